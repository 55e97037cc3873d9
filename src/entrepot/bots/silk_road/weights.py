"""All weights of the Silk Road's bots, in coins: what the evaluator believes about the game.

`Weights` were found by letting versions play each other: the defaults with two players, and others
with more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Weights:
    plays: float = 0.18
    """How many plays a card in one's own hand stands for."""
    threat: float = 0.52
    """The same for a card in a rival's hand."""
    moved: float = 1.0
    """A ship that could be sent to the good before it is played, beside one that is there."""
    envy: float = 0.98
    """How much other carriers of a good make a player less likely to play it."""
    base: float = 0.45
    """How many more places than now show the good when it is played, ..."""
    together: float = 0.14
    """... and how many more still for each card held together with it."""
    fade: float = 3.3
    """With this many cards in the deck, half of what is held will still be played."""
    card: float = 1.4
    """What a card is worth by itself: later ships will want it."""
    crowd: float = 0.022
    """Each card in hand makes the others worth less by this share: they wait for their turn."""
    future: float = 0.0074
    """What a place of the market brings a ship, for each card of the deck."""
    ship: float = 0.25
    licence: float = 1.1
    porter: float = 0.14
    exchange: float = 0.36
    """What a special card brings for each card of the deck, shared among the players."""
    variety: float = 0.0041
    """What a licence earns with each good that is carried, for each card of the deck."""
    haste: float = 0.18
    """How much each drawn card costs by shortening the time in which special cards work."""


TWO_PLAYERS: Final = Weights()
MORE_PLAYERS: Final = Weights(
    plays=0.26,
    threat=1.2,
    moved=0.8,
    envy=0.84,
    base=0.32,
    together=0.31,
    fade=9.3,
    card=3.0,
    crowd=0.031,
    future=0.016,
    ship=0.33,
    licence=2.2,
    variety=0.0034,
    porter=0.077,
    exchange=0.41,
    haste=0.17,
)

LEADER: Final = 0.03
"""How much more a rival's coins count for each coin by which that rival leads the others."""
COINS_LIKE_MINE: Final = [0.0, 0.0, 0.75, 0.6, 0.45]
COINS_EACH_TURN: Final = [0.0, 0.0, 0.3, 0.5, 0.65]
"""By the number of players: a rival's hidden coins, from one's own and the turns played."""
SURE_LEAD: Final = 10.0
"""A lead of this many coins is certain even though coins are hidden."""
ENDING: Final = 10.0
WINNING: Final = 1000.0
"""What ending the game is worth to the leader: if coins are hidden, and if they are open."""

# Chances of winning, fitted to the ends of many games.

CHANCE_SHIP: Final = 0.4
CHANCE_LICENCE: Final = 0.6
CHANCE_PORTER: Final = 0.3
CHANCE_EXCHANGE: Final = 0.32
"""What a special card earns for each card of the deck."""
CHANCE_CARD: Final = [0.0, 0.0, 0.8, 1.8, 2.2]
"""By the number of players: a card in hand, while there is time, ..."""
CHANCE_CARD_FADE: Final = 6.0
"""... and half of it with this many cards in the deck."""
CHANCE_TURN: Final = 1.6
"""What having the turn is worth."""
CHANCE_LEAST_SCALE: Final = 2.0
"""How many coins of difference matter, at the very end; ..."""
CHANCE_SCALE: Final = 0.5
"""... and how fast that grows with the rivals and the square root of the deck."""
