/** What plays earn on the Silk Road: previews of a play, and the accounts of a whole game. */
import type { Event } from '../../text/words.svelte'
import { count, GOODS, type Good } from './goods'
import type { MerchantView, SilkRoadBoard } from './silk_road_view'

/** Coins for each licence, whenever its owner earns anything. */
const LICENCE = 2

/** Whoever earns anything earns with every licence, too (rules 5.3, 5.4). */
function earned(showing: number, player: MerchantView, good: Good): number {
  const plain = showing * count(player.ships, good)
  return plain && plain + LICENCE * player.licences
}

/** What everybody would earn if cards of a good were played on these goods. All of it is public. */
export function incomes(view: SilkRoadBoard, good: Good, covering: readonly Good[]): number[] {
  const showing = count(view.market, good) - count(covering, good) + covering.length
  return view.players.map((player) => earned(showing, player, good))
}

/** What a merchant earned and spent in a whole game. */
export interface Account {
  goods: Record<Good, number>
  licences: number
  spent: number
}

/**
 * The accounts of all seats, from the events of a whole game. They follow from what is public:
 * the market, the ships and the licences. Only to be shown when the game is over, for until then
 * coins may be secret.
 */
export function accounts(events: Event[], players: number): Account[] {
  const none = () => Object.fromEntries(GOODS.map((good) => [good, 0])) as Record<Good, number>
  const all = Array.from({ length: players }, () => ({ goods: none(), licences: 0, spent: 0 }))
  const ships: Good[][] = all.map(() => [])
  const licences = all.map(() => 0)
  let market: Good[] = []
  let played: Good[] = []
  for (const { type, seat = 0, cards = [], to, amount = 0 } of events) {
    const account = all[seat]
    const fleet = ships[seat]
    const [first, second] = cards as Good[]
    if (!account || !fleet) continue
    if (type === 'market') market = [...(cards as Good[])]
    else if (type === 'load' && first) fleet.push(first)
    else if (type === 'exchange' && second) fleet[Number(to?.slice('ship-'.length)) - 1] = second
    else if (type === 'buy') {
      account.spent += amount
      if (to === 'licence') licences[seat] = (licences[seat] ?? 0) + 1
    } else if (type === 'play') played = cards as Good[]
    else if (type === 'cover') {
      for (const good of cards as Good[]) market.splice(market.indexOf(good), 1)
      market = [...market, ...played]
    } else if (type === 'income' && first) {
      account.goods[first] += count(market, first) * count(fleet, first)
      account.licences += LICENCE * (licences[seat] ?? 0)
    }
  }
  return all
}
