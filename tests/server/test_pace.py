"""When bots answer, and what happens when time is out."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from entrepot.kernel.record import beginning
from entrepot.server.commands import ComeBack, Leave
from entrepot.server.sender import SPECTATOR
from entrepot.server.tables import Tables
from kit.server import Thinks, answer_count, seated, served, serving, until, wanted


def test_bots_think_visibly_and_take_their_time(tmp_path: Path) -> None:
    async def look() -> None:
        thinker = Thinks()
        thinker.held = asyncio.Event()
        async with serving(tmp_path, thinker=thinker) as tables:
            [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
            await ann.watch()
            await ben.do(Leave())
            if ann.question:
                await ann.answer()
            await until(lambda: thinker.asked)
            assert ann.last("table")["table"]["seats"][1]["thinking"]
            await ben.do(ComeBack())  # what the bot thinks no longer matters
            entries = ann.table.state.entry_count
            thinker.held.set()
            await asyncio.sleep(0.05)
            assert ann.table.state.entry_count == entries
            assert not ann.last("table")["table"]["seats"][1]["thinking"]
            await ben.answer()

    asyncio.run(look())


def paces(tmp_path: Path, **more: Any) -> list[tuple[bool, int]]:
    """For each of some answers of bots whether there was a choice, and what it took."""

    async def look() -> list[tuple[bool, int]]:
        async with serving(tmp_path, second=1) as tables:
            keys = await tables.create(wanted("easy", "easy", pace=60, **more))
            table = await tables.get(keys.table)
            await until(lambda: table.state.entry_count > 20)
            stored = await tables._store.table(keys.table)
            assert stored is not None
            assert table.state.match is not None
            match, found = beginning(table.state.match.record()), []
            for before, row in pairwise(stored.entries):
                asked = match.question(row.seat)
                assert asked is not None
                if asked.kind != "bid":  # those are made at the same time
                    found.append((len(asked.by_id) > 1, row.at - before.at))
                match.answer(row.seat, msgspec.json.decode(row.data)["option"])
            return found

    return asyncio.run(look())


def test_a_bot_takes_as_long_without_a_choice_as_with_one(tmp_path: Path) -> None:
    took = paces(tmp_path, game="import-export")
    assert {free for free, _ in took} == {True, False}
    assert min(time for _, time in took) >= 59


def test_a_thinker_that_fails_is_asked_again_but_not_in_a_hurry(tmp_path: Path) -> None:
    async def look() -> None:
        thinker = Thinks()
        thinker.fails = 3
        async with serving(tmp_path, thinker=thinker) as tables:
            [ann] = await seated(tables, wanted("easy", "person"))
            begun = asyncio.get_running_loop().time()
            if ann.question:
                await ann.answer()
            await until(lambda: thinker.fails == 0 and ann.question)
            assert asyncio.get_running_loop().time() - begun >= (1 + 2 + 4) * 0.01

    asyncio.run(look())


@served
async def test_when_time_is_out_a_bot_answers_once(tables: Tables) -> None:
    [ann, _] = await seated(tables, wanted("person", "open", clock=10, grace=None), "Ben")
    await ann.watch()
    await asyncio.sleep(0)
    assert ann.table.public_table().deadline is not None
    await until(lambda: answer_count(ann) >= 2)
    assert ann.table.state.people() == [0, 1]
    stored = await tables._store.table(ann.table.id)
    assert stored is not None
    by = {msgspec.json.decode(row.data)["by"] for row in stored.entries if row.kind == "answer"}
    assert by == {"clock"}


@served
async def test_bots_do_not_play_on_when_everybody_has_left(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "easy"))
    ann.table._auto_player.present = lambda: set()  # type: ignore[method-assign]
    await ann.do(Leave())
    entries = ann.table.state.entry_count
    await asyncio.sleep(0.1)
    assert ann.table.state.entry_count - entries <= 1
    await ann.watch()
    await until(lambda: ann.question)


@served
async def test_bots_alone_play_while_somebody_looks(tables: Tables) -> None:
    keys = await tables.create(wanted("easy", "easy", pace=100, game="import-export"))
    table = await tables.get(keys.table)
    await until(lambda: not table._auto_player.attended())
    table.wake()
    entries = table.state.entry_count
    await asyncio.sleep(0.1)
    assert table.state.entry_count - entries <= 1
    await until(lambda: table.idle)
    subscriber = table.subscribe(SPECTATOR)
    await until(lambda: table.state.entry_count > entries + 3)
    table.unsubscribe(subscriber)


@served
async def test_bots_do_not_play_on_for_a_person_who_is_not_there(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("easy", "easy", "person", pace=10_000, seed=1))
    ann.table._auto_player.present = lambda: set()  # type: ignore[method-assign]
    ann.table.wake()
    await asyncio.sleep(0.3)
    assert answer_count(ann) == 0
    await ann.watch()
    await until(lambda: ann.question)


def test_after_a_restart_bots_wait_until_somebody_looks(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as tables:
            made = [await tables.create(wanted("easy", "easy", pace=60_000)) for _ in range(5)]
        thinker = Thinks()
        async with serving(tmp_path, thinker=thinker) as tables:
            await asyncio.sleep(0.3)
            assert not tables.count()
            assert not thinker.asked
            table = await tables.get(made[0].table)
            subscriber = table.subscribe(SPECTATOR)
            await until(lambda: thinker.asked)
            table.unsubscribe(subscriber)

    asyncio.run(look())


@served
async def test_tables_of_bots_are_forgotten_when_nobody_looks_any_more(tables: Tables) -> None:
    await tables.create(wanted("easy", "easy", pace=60_000))
    await until(lambda: not any(t._auto_player.attended() for t in tables._live.values()))

    def forgotten() -> bool:
        tables._forget_unused(monotonic())
        return not tables.count()

    await until(forgotten)
