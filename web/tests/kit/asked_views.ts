/** Questions of real games, and a table that plays without a server. */
import { screen } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import type { GameExplanation, GameView, Seat, Table } from '../../src/generated/protocol'
import type { TableConnection } from '../../src/net/table_connection.svelte'
import { setLanguage } from '../../src/text/words.svelte'

export interface Asked {
  seat: number
  view: GameView
  explanation: GameExplanation
}
export const asked = JSON.parse(readFileSync('tests/data/asked_views.json', 'utf8')) as Asked[]

export async function ready(): Promise<void> {
  await setLanguage('en')
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  Element.prototype.scrollTo ??= vi.fn()
  globalThis.ResizeObserver ??= class {
    observe = vi.fn()
    unobserve = vi.fn()
    disconnect = vi.fn()
  }
  globalThis.matchMedia ??= () => ({ matches: true, addEventListener: vi.fn() }) as never
}

export function sampleOf(kind: string, wanted = ''): Asked {
  const found = asked.find(
    ({ view }) =>
      view.question?.kind === kind && view.question.options.some((id) => id.startsWith(wanted)),
  )
  if (!found) throw new Error(kind)
  return found
}

/** A session at which this seat is asked. */
export function sessionFor(
  { view, explanation, seat }: Asked,
  more: Partial<Record<keyof TableConnection, unknown>> = {},
): TableConnection {
  const seats = view.players.map((_, number): Seat => ({
    kind: number === seat ? 'person' : 'bot',
    name: number === seat ? 'Ada' : '',
    captain: number === seat ? null : 'tidewell',
    level: number === seat ? null : 'easy',
    online: true,
    away: false,
    since: null,
    time_left: null,
    runs_out: null,
    thinking: false,
    reserved: false,
  }))
  const table: Partial<Table> = {
    id: 'x',
    game: view.game,
    state: 'playing',
    seats,
    proposal: null,
    notices: [],
  }
  const shared = { view, explanation, seat, question: view.question, table }
  const calls = ['answer', 'undoLast', 'restartTurn', 'propose', 'vote', 'setStanding', 'hint']
  return {
    ...shared,
    ...{
      events: [],
      era: 0,
      seenEvents: 0,
      sent: null,
      refused: null,
      canUndo: false,
      standing: {},
      prepared: null,
    },
    ...Object.fromEntries(calls.map((name) => [name, vi.fn()])),
    ...more,
  } as unknown as TableConnection
}

export const confirm = () => screen.getByRole('button', { name: /^Confirm/ })
export const thing = (name: string) => {
  const found = document.querySelector<HTMLElement>(`button[data-thing="${name}"]`)
  if (!found) throw new Error(`no ${name}`)
  return found
}
