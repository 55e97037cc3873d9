/** How options are picked on the table. Each game reads its own options; the rest is the same. */

/**
 * What must be picked for an option: of each part, one of the things that stand for it, the plainest
 * first. `play:tea:silk` is `[['hand:tea'], ['market:2', 'market:5']]` where both places show silk.
 * Things that the table does not show become buttons in the bar.
 */
export type Way = readonly (readonly string[])[]

export interface Question {
  id: string
  kind: string
  options: string[]
}

/** What any game's view tells of who is asked. */
export interface Seen {
  game: string
  over: boolean
  pending: { seat: number; kind: string }[]
  question?: Question
}

export interface Game<View extends Seen> {
  /** The parts of one option of the open question. */
  wayOf(option: string, view: View, seat: number): Way
  /** The names of all things that the table shows to this seat, in the order of reading. */
  thingsOn(view: View, seat: number | null): string[]
  /** Why a thing can't be picked now: the key of a sentence and its facts; none where none is sure. */
  whyNot(thing: string, view: View, seat: number): string | undefined
  /** The words on the button of a thing that the table does not show, such as `action:load`. */
  nameOf(thing: string, names: string[]): string
}
