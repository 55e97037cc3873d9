"""Learns the net of goods (`bots/net.py`): the chance to win after each option.

Rows come as small integers and become vectors of zeros and ones, so that every layer is a product
of matrices. The loss is the cross entropy between the net's chance and the target.

The net that plays has a row of weights for each number of a column. The learner has one for each
step from a number to the next (`steps_of`), so what it learns of 20 coins nearly holds for 21.
"""

from __future__ import annotations

from array import array
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from entrepot.bots.net import FIRST, GOODS, Shape
from entrepot.learning.learner import Batch, NetLearner, first_weights


class Places(NamedTuple):
    """Where the columns of a row have their zeros and ones."""

    first: Any
    """Where each column begins."""
    most: Any
    """The greatest number that each can hold."""
    width: int


class GoodsLearner(NetLearner):
    def __init__(self, shape: Shape, seed: int, xp: Any = np) -> None:
        inputs = {
            sum(shape.good_inputs): len(shape.good_inputs),
            sum(shape.table): 2 * len(shape.table),
        }
        super().__init__(shape.parts, first_weights(shape.parts, inputs, seed), xp)
        self.shape = shape
        self.good_places = self.places(shape.good_inputs)
        self.table_places = self.places(shape.table)
        self.good_steps = xp.asarray(steps_of(shape.good_inputs))
        self.table_steps = xp.asarray(steps_of(shape.table))

    def begin_with(self, weights: array[float]) -> None:
        """Go on from the weights of a net that plays, in the order in which they are kept."""
        good, w2, b2, table, *others = self.matrices(np.asarray(weights, np.float32))
        good = np.linalg.solve(steps_of(self.shape.good_inputs), good)
        table = np.linalg.solve(steps_of(self.shape.table), table)
        parts = [each.ravel() for each in (good, w2, b2, table, *others)]
        self.weights = self.xp.asarray(np.concatenate(parts))
        self.average = self.weights.copy()

    def batch(self, rows: bytes, targets: bytes) -> Batch:
        numbers = np.frombuffer(rows, np.uint8).reshape(-1, self.shape.width)
        return Batch(numbers, np.frombuffer(targets, np.float32))

    def places(self, sizes: list[int]) -> Places:
        *first, width = accumulate(sizes, initial=0)
        most = [size - 1 for size in sizes]
        return Places(self.xp.asarray(first), self.xp.asarray(most), width)

    def inputs(self, rows: Any) -> tuple[Any, Any]:
        """Zeros and ones, for each good of each row and for each row."""
        xp, shape = self.xp, self.shape
        columns = len(shape.good)
        rows = xp.asarray(rows).astype(np.int32)
        table = rows[:, GOODS * columns :]
        goods = rows[:, : GOODS * columns].reshape(-1, columns)
        shared = xp.repeat(table[:, : shape.shared], GOODS, axis=0)
        goods = self.marked(xp.concatenate([goods, shared], axis=1), self.good_places)
        return goods, self.marked(table, self.table_places)

    def marked(self, numbers: Any, places: Places) -> Any:
        found = self.xp.zeros((len(numbers), places.width), np.float32)
        at = places.first + self.xp.minimum(numbers, places.most)
        found[self.xp.arange(len(numbers))[:, None], at] = 1.0
        return found

    def gradients(self, batch: Batch) -> tuple[Any, list[Any]]:
        xp = self.xp
        good, w2, b2, table, w3, w4, b4, w5, b5 = self.matrices(self.weights)
        good, table = self.good_steps @ good, self.table_steps @ table
        goods_in, table_in = self.inputs(batch.rows)
        targets = xp.asarray(batch.targets)[:, None]
        count = len(targets)
        first = xp.maximum(goods_in @ good, 0)
        second = xp.maximum(first @ w2 + b2, 0)
        by_good = second.reshape(count, GOODS, -1)
        best = by_good.argmax(1)[:, None, :]
        pooled = xp.concatenate(
            [by_good.sum(1), xp.take_along_axis(by_good, best, 1)[:, 0, :]], axis=1
        )
        third = xp.maximum(pooled @ w3 + table_in @ table, 0)
        fourth = xp.maximum(third @ w4 + b4, 0)
        logits = fourth @ w5 + b5
        chances = 1 / (1 + xp.exp(-logits))
        losses = xp.logaddexp(0, logits) - targets * logits

        back = (chances - targets) / count
        d5 = fourth.T @ back
        db5 = back.sum(0, keepdims=True)
        back = (back @ w5.T) * (fourth > 0)
        d4, db4 = third.T @ back, back.sum(0, keepdims=True)
        back = (back @ w4.T) * (third > 0)
        d3, d_table = pooled.T @ back, self.table_steps.T @ (table_in.T @ back)
        back = back @ w3.T
        half = back.shape[1] // 2
        spread = xp.repeat(back[:, None, :half], GOODS, axis=1)
        chosen = xp.arange(GOODS)[None, :, None] == best
        spread = (spread + chosen * back[:, None, half:]).reshape(count * GOODS, half)
        spread = spread * (second > 0)
        d2, db2 = first.T @ spread, spread.sum(0, keepdims=True)
        d_good = self.good_steps.T @ (goods_in.T @ ((spread @ w2.T) * (first > 0)))
        found = [d_good, d2, db2, d_table, d3, d4, db4, d5, db5]
        return losses.mean(), found

    def flat(self) -> array[float]:
        good, w2, b2, table, *others = self.matrices(self.average)
        parts = [self.good_steps @ good, w2, b2, self.table_steps @ table, *others]
        return array(
            "f", self.host(self.xp.concatenate([each.ravel() for each in parts])).tobytes()
        )


def steps_of(sizes: list[int]) -> NDArray[np.float32]:
    """What makes rows of weights by number from those by step: up to its number, each step of a
    column counts, the others count against. All numbers of a column together weigh as one."""
    found = np.zeros((sum(sizes), sum(sizes)), np.float32)
    for start, size in zip(accumulate([0, *sizes]), sizes, strict=False):
        signs = np.where(np.tri(size, dtype=bool), 1, -1) / size**0.5
        found[start : start + size, start : start + size] = signs
    return found


def widened(weights: array[float], old: Shape, new: Shape) -> array[float]:
    """The same net with further columns of a good, which say nothing yet."""
    at, end = FIRST * sum(old.good), FIRST * sum(new.good)
    return weights[:at] + array("f", bytes(4 * (end - at))) + weights[at:]
