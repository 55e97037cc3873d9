/** Real tables, written by tools/web_data.py, and the marks that their open questions put on them. */
import type { TradeSeen } from '../cards'
import type { Hot, Mark } from '../marks'
import type { SilkSeen } from '../silk'
import type { Event } from '../words.svelte'
import crowded from './import_export_crowded.json'
import six from './import_export_6.json'
import three from './import_export_3.json'
import tradeSample from './import_export.json'
import two from './import_export_2.json'
import silkSample from './silk_road.json'

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

/** The things that an option is about, as they are named on the table. */
function thingsOf(option: string): string[] {
  const [verb, a = '', b = '', c = ''] = option.split(':')
  if (verb === 'pirate') return [`${a}:${b}`]
  if (verb === 'load') return [`hand:${a}`]
  if (verb === 'lead') return b.split('+').map((card) => `hand:${card}`)
  if (verb === 'follow') return a.split('+').map((card) => `hand:${card}`)
  if (verb === 'discard-contract') return [`contract:${a}`]
  if (verb === 'play') return [`hand:${a}`, ...b.split('+').map((each) => `market:${each}`)]
  return c ? [`${a}:${b}:${c}`] : []
}

export function hotFor(options: string[], chosen: string[], targets: string[] = []): Hot {
  const things = new Set(options.flatMap(thingsOf))
  return {
    mark(thing: string): Mark | undefined {
      if (chosen.includes(thing)) return 'chosen'
      if (targets.includes(thing)) return 'target'
      return things.has(thing) ? 'can' : undefined
    },
    why: () => undefined,
    pick: () => undefined,
  }
}
