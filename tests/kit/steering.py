"""A table where a test wants it, without clicks: the same match is played here beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Protocol

import entrepot
from entrepot.bots import knowledge
from entrepot.bots.levels import make
from entrepot.kernel.match import Match

SEEDS = 100
"""So many are tried."""


class Seated(Protocol):
    def post(self, path: str, body: Any = None) -> Any: ...


def answers_until(
    match: Match, until: Callable[[Match], bool], seed: int, most: int = 400, bot: str = ""
) -> list[tuple[int, str, str]]:
    """Answers after which it is so: seat, question, option. The match is played there.

    They are random ones, unless a bot is named.
    """
    random = Random(seed)
    given: list[tuple[int, str, str]] = []
    choose = make(bot, match.game, seed) if bot else None
    while not until(match):
        assert not match.over, "it never came to that: take another seed"
        assert len(given) < most, "it did not come to that: take another seed"
        asked = match.pending[0]
        advice = choose(knowledge(match, asked.seat)) if choose else None
        given.append((asked.seat, asked.id, advice or random.choice(asked.options).id))
        match.answer(asked.seat, given[-1][2])
    return given


def reaching(
    game: str, players: int, seed: int, until: Callable[[Match], bool], bot: str = ""
) -> tuple[int, Match]:
    """The first seed from this one on with which it comes to that, and the match as it is then.

    The rules may change, and with them where play leads.
    """
    for tried in range(seed, seed + SEEDS):
        match = entrepot.new(game, players, tried)
        with suppress(AssertionError):
            answers_until(match, until, tried, bot=bot)
            return tried, match
    raise AssertionError("it comes to that in no game")


def steer(
    id: str,
    people: Sequence[Seated],
    game: str,
    seed: int,
    until: Callable[[Match], bool],
    bot: str = "",
) -> Match:
    """Each of the people gives the answers of their seat; the match as it is then."""
    match = entrepot.new(game, players=len(people), seed=seed)
    for n, (seat, question, option) in enumerate(answers_until(match, until, seed, bot=bot)):
        body = {"ticket": f"steer-{n}", "question": question, "option": option}
        people[seat].post(f"/api/tables/{id}/answer", body)
    return match
