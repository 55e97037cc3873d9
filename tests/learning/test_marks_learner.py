"""What learning who wins rests on: the net's gradients, and games to learn from."""

from __future__ import annotations

from math import exp, log

import numpy as np
import pytest

from entrepot.bots.import_export.marks import NO_MARK
from entrepot.bots.mark_net import MarkNet
from entrepot.learning import trade_games
from entrepot.learning.learner import Batch
from entrepot.learning.marks_learner import MarksLearner
from entrepot.learning.settings import ImportExportSettings
from entrepot.learning.trade_games import Job, TradeStyle, most_marks

KINDS, PLAYERS, WIDTH = 20, 3, 5


def learner(seed: int) -> MarksLearner:
    return MarksLearner(KINDS, PLAYERS, WIDTH, seed)


def batch(count: int, seed: int) -> Batch:
    chance = np.random.default_rng(seed)
    rows = chance.integers(0, KINDS + 1, (count, PLAYERS * WIDTH)).astype(np.uint16)
    shares = chance.random((count, PLAYERS), np.float32)
    return Batch(rows, shares / shares.sum(1, keepdims=True))


def test_the_loss_is_that_of_the_net_which_will_play() -> None:
    one, some = learner(1), batch(20, 2)
    net, losses = MarkNet(KINDS, one.flat(), {}), []
    for row, shares in zip(some.rows.tolist(), some.targets.tolist(), strict=True):
        lists = [row[i : i + WIDTH] for i in range(0, len(row), WIDTH)]
        scores = net.scores([[mark for mark in each if mark < KINDS] for each in lists])
        whole = log(sum(exp(score) for score in scores))
        losses.append(sum(s * (whole - score) for s, score in zip(shares, scores, strict=True)))
    assert one.gradients(some)[0] == pytest.approx(sum(losses) / 20, abs=1e-5)


@pytest.mark.parametrize("part", range(5))
def test_gradients_are_slopes(part: int) -> None:
    """Along the gradient of each part the loss changes by its square. (The last part, which is
    added to every seat's score, changes nothing.)"""
    one, some = learner(3), batch(200, 4)
    _, gradients = one.gradients(some)
    gradient, losses = gradients[part], []
    weights = one.matrices(one.weights)[part]
    kept = weights.copy()
    square = float((gradient * gradient).sum())
    far = 1e-2 / square**0.5
    for change in (-far, far):
        weights[:] = kept + np.float32(change) * gradient
        losses.append(one.gradients(some)[0])
    assert square > 1e-7
    assert (losses[1] - losses[0]) / (2 * far) == pytest.approx(square, rel=0.03)


def test_what_games_leave_is_as_the_learner_reads_it() -> None:
    job = Job(2, b"", TradeStyle(turns=1.0), (1, 2))
    played = trade_games.play(job)
    some = MarksLearner(NO_MARK, 2, most_marks(2), 1).batch(played.rows, played.targets)
    assert len(some.rows) == len(some.targets) > 20
    assert some.targets.sum(1) == pytest.approx(1)
    marked = some.rows.reshape(-1, most_marks(2)) < NO_MARK
    assert 30 < marked.sum(1).mean() < most_marks(2)
    assert not (marked[:, 1:] & ~marked[:, :-1]).any(), "lists are filled up at their ends"
    assert trade_games.play(job) == played, "the same seeds, the same games"


def test_games_by_learned_scores_are_other_games() -> None:
    by_hand = Job(2, b"", TradeStyle(), (1, 2))
    learned = ImportExportSettings.by_learned_scores(2, 10, 1).job(b"", (1, 2), judged=False)
    assert learned.scores
    assert learned == by_hand._replace(scores=learned.scores)
    assert trade_games.play(learned) != trade_games.play(by_hand)
    nothing = by_hand._replace(scores=bytes(len(learned.scores)))
    assert trade_games.play(nothing) == trade_games.play(by_hand)


def test_a_few_steps_tell_who_won() -> None:
    """Even a short training sees that whoever is ahead wins more often."""
    played = trade_games.play(Job(2, b"", TradeStyle(turns=0.5), tuple(range(60))))
    one = MarksLearner(NO_MARK, 2, most_marks(2), 1)
    some = one.batch(played.rows, played.targets)
    first = one.gradients(some)[0]
    for _ in range(30):
        one.step(some, 3e-3)
    assert one.gradients(some)[0] < first - 0.05
