/** What the tables of both games have in common: their props, marks and motion. */
import type { Snippet } from 'svelte'
import type { Event } from '../../generated/protocol'
import type { Names } from '../../text/words.svelte'
import { setInteractions, type Interactions } from './interactions'
import { useFlights } from './motion/use_flights.svelte'

export interface TableProps<View> {
  view: View
  events: Event[]
  names: Names
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
  /** What is told just now, above it. */
  panel?: Snippet | undefined
}

type Given = Required<Pick<TableProps<unknown>, 'interactions' | 'events' | 'era'>>

/**
 * Call it once in a table's script: its pieces get their marks, and things fly where events take them.
 * The table's element must be bound to `root`.
 */
export function useTable(given: () => Given): { root: HTMLElement | undefined } {
  const table = $state<{ root: HTMLElement | undefined }>({ root: undefined })
  setInteractions(() => given().interactions)
  useFlights(() => ({ root: table.root, events: given().events, era: given().era }))
  return table
}

/** All seats in order, beginning with the one shown at the bottom. */
export function seatsFrom(seat: number | null, players: number): number[] {
  return Array.from({ length: players }, (_, place) => ((seat ?? 0) + place) % players)
}
