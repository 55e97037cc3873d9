"""What a card's power is worth, told by the moments and facts it is registered for, never by name.

The two tables are a player's rules of thumb, in credits. `AT_ONCE` is had when the ship completes,
`IN_ALL` over a whole game: what is left of the game is left of it. `AT_THE_END` needs no time.
"""

from __future__ import annotations

import entrepot.import_export  # noqa: F401  (its import registers the powers)
from entrepot.import_export.powers import LASTING, POWERS

AT_ONCE: dict[str, float] = {"immediate": 4.5, "instead": 4.5, "wins": 1.0, "uses": 0.5}

IN_ALL: dict[str, float] = {
    "contracted": 3.0,
    "loaded": 5.0,
    "payout": 3.0,
    "unloads": 4.0,
    "completed": 4.0,
    "added": 4.0,
    "drew": 4.0,
    "draw_action": 0.5,
    "returned": 2.0,
    "lost": 1.5,
    "led": 2.0,
    "followed": 1.5,
    "imported": 2.0,
    "taken": 2.0,
    "pirating": 1.5,
    "pirated": 2.0,
    "after_pirate": 2.0,
    "uses": 4.0,
    "hand_uses": 0.0,
    "virtual_imports": 3.0,
    "shared_imports": 3.0,
    "extra_actions": 2.0,
    "load_options": 3.0,
    "pirate_options": 2.0,
    "place_options": 2.0,
    "follow_options": 2.0,
    "alternatives": 3.0,
    "import_room": 1.0,
    "wild_containers": 4.0,
    "wild_contracts": 3.0,
    "capacity": 1.5,
    "wins_ties": 1.0,
    "import_count": 4.0,
    "owner_pay": 2.0,
    "follows_with_any": 3.0,
    "picks_island": 2.0,
}

AT_THE_END: dict[str, float] = {
    "virtual_goods": 6.0,
    "final_uses": 4.0,
    "score": 7.0,
    "good_value": 3.0,
    "majority_factor": 5.0,
    "illegal_majority": 3.0,
    "shared_room": 1.0,
}


def by_card(prices: dict[str, float]) -> list[float]:
    """For each card, and for no power, the sum of what its moments and facts are worth."""
    found = [0.0] * len(POWERS["immediate"])
    for table in (POWERS, LASTING):
        for moment, cards in table.items():
            price = prices.get(moment, 0.0)
            for card, power in enumerate(cards):
                if power is not None:
                    found[card] += price
    return found


NOW = by_card(AT_ONCE)
LATER = by_card(IN_ALL)
LAST = by_card(AT_THE_END)


def power_worth(card: int, left: float) -> float:
    """What completing this contract brings by its power."""
    return NOW[card] + left * LATER[card] + LAST[card]


def force_worth(card: int, left: float) -> float:
    """What a power in force still brings."""
    return left * LATER[card] + LAST[card]
