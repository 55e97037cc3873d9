/** How the options of Import / Export are picked on its table. */
import { say, word } from '../../text/words.svelte'
import type { GameMoves, PickSteps } from '../shared/picking'
import { ACTIONS, CARDS, TYPES } from './cards'
import type { ImportExportView, ShipView } from './import_export_view'
import { whyNot } from './why_not'

const GAME = 'import-export'

interface NamedShip {
  id: string
  seat: number
  ship: ShipView
}

export function shipsOf(view: ImportExportView): NamedShip[] {
  return view.players.flatMap((player, seat) =>
    player.ships.map((ship, place) => ({ id: `${player.colour}-${place + 1}`, seat, ship })),
  )
}

const placesFound = new WeakMap<ImportExportView, Map<string, string>>()

/** Where every card lies that this seat sees. There is but one of each. */
export function placesOf(view: ImportExportView): Map<string, string> {
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

/** The things that a word of an option stands for: a card where it lies, a ship, a zone, a type. */
function thingsFor(
  part: string,
  verb: string,
  view: ImportExportView,
  places: Map<string, string>,
): string[] {
  const place = places.get(part)
  if (CARDS.has(part)) return [place && !isNamingAnyCard(view) ? place : `card:${part}`]
  if (/^\d+$/.test(part)) return [verb === 'bid' ? `bid:${part}` : `seat:${part}`]
  if (TYPES.some((type) => type === part)) return [`type:${part}`]
  if (ACTIONS.some((action) => action === part)) return [`action:${part}`]
  return [part]
}

/** Whether any card of the game may be named, wherever it is. */
function isNamingAnyCard(view: ImportExportView): boolean {
  const options = view.question?.options ?? []
  return options.length > CARDS.size / 4 && options.every((option) => /^card:\w+$/.test(option))
}

/** Where the card of an option may be dropped; a click on the card alone says the same. */
const DROP_TARGETS: Record<string, string[]> = {
  sell: ['island'],
  'discard-contract': ['discard'],
  'follow-load': ['follow-load'],
}

/** A card that works on itself is picked once. */
function withoutRepeats(steps: PickSteps): PickSteps {
  return steps.filter((step, place) => steps.findIndex((each) => each[0] === step[0]) === place)
}

function allSteps(option: string, view: ImportExportView): PickSteps {
  const places = placesOf(view)
  const [verb = '', ...parts] = option.split(':')
  const part = (id: string) => thingsFor(id, verb, view, places)
  const cards = (ids = '') => ids.split('+').map(part)
  const end = DROP_TARGETS[verb] ? [DROP_TARGETS[verb]] : []
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

export const importExportMoves: GameMoves<ImportExportView> = {
  stepsFor: (option, view) => withoutRepeats(allSteps(option, view)),
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
  enclosingThing(thing, view) {
    const [zone = '', card = ''] = thing.split(':')
    if (zone !== 'contract') return zone
    return shipsOf(view).find(({ ship }) => ship.contracts.includes(card))?.id
  },
  whyNot,
  /** Actions and types in the order of the rules. */
  buttonOrder: [...ACTIONS.map((id) => `action:${id}`), ...TYPES.map((id) => `type:${id}`)],
  buttonText(thing, names) {
    const [zone = '', id = ''] = thing.split(':')
    if (zone === 'seat') return names[Number(id)] ?? say('seat', { number: Number(id) + 1 })
    if (zone === 'follow-load') return say('play-follow-load')
    return word(GAME, id || zone)
  },
}
