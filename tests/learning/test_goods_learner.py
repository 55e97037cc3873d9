"""What learning rests on: the net's gradients, and targets that look ahead."""

from __future__ import annotations

from math import exp, log

import numpy as np
import pytest

from entrepot.bots.net import GOODS, Net, Shape
from entrepot.learning.goods_learner import GoodsLearner, steps_of
from entrepot.learning.learner import Batch
from entrepot.learning.self_play import traced

SHAPE = Shape([3, 2], [4, 5, 2], 2)


def batch(count: int, seed: int) -> Batch:
    chance = np.random.default_rng(seed)
    sizes = [*SHAPE.good * GOODS, *SHAPE.table]
    rows = np.stack([chance.integers(0, size, count) for size in sizes], axis=1)
    return Batch(rows.astype(np.uint8), chance.random(count, np.float32))


def test_the_loss_is_that_of_the_net_which_will_play() -> None:
    learner, some = GoodsLearner(SHAPE, 1), batch(20, 2)
    loss, _ = learner.gradients(some)
    scores = Net(SHAPE, learner.flat(), {}).scores(some.rows.astype(int).ravel().tolist())
    losses = [
        log(1 + exp(score)) - float(target) * score
        for score, target in zip(scores, some.targets, strict=True)
    ]
    assert loss == pytest.approx(sum(losses) / 20, abs=1e-5)


def test_it_goes_on_from_a_net_that_plays() -> None:
    played, learner = GoodsLearner(SHAPE, 1).flat(), GoodsLearner(SHAPE, 2)
    assert learner.flat() != played
    learner.begin_with(played)
    assert learner.flat() == pytest.approx(played, abs=1e-5)
    loss, _ = learner.gradients(batch(20, 2))
    assert loss == pytest.approx(GoodsLearner(SHAPE, 1).gradients(batch(20, 2))[0], abs=1e-5)


@pytest.mark.parametrize("part", range(9))
def test_gradients_are_slopes(part: int) -> None:
    """Along the gradient of each part the loss changes by its square."""
    learner, some = GoodsLearner(SHAPE, 3), batch(200, 4)
    _, gradients = learner.gradients(some)
    gradient, losses = gradients[part], []
    weights = learner.matrices(learner.weights)[part]
    kept = weights.copy()
    square = float((gradient * gradient).sum())
    far = 1e-2 / square**0.5
    for change in (-far, far):
        weights[:] = kept + np.float32(change) * gradient
        losses.append(learner.gradients(some)[0])
    assert square > 1e-6
    assert (losses[1] - losses[0]) / (2 * far) == pytest.approx(square, rel=0.03)


def test_steps_go_downhill_and_the_average_follows() -> None:
    learner, some = GoodsLearner(SHAPE, 5), batch(200, 6)
    first = learner.step(some, 1e-2)
    for _ in range(60):
        last = learner.step(some, 1e-2)
    assert last < first - 0.05
    averaged = GoodsLearner(SHAPE, 5)
    averaged.weights = learner.average
    assert averaged.gradients(some)[0] < first


def test_what_is_learned_of_a_number_holds_nearly_for_the_next_one() -> None:
    by_number = steps_of([40]) @ steps_of([40]).T
    assert by_number.diagonal() == pytest.approx(1)
    assert by_number[20, 21] == pytest.approx(0.95)
    assert by_number[0, 39] < 0
    assert np.linalg.matrix_rank(steps_of([3, 40])) == 43, "any weights can be learned"


def test_a_target_is_the_next_estimate_and_through_it_the_end() -> None:
    assert traced([0.2, 0.6], 1.0, 0.0) == [0.6, 1.0]
    assert traced([0.2, 0.6], 1.0, 1.0) == [1.0, 1.0]
    assert traced([0.2, 0.6], 1.0, 0.5) == [pytest.approx(0.8), 1.0]
    assert traced([], 1.0, 0.5) == []
