"""The chances to win, and what tells apart the situations in which a seat can be."""

from __future__ import annotations

from math import exp
from typing import Final

from entrepot.bots.silk_road.look import counted
from entrepot.silk_road.state import Player, SilkRoad

# Fitted to the ends of many games.
SHIPS: Final = 1.0
LICENCES: Final = 1.8
PORTERS: Final = 1.0
EXCHANGES: Final = 0.9
"""What a special card earns, for each card of the deck and player."""
HOLDS: Final = 1.8
"""A card in hand, ..."""
FADE: Final = 6.0
"""... half of them while the deck has so many cards."""
TURN: Final = 1.6
"""To be the one who plays now."""
HEAT: Final = 1.0
"""How fast doubt grows with the number of cards in the deck."""


def value(t: SilkRoad) -> list[float]:
    """Each seat's chance to win: from its coins, and what it may still earn."""
    count, left = len(t.players), len(t.deck)
    if not left:
        most = max(t.coins)
        ties = t.coins.count(most)
        return [1.0 / ties if coins == most else 0.0 for coins in t.coins]
    lively = left / (left + FADE)
    ahead: list[float] = []
    for seat, player in enumerate(t.players):
        total = t.coins[seat] + HOLDS * lively * len(player.hand) + prospect(player) * left / count
        ahead.append(total + TURN if seat == t.active else total)
    top = max(ahead)
    heat = 1.0 + HEAT * left**0.5
    chances = [exp((coins - top) / heat) for coins in ahead]
    whole = sum(chances)
    return [chance / whole for chance in chances]


def prospect(player: Player) -> float:
    """What ships and special cards earn for each card of the deck, on a long average."""
    total = SHIPS * len(player.ships) + LICENCES * player.licences
    return total + PORTERS * player.porters + EXCHANGES * player.exchanges


def known(t: SilkRoad, seat: int) -> int:
    """A number for what the seat knows: public things, its own hand and coins."""
    public: list[int] = [seat, t.turn, t.active, len(t.agenda), len(t.deck)]
    for other, player in enumerate(t.players):
        if other == seat or t.show_coins:
            public.append(t.coins[other])
        public.append(len(player.hand))
        public.append(player.licences + 3 * player.porters + 9 * player.exchanges)
        public.extend(player.ships)
        public.append(-1)
    public.extend(counted(t.market))
    public.extend(counted(t.covered))
    public.extend(counted(t.players[seat].hand))
    return hash(tuple(public))
