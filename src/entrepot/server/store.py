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
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from entrepot.server.errors import StoreProblem
from entrepot.server.folder_lock import FolderLock
from entrepot.server.instruments import WRITES
from entrepot.server.schema import FILE, connect, copy_database, migrate, version

Statement = tuple[str, tuple[Any, ...]]
Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]
DAY = 24 * 60 * 60 * 1000

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


def delete_table(id: str) -> Statement:
    return "DELETE FROM tables WHERE id = ?", (id,)


class Job(NamedTuple):
    work: Work
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Store:
    """An open data folder. Nobody else may write to it in the meantime."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        self._lock = FolderLock(folder)
        try:
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
            await self._run(lambda connection: execute(connection, statements))

    async def table(self, id: str) -> StoredTable | None:
        return await self._run(lambda connection: _read_table(connection, id))

    async def count_by_state(self) -> dict[str, int]:
        counted = "SELECT state, count(*) FROM tables GROUP BY state"
        return dict(await self._run(lambda c: c.execute(counted).fetchall()))

    async def listed(self, limit: int) -> list[Summary]:
        """The tables of the lobby, newest first."""
        wanted = f"SELECT {', '.join(Summary._fields)} FROM tables WHERE listed"
        rows = await self._run(
            lambda c: c.execute(f"{wanted} ORDER BY made DESC LIMIT ?", (limit,)).fetchall()
        )
        return [Summary(*row) for row in rows]

    async def _run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._closed:
            raise StoreProblem("not-written", why="closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._jobs.put(Job(work, loop, future))
        try:
            return await future
        except (sqlite3.Error, OSError) as error:
            log.error("store failed", extra={"why": str(error)})
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
        connection = self._connection
        results: list[Any] = []
        try:
            connection.execute("BEGIN")
            results += [_run_one(connection, job.work) for job in jobs]
            connection.execute("COMMIT")
        except Exception as error:
            results = [error] * len(jobs)
            _roll_back(connection)
        for job, result in zip(jobs, results, strict=True):
            if not job.loop.is_closed():
                job.loop.call_soon_threadsafe(_resolve, job.future, result)


def execute(connection: sqlite3.Connection, statements: tuple[Statement, ...]) -> None:
    for sql, values in statements:
        connection.execute(sql, values)


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
            to.parent.mkdir(parents=True, exist_ok=True)
            copy_database(connection, to)
    except (OSError, sqlite3.Error) as error:
        raise StoreProblem("no-backup", path=str(to), why=str(error)) from None


def prune(
    folder: Path,
    days: float,
    *,
    waiting: bool = True,
    frozen: bool = True,
    over: bool = True,
    playing: bool = False,
    dry_run: bool = False,
    now: int | None = None,
) -> int:
    """Remove tables in these states that have been inactive for `days`; returns how many.

    A dry run only counts, and is safe while a server is running.
    """
    path = folder / FILE
    if not path.is_file():
        raise StoreProblem("no-data", path=str(path))
    chosen = {"waiting": waiting, "frozen": frozen, "over": over, "playing": playing}
    states = [state for state, wanted in chosen.items() if wanted]
    before = (int(time.time() * 1000) if now is None else now) - int(days * DAY)
    which = f"FROM tables WHERE touched < ? AND state IN ({', '.join('?' * len(states))})"
    if dry_run:
        with closing(connect(path)) as connection:
            counted = connection.execute(f"SELECT count(*) {which}", (before, *states))
            return int(counted.fetchone()[0])
    store = Store(folder)
    try:
        removed = store._connection.execute(f"DELETE {which}", (before, *states))
        store._connection.execute("VACUUM")
        return removed.rowcount
    finally:
        store.close()
