"""`entrepot think`: takes bots' questions from a database, thinks, and answers them."""

from __future__ import annotations

import asyncio
import logging

import msgspec
import psycopg

from entrepot.bot_workers import BotWorkers
from entrepot.kernel.errors import EntrepotError
from entrepot.server.news import Letter, Thought
from entrepot.server.postgres_connections import AnyConnection, connect, rows
from entrepot.server.postgres_news import CHANNEL
from entrepot.server.postgres_schema import LOCKS, THINKERS
from entrepot.server.postgres_store import PostgresStore
from entrepot.server.postgres_thinkers import QUESTIONS

IDLE = 0.2
"""Seconds between two looks for questions that another thinker has given back by dying."""
PAUSE = 1.0
"""Seconds until a lost connection is tried again."""
FORGOTTEN = "10 minutes"
"""After this time a question that nobody removed, because its server died, is forgotten."""
TAKE = """
    SELECT id, process, document, seat, level, seed FROM questions WHERE answer IS NULL
    ORDER BY urgency, id LIMIT 1 FOR UPDATE SKIP LOCKED
"""

log = logging.getLogger("entrepot.thinking")


class Thinkers:
    def __init__(self, url: str, count: int) -> None:
        self._url, self._count = url, count
        self._pool = BotWorkers(count)
        self._asked = asyncio.Event()

    async def run(self) -> None:
        """Until it is cancelled."""
        await (await PostgresStore.opened(self._url)).stop()  # says what is wrong, if anything
        self._pool.start()
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._listen())
                for _ in range(self._count):
                    group.create_task(self._think())
        finally:
            await self._pool.stop()

    async def _listen(self) -> None:
        while True:
            try:
                async with await connect(self._url, "questions") as connection:
                    await connection.execute(f"LISTEN {QUESTIONS}".encode())
                    async for _ in connection.notifies():
                        self._asked.set()
                        self._asked = asyncio.Event()
            except (psycopg.Error, OSError) as error:
                log.warning("news-lost", extra={"why": str(error).strip()})
            await asyncio.sleep(PAUSE)

    async def _think(self) -> None:
        """One question after another, on a session whose lock says that there is a thinker."""
        while True:
            try:
                async with await connect(self._url, "thinker") as connection:
                    await connection.execute("SET synchronous_commit = off")
                    (row,) = await rows(connection, "SELECT nextval('processes')")
                    lock = "SELECT pg_advisory_lock(%s, %s)"
                    await connection.execute(lock, (LOCKS + THINKERS, row[0]))
                    await self._answer_all(connection, int(row[0]))
            except (psycopg.Error, OSError) as error:
                log.warning("database-away", extra={"why": str(error).strip()})
            await asyncio.sleep(PAUSE)

    async def _answer_all(self, connection: AnyConnection, number: int) -> None:
        while True:
            asked = self._asked
            if await self._answer_one(connection, number):
                continue
            try:
                async with asyncio.timeout(IDLE):
                    await asked.wait()
            except TimeoutError:
                continue

    async def _answer_one(self, connection: AnyConnection, number: int) -> bool:
        """False if there is no question. While it thinks, the transaction stays open."""
        async with connection.transaction():
            found = await rows(connection, TAKE)
            if not found:
                return False
            id, process, document, seat, level, seed = found[0]
            try:
                option = await self._pool.think(bytes(document), seat, level, seed)
            except EntrepotError as error:
                log.warning("not thought", extra={"why": error.code})
                option = ""
            letter = msgspec.json.encode(Letter(number, [Thought(process, id, option)])).decode()
            await connection.execute("UPDATE questions SET answer = %s WHERE id = %s", (option, id))
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, letter))
            sql = f"DELETE FROM questions WHERE asked < now() - interval '{FORGOTTEN}'"
            await connection.execute(f"{sql} AND answer IS NOT NULL".encode())
        return True
