"""Writes rows of arrays: in C where that was compiled, otherwise with numpy.

A buffer is a flat array. Its row begins at item `at` and has `size` items, all 0 but what is given.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def plain_row(buffer: Any, at: int, size: int, marks: list[Any], numbers: list[Any]) -> None:
    """An observation: `marks` and `numbers` as the games' encoders give them."""
    row = buffer[at : at + size]
    row[:] = 0
    pairs = zip(marks[::2], marks[1::2], strict=True)
    row[[base + card for base, cards in pairs for card in cards]] = 1
    for place, values in zip(numbers[::2], numbers[1::2], strict=True):
        row[place : place + len(values)] = values


def plain_mask(buffer: Any, at: int, size: int, words: list[int]) -> None:
    """A mask: 1 at every word."""
    row = buffer[at : at + size]
    row[:] = 0
    row[words] = 1


_C: Any = import_module("entrepot.research._rows") if find_spec("entrepot.research._rows") else None
write_row: Any = _C.write_row if _C else plain_row
write_mask: Any = _C.write_mask if _C else plain_mask
