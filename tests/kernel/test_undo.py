"""Undo: computed from the generator, the answers and who knows what; no rule declares it."""

from __future__ import annotations

import pytest

import entrepot
from entrepot import UndoRefused
from entrepot.kernel.match import Match
from kit.bazaar import bazaar, play
from kit.games import state


def silk_road(**fields: object) -> Match:
    player = {"ships": ["tea", "silk"], "hand": ["tea", "ore"], "coins": 20}
    document = {
        "game": "maritime-silk-road",
        "players": [player, {**player, "hand": ["glass"]}],
        "market": ["tea", "tea", "silk", "silk", "ore", "ore"],
        "deck": ["spice"] * 4,
    }
    return entrepot.load({**document, **fields})


def test_answers_are_taken_back_one_by_one_to_the_start_of_the_turn() -> None:
    match = silk_road()
    states = [state(match)]
    for option in ("buy:porter", "exchange:1:ore", "play:tea:silk"):
        match.answer(0, option)
        states.append(state(match))
    assert match.pending[0].seat == 1
    for era in (1, 2, 3):
        states.pop()
        match.undo(0)
        assert state(match) == states[-1]
        assert match.era == era


def test_undo_shortens_the_log() -> None:
    match = silk_road()
    before = match.events(0)
    match.answer(0, "buy:licence")
    assert len(match.events(0)) > len(before)
    match.undo(0)
    assert match.events(0) == before


def test_undo_is_refused_when_a_card_was_drawn() -> None:
    match = silk_road()
    play(match, (0, "pass"), (0, "draw"))
    before = match.save()
    with pytest.raises(UndoRefused, match="hidden"):
        match.undo(0)
    assert match.save() == before


def test_undo_is_refused_when_another_seat_has_answered() -> None:
    match = silk_road()
    play(match, (0, "pass"), (0, "play:tea:ore"), (1, "pass"))
    with pytest.raises(UndoRefused, match="others have answered"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert match.pending[0].kind == "phase-2"


def test_undo_is_refused_when_nothing_was_answered() -> None:
    with pytest.raises(UndoRefused, match="nothing"):
        silk_road().undo(1)


def test_undo_is_refused_when_a_coin_has_been_flipped() -> None:
    match = play(bazaar([1], [3], deck=[5]), (0, "flip"))
    with pytest.raises(UndoRefused, match="chance"):
        match.undo(0)


def test_showing_ones_own_cards_does_not_block_undo() -> None:
    match = play(bazaar([1, 2], [3], deck=[5]), (0, "show"))
    assert match.view(1).players[0].shown == [1, 2]
    match.undo(0)
    assert match.view(1).players[0].shown == []


def test_undo_is_refused_when_a_rival_has_learned_what_the_seat_does_not_know() -> None:
    """Seat 0 bids too little: seat 1 gets the card, and with it knows more than seat 0."""
    match = play(bazaar([1], [3], deck=[5, 7], points=[4, 0]), (0, "auction"), (0, "bid:0"))
    assert match.view(0).players[0].hand_size == 2
    with pytest.raises(UndoRefused, match="hidden"):
        match.undo(0)


def test_the_end_of_the_game_opens_the_coins_and_blocks_undo() -> None:
    match = silk_road(deck=["spice"], deck_only=True)
    match.answer(0, "pass")
    match.answer(0, "draw")
    assert match.over
    with pytest.raises(UndoRefused):
        match.undo(0)


def test_by_agreement_every_answer_can_be_taken_back_and_chance_repeats() -> None:
    match = play(bazaar([1, 4], [3, 6], deck=[5, 7, 9]))
    start = state(match)
    play(match, (0, "flip"))
    flipped = match.view(None).players[0].points
    play(match, (1, "auction"), (0, "bid:0"), (1, "bid:1"), (0, "play:1"))
    match.undo(1, agreed=True)
    assert [q.seat for q in match.pending] == [1]
    match.undo(1, agreed=True)
    assert match.pending[0].kind == "lead"
    match.undo(0, agreed=True)
    assert state(match) == start
    match.answer(0, "flip")
    assert match.view(None).players[0].points == flipped


def test_by_agreement_one_may_step_back_behind_a_barrier_of_long_ago() -> None:
    match = silk_road()
    start = state(match)
    while not match.over:
        match.answer(
            match.pending[0].seat, "draw" if match.pending[0].kind == "phase-2" else "pass"
        )
    while match.record()["answers"]:
        match.undo(match.record()["answers"][-1][0], agreed=True)
    assert state(match) == start


def test_a_question_from_before_an_undo_can_not_be_answered() -> None:
    match = silk_road()
    old = match.pending[0].id
    match.answer(0, "buy:licence")
    match.undo(0)
    assert match.pending[0].id != old
    with pytest.raises(entrepot.NotYourQuestion):
        match.answer(0, "pass", old)


def test_a_sampled_match_can_not_be_taken_back_to_the_truth() -> None:
    match = play(bazaar([1, 2], [3], deck=[5, 7]), (0, "show"))
    sample = match.sample(1, 3)
    for agreed in (False, True):
        with pytest.raises(UndoRefused, match="sampling"):
            sample.undo(0, agreed=agreed)


def test_two_snapshots_are_kept_and_no_more() -> None:
    """The open item's and the one before it; what lies further back is played again."""
    match = silk_road()
    kept = []
    while not match.over:
        match.answer(
            match.pending[0].seat, "draw" if match.pending[0].kind == "phase-2" else "pass"
        )
        kept.append(len(match.state.snapshots))
    assert max(kept) <= 2
