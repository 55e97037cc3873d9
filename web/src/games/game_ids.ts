/** The games of this page. */
export const GAMES = ['import-export', 'maritime-silk-road'] as const
export type GameId = (typeof GAMES)[number]
export const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id)

/** How many can play: until the server has said so, and for pages that can't reach it. */
export const PLAYERS: Record<GameId, [least: number, most: number]> = {
  'import-export': [2, 6],
  'maritime-silk-road': [2, 4],
}

/** The guided first game of each. */
export const FIRST_LESSON: Record<GameId, string> = {
  'import-export': 'trade-first',
  'maritime-silk-road': 'silk-first',
}
