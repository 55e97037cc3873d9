"""The final score, by source, and who has won."""

from __future__ import annotations

from typing import Final

from entrepot.import_export import moments
from entrepot.import_export.cards import IDS, ILLEGAL, TYPES
from entrepot.import_export.powers import facts, in_force, run
from entrepot.import_export.queries import ahead, goods_count
from entrepot.import_export.state import Player, Trade
from entrepot.kernel.view_types import Score

GOOD_VALUES: Final[tuple[int, ...]] = (1, 1, 2, 1, 1)
MAJORITY: Final[tuple[int, ...]] = (6, 6, -6, 6, 8)
"""By type; having the most illegal goods costs credits."""
ALL_TYPES: Final = 10
IN_HARBOUR: Final = 2
"""For goods of all types, and for each container in harbour."""


def scores(t: Trade) -> list[Score]:
    found = []
    for player in t.players:
        counts = [goods_count(t, player, type) for type in range(len(TYPES))]
        worth = list(GOOD_VALUES)
        for type, value in facts(t, player, "good_value"):
            worth[type] = value
        by = {
            "credits": player.credits,
            "harbour": IN_HARBOUR * sum(len(s.containers) for s in player.ships if not s.at_sea),
            **{f"goods:{TYPES[type]}": worth[type] * count for type, count in enumerate(counts)},
            **{f"majority:{name}": majority(t, player, type) for type, name in enumerate(TYPES)},
            "set": ALL_TYPES * all(counts),
        }
        for card, power in in_force(t, player, moments.score):
            by[f"power:{IDS[card]}"] = run(t, card, power, player)
        by = {source: amount for source, amount in by.items() if amount}
        found.append(Score(sum(by.values()), by))
    return found


def majority(t: Trade, player: Player, type: int) -> int:
    """Ties share the bonus, rounded up (illegal: towards 0); nobody has it without such goods."""
    counts = [goods_count(t, each, type) for each in t.players]
    seats = ahead(t, counts)
    if player.seat not in seats or not counts[player.seat]:
        return 0
    bonus = MAJORITY[type]
    if type == ILLEGAL:
        bonus = max([bonus, *facts(t, player, "illegal_majority")])
    share = -(-bonus // len(seats))  # rounded up, which for a fine is towards 0
    for factor in facts(t, player, "majority_factor"):
        share *= factor
    return share


def winners(t: Trade) -> list[int]:
    if t.winner >= 0:
        return [t.winner]
    return ahead(t, [score.total for score in scores(t)])
