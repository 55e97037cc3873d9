/** Setting up a table: a quick game against bots, or one with everything chosen. */
import { store, stored } from '../browser/storage'
import type { NewTable, WantedSeat } from '../generated/protocol'
import { newTable } from '../net/api'
import { commitToPart } from '../net/deal_parts'
import { navigate } from '../routes.svelte'
import { settings } from '../settings/settings.svelte'
import { say } from '../text/words.svelte'

export type Level = NonNullable<WantedSeat['level']>

export const LEVELS: Level[] = ['easy', 'normal', 'hard', 'expert']

export interface QuickGame {
  players: number
  level: Level
}
export function lastQuickGame(game: string): QuickGame {
  return stored(`quick.${game}`, { players: 3, level: 'normal' })
}

/** The reader's name, or a word for nobody. */
export function myName(): string {
  return settings.name.trim() || say('lobby-nobody')
}

/** Creates a table and goes there. */
export async function openTable(wanted: NewTable): Promise<void> {
  const keys = await newTable({ ...wanted, commitment: commitToPart() })
  navigate({ page: 'table', id: keys.table })
}

/** One click: the reader against bots. */
export async function playNow(game: string, quick: QuickGame): Promise<void> {
  store(`quick.${game}`, quick)
  const bots = Array<WantedSeat>(quick.players - 1).fill({ kind: 'bot', level: quick.level })
  await openTable({
    game,
    name: myName(),
    seats: [{ kind: 'person' }, ...bots],
    pace: settings.pace,
  })
}
