/** How options are picked on the table. Each game reads its own options; the rest is the same. */
import type { Mark } from './interactions'
import type { Question } from '../views'

/**
 * What must be picked for an option: of each part, one of the things that stand for it, the plainest
 * first. `play:tea:silk` is `[['hand:tea'], ['market:2', 'market:5']]` where both places show silk.
 * Things that the table does not show become buttons in the bar.
 */
export type Way = readonly (readonly string[])[]
/** The way of every option of a question. */
export type Ways = ReadonlyMap<string, Way>

export interface Game<View> {
  /** The parts of one option of the open question. */
  wayOf(option: string, view: View, seat: number): Way
  /** The names of all things that the table shows to this seat, in the order of reading. */
  thingsOn(view: View, seat: number | null): string[]
  /** What a thing lies on, or in: for a container, a slot and a contract their ship. */
  wholeOf(thing: string, view: View): string | undefined
  /** Why a thing can't be picked now, in words; none where no reason is sure. */
  whyNot(thing: string, view: View, seat: number, picks: readonly string[]): string | undefined
  /** The words on the button of a thing that the table does not show, such as `action:load`. */
  nameOf(thing: string, names: string[]): string
}

export function waysOf<View>(
  game: Game<View>,
  question: Question | undefined,
  view: View,
  seat: number,
): Ways {
  const ways = new Map<string, Way>()
  const taken = new Set<string>()
  for (const option of question?.options ?? []) {
    const way = game.wayOf(option, view, seat)
    const key = way.map(String).sort().join(' ')
    // Two options about the same things are told apart by a button of their own.
    ways.set(option, taken.has(key) ? [...way, [`${SAY}${option}`]] : way)
    taken.add(key)
  }
  return ways
}

/** A thing of the bar that stands for one option, and is called by its sentence. */
export const SAY = 'say:'

/** The option that a thing of the bar stands for by itself, if it does. */
export function standsFor(ways: Ways, thing: string): string | undefined {
  if (thing.startsWith(SAY)) return thing.slice(SAY.length)
  const found = [...ways].filter(([, way]) => way.length === 1 && way[0]?.includes(thing))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** Whether each pick stands for a part of its own. */
function fits(way: Way, picks: readonly string[]): boolean {
  if (picks.length > way.length) return false
  const taken: number[] = []
  const place = (pick: number, tried: Set<number>): boolean =>
    way.some((part, number) => {
      if (tried.has(number) || !part.includes(picks[pick] ?? '')) return false
      tried.add(number)
      const before = taken[number]
      if (before !== undefined && !place(before, tried)) return false
      taken[number] = pick
      return true
    })
  return picks.every((_, pick) => place(pick, new Set()))
}

/** The options that the picks leave. */
export function left(ways: Ways, picks: readonly string[]): string[] {
  return [...ways.keys()].filter((option) => fits(ways.get(option) ?? [], picks))
}

/** The one option that is meant: the only one left, or the only one that asks for nothing more. */
export function proposed(ways: Ways, picks: readonly string[]): string | undefined {
  if (!picks.length) return undefined
  const remaining = left(ways, picks)
  if (remaining.length === 1) return remaining[0]
  const whole = remaining.filter((option) => ways.get(option)?.length === picks.length)
  return whole.length === 1 ? whole[0] : undefined
}

const zone = (thing: string) => thing.slice(0, thing.indexOf(':') + 1)

/**
 * The picks after one more. What is picked again is taken back; what does not go with the other picks
 * takes the place of one of them, first of one that lies beside it, or else of all.
 */
export function picked(ways: Ways, picks: readonly string[], thing: string): string[] {
  if (picks.includes(thing)) return picks.filter((pick) => pick !== thing)
  const beside = picks.filter((pick) => zone(pick) === zone(thing)).reverse()
  const others = picks.filter((pick) => zone(pick) !== zone(thing)).reverse()
  const wanted = [
    [...picks, thing],
    ...[...beside, ...others].map((out) => [...picks.filter((pick) => pick !== out), thing]),
    [thing],
  ]
  return wanted.find((each) => left(ways, each).length) ?? [...picks]
}

/** How every thing that some option is about is marked. */
export function marksOf(ways: Ways, picks: readonly string[]): Map<string, Mark> {
  const things = new Set([...ways.values()].flat(2))
  const before = new Set(left(ways, picks))
  const mark = (thing: string): Mark => {
    if (picks.includes(thing)) return 'chosen'
    if (!picks.length) return 'can'
    const after = left(ways, picked(ways, picks, thing))
    return after.every((option) => before.has(option)) ? 'target' : 'can'
  }
  return new Map([...things].map((thing) => [thing, mark(thing)]))
}
