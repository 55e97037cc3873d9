"""Work that goes on by itself and is waited for at the end; what fails is logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from entrepot.kernel.errors import EntrepotError

Result = TypeVar("Result")

log = logging.getLogger("entrepot.server.table")


class Tasks:
    def __init__(self, table: str) -> None:
        """`table`: what logs call it."""
        self._table = table
        self._running: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, EntrepotError):
            log.error("table failed", exc_info=error, extra={"table": self._table})

    async def drain(self) -> None:
        """Wait until everything that was started is done."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)
