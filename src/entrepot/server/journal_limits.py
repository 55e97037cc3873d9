"""How long a table's journal may get. A game needs a few hundred entries, a long one a thousand."""

from __future__ import annotations

from collections.abc import Iterable

from entrepot.server.errors import TableRefused
from entrepot.server.journal import Answer, Away, Entry
from entrepot.server.table_state import TableState

MOST_ENTRIES = 10_000
"""How many entries a table may have."""
MOST_CHANGES = 1_000
"""How many of them one seat may cause that are not answers."""


def check_room(state: TableState, entries: Iterable[Entry]) -> None:
    """Refuse entries for which there is no room; answers only where the whole journal is full."""
    if state.entry_count >= MOST_ENTRIES:
        raise TableRefused("journal-full", most=MOST_ENTRIES)
    for entry in entries:
        automatic = isinstance(entry, Away) and entry.why == "grace"
        seat = None if isinstance(entry, Answer) or automatic else getattr(entry, "seat", None)
        if seat is not None and state.changes[seat] >= MOST_CHANGES:
            raise TableRefused("too-many-changes", most=MOST_CHANGES)
