"""Looks for a way to win at once, before options are scored."""

from __future__ import annotations

from typing import Any

import msgspec

from entrepot.bots import Knowledge
from entrepot.kernel.choice import Choice
from entrepot.kernel.game import GAMES

WORLDS = 3
"""How many imagined worlds the option must win in."""
MOST_OPTIONS = 100
"""How many options are tried, simplest first. Where there are more, they are sets of cards, and
trying them all would take longer than a bot may think."""


class NotOver(BaseException):
    """Raised when somebody has something else to decide first."""


def winning_option(knowledge: Knowledge, seed: int) -> str | None:
    """An option that ends and wins the game, whatever is hidden."""
    options = sorted(knowledge.question.options.items(), key=simplest_first)
    for option, choice in options[:MOST_OPTIONS]:
        if all(wins(knowledge, choice, seed + world) for world in range(WORLDS)):
            return option
    return None


def simplest_first(option: tuple[str, Choice]) -> tuple[int, str]:
    """Sort key: the number of things named, then the id."""
    id, choice = option
    fields = msgspec.structs.astuple(choice)
    return sum(len(field) if isinstance(field, tuple) else 1 for field in fields), id


def wins(knowledge: Knowledge, choice: Choice, seed: int) -> bool:
    """Whether this choice wins before anybody is asked again."""
    me, taken = knowledge.question.seat, False

    def try_once(table: Any, seat: int, kind: str, choices: list[Choice]) -> Choice:
        nonlocal taken
        if taken:
            raise NotOver
        if seat != me:
            return choices[0]  # sealed, to be revealed together with ours
        taken = True
        return choice

    try:
        table = knowledge.imagine(try_once, seed)
    except NotOver:
        return False
    return me in GAMES[knowledge.question.game].winners(table)
