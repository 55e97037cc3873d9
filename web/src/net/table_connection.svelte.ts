/**
 * The connection to one table: what the server has sent, and the commands that it has not answered yet.
 *
 * A command keeps its ticket until the server has accepted or refused it, over any number of lost
 * connections; the server carries out no ticket twice. Events are numbered: missing ones are requested
 * again, and repeated ones are skipped.
 */
import { store, stored } from '../browser/storage'
import type {
  ClientMessage,
  Command,
  Event,
  GameExplanation,
  GameView,
  Prepared,
  Say,
  ServerMessage,
  State,
  Table,
  TalkLine,
  Update,
} from '../generated/protocol'
import { hint, knowledge, preparable, socketOf, stateOf } from './api'
import { followDeal } from './deal_parts'
import { AppError } from './errors'
import { newTicket } from './ticket'

type Without<T> = T extends unknown ? Omit<T, 'ticket'> : never

export const BLANK: Table = {
  id: '',
  game: '',
  players: 0,
  options: {},
  state: 'waiting',
  seats: [],
  listed: false,
  pace: 0,
  clock: null,
  budget: null,
  deadline: null,
  grace: null,
  proposal: null,
  last_undo: null,
  notices: [],
  next: null,
  watching: 0,
  watchers: [],
  talk: 'free',
  spectators_talk: false,
  made: 0,
  frozen: null,
  seeded: false,
  fair: null,
  branch: null,
}

/** Codes after which there is nothing to reconnect to. A server that stops, by contrast, comes back. */
const FINAL = ['no-such-table', 'table-deleted', 'seat-moved']

/** Milliseconds. */
export const WAITS = {
  firstRetry: 300,
  longestRetry: 15_000,
  /** Between pings; one that is unanswered when the next is due ends the connection. */
  ping: 10_000,
  /** Until a command or a resync is sent again. */
  resend: 4_000,
  /** Without news, until the whole state is requested, so that a lost message can't stall a table. */
  silence: 20_000,
}

/** What playing needs; both a table's connection and a lesson provide it. */
export type GameSession = Pick<
  TableConnection,
  | 'table'
  | 'seat'
  | 'view'
  | 'explanation'
  | 'question'
  | 'events'
  | 'seenEvents'
  | 'era'
  | 'canUndo'
  | 'sent'
  | 'refused'
  | 'standing'
  | 'answer'
  | 'undoLast'
> &
  Partial<
    Pick<
      TableConnection,
      | 'restartTurn'
      | 'propose'
      | 'vote'
      | 'setStanding'
      | 'hint'
      | 'prepared'
      | 'prepare'
      | 'preparable'
      | 'knowledge'
    >
  >

export class TableConnection {
  readonly id: string
  status = $state<'connecting' | 'open' | 'lost'>('connecting')
  /** Round-trip time in milliseconds. */
  latency = $state<number | null>(null)
  /** Whether the server has sent a state yet; before that `table` is blank. */
  loaded = $state(false)
  seat = $state<number | null>(null)
  host = $state(false)
  table = $state.raw<Table>(BLANK)
  era = $state(0)
  events = $state.raw<Event[]>([])
  view = $state.raw<GameView | null>(null)
  /** What the rules say about the view. */
  explanation = $state.raw<GameExplanation | null>(null)
  canUndo = $state(false)
  standing = $state.raw<State['standing']>({})
  /** What was said at the table lately. */
  talk = $state.raw<TalkLine[]>([])
  /** The answer to this seat's next question, if one is prepared. */
  prepared = $state.raw<Prepared | null>(null)
  /** The answer that was given but is not yet in the view: show it at once. */
  sent = $state.raw<{ ticket: string; question: string; option: string } | null>(null)
  /** The last command that was refused, until the next one is given. */
  refused = $state.raw<{
    code: string
    facts: Record<string, unknown>
    message: string
  } | null>(null)
  /** Why the connection is closed for good: the code of an error. */
  gone = $state<string | null>(null)
  /**
   * How many events have been seen, kept across reloads. What happens while the page is hidden stays
   * unseen until the next answer, or until the page is hidden again.
   */
  seenEvents = $state(0)
  /** What this spectator is called at any table; empty if nobody needs to know. */
  watchedAs = $state(stored('watched-as', ''))
  /** How many commands are waiting for the server. */
  waitingCommands = $state(0)
  /** The question to answer now, if there is one that has not been answered. */
  question = $derived(this.sent ? undefined : this.view?.question)

  #socket: WebSocket | null = null
  #commands: Command[] = []
  #resyncing = false
  #attempts = 0
  #pingSentAt: number | null = null
  #lastMessageAt = 0
  #timers: ReturnType<typeof setTimeout>[] = []
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #pingTimer: ReturnType<typeof setInterval> | undefined
  #closed = false

  constructor(id: string) {
    this.id = id
    this.seenEvents = stored(`seen.${id}`, Infinity)
    document.addEventListener('visibilitychange', this.#onVisibilityChange)
    addEventListener('pagehide', this.#markAllSeen)
    addEventListener('online', this.#reconnectNow)
    this.#pingTimer = setInterval(() => this.#ping(), WAITS.ping)
    this.#connect()
  }

  // -- what a player can do

  /** The places of the market are for the eye only: equal ones are one option. */
  answer(option: string, ...places: number[]): void {
    const question = this.view?.question
    if (!question || this.sent?.question === question.id) return
    const where = places.length ? { places } : {}
    const ticket = this.#submit({ type: 'answer', question: question.id, option, ...where })
    this.sent = { ticket, question: question.id, option }
    this.seenEvents = this.events.length
  }
  undoLast(): void {
    this.#submit({ type: 'undo' })
  }
  restartTurn(): void {
    this.#submit({ type: 'undo', turn: true })
  }
  propose(): void {
    this.#submit({ type: 'propose' })
  }
  vote(agree: boolean): void {
    const proposal = this.table.proposal
    if (proposal) this.#submit({ type: 'vote', proposal: proposal.id, agree })
  }
  setStanding(kind: string, answer: 'always' | 'never' | null): void {
    this.#submit({ type: 'stand', kind, answer })
  }

  /** Says a phrase or a text to everybody at the table. */
  say(words: { phrase: NonNullable<Say['phrase']> } | { text: string }): void {
    this.#submit({ type: 'say', ...words })
  }
  /** Prepares the answer to the next question of this kind; null takes it back. */
  prepare(kind: string | null, option: string | null): void {
    this.#submit({ type: 'prepare', kind, option })
  }
  /** What can be prepared now. */
  preparable() {
    return preparable(this.id)
  }

  /** Tells everybody what a spectator is called; an empty name takes it back. */
  introduce(name: string): void {
    this.watchedAs = name
    store('watched-as', name)
    this.#submit({ type: 'introduce', name })
  }

  /** What a bot would do, knowing what this seat knows. */
  hint() {
    return hint(this.id)
  }
  /** Which cards this seat can be certain of, and who is certain of its own. */
  knowledge = () => knowledge(this.id)

  /** Reconnects: once somebody has sat down, the server must learn whose connection this is. */
  reconnect(): void {
    this.gone = null
    this.#attempts = 0
    this.#connect()
  }

  close(): void {
    this.#closed = true
    this.#markAllSeen()
    document.removeEventListener('visibilitychange', this.#onVisibilityChange)
    removeEventListener('pagehide', this.#markAllSeen)
    removeEventListener('online', this.#reconnectNow)
    clearInterval(this.#pingTimer)
    this.#dropSocket()
  }

  // -- commands

  #submit(command: Without<Command>): string {
    const sent = { ...command, ticket: newTicket() } as Command
    this.refused = null
    this.#commands.push(sent)
    this.waitingCommands = this.#commands.length
    this.#transmit(sent)
    return sent.ticket
  }

  #transmit(command: Command): void {
    if (this.status !== 'open' || !this.#send(command)) return
    this.#after(WAITS.resend, () => {
      if (this.#commands.includes(command)) this.#transmit(command)
    })
  }

  #settle(ticket: string | null): void {
    this.#commands = this.#commands.filter((command) => command.ticket !== ticket)
    this.waitingCommands = this.#commands.length
  }

  // -- what the server sends

  #receive(message: ServerMessage): void {
    if (message.type !== 'pong') this.#lastMessageAt = Date.now()
    if (message.type === 'state') this.#applyState(message)
    else if (message.type === 'update') this.#applyUpdate(message)
    else if (message.type === 'table') {
      this.table = message.table
      this.standing = message.standing
      this.prepared = message.prepared
      followDeal(this.table, this.seat, null)
    } else if (message.type === 'accepted') {
      this.#settle(message.ticket)
      const accepted = this.sent
      if (accepted?.ticket === message.ticket)
        this.#after(WAITS.resend, () => {
          if (this.sent === accepted) this.#resync()
        })
    } else if (message.type === 'refused') {
      this.#settle(message.ticket)
      if (this.sent && this.sent.ticket === message.ticket) this.sent = null
      this.refused = { code: message.code, facts: message.facts, message: message.text }
    } else if (message.type === 'talk') {
      this.talk = message.all ? message.lines : [...this.talk, ...message.lines]
    } else if (message.type === 'gone') {
      if (FINAL.includes(message.code)) this.gone = message.code
      void this.#onLost()
    } else {
      this.latency = Math.round(performance.now() - message.at)
      this.#pingSentAt = null
    }
  }

  #applyState(message: State): void {
    const goesOn = message.era === this.era && message.first <= this.events.length
    if (message.first > 0 && !(this.loaded && goesOn)) return this.#resync(0)
    this.#resyncing = false
    this.#setEvents([...this.events.slice(0, message.first), ...message.events])
    this.era = message.era
    this.seat = message.seat
    this.host = message.host
    this.table = message.table
    this.canUndo = message.undo
    this.standing = message.standing
    this.prepared = message.prepared
    this.#setView(message)
    followDeal(this.table, this.seat, message.head)
    this.loaded = true
    if (this.status !== 'open') {
      this.status = 'open'
      this.#attempts = 0
      this.#ping()
      if (this.seat === null && this.watchedAs)
        this.#submit({ type: 'introduce', name: this.watchedAs })
      this.#commands.forEach((command) => this.#transmit(command))
    }
  }

  #applyUpdate(message: Update): void {
    if (this.#resyncing) return
    const expected = this.events.length
    if (message.era < this.era) return
    if (message.era === this.era && message.first < expected && message.events.length > 0) return
    if (message.era !== this.era || message.first !== expected) return this.#resync()
    if (message.events.length > 0) this.#setEvents([...this.events, ...message.events])
    this.canUndo = message.undo
    this.#setView(message)
    followDeal(this.table, this.seat, message.head)
  }

  #setView({ view, explanation }: State | Update): void {
    this.view = view
    this.explanation = explanation
    if (this.sent && view?.question?.id !== this.sent.question) this.sent = null
  }

  #setEvents(events: Event[]): void {
    const visible = document.visibilityState === 'visible'
    const caughtUp = this.loaded && this.seenEvents >= this.events.length
    this.events = events
    this.seenEvents = visible && caughtUp ? events.length : Math.min(this.seenEvents, events.length)
    if (visible) store(`seen.${this.id}`, events.length)
  }

  #resync(first = this.events.length): void {
    this.#resyncing = true
    this.#send({ type: 'resync', first })
    this.#after(WAITS.resend, () => {
      if (this.#resyncing) this.#resync(first)
    })
  }

  // -- the socket

  #connect(): void {
    this.#dropSocket()
    if (this.#closed) return
    if (this.status === 'open') this.status = 'lost'
    const continued = this.loaded ? { era: this.era, first: this.events.length } : null
    const socket = new WebSocket(socketOf(this.id, continued))
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(data)) as ServerMessage)
    }
    socket.onclose = () => {
      if (socket === this.#socket) void this.#onLost()
    }
  }

  async #onLost(): Promise<void> {
    this.#dropSocket()
    this.status = 'lost'
    this.latency = null
    if (this.#closed || this.gone) return
    const longest = Math.min(WAITS.firstRetry * 2 ** this.#attempts++, WAITS.longestRetry)
    this.#retryTimer = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2))
    // A rejected socket gives no reason; the same request over http does.
    if (this.#attempts === 2 || !this.loaded) {
      const error = await stateOf(this.id).catch((thrown: unknown) => thrown)
      if (error instanceof AppError && FINAL.includes(error.code)) {
        this.gone = error.code
        this.#dropSocket()
      }
    }
  }

  #dropSocket(): void {
    clearTimeout(this.#retryTimer)
    this.#timers.forEach((timer) => clearTimeout(timer))
    this.#timers = []
    const socket = this.#socket
    this.#socket = null
    this.#pingSentAt = null
    this.#resyncing = false
    socket?.close()
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== 1) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #after(wait: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((each) => each !== timer)
      run()
    }, wait)
    this.#timers.push(timer)
  }

  #ping(): void {
    if (this.status !== 'open') return
    if (this.#pingSentAt !== null) return void this.#onLost()
    this.#pingSentAt = performance.now()
    this.#send({ type: 'ping', at: this.#pingSentAt })
    if (Date.now() - this.#lastMessageAt >= WAITS.silence) this.#resync()
  }

  #reconnectNow = (): void => {
    if (this.status === 'lost' && !this.gone) {
      this.#attempts = 0
      this.#connect()
    }
  }
  #markAllSeen = (): void => {
    if (!this.loaded) return
    this.seenEvents = this.events.length
    store(`seen.${this.id}`, this.seenEvents)
  }
  #onVisibilityChange = (): void => {
    if (document.visibilityState === 'visible') this.#reconnectNow()
    else this.#markAllSeen()
  }
}
