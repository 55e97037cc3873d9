/** What moves where, read from events: the names that things have before and after, best one first. */
import type { Event } from '../../../text/words.svelte'

export interface Journey {
  /** The card that moves; none: one that this seat does not see, or credits. */
  card?: string
  /** Credits, if it is they that move. */
  amount?: number
  from: string[]
  to: string[]
}

const MONEY = ['credits', 'coins']
const SHIP = /^[a-z]+-[12]$/
const SEAT = /^seat-(\d+)$/
const EARNED = ['gain', 'income']
const SPENT = ['pay', 'buy']
/** Events that name an action where others name a place: the cards lie before their player then. */
const PLAYED = ['lead', 'follow']
/** Ships move by themselves, with all that is on them. */
const SHIPS = ['sail', 'return', 'complete']
/** Face-down cards that fly at once stand for any number. */
const BACKS = 3

/** Where a card can be found at a place of an event: as itself, as a contract, or the place as a whole. */
function spots(place: string, card: string | undefined, seat: number | undefined): string[] {
  if (SEAT.test(place)) return [...(card ? [`hand:${card}`] : []), `${place}:hand`]
  const own = seat === undefined ? [] : [`seat-${seat}:${place}`]
  const single = card ? [`${place}:${card}`, ...(SHIP.test(place) ? [`contract:${card}`] : [])] : []
  return [...single, ...own, place]
}

function money(told: Event): Journey[] {
  if (!told.amount || told.seat === undefined) return []
  const of = (seat: number) => MONEY.map((word) => `seat-${seat}:${word}`)
  const cause = told.cause ? [`shipments:${told.cause}`] : []
  if (EARNED.includes(told.type))
    return [{ amount: told.amount, from: [...cause, 'bank'], to: of(told.seat) }]
  if (!SPENT.includes(told.type)) return []
  const other = SEAT.exec(told.to ?? '')
  return [{ amount: told.amount, from: of(told.seat), to: other ? of(Number(other[1])) : ['bank'] }]
}

/** The journeys of these events; a card that goes on from where it came to makes only one. */
export function journeys(events: Event[]): Journey[] {
  const found: Journey[] = []
  const last = new Map<string, { place: string; journey: Journey }>()
  for (const told of events) {
    found.push(...money(told))
    if (!told.from || SHIPS.includes(told.type)) continue
    const place = PLAYED.includes(told.type) ? 'played' : (told.to ?? 'held')
    const unseen = Array<undefined>(Math.min(told.amount ?? 1, BACKS)).fill(undefined)
    for (const card of told.cards?.length ? told.cards : unseen) {
      const to = spots(place, card, told.seat)
      const before = card ? last.get(card) : undefined
      if (before && (before.place === told.from || before.place === 'held')) {
        before.journey.to = to
        before.place = place
        continue
      }
      const journey: Journey = {
        ...(card ? { card } : {}),
        from: spots(told.from, card, told.seat),
        to,
      }
      found.push(journey)
      if (card) last.set(card, { place, journey })
    }
  }
  return found
}
