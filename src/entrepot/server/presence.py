"""What people did other than playing: they left, came back, or refused to step back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from entrepot.server.company_protocol import Notice, NoticeKind

if TYPE_CHECKING:
    from entrepot.server.journal import TimedEntry
    from entrepot.server.table_state import TableState

MOST_NOTICES = 30
"""How many notices are kept; the oldest go first."""


def add_notice(
    state: TableState, entry: TimedEntry, kind: NoticeKind, seat: int, by: int | None = None
) -> None:
    """Note what everybody is to be told of an entry, if it says when it was made."""
    if entry.at:
        name, at, after = state.seats[seat].name, entry.at, entry.events
        notice = Notice(kind=kind, seat=seat, name=name, by=by, at=at, after=after)
        state.notices = [*state.notices, notice][-MOST_NOTICES:]


def stepped_back(notices: list[Notice], events: int | None) -> list[Notice]:
    """The notices after a step back: none lies behind the events that are left."""
    if events is None:
        return notices
    return [replace(each, after=min(each.after, events)) for each in notices]
