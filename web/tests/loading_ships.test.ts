/** Loading, and what can be done at any time: the ship is chosen, whatever of it one points at. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { importExportMoves } from '../src/games/import_export/import_export_moves'
import type { ImportExportView, PlayerView } from '../src/games/import_export/import_export_view'
import PlayTable from '../src/games/shared/PlayTable.svelte'
import { confirm, ready, sampleOf, sessionFor, thing, type Asked } from './kit/asked_views'

beforeAll(ready)
afterEach(cleanup)

const SHIPS: PlayerView['ships'] = [
  {
    at: 'harbour',
    contracts: ['drones', 'onions'],
    containers: [{ card: 'jets', contract: 'drones', type: 'technology' }],
  },
  { at: 'harbour', contracts: ['batteries'], containers: [] },
]

/** Two ships in harbour, two cards to load, and this question. */
function asking(kind: string, ...options: string[]): Asked {
  const { seat, view } = structuredClone(sampleOf('pirate'))
  const seen = view as ImportExportView
  const me = seen.players[seat] as PlayerView
  Object.assign(me, { colour: 'technology', hand: ['laptops', 'sugar'], shipments: ['telescopes'] })
  Object.assign(me, { ships: SHIPS, goods: ['tablets'], imports: [] })
  seen.question = { ...seen.question, kind, options } as NonNullable<ImportExportView['question']>
  return { seat, view: seen as Asked['view'] }
}

const LOADS = ['load:laptops:technology-1', 'load:laptops:technology-2', 'load:sugar:technology-1']
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
    const session = sessionFor(asking('load', ...LOADS, 'done'))
    render(PlayTable, { session })
    await fireEvent.click(thing('hand:laptops'))
    expect(marked()).toEqual(['technology-1', 'technology-2'])
    await fireEvent.click(element(place))
    expect(thing('technology-1').dataset['mark']).toBe('chosen')
    await fireEvent.click(confirm())
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('load:laptops:technology-1')
  })

  test('a contract that could be discarded means that, until a card is picked', async () => {
    const session = sessionFor(asking('load', ...LOADS, 'done', 'discard-contract:onions'))
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
    const { view, seat } = asking('place-pirated', 'place:technology-1', 'place:goods')
    const stepsFor = (option: string) =>
      importExportMoves.stepsFor(option, view as ImportExportView, seat)
    expect(stepsFor('place:technology-1')).toEqual([['technology-1']])
    expect(stepsFor('use:telescopes:technology-2')).toEqual([
      ['shipments:telescopes'],
      ['technology-2'],
    ])
    expect(stepsFor('load:laptops+sugar:technology-2')).toEqual([
      ['hand:laptops'],
      ['hand:sugar'],
      ['technology-2'],
    ])
  })
})

describe('what can be done at any time', () => {
  test('is asked before it is too late: going on is a quiet button, the rest on the table', async () => {
    const session = sessionFor(asking('any-time', 'done', 'use:telescopes:tablets'))
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
    render(PlayTable, { session: sessionFor(asking('load', 'done', 'use:telescopes:tablets')) })
    expect(element('hand:laptops').dataset['mark']).toBe('cannot')
    expect(element('hand:laptops').textContent).toContain('It fills no further slot')
    expect(thing('shipments:telescopes').dataset['mark']).toBe('can')
  })

  test('no card says that it fits nowhere when there is no load left to take', () => {
    render(PlayTable, { session: sessionFor(asking('load', 'use:telescopes', 'done')) })
    expect(element('hand:laptops').dataset['mark']).toBe('plain')
  })

  test('with closed hands going on may be all there is', async () => {
    const session = sessionFor(asking('any-time', 'done'))
    render(PlayTable, { session })
    await fireEvent.click(thing('done'))
    await fireEvent.click(confirm())
    expect(session.answer).toHaveBeenCalledExactlyOnceWith('done')
  })
})

test('Prefab Homes asks about a ship, and may be answered once for all', async () => {
  const options = ['ship:technology-1', 'no', 'use:telescopes:tablets']
  const session = sessionFor(asking('prefab_homes', ...options))
  render(PlayTable, { session })
  expect(screen.getByRole('radio', { name: 'always yes' })).toBeTruthy()
  await fireEvent.click(element('contract:onions'))
  await fireEvent.click(confirm())
  expect(session.answer).toHaveBeenCalledExactlyOnceWith('ship:technology-1')
})
