/** How the options of Maritime Silk Road are picked on its table. */
import type { SilkOption, SilkView } from '../../generated/protocol'
import { say, word } from '../../text/words.svelte'
import type { GameMoves, PickSteps } from '../shared/picking'
import { GOODS, SPECIALS } from './goods'

const GAME = 'maritime-silk-road'

/** The names of the things that the table shows to a seat, in the order of reading. */
export function visibleThings(view: SilkView, seat: number | null): string[] {
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
function places(view: SilkView, good: string): string[] {
  return view.market.flatMap((shown, place) => (shown === good ? [`market:${place + 1}`] : []))
}

export const silkRoadMoves: GameMoves<SilkView, SilkOption> = {
  stepsFor({ id, verb, parts }, view): PickSteps {
    const { good, ship, special, covered = [] } = parts
    if (verb === 'draw' || verb === 'yes') return [[verb, 'deck']]
    if (verb === 'play') return [[`hand:${good}`], ...covered.map((each) => places(view, each))]
    const steps = [
      ...(ship ? [[`ship:${ship}`]] : []),
      ...(good ? [[`supply:${good}`]] : []),
      ...(special ? [[`buy:${special}`]] : []),
    ]
    return steps.length ? steps : [[id]]
  },
  visibleThings,
  contents: ({ market, players }) =>
    Object.fromEntries([
      ...market.map((good, place) => [`market:${place + 1}`, good]),
      ...players.flatMap(({ ships }, seat) =>
        ships.map((good, place) => [`seat-${seat}:ship-${place + 1}`, good]),
      ),
    ]),
  enclosingThing: (thing) => thing.split(':')[0],
  pickedPlaces: (picks) =>
    picks.flatMap((pick) => (pick.startsWith('market:') ? [Number(pick.split(':')[1])] : [])),
  buttonOrder: [],
  buttonText(thing, _, view) {
    const [zone = '', good] = thing.split(':')
    if (zone === 'market')
      return say('play-place', {
        good: word(GAME, view.market[Number(good) - 1] ?? ''),
        place: good ?? '',
      })
    if (zone === 'ship' && good) return `${word(GAME, zone)} ${good}`
    if (zone === 'buy' && good) return word(GAME, good)
    return word(GAME, good && GOODS.some((each) => each === good) ? good : zone)
  },
  zoneText: (zone) => (zone === 'buy' ? say('silk-shop') : word(GAME, zone)),
}
