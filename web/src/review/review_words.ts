/** A review in words, as `review/words.py` says it. */
import type { Consequence, TurningPoint } from '../generated/protocol'
import { decimal, optionText, say, word } from '../text/words.svelte'

/** Percent, without the sign. */
export const hundredths = (share: number) => Math.round(100 * share)

export interface PointWords {
  played: string
  cost: string
  better: string
  reasons: string[]
}

export function pointWords(game: string, point: TurningPoint, names: string[]): PointWords {
  const option = (id: string) => optionText(game, id, point.kind, names)
  return {
    played: say('review-point', {
      turn: point.turn,
      who: names[point.seat] ?? '',
      played: option(point.played),
    }),
    cost: say('review-cost', {
      cost: hundredths(point.cost),
      low: hundredths(point.low),
      high: hundredths(point.high),
      chance: hundredths(point.chance),
    }),
    better: say('review-better', { option: option(point.better) }),
    reasons: point.consequences.map((each) => reason(game, point.seat, each, names)),
  }
}

/** One consequence as a sentence; `seat` is who gave the answer. */
function reason(game: string, seat: number, found: Consequence, names: string[]): string {
  const amount = decimal(Math.abs(found.amount))
  if (found.effect === 'turns')
    return say(found.amount < 0 ? 'review-because-sooner' : 'review-because-later', { amount })
  if (found.effect === 'source') {
    const [kind, what] = (found.source ?? '').split(':')
    const part = say(`${game}-score-${kind}`, {
      amount: Math.max(1, Math.round(Math.abs(found.amount))),
      what: what ? word(game, what) : '',
    })
    return say('review-because-source', { part })
  }
  const who = names[found.seat ?? seat] ?? ''
  if (found.effect === 'rival-wins')
    return say('review-because-rival-wins', { who, amount: hundredths(found.amount) })
  return say(`review-because-${found.effect}`, { who, amount, game })
}
