"""The data folder: one database, one thread that writes it, and what waits goes in together.

What is wanted of the database is a list of statements, done all or not at all. The thread takes all
lists that wait into one transaction; a future is resolved when its list is on disk.
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
from entrepot.server.folder import Lock
from entrepot.server.schema import FILE, brought_up_to_date, copied_to, opened, version

Statement = tuple[str, tuple[Any, ...]]
Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]
DAY = 24 * 60 * 60 * 1000

log = logging.getLogger(__name__)


class StepRow(NamedTuple):
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


class Stored(NamedTuple):
    """All that is kept of a table."""

    id: str
    header: bytes
    made: int
    steps: list[StepRow]
    snapshot: SnapshotRow | None
    state: str = ""
    """As it was last noted."""


class Summary(NamedTuple):
    """What the lobby needs of a table."""

    id: str
    header: bytes
    state: str
    seats: bytes
    made: int


def making(
    id: str, header: bytes, state: str, seats: bytes, listed: bool, due: bool, made: int
) -> Statement:
    row = (id, header, state, seats, listed, due, made, made)
    return "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row


def adding(id: str, step: StepRow) -> Statement:
    return "INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?)", (id, *step)


def noting(id: str, state: str, seats: bytes, listed: bool, due: bool, touched: int) -> Statement:
    changed = "state = ?, seats = ?, listed = ?, due = ?, touched = ?"
    return f"UPDATE tables SET {changed} WHERE id = ?", (state, seats, listed, due, touched, id)


def freezing(id: str) -> Statement:
    """It can't go on; when something last happened at it stays."""
    return "UPDATE tables SET state = ?, due = ? WHERE id = ?", ("frozen", False, id)


def keeping(id: str, snapshot: SnapshotRow) -> Statement:
    """Unless a later one is there already."""
    names = SnapshotRow._fields
    places = ", ".join("?" * (len(names) + 1))
    changed = ", ".join(f"{name} = excluded.{name}" for name in names)
    sql = f"INSERT INTO snapshots VALUES ({places}) ON CONFLICT DO UPDATE SET {changed}"
    return f"{sql} WHERE excluded.number >= number", (id, *snapshot)


def deleting(id: str) -> Statement:
    return "DELETE FROM tables WHERE id = ?", (id,)


class Job(NamedTuple):
    work: Work
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Store:
    """An open data folder. Nobody else may open it for writing meanwhile."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        self._lock = Lock(folder)
        try:
            self._connection = opened(self.path)
            try:
                self._connection.execute("PRAGMA journal_mode = WAL")
                self._connection.execute("PRAGMA synchronous = FULL")
                brought_up_to_date(self._connection, self.path)
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
        """What waits is written first."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
            self._connection.close()
            self._lock.release()

    # -- what is asked of it, from the event loop

    async def write(self, *statements: Statement) -> None:
        """All of this or nothing; when it returns it is on disk."""
        await self._done(lambda connection: carry_out(connection, statements))

    async def table(self, id: str) -> Stored | None:
        return await self._done(lambda connection: _table(connection, id))

    async def due(self) -> list[str]:
        """The tables at which somebody other than a person must act."""
        found = await self._done(lambda c: c.execute("SELECT id FROM tables WHERE due").fetchall())
        return [id for (id,) in found]

    async def listed(self, limit: int) -> list[Summary]:
        """The tables of the lobby, newest first."""
        wanted = f"SELECT {', '.join(Summary._fields)} FROM tables WHERE listed"
        rows = await self._done(
            lambda c: c.execute(f"{wanted} ORDER BY made DESC LIMIT ?", (limit,)).fetchall()
        )
        return [Summary(*row) for row in rows]

    async def _done(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
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
                self._together(jobs)

    def _together(self, jobs: list[Job]) -> None:
        connection = self._connection
        results: list[Any] = []
        try:
            connection.execute("BEGIN")
            results += [_alone(connection, job.work) for job in jobs]
            connection.execute("COMMIT")
        except Exception as error:
            results = [error] * len(jobs)
            _rolled_back(connection)
        for job, result in zip(jobs, results, strict=True):
            if not job.loop.is_closed():
                job.loop.call_soon_threadsafe(_resolve, job.future, result)


def carry_out(connection: sqlite3.Connection, statements: tuple[Statement, ...]) -> None:
    for sql, values in statements:
        connection.execute(sql, values)


def _alone(connection: sqlite3.Connection, work: Work) -> Any:
    """The result or the error; a failure takes nothing else with it."""
    connection.execute("SAVEPOINT one")
    try:
        result = work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # the database has given up the whole transaction
        connection.execute("ROLLBACK TO one")
        result = error
    connection.execute("RELEASE one")
    return result


def _rolled_back(connection: sqlite3.Connection) -> None:
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


def _table(connection: sqlite3.Connection, id: str) -> Stored | None:
    wanted = ", ".join(("header", "made", "state"))
    found = connection.execute(f"SELECT {wanted} FROM tables WHERE id = ?", (id,)).fetchone()
    if found is None:
        return None
    steps, kept = ", ".join(StepRow._fields), ", ".join(SnapshotRow._fields)
    rows = connection.execute(
        f"SELECT {steps} FROM steps WHERE table_id = ? ORDER BY number", (id,)
    ).fetchall()
    last = connection.execute(f"SELECT {kept} FROM snapshots WHERE table_id = ?", (id,)).fetchone()
    snapshot = SnapshotRow(*last) if last else None
    return Stored(id, found[0], found[1], [StepRow(*row) for row in rows], snapshot, found[2])


# -- from the command line


def backup(folder: Path, to: Path) -> None:
    """A copy of the database, consistent also while a server uses the folder."""
    path = folder / FILE
    if not path.is_file():
        raise StoreProblem("no-data", path=str(path))
    try:
        with closing(opened(path)) as connection:
            version(connection)
            to.parent.mkdir(parents=True, exist_ok=True)
            copied_to(connection, to)
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
    """Remove tables of these states at which nothing has happened for so long; how many.

    A dry run only counts, and may be done beside a running server.
    """
    path = folder / FILE
    if not path.is_file():
        raise StoreProblem("no-data", path=str(path))
    chosen = {"waiting": waiting, "frozen": frozen, "over": over, "playing": playing}
    states = [state for state, wanted in chosen.items() if wanted]
    before = (int(time.time() * 1000) if now is None else now) - int(days * DAY)
    which = f"FROM tables WHERE touched < ? AND state IN ({', '.join('?' * len(states))})"
    if dry_run:
        with closing(opened(path)) as connection:
            counted = connection.execute(f"SELECT count(*) {which}", (before, *states))
            return int(counted.fetchone()[0])
    store = Store(folder)
    try:
        removed = store._connection.execute(f"DELETE {which}", (before, *states))
        store._connection.execute("VACUUM")
        return removed.rowcount
    finally:
        store.close()
