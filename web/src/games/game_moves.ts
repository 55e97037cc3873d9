import type { Seen } from './views'
import { silkRoad } from './silk_road/silk_road_moves'
import { trade } from './import_export/import_export_moves'
import type { Game } from './shared/picking'

const GAMES: Record<Seen['game'], Game<never>> = {
  'import-export': trade,
  'maritime-silk-road': silkRoad,
}

export function gameOf(view: Seen): Game<Seen> {
  return GAMES[view.game] as unknown as Game<Seen>
}
