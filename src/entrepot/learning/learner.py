"""What learns: weights, their running average and what is remembered from step to step.

Written for numpy or, on an accelerator, CuPy. A `NetLearner` goes down a gradient by Adam; what
differs from net to net is in subclasses.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

SPREAD, MOMENTUM, TINY = 0.999, 0.9, 1e-8
"""Of Adam."""
AVERAGE = 0.995
"""How much of the averaged weights stays at each step. They play, so they must not lag behind."""

KEPT = ("weights", "average", "mean", "square")

Parts = list[tuple[int, int]]
"""The rows and columns of a net's matrices, in the order in which their weights are kept."""


class Batch(NamedTuple):
    rows: NDArray[Any]
    targets: NDArray[np.float32]


def arrays(accelerator: bool | None = None) -> Any:
    """CuPy, if there is an accelerator and it is not refused; else numpy."""
    if accelerator is not False:
        try:
            cupy = import_module("cupy")
            cupy.zeros(1).sum()
            return cupy
        except Exception:
            if accelerator:
                raise
    return np


class Learner(ABC):
    """The weights, their running average, and two more vectors that steps remember."""

    def __init__(self, weights: NDArray[np.float32], xp: Any = np) -> None:
        self.xp, self.steps = xp, 0
        self.weights = xp.asarray(weights)
        self.average = self.weights.copy()
        self.mean = xp.zeros_like(self.weights)
        self.square = xp.zeros_like(self.weights)

    @abstractmethod
    def batch(self, rows: bytes, targets: bytes) -> Batch:
        """What games have left to learn from, as arrays with a row for each thing to learn."""

    @abstractmethod
    def step(self, batch: Batch, rate: float) -> Any:
        """Change the weights; returns the loss before it, still on the accelerator."""

    def flat(self) -> array[float]:
        """The averaged weights in the order in which they are kept."""
        return array("f", self.host(self.average).tobytes())

    def host(self, values: Any) -> NDArray[np.float32]:
        found: NDArray[np.float32] = values if self.xp is np else values.get()
        return found

    def save(self) -> dict[str, NDArray[Any]]:
        kept = {name: self.host(getattr(self, name)) for name in KEPT}
        return {"steps": np.array(self.steps), **kept}

    def restore(self, saved: Any) -> None:
        self.steps = int(saved["steps"])
        for name in KEPT:
            setattr(self, name, self.xp.asarray(saved[name]))


class NetLearner(Learner):
    def __init__(self, parts: Parts, weights: NDArray[np.float32], xp: Any = np) -> None:
        super().__init__(weights, xp)
        self.parts = parts

    @abstractmethod
    def gradients(self, batch: Batch) -> tuple[Any, list[Any]]:
        """The mean loss, and its slopes by the matrices."""

    def step(self, batch: Batch, rate: float) -> Any:
        """One step down the gradient, by Adam."""
        loss, gradients = self.gradients(batch)
        gradient = self.xp.concatenate([each.ravel() for each in gradients])
        self.steps += 1
        evened = rate * (1 - SPREAD**self.steps) ** 0.5 / (1 - MOMENTUM**self.steps)
        self.mean += (1 - MOMENTUM) * (gradient - self.mean)
        self.square += (1 - SPREAD) * (gradient * gradient - self.square)
        self.weights -= evened * self.mean / (self.xp.sqrt(self.square) + TINY)
        kept = min(AVERAGE, self.steps / (self.steps + 10))
        self.average += (1 - kept) * (self.weights - self.average)
        return loss

    def matrices(self, weights: Any) -> list[Any]:
        """A vector of weights as the matrices of the layers."""
        found, start = [], 0
        for rows, columns in self.parts:
            end = start + rows * columns
            found.append(weights[start:end].reshape(rows, columns))
            start = end
        return found


def first_weights(parts: Parts, inputs: dict[int, int], seed: int) -> NDArray[np.float32]:
    """Random weights whose sums stay about as large as their inputs; biases begin at zero.

    `inputs` says of matrices, by their rows, how many of the rows count at a time, if not all."""
    chance = np.random.default_rng(seed)
    found = []
    for rows, columns in parts:
        scale = 0.0 if rows == 1 else (2 / inputs.get(rows, rows)) ** 0.5
        found.append(chance.normal(0, scale, rows * columns).astype(np.float32))
    return np.concatenate(found)
