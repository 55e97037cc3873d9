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
COLOUR_NAMES: Final[tuple[str, ...]] = COLOURS
TABLE_TYPE: Final = v.TradeView
PLAYER_TYPE: Final = v.TradePlayer
ROOM_TYPE: Final = v.Room
SHIP_TYPE: Final = v.TradeShip
CONTAINER_TYPE: Final = v.Container
"""Compiled, constants of the module itself are read faster."""
NO_TIERS: Final[dict[str, int]] = dict.fromkeys(TYPES, 0)
NO_ACTIONS: Final[dict[str, int]] = dict.fromkeys(ACTIONS, 0)
"""To be copied, which is quicker than to put in one entry after another."""


def ids(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def named(none: dict[str, int], names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    found = none.copy()
    for place in range(len(numbers)):
        if numbers[place]:
            found[names[place]] = numbers[place]
    return found


def view(t: Trade, seat: int | None, options: v.Options, pending: list[Pending]) -> v.TradeView:
    """Everything except other players' hands and the deck is open to all."""
    return TABLE_TYPE(
        options=options,
        players=[player_seen(t, player, seat) for player in t.players],
        turn=t.turn,
        over=not pending,
        pending=pending,
        island=ids(t.island),
        discard=ids(t.discard),
        held=[IDS[card] for card in t.held if knows(t, seat, card)] if t.held else [],
        deck_size=len(t.deck),
        leader=t.leader,
        led=ACTION_NAMES[t.led] if t.led >= 0 else None,
        picked=None if t.picked == NOTHING else t.place_word(t.picked),
        target=target(t),
        last_turn=t.reached or t.emptied,
        copies={} if t.powers is OWN_POWERS else copies(t),
        stored={} if t.stored is NO_CREDITS else stored(t),
        used=ids(t.used),
        extra_turns=t.extra_turns[:],
        again=t.again,
    )


def copies(t: Trade) -> dict[str, str]:
    return {IDS[card]: IDS[power] for card, power in enumerate(t.powers) if card != power}


def stored(t: Trade) -> dict[str, int]:
    return {IDS[card]: credits for card, credits in enumerate(t.stored) if credits}


def player_seen(t: Trade, player: Player, seat: int | None) -> v.TradePlayer:
    own = player.seat == seat
    hand = sorted(player.hand) if own else shown(t, player, seat)
    plain = queries.is_plain(t, player)
    return PLAYER_TYPE(
        colour=COLOUR_NAMES[player.colour],
        credits=player.credits,
        hand_size=len(player.hand),
        imports=ids(player.imports),
        goods=ids(player.goods),
        shipments=ids(player.shipments),
        played=ids(player.played),
        sold=player.sold,
        tiers=named(NO_TIERS, TYPE_NAMES, queries.tiers(t, player, plain)),
        actions=named(NO_ACTIONS, ACTION_NAMES, queries.import_counts(t, player, plain)),
        room=ROOM_TYPE(
            imports=1 + len(player.shipments) if plain else queries.import_limit(t, player),
            goods=queries.good_limit(player),
            goods_taken=len(player.goods) if plain else queries.goods_size(t, player),
            ship=queries.SHIP_SIZE if plain else queries.capacity(t, player),
        ),
        ships=[ship_seen(ship) for ship in player.ships],
        hand=ids(hand) if own else None,
        shown=None if own else ids(hand),
        known_to=known_to_others(t, player, hand) if own else {},
    )


def ship_seen(ship: Ship) -> v.TradeShip:
    """Its containers as they are arranged at the moment."""
    return SHIP_TYPE(
        at="sea" if ship.at_sea else "harbour",
        contracts=ids(ship.contracts),
        containers=[container_seen(ship, place) for place in range(len(ship.containers))],
    )


def container_seen(ship: Ship, place: int) -> v.Container:
    """It fills a slot alone, or with the one before it, or it is loose."""
    slot = ship.slots[place]
    beside = slot == BESIDE
    if beside:
        slot = ship.slots[place - 1]
    return CONTAINER_TYPE(
        card=CARD_NAMES[ship.containers[place]],
        beside=beside,
        contract=CARD_NAMES[slot // 8] if slot >= 0 else None,
        type=None if beside or slot == LOOSE else TYPE_NAMES[slot % 8],
    )


def shown(t: Trade, player: Player, seat: int | None) -> list[int]:
    """The cards in somebody else's hand that the seat is sure of, in order."""
    if seat is None:
        found = [card for card in player.hand if t.known[card] == EVERYBODY]
    else:
        found = [card for card in player.hand if t.known[card] >> seat & 1]
    return sorted(found) if found else found


def known_to_others(t: Trade, player: Player, hand: list[int]) -> dict[str, list[int]]:
    """The cards in a hand that others are sure of, and who they are."""
    found: dict[str, list[int]] = {}
    for card in hand:
        if t.known[card] & ~(1 << player.seat):
            others = [other.seat for other in t.players if other is not player]
            found[CARD_NAMES[card]] = [other for other in others if knows(t, other, card)]
    return found


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
