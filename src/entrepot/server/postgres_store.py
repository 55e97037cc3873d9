"""Tables in a PostgreSQL database, for as many servers as one likes.

A change is one statement: it takes the table's row from the length it was planned on to the next
one and adds the entries, or touches nothing because somebody was first. If the connection is lost
on the way, the same statement is sent again; whoever then finds the same entries there has written
them.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Collection
from time import monotonic
from typing import Any, LiteralString

import psycopg

from entrepot.server import postgres_connections as connections
from entrepot.server.errors import StoreProblem
from entrepot.server.instruments import WRITES
from entrepot.server.places import shown
from entrepot.server.postgres_connections import AnyConnection, Connections, Lost, Work, rows
from entrepot.server.postgres_rows import (
    ALL_TABLES,
    APPEND,
    LOOK_AT_REVIEW,
    SELECT_ENTRIES,
    TAKE_TOKEN,
    TELL_REVIEW,
    UPSERT_SNAPSHOT,
    append_values,
    insert_table,
    read_table,
    read_whole,
)
from entrepot.server.postgres_schema import migrate
from entrepot.server.store import (
    Change,
    EntryRow,
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

PROBE_EVERY = 2.0
RETRY_EVERY = 0.1
REVIEW_SECONDS = 600
"""How long what was told of a review counts, unless its process tells more."""


class PostgresStore:
    def __init__(self, url: str) -> None:
        self.url = url
        self.connections = Connections(url)

    @classmethod
    async def opened(cls, url: str) -> PostgresStore:
        """Open the database and bring its schema up to date."""
        place = shown(url)
        try:
            async with await connections.connect(url, "schema") as connection:
                await migrate(connection, place)
        except (psycopg.Error, OSError) as error:
            why = str(error).strip()
            raise StoreProblem("database-unusable", path=place, why=why) from None
        store = cls(url)
        await store.connections.open()
        return store

    @property
    def shared(self) -> bool:
        return True

    @property
    def problem(self) -> str | None:
        return self.connections.problem

    async def stop(self) -> None:
        await self.connections.close()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(PROBE_EVERY)
            try:
                await self.connections.attempt(lambda c: rows(c, "SELECT 1"))
            except (Lost, StoreProblem):  # the connections have noted it
                continue

    # -- tables

    async def create(self, table: WholeTable) -> None:
        async def write(connection: AnyConnection) -> bool:
            async with connection.transaction():
                return await insert_table(connection, table)

        async def there() -> bool:
            return await self.table(table.id) is not None

        with WRITES.time():
            if not await self._write(write, there):
                raise StoreProblem("not-written", why=table.id)

    async def append(self, change: Change, rematch: WholeTable | None = None) -> Outcome:
        async def write(connection: AnyConnection) -> bool:
            if rematch is None:
                return await append(connection)
            async with connection.transaction():
                return await append(connection) and await insert_table(connection, rematch)

        async def append(connection: AnyConnection) -> bool:
            done = await connection.execute(APPEND, append_values(change))
            return done.rowcount == len(change.entries)

        async def there() -> bool:
            later = await self.later(change.table, change.length)
            return later is not None and later.entries[: len(change.entries)] == change.entries

        with WRITES.time():
            written = await self._write(write, there)
        return Outcome.WRITTEN if written else Outcome.LATE

    async def _write(self, write: Work[bool], there: Any) -> bool:
        """Write until it is known whether that was done; `there` tells it after a lost answer."""
        until, sent = monotonic() + connections.PATIENCE, False
        while True:
            try:
                return await self.connections.attempt(write) or (sent and await there())
            except Lost as lost:
                sent = sent or lost.sent
                if monotonic() >= until:
                    code = "unknown-written" if sent else "not-written"
                    raise StoreProblem(code, why=str(lost)) from None
            await asyncio.sleep(RETRY_EVERY)

    async def table(self, id: str) -> StoredTable | None:
        return await self.connections.read(lambda connection: read_table(connection, id))

    async def later(self, id: str, length: int) -> Later | None:
        found = await self._select(SELECT_ENTRIES, (length, id))
        if not found:
            return None
        return Later([EntryRow(*row[1:]) for row in found if row[1] is not None], found[0][0])

    async def lengths(self, ids: list[str]) -> dict[str, int]:
        return dict(await self._select("SELECT id, length FROM tables WHERE id = ANY(%s)", (ids,)))

    async def take_over(self, id: str, code: int) -> None:
        await self._execute(
            "UPDATE tables SET code = %s WHERE id = %s AND code < %s", (code, id, code)
        )

    async def freeze(self, id: str) -> None:
        await self._execute("UPDATE tables SET state = 'frozen', due = false WHERE id = %s", (id,))

    async def keep_snapshot(self, id: str, snapshot: SnapshotRow) -> None:
        await self._execute(UPSERT_SNAPSHOT, (id, *snapshot))

    async def delete(self, id: str) -> None:
        await self._execute("DELETE FROM tables WHERE id = %s", (id,))

    # -- reviews

    async def review(self, id: str, open: bool) -> bytes | None:
        sql: LiteralString = "SELECT review FROM reviews WHERE table_id = %s AND open = %s"
        found = await self._select(sql, (id, open))
        return bytes(found[0][0]) if found else None

    async def keep_review(self, id: str, review: ReviewRow) -> None:
        await self._execute(
            "INSERT INTO reviews VALUES (%s, %s, %s)"
            " ON CONFLICT (table_id, open) DO UPDATE SET review = excluded.review",
            (id, *review),
        )

    async def tell_review(self, id: str, how_far: UnderWay) -> float:
        values = {"id": id, **how_far._asdict()}
        return float((await self._select(TELL_REVIEW, values))[0][0])

    async def review_under_way(self, id: str) -> UnderWay | None:
        found = await self._select(LOOK_AT_REVIEW, (id, REVIEW_SECONDS))
        return UnderWay(*found[0]) if found else None

    # -- many tables

    async def count_by_state(self) -> dict[str, int]:
        return dict(await self._select("SELECT state, count(*) FROM tables GROUP BY state"))

    async def ages(self) -> list[tuple[str, int, bool]]:
        return await self._select("SELECT state, touched, due FROM tables")

    async def listed(
        self, limit: int, state: str | None = None, game: str | None = None, skip: int = 0
    ) -> list[Summary]:
        states = [state] if state else ["waiting", "playing"]
        found = await self._select(
            "SELECT id, header, state, seats, made FROM tables WHERE listed AND state = ANY(%s)"
            " AND (%s::text IS NULL OR game = %s)"
            " ORDER BY state = 'waiting' DESC, made DESC, id LIMIT %s OFFSET %s",
            (states, game, game, limit, skip),
        )
        return [Summary(*row) for row in found]

    async def still_listed(self, ids: list[str]) -> list[str]:
        found = await self._select(
            "SELECT id FROM tables WHERE listed AND state IN ('waiting', 'playing')"
            " AND id = ANY(%s)",
            (ids,),
        )
        return [id for (id,) in found]

    async def old_tables(self, old: Old) -> list[str]:
        found = await self._select(
            "SELECT id FROM tables WHERE touched < %s AND state = ANY(%s) ORDER BY id",
            (old.before, list(old.states)),
        )
        return [id for (id,) in found]

    async def delete_old(self, ids: Collection[str], old: Old) -> int:
        async def delete(connection: AnyConnection) -> int:
            done = await connection.execute(
                "DELETE FROM tables WHERE id = ANY(%s) AND touched < %s AND state = ANY(%s)",
                (sorted(ids), old.before, list(old.states)),
            )
            return done.rowcount

        return await self.connections.read(delete)

    async def due_tables(self, since: int, until: int) -> list[str]:
        found = await self._select(
            "SELECT id FROM tables WHERE due AND touched BETWEEN %s AND %s", (since, until)
        )
        return [id for (id,) in found]

    async def take_token(self, name: str, client: str, rate: float, burst: float) -> float:
        known = hashlib.sha256(f"{name} {client}".encode()).hexdigest()[:32]
        values = {"name": name, "client": known, "rate": rate, "burst": burst}
        try:
            taken = await self.connections.attempt(lambda c: rows(c, TAKE_TOKEN, values))
        except Lost as lost:
            raise StoreProblem("not-written", why=str(lost)) from None
        return 0.0 if taken else 1 / rate

    async def all_tables(self) -> AsyncIterator[WholeTable]:
        async with await connections.connect(self.url, "copy") as connection:
            await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            for (id,) in await rows(connection, ALL_TABLES):
                yield await read_whole(connection, id)

    async def _select(self, sql: LiteralString, values: Any = ()) -> list[Any]:
        return await self.connections.read(lambda connection: rows(connection, sql, values))

    async def _execute(self, sql: LiteralString, values: Any) -> None:
        """Do what leads to the same if it is done twice."""

        async def execute(connection: AnyConnection) -> None:
            await connection.execute(sql, values)

        await self.connections.read(execute)
