"""A change of a table, worked out on a copy of its state before anything is written.

Nothing here waits or writes: the same command on the same state leads to the same entries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from entrepot.kernel.game import GAMES
from entrepot.server import commands, wire
from entrepot.server.commands import Command, Reply
from entrepot.server.dealing import with_begin
from entrepot.server.journal import (
    FORMAT,
    Answer,
    Entry,
    apply_entry,
    entry_row,
    own_match,
    read_entry,
)
from entrepot.server.journal_limits import check_room
from entrepot.server.sender import Sender
from entrepot.server.standing_answers import with_standing_answers
from entrepot.server.store import Change, EntryRow, Facts
from entrepot.server.table_state import TableState, is_due


class Planned(NamedTuple):
    state: TableState
    """The state once the change is written; the same as before if there is none."""
    change: Change | None
    reply: Reply
    given: Sequence[str] = ()
    """By whom answers are given."""


def planned(
    state: TableState,
    sender: Sender,
    command: Command,
    at: int,
    time: Callable[[list[Entry]], list[Entry]],
) -> Planned:
    """What the command leads to; `time` gives entries about the game's clock to go with others."""
    entries, reply = commands.plan(state, sender, command, at)
    goes_on = commands.goes_on(state, command)
    entries = [*entries, *time(entries)]
    if not entries and not goes_on:
        return Planned(state, None, reply)
    check_room(state, entries)
    after, rows, given = state.copy(), list[EntryRow](), list[str]()
    if goes_on:
        own_match(after).go_on()
    for entry in with_begin(after, with_standing_answers(after, entries)):
        given += [entry.by] if isinstance(entry, Answer) else []
        number = after.entry_count
        apply_entry(after, entry)
        rows.append(entry_row(number, at, entry))
    return Planned(after, change_of(state, rows, after, at) if rows else None, reply, given)


def change_of(before: TableState, rows: list[EntryRow], after: TableState, at: int) -> Change:
    code = code_version(after.header.game)
    return Change(after.id, before.entry_count, rows, facts(after, at), code)


def code_version(game: str) -> int:
    """What must be the same, or newer, of code that goes on with a table: entries and rules."""
    return FORMAT * 10_000 + (GAMES[game].version if game in GAMES else 0)


def facts(state: TableState, at: int) -> Facts:
    """What can be known of the table while it is not in memory."""
    seats, due = wire.seats_summary(state), is_due(state)
    listed = state.listed and state.status in ("waiting", "playing")
    return Facts(state.status, seats, listed, due, at)


def caught_up(state: TableState, rows: Iterable[EntryRow]) -> TableState:
    """The state after entries that another process has written."""
    after = state.copy()
    for row in rows:
        if row.number != after.entry_count:
            raise ValueError(row.number)
        if after.match is not None and any(asked.forced for asked in after.match.pending):
            # whoever wrote the entry may have gone on from a question that left no choice
            match = own_match(after)
            match.state.unhurried = 0
            match.go_on()
        apply_entry(after, read_entry(row))
    return after
