"""News between processes over PostgreSQL's LISTEN and NOTIFY.

A process listens on a session of its own, on which it also holds a lock on its number: whoever
holds none is gone. It speaks on another, right after what it speaks of was written: a notification
within that transaction would make all commits wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
import psycopg

from entrepot.server.news import Letter, News
from entrepot.server.postgres_connections import AnyConnection, connect, rows
from entrepot.server.postgres_schema import LOCKS, living

CHANNEL = "entrepot"
LONGEST = 7_500
"""Bytes of a notification; PostgreSQL takes less than 8,000."""
MOST_WAITING = 5_000
PAUSE = 0.3
"""Seconds until a lost connection is tried again."""
TRY_SECONDS = 3.0

Result = TypeVar("Result")

log = logging.getLogger("entrepot.news")
decode = msgspec.json.Decoder(Letter).decode


class PostgresNews:
    def __init__(self, url: str, number: int) -> None:
        self.number, self.connected = number, False
        self._url = url
        self._waiting: deque[News] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._speaker: AnyConnection | None = None
        self._speaking = asyncio.Lock()
        self._left: set[asyncio.Task[None]] = set()
        """What is left to itself, because the database does not answer."""

    @classmethod
    async def opened(cls, url: str) -> PostgresNews:
        async with await connect(url, "number") as connection:
            (row,) = await rows(connection, "SELECT nextval('processes')")
        return cls(url, int(row[0]))

    def send(self, *news: News) -> None:
        self._waiting.extend(news)
        self._wake.set()

    async def living(self) -> set[int]:
        async with self._speaking:
            return await self._on_speaker(living)

    async def run(self, hear: Callable[[Letter], None], connected: Callable[[], None]) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._listen(hear, connected))
            group.create_task(self._speak())

    async def stop(self) -> None:
        await self._send_waiting()
        for task in self._left:
            task.cancel()
        if self._speaker is not None:
            await self._speaker.close()

    # -- listening

    async def _listen(self, hear: Callable[[Letter], None], connected: Callable[[], None]) -> None:
        while True:
            try:
                async with await connect(self._url, "news") as connection:
                    lock = "SELECT pg_advisory_lock_shared(%s, %s)"
                    await connection.execute(lock, (LOCKS, self.number))
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    self.connected = True
                    connected()
                    async for note in connection.notifies():
                        self._hear(note.payload, hear)
            except Exception as error:
                log.warning("news-lost", extra={"why": str(error).strip()})
            finally:
                self.connected = False
            await asyncio.sleep(PAUSE)

    def _hear(self, payload: str, hear: Callable[[Letter], None]) -> None:
        try:
            letter = decode(payload)
        except msgspec.MsgspecError as error:  # another version may have other news
            log.warning("news-unreadable", extra={"why": str(error)})
            return
        if letter.process == self.number:
            return
        try:
            hear(letter)
        except Exception:  # what one letter breaks must not keep the next from being heard
            log.exception("news-failed")

    # -- speaking

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            await self._send_waiting()

    async def _send_waiting(self) -> None:
        self._wake.clear()
        news = list(self._waiting)
        self._waiting.clear()
        payloads = list(letters(self.number, news))
        if not payloads:
            return

        async def notify(connection: AnyConnection) -> None:
            sql = b"SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) AS payload"
            await connection.execute(sql, (CHANNEL, payloads))

        async with self._speaking:
            try:
                await self._on_speaker(notify)
            except Exception as error:  # others find out by themselves
                log.warning("news-not-sent", extra={"why": str(error).strip()})

    async def _on_speaker(self, work: Callable[[AnyConnection], Awaitable[Result]]) -> Result:
        """Do it on the connection for speaking, which is given up if there is no answer in time."""
        task = asyncio.ensure_future(self._try_speaker(work))
        done, _ = await asyncio.wait({task}, timeout=TRY_SECONDS)
        if not done:
            self._left.add(asyncio.create_task(close_after(task, self._speaker)))
            self._speaker = None
            raise psycopg.OperationalError("no answer")
        return task.result()

    async def _try_speaker(self, work: Callable[[AnyConnection], Awaitable[Result]]) -> Result:
        if self._speaker is None or self._speaker.closed:
            self._speaker = await connect(self._url, "speaker")
            # what is said need not survive a crash of the database
            await self._speaker.execute("SET synchronous_commit = off")
        return await work(self._speaker)


async def close_after(work: asyncio.Future[Any], connection: AnyConnection | None) -> None:
    with suppress(Exception):
        await work
    if connection is not None:
        await connection.close()


def letters(process: int, news: Iterable[News]) -> Iterator[str]:
    """The news, in as few notifications as they fit in."""
    held: list[News] = []
    size = 0
    for each in news:
        length = len(msgspec.json.encode(each)) + 1
        if held and size + length > LONGEST:
            yield msgspec.json.encode(Letter(process, held)).decode()
            held, size = [], 0
        held.append(each)
        size += length
    if held:
        yield msgspec.json.encode(Letter(process, held)).decode()
