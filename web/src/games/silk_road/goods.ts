/** The goods and special cards of Maritime Silk Road, as written by tools/web_data.py. */
import type { Good, Special } from '../../generated/protocol'
import rules from '../rules.json'

export const GOODS = rules.goods as Good[]
export const PRICE: Record<Special, number> = rules.prices
export const SPECIALS = Object.keys(PRICE) as Special[]
/** How many cards the deck has when the first turn begins, by players; it runs down like a clock. */
export const DECK_AT_START: Record<number, number> = rules.deck_at_start

export function count<T>(list: readonly T[], what: T): number {
  return list.filter((each) => each === what).length
}
