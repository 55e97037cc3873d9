/** The tables at which this browser has a seat, newest first. The keys themselves are cookies. */
import { untrack } from 'svelte'
import { store, stored } from '../browser/storage'

export interface MyTable {
  id: string
  game: string
  at: number
  /** If it is a branch: the digest of the game that it left. */
  of?: string | undefined
}
const MOST = 30

let tables = $state.raw<MyTable[]>(stored('tables', []))

export const myTables = {
  get tables(): MyTable[] {
    return tables
  },
  remember(id: string, game: string, of?: string): void {
    const others = without(id)
    set([{ id, game, at: Date.now(), of }, ...others])
  },
  forget(id: string): void {
    set(without(id))
  },
}

/** Untracked, so that code that remembers or forgets a table does not depend on the list. */
function without(id: string): MyTable[] {
  return untrack(() => tables.filter((table) => table.id !== id))
}

function set(next: MyTable[]): void {
  const few = next.slice(0, MOST)
  tables = few
  store('tables', few)
}
