"""The data folder: one database, and one thread that writes to it in batches.

Work for the database is a list of statements, carried out entirely or not at all. The thread puts
all waiting lists into one transaction; a list's future is resolved once the list is on disk.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from entrepot.server.errors import StoreProblem
from entrepot.server.folder_lock import FolderLock
from entrepot.server.instruments import WRITES
from entrepot.server.private_files import make_file, make_folder, tighten
from entrepot.server.schema import FILE, connect, copy_database, migrate, version
from entrepot.server.store_health import StoreHealth

Statement = tuple[str, tuple[Any, ...]]
Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]
DAY = 24 * 60 * 60 * 1000
PROBE_EVERY, RETRY_EVERY = 30.0, 2.0
"""Seconds between two attempts to write while all is well, and while something is wrong."""

log = logging.getLogger(__name__)


class EntryRow(NamedTuple):
    """An entry of a table's journal, which is the database's table `steps`."""

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


class StoredTable(NamedTuple):
    """Everything that is stored about a table."""

    id: str
    header: bytes
    made: int
    entries: list[EntryRow]
    snapshot: SnapshotRow | None
    state: str = ""
    """The table's state as last written."""


class Summary(NamedTuple):
    """What the lobby needs to know about a table."""

    id: str
    header: bytes
    state: str
    seats: bytes
    made: int


def insert_table(
    id: str, header: bytes, state: str, seats: bytes, listed: bool, due: bool, made: int
) -> Statement:
    row = (id, header, state, seats, listed, due, made, made)
    return "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row


def insert_entry(id: str, entry: EntryRow) -> Statement:
    return "INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?)", (id, *entry)


def update_table(
    id: str, state: str, seats: bytes, listed: bool, due: bool, touched: int
) -> Statement:
    changed = "state = ?, seats = ?, listed = ?, due = ?, touched = ?"
    return f"UPDATE tables SET {changed} WHERE id = ?", (state, seats, listed, due, touched, id)


def freeze_table(id: str) -> Statement:
    """Mark a table that can't go on; the time of its last activity stays."""
    return "UPDATE tables SET state = ?, due = ? WHERE id = ?", ("frozen", False, id)


def upsert_snapshot(id: str, snapshot: SnapshotRow) -> Statement:
    """Write a snapshot, unless there is already a later one."""
    names = SnapshotRow._fields
    places = ", ".join("?" * (len(names) + 1))
    changed = ", ".join(f"{name} = excluded.{name}" for name in names)
    sql = f"INSERT INTO snapshots VALUES ({places}) ON CONFLICT DO UPDATE SET {changed}"
    return f"{sql} WHERE excluded.number >= number", (id, *snapshot)


def upsert_review(id: str, open: bool, review: bytes) -> Statement:
    return "INSERT OR REPLACE INTO reviews VALUES (?, ?, ?)", (id, open, review)


def delete_table(id: str) -> Statement:
    return "DELETE FROM tables WHERE id = ?", (id,)


class Job(NamedTuple):
    work: Work
    writes: bool
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Store:
    """An open data folder. Nobody else may write to it in the meantime."""

    def __init__(self, folder: Path) -> None:
        make_folder(folder)
        self.path = folder / FILE
        self._lock = FolderLock(folder)
        try:
            make_file(self.path)
            tighten(folder)
            self.health = StoreHealth(self.path)
            self._connection = connect(self.path)
            try:
                self._connection.execute("PRAGMA journal_mode = WAL")
                self._connection.execute("PRAGMA synchronous = FULL")
                migrate(self._connection, self.path)
            except BaseException:
                self._connection.close()
                raise
        except sqlite3.Error as error:
            self._lock.release()
            raise StoreProblem("folder-unusable", path=str(self.path), why=str(error)) from None
        except BaseException:
            self._lock.release()
            raise
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._closed = False
        self._thread.start()

    def close(self) -> None:
        """Write everything that is waiting, then close."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
            self._connection.close()
            self._lock.release()

    # -- requests from the event loop

    async def write(self, *statements: Statement) -> None:
        """Write all of this or nothing; once this returns, it is on disk."""
        with WRITES.time():
            await self.run(lambda connection: execute(connection, statements), writes=True)

    async def watch(self) -> None:
        """Write something from time to time, to see whether that works; if not, more often."""
        tried = time.monotonic()
        while True:
            await asyncio.sleep(RETRY_EVERY)
            if self.health.problem is None and time.monotonic() - tried < PROBE_EVERY:
                continue
            with suppress(StoreProblem):  # health has noted it
                await self.run(_probe, writes=True)
                self.health.look()
            tried = time.monotonic()

    async def table(self, id: str) -> StoredTable | None:
        return await self.run(lambda connection: _read_table(connection, id))

    async def review(self, id: str, open: bool) -> bytes | None:
        sql = "SELECT review FROM reviews WHERE table_id = ? AND open = ?"
        row = await self.run(lambda connection: connection.execute(sql, (id, open)).fetchone())
        return None if row is None else bytes(row[0])

    async def count_by_state(self) -> dict[str, int]:
        counted = "SELECT state, count(*) FROM tables GROUP BY state"
        return dict(await self.run(lambda c: c.execute(counted).fetchall()))

    async def listed(
        self, limit: int, state: str | None = None, game: str | None = None, skip: int = 0
    ) -> list[Summary]:
        """The tables of the lobby, those that wait first, then the newest."""
        sql = f"SELECT {', '.join(Summary._fields)} FROM tables WHERE listed AND state IN (?, ?)"
        values: tuple[Any, ...] = (state, state) if state else ("waiting", "playing")
        if game is not None:
            header = "CAST(header AS TEXT)"
            sql += f" AND CASE WHEN json_valid({header}) THEN {header} ->> '$.game' END = ?"
            values += (game,)
        sql += " ORDER BY state = 'waiting' DESC, made DESC, id LIMIT ? OFFSET ?"
        rows = await self.run(lambda c: c.execute(sql, (*values, limit, skip)).fetchall())
        return [Summary(*row) for row in rows]

    async def still_listed(self, ids: list[str]) -> list[str]:
        """Those of these tables that the lobby shows."""
        sql = (
            "SELECT id FROM tables WHERE listed AND state IN ('waiting', 'playing') "
            f"AND id IN ({', '.join('?' * len(ids))})"
        )
        return [id for (id,) in await self.run(lambda c: c.execute(sql, ids).fetchall())]

    async def run(
        self, work: Callable[[sqlite3.Connection], Result], writes: bool = False
    ) -> Result:
        if self._closed:
            raise StoreProblem("not-written", why="closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._jobs.put(Job(work, writes, loop, future))
        try:
            return await future
        except (sqlite3.Error, OSError) as error:
            raise StoreProblem("not-written", why=str(error)) from error

    # -- the writer thread

    def _write(self) -> None:
        going_on = True
        while going_on:
            jobs: list[Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    going_on = False
                else:
                    jobs.append(job)
                if self._jobs.empty():
                    break
                job = self._jobs.get()
            if jobs:
                self._run_together(jobs)

    def _run_together(self, jobs: list[Job]) -> None:
        results = self._transaction(jobs)
        failed = isinstance(results[0], Exception)
        if failed and len(jobs) > 1 and all(result is results[0] for result in results):
            # whatever could not be written must not keep others from reading
            results = [
                result if job.writes else self._transaction([job])[0]
                for job, result in zip(jobs, results, strict=True)
            ]
        self._note(jobs, results)
        for job, result in zip(jobs, results, strict=True):
            if not job.loop.is_closed():
                job.loop.call_soon_threadsafe(_resolve, job.future, result)

    def _transaction(self, jobs: list[Job]) -> list[Any]:
        """What each of them returns or raises; if the whole fails, all raise the same."""
        connection = self._connection
        replaced = self.health.replaced
        try:
            connection.execute("BEGIN")
            results = [
                StoreProblem("data-replaced")
                if replaced and job.writes
                else _run_one(connection, job.work)
                for job in jobs
            ]
            connection.execute("COMMIT")
        except Exception as error:
            _roll_back(connection)
            return [error] * len(jobs)
        return results

    def _note(self, jobs: list[Job], results: list[Any]) -> None:
        """Keep health up to date; what the disk is not to blame for is logged one by one."""
        for job, result in zip(jobs, results, strict=True):
            if isinstance(result, StoreProblem):
                self.health.note_replaced()
            elif isinstance(result, Exception):
                if not self.health.failed(result):
                    log.error("not written", extra={"why": str(result)})
            elif job.writes and job.work is not _probe:
                self.health.wrote()


def execute(connection: sqlite3.Connection, statements: tuple[Statement, ...]) -> None:
    for sql, values in statements:
        connection.execute(sql, values)


def _probe(connection: sqlite3.Connection) -> None:
    """Write what is there already."""
    connection.execute(f"PRAGMA user_version = {version(connection)}")


def _run_one(connection: sqlite3.Connection, work: Work) -> Any:
    """The result or the error; a failure undoes nothing else."""
    connection.execute("SAVEPOINT one")
    try:
        result = work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # the database has rolled back the whole transaction
        connection.execute("ROLLBACK TO one")
        result = error
    connection.execute("RELEASE one")
    return result


def _roll_back(connection: sqlite3.Connection) -> None:
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        log.error("rollback failed", extra={"why": str(error)})


def _resolve(future: asyncio.Future[Any], result: Any) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _read_table(connection: sqlite3.Connection, id: str) -> StoredTable | None:
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


# -- from the command line


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
