import type { TradePlayer } from '../../generated/protocol'

/** All ships at sea, in the order of the seats. */
export function shipsAtSea(players: TradePlayer[]) {
  return players.flatMap((player, seat) =>
    player.ships
      .map((ship, place) => ({ ship, seat, colour: player.colour, number: place + 1 }))
      .filter(({ ship }) => ship.at === 'sea'),
  )
}
