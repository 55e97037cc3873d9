"""Worker processes: each has a line to its parent and does one piece of work at a time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import connection, resource_tracker
from typing import Generic, NamedTuple, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

CONTEXT = multiprocessing.get_context("spawn")


class Died(NamedTuple):
    """A process ended in the middle of its work, with this exit code (negative: by a signal)."""

    code: int | None


def cores() -> int:
    """How many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def serve(line: connection.Connection, work: Callable[[Job], Result], nice: int) -> None:
    """A worker's life. Ctrl-C is the parent's matter, and without a parent it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            job = line.recv()
        except (EOFError, OSError):
            return
        line.send(work(job))


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Worker(Generic[Job, Result]):
    """`nice`: how far this process steps back behind others, as the system counts it."""

    def __init__(self, work: Callable[[Job], Result], nice: int = 0) -> None:
        self.line, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=serve, args=(theirs, work, nice), daemon=True)
        with undisturbed():
            self.process.start()
        theirs.close()
        self.job: Job | None = None

    def begin(self, job: Job | None) -> None:
        self.job = job
        if job is not None:
            with suppress(OSError):  # it is dead, as `result` will find
                self.line.send(job)

    def result(self) -> Result | Died:
        try:
            found: Result = self.line.recv()
        except (EOFError, OSError):
            self.process.join()
            return Died(self.process.exitcode)
        return found

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


@contextmanager
def undisturbed() -> Iterator[None]:
    """A process that is being started inherits that Ctrl-C waits, until it ignores it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # its own start would end the waiting
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
