/** The cards of Import / Export, as written by tools/web_data.py, and what a seat sees of a table. */
import cards from './cards.json'

export const TYPES = ['technology', 'agriculture', 'illegal', 'consumer', 'luxury'] as const
export type Type = (typeof TYPES)[number]
export type Colour = Type | 'capital'
export type Action = 'load' | 'contract' | 'pirate' | 'import' | 'supply'

const ACTION: Record<Type, Action> = {
  technology: 'load',
  agriculture: 'contract',
  illegal: 'pirate',
  consumer: 'import',
  luxury: 'supply',
}
export const ACTIONS = Object.values(ACTION)

export interface CardData {
  id: string
  set: 'base' | 'jutaku' | 'kickstarter' | 'captain'
  type: Type
  action: Action
  tier: number
  load: Partial<Record<Type, number>>
  /** Values that are the project's own. */
  house: string[]
  /** Values that were agreed on for this table. */
  own?: string[]
}
export type OwnValues = Record<string, Partial<Pick<CardData, 'type' | 'tier' | 'load'>>>

export const CARDS = new Map((cards as CardData[]).map((card) => [card.id, card]))

let agreed: ReadonlyMap<string, CardData> = new Map()

/** The cards as a table has them, if it has values of its own. There is one table on the page at a time. */
export function useValues(values: OwnValues = {}): void {
  agreed = new Map(
    Object.entries(values).map(([id, own]) => {
      const card = { ...(CARDS.get(id) as CardData), ...own, own: Object.keys(own) }
      return [id, { ...card, action: ACTION[card.type] }]
    }),
  )
}

export function cardOf(id: string): CardData {
  const found = agreed.get(id) ?? CARDS.get(id)
  if (!found) throw new Error(`no card ${id}`)
  return found
}

/** The same cards, those of one type beside each other. */
export function byType(cards: string[]): string[] {
  return TYPES.flatMap((type) => cards.filter((card) => cardOf(card).type === type))
}

/** The slots of a card's load, one by one, in the order of the types. */
export function slotsOf(card: CardData): Type[] {
  return TYPES.flatMap((type) => Array<Type>(card.load[type] ?? 0).fill(type))
}

export interface Aboard {
  card: string
  contract?: string
  type?: Type
  beside?: boolean
}
export interface ShipSeen {
  at: 'harbour' | 'sea'
  contracts: string[]
  containers: Aboard[]
}
export interface PlayerSeen {
  colour: Colour
  credits: number
  hand_size: number
  hand?: string[]
  shown?: string[]
  imports: string[]
  goods: string[]
  shipments: string[]
  played: string[]
  sold: boolean
  tiers: Record<Type, number>
  /** Imports by action, virtual ones too. */
  actions: Record<Action, number>
  /** How many there may be; `null`: any number. */
  room: { imports: number | null; goods: number; goods_taken: number; ship: number }
  ships: ShipSeen[]
}
export interface TradeSeen {
  players: PlayerSeen[]
  island: string[]
  discard: string[]
  deck_size: number
  leader: number
  turn: number
  led: Action | null
  /** The ship, or the island, that an import takes from. */
  picked: string | null
  target: number
  last_turn: boolean
  /** Cards on their way, while somebody decides about them. */
  held: string[]
  /** Cards with another card's power; credits that lie on cards; powers used up this turn. */
  copies: Record<string, string>
  stored: Record<string, number>
  used: string[]
  extra_turns: number[]
  again: boolean
  options: { cards?: OwnValues; closed_hands?: boolean }
  pending?: { seat: number; kind: string }[]
  question?: { id: string; kind: string; options: string[] }
}

export interface Slot {
  type: Type
  contract: string
  holds: Aboard[]
}

/** The deck of a ship: the slots of its contracts with what fills them, then what lies loose. */
export interface Deck {
  slots: Slot[]
  /** One by one, or two that count as one. */
  loose: Aboard[][]
}

export function deckOf(ship: ShipSeen): Deck {
  const slots: Slot[] = ship.contracts.flatMap((contract) =>
    slotsOf(cardOf(contract)).map((type) => ({ type, contract, holds: [] as Aboard[] })),
  )
  const loose: Aboard[][] = []
  const isFor = (slot: Slot, { contract, type }: Aboard) =>
    slot.contract === contract && slot.type === type && !slot.holds.length
  let last: Aboard[] = []
  for (const aboard of ship.containers) {
    if (!aboard.beside) {
      const slot = slots.find((each) => isFor(each, aboard))
      last = slot?.holds ?? []
      if (!slot) loose.push(last)
    }
    last.push(aboard)
  }
  return { slots, loose }
}
