"""One process with SQLite beside 1, 2 and 4 processes with PostgreSQL.

Measured of each: how many live tables it holds while 95 of 100 answers show on the other screen
within 100 ms; how many answers a second it takes; and what an idle table costs. The two seats of a
table are at different processes, which is the dearest way; a proxy that keeps a table's people
together makes it cheaper. Of both stores: commits a second, and the time to load 2,000 tables.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from crowd import crowd, memory
from entrepot.server.store import Change, EntryRow, Facts, Outcome, Store, WholeTable
from entrepot.server.stores import open_store
from entrepot.server.tables import Tables
from kit.postgres import Postgres
from kit.server import Thinks, seated, wanted
from kit.server_process import ServerProcess

Numbers = dict[str, float]
HELD_MS = 100.0
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


def held(count: int, database: Callable[[], str | None], quick: bool, pause: float) -> Numbers:
    """The most tables at which answers are quick enough: each time twice as many, and new servers,
    so that no table of before is left."""
    tables, most, seconds = (20, 80, 4.0) if quick else (100, 3200, 10.0)
    found: Numbers = {"held": 0}
    while tables <= most:
        with running(count, database()) as servers:
            pids = [server.process.pid for server in servers if server.process]
            before = sum(map(memory, pids))
            measured = asyncio.run(crowd(servers, tables, seconds, pause))
            measured["idle_table_kb"] = (sum(map(memory, pids)) - before) * 1024 / tables
        if measured["p95_ms"] >= HELD_MS:
            found["too_many"], found["too_many_p95_ms"] = tables, measured["p95_ms"]
            break
        found = {"held": tables, **measured}
        tables *= 2
    return found


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


def measured(quick: bool, pause: float) -> dict[str, Numbers]:
    found: dict[str, Numbers] = {}
    with tempfile.TemporaryDirectory() as folder:
        found["sqlite-store"] = asyncio.run(store_numbers(Path(folder), quick))
    found["sqlite-1"] = held(1, lambda: None, quick, pause)
    postgres = Postgres()
    try:
        found["postgres-store"] = asyncio.run(store_numbers(postgres.new_database(), quick))
        for count in (1, 2, 4):
            found[f"postgres-{count}"] = held(count, postgres.new_database, quick, pause)
    finally:
        postgres.stop()
    return found
