"""Keeps the garbage collector's pauses short, however many tables are in memory.

A full collection looks at everything there is, and stops the server for half a second when that is
hundreds of tables. So the collector looks at each object once, soon after it was made, and what is
left is frozen: the collector leaves it alone, and it is freed all the same once nothing refers to
it. Only cycles among frozen things stay; they are looked for when the server is idle, or else
seldom. Requests and answers make none; opening and closing a socket makes a hundred objects of it.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from time import monotonic, perf_counter

YOUNG = 500
"""After how many new objects the collector looks at them. Every object that is freed takes one off
that number, so there may be many more: with 800 tables 1,000 as a rule, and 10,000 at most."""
NEVER = 1_000_000
TICK = 1.0
"""Seconds between two looks at whether the server is idle."""
IDLE = 1
"""With no more collections than this in a tick, it is."""
SOONEST_FULL, LATEST_FULL = 300.0, 1800.0
"""Seconds after a full collection until the next: when the server is idle, and in any case."""

log = logging.getLogger("entrepot.server")


class Collector:
    """At most one is at work in a process."""

    def __init__(self, paused: Callable[[float], object] = lambda seconds: None) -> None:
        """`paused` is called with the seconds that a collection has taken."""
        self._paused, self._began = paused, 0.0
        self._thresholds = gc.get_threshold()
        self._task: asyncio.Task[None] | None = None
        self._full_at = 0.0
        self._collections = 0
        """How many there were since the last tick."""

    def start(self) -> None:
        gc.callbacks.append(self._measure)
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self.collect_all()
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            gc.callbacks.remove(self._measure)
            gc.set_threshold(*self._thresholds)
            gc.unfreeze()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.tick(monotonic())

    def tick(self, now: float) -> None:
        idle, self._collections = self._collections <= IDLE, 0
        if now - self._full_at > (SOONEST_FULL if idle else LATEST_FULL):
            self.collect_all()

    def collect_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        self._full_at = monotonic()

    def _measure(self, phase: str, facts: dict[str, int]) -> None:
        if phase == "start":
            self._began = perf_counter()
        else:
            gc.freeze()
            self._collections += 1
            self._paused(perf_counter() - self._began)
