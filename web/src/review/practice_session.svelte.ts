/** A moment of a finished game, to be answered again; the bots then judge the answer. */
import type { GameView, Replay, Table, TurningPoint, Verdict } from '../generated/protocol'
import * as api from '../net/api'
import { AppError, errorText } from '../net/errors'
import { BLANK, type GameSession } from '../net/table_connection.svelte'

/** The moments to practise, of one game. */
export interface Practice {
  /** The table whose game it is, if it is one of the server's. */
  table?: string | undefined
  /** Fetched from the table if it is missing. */
  record?: unknown
  names: string[]
  points: TurningPoint[]
}

/** What was chosen to be practised. */
export const chosenPractice: { practice: Practice | null } = { practice: null }

export class PracticeSession implements GameSession {
  readonly point: TurningPoint
  readonly seat: number
  readonly standing = {}
  readonly canUndo = false
  /** Why the moment can't be shown. */
  error = $state('')
  /** The option that was judged last, and how good it is. */
  judged = $state.raw<{ option: string; verdict: Verdict } | null>(null)
  sent = $state.raw<GameSession['sent']>(null)
  refused = $state.raw<GameSession['refused']>(null)
  era = $state(0)

  readonly #practice: Practice
  #reply = $state.raw<Replay | null>(null)
  #frame = $derived(this.#reply?.frames[0])

  /** No question id is used twice, so that nothing stays chosen. */
  view = $derived.by((): GameView | null => {
    const view = this.#frame?.view
    if (!view?.question) return view ?? null
    return { ...view, question: { ...view.question, id: `${this.era}.${view.question.id}` } }
  })
  explanation = $derived(this.#frame?.explanation ?? null)
  events = $derived(this.#reply?.events ?? [])
  seenEvents = $derived(this.events.length)
  question = $derived(this.sent || this.judged ? undefined : this.view?.question)
  table = $derived.by((): Table => {
    const blank = { captain: null, level: null, since: null, time_left: null, runs_out: null }
    const there = { online: true, away: false, thinking: false, reserved: false }
    return {
      ...BLANK,
      game: this.#reply?.game ?? '',
      players: this.#practice.names.length,
      state: 'playing',
      seats: this.#practice.names.map((name) => ({ kind: 'person', name, ...blank, ...there })),
    }
  })

  constructor(practice: Practice, point: TurningPoint) {
    this.#practice = practice
    this.point = point
    this.seat = point.seat
    void this.#load()
  }

  answer(option: string): void {
    const question = this.question
    if (!question) return
    this.sent = { ticket: '', question: question.id, option }
    this.refused = null
    void this.#judge(option)
  }
  undoLast(): void {
    this.again()
  }
  /** The same question once more. */
  again(): void {
    this.judged = null
    this.era += 1
  }

  async #load(): Promise<void> {
    const { record } = this.#practice
    const { seat, answer } = this.point
    try {
      this.#reply = await api.replay({ record, seat, first: answer, last: answer })
    } catch (error) {
      this.error = errorText(error)
    }
  }

  async #judge(option: string): Promise<void> {
    const { record } = this.#practice
    const { answer, better } = this.point
    try {
      this.judged = { option, verdict: await api.judge({ record, answer, better, option }) }
    } catch (error) {
      const { code, facts, message } =
        error instanceof AppError ? error : new AppError('not-reached')
      this.refused = { code, facts, message }
    } finally {
      this.sent = null
    }
  }
}
