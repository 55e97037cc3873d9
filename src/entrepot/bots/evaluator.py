"""What bots understand of a game: a few plain functions, written once for each game.

The greedy bot takes the option with the best score. The search tries the options with good scores
first, lets everybody play on by scores, estimates the chances of winning where it cuts playouts
off, and tells the nodes of its tree apart by information keys.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from entrepot.kernel.choice import Choice


class SearchSettings(NamedTuple):
    """How to search; the defaults measured best for two players and scores written by hand."""

    playout_rounds: int = 2
    """How often everybody leads before a playout is cut off."""
    exploration: float = 1.5
    """How much the options' scores weigh against the results so far."""
    prior_temperature: float = 1.5
    """An option with a score this much better is e times as likely to be tried."""
    widening: float = 1.0
    """How many options are tried, as a multiple of the square root of the visits."""
    playout_noise: float = 2.0
    """In playouts each score is raised at random by up to this much."""
    paranoid: bool = False


class RolloutSettings(NamedTuple):
    """How to compare options in the same worlds; the defaults suit Maritime Silk Road."""

    rounds: int = 6
    """How often everybody leads before a rollout is cut off."""
    margin: float = 6.0
    """Options whose scores are further behind the best are not compared."""
    score_value: float = 0.045
    """By how much the chance to win is greater where a score is greater by 1."""
    doubt: float = 0.07
    """The standard deviation of what `score_value` makes of the difference of two scores."""


TWO_PLAYERS = SearchSettings()
MORE_PLAYERS = SearchSettings(exploration=0.4, playout_noise=0.5)
"""With more players, chances are smaller and closer together, so exploration must weigh less."""


def settings_by_hand(table: Any) -> SearchSettings:
    """Those that measured best (docs/bots.md) with what was written by hand."""
    return TWO_PLAYERS if len(table.players) == 2 else MORE_PLAYERS


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
    settings: Callable[[Any], SearchSettings] = settings_by_hand
    """(table) -> how a search gets most out of these functions there."""
    rollouts: RolloutSettings = RolloutSettings()
