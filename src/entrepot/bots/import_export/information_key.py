"""A number for what a seat knows: the same wherever the seat can't tell two tables apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from entrepot.bots.import_export.card_features import CardFeatures, features
from entrepot.import_export.state import Player, Ship, Trade

if TYPE_CHECKING:
    from mypy_extensions import i64


def information_key(t: Trade, seat: int) -> int:
    """From the seat's hand, what it saw of others', all open zones, and what is being done."""
    cards = features(t)
    players = tuple([open_to(t, cards, seat, player) for player in t.players])
    hand, held = marks(cards, t.players[seat].hand), seen(t, cards, seat, t.held)
    zones = (hand, marks(cards, t.island), marks(cards, t.discard), held, len(t.held), len(t.deck))
    turn = (t.turn, t.leader, t.led, t.picked, t.again, t.reached or t.emptied, t.scoring)
    noted = (tuple(t.used), tuple(t.pirates), tuple(t.droppable), tuple(t.extra_turns))
    doing = (t.card, t.action, t.agenda[-1] if t.agenda else None, len(t.agenda))
    return hash((players, zones, turn, noted, doing))


def marks(cards: list[CardFeatures], zone: list[int]) -> i64:
    """Which cards these are, in whatever order."""
    found: i64 = 0
    for card in zone:
        found ^= cards[card].mark
    return found


def seen(t: Trade, cards: list[CardFeatures], seat: int, zone: list[int]) -> i64:
    """Those of these cards that the seat knows to be there."""
    found: i64 = 0
    mask = 1 << seat
    for card in zone:
        if t.known[card] & mask:
            found ^= cards[card].mark
    return found


def open_to(t: Trade, cards: list[CardFeatures], seat: int, player: Player) -> int:
    hand = 0 if player.seat == seat else seen(t, cards, seat, player.hand)
    powers = tuple([t.powers[card] + 200 * t.stored[card] for card in player.shipments])
    zones = (marks(cards, player.imports), marks(cards, player.goods), tuple(player.shipments))
    ships = tuple([aboard(cards, ship) for ship in player.ships])
    turn = (player.doing, player.follows, player.actions, player.sold, tuple(player.played))
    rest = (player.credits, len(player.hand), tuple(player.claimed))
    return hash((hand, powers, zones, ships, turn, rest))


def aboard(cards: list[CardFeatures], ship: Ship) -> int:
    contracts = marks(cards, ship.contracts)
    return hash((ship.at_sea, contracts, tuple(ship.containers), tuple(ship.slots)))
