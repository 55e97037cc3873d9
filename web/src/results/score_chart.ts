/** Where the scores of a game come from, as bars and as a score sheet. */
import { importExportSources } from '../games/import_export/import_export_scores'
import { silkRoadParts, silkRoadSources } from '../games/silk_road/silk_road_scores'
import type { View } from '../games/views'
import { say, type Event } from '../text/words.svelte'
import type { Bar, Source } from './chart_data'

export interface ScoreChart {
  sources: Source[]
  bars: Bar[]
}

export function scoreChart(view: View, events: Event[], names: string[]): ScoreChart {
  const scores = view.scores ?? []
  const parts =
    view.game === 'maritime-silk-road' ? silkRoadParts(scores, events) : scores.map(({ by }) => by)
  const found = new Set(parts.flatMap((by) => Object.keys(by).filter((id) => by[id])))
  const known =
    view.game === 'maritime-silk-road' ? silkRoadSources() : importExportSources([...found])
  return {
    sources: known.filter(({ id }) => found.has(id)),
    bars: scores.map(({ total }, seat) => ({
      name: names[seat] ?? say('seat', { number: seat + 1 }),
      total,
      won: view.winners?.includes(seat) ?? false,
      parts: parts[seat] ?? {},
    })),
  }
}
