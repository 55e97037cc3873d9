"""What bots understand of a game: a few plain functions, written once for each game.

The greedy bot takes the option with the best score. The search tries the options with good scores
first, lets everybody play on by scores, estimates the chances of winning where it cuts playouts
off, and tells the nodes of its tree apart by information keys.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from entrepot.kernel.choice import Choice


class Evaluator(NamedTuple):
    option_scores: Callable[[Any, int, str, list[Choice]], list[float]]
    """(table, seat, kind, choices) -> how good each choice looks to that seat, in credits or coins.

    It uses only what that seat knows, nothing else on the table.
    """
    win_chances: Callable[[Any], list[float]]
    """(table) -> each seat's estimated chance of winning; they add up to 1."""
    information_key: Callable[[Any, int], int]
    """(table, seat) -> a number that is the same whenever the seat knows the same."""
    cutoff_kind: str
    """The kind of question at which a playout may be cut off: the first one of a turn."""
    rival_scores: Callable[[Any, int, str, list[Choice]], list[float]] | None = None
    """How a search takes its rivals to score their choices, if not as it scores its own."""
