import type { Seen } from '../net/seen'
import { silkRoad } from './silk'
import { trade } from './trade'
import type { Game } from './ways'

const GAMES: Record<Seen['game'], Game<never>> = {
  'import-export': trade,
  'maritime-silk-road': silkRoad,
}

export function gameOf(view: Seen): Game<Seen> {
  return GAMES[view.game] as unknown as Game<Seen>
}
