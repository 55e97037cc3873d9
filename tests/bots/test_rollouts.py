"""The comparing bot: what it compares, how long, and what it makes of the results."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

import entrepot
from entrepot.bots import Knowledge, knowledge, rollouts
from entrepot.bots.evaluator import Evaluator, RolloutSettings
from entrepot.bots.levels import EVALUATORS
from entrepot.bots.rollouts import MOST, Candidate, Rollouts
from entrepot.bots.search import Budget
from entrepot.kernel.choice import NO
from entrepot.silk_road.choices import Load
from entrepot.silk_road.goods import GOODS

GAMES = ["import-export", "maritime-silk-road"]
ROAD = "maritime-silk-road"
ALL = RolloutSettings(rounds=1, margin=1000.0, score_value=0.0, doubt=0.1)
TEA, ORE = GOODS.index("tea"), GOODS.index("ore")


def first_question(game: str, players: int = 2) -> Knowledge:
    match = entrepot.new(game, players=players, seed=2)
    return knowledge(match, match.pending[0].seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_of_iterations_is_never_exceeded(game: str) -> None:
    bot = Rollouts(EVALUATORS[game], Budget(iterations=33), 1, ALL)
    known = first_question(game, players=3)
    options = min(len(known.question.options), MOST)
    assert bot(known) in known.question.options
    assert 33 - options < bot.played <= 33


def test_a_budget_of_time_ends_with_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=0.01)
    monkeypatch.setattr(rollouts, "perf_counter", lambda: next(clock))
    bot = Rollouts(EVALUATORS[ROAD], Budget(milliseconds=95), 1, ALL)
    bot(first_question(ROAD))
    assert bot.played == 9 * len(GOODS)  # a look at the clock after each world


@pytest.mark.parametrize("game", GAMES)
def test_it_gives_the_same_answer_for_the_same_seed(game: str) -> None:
    known = first_question(game)
    answers = {Rollouts(EVALUATORS[game], Budget(iterations=40), 9)(known) for _ in range(2)}
    assert len(answers) == 1


def test_options_with_scores_far_behind_are_not_compared() -> None:
    def tea_first(table: Any, seat: int, kind: str, choices: list[Any]) -> list[float]:
        return [5.0 if choice == Load(TEA) else 0.0 for choice in choices]

    evaluator = EVALUATORS[ROAD]._replace(option_scores=tea_first)
    bot = Rollouts(evaluator, Budget(iterations=50), 1, ALL._replace(margin=4.0))
    assert bot(first_question(ROAD)) == "load:tea"
    assert bot.played == 0


def whoever_carries_tea_wins() -> Evaluator:
    """Scores take ore for slightly better."""

    def scores(table: Any, seat: int, kind: str, choices: list[Any]) -> list[float]:
        return [1.0 if choice == Load(ORE) else 0.0 for choice in choices]

    def chances(table: Any) -> list[float]:
        return [0.5 + 0.4 * (TEA in player.ships) for player in table.players]

    return EVALUATORS[ROAD]._replace(option_scores=scores, win_chances=chances)


def test_what_happens_in_the_worlds_outweighs_the_scores() -> None:
    settings = ALL._replace(rounds=0, score_value=0.1)
    bot = Rollouts(whoever_carries_tea_wins(), Budget(iterations=120), 1, settings)
    assert bot(first_question(ROAD)) == "load:tea"


def test_without_doubt_of_the_scores_worlds_change_nothing() -> None:
    settings = ALL._replace(rounds=0, score_value=0.1, doubt=1e-6)
    bot = Rollouts(whoever_carries_tea_wins(), Budget(iterations=120), 1, settings)
    assert bot(first_question(ROAD)) == "load:ore"


def candidate(expected: float, results: list[float]) -> Candidate:
    found = Candidate("no", NO, expected)
    found.results = results
    return found


def test_luck_that_two_options_share_cancels_out() -> None:
    luck = [0.1, 0.9, 0.4, 0.7, 0.2, 0.8]
    better, other = candidate(0.0, [each + 0.05 for each in luck]), candidate(0.0, luck)
    lead, deviation = better.lead(other, doubt=0.1)
    assert lead == pytest.approx(0.05, abs=0.001)
    assert deviation < 0.001


def test_scores_count_less_the_more_worlds_there_are() -> None:
    def lead(worlds: int) -> float:
        results = [0.6, 0.4] * (worlds // 2)
        return candidate(0.1, results).lead(candidate(0.0, results[::-1]), doubt=0.1)[0]

    assert 0.1 > lead(2) > lead(20) > lead(200) > 0.0


def test_before_two_worlds_only_scores_count() -> None:
    lead, deviation = candidate(0.3, [0.0]).lead(candidate(0.1, [1.0]), doubt=0.2)
    assert lead == pytest.approx(0.2)
    assert deviation == 0.2


def test_only_options_that_have_fallen_behind_for_certain_are_dropped() -> None:
    luck = [0.1, 0.9, 0.4, 0.7] * 10
    best = candidate(0.0, luck)
    unlike = candidate(0.0, [0.5 * each + 0.25 for each in luck])
    behind = candidate(0.0, [each - 0.2 for each in luck])
    bot = Rollouts(EVALUATORS[ROAD], Budget(iterations=1), 1, ALL)
    assert bot.not_behind([behind, best, unlike]) == [best, unlike]
    assert bot.best([behind, best, unlike]) is best
