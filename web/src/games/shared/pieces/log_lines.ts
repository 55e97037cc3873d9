/** The lines of the log: sentences, with the cards in them set apart so that one can point at them. */
import { event, word, type Event } from '../../../text/words.svelte'

export interface Part {
  text: string
  /** The card, good or special that this part of the sentence names. */
  card?: string
}

export function parts(game: string, told: Event, names: string[], known: (id: string) => boolean) {
  let rest: Part[] = [{ text: event(game, told, names) }]
  const cards = [...new Set([...(told.cards ?? []), told.cause ?? '', told.to ?? ''])]
  const words = cards
    .filter(known)
    .map((card) => ({ card, text: word(game, card) }))
    .sort((a, b) => b.text.length - a.text.length)
  for (const named of words)
    rest = rest.flatMap((part) => {
      if (part.card || !part.text.includes(named.text)) return [part]
      return part.text
        .split(named.text)
        .flatMap((text, i): Part[] => (i ? [named, { text }] : [{ text }]))
        .filter(({ text }) => text)
    })
  return rest
}

export interface Group {
  /** The event with which a turn begins; there is none before the first. */
  turn?: Event
  events: Event[]
}

export function byTurn(events: Event[]): Group[] {
  const groups: Group[] = []
  for (const told of events) {
    if (told.type === 'turn' || !groups.length)
      groups.push(told.type === 'turn' ? { turn: told, events: [] } : { events: [told] })
    else groups.at(-1)?.events.push(told)
  }
  return groups
}
