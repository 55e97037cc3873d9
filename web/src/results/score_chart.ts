/** Where the scores of a game come from, as bars and as a score sheet. */
import { importExportSources } from '../games/import_export/import_export_scores'
import { silkRoadParts, silkRoadSources } from '../games/silk_road/silk_road_scores'
import type { GameExplanation, GameView } from '../generated/protocol'
import { say, seatLabel, type Names } from '../text/words.svelte'
import type { Bar, Source } from './chart_data'

export interface ScoreChart {
  sources: Source[]
  bars: Bar[]
}

/** Coins by what earned them, where the explanation says so. */
export function scoreChart(
  view: GameView,
  explanation: GameExplanation | null,
  names: Names,
): ScoreChart {
  const scores = view.scores ?? []
  const accounts = explanation?.game === 'maritime-silk-road' ? explanation.accounts : undefined
  const parts = accounts?.map(silkRoadParts) ?? scores.map(({ by }) => by)
  const found = new Set(parts.flatMap((by) => Object.keys(by).filter((id) => by[id])))
  const known =
    view.game === 'maritime-silk-road' ? silkRoadSources() : importExportSources([...found])
  return {
    sources: known.filter(({ id }) => found.has(id)),
    bars: scores.map(({ total }, seat) => ({
      name: seatLabel(seat, names) || say('seat', { number: seat + 1 }),
      total,
      won: view.winners?.includes(seat) ?? false,
      parts: parts[seat] ?? {},
    })),
  }
}

/** The players' colours, in the game in which they have some. */
export function paintsOf(view: GameView): (string | undefined)[] {
  if (view.game === 'import-export') return view.players.map(({ colour }) => colour)
  return view.players.map(() => undefined)
}
