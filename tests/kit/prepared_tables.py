"""Brings a server's table to a situation by requests: the same match is played here beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, NamedTuple, Protocol

import entrepot
from entrepot.bots import knowledge
from entrepot.bots.levels import make
from entrepot.kernel.match import Match

SEEDS = 100
"""The most that are tried."""


Answer = tuple[int, str, str]
"""Seat, question, option."""


class Seated(Protocol):
    def post(self, path: str, body: Any = None) -> Any: ...


def answers_until(
    match: Match, until: Callable[[Match], bool], seed: int, most: int = 400, bot: str = ""
) -> list[Answer]:
    """The answers that lead to the situation; the match is played on.

    They are random, unless a bot is named.
    """
    random = Random(seed)
    given: list[Answer] = []
    choose = make(bot, match.game, seed) if bot else None
    while not until(match):
        assert not match.over, "it never came to that: take another seed"
        assert len(given) < most, "it did not come to that: take another seed"
        asked = match.pending[0]
        advice = choose(knowledge(match, asked.seat)) if choose else None
        given.append((asked.seat, asked.id, advice or random.choice(asked.options).id))
        match.answer(asked.seat, given[-1][2])
    return given


class Found(NamedTuple):
    seed: int
    match: Match
    answers: list[Answer]


@cache
def find_game(
    game: str, players: int, seed: int, until: Callable[[Match], bool], bot: str = ""
) -> Found:
    """A game that comes to the situation: of this seed, or of the first after it that does.

    The rules may change, and with them where play leads.
    """
    for tried in range(seed, seed + SEEDS):
        match = entrepot.new(game, players, tried)
        with suppress(AssertionError):
            return Found(tried, match, answers_until(match, until, tried, bot=bot))
    raise AssertionError("it comes to that in no game")


def give_answers(id: str, people: Sequence[Seated], answers: Sequence[Answer]) -> None:
    """Each of the people gives the answers of their seat."""
    for number, (seat, question, option) in enumerate(answers):
        body = {"ticket": f"prepared-{number}", "question": question, "option": option}
        people[seat].post(f"/api/tables/{id}/answer", body)


def play_until(
    id: str, people: Sequence[Seated], game: str, seed: int, until: Callable[[Match], bool]
) -> None:
    """Bring the table of these people, which has this seed, to the situation."""
    match = entrepot.new(game, players=len(people), seed=seed)
    give_answers(id, people, answers_until(match, until, seed))
