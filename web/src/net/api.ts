/** The server's HTTP routes. All addresses are relative to the page, which may be served below any path. */
import type {
  BranchWanted,
  HandOver,
  Hint,
  Join,
  Keys,
  Lesson,
  LessonListed,
  LessonWanted,
  Listing,
  Move,
  NewTable,
  PracticeWanted,
  Preparable,
  Problem,
  RecordBranchWanted,
  Rematch,
  Replay,
  ReplayWanted,
  ReviewProgress,
  Server,
  SetTalk,
  State,
  Verdict,
  WhoKnows,
} from '../generated/protocol'
import { AppError } from './errors'
import type { GameRecord } from './fair_deal'

function base(): URL {
  return new URL('.', document.baseURI)
}

/** How far the server's clock is ahead of this machine's, in milliseconds; accurate to a second. */
let clockOffset = 0
export function serverNow(): number {
  return Date.now() + clockOffset
}

async function call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const asked = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers: Record<string, string> =
    body === undefined ? {} : { 'Content-Type': 'application/json' }
  let response: Response
  try {
    response = await fetch(new URL(`api/${path}`, base()), { method, headers, ...asked })
  } catch {
    throw new AppError('not-reached')
  }
  const date = Date.parse(response.headers.get('Date') ?? '')
  if (Math.abs(date + 500 - Date.now()) > 2000) clockOffset = date + 500 - Date.now()
  const text = await response.text()
  if (response.ok) return (text ? JSON.parse(text) : null) as Reply
  let problem: Partial<Problem> = {}
  try {
    problem = JSON.parse(text) as Partial<Problem>
  } catch {
    // Not from the server but from something in between, such as a proxy's error page.
  }
  throw new AppError(problem.code ?? 'not-reached', problem.facts, response.status, problem.text)
}

const tablePath = (id: string, what = '') => `tables/${encodeURIComponent(id)}${what}`

export const server = () => call<Server>('GET', 'server')
/** A page of the lobby, after the first `skip` tables; empty filters leave nothing out. */
export const listTables = (skip = 0, filters: { state?: string; game?: string } = {}) => {
  const wanted = Object.entries(filters).filter(([, value]) => value)
  const query = new URLSearchParams([['skip', String(skip)], ...wanted])
  return call<Listing[]>('GET', `tables?${query.toString()}`)
}
export const newTable = (wanted: NewTable) => call<Keys>('POST', 'tables', wanted)
export const stateOf = (id: string, first?: number) =>
  call<State>('GET', tablePath(id, first === undefined ? '' : `?first=${first}`))
export const join = (id: string, wanted: Join) => call<Keys>('POST', tablePath(id, '/join'), wanted)
export const begin = (id: string, level: string) => call('POST', tablePath(id, '/begin'), { level })
export const leave = (id: string) => call('POST', tablePath(id, '/leave'), {})
export const comeBack = (id: string) => call('POST', tablePath(id, '/back'), {})
export const rename = (id: string, name: string) => call('POST', tablePath(id, '/rename'), { name })
export const moveSeat = (id: string) => call<Move>('POST', tablePath(id, '/move'), {})
export const takeSeat = (id: string, code: string) =>
  call<Keys>('POST', tablePath(id, '/take'), { code })
export const rematch = (id: string, wanted: Rematch) =>
  call<Keys>('POST', tablePath(id, '/rematch'), wanted)
export const reveal = (id: string, part: string, ticket: string) =>
  call('POST', tablePath(id, '/reveal'), { type: 'reveal', part, ticket })
export const hint = (id: string) => call<Hint>('GET', tablePath(id, '/hint'))
export const knowledge = (id: string) => call<WhoKnows>('GET', tablePath(id, '/knowledge'))
export const preparable = (id: string) => call<Preparable>('GET', tablePath(id, '/preparable'))
export const recordOf = (id: string) => call<GameRecord>('GET', tablePath(id, '/record'))
export const handOver = (id: string, wanted: HandOver) =>
  call('POST', tablePath(id, '/seats'), wanted)
export const stepBack = (id: string) => call('POST', tablePath(id, '/step-back'), {})
export const setListed = (id: string, listed: boolean) =>
  call('POST', tablePath(id, '/listed'), { listed })
export const setTalk = (id: string, wanted: SetTalk) => call('POST', tablePath(id, '/talk'), wanted)
export const exportTable = (id: string) =>
  call<Record<string, unknown>>('GET', tablePath(id, '/export'))
export const deleteTable = (id: string) => call('DELETE', tablePath(id))
export const replay = (wanted: ReplayWanted) => call<Replay>('POST', 'replay', wanted)
export const tryAgain = (id: string, wanted: BranchWanted) =>
  call<Keys>('POST', tablePath(id, '/branch'), wanted)
export const tryRecordAgain = (wanted: RecordBranchWanted) => call<Keys>('POST', 'branches', wanted)
/** The record of a branch that nobody has played yet. */
export const branchRecord = (wanted: RecordBranchWanted) =>
  call<GameRecord>('POST', 'branches/record', wanted)
/** How good an answer to a practice position is. */
export const judge = (wanted: PracticeWanted) => call<Verdict>('POST', 'practice', wanted)
/** The review of a finished table, if somebody has asked for it. */
export const reviewOf = (id: string, open: boolean) =>
  call<ReviewProgress | null>('GET', tablePath(id, `/review?open=${open}`))
export const reviewTable = (id: string, open: boolean) =>
  call<ReviewProgress>('POST', tablePath(id, '/review'), { open })
export const reviewRecord = (record: unknown, open: boolean) =>
  call<ReviewProgress>('POST', 'reviews', { record, open })
export const reviewProgress = (id: string) =>
  call<ReviewProgress>('GET', `reviews/${encodeURIComponent(id)}`)
export const stopReview = (id: string) => call('DELETE', `reviews/${encodeURIComponent(id)}`)
export const lessons = () => call<LessonListed[]>('GET', 'lessons')
export const lesson = (id: string, wanted: LessonWanted) =>
  call<Lesson>('POST', `lessons/${encodeURIComponent(id)}`, wanted)

export function socketOf(id: string, from: { era: number; first: number } | null): string {
  const address = new URL(`api/${tablePath(id, '/socket')}`, base())
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  if (from) address.search = `?era=${from.era}&first=${from.first}`
  return address.href
}
