"""Tables in a data folder, for one server: the store that everybody starts with."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from entrepot.server.errors import StoreProblem
from entrepot.server.instruments import WRITES
from entrepot.server.private_files import make_folder
from entrepot.server.sqlite_schema import FILE, connect, copy_database, version
from entrepot.server.sqlite_writer import SqliteWriter
from entrepot.server.store import (
    Change,
    EntryRow,
    Facts,
    Later,
    Old,
    Outcome,
    ReviewRow,
    SnapshotRow,
    StoredTable,
    Summary,
    UnderWay,
    WholeTable,
)

Connection = sqlite3.Connection


class SqliteStore(SqliteWriter):
    """Nobody else writes to the folder, so a change is late only by a mistake of ours."""

    async def stop(self) -> None:
        self.close()

    async def create(self, table: WholeTable) -> None:
        with WRITES.time():
            await self.run(lambda connection: _insert_table(connection, table), writes=True)

    async def append(self, change: Change, rematch: WholeTable | None = None) -> Outcome:
        def write(connection: Connection) -> Outcome:
            if _length(connection, change.table) != change.length:
                return Outcome.LATE
            _insert_entries(connection, change.table, change.entries)
            if rematch is not None:
                _insert_table(connection, rematch)
            changed = "state = ?, seats = ?, listed = ?, due = ?, touched = ?"
            connection.execute(
                f"UPDATE tables SET {changed} WHERE id = ?", (*change.facts, change.table)
            )
            return Outcome.WRITTEN

        with WRITES.time():
            return await self.run(write, writes=True)

    async def table(self, id: str) -> StoredTable | None:
        return await self.run(lambda connection: _read_table(connection, id))

    async def later(self, id: str, length: int) -> Later | None:
        stored = await self.table(id)
        return None if stored is None else Later(stored.entries[length:], 0)

    async def lengths(self, ids: list[str]) -> dict[str, int]:
        wanted = "SELECT value FROM json_each(?)"
        sql = f"SELECT id FROM tables WHERE id IN ({wanted})"

        def lengths(connection: Connection) -> dict[str, int]:
            found = connection.execute(sql, (json.dumps(ids),)).fetchall()
            return {id: _length(connection, id) for (id,) in found}

        return await self.run(lengths)

    async def take_over(self, id: str, code: int) -> None:
        """There is no other code."""

    async def freeze(self, id: str) -> None:
        await self._execute("UPDATE tables SET state = 'frozen', due = 0 WHERE id = ?", (id,))

    async def keep_snapshot(self, id: str, snapshot: SnapshotRow) -> None:
        await self.run(lambda connection: _upsert_snapshot(connection, id, snapshot), writes=True)

    async def delete(self, id: str) -> None:
        await self._execute("DELETE FROM tables WHERE id = ?", (id,))

    async def review(self, id: str, open: bool) -> bytes | None:
        sql = "SELECT review FROM reviews WHERE table_id = ? AND open = ?"
        rows = await self._select(sql, (id, open))
        return bytes(rows[0][0]) if rows else None

    async def keep_review(self, id: str, review: ReviewRow) -> None:
        await self._execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?)", (id, *review))

    async def tell_review(self, id: str, how_far: UnderWay) -> float:
        return float("inf")

    async def review_under_way(self, id: str) -> UnderWay | None:
        return None

    async def count_by_state(self) -> dict[str, int]:
        return dict(await self._select("SELECT state, count(*) FROM tables GROUP BY state"))

    async def ages(self) -> list[tuple[str, int, bool]]:
        return await self._select(AGES)

    async def listed(
        self, limit: int, state: str | None = None, game: str | None = None, skip: int = 0
    ) -> list[Summary]:
        sql = f"SELECT {', '.join(Summary._fields)} FROM tables WHERE listed AND state IN (?, ?)"
        values: tuple[Any, ...] = (state, state) if state else ("waiting", "playing")
        if game is not None:
            header = "CAST(header AS TEXT)"
            sql += f" AND CASE WHEN json_valid({header}) THEN {header} ->> '$.game' END = ?"
            values += (game,)
        sql += " ORDER BY state = 'waiting' DESC, made DESC, id LIMIT ? OFFSET ?"
        return [Summary(*row) for row in await self._select(sql, (*values, limit, skip))]

    async def still_listed(self, ids: list[str]) -> list[str]:
        sql = (
            "SELECT id FROM tables WHERE listed AND state IN ('waiting', 'playing') "
            f"AND id IN ({', '.join('?' * len(ids))})"
        )
        return [id for (id,) in await self._select(sql, ids)]

    async def due_tables(self, since: int, until: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE due AND touched BETWEEN ? AND ?"
        return [id for (id,) in await self._select(sql, (since, until))]

    async def old_tables(self, old: Old) -> list[str]:
        return await self.run(lambda connection: old_tables(connection, old))

    async def delete_old(self, ids: Collection[str], old: Old) -> int:
        def delete(connection: Connection) -> int:
            return delete_tables(connection, set(ids).intersection(old_tables(connection, old)))

        return await self.run(delete, writes=True)

    async def take_token(self, name: str, client: str, rate: float, burst: float) -> float:
        return 0.0

    async def all_tables(self) -> AsyncIterator[WholeTable]:
        with closing(connect(self.path)) as connection:
            connection.execute("BEGIN")
            for (id,) in connection.execute("SELECT id FROM tables ORDER BY id"):
                yield _read_whole(connection, id)

    async def _execute(self, sql: str, values: Sequence[Any]) -> None:
        await self.run(lambda connection: connection.execute(sql, values), writes=True)

    async def _select(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        return await self.run(lambda connection: connection.execute(sql, values).fetchall())


def _length(connection: Connection, id: str) -> int:
    last = "SELECT coalesce(max(number), -1) FROM steps WHERE table_id = ?"
    return 1 + int(connection.execute(last, (id,)).fetchone()[0])


def _insert_entries(connection: Connection, id: str, entries: list[EntryRow]) -> None:
    for entry in entries:
        connection.execute("INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?)", (id, *entry))


def _insert_table(connection: Connection, table: WholeTable) -> None:
    state, seats, listed, due, touched = table.facts
    row = (table.id, table.header, state, seats, listed, due, table.made, touched)
    connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    _insert_entries(connection, table.id, table.entries)
    if table.snapshot is not None:
        _upsert_snapshot(connection, table.id, table.snapshot)
    for review in table.reviews:
        connection.execute("INSERT INTO reviews VALUES (?, ?, ?)", (table.id, *review))


def _upsert_snapshot(connection: Connection, id: str, snapshot: SnapshotRow) -> None:
    names = SnapshotRow._fields
    places = ", ".join("?" * (len(names) + 1))
    changed = ", ".join(f"{name} = excluded.{name}" for name in names)
    sql = f"INSERT INTO snapshots VALUES ({places}) ON CONFLICT DO UPDATE SET {changed}"
    connection.execute(f"{sql} WHERE excluded.number >= number", (id, *snapshot))


def _read_table(connection: Connection, id: str) -> StoredTable | None:
    def select(columns: tuple[str, ...], rest: str) -> list[tuple[Any, ...]]:
        return connection.execute(f"SELECT {', '.join(columns)} FROM {rest}", (id,)).fetchall()

    found = select(("header", "made", "state"), "tables WHERE id = ?")
    if not found:
        return None
    header, made, state = found[0]
    entries = select(EntryRow._fields, "steps WHERE table_id = ? ORDER BY number")
    snapshots = select(SnapshotRow._fields, "snapshots WHERE table_id = ?")
    snapshot = SnapshotRow(*snapshots[0]) if snapshots else None
    return StoredTable(id, header, made, [EntryRow(*row) for row in entries], snapshot, state)


def _read_whole(connection: Connection, id: str) -> WholeTable:
    stored = _read_table(connection, id)
    assert stored is not None
    facts = f"SELECT {', '.join(Facts._fields)} FROM tables WHERE id = ?"
    state, seats, listed, due, touched = connection.execute(facts, (id,)).fetchone()
    reviews = connection.execute("SELECT open, review FROM reviews WHERE table_id = ?", (id,))
    return WholeTable(
        *stored[:3],
        Facts(state, seats, bool(listed), bool(due), touched),
        stored.entries,
        stored.snapshot,
        tuple(ReviewRow(bool(open), review) for open, review in reviews),
    )


# -- also without a server, on a connection of its own

AGES = "SELECT state, touched, due FROM tables"


def old_tables(connection: Connection, old: Old) -> list[str]:
    places = ", ".join("?" * len(old.states))
    sql = f"SELECT id FROM tables WHERE touched < ? AND state IN ({places})"
    return [id for (id,) in connection.execute(sql, (old.before, *old.states))]


def delete_tables(connection: Connection, ids: Collection[str]) -> int:
    sql = "DELETE FROM tables WHERE id IN (SELECT value FROM json_each(?))"
    return connection.execute(sql, (json.dumps(list(ids)),)).rowcount


def backup(folder: Path, to: Path) -> None:
    """Copy the database; the copy is consistent even while a server uses the folder."""
    path = folder / FILE
    if not path.is_file():
        raise StoreProblem("no-data", path=str(path))
    try:
        with closing(connect(path)) as connection:
            version(connection)
            make_folder(to.parent)
            copy_database(connection, to)
    except (OSError, sqlite3.Error) as error:
        raise StoreProblem("no-backup", path=str(to), why=str(error)) from None
