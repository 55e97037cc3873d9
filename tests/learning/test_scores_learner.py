"""What learning the scores of options rests on: slopes, surprises, and cautious steps."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from math import exp, log
from random import Random
from typing import NamedTuple, cast

import numpy as np
import pytest

import entrepot
from entrepot.bots import knowledge
from entrepot.bots.greedy import scores_of
from entrepot.bots.import_export import EVALUATOR, learned
from entrepot.bots.import_export.option_marks import (
    ACTION,
    ACTION_IMPORTS,
    NO_MARK,
    option_marks,
)
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.import_export.state import Trade
from entrepot.kernel.choice import Choice
from entrepot.learning.score_games import Choosing, Decision, Job, ScoreStyle, play, surprised
from entrepot.learning.scores_learner import DOUBT, MEMORY, ScoresLearner

NONE = array("f", [0.0] * NO_MARK).tobytes()
STYLE = ScoreStyle(greedy_rivals=0.0)


class Decided(NamedTuple):
    marks: list[list[int]]
    """Of each option."""
    scores: list[float]
    chosen: int
    decision: Decision

    def log_chance(self, mark: int, step: float) -> float:
        """Of what was chosen, if the weight of a mark were higher by a step."""
        pairs = zip(self.scores, self.marks, strict=True)
        heights = [(score + step * row.count(mark)) / STYLE.temperature for score, row in pairs]
        most = max(heights)
        return heights[self.chosen] - most - log(sum(exp(height - most) for height in heights))


def decisions(wanted: int) -> Iterator[Decided]:
    match, found = entrepot.new("import-export", 2, 3), 0
    while found < wanted:
        seat = match.pending[0].seat
        seen = knowledge(match, seat)
        ids, choices = zip(*seen.question.options.items(), strict=True)
        place = 0
        if len(ids) > 1:
            table, kind = cast(Trade, match.state.table), seen.question.kind
            choosing = Choosing([0.0] * NO_MARK, Job(2, NONE, STYLE, ()), found)
            choosing.chances.append([0.5, 0.5])
            place = choices.index(choosing.choose(table, seat, kind, list(choices)))
            scores = scores_of(EVALUATOR, seen, 1)
            s = SeatEstimate(table, seat, kind)
            rows = [option_marks(s, choice) for choice in choices]
            yield Decided(rows, [scores[each] for each in choices], place, choosing.decisions[0])
            found += 1
        match.answer(seat, ids[place])


def test_a_decision_tells_the_slopes_of_its_logarithmic_chance() -> None:
    """By small changes of a weight, for the decisions of one game."""
    steep = 0
    for number, decided in enumerate(decisions(12)):
        found = np.zeros(NO_MARK)
        np.add.at(found, decided.decision.marks, decided.decision.slopes)
        marks = sorted({mark for row in decided.marks for mark in row})
        for mark in Random(number).choices(marks, k=3):
            less, more = [decided.log_chance(mark, step) for step in (-0.05, 0.05)]
            slope = (more - less) / 0.1 * STYLE.temperature
            assert found[mark] == pytest.approx(slope, abs=0.01)
            steep += abs(slope) > 0.05
    assert steep > 5


def test_a_surprise_is_what_came_after_beside_what_was_expected() -> None:
    chances, shares = [[0.4, 0.6], [0.7, 0.3]], [1.0, 0.0]
    at_once = surprised(chances, shares, 0.0)
    assert at_once == [pytest.approx([0.3, -0.3]), pytest.approx([0.3, -0.3])]
    to_the_end = surprised(chances, shares, 1.0)
    assert to_the_end == [pytest.approx([0.6, -0.6]), pytest.approx([0.3, -0.3])]
    half = surprised(chances, shares, 0.5)
    assert half[0] == pytest.approx([0.5 * 0.7 + 0.5 * 1.0 - 0.4, 0.5 * 0.3 - 0.6])
    assert surprised([], shares, 0.5) == []


def test_the_same_seeds_are_the_same_games() -> None:
    job = Job(2, NONE, STYLE, (1, 2))
    played = play(job)
    assert play(job) == played
    some = ScoresLearner(NO_MARK).batch(played.rows, played.targets)
    assert some.rows.shape == some.targets.shape == (1, NO_MARK)
    assert (some.targets >= 0).all()
    assert ((some.rows != 0) <= (some.targets > 0)).all()
    assert 100 < (some.targets > 0).sum() < NO_MARK


def test_a_weight_moves_with_its_slopes_as_far_as_there_were_games_to_tell() -> None:
    learner = ScoresLearner(3)
    slopes = np.array([[10.0, -10.0, 0.1], [10.0, -10.0, 0.1]], np.float32)
    squares = np.array([[500.0, 500.0, 5.0], [500.0, 500.0, 5.0]], np.float32)
    learner.step(learner.batch(slopes.tobytes(), squares.tobytes()), 20.0)
    often = 20.0 * (1 - MEMORY) * 20.0 / ((1 - MEMORY) * 1000 + DOUBT)
    rarely = 20.0 * (1 - MEMORY) * 0.2 / ((1 - MEMORY) * 10 + DOUBT)
    assert learner.weights == pytest.approx([often, -often, rarely])
    assert 0 < learner.average[0] <= learner.weights[0]
    for _ in range(50):
        learner.step(learner.batch(slopes.tobytes(), squares.tobytes()), 20.0)
    assert learner.mean == pytest.approx(slopes.sum(0), rel=0.01)


def test_a_judged_seat_plays_by_its_weights_among_greedy_bots() -> None:
    """Weights that make every lead look bad but drawing lose; those of the package don't."""
    drawing = array("f", [0.0] * NO_MARK)
    for mark in range(ACTION, ACTION_IMPORTS):
        drawing[mark] = -30.0
    seeds = tuple(range(1 << 52, (1 << 52) + 6))
    assert play(Job(2, drawing.tobytes(), STYLE, seeds, judged=True)).won <= 1
    packaged = learned.USUAL.weights_for(2)
    assert packaged is not None
    kept = array("f", packaged.weights).tobytes()
    assert play(Job(2, kept, STYLE, seeds, judged=True)).won >= 2


def test_among_rivals_without_weights_one_seat_learns() -> None:
    for seed in range(4):
        alone = Choosing([0.0] * NO_MARK, Job(3, NONE, ScoreStyle(greedy_rivals=1.0), ()), seed)
        entrepot.new("import-export", 3, seed).rollout(alone.choose)
        assert {decision.seat for decision in alone.decisions} == {seed % 3}
        together = Choosing([0.0] * NO_MARK, Job(3, NONE, STYLE, ()), seed)
        entrepot.new("import-export", 3, seed).rollout(together.choose)
        assert {decision.seat for decision in together.decisions} == {0, 1, 2}


def test_moves_of_no_choice_are_no_decisions() -> None:
    choosing = Choosing([0.0] * NO_MARK, Job(2, NONE, STYLE, ()), 1)
    match = entrepot.new("import-export", 2, 3)
    only: list[Choice] = list(match.pending[0].by_id.values())[:1]
    table = cast(Trade, match.state.table)
    chosen = choosing.choose(table, match.pending[0].seat, "lead", only)
    assert chosen == only[0]
    assert choosing.chances
    assert not choosing.decisions
