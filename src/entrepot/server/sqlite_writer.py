"""An open data folder: an SQLite database, and one thread that writes to it in batches.

The thread puts all work that waits into one transaction. Each piece is carried out entirely or not
at all, and its future is resolved once it is on disk.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from entrepot.server.errors import StoreProblem
from entrepot.server.folder_lock import FolderLock
from entrepot.server.private_files import make_file, make_folder, tighten
from entrepot.server.sqlite_health import SqliteHealth
from entrepot.server.sqlite_schema import FILE, connect, migrate, version

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]
PROBE_EVERY, RETRY_EVERY = 30.0, 2.0
"""Seconds between two attempts to write while all is well, and while something is wrong."""

log = logging.getLogger(__name__)


class Job(NamedTuple):
    work: Work
    writes: bool
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class SqliteWriter:
    """An open data folder. Nobody else may write to it in the meantime."""

    def __init__(self, folder: Path) -> None:
        make_folder(folder)
        self.path = folder / FILE
        self._lock = FolderLock(folder)
        try:
            make_file(self.path)
            tighten(folder)
            self.health = SqliteHealth(self.path)
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

    @property
    def shared(self) -> bool:
        return False

    @property
    def problem(self) -> str | None:
        return self.health.problem

    # -- requests from the event loop

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
