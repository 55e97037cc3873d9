"""Writes rows of arrays: in C where that was compiled, otherwise with numpy.

A buffer is a flat array. Its row begins at item `at` and has `size` items, all 0 but what is given.
Rows of 28 kB are mostly 0. So the places of the others can be noted, for all rows of a buffer: then
the next row is written over the last by clearing only these. Nobody else may write there meanwhile.
"""

from __future__ import annotations

from array import array
from importlib import import_module
from importlib.util import find_spec
from typing import Any

NOTES = 400
"""Of a row; one with more is cleared as a whole."""


def new_notes(rows: int) -> array[int]:
    return array("H", [0]) * (rows * NOTES)


def plain_row(
    buffer: Any,
    at: int,
    size: int,
    places: list[int],
    marks: list[Any],
    numbers: list[Any],
    notes: Any = None,
) -> None:
    """An observation: `places`, `marks` and `numbers` as the games' encoders give them."""
    row = buffer[at : at + size]
    row[:] = 0
    for base, each in zip(places, marks, strict=True):
        row[[base + number for number in each]] = 1
    for place, given in zip(numbers[::2], numbers[1::2], strict=True):
        values = given if isinstance(given, list) else [given]
        row[place : place + len(values)] = values


def add_to_plain_row(buffer: Any, at: int, size: int, numbers: list[Any], notes: Any) -> None:
    """Numbers that a row gets besides those that it has."""
    row = buffer[at : at + size]
    row[numbers[::2]] = numbers[1::2]


def plain_mask(buffer: Any, at: int, size: int, words: list[int]) -> None:
    """A mask: 1 at every word."""
    row = buffer[at : at + size]
    row[:] = 0
    row[words] = 1


_C: Any = import_module("entrepot.research._rows") if find_spec("entrepot.research._rows") else None
write_row: Any = _C.write_row if _C else plain_row
add_to_row: Any = _C.add_to_row if _C else add_to_plain_row
write_mask: Any = _C.write_mask if _C else plain_mask
