"""The components: six goods, their cards and cubes, and the special cards with their prices."""

from __future__ import annotations

from typing import Final

GOODS: Final = ("porcelain", "silk", "tea", "spice", "glass", "ore")
CARDS_OF_A_GOOD: Final = 11
CUBES_OF_A_GOOD: Final = 5
MARKET_PLACES: Final = 6
HAND: Final = 3
"""Cards dealt to each player."""
CARDS: Final = len(GOODS) * CARDS_OF_A_GOOD

SPECIALS: Final = ("ship", "licence", "porter", "exchange")
PRICE: Final = {"ship": 10, "licence": 11, "porter": 12, "exchange": 8}
LICENCE_BONUS: Final = 2
"""What each licence adds to an income."""
COUNT: Final = {"ship": 14, "licence": 2, "porter": 2, "exchange": 2}

WORDS: Final = [GOODS[card // CARDS_OF_A_GOOD] for card in range(CARDS)] + list(GOODS)
"""Names for events: first of the cards, then of the cubes."""


def good_of(card: int) -> int:
    """Cards are numbered 0 to 65, eleven of each good in a row."""
    return card // CARDS_OF_A_GOOD


def cube(good: int) -> int:
    """The number under which events name a cube."""
    return CARDS + good


def counted(cards: list[int]) -> list[int]:
    numbers: list[int] = [0] * len(GOODS)
    for card in cards:
        good = card // CARDS_OF_A_GOOD
        numbers[good] = numbers[good] + 1  # compiled, this is faster than +=
    return numbers
