/** The bidding for a ship or the island, read from the events since it was picked. */
import type { Event } from '../../generated/protocol'

export interface Bid {
  seat: number
  /** Absent if the seat passes. */
  amount: number | undefined
}

export interface Auction {
  /** The number of the event that picked what is bid for. */
  picked: number
  place: string
  /** Empty until all are turned over. */
  bids: Bid[]
  winner: Bid | undefined
  /** Who else has bid as much as the winner. */
  tied: number[]
}

/** The last bidding of this turn, if any. */
export function auctionOf(events: readonly Event[]): Auction | undefined {
  let start = events.length - 1
  while (start >= 0 && !['pick', 'turn'].includes(events[start]?.type ?? '')) start -= 1
  const pick = events[start]
  if (pick?.type !== 'pick' || !pick.to) return undefined
  const since = events.slice(start + 1)
  const seatsOf = (type: string) =>
    since.flatMap((event): Bid[] =>
      event.type === type && event.seat !== undefined
        ? [{ seat: event.seat, amount: event.amount ?? undefined }]
        : [],
    )
  const bids = seatsOf('bid')
  const [winner] = seatsOf('bid-won')
  const equal = bids.filter((bid) => winner && bid.amount === winner.amount)
  const tied = equal.map(({ seat }) => seat).filter((seat) => seat !== winner?.seat)
  return { picked: pick.n, place: pick.to, bids, winner, tied }
}

/** Whether the winner of a tie is the first of them clockwise from the leader; if not, a power decides. */
export function isFirstClockwise({ winner, tied }: Auction, leader: number, players: number) {
  const distance = (seat: number) => (seat - leader + players) % players
  return winner !== undefined && tied.every((seat) => distance(winner.seat) < distance(seat))
}
