/** Real tables, written by tools/web_data.py, and the marks that their open questions put on them. */
import { importExportMoves } from '../games/import_export/import_export_moves'
import type { ImportExportBoard, ImportExportView } from '../games/import_export/import_export_view'
import four from '../games/import_export/samples/import_export.json'
import two from '../games/import_export/samples/import_export_2.json'
import three from '../games/import_export/samples/import_export_3.json'
import six from '../games/import_export/samples/import_export_6.json'
import crowded from '../games/import_export/samples/import_export_crowded.json'
import { NO_INTERACTIONS, type Interactions } from '../games/shared/interactions'
import { marksAfter, picksByOption } from '../games/shared/picking'
import silkRoadJson from '../games/silk_road/samples/silk_road.json'
import { silkRoadMoves } from '../games/silk_road/silk_road_moves'
import type { SilkRoadBoard, SilkRoadView } from '../games/silk_road/silk_road_view'
import type { Event } from '../text/words.svelte'

interface Sample<View> {
  view: View
  events: Event[]
}
export const importExportSample = four as unknown as Sample<ImportExportBoard>
export const silkRoadSample = silkRoadJson as unknown as Sample<SilkRoadBoard>
/** By the end of the address. */
export const importExportSamples = {
  'import-export': four,
  'import-export-2': two,
  'import-export-3': three,
  'import-export-6': six,
  'import-export-crowded': crowded,
} as unknown as Record<string, Sample<ImportExportBoard>>
export const NAMES = [
  'Ada',
  'Zheng He',
  'Ibn Battuta of Tangier 24',
  'Jeanne Baret',
  'Wwwwwwwwwwwwwwwwwwwwwwww',
  'Ching Shih',
]

/** How a table's open question marks it; `begun`: an option whose first thing was picked. */
export function interactionsFor(view: ImportExportBoard | SilkRoadBoard, begun = ''): Interactions {
  const byOption =
    'market' in view
      ? picksByOption(silkRoadMoves, view.question, view as SilkRoadView, 0)
      : picksByOption(importExportMoves, view.question, view as ImportExportView, 0)
  const marks = marksAfter(byOption, byOption.get(begun)?.[0]?.slice(0, 1) ?? [])
  return { ...NO_INTERACTIONS, mark: (thing) => marks.get(thing) }
}
