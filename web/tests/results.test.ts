/** The end of a game: who won, the picture of the scores, and the course of the game. */
import { cleanup, render, screen, within } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { FIRST_LESSON } from '../src/games/game_ids'
import type { Event, GameExplanation, GameView, SilkExplanation } from '../src/generated/protocol'
import { spreadLabels, ticks, turnTicks } from '../src/results/chart_data'
import Results from '../src/results/Results.svelte'
import { scoreChart } from '../src/results/score_chart'
import { has, namesFor, setLanguage } from '../src/text/words.svelte'
import { allThatSays, keysOf } from './kit/files'

type Game = { view: GameView; explanation: GameExplanation; events: Event[] }
const read = (name: string) => JSON.parse(readFileSync(`tests/data/${name}.json`, 'utf8')) as Game
const silkRoad = read('silk_road_game')
const importExport = read('import_export_game')
const NAMES = ['Ada', 'Zheng He', 'Ibn Battuta', 'Jeanne Baret']
const COURSE = [
  [10, 8, 8, 8],
  [14, 12, 20, 18],
]

beforeAll(() => setLanguage('en'))
afterEach(cleanup)

function show(game: Game, more: object = {}) {
  const props = {
    ...game,
    names: NAMES.slice(0, game.view.players.length),
    seat: null,
    credits: COURSE,
  }
  return render(Results, { props: { ...props, ...more } })
}

test.each([
  ['Import / Export', importExport],
  ['Maritime Silk Road', silkRoad],
])('the parts of every score in %s add up to its total', (_, { view, explanation }) => {
  const { bars, sources } = scoreChart(view, explanation, NAMES)
  expect(bars).toHaveLength(view.players.length)
  for (const { parts, total } of bars) {
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total)
    const known = sources.map(({ id }) => id)
    expect(Object.keys(parts).filter((id) => parts[id] && !known.includes(id))).toEqual([])
  }
})

test('no two sources of a picture look alike without colour, letters apart', () => {
  for (const { view, explanation } of [importExport, silkRoad]) {
    const { sources } = scoreChart(view, explanation, NAMES)
    const plain = sources.filter(({ id }) => !id.startsWith('power:'))
    const looks = plain.map(({ pattern, letter }) => `${pattern}${letter ?? ''}`)
    expect(new Set(looks).size).toBe(looks.length)
  }
})

test('coins are told by good only where accounts are known', () => {
  const shown = (explanation: GameExplanation | null) =>
    scoreChart(silkRoad.view, explanation, NAMES).sources.map(({ id }) => id)
  expect(shown(silkRoad.explanation)).toEqual(expect.arrayContaining(['tea', 'licences', 'spent']))
  const without = structuredClone(silkRoad.explanation) as SilkExplanation
  delete without.accounts
  expect(shown(without)).toEqual(['coins'])
})

test('the winner is said plainly, with how much and how close it was', () => {
  show(importExport)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jeanne Baret wins')
  expect(screen.getByText('with 66 credits')).toBeTruthy()
  expect(screen.getByText('4 credits more than Ibn Battuta')).toBeTruthy()
})

test('in the scores and the course, the reader is "You"', async () => {
  const { view, explanation } = importExport
  const { bars } = scoreChart(view, explanation, namesFor(NAMES, 2))
  expect(bars.map(({ name }) => name)).toEqual(['Ada', 'Zheng He', 'You', 'Jeanne Baret'])
  show(importExport, { seat: 2, names: namesFor(NAMES, 2) })
  const course = await screen.findByRole('table', { name: 'Credits over the turns' })
  expect(within(course).getByRole('columnheader', { name: 'You' })).toBeTruthy()
})

test('who won is told so, who did not is told the place', () => {
  show(importExport, { seat: 3, names: namesFor(NAMES, 3) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You win!')
  cleanup()
  show(importExport, { seat: 2, names: namesFor(NAMES, 2) })
  expect(screen.getByText('4 credits more than you')).toBeTruthy()
  cleanup()
  show(importExport, { seat: 0, names: namesFor(NAMES, 0) })
  expect(screen.getByText('You finished in place 3 of 4.')).toBeTruthy()
})

test('a shared victory names all who share it, and says that there is no tie-break', () => {
  const scores = silkRoad.view.scores?.map((score) => ({ ...score, total: 40 }))
  show({ ...silkRoad, view: { ...silkRoad.view, winners: [0, 2], scores } as GameView })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(
    'Ada and Ibn Battuta share',
  )
  cleanup()
  const names = namesFor(NAMES, 2)
  show({ ...silkRoad, view: { ...silkRoad.view, winners: [0, 2], scores } as GameView }, { names })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'You share the victory with Ada',
  )
  expect(screen.getByText(/no tie-break/)).toBeTruthy()
})

test('a power that won the game is named', () => {
  const win: Event = { n: 999, type: 'win', seat: 3, cause: 'drones' }
  show({ ...importExport, events: [...importExport.events, win] })
  expect(screen.getByText('By the power of Drones: scores decide nothing.')).toBeTruthy()
})

test('both charts are tables, too', async () => {
  show(importExport)
  const sheet = screen.getByRole('table', { name: 'Scores by source' })
  const row = within(sheet).getByRole('row', { name: /^Majority: consumer/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['0', '0', '0', '6'])
  const course = await screen.findByRole('table', { name: 'Credits over the turns' })
  expect(within(course).getByRole('row', { name: '2 14 12 20 18' })).toBeTruthy()
})

test('the words over a goal at the top of the chart have room for their 12 pixels', async () => {
  show(importExport)
  expect(Number((await screen.findByText('the end begins')).getAttribute('y'))).toBeGreaterThan(12)
})

test('where the course is not known, that is said', () => {
  show(importExport, { credits: [] })
  expect(screen.queryByRole('table', { name: 'Credits over the turns' })).toBeNull()
  expect(screen.getByText(/can't be shown/)).toBeTruthy()
})

test('scales have round numbers and reach around all values', () => {
  expect(ticks(0, 63)).toEqual([0, 20, 40, 60, 80])
  expect(ticks(-7, 12)).toEqual([-10, -5, 0, 5, 10, 15])
  expect(ticks(0, 0)).toEqual([0])
  expect(turnTicks(47, 5)).toEqual([10, 20, 30, 40])
  expect(turnTicks(4, 5)).toEqual([1, 2, 3, 4])
})

test('labels move apart, keep their order and stay inside', () => {
  const placed = spreadLabels([50, 52, 100, 99], 10, 100)
  expect(placed.map((_, i) => i).sort((a, b) => (placed[a] ?? 0) - (placed[b] ?? 0))).toEqual([
    0, 1, 3, 2,
  ])
  const sorted = [...placed].sort((a, b) => a - b)
  sorted.slice(1).forEach((each, i) => expect(each - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(10))
  expect(Math.max(...placed)).toBeLessThanOrEqual(100)
})

test.each(['end', 'replay', 'silk'])('every key %s-… is used, and is there', (stem) => {
  const source = allThatSays()
  const written = keysOf(stem)
  expect(written.length).toBeGreaterThan(20)
  const key = `${stem}-[a-z0-9-]+`
  const plain = new Set(
    [...source.matchAll(new RegExp(`'(${key})'`, 'g'))].map((found) => found[1] ?? ''),
  )
  const open = [...source.matchAll(new RegExp(`\`(${key})\\$\\{`, 'g'))].map(
    (found) => found[1] ?? '',
  )
  const lessons = Object.values(FIRST_LESSON)
  expect([...plain].filter((each) => !has(each) && !lessons.includes(each))).toEqual([])
  const used = (each: string) => plain.has(each) || open.some((other) => each.startsWith(other))
  expect(written.filter((each) => !used(each))).toEqual([])
})
