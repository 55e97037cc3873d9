/** A review that is asked for: how far it is, and what it found. */
import type { ReviewProgress } from '../generated/protocol'
import * as api from '../net/api'
import { errorText } from '../net/errors'

/** Milliseconds between two questions how far it is. */
export const EVERY = 1000

/** The game: one of the server's tables, or a record. */
export interface Game {
  table?: string | undefined
  record?: unknown
}

export class ReviewRequest {
  progress = $state.raw<ReviewProgress | null>(null)
  error = $state('')
  /** It has been asked for, and is not done. */
  busy = $state(false)

  readonly #game: Game
  readonly #open: boolean
  #timer: ReturnType<typeof setTimeout> | undefined
  #looked = false
  /** Whatever was asked before the last turn is not waited for any more. */
  #turn = 0

  constructor(game: Game, open: boolean) {
    this.#game = game
    this.#open = open
  }

  /** Shows it if somebody has asked for it already. */
  async look(): Promise<void> {
    const { table } = this.#game
    if (!table || this.#looked) return
    this.#looked = true
    await this.#take(() => api.reviewOf(table, this.#open))
  }

  async start(): Promise<void> {
    const { table, record } = this.#game
    this.busy = true
    const found = await this.#take(() =>
      table ? api.reviewTable(table, this.#open) : api.reviewRecord(record, this.#open),
    )
    if (found && found.state !== 'done' && !this.busy) await this.#stop(found.id) // stopped meanwhile
  }

  async stop(): Promise<void> {
    const id = this.progress?.id
    this.close()
    this.busy = false
    this.progress = null
    if (id) await this.#stop(id)
  }

  /** Asks no more. The server goes on for a while. */
  close(): void {
    clearTimeout(this.#timer)
    this.#turn++
  }

  /** If this fails, the server notices by itself that nobody asks any more. */
  async #stop(id: string): Promise<void> {
    await api.stopReview(id).catch(() => null)
  }

  async #take(ask: () => Promise<ReviewProgress | null>): Promise<ReviewProgress | null> {
    const turn = ++this.#turn
    this.error = ''
    try {
      const found = await ask()
      if (turn !== this.#turn) return found
      this.progress = found
      this.busy = found !== null && found.state !== 'done'
      if (found && this.busy) {
        const again = () => void this.#take(() => api.reviewProgress(found.id))
        this.#timer = setTimeout(again, EVERY)
      }
      return found
    } catch (error) {
      if (turn === this.#turn) {
        this.busy = false
        this.progress = null
        this.error = errorText(error)
      }
      return null
    }
  }
}
