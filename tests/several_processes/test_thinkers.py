"""Bots that think elsewhere: any thinker answers, and another goes on when one is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import psycopg

import entrepot
from entrepot.server.fair_queue import Share, Urgency
from entrepot.server.postgres_news import PostgresNews
from entrepot.server.postgres_store import PostgresStore
from entrepot.server.postgres_thinkers import PostgresThinkers
from kit.built import ROOT
from kit.server import Thinks, seated, serving, until, wanted
from kit.server_process import START
from kit.waiting import PATIENCE


def share() -> Share:
    return Share(Urgency.WATCHED)


class Thinker:
    """`entrepot think` in a process of its own."""

    def __init__(self, database: str, program: str = START) -> None:
        command = [sys.executable, "-c", program, "think", "--database", database, "--workers", "1"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True
        )

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@asynccontextmanager
async def asking(database: str, local: Thinks) -> AsyncIterator[PostgresThinkers]:
    """A server's side of it."""
    store = await PostgresStore.opened(database)
    news = await PostgresNews.opened(database)
    thinkers = PostgresThinkers(store.connections, news.number, local)
    tasks = [
        asyncio.create_task(thinkers.watch()),
        asyncio.create_task(news.run(thinkers.hear, lambda: None)),
    ]
    try:
        yield thinkers
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await news.stop()
        await store.stop()


def test_a_thinker_answers_and_without_one_the_server_thinks_itself(
    database: str, tmp_path: Path
) -> None:
    async def look() -> None:
        local = Thinks()
        async with (
            asking(database, local) as thinkers,
            serving(tmp_path, thinker=thinkers) as tables,
        ):
            [ann] = await seated(tables, wanted("person", "easy"))
            await ann.watch()
            await until(lambda: ann.question)
            while not local.asked:
                await until(lambda: ann.question)
                await ann.answer()
            thinker = Thinker(database)
            try:
                await until(lambda: thinkers.count == 1)
                asked = len(local.asked)
                for _ in range(10):
                    await until(lambda: ann.question)
                    await ann.answer()
                await until(lambda: ann.question)
                assert len(local.asked) == asked
            finally:
                thinker.kill()
            await until(lambda: thinkers.count == 0)
            for _ in range(10):
                await until(lambda: ann.question)
                await ann.answer()
            await until(lambda: len(local.asked) > asked)

    asyncio.run(look())


SLOW = f"""
import asyncio
from entrepot.server import thinking
async def forever(self, *rest):
    await asyncio.sleep(600)
thinking.BotWorkers.think = forever
{START}
"""


def test_what_a_killed_thinker_thought_about_is_taken_by_another_at_once(database: str) -> None:
    from entrepot.bot_workers import MatchWriter

    match = entrepot.new("maritime-silk-road", players=2, seed=1)
    document, seat = MatchWriter().document(match), match.pending[0].seat

    async def look() -> None:
        local = Thinks()
        async with asking(database, local) as thinkers:
            slow = Thinker(database, SLOW)
            quick: Thinker | None = None
            try:
                await until(lambda: thinkers.count == 1)
                answer = asyncio.create_task(thinkers.think(document, seat, "easy", 1, share))
                async with asyncio.timeout(PATIENCE):
                    while not await asyncio.to_thread(taken, database):
                        await asyncio.sleep(0.05)
                quick = Thinker(database)
                await until(lambda: thinkers.count == 2)
                await asyncio.sleep(0.5)
                assert not answer.done()  # nobody else takes what somebody thinks about
                slow.kill()
                async with asyncio.timeout(10):
                    option = await answer
                question = match.question(seat)
                assert question is not None
                assert option in question.by_id
                assert local.asked == []
            finally:
                slow.kill()
                if quick is not None:
                    quick.kill()

    asyncio.run(look())


def taken(database: str) -> bool:
    """Is there a question that somebody has locked?"""
    with psycopg.connect(database, connect_timeout=5) as connection:
        every = connection.execute("SELECT count(*) FROM questions").fetchone()
        free = connection.execute("SELECT id FROM questions FOR UPDATE SKIP LOCKED").fetchall()
        return every is not None and every[0] > len(free)
