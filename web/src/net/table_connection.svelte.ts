/**
 * One table's connection: what the server told, and what was said to it but not yet acknowledged.
 *
 * A command keeps its ticket until the server has accepted or refused it, over any number of lost
 * connections; the server does no ticket twice. Events are numbered: what is missing is asked for again,
 * what comes twice is left out.
 */
import { keep, kept } from '../browser/storage'
import type { Command, State, Table, Told, Update } from '../generated/protocol'
import type { Event } from '../text/words.svelte'
import { hint, socketOf, stateOf } from './api'
import { Trouble } from './errors'
import type { Seen } from '../games/views'
import { ticket } from './ticket'

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
  deadline: null,
  grace: null,
  proposal: null,
  next: null,
  watching: 0,
  made: 0,
  frozen: null,
  seeded: false,
}

/** After these there is nothing to come back to; a server that stops, for one, comes back. */
const FOR_GOOD = ['no-such-table', 'table-deleted', 'seat-moved']

/** Milliseconds. */
export const WAITS = {
  firstRetry: 300,
  longestRetry: 15_000,
  /** Between pings; one that is not answered before the next is due ends the connection. */
  ping: 10_000,
  /** Until a command, or a call for what is missing, is said again. */
  again: 4_000,
  /** Without any news, until the whole state is asked for: then a lost frame can't stall a table. */
  silence: 20_000,
}

/** What a table to play at needs of its line; a lesson has another one. */
export type Played = Pick<
  Line,
  'table' | 'seat' | 'view' | 'question' | 'events' | 'seen' | 'era' | 'undo' | 'sent' | 'refused'
> &
  Pick<Line, 'standing' | 'answer' | 'undoLast'> &
  Partial<Pick<Line, 'restartTurn' | 'propose' | 'vote' | 'stand' | 'hint'>>

export class Line {
  readonly id: string
  connection = $state<'connecting' | 'open' | 'lost'>('connecting')
  /** Milliseconds there and back. */
  latency = $state<number | null>(null)
  /** Whether the server has told anything yet; before that `table` is blank. */
  known = $state(false)
  seat = $state<number | null>(null)
  host = $state(false)
  table = $state.raw<Table>(BLANK)
  era = $state(0)
  events = $state.raw<Event[]>([])
  view = $state.raw<Seen | null>(null)
  undo = $state(false)
  standing = $state.raw<State['standing']>({})
  /** The answer that was given but is not yet in the view: show it at once. */
  sent = $state.raw<{ ticket: string; question: string; option: string } | null>(null)
  /** The last command that was refused, until the next one is given. */
  refused = $state.raw<{
    code: string
    facts: Record<string, unknown>
    message: string
  } | null>(null)
  /** Why the line is closed for good: the code of an error. */
  gone = $state<string | null>(null)
  /**
   * How many events have been looked at, kept over reloads. What happens while the page is hidden is
   * unseen until the next answer, or until the page is left again.
   */
  seen = $state(0)
  /** How many commands wait for the server. */
  waiting = $state(0)
  /** The question to answer now, if any that is not answered yet. */
  question = $derived(this.sent ? undefined : this.view?.question)

  #socket: WebSocket | null = null
  #commands: Command[] = []
  #missing = false
  #tries = 0
  #pinged: number | null = null
  #heard = 0
  #timers: ReturnType<typeof setTimeout>[] = []
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #closed = false

  constructor(id: string) {
    this.id = id
    this.seen = kept(`seen.${id}`, Infinity)
    document.addEventListener('visibilitychange', this.#looked)
    addEventListener('pagehide', this.#away)
    addEventListener('online', this.#wake)
    this.#beat = setInterval(() => this.#ping(), WAITS.ping)
    this.#open()
  }

  // -- what one can say

  answer(option: string): void {
    const question = this.view?.question
    if (!question || this.sent?.question === question.id) return
    const said = this.#say({ type: 'answer', question: question.id, option })
    this.sent = { ticket: said, question: question.id, option }
    this.seen = this.events.length
  }
  undoLast(): void {
    this.#say({ type: 'undo' })
  }
  restartTurn(): void {
    this.#say({ type: 'undo', turn: true })
  }
  propose(): void {
    this.#say({ type: 'propose' })
  }
  vote(agree: boolean): void {
    const proposal = this.table.proposal
    if (proposal) this.#say({ type: 'vote', proposal: proposal.id, agree })
  }
  stand(kind: string, answer: 'always' | 'never' | null): void {
    this.#say({ type: 'stand', kind, answer })
  }

  /** What a bot would do with what this seat knows. */
  hint() {
    return hint(this.id)
  }

  /** Connects anew: after sitting down, the server must learn who listens here. */
  again(): void {
    this.gone = null
    this.#tries = 0
    this.#open()
  }

  close(): void {
    this.#closed = true
    this.#away()
    document.removeEventListener('visibilitychange', this.#looked)
    removeEventListener('pagehide', this.#away)
    removeEventListener('online', this.#wake)
    clearInterval(this.#beat)
    this.#drop()
  }

  // -- commands

  #say(command: Without<Command>): string {
    const said = { ...command, ticket: ticket() } as Command
    this.refused = null
    this.#commands.push(said)
    this.waiting = this.#commands.length
    this.#tell(said)
    return said.ticket
  }

  #tell(command: Command): void {
    if (this.connection !== 'open' || !this.#put(command)) return
    this.#later(WAITS.again, () => {
      if (this.#commands.includes(command)) this.#tell(command)
    })
  }

  #done(done: string | null): void {
    this.#commands = this.#commands.filter((command) => command.ticket !== done)
    this.waiting = this.#commands.length
  }

  // -- what the server tells

  #hear(told: Told): void {
    if (told.type !== 'pong') this.#heard = Date.now()
    if (told.type === 'state') this.#state(told)
    else if (told.type === 'update') this.#update(told)
    else if (told.type === 'table') {
      this.table = told.table
      this.standing = told.standing
    } else if (told.type === 'accepted') {
      this.#done(told.ticket)
      const accepted = this.sent
      if (accepted?.ticket === told.ticket)
        this.#later(WAITS.again, () => {
          if (this.sent === accepted) this.#resync()
        })
    } else if (told.type === 'refused') {
      this.#done(told.ticket)
      if (this.sent && this.sent.ticket === told.ticket) this.sent = null
      this.refused = { code: told.code, facts: told.facts, message: told.text }
    } else if (told.type === 'gone') {
      if (FOR_GOOD.includes(told.code)) this.gone = told.code
      void this.#lost()
    } else {
      this.latency = Math.round(performance.now() - told.at)
      this.#pinged = null
    }
  }

  #state(told: State): void {
    const goesOn = told.era === this.era && told.first <= this.events.length
    if (told.first > 0 && !(this.known && goesOn)) return this.#resync(0)
    this.#missing = false
    this.#happened([...this.events.slice(0, told.first), ...(told.events as unknown as Event[])])
    this.era = told.era
    this.seat = told.seat
    this.host = told.host
    this.table = told.table
    this.undo = told.undo
    this.standing = told.standing
    this.#look(told.view as Seen | null)
    this.known = true
    if (this.connection !== 'open') {
      this.connection = 'open'
      this.#tries = 0
      this.#ping()
      this.#commands.forEach((command) => this.#tell(command))
    }
  }

  #update(told: Update): void {
    if (this.#missing) return
    const expected = this.events.length
    if (told.era < this.era) return
    if (told.era === this.era && told.first < expected && told.events.length > 0) return
    if (told.era !== this.era || told.first !== expected) return this.#resync()
    if (told.events.length > 0)
      this.#happened([...this.events, ...(told.events as unknown as Event[])])
    this.undo = told.undo
    this.#look(told.view as unknown as Seen)
  }

  #look(view: Seen | null): void {
    this.view = view
    if (this.sent && view?.question?.id !== this.sent.question) this.sent = null
  }

  #happened(events: Event[]): void {
    const looking = document.visibilityState === 'visible'
    const caughtUp = this.known && this.seen >= this.events.length
    this.events = events
    this.seen = looking && caughtUp ? events.length : Math.min(this.seen, events.length)
    if (looking) keep(`seen.${this.id}`, events.length)
  }

  #resync(first = this.events.length): void {
    this.#missing = true
    this.#put({ type: 'resync', first })
    this.#later(WAITS.again, () => {
      if (this.#missing) this.#resync(first)
    })
  }

  // -- the socket

  #open(): void {
    this.#drop()
    if (this.#closed) return
    if (this.connection === 'open') this.connection = 'lost'
    const continued = this.known ? { era: this.era, first: this.events.length } : null
    const socket = new WebSocket(socketOf(this.id, continued))
    this.#socket = socket
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as Told)
    }
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost()
    }
  }

  async #lost(): Promise<void> {
    this.#drop()
    this.connection = 'lost'
    this.latency = null
    if (this.#closed || this.gone) return
    const longest = Math.min(WAITS.firstRetry * 2 ** this.#tries++, WAITS.longestRetry)
    this.#retry = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2))
    // A socket that is turned away says no reason; the same question over http does.
    if (this.#tries === 2 || !this.known) {
      const trouble = await stateOf(this.id).catch((error: unknown) => error)
      if (trouble instanceof Trouble && FOR_GOOD.includes(trouble.code)) {
        this.gone = trouble.code
        this.#drop()
      }
    }
  }

  #drop(): void {
    clearTimeout(this.#retry)
    this.#timers.forEach((timer) => clearTimeout(timer))
    this.#timers = []
    const socket = this.#socket
    this.#socket = null
    this.#pinged = null
    this.#missing = false
    socket?.close()
  }

  #put(said: object): boolean {
    if (this.#socket?.readyState !== 1) return false
    this.#socket.send(JSON.stringify(said))
    return true
  }

  #later(wait: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((each) => each !== timer)
      what()
    }, wait)
    this.#timers.push(timer)
  }

  #ping(): void {
    if (this.connection !== 'open') return
    if (this.#pinged !== null) return void this.#lost()
    this.#pinged = performance.now()
    this.#put({ type: 'ping', at: this.#pinged })
    if (Date.now() - this.#heard >= WAITS.silence) this.#resync()
  }

  #wake = (): void => {
    if (this.connection === 'lost' && !this.gone) {
      this.#tries = 0
      this.#open()
    }
  }
  #away = (): void => {
    if (!this.known) return
    this.seen = this.events.length
    keep(`seen.${this.id}`, this.seen)
  }
  #looked = (): void => {
    if (document.visibilityState === 'visible') this.#wake()
    else this.#away()
  }
}
