/** The games of this page, and how a quick game of each is set up. */
import { keep, kept } from '../browser/storage'
import { newTable } from '../net/api'
import type { NewTable, WantedSeat } from '../generated/protocol'
import { go } from '../routes.svelte'
import { settings } from '../settings/settings.svelte'
import { say } from '../text/words.svelte'

export type Level = NonNullable<WantedSeat['level']>
export const GAMES = ['import-export', 'maritime-silk-road'] as const
export type GameId = (typeof GAMES)[number]

/** Until the server has told, and for pages that can't reach it. */
export const PLAYERS: Record<GameId, [least: number, most: number]> = {
  'import-export': [2, 6],
  'maritime-silk-road': [2, 4],
}

export const LEVELS: Level[] = ['easy', 'normal', 'hard', 'expert']

/** The guided first game of each. */
export const FIRST: Record<GameId, string> = {
  'import-export': 'trade-first',
  'maritime-silk-road': 'silk-first',
}

export interface Quick {
  players: number
  level: Level
}
export function quickOf(game: string): Quick {
  return kept(`quick.${game}`, { players: 3, level: 'normal' })
}

/** The reader's name, or a word for one who gave none. */
export function myName(): string {
  return settings.name.trim() || say('lobby-nobody')
}

/** Makes a table and goes there. */
export async function openTable(wanted: NewTable): Promise<void> {
  const keys = await newTable(wanted)
  go({ page: 'table', id: keys.table })
}

/** One click: the reader against bots. */
export async function playNow(game: string, quick: Quick): Promise<void> {
  keep(`quick.${game}`, quick)
  const bots = Array<WantedSeat>(quick.players - 1).fill({ kind: 'bot', level: quick.level })
  await openTable({ game, name: myName(), seats: [{ kind: 'person' }, ...bots] })
}
