"""Between waiting and playing: whoever committed to a part of the deal reveals it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from entrepot.fair_deal import part_commitment
from entrepot.server import deal_protocol, journal
from entrepot.server.errors import TableRefused
from entrepot.server.fair_deals import must_reveal
from entrepot.server.journal import Entry
from entrepot.server.table_state import TableState


class EndReveals(Struct):
    """The time to reveal parts of the deal is over."""


def reveal(state: TableState, seat: int, command: deal_protocol.Reveal) -> list[Entry]:
    if state.seats[seat].part == command.part:
        return []  # it came twice, and the game may have begun in between
    if not state.dealing:
        raise TableRefused("not-dealing")
    if state.seats[seat].commitment != part_commitment(command.part):
        raise TableRefused("other-part")
    return [journal.Reveal(seat=seat, part=command.part, ticket=command.ticket)]


def end_reveals(state: TableState) -> list[Entry]:
    return [journal.Begin()] if state.dealing else []


def with_begin(state: TableState, entries: Iterable[Entry]) -> Iterator[Entry]:
    """The entries, and the beginning as soon as nobody has a part of the deal left to reveal.

    Apply each before asking for the next.
    """
    for entry in entries:
        at_once = isinstance(entry, journal.Deal) and not must_reveal(state)
        yield journal.Begin() if at_once else entry
    if state.dealing and not must_reveal(state):
        yield journal.Begin()
