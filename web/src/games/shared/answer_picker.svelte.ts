/** What this seat has picked so far at the open question, and what follows from it. */
import type { Hot, Mark } from './interactions'
import type { Question, Seen } from '../views'
import { listed, say } from '../../text/words.svelte'
import { gameOf } from '../game_moves'
import { left, marksOf, picked, proposed, standsFor, waysOf, type Ways } from './picking'

/** What the table tells; `question` only while it waits for this seat's answer. */
export interface Told {
  view: Seen | null
  seat: number | null
  question: Question | undefined
  names: string[]
}

const NONE: Ways = new Map()

export class Choosing {
  #told: () => Told
  #picked = $state.raw({ question: '', things: [] as string[] })

  constructor(told: () => Told) {
    this.#told = told
  }

  #question = $derived.by(() => this.#told().question)
  #game = $derived.by(() => {
    const { view } = this.#told()
    return view ? gameOf(view) : undefined
  })
  #ways = $derived.by(() => {
    const { view, seat, question } = this.#told()
    if (!view || seat === null || !question || !this.#game) return NONE
    return waysOf(this.#game, question, view, seat)
  })
  /** The picks belong to a question: the next one begins without any. */
  picks = $derived(this.#picked.question === this.#question?.id ? this.#picked.things : [])
  left = $derived(left(this.#ways, this.picks))
  proposal = $derived(proposed(this.#ways, this.picks))
  #marks = $derived(marksOf(this.#ways, this.picks))
  #shown = $derived.by(() => {
    const { view, seat } = this.#told()
    return view && this.#game ? this.#game.thingsOn(view, seat) : []
  })
  /** Whether more could be picked beside what is proposed. */
  open = $derived(this.proposal !== undefined && this.left.length > 1)
  /** Marked things that the table does not show, in the order of the options. */
  buttons = $derived(
    [...this.#marks.keys()]
      .filter((thing) => !this.#shown.includes(thing))
      .map((thing) => ({
        thing,
        mark: this.#marks.get(thing) as Mark,
        option: standsFor(this.#ways, thing),
      })),
  )

  nameOf(thing: string): string {
    return this.#game?.nameOf(thing, this.#told().names) ?? thing
  }

  /** A click on a thing may mean what it lies on. */
  pick(thing: string): void {
    const found = this.#meant(thing)
    if (found) this.lift(found)
  }

  /** Picks the thing itself. */
  lift(thing: string): void {
    if (this.#marks.has(thing)) this.#set(picked(this.#ways, this.picks, thing))
  }

  /** Picks whatever stands for one option. */
  choose(option: string): void {
    const way = this.#ways.get(option)
    if (!way) return
    const used: string[] = []
    for (const part of way) {
      const thing = [...part].reverse().find((each) => !used.includes(each))
      if (thing) used.push(thing)
    }
    this.#set(used)
  }

  clear(): void {
    this.#set([])
  }

  back(picks: string[]): void {
    this.#set(picks)
  }

  /**
   * The thing itself, or the marked one that it lies on. The latter comes first where it goes with
   * what is picked and the thing does not: a card goes onto the ship, wherever one points aboard.
   */
  #meant(thing: string): string | undefined {
    const { view } = this.#told()
    const whole = (view && this.#game?.wholeOf(thing, view)) ?? ''
    const [mark, around] = [this.#marks.get(thing), this.#marks.get(whole)]
    if (mark === 'can' && around === 'target') return whole
    return mark ? thing : around && whole
  }

  #set(things: string[]): void {
    this.#picked = { question: this.#question?.id ?? '', things }
  }

  mark(thing: string): Mark | undefined {
    // What lies at hand is struck out; what stands about only says why when one points at it.
    const struck = /^(hand|buy|supply):/.test(thing) && this.#reason(thing)
    return this.#marks.get(thing) ?? (struck ? 'cannot' : undefined)
  }

  #reason(thing: string): string | undefined {
    const { view, seat } = this.#told()
    if (!view || seat === null || !this.#question || this.#marks.has(thing)) return undefined
    return this.#game?.whyNot(thing, view, seat, this.picks)
  }

  why(thing: string): string | undefined {
    const { view, seat, question, names } = this.#told()
    if (!view || view.over || seat === null || this.#marks.has(thing)) return undefined
    const known = this.#reason(thing)
    if (known || !/^hand:/.test(thing)) return known
    if (question) return say('play-why-other')
    if (view.pending.some((each) => each.seat === seat)) return say('play-why-sent')
    const who = view.pending.map((each) => names[each.seat] ?? '')
    return say('play-why-wait', { who: listed(who) })
  }

  hot: Hot = {
    mark: (thing) => this.mark(thing),
    why: (thing) => this.why(thing),
    pick: (thing) => this.pick(thing),
  }
}
