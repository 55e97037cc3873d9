"""What a seat sees and may say, as fixed-length arrays."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

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


def box(game: str, players: int) -> spaces.Box:
    return spaces.Box(0, GREATEST, (size(game, players),), np.float32)


def actions(game: str) -> int:
    return len(CODES[game].VOCABULARY)


def observation(sitting: Sitting, seat: int) -> NDArray[np.float32]:
    """Every part of the layout, as this seat knows it.

    `said` counts the words of the seat's own unfinished answer, or of its sealed one while others
    still owe theirs; `said_at` gives the last place of each, counted from 1.
    """
    match = sitting.match
    code, pending = CODES[match.game], match.pending
    kind = pending[0].kind if pending else ""
    seen = code.observed(match.state.table, seat, kind, [question.seat for question in pending])
    array = np.zeros(size(match.game, match.players), np.float32)
    array[list(seen)] = list(seen.values())
    said, said_at = (part.offset for part in layout(match.game, match.players)[-2:])
    for place, word in enumerate(words_of(sitting, seat)):
        array[said + word] += 1
        array[said_at + word] = place + 1
    return array


def words_of(sitting: Sitting, seat: int) -> tuple[int, ...]:
    match = sitting.match
    if seat == sitting.actor:
        return sitting.start
    if seat in match.state.sealed:
        choice = match.state.sealed[seat]
        spelled: tuple[int, ...] = CODES[match.game].spelling(match.state.table, seat, choice)
        return spelled
    return ()


def mask(sitting: Sitting, seat: int) -> NDArray[np.int8]:
    """1 for each word that the seat can say now."""
    array = np.zeros(actions(sitting.match.game), np.int8)
    if seat == sitting.actor:
        array[sitting.words] = 1
    return array
