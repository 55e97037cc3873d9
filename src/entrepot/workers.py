"""Worker processes: each does one piece of work at a time and answers over a pipe."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import connection, resource_tracker
from typing import Any, Generic, NamedTuple, TypeVar

from entrepot.kernel.errors import EntrepotError

Job = TypeVar("Job")
Result = TypeVar("Result")

CONTEXT = multiprocessing.get_context("spawn")
LONGEST_START = 60.0
TICK = 0.2
"""Seconds between two checks whether to stop."""
NICE = 10
"""How far the processes of a pool give way to others."""

log = logging.getLogger("entrepot.bots")


class Died(NamedTuple):
    """A process ended in the middle of its work."""

    code: int | None
    """Its exit code (negative: by a signal), if it is known."""
    tries: int = 1
    """How many processes have begun the work."""


class WorkLost(EntrepotError):
    """The process that did the work ended or took too long; another try may succeed.

    `exit`: how the process ended, or None if its time was up.
    """


def cores() -> int:
    """How many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def serve(pipe: connection.Connection, work: Callable[[Job], Result], nice: int) -> None:
    """What a worker process runs. It leaves Ctrl-C to its parent, and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(work(job))


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Worker(Generic[Job, Result]):
    """One worker process. `nice`: how far it gives way to others, as the system counts it."""

    def __init__(self, work: Callable[[Job], Result], nice: int = 0) -> None:
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=serve, args=(theirs, work, nice), daemon=True)
        with interrupts_blocked():
            self.process.start()
        theirs.close()
        self.job: Job | None = None

    def begin(self, job: Job | None) -> None:
        self.job = job
        if job is not None:
            with suppress(OSError):  # it is dead, as `result` will find
                self.pipe.send(job)

    def result(self) -> Result | Died:
        try:
            found: Result = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join()
            return Died(self.process.exitcode)
        return found

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process started meanwhile inherits the block on Ctrl-C until it ignores the signal."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # starting it later would unblock Ctrl-C
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def spread(
    jobs: Iterable[Job],
    work: Callable[[Job], Result],
    count: int,
    stop: Callable[[], Any] = lambda: False,
) -> Generator[tuple[Job, Result | Died], None, None]:
    """Each job with its result, as they finish. After a stop, only those already done.

    A process that dies loses only the job it was doing.
    """
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


class Call(NamedTuple):
    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class Done(NamedTuple):
    result: Any


def perform(call: Call) -> Done | Exception:
    """In the worker: an exception is a result, too."""
    try:
        return Done(call.function(*call.arguments))
    except Exception as error:
        return error if isinstance(error, EntrepotError) else RuntimeError(repr(error))


PoolWorker = Worker[Call, Done | Exception]


class WorkerPool:
    """Worker processes for an event loop, which never waits for them.

    Each worker has a thread that hands it one call after another. A worker that dies, or works far
    beyond its time, is replaced, and the call is repeated.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.threads = ThreadPoolExecutor(count, "worker")
        self.of_thread = threading.local()
        self.living: set[PoolWorker] = set()
        self.lock = threading.Lock()
        self.stopping = False

    def start(self) -> None:
        """Have the processes ready before anybody waits for them."""
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

    async def call(
        self, limit: float, tries: int, function: Callable[..., Any], *arguments: Any
    ) -> Any:
        """The function's result, worked out in a worker within `limit` seconds."""
        loop, call = asyncio.get_running_loop(), Call(function, arguments)
        return await loop.run_in_executor(self.threads, self._result, limit, tries, call)

    # -- in the threads

    def _result(self, limit: float, tries: int, call: Call) -> Any:
        exit = None
        for _ in range(tries):
            worker = self._worker()
            worker.begin(call)
            result = worker.result() if worker.pipe.poll(limit) else None
            if isinstance(result, Done):
                return result.result
            if isinstance(result, Exception):
                raise result
            self._end(worker)
            if self.stopping:
                break
            exit = result.code if isinstance(result, Died) else None
            log.warning("worker-lost", extra={"work": call.function.__name__, "exit": exit})
        if not self.stopping:
            self._worker()  # the next call need not wait for a new one
        raise WorkLost("work-lost", exit=exit)

    def _worker(self) -> PoolWorker:
        """The worker of this thread, alive."""
        worker: PoolWorker | None = getattr(self.of_thread, "worker", None)
        if worker is None or not worker.process.is_alive():
            with self.lock:
                if self.stopping:
                    raise WorkLost("work-lost")
                worker = self.of_thread.worker = Worker(perform, NICE)
                self.living.add(worker)
            # Reading the class imports its module; time counts from when that is done.
            worker.begin(Call(bool, (type(self),)))
            if not worker.pipe.poll(LONGEST_START) or isinstance(worker.result(), Died):
                self._end(worker)
                raise WorkLost("work-lost")
        return worker

    def _end(self, worker: PoolWorker) -> None:
        with self.lock:
            self.living.discard(worker)
            worker.end()
