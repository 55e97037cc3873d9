/** Preparing the next answer on the table while others play. */
import type { AskedQuestion, Preparable } from '../../generated/protocol'
import type { GameSession } from '../../net/table_connection.svelte'
import { say } from '../../text/words.svelte'
import { movesOf } from '../game_moves'
import type { Mark } from './interactions'

/** What a plan may begin with: your own cards, and your ships and what is for sale on the Silk Road. */
const BEGINS = /^(hand|ship|buy):/

/** Whether this seat waits for others and may prepare its next answer. */
export function waits({ prepare, seat, view, table }: GameSession): boolean {
  if (!prepare || seat === null || !view || view.over || table.state !== 'playing') return false
  return !view.pending.some((each) => each.seat === seat)
}

export class Planner {
  #session: () => GameSession
  #wanted = $state(false)
  /** What can be prepared, as it was when somebody wanted to know. */
  offered = $state.raw<Preparable | null>(null)

  constructor(session: () => GameSession) {
    this.#session = session
    $effect(() => {
      if (!this.#waits) this.close()
      else if (session().prepared && !this.offered) void this.#fetch()
    })
  }

  #waits = $derived.by(() => waits(this.#session()))
  /** Whether an answer is being put together. */
  open = $derived(this.#wanted && this.#waits && this.offered !== null)
  /** What is picked from, as if it were asked. */
  question = $derived.by((): AskedQuestion | undefined => {
    if (!this.open || !this.offered) return undefined
    const options = this.offered.explanation.options.map(({ id }) => id)
    return { id: 'plan', kind: '', options }
  })
  /** The things of the answer that is prepared. */
  #planned = $derived.by(() => {
    const { view, prepared } = this.#session()
    const options = this.offered?.explanation.options ?? []
    const found = prepared?.void ? undefined : options.find(({ id }) => id === prepared?.option)
    return view && found
      ? movesOf(view)
          .stepsFor(found, view, options)
          .flatMap((s) => s[0] ?? [])
      : []
  })

  kindOf(option: string): string {
    const kinds = Object.entries(this.offered?.kinds ?? {})
    return kinds.find(([, ids]) => ids.includes(option))?.[0] ?? ''
  }

  mark(thing: string): Mark | undefined {
    if (!this.#waits || this.open) return undefined
    return this.#planned.includes(thing) ? 'planned' : BEGINS.test(thing) ? 'ahead' : undefined
  }
  why(thing: string): string | undefined {
    const mark = this.mark(thing)
    return mark && say(mark === 'planned' ? 'play-prepare-cancel' : 'play-prepare-card')
  }

  /** Takes back what is prepared, or begins a plan and calls `then`. Returns whether it did either. */
  pick(thing: string, then: () => void): boolean {
    const mark = this.mark(thing)
    if (mark === 'planned') this.#session().prepare?.(null, null)
    else if (mark)
      void this.#fetch().then(() => {
        this.#wanted = true
        then()
      })
    return mark !== undefined
  }
  prepare(option: string): void {
    this.#session().prepare?.(this.kindOf(option), option)
    this.#wanted = false
  }
  close(): void {
    this.#wanted = false
    this.offered = null
  }

  /** Whoever is asked meanwhile needs no plan, so nothing is said if it fails. */
  async #fetch(): Promise<void> {
    this.offered =
      (await this.#session()
        .preparable?.()
        .catch(() => null)) ?? null
  }
}
