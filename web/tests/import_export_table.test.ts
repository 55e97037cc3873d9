/** The table of Import / Export shows all that its seat may see. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { createRawSnippet, tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { importExportSample, importExportSamples, interactionsFor, NAMES } from '../gallery/samples'
import { activeSections } from '../src/games/import_export/active_sections'
import { auctionOf } from '../src/games/import_export/auction'
import { shipsOf } from '../src/games/import_export/import_export_moves'
import ImportExportTable from '../src/games/import_export/ImportExportTable.svelte'
import { fitting, SCALES } from '../src/games/shared/fitting'
import { NO_INTERACTIONS, type Interactions } from '../src/games/shared/interactions'
import { byTurn, lineParts } from '../src/games/shared/pieces/log_lines'
import type { TradeView } from '../src/generated/protocol'
import { setLanguage, word } from '../src/text/words.svelte'

beforeAll(() => setLanguage('en'))
afterEach(cleanup)

const bar = createRawSnippet(() => ({ render: () => '<div class="bar"></div>' }))
const table = (view: TradeView, more: object = {}) =>
  render(ImportExportTable, {
    props: { view, events: importExportSample.events, names: NAMES, seat: 0, bar, ...more },
  })
const things = () =>
  [...document.querySelectorAll<HTMLElement>('[data-thing]')].map((node) => node.dataset.thing)

test.each(Object.entries(importExportSamples))(
  '%s: every own card and all that is at sea is a thing',
  (_, s) => {
    table(s.view)
    const me = s.view.players[0]
    const there = new Set(things())
    for (const card of me?.hand ?? []) expect(there).toContain(`hand:${card}`)
    for (const zone of ['goods', 'imports', 'shipments'] as const)
      for (const card of me?.[zone] ?? []) expect(there).toContain(`${zone}:${card}`)
    for (const card of s.view.island) expect(there).toContain(`island:${card}`)
    for (const player of s.view.players)
      player.ships.forEach((ship, place) => {
        if (ship.at === 'sea')
          for (const { card } of ship.containers)
            expect(there).toContain(`${player.colour}-${place + 1}:${card}`)
      })
  },
)

describe('the bidding', () => {
  const { view, events } = importExportSample
  const place = shipsOf(view).find(({ ship }) => ship.at === 'sea')?.id ?? ''
  const event = (type: string, more: object) => ({ n: events.length, type, ...more })
  const pick = event('pick', { seat: 0, to: place })
  const bid = (seat: number, amount?: number) =>
    event('bid', { seat, ...(amount === undefined ? {} : { amount }) })
  const told = (...more: ReturnType<typeof event>[]) => ({
    events: [...events, pick, ...more].map((each, n) => ({ ...each, n })),
  })
  const chips = () =>
    [...document.querySelectorAll<HTMLElement>('[data-bid]')]
      .map((chip) => [chip.parentElement?.dataset['place'], chip.textContent])
      .sort()
  const waiting = (...seats: number[]) => ({
    ...structuredClone(view),
    leader: 0,
    picked: place,
    pending: seats.map((seat) => ({ seat, kind: 'bid' })),
  })

  test('lights and names what is bid for, and shows who has bid but not how much', async () => {
    const { rerender } = table(waiting(0, 1, 2), told())
    await tick()
    expect(
      document.querySelector('[data-lit]')?.querySelector(`[data-thing="${place}"]`),
    ).toBeTruthy()
    expect(screen.getByText(`bidding for ${word('import-export', place)}`)).toBeTruthy()
    expect(chips()).toEqual([])
    await rerender({ view: waiting(0, 2) })
    expect(chips()).toEqual([['seat-1:credits', '?']])
  })

  test('turns all bids over at the panels, and explains a tie', async () => {
    const after = { ...waiting(), pending: [{ seat: 1, kind: 'place-import' }] }
    const won = event('bid-won', { seat: 1, amount: 4 })
    table(after, told(bid(0), bid(1, 4), bid(2, 4), won))
    await tick()
    expect(chips()).toEqual([
      ['seat-0:credits', '–'],
      ['seat-1:credits', '4'],
      ['seat-2:credits', '4'],
    ])
    expect(document.querySelector('[data-lit]')).toBeNull()
    expect(screen.getByText(/^Tie at 4: Zheng He wins, being the first clockwise/)).toBeTruthy()
    cleanup()
    table(after, told(bid(1, 4), bid(2, 4), event('bid-won', { seat: 2, amount: 4 })))
    expect(screen.getByText(/wins every tie/)).toBeTruthy()
    cleanup()
    table(after, told(bid(1, 4), bid(2, 2), won))
    expect(screen.getByText('Zheng He wins the bidding with 4')).toBeTruthy()
  })

  test('is over with the turn', () => {
    expect(auctionOf([pick, bid(0, 2)])?.bids).toEqual([{ seat: 0, amount: 2 }])
    expect(auctionOf([pick, bid(0, 2), event('turn', { seat: 1 })])).toBeUndefined()
    expect(auctionOf([pick, bid(0, 2), { ...pick, n: 9 }])?.bids).toEqual([])
  })
})

test('a rival opens to everything', async () => {
  table(importExportSample.view)
  const rival = importExportSample.view.players[3]
  const name = NAMES[3] ?? ''
  await fireEvent.click(
    screen.getByRole('button', {
      name: new RegExp(`^${name}.* credits.* cards`),
      description: `Show the harbour of ${name}`,
    }),
  )
  const panel = screen.getByRole('region', { name })
  for (const card of [...(rival?.goods ?? []), ...(rival?.imports ?? [])])
    expect(within(panel).getByText(word('import-export', card))).toBeTruthy()
})

test('what can be picked in a closed harbour is shown singly, and can be clicked', async () => {
  const card = importExportSample.view.players[3]?.goods[0] ?? ''
  const pick = vi.fn()
  const interactions = {
    ...NO_INTERACTIONS,
    mark: (thing: string) => (thing === `goods:${card}` ? 'can' : undefined),
    pick,
  }
  table(importExportSample.view, { interactions })
  await fireEvent.click(document.querySelector(`button[data-thing="goods:${card}"]`) as Element)
  expect(pick).toHaveBeenCalledWith(`goods:${card}`)
})

test('a spectator sees a table without any hand', () => {
  const players = structuredClone(importExportSample.view.players)
  for (const player of players) delete player.hand
  table({ ...importExportSample.view, players }, { seat: null })
  expect(things().some((thing) => thing?.startsWith('hand:'))).toBe(false)
  expect(screen.getByRole('region', { name: NAMES[0] })).toBeTruthy()
})

test('on a phone it is marked where something can be done', () => {
  const none = { table: false, hand: false, rivals: false }
  expect(activeSections(importExportSample.view, 0, NO_INTERACTIONS)).toEqual(none)
  expect(
    activeSections(importExportSample.view, 0, interactionsFor(importExportSample)),
  ).toMatchObject({ table: true })
  const hand = importExportSample.view.players[0]?.hand ?? []
  const only = (one: string): Interactions => ({
    ...NO_INTERACTIONS,
    mark: (thing) => (thing === one ? 'can' : undefined),
  })
  const own = only(`hand:${hand[0]}`)
  expect(activeSections(importExportSample.view, 0, own)).toEqual({ ...none, hand: true })
  expect(activeSections(importExportSample.view, 0, only('seat:2'))).toEqual({
    ...none,
    rivals: true,
  })
})

test.each([
  ['the largest', 100, 0],
  ['the first that fits', 240, 3],
  ['the smallest if none fits', 1000, SCALES.length - 1],
])('things are drawn at %s of the sizes', (_, content, size) => {
  const root = document.createElement('div')
  root.innerHTML = '<div class="sea"></div>'
  const sea = root.firstElementChild as HTMLElement
  const scale = () => Number(root.style.getPropertyValue('--scale'))
  Object.defineProperty(sea, 'clientHeight', { value: 220 })
  Object.defineProperty(sea, 'scrollHeight', { get: () => content * scale() })
  fitting('.sea', content)(root)
  expect([root.dataset['size'], scale()]).toEqual([String(size), SCALES[size]])
})

test('a line of the log names its cards so that one can point at them', () => {
  const event = { n: 0, type: 'load', seat: 0, cards: ['jets'], from: 'hand', to: 'technology-1' }
  const found = lineParts('import-export', event, ['Ada'])
  expect(found.map(({ text }) => text).join('')).toBe('Ada loads Jets onto technology ship 1.')
  expect(found.filter(({ card }) => card)).toEqual([{ text: 'Jets', card: 'jets' }])
})

test('the log is grouped by turns, and what came before the first has a group of its own', () => {
  const events = ['colour', 'turn', 'lead', 'draw', 'turn'].map((type, n) => ({ n, type }))
  const groups = byTurn(events).map(({ turn, events }) => [turn?.n, events.length])
  expect(groups).toEqual([
    [undefined, 1],
    [1, 2],
    [4, 0],
  ])
})

test('since one looked away is marked once, before the first line that is new', () => {
  const since = importExportSample.events.at(-5)?.n ?? 0
  table(importExportSample.view, { since })
  const marks = screen.getAllByText('Since you looked away')
  expect(marks).toHaveLength(1)
  const next = marks[0]?.nextElementSibling
  expect(next?.getAttribute('data-event') ?? next?.querySelector('[data-event]')).toBeTruthy()
})
