"""Bots: one interface, `Knowledge` in and an option id out. A bot never holds the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from entrepot.kernel.ask import Question
from entrepot.kernel.match import Match


@dataclass
class Knowledge:
    """All that a seat may use to decide: what it sees and is asked, and worlds that fit both."""

    view: dict[str, Any]
    question: Question
    sample: Callable[[int], Match]
    """From a seed, a match in which everything this seat can't know is dealt anew."""


def knowledge(match: Match, seat: int) -> Knowledge:
    question = match.question(seat)
    assert question is not None
    return Knowledge(match.view(seat), question, lambda seed: match.sample(seat, seed))


Bot = Callable[[Knowledge], str]
