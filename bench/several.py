"""One process with SQLite beside 1, 2 and 4 processes with PostgreSQL.

Measured of each: how many live tables it holds while 95 of 100 answers show on the other screen
within 100 ms; how many answers a second it takes; and what an idle table costs. The two seats of a
table are at different processes, which is the dearest way; a proxy that keeps a table's people
together makes it cheaper. Of both stores: commits a second, and the time to load 2,000 tables.

One run may fall into a bad moment of the disk or of the machine, so the median of up to three runs
counts, and each of them tells how the disk did meanwhile.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from crowd import crowd, memory
from entrepot.server.store import Change, EntryRow, Facts, Outcome, Store, WholeTable
from entrepot.server.stores import open_store
from entrepot.server.tables import Tables
from kit.postgres import Postgres
from kit.server import Thinks, seated, wanted
from kit.server_process import ServerProcess

Numbers = dict[str, float]
HELD_MS = 100.0
RUNS = 3
"""How many runs count at most: two that agree are enough."""
STEPS = (50, 100, 200, 400, 600, 800, 1000, 1200, 1600, 2400, 3200)
"""How many tables are tried."""
SECONDS = 15.0


class Setup(NamedTuple):
    """So many servers, and the number of tables with which to begin: near what they hold."""

    store: str
    servers: int
    first: int


SETUPS = (
    Setup("sqlite", 1, 1000),
    Setup("postgres", 1, 600),
    Setup("postgres", 2, 400),
    Setup("postgres", 4, 400),
)
WRITERS = 200
ENTRY = EntryRow(0, 1, "answer", 0, None, b"x" * 150)


@contextmanager
def running(count: int, database: str | None) -> Iterator[list[ServerProcess]]:
    with tempfile.TemporaryDirectory() as folder:
        servers = [
            ServerProcess(Path(folder) / f"data{number}", "--workers", "1", database=database)
            for number in range(count)
        ]
        try:
            yield servers
        finally:
            for server in servers:
                server.stop()


def one_run(count: int, database: str | None, tables: int, seconds: float, pause: float) -> Numbers:
    """With new servers, so that no table of before is left."""
    with running(count, database) as servers:
        pids = [server.process.pid for server in servers if server.process]
        before = sum(map(memory, pids))
        measured = asyncio.run(crowd(servers, tables, seconds, pause))
        measured["idle_table_kb"] = (sum(map(memory, pids)) - before) * 1024 / tables
        return measured


def is_held(runs: list[Numbers]) -> bool | None:
    """Whether the median is quick enough; None as long as one more run may change that."""
    quick, half = sum(run["p95_ms"] < HELD_MS for run in runs), RUNS / 2
    if quick > half:
        return True
    return False if len(runs) - quick > half else None


def medians(runs: list[Numbers]) -> Numbers:
    return {name: median(run[name] for run in runs) for name in runs[0]}


def held(run: Callable[[int], Numbers], steps: Sequence[int], first: int) -> Numbers:
    """The most tables at which answers are quick enough, from the first number upwards if it is
    held and downwards if not, and the medians of what was measured then."""
    found: Numbers = {"held": 0}
    at = steps.index(first)
    tried = set[int]()
    while 0 <= at < len(steps) and at not in tried:
        runs: list[Numbers] = []
        while (enough := is_held(runs)) is None:
            runs.append(run(steps[at]))
        tried.add(at)
        if enough:
            found = {"held": steps[at], **medians(runs), **too_many(found)}
        else:
            found = {**found, "too_many": steps[at], "too_many_p95_ms": medians(runs)["p95_ms"]}
        at += 1 if enough else -1
    return found


def too_many(found: Numbers) -> Numbers:
    return {name: value for name, value in found.items() if name.startswith("too_many")}


# -- the stores alone


async def commits(store: Store, seconds: float) -> Numbers:
    """Changes a second, one writer at a time and with many at once; each table has one writer."""
    facts = Facts("playing", b"[]", False, False, 1)

    async def write(id: str, until: float) -> int:
        await store.create(WholeTable(id, b"{}", 1, facts, []))
        number = 0
        while perf_counter() < until:
            change = Change(id, number, [ENTRY._replace(number=number)], facts)
            assert await store.append(change) is Outcome.WRITTEN
            number += 1
        return number

    found: Numbers = {}
    for name, writers in (("alone", 1), ("together", WRITERS)):
        began = perf_counter()
        ids = [f"{name}{writer}" for writer in range(writers)]
        done = await asyncio.gather(*(write(id, began + seconds) for id in ids))
        found[f"commits_{name}_per_s"] = sum(done) / (perf_counter() - began)
    return found


async def loaded(store: Store, count: int) -> Numbers:
    """The time to load this many tables in the middle of a game."""
    tables = Tables(store, Thinks())
    [ann, ben] = await seated(tables, wanted("person", "open", game="import-export"), "Ben")
    for _ in range(40):
        await (ann if ann.question else ben).answer()
    await ann.table.drain()
    [model] = [table async for table in store.all_tables() if table.id == ann.table.id]
    ids = [f"copy{number}" for number in range(count)]
    for id in ids:
        await store.create(model._replace(id=id))
    fresh = Tables(store, Thinks())
    began = perf_counter()
    await asyncio.gather(*(fresh.get(id) for id in ids))
    return {"tables": count, "load_s": perf_counter() - began}


async def store_numbers(where: Path | str, quick: bool) -> Numbers:
    store = await open_store(where)
    try:
        found = await commits(store, 1 if quick else 5)
        return {**found, **await loaded(store, 200 if quick else 2000)}
    finally:
        await store.stop()


def measured(quick: bool, pause: float) -> tuple[dict[str, Numbers], list[dict[str, float | str]]]:
    """What was found of each, and every single run."""
    found: dict[str, Numbers] = {}
    every: list[dict[str, float | str]] = []

    def tried(setup: Setup, new_database: Callable[[], str | None]) -> None:
        name = f"{setup.store}-{setup.servers}"

        def run(tables: int) -> Numbers:
            seconds = 4.0 if quick else SECONDS
            one = one_run(setup.servers, new_database(), tables, seconds, pause)
            every.append({"setup": name, **one})
            print(told(name, one), flush=True)
            return one

        steps, first = ((20,), 20) if quick else (STEPS, setup.first)
        found[name] = held(run, steps, first)

    with tempfile.TemporaryDirectory() as folder:
        found["sqlite-store"] = asyncio.run(store_numbers(Path(folder), quick))
    tried(SETUPS[0], lambda: None)
    postgres = Postgres()
    try:
        found["postgres-store"] = asyncio.run(store_numbers(postgres.new_database(), quick))
        for setup in SETUPS[1:]:
            tried(setup, postgres.new_database)
    finally:
        postgres.stop()
    return found, every


def told(name: str, run: Numbers) -> str:
    return (
        f"{name}: {run['tables']} tables, p50 {run['p50_ms']:.1f} ms, p95 {run['p95_ms']:.1f} ms;"
        f" {run['server_cpu']:.2f} cores busy, {run['server_waits']:.2f} waited for;"
        f" fsync p50 {run['fsync_p50_ms']:.1f} ms, p95 {run['fsync_p95_ms']:.1f} ms;"
        f" programs late by {run['generator_late_ms']:.1f} ms"
    )
