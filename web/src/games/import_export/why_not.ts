/** Why one of your things can't be picked now in Import / Export, where the view leaves no doubt. */
import { say, word } from '../../text/words.svelte'
import { cardOf, slotsOf } from './cards'
import type { ImportExportView, PlayerView, ShipView } from './import_export_view'
import { deckOf } from './ship_deck'

type Why = (card: string, me: PlayerView, view: ImportExportView) => string | undefined

const inHarbour = (me: PlayerView) => me.ships.filter((ship) => ship.at === 'harbour')

/** All load actions are taken if only another one can be bought. */
function maySlotsDecide(view: ImportExportView): boolean {
  const options = view.question?.options ?? []
  return options.some((id) => id.startsWith('load:')) || !options.some((id) => /^use:\w+$/.test(id))
}

const HAND: Record<string, Why> = {
  load: (_card, _me, view) => (maySlotsDecide(view) ? say('play-why-no-slot') : undefined),
  contract(card, me) {
    const { tier, type } = cardOf(card)
    const load = slotsOf(cardOf(card)).length
    const used = (ship: ShipView) => deckOf(ship).slots.length
    if (!inHarbour(me).length) return say('play-why-no-harbour')
    if (inHarbour(me).every((ship) => used(ship) + load > me.room.ship))
      return say('play-why-too-large', { load })
    // What lies loose may take the room, too.
    if (inHarbour(me).some((ship) => deckOf(ship).loose.length)) return undefined
    const have = me.tiers[type]
    return have < tier ? say('play-why-tier', { tier, have }) : undefined
  },
  follow(card, me, view) {
    const { action, type } = cardOf(card)
    const alike = (me.hand ?? []).filter((each) => cardOf(each).type === type)
    if (!view.led || action === view.led || alike.length > 1) return undefined
    const name = (id: string) => word('import-export', id)
    return say('play-why-follow', { action: name(action), led: name(view.led) })
  },
  supply: (_card, me) => (me.sold ? say('play-why-sold') : undefined),
}

function whyNotShip(ship: ShipView, kind: string, view: ImportExportView): string | undefined {
  if (kind !== 'load' && kind !== 'contract') return undefined
  if (ship.at === 'sea') return say('play-why-at-sea')
  if (kind === 'contract') return undefined
  if (!ship.contracts.length) return say('play-why-no-contract')
  return maySlotsDecide(view) ? say('play-why-no-card') : undefined
}

export function whyNot(thing: string, view: ImportExportView, seat: number): string | undefined {
  const me = view.players[seat]
  const kind = view.question?.kind
  const [zone = '', card = ''] = thing.split(':')
  if (!me || !kind) return undefined
  if (zone === 'hand') return HAND[kind]?.(card, me, view)
  const ship = me.ships[me.ships.findIndex((_, place) => thing === `${me.colour}-${place + 1}`)]
  if (ship) return whyNotShip(ship, kind, view)
  const full = me.room.imports !== null && me.imports.length >= me.room.imports
  if ((kind === 'supply' && zone === 'island') || thing === 'imports')
    return full && (kind === 'supply' || kind === 'place-import')
      ? say('play-why-no-room-imports')
      : undefined
  if (thing === 'goods' && kind === 'place-import' && me.room.goods_taken >= me.room.goods)
    return say('play-why-no-room-goods')
  return undefined
}
