/** The names of seats, in the reader's language. Several bots of a level are numbered. */
import type { Seat } from '../generated/protocol'
import { say } from '../text/words.svelte'

export function seatNames(table: { seats: Seat[] }): string[] {
  const bots = table.seats.filter((seat) => seat.kind === 'bot')
  return table.seats.map((seat, number) => {
    if (seat.name && seat.kind === 'person') return seat.name
    if (seat.kind === 'open')
      return seat.reserved
        ? say('lobby-kept-for', { name: seat.name })
        : say('lobby-open-seat', { number: number + 1 })
    const alike = bots.filter((other) => other.level === seat.level)
    const level = seat.level ?? 'normal'
    return alike.length < 2
      ? say('lobby-bot', { level })
      : say('lobby-bot-number', { level, number: alike.indexOf(seat) + 1 })
  })
}
