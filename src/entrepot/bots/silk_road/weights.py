"""All weights of the Silk Road's bots, in coins: what the evaluator believes about the game.

`Weights` were found by letting versions play each other, for two players and for more.
"""

from __future__ import annotations

from typing import Final


class Weights:
    def __init__(
        self,
        *,
        plays: float,
        threat: float,
        moved: float,
        envy: float,
        base: float,
        together: float,
        fade: float,
        card: float,
        crowd: float,
        future: float,
        ship: float,
        licence: float,
        variety: float,
        porter: float,
        exchange: float,
        haste: float,
    ) -> None:
        self.plays = plays
        """How many plays a card in one's own hand stands for."""
        self.threat = threat
        """The same for a card in a rival's hand."""
        self.moved = moved
        """A ship that could be sent to the good before it is played, beside one that is there."""
        self.envy = envy
        """How much other carriers of a good make a player less likely to play it."""
        self.base = base
        """How many more places than now show the good when it is played, ..."""
        self.together = together
        """... and how many more still for each card held together with it."""
        self.fade = fade
        """With this many cards in the deck, half of what is held will still be played."""
        self.card = card
        """What a card is worth by itself: later ships will want it."""
        self.crowd = crowd
        """Each card in hand makes the others worth less by this share: they wait for their turn."""
        self.future = future
        """What a place of the market brings a ship, for each card of the deck."""
        self.ship = ship
        self.licence = licence
        self.porter = porter
        self.exchange = exchange
        """What a special card brings for each card of the deck, shared among the players."""
        self.variety = variety
        """What a licence earns with each good that is carried, for each card of the deck."""
        self.haste = haste
        """How much each drawn card costs by shortening the time in which special cards work."""


TWO_PLAYERS: Final = Weights(
    plays=0.18,
    threat=0.52,
    moved=1.0,
    envy=0.98,
    base=0.45,
    together=0.14,
    fade=3.3,
    card=1.4,
    crowd=0.022,
    future=0.0074,
    ship=0.25,
    licence=1.1,
    variety=0.0041,
    porter=0.14,
    exchange=0.36,
    haste=0.18,
)
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
