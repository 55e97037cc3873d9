/** Maritime Silk Road: every option can be reached, what a play earns, and what the table tells. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { interactionsFor, NAMES, silkRoadSample } from '../gallery/samples'
import type { Interactions } from '../src/games/shared/interactions'
import {
  afterPick,
  picksByOption,
  selectedOption,
  type PicksByOption,
  type PickSteps,
} from '../src/games/shared/picking'
import PlayTable from '../src/games/shared/PlayTable.svelte'
import { incomes } from '../src/games/silk_road/income'
import { silkRoadMoves } from '../src/games/silk_road/silk_road_moves'
import SilkRoadTable from '../src/games/silk_road/SilkRoadTable.svelte'
import TurnPhases from '../src/games/silk_road/TurnPhases.svelte'
import type { SilkExplanation, SilkView } from '../src/generated/protocol'
import { namesFor, say, setLanguage } from '../src/text/words.svelte'
import { confirm, sessionFor, thing } from './kit/asked_views'

const ASKED = JSON.parse(readFileSync('tests/data/silk_road_questions.json', 'utf8')) as {
  seat: number
  view: SilkView
  explanation: SilkExplanation
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

describe('a card on one of several equal places', () => {
  const [asked] = ASKED.filter(({ view }) => view.question?.kind === 'phase-2')
  if (!asked) throw new Error('no sample')
  const sample = structuredClone(asked)
  sample.view.market = ['silk', 'ore', 'silk', 'ore', 'silk', 'ore']
  const play = { id: 'play:tea:silk', verb: 'play', parts: { good: 'tea', covered: ['silk'] } }
  const draw = { id: 'draw', verb: 'draw', parts: {} }
  const two = {
    ...play,
    id: 'play:tea:silk+silk',
    parts: { good: 'tea', covered: ['silk', 'silk'] },
  }
  sample.explanation.options = [play, two, draw] as SilkExplanation['options']
  const me = sample.view.players[sample.seat]
  if (me) me.hand = ['tea', 'tea']

  test.each([[[1]], [[3]], [[5]], [[5, 1]], [[3, 5]]])('lies on %s', async (places) => {
    const session = sessionFor(sample)
    render(PlayTable, { session })
    await fireEvent.click(thing('hand:tea'))
    for (const place of places) await fireEvent.click(thing(`market:${place}`))
    await fireEvent.click(confirm())
    const option = places.length > 1 ? two.id : play.id
    expect(session.answer).toHaveBeenCalledExactlyOnceWith(option, ...places)
  })
})

describe('the options of random games', () => {
  test.each(ASKED.map((asked) => [asked.view.question?.kind ?? '', asked] as const))(
    '%s can all be picked on the table',
    (_, { seat, view, explanation }) => {
      const options = view.question?.options ?? []
      expect(options.length).toBeGreaterThan(1)
      const ways = picksByOption(silkRoadMoves, explanation.options, view)
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
    for (const { seat, view, explanation } of one.filter((asked) => asked !== undefined)) {
      const { container } = render(SilkRoadTable, {
        props: { view, explanation, events: [], names: NAMES, seat, bar },
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
  const interactions = interactionsFor(silkRoadSample, 'play:glass:silk')
  const { container } = render(SilkRoadTable, {
    props: {
      ...silkRoadSample,
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

/** What tea earns, by seat and by the number of places that show it. */
const EARNED = {
  tea: [
    [0, 4, 6, 8, 10],
    [0, 1, 2, 3, 4],
    [0, 0, 0, 0, 0],
  ],
}
const TABLE: SilkView = {
  ...silkRoadSample.view,
  market: ['tea', 'silk', 'ore', 'ore', 'spice', 'tea'],
}
const EXPLANATION: SilkExplanation = {
  ...silkRoadSample.explanation,
  incomes: { ...silkRoadSample.explanation.incomes, ...EARNED },
}

test('what everybody would earn is read off the number of places that would show the good', () => {
  expect(incomes(TABLE, EXPLANATION, 'tea', ['silk', 'ore'])).toEqual([10, 4, 0])
  expect(incomes(TABLE, EXPLANATION, 'tea', ['tea'])).toEqual([6, 2, 0])
})

test('the phases are told apart, and set-up has none', () => {
  const phase = (kind: string, turn = 3) => {
    const view = { ...TABLE, turn, pending: [{ seat: 0, kind }] }
    render(TurnPhases, { props: { view, names: NAMES } })
    const now = document.querySelector('li[aria-current=step] i')?.textContent
    cleanup()
    return now
  }
  expect(['load', 'phase-1', 'exchange'].map((kind) => phase(kind))).toEqual(['1', '1', '1'])
  expect(['phase-2', 'extra-draw'].map((kind) => phase(kind))).toEqual(['2', '2'])
  expect(phase('load', 0)).toBeUndefined()
})

test('the table says what the play that is being chosen would earn, and for whom', () => {
  const chosen = ['hand:tea', 'market:2', 'market:3']
  const interactions: Interactions = {
    mark: (thing) => (chosen.includes(thing) ? 'chosen' : undefined),
    why: () => undefined,
    pick: () => undefined,
  }
  const view = structuredClone(TABLE)
  Object.assign(view.players[0] ?? {}, { hand: ['tea', 'tea'] })
  const explanation = EXPLANATION
  render(SilkRoadTable, {
    props: { view, explanation, events: [], names: NAMES, seat: 0, interactions, bar },
  })
  expect(screen.getByText('4 places would show tea')).toBeTruthy()
  expect(screen.getByText('Ada earns 10 and Zheng He earns 4')).toBeTruthy()
})

test('what cannot be bought says why', () => {
  const reasons = {
    'buy:licence': { words: 'silk-why-sold' },
    'buy:ship': { words: 'silk-why-coins', facts: { missing: 8 } },
    'supply:tea': { words: 'silk-why-no-cube', facts: { good: 'tea' } },
  }
  const { view } = silkRoadSample
  const explanation = { ...silkRoadSample.explanation, reasons }
  render(PlayTable, { session: sessionFor({ seat: 0, view, explanation }) })
  const said = (thing: string) => document.querySelector(`[data-thing="${thing}"]`)?.textContent
  expect(said('buy:licence')).toContain('None is left')
  expect(said('buy:ship')).toContain('You lack 8 coins')
  expect(said('supply:tea')).toContain(say('silk-why-no-cube', { good: 'tea' }))
})

test('coins that are secret are not shown', () => {
  render(SilkRoadTable, {
    props: { ...silkRoadSample, events: [], names: namesFor(NAMES, 0), seat: 0, bar },
  })
  expect(screen.getAllByText('Coins are secret until the end')).toHaveLength(2)
  expect(screen.getByText('2 coins')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'You, 2 coins' })).toBeTruthy()
})
