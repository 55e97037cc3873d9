/** Loading, and what can be done at any time: the ship is chosen, whatever of it one points at. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { importExportMoves } from '../src/games/import_export/import_export_moves'
import PlayTable from '../src/games/shared/PlayTable.svelte'
import type {
  TradeExplanation,
  TradeOption,
  TradePlayer,
  TradeView,
} from '../src/generated/protocol'
import { confirm, ready, sampleOf, sessionFor, thing } from './kit/asked_views'

beforeAll(ready)
afterEach(cleanup)

const SHIPS: TradePlayer['ships'] = [
  {
    at: 'harbour',
    contracts: ['drones', 'onions'],
    containers: [{ card: 'jets', contract: 'drones', type: 'technology' }],
  },
  { at: 'harbour', contracts: ['batteries'], containers: [] },
]

const option = (id: string, parts: TradeOption['parts'] = {}): TradeOption => {
  const [verb = ''] = id.split(':')
  return { id, verb, parts }
}
const load = (card: string, ship: string) => option(`load:${card}:${ship}`, { card, ship })
const DONE = option('done')
const USE = option('use:telescopes:tablets', { power: 'telescopes', card: 'tablets' })

/** Two ships in harbour, two cards to load, and this question. */
function asking(kind: string, ...options: TradeOption[]) {
  const sample = structuredClone(sampleOf('pirate'))
  const view = sample.view as TradeView
  const explanation = sample.explanation as TradeExplanation
  const me = view.players[sample.seat] as TradePlayer
  Object.assign(me, { colour: 'technology', hand: ['laptops', 'sugar'], shipments: ['telescopes'] })
  Object.assign(me, { ships: SHIPS, goods: ['tablets'], imports: [] })
  view.question = { id: '0.0', kind, options: options.map(({ id }) => id) }
  return { seat: sample.seat, view, explanation: { ...explanation, options, reasons: {} } }
}

const LOADS = [
  load('laptops', 'technology-1'),
  load('laptops', 'technology-2'),
  load('sugar', 'technology-1'),
]
const element = (name: string) =>
  document.querySelector<HTMLElement>(`[data-thing="${name}"]`) as HTMLElement
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-mark=target]')].map(
    (each) => each.dataset['thing'],
  )

describe('a container is loaded onto a ship', () => {
  test.each([
    ['the ship', 'technology-1'],
    ['a free slot of its colour', 'technology-1:drones:technology'],
    ['a free slot of another colour', 'technology-1:onions:agriculture'],
    ['a contract', 'contract:onions'],
    ['a container', 'technology-1:jets'],
  ])('%s means the ship', async (_, place) => {
    const session = sessionFor(asking('load', ...LOADS, DONE))
    render(PlayTable, { session })
    await fireEvent.click(thing('hand:laptops'))
    expect(marked()).toEqual(['technology-1', 'technology-2'])
    await fireEvent.click(element(place))
    expect(thing('technology-1').dataset['mark']).toBe('chosen')
    await fireEvent.click(confirm())
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('load:laptops:technology-1')
  })

  test('a contract that could be discarded means that, until a card is picked', async () => {
    const session = sessionFor(
      asking('load', ...LOADS, DONE, option('discard-contract:onions', { card: 'onions' })),
    )
    render(PlayTable, { session })
    await fireEvent.click(thing('contract:onions'))
    expect(confirm().textContent).toContain('Onions')
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    await fireEvent.click(thing('hand:laptops'))
    await fireEvent.click(thing('contract:onions'))
    await fireEvent.click(confirm())
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('load:laptops:technology-1')
  })

  test('so does one that must be placed, and Segways at any time', () => {
    const { view } = asking('place-pirated')
    const stepsFor = (id: string, parts: TradeOption['parts']) =>
      importExportMoves.stepsFor(option(id, parts), view, [])
    const ship = 'technology-2'
    expect(stepsFor('place:technology-2', { ship })).toEqual([[ship]])
    expect(stepsFor('use:telescopes:technology-2', { power: 'telescopes', ship })).toEqual([
      ['shipments:telescopes'],
      [ship],
    ])
    expect(
      stepsFor('load:laptops+sugar:technology-2', { cards: ['laptops', 'sugar'], ship }),
    ).toEqual([['hand:laptops'], ['hand:sugar'], [ship]])
  })
})

describe('what can be done at any time', () => {
  test('is asked before it is too late: going on is a quiet button, the rest on the table', async () => {
    const session = sessionFor(asking('any-time', DONE, USE))
    render(PlayTable, { session })
    expect(document.querySelector('[data-bar] p')?.textContent).toMatch(/^Before it is too late/)
    expect(thing('done').textContent).toBe('Go on')
    expect(thing('done').className).toContain('quiet')
    expect(screen.queryByRole('radio', { name: 'never' })).toBeNull()
    await fireEvent.click(thing('goods:tablets'))
    await fireEvent.click(confirm())
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('use:telescopes:tablets')
  })

  test('stands beside a load for which nothing fits, and cards say why they do not', () => {
    const asked = asking('load', DONE, USE)
    const reasons = { 'hand:laptops': { words: 'play-why-no-slot' } }
    const explanation = { ...asked.explanation, reasons }
    render(PlayTable, { session: sessionFor({ ...asked, explanation }) })
    expect(element('hand:laptops').dataset['mark']).toBe('cannot')
    expect(element('hand:laptops').textContent).toContain('It fills no further slot')
    expect(element('hand:sugar').dataset['mark']).toBe('plain')
    expect(thing('shipments:telescopes').dataset['mark']).toBe('can')
  })

  test('with closed hands going on may be all there is', async () => {
    const session = sessionFor(asking('any-time', DONE))
    render(PlayTable, { session })
    await fireEvent.click(thing('done'))
    await fireEvent.click(confirm())
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('done')
  })
})

test('Prefab Homes asks about a ship, and may be answered once for all', async () => {
  const ship = option('ship:technology-1', { ship: 'technology-1' })
  const session = sessionFor(asking('prefab_homes', ship, option('no'), USE))
  render(PlayTable, { session })
  expect(screen.getByRole('radio', { name: 'always yes' })).toBeTruthy()
  await fireEvent.click(element('contract:onions'))
  await fireEvent.click(confirm())
  expect(session.answer).toHaveBeenCalledExactlyOnceWith('ship:technology-1')
})
