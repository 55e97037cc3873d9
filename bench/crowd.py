"""Two hundred tables at once: how long until an answer shows on the other screens?

Every table has two players, each played by a program at a human pace: one of them answers every
couple of seconds. The time measured is from sending an answer until the update that it causes has
arrived at the other seat's socket.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from disk import DiskProbe
from kit.server_process import ServerProcess

GAMES = ("import-export", "maritime-silk-road")
Told = dict[str, Any]
START_EVERY = 0.02
"""Seconds from the start of one table to that of the next."""
SETTLE = 3.0
"""Seconds from the last table's start until something is measured."""
PATIENCE = 30.0
"""Seconds that a server which can't keep up gets to start what is left."""
LATE_EVERY = 0.01
"""Seconds between two looks at whether the programs themselves are late."""


@dataclass
class Table:
    """What both of a table's programs know about it."""

    sent: list[tuple[int, float]] = field(default_factory=list)
    """Answers whose update has not come yet: who gave them, and when."""
    over: bool = False


@dataclass
class Found:
    delays: list[float] = field(default_factory=list)
    answers: int = 0
    refused: int = 0
    bytes: int = 0
    running: int = 0
    """Tables at which both people sit."""
    measuring: bool = False


@dataclass
class Player:
    table: Table
    seat: int
    found: Found
    random: Random
    pause: float
    answered: str = ""
    tickets: int = 0

    async def sit(self, socket: ClientConnection) -> None:
        async for frame in socket:
            now = perf_counter()
            told: Told = msgspec.json.decode(frame)
            if told["type"] == "refused":
                self.found.refused += 1
            if told["type"] == "update":
                self.note(now, len(frame))
            if told["type"] in {"state", "update"} and (view := told["view"]):
                self.table.over = view["over"]
                question = view.get("question")
                if question and question["id"] != self.answered:
                    self.answered = question["id"]
                    asyncio.create_task(self.answer(socket, question))  # noqa: RUF006

    def note(self, now: float, size: int) -> None:
        """Two answers under way at once (sealed ones) can't be told apart, so neither counts."""
        if self.found.measuring:
            self.found.bytes += size
        if len(self.table.sent) == 1:
            seat, at = self.table.sent[0]
            if seat != self.seat:
                self.table.sent.clear()
                if self.found.measuring:
                    self.found.delays.append(now - at)
        elif len(self.table.sent) > 1:
            self.table.sent.pop(0)

    async def answer(self, socket: ClientConnection, question: Told) -> None:
        await asyncio.sleep(self.random.uniform(0.5, 1.5) * self.pause)
        self.tickets += 1
        said = {
            "type": "answer",
            "ticket": f"t{self.tickets}",
            "question": question["id"],
            "option": self.random.choice(question["options"]),
        }
        encoded = msgspec.json.encode(said).decode()
        self.table.sent.append((self.seat, perf_counter()))
        self.found.answers += self.found.measuring
        with suppress(ConnectionClosed):
            await socket.send(encoded)


async def one_table(
    servers: list[ServerProcess], number: int, found: Found, pause: float, hold: Any
) -> None:
    """Start a new game as soon as one is over, until `hold` says to stop.

    Of several servers, each seat is at another one.
    """
    own = [servers[(number + seat) % len(servers)] for seat in range(2)]
    while not hold.is_set():
        wanted = {
            "game": GAMES[number % 2],
            "seats": [{"kind": "person"}, {"kind": "open"}],
            "options": {"target": 200} if number % 2 == 0 else {},
            "seed": number,
            "bearer": True,
        }
        mine = await asyncio.to_thread(own[0].want, "POST", "/api/tables", wanted)
        path = f"/api/tables/{mine['table']}"
        body = {"name": "Guest", "bearer": True}
        theirs = await asyncio.to_thread(own[1].want, "POST", f"{path}/join", body)
        table = Table()
        async with asyncio.TaskGroup() as group:
            sockets = []
            for server, keys in zip(own, (mine, theirs), strict=True):
                address = server.url.replace("http", "ws", 1) + f"{path}/socket"
                headers = {"Authorization": f"Bearer {keys['key']}"}
                socket = await connect(address, additional_headers=headers, compression=None)
                sockets.append(socket)
                random = Random(f"{number} {keys['seat']}")
                group.create_task(Player(table, keys["seat"], found, random, pause).sit(socket))
            found.running += 1
            while not (table.over or hold.is_set()):
                await asyncio.sleep(1)
            found.running -= 1
            for socket in sockets:
                await socket.close()
        number += 1000


def usage(pid: int) -> float:
    """CPU seconds that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """MB of memory that the process uses now."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def waited(pid: int) -> float:
    """Seconds for which the threads of a process could have run but had no core so far."""
    total = 0
    for path in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with suppress(OSError):  # the thread may end just now
            total += int(path.read_text().split()[1])
    return total / 1e9


@contextmanager
def without_collections() -> Iterator[None]:
    """The programs must not stop for a tenth of a second to look for garbage: what they then send
    all at once no people would."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect()


async def own_delays(delays: list[float]) -> None:
    """Note how late the programs themselves are, which they can't tell from a late server."""
    while True:
        due = perf_counter() + LATE_EVERY
        await asyncio.sleep(LATE_EVERY)
        delays.append(perf_counter() - due)


async def crowd(
    servers: list[ServerProcess], tables: int, seconds: float, pause: float
) -> dict[str, float]:
    """The delays in milliseconds, and how busy both sides were, once all tables are running."""
    with without_collections():
        return await _crowd(servers, tables, seconds, pause)


async def _crowd(
    servers: list[ServerProcess], tables: int, seconds: float, pause: float
) -> dict[str, float]:
    pids = [server.process.pid for server in servers if server.process]
    found, hold = Found(), asyncio.Event()
    tasks = []
    os.sync()  # what earlier runs have left for the disk to do must not be in the way
    for number in range(tables):
        tasks.append(asyncio.create_task(one_table(servers, number, found, pause, hold)))
        await asyncio.sleep(START_EVERY)
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while found.running < tables:
                await asyncio.sleep(0.1)
    await asyncio.sleep(SETTLE)
    disk = DiskProbe(servers[0].data.parent, seconds)
    late: list[float] = []
    watching = asyncio.create_task(own_delays(late))
    start, cpu, own = perf_counter(), sum(map(usage, pids)), process_time()
    ready = sum(map(waited, pids))
    found.measuring = True
    await asyncio.sleep(seconds)
    found.measuring = False
    passed = perf_counter() - start
    busy = {"server": sum(map(usage, pids)) - cpu, "generator": process_time() - own}
    ready = sum(map(waited, pids)) - ready
    watching.cancel()
    fsyncs = disk.result()
    hold.set()
    await asyncio.gather(*tasks)
    cuts = quantiles([delay * 1000 for delay in found.delays], n=100)
    return {
        "tables": tables,
        "answers_per_s": found.answers / passed,
        "refused": found.refused,
        "kb_per_s": found.bytes / passed / 1000,
        "p50_ms": cuts[49],
        "p95_ms": cuts[94],
        "p99_ms": cuts[98],
        "most_ms": max(found.delays) * 1000,
        "samples": len(found.delays),
        "server_cpu": busy["server"] / passed,
        "server_waits": ready / passed,
        "generator_cpu": busy["generator"] / passed,
        "generator_late_ms": quantiles([delay * 1000 for delay in late], n=100)[98],
        **fsyncs,
    }
