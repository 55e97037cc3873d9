"""What a bot understands of a game: a few plain functions, written once for each game.

`worth` is all of the greedy bot, and guides and plays out the search; `value` lets a playout stop
before the end; `known` tells the situations apart in which a seat can find itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from entrepot.kernel.ask import Choice


class Sense(NamedTuple):
    worth: Callable[[Any, int, str, list[Choice]], list[float]]
    """(table, seat, kind, choices) -> how good each choice looks to that seat, in credits or coins.

    It looks at what that seat knows and at nothing else on the table.
    """
    value: Callable[[Any], list[float]]
    """(table) -> for each seat its chance to win, as far as one can tell; they add up to 1."""
    known: Callable[[Any, int], int]
    """(table, seat) -> a number that is the same whenever the seat knows the same."""
    pause: str
    """The kind of question at which a playout may stop: between two turns."""
