/** The cards of Import / Export, as written by tools/web_data.py. */
import type { Action, OwnValues, Type } from '../../generated/protocol'
import rules from '../rules.json'
import cards from './cards.json'

const ACTION = rules.actions as Record<Type, Action>
export const TYPES = Object.keys(ACTION) as Type[]
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
  /** Values that are this table's own. */
  own?: string[]
}

export const CARDS = new Map((cards as CardData[]).map((card) => [card.id, card]))

let tableCards: ReadonlyMap<string, CardData> = new Map()

/** Sets a table's own values. There is only one table on the page at a time. */
export function useValues(values: Record<string, OwnValues>): void {
  tableCards = new Map(
    Object.entries(values).map(([id, own]) => {
      const card = { ...(CARDS.get(id) as CardData), ...own, own: Object.keys(own) }
      return [id, { ...card, action: ACTION[card.type] }]
    }),
  )
}

export function cardOf(id: string): CardData {
  const found = tableCards.get(id) ?? CARDS.get(id)
  if (!found) throw new Error(`no card ${id}`)
  return found
}

/** The same cards, grouped by type. */
export function byType(cards: string[]): string[] {
  return TYPES.flatMap((type) => cards.filter((card) => cardOf(card).type === type))
}

/** The slots of a card's load, one by one, in the order of the types. */
export function slotsOf(card: CardData): Type[] {
  return TYPES.flatMap((type) => Array<Type>(card.load[type] ?? 0).fill(type))
}
