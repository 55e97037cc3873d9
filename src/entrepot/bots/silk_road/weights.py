"""All weights of the Silk Road's bots, in coins: what the evaluator believes about the game.

`Weights` were found by letting versions play each other.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """Of each pair, the first is for two players (`more` is 0), the second for more (1)."""

    def __init__(self, more: int) -> None:
        self.plays = (0.18, 0.26)[more]
        """How many plays a card in one's own hand stands for."""
        self.threat = (0.52, 1.2)[more]
        """The same for a card in a rival's hand."""
        self.moved = (1.0, 0.8)[more]
        """A ship that could be sent to the good before it is played, beside one that is there."""
        self.envy = (0.98, 0.84)[more]
        """How much other carriers of a good make a player less likely to play it."""
        self.base = (0.45, 0.32)[more]
        """How many more places than now show the good when it is played, ..."""
        self.together = (0.14, 0.31)[more]
        """... and how many more still for each card held together with it."""
        self.fade = (3.3, 9.3)[more]
        """With this many cards in the deck, half of what is held will still be played."""
        self.card = (1.4, 3.0)[more]
        """What a card is worth by itself: later ships will want it."""
        self.crowd = (0.022, 0.031)[more]
        """Each card in hand makes the others worth less by this share: they wait for their turn."""
        self.future = (0.0074, 0.016)[more]
        """What a place of the market brings a ship, for each card of the deck."""
        self.ship = (0.25, 0.33)[more]
        self.licence = (1.1, 2.2)[more]
        self.porter = (0.14, 0.077)[more]
        self.exchange = (0.36, 0.41)[more]
        """What a special card brings for each card of the deck, shared among the players."""
        self.variety = (0.0041, 0.0034)[more]
        """What a licence earns with each good that is carried, for each card of the deck."""
        self.haste = (0.18, 0.17)[more]
        """How much each drawn card costs by shortening the time in which special cards work."""


TWO_PLAYERS: Final = Weights(0)
MORE_PLAYERS: Final = Weights(1)

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
CHANCE_CARD_FADE: Final = 6.0
"""By the number of players: a card in hand; half of it with this many cards in the deck."""
CHANCE_TURN: Final = 1.6
"""What having the turn is worth."""
CHANCE_LEAST_SCALE: Final = 2.0
"""How many coins of difference matter, at the very end; ..."""
CHANCE_SCALE: Final = 0.5
"""... and how fast that grows with the rivals and the square root of the deck."""
