"""Connections to PostgreSQL: each attempt has a few seconds, and a lost one is made again.

A database that is frozen neither answers nor hangs up, so nobody waits for it: what takes too long
is left to itself, and tried again on another connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, LiteralString, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from entrepot.server.errors import StoreProblem

Result = TypeVar("Result")
AnyConnection = AsyncConnection[Any]
Work = Callable[[AnyConnection], Awaitable[Result]]

POOL = 8
TRY_SECONDS = 3.0
"""For the database to answer."""
PATIENCE = 10.0
"""For all attempts together, and for a connection to become free while others use them all."""
KEEPALIVES = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
LOST = (psycopg.OperationalError, psycopg.InterfaceError, TimeoutError)
"""The database is away, or did not answer in time."""

log = logging.getLogger("entrepot.store")


class Lost(Exception):
    """No answer came. `sent`: the database may have carried it out all the same."""

    def __init__(self, sent: bool, why: str) -> None:
        super().__init__(why)
        self.sent = sent


async def connect(url: str, purpose: str) -> AnyConnection:
    """A connection of its own, outside the pool."""
    return await AsyncConnection.connect(
        url,
        autocommit=True,
        application_name=f"entrepot {purpose}",
        **KEEPALIVES,  # type: ignore[arg-type]
    )


class Connections:
    def __init__(self, url: str) -> None:
        self.url = url
        self.problem: str | None = None
        """The code of what is wrong, as far as the last attempts tell."""
        options = {"autocommit": True, "application_name": "entrepot store", **KEEPALIVES}
        self._pool = AsyncConnectionPool(
            url,
            kwargs=options,
            min_size=1,
            max_size=POOL,
            open=False,
            timeout=PATIENCE,
            reconnect_timeout=1.0,
        )
        self._left: set[asyncio.Task[Any]] = set()
        """Attempts that nobody waits for any more."""

    async def open(self) -> None:
        await self._pool.open()

    async def close(self) -> None:
        for task in self._left:
            task.cancel()
        await self._pool.close(timeout=1.0)

    async def read(self, work: Work[Result]) -> Result:
        """Do what may be done twice, until it works or the time is up."""
        until = monotonic() + PATIENCE
        while True:
            try:
                return await self.attempt(work)
            except Lost as lost:
                if monotonic() >= until:
                    raise StoreProblem("not-written", why=str(lost)) from None
                await asyncio.sleep(0.1)

    async def attempt(self, work: Work[Result]) -> Result:
        """Do it once. Raises `Lost` if it is not known whether it was done."""
        sent: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def run() -> Result:
            async with self._pool.connection() as connection:
                sent.set_result(None)
                return await work(connection)

        task = asyncio.create_task(run())
        try:
            # first for a connection, as long as the pool does
            either: set[asyncio.Future[Any]] = {task, sent}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            done, _ = await asyncio.wait({task}, timeout=TRY_SECONDS)
            if not done:
                raise TimeoutError("no answer")
            found = task.result()
        except LOST as error:
            self._leave(task)
            self._note(error)
            raise Lost(sent.done(), str(error).strip() or repr(error)) from error
        except psycopg.Error as error:
            raise StoreProblem("not-written", why=str(error).strip()) from error
        except asyncio.CancelledError:
            self._leave(task)
            raise
        if self.problem is not None:
            log.warning("data-written-again", extra={"was": self.problem})
            self.problem = None
        return found

    def _leave(self, task: asyncio.Task[Any]) -> None:
        if not task.done():
            self._left.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._left.discard(task)
        if not task.cancelled():
            task.exception()

    def _note(self, error: Exception) -> None:
        if self.problem is None:
            log.error("database-away", extra={"why": str(error).strip()})
        self.problem = "database-away"


async def rows(connection: AnyConnection, sql: LiteralString, values: Any = ()) -> list[Any]:
    return await (await connection.execute(sql, values)).fetchall()
