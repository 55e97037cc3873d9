/** The sentences of the question bar: who must do what, and because of which card. */
import type { GameView, Seat } from '../../generated/protocol'
import { has, listed, say, sentences, word } from '../../text/words.svelte'
import { isCard } from '../card_ids'

export function powerText(view: GameView, card: string): string {
  const copied = view.game === 'import-export' ? view.copies[card] : undefined
  const text = say(`${view.game}-power-${copied ?? card}`)
  if (!copied) return text
  return say(`${view.game}-power-copied`, { card: word(view.game, copied), text })
}

/** The card whose power asks, if one does. */
export function cardOfKind(kind: string): string | undefined {
  return isCard('import-export', kind) ? kind : undefined
}

export function questionText(view: GameView, kind: string): string {
  const own = `${view.game}-question-${kind}`
  return has(own) ? say(own) : powerText(view, kind)
}

/** What the question is about; if a power asks, the ruling on it. */
export function questionHelp(view: GameView, kind: string): string {
  const own = `${view.game}-why-${kind}`
  if (has(own)) return say(own)
  const ruling = `${view.game}-ruling-${kind}`
  return sentences(powerText(view, kind), has(ruling) ? say(ruling) : '')
}

/** Everybody who is being waited for, and what for. */
export function waitingText(view: GameView, names: string[]): string {
  const kinds = [...new Set(view.pending.map((each) => each.kind))]
  const texts = kinds.map((kind) => {
    const who = view.pending.filter((each) => each.kind === kind)
    const card = cardOfKind(kind)
    return say('play-waiting', {
      who: listed(who.map(({ seat }) => names[seat] ?? '')),
      kind: card ? 'power' : kind,
      card: card ? word(view.game, card) : '',
    })
  })
  return sentences(...texts)
}

export function thinkers(view: GameView, seats: Seat[]): number[] {
  return view.pending.map(({ seat }) => seat).filter((seat) => seats[seat]?.thinking)
}
