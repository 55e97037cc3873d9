"""What a store of tables keeps, as plain data, and what it promises.

A table is its journal. A change says on which length of the journal it was planned, and is
written entirely or not at all; if the journal has grown meanwhile, it is late.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from enum import Enum
from typing import NamedTuple, Protocol

DAY = 24 * 60 * 60 * 1000


class EntryRow(NamedTuple):
    """An entry of a table's journal."""

    number: int
    at: int
    kind: str
    seat: int | None
    ticket: str | None
    data: bytes


class SnapshotRow(NamedTuple):
    number: int
    rules: int
    era: int
    digest: str
    save: bytes
    position: bytes


class ReviewRow(NamedTuple):
    open: bool
    review: bytes


class UnderWay(NamedTuple):
    """How far a review is at the process that makes it."""

    done: int
    of: int
    review: bytes | None = None
    """The review itself, once it is done."""


class Facts(NamedTuple):
    """What can be known of a table while it is not in memory."""

    state: str
    seats: bytes
    listed: bool
    due: bool
    touched: int


class StoredTable(NamedTuple):
    """What a table is loaded from."""

    id: str
    header: bytes
    made: int
    entries: list[EntryRow]
    snapshot: SnapshotRow | None
    state: str = ""
    """The table's state as last written."""
    code: int = 0
    """The version of the newest code that went on with it."""


class WholeTable(NamedTuple):
    """Everything about a table: of a new one, or of one that moves to another store."""

    id: str
    header: bytes
    made: int
    facts: Facts
    entries: list[EntryRow]
    snapshot: SnapshotRow | None = None
    reviews: tuple[ReviewRow, ...] = ()
    code: int = 0
    """As in a change."""


class Change(NamedTuple):
    """Entries for a table's journal, planned on its first `length` entries."""

    table: str
    length: int
    entries: list[EntryRow]
    facts: Facts
    code: int = 0
    """The version of the code that planned it; older code writes nothing after it."""


class Later(NamedTuple):
    """What came to a journal after the entries that are known."""

    entries: list[EntryRow]
    code: int


class Outcome(Enum):
    WRITTEN = "written"
    LATE = "late"
    """Nothing was written: the journal no longer has the length that the change was planned on."""


class Summary(NamedTuple):
    """What the lobby needs to know about a table."""

    id: str
    header: bytes
    state: str
    seats: bytes
    made: int


class Old(NamedTuple):
    """Tables in these states at which nothing has happened since `before`."""

    before: int
    states: Collection[str]


class Store(Protocol):
    """Where tables are kept. Whatever can't be done raises a `StoreProblem`."""

    @property
    def shared(self) -> bool:
        """May other processes write to it, too?"""

    @property
    def problem(self) -> str | None:
        """The code of what is wrong with it."""

    async def stop(self) -> None:
        """Write everything that is waiting, then close."""

    async def watch(self) -> None:
        """See from time to time whether it can still be written to."""

    # -- tables

    async def create(self, table: WholeTable) -> None: ...

    async def append(self, change: Change, rematch: WholeTable | None = None) -> Outcome:
        """Add to a journal; once this returns, it is on disk. A new table may come with it."""

    async def table(self, id: str) -> StoredTable | None: ...

    async def later(self, id: str, length: int) -> Later | None:
        """What the journal has beyond this length; None if there is no such table."""

    async def lengths(self, ids: list[str]) -> dict[str, int]:
        """The lengths of these tables' journals; whichever is missing is gone."""

    async def take_over(self, id: str, code: int) -> None:
        """Code of this version goes on with the table: older code writes nothing any more."""

    async def freeze(self, id: str) -> None:
        """Mark a table that can't go on; the time of its last activity stays."""

    async def keep_snapshot(self, id: str, snapshot: SnapshotRow) -> None:
        """Keep the snapshot, unless there is a later one."""

    async def delete(self, id: str) -> None: ...

    # -- reviews

    async def review(self, id: str, open: bool) -> bytes | None: ...

    async def keep_review(self, id: str, review: ReviewRow) -> None: ...

    async def tell_review(self, id: str, how_far: UnderWay) -> float:
        """Let other processes know; returns how many seconds ago one of them looked."""

    async def review_under_way(self, id: str) -> UnderWay | None:
        """What another process has told lately; it is told that somebody looked."""

    # -- many tables

    async def count_by_state(self) -> dict[str, int]: ...

    async def ages(self) -> list[tuple[str, int, bool]]:
        """For every table its state, when something happened there last, and whether it is due."""

    async def listed(
        self, limit: int, state: str | None = None, game: str | None = None, skip: int = 0
    ) -> list[Summary]:
        """The tables of the lobby, those that wait first, then the newest."""

    async def still_listed(self, ids: list[str]) -> list[str]:
        """Those of these tables that the lobby shows."""

    async def due_tables(self, since: int, until: int) -> list[str]:
        """Tables where something other than a person must act, last touched in this time."""

    async def old_tables(self, old: Old) -> list[str]: ...

    async def delete_old(self, ids: Collection[str], old: Old) -> int:
        """Delete those of these tables that are still old; returns how many."""

    async def take_token(self, name: str, client: str, rate: float, burst: float) -> float:
        """Count one use for all processes; the seconds until the next one, or 0 if it is allowed.

        A store for one process leaves that to it.
        """

    def all_tables(self) -> AsyncIterator[WholeTable]:
        """Everything, as it was at one moment."""
