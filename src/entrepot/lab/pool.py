"""Work spread over processes. A process that dies loses only the job it was doing."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from multiprocessing import connection
from typing import Any

from entrepot.workers import Died, Job, Result, Worker

TICK = 0.2
"""Seconds between two checks whether to stop."""


def spread(
    jobs: Iterable[Job],
    work: Callable[[Job], Result],
    count: int,
    stop: Callable[[], Any] = lambda: False,
) -> Generator[tuple[Job, Result | Died], None, None]:
    """Each job with its result, as they finish. After a stop, only those already done."""
    waiting = iter(jobs)
    workers: list[Worker[Job, Result]] = []
    try:
        for job in waiting:
            workers.append(Worker(work))
            workers[-1].begin(job)
            if len(workers) == count:
                break
        while busy := {worker.pipe: worker for worker in workers if worker.job is not None}:
            stopped = stop()
            for pipe in connection.wait(list(busy), 0 if stopped else TICK):
                worker = busy[pipe]  # type: ignore[index]
                done, result = worker.job, worker.result()
                assert done is not None
                yield done, result
                if isinstance(result, Died):
                    worker.end()
                    workers[workers.index(worker)] = worker = Worker(work)
                worker.begin(None if stopped else next(waiting, None))
            if stopped:
                return
    finally:
        for worker in workers:
            worker.end()
