/** Plays a record frame by frame as one seat sees it; the frames are fetched in chunks. */
import type { Event, GameExplanation, GameView, Replayed } from '../generated/protocol'
import { replay } from '../net/api'
import { errorText } from '../net/errors'

/** Frames per request: the first screen comes soon, and a whole game takes few requests. */
export const CHUNK = 100

/** Where the next replay starts, if that was chosen on a chart: at a turn, from 0, or a frame. */
export const nextReplay: { turn: number | null; frame: number | null } = { turn: null, frame: null }

export class ReplayPlayer {
  readonly record: unknown
  game = $state('')
  players = $state(0)
  /** The frames at which turns begin. */
  turns = $state<number[]>([])
  /** How many answers there are; the last frame has that number. */
  last = $state(0)
  at = $state(0)
  /** Whose view it is; null is a spectator's. */
  seat = $state<number | null>(null)
  frames = $state.raw<(Replayed | undefined)[]>([])
  events = $state.raw<Event[]>([])
  credits = $state.raw<number[][]>([])
  /** Changes at every jump, but not from step to step, so that things fly. */
  era = $state(0)
  error = $state('')
  view = $state.raw<GameView | null>(null)
  explanation = $state.raw<GameExplanation | null>(null)
  /** The events of the frame that is shown: from the first number up to the second. */
  frameEvents = $state<[number, number]>([0, 0])

  #fetching: number[] = []
  #viewer = 0

  constructor(record: unknown, seat: number | null = null) {
    this.record = record
    this.seat = seat
    void this.#fetch(0)
  }

  /** The turn that is shown, from 0; -1 before the first one. */
  turn = $derived.by(() => this.turns.filter((start) => start <= this.at).length - 1)

  go(n: number): void {
    const wanted = Math.max(0, Math.min(this.last, n))
    if (wanted === this.at) return
    if (wanted !== this.at + 1) this.era++
    this.at = wanted
    this.#show()
  }
  step(by: number): void {
    this.go(this.at + by)
  }
  stepTurn(by: 1 | -1): void {
    const next =
      by > 0
        ? this.turns.find((start) => start > this.at)
        : this.turns.filter((start) => start < this.at).at(-1)
    this.go(next ?? (by > 0 ? this.last : 0))
  }
  /** Goes to the frame in which an event has just happened. */
  goToEvent(n: number): void {
    const frame = this.frames.find((each) => each && each.events > n)
    if (frame) this.go(frame.n)
  }
  viewAs(seat: number | null): void {
    this.seat = seat
    this.era++
    this.#viewer++
    this.#fetching = []
    this.frames = []
    this.events = []
    this.#show()
  }

  #goToStart(): void {
    if (nextReplay.turn !== null) this.at = this.turns[nextReplay.turn + 1] ?? this.last
    if (nextReplay.frame !== null) this.at = Math.min(nextReplay.frame, this.last)
    nextReplay.turn = nextReplay.frame = null
  }

  #show(): void {
    const frame = this.frames[this.at]
    if (!frame) return void this.#fetch(this.at)
    this.view = frame.view
    this.explanation = frame.explanation
    this.frameEvents = [this.frames[this.at - 1]?.events ?? 0, frame.events]
  }

  async #fetch(wanted: number): Promise<void> {
    const first = wanted - (wanted % CHUNK)
    if (this.#fetching.includes(first)) return
    this.#fetching.push(first)
    const viewer = this.#viewer
    try {
      const last = first + CHUNK - 1
      const reply = await replay({ record: this.record, seat: this.seat, first, last })
      if (viewer !== this.#viewer) return
      this.error = ''
      this.game = reply.game
      this.players = reply.players
      this.last = reply.answers
      this.turns = reply.turns
      this.credits = reply.credits
      const frames = [...this.frames]
      for (const frame of reply.frames) frames[frame.n] = frame
      this.frames = frames
      if (reply.events.length > this.events.length) this.events = reply.events
      this.#goToStart()
      this.#show()
      this.#prefetch()
    } catch (error) {
      if (viewer === this.#viewer) this.error = errorText(error)
    }
  }

  /** Fetches frames before they are needed: first those ahead, then from the beginning. */
  #prefetch(): void {
    const missing = (n: number) => n <= this.last && !this.frames[n]
    const all = Array.from({ length: this.last + 1 }, (_, n) => n)
    const next = all.slice(this.at).find(missing) ?? all.find(missing)
    if (next !== undefined) void this.#fetch(next)
  }
}
