"""Bots never peek: the answer, for the same seed, does not depend on what the seat can't know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import entrepot
from entrepot.bots import Knowledge, knowledge, levels
from entrepot.bots.levels import EVALUATORS, make
from entrepot.bots.search import Budget, Search
from entrepot.kernel.match import Match
from entrepot.kernel.view_types import Score
from kit.games import short_or_nightly
from kit.import_export import begin, harbour, lead, sea, trader

BOTS = ("random", "greedy", "easy", "net", "search:12i", "expert:12i")
SETTINGS = [("maritime-silk-road", 2), ("maritime-silk-road", 4), ("import-export", 2)]
SETTINGS += [("import-export", 4)]


def questions(game: str, players: int, seed: int, wanted: int) -> list[tuple[Match, int]]:
    """Matches at questions with several options, spread over a game of random answers."""
    chance, match = Random(seed), entrepot.new(game, players=players, seed=seed)
    found: list[tuple[Match, int]] = []
    while not match.over and len(found) < wanted:
        question = chance.choice(match.pending)
        if len(question.by_id) > 1 and chance.random() < 0.1:
            found.append((match.copy(), question.seat))
        match.answer(question.seat, chance.choice(list(question.by_id)))
    return found


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_a_bot_answers_alike_in_every_world_that_fits_what_it_knows(
    game: str, players: int, spec: str
) -> None:
    for seed in range(short_or_nightly(1, 20)):
        for match, seat in questions(game, players, seed, 4):
            answers = {make(spec, game, 7)(knowledge(match, seat))}
            for world in range(3):
                other = match.sample(seat, world)
                answers.add(make(spec, game, 7)(knowledge(other, seat)))
            assert len(answers) == 1


@pytest.mark.parametrize("spec", ["search:2i", "expert:6i"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_a_net_it_answers_alike_in_every_world_that_fits(
    players: int, spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As hard and expert bots do where the net's extension makes it fast enough."""
    monkeypatch.setattr(levels, "SEARCHED", levels.LEARNED)
    game = "maritime-silk-road"
    for match, seat in questions(game, players, players, short_or_nightly(2, 20)):
        answers = {make(spec, game, 7)(knowledge(match, seat))}
        for world in range(2):
            answers.add(make(spec, game, 7)(knowledge(match.sample(seat, world), seat)))
        assert len(answers) == 1


@pytest.mark.parametrize("spec", BOTS)
def test_coins_that_nobody_could_count_change_nothing(spec: str) -> None:
    """In a game from its start they can be counted; who comes to a position can't know them."""
    game, purses = "maritime-silk-road", set()
    for match, seat in questions(game, 4, 3, 8)[4:]:
        there = entrepot.load(match.position())
        answers = set()
        for world in range(4):
            other = there.sample(seat, world)
            purses.add(tuple(player.total for player in scores(other)))
            answers.add(make(spec, game, 7)(knowledge(other, seat)))
        assert len(answers) == 1
    assert len(purses) > 8


def scores(match: Match) -> list[Score]:
    return match.state.start.game.scores(match.state.table)


@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_what_a_bot_is_handed_does_not_hold_the_match_or_its_table(game: str, players: int) -> None:
    match = entrepot.new(game, players=players, seed=1)
    seen = knowledge(match, match.pending[0].seat)
    assert set(vars(seen)) == {"question", "view", "sample", "imagine"}
    assert seen.question == (game, match.pending[0].seat, match.pending[0].kind, seen.question[3])
    for choice in seen.question[3].values():
        for field in msgspec.structs.astuple(choice):
            parts = field if isinstance(field, tuple) else [field]
            assert all(type(part) in (int, str) for part in parts)


def bidding() -> Match:
    """Both may bid; the ship's owner is the rival."""
    match = begin(
        trader("consumer", credits=12, ships=[harbour(), harbour()]),
        trader("consumer", credits=12, ships=[harbour(), sea("technology luxury illegal")]),
    )
    lead(match, 0, "import", "pens", follow=[1])
    return match


def test_in_the_tree_nobody_knows_a_bid_before_all_are_in() -> None:
    match = bidding()
    assert [question.kind for question in match.pending] == ["bid", "bid"]
    search = Search(EVALUATORS[match.game], Budget(iterations=60), 1)
    search(knowledge(match, 0))
    assert search.root is not None
    bids = sum(arm.visits > 0 for arm in search.root.arms.values())
    assert bids > 1
    rivals = [node for node in search.nodes.values() if node.seat == 1 and node.visits >= 60]
    assert len(rivals) == 1  # one situation, whatever was bid


@pytest.mark.parametrize("spec", ["search:30i", "expert:30i"])
def test_a_sealed_answer_that_is_given_already_changes_nothing(spec: str) -> None:
    answers = set()
    for rival in ("bid:0", "bid:12", "pass", None):
        match = bidding()
        if rival is not None:
            match.answer(1, rival)
        answers.add(make(spec, match.game, 3)(knowledge(match, 0)))
    assert len(answers) == 1


def test_imagined_worlds_are_those_that_sampling_gives() -> None:
    """`imagine` is `sample` without the match around it."""
    for match, seat in questions("import-export", 3, 5, 6):
        seen: Knowledge = knowledge(match, seat)
        for seed in range(3):
            first = sorted_hands(seen.imagine(lambda t, s, k, c: c[0], seed))
            again = sorted_hands(match.sample(seat, seed).rollout(lambda t, s, k, c: c[0]))
            assert first == again


def sorted_hands(table: object) -> list[list[int]]:
    return [sorted(player.hand) for player in table.players]  # type: ignore[attr-defined]
