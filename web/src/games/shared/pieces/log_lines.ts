/** The lines of the log: sentences, with the cards in them set apart so that they can be pointed at. */
import type { Event } from '../../../generated/protocol'
import { eventText, word, type Names } from '../../../text/words.svelte'
import { isCard } from '../../card_ids'

export interface LinePart {
  text: string
  /** The card, good or special that this part of the sentence names. */
  card?: string
}

export function lineParts(game: string, event: Event, names: Names): LinePart[] {
  let rest: LinePart[] = [{ text: eventText(game, event, names) }]
  const cards = [...new Set([...(event.cards ?? []), event.cause ?? '', event.to ?? ''])]
  const words = cards
    .filter((id) => isCard(game, id))
    .map((card) => ({ card, text: word(game, card) }))
    .sort((a, b) => b.text.length - a.text.length)
  for (const named of words)
    rest = rest.flatMap((part) => {
      if (part.card || !part.text.includes(named.text)) return [part]
      return part.text
        .split(named.text)
        .flatMap((text, i): LinePart[] => (i ? [named, { text }] : [{ text }]))
        .filter(({ text }) => text)
    })
  return rest
}

export interface TurnEvents {
  /** The event with which a turn begins; there is none before the first. */
  turn?: Event
  events: Event[]
}

export function byTurn(events: Event[]): TurnEvents[] {
  const groups: TurnEvents[] = []
  for (const event of events) {
    if (event.type === 'turn' || !groups.length)
      groups.push(event.type === 'turn' ? { turn: event, events: [] } : { events: [event] })
    else groups.at(-1)?.events.push(event)
  }
  return groups
}
