/** The names of seats, in the reader's language. */
import type { Seat } from '../generated/protocol'
import { has, namesFor, say, type Names } from '../text/words.svelte'

/** `you` is the reader's seat; without it, everybody is told by name. */
export function seatNames(table: { seats: Seat[] }, you?: number | null): Names {
  const bots = table.seats.filter((seat) => seat.kind === 'bot')
  const names = table.seats.map((seat, number) => {
    if (seat.name && seat.kind === 'person') return seat.name
    if (seat.kind === 'open')
      return seat.reserved
        ? say('lobby-kept-for', { name: seat.name })
        : say('lobby-open-seat', { number: number + 1 })
    const captain = captainOf(seat)
    if (captain) return captain
    const alike = bots.filter((other) => other.level === seat.level)
    const level = seat.level ?? 'normal'
    return alike.length < 2
      ? say('lobby-bot', { level })
      : say('lobby-bot-number', { level, number: alike.indexOf(seat) + 1 })
  })
  return namesFor(names, you)
}

/** The same where nothing else shows who is a bot: its level stands beside its name. */
export function seatDescriptions(table: { seats: Seat[] }): string[] {
  return seatNames(table).map((name, number) => {
    const seat = table.seats[number]
    return seat && captainOf(seat)
      ? say('lobby-captain', { name, level: seat.level ?? 'normal' })
      : name
  })
}

/** A bot's name; tables of older servers have none. */
function captainOf(seat: Seat): string {
  const key = `captain-${seat.captain}`
  return seat.kind === 'bot' && seat.captain && has(key) ? say(key) : ''
}
