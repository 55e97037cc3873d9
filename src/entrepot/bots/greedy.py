"""The greedy bot: the choice that looks best at once, by its game's sense of worth."""

from __future__ import annotations

from random import Random
from typing import Any

from entrepot.bots import Bot, Knowledge
from entrepot.bots.sense import Sense
from entrepot.bots.winning import winning
from entrepot.kernel.ask import Choice

TIE = 1e-6
"""Choices of equal worth are equally likely."""


class Weighed(BaseException):
    """The open question with the worth of its choices."""

    def __init__(self, choices: list[Choice], worth: list[float]) -> None:
        super().__init__()
        self.choices, self.worth = choices, worth


class Weigh:
    """A policy that weighs the first question of a seat and stops there."""

    def __init__(self, sense: Sense, seat: int) -> None:
        self.sense, self.seat = sense, seat

    def __call__(self, table: Any, seat: int, kind: str, choices: list[Choice]) -> Choice:
        if seat != self.seat:
            return choices[0]  # sealed together with ours
        raise Weighed(choices, self.sense.worth(table, seat, kind, choices))


def weighed(sense: Sense, knowledge: Knowledge, seed: int) -> dict[Choice, float]:
    """What each choice is worth."""
    try:
        knowledge.imagine(Weigh(sense, knowledge.question.seat), seed)
    except Weighed as found:
        return dict(zip(found.choices, found.worth, strict=True))
    raise AssertionError(knowledge.question)


def bot(sense: Sense, seed: int, whim: float = TIE) -> Bot:
    """With a whim it misjudges every choice by up to so many credits."""
    chance = Random(seed)

    def choose(knowledge: Knowledge) -> str:
        options = knowledge.question.options
        if len(options) == 1:
            return next(iter(options))
        at_once = winning(knowledge, seed)
        if at_once is not None:
            return at_once
        worth = weighed(sense, knowledge, seed)
        return max(sorted(options), key=lambda one: worth[options[one]] + chance.random() * whim)

    return choose
