"""People leave, come back, and move to another device; bots stand in meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from entrepot.server.commands import ComeBack, Leave, MoveSeat
from entrepot.server.errors import NotAllowed
from entrepot.server.protocol import (
    Rename,
    Take,
)
from entrepot.server.sender import SPECTATOR
from entrepot.server.tables import Tables
from kit.server import Person, seated, served, serving, until, wanted


@served
async def test_whoever_leaves_is_stood_in_for_until_they_come_back(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ann.watch()
    await ben.watch()
    await ben.do(Leave())
    assert ann.table.state.seats[1].away
    await until(lambda: ann.question)
    await ann.answer()
    await until(lambda: ann.question or ann.table.state.status == "over")
    await ben.do(ComeBack())
    assert not ann.table.state.seats[1].away
    await ben.do(Leave())
    await ben.close()
    await ben.watch()
    await until(lambda: not ann.table.state.seats[1].away)


@served
async def test_whoever_leaves_while_the_table_waits_frees_the_seat_and_loses_the_key(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "open"), "Ben")
    await ben.watch()
    old = ben.sender
    await ben.do(Leave())
    await asyncio.sleep(0)
    assert ben.told[-1] == {"type": "gone", "code": "seat-moved"}
    assert ann.table.state.seats[1].kind == "open"
    assert ben.sender.seat is None
    with pytest.raises(NotAllowed):
        await ben.table.do(old, Rename(name="Bo"))


@served
async def test_a_bot_stands_in_for_whoever_is_gone_too_long_while_somebody_waits(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", grace=30), "Ben")
    await asyncio.gather(ann.watch(), ben.watch())
    await ben.close()
    await asyncio.sleep(0)
    assert not ann.table.state.seats[1].away
    assert ann.told[-1]["table"]["seats"][1]["online"] is False
    await until(lambda: ann.table.state.seats[1].away)
    await ben.watch()
    await until(lambda: not ann.table.state.seats[1].away)


@served
async def test_nobody_waits_for_the_only_person_so_no_bot_stands_in(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "easy", grace=10))
    await ann.watch()
    await until(lambda: ann.question)
    await ann.close()
    await asyncio.sleep(0.3)
    assert not ann.table.state.seats[0].away
    assert ann.question


@served
async def test_a_seat_moves_to_another_device_once(tables: Tables) -> None:
    [_, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ben.watch()
    old = ben.sender
    move = await ben.table.do(old, MoveSeat())
    with pytest.raises(NotAllowed):
        await ben.table.do(SPECTATOR, Take(code="x" * 20))
    keys = await ben.table.do(SPECTATOR, Take(code=move.code))
    assert keys.seat == 1
    await asyncio.sleep(0)
    assert ben.told[-1] == {"type": "gone", "code": "seat-moved"}
    with pytest.raises(NotAllowed):
        await ben.table.do(old, Leave())
    with pytest.raises(NotAllowed):
        await ben.table.do(SPECTATOR, Take(code=move.code))
    assert Person(ben.table, keys).sender.seat == 1
    assert ben.sender.seat is None


def test_a_code_is_void_after_ten_minutes(tmp_path: Path) -> None:
    async def wait() -> None:
        time = [1_000_000]
        async with serving(tmp_path, now=lambda: time[0]) as tables:
            [ann] = await seated(tables, wanted("person", "easy"))
            move = await ann.do(MoveSeat())
            assert move.expires == 1_000_000 + 600_000
            time[0] = move.expires
            with pytest.raises(NotAllowed):
                await ann.table.do(SPECTATOR, Take(code=move.code))

    asyncio.run(wait())
