/** Picking options on the table, thing by thing. Each game reads its own options; the rest is the same. */
import type { Mark } from './interactions'

/**
 * What must be picked for an option: one thing from each step, in any order; a step's plainest thing
 * comes first. `play:tea:silk` is `[['hand:tea'], ['market:2', 'market:5']]` where both places show silk.
 * Things that the table does not show become buttons in the bar. A step with `UNSAID` may be left out.
 */
export type PickSteps = readonly (readonly string[])[]
/** In a step that goes without saying: a card alone leads its own action. */
export const UNSAID = ''
/** The steps of every option of a question. */
export type PicksByOption = ReadonlyMap<string, PickSteps>

/** How one game maps its options to the things on its table. */
export interface GameMoves<View, Option> {
  /** What to pick for one of the options of the open question. */
  stepsFor(option: Option, view: View, options: readonly Option[]): PickSteps
  /** The names of all things that the table shows to this seat, in the order of reading. */
  visibleThings(view: View, seat: number | null): string[]
  /** What lies at everything whose change others' moves bring. */
  contents(view: View): Record<string, string>
  /** What a thing lies on or in: for a container, a slot or a contract, its ship. */
  enclosingThing(thing: string, view: View): string | undefined
  /** Buttons in the order in which the bar shows them; all others come first. */
  buttonOrder: readonly string[]
  /** The places of the market that are picked, from 1: the eye tells them apart, the rules do not. */
  pickedPlaces?(picks: readonly string[]): number[]
  /** The words on the button of a thing: `action:load`, `goods` ("as a good"), `market:2`. */
  buttonText(thing: string, names: string[], view: View): string
  /** Where things lie whose names begin with it: `hand`, `market`, a ship. */
  zoneText(zone: string): string
}

export function picksByOption<View, Option extends { id: string }>(
  moves: GameMoves<View, Option>,
  options: readonly Option[],
  view: View,
): PicksByOption {
  const picks = new Map<string, PickSteps>()
  const taken = new Set<string>()
  for (const option of options) {
    const steps = moves.stepsFor(option, view, options)
    const key = steps.map(String).sort().join(' ')
    // Two options about the same things are told apart by their own buttons.
    picks.set(option.id, taken.has(key) ? [...steps, [`${OPTION_BUTTON}${option.id}`]] : steps)
    taken.add(key)
  }
  return picks
}

/** The prefix of a button that stands for one option and shows its sentence. */
export const OPTION_BUTTON = 'say:'

/** The option that a button of the bar alone stands for, if any. */
export function optionOfButton(byOption: PicksByOption, thing: string): string | undefined {
  if (thing.startsWith(OPTION_BUTTON)) return thing.slice(OPTION_BUTTON.length)
  const found = [...byOption].filter(([, steps]) => steps.length === 1 && steps[0]?.includes(thing))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** Whether each pick fits a different step. */
function fits(steps: PickSteps, picks: readonly string[]): boolean {
  if (picks.length > steps.length) return false
  const taken: number[] = []
  const place = (pick: number, tried: Set<number>): boolean =>
    steps.some((step, number) => {
      if (tried.has(number) || !step.includes(picks[pick] ?? '')) return false
      tried.add(number)
      const before = taken[number]
      if (before !== undefined && !place(before, tried)) return false
      taken[number] = pick
      return true
    })
  return picks.every((_, pick) => place(pick, new Set()))
}

/** The options that the picks leave open. */
export function remainingOptions(byOption: PicksByOption, picks: readonly string[]): string[] {
  return [...byOption.keys()].filter((option) => fits(byOption.get(option) ?? [], picks))
}

/** Whether the picks, which fit, leave nothing to say. */
function isWhole(steps: PickSteps, picks: readonly string[]): boolean {
  const unsaid = steps.filter((step) => step.includes(UNSAID))
  const said = unsaid.filter((step) => picks.some((pick) => step.includes(pick)))
  return steps.length - unsaid.length + said.length === picks.length
}

/**
 * The option that the picks select: the only one left, or the only one that asks for nothing more; of
 * several such, `nearest` takes the first.
 */
export function selectedOption(
  byOption: PicksByOption,
  picks: readonly string[],
  nearest = false,
): string | undefined {
  if (!picks.length) return undefined
  const remaining = remainingOptions(byOption, picks)
  if (remaining.length === 1) return remaining[0]
  const whole = remaining.filter((option) => isWhole(byOption.get(option) ?? [], picks))
  return whole.length === 1 || nearest ? whole[0] : undefined
}

const zone = (thing: string) => thing.slice(0, thing.indexOf(':') + 1)

/**
 * The picks after one more. Picking a thing again unpicks it; a thing that does not go with the other
 * picks replaces one of them, preferably one that lies beside it, or else all of them.
 */
export function afterPick(
  byOption: PicksByOption,
  picks: readonly string[],
  thing: string,
): string[] {
  if (picks.includes(thing)) return picks.filter((pick) => pick !== thing)
  const beside = picks.filter((pick) => zone(pick) === zone(thing)).reverse()
  const others = picks.filter((pick) => zone(pick) !== zone(thing)).reverse()
  const wanted = [
    [...picks, thing],
    ...[...beside, ...others].map((out) => [...picks.filter((pick) => pick !== out), thing]),
    [thing],
  ]
  return wanted.find((each) => remainingOptions(byOption, each).length) ?? [...picks]
}

/** The mark of everything that some option is about. */
export function marksAfter(byOption: PicksByOption, picks: readonly string[]): Map<string, Mark> {
  const things = new Set([...byOption.values()].flat(2).filter((thing) => thing !== UNSAID))
  const before = new Set(remainingOptions(byOption, picks))
  const mark = (thing: string): Mark => {
    if (picks.includes(thing)) return 'chosen'
    if (!picks.length) return 'can'
    const after = remainingOptions(byOption, afterPick(byOption, picks, thing))
    return after.every((option) => before.has(option)) ? 'target' : 'can'
  }
  return new Map([...things].map((thing) => [thing, mark(thing)]))
}
