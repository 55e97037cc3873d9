/** The cards of Import / Export, as written by tools/web_data.py, and what a seat sees of a table. */
import cards from './data/cards.json'

export const TYPES = ['technology', 'agriculture', 'illegal', 'consumer', 'luxury'] as const
export type Type = (typeof TYPES)[number]
export type Colour = Type | 'capital'
export type Action = 'load' | 'contract' | 'pirate' | 'import' | 'supply'

export interface CardData {
  id: string
  set: 'base' | 'jutaku' | 'kickstarter' | 'captain'
  type: Type
  action: Action
  tier: number
  load: Partial<Record<Type, number>>
  house: string[]
}

export const CARDS = new Map((cards as CardData[]).map((card) => [card.id, card]))

export function cardOf(id: string): CardData {
  const found = CARDS.get(id)
  if (!found) throw new Error(`no card ${id}`)
  return found
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
  target: number
  question?: { id: string; kind: string; options: string[] }
}

export interface Slot {
  type: Type
  contract: string
  holds: Aboard[]
}

/** The deck of a ship: the slots of its contracts with what fills them, then what lies loose. */
export function deckOf(ship: ShipSeen): { slots: Slot[]; loose: Aboard[] } {
  const slots: Slot[] = ship.contracts.flatMap((contract) =>
    slotsOf(cardOf(contract)).map((type) => ({ type, contract, holds: [] as Aboard[] })),
  )
  const loose: Aboard[] = []
  let last: Slot | undefined
  for (const aboard of ship.containers) {
    const slot = aboard.beside
      ? last
      : slots.find(
          (each) =>
            each.contract === aboard.contract && each.type === aboard.type && !each.holds.length,
        )
    if (slot) slot.holds.push(aboard)
    else loose.push(aboard)
    last = slot
  }
  return { slots, loose }
}
