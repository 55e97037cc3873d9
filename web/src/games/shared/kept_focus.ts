/** The keyboard's focus stays where it was when the thing that had it goes. */
import { middleOf } from './keyboard'

const zoneOf = (thing = '') => thing.slice(0, thing.indexOf(':') + 1)

/**
 * Attach it to the table: when what has the focus is gone, the same thing gets it again, or the nearest
 * of those that lay beside it, or the choices of the bar.
 */
export function keptFocus(root: HTMLElement): () => void {
  let held: HTMLElement | undefined
  let middle: readonly [number, number] = [0, 0]
  const distance = (each: Element) => {
    const [x, y] = middleOf(each)
    return Math.hypot(x - middle[0], y - middle[1])
  }
  function note({ target }: Event) {
    held = target as HTMLElement
    middle = middleOf(held)
  }
  const watcher = new MutationObserver(() => {
    if (!held || root.contains(held) || document.activeElement !== document.body) return
    const { thing } = held.dataset
    const zone = zoneOf(thing)
    const things = [...root.querySelectorAll<HTMLElement>('button[data-thing]')]
    const same = things.filter((each) => each.dataset.thing === thing)
    const beside = things
      .filter((each) => zone && zoneOf(each.dataset.thing) === zone)
      .sort((a, b) => distance(a) - distance(b))
    for (const next of [...same, ...beside, root.querySelector<HTMLElement>('.choices')]) {
      next?.focus({ preventScroll: true })
      if (document.activeElement === next) return
    }
  })
  root.addEventListener('focusin', note)
  watcher.observe(root, { childList: true, subtree: true })
  return () => {
    root.removeEventListener('focusin', note)
    watcher.disconnect()
  }
}
