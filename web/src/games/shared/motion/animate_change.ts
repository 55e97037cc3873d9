/** What flies where when a table has changed: ghosts by events, ships and neighbours by themselves. */
import type { Event } from '../../../generated/protocol'
import { flyGhost, layerIn, shift, type Spot } from './ghosts'
import { journeys } from './journeys'

export type Spots = Map<string, Spot>

/** If many things fly at once, only the last ones are shown. */
const MOST = 16
const NAMED = '[data-thing],[data-place]'

export function spotsIn(root: HTMLElement): Spots {
  const found: Spots = new Map()
  for (const node of root.querySelectorAll<HTMLElement>(NAMED)) {
    const whole = node.parentElement?.matches('[data-whole]') ? node.parentElement : node
    const box = whole.getBoundingClientRect()
    const name = node.dataset.thing ?? node.dataset.place ?? ''
    if (!box.width || found.has(name)) continue
    found.set(name, { node: whole, box, zone: node.closest<HTMLElement>('[data-zone]') })
  }
  return found
}

function first(spots: Spots, names: string[]): Spot | undefined {
  for (const name of names) {
    const spot = spots.get(name)
    if (spot) return spot
  }
  return undefined
}

export function animateChange(root: HTMLElement, before: Spots, events: Event[]): void {
  const after = spotsIn(root)
  const layer = layerIn(root)
  const found = journeys(events).flatMap((journey) => {
    const from = first(before, journey.from)
    const to = first(after, journey.to)
    return from && to && from.node !== to.node ? [{ ...journey, from, to }] : []
  })
  const all = found.slice(-MOST)
  const flown = new Set<HTMLElement>()
  for (const [name, to] of after) {
    const from = before.get(name)
    if (!from || name.includes(' ')) continue
    const zones = [from.zone?.dataset.zone, to.zone?.dataset.zone]
    const isShip = to.node.matches('[data-whole]') || from.node.matches('[data-whole]')
    if (zones[0] === zones[1]) shift(to, from)
    else if (isShip && zones[1]) {
      flown.add(to.node)
      flyGhost(layer, from, to, { order: 0, of: all.length + 1, slow: true })
    }
  }
  all.forEach(({ from, to, amount, card }, order) => {
    if (flown.has(to.node)) return
    flyGhost(layer, from, to, { order, of: all.length, amount, back: card === undefined })
  })
}
