"""OpenSpiel's search at our tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import entrepot
from entrepot.bots import knowledge
from entrepot.research import duel
from entrepot.research.openspiel import Playouts
from kit.games import Setting, played_match, random_play


@pytest.mark.parametrize("setting", [Setting("maritime-silk-road", 3), Setting("import-export", 3)])
def test_it_answers_what_is_asked(setting: Setting) -> None:
    match = played_match(setting, 1)
    bot = duel.bot(milliseconds=1, seed=1)
    for _ in range(6):
        seat = match.pending[-1].seat
        match.answer(seat, bot(knowledge(match, seat)))


def test_it_bids_while_others_still_have_to() -> None:
    for seed in range(40):
        for match in random_play(entrepot.new("import-export", 2, seed), Random(seed)):
            if len(match.pending) == 2:
                for question in reversed(match.pending):
                    known = knowledge(match, question.seat)
                    assert duel.Clocked(1, seed)._world(known, question.seat).actor == question.seat
                    option = duel.bot(1, seed)(known)
                    assert option in question.by_id
                return
    raise AssertionError


def test_it_finds_the_only_way_to_win() -> None:
    """The last card is drawn anyway; only with tea sold before is seat 0 ahead."""
    match = entrepot.load(
        {
            "game": "maritime-silk-road",
            "players": [
                {"hand": ["tea"], "ships": ["tea"], "coins": 8},
                {"coins": 8, "ships": ["silk"], "hand": ["porcelain"]},
            ],
            "deck": ["ore"],
            "deck_only": True,
            "market": ["tea", "silk", "ore", "ore", "spice", "glass"],
        }
    )
    match.answer(0, "pass")
    search = duel.Clocked(1, seed=1)
    search.least = 400
    found = search.choose(knowledge(match, 0))
    assert found.startswith("play:tea:")
    assert "tea" not in found.split(":")[2]


def test_the_clock_ends_the_search() -> None:
    """Not the time is tested but that simulations go on while there is some."""
    match = played_match(Setting("maritime-silk-road", 2), 3)
    while len(match.pending[0].by_id) < 2:
        match.answer(match.pending[0].seat, next(iter(match.pending[0].by_id)))
    seat = match.pending[0].seat
    short, long = duel.Clocked(0, 1), duel.Clocked(1500, 1)
    short.choose(knowledge(match, seat))
    long.choose(knowledge(match, seat))
    assert short.simulations == 2
    assert long.simulations > 2


def test_it_uses_what_the_seat_knows_and_nothing_else() -> None:
    """The answer in a world that the seat can't tell from the real one is the same."""
    match = played_match(Setting("maritime-silk-road", 2), 3)
    seat = match.pending[0].seat
    world = match.sample(seat, 9)
    assert world.digest() != match.digest()
    answers = [
        Fixed(seed=4).choose(knowledge(each, seat))
        for each in (match, world, match.sample(seat, 8))
    ]
    assert len(set(answers)) == 1


class Fixed(duel.Clocked):
    """So many simulations, whatever the clock says."""

    least = 40

    def __init__(self, seed: int) -> None:
        super().__init__(0, seed, evaluator=Playouts(seed))


def test_a_single_option_needs_no_search() -> None:
    match = entrepot.load({"game": "import-export", "players": [{}, {}]})
    searcher: Any = duel.Clocked(10_000, 1)
    assert searcher.choose(knowledge(match, 0)) == "draw"
    assert searcher.simulations == 0
