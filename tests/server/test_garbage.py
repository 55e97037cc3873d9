"""Nothing holds up the server for long: not the collector, nor a thread that computes."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from entrepot.server import app, garbage
from entrepot.server.commands import Leave
from entrepot.server.garbage import Collector
from entrepot.server.tables import Tables
from kit.live import live
from kit.server import seated, served, until, wanted


@pytest.fixture(autouse=True)
def usual_collector() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.enable()
    gc.unfreeze()
    gc.collect()


class Cycle:
    def __init__(self) -> None:
        self.own = self


def test_what_is_left_of_new_things_is_frozen_and_looked_at_only_when_idle() -> None:
    async def look() -> None:
        pauses: list[float] = []
        before = gc.get_threshold()
        collector = Collector(pauses.append)
        collector.start()
        try:
            frozen, collections = gc.get_freeze_count(), len(pauses)
            assert frozen > 10_000
            assert collections
            kept = [Cycle() for _ in range(20_000)]
            assert len(pauses) >= collections + 20_000 // garbage.YOUNG - 1
            assert gc.get_freeze_count() >= frozen + 20_000 - garbage.YOUNG
            one = weakref.ref(kept[0])
            kept.clear()
            gc.collect()
            assert one() is not None
            now = monotonic() + garbage.SOONEST_FULL
            collector.tick(now + 1)
            assert one() is not None  # it was busy until now
            collector.tick(now + 2)
            assert one() is None
        finally:
            await collector.stop()
        assert gc.get_freeze_count() < frozen  # another server of these tests may be at work
        assert gc.get_threshold() == before

    asyncio.run(look())


def test_a_running_server_makes_no_full_collections_of_its_own(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold()[2] == garbage.NEVER
        assert server.http.get("/health").status_code == 200


def test_a_thread_that_writes_gets_its_turn_soon_while_the_server_is_busy(tmp_path: Path) -> None:
    with live(tmp_path):
        assert sys.getswitchinterval() == pytest.approx(app.SWITCH_SECONDS)


async def used_table(tables: Tables) -> list[weakref.ref[object]]:
    """What must go with a table at which people and a bot have played."""
    [ann, ben] = await seated(tables, wanted("person", "open", "easy"), "Ben")
    subscriber = ann.table.subscribe(ann.sender)
    await until(lambda: ann.question or ben.question)
    await (ann if ann.question else ben).answer()
    await ben.do(Leave())
    ann.table.unsubscribe(subscriber)
    return [weakref.ref(each) for each in (ann.table, ann.table.auto_player)]


@served
async def test_a_forgotten_table_is_freed_without_the_collector(tables: Tables) -> None:
    gc.disable()
    found = await used_table(tables)

    while tables.count():
        await tables._forget_unused(monotonic())
    await asyncio.sleep(0.05)
    assert [each() for each in found] == [None, None]


@served
async def test_a_table_is_kept_for_a_while_after_the_last_look_at_it(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "open"))
    subscriber = ann.table.subscribe(ann.sender)
    ann.table.last_used = 0.0
    began = monotonic()
    await tables._forget_unused(began)
    ann.table.unsubscribe(subscriber)
    await tables._forget_unused(began)
    assert tables.count() == 1
    while tables.count():
        await tables._forget_unused(monotonic())
