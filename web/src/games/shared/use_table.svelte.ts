/** What the tables of both games have in common: what they are told, and how they come to life. */
import type { Snippet } from 'svelte'
import { setHot, type Hot } from './interactions'
import { flights } from './motion/use_flights.svelte'
import type { Event } from '../../text/words.svelte'

export interface TableProps<View> {
  view: View
  events: Event[]
  names: string[]
  /** Whose eyes these are; a spectator sees the first seat below, without the hand. */
  seat: number | null
  since?: number | undefined
  /** Changes when the table jumps, and nothing is to fly. */
  era?: number | string
  hot?: Hot
  /** The question bar. */
  bar: Snippet
  /** What stands in place of the log. */
  side?: Snippet | undefined
}

/** The table, once it is drawn. */
export interface Laid {
  root: HTMLElement | undefined
}

/** Called once in a table's script: its pieces know their marks, and things fly where events take them. */
export function laid(
  hot: () => Hot,
  course: () => { events: Event[]; era: number | string },
): Laid {
  let root = $state<HTMLElement>()
  setHot(hot)
  flights(() => ({ root, ...course() }))
  return {
    get root() {
      return root
    },
    set root(drawn) {
      root = drawn
    },
  }
}

/** All seats in their order, beginning with the one that is shown below. */
export function around(seat: number | null, players: number): number[] {
  return Array.from({ length: players }, (_, place) => ((seat ?? 0) + place) % players)
}
