/** Whose turn it is shows where one looks: in the title, the icon, and a notification if wanted. */
import { cleanup, render, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ServerMessage } from '../src/generated/protocol'
import { settings } from '../src/settings/settings.svelte'
import TablePage from '../src/table/TablePage.svelte'
import { setLanguage } from '../src/text/words.svelte'
import { FakeSocket, state, TABLE, update, view } from './kit/fake_server'

const shown: string[] = []
class FakeNotification {
  static permission = 'granted'
  onclick: (() => void) | null = null
  constructor(title: string) {
    shown.push(title)
  }
}
const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href')

beforeAll(() => setLanguage('en'))
beforeEach(() => {
  shown.length = 0
  FakeSocket.all = []
  document.head.innerHTML = '<link rel="icon" href="./icon.svg" />'
  // A table works while nothing else of the server answers.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no net')))
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('Notification', FakeNotification)
})
afterEach(() => {
  cleanup()
  settings.notify = false
  vi.restoreAllMocks()
})

function hidden(is: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(is ? 'hidden' : 'visible')
}
const waitingTable = {
  ...TABLE,
  state: 'waiting' as const,
  seats: [TABLE.seats[0], { ...TABLE.seats[1], kind: 'open' }] as typeof TABLE.seats,
}

test('title and icon change with the turn, and back when the table is left', async () => {
  const { unmount } = render(TablePage, { id: 't1' })
  FakeSocket.last.tell(state())
  await waitFor(() => expect(document.title).toBe('● Your turn · Maritime Silk Road'))
  expect(icon()).toBe('./icon-turn.svg')
  FakeSocket.last.tell(update(3, 1, null))
  await waitFor(() => expect(document.title).toBe('Maritime Silk Road · Entrepôt'))
  expect(icon()).toBe('./icon.svg')
  FakeSocket.last.tell(update(4, 1, '0.2'))
  await waitFor(() => expect(icon()).toBe('./icon-turn.svg'))
  unmount()
  expect(icon()).toBe('./icon.svg')
})

test('a notification comes once for each question, and only if wanted and hidden', async () => {
  render(TablePage, { id: 't1' })
  hidden(true)
  FakeSocket.last.tell(state())
  await waitFor(() => expect(icon()).toBe('./icon-turn.svg'))
  expect(shown).toEqual([])
  FakeSocket.last.tell(update(3, 1, null))
  settings.notify = true
  FakeSocket.last.tell(update(4, 1, '0.2'))
  await waitFor(() => expect(shown).toEqual(['Your turn']))
  hidden(false)
  FakeSocket.last.tell(update(5, 1, '0.3'))
  await waitFor(() => expect(document.title).toContain('Your turn'))
  expect(shown).toHaveLength(1)
})

test('a table says its state, and a bot that stands in is told with the way back', async () => {
  const { container, findByText } = render(TablePage, { id: 't1' })
  const root = container.querySelector('[data-table]')
  expect(root?.getAttribute('data-state')).toBe('unknown')
  FakeSocket.last.tell(state({ table: waitingTable, view: null }))
  await waitFor(() => expect(root?.getAttribute('data-state')).toBe('waiting'))
  const seats = [{ ...TABLE.seats[0], away: true }, TABLE.seats[1]] as typeof TABLE.seats
  FakeSocket.last.tell({
    type: 'table',
    table: { ...waitingTable, seats },
    standing: {},
    prepared: null,
  })
  expect(await findByText('Play myself')).toBeTruthy()
})

test('when a game ends, the table stays the same one for a last look', async () => {
  const { container } = render(TablePage, { id: 't1' })
  FakeSocket.last.tell(state())
  const shown = () => container.querySelector('.play')
  await waitFor(() => expect(shown()).toBeTruthy())
  const before = shown()
  const over = { ...view(null), over: true }
  FakeSocket.last.tell({ ...update(3, 1, null), view: over } as ServerMessage)
  await waitFor(() => expect(container.querySelector('[data-act=result]')).toBeTruthy())
  expect(shown()).toBe(before)
})
