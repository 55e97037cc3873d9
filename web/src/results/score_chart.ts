/** Where scores come from, in both games, as the bars draw it. */
import { TYPES } from '../games/import_export/cards'
import type { Bar, Source } from './chart_data'
import type { Score, Seen } from '../games/views'
import { accounts, GOODS } from '../games/silk_road/silk_road'
import { say, word, type Event } from '../text/words.svelte'

const TRADE = 'import-export'
const SILK = 'maritime-silk-road'

export interface Picture {
  sources: Source[]
  bars: Bar[]
}

export function picture(view: Seen, events: Event[], names: string[]): Picture {
  const scores = view.scores ?? []
  const parts = view.game === SILK ? silkParts(scores, events) : scores.map(({ by }) => by)
  const found = new Set(parts.flatMap((by) => Object.keys(by).filter((id) => by[id])))
  const known = view.game === SILK ? silkSources() : tradeSources([...found])
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

/** In the order of the score sheet; powers last, each by its card. */
function tradeSources(found: string[]): Source[] {
  const typed = (what: 'goods' | 'majority', pattern: number): Source[] =>
    TYPES.map((type) => ({
      id: `${what}:${type}`,
      text: say(`end-source-${what}`, { type: word(TRADE, type) }),
      paint: type,
      letter: say(`page-letter-${type}`),
      pattern,
    }))
  const powers = found.filter((id) => id.startsWith('power:'))
  return [
    { id: 'credits', text: say('end-source-credits'), paint: 'money', pattern: 0 },
    { id: 'harbour', text: say('end-source-harbour'), paint: 'slate', pattern: 5 },
    ...typed('goods', 2),
    ...typed('majority', 4),
    { id: 'set', text: say('end-source-set'), paint: 'plum', pattern: 7 },
    ...powers.map((id) => ({
      id,
      text: say('end-source-power', { card: word(TRADE, id.slice('power:'.length)) }),
      paint: 'teal',
      pattern: 1,
    })),
  ]
}

function silkSources(): Source[] {
  return [
    { id: 'coins', text: say('end-source-coins'), paint: 'money', pattern: 0 },
    ...GOODS.map((good, pattern) => ({
      id: good,
      text: say('end-source-good', { good: word(SILK, good) }),
      paint: good,
      pattern,
    })),
    { id: 'licences', text: say('end-source-licences'), paint: 'plum', pattern: 7 },
    { id: 'spent', text: say('end-source-spent'), paint: 'cost', pattern: 6 },
  ]
}

/** The coins by what earned them, where the events tell the whole game; else only the coins. */
function silkParts(scores: Score[], events: Event[]): Record<string, number>[] {
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
