/** Looking back: a review is asked for, followed, stopped and told in the words of the terminal. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { silkRoadSample } from '../gallery/samples'
import type { Review, ReviewProgress, TurningPoint } from '../src/generated/protocol'
import { myTables } from '../src/net/my_tables.svelte'
import LookBack from '../src/review/LookBack.svelte'
import { chosenPractice } from '../src/review/practice_session.svelte'
import PracticePage from '../src/review/PracticePage.svelte'
import { EVERY } from '../src/review/review_request.svelte'
import { pointWords } from '../src/review/review_words'
import { loadWords, setLanguage } from '../src/text/words.svelte'
import { TABLE } from './kit/fake_server'
import { allThatSays, keysOf } from './kit/files'

const NAMES = ['Ada', 'Ben']
const POINT: TurningPoint = {
  answer: 7,
  turn: 3,
  seat: 1,
  kind: 'phase-2',
  played: 'draw',
  better: 'play:tea:ore+silk',
  chance: 0.22,
  cost: 0.416,
  low: 0.3,
  high: 0.52,
  worlds: 128,
  consequences: [
    { effect: 'points', amount: -4.26 },
    { effect: 'rival-points', amount: 2.5, seat: 0 },
    { effect: 'rival-wins', amount: 0.31, seat: 0 },
    { effect: 'turns', amount: -1.3 },
  ],
}
const REVIEW: Review = {
  version: 1,
  game: 'maritime-silk-road',
  players: 2,
  digest: 'd',
  answers: 12,
  settings: {},
  compared: 9,
  moments: [
    { answer: 0, turn: 1, chances: [0.5, 0.52] },
    { answer: 4, turn: 2, chances: [0.4, 0.7] },
    { answer: 6, turn: 3, chances: [0.4, 0.64] },
    { answer: 12, turn: 3, chances: [1, 0] },
  ],
  turning_points: [POINT],
}
const waiting: ReviewProgress = {
  id: 'r1',
  state: 'waiting',
  done: 0,
  of: 0,
  review: null,
  least: 0.12,
}
const running: ReviewProgress = { ...waiting, state: 'running', done: 3, of: 40 }
const done: ReviewProgress = { ...running, state: 'done', done: 31, review: REVIEW }

/** What the server says to each request, one after another; the last is said again. */
let said: Record<string, unknown[]>
let asked: string[]
function fetched(address: URL, { method, body }: { method: string; body?: string }) {
  const what = `${method} ${address.pathname.replace('/api/', '')}${address.search}`
  asked.push(body ? `${what} ${body}` : what)
  const replies = said[what] ?? []
  const reply = replies.length > 1 ? replies.shift() : replies[0]
  const refused = reply instanceof Response
  return Promise.resolve(refused ? reply : new Response(JSON.stringify(reply ?? null)))
}

beforeAll(async () => {
  await setLanguage('en')
  await loadWords('review')
})
beforeEach(() => {
  said = {}
  asked = []
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(more: object = {}) {
  const chosen: number[] = []
  const onmoment = (answers: number) => chosen.push(answers)
  const paints = [undefined, undefined]
  const props = { table: 't1', names: NAMES, paints, seat: 1, onmoment, ...more }
  render(LookBack, { props })
  return chosen
}
const start = async () => fireEvent.click(await screen.findByText('Review the game'))

test('a turning point is told in the words of the terminal', async () => {
  expect(pointWords('maritime-silk-road', POINT, NAMES)).toEqual({
    played: 'Turn 3, Ben: Draw 2 cards',
    cost: 'It cost 42 percentage points of the chance to win (30 to 52), leaving 22%.',
    better: 'Better: Play 2 tea, covering ore and silk',
    reasons: [
      'On average Ben ends with 4.3 fewer coins.',
      'On average Ada ends with 2.5 more coins.',
      'Ada wins 31 more of 100 such games.',
      'The game ends 1.3 turns sooner.',
    ],
  })
  const other: TurningPoint = {
    ...POINT,
    better: 'draw',
    consequences: [
      { effect: 'source', amount: -3.4, source: 'goods:consumer' },
      { effect: 'turns', amount: 1.2 },
    ],
  }
  expect(pointWords('import-export', other, NAMES).reasons).toEqual([
    'About this much is missing: 3 for consumer goods.',
    'The game ends 1.2 turns later.',
  ])
  await setLanguage('fr')
  expect(pointWords('maritime-silk-road', POINT, NAMES).reasons[0]).toBe(
    'En moyenne, Ben finit avec moins de pièces (écart\u00a0: 4,3).',
  )
  await setLanguage('en')
})

test('a review is asked for and followed until it is done; a click leads to the moment', async () => {
  said = { 'POST tables/t1/review': [waiting], 'GET reviews/r1': [running, done] }
  const chosen = show()
  await start()
  await screen.findByText('Waiting in the queue…')
  await vi.advanceTimersByTimeAsync(EVERY)
  await screen.findByText('Step 3 of at most 40')
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('3')
  await vi.advanceTimersByTimeAsync(EVERY)
  const point = await screen.findByRole('button', { name: /Turn 3, Ben: Draw 2 cards/ })
  expect(within(point).getByText('Better: Play 2 tea, covering ore and silk')).toBeTruthy()
  await fireEvent.click(point)
  expect(chosen).toEqual([7])
  const chart = screen.getByRole('table', { name: /^Chances to win, from what each/ })
  expect(within(chart).getByRole('row', { name: '2 40% 70%' })).toBeTruthy()
  await vi.advanceTimersByTimeAsync(5 * EVERY)
  expect(asked).toEqual([
    'GET tables/t1/review?open=false',
    'POST tables/t1/review {"open":false}',
    'GET reviews/r1',
    'GET reviews/r1',
  ])
})

test('one that is there already is shown at once, for each way to judge', async () => {
  const none = { ...REVIEW, settings: { open: true }, turning_points: [] }
  said = {
    'GET tables/t1/review?open=false': [{ ...done, id: '' }],
    'GET tables/t1/review?open=true': [{ ...done, id: '', review: none }],
  }
  show()
  await screen.findByText('Turn 3, Ben: Draw 2 cards')
  await fireEvent.click(screen.getByLabelText('All cards open'))
  await screen.findByText(
    'No answer has clearly cost more than 12 percentage points of the chance to win.',
  )
  await fireEvent.click(screen.getByLabelText('What each player knew'))
  await screen.findByText('Turn 3, Ben: Draw 2 cards')
  expect(asked).toHaveLength(2)
})

test('it can be stopped, and what comes afterwards is not shown', async () => {
  said = { 'POST tables/t1/review': [waiting], 'GET reviews/r1': [done] }
  show()
  await start()
  await fireEvent.click(await screen.findByText('Stop'))
  await waitFor(() => expect(asked).toContain('DELETE reviews/r1'))
  await vi.advanceTimersByTimeAsync(3 * EVERY)
  expect(screen.getByText('Review the game')).toBeTruthy()
  expect(asked).not.toContain('GET reviews/r1')
})

test('a record from a file is sent; a refusal is said', async () => {
  const problem = { code: 'reviews-running', facts: { most: 2, seconds: 10 }, text: '' }
  said = { 'POST reviews': [new Response(JSON.stringify(problem), { status: 429 })] }
  show({ table: undefined, record: { game: 'x' } })
  await start()
  await screen.findByText(/2 reviews of yours are running already/)
  expect(asked).toEqual(['POST reviews {"record":{"game":"x"},"open":false}'])
  expect(screen.getByText('Review the game')).toBeTruthy()
})

test('one’s own moments are answered again, and judged', async () => {
  const other = { ...POINT, seat: 0, answer: 3 }
  const review = { ...REVIEW, turning_points: [POINT, other, { ...POINT, answer: 9 }] }
  const sample = silkRoadSample
  const asks = { ...sample.view, question: { id: '4.1', kind: 'phase-2', options: ['draw'] } }
  const frame = { n: 7, events: 2, view: asks, explanation: sample.explanation, knowledge: null }
  said = {
    'GET tables/t1/review?open=false': [{ ...done, review }],
    'GET tables/t1/review?open=true': [{ ...done, review }],
    'GET tables/t1/record': [{ game: 'x', answers: [], digest: 'd' }],
    'POST replay': [{ game: 'maritime-silk-road', players: 2, frames: [frame], events: [] }],
    'POST practice': [
      { judgement: 'worse', cost: 0.42, low: 0.31, high: 0.52 },
      { judgement: 'best', cost: 0, low: 0, high: 0 },
    ],
  }
  show()
  await fireEvent.click(await screen.findByLabelText('All cards open'))
  await screen.findAllByText('Turn 3, Ben: Draw 2 cards')
  expect(screen.queryByText(/^Practise/)).toBeNull()
  await fireEvent.click(screen.getByLabelText('What each player knew'))
  await fireEvent.click(await screen.findByText('Practise 2 of these moments'))
  expect(location.hash).toBe('#/practice/t1')
  cleanup()
  asked = []
  const { container } = render(PracticePage, { id: 't1' })
  const find = (what: string) => container.querySelector<HTMLElement>(what) as HTMLElement
  await screen.findByText('Moment 1 of 2')
  expect(screen.getByText('Turn 3: what would you do? You see what Ben saw.')).toBeTruthy()
  const answer = async () => {
    await waitFor(() => expect(find('[data-thing="draw"]')).not.toBeNull())
    await fireEvent.click(find('[data-thing="draw"]'))
    await fireEvent.click(await waitFor(() => find('[data-act="confirm"]')))
  }
  await answer()
  await waitFor(() => expect(find('[data-practice="worse"]')).not.toBeNull())
  expect(find('.strip [role="status"]').textContent?.trim()).toBe(
    'That costs 42 percentage points of the chance to win (31 to 52). Better: Play 2 tea, covering ore and silk',
  )
  expect(asked).toContain(
    'POST practice {"record":{"game":"x","answers":[],"digest":"d"},"answer":7,"better":"play:tea:ore+silk","option":"draw"}',
  )
  await fireEvent.click(screen.getByText('Answer again'))
  expect(find('[data-practice="asked"]')).not.toBeNull()
  await answer()
  await waitFor(() => expect(find('[data-practice="best"]')).not.toBeNull())
  await fireEvent.click(screen.getByText('Next moment'))
  await screen.findByText('Moment 2 of 2')
  expect(screen.queryByText('Next moment')).toBeNull()
})

test('a practice page that is opened by its address finds the moments by itself', async () => {
  chosenPractice.practice = null
  said = {
    'GET tables/t2/review?open=false': [{ ...done, id: '' }],
    'GET tables/t2/record': [{ game: 'x', answers: [], digest: 'd' }],
    'GET tables/t2': [{ seat: 0, table: TABLE }],
  }
  render(PracticePage, { id: 't2' })
  await screen.findByText('No review has marked a moment of yours in this game.')
  cleanup()
  said['GET tables/t2'] = [{ seat: 1, table: TABLE }]
  render(PracticePage, { id: 't2' })
  await screen.findByText('Moment 1 of 1')
  cleanup()
  render(PracticePage, { id: null })
  await screen.findByText('No review has marked a moment of yours in this game.')
})

test('branches are listed with the game that they left, and kept as files', async () => {
  const branch = { game: 'd', answers: 5, name: 'What if' }
  myTables.remember('b1', 'maritime-silk-road', 'd')
  myTables.remember('b2', 'maritime-silk-road', 'd')
  myTables.remember('b3', 'maritime-silk-road', 'another')
  said = {
    'GET tables/b1?first=1000000': [{ table: { ...TABLE, id: 'b1', state: 'over', branch } }],
    'GET tables/b2?first=1000000': [
      { table: { ...TABLE, id: 'b2', branch: { game: 'd', answers: 1 } } },
    ],
    'GET tables/b1/record': [{ game: 'maritime-silk-road' }],
  }
  show({ record: { digest: 'd', branch } })
  await screen.findByText('"What if": a branch of a recorded game, which it left after 5 answers.')
  const link = await screen.findByRole('link', { name: 'What if' })
  expect(link.getAttribute('href')).toBe('#/t/b1')
  expect(screen.getByRole('link', { name: 'Branch' }).getAttribute('href')).toBe('#/t/b2')
  expect(asked).not.toContain('GET tables/b3?first=1000000')
  URL.createObjectURL = vi.fn(() => 'blob:x')
  await fireEvent.click(screen.getByText('Download'))
  await waitFor(() => expect(asked).toContain('GET tables/b1/record'))
  for (const id of ['b1', 'b2', 'b3']) myTables.forget(id)
})

test.each(['look-back', 'practice', 'try-again'])('every key %s-… is used', (stem) => {
  const source = allThatSays()
  const keys = keysOf(stem)
  expect(keys.length).toBeGreaterThan(5)
  expect(keys.filter((key) => !source.includes(`'${key}'`))).toEqual([])
})
