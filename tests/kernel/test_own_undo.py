"""Whoever has learned something from an answer can't take it back without the others' consent.

The test of it: worlds that look alike to a seat before its answer. If the same answer makes them
look different, the seat has learned something.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from msgspec.json import encode

from entrepot.kernel.match import Match
from kit.games import (
    Setting,
    random_play,
    seeded_games,
    settings,
    short_or_nightly,
    step_interval,
    without_ids,
)
from kit.worlds import another_world

CLOSED = Setting("import-export", 3, (("closed_hands", True),))
GAMES = [
    *seeded_games(3, 60),
    *[pytest.param(CLOSED, seed, id=f"{CLOSED}-{seed}") for seed in range(3)],
]


class Case(NamedTuple):
    """An answer: whether its seat may take it back, and whether it has learned something."""

    kind: str
    option: str
    undo: bool
    learned: bool


def looks_of_worlds(match: Match, seat: int, option: str, count: int) -> set[bytes]:
    """What the seat would see after this answer, in worlds that fit what it knows before it."""
    found = set()
    for seed in range(count):
        world = another_world(match, seat, seed)
        world.answer(seat, option)
        view = without_ids(world.view(seat))
        if view.question is not None:
            view.question.options.sort()
        found.add(encode([view, world.events(seat, match.event_count)]))
    return found


@cache
def cases(setting: Setting, seed: int) -> list[Case]:
    """Answers of a random game; one is tried at every few steps."""
    chance, found, worlds = Random(seed), [], short_or_nightly(6, 30)
    for count, match in enumerate(random_play(setting.new(seed), Random(seed))):
        if match.over or (count + seed) % step_interval(setting, 2, 1):
            continue
        asked = chance.choice(match.pending)
        option = chance.choice(list(asked.by_id))
        after = match.copy()
        after.answer(asked.seat, option)
        looks = looks_of_worlds(match, asked.seat, option, worlds)
        found.append(Case(asked.kind, option, after.may_undo(asked.seat), len(looks) > 1))
    return found


@pytest.mark.parametrize(("setting", "seed"), GAMES)
def test_whoever_learns_from_an_answer_can_not_take_it_back(setting: Setting, seed: int) -> None:
    assert [case for case in cases(setting, seed) if case.undo and case.learned] == []


@pytest.mark.parametrize("setting", [*settings(), CLOSED], ids=str)
def test_many_answers_can_be_taken_back_and_many_teach_something(setting: Setting) -> None:
    """Otherwise the test above would prove little. A single game of it may be over at once."""
    seeds = [param.values[1] for param in GAMES if param.values[0] == setting]
    found = [case for seed in seeds for case in cases(setting, seed)]
    assert sum(case.undo for case in found) > len(found) / 4
    assert sum(case.learned for case in found) > len(found) / 10
