"""Every game the package knows, played at random; at the steps, all that must hold is checked."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random

import pytest

import entrepot
from entrepot.kernel.ask import Policy
from kit.games import (
    Setting,
    random_play,
    seeded_games,
    settings,
    short_or_nightly,
    state,
    step_interval,
    without_ids,
)
from kit.invariants import check


@pytest.mark.parametrize(("setting", "seed"), seeded_games(3, 30))
def test_everything_holds_at_every_step(setting: Setting, seed: int) -> None:
    chance = Random(seed)
    pause = step_interval(setting, 9, 1)
    for count, match in enumerate(random_play(setting.new(seed), Random(seed))):
        check(match)
        if count % pause == seed % pause:
            look_closely(match, chance)
    assert match.over
    assert match.winners
    assert len(match.scores) == match.players


def look_closely(match: entrepot.Match, chance: Random) -> None:
    before = state(match)
    assert state(match.copy()) == before

    written = json.loads(json.dumps(match.save()))
    restored = entrepot.restore(written)
    assert restored.save() == match.save()
    assert state(restored) == before

    replayed = entrepot.replay(json.dumps(match.record()))
    assert state(replayed) == before

    loaded = entrepot.load(json.dumps(match.position()))
    for seat in [None, *range(match.players)]:
        ours, theirs = without_ids(match.view(seat)), without_ids(loaded.view(seat))
        for view in (ours, theirs):
            if view.question is not None:
                view.question.options.sort()
        assert ours == theirs

    for question in match.pending:
        options = list(question.by_id)
        chance.shuffle(options)
        for place, option in enumerate(options[: short_or_nightly(8, 400)]):
            other = match.copy()
            other.answer(question.seat, option, question.id)
            check(other)
            assert other.record()["answers"] != match.record()["answers"]
            if place < 3:
                other.undo(question.seat, agreed=True)
                assert state(other) == before
                sealed = question.sealed and len(match.pending) > 1
                assert other.era == (match.era if sealed else 1)
    assert state(match) == before


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_deepcopy_and_pickle_give_the_same_match(setting: Setting) -> None:
    match = setting.new(3)
    for _ in zip(range(20), random_play(match, Random(3)), strict=False):
        pass
    for other in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert state(other) == state(match)
        assert other.save() == match.save()


def choosing_by(chance: Random) -> Policy:
    return lambda t, seat, kind, choices: chance.choice(choices)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_rollout_ends_as_live_play_with_the_same_choices_does(setting: Setting) -> None:
    """One set of rules serves play and search: only who answers differs."""
    for seed in range(short_or_nightly(5, 50)):
        for count, match in enumerate(random_play(setting.new(seed), Random(seed))):
            if match.over or count == 3 + 7 * seed:
                break
        chance = Random(seed)
        table = match.rollout(choosing_by(chance))
        chance = Random(seed)
        live = match.copy()
        while not live.over:
            owed = live.pending
            for question in owed:
                choice = chance.choice(question.choices + question.uses)
                live.answer(
                    question.seat, live.state.start.game.option_id(live.state.table, choice)
                )
        assert live.state.table == table
