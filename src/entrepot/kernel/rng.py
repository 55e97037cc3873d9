"""Seeded chance. The generator is one number in the table, so a copy repeats it.

Below 2**64 it is the state of SplitMix64: quick, but what it draws gives it away. Above, it is a
256-bit key and a 64-bit counter; BLAKE2b of the counter under the key tells nothing of the next.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Protocol

from entrepot.splitmix import FAST, MASK, STEP, shuffled
from entrepot.splitmix import mixed as mixed

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's integer, when compiled


class Chance(Protocol):
    rng: int


def first_state(seed: int | str) -> int:
    """The generator of a match with this seed."""
    return int(seed, 16) << 64 if isinstance(seed, str) else mixed(seed)


def state_text(state: int) -> str:
    """A generator in hexadecimal digits, 16 or 80 of them; `int(text, 16)` reads it."""
    return f"{state:016x}" if state <= MASK else f"{state:080x}"


def bits(table: Chance) -> int:
    """The next 64 random bits."""
    state = table.rng
    if state > MASK:
        table.rng = state = state + 1
        key, count = (state >> 64).to_bytes(32, "big"), (state & MASK).to_bytes(8, "big")
        return int.from_bytes(blake2b(count, key=key, digest_size=8).digest(), "big")
    table.rng = state = (state + STEP) & MASK
    return mixed(state)


def below(table: Chance, limit: int) -> int:
    """A number from 0 to limit - 1; with 64 bits the bias is far below anything measurable."""
    return (bits(table) * limit) >> 64


def shuffle(table: Chance, items: list[Any]) -> None:
    if FAST and table.rng <= MASK:
        table.rng = shuffled(items, table.rng)
        return
    for last in range(len(items) - 1, 0, -1):
        other = below(table, last + 1)
        items[last], items[other] = items[other], items[last]


def quick_shuffle(items: list[int], seed: int) -> None:
    """For imagined worlds, of which a search needs thousands; uses small numbers only (MINSTD)."""
    state: i64 = seed % 2_147_483_646 + 1
    last: i64 = len(items)
    while last > 1:
        state = state * 48_271 % 2_147_483_647
        other: i64 = state * last // 2_147_483_647
        last -= 1
        items[last], items[other] = items[other], items[last]
