/** The tables at which this browser has a seat, newest first. The keys themselves are cookies. */
import { untrack } from 'svelte'
import { keep, kept } from '../browser/storage'

export interface Mine {
  id: string
  game: string
  at: number
}
const MOST = 30

let tables = $state.raw<Mine[]>(kept('tables', []))

export const mine = {
  get tables(): Mine[] {
    return tables
  },
  remember(id: string, game: string): void {
    const others = without(id)
    set([{ id, game, at: Date.now() }, ...others])
  },
  forget(id: string): void {
    set(without(id))
  },
}

/** Untracked: what remembers or forgets a table does not depend on the list. */
function without(id: string): Mine[] {
  return untrack(() => tables.filter((table) => table.id !== id))
}

function set(next: Mine[]): void {
  const few = next.slice(0, MOST)
  tables = few
  keep('tables', few)
}
