"""The chances to win, and what tells apart the situations in which a seat can be."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from entrepot.bots.silk_road.look import counted
from entrepot.silk_road.state import Player, SilkRoad

# Fitted to the ends of many games.
SHIPS: Final = 0.4
LICENCES: Final = 0.6
PORTERS: Final = 0.3
EXCHANGES: Final = 0.32
"""What a special card earns for each card of the deck."""
HOLDS: Final = [0.0, 0.0, 0.8, 1.8, 2.2]
"""A card in hand, by the number of players, ..."""
FADE: Final = 6.0
"""... half of it while the deck has so many cards."""
TURN: Final = 1.6
"""To be the one who plays now."""
HEAT: Final = 0.5
"""How fast doubt grows with the rivals and the cards in the deck."""


def value(t: SilkRoad) -> list[float]:
    """Each seat's chance to win: from its coins, and what it may still earn."""
    count, left = len(t.players), len(t.deck)
    if not left:
        most = max(t.coins)
        ties = t.coins.count(most)
        return [1.0 / ties if coins == most else 0.0 for coins in t.coins]
    card = HOLDS[count] * left / (left + FADE)
    ahead: list[float] = []
    for seat, player in enumerate(t.players):
        total = t.coins[seat] + card * len(player.hand) + prospect(player) * left
        ahead.append(total + TURN if seat == t.active else total)
    top = max(ahead)
    heat = 2.0 + HEAT * (count - 1) * sqrt(left)
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
