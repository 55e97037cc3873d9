import { CARDS } from './import_export/cards'
import { GOODS, SPECIALS } from './silk_road/goods'

const SILK_ROAD: readonly string[] = [...GOODS, ...SPECIALS]

/** The cards of a game, in the order of its lists; on the Silk Road the goods and special cards. */
export function cardIds(game: string): readonly string[] {
  return game === 'import-export' ? [...CARDS.keys()] : SILK_ROAD
}

export function isCard(game: string, id: string): boolean {
  return game === 'import-export' ? CARDS.has(id) : SILK_ROAD.includes(id)
}
