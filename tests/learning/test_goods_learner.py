"""What learning rests on: the net's gradients, and targets that look ahead."""

from __future__ import annotations

from math import exp, log

import numpy as np
import pytest

import entrepot
from entrepot.bots.net import GOODS, Net, Shape
from entrepot.bots.silk_road.afterstates import column_sizes
from entrepot.kernel.choice import Choice
from entrepot.learning.goods_learner import GoodsLearner, steps_of, widened
from entrepot.learning.learner import Batch
from entrepot.learning.self_play import Job, Learners, PlayStyle, traced
from entrepot.silk_road.state import SilkRoad

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


def test_columns_that_a_net_did_not_have_say_nothing_at_first() -> None:
    wide = Shape([3, 2, 4], SHAPE.table, SHAPE.shared)
    narrow, some = Net(SHAPE, GoodsLearner(SHAPE, 1).flat(), {}), batch(20, 2)
    widest = Net(wide, widened(narrow.weights, SHAPE, wide), {})
    for row in some.rows.astype(int).tolist():
        goods = [n for i in range(GOODS) for n in (row[2 * i], row[2 * i + 1], row[i] % 4)]
        assert widest.scores([*goods, *row[2 * GOODS :]]) == narrow.scores(row)


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
    by_luck = [False, False]
    assert traced([0.2, 0.6], by_luck, 1.0, 0.0) == [0.6, 1.0]
    assert traced([0.2, 0.6], by_luck, 1.0, 1.0) == [1.0, 1.0]
    assert traced([0.2, 0.6], by_luck, 1.0, 0.5) == [pytest.approx(0.8), 1.0]
    assert traced([], [], 1.0, 0.5) == []


def test_where_the_seat_alone_decides_its_next_estimate_is_the_target() -> None:
    chances, decides = [0.3, 0.2, 0.6, 0.5], [False, True, True, False]
    targets = traced(chances, decides, 1.0, 0.5)
    assert targets[1:] == [0.5, 0.5, 1.0]
    assert targets[0] == pytest.approx(0.5 * 0.5 + 0.5 * 1.0), "as if they were one estimate"


def test_between_the_beginning_of_a_turn_and_its_draw_the_seat_alone_decides() -> None:
    """Nothing follows by its own choice from a draw, from the end of a turn, or before the first
    one; and what follows from an answer at random says nothing."""
    shape = Shape(*column_sizes(2))
    net = GoodsLearner(shape, 1).flat()
    kinds: list[tuple[str, bool]] = []

    class Watching(Learners):
        def choose(self, table: SilkRoad, seat: int, kind: str, choices: list[Choice]) -> Choice:
            before = len(self.decides[seat])
            chosen = super().choose(table, seat, kind, choices)
            now = self.decides[seat]
            if kind != "phase-1" and len(now) > before > 0:
                kinds.append((kind if table.turn else "first load", now[before - 1]))
            assert len(now) == len(self.chances[seat])
            return chosen

    def watched(rarely: float) -> dict[str, set[bool]]:
        kinds.clear()
        for seed in range(12):
            job = Job(2, net.tobytes(), PlayStyle(noise=2.0, random=rarely), (seed,))
            learners = Watching(Net(shape, net, {}), job, seed)
            entrepot.new("maritime-silk-road", 2, seed).rollout(learners.choose)
            assert not any(decides[-1] for decides in learners.decides)
        return {kind: {own for each, own in kinds if each == kind} for kind, _ in kinds}

    found = watched(0.0)
    assert found.pop("first load") == {False}
    assert found.pop("extra-draw") == {False}
    assert found == {"phase-2": {True}, "load": {True}, "exchange": {True}}
    assert watched(1.0)["phase-2"] == {False}
