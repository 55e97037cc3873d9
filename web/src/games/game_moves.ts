/** The moves of the game that is played. */
import type { GameOption, GameView } from '../generated/protocol'
import { importExportMoves } from './import_export/import_export_moves'
import type { GameMoves } from './shared/picking'
import { silkRoadMoves } from './silk_road/silk_road_moves'

const MOVES: Record<GameView['game'], GameMoves<GameView, GameOption>> = {
  'import-export': importExportMoves,
  'maritime-silk-road': silkRoadMoves,
}

export function movesOf({ game }: GameView): GameMoves<GameView, GameOption> {
  return MOVES[game]
}
