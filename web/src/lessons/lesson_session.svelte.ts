/**
 * A lesson, played at the same table as a game, except that the server keeps nothing: the answers so far
 * say where the learner is, and they are sent with every request.
 */
import { untrack } from 'svelte'
import { GAMES } from '../games/game_ids'
import type { GameView, Lesson, Table } from '../generated/protocol'
import { lesson } from '../net/api'
import { AppError, errorText } from '../net/errors'
import { BLANK, type GameSession } from '../net/table_connection.svelte'
import { myName } from '../pages/quick_game'
import { say } from '../text/words.svelte'
import { lessonProgress } from './lesson_progress.svelte'

/** The answer to a step that is only to be read. */
export const NEXT = 'next'
const LOST = 'lesson-lost'

export class LessonSession implements GameSession {
  readonly id: string
  readonly seat = 0
  readonly standing = {}
  /** The server's last reply. */
  reply = $state.raw<Lesson | null>(null)
  /** Why the lesson can't be shown. */
  error = $state('')
  sent = $state.raw<GameSession['sent']>(null)
  refused = $state.raw<GameSession['refused']>(null)
  era = $state(0)
  seenEvents = $state(0)

  /** No question id is used twice: after a step back, the question is a new one. */
  view = $derived.by((): GameView | null => {
    const view = this.reply?.view
    if (!view?.question) return view ?? null
    return { ...view, question: { ...view.question, id: `${this.era}.${view.question.id}` } }
  })
  explanation = $derived(this.reply?.explanation ?? null)
  events = $derived(this.reply?.events ?? [])
  question = $derived(this.sent ? undefined : this.view?.question)
  answers = $derived(this.reply?.answers ?? [])
  canUndo = $derived(this.answers.length > 0 && !this.sent)
  /** Whether there is only something to read, and nothing to answer. */
  isReading = $derived(this.reply?.step ? this.reply.step.answers.length === 0 : false)
  table = $derived.by((): Table => {
    const game = this.reply?.game ?? ''
    // A second rival comes over from the other game.
    const rivals = [game, ...GAMES.filter((other) => other !== game)]
    const people = (this.view?.players ?? []).map((_, seat) =>
      seat === this.seat ? myName() : say(`learn-rival-${rivals[(seat - 1) % rivals.length]}`),
    )
    return {
      ...BLANK,
      id: this.id,
      game,
      players: people.length,
      state: 'playing',
      seats: people.map((name) => ({
        kind: 'person',
        name,
        captain: null,
        level: null,
        online: true,
        away: false,
        since: null,
        time_left: null,
        runs_out: null,
        thinking: false,
        reserved: false,
      })),
    }
  })

  #busy = false

  constructor(id: string) {
    this.id = id
    void this.#fetch(lessonProgress.of(id), null)
  }

  answer(option: string, ...covers: number[]): void {
    const question = this.question
    if (this.#busy || !question) return
    this.sent = { ticket: '', question: question.id, option }
    void this.#fetch(this.answers, option, covers)
  }
  /** The learner has read it. */
  next(): void {
    if (!this.#busy && this.isReading) void this.#fetch(this.answers, NEXT)
  }
  undoLast(): void {
    this.#jumpTo(this.answers.slice(0, -1))
  }
  restart(): void {
    this.#jumpTo([])
  }
  /** Asks the server once more, after an error. */
  retry(): void {
    void this.#fetch(
      untrack(() => (this.reply ? this.answers : lessonProgress.of(this.id))),
      null,
    )
  }

  #jumpTo(answers: string[]): void {
    if (this.#busy) return
    this.era += 1
    void this.#fetch(answers, null)
  }

  /** The places of the market that the answers so far have covered: as they are, or as they were kept. */
  #places(count: number): number[][] {
    return (this.reply?.places ?? lessonProgress.placesOf(this.id)).slice(0, count)
  }

  async #fetch(answers: string[], answer: string | null, covers: number[] = []): Promise<void> {
    this.refused = null
    this.#busy = true
    try {
      const places = untrack(() => this.#places(answers.length))
      const reply = await lesson(this.id, { answers, answer, places, covers })
      this.error = ''
      this.reply = reply
      this.seenEvents = reply.events.length
      if (!reply.wrong) lessonProgress.note(this.id, reply.answers, reply.places, reply.done)
    } catch (error) {
      // The lesson has changed in the meantime: start again.
      if (error instanceof AppError && error.code === LOST && answers.length)
        return await this.#fetch([], null)
      if (error instanceof AppError && this.reply)
        this.refused = { code: error.code, facts: error.facts, message: error.message }
      else this.error = errorText(error)
    } finally {
      this.sent = null
      this.#busy = false
    }
  }
}
