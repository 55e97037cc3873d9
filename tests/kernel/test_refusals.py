"""A refused answer changes nothing, whatever it is, and its message says what would be legal."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import entrepot
from entrepot import IllegalAnswer, MalformedAnswer, NotYourQuestion
from kit.games import Setting, played_match, random_play, seeded_games, step_interval

WRONG_SEATS: list[Any] = [-1, 99, "0", None, True, 0.0, [0], 2**70]
WRONG_OPTIONS: list[Any] = [None, 7, "", "x" * 5000, b"draw", ["draw"], {"id": "draw"}, True]
NO_OPTIONS = ["nonsense", "draw ", "DRAW", "play:", "load:gold", ":", "\x00", "é", "use:swap:99"]


@pytest.mark.parametrize(("setting", "seed"), seeded_games(3, 21))
def test_a_refused_answer_changes_nothing(setting: Setting, seed: int) -> None:
    for count, match in enumerate(random_play(setting.new(seed), Random(seed))):
        if count % step_interval(setting, 10, 1):
            continue
        before = json.dumps(match.save())
        refuse_all(match)
        assert json.dumps(match.save()) == before


def refuse_all(match: entrepot.Match) -> None:
    asked = {question.seat: question for question in match.pending}
    somebody = min(asked, default=0)
    legal = next(iter(asked[somebody].by_id)) if asked else "draw"
    for seat in WRONG_SEATS:
        with pytest.raises(MalformedAnswer):
            match.answer(seat, legal)
    for option in WRONG_OPTIONS:
        with pytest.raises(MalformedAnswer):
            match.answer(somebody, option)
    for question in (1, b"", object()):
        with pytest.raises(MalformedAnswer):
            match.answer(somebody, legal, question)
    for seat in range(match.players):
        if seat not in asked:
            with pytest.raises(NotYourQuestion):
                match.answer(seat, legal)
            continue
        with pytest.raises(NotYourQuestion):
            match.answer(seat, next(iter(asked[seat].by_id)), "0.99999")
        for option in NO_OPTIONS:
            with pytest.raises(IllegalAnswer) as refusal:
                match.answer(seat, option)
            assert next(iter(asked[seat].by_id)) in str(refusal.value)


def test_the_refusals_are_checked_in_order() -> None:
    """Malformed comes before not yours, not yours before illegal."""
    match = Setting("maritime-silk-road", 3).new(1)
    asked = match.pending[0].seat
    other = (asked + 1) % 3
    with pytest.raises(MalformedAnswer):
        match.answer(other, 5, "stale")
    with pytest.raises(NotYourQuestion):
        match.answer(other, "nonsense", "stale")
    with pytest.raises(NotYourQuestion):
        match.answer(asked, "nonsense", "stale")
    with pytest.raises(IllegalAnswer):
        match.answer(asked, "nonsense")


def test_messages_say_what_to_do() -> None:
    match = Setting("maritime-silk-road", 2).new(1)
    asked = match.pending[0]
    with pytest.raises(IllegalAnswer, match=r"load:gold .* load:porcelain"):
        match.answer(asked.seat, "load:gold")
    with pytest.raises(NotYourQuestion, match=f"waits for seat {asked.seat}"):
        match.answer(1 - asked.seat, "load:tea")
    with pytest.raises(MalformedAnswer, match="seats go from 0 to 1"):
        match.answer(7, "load:tea")
    with pytest.raises(NotYourQuestion, match=f"now asked question {asked.id}"):
        match.answer(asked.seat, "load:tea", "0.7")


def test_a_refusal_to_one_seat_does_not_tell_the_options_of_another() -> None:
    match = Setting("maritime-silk-road", 3).new(4)
    for _ in range(6):
        match.answer(match.pending[0].seat, "load:tea" if _ < 5 else "load:silk")
    match.answer(match.pending[0].seat, "pass")
    asked = match.pending[0]
    assert asked.kind == "phase-2"
    with pytest.raises(NotYourQuestion) as refusal:
        match.answer((asked.seat + 1) % 3, "draw")
    assert "play:" not in str(refusal.value)


def test_a_late_answer_does_not_hit_the_next_question() -> None:
    match = Setting("maritime-silk-road", 2).new(1)
    first = match.pending[0]
    match.answer(first.seat, "load:tea", first.id)
    match.answer(match.pending[0].seat, "load:tea")
    match.answer(match.pending[0].seat, "load:silk")
    assert match.pending[0].seat != first.seat or match.pending[0].id != first.id
    with pytest.raises(NotYourQuestion):
        match.answer(match.pending[0].seat, "load:tea", first.id)


def test_an_answer_after_the_end_is_refused() -> None:
    match = played_match(Setting("bazaar", 2), 1, 10_000)
    assert match.over
    with pytest.raises(NotYourQuestion, match="over"):
        match.answer(0, "flip")


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"game": "chess", "players": 2}, "game"),
        ({"game": ["x"], "players": 2}, "game"),
        ({"game": "maritime-silk-road", "players": 5}, "players"),
        ({"game": "maritime-silk-road", "players": "3"}, "players"),
        ({"game": "maritime-silk-road", "players": True}, "players"),
        ({"game": "maritime-silk-road", "players": 3, "seed": -1}, "seed"),
        ({"game": "maritime-silk-road", "players": 3, "seed": 2**53}, "seed"),
        ({"game": "maritime-silk-road", "players": 3, "seed": 1.5}, "seed"),
        ({"game": "maritime-silk-road", "players": 3, "seed": "g" * 64}, "seed"),
        ({"game": "maritime-silk-road", "players": 3, "seed": "a" * 63}, "seed"),
        ({"game": "maritime-silk-road", "players": 3, "colour": "red"}, "options.colour"),
        ({"game": "maritime-silk-road", "players": 3, "show_coins": 7}, "options.show_coins"),
    ],
)
def test_a_match_that_can_not_be_set_up_names_the_option(
    arguments: dict[str, Any], field: str
) -> None:
    with pytest.raises(entrepot.BadOptions) as error:
        entrepot.new(**arguments)
    assert error.value.facts["field"] == field
    assert len(str(error.value)) > 20
