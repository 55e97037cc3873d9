/**
 * Things fly to where events took them. Before the table changes, every place is noted; afterwards a
 * ghost flies from the old place to the new one. The table itself is never held up: what it shows
 * is true at once, and can be clicked.
 */
import { untrack } from 'svelte'
import type { Event } from '../../../text/words.svelte'
import { fly, spotsIn, type Spots } from './animate_change'
import { moves } from './motion_allowed'

interface About {
  root: HTMLElement | undefined
  events: Event[]
  /** Changes when the table jumps: then nothing flies. */
  era?: number | string | undefined
}

/** More events than these at once are a jump, not a move. */
const TOO_MANY = 60

/** Called once in a table's script. */
export function flights(about: () => About): void {
  let before: Spots | undefined
  let told: number | undefined
  let era: number | string | undefined
  $effect.pre(() => {
    const { root, events } = about()
    before = untrack(() => (root && events.length && moves() ? spotsIn(root) : undefined))
  })
  $effect(() => {
    const now = about()
    untrack(() => {
      const fresh = told === undefined || era !== now.era ? [] : now.events.slice(told)
      told = now.events.length
      era = now.era
      if (now.root && before && fresh.length && fresh.length <= TOO_MANY)
        fly(now.root, before, fresh)
      before = undefined
    })
  })
}
