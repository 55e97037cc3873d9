/** Repeats something as long as the page is visible. Call it while a component is created. */
export function whileVisible(run: () => Promise<void>, every: number): void {
  $effect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void run()
    }
    look()
    const beat = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(beat)
      document.removeEventListener('visibilitychange', look)
    }
  })
}
