/** Where on the table something can be done: in your harbour and hand, with the rivals, or at sea. */
import type { TradeView } from '../../generated/protocol'
import { isPickable, type Interactions } from '../shared/interactions'
import { TYPES } from './cards'
import { shipsOf } from './import_export_moves'

const ZONES = ['imports', 'goods', 'shipments', 'played'] as const

export function activeSections(view: TradeView, seat: number, interactions: Interactions) {
  const pickable = (thing: string) => isPickable(interactions.mark(thing))
  const ships = shipsOf(view)
  const aboard = ({ ship, id }: (typeof ships)[number]) => [
    id,
    ...ship.containers.map(({ card }) => `${id}:${card}`),
    ...ship.contracts.flatMap((card) => [`contract:${card}`, `${id}:${card}`]),
    ...ship.contracts.flatMap((card) => TYPES.map((type) => `${id}:${card}:${type}`)),
  ]
  const of = (owner: number) => [
    `seat:${owner}`,
    ...ZONES.flatMap((zone) =>
      (view.players[owner]?.[zone] ?? []).map((card) => `${zone}:${card}`),
    ),
    ...ships.filter((each) => each.seat === owner && each.ship.at === 'harbour').flatMap(aboard),
  ]
  const sea = ships.filter((each) => each.ship.at === 'sea').flatMap(aboard)
  const island = ['island', 'deck', 'discard', ...view.island.map((card) => `island:${card}`)]
  const held = view.held.map((card) => `held:${card}`)
  const hand = (view.players[seat]?.hand ?? []).map((card) => `hand:${card}`)
  return {
    table: [...sea, ...island, ...held].some(pickable),
    hand: [...hand, ...ZONES, ...of(seat)].some(pickable),
    rivals: view.players.some((_, other) => other !== seat && of(other).some(pickable)),
  }
}
