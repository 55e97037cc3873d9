/** Playing with the keyboard: letters for what the bar does, arrows among what can be picked. */

const PICKABLE = ['can', 'target', 'chosen'].map((mark) => `button[data-mark='${mark}']`).join(', ')
/** Elements in which keys have their own meaning. */
const OWN_KEYS = 'input, select, textarea, dialog, [contenteditable]'

export interface KeyActions {
  confirm(): void
  clear(): void
  undo(): void
  hint(): void
  help(): void
}

type Direction = readonly [number, number]
export const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The nearest of the others in that direction; those off to the side count as farther away. */
export function nearest(
  from: readonly [number, number],
  others: readonly (readonly [number, number])[],
  [dx, dy]: Direction,
): number {
  let best = -1
  let least = Infinity
  others.forEach(([x, y], place) => {
    const along = (x - from[0]) * dx + (y - from[1]) * dy
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx)
    if (along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside
      best = place
    }
  })
  return best
}

function moveFocus(root: Element, direction: Direction): void {
  const now = document.activeElement
  const steps = direction[0] ? now?.closest('.steps') : null
  const marked = [
    ...(steps ?? root).querySelectorAll<HTMLElement>(steps ? '[data-step]' : PICKABLE),
  ].filter((each) => each.getClientRects().length)
  const others = marked.filter((each) => each !== now)
  const held = now instanceof HTMLElement && root.contains(now) && now !== root
  const place = held ? nearest(middleOf(now), others.map(middleOf), direction) : 0
  others[place]?.focus()
}

/** Returns whether the key meant something. */
export function onKey(
  event: KeyboardEvent,
  root: Element | undefined,
  actions: KeyActions,
): boolean {
  const at = event.target instanceof Element ? event.target : undefined
  const held = event.ctrlKey || event.metaKey || event.altKey
  const direction = DIRECTIONS[event.key]
  if (held || (event.shiftKey && direction) || !root) return false
  if (document.querySelector('dialog[open]')) return false
  if (event.key === 'Escape') {
    actions.clear()
    return true
  }
  if (at?.closest(OWN_KEYS)) return false
  if (direction) moveFocus(root, direction)
  else if (event.key === 'c') actions.confirm()
  else if (event.key === 'Enter' && !at?.closest('button, a, summary')) actions.confirm()
  else if (event.key === 'u') actions.undo()
  else if (event.key === 'h') actions.hint()
  else if (event.key === '?') actions.help()
  else return false
  return true
}
