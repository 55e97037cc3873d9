"""Chapter 6 of docs/rules/maritime-silk-road.md: the end, and who has won."""

import pytest

import entrepot
from kit.silk_road import (
    answer,
    asked,
    begin,
    coins,
    hand,
    own,
    player,
    told,
    view,
)

LAST = ("phase-1 pass", "phase-2 draw")
"""With one or two cards in the deck, the game's last moves."""


@pytest.mark.parametrize("deck", ["tea", "tea ore"])
def test_the_game_ends_with_the_last_card(deck):
    """6.1, 5.5"""
    match = answer(begin(player(), player(), deck=deck), *LAST)
    assert match.over
    assert match.pending == ()
    assert match.view(None).over
    assert view(match).deck_size == 0
    assert match.events(None)[-1].type == "end"
    assert told(match, None, "end") == [{"type": "end"}]


def test_the_game_goes_on_while_a_card_is_left():
    """6.1"""
    match = answer(begin(player(), player(), deck="tea ore silk"), *LAST)
    assert not match.over
    assert asked(match) == (1, "phase-1")
    assert match.winners == []
    assert match.scores == []
    assert told(match, None, "end") == []


def test_playing_cards_does_not_end_the_game():
    """6.1 One card is left, and everybody plays around it."""
    match = begin(player("tea", ships="tea"), player("ore"), deck="silk")
    answer(match, "phase-1 pass", "phase-2 play:tea:silk", "phase-1 pass", "phase-2 play:ore:tea")
    assert asked(match) == (0, "phase-1")
    answer(match, *LAST)
    assert match.over


def test_the_round_is_not_played_out():
    """6.1 The first of four players ends it."""
    match = answer(begin(player(), player(), player(), player(), deck="ore"), *LAST)
    assert match.over


@pytest.mark.parametrize("exchanges", [1, 2])
def test_no_extra_draw_is_offered_when_phase_2_took_the_last_card(exchanges):
    """6.1, 5.6"""
    match = answer(begin(player(exchanges=exchanges), deck="ore tea"), *LAST)
    assert match.over


def test_an_extra_draw_may_end_the_game():
    """6.1, 5.6 And the second exchange is not asked about any more."""
    match = answer(begin(player(exchanges=2), deck="ore tea silk"), *LAST)
    assert asked(match) == (0, "extra-draw")
    answer(match, "extra-draw yes")
    assert match.over
    assert hand(match, 0) == "silk tea ore"
    assert told(match, None, "end") == [{"type": "end"}]


def test_an_extra_draw_after_playing_may_end_the_game():
    """6.1, 5.6"""
    match = begin(player("tea", exchanges=1), deck="ore")
    answer(match, "phase-1 pass", "phase-2 play:tea:silk", "extra-draw yes")
    assert match.over


def test_declining_the_last_card_keeps_the_game_going():
    """6.1, 5.6"""
    match = answer(begin(player(exchanges=2), deck="ore tea silk"), *LAST)
    answer(match, "extra-draw no", "extra-draw no")
    assert asked(match) == (1, "phase-1")


def test_after_the_end_nobody_can_answer():
    """6.1"""
    match = answer(begin(player(), player(), deck="ore"), *LAST)
    for seat in (0, 1):
        with pytest.raises(entrepot.NotYourQuestion):
            match.answer(seat, "pass")


def test_most_coins_win():
    """6.2"""
    match = answer(begin(player(coins=3), player(coins=9), player(coins=8), deck="ore"), *LAST)
    assert match.winners == [1]
    assert [score.total for score in match.scores] == [3, 9, 8]


def test_coins_earned_in_the_last_turn_count():
    """6.2, 5.3"""
    match = begin(player("tea", coins=5, ships="tea", exchanges=1), player(coins=6), deck="ore")
    answer(match, "phase-1 pass", "phase-2 play:tea:ore", "extra-draw yes")
    assert match.winners == [0]
    assert coins(match) == [7, 6]


def test_coins_spent_do_not_count():
    """6.2"""
    match = begin(player(coins=12, ships="tea"), player(coins=5), deck="ore")
    answer(match, "phase-1 buy:licence", "phase-2 draw")
    assert match.winners == [1]
    assert [score.total for score in match.scores] == [1, 5]


@pytest.mark.parametrize(
    ("held", "winners"),
    [
        ([4, 4], [0, 1]),
        ([7, 2, 7], [0, 2]),
        ([0, 0, 0, 0], [0, 1, 2, 3]),
        ([1, 5, 5, 5], [1, 2, 3]),
    ],
)
def test_players_who_tie_share_the_victory(held, winners):
    """6.2"""
    match = answer(begin(*[player(coins=n) for n in held], deck="ore"), *LAST)
    assert match.winners == winners
    assert match.view(None).winners == winners


def test_neither_cards_nor_ships_break_a_tie():
    """6.2, 6.3"""
    match = begin(
        player("tea tea", coins=4, ships="tea ore ore", licences=2, porters=2, exchanges=2),
        player(coins=4),
        deck="ore",
    )
    assert answer(match, *LAST).winners == [0, 1]


def test_special_cards_count_nothing():
    """6.3 A fleet and all special cards against one coin more."""
    match = begin(
        player("tea tea", coins=20, ships="tea ore ore", licences=2, porters=2, exchanges=2),
        player(coins=21),
        deck="ore",
    )
    answer(match, *LAST)
    assert match.winners == [1]
    assert [(score.total, score.by) for score in match.scores] == [
        (20, {"coins": 20}),
        (21, {"coins": 21}),
    ]
    assert own(match, 0).licences == 2
