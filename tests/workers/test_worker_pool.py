"""Calls in worker processes; a worker that is lost is replaced."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from entrepot import BadDocument
from entrepot.bot_workers import read_match
from entrepot.workers import NICE, WorkerPool, WorkLost
from kit.failing_jobs import dies, dies_once, hangs_once, niceness
from kit.waiting import PATIENCE

Work = Callable[[WorkerPool], Coroutine[Any, Any, Any]]


def with_pool(work: Work) -> Any:
    async def main() -> Any:
        pool = WorkerPool(1)
        try:
            return await work(pool)
        finally:
            await pool.stop()
            assert not pool.living

    return asyncio.run(main())


def test_a_worker_that_dies_or_hangs_is_replaced_and_the_work_done_again(tmp_path: Any) -> None:
    """A busy machine may take a good worker for one that hangs: then there is another try."""

    async def work(pool: WorkerPool) -> None:
        for how, limit, tries in ((dies_once, PATIENCE, 2), (hangs_once, 1.5, 5)):
            assert await pool.call(limit, tries, how, str(tmp_path / how.__name__)) == "done"

    with_pool(work)


def test_work_that_kills_every_worker_is_given_up_and_the_next_is_done() -> None:
    async def work(pool: WorkerPool) -> None:
        with pytest.raises(WorkLost):
            await pool.call(PATIENCE, 2, dies)
        assert await pool.call(PATIENCE, 1, niceness) >= min(os.nice(0) + NICE, 19)

    with_pool(work)


def test_stopping_does_not_wait_for_work_under_way() -> None:
    async def work(pool: WorkerPool) -> None:
        under_way = asyncio.ensure_future(pool.call(600, 3, time.sleep, 600))
        while not pool.living:
            await asyncio.sleep(0.05)
        async with asyncio.timeout(PATIENCE):
            await pool.stop()
        with pytest.raises(WorkLost):
            await under_way

    with_pool(work)


def test_an_error_in_a_worker_comes_back_as_it_was() -> None:
    async def work(pool: WorkerPool) -> None:
        with pytest.raises(BadDocument):
            await pool.call(PATIENCE, 1, read_match, b'{"save": {}, "answers": []}')
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await pool.call(PATIENCE, 1, divmod, 1, 0)

    with_pool(work)
