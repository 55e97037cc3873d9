/** The server's HTTP routes. All addresses are relative to the page, which may lie below any path. */
import type {
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
  Problem,
  Replay,
  ReplayWanted,
  Server,
  State,
} from '../generated/protocol'
import { Trouble } from './errors'

function base(): URL {
  return new URL('.', document.baseURI)
}

/** What the server's clock is ahead of this machine's, in milliseconds; good to a second. */
let ahead = 0
export function serverNow(): number {
  return Date.now() + ahead
}

async function call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const asked = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers: Record<string, string> =
    body === undefined ? {} : { 'Content-Type': 'application/json' }
  let response: Response
  try {
    response = await fetch(new URL(`api/${path}`, base()), { method, headers, ...asked })
  } catch {
    throw new Trouble('not-reached')
  }
  const date = Date.parse(response.headers.get('Date') ?? '')
  if (Math.abs(date + 500 - Date.now()) > 2000) ahead = date + 500 - Date.now()
  const text = await response.text()
  if (response.ok) return (text ? JSON.parse(text) : null) as Reply
  let told: Partial<Problem> = {}
  try {
    told = JSON.parse(text) as Partial<Problem>
  } catch {
    // Not the server but something between: a proxy's own page.
  }
  throw new Trouble(told.code ?? 'not-reached', told.facts, response.status, told.text)
}

const of = (id: string, what = '') => `tables/${encodeURIComponent(id)}${what}`

export const server = () => call<Server>('GET', 'server')
export const lobby = () => call<Listing[]>('GET', 'tables')
export const newTable = (wanted: NewTable) => call<Keys>('POST', 'tables', wanted)
export const stateOf = (id: string, first?: number) =>
  call<State>('GET', of(id, first === undefined ? '' : `?first=${first}`))
export const join = (id: string, wanted: Join) => call<Keys>('POST', of(id, '/join'), wanted)
export const begin = (id: string, level: string) => call('POST', of(id, '/begin'), { level })
export const leave = (id: string) => call('POST', of(id, '/leave'), {})
export const comeBack = (id: string) => call('POST', of(id, '/back'), {})
export const rename = (id: string, name: string) => call('POST', of(id, '/rename'), { name })
export const moveSeat = (id: string) => call<Move>('POST', of(id, '/move'), {})
export const takeSeat = (id: string, code: string) => call<Keys>('POST', of(id, '/take'), { code })
export const rematch = (id: string) => call<Keys>('POST', of(id, '/rematch'), {})
export const hint = (id: string) => call<Hint>('GET', of(id, '/hint'))
export const recordOf = (id: string) => call<Record<string, unknown>>('GET', of(id, '/record'))
export const handOver = (id: string, wanted: HandOver) => call('POST', of(id, '/seats'), wanted)
export const stepBack = (id: string) => call('POST', of(id, '/step-back'), {})
export const setListed = (id: string, listed: boolean) =>
  call('POST', of(id, '/listed'), { listed })
export const exported = (id: string) => call<Record<string, unknown>>('GET', of(id, '/export'))
export const remove = (id: string) => call('DELETE', of(id))
export const replay = (wanted: ReplayWanted) => call<Replay>('POST', 'replay', wanted)
export const lessons = () => call<LessonListed[]>('GET', 'lessons')
export const lesson = (id: string, wanted: LessonWanted) =>
  call<Lesson>('POST', `lessons/${encodeURIComponent(id)}`, wanted)

export function socketOf(id: string, from: { era: number; first: number } | null): string {
  const address = new URL(`api/${of(id, '/socket')}`, base())
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  if (from) address.search = `?era=${from.era}&first=${from.first}`
  return address.href
}
