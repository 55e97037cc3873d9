/** What is heard, and when nothing is. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearing } from '../src/table/table_sounds.svelte'
import type { Line } from '../src/net/table_connection.svelte'
import { settings } from '../src/settings/settings.svelte'
import * as sounds from '../src/browser/sounds'

const heard = vi.spyOn(sounds, 'sound').mockImplementation(() => undefined)
const names = () => heard.mock.calls.map(([name]) => name)
let stop = () => {}
const line = $state({
  seat: 0 as number | null,
  waiting: 0,
  view: { over: false, pending: [{ seat: 1, kind: 'lead' }], players: [{ credits: 10 }, {}] },
})
const mine = [{ seat: 0, kind: 'follow' }]

beforeEach(() => {
  line.view = { over: false, pending: [{ seat: 1, kind: 'lead' }], players: [{ credits: 10 }, {}] }
  stop = $effect.root(() => hearing(line as unknown as Line))
  flushSync()
  heard.mockClear()
})
afterEach(() => {
  stop()
  settings.sound = 'turn'
})

test('a bell rings when the turn comes to this seat, and not again while it stays', () => {
  line.view = { ...line.view, pending: mine }
  flushSync()
  line.view = { ...line.view, pending: [...mine] }
  flushSync()
  expect(names()).toEqual(['turn'])
})

test('credits that grow, an answer that arrived and the end are heard', () => {
  line.view = { ...line.view, players: [{ credits: 14 }, {}] }
  flushSync()
  line.waiting = 1
  flushSync()
  line.waiting = 0
  flushSync()
  line.view = { ...line.view, over: true }
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
