/** A record as frames from somebody's eyes, fetched piece by piece. */
import type { Replayed } from '../generated/protocol'
import { replay } from '../net/api'
import { words } from '../net/errors'
import type { Seen } from '../games/views'
import type { Event } from '../text/words.svelte'

/** How many frames come at once: the first screen is there soon, and a whole game takes few calls. */
export const CHUNK = 100

/** Questions with which a turn begins; what may be done at any time puts them again. */
const BEGINS = ['lead', 'phase-1']
const ANY_TIME = /^(use|discard-contract):/

/** The frames at which turns begin, as far as the answers tell. */
export function turnsOf(record: unknown): number[] {
  const answers = (record as { answers?: unknown } | null)?.answers
  if (!Array.isArray(answers)) return []
  const starts: number[] = []
  let again = false
  answers.forEach((answer: unknown, n) => {
    const [, kind, option] = Array.isArray(answer) ? (answer as unknown[]) : []
    if (!BEGINS.includes(String(kind))) return
    if (!again) starts.push(n)
    again = ANY_TIME.test(String(option))
  })
  return starts
}

/** The turn at which the next replay begins, from 0, if one was pointed at. */
export const opening: { turn: number | null } = { turn: null }

export class Reel {
  readonly record: unknown
  readonly turns: number[]
  game = $state('')
  players = $state(0)
  /** How many answers there are; the last frame has that number. */
  last = $state(0)
  at = $state(0)
  /** Whose eyes these are; null is a spectator. */
  seat = $state<number | null>(null)
  frames = $state.raw<(Replayed | undefined)[]>([])
  events = $state.raw<Event[]>([])
  credits = $state.raw<number[][]>([])
  /** Changes at every jump; from step to step it stays, and things fly. */
  era = $state(0)
  trouble = $state('')
  shown = $state.raw<Seen | null>(null)
  /** How many events there were by the frame that is shown, and by the one before. */
  told = $state<[number, number]>([0, 0])

  #fetching: number[] = []
  #look = 0

  constructor(record: unknown) {
    this.record = record
    this.turns = turnsOf(record)
    void this.#fetch(0)
  }

  /** The turn that is shown, from 0; before the first one -1. */
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
  /** To where an event has just happened. */
  goToEvent(n: number): void {
    const frame = this.frames.find((each) => each && each.events > n)
    if (frame) this.go(frame.n)
  }
  eyes(seat: number | null): void {
    this.seat = seat
    this.era++
    this.#look++
    this.#fetching = []
    this.frames = []
    this.events = []
    this.#show()
  }

  #open(): void {
    if (opening.turn !== null) this.at = this.turns[opening.turn + 1] ?? this.last
    opening.turn = null
  }

  #show(): void {
    const frame = this.frames[this.at]
    if (!frame) return void this.#fetch(this.at)
    this.shown = frame.view as unknown as Seen
    this.told = [this.frames[this.at - 1]?.events ?? 0, frame.events]
  }

  async #fetch(wanted: number): Promise<void> {
    const first = wanted - (wanted % CHUNK)
    if (this.#fetching.includes(first)) return
    this.#fetching.push(first)
    const look = this.#look
    try {
      const last = first + CHUNK - 1
      const got = await replay({ record: this.record, seat: this.seat, first, last })
      if (look !== this.#look) return
      this.trouble = ''
      this.game = got.game
      this.players = got.players
      this.last = got.answers
      this.credits = got.credits
      const frames = [...this.frames]
      for (const frame of got.frames) frames[frame.n] = frame
      this.frames = frames
      if (got.events.length > this.events.length) this.events = got.events as unknown as Event[]
      this.#open()
      this.#show()
      this.#rest()
    } catch (error) {
      if (look === this.#look) this.trouble = words(error)
    }
  }

  /** What comes next is fetched before it is wanted: first onwards, then from the beginning. */
  #rest(): void {
    const missing = (n: number) => n <= this.last && !this.frames[n]
    const all = Array.from({ length: this.last + 1 }, (_, n) => n)
    const next = all.slice(this.at).find(missing) ?? all.find(missing)
    if (next !== undefined) void this.#fetch(next)
  }
}
