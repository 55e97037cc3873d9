/** What a seat sees of a match of either game. */
import type { ImportExportView } from './import_export/import_export_view'
import type { SilkRoadView } from './silk_road/silk_road_view'

export type View = ImportExportView | SilkRoadView
