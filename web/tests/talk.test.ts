/** What people say at a table: shown in the reader's language, counted while unread, muted at will. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TalkLine } from '../src/generated/protocol'
import TableTalk from '../src/table/TableTalk.svelte'
import { ready, sampleOf, sessionFor } from './kit/asked_views'
import { seat as seatOf, TABLE } from './kit/fake_server'

beforeAll(ready)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const SEATS = ['Ada', 'Ben'].map((name) => seatOf({ kind: 'person', name }))
function line(n: number, facts: Partial<TalkLine> = {}): TalkLine {
  return { n, at: 1000 + n, seat: 1, name: 'Ben', phrase: null, text: `line ${n}`, ...facts }
}
function talking(talk: TalkLine[], table = {}, more = {}) {
  const connection = sessionFor(sampleOf('contract', 'contract:'), {
    ...{ id: 'x', seat: 0, host: false, say: vi.fn(), talk, ...more },
    table: { ...TABLE, seats: SEATS, ...table },
  })
  return { connection, ...render(TableTalk, { connection }) }
}
const opener = () => screen.getByRole('button', { name: /^Talk/ })

test('new lines are counted and read out, and read once the panel is open', async () => {
  talking([line(0), line(1, { seat: 0, name: 'Ada' }), line(2, { text: null, phrase: 'thanks' })])
  expect(opener().getAttribute('aria-label')).toBe('Talk, 2 new lines')
  expect(document.querySelector('[data-talk-news]')?.textContent).toContain('Ben: Thank you!')
  await fireEvent.click(opener())
  expect(opener().getAttribute('aria-label')).toBe('Talk, nothing new')
  const lines = screen.getAllByRole('listitem').map((each) => each.textContent)
  expect(lines[0]).toMatch(/^Ben.*line 0/)
  expect(lines[1]).toMatch(/^You.*line 1/)
  await fireEvent.keyDown(screen.getByRole('region', { name: 'Talk' }), { key: 'Escape' })
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test('a phrase is sent by its id, a text as it is typed', async () => {
  const { connection } = talking([])
  await fireEvent.click(opener())
  await fireEvent.click(screen.getByRole('button', { name: 'Well played!' }))
  expect(connection.say).toHaveBeenLastCalledWith({ phrase: 'well-played' })
  await fireEvent.input(screen.getByLabelText('Say something'), { target: { value: ' hi ' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(connection.say).toHaveBeenLastCalledWith({ text: 'hi' })
})

test('others can be muted, and stay so', async () => {
  talking([line(0), line(1, { seat: 0 })])
  await fireEvent.click(opener())
  await fireEvent.click(screen.getByLabelText('Do not show what others say'))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  cleanup()
  talking([line(0)])
  expect(opener().getAttribute('aria-label')).toBe('Talk, nothing new')
  expect(document.querySelector('[data-talk-news]')?.textContent?.trim()).toBe('')
})

test('what the host forbids is not offered', async () => {
  talking([], { talk: 'phrases' })
  await fireEvent.click(opener())
  expect(screen.queryByLabelText('Say something')).toBeNull()
  cleanup()
  talking([line(0)], { talk: 'off' })
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  talking([line(0)], {}, { seat: null })
  await fireEvent.click(opener())
  expect(screen.queryByRole('group', { name: 'Quick phrases' })).toBeNull()
})

test('alone with bots there is nobody to talk to', () => {
  talking([], { seats: [SEATS[0], seatOf({ kind: 'bot', level: 'easy' })] })
  expect(screen.queryByRole('button')).toBeNull()
})
