"""What the rules say about a view: a card's values, and why a thing can't be chosen now."""

from __future__ import annotations

from entrepot.import_export import cards
from entrepot.import_export import view_types as v
from entrepot.import_export.cards import ACTIONS, TYPES
from entrepot.kernel.events import Log
from entrepot.kernel.view_types import Reason


def values(card: str, view: v.TradeView) -> cards.Values:
    return cards.values(card, view.options.cards)


def explain(
    view: v.TradeView, seat: int | None, options: list[v.TradeOption], log: Log
) -> v.TradeExplanation:
    return v.TradeExplanation(options=options, reasons=reasons(view, seat, options))


def reasons(view: v.TradeView, seat: int | None, options: list[v.TradeOption]) -> dict[str, Reason]:
    """Why the seat's own things that no option names can't be chosen, if the reason is certain."""
    asked = view.question
    if asked is None or seat is None:
        return {}
    me, kind = view.players[seat], asked.kind
    offered = [word for option in options for word in words(option.parts)]
    can_load = slots_decide(options)
    why: dict[str, Reason | None] = {}
    for card in me.hand or []:
        why[f"hand:{card}"] = why_not_card(card, me, view, kind, can_load)
    for number, ship in enumerate(me.ships, 1):
        why[f"{me.colour}-{number}"] = why_not_ship(ship, kind, can_load)
    if me.room.imports is not None and len(me.imports) >= me.room.imports:
        no_room = Reason("play-why-no-room-imports")
        if kind in ("supply", "place-import"):
            why["imports"] = no_room
        if kind == "supply":
            for card in view.island:
                why[f"island:{card}"] = no_room
            if not any(option.startswith("sell:") for option in asked.options):
                why["island"] = no_room
    if kind == "place-import" and me.room.goods_taken >= me.room.goods:
        why["goods"] = Reason("play-why-no-room-goods")
    return {
        thing: reason
        for thing, reason in why.items()
        if reason is not None and thing.split(":")[-1] not in offered
    }


def words(parts: v.TradeParts) -> list[str]:
    """The things that an option names."""
    single = (parts.card, parts.ship, parts.place)
    return [*(parts.cards or []), *(parts.places or []), *[word for word in single if word]]


def why_not_card(
    card: str, me: v.TradePlayer, view: v.TradeView, kind: str, can_load: bool
) -> Reason | None:
    """Why a card in hand can't be chosen."""
    if kind == "load":
        return Reason("play-why-no-slot") if can_load else None
    if kind == "contract":
        return why_not_contract(card, me, view)
    if kind == "follow":
        type = values(card, view).type
        action = ACTIONS[TYPES.index(type)]
        alike = [each for each in me.hand or [] if values(each, view).type == type]
        if view.led is None or action == view.led or len(alike) > 1:
            return None
        return Reason("play-why-follow", {"action": action, "led": view.led})
    return Reason("play-why-sold") if kind == "supply" and me.sold else None


def why_not_contract(card: str, me: v.TradePlayer, view: v.TradeView) -> Reason | None:
    type, tier, load = values(card, view)
    size = sum(load.values())
    harbour = [ship for ship in me.ships if ship.at == "harbour"]
    if not harbour:
        return Reason("play-why-no-harbour")
    taken = [sum(sum(values(each, view).load.values()) for each in s.contracts) for s in harbour]
    if all(slots + size > me.room.ship for slots in taken):
        return Reason("play-why-too-large", {"load": size})
    if any(each.contract is None for ship in harbour for each in ship.containers):
        return None  # loose containers may take up the room, too
    have = me.tiers[type]
    return Reason("play-why-tier", {"tier": tier, "have": have}) if have < tier else None


def why_not_ship(ship: v.TradeShip, kind: str, can_load: bool) -> Reason | None:
    if kind not in ("load", "contract"):
        return None
    if ship.at == "sea":
        return Reason("play-why-at-sea")
    if kind == "contract":
        return None
    if not ship.contracts:
        return Reason("play-why-no-contract")
    return Reason("play-why-no-card") if can_load else None


def slots_decide(options: list[v.TradeOption]) -> bool:
    """False if all load actions are taken and another one can only be bought."""
    buys = any(option.verb == "use" and not words(option.parts) for option in options)
    return not buys or any(option.verb == "load" for option in options)
