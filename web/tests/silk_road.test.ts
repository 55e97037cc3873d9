/** Maritime Silk Road: every option can be reached, what a play earns, and what the table tells. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { interactionsFor, NAMES, silkRoadSample } from '../src/gallery/samples'
import type { Interactions } from '../src/games/shared/interactions'
import {
  afterPick,
  picksByOption,
  selectedOption,
  type PicksByOption,
  type PickSteps,
} from '../src/games/shared/picking'
import { deckAtStart } from '../src/games/silk_road/goods'
import { accounts, incomes } from '../src/games/silk_road/income'
import { silkRoadMoves } from '../src/games/silk_road/silk_road_moves'
import {
  phaseOf,
  type MerchantView,
  type SilkRoadBoard,
  type SilkRoadView,
} from '../src/games/silk_road/silk_road_view'
import SilkRoadTable from '../src/games/silk_road/SilkRoadTable.svelte'
import { setLanguage, type Event } from '../src/text/words.svelte'

const ASKED = JSON.parse(readFileSync('tests/data/silk_road_questions.json', 'utf8')) as {
  seat: number
  view: SilkRoadView
}[]
const bar = createRawSnippet(() => ({ render: () => '<p></p>' }))

beforeAll(() => setLanguage('en'))
afterEach(cleanup)

/** Picks one thing after another, each part's first one that is not picked yet. */
function pick(ways: PicksByOption, way: PickSteps): string[] {
  return way.reduce<string[]>((picks, part) => {
    const thing = part.find((each) => !picks.includes(each))
    return thing ? afterPick(ways, picks, thing) : picks
  }, [])
}

describe('the options of random games', () => {
  test.each(ASKED.map((asked) => [asked.view.question?.kind ?? '', asked] as const))(
    '%s can all be picked on the table',
    (_, { seat, view }) => {
      const options = view.question?.options ?? []
      expect(options.length).toBeGreaterThan(1)
      const ways = picksByOption(silkRoadMoves, view.question, view, seat)
      for (const [option, way] of ways) {
        expect(selectedOption(ways, pick(ways, way))).toBe(option)
        expect(selectedOption(ways, pick(ways, [...way].reverse()))).toBe(option)
      }
      const shown = silkRoadMoves.visibleThings(view, seat)
      for (const thing of [...ways.values()].flat(2))
        if (!shown.includes(thing)) expect(['draw', 'pass', 'done', 'yes', 'no']).toContain(thing)
    },
  )
  test('are of every kind that there is', () => {
    expect(new Set(ASKED.map(({ view }) => view.question?.kind))).toEqual(
      new Set(['load', 'phase-1', 'exchange', 'phase-2', 'extra-draw']),
    )
  })
  test('are about things that the table draws', () => {
    const kinds = new Set(ASKED.map(({ view }) => view.question?.kind))
    const one = [...kinds].map((kind) => ASKED.find(({ view }) => view.question?.kind === kind))
    for (const { seat, view } of one.filter((asked) => asked !== undefined)) {
      const { container } = render(SilkRoadTable, {
        props: { view, events: [], names: NAMES, seat, bar },
      })
      const drawn = [...container.querySelectorAll('[data-thing]')].map((each) =>
        each.getAttribute('data-thing'),
      )
      expect(
        silkRoadMoves.visibleThings(view, seat).filter((thing) => !drawn.includes(thing)),
      ).toEqual([])
      cleanup()
    }
  })
})

test('the gallery marks what its question is about', () => {
  const interactions = interactionsFor(silkRoadSample.view, 'play:glass:silk')
  const { container } = render(SilkRoadTable, {
    props: {
      view: silkRoadSample.view,
      events: silkRoadSample.events,
      names: NAMES,
      seat: 0,
      bar,
      interactions,
    },
  })
  const marked = (mark: string) =>
    [...container.querySelectorAll(`[data-mark=${mark}]`)].map((each) =>
      each.getAttribute('data-thing'),
    )
  expect(marked('chosen')).toEqual(['hand:glass'])
  expect(marked('target')).toHaveLength(silkRoadSample.view.market.length)
  expect(marked('can').sort()).toEqual(['deck', 'hand:ore', 'hand:spice'])
})

const TABLE: SilkRoadBoard = {
  players: [
    { hand_size: 2, ships: ['tea', 'tea'], licences: 1, porters: 0, exchanges: 0 },
    { hand_size: 0, ships: ['tea', 'ore'], licences: 0, porters: 0, exchanges: 0 },
    { hand_size: 0, ships: ['ore', 'ore'], licences: 2, porters: 0, exchanges: 0 },
  ],
  market: ['tea', 'silk', 'ore', 'ore', 'spice', 'tea'],
  covered: [],
  deck_size: 20,
  supply: { porcelain: 5, silk: 5, tea: 2, spice: 5, glass: 5, ore: 2 },
  shop: { ship: 8, licence: 0, porter: 2, exchange: 2 },
  first: 0,
  turn: 3,
}

test('everybody earns the places that show the good for each ship, and licences add to it', () => {
  expect(incomes(TABLE, 'tea', ['silk', 'ore'])).toEqual([2 * 4 + 2, 4, 0])
  expect(incomes(TABLE, 'tea', ['tea'])).toEqual([2 * 2 + 2, 2, 0])
  expect(incomes(TABLE, 'ore', ['silk', 'tea'])).toEqual([0, 4, 2 * 4 + 4])
})

test('the phases are told apart, and set-up has none', () => {
  const asked = (kind: string, turn = 3) =>
    phaseOf({ ...TABLE, turn, pending: [{ seat: 0, kind }] })
  expect(['load', 'phase-1', 'exchange'].map((kind) => asked(kind))).toEqual([1, 1, 1])
  expect(['phase-2', 'extra-draw'].map((kind) => asked(kind))).toEqual([2, 2])
  expect(asked('load', 0)).toBeUndefined()
})

test('the table says what the play that is being chosen would earn, and for whom', () => {
  const chosen = ['hand:tea', 'market:2', 'market:3']
  const interactions: Interactions = {
    mark: (thing) => (chosen.includes(thing) ? 'chosen' : undefined),
    why: () => undefined,
    pick: () => undefined,
  }
  const [own, ...others] = TABLE.players as [MerchantView, ...MerchantView[]]
  const view = {
    ...TABLE,
    players: [{ ...own, hand: ['tea' as const, 'tea' as const] }, ...others],
  }
  render(SilkRoadTable, { props: { view, events: [], names: NAMES, seat: 0, interactions, bar } })
  expect(screen.getByText('4 places would show tea')).toBeTruthy()
  expect(screen.getByText('Ada earns 10 and Zheng He earns 4')).toBeTruthy()
})

test('what cannot be bought says why', () => {
  const view = {
    ...silkRoadSample.view,
    question: { id: '0.0', kind: 'phase-1', options: ['pass'] },
  } as SilkRoadView
  const poor = { ...view, shop: TABLE.shop }
  expect(silkRoadMoves.whyNot('buy:licence', poor, 0, [])).toBe('None is left')
  expect(silkRoadMoves.whyNot('buy:ship', poor, 0, [])).toBe('You lack 8 coins')
})

test('coins that are secret are not shown', () => {
  render(SilkRoadTable, {
    props: { view: silkRoadSample.view, events: [], names: NAMES, seat: 0, bar },
  })
  expect(screen.getAllByText('Coins are secret until the end')).toHaveLength(2)
  expect(screen.getByText('2 coins')).toBeTruthy()
})

test('a deck is as large at the first turn as the rules deal it', () => {
  expect([2, 3, 4].map(deckAtStart)).toEqual([54, 51, 48])
})

test('the accounts of a whole game add up to the coins in the end', () => {
  const { events, view } = JSON.parse(readFileSync('tests/data/silk_road_game.json', 'utf8')) as {
    events: Event[]
    view: { scores: { total: number }[] }
  }
  const sums = accounts(events, view.scores.length).map(
    ({ goods, licences, spent }) =>
      Object.values(goods).reduce((sum, coins) => sum + coins, 0) + licences - spent,
  )
  expect(sums).toEqual(view.scores.map(({ total }) => total))
  expect(Math.max(...accounts(events, 3).map(({ licences }) => licences))).toBeGreaterThan(0)
})
