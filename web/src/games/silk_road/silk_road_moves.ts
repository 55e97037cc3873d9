/** How the options of Maritime Silk Road are picked on its table. */
import { say, word } from '../../text/words.svelte'
import type { GameMoves, PickSteps } from '../shared/picking'
import { GOODS, PRICE, SPECIALS, type Good, type Special } from './goods'
import type { SilkRoadBoard, SilkRoadView } from './silk_road_view'

const GAME = 'maritime-silk-road'

/** The names of the things that the table shows to a seat, in the order of reading. */
export function visibleThings(view: SilkRoadBoard, seat: number | null): string[] {
  const me = seat === null ? undefined : view.players[seat]
  return [
    ...view.market.map((_, place) => `market:${place + 1}`),
    'deck',
    ...GOODS.map((good) => `supply:${good}`),
    ...SPECIALS.map((special) => `buy:${special}`),
    ...(me?.ships ?? []).map((_, place) => `ship:${place + 1}`),
    ...GOODS.filter((good) => me?.hand?.includes(good)).map((good) => `hand:${good}`),
  ]
}

/** The places of the market that show a good. */
function places(view: SilkRoadView, good: string): string[] {
  return view.market.flatMap((shown, place) => (shown === good ? [`market:${place + 1}`] : []))
}

export const silkRoadMoves: GameMoves<SilkRoadView> = {
  stepsFor(option, view): PickSteps {
    const [verb, a = '', b = ''] = option.split(':')
    if (verb === 'load') return [[`supply:${a}`]]
    if (verb === 'exchange') return [[`ship:${a}`], [`supply:${b}`]]
    if (verb === 'play') return [[`hand:${a}`], ...b.split('+').map((good) => places(view, good))]
    if (verb === 'draw' || verb === 'yes') return [[verb, 'deck']]
    return [[option]]
  },
  visibleThings,
  enclosingThing: (thing) => thing.split(':')[0],
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
  buttonOrder: [],
  buttonText(thing) {
    const [zone = '', good] = thing.split(':')
    return word(GAME, good && GOODS.some((each) => each === good) ? good : zone)
  },
}

function whyNotBuy(special: Special, view: SilkRoadView, seat: number): string | undefined {
  const coins = view.players[seat]?.coins ?? 0
  if (!view.shop[special]) return say('silk-why-sold')
  if (coins < PRICE[special]) return say('silk-why-coins', { missing: PRICE[special] - coins })
  return undefined
}
