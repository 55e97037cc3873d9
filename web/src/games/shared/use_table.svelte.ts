/** What the tables of both games have in common: their props, marks and motion. */
import type { Snippet } from 'svelte'
import type { Event } from '../../generated/protocol'
import { setInteractions, type Interactions } from './interactions'
import { useFlights } from './motion/use_flights.svelte'

export interface TableProps<View> {
  view: View
  events: Event[]
  names: string[]
  /** Whose view it is; a spectator sees the first seat below, without the hand. */
  seat: number | null
  since?: number | undefined
  /** Changes when the table jumps and nothing should fly. */
  era?: number | string
  interactions?: Interactions
  /** The question bar. */
  bar: Snippet
  /** What stands in place of the log. */
  side?: Snippet | undefined
}

/** The table, once it is drawn. */
export interface TableRoot {
  root: HTMLElement | undefined
}

/** Call it once in a table's script: its pieces get their marks, and things fly where events take them. */
export function useTable(
  interactions: () => Interactions,
  history: () => { events: Event[]; era: number | string },
): TableRoot {
  let root = $state<HTMLElement>()
  setInteractions(interactions)
  useFlights(() => ({ root, ...history() }))
  return {
    get root() {
      return root
    },
    set root(drawn) {
      root = drawn
    },
  }
}

/** All seats in order, beginning with the one shown at the bottom. */
export function seatsFrom(seat: number | null, players: number): number[] {
  return Array.from({ length: players }, (_, place) => ((seat ?? 0) + place) % players)
}
