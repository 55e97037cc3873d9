"""A number for what a seat knows: the same wherever the seat can't tell two tables apart."""

from __future__ import annotations

from entrepot.silk_road.goods import counted
from entrepot.silk_road.state import SilkRoad


def information_key(t: SilkRoad, seat: int) -> int:
    """From public things, the seat's hand, and the coins that it may see."""
    known: list[int] = [seat, t.turn, t.active, len(t.agenda), len(t.deck)]
    for other, player in enumerate(t.players):
        if other == seat or t.show_coins:
            known.append(t.coins[other])
        known.append(len(player.hand))
        known.append(player.licences + 3 * player.porters + 9 * player.exchanges)
        known.extend(player.ships)
        known.append(-1)
    known.extend(counted(t.market))
    known.extend(counted(t.covered))
    known.extend(counted(t.players[seat].hand))
    return hash(tuple(known))
