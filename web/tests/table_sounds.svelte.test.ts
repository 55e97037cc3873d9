/** What is heard, and when nothing is. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as sounds from '../src/browser/sounds'
import type { TableConnection } from '../src/net/table_connection.svelte'
import { settings } from '../src/settings/settings.svelte'
import { playTableSounds } from '../src/table/table_sounds.svelte'

const heard = vi.spyOn(sounds, 'playSound').mockImplementation(() => undefined)
const names = () => heard.mock.calls.map(([name]) => name)
let stop = () => {}
const connection = $state({
  seat: 0 as number | null,
  waitingCommands: 0,
  view: { over: false, pending: [{ seat: 1, kind: 'lead' }], players: [{ credits: 10 }, {}] },
})
const mine = [{ seat: 0, kind: 'follow' }]

beforeEach(() => {
  connection.view = {
    over: false,
    pending: [{ seat: 1, kind: 'lead' }],
    players: [{ credits: 10 }, {}],
  }
  stop = $effect.root(() => playTableSounds(connection as unknown as TableConnection))
  flushSync()
  heard.mockClear()
})
afterEach(() => {
  stop()
  settings.sound = 'turn'
})

test('a bell rings when the turn comes to this seat, and not again while it stays', () => {
  connection.view = { ...connection.view, pending: mine }
  flushSync()
  connection.view = { ...connection.view, pending: [...mine] }
  flushSync()
  expect(names()).toEqual(['turn'])
})

test('credits that grow, an answer that arrived and the end are heard', () => {
  connection.view = { ...connection.view, players: [{ credits: 14 }, {}] }
  flushSync()
  connection.waitingCommands = 1
  flushSync()
  connection.waitingCommands = 0
  flushSync()
  connection.view = { ...connection.view, over: true }
  flushSync()
  expect(names()).toEqual(['credits', 'accepted', 'end'])
})

test('at first only the own turn is to be heard, and nothing or all by choice', () => {
  expect([sounds.audible('turn'), sounds.audible('credits')]).toEqual([true, false])
  settings.sound = 'all'
  expect(sounds.audible('credits')).toBe(true)
  settings.sound = 'off'
  expect(sounds.audible('turn')).toBe(false)
})
