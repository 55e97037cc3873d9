"""What a card's power is worth: by the moments and facts it is registered for, never by name."""

from __future__ import annotations

from typing import Any, Final

import entrepot.import_export  # noqa: F401  (its import registers the powers)
from entrepot.bots.import_export import weights as w
from entrepot.import_export.cards import IDS
from entrepot.import_export.moments import Moment
from entrepot.import_export.powers import LASTING


def by_card(moments: dict[Moment[Any], float], facts: dict[str, float]) -> list[float]:
    """For each card, and for no power at all, the total worth of its moments and facts."""
    powers: list[tuple[list[Any], float]] = [(m.powers, weight) for m, weight in moments.items()]
    powers += [(LASTING[fact], weight) for fact, weight in facts.items()]
    return [
        sum([weight for cards, weight in powers if cards[card] is not None], 0.0)
        for card in range(len(IDS) + 1)
    ]


NOW: Final[list[float]] = by_card(w.AT_ONCE, {})
LATER: Final[list[float]] = by_card(w.IN_ALL, w.IN_ALL_FACTS)
LAST: Final[list[float]] = by_card(w.AT_THE_END, w.AT_THE_END_FACTS)


def completion_value(card: int, left: float) -> float:
    """What this contract's power brings when the contract is completed."""
    return NOW[card] + left * LATER[card] + LAST[card]


def remaining_value(card: int, left: float) -> float:
    """What a power in force still brings."""
    return left * LATER[card] + LAST[card]
