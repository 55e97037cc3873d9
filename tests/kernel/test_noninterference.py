"""Secrets stay secret: what a seat or a spectator receives does not depend on what it may not know.

What is public stands in kit/worlds.py, written from the rules, not taken from the games.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins
from msgspec.json import encode
from msgspec.structs import replace

import entrepot
from entrepot.kernel.match import Match
from kit.games import (
    Setting,
    played_match,
    random_play,
    seeded_games,
    settings,
    short_or_nightly,
    state,
    step_interval,
    without_ids,
)
from kit.invariants import check
from kit.worlds import another_world, asked_of, learned, scrambled


def seen(match: Match, seat: int | None, since: int = 0) -> bytes:
    view = match.view(seat)
    return encode([view, match.explain(view, seat), match.events(seat, since)])


@pytest.mark.parametrize(("setting", "seed"), seeded_games(3, 30))
def test_views_and_events_do_not_depend_on_what_is_hidden(setting: Setting, seed: int) -> None:
    changed = 0
    chance = Random(seed)
    for count, match in enumerate(random_play(setting.new(seed), Random(seed))):
        if match.over or (count + seed) % step_interval(setting, 4, 1):
            continue
        for seat in [None, *range(match.players)]:
            other = scrambled(match, seat, chance)
            changed += other.state.table != match.state.table
            assert seen(other, seat) == seen(match, seat)
    assert changed


@pytest.mark.parametrize(("setting", "seed"), seeded_games(6, 30))
def test_what_a_seat_is_asked_does_not_depend_on_what_is_hidden(
    setting: Setting, seed: int
) -> None:
    """The rule itself runs again in the other world, and puts the same question."""
    for count, match in enumerate(random_play(setting.new(seed), Random(seed))):
        if (count + seed) % step_interval(setting, 3, 1):
            continue
        for asked in match.pending:
            again = another_world(match, asked.seat, count).question(asked.seat)
            assert again is not None
            assert (again.kind, sorted(again.by_id)) == (asked.kind, sorted(asked.by_id))


@pytest.mark.parametrize(("setting", "seed"), seeded_games(12, 100))
def test_two_worlds_that_are_played_alike_look_alike(setting: Setting, seed: int) -> None:
    """Until the seat learns something, chance decides, or the end opens everything."""
    chance = Random(seed)
    match = played_match(setting, seed, chance.randrange(30))
    seat = chance.randrange(match.players)
    other = another_world(match, seat, seed)
    while not match.over and asked_of(match) == asked_of(other):
        question = chance.choice(match.pending)
        theirs = other.question(question.seat)
        assert theirs is not None
        common = sorted(set(question.by_id) & set(theirs.by_id) - {"show"})
        if question.seat == seat:
            assert set(question.by_id) == set(theirs.by_id)
        if not common:
            break
        option, told, rng = chance.choice(common), len(match.state.events), match.state.table.rng
        match.answer(question.seat, option)
        other.answer(question.seat, option)
        news = match.state.events[told:]
        if match.over or match.state.table.rng != rng or any(learned(e, seat) for e in news):
            break
        if asked_of(match) != asked_of(other):
            break  # in one of the worlds a rival's answer was forced, and came without a pause
        one, two = match.view(seat), other.view(seat)
        assert replace(one, question=None) == replace(two, question=None)
        assert match.events(seat, told) == other.events(seat, told)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_sample_fits_what_the_seat_sees_and_hides_the_truth(setting: Setting) -> None:
    worlds = set()
    for seed in range(short_or_nightly(20, 200)):
        match = played_match(setting, seed, 5 + seed)
        if match.over:
            continue
        asked = match.pending[0]
        sample = match.sample(asked.seat, seed)
        ours, theirs = without_ids(match.view(asked.seat)), without_ids(sample.view(asked.seat))
        for view in (ours, theirs):
            assert view.question is not None
            view.question.options.sort()
        if not match.state.sealed:
            assert theirs == ours
        assert sample.events(asked.seat) == match.events(asked.seat)
        check(sample)
        worlds.add(sample.state.table != match.state.table)
        again = match.sample(asked.seat, seed)
        assert state(again) == state(sample)
        for rival in range(match.players):
            if rival != asked.seat:
                told = to_builtins(sample.events(rival)), to_builtins(match.events(asked.seat))
                for theirs, ours in zip(*told, strict=True):
                    assert theirs == {name: ours[name] for name in theirs}
        assert state(entrepot.replay(sample.record())) == state(sample)
        assert state(entrepot.restore(sample.save())) == state(sample)
    assert True in worlds


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_sample_does_not_depend_on_the_truth(setting: Setting) -> None:
    """Two worlds that look the same to a seat give it the same samples."""
    for seed in range(short_or_nightly(20, 200)):
        match = played_match(setting, seed, 4 + seed)
        if match.over:
            continue
        seat = match.pending[0].seat
        other = another_world(match, seat, seed + 1)
        one, two = match.sample(seat, seed), other.sample(seat, seed)
        assert one.state.table == two.state.table
