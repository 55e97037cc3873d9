/** The tables at which this browser has a seat, newest first. The keys themselves are cookies. */
import { keep, kept } from '../keep'

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
    if (tables[0]?.id === id) return
    set([{ id, game, at: Date.now() }, ...tables.filter((table) => table.id !== id)])
  },
  forget(id: string): void {
    set(tables.filter((table) => table.id !== id))
  },
}

function set(next: Mine[]): void {
  tables = next.slice(0, MOST)
  keep('tables', tables)
}
