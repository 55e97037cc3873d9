"""Worker processes: they think for bots, give hints and replay records; the loop never waits.

One thread stands by each worker and puts it one piece of work after the other. A worker that dies,
or thinks far beyond its time, is replaced, and the work done again.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from entrepot import EntrepotError
from entrepot.bots import hint, knowledge
from entrepot.bots.levels import make
from entrepot.bots.search import Budget
from entrepot.server.errors import Busy
from entrepot.server.protocol import Advice, Hint, ReplayWanted
from entrepot.server.replays import replayed
from entrepot.server.thinking import opened
from entrepot.workers import Died, Worker, cores

log = logging.getLogger("entrepot.bots")

PATIENCE = 10.0
"""Seconds beyond its time after which a worker counts as lost."""
LONGEST_START = 60.0
LONGEST_THOUGHT = 1.0
HINT_TIME = 1.0
LONGEST_REPLAY = 20.0
MOST_REPLAYS = 20
"""At work and waiting."""
BEST = 5
"""How many options a hint tells."""
NICE = 10


class Job(NamedTuple):
    work: Callable[..., Any]
    facts: tuple[Any, ...]


class Done(NamedTuple):
    result: Any


def work(job: Job) -> Done | Exception:
    """In the worker: what goes wrong is a result, too."""
    try:
        return Done(job.work(*job.facts))
    except Exception as error:
        return error if isinstance(error, EntrepotError) else RuntimeError(repr(error))


def chosen(document: bytes, seat: int, level: str, seed: int) -> str:
    match = opened(document)
    return make(level, match.game, seed)(knowledge(match, seat))


def advised(document: bytes, seat: int, seed: int) -> Hint:
    match = opened(document)
    known, question = knowledge(match, seat), match.question(seat)
    assert question is not None
    found = hint.hint(known, Budget(milliseconds=HINT_TIME * 1000), seed)
    best = [
        Advice(option=a.option, chance=a.chance, tried=a.tried, worth=a.worth) for a in found[:BEST]
    ]
    return Hint(question=question.id, best=best)


class Workers:
    """As many processes as there are cores, at least two, unless told otherwise."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(2, cores())  # a replay must not stop the bots
        self.threads = ThreadPoolExecutor(self.count, "worker")
        self.mine = threading.local()
        self.living: set[Worker[Job, Done | Exception]] = set()
        self.lock = threading.Lock()
        self.stopping = False
        self.one_replay = asyncio.Semaphore(1)
        self.replays = 0

    def start(self) -> None:
        """Have the processes ready before somebody waits for them."""
        for _ in range(self.count):
            self.threads.submit(self._worker)

    async def stop(self) -> None:
        self.stopping = True
        with self.lock:
            for worker in self.living:
                worker.process.kill()
        await asyncio.to_thread(self.threads.shutdown, cancel_futures=True)
        for worker in list(self.living):
            self._end(worker)

    async def think(
        self,
        document: bytes,
        seat: int,
        level: str,
        seed: int,
        longest: float = LONGEST_THOUGHT,
    ) -> str:
        """The option that a bot takes in the saved match; it knows what the seat knows."""
        limit = longest + PATIENCE
        return str(await self._do(limit, 3, chosen, document, seat, level, seed))

    async def hint(self, document: bytes, seat: int, seed: int = 0) -> Hint:
        limit = HINT_TIME + PATIENCE
        found: Hint = await self._do(limit, 2, advised, document, seat, seed)
        return found

    async def replay(self, wanted: ReplayWanted) -> bytes:
        """A `Replay`, encoded. One at a time, and few that wait: bots go first."""
        facts = bytes(wanted.record), wanted.seat, wanted.first, wanted.last
        if self.replays >= MOST_REPLAYS:
            raise Busy("too-busy")
        self.replays += 1
        try:
            async with self.one_replay:
                return bytes(await self._do(LONGEST_REPLAY, 1, replayed, *facts))
        finally:
            self.replays -= 1

    async def _do(self, limit: float, tries: int, work: Callable[..., Any], *facts: Any) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self._done, limit, tries, Job(work, facts))

    # -- in the threads

    def _done(self, limit: float, tries: int, job: Job) -> Any:
        for _ in range(tries):
            worker = self._worker()
            worker.begin(job)
            result = worker.result() if worker.line.poll(limit) else None
            if isinstance(result, Done):
                return result.result
            if isinstance(result, Exception):
                raise result
            self._end(worker)
            if self.stopping:
                break
            exit = result.code if isinstance(result, Died) else None
            log.warning("worker-lost", extra={"work": job.work.__name__, "exit": exit})
        raise Busy("work-lost")

    def _worker(self) -> Worker[Job, Done | Exception]:
        """The worker of this thread, alive."""
        worker: Worker[Job, Done | Exception] | None = getattr(self.mine, "worker", None)
        if worker is None or not worker.process.is_alive():
            with self.lock:
                if self.stopping:
                    raise Busy("work-lost")
                worker = self.mine.worker = Worker(work, NICE)
                self.living.add(worker)
            worker.begin(Job(int, ()))  # time counts from when it is there
            if not worker.line.poll(LONGEST_START) or isinstance(worker.result(), Died):
                self._end(worker)
                raise Busy("work-lost")
        return worker

    def _end(self, worker: Worker[Job, Done | Exception]) -> None:
        with self.lock:
            self.living.discard(worker)
            worker.end()
