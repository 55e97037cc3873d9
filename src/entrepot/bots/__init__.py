"""Bots: one interface, `Knowledge` in and an option id out. A bot never holds the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from entrepot.kernel.ask import Policy
from entrepot.kernel.choice import Choice
from entrepot.kernel.match import Match
from entrepot.kernel.table import Table
from entrepot.kernel.view_types import View


class OpenQuestion(NamedTuple):
    """A question without the table behind it."""

    game: str
    seat: int
    kind: str
    options: dict[str, Choice]
    """Choices by option id."""


@dataclass
class Knowledge:
    """All that a seat may use to decide: what it sees, what it is asked, and worlds that fit."""

    question: OpenQuestion
    view: Callable[[], View]
    """What the seat sees."""
    sample: Callable[[int], Match]
    """From a seed, a match in which everything that this seat can't know is redealt."""
    imagine: Callable[[Policy, int], Table]
    """Let a policy play on in the world sampled from a seed, to the end or until it raises."""


def knowledge(match: Match, seat: int) -> Knowledge:
    question = match.question(seat)
    assert question is not None
    return Knowledge(
        OpenQuestion(match.game, seat, question.kind, question.by_id),
        lambda: match.view(seat),
        lambda seed: match.sample(seat, seed),
        lambda policy, seed: match.rollout(policy, seat, seed),
    )


Bot = Callable[[Knowledge], str]
