"""Counts by type, all five in one number, eight bits each: quick to copy, add and compare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's integer, when compiled

TYPE_COUNT: Final = 5
ONE_OF_LAST: Final = 0x1_0000_0000
ALL_TYPES_MASK: Final = (1 << TYPE_COUNT) - 1


def one_of(type: i64) -> i64:
    """One of this type, none of the others."""
    return ONE_OF_LAST >> 8 * (TYPE_COUNT - 1 - type)  # 1 << ... would be 32 bits in C


def count_of(counts: i64, type: i64) -> i64:
    """How many of this type; none of -1, which stands for no type."""
    return counts >> 8 * (type & 7) & 255


def packed(counts: list[int]) -> i64:
    total: i64 = 0
    for type in range(TYPE_COUNT):
        total += counts[type] << 8 * type
    return total


def sum_of(counts: i64) -> i64:
    total: i64 = 0
    while counts:
        total += counts & 255
        counts >>= 8
    return total


def least(some: i64, others: i64) -> i64:
    """Of each type the smaller count."""
    found: i64 = 0
    place: i64 = 0
    while some:
        one: i64 = some & 255
        other: i64 = others & 255
        found |= (one if one < other else other) << place
        some, others, place = some >> 8, others >> 8, place + 8
    return found


def most(some: i64, others: i64) -> i64:
    """Of each type the larger count."""
    return some + others - least(some, others)


def types_among(counts: i64) -> int:
    """Of how many types there are any."""
    found = 0
    while counts:
        if counts & 255:
            found += 1
        counts >>= 8
    return found


def fitting(free: i64, wild: i64, cards: i64) -> i64:
    """How many of these cards fill free slots; those of wild types fit all of them."""
    room: i64 = 0
    fit: i64 = 0
    while free or cards:
        slots: i64 = free & 255
        have: i64 = cards & 255
        room += slots
        fit += have if have < slots or wild & 1 else slots
        free, cards, wild = free >> 8, cards >> 8, wild >> 1
    return room if room < fit else fit
