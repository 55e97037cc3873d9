/** The goods and special cards of Maritime Silk Road, and how many there are. */
export const GOODS = ['porcelain', 'silk', 'tea', 'spice', 'glass', 'ore'] as const
export type Good = (typeof GOODS)[number]
export const SPECIALS = ['ship', 'licence', 'porter', 'exchange'] as const
export type Special = (typeof SPECIALS)[number]
export const PRICE: Record<Special, number> = { ship: 10, licence: 11, porter: 12, exchange: 8 }
export const CARDS_OF_A_GOOD = 11
const CARDS = GOODS.length * CARDS_OF_A_GOOD
const DEALT = 3
const PLACES = 6

/** How many cards the deck has when the first turn begins; it runs down like a clock. */
export function deckAtStart(players: number): number {
  return CARDS - PLACES - DEALT * players
}

export function count<T>(list: readonly T[], what: T): number {
  return list.filter((each) => each === what).length
}
