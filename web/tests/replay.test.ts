/** Replay: frames fetched as they are needed, steps by answer and by turn, from any seat. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { silkRoadSample } from '../gallery/samples'
import type { GameView, Replay, ReplayWanted } from '../src/generated/protocol'
import { recordIn, seatIn } from '../src/replay/record_file'
import { CHUNK, nextReplay, ReplayPlayer } from '../src/replay/replay_player.svelte'
import ReplayTable from '../src/replay/ReplayTable.svelte'
import { setLanguage } from '../src/text/words.svelte'

const MANY = 2 * CHUNK + 20
let length = MANY
const record = () => ({
  answers: Array.from({ length }, (_, n) => [0, n % 2 ? 'phase-2' : 'phase-1', 'pass']),
})
let asked: ReplayWanted[] = []
let refuse: object | null = null
/** Whose frames come late. */
let late: number | null = null

/** Of the deck the card on top is known, a different one for each frame. */
const knowledge = (n: number) => ({
  hands: [{ unknown: 3 }, { known: [{ card: 'tea' }] }, { unknown: n }],
  deck: { known: [{ card: n % 2 ? 'ore' : 'silk', above: 0 }], unknown: 7 },
  hidden: { tea: 4, ore: 6 },
})

/** A server whose table has had as many turns as answers, and tells an event with each. */
function answer(wanted: ReplayWanted): Replay {
  const { first = 0, last = 0, seat = null } = wanted
  const end = Math.min(last, length)
  const numbers = Array.from({ length: Math.max(0, end - first + 1) }, (_, i) => first + i)
  return {
    game: 'maritime-silk-road',
    players: 3,
    options: {},
    answers: length,
    frames: numbers.map((n) => ({
      n,
      events: n,
      view: { ...silkRoadSample.view, turn: n, first: seat ?? 2 },
      explanation: silkRoadSample.explanation,
      knowledge: wanted.knowledge ? knowledge(n) : null,
    })),
    events: Array.from({ length: end }, (_, n) => ({ n, type: 'pass', seat: n % 3 })),
    turns: Array.from({ length: length / 2 }, (_, n) => 2 * n),
    credits: [],
  }
}

beforeAll(async () => {
  await setLanguage('en')
  HTMLDialogElement.prototype.showModal = vi.fn()
})
beforeEach(() => {
  asked = []
  refuse = null
  late = null
  length = MANY
  vi.stubGlobal('fetch', (_: URL, { body }: { body: string }) => {
    const wanted = JSON.parse(body) as ReplayWanted
    asked.push(wanted)
    const said = JSON.stringify(refuse ?? answer(wanted))
    const response = new Response(said, { status: refuse ? 400 : 200 })
    const wait = late !== null && wanted.seat === late ? 80 : 0
    return new Promise((resolve) => setTimeout(() => resolve(response), wait))
  })
})
afterEach(() => {
  cleanup()
})

async function ready(): Promise<ReplayPlayer> {
  const replay = new ReplayPlayer(record())
  await waitFor(() => expect(replay.frames.filter(Boolean)).toHaveLength(length + 1))
  return replay
}

test('all frames come, piece by piece, each once', async () => {
  const replay = await ready()
  expect(asked.map(({ first }) => first)).toEqual([0, CHUNK, 2 * CHUNK])
  expect(replay.last).toBe(length)
  expect(replay.events).toHaveLength(length)
})

test('what is wanted now is fetched first', async () => {
  const replay = new ReplayPlayer(record())
  await waitFor(() => expect(replay.view).not.toBeNull())
  replay.go(2 * CHUNK + 5)
  await waitFor(() => expect(replay.view).toMatchObject({ turn: 2 * CHUNK + 5 }))
})

test('one steps by answers and by turns, and not over the ends', async () => {
  const replay = await ready()
  replay.step(-1)
  expect(replay.at).toBe(0)
  replay.step(1)
  expect([replay.at, replay.turn]).toEqual([1, 0])
  replay.stepTurn(1)
  expect([replay.at, replay.turn]).toEqual([2, 1])
  replay.step(1)
  replay.stepTurn(-1)
  expect(replay.at).toBe(2)
  replay.go(9999)
  expect(replay.at).toBe(length)
  replay.stepTurn(1)
  expect(replay.at).toBe(length)
})

test('a step on lets things fly; a jump and a step back do not', async () => {
  const replay = await ready()
  const before = replay.era
  replay.step(1)
  expect(replay.era).toBe(before)
  replay.step(-1)
  expect(replay.era).not.toBe(before)
})

test('other eyes see the same moment in their own frames', async () => {
  const replay = await ready()
  replay.go(7)
  replay.viewAs(1)
  await waitFor(() => expect(replay.view).toMatchObject({ turn: 7, first: 1 }))
  expect(asked.at(-1)?.seat).toBe(1)
})

test('a replay opens from the seat of whoever opens it', async () => {
  const replay = new ReplayPlayer(record(), 1)
  await waitFor(() => expect(replay.view).toMatchObject({ first: 1 }))
  expect(replay.seat).toBe(1)
  expect(asked[0]?.seat).toBe(1)
})

test('whoever is looked through has their name, not "You"', async () => {
  const replay = new ReplayPlayer(record(), 1)
  await waitFor(() => expect(replay.view).not.toBeNull())
  const props = { replay, file: 'x.json', names: ['Ada', 'Ben', 'Cleo'] }
  const { container } = render(ReplayTable, props)
  expect(container.querySelector('.own h2')?.textContent).toContain('Ben')
})

test('frames that come late for eyes that have turned away are left out', async () => {
  const replay = await ready()
  late = 0
  replay.viewAs(0)
  replay.viewAs(1)
  await waitFor(() => expect(replay.frames.filter(Boolean)).toHaveLength(length + 1))
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(new Set(replay.frames.map((frame) => frame?.view))).toEqual(
    new Set(replay.frames.map((frame) => expect.objectContaining({ first: 1, turn: frame?.n }))),
  )
})

test('an event leads to the moment when it has happened', async () => {
  const replay = await ready()
  replay.goToEvent(4)
  expect(replay.at).toBe(5)
})

test('a record that is refused says why', async () => {
  refuse = { code: 'no-such-code-here', facts: {}, text: 'The field answers is missing.' }
  const replay = new ReplayPlayer({ what: 'ever' })
  await waitFor(() => expect(replay.error).toBe('The field answers is missing.'))
  expect(replay.view).toBeNull()
})

test('keys and buttons do the same, and the log leads everywhere', async () => {
  length = 12
  const replay = await ready()
  const { container } = render(ReplayTable, { replay, file: 'x.json' })
  const find = (what: string) => container.querySelector(what) as Element
  const act = (name: string) => find(`[data-act="${name}"]`)
  const at = () => Number(find('[data-replay]').getAttribute('data-n'))
  const press = (key: string) => fireEvent.keyDown(document.body, { key })
  await press('ArrowRight')
  expect(at()).toBe(1)
  await press('ArrowDown')
  expect(at()).toBe(2)
  await press('End')
  expect(at()).toBe(length)
  await fireEvent.click(act('first'))
  expect(at()).toBe(0)
  await fireEvent.click(act('on-turn'))
  expect(at()).toBe(2)
  await fireEvent.input(find('input[type=range]'), { target: { value: '9' } })
  expect(at()).toBe(9)
  await fireEvent.click(find('[data-event="3"] button'))
  expect(at()).toBe(4)
  await fireEvent.change(act('eyes'), {
    target: { value: '2' },
  })
  expect(replay.seat).toBe(2)
})

test('playing goes on by itself, stops at the end, and space pauses it', async () => {
  length = 4
  const replay = await ready()
  replay.go(length - 2)
  vi.useFakeTimers()
  const { container } = render(ReplayTable, { replay, file: 'x.json' })
  const says = () => container.querySelector('[data-act="play"]')?.getAttribute('aria-label')
  await fireEvent.keyDown(document.body, { key: ' ' })
  expect(says()).toBe('Pause')
  await vi.advanceTimersByTimeAsync(1200)
  expect(replay.at).toBe(length - 1)
  await fireEvent.keyDown(document.body, { key: ' ' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(replay.at).toBe(length - 1)
  await fireEvent.keyDown(document.body, { key: ' ' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(replay.at).toBe(length)
  expect(says()).toBe('Play')
  vi.useRealTimers()
})

test('a game saved in the terminal is replayed as far as it went; other files are left as they are', () => {
  const plain = { entrepot: 1, game: 'x', answers: [], digest: 'd' }
  const save = { ...plain, era: 0, frames: [], events: [], log: [], sealed: [] }
  expect(recordIn({ client: 1, seat: 0, seen: 3, match: save })).toEqual(plain)
  expect(recordIn(save)).toEqual(plain)
  expect(recordIn(plain)).toBe(plain)
  expect(seatIn({ client: 1, seat: 1, seen: 3, match: save })).toBe(1)
  for (const odd of [null, save, { seat: -1 }, { seat: 'x' }]) expect(seatIn(odd)).toBe(null)
  for (const odd of [null, 7, 'text', [plain], { hello: 1 }]) expect(recordIn(odd)).toBe(odd)
})

test('a replay begins at the end of the turn that was pointed at, once', async () => {
  nextReplay.turn = 3
  expect((await ready()).at).toBe(8)
  expect((await ready()).at).toBe(0)
})

test('a replay begins at the moment that was pointed at, once', async () => {
  nextReplay.frame = 5
  expect((await ready()).at).toBe(5)
  expect((await ready()).at).toBe(0)
})

test('a game is tried again from the moment that is shown, at the seat that looks', async () => {
  length = 4
  const text = readFileSync('tests/data/silk_road_game.json', 'utf8')
  const { view: over } = JSON.parse(text) as { view: GameView }
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', ({ pathname }: URL, { body }: { body: string }) => {
    const wanted = JSON.parse(body) as ReplayWanted
    if (!pathname.endsWith('/replay')) sent.push([pathname, wanted])
    const reply = answer(wanted)
    for (const frame of reply.frames) if (frame.n === length) frame.view = over
    const said = pathname.endsWith('/replay') ? reply : { table: 't2', seat: 1 }
    return Promise.resolve(new Response(JSON.stringify(said)))
  })
  const replay = await ready()
  const props = { replay, file: 'x.json', table: 't1' }
  const { container, rerender } = render(ReplayTable, { props })
  const button = () => container.querySelector<HTMLElement>("[data-act='try-again']")
  const act = (name: string) =>
    waitFor(() => {
      const found = container.querySelector<HTMLElement>(`[data-act='${name}']`)
      expect(found).not.toBeNull()
      return found as HTMLElement
    })
  replay.go(3)
  await fireEvent.click(await act('try-again'))
  await fireEvent.input(await screen.findByLabelText('Name of the branch (optional)'), {
    target: { value: ' What if ' },
  })
  await fireEvent.click(await act('begin-branch'))
  await waitFor(() => expect(location.hash).toBe('#/t/t2'))
  const seat = silkRoadSample.view.pending?.[0]?.seat ?? 0
  const wanted = { answer: 3, seat, level: 'normal', title: 'What if', redealt: false }
  expect(sent).toEqual([['/api/tables/t1/branch', expect.objectContaining(wanted)]])
  await rerender({ ...props, table: undefined })
  await fireEvent.click(await act('begin-branch'))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(['/api/branches', expect.objectContaining({ record: record() })])
  URL.createObjectURL = vi.fn(() => 'blob:x')
  await fireEvent.click(await act('save-branch'))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]?.[0]).toBe('/api/branches/record')
  replay.go(4)
  await waitFor(() => expect(button()).toBeNull())
})

test('the lens shows who knows what at each moment, in place of the log, for each seat', async () => {
  length = 12
  const replay = await ready()
  const { container } = render(ReplayTable, {
    replay,
    file: 'x.json',
    names: ['Ada', 'Ben', 'Cleo'],
  })
  const lens = () => container.querySelector<HTMLElement>('[data-lens]')
  const knows = () => lens()?.querySelector('[data-who-knows]')?.textContent ?? ''
  replay.go(3)
  asked = []
  await fireEvent.click(container.querySelector('[data-act="lens"]') as Element)
  await waitFor(() => expect(knows()).toContain('ore on top'))
  expect(container.querySelector('[data-event]')).toBeNull()
  replay.go(4)
  await waitFor(() => expect(knows()).toContain('silk on top'))
  expect(asked).toMatchObject([{ seat: null, first: 0, last: 24, knowledge: true }])
  const title = () => lens()?.querySelector('h2')?.textContent
  expect(title()).toBe('What a spectator knows')
  const eyes = container.querySelector('[data-act="eyes"]') as Element
  await fireEvent.change(eyes, { target: { value: '1' } })
  await waitFor(() => expect(asked.some((each) => each.knowledge && each.seat === 1)).toBe(true))
  await waitFor(() => expect(title()).toBe('What Ben knows'))
  expect(knows().startsWith('Hand of Ben')).toBe(true)
  await fireEvent.click(container.querySelector('[data-act="lens"]') as Element)
  expect(lens()).toBeNull()
  expect(container.querySelector('[data-event]')).not.toBeNull()
})
