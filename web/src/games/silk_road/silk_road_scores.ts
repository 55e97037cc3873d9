/** Where scores come from on the Silk Road, as the bars draw it. */
import type { Source } from '../../results/chart_data'
import { say, word, type Event } from '../../text/words.svelte'
import type { Score } from '../shared/common_view'
import { GOODS } from './goods'
import { accounts } from './income'

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

/** The coins by what earned them, where the events tell the whole game; else only the coins. */
export function silkRoadParts(scores: Score[], events: Event[]): Record<string, number>[] {
  const found = accounts(events, scores.length).map(({ goods, licences, spent }) => ({
    ...goods,
    licences,
    spent: -spent,
  }))
  const whole = found.every((parts, seat) => {
    const sum = Object.values(parts).reduce((all, amount) => all + amount, 0)
    return sum === scores[seat]?.total
  })
  return whole ? found : scores.map(({ by }) => by)
}
