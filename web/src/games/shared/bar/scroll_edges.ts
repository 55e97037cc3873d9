/** Attach it to a row: where that scrolls sideways, it says at which ends there is more. */
export function scrollEdges(row: HTMLElement): void {
  function look() {
    const scrolls = getComputedStyle(row).overflowX === 'auto'
    const rest = scrolls ? row.scrollWidth - row.clientWidth - row.scrollLeft : 0
    row.toggleAttribute('data-before', row.scrollLeft > 1)
    row.toggleAttribute('data-after', rest > 1)
  }
  // They go when the row goes.
  new ResizeObserver(look).observe(row)
  new MutationObserver(look).observe(row, { childList: true, subtree: true })
  row.addEventListener('scroll', look)
}
