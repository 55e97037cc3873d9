"""Learns the net of marks (`bots/mark_net.py`): who will win.

A thing to learn is a moment of a game: the marks of every seat, and each seat's share of the win in
the end. The net's scores of all seats become chances that add up to 1; the loss is their cross
entropy with the shares.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from entrepot.bots.mark_net import parts
from entrepot.learning.learner import Batch, NetLearner, first_weights


class MarksLearner(NetLearner):
    """`width` is the length to which lists of marks are filled up with `kinds`, which is none."""

    def __init__(self, kinds: int, players: int, width: int, seed: int, xp: Any = np) -> None:
        weights = first_weights(parts(kinds), {}, seed)
        super().__init__(parts(kinds), weights, xp)
        self.kinds, self.players, self.width = kinds, players, width

    def batch(self, rows: bytes, targets: bytes) -> Batch:
        marks = np.frombuffer(rows, np.uint16).reshape(-1, self.players * self.width)
        return Batch(marks, np.frombuffer(targets, np.float32).reshape(-1, self.players))

    def inputs(self, rows: Any) -> Any:
        """How often each mark is in each list."""
        xp, columns = self.xp, self.kinds + 1
        marks = xp.asarray(rows).reshape(-1, self.width).astype(np.int64)
        marks += xp.arange(len(marks))[:, None] * columns
        counts = xp.bincount(marks.ravel(), minlength=(len(marks) * columns))
        return counts.reshape(-1, columns)[:, : self.kinds].astype(np.float32)

    def gradients(self, batch: Batch) -> tuple[Any, list[Any]]:
        xp = self.xp
        w1, b1, w2, b2, w3, b3 = self.matrices(self.weights)
        targets = xp.asarray(batch.targets)
        inputs = self.inputs(batch.rows)
        first = xp.maximum(inputs @ w1 + b1, 0)
        second = xp.maximum(first @ w2 + b2, 0)
        scores = (second @ w3 + b3).reshape(-1, self.players)
        scores = scores - scores.max(1, keepdims=True)
        chances = xp.exp(scores)
        whole = chances.sum(1, keepdims=True)
        losses = (targets * (xp.log(whole) - scores)).sum(1)

        back = ((chances / whole - targets) / len(targets)).reshape(-1, 1)
        d3, db3 = second.T @ back, back.sum(0, keepdims=True)
        back = (back @ w3.T) * (second > 0)
        d2, db2 = first.T @ back, back.sum(0, keepdims=True)
        back = (back @ w2.T) * (first > 0)
        return losses.mean(), [inputs.T @ back, back.sum(0, keepdims=True), d2, db2, d3, db3]
