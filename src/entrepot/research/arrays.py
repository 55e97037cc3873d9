"""What a seat sees and may say, as fixed-length arrays."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from entrepot.research.rows import write_mask, write_row
from entrepot.research.sitting import CODES, Sitting

GREATEST = 1_000_000
"""No number in an observation is greater than this."""


class Part(NamedTuple):
    name: str
    offset: int
    length: int


@cache
def layout(game: str, players: int) -> tuple[Part, ...]:
    """The parts of an observation. `-0` after a name is the observing seat, `-1` the next one."""
    code = CODES[game]
    words = len(code.VOCABULARY)
    found, offset = [], 0
    for name, length in [*code.layout(players), ("said", words), ("said_at", words)]:
        found.append(Part(name, offset, length))
        offset += length
    return tuple(found)


@cache
def size(game: str, players: int) -> int:
    last = layout(game, players)[-1]
    return last.offset + last.length


@cache
def mark_places(game: str, players: int) -> list[int]:
    return list(CODES[game].places(players))


def box(game: str, players: int) -> spaces.Box:
    return spaces.Box(0, GREATEST, (size(game, players),), np.float32)


def actions(game: str) -> int:
    return len(CODES[game].VOCABULARY)


def observation(sitting: Sitting, seat: int) -> NDArray[np.float32]:
    """Every part of the layout, as this seat knows it."""
    length = size(sitting.match.game, sitting.match.players)
    array: NDArray[np.float32] = np.empty(length, np.float32)
    places = mark_places(sitting.match.game, sitting.match.players)
    write_row(array, 0, length, places, *sitting.observed(seat))
    return array


def mask(sitting: Sitting, seat: int) -> NDArray[np.int8]:
    """1 for each word that the seat can say now."""
    length = actions(sitting.match.game)
    array: NDArray[np.int8] = np.empty(length, np.int8)
    write_mask(array, 0, length, sitting.words if seat == sitting.actor else [])
    return array
