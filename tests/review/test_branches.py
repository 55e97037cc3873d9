"""Trying again: a branch plays on from any moment and leaves the game as it was."""

from __future__ import annotations

import json

import pytest

import entrepot
from entrepot import BadDocument, BadOptions, IllegalAnswer
from entrepot.review.branches import (
    Branch,
    branch_of,
    branch_off,
    branch_record,
    judged,
    match_at,
    practice,
)
from kit.games import Setting, played_match, state, without_ids
from review.conftest import Reviewed, play_out

GAME = Setting("maritime-silk-road", 2)


def test_a_branch_leaves_the_game_as_it_was_and_plays_on() -> None:
    match = played_match(GAME, 3, 40)
    record = match.record()
    before = json.dumps(record)
    branched, branch = branch_off(record, 12, "what if")
    assert branched.answers == match.answers[:12]
    assert branch == Branch(match.digest(), 12, "what if")
    play_out(branched)
    assert branched.over
    assert json.dumps(record) == before
    assert match.answers != branched.answers


def test_a_branch_is_shared_as_a_record_that_says_where_it_comes_from() -> None:
    match = played_match(GAME, 3, 40)
    branched, branch = branch_off(match.record(), 12, "what if")
    document = json.loads(json.dumps(branch_record(branched, branch)))
    assert state(entrepot.replay(document)) == state(branched)
    assert branch_of(document) == branch
    assert branch_of(match.record()) is None
    assert branch_record(match, None) == match.record()
    again, of_the_branch = branch_off(document, 5)
    assert again.answers == match.answers[:5]
    assert of_the_branch.game == branched.digest()


@pytest.mark.parametrize("wrong", [{"game": "x"}, {"game": "x", "answers": -1}, {"name": 3}])
def test_a_wrong_branch_is_named(wrong: dict[str, object]) -> None:
    match = played_match(GAME, 3, 10)
    with pytest.raises(BadDocument) as refused:
        branch_of({**match.record(), "branch": wrong})
    assert refused.value.field.startswith("branch")


@pytest.mark.parametrize("answer", [-1, 11, 10**9])
def test_an_answer_that_was_never_given_is_refused(answer: int) -> None:
    match = played_match(GAME, 3, 10)
    with pytest.raises(BadOptions) as refused:
        match_at(match.record(), answer)
    assert refused.value.code == "no-such-answer"


def test_what_the_seat_could_not_know_can_be_dealt_again() -> None:
    match = played_match(GAME, 3, 40)
    there = match_at(match.record(), 30)
    seat = there.pending[0].seat
    worlds = set()
    for seed in range(4):
        branched, branch = branch_off(match.record(), 30, redealt_for=seat, seed=seed)
        assert branch.redealt
        assert without_ids(branched.view(seat)) == without_ids(there.view(seat))
        worlds.add(str(branched.state.table))
        assert entrepot.replay(branch_record(branched, branch)).digest() == branched.digest()
    assert len(worlds) == 4


def test_a_mistake_can_be_practised_and_the_answer_is_judged(reviewed: Reviewed) -> None:
    record, point = reviewed.match.record(), reviewed.review.turning_points[0]
    match, branch = practice(record, point, 7)
    asked = match.question(point.seat)
    assert asked is not None
    assert {point.played, point.better} <= set(asked.by_id)
    assert branch.redealt
    assert judged(record, point.answer, point.better, point.better).judgement == "best"
    again = judged(record, point.answer, point.better, point.played)
    assert again.judgement == "worse"
    assert again.low > 0


def test_an_option_that_could_not_be_chosen_there_is_not_judged() -> None:
    match = played_match(GAME, 3, 10)
    played = match.answers[4][2]
    for better, option in (("fly", played), (played, "fly")):
        with pytest.raises(IllegalAnswer):
            judged(match.record(), 4, better, option)
    with pytest.raises(BadOptions):
        judged(match.record(), 10, played, played)
