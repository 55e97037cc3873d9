/** Sounds for what happens at a table: your turn, an accepted answer, credits, the end. */
import { playSound } from '../browser/sounds'
import type { TableConnection } from '../net/table_connection.svelte'

/** Call it once per connection. Events from before the page was opened make no sound. */
export function playTableSounds(connection: TableConnection): void {
  let before: { asked: boolean; waiting: boolean; money: number; over: boolean } | undefined
  $effect(() => {
    const { view, seat } = connection
    if (!view) return
    const player = seat === null ? undefined : view.players[seat]
    const money = player && ('credits' in player ? player.credits : player.coins)
    const now = {
      asked: seat !== null && view.pending.some((each) => each.seat === seat),
      waiting: connection.waitingCommands > 0,
      money: money ?? 0,
      over: view.over,
    }
    if (before) {
      if (now.over && !before.over) playSound('end')
      else if (now.asked && !before.asked) playSound('turn')
      else if (now.money > before.money) playSound('credits')
      else if (before.waiting && !now.waiting) playSound('accepted')
    }
    before = now
  })
}
