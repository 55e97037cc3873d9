/** How much room there is at sea. */
import type { TradePlayer } from '../../generated/protocol'

/** The least width of a row of ships with rivals and log beside it, in rem. */
const ROW = 52

export type Room = 'roomy' | 'usual' | 'busy'

export function shipsAtSea(players: TradePlayer[]) {
  return players.flatMap((player, seat) =>
    player.ships
      .map((ship, place) => ({ ship, seat, colour: player.colour, number: place + 1 }))
      .filter(({ ship }) => ship.at === 'sea'),
  )
}

/** Few ships are drawn large and many small, so that all can be seen at once. */
export function roomAtSea(players: TradePlayer[]): Room {
  const ships = shipsAtSea(players)
  /** How long all ships are together, with containers of this width. */
  const length = (container: number) =>
    ships.reduce((sum, { ship }) => {
      const boxes = Math.min(6, ship.containers.length)
      return sum + 1 + Math.max(10.5, boxes * (container + 0.3) + 3.3)
    }, 0)
  if (length(3.4) <= ROW) return 'roomy'
  return length(3) <= 2 * ROW ? 'usual' : 'busy'
}
