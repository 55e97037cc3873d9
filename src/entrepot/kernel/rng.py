"""Seeded chance. The generator is one number in the table, so a copy repeats it.

Below 2**64 it is the state of SplitMix64: quick, but what it draws gives it away. Above, it is a
256-bit key and a 64-bit counter; BLAKE2b of the counter under the key tells nothing of the next.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's integer, when compiled

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_HALF: Final = 0xFFFF_FFFF


class Chance(Protocol):
    rng: int


def first_state(seed: int | str) -> int:
    """The generator of a match with this seed."""
    return int(seed, 16) << 64 if isinstance(seed, str) else mixed(seed)


def state_text(state: int) -> str:
    """A generator in hexadecimal digits, 16 or 80 of them; `int(text, 16)` reads it."""
    return f"{state:016x}" if state <= _MASK else f"{state:080x}"


def bits(table: Chance) -> int:
    """The next 64 random bits."""
    state = table.rng
    if state > _MASK:
        table.rng = state = state + 1
        key, count = (state >> 64).to_bytes(32, "big"), (state & _MASK).to_bytes(8, "big")
        return int.from_bytes(blake2b(count, key=key, digest_size=8).digest(), "big")
    table.rng = state = (state + 0x9E37_79B9_7F4A_7C15) & _MASK
    return mixed(state)


def mixed(number: int) -> int:
    """A 64-bit number in which every bit depends on every bit of `number`."""
    high, low = mixed_halves(number >> 32 & _HALF, number & _HALF)
    return joined(high, low)


def joined(high: int, low: int) -> int:
    """A 64-bit number from its halves; it may not fit a machine's integer, which has a sign."""
    return high << 32 | low


def mixed_halves(high: i64, low: i64) -> tuple[i64, i64]:
    """The same for a number's upper and lower 32 bits, which fit a machine's integers when they
    are multiplied: z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9, z = (z ^ z >> 27) * 0x94D049BB133111EB,
    z ^ z >> 31."""
    low, high = low ^ (low >> 30 | high << 2 & _HALF), high ^ high >> 30
    product: i64 = low * 0x1CE4_E5B9
    high = high * 0x1CE4_E5B9 - low * 0x40A7_B893 + (product >> 32) & _HALF
    low = product & _HALF
    low, high = low ^ (low >> 27 | high << 5 & _HALF), high ^ high >> 27
    product = low * 0x1331_11EB
    high = high * 0x1331_11EB - low * 0x6B2F_B645 + (product >> 32) & _HALF
    low = product & _HALF
    return high ^ high >> 31, low ^ (low >> 31 | high << 1 & _HALF)


def below(table: Chance, limit: int) -> int:
    """A number from 0 to limit - 1; with 64 bits the bias is far below anything measurable."""
    return (bits(table) * limit) >> 64


def shuffle(table: Chance, items: list[Any]) -> None:
    if table.rng > _MASK:
        for last in range(len(items) - 1, 0, -1):
            other = below(table, last + 1)
            items[last], items[other] = items[other], items[last]
        return
    high: i64 = table.rng >> 32
    low: i64 = table.rng & _HALF
    left: i64 = len(items)
    while left > 1:  # as above, in machine's integers
        low += 0x7F4A_7C15
        high = high + 0x9E37_79B9 + (low >> 32) & _HALF
        low &= _HALF
        upper, lower = mixed_halves(high, low)
        place: i64 = upper * left + (lower * left >> 32) >> 32
        left -= 1
        items[left], items[place] = items[place], items[left]
    table.rng = joined(high, low)


def quick_shuffle(items: list[int], seed: int) -> None:
    """For imagined worlds, of which a search needs thousands; uses small numbers only (MINSTD)."""
    state: i64 = seed % 2_147_483_646 + 1
    last: i64 = len(items)
    while last > 1:
        state = state * 48_271 % 2_147_483_647
        other: i64 = state * last // 2_147_483_647
        last -= 1
        items[last], items[other] = items[other], items[last]
