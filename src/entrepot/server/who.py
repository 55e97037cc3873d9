"""Whoever sends something: what the keys that came with it are good for."""

from __future__ import annotations

from typing import NamedTuple

from entrepot.server.errors import NotAllowed
from entrepot.server.keys import hashed
from entrepot.server.life import Life


class Who(NamedTuple):
    seat: int | None
    host: bool
    hashes: frozenset[str]


SPECTATOR = Who(None, False, frozenset())


def known(life: Life, keys: tuple[str, ...]) -> Who:
    """Unknown keys are as good as none."""
    hashes = frozenset(hashed(key) for key in keys)
    seat = next((i for i, place in enumerate(life.seats) if place.key in hashes), None)
    return Who(seat, life.host in hashes, hashes)


def sits(life: Life, who: Who) -> bool:
    """Still? A key ends when the seat moves to another device or to somebody else."""
    return who.seat is not None and life.seats[who.seat].key in who.hashes


def seat_of(life: Life, who: Who) -> int:
    if who.seat is None or not sits(life, who):
        raise NotAllowed("not-your-seat")
    return who.seat


def check_host(life: Life, who: Who) -> None:
    if life.host is None or life.host not in who.hashes:
        raise NotAllowed("not-the-host")
