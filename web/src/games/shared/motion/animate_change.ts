/** What flies where when a table has changed: ghosts by events, ships and neighbours by themselves. */
import type { Event } from '../../../generated/protocol'
import { flyGhost, layerIn, shift, type Spot } from './ghosts'
import { journeys, type Journey } from './journeys'

export type Spots = Map<string, Spot>

/** If many things fly at once, only the last ones are shown. */
const MOST = 16
/** Places that always show a card: the old one, until the new one arrives. */
const PLACE = /^market:/
const NAMED = '[data-thing],[data-place]'

export function spotsIn(root: HTMLElement): Spots {
  const found: Spots = new Map()
  for (const node of root.querySelectorAll<HTMLElement>(NAMED)) {
    const whole = node.parentElement?.matches('[data-whole]') ? node.parentElement : node
    const box = whole.getBoundingClientRect()
    const name = node.dataset.thing ?? node.dataset.place ?? ''
    if (!box.width || found.has(name)) continue
    const zone = node.closest<HTMLElement>('[data-zone]')
    const still = PLACE.test(name) ? (whole.cloneNode(true) as HTMLElement) : undefined
    found.set(name, { node: whole, box, zone, still, shows: node.dataset.peek })
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

/** The place where a card was put onto another. */
function coveredPlace(before: Spots, after: Spots, { card, over }: Journey, taken: Set<Spot>) {
  for (const [name, spot] of after) {
    if (!PLACE.test(name) || taken.has(spot) || spot.shows !== card) continue
    const old = before.get(name)
    if (old?.shows !== over) continue
    taken.add(spot)
    return { ...spot, still: old?.still }
  }
  return undefined
}

export function animateChange(root: HTMLElement, before: Spots, events: Event[]): void {
  const after = spotsIn(root)
  const layer = layerIn(root)
  const taken = new Set<Spot>()
  const found = journeys(events).flatMap((journey) => {
    const from = first(before, journey.from)
    const place = journey.over ? coveredPlace(before, after, journey, taken) : undefined
    const to = place ?? first(after, journey.to)
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
    const back = card === undefined
    const arrives = to.node.dataset.thing !== undefined && !before.has(to.node.dataset.thing)
    flyGhost(layer, from, to, { order, of: all.length, amount, back, arrives, still: to.still })
  })
}
