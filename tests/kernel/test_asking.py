"""Forced answers, any-time options, nested questions and sealed ones."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

import entrepot
from entrepot.kernel.errors import NotYourQuestion
from entrepot.kernel.match import Match
from kit.bazaar import (
    bazaar,
    ids,
    play,
    view,
)


def asked(match: Match) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in match.pending]


def test_a_question_with_one_outcome_is_not_asked() -> None:
    """Nobody has an even card, so nobody is asked to echo one."""
    match = bazaar([2, 5], [1], [3])
    match.answer(0, "play:2")
    assert asked(match) == [(1, "lead")]
    assert match.record()["answers"] == [[0, "lead", "play:2"]]


def test_a_forced_answer_is_in_the_log_of_the_item_but_not_in_the_record() -> None:
    match = bazaar([2], [1], [4])
    match.answer(0, "play:2")
    assert asked(match) == [(2, "echo")]
    assert [entry[:3] for entry in match.state.log] == [
        ("chosen", 0, "lead"),
        ("forced", 1, "echo"),
    ]
    assert len(match.record()["answers"]) == 1


def test_the_match_waits_for_an_unhurried_seat_whose_secrets_leave_no_choice() -> None:
    """To everybody it looks as if seat 1 were asked, and its own view offers nothing."""
    match, hurried = bazaar([2], [1], [4]), bazaar([2], [1], [4])
    match.state.unhurried = 0b010
    match.answer(0, "play:2")
    hurried.answer(0, "play:2")
    assert asked(match) == [(1, "echo")]
    assert [view(match, seat).question for seat in range(3)] == [None, None, None]
    with pytest.raises(NotYourQuestion):
        match.answer(1, "no")
    waited = match.pending[0].id
    match.go_on()
    assert asked(match) == [(2, "echo")]
    assert match.pending[0].id == hurried.pending[0].id != waited
    assert match.save() == hurried.save()
    match.go_on()
    assert match.save() == hurried.save()


def test_in_all_worlds_an_unhurried_seat_looks_the_same() -> None:
    with_one, without = bazaar([2], [4], [3]), bazaar([2], [1], [3])
    for match in (with_one, without):
        match.state.unhurried = 0b010
        match.answer(0, "play:2")
    assert to_builtins(view(with_one, 0)) == to_builtins(view(without, 0))
    assert with_one.events(0) == without.events(0)


def test_a_main_question_is_asked_even_with_one_option() -> None:
    match = entrepot.load(
        {
            "game": "maritime-silk-road",
            "players": [{"ships": ["tea"]}, {"ships": ["tea"]}],
            "market": ["tea"] * 6,
            "deck": ["ore"],
        }
    )
    match.answer(0, "pass")
    assert asked(match) == [(0, "phase-2")]
    assert ids(match, 0) == ["draw"]


def test_an_any_time_option_changes_the_open_question_which_is_put_again() -> None:
    match = bazaar([2, 5], [1], deck=[8, 9])
    match.answer(0, "use:swap:5")
    assert asked(match) == [(0, "lead")]
    assert ids(match, 0) == ["auction", "flip", "play:2", "play:8", "show"]


def test_after_an_any_time_option_a_question_may_be_forced() -> None:
    """Seat 1 swaps its only even card away, and need not say that it echoes nothing."""
    match = bazaar([2, 3], [4], deck=[7, 9])
    match.answer(0, "play:2")
    assert ids(match, 1) == ["no", "play:4", "use:swap:4"]
    match.answer(1, "use:swap:4")
    assert asked(match) == [(1, "lead")]
    assert view(match, 1).top == [4]
    assert view(match, 0).top == []


def test_an_any_time_option_never_causes_a_question() -> None:
    match = bazaar([2, 3], [5], deck=[7, 9])
    match.answer(0, "play:2")
    assert asked(match) == [(1, "lead")]


def test_triggers_nest_and_each_sees_what_the_others_left() -> None:
    """0 plays 2; 1 echoes 4, which 2 and then 0 may echo; then 2 is asked about the first card."""
    match = bazaar([2, 6], [4], [8, 10])
    match.answer(0, "play:2")
    assert asked(match) == [(1, "echo")]
    match.answer(1, "play:4")
    assert asked(match) == [(2, "echo")]
    match.answer(2, "no")
    assert asked(match) == [(0, "echo")]
    match.answer(0, "play:6")
    assert asked(match) == [(2, "echo")]
    match.answer(2, "play:8")
    assert view(match).row == [2, 4, 6, 8]
    assert asked(match) == [(2, "echo")]
    match.answer(2, "play:10")
    assert view(match).row == [2, 4, 6, 8, 10]
    assert asked(match) == [(1, "lead")]


def test_a_win_at_once_ends_the_game_in_the_middle_of_triggers() -> None:
    match = play(bazaar([2], [24], [6]), (0, "play:2"), (1, "play:24"))
    assert match.over
    assert match.winners == [1]
    assert match.pending == ()


# -- sealed questions


def auction() -> Match:
    return play(bazaar([1], [3], [5], deck=[7, 9], points=[4, 4, 2]), (0, "auction"))


def test_all_bidders_are_asked_at_once_and_answer_in_any_order() -> None:
    results = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        match = auction()
        assert asked(match) == [(0, "bid"), (1, "bid"), (2, "bid")]
        for seat in order:
            match.answer(seat, f"bid:{seat + 1}" if seat < 2 else "bid:0")
        results.append(match.digest())
        assert match.view(1).players[1].points == 2
    assert len(set(results)) == 1


def test_a_sealed_answer_stays_secret_until_all_are_in() -> None:
    match = auction()
    quiet = [match.events(seat) for seat in (0, 1, None)]
    match.answer(2, "bid:2")
    assert [match.events(seat) for seat in (0, 1, None)] == quiet
    for seat in (0, 1, None):
        assert "bid:2" not in str(match.view(seat).sealed)
        assert to_builtins(match.view(seat).pending) == [
            {"seat": 0, "kind": "bid"},
            {"seat": 1, "kind": "bid"},
        ]
    assert match.view(2).sealed == "bid:2"
    play(match, (0, "bid:0"), (1, "bid:1"))
    assert [e.amount for e in match.events(0) if e.type == "bid"] == [0, 1, 2]


def test_bids_given_at_the_same_moment_do_not_reject_each_other() -> None:
    """The questions' ids stay the same while others answer or withdraw."""
    match = auction()
    questions = {question.seat: question.id for question in match.pending}
    match.answer(1, "bid:1", questions[1])
    match.answer(0, "bid:2", questions[0])
    match.undo(1)
    match.answer(2, "bid:0", questions[2])
    match.answer(1, "bid:3", questions[1])
    assert match.view(None).players[1].points == 1


def test_a_seat_may_withdraw_its_sealed_answer_until_all_are_in() -> None:
    match = auction()
    match.answer(0, "bid:1")
    match.answer(1, "bid:1")
    before = match.record()["answers"]
    match.undo(0)
    assert asked(match) == [(0, "bid"), (2, "bid")]
    assert match.record()["answers"] == [before[0], before[2]]
    match.answer(0, "bid:1")
    match.answer(2, "bid:2")
    with pytest.raises(entrepot.UndoRefused, match="sealed"):
        match.undo(2)


def test_withdrawing_takes_back_the_sealed_answer_and_not_an_equal_one_from_before() -> None:
    match = play(bazaar([1], [3], deck=[7, 9, 11, 13]), (0, "auction"), (0, "bid:0"), (1, "bid:0"))
    play(match, (1, "auction"), (1, "bid:0"))
    answers = match.record()["answers"]
    match.undo(1)
    assert match.record()["answers"] == answers[:-1]


def test_a_seat_with_one_option_is_not_asked_to_bid() -> None:
    match = play(bazaar([1], [3], deck=[7], points=[4, 0]), (0, "auction"))
    assert asked(match) == [(0, "bid")]
    assert not match.question(1)
    match.answer(0, "bid:1")
    assert match.view(0).players[0].points == 3


def test_a_half_sealed_match_survives_save_record_and_copy() -> None:
    match = auction()
    match.answer(1, "bid:3")
    for other in (
        entrepot.restore(match.save()),
        entrepot.replay(match.record()),
        entrepot.load(match.position()),
        match.copy(),
    ):
        assert other.view(1).sealed == "bid:3"
        play(other, (0, "bid:0"), (2, "bid:0"))
        assert other.view(None).players[1].points == 1
    assert asked(match) == [(0, "bid"), (2, "bid")]


def test_a_sample_drops_the_sealed_answers_of_others_and_keeps_the_own() -> None:
    match = auction()
    match.answer(1, "bid:3")
    match.answer(0, "bid:1")
    assert asked(match.sample(1, 5)) == [(0, "bid"), (2, "bid")]
    assert asked(match.sample(2, 5)) == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert entrepot.replay(match.sample(1, 5).record()).view(1).sealed == "bid:3"
