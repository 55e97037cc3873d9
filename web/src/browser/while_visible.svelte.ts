/** Does something now and again, as long as the page is looked at. To be called while a component is made. */
export function whileVisible(what: () => Promise<void>, every: number): void {
  $effect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void what()
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
