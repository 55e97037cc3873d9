"""The searching bot: its budget, its tree, its end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

import entrepot
from entrepot.bots import knowledge, search
from entrepot.bots.evaluator import SearchSettings
from entrepot.bots.hint import hint
from entrepot.bots.levels import EVALUATORS, make
from entrepot.bots.search import Budget, Search
from kit.games import short_or_nightly

GAMES = ["import-export", "maritime-silk-road"]
THINKERS = ["search", "expert"]


def searching(game: str, iterations: int = 0, milliseconds: float = 0.0) -> Search:
    return Search(EVALUATORS[game], Budget(iterations, milliseconds), 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_of_iterations_is_exact(game: str) -> None:
    match = entrepot.new(game, players=3, seed=2)
    seat = match.pending[0].seat
    bot = searching(game, iterations=17)
    bot(knowledge(match, seat))
    assert bot.iterations == 17
    assert bot.root is not None
    assert bot.root.visits == 17


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_of_time_ends_with_the_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def clock() -> Iterator[float]:
        now = 0.0
        while True:
            now += 0.004
            yield now

    monkeypatch.setattr(search, "perf_counter", clock().__next__)
    match = entrepot.new(game, players=2, seed=2)
    bot = searching(game, milliseconds=100)
    bot(knowledge(match, match.pending[0].seat))
    assert 20 <= bot.iterations <= 25  # a look at the clock after each of them


@pytest.mark.parametrize("game", GAMES)
def test_stopping_early_never_changes_the_answer(game: str) -> None:
    match, saved = entrepot.new(game, players=2, seed=3), 0
    for _ in range(short_or_nightly(10, 200)):
        asked = match.pending[0]
        known = knowledge(match, asked.seat)
        whole = Search(EVALUATORS[game], Budget(iterations=60), 5)
        early = Search(EVALUATORS[game], Budget(iterations=60, stops_early=True), 5)
        answer = whole(known)
        assert early(known) == answer
        assert early.iterations <= whole.iterations
        saved += whole.iterations - early.iterations
        match.answer(asked.seat, answer)
        if match.over:
            break
    assert saved > 0


def test_a_clear_answer_takes_less_than_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=0.001)
    monkeypatch.setattr(search, "perf_counter", lambda: next(clock))
    bot = Search(EVALUATORS["import-export"], Budget(milliseconds=400, stops_early=True), 1)
    match = entrepot.new("import-export", players=2, seed=2)
    bot(knowledge(match, match.pending[0].seat))
    assert bot.lead() > 0
    assert bot.iterations < 390


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_is_kept_between_decisions(game: str) -> None:
    match = entrepot.new(game, players=2, seed=4)
    seat = match.pending[0].seat
    bot = searching(game, iterations=150)
    kept = 0
    for _ in range(12):
        question = match.pending[0]
        if question.seat != seat:
            match.answer(question.seat, make("greedy", game, 1)(knowledge(match, question.seat)))
            continue
        bot.root = None
        match.answer(seat, bot(knowledge(match, seat)))
        if bot.root is not None:
            kept += bot.root.visits > 150
    assert kept > 0


def test_a_lone_option_takes_no_search() -> None:
    match = entrepot.load(
        {"game": "import-export", "players": [{"hand": []}, {"hand": []}], "leader": 0}
    )
    assert list(match.pending[0].by_id) == ["draw"]
    bot = searching("import-export", iterations=10)
    assert bot(knowledge(match, 0)) == "draw"
    assert bot.iterations == 0


@pytest.mark.parametrize("paranoid", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_search_gives_the_same_answer_for_the_same_seed(game: str, paranoid: bool) -> None:
    match = entrepot.new(game, players=3, seed=6)
    seat = match.pending[0].seat
    answers = [
        Search(
            EVALUATORS[game], Budget(iterations=40), 9, SearchSettings(paranoid=paranoid)
        ).estimates
        for _ in range(2)
    ]
    found = []
    for estimates in answers:
        bot = estimates.__self__  # type: ignore[attr-defined]
        bot.think(knowledge(match, seat))
        found.append(bot.estimates(knowledge(match, seat)))
    assert found[0] == found[1]
    assert sum(estimate.visits for estimate in found[0]) == 40


@pytest.mark.parametrize("game", GAMES)
def test_hints_name_all_options_with_the_best_first(game: str) -> None:
    match = entrepot.new(game, players=2, seed=6)
    question = match.pending[0]
    advice = hint(knowledge(match, question.seat), Budget(iterations=50), 1)
    assert {each.option for each in advice} == set(question.by_id)
    assert sum(each.tried for each in advice) == 50
    assert [each.tried for each in advice] == sorted((each.tried for each in advice), reverse=True)
    assert max(each.worth for each in advice) == 0
    assert all(0 <= each.chance <= 1 for each in advice)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "spec",
    ["random", "greedy", "easy", *(f"{name}:{short_or_nightly(1, 10)}i" for name in THINKERS)],
)
def test_bots_play_whole_games_of_every_size(game: str, spec: str) -> None:
    least, most = entrepot.GAMES[game].seats
    for players in (least, most):
        match = entrepot.new(game, players=players, seed=players)
        bots = [make(spec, game, seat) for seat in range(players)]
        for _ in range(5000):
            if match.over:
                break
            seat = match.pending[0].seat
            match.answer(seat, bots[seat](knowledge(match, seat)))
        assert match.over
