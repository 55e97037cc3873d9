/** Real tables, written by tools/web_data.py, and the marks that their open questions put on them. */
import type { TradeSeen } from '../games/import_export/cards'
import { CALM, type Hot } from '../games/shared/interactions'
import { silkRoad, type SilkView } from '../games/silk_road/silk_road_moves'
import { trade as tradeRules, type TradeView } from '../games/import_export/import_export_moves'
import { marksOf, waysOf } from '../games/shared/picking'
import type { SilkSeen } from '../games/silk_road/silk_road'
import type { Event } from '../text/words.svelte'
import crowded from '../games/import_export/samples/import_export_crowded.json'
import six from '../games/import_export/samples/import_export_6.json'
import three from '../games/import_export/samples/import_export_3.json'
import tradeSample from '../games/import_export/samples/import_export.json'
import two from '../games/import_export/samples/import_export_2.json'
import silkSample from '../games/silk_road/samples/silk_road.json'

interface Sample<View> {
  view: View
  events: Event[]
}
export const trade = tradeSample as unknown as Sample<TradeSeen>
export const silk = silkSample as unknown as Sample<SilkSeen>
/** By the end of the address. */
export const TRADES = {
  'import-export': trade,
  'import-export-2': two,
  'import-export-3': three,
  'import-export-6': six,
  'import-export-crowded': crowded,
} as unknown as Record<string, Sample<TradeSeen>>
export const NAMES = [
  'Ada',
  'Zheng He',
  'Ibn Battuta of Tangier 24',
  'Jeanne Baret',
  'Wwwwwwwwwwwwwwwwwwwwwwww',
  'Ching Shih',
]

/** How a table's open question marks it; `begun`: an option whose first thing was picked. */
export function hotFor(view: TradeSeen | SilkSeen, begun = ''): Hot {
  const ways =
    'market' in view
      ? waysOf(silkRoad, view.question, view as SilkView, 0)
      : waysOf(tradeRules, view.question, view as TradeView, 0)
  const marks = marksOf(ways, ways.get(begun)?.[0]?.slice(0, 1) ?? [])
  return { ...CALM, mark: (thing) => marks.get(thing) }
}
