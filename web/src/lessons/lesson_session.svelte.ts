/**
 * A lesson as a line: the very same table is played, but the server keeps nothing. Where the learner is
 * are the answers so far; they are sent along each time.
 */
import { untrack } from 'svelte'
import type { Lesson, Table } from '../generated/protocol'
import { lesson } from '../net/api'
import { BLANK, type Played } from '../net/table_connection.svelte'
import { Trouble, words } from '../net/errors'
import type { Seen } from '../games/views'
import { GAMES, myName } from '../pages/quick_game'
import { say, type Event } from '../text/words.svelte'
import { progress } from './lesson_progress.svelte'

/** What is answered where there is only something to read. */
export const NEXT = 'next'
const LOST = 'lesson-lost'

export class LessonLine implements Played {
  readonly id: string
  readonly seat = 0
  readonly standing = {}
  told = $state.raw<Lesson | null>(null)
  /** Why the lesson can't be shown. */
  trouble = $state('')
  sent = $state.raw<Played['sent']>(null)
  refused = $state.raw<Played['refused']>(null)
  era = $state(0)
  seen = $state(0)

  /** Nothing is asked twice: who steps back is asked a new question. */
  view = $derived.by((): Seen | null => {
    const view = this.told?.view as Seen | undefined
    if (!view?.question) return view ?? null
    return { ...view, question: { ...view.question, id: `${this.era}.${view.question.id}` } }
  })
  events = $derived((this.told?.events ?? []) as unknown as Event[])
  question = $derived(this.sent ? undefined : this.view?.question)
  answers = $derived(this.told?.answers ?? [])
  undo = $derived(this.answers.length > 0 && !this.sent)
  /** Whether there is something to read, and nothing to answer. */
  reads = $derived(this.told?.step ? this.told.step.answers.length === 0 : false)
  table = $derived.by((): Table => {
    const game = this.told?.game ?? ''
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
        level: null,
        online: true,
        away: false,
        thinking: false,
        reserved: false,
      })),
    }
  })

  #busy = false

  constructor(id: string) {
    this.id = id
    void this.#go(progress.of(id), null)
  }

  answer(option: string): void {
    const question = this.question
    if (this.#busy || !question) return
    this.sent = { ticket: '', question: question.id, option }
    void this.#go(this.answers, option)
  }
  /** What was to be read is read. */
  next(): void {
    if (!this.#busy && this.reads) void this.#go(this.answers, NEXT)
  }
  undoLast(): void {
    this.#jump(this.answers.slice(0, -1))
  }
  restart(): void {
    this.#jump([])
  }
  /** Asks once more, after trouble. */
  again(): void {
    void this.#go(
      untrack(() => (this.told ? this.answers : progress.of(this.id))),
      null,
    )
  }

  #jump(answers: string[]): void {
    if (this.#busy) return
    this.era += 1
    void this.#go(answers, null)
  }

  async #go(answers: string[], answer: string | null): Promise<void> {
    this.refused = null
    this.#busy = true
    try {
      const told = await lesson(this.id, { answers, answer })
      this.trouble = ''
      this.told = told
      this.seen = told.events.length
      if (!told.wrong) progress.note(this.id, told.answers, told.done)
    } catch (error) {
      // The lesson has changed since: then it begins anew.
      if (error instanceof Trouble && error.code === LOST && answers.length)
        return await this.#go([], null)
      if (error instanceof Trouble && this.told)
        this.refused = { code: error.code, facts: error.facts, message: error.message }
      else this.trouble = words(error)
    } finally {
      this.sent = null
      this.#busy = false
    }
  }
}
