"""The greedy bot takes the option with the best score."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from entrepot.bots import Bot, Knowledge
from entrepot.bots.evaluator import Evaluator
from entrepot.bots.winning import winning_option
from entrepot.kernel.choice import Choice

TIE = 1e-6
"""Noise just large enough to break ties at random."""


class Enough(BaseException):
    """Ends an imagined world once its first question has been scored."""


def scores_of(evaluator: Evaluator, knowledge: Knowledge, seed: int) -> dict[Choice, float]:
    found: dict[Choice, float] = {}

    def score_first(table: Any, seat: int, kind: str, choices: list[Choice]) -> Choice:
        if seat != knowledge.question.seat:
            return choices[0]  # sealed, to be revealed together with ours
        scores = evaluator.option_scores(table, seat, kind, choices)
        found.update(zip(choices, scores, strict=True))
        raise Enough

    with suppress(Enough):
        knowledge.imagine(score_first, seed)
    return found


def bot(evaluator: Evaluator, seed: int, noise: float = TIE) -> Bot:
    """A greedy bot that misjudges every option by up to `noise` credits."""
    chance = Random(seed)

    def choose(knowledge: Knowledge) -> str:
        options = knowledge.question.options
        if len(options) == 1:
            return next(iter(options))
        winning = winning_option(knowledge, seed)
        if winning is not None:
            return winning
        scores = scores_of(evaluator, knowledge, seed)
        return max(sorted(options), key=lambda one: scores[options[one]] + chance.random() * noise)

    return choose
