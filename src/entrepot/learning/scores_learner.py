"""Learns the weights of marks that correct the scores of options (`learning/score_games.py`).

The slopes of a generation of games are divided by how much those games could say of each weight
(the sum of squared slopes), so a rare mark moves little. Both are remembered for some steps.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from entrepot.learning.learner import Batch, Learner

MEMORY = 0.8
"""How much of the slopes and squares before stays at each step."""
DOUBT = 300.0
"""The sum of squared slopes at which a weight moves half as far as one with endless games."""
AVERAGE = 0.9
"""How much of the averaged weights stays at each step."""


class ScoresLearner(Learner):
    def __init__(self, kinds: int, xp: Any = np) -> None:
        super().__init__(np.zeros(kinds, np.float32), xp)

    def batch(self, rows: bytes, targets: bytes) -> Batch:
        """A row of slopes for each job, and one of squares."""
        slopes, squares = np.frombuffer(rows, np.float32), np.frombuffer(targets, np.float32)
        return Batch(slopes.reshape(-1, len(self.weights)), squares.reshape(-1, len(self.weights)))

    def step(self, batch: Batch, rate: float) -> Any:
        """`rate` is in credits for a slope of 1; returns how far the mean weight moved."""
        self.mean += (1 - MEMORY) * (batch.rows.sum(0) - self.mean)
        self.square += (1 - MEMORY) * (batch.targets.sum(0) - self.square)
        moved = rate * self.mean / (self.square + DOUBT)
        self.weights += moved
        self.steps += 1
        kept = min(AVERAGE, self.steps / (self.steps + 10))
        self.average += (1 - kept) * (self.weights - self.average)
        return self.xp.abs(moved).mean()
