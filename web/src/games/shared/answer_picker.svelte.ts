/** What this seat has picked so far at the open question, and what follows from it. */
import type { AskedQuestion, GameExplanation, GameView } from '../../generated/protocol'
import { listed, say, word, type Facts } from '../../text/words.svelte'
import { movesOf } from '../game_moves'
import type { Mark } from './interactions'
import {
  afterPick,
  marksAfter,
  optionOfButton,
  picksByOption,
  remainingOptions,
  selectedOption,
  type PicksByOption,
} from './picking'

/** The question, and the table it is asked at; `question` only while it waits for this seat's answer. */
export interface Asked {
  view: GameView | null
  explanation: GameExplanation | null
  seat: number | null
  question: AskedQuestion | undefined
  /** Whether options of several questions are picked from, the nearest question's first. */
  plans?: boolean
  names: string[]
}

const NONE: PicksByOption = new Map()

export class AnswerPicker {
  #asked: () => Asked
  #picked = $state.raw({ question: '', things: [] as string[] })

  constructor(asked: () => Asked) {
    this.#asked = asked
  }

  #question = $derived.by(() => this.#asked().question)
  #moves = $derived.by(() => {
    const { view } = this.#asked()
    return view ? movesOf(view) : undefined
  })
  #byOption = $derived.by(() => {
    const { view, explanation, question } = this.#asked()
    if (!view || !explanation || !question || !this.#moves) return NONE
    return picksByOption(this.#moves, explanation.options, view)
  })
  /** The picks belong to one question: the next one begins without any. */
  picks = $derived(this.#picked.question === this.#question?.id ? this.#picked.things : [])
  remaining = $derived(remainingOptions(this.#byOption, this.picks))
  /** The option that would be answered. */
  selection = $derived.by(() => selectedOption(this.#byOption, this.picks, this.#asked().plans))
  /** Where on the table, beside the option. */
  places = $derived(this.#moves?.pickedPlaces?.(this.picks) ?? [])
  #marks = $derived(marksAfter(this.#byOption, this.picks))
  #visible = $derived.by(() => {
    const { view, seat } = this.#asked()
    return view && this.#moves ? this.#moves.visibleThings(view, seat) : []
  })
  /** Whether more could be picked besides the selection. */
  canPickMore = $derived(this.selection !== undefined && this.remaining.length > 1)
  /** Marked things that the table does not show, in the order of the options. */
  buttons = $derived(
    [...this.#marks.keys()]
      .filter((thing) => !this.#visible.includes(thing))
      .map((thing) => ({
        thing,
        mark: this.#marks.get(thing) as Mark,
        option: optionOfButton(this.#byOption, thing),
      })),
  )

  /**
   * What is picked and what can be picked next, of the things that the table shows: they may be out of
   * sight, so the bar offers them, too, in the order of the options.
   */
  steps = $derived.by(() => {
    const wanted = this.picks.length ? ['chosen', 'target'] : ['can']
    return [...this.#marks]
      .filter(([thing, mark]) => wanted.includes(mark) && this.#visible.includes(thing))
      .map(([thing]) => thing)
  })

  buttonText(thing: string): string {
    const { view, names } = this.#asked()
    return (view && this.#moves?.buttonText(thing, names, view)) ?? thing
  }

  /** Where the thing lies, in words; nothing for a place or a whole ship. */
  placeText(thing: string): string {
    const [zone = '', what] = thing.split(':')
    return (what && this.#moves?.zoneText(zone)) ?? ''
  }

  /** Picks the thing, or what it lies on if that is what the click means. */
  pick(thing: string): void {
    const found = this.#pickable(thing)
    if (found) this.pickExactly(found)
  }

  /** Picks the thing itself. */
  pickExactly(thing: string): void {
    if (this.#marks.has(thing)) this.#set(afterPick(this.#byOption, this.picks, thing))
  }

  /** Picks whatever stands for one option. */
  choose(option: string): void {
    const steps = this.#byOption.get(option)
    if (!steps) return
    const used: string[] = []
    for (const step of steps) {
      const thing = [...step].reverse().find((each) => !used.includes(each))
      if (thing) used.push(thing)
    }
    this.#set(used)
  }

  clear(): void {
    this.#set([])
  }

  restore(picks: string[]): void {
    this.#set(picks)
  }

  /**
   * The thing itself, or the marked one that it lies on. The latter comes first where it goes with
   * what is picked and the thing does not: a card goes onto the ship, wherever aboard the click is.
   */
  #pickable(thing: string): string | undefined {
    const { view } = this.#asked()
    const whole = (view && this.#moves?.enclosingThing(thing, view)) ?? ''
    const [mark, around] = [this.#marks.get(thing), this.#marks.get(whole)]
    if (mark === 'can' && around === 'target') return whole
    return mark ? thing : around && whole
  }

  #set(things: string[]): void {
    this.#picked = { question: this.#question?.id ?? '', things }
  }

  mark(thing: string): Mark | undefined {
    // Things close at hand are struck out; others only say why when pointed at.
    const struck = /^(hand|buy|supply):/.test(thing) && this.#whyNot(thing)
    return this.#marks.get(thing) ?? (struck ? 'cannot' : undefined)
  }

  /** Why it can't be picked, where the rules give a reason. */
  #whyNot(thing: string): string | undefined {
    const { view, explanation } = this.#asked()
    const reason = explanation?.reasons[thing]
    if (!view || !reason || !this.#question || this.#marks.has(thing)) return undefined
    const facts = Object.entries(reason.facts ?? {}).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? word(view.game, fact) : fact,
    ])
    return say(reason.words, Object.fromEntries(facts) as Facts)
  }

  why(thing: string): string | undefined {
    const { view, seat, question, names } = this.#asked()
    if (!view || view.over || seat === null || this.#marks.has(thing)) return undefined
    const known = this.#whyNot(thing)
    if (known || !/^hand:/.test(thing)) return known
    if (question) return say('play-why-other')
    if (view.pending.some((each) => each.seat === seat)) return say('play-why-sent')
    const who = view.pending.map((each) => names[each.seat] ?? '')
    return say('play-why-wait', { who: listed(who) })
  }
}
