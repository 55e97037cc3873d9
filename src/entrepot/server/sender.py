"""The sender of a command, and what the keys that came with it permit."""

from __future__ import annotations

from typing import NamedTuple

from entrepot.server.errors import NotAllowed
from entrepot.server.keys import key_hash
from entrepot.server.table_state import TableState


class Sender(NamedTuple):
    seat: int | None = None
    host: bool = False
    hashes: frozenset[str] = frozenset()
    own_key: str = ""
    """The key that a browser has at this table; a program gets a new one."""
    name: str = ""
    """What a spectator is called."""


SPECTATOR = Sender()
SERVER = Sender()
"""The server itself, which plays for bots and arranges rematches; it needs no key for that."""


def identify(state: TableState, keys: tuple[str, ...]) -> Sender:
    """What the keys permit; unknown ones are ignored."""
    hashes = frozenset(key_hash(key) for key in keys)
    seat = next((i for i, seat in enumerate(state.seats) if seat.key in hashes), None)
    return Sender(seat, state.host in hashes, hashes)


def still_sits(state: TableState, sender: Sender) -> bool:
    """A key is void once the seat moves to another device or to somebody else."""
    return sender.seat is not None and state.seats[sender.seat].key in sender.hashes


def seat_of(state: TableState, sender: Sender) -> int:
    if sender.seat is None or not still_sits(state, sender):
        raise NotAllowed("not-your-seat")
    return sender.seat


def check_host(state: TableState, sender: Sender) -> None:
    if state.host is None or state.host not in sender.hashes:
        raise NotAllowed("not-the-host")
