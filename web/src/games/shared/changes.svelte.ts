/** What others changed on the board since this seat last acted: it is marked until the seat acts again. */
import { store, stored } from '../../browser/storage'
import type { GameSession } from '../../net/table_connection.svelte'
import { movesOf } from '../game_moves'

/** What lies at each thing or place. */
export type Contents = Record<string, string>

/** The board as this seat left it; kept for the last table only, so that a reload loses nothing. */
const KEPT = 'last-turn'

/** Call it once in a component's script; returns whether a thing has changed. */
export function useChanges(session: () => GameSession): (thing: string) => boolean {
  const id = session().table.id
  const now = $derived.by((): Contents => {
    const { view } = session()
    return view ? movesOf(view).contents(view) : {}
  })
  const kept = stored<{ id: string; contents: Contents } | null>(KEPT, null)
  const left = kept?.id === id ? kept.contents : undefined
  let before = $state.raw(left)
  let acted = left === undefined
  $effect(() => {
    if (session().sent) {
      acted = true
      before = undefined
    } else if (acted && session().view) {
      // Its own answer is part of what it leaves behind.
      acted = false
      before = now
      store(KEPT, { id, contents: now })
    }
  })
  return (thing) => before !== undefined && thing in now && before[thing] !== now[thing]
}
