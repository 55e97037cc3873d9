"""Jobs on the nodes of a Ray cluster; it needs the extra `cluster`.

The jobs of a node that died are begun again elsewhere. A job that has lost its process three times
is given up: the fault is its own.
"""

from __future__ import annotations

import logging
import re
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, NamedTuple

from entrepot import workers
from entrepot.about import build
from entrepot.kernel.errors import BadOptions
from entrepot.workers import TICK, Call, Died, Done, Job, Result

ADDRESS = re.compile(r"auto|(ray://)?(?P<host>[\w.-]+|\[[0-9a-f:]+\]):(?P<port>[0-9]{1,5})")
IP = re.compile(r"\bip=([^\s)]+)")
"""The node in Ray's errors."""
TRIES = 3
AHEAD = 2
"""Jobs for each core: while one is done, the next is already there."""
LONGEST_CONNECT = 5.0
LONGEST_CHECK = 180
COUNT_AGAIN = 5.0
"""Seconds between two counts of the cluster's cores: nodes come and go."""


class OtherBuild(NamedTuple):
    """What a node answers whose Entrepôt is not the one that asks."""

    node: str
    there: str


class Begun(NamedTuple):
    job: Any
    tries: int


class Cluster:
    """A connection to a cluster. `most`: how many jobs may be done at once."""

    def __init__(self, ray: Any, most: int | None) -> None:
        self.ray, self.most, self.build = ray, most, build()
        self.remote = ray.remote(num_cpus=1, max_retries=0)(perform)
        self.counted, self.room = -COUNT_AGAIN, 0

    def check_nodes(self) -> None:
        """Refuses a cluster in which a node has another Entrepôt, or none."""
        ask = self.ray.remote(num_cpus=0, max_retries=0)(perform)
        asked = {}
        for node in self.ray.nodes():
            if node["Alive"] and node["Resources"].get("CPU"):
                place = self.affinity(node["NodeID"])
                answer = ask.options(scheduling_strategy=place).remote(self.build, bool, True)
                asked[answer] = node["NodeManagerAddress"]
        for answer, address in asked.items():
            try:
                self.settled(answer, LONGEST_CHECK)
            except self.ray.exceptions.GetTimeoutError:
                raise BadOptions(
                    "cluster-silent", field="cluster", node=address, seconds=LONGEST_CHECK
                ) from None
            except self.ray.exceptions.RayError:
                continue  # the node has gone in the meantime

    def affinity(self, node: str) -> Any:
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        return NodeAffinitySchedulingStrategy(node, soft=False)

    def begin(self, work: Callable[[Job], Result], job: Job) -> Any:
        return self.remote.remote(self.build, work, job)

    def result(self, begun: Any, tries: int) -> Any:
        """What came of a try, or Died."""
        try:
            return self.settled(begun)
        except self.ray.exceptions.RayError:  # its process, its node or its result has gone
            return Died(None, tries)

    def settled(self, begun: Any, seconds: float | None = None) -> Any:
        """The result of what was begun; raises what the work raised."""
        try:
            found = self.ray.get(begun, timeout=seconds)
        except self.ray.exceptions.RayTaskError as error:  # `perform` could not be imported
            node = IP.search(str(error))
            facts = {"node": node[1] if node else "?", "here": self.build}
            raise BadOptions("cluster-without-entrepot", field="cluster", **facts) from None
        if isinstance(found, OtherBuild):
            facts = {"here": self.build, **found._asdict()}
            raise BadOptions("cluster-differs", field="cluster", **facts)
        if isinstance(found, Exception):
            raise found
        return found.result

    def places(self) -> int:
        """How many jobs to have with the nodes."""
        if monotonic() - self.counted > COUNT_AGAIN:
            found = int(self.ray.cluster_resources().get("CPU", 0))
            self.counted, self.room = monotonic(), max(1, AHEAD * found)
        return min(self.room, self.most or self.room)

    def spread(
        self,
        jobs: Iterable[Job],
        work: Callable[[Job], Result],
        stop: Callable[[], Any] = lambda: False,
    ) -> Generator[tuple[Job, Result | Died], None, None]:
        waiting = iter(jobs)
        open_ones: dict[Any, Begun] = {}
        while True:
            stopped = stop()
            while not stopped and len(open_ones) < self.places():
                if (job := next(waiting, None)) is None:
                    break
                open_ones[self.begin(work, job)] = Begun(job, 1)
            if not open_ones:
                return
            self.ray.wait(list(open_ones), timeout=0 if stopped else TICK)
            ready, _ = self.ray.wait(list(open_ones), num_returns=len(open_ones), timeout=0)
            for each in ready:
                job, tries = open_ones.pop(each)
                result = self.result(each, tries)
                if not isinstance(result, Died) or tries == TRIES:
                    yield job, result
                elif not stopped:
                    open_ones[self.begin(work, job)] = Begun(job, tries + 1)
            if stopped:
                return

    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        return self.in_order(work, [(job, self.begin(work, job)) for job in jobs])

    def in_order(
        self, work: Callable[[Job], Result], begun: list[tuple[Job, Any]]
    ) -> Iterator[Result]:
        for job, each in begun:
            result = self.result(each, 1)
            for tries in range(2, TRIES + 1):
                if isinstance(result, Died):
                    result = self.result(self.begin(work, job), tries)
            if isinstance(result, Died):
                raise self.ray.exceptions.WorkerCrashedError
            yield result


def perform(wanted: str, work: Callable[[Any], Any], job: Any) -> OtherBuild | Done | Exception:
    """On a node: do the job, if the node has the Entrepôt of whoever asks."""
    if build() != wanted:
        import ray

        return OtherBuild(ray.util.get_node_ip_address(), build())
    return workers.perform(Call(work, (job,)))


@contextmanager
def connect(address: str, most: int | None = None) -> Iterator[Cluster]:
    """The cluster at an address: `auto` finds the one that this machine is a node of."""
    if (parts := ADDRESS.fullmatch(address)) is None:
        raise BadOptions("cluster-bad-address", field="cluster", address=address)
    try:
        if parts["host"]:  # Ray itself would try for minutes
            end = (parts["host"].strip("[]"), int(parts["port"]))
            socket.create_connection(end, LONGEST_CONNECT).close()
        import ray

        with signals_kept():
            ray.init(address=address, logging_level=logging.CRITICAL, log_to_driver=False)
    except ImportError as error:
        raise BadOptions("needs-cluster", field="cluster", why=str(error)) from None
    except Exception as error:
        why = " ".join(str(error).split()) or repr(error)
        raise BadOptions("cluster-away", field="cluster", address=address, why=why) from None
    try:
        cluster = Cluster(ray, most)
        cluster.check_nodes()
        yield cluster
    finally:
        ray.shutdown()


@contextmanager
def signals_kept() -> Iterator[None]:
    """Ray would end the program at once on SIGTERM: what was there before is put back."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, before)
