"""Fair shares of the workers: whose work is next when more is wanted than they can do.

What somebody is waiting for comes first: bots where people watch, then hints, then replays; bots
that nobody watches get what is left over, and reviews come last. Among equals, the client that has
used the workers least comes first, and among a client's tables the one that has. So whoever asks
for much waits for themselves, and holds up nobody else for longer than the work under way takes.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Coroutine
from enum import IntEnum
from itertools import count
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from entrepot.server.errors import Busy, TooOften
from entrepot.server.instruments import WAITS

Result = TypeVar("Result")

MOST_WAITING = 8
"""How many hints and replays of one client may wait."""
MOST_WAITING_IN_ALL = 100
"""Beyond this, the client with most of them loses its last one."""
AGING = 5.0
"""Seconds of waiting after which work counts as more urgent by one degree."""
HALF_LIFE = 30.0
"""Seconds after which half of what a client has used is forgotten."""
MOST_LOADS = 2_000


class Urgency(IntEnum):
    WATCHED = 0
    HINT = 1
    REPLAY = 2
    UNWATCHED = 3
    REVIEW = 4


class Share(NamedTuple):
    """On whose account work is done. Of several clients, the one that has used least counts."""

    urgency: Urgency
    clients: tuple[str, ...] = ("",)
    table: str = ""


class Load:
    """What a client or a table has used: seconds of work, the longer ago the less they count."""

    def __init__(self, now: float) -> None:
        self.seconds, self.at, self.running = 0.0, now, 0

    def total(self, now: float) -> float:
        """Work under way counts as a second, for nobody knows how long it takes."""
        left = math.exp2((self.at - now) / HALF_LIFE)
        return self.seconds * left + self.running

    def add(self, now: float, seconds: float) -> None:
        self.seconds = self.total(now) - self.running + seconds
        self.at = now


class Turn(NamedTuple):
    """Work under way, and the names on whose account it is."""

    urgency: Urgency
    names: tuple[str, ...]


class Request:
    """Work that waits. Its share is looked up each time: somebody may have begun to watch."""

    def __init__(self, number: int, since: float, share: Callable[[], Share]) -> None:
        self.number, self.since, self.share = number, since, share
        self.turn: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()


class FairQueue:
    def __init__(self, workers: int, now: Callable[[], float] = monotonic) -> None:
        self.workers, self.now = workers, now
        self.running: Counter[Urgency] = Counter()
        self._waiting: list[Request] = []
        self._loads: dict[str, Load] = {}
        self._numbers = count()

    def waiting(self) -> Counter[Urgency]:
        return Counter(request.share().urgency for request in self._waiting)

    async def run(
        self, share: Callable[[], Share], work: Callable[[], Coroutine[Any, Any, Result]]
    ) -> Result:
        """Do the work when its turn comes. Once begun, it ends even if its caller goes away."""
        self._make_room(share())
        request = Request(next(self._numbers), self.now(), share)
        self._waiting.append(request)
        self._start_next()
        try:
            turn = await request.turn
        except asyncio.CancelledError:
            if request in self._waiting:
                self._waiting.remove(request)
            elif not request.turn.cancelled():
                self._end(request.turn.result(), self.now())
            raise
        task = asyncio.get_running_loop().create_task(self._do(turn, work))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _do(self, turn: Turn, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        began = self.now()
        try:
            return await work()
        finally:
            self._end(turn, began)

    # -- turns

    def _start_next(self) -> None:
        while self.running.total() < self.workers:
            able = [request for request in self._waiting if self._may_run(request)]
            if not able:
                return
            request = min(able, key=self._rank)
            self._waiting.remove(request)
            share = request.share()
            turn = Turn(share.urgency, self._names(share))
            WAITS.labels(turn.urgency.name.lower()).observe(self.now() - request.since)
            self.running[turn.urgency] += 1
            for name in turn.names:
                self._loads.setdefault(name, Load(self.now())).running += 1
            request.turn.set_result(turn)

    def _end(self, turn: Turn, began: float) -> None:
        now = self.now()
        self.running[turn.urgency] -= 1
        for name in turn.names:
            self._loads[name].running -= 1
            self._loads[name].add(now, now - began)
        if len(self._loads) > MOST_LOADS:
            self._loads = {n: load for n, load in self._loads.items() if load.total(now) > 0.01}
        self._start_next()

    def _may_run(self, request: Request) -> bool:
        """Replays, reviews and bots that nobody watches leave a worker free for those who wait."""
        if request.share().urgency < Urgency.REPLAY:
            return True
        behind = sum(self.running[each] for each in Urgency if each >= Urgency.REPLAY)
        return behind < max(1, self.workers - 1)

    def _rank(self, request: Request) -> tuple[float, ...]:
        """The least is next. What waits for long becomes urgent, unless nobody waits for it."""
        share = request.share()
        urgency = int(share.urgency)
        if share.urgency != Urgency.UNWATCHED:
            urgency = max(0, urgency - int((self.now() - request.since) / AGING))
        return urgency, *(self._load(name) for name in self._names(share)), request.number

    def _names(self, share: Share) -> tuple[str, ...]:
        client = min((f"client {each}" for each in share.clients), key=self._load)
        return client, f"table {share.table}"

    def _load(self, name: str) -> float:
        load = self._loads.get(name)
        return load.total(self.now()) if load else 0.0

    # -- how many may wait

    def _make_room(self, share: Share) -> None:
        """Refuse a client that has enough waiting. Bots are as few as seats, and not counted."""
        if not is_asked_for(share):
            return
        asked = [request for request in self._waiting if is_asked_for(request.share())]
        counts = Counter(request.share().clients[0] for request in asked)
        if counts[share.clients[0]] >= MOST_WAITING:
            raise TooOften("work-waiting", most=MOST_WAITING, seconds=round(AGING))
        if len(asked) < MOST_WAITING_IN_ALL:
            return
        client, most = counts.most_common(1)[0]
        if most <= counts[share.clients[0]] + 1:
            raise Busy("too-busy")
        last = [request for request in asked if request.share().clients[0] == client][-1]
        self._waiting.remove(last)
        last.turn.set_exception(Busy("too-busy"))


def is_asked_for(share: Share) -> bool:
    return share.urgency in (Urgency.HINT, Urgency.REPLAY)
