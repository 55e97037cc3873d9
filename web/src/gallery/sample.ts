/** Real tables, written by tools/web_data.py, and the marks that their open questions put on them. */
import type { TradeSeen } from '../cards'
import type { Hot, Mark } from '../marks'
import { silkRoad, type SilkView } from '../play/silk'
import type { SilkSeen } from '../silk'
import type { Event } from '../words.svelte'
import silkSample from './silk_road.json'
import tradeSample from './import_export.json'

export const trade = tradeSample as unknown as { view: TradeSeen; events: Event[] }
export const silk = silkSample as unknown as { view: SilkSeen; events: Event[] }
export const NAMES = ['Ada', 'Zheng He', 'Ibn Battuta', 'Jeanne Baret']

/** The things that an option is about, as they are named on the table. */
function thingsOf(option: string): string[] {
  const [verb, a, b] = option.split(':')
  if (verb === 'pirate') return [`${a}:${b}`]
  if (verb === 'discard-contract') return [`contract:${a}`]
  if (verb === 'play' || verb === 'draw')
    return silkRoad.wayOf(option, silk.view as SilkView, 0).flat()
  return []
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
