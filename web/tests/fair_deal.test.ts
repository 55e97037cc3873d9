/** The page checks deals by itself: its hashes are Python's, and what was changed is found. */
import { cleanup, render } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { store, stored } from '../src/browser/storage'
import type { Table } from '../src/generated/protocol'
import { commitToPart, followDeal, keptDeal } from '../src/net/deal_parts'
import {
  answersLeft,
  canonical,
  dealSeed,
  digest,
  faultOf,
  heads,
  partCommitment,
  serverCommitment,
  type FairRecord,
  type GameRecord,
  type SeatPart,
} from '../src/net/fair_deal'
import FairDealPanel from '../src/results/FairDealPanel.svelte'
import { setLanguage } from '../src/text/words.svelte'
import { TABLE } from './kit/fake_server'

type Proven = GameRecord & { fair_deal: FairRecord }
const text = readFileSync('tests/data/fair_deal.json', 'utf8')
const written = JSON.parse(text) as { record: Proven; heads: string[] }
const copy = () => structuredClone(written.record)
const fair = written.record.fair_deal
function seatOf(deal: FairRecord, number: number): SeatPart {
  const seat = deal.seats[number]
  if (!seat) throw new Error('the seat added nothing')
  return seat
}
const OTHER = 'ab'.repeat(32)

beforeAll(() => setLanguage('en'))
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the hashes are those that Python works out', () => {
  expect(heads(written.record, fair)).toEqual(written.heads)
  expect(serverCommitment(fair.table, fair.secret)).toBe(fair.commitment)
  expect(dealSeed(fair)).toBe(written.record.seed)
  for (const seat of fair.seats)
    if (seat?.part) expect(partCommitment(seat.part)).toBe(seat.commitment)
  // hashlib.sha256(b"entrepot-fair-deal-1\nlabel\nline\n")
  expect(digest('label', 'line')).toBe(
    'dc8295f51d34d1ee57b5d15c9b02d279703858cb98db5a9c2073cbcc819c893b',
  )
  expect(canonical({ b: [1, 'é"'], a: null })).toBe('{"a":null,"b":[1,"é\\""]}')
})

test('the answers that were not taken back are those of the record', () => {
  expect(answersLeft(fair.entries)).toEqual(written.record.answers)
  expect(fair.entries.filter(([kind]) => kind === 'undo').length).toBeGreaterThan(0)
  expect(answersLeft([['undo', 0, 1, 'person', 5]])).toBeNull()
  expect(answersLeft([['other']])).toBeNull()
})

test('an honest record has no fault', () => {
  expect(faultOf(copy(), null)).toBeNull()
  for (const head of [written.heads[0], written.heads[7], fair.head, null])
    expect(faultOf(copy(), { commitment: fair.commitment, head: head ?? null })).toBeNull()
})

test.each<[string, (record: Proven) => void]>([
  ['fair-secret', ({ fair_deal }) => (fair_deal.secret = OTHER)],
  ['fair-part', ({ fair_deal }) => (seatOf(fair_deal, 0).part = OTHER)],
  ['fair-seed', ({ fair_deal }) => (seatOf(fair_deal, 0).part = null)],
  ['fair-seed', (record) => (record.seed = 7)],
  ['fair-chain', ({ fair_deal }) => fair_deal.entries.pop()],
  ['fair-chain', ({ fair_deal }) => (seatOf(fair_deal, 2).commitment = OTHER)],
  ['fair-chain', (record) => (record.options = { ...record.options, target: 999 })],
  ['fair-steps', (record) => record.answers.pop()],
  ['fair-none', (record) => (record.fair_deal = undefined as never)],
])('%s is found', (code, tamper) => {
  const record = copy()
  tamper(record)
  expect(faultOf(record, null)?.code).toBe(code)
})

test('whose part is wrong is told', () => {
  const record = copy()
  seatOf(record.fair_deal, 2).part = OTHER
  expect(faultOf(record, null)).toEqual({ code: 'fair-part', seat: 3 })
})

test('another commitment or head than the browser saw is found', () => {
  const other = { commitment: OTHER, head: null }
  expect(faultOf(copy(), other)?.code).toBe('fair-other-commitment')
  const seen = { commitment: fair.commitment, head: OTHER }
  expect(faultOf(copy(), seen)?.code).toBe('fair-other-head')
})

describe('this browser', () => {
  const dealing = (commitment: string, revealed: number[] = []): Table => ({
    ...TABLE,
    state: 'dealing',
    fair: { commitment: 'c'.repeat(64), seats: [commitment, null], revealed },
  })
  const sent = () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('{}')))
    vi.stubGlobal('fetch', fetched)
    return fetched as unknown as ReturnType<typeof vi.fn<typeof fetch>>
  }

  test('reveals the part that it committed to, without a click', () => {
    const fetched = sent()
    const commitment = commitToPart()
    followDeal(dealing(commitment), 0, null)
    const [address, request] = fetched.mock.calls[0] ?? []
    expect(String(address)).toMatch(/api\/tables\/t1\/reveal$/)
    const body = JSON.parse(String(request?.body)) as { part: string }
    expect(partCommitment(body.part)).toBe(commitment)
    expect(keptDeal('t1')?.part).toBe(body.part)
  })

  test('reveals nothing twice, nothing for others, and nothing before or after', () => {
    const fetched = sent()
    const commitment = commitToPart()
    followDeal(dealing(commitment, [0]), 0, null)
    followDeal(dealing(commitment), 1, null)
    followDeal(dealing(commitment), null, null)
    followDeal(dealing(partCommitment(OTHER)), 0, null)
    for (const state of ['waiting', 'playing', 'over'] as const)
      followDeal({ ...dealing(commitment), state }, 0, null)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('keeps the first commitment and the last head that it saw', () => {
    sent()
    const table = dealing(commitToPart())
    followDeal(table, 0, null)
    followDeal(table, 0, 'd'.repeat(64))
    followDeal({ ...table, fair: { commitment: OTHER, seats: [], revealed: [] } }, 0, null)
    expect(keptDeal('t1')).toMatchObject({ commitment: 'c'.repeat(64), head: 'd'.repeat(64) })
  })

  test('keeps few parts', () => {
    for (let i = 0; i < 30; i++) commitToPart()
    expect(stored<string[]>('parts', [])).toHaveLength(20)
  })
})

describe('the panel of the results', () => {
  test('says that deal and steps were as committed, and that the own part is in', () => {
    const part = seatOf(fair, 0).part
    store('deal.t1', { commitment: fair.commitment, head: fair.head, part })
    const { container } = render(FairDealPanel, {
      props: { id: 't1', record: copy(), replayed: true },
    })
    expect(container.querySelector('[data-fair="proven"]')).not.toBeNull()
    expect(container.querySelector('[data-replayed]')?.textContent).toContain('Played again')
    expect(container.textContent).toContain('from 2 players together')
    expect(container.textContent).toContain('Your own random numbers are in it.')
    expect(container.textContent).toContain(`--commitment ${fair.commitment}`)
  })

  test('says that the own part was late', () => {
    store('deal.t1', { commitment: fair.commitment, head: null, part: OTHER })
    const { container } = render(FairDealPanel, {
      props: { id: 't1', record: copy(), replayed: false },
    })
    expect(container.textContent).toContain('they did not come in time')
    expect(container.textContent).toContain('could not play the steps again')
  })

  test('says what is wrong', () => {
    store('deal.t1', { commitment: OTHER, head: null, part: null })
    const { container } = render(FairDealPanel, {
      props: { id: 't1', record: copy(), replayed: null },
    })
    expect(container.textContent).toContain('not the one that was shown at the table')
  })
})
