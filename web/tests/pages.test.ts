/** The pages around the table. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Server } from '../src/generated/protocol'
import { AppError, errorText, problemText } from '../src/net/errors'
import { myTables } from '../src/net/my_tables.svelte'
import { seatDescriptions, seatNames } from '../src/net/seat_names'
import { shareableAddresses } from '../src/net/server_info'
import { TableConnection } from '../src/net/table_connection.svelte'
import NewTablePage from '../src/pages/NewTablePage.svelte'
import { defaultValues, optionFields, parseDocument } from '../src/pages/option_schema'
import OpenTables from '../src/pages/OpenTables.svelte'
import StartGame from '../src/pages/StartGame.svelte'
import { navigate } from '../src/routes.svelte'
import ConnectionStatus from '../src/table/ConnectionStatus.svelte'
import TableStopped from '../src/table/TableStopped.svelte'
import TurnClock from '../src/table/TurnClock.svelte'
import WaitingRoom from '../src/table/WaitingRoom.svelte'
import { has, say, setLanguage } from '../src/text/words.svelte'
import { FakeSocket, seat, state, TABLE } from './kit/fake_server'
import { files, keysOf } from './kit/files'

const SCHEMA = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      type: 'object',
      properties: {
        sets: { type: 'array', items: { enum: ['base', 'jutaku'] } },
        target: { type: 'integer', minimum: 50, maximum: 1000, multipleOf: 2, default: 50 },
        cards: { type: 'object', default: {} },
        closed_hands: { type: 'boolean', default: false },
      },
    },
  },
}
const SERVER: Server = {
  version: '1',
  protocol: 1,
  games: [{ id: 'import-export', least: 2, most: 6, rules: 1, schema: SCHEMA }],
  levels: ['easy', 'normal', 'hard', 'expert'],
  languages: ['en'],
  addresses: [],
}
type Sent = { method: string; path: string; body: Record<string, unknown> }
const HASH: unknown = expect.stringMatching(/^[0-9a-f]{64}$/)
let sent: Sent[]
let replies: Record<string, [status: number, body: unknown]>

beforeAll(() => setLanguage('en'))
beforeEach(() => {
  sent = []
  replies = {
    'GET server': [200, SERVER],
    'POST tables': [201, { table: 'new1', seat: 0, key: null, host_key: null }],
  }
  localStorage.clear()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', (url: URL, asked: { method: string; body?: string }) => {
    const path = url.pathname.replace('/api/', '')
    const body = JSON.parse(asked.body ?? '{}') as Record<string, unknown>
    sent.push({ method: asked.method, path, body })
    const [status, reply] = replies[`${asked.method} ${path}`] ?? [200, {}]
    return Promise.resolve(new Response(JSON.stringify(reply), { status }))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  navigate({ page: 'home' }, true)
})
const posted = (path: string) => sent.find((each) => each.method === 'POST' && each.path === path)

test('every key of the lobby is used, and every key used is there', () => {
  const source = files('src')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const written = keysOf('lobby')
  expect(written.length).toBeGreaterThan(20)
  const plain = [...source.matchAll(/'(lobby-[a-z-]+)'/g)].map((found) => found[1] ?? '')
  const stems = [...source.matchAll(/`(lobby-[a-z-]*)\$\{/g)].map((found) => found[1] ?? '')
  expect(plain.filter((key) => !has(key))).toEqual([])
  const long = stems.filter((stem) => stem !== 'lobby-')
  const loose = /^lobby-(theme|sound|motion|text-size|card-size|pace|clock|grace)(-|$)/
  expect(
    written.filter(
      (key) =>
        !plain.includes(key) && !long.some((stem) => key.startsWith(stem)) && !loose.test(key),
    ),
  ).toEqual([])
})

test('the lobby comes in pages', async () => {
  const tables = Array.from({ length: 53 }, (_, i) => ({ ...TABLE, id: `t${i}`, shortened: !i }))
  vi.stubGlobal('fetch', (url: URL) => {
    const skip = Number(url.searchParams.get('skip'))
    return Promise.resolve(new Response(JSON.stringify(tables.slice(skip, skip + 50))))
  })
  render(OpenTables)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50))
  expect(screen.getAllByText(say('lobby-own-values-in-use'))).toHaveLength(1)
  await fireEvent.click(screen.getByRole('button', { name: say('lobby-more-tables') }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(53))
  expect(screen.queryByRole('button')).toBeNull()
})

test('the lobby shows only what the reader looks for', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: URL) => {
    asked.push(url.search)
    const found = url.searchParams.get('game') ? [] : [{ ...TABLE, shortened: false }]
    return Promise.resolve(new Response(JSON.stringify(found)))
  })
  render(OpenTables)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await fireEvent.change(screen.getByLabelText('Tables'), { target: { value: 'waiting' } })
  await fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'import-export' } })
  await waitFor(() =>
    expect(screen.getByText('No open table is like that right now.')).toBeTruthy(),
  )
  expect(asked).toEqual([
    '?skip=0',
    '?skip=0&state=waiting',
    '?skip=0&state=waiting&game=import-export',
  ])
  localStorage.clear()
})

describe('names of seats', () => {
  test('people have theirs, bots their level, and a number if several are alike', () => {
    const seats = [
      seat({ kind: 'person', name: 'Ada' }),
      seat({ kind: 'bot', level: 'hard' }),
      seat({ kind: 'bot', level: 'easy' }),
      seat({ kind: 'bot', level: 'hard' }),
      seat({ kind: 'open' }),
      seat({ kind: 'open', name: 'Bo', reserved: true }),
    ]
    expect(seatNames({ seats })).toEqual([
      'Ada',
      'Bot 1 (hard)',
      'Bot (easy)',
      'Bot 2 (hard)',
      'Open seat 5',
      'Kept for Bo',
    ])
  })
  test('bots are captains, and where nothing else shows it their level stands beside', () => {
    const seats = [
      seat({ kind: 'bot', level: 'hard', captain: 'tidewell' }),
      seat({ kind: 'bot', level: 'hard', captain: 'somebody-of-tomorrow' }),
      seat({ kind: 'person', name: 'Ada', captain: 'galewin' }),
    ]
    expect(seatNames({ seats })).toEqual(['Tidewell', 'Bot 2 (hard)', 'Ada'])
    expect(seatDescriptions({ seats })).toEqual(['Tidewell (bot, hard)', 'Bot 2 (hard)', 'Ada'])
  })
})

describe('errors', () => {
  test('are said in words, with names and short lists', () => {
    const legal = Array.from({ length: 20 }, (_, i) => `option-${i}`)
    const facts = { option: 'x', kind: 'lead', legal }
    const said = problemText({ code: 'not-an-option', facts })
    expect(said).toContain('option-11 …')
    expect(said).not.toContain('option-12')
    const seated = problemText({ code: 'undo-chance', facts: { seat: 1 } }, ['Ada', 'Bo'])
    expect(seated).toMatch(/^Bo /)
  })
  test('that are not known get the words of the server', () => {
    expect(errorText(new AppError('brand-new', {}, 409, 'Quite new.'))).toBe('Quite new.')
    expect(problemText({ code: 'not-an-option', facts: {}, message: 'In English.' })).toBe(
      'In English.',
    )
    expect(errorText(new TypeError('broken'))).toContain('broken')
  })
})

describe('addresses to share', () => {
  test('a page that only this machine reaches has none of its own', () => {
    expect(shareableAddresses([], 'http://localhost:8000/')).toEqual([])
    expect(shareableAddresses(['http://192.168.0.7:8000'], 'http://127.0.0.1:8000/')).toEqual([
      'http://192.168.0.7:8000/',
    ])
  })
  test('that of a proxy, which the server does not know, comes first', () => {
    expect(
      shareableAddresses(['http://10.0.0.2:8000/'], 'https://example.org/games/entrepot/#/t/x'),
    ).toEqual(['https://example.org/games/entrepot/', 'http://10.0.0.2:8000/'])
  })
  test('the best that the server knows comes first otherwise', () => {
    const known = ['https://play.example.org', 'http://10.0.0.2:8000']
    expect(shareableAddresses(known, 'http://10.0.0.2:8000/')[0]).toBe('https://play.example.org/')
  })
})

describe('options', () => {
  test('are read from the schema', () => {
    const options = optionFields(SCHEMA)
    expect(options.map((option) => option.kind)).toEqual(['many', 'number', 'yes-no', 'document'])
    expect(defaultValues(options)).toEqual({ sets: ['base'], target: 50, closed_hands: false })
  })
  test('documents may be JSON or TOML', async () => {
    const wanted = { drones: { tier: 2, load: { luxury: 1 } } }
    expect(await parseDocument(JSON.stringify(wanted))).toEqual(wanted)
    expect(await parseDocument('[drones]\ntier = 2\nload = { luxury = 1 }\n')).toEqual(wanted)
    expect(await parseDocument('  ')).toEqual({})
    await expect(parseDocument('{"drones": ')).rejects.toThrow()
  })
})

test('one click on a door makes a table with bots and goes there', async () => {
  render(StartGame, { game: 'import-export', server: SERVER })
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }))
  await waitFor(() => expect(location.hash).toBe('#/t/new1'))
  expect(posted('tables')?.body).toEqual({
    commitment: HASH,
    game: 'import-export',
    pace: 900,
    name: 'Captain',
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'normal' }, { kind: 'bot', level: 'normal' }],
  })
})

test('a door that can not open says why and stays', async () => {
  replies['POST tables'] = [429, { code: 'brand-new', facts: {}, text: 'Too often.' }]
  render(StartGame, { game: 'import-export', server: SERVER })
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too often.')
  expect(await screen.findByRole('button', { name: 'Play now' })).toHaveProperty('disabled', false)
})

describe('a new table', () => {
  async function shown() {
    render(NewTablePage, { game: 'import-export' })
    await screen.findByText('Sets of cards')
  }
  test('is made as it was set up', async () => {
    await shown()
    await fireEvent.click(screen.getByRole('radio', { name: '2' }))
    await fireEvent.change(screen.getByLabelText('Player 2'), { target: { value: 'bot:expert' } })
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Jutaku' }))
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Closed hands' }))
    await fireEvent.input(screen.getByLabelText('Seed'), { target: { value: '42' } })
    const minutes = screen.getByLabelText('Minutes for the whole game')
    await fireEvent.input(minutes, { target: { value: '25' } })
    const talk = screen.getByLabelText('Talk at the table')
    await fireEvent.change(talk, { target: { value: 'phrases' } })
    await fireEvent.click(screen.getByLabelText('Spectators may say something, too'))
    await fireEvent.input(screen.getByLabelText(/JSON or TOML/), {
      target: { value: '[drones]\ntier = 2' },
    })
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
    await waitFor(() => expect(location.hash).toBe('#/t/new1'))
    expect(posted('tables')?.body).toEqual({
      commitment: HASH,
      game: 'import-export',
      name: 'Captain',
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'expert' }],
      options: {
        sets: ['base', 'jutaku'],
        target: 50,
        closed_hands: true,
        cards: { drones: { tier: 2 } },
      },
      seed: 42,
      listed: false,
      pace: 900,
      clock: null,
      budget: 1500,
      grace: 120,
      shuffle: true,
      talk: 'phrases',
      spectators_talk: true,
    })
  })
  test('has one seat for its maker', async () => {
    await shown()
    await fireEvent.change(screen.getByLabelText('Player 3'), { target: { value: 'person' } })
    expect((screen.getByLabelText('Player 1') as HTMLSelectElement).value).toBe('open')
  })
  test('names the field that the server does not take', async () => {
    const facts = { field: 'options.cards.drones.tier', why: 'Expected int <= 3', names: 'cards' }
    replies['POST tables'] = [400, { code: 'bad-options', facts, text: '' }]
    await shown()
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
    expect((await screen.findByRole('alert')).textContent).toContain('options.cards.drones.tier')
  })
  test('with values that are no document is not sent', async () => {
    await shown()
    await fireEvent.input(screen.getByLabelText(/JSON or TOML/), { target: { value: '{oops' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/neither JSON nor TOML/)
    expect(posted('tables')).toBeUndefined()
  })
})

describe('the waiting room', () => {
  const waiting = {
    ...TABLE,
    state: 'waiting' as const,
    seats: [seat({ kind: 'person', name: 'Ada', online: true }), seat({}), seat({})],
  }
  function room(facts: Parameters<typeof state>[0]) {
    const connection = new TableConnection('t1')
    FakeSocket.last.tell(state({ table: waiting, view: null, ...facts }))
    render(WaitingRoom, { connection })
    return connection
  }
  test('a guest takes a seat with a name, and the connection is made anew', async () => {
    const connection = room({ seat: null, host: false })
    const button = screen.getByRole('button', { name: 'Sit down' })
    expect(button).toHaveProperty('disabled', true)
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Bo ' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Take seat 3' }))
    await waitFor(() => expect(FakeSocket.all).toHaveLength(2))
    expect(posted('tables/t1/join')?.body).toEqual({ name: 'Bo', seat: 2, commitment: HASH })
    expect(screen.queryByText('Begin, with bots in the open seats')).toBeNull()
    connection.close()
  })
  test('the host begins with bots; who sits is not asked to sit down', async () => {
    const connection = room({ seat: 0, host: true })
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull()
    expect(screen.getByText('Waiting for 2 more players.')).toBeTruthy()
    await fireEvent.click(screen.getByText('Begin, with bots in the open seats'))
    await waitFor(() => expect(posted('tables/t1/begin')?.body).toEqual({ level: 'normal' }))
    connection.close()
  })
  test('warns before one sits down when the maker may know the deal', async () => {
    const seeded = room({ seat: null, table: { ...waiting, seeded: true } })
    expect(screen.getByText(/may know how the cards lie/)).toBeTruthy()
    seeded.close()
    cleanup()
    const fair = room({ seat: null })
    expect(screen.queryByText(/may know how the cards lie/)).toBeNull()
    fair.close()
  })
  test('says when only this machine reaches it', async () => {
    const connection = room({ seat: 0 })
    expect(await screen.findByText(/Only this machine can reach this address/)).toBeTruthy()
    const link = screen.getByLabelText('Link to this table') as HTMLInputElement
    expect(link.value).toBe('http://localhost:3000/#/t/t1')
    connection.close()
  })
})

test('a table that is gone is forgotten, and says what happened', async () => {
  myTables.remember('t1', 'import-export')
  myTables.remember('t2', 'import-export')
  render(TableStopped, { id: 't1', code: 'no-such-table' })
  await waitFor(() => expect(myTables.tables.map((table) => table.id)).toEqual(['t2']))
  expect(screen.getByRole('heading').textContent).toBe('This table is not here')
})

test('a lost connection is loud, and tells of an answer on its way', async () => {
  const connection = new TableConnection('t1')
  FakeSocket.last.tell(state())
  const { container } = render(ConnectionStatus, { connection })
  const sign = container.querySelector('[data-connection]')
  expect(sign?.getAttribute('data-connection')).toBe('on')
  expect(screen.getByRole('status').textContent?.trim()).toBe('')
  connection.answer('draw')
  FakeSocket.last.cut()
  await waitFor(() => expect(sign?.getAttribute('data-connection')).toBe('off'))
  expect(screen.getByRole('status').textContent).toMatch(/your answer will be sent as soon as/)
  connection.close()
})

test('the clock tells minutes and seconds, and is loud at the end of one’s own time', () => {
  const { container, rerender } = render(TurnClock, { deadline: Date.now() + 65_000, yours: true })
  expect(screen.getByRole('timer').textContent?.trim()).toMatch(/^1:0[45]$/)
  expect(container.querySelector('.late')).toBeNull()
  void rerender({ deadline: Date.now() + 5_000, yours: true })
  return waitFor(() => expect(container.querySelector('.late')).not.toBeNull())
})
