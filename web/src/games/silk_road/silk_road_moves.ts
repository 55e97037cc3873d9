/** Maritime Silk Road: its things, and the parts of its options. */
import { GOODS, PRICE, thingsOn, type Good, type Special } from './silk_road'
import { say, word } from '../../text/words.svelte'
import type { Seen } from '../views'
import type { Game, Way } from '../shared/picking'

export type SilkView = Extract<Seen, { game: 'maritime-silk-road' }>
const GAME = 'maritime-silk-road'

/** The places of the market that show a good. */
function places(view: SilkView, good: string): string[] {
  return view.market.flatMap((shown, place) => (shown === good ? [`market:${place + 1}`] : []))
}

export const silkRoad: Game<SilkView> = {
  wayOf(option, view): Way {
    const [verb, a = '', b = ''] = option.split(':')
    if (verb === 'load') return [[`supply:${a}`]]
    if (verb === 'exchange') return [[`ship:${a}`], [`supply:${b}`]]
    if (verb === 'play') return [[`hand:${a}`], ...b.split('+').map((good) => places(view, good))]
    if (verb === 'draw' || verb === 'yes') return [[verb, 'deck']]
    return [[option]]
  },
  thingsOn,
  wholeOf: (thing) => thing.split(':')[0],
  whyNot(thing, view, seat) {
    const [zone, which = ''] = thing.split(':')
    const kind = view.question?.kind
    if (kind === 'phase-1' && zone === 'buy') return whyNotBuy(which as Special, view, seat)
    if (
      zone === 'supply' &&
      kind !== 'phase-2' &&
      kind !== 'extra-draw' &&
      !view.supply[which as Good]
    )
      return say('silk-why-no-cube', { good: word(GAME, which) })
    const changes = view.question?.options.some((id) => id.startsWith('exchange:')) ?? false
    const open = view.question?.options.some((id) => id.startsWith(`exchange:${which}:`)) ?? false
    if (zone === 'ship' && kind === 'exchange' && changes && !open) return say('silk-why-changed')
    return undefined
  },
  nameOf(thing) {
    const [zone = '', good] = thing.split(':')
    return word(GAME, good && GOODS.some((each) => each === good) ? good : zone)
  },
}

function whyNotBuy(special: Special, view: SilkView, seat: number): string | undefined {
  const coins = view.players[seat]?.coins ?? 0
  if (!view.shop[special]) return say('silk-why-sold')
  if (coins < PRICE[special]) return say('silk-why-coins', { missing: PRICE[special] - coins })
  return undefined
}
