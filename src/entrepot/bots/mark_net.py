"""A small net that scores lists of marks.

A mark is a number that says of something that it is so; each stands for one row of weights:

    the rows of all marks of a list, summed: 64 -> 32 -> 1

Like the net of `net.py`, it has a C extension and the same in Python, which is far slower.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from entrepot.bots.net import FAST, half_floats, positive, product, read_half_floats

if FAST:
    from entrepot.bots import _net

FIRST: Final = 64
SECOND: Final = 32

MarkScores = Callable[[list[list[int]]], list[float]]


def parts(kinds: int) -> list[tuple[int, int]]:
    """The matrices of a net for so many kinds of marks, in the order in which they are kept."""
    return [(kinds, FIRST), (1, FIRST), (FIRST, SECOND), (1, SECOND), (SECOND, 1), (1, 1)]


class MarkNet:
    def __init__(self, kinds: int, weights: array[float], made: dict[str, Any]) -> None:
        if len(weights) != sum(rows * columns for rows, columns in parts(kinds)):
            raise ValueError("weights", len(weights), kinds)
        self.kinds, self.weights, self.made = kinds, weights, made
        self.scores: MarkScores = extension_scores(self) if FAST else plain_scores(self)
        """A score for each list of marks."""


def extension_scores(net: MarkNet) -> MarkScores:
    return lambda lists: _net.mark_scores(net.weights, lists)


class Header(msgspec.Struct):
    kinds: int
    made: dict[str, Any]
    """How the net was made: settings, seed, versions."""


def read(document: bytes) -> MarkNet:
    """A net from its file: a line of JSON, then the weights as 16-bit floats."""
    line, _, body = document.partition(b"\n")
    header = msgspec.json.decode(line, type=Header)
    return MarkNet(header.kinds, read_half_floats(body), header.made)


def written(net: MarkNet) -> bytes:
    line = msgspec.json.encode(Header(net.kinds, net.made))
    return line + b"\n" + half_floats(net.weights)


class MarkWeights(NamedTuple):
    """The simplest net of marks: what each of them adds."""

    weights: list[float]
    made: dict[str, Any]


def read_weights(document: bytes) -> MarkWeights:
    line, _, body = document.partition(b"\n")
    header = msgspec.json.decode(line, type=Header)
    weights = read_half_floats(body)
    if len(weights) != header.kinds:
        raise ValueError("weights", len(weights), header.kinds)
    return MarkWeights(list(weights), header.made)


def written_weights(weights: array[float], made: dict[str, Any]) -> bytes:
    line = msgspec.json.encode(Header(len(weights), made))
    return line + b"\n" + half_floats(weights)


def plain_scores(net: MarkNet) -> MarkScores:
    """What the C extension does, in Python."""
    matrices, start = [], 0
    for rows, columns in parts(net.kinds):
        end = start + rows * columns
        matrices.append([list(net.weights[i : i + columns]) for i in range(start, end, columns)])
        start = end
    first, first_bias, second, second_bias, third, third_bias = matrices

    def score(marks: list[int]) -> float:
        chosen = [first_bias[0], *[first[mark] for mark in marks]]
        hidden = positive([sum(each) for each in zip(*chosen, strict=True)])
        hidden = positive(product(hidden, second, second_bias[0]))
        return product(hidden, third, third_bias[0])[0]

    return lambda lists: [score(marks) for marks in lists]
