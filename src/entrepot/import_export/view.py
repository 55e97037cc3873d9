"""What a seat sees, and who knows what."""

from __future__ import annotations

from typing import Final

from entrepot.import_export import queries
from entrepot.import_export import view_types as v
from entrepot.import_export.cards import ACTIONS, COLOURS, IDS, TYPES
from entrepot.import_export.moves import target
from entrepot.import_export.state import (
    BESIDE,
    LOOSE,
    NO_CREDITS,
    NOTHING,
    OWN_POWERS,
    Player,
    Ship,
    Trade,
)
from entrepot.kernel.events import EVERYBODY
from entrepot.kernel.game import Secret
from entrepot.kernel.view_types import Pending

CARD_NAMES: Final[tuple[str, ...]] = IDS
TYPE_NAMES: Final[tuple[str, ...]] = TYPES
ACTION_NAMES: Final[tuple[str, ...]] = ACTIONS
"""Compiled, constants of the module itself are read faster."""


def ids(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def named(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for place in range(len(numbers)):
        found[names[place]] = numbers[place]
    return found


def view(t: Trade, seat: int | None, options: v.Options, pending: list[Pending]) -> v.TradeView:
    """Everything except other players' hands and the deck is open to all."""
    return v.TradeView(
        options=options,
        players=[player_seen(t, player, seat) for player in t.players],
        island=ids(t.island),
        discard=ids(t.discard),
        held=[IDS[card] for card in t.held if knows(t, seat, card)],
        deck_size=len(t.deck),
        leader=t.leader,
        turn=t.turn,
        led=ACTIONS[t.led] if t.led >= 0 else None,
        picked=None if t.picked == NOTHING else t.place_word(t.picked),
        target=target(t),
        last_turn=t.reached or t.emptied,
        copies={} if t.powers is OWN_POWERS else copies(t),
        stored={} if t.stored is NO_CREDITS else stored(t),
        used=ids(t.used),
        extra_turns=t.extra_turns[:],
        again=t.again,
        over=not pending,
        pending=pending,
    )


def copies(t: Trade) -> dict[str, str]:
    return {IDS[card]: IDS[power] for card, power in enumerate(t.powers) if card != power}


def stored(t: Trade) -> dict[str, int]:
    return {IDS[card]: credits for card, credits in enumerate(t.stored) if credits}


def player_seen(t: Trade, player: Player, seat: int | None) -> v.TradePlayer:
    seen = v.TradePlayer(
        colour=COLOURS[player.colour],
        credits=player.credits,
        hand_size=len(player.hand),
        imports=ids(player.imports),
        goods=ids(player.goods),
        shipments=ids(player.shipments),
        played=ids(player.played),
        sold=player.sold,
        tiers=named(TYPE_NAMES, queries.tiers(t, player)),
        actions=named(ACTION_NAMES, queries.import_counts(t, player)),
        room=v.Room(
            imports=queries.import_limit(t, player),
            goods=queries.good_limit(player),
            goods_taken=queries.goods_size(t, player),
            ship=queries.capacity(t, player),
        ),
        ships=[ship_seen(ship) for ship in player.ships],
    )
    if player.seat == seat:
        seen.hand = ids(sorted(player.hand))
        seen.known_to = known_to_others(t, player)
    else:
        shown = [card for card in player.hand if knows(t, seat, card)]
        seen.shown = ids(sorted(shown)) if shown else []
    return seen


def ship_seen(ship: Ship) -> v.TradeShip:
    """Its containers as they are arranged at the moment."""
    return v.TradeShip(
        at="sea" if ship.at_sea else "harbour",
        contracts=ids(ship.contracts),
        containers=[container_seen(ship, place) for place in range(len(ship.containers))],
    )


def container_seen(ship: Ship, place: int) -> v.Container:
    """It fills a slot alone, or with the one before it, or it is loose."""
    seen, slot = v.Container(card=IDS[ship.containers[place]]), ship.slots[place]
    if slot == BESIDE:
        seen.beside = True
        slot = ship.slots[place - 1]
    elif slot != LOOSE:
        seen.type = TYPES[slot % 8]
    if slot >= 0:
        seen.contract = IDS[slot // 8]
    return seen


def known_to_others(t: Trade, player: Player) -> dict[str, list[int]]:
    """The cards in a hand that others are sure of, and who they are."""
    others = [other.seat for other in t.players if other is not player]
    return {
        IDS[card]: [other for other in others if knows(t, other, card)]
        for card in sorted(player.hand)
        if t.known[card] & ~(1 << player.seat)
    }


def knows(t: Trade, seat: int | None, card: int) -> bool:
    mask = t.known[card]
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


def secrets(t: Trade) -> list[Secret]:
    zones = [t.deck, t.held, *[player.hand for player in t.players]]
    return [
        Secret("card", card, zone, place, t.known[card])
        for zone in zones
        for place, card in enumerate(zone)
    ]


def set_known(t: Trade, dealt: list[Secret]) -> None:
    for secret in dealt:
        t.known[secret.zone[secret.place]] = secret.known_to
