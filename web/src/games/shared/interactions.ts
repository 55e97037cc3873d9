import { getContext, setContext } from 'svelte'

/** What can be done with a thing on the table, shown by shape and colour. */
export type Mark = 'can' | 'chosen' | 'target' | 'cannot' | Plan
/** While others play: it may be prepared, or it is. */
type Plan = 'ahead' | 'planned'

/** Whether it can be picked for the open question. */
export function isPickable(mark: Mark | undefined): boolean {
  return mark === 'can' || mark === 'chosen' || mark === 'target'
}

/**
 * Things are named as in the notation: `hand:drones`, `island:drones`, `technology-1:drones`, and
 * `technology-1` for a ship itself.
 */
export interface Interactions {
  mark(thing: string): Mark | undefined
  /** Why it can't be done, if it can't. */
  why(thing: string): string | undefined
  pick(thing: string): void
  /** Whether others changed it since this seat's last turn. */
  changed?(thing: string): boolean
  /** Who else knows this card of yours, if anybody does. */
  eye?: ((thing: string) => string | undefined) | undefined
}

/** Nothing can be done. */
export const NO_INTERACTIONS: Interactions = {
  mark: () => undefined,
  why: () => undefined,
  pick: () => undefined,
}

export const KEY = Symbol('interactions')

/** A table tells its pieces what can be done with them; a function, so that it may change. */
export function setInteractions(interactions: () => Interactions): void {
  setContext(KEY, interactions)
}

export function getInteractions(): () => Interactions {
  return getContext<(() => Interactions) | undefined>(KEY) ?? (() => NO_INTERACTIONS)
}
