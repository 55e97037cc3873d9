/** People at a table: who is here, away or replaced, and what happened meanwhile. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import PlayTable from '../src/games/shared/PlayTable.svelte'
import type { Notice, Seat, Table } from '../src/generated/protocol'
import { serverNow } from '../src/net/api'
import { noticesAfter, timeOfDay } from '../src/table/company'
import TableNotice from '../src/table/TableNotice.svelte'
import { ready, sampleOf, sessionFor } from './kit/asked_views'
import { seat as seatOf, TABLE } from './kit/fake_server'

beforeAll(ready)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const AT = Date.UTC(2026, 0, 2, 14, 2)
function notice(facts: Partial<Notice>): Notice {
  return { kind: 'left', seat: 1, name: 'Ben', by: null, at: AT, after: 0, ...facts }
}
const event = (n: number, seat: number) => ({ n, type: 'draw', seat, count: 1 })

describe('above the table', () => {
  const seats = [
    seatOf({ kind: 'person', name: 'Ada', online: true }),
    seatOf({ kind: 'person', name: 'Ben', online: true }),
  ]
  function shown(table: Partial<Table>, more = {}) {
    const sample = sampleOf('contract', 'contract:')
    const connection = sessionFor(sample, { seat: 0, ...more })
    Object.assign(connection, { table: { ...TABLE, seats, ...table } })
    return render(TableNotice, { connection, shown: false })
  }

  test('a refused step back says who refused, until something happens', () => {
    const refused = notice({ kind: 'refused', seat: 0, name: 'Ada', by: 1, after: 1 })
    shown({ notices: [refused] }, { events: [event(0, 0)] })
    expect(screen.getByRole('status').textContent).toMatch(/^Ben does not agree .* you proposed/)
    cleanup()
    shown({ notices: [refused] }, { events: [event(0, 0), event(1, 1)] })
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('whoever is away is told since when', () => {
    const away = seatOf({ kind: 'person', name: 'Ada', away: true, since: AT })
    shown({ seats: [away, seats[1] as Seat] })
    expect(screen.getByRole('status').textContent).toContain(timeOfDay(AT))
  })

  test('whoever comes back is told what the bot did, until they close it or play on', async () => {
    const absence = [
      notice({ seat: 0, name: 'Ada', after: 1 }),
      notice({ kind: 'back', seat: 0, name: 'Ada', at: AT + 60_000, after: 4 }),
    ]
    const events = [event(0, 0), event(1, 0), event(2, 1), event(3, 0)]
    shown({ notices: absence }, { events })
    expect(screen.getByText('What it did')).toBeTruthy()
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2)
    cleanup()
    shown({ notices: absence }, { events: [...events, event(4, 0)] })
    expect(screen.queryByRole('status')).toBeNull()
    cleanup()
    shown({ notices: absence }, { events })
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('status')).toBeNull()
    cleanup()
    shown({ notices: absence }, { events })
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('on the panels and in the log', () => {
  const sample = sampleOf('contract', 'contract:')

  test('a bot has its strength, and a person who is gone a sign', () => {
    const session = sessionFor(sample)
    const others = session.table.seats.filter((_, number) => number !== sample.seat)
    Object.assign(others[0] as Seat, { kind: 'person', name: 'Ben', online: false })
    render(PlayTable, { session })
    expect(document.querySelectorAll('[data-presence=offline]')).toHaveLength(1)
    const bots = document.querySelectorAll('[data-presence=bot]')
    expect(bots).toHaveLength(others.length - 1)
    cleanup()
    Object.assign(others[0] as Seat, { away: true, since: AT, level: 'normal' })
    render(PlayTable, { session })
    const status = document.querySelector('[data-presence=away]')
    expect(status?.textContent).toContain(timeOfDay(AT))
    expect(status?.querySelectorAll('i.on')).toHaveLength(2)
  })

  test('the time for the whole game runs for those who are asked', async () => {
    vi.useFakeTimers()
    const session = sessionFor(sample)
    const others = session.table.seats.filter((_, number) => number !== sample.seat)
    const runs_out = serverNow() + 90_000
    Object.assign(others[0] as Seat, { kind: 'person', time_left: 120_000, runs_out })
    render(PlayTable, { session })
    await vi.advanceTimersByTimeAsync(30_000)
    const shown = screen.getAllByRole('timer').map((each) => each.textContent)
    expect(shown).toEqual(['1:00'])
    vi.useRealTimers()
    cleanup()
    Object.assign(others[0] as Seat, { time_left: 600_000, runs_out: null })
    render(PlayTable, { session })
    expect(screen.getByRole('timer').textContent).toBe('10:00')
  })

  test('who leaves and comes back stands where it happened', () => {
    const events = [event(0, 0), event(1, 1), event(2, 0)]
    const session = sessionFor(sample, { events })
    session.table.notices = [notice({ after: 1 }), notice({ kind: 'back', after: 9 })]
    render(PlayTable, { session })
    const lines = [...document.querySelectorAll<HTMLElement>('.log [data-event], .log .people')]
    const found = lines.map(({ dataset }) => dataset['notice'] ?? dataset['event'])
    expect(found).toEqual(['0', 'left', '1', '2', 'back'])
    expect(document.querySelector('[data-notice=left]')?.textContent).toMatch(/^Ben has left/)
  })

  test('a notice is told once', () => {
    const notices = [notice({ after: 2 }), notice({ after: 3 })]
    expect(noticesAfter(notices, 1, false)).toEqual([notices[0]])
    expect(noticesAfter(notices, 2, true)).toEqual([notices[1]])
    expect(noticesAfter(notices, 0, false)).toEqual([])
  })
})
