"""When bots answer, and what happens when time is out."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import msgspec
import pytest

from entrepot.kernel.errors import NotYourQuestion
from entrepot.kernel.record import beginning
from entrepot.server.commands import BotAnswer, ComeBack, GoOn, Leave
from entrepot.server.keys import key_hash
from entrepot.server.protocol import Answer
from entrepot.server.sender import SERVER, SPECTATOR, Sender
from entrepot.server.table import Table
from entrepot.server.table_state import SeatState
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


class Pace(NamedTuple):
    """An answer of a bot: was there a choice, how many actions did hands forbid before it."""

    free: bool
    waits: int
    took: int


def paces(tmp_path: Path, count: int, **more: Any) -> list[Pace]:
    async def look() -> list[Pace]:
        async with serving(tmp_path, second=1) as tables:
            keys = await tables.create(wanted("easy", "easy", pace=60, **more))
            table = await tables.get(keys.table)
            await until(lambda: table.state.entry_count > count)
            stored = await tables._store.table(keys.table)
            assert stored is not None
            assert table.state.match is not None
            match, found = beginning(table.state.match.record()), []
            match.state.unhurried = 0b11
            for before, row in pairwise(stored.entries):
                waits = match.state.waits
                while match.pending[0].forced:
                    match.go_on()
                asked = match.question(row.seat)
                assert asked is not None
                if asked.kind != "bid":  # those are made at the same time
                    waits = match.state.waits - waits
                    found.append(Pace(len(asked.by_id) > 1, waits, row.at - before.at))
                match.answer(row.seat, msgspec.json.decode(row.data)["option"])
            return found

    return asyncio.run(look())


def test_a_bot_takes_as_long_without_a_choice_as_with_one(tmp_path: Path) -> None:
    found = paces(tmp_path, 20, game="import-export")
    assert {pace.free for pace in found} == {True, False}
    assert min(pace.took for pace in found) >= 59


def test_an_action_that_a_bots_hand_forbids_takes_as_long_as_one_that_it_allows(
    tmp_path: Path,
) -> None:
    found = paces(tmp_path, 12, game="import-export", seed=4)
    assert sum(pace.waits for pace in found)
    assert [pace for pace in found if pace.took < 59 * (1 + pace.waits)] == []


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
    ann.table.auto_player.present = lambda: set()  # type: ignore[method-assign]
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
    await until(lambda: not table.auto_player.attended())
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
    ann.table.auto_player.present = lambda: set()  # type: ignore[method-assign]
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
    await until(lambda: not any(t.auto_player.attended() for t in tables._live.values()))

    while tables.count():
        await tables._forget_unused(monotonic())


async def until_it_waits(tables: Tables) -> Table:
    """A table where hands leave a bot no choice, at the moment when it seems to think."""
    keys = await tables.create(wanted("easy", "easy", pace=60_000, game="import-export", seed=7))
    table = await tables.get(keys.table)
    while (match := table.state.match) and (asked := match.question(match.pending[0].seat)):
        option = Random(asked.id).choice(sorted(asked.by_id))
        answer = BotAnswer(seat=asked.seat, question=asked.id, option=option, by="bot")
        await table.do(SERVER, answer)
    return table


def test_a_table_is_written_and_read_where_it_waits_for_a_bot_without_a_choice(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def look() -> None:
        async with serving(tmp_path) as tables:
            waits = await until_it_waits(tables)
            assert waits.state.match is not None
            [forced] = waits.state.match.pending
            assert forced.forced
            await waits.write_snapshot()
        async with serving(tmp_path) as tables:
            read = await tables.get(waits.id)
            assert read.state.match is not None
            assert read.state.match.answers == waits.state.match.answers
            assert not read.state.match.pending[0].forced
        assert not caplog.records

    asyncio.run(look())


@served
async def test_nobody_can_ask_whether_a_bot_has_a_choice(tables: Tables) -> None:
    """Neither answering in its place nor saying that the time is over helps."""
    table = await until_it_waits(tables)
    assert table.state.match is not None
    [forced] = table.state.match.pending
    await table.do(SERVER, GoOn(question="0.1.99"))
    next_id = forced.id.rpartition(".")[0]
    for seat in range(2):  # whoever sits there now
        table.state.seats[seat] = SeatState(kind="person", key=key_hash("key"))
        for question in (forced.id, next_id):
            answer = Answer(question=question, option="no", ticket="x")
            with pytest.raises(NotYourQuestion):
                await table.do(Sender(seat, hashes=frozenset({key_hash("key")})), answer)
    assert table.state.match.pending == (forced,)
