/** Who knows what: eyes on one's own cards, and what is certain of hands and the deck. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { importExportSample } from '../gallery/samples'
import GameTable from '../src/games/GameTable.svelte'
import type { TradeView, WhoKnows as Knowledge } from '../src/generated/protocol'
import { knowersText } from '../src/review/knowledge_words'
import WhoKnows from '../src/review/WhoKnows.svelte'
import { loadWords, setLanguage } from '../src/text/words.svelte'
import { allThatSays, keysOf } from './kit/files'

const NAMES = ['Ada', 'Ben', 'Cleo']
beforeAll(async () => {
  await setLanguage('en')
  await loadWords('review')
})
afterEach(() => {
  cleanup()
})

test('it is said who knows a card, and since when', async () => {
  const since = (seat: number, turn?: number) => (turn ? { seat, since: 5, turn } : { seat })
  expect(knowersText([since(1, 7)], NAMES)).toBe('Ben has known this card since turn 7.')
  expect(knowersText([since(1, 7), since(2, 7)], NAMES)).toBe(
    'Ben and Cleo have known this card since turn 7.',
  )
  expect(knowersText([since(2, 9), since(1)], NAMES)).toBe(
    'Ben knows this card. Cleo has known this card since turn 9.',
  )
  await setLanguage('fr')
  expect(knowersText([since(1, 7)], NAMES)).toBe('Ben connaît cette carte depuis le tour 7.')
  await setLanguage('en')
})

test('a card that others know has an eye, and says so when it is pointed at', async () => {
  const sample = importExportSample.view as TradeView
  const seat = sample.players.findIndex((player) => player.hand?.length)
  const [first = '', second = ''] = sample.players[seat]?.hand ?? []
  const other = (seat + 1) % sample.players.length
  const names = sample.players.map((_, number) => `P${number}`)
  const seen = (known: Record<string, number[]> | undefined): TradeView => ({
    ...sample,
    players: sample.players.map((player, number) =>
      number === seat && known ? { ...player, known_to: known } : player,
    ),
  })
  const knowledge = vi.fn(() =>
    Promise.resolve<Knowledge>({
      hands: sample.players.map((_, number) =>
        number === seat
          ? {
              known: [
                { card: first, known_by: [{ seat: other, since: 3, turn: 2 }] },
                { card: second },
              ],
            }
          : { unknown: 4 },
      ),
      deck: { unknown: 9 },
      hidden: {},
    }),
  )
  const bar = createRawSnippet(() => ({ render: () => '<div></div>' }))
  const props = { explanation: null, events: [], names, seat, bar, knowledge }
  const { container, rerender } = render(GameTable, {
    props: { ...props, view: seen(undefined) },
  })
  expect(knowledge).not.toHaveBeenCalled()
  await rerender({ ...props, view: seen({ [first]: [other] }) })
  const piece = (card: string) => container.querySelector(`[data-thing='hand:${card}']`)
  await waitFor(() => expect(piece(first)?.querySelector('.eye')).not.toBeNull())
  const about = piece(first)?.getAttribute('aria-describedby') ?? ''
  const words = `P${other} has known this card since turn 2.`
  expect(piece(first)?.querySelector('.why')?.textContent).toBe(words)
  expect(document.getElementById(about)?.textContent?.startsWith(`${words} `)).toBe(true)
  expect(piece(second)?.querySelector('.eye')).toBeNull()
  await rerender({ ...props, view: { ...seen({ [first]: [other] }), turn: 9 } })
  expect(knowledge).toHaveBeenCalledTimes(1)
  await rerender({ ...props, view: seen(undefined) })
  await waitFor(() => expect(container.querySelector('.eye')).toBeNull())
})

test('hands and the deck tell what is certain, one’s own hand who knows it', () => {
  const knowledge: Knowledge = {
    hands: [
      { known: [{ card: 'rice', known_by: [{ seat: 2, turn: 4, since: 9 }] }, { card: 'soap' }] },
      {
        known: [{ card: 'pens', known_by: [{ seat: 0, turn: 3, since: 7 }] }],
        counted: { foxes: 1 },
        unknown: 2,
      },
      {},
    ],
    deck: {
      known: [
        { card: 'rope', above: 0, known_by: [] },
        { card: 'jets', above: 3 },
      ],
      unknown: 20,
    },
    hidden: { drones: 1, cups: 1 },
  }
  render(WhoKnows, { game: 'import-export', knowledge, names: NAMES, seat: 0 })
  const of = (title: string) => screen.getByText(title).closest('section') as HTMLElement
  const lines = (title: string) =>
    [...of(title).querySelectorAll('li, p')].map((each) => each.textContent)
  expect(lines('Hand of Ada')).toEqual([
    'Rice Cleo has known this card since turn 4.',
    '1 card that nobody else is certain of',
  ])
  expect(lines('Hand of Ben')).toEqual([
    'Pens since turn 3',
    'Can be nowhere else: Foxes',
    '2 unknown cards',
  ])
  expect(lines('Hand of Cleo')).toEqual(['No cards'])
  expect(lines('Deck')).toEqual(['Rope on top', 'Jets below 3 cards', '20 unknown cards'])
  const hidden = screen.getByText('2 cards could lie in several places').closest('details')
  expect(within(hidden as HTMLElement).getByText('Cups and Drones')).toBeTruthy()
})

test('every key who-knows-… is used', () => {
  const source = allThatSays()
  const keys = keysOf('who-knows')
  expect(keys.length).toBeGreaterThan(5)
  expect(keys.filter((key) => !source.includes(`'${key}'`))).toEqual([])
})
