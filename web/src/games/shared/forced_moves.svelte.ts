/** Moves without a choice play themselves, after a moment in which one sees what happens. */

/** Milliseconds; whoever clicks or types meanwhile gets them again. */
export const FORCED_AFTER = 1500

/** Call it once in a component's script; `only` is the option, if there is just one. */
export function useForcedMoves(only: () => string | undefined, answer: (id: string) => void): void {
  $effect(() => {
    const option = only()
    if (option === undefined) return
    const later = () => setTimeout(() => answer(option), FORCED_AFTER)
    let timer = later()
    const again = () => {
      clearTimeout(timer)
      timer = later()
    }
    const signs = ['keydown', 'pointerdown'] as const
    signs.forEach((sign) => addEventListener(sign, again))
    return () => {
      clearTimeout(timer)
      signs.forEach((sign) => removeEventListener(sign, again))
    }
  })
}
