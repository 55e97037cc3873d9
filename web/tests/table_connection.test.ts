/** A connection loses nothing over lost, doubled and missing messages. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TableConnection, WAITS } from '../src/net/table_connection.svelte'
import { FakeSocket, state, TABLE, update, view } from './kit/fake_server'

let connections: TableConnection[]

function connected(facts: Parameters<typeof state>[0] = {}): [TableConnection, FakeSocket] {
  const connection = new TableConnection('t1')
  connections.push(connection)
  const socket = FakeSocket.last
  socket.tell(state(facts))
  return [connection, socket]
}
const numbers = (connection: TableConnection) => connection.events.map((event) => event.n)

function looked(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  connections = []
  FakeSocket.all = []
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('offline'))),
  )
})
afterEach(() => {
  connections.forEach((connection) => connection.close())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a connection knows what the server sent', () => {
  const [connection, socket] = connected()
  expect(socket.address).toBe('ws://localhost:3000/api/tables/t1/socket')
  expect(connection.status).toBe('open')
  expect(connection.seat).toBe(0)
  expect(connection.question?.id).toBe('0.1')
  socket.tell(update(3, 2, null))
  expect(numbers(connection)).toEqual([0, 1, 2, 3, 4])
  expect(connection.canUndo).toBe(true)
})

describe('an answer', () => {
  test('says which of several equal places is meant', () => {
    const [connection, socket] = connected()
    connection.answer('play:tea:silk', 5)
    expect(socket.said('answer')[0]).toMatchObject({ option: 'play:tea:silk', places: [5] })
  })

  test('shows at once, carries its question and ends with the view that knows it', () => {
    const [connection, socket] = connected()
    connection.answer('draw')
    expect(connection.sent?.option).toBe('draw')
    expect(connection.question).toBeUndefined()
    const [said] = socket.said('answer')
    expect(said).toMatchObject({ question: '0.1', option: 'draw' })
    socket.tell({ type: 'accepted', ticket: String(said?.['ticket']) })
    expect(connection.sent).not.toBeNull()
    socket.tell(update(3, 1, '0.2'))
    expect(connection.sent).toBeNull()
    expect(connection.question?.id).toBe('0.2')
    expect(connection.waitingCommands).toBe(0)
  })

  test('is given once, however often it is clicked', () => {
    const [connection, socket] = connected()
    connection.answer('draw')
    connection.answer('draw')
    connection.answer('play:tea:silk')
    expect(socket.said('answer')).toHaveLength(1)
  })

  test('is not taken for done when another seat answers the same sealed question', () => {
    const [connection, socket] = connected()
    connection.answer('draw')
    socket.tell(update(3, 1, '0.1'))
    expect(connection.sent?.option).toBe('draw')
  })

  test('that is refused is open again, with the reason', () => {
    const [connection, socket] = connected()
    connection.answer('draw')
    const ticket = String(socket.said('answer')[0]?.['ticket'])
    socket.tell({ type: 'refused', ticket, code: 'not-an-option', facts: { a: 1 }, text: 'No.' })
    expect(connection.question?.id).toBe('0.1')
    expect(connection.refused).toEqual({ code: 'not-an-option', facts: { a: 1 }, message: 'No.' })
    connection.answer('play:tea:silk')
    expect(connection.refused).toBeNull()
    expect(socket.said('answer')).toHaveLength(2)
  })

  test('cut off before its acknowledgement is said again with the same ticket', () => {
    const [connection, socket] = connected()
    connection.answer('draw')
    const ticket = socket.said('answer')[0]?.['ticket']
    socket.cut()
    expect(connection.status).toBe('lost')
    expect(connection.sent?.option).toBe('draw')
    vi.advanceTimersByTime(WAITS.firstRetry)
    const again = FakeSocket.last
    expect(again).not.toBe(socket)
    expect(again.address).toContain('?era=0&first=3')
    again.tell(state({ first: 3, events: [] }))
    expect(again.said('answer')).toEqual([
      { type: 'answer', ticket, question: '0.1', option: 'draw' },
    ])
    again.tell({ type: 'accepted', ticket: String(ticket) }, update(3, 1, null))
    expect(connection.sent).toBeNull()
    vi.advanceTimersByTime(WAITS.resend * 3)
    expect(again.said('answer')).toHaveLength(1)
  })

  test('that had arrived before the cut is no longer shown as sent, but still acknowledged', () => {
    const [connection, socket] = connected()
    connection.answer('draw')
    socket.cut()
    vi.advanceTimersByTime(WAITS.firstRetry)
    FakeSocket.last.tell(state({ first: 3, events: [], view: view('0.2') }))
    expect(connection.sent).toBeNull()
    expect(connection.question?.id).toBe('0.2')
    expect(FakeSocket.last.said('answer')).toHaveLength(1)
  })

  test('given while the connection is lost is said when it is back', () => {
    const [connection, socket] = connected()
    socket.cut()
    connection.answer('draw')
    expect(connection.sent?.option).toBe('draw')
    vi.advanceTimersByTime(WAITS.firstRetry)
    FakeSocket.last.tell(state())
    expect(FakeSocket.last.said('answer')).toHaveLength(1)
  })

  test('whose frame was lost is said again', () => {
    const [connection, socket] = connected()
    connection.answer('draw')
    vi.advanceTimersByTime(WAITS.resend)
    const said = socket.said('answer')
    expect(said).toHaveLength(2)
    expect(said[0]).toEqual(said[1])
  })

  test('that is accepted but whose update was lost makes the connection ask for the state', () => {
    const [connection, socket] = connected()
    connection.answer('draw')
    socket.tell({ type: 'accepted', ticket: String(socket.said('answer')[0]?.['ticket']) })
    vi.advanceTimersByTime(WAITS.resend)
    expect(socket.said('resync')).toEqual([{ type: 'resync', first: 3 }])
  })

  test('of another tab of the same seat ends the question here, too', () => {
    const [here, mine] = connected()
    const [there] = connected()
    there.answer('draw')
    mine.tell(update(3, 1, null))
    expect(here.question).toBeUndefined()
    expect(here.sent).toBeNull()
  })

  test('given in two tabs at once: the later one is refused and both agree', () => {
    const [here, mine] = connected()
    const [there, theirs] = connected()
    here.answer('draw')
    there.answer('play:tea:silk')
    theirs.tell(update(3, 1, '0.2'))
    const ticket = String(theirs.said('answer')[0]?.['ticket'])
    theirs.tell({ type: 'refused', ticket, code: 'other-question', facts: {}, text: '' })
    mine.tell(update(3, 1, '0.2'))
    expect(here.question).toEqual(there.question)
    expect(there.waitingCommands).toBe(0)
  })
})

describe('frames', () => {
  test('that come twice count once', () => {
    const [connection, socket] = connected()
    socket.tell(update(3, 2, '0.2'), update(3, 2, '0.2'), update(5, 1, '0.3'))
    expect(numbers(connection)).toEqual([0, 1, 2, 3, 4, 5])
    socket.tell(update(3, 2, '0.2'))
    expect(connection.question?.id).toBe('0.3')
    expect(socket.said('resync')).toEqual([])
  })

  test('that are missing are asked for, and nothing is shown until they are there', () => {
    const [connection, socket] = connected()
    socket.tell(update(5, 1, '0.3'))
    expect(numbers(connection)).toEqual([0, 1, 2])
    expect(connection.question?.id).toBe('0.1')
    expect(socket.said('resync')).toEqual([{ type: 'resync', first: 3 }])
    socket.tell(update(6, 1, '0.4'))
    expect(socket.said('resync')).toHaveLength(1)
    socket.tell(state({ first: 3, events: update_events(3, 4), view: view('0.4') }))
    expect(numbers(connection)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(connection.question?.id).toBe('0.4')
  })

  test('a call for what is missing is repeated if nothing comes', () => {
    const [, socket] = connected()
    socket.tell(update(5, 1, '0.3'))
    vi.advanceTimersByTime(WAITS.resend)
    expect(socket.said('resync')).toHaveLength(2)
  })

  test('long silence asks for the state, so that a lost frame stalls nobody', () => {
    const [connection, socket] = connected()
    for (let at = 0; at <= WAITS.silence; at += WAITS.ping) {
      const pings = socket.said('ping')
      socket.tell({ type: 'pong', at: Number(pings.at(-1)?.['at']) })
      vi.advanceTimersByTime(WAITS.ping)
    }
    expect(connection.status).toBe('open')
    expect(socket.said('resync').length).toBeGreaterThan(0)
  })
})

describe('a new era', () => {
  test('replaces the events and questions of the old one', () => {
    const [connection, socket] = connected()
    socket.tell(update(3, 4, '0.2'))
    socket.tell(state({ era: 1, events: update_events(0, 2), view: view('1.0') }))
    expect(numbers(connection)).toEqual([0, 1])
    expect(connection.question?.id).toBe('1.0')
    socket.tell(update(2, 1, '0.9', 0))
    expect(connection.question?.id).toBe('1.0')
    expect(socket.said('resync')).toEqual([])
  })

  test('that the connection does not know makes it ask', () => {
    const [connection, socket] = connected()
    socket.tell(update(3, 1, '1.1', 1))
    expect(socket.said('resync')).toEqual([{ type: 'resync', first: 3 }])
    socket.tell(state({ era: 1, first: 3, events: [] }))
    expect(socket.said('resync').at(-1)).toEqual({ type: 'resync', first: 0 })
    socket.tell(state({ era: 1, events: update_events(0, 4), view: view('1.1') }))
    expect(numbers(connection)).toEqual([0, 1, 2, 3])
    expect(connection.era).toBe(1)
  })

  test('ends an answer that was on its way', () => {
    const [connection, socket] = connected()
    connection.answer('draw')
    socket.tell(state({ era: 1, view: view('1.0') }))
    expect(connection.sent).toBeNull()
  })
})

describe('the connection', () => {
  test('comes back with growing pauses, at once when the page is looked at again', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999)
    const [connection] = connected()
    FakeSocket.last.cut()
    const pauses = [1, 2, 4, 8].map((factor) => factor * WAITS.firstRetry)
    for (const pause of pauses) {
      const count = FakeSocket.all.length
      vi.advanceTimersByTime(pause * 0.9)
      expect(FakeSocket.all).toHaveLength(count)
      vi.advanceTimersByTime(pause * 0.1)
      expect(FakeSocket.all).toHaveLength(count + 1)
      FakeSocket.last.cut()
    }
    const count = FakeSocket.all.length
    looked(true)
    expect(FakeSocket.all).toHaveLength(count + 1)
    FakeSocket.last.cut()
    window.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(count + 2)
    expect(connection.status).toBe('lost')
    FakeSocket.last.tell(state())
    expect(connection.status).toBe('open')
  })

  test('that no longer answers pings is given up', () => {
    const [connection, socket] = connected()
    expect(socket.said('ping')).toHaveLength(1)
    vi.advanceTimersByTime(WAITS.ping)
    expect(connection.status).toBe('lost')
    expect(socket.readyState).toBe(3)
  })

  test('measures the way there and back', () => {
    const [connection, socket] = connected()
    const at = Number(socket.said('ping')[0]?.['at'])
    vi.advanceTimersByTime(400)
    socket.tell({ type: 'pong', at })
    expect(connection.latency).toBe(400)
  })

  test('frames of a socket that was left say nothing any more', () => {
    const [connection, socket] = connected()
    connection.reconnect()
    socket.tell(update(3, 1, '0.2'))
    expect(numbers(connection)).toEqual([0, 1, 2])
  })

  test('ends for good when the seat has moved, but not when the server stops', () => {
    const [connection, socket] = connected()
    socket.tell({ type: 'gone', code: 'server-stops' })
    expect(connection.gone).toBeNull()
    vi.advanceTimersByTime(WAITS.firstRetry)
    FakeSocket.last.tell(state(), { type: 'gone', code: 'seat-moved' })
    expect(connection.gone).toBe('seat-moved')
    const count = FakeSocket.all.length
    vi.advanceTimersByTime(WAITS.longestRetry * 2)
    looked(true)
    expect(FakeSocket.all).toHaveLength(count)
  })

  test('to a table that is not there says so', async () => {
    const problem = { code: 'no-such-table', facts: {}, text: '' }
    vi.mocked(fetch).mockResolvedValue(new Response(JSON.stringify(problem), { status: 404 }))
    const connection = new TableConnection('t1')
    connections.push(connection)
    FakeSocket.last.cut()
    await vi.waitFor(() => expect(connection.gone).toBe('no-such-table'), 20_000)
  })
})

test('what others change at the table is known', () => {
  const [connection, socket] = connected()
  const table = { ...TABLE, proposal: { id: 7, by: 1, agreed: [1], waiting: [0] } }
  socket.tell({ type: 'table', table, standing: { soap: 'never' }, prepared: null })
  expect(connection.standing).toEqual({ soap: 'never' })
  connection.vote(false)
  expect(socket.said('vote')[0]).toMatchObject({ proposal: 7, agree: false })
})

describe('what was seen', () => {
  test('goes along while the page is looked at', () => {
    looked(true)
    const [connection, socket] = connected()
    expect(connection.seenEvents).toBe(3)
    socket.tell(update(3, 2, '0.2'))
    expect(connection.seenEvents).toBe(5)
  })

  test('stays behind while it is not, until one has caught up', () => {
    looked(true)
    const [connection, socket] = connected()
    looked(false)
    socket.tell(update(3, 2, '0.2'))
    expect(connection.seenEvents).toBe(3)
    looked(true)
    socket.tell(update(5, 1, '0.3'))
    expect(connection.seenEvents).toBe(3)
    connection.answer('draw')
    expect(connection.seenEvents).toBe(6)
  })

  test('is known after a reload', () => {
    looked(true)
    const [connection] = connected()
    connection.close()
    const [after] = connected({ events: update_events(0, 7) })
    expect(after.seenEvents).toBe(3)
    looked(false)
    expect(after.seenEvents).toBe(7)
  })

  test('is never more than there is, when answers are taken back', () => {
    looked(true)
    const [connection, socket] = connected()
    socket.tell(state({ era: 1, events: update_events(0, 1) }))
    expect(connection.seenEvents).toBe(1)
  })
})

function update_events(first: number, count: number) {
  return Array.from({ length: count }, (_, i) => ({ n: first + i, type: 'draw' }))
}
