/** Where scores come from in Import / Export, as the bars draw it. */
import type { Source } from '../../results/chart_data'
import { say, word } from '../../text/words.svelte'
import { TYPES } from './cards'

const GAME = 'import-export'

/** In the order of the score sheet; powers last, each by its card. */
export function importExportSources(found: string[]): Source[] {
  const typed = (what: 'goods' | 'majority', pattern: number): Source[] =>
    TYPES.map((type) => ({
      id: `${what}:${type}`,
      text: say(`end-source-${what}`, { type: word(GAME, type) }),
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
      text: say('end-source-power', { card: word(GAME, id.slice('power:'.length)) }),
      paint: 'teal',
      pattern: 1,
    })),
  ]
}
