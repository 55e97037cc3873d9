/** Maritime Silk Road: its things, and the parts of its options. */
import { GOODS, SPECIALS, type SilkSeen } from '../silk'
import { word } from '../words.svelte'
import type { Game, Seen, Way } from './ways'

export type SilkView = SilkSeen & Seen
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
    if (verb === 'draw') return [['draw', 'deck']]
    return [[option]]
  },
  thingsOn(view, seat) {
    const me = seat === null ? undefined : view.players[seat]
    return [
      ...view.market.map((_, place) => `market:${place + 1}`),
      ...SPECIALS.map((special) => `buy:${special}`),
      ...(me?.ships ?? []).map((_, place) => `ship:${place + 1}`),
      ...new Set((me?.hand ?? []).map((good) => `hand:${good}`)),
    ]
  },
  whyNot: () => undefined,
  nameOf(thing) {
    const [zone = '', good] = thing.split(':')
    return word(GAME, good && GOODS.some((each) => each === good) ? good : zone)
  },
}
