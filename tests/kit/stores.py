"""Rows for a store: tables that nobody plays at, entries that nobody reads."""

from __future__ import annotations

from entrepot.server.sqlite_store import SqliteStore
from entrepot.server.store import (
    Change,
    EntryRow,
    Facts,
    Outcome,
    SnapshotRow,
    Store,
    StoredTable,
    WholeTable,
)
from entrepot.server.tables import Tables


def facts(
    state: str = "waiting", touched: int = 0, due: bool = False, listed: bool = True
) -> Facts:
    return Facts(state, b"[]", listed, due, touched)


def whole(
    id: str,
    *entries: EntryRow,
    state: str = "waiting",
    touched: int = 0,
    due: bool = False,
    snapshot: SnapshotRow | None = None,
) -> WholeTable:
    return WholeTable(id, b"{}", 5, facts(state, touched, due), list(entries), snapshot)


def entry(number: int, ticket: str | None = None, data: bytes = b"{}") -> EntryRow:
    return EntryRow(number, 1, "answer", 0, ticket, data)


def change(id: str, *entries: EntryRow) -> Change:
    """These entries, planned on the length that their numbers follow."""
    return Change(id, entries[0].number, list(entries), facts())


async def add(store: Store, id: str, *entries: EntryRow) -> None:
    assert await store.append(change(id, *entries)) is Outcome.WRITTEN


async def there(store: Store, id: str) -> StoredTable:
    found = await store.table(id)
    assert found is not None
    return found


def folder_of(tables: Tables) -> SqliteStore:
    """The store of these tables, which is a folder."""
    assert isinstance(tables._store, SqliteStore)
    return tables._store
