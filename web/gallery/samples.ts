/** Real tables, written by tools/web_data.py, and the marks that their open questions put on them. */
import { movesOf } from '../src/games/game_moves'
import { NO_INTERACTIONS, type Interactions } from '../src/games/shared/interactions'
import { marksAfter, picksByOption } from '../src/games/shared/picking'
import type {
  Event,
  SilkExplanation,
  SilkView,
  TradeExplanation,
  TradeView,
} from '../src/generated/protocol'
import four from './samples/import_export.json'
import two from './samples/import_export_2.json'
import three from './samples/import_export_3.json'
import six from './samples/import_export_6.json'
import crowded from './samples/import_export_crowded.json'
import silkRoadJson from './samples/silk_road.json'

interface Sample<View, Explanation> {
  view: View
  explanation: Explanation
  events: Event[]
}
type TradeSample = Sample<TradeView, TradeExplanation>
type SilkSample = Sample<SilkView, SilkExplanation>

/** The tool writes views, explanations and events by the server's own types. */
const written = <Written>(json: unknown) => json as Written
export const importExportSample = written<TradeSample>(four)
export const silkRoadSample = written<SilkSample>(silkRoadJson)
/** By the last part of the address. */
export const importExportSamples = written<Record<string, TradeSample>>({
  'import-export': four,
  'import-export-2': two,
  'import-export-3': three,
  'import-export-6': six,
  'import-export-crowded': crowded,
})
export const NAMES = [
  'Ada',
  'Zheng He',
  'Ibn Battuta of Tangier 24',
  'Jeanne Baret',
  'Wwwwwwwwwwwwwwwwwwwwwwww',
  'Ching Shih',
]

/** How a table's open question marks it; `begun` is an option whose first thing was picked. */
export function interactionsFor(sample: TradeSample | SilkSample, begun = ''): Interactions {
  const { view, explanation } = sample
  const byOption = picksByOption(movesOf(view), explanation.options, view)
  const marks = marksAfter(byOption, byOption.get(begun)?.[0]?.slice(0, 1) ?? [])
  return { ...NO_INTERACTIONS, mark: (thing) => marks.get(thing) }
}
