/** Draws as large as there is room for. */
import type { Attachment } from 'svelte/attachments'

/** The sizes that are tried, as `data-size` and as the factor `--scale`; from the largest on. */
export const SCALES = [1.3, 1.15, 1, 0.9, 0.78] as const

/** A ship's wake is a little longer than the ship. */
const WAKE = 8

/**
 * For `{@attach}`: the element gets the largest size at which none of the named boxes, itself
 * or within it, overflows, or else the smallest. `drawn` is whatever changes when something else is drawn.
 */
export function fitting(boxes: string, drawn: unknown): Attachment<HTMLElement> {
  void drawn
  return (root) => {
    const overflows = () =>
      [root, ...root.querySelectorAll(boxes)].some(
        (box) =>
          box.matches(boxes) &&
          (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + WAKE),
      )
    function fit() {
      for (const [size, scale] of SCALES.entries()) {
        root.dataset['size'] = String(size)
        root.style.setProperty('--scale', String(scale))
        if (!overflows()) return
      }
    }
    const watch = new ResizeObserver(fit)
    watch.observe(root)
    fit()
    return () => watch.disconnect()
  }
}
