/** Import / Export: its things, and the parts of its options. */
import { ACTIONS, CARDS, TYPES, type ShipSeen, type TradeSeen } from './cards'
import type { SeenOfAll } from '../views'
import { say, word } from '../../text/words.svelte'
import type { Game, Way } from '../shared/picking'
import { whyNot } from './why_not'

export type TradeView = TradeSeen & SeenOfAll
const GAME = 'import-export'

interface Afloat {
  id: string
  seat: number
  ship: ShipSeen
}

export function shipsOf(view: TradeView): Afloat[] {
  return view.players.flatMap((player, seat) =>
    player.ships.map((ship, place) => ({ id: `${player.colour}-${place + 1}`, seat, ship })),
  )
}

const found = new WeakMap<TradeView, Map<string, string>>()

/** Where every card lies that this seat sees. There is but one of each. */
export function placesOf(view: TradeView): Map<string, string> {
  const known = found.get(view)
  if (known) return known
  const places = new Map<string, string>()
  found.set(view, places)
  const lie = (zone: string, cards: readonly string[] = []) =>
    cards.forEach((card) => places.set(card, `${zone}:${card}`))
  lie('discard', view.discard)
  lie('held', view.held)
  lie('island', view.island)
  for (const player of view.players) {
    lie('hand', player.hand)
    lie('shown', player.shown)
    for (const zone of ['imports', 'goods', 'shipments', 'played'] as const) lie(zone, player[zone])
  }
  for (const { id, ship } of shipsOf(view)) {
    lie('contract', ship.contracts)
    lie(
      id,
      ship.containers.map(({ card }) => card),
    )
  }
  return places
}

/** A part of an option, by what the word is: a card where it lies, a ship, a zone, a type. */
function partOf(
  part: string,
  verb: string,
  view: TradeView,
  places: Map<string, string>,
): string[] {
  const place = places.get(part)
  if (CARDS.has(part)) return [place && !isNaming(view) ? place : `card:${part}`]
  if (/^\d+$/.test(part)) return [verb === 'bid' ? `bid:${part}` : `seat:${part}`]
  if (TYPES.some((type) => type === part)) return [`type:${part}`]
  if (ACTIONS.some((action) => action === part)) return [`action:${part}`]
  return [part]
}

/** Whether any card of the game may be named, wherever it is. */
function isNaming(view: TradeView): boolean {
  const options = view.question?.options ?? []
  return options.length > CARDS.size / 4 && options.every((option) => /^card:\w+$/.test(option))
}

/** A drop on the deck, the island or a zone says what the card's own click says already. */
const ENDS: Record<string, string[]> = {
  sell: ['island'],
  'discard-contract': ['discard'],
  'follow-load': ['follow-load'],
}

/** A card that works on itself is picked once. */
function once(way: Way): Way {
  return way.filter((part, place) => way.findIndex((each) => each[0] === part[0]) === place)
}

function partsOf(option: string, view: TradeView): Way {
  const places = placesOf(view)
  const [verb = '', ...parts] = option.split(':')
  const part = (id: string) => partOf(id, verb, view, places)
  const cards = (ids = '') => ids.split('+').map(part)
  const end = ENDS[verb] ? [ENDS[verb]] : []
  if (!parts.length) return [option === 'draw' ? ['draw', 'deck'] : [option]]
  if (verb === 'lead') return [...cards(parts[1]), [`action:${parts[0]}`]]
  if (verb === 'pirate' && parts[0] === 'hand') return [[`seat:${parts[1]}`]]
  if (verb === 'pirate' && parts.length > 1)
    return parts
      .join(':')
      .split('+')
      .map((container) => [container])
  if (verb === 'take' && parts.length === 1) return [...cards(parts[0]), ['imports']]
  return [...parts.flatMap((ids) => cards(ids)), ...end]
}

export const trade: Game<TradeView> = {
  wayOf: (option, view) => once(partsOf(option, view)),
  thingsOn(view, seat) {
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
  wholeOf(thing, view) {
    const [zone = '', card = ''] = thing.split(':')
    if (zone !== 'contract') return zone
    return shipsOf(view).find(({ ship }) => ship.contracts.includes(card))?.id
  },
  whyNot,
  nameOf(thing, names) {
    const [zone = '', id = ''] = thing.split(':')
    if (zone === 'seat') return names[Number(id)] ?? say('seat', { number: Number(id) + 1 })
    if (zone === 'follow-load') return say('play-follow-load')
    return word(GAME, id || zone)
  },
}
