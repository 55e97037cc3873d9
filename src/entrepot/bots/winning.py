"""To win at once when one can: looked for before anything else is weighed."""

from __future__ import annotations

from typing import Any

from entrepot.bots import Knowledge
from entrepot.kernel.ask import Choice
from entrepot.kernel.game import GAMES

WORLDS = 3
"""In so many imagined worlds the game must be won."""


MOST = 100
"""So many options are looked at, the simplest first: where there are more, they are sets of cards,
and to try them all would take longer than a bot may think."""


class Later(BaseException):
    """Somebody else has something to decide: not at once."""


class Try:
    """A policy that takes one choice at the first question of a seat, and stops at the next."""

    def __init__(self, seat: int, choice: Choice) -> None:
        self.seat, self.choice, self.taken = seat, choice, False

    def __call__(self, table: Any, seat: int, kind: str, choices: list[Choice]) -> Choice:
        if self.taken:
            raise Later
        if seat != self.seat:
            return choices[0]  # sealed together with ours
        self.taken = True
        return self.choice


def winning(knowledge: Knowledge, seed: int) -> str | None:
    """An option after which the game is over and won, whatever is hidden."""
    options = sorted(knowledge.question.options.items(), key=simplest)
    for option, choice in options[:MOST]:
        if all(wins(knowledge, choice, seed + world) for world in range(WORLDS)):
            return option
    return None


def simplest(option: tuple[str, Choice]) -> tuple[int, str]:
    return len(option[1]), option[0]


def wins(knowledge: Knowledge, choice: Choice, seed: int) -> bool:
    asked = knowledge.question
    try:
        table = knowledge.imagine(Try(asked.seat, choice), seed)
    except Later:
        return False
    return asked.seat in GAMES[asked.game].winners(table)
