/** Who knows what, in words. */
import type { Knower } from '../generated/protocol'
import { listed, say, sentences } from '../text/words.svelte'

/** Who knows a card, and since when: one sentence for each turn in which somebody learned of it. */
export function knowersText(knowers: Knower[], names: string[]): string {
  const turns = [...new Set(knowers.map(({ turn }) => turn ?? 0))].sort((a, b) => a - b)
  return sentences(
    ...turns.map((turn) => {
      const who = knowers.filter((each) => (each.turn ?? 0) === turn)
      const facts = { count: who.length, names: listed(who.map(({ seat }) => names[seat] ?? '')) }
      return turn ? say('who-knows-since', { ...facts, turn }) : say('who-knows-always', facts)
    }),
  )
}
