/** The moves of the game that is played. */
import { importExportMoves } from './import_export/import_export_moves'
import type { GameMoves } from './shared/picking'
import { silkRoadMoves } from './silk_road/silk_road_moves'
import type { View } from './views'

const MOVES: Record<View['game'], GameMoves<never>> = {
  'import-export': importExportMoves,
  'maritime-silk-road': silkRoadMoves,
}

export function movesOf(view: View): GameMoves<View> {
  return MOVES[view.game] as unknown as GameMoves<View>
}
