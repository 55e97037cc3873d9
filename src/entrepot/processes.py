"""Where many jobs are done: on the cores of this machine, or on those of a cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cached_property
from typing import Any, Protocol

from entrepot.workers import CONTEXT, Died, Job, Result, cores, spread


class Processes(Protocol):
    """The processes of one machine or of many."""

    def spread(
        self,
        jobs: Iterable[Job],
        work: Callable[[Job], Result],
        stop: Callable[[], Any] = lambda: False,
    ) -> Generator[tuple[Job, Result | Died], None, None]:
        """Each job with its result, as they finish. After a stop, only those already done."""

    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """The results in the order of the jobs, all of which are begun at once."""


class LocalProcesses:
    def __init__(self, count: int) -> None:
        self.count = count

    def spread(
        self,
        jobs: Iterable[Job],
        work: Callable[[Job], Result],
        stop: Callable[[], Any] = lambda: False,
    ) -> Generator[tuple[Job, Result | Died], None, None]:
        return spread(jobs, work, self.count, stop)

    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        return self.pool.map(work, jobs)

    @cached_property
    def pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, CONTEXT, leave_interrupts)

    def close(self) -> None:
        if "pool" in self.__dict__:
            self.pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """In a worker: Ctrl-C is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def open_processes(count: int | None = None, cluster: str | None = None) -> Iterator[Processes]:
    """`count` processes, or one for each core, here or in the Ray cluster at that address."""
    if cluster is None:
        local = LocalProcesses(count or cores())
        try:
            yield local
        finally:
            local.close()
    else:
        from entrepot.cluster import connect

        with connect(cluster, count) as found:
            yield found
