/**
 * Things fly to where events took them. Before the table changes, every place is noted; afterwards a
 * ghost flies from the old place to the new one. The table itself is never held up: what it shows
 * is true at once, and can be clicked.
 */
import { untrack } from 'svelte'
import type { Event } from '../../../generated/protocol'
import { animateChange, spotsIn, type Spots } from './animate_change'
import { motionAllowed } from './motion_allowed'

interface Flown {
  root: HTMLElement | undefined
  events: Event[]
  /** Changes when the table jumps: then nothing flies. */
  era?: number | string | undefined
}

/** More events than this at once are a jump, not a move. */
const TOO_MANY = 60

/** Call it once in a table's script. */
export function useFlights(table: () => Flown): void {
  let before: Spots | undefined
  let known: number | undefined
  let era: number | string | undefined
  $effect.pre(() => {
    const { root, events } = table()
    before = untrack(() => (root && events.length && motionAllowed() ? spotsIn(root) : undefined))
  })
  $effect(() => {
    const now = table()
    untrack(() => {
      const fresh = known === undefined || era !== now.era ? [] : now.events.slice(known)
      known = now.events.length
      era = now.era
      if (now.root && before && fresh.length && fresh.length <= TOO_MANY)
        animateChange(now.root, before, fresh)
      before = undefined
    })
  })
}
