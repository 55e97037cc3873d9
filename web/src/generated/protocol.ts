/** Made by `npm run types` from src/entrepot/server/protocol.py. */

export interface Seat {
  kind: 'bot' | 'open' | 'person'
  name: string
  level: ('easy' | 'expert' | 'hard' | 'normal') | null
  online: boolean
  away: boolean
  thinking: boolean
  reserved: boolean
}
/**
 * To step back before the last answer of a seat; all people at the table must agree.
 */
export interface Proposal {
  id: number
  by: number
  agreed: number[]
  waiting: number[]
}
export interface Table {
  id: string
  game: string
  players: number
  options: {
    [k: string]: unknown
  }
  state: 'frozen' | 'over' | 'playing' | 'waiting'
  seats: Seat[]
  listed: boolean
  pace: number
  clock: number | null
  deadline: number | null
  grace: number | null
  proposal: Proposal | null
  next: string | null
  watching: number
  made: number
  seeded: boolean
  frozen: string | null
}
/**
 * A table in the lobby.
 */
export interface Listing {
  id: string
  game: string
  players: number
  options: {
    [k: string]: unknown
  }
  state: 'frozen' | 'over' | 'playing' | 'waiting'
  seats: Seat[]
  made: number
  seeded: boolean
}
/**
 * All that the receiver may know. First of all, after a resync, and when the era changes.
 */
export interface State {
  type: 'state'
  protocol: number
  seat: number | null
  host: boolean
  table: Table
  era: number
  first: number
  events: {
    [k: string]: unknown
  }[]
  view: {
    [k: string]: unknown
  } | null
  undo: boolean
  standing: {
    [k: string]: 'always' | 'never'
  }
}
/**
 * Something happened: the events from number `first` on, and how the table is now.
 */
export interface Update {
  type: 'update'
  era: number
  first: number
  events: {
    [k: string]: unknown
  }[]
  view: {
    [k: string]: unknown
  }
  undo: boolean
}
/**
 * The table's people or settings changed.
 */
export interface About {
  type: 'table'
  table: Table
  standing: {
    [k: string]: 'always' | 'never'
  }
}
/**
 * The command with this ticket is done, and on disk.
 */
export interface Accepted {
  type: 'accepted'
  ticket: string
}
/**
 * The command was not done, and nothing has changed. `code` has words in every language.
 */
export interface Refused {
  type: 'refused'
  ticket: string | null
  code: string
  facts: {
    [k: string]: unknown
  }
  text: string
}
/**
 * The table was deleted, or this seat has moved to another device; the socket closes.
 */
export interface Gone {
  type: 'gone'
  code: string
}
export interface Pong {
  type: 'pong'
  at: number
}
export interface Answer {
  type: 'answer'
  ticket: string
  question: string
  option: string
}
/**
 * Take the last answer back; `turn`: as many as may be, back to the start of the turn.
 */
export interface Undo {
  type: 'undo'
  ticket: string
  turn?: boolean
}
/**
 * Propose to all people at the table to step back before one's own last answer.
 */
export interface Propose {
  type: 'propose'
  ticket: string
}
export interface Vote {
  type: 'vote'
  ticket: string
  proposal: number
  agree: boolean
}
/**
 * A standing answer to a power's question: `answer` None asks again every time.
 */
export interface Stand {
  type: 'stand'
  ticket: string
  kind: string
  answer: ('always' | 'never') | null
}
/**
 * Something is missing: tell the state, with the events from number `first` on.
 */
export interface Resync {
  type: 'resync'
  first?: number
}
export interface Ping {
  type: 'ping'
  at: number
}
export interface WantedSeat {
  kind: 'bot' | 'open' | 'person'
  level?: ('easy' | 'expert' | 'hard' | 'normal') | null
}
export interface NewTable {
  game: string
  seats: WantedSeat[]
  name?: string
  options?: {
    [k: string]: unknown
  }
  seed?: number | null
  listed?: boolean
  pace?: number
  clock?: number | null
  grace?: number | null
  shuffle?: boolean
  bearer?: boolean
}
/**
 * Where one sits now. The keys only for who asked for them; browsers get cookies.
 */
export interface Keys {
  table: string
  seat: number | null
  key: string | null
  host_key: string | null
}
export interface Join {
  name: string
  seat?: number | null
  bearer?: boolean
}
/**
 * A code that takes the seat to another device, once and before it expires.
 */
export interface Move {
  code: string
  expires: number
}
export interface Take {
  code: string
  bearer?: boolean
}
export interface Rename {
  name: string
}
/**
 * What the host does with a seat: a bot stands in for its person (`away`), a bot takes it,
 *     it becomes open, or (`back`) the person plays again.
 */
export interface HandOver {
  seat: number
  to: 'away' | 'back' | 'bot' | 'open'
  level?: 'easy' | 'expert' | 'hard' | 'normal'
}
/**
 * Bots of this level take the open seats.
 */
export interface Begin {
  level?: 'easy' | 'expert' | 'hard' | 'normal'
}
/**
 * Whether the table stands in the lobby.
 */
export interface SetListed {
  listed: boolean
}
/**
 * What can be chosen for a new table: `schema` is the JSON schema of the options.
 */
export interface Game {
  id: string
  least: number
  most: number
  rules: number
  schema: {
    [k: string]: unknown
  }
}
/**
 * What this server is, and where others reach it.
 */
export interface Server {
  version: string
  protocol: number
  games: Game[]
  levels: string[]
  languages: string[]
  addresses: string[]
}
/**
 * What was found about an option by playing on in imagined worlds.
 */
export interface Advice {
  option: string
  chance: number
  tried: number
  worth: number
}
/**
 * What a bot would do at this question, the best option first.
 */
export interface Hint {
  question: string
  best: Advice[]
}
/**
 * Frames `first` to `last` of a record as a seat sees them (None: a spectator).
 */
export interface ReplayWanted {
  record: unknown
  seat?: number | null
  first?: number
  last?: number
}
/**
 * The table after `n` answers, as the viewer may see it.
 */
export interface Replayed {
  n: number
  events: number
  view: {
    [k: string]: unknown
  }
}
export interface Replay {
  game: string
  players: number
  options: {
    [k: string]: unknown
  }
  answers: number
  frames: Replayed[]
  events: {
    [k: string]: unknown
  }[]
  credits: number[][]
}
export interface Health {
  ok: boolean
  version: string
  tables: number
}
/**
 * Every error over HTTP.
 */
export interface Problem {
  code: string
  facts: {
    [k: string]: unknown
  }
  text: string
}
/**
 * A lesson: a guided first game, or a practice position. Its title is `lesson-<id>-title`.
 */
export interface LessonListed {
  id: string
  game: string
  kind: 'guided' | 'practice'
  count: number
}
/**
 * Where the learner is, as told before, and what is answered now, if anything.
 */
export interface LessonWanted {
  answers?: string[]
  answer?: string | null
}
export interface LessonStep {
  say: string
  answers: string[]
  points: string[]
}
/**
 * A lesson as its learner, seat 0, sees it after these answers.
 */
export interface Lesson {
  id: string
  game: string
  kind: 'guided' | 'practice'
  count: number
  answers: string[]
  view: {
    [k: string]: unknown
  }
  events: {
    [k: string]: unknown
  }[]
  step: LessonStep | null
  solution: string[]
  wrong: string | null
  done: boolean
}
export type ServerMessage = State | Update | About | Accepted | Refused | Gone | Pong
export type Command = Answer | Undo | Propose | Vote | Stand
export type ClientMessage = Command | Resync | Ping
export const PROTOCOL = 1
