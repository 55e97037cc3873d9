"""Bots that think elsewhere: their questions wait in the database until a thinker takes them.

A thinker keeps the row locked while it thinks, so if it dies, the row is free at once. The answer
is told as news and stands in the row, in case the news is lost. Where there are no thinkers, or
none answers in time, this process thinks by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic

from entrepot.server.auto_player import Thinker
from entrepot.server.errors import StoreProblem
from entrepot.server.fair_queue import FairQueue, Share
from entrepot.server.news import Letter, Thought
from entrepot.server.postgres_connections import AnyConnection, Connections, Lost, rows
from entrepot.server.postgres_schema import THINKERS, living

QUESTIONS = "entrepot_questions"
"""The channel on which thinkers hear that there is a question."""
LOOK_EVERY, LONGEST = 1.0, 20.0
"""Seconds between two looks, for thinkers and for an answer; and until nobody seems to answer."""
ASK = """
    INSERT INTO questions (process, urgency, document, seat, level, seed)
    VALUES (%s, %s, %s, %s, %s, %s) RETURNING id, pg_notify(%s, '')
"""

ANSWER = "SELECT answer FROM questions WHERE id = %s"

log = logging.getLogger("entrepot.thinkers")


class Unanswered(Exception):
    """No thinker has answered."""


class PostgresThinkers:
    def __init__(self, connections: Connections, process: int, local: Thinker) -> None:
        self._connections, self._process, self._local = connections, process, local
        self.count = 0
        """How many thinkers there are."""
        self.queue = FairQueue(1)
        self._answers: dict[int, asyncio.Future[str]] = {}

    async def think(
        self, document: bytes, seat: int, level: str, seed: int, share: Callable[[], Share]
    ) -> str:
        if self.count:
            question = (int(share().urgency), document, seat, level, seed)
            try:
                return await self.queue.run(share, lambda: self._ask(*question))
            except (Unanswered, Lost, StoreProblem) as error:
                log.warning("not answered", extra={"why": str(error)})
        return await self._local.think(document, seat, level, seed, share)

    async def watch(self) -> None:
        """Count the thinkers, again and again."""
        while True:
            try:
                found = await self._connections.attempt(lambda c: living(c, THINKERS))
                self.count = len(found)
            except (Lost, StoreProblem):
                self.count = 0
            self.queue.workers = max(1, 2 * self.count)  # while one thinks, the next one waits
            await asyncio.sleep(LOOK_EVERY)

    def hear(self, letter: Letter) -> None:
        for news in letter.news:
            if isinstance(news, Thought) and news.asker == self._process:
                waiting = self._answers.get(news.question)
                if waiting is not None and not waiting.done():
                    waiting.set_result(news.option)

    async def _ask(self, urgency: int, document: bytes, seat: int, level: str, seed: int) -> str:
        values = (self._process, urgency, document, seat, level, seed, QUESTIONS)
        asked = await self._connections.attempt(lambda c: rows(c, ASK, values))
        id = int(asked[0][0])
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer
        try:
            option = await self._answer(id, answer)
        finally:
            del self._answers[id]
            task = asyncio.create_task(self._remove(id))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        if not option:
            raise Unanswered("failed")
        return option

    async def _answer(self, id: int, answer: asyncio.Future[str]) -> str:
        until = monotonic() + LONGEST
        while True:
            done, _ = await asyncio.wait({answer}, timeout=LOOK_EVERY)
            if done:
                return answer.result()
            found = await self._connections.attempt(lambda c: rows(c, ANSWER, (id,)))
            if found and found[0][0] is not None:
                return str(found[0][0])
            if not found or not self.count or monotonic() > until:
                raise Unanswered("no answer")

    async def _remove(self, id: int) -> None:
        async def delete(connection: AnyConnection) -> None:
            # one that is being thought about stays locked until its thinker is done with it
            await connection.execute(
                "DELETE FROM questions WHERE id IN"
                " (SELECT id FROM questions WHERE id = %s FOR UPDATE SKIP LOCKED)",
                (id,),
            )

        await self._connections.attempt(delete)
