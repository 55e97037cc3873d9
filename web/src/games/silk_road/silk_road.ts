/** What a seat sees of Maritime Silk Road, the prices of what is for sale, and what a play earns. */
import type { Event } from '../../text/words.svelte'

export const GOODS = ['porcelain', 'silk', 'tea', 'spice', 'glass', 'ore'] as const
export type Good = (typeof GOODS)[number]
export const SPECIALS = ['ship', 'licence', 'porter', 'exchange'] as const
export type Special = (typeof SPECIALS)[number]
export const PRICE: Record<Special, number> = { ship: 10, licence: 11, porter: 12, exchange: 8 }
export const CARDS_OF_A_GOOD = 11
const CARDS = GOODS.length * CARDS_OF_A_GOOD
const DEALT = 3
const PLACES = 6
const LICENCE = 2

export interface MerchantSeen {
  hand_size: number
  hand?: Good[]
  coins?: number
  ships: Good[]
  licences: number
  porters: number
  exchanges: number
}
export interface SilkSeen {
  players: MerchantSeen[]
  market: Good[]
  covered: Good[]
  deck_size: number
  supply: Record<Good, number>
  shop: Record<Special, number>
  first: number
  turn: number
  over?: boolean
  pending?: { seat: number; kind: string }[]
  question?: { id: string; kind: string; options: string[] }
}

/** How many cards the deck has when the first turn begins: the game is a clock of so many. */
export function deckAtStart(players: number): number {
  return CARDS - PLACES - DEALT * players
}

export function count<T>(list: readonly T[], what: T): number {
  return list.filter((each) => each === what).length
}

/** Who earned anything earns with every licence, too (rules 5.3, 5.4). */
function earned(showing: number, player: MerchantSeen, good: Good): number {
  const plain = showing * count(player.ships, good)
  return plain && plain + LICENCE * player.licences
}

/** What everybody would earn if cards of a good were played on these goods. All of it is public. */
export function incomes(view: SilkSeen, good: Good, covering: readonly Good[]): number[] {
  const showing = count(view.market, good) - count(covering, good) + covering.length
  return view.players.map((player) => earned(showing, player, good))
}

/** The names of the things that the table shows to a seat, in the order of reading. */
export function thingsOn(view: SilkSeen, seat: number | null): string[] {
  const me = seat === null ? undefined : view.players[seat]
  return [
    ...view.market.map((_, place) => `market:${place + 1}`),
    'deck',
    ...GOODS.map((good) => `supply:${good}`),
    ...SPECIALS.map((special) => `buy:${special}`),
    ...(me?.ships ?? []).map((_, place) => `ship:${place + 1}`),
    ...GOODS.filter((good) => me?.hand?.includes(good)).map((good) => `hand:${good}`),
  ]
}

/** Which of the two phases of a turn this is; set-up has none. */
export function phaseOf(view: SilkSeen): 1 | 2 | undefined {
  const kind = view.pending?.[0]?.kind
  if (!kind || !view.turn) return undefined
  return kind === 'phase-2' || kind === 'extra-draw' ? 2 : 1
}

/** What a merchant earned and spent in a whole game. */
export interface Account {
  goods: Record<Good, number>
  licences: number
  spent: number
}

/**
 * The accounts of all seats, from the events of a whole game. They follow from what is public:
 * the market, the ships and the licences. Only to be shown when the game is over, for until then
 * coins may be secret.
 */
export function accounts(events: Event[], players: number): Account[] {
  const none = () => Object.fromEntries(GOODS.map((good) => [good, 0])) as Record<Good, number>
  const all = Array.from({ length: players }, () => ({ goods: none(), licences: 0, spent: 0 }))
  const ships: Good[][] = all.map(() => [])
  const licences = all.map(() => 0)
  let market: Good[] = []
  let played: Good[] = []
  for (const { type, seat = 0, cards = [], to, amount = 0 } of events) {
    const account = all[seat]
    const fleet = ships[seat]
    const [first, second] = cards as Good[]
    if (!account || !fleet) continue
    if (type === 'market') market = [...(cards as Good[])]
    else if (type === 'load' && first) fleet.push(first)
    else if (type === 'exchange' && second) fleet[Number(to?.slice('ship-'.length)) - 1] = second
    else if (type === 'buy') {
      account.spent += amount
      if (to === 'licence') licences[seat] = (licences[seat] ?? 0) + 1
    } else if (type === 'play') played = cards as Good[]
    else if (type === 'cover') {
      for (const good of cards as Good[]) market.splice(market.indexOf(good), 1)
      market = [...market, ...played]
    } else if (type === 'income' && first) {
      account.goods[first] += count(market, first) * count(fleet, first)
      account.licences += LICENCE * (licences[seat] ?? 0)
    }
  }
  return all
}
