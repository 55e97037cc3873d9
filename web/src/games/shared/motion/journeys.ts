/** What moves where, read from events: the names that things have before and after, best one first. */
import type { Event } from '../../../generated/protocol'

export interface Journey {
  /** The card that moves; absent for credits, or for a card that this seat does not see. */
  card?: string
  /** The credits that move, if any. */
  amount?: number
  from: string[]
  to: string[]
  /** The card on which it is put. */
  over?: string
}

const MONEY = ['credits', 'coins']
const SHIP = /^[a-z]+-[12]$/
const SEAT = /^seat-(\d+)$/
const EARNED = ['gain', 'income']
const SPENT = ['pay', 'buy']
/** Events that name an action instead of a place: the cards then lie in front of their player. */
const PLAYED = ['lead', 'follow']
/** Ships move by themselves, with all that is on them. */
const SHIPS = ['sail', 'return', 'complete']
/** The first of two cubes goes back to the supply, the second comes from there. */
const EXCHANGED = 'exchange'
/** Says what the cards that were just played lie on. */
const COVERED = 'cover'
/** How many face-down cards fly at once, standing for any number. */
const BACKS = 3

/** Where a card can be found at a place of an event: as itself, as a contract, or the place as a whole. */
function spotNames(place: string, card: string | undefined, seat: number | undefined): string[] {
  if (SEAT.test(place)) return [...(card ? [`hand:${card}`] : []), `${place}:hand`]
  const own = seat === undefined ? [] : [`seat-${seat}:${place}`]
  const single = card ? [`${place}:${card}`, ...(SHIP.test(place) ? [`contract:${card}`] : [])] : []
  return [...single, ...own, place]
}

function money(event: Event): Journey[] {
  if (!event.amount || event.seat === undefined) return []
  const of = (seat: number) => MONEY.map((word) => `seat-${seat}:${word}`)
  const cause = event.cause ? [`shipments:${event.cause}`] : []
  if (EARNED.includes(event.type))
    return [{ amount: event.amount, from: [...cause, 'bank'], to: of(event.seat) }]
  if (!SPENT.includes(event.type)) return []
  const other = SEAT.exec(event.to ?? '')
  return [
    { amount: event.amount, from: of(event.seat), to: other ? of(Number(other[1])) : ['bank'] },
  ]
}

/** The journeys in these events; a card that moves on from where it arrived makes only one. */
export function journeys(events: Event[]): Journey[] {
  const found: Journey[] = []
  const last = new Map<string, { place: string; journey: Journey }>()
  for (const event of events) {
    found.push(...money(event))
    if (event.type === COVERED) {
      const cards = event.cards ?? []
      found.slice(-cards.length).forEach((journey, place) => (journey.over = cards[place] ?? ''))
      continue
    }
    if (!event.from || SHIPS.includes(event.type)) continue
    const place = PLAYED.includes(event.type) ? 'played' : (event.to ?? 'held')
    if (event.type === EXCHANGED && event.cards?.length === 2) {
      const [old = '', fresh = ''] = event.cards
      const [supply, ship] = [event.from, place]
      const names = (at: string, card: string) => spotNames(at, card, event.seat)
      found.push({ card: old, from: names(ship, old), to: names(supply, old) })
      found.push({ card: fresh, from: names(supply, fresh), to: names(ship, fresh) })
      continue
    }
    const unseen = Array<undefined>(Math.min(event.amount ?? 1, BACKS)).fill(undefined)
    for (const card of event.cards?.length ? event.cards : unseen) {
      const to = spotNames(place, card, event.seat)
      const before = card ? last.get(card) : undefined
      if (before && (before.place === event.from || before.place === 'held')) {
        before.journey.to = to
        before.place = place
        continue
      }
      const journey: Journey = {
        ...(card ? { card } : {}),
        from: spotNames(event.from, card, event.seat),
        to,
      }
      found.push(journey)
      if (card) last.set(card, { place, journey })
    }
  }
  return found
}
