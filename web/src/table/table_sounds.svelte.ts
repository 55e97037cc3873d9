/** What happens at a table, to be heard: one's turn, an answer that arrived, credits, the end. */
import type { Line } from '../net/table_connection.svelte'
import { sound } from '../browser/sounds'

/** Called once for a line. What was there when the page was opened makes no sound. */
export function hearing(line: Line): void {
  let before: { asked: boolean; waiting: boolean; money: number; over: boolean } | undefined
  $effect(() => {
    const { view, seat } = line
    if (!view) return
    const player = seat === null ? undefined : view.players[seat]
    const money = player && ('credits' in player ? player.credits : player.coins)
    const now = {
      asked: seat !== null && view.pending.some((each) => each.seat === seat),
      waiting: line.waiting > 0,
      money: money ?? 0,
      over: view.over,
    }
    if (before) {
      if (now.over && !before.over) sound('end')
      else if (now.asked && !before.asked) sound('turn')
      else if (now.money > before.money) sound('credits')
      else if (before.waiting && !now.waiting) sound('accepted')
    }
    before = now
  })
}
