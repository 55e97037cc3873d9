/** Before the end page comes, the last move can be seen: for a moment, or until the reader has seen it. */

/** Milliseconds. */
export const LAST_LOOK = 5000

/**
 * Call it once in a component's script; `over` is undefined until that is known. A game that was over
 * from the start needs no last look.
 */
export function useLastLook(over: () => boolean | undefined) {
  let wasPlayed = false
  const look = $state({ open: false, close: () => (look.open = false) })
  const isOver = $derived(over())
  $effect.pre(() => {
    if (isOver === false) {
      wasPlayed = true
      look.open = false
    }
    if (!isOver || !wasPlayed) return
    wasPlayed = false
    look.open = true
    const timer = setTimeout(look.close, LAST_LOOK)
    return () => clearTimeout(timer)
  })
  return look
}
