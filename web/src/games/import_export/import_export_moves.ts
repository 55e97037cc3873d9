/** How the options of Import / Export are picked on its table. */
import type { TradeOption, TradeShip, TradeView } from '../../generated/protocol'
import { say, word } from '../../text/words.svelte'
import { UNSAID, type GameMoves, type PickSteps } from '../shared/picking'
import { ACTIONS, CARDS, TYPES } from './cards'

const GAME = 'import-export'

interface NamedShip {
  id: string
  seat: number
  ship: TradeShip
}

export function shipsOf(view: TradeView): NamedShip[] {
  return view.players.flatMap((player, seat) =>
    player.ships.map((ship, place) => ({ id: `${player.colour}-${place + 1}`, seat, ship })),
  )
}

const placesFound = new WeakMap<TradeView, Map<string, string>>()

/** Where each card that this seat sees lies. There is only one of each. */
export function placesOf(view: TradeView): Map<string, string> {
  const known = placesFound.get(view)
  if (known) return known
  const places = new Map<string, string>()
  placesFound.set(view, places)
  const put = (zone: string, cards: readonly string[] = []) =>
    cards.forEach((card) => places.set(card, `${zone}:${card}`))
  put('discard', view.discard)
  put('held', view.held)
  put('island', view.island)
  for (const player of view.players) {
    put('hand', player.hand)
    put('shown', player.shown)
    for (const zone of ['imports', 'goods', 'shipments', 'played'] as const) put(zone, player[zone])
  }
  for (const { id, ship } of shipsOf(view)) {
    put('contract', ship.contracts)
    put(
      id,
      ship.containers.map(({ card }) => card),
    )
  }
  return places
}

/** Whether any card of the game may be named, wherever it is. */
function isNamingAnyCard(options: readonly TradeOption[]): boolean {
  const isCardAlone = ({ verb, parts }: TradeOption) => verb === 'card' && !parts.type
  return options.length > CARDS.size / 4 && options.every(isCardAlone)
}

/** Where the card of an option may be dropped; a click on the card alone says the same. */
const DROP_TARGETS: Record<string, string> = {
  sell: 'island',
  'discard-contract': 'discard',
  'follow-load': 'follow-load',
}

/** The words for the places that a card can go to. */
const PLACE_WORDS: Record<string, string> = {
  goods: 'play-as-good',
  imports: 'play-as-import',
  shipments: 'page-zone-shipments',
  island: 'page-island',
  deck: 'page-pile-deck',
  discard: 'page-pile-discard',
}

/** A card that works on itself is picked once. */
function withoutRepeats(steps: PickSteps): PickSteps {
  return steps.filter((step, place) => steps.findIndex((each) => each[0] === step[0]) === place)
}

/** Whether the cards of a lead say which action is led: no other option plays just these. */
function saysItsAction({ verb, parts }: TradeOption, options: readonly TradeOption[]): boolean {
  if (verb !== 'lead' || parts.cards?.length !== 1) return false
  const leads = options.filter((other) => other.verb === verb)
  return leads.filter((other) => other.parts.cards?.join() === parts.cards?.join()).length === 1
}

/** Cards first, named by where they lie; then what is done with them, and where they go. */
function allSteps(
  option: TradeOption,
  view: TradeView,
  options: readonly TradeOption[],
): PickSteps {
  const { id, verb, parts } = option
  const { power, action, card, cards = [], ship, type, seat, amount, place, places } = parts
  if (verb === 'pirate') {
    if (seat !== undefined) return [[`seat:${seat}`]]
    if (places) return places.map((from, number) => [`${from}:${cards[number]}`])
    if (card) return [[`${ship ?? place}:${card}`]]
  }
  const lying = isNamingAnyCard(options) ? undefined : placesOf(view)
  const named = [power, ...cards, card].filter((each) => each !== undefined)
  const steps = [
    ...named.map((each) => [lying?.get(each) ?? `card:${each}`]),
    ...(action ? [[...(saysItsAction(option, options) ? [UNSAID] : []), `action:${action}`]] : []),
    ...(ship ? [[ship]] : []),
    ...(type ? [[`type:${type}`]] : []),
    ...(seat === undefined ? [] : [[`seat:${seat}`]]),
    ...(amount === undefined ? [] : [[`bid:${amount}`]]),
    ...(place ? [[place]] : []),
  ]
  if (!steps.length) return [id === 'draw' ? ['draw', 'deck'] : [id]]
  const target = verb === 'take' && !place ? 'imports' : DROP_TARGETS[verb]
  return target ? [...steps, [target]] : steps
}

export const importExportMoves: GameMoves<TradeView, TradeOption> = {
  stepsFor: (option, view, options) => withoutRepeats(allSteps(option, view, options)),
  visibleThings(view, seat) {
    const me = seat === null ? undefined : view.players[seat]
    const aboard = shipsOf(view).flatMap(({ id, ship }) => [
      id,
      ...ship.containers.map(({ card }) => `${id}:${card}`),
      ...ship.contracts.map((card) => `contract:${card}`),
    ])
    const owned = view.players.flatMap((player) =>
      (['imports', 'goods', 'shipments'] as const).flatMap((zone) =>
        player[zone].map((card) => `${zone}:${card}`),
      ),
    )
    const own = me
      ? ['imports', 'goods', 'shipments', ...(me.hand ?? []).map((card) => `hand:${card}`)]
      : []
    const island = ['island', ...view.island.map((card) => `island:${card}`), 'deck', 'discard']
    return [...new Set([...aboard, ...island, ...owned, ...own])]
  },
  contents: (view) =>
    Object.fromEntries([
      ...[...placesOf(view).values()]
        .filter((thing) => !/^(hand|held|shown|played|discard):/.test(thing))
        .map((thing) => [thing, '']),
      ...shipsOf(view).map(({ id, ship }) => [id, ship.at]),
    ]),
  enclosingThing(thing, view) {
    const [zone = '', card = ''] = thing.split(':')
    if (zone !== 'contract') return zone
    return shipsOf(view).find(({ ship }) => ship.contracts.includes(card))?.id
  },
  /** Actions and types in the order of the rules. */
  buttonOrder: [...ACTIONS.map((id) => `action:${id}`), ...TYPES.map((id) => `type:${id}`)],
  buttonText(thing, names) {
    const [zone = '', id = ''] = thing.split(':')
    const place = PLACE_WORDS[thing]
    if (place) return say(place)
    if (zone === 'seat') return names[Number(id)] ?? say('seat', { number: Number(id) + 1 })
    if (zone === 'follow-load') return say('play-follow-load')
    return word(GAME, id || zone)
  },
  zoneText: (zone) => word(GAME, zone),
}
