/** Where scores come from on the Silk Road, as the bars draw it. */
import type { SilkAccount } from '../../generated/protocol'
import type { Source } from '../../results/chart_data'
import { say, word } from '../../text/words.svelte'
import { GOODS } from './goods'

const GAME = 'maritime-silk-road'

export function silkRoadSources(): Source[] {
  return [
    { id: 'coins', text: say('end-source-coins'), paint: 'money', pattern: 0 },
    ...GOODS.map((good, pattern) => ({
      id: good,
      text: say('end-source-good', { good: word(GAME, good) }),
      paint: good,
      pattern,
    })),
    { id: 'licences', text: say('end-source-licences'), paint: 'plum', pattern: 7 },
    { id: 'spent', text: say('end-source-spent'), paint: 'cost', pattern: 6 },
  ]
}

/** Coins by what earned them, and what they were spent on. */
export function silkRoadParts({ goods, licences, spent }: SilkAccount): Record<string, number> {
  return { ...goods, licences, spent: -spent }
}
