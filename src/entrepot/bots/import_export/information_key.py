"""A number for what a seat knows: the same wherever the seat can't tell two tables apart."""

from __future__ import annotations

from entrepot.import_export.state import Player, Ship, Trade


def information_key(t: Trade, seat: int) -> int:
    """From the seat's hand, what it saw of others', all open zones, and what is being done."""
    players = tuple([open_to(t, seat, player) for player in t.players])
    cards = (sorted_tuple(t.players[seat].hand), sorted_tuple(t.island), sorted_tuple(t.discard))
    sizes = (seen(t, seat, t.held), len(t.held), len(t.deck))
    turn = (t.turn, t.leader, t.led, t.picked, t.again, t.reached or t.emptied, t.scoring)
    noted = (tuple(t.used), tuple(t.pirates), tuple(t.droppable), tuple(t.extra_turns))
    doing = (t.card, t.action, t.agenda[-1] if t.agenda else None, len(t.agenda))
    return hash((players, cards, sizes, turn, noted, doing))


def sorted_tuple(cards: list[int]) -> tuple[int, ...]:
    return tuple(sorted(cards))


def seen(t: Trade, seat: int, cards: list[int]) -> tuple[int, ...]:
    """Those of these cards that the seat knows to be there."""
    return sorted_tuple([card for card in cards if t.known[card] >> seat & 1])


def open_to(t: Trade, seat: int, player: Player) -> int:
    hand = 0 if player.seat == seat else seen(t, seat, player.hand)
    powers = tuple([t.powers[card] + 200 * t.stored[card] for card in player.shipments])
    cards = (sorted_tuple(player.imports), sorted_tuple(player.goods), tuple(player.shipments))
    ships = tuple([aboard(ship) for ship in player.ships])
    turn = (player.doing, player.follows, player.actions, player.sold, tuple(player.played))
    rest = (player.credits, len(player.hand), tuple(player.claimed))
    return hash((hand, powers, cards, ships, turn, rest))


def aboard(ship: Ship) -> int:
    contracts = sorted_tuple(ship.contracts)
    return hash((ship.at_sea, contracts, tuple(ship.containers), tuple(ship.slots)))
