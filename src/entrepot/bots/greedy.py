"""The greedy bot takes the option with the best score."""

from __future__ import annotations

from random import Random
from typing import Any

from entrepot.bots import Bot, Knowledge
from entrepot.bots.evaluator import Evaluator
from entrepot.bots.winning import winning_option
from entrepot.kernel.choice import Choice

TIE = 1e-6
"""Noise just large enough to break ties at random."""


class Scored(BaseException):
    """The choices of the open question with their scores."""

    def __init__(self, choices: list[Choice], scores: list[float]) -> None:
        super().__init__()
        self.choices, self.scores = choices, scores


class ScoreFirstQuestion:
    """A policy that scores a seat's first question and stops there."""

    def __init__(self, evaluator: Evaluator, seat: int) -> None:
        self.evaluator, self.seat = evaluator, seat

    def __call__(self, table: Any, seat: int, kind: str, choices: list[Choice]) -> Choice:
        if seat != self.seat:
            return choices[0]  # sealed, to be revealed together with ours
        raise Scored(choices, self.evaluator.option_scores(table, seat, kind, choices))


def scores_of(evaluator: Evaluator, knowledge: Knowledge, seed: int) -> dict[Choice, float]:
    """The score of each choice of the open question."""
    try:
        knowledge.imagine(ScoreFirstQuestion(evaluator, knowledge.question.seat), seed)
    except Scored as found:
        return dict(zip(found.choices, found.scores, strict=True))
    raise AssertionError(knowledge.question)


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
