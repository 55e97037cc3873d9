"""What the host of a table may do, and a rematch."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from entrepot.server.commands import StepBack
from entrepot.server.errors import NoSuchTable, NotAllowed, TableRefused
from entrepot.server.protocol import (
    HandOver,
    Join,
    SetListed,
)
from entrepot.server.sender import SPECTATOR
from entrepot.server.tables import Tables
from kit.server import answer_count, play, seated, served, wanted


@served
async def test_the_host_gives_seats_to_bots_and_back(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    with pytest.raises(NotAllowed):
        await ben.do(HandOver(seat=0, to="bot"))
    await ann.do(HandOver(seat=1, to="away", level="easy"))
    assert (ann.table.state.seats[1].away, ann.table.state.seats[1].level) == (True, "easy")
    await ann.do(HandOver(seat=1, to="back"))
    assert ann.table.state.people() == [0, 1]
    with pytest.raises(TableRefused):
        await ann.do(HandOver(seat=1, to="open"))
    await ann.do(HandOver(seat=1, to="bot", level="easy"))
    assert ben.sender.seat is None
    assert ann.table.state.seats[1].kind == "bot"


@served
async def test_a_bot_in_the_last_open_seat_begins_the_game(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "open"))
    await ann.do(HandOver(seat=1, to="bot"))
    assert ann.table.state.status == "playing"


@served
async def test_the_host_steps_back_and_everybody_is_told(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ben.watch()
    with pytest.raises(TableRefused):
        await ann.do(StepBack())
    await (ann if ann.question else ben).answer()
    await (ann if ann.question else ben).answer()
    await ann.do(StepBack())
    assert answer_count(ann) == 1
    await asyncio.sleep(0)
    assert ben.told[-1]["era"] == 1
    with pytest.raises(NotAllowed):
        await ben.do(StepBack())


@served
async def test_the_host_exports_only_what_their_seat_may_know_until_the_end(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    found = await ann.table.export(ann.sender)
    assert "'seed'" not in str(found)
    assert found["view"] == ann.table.state_for(ann.sender).view
    with pytest.raises(NotAllowed):
        await ann.table.export(ben.sender)
    with pytest.raises(TableRefused):
        await ann.table.record()
    await play([ann, ben], Random(1))
    assert await ann.table.export(ann.sender) == await ann.table.record()
    assert (await ann.table.record())["seed"] == 7


@served
async def test_a_deleted_table_is_gone_for_good(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ben.watch()
    with pytest.raises(NotAllowed):
        await tables.delete(ann.table.id, ben.sender)
    await tables.delete(ann.table.id, ann.sender)
    await asyncio.sleep(0)
    assert ben.told[-1] == {"type": "gone", "code": "table-deleted"}
    with pytest.raises(NoSuchTable):
        await tables.get(ann.table.id)
    with pytest.raises(NoSuchTable):
        await (ann if ann.question else ben).answer()


@served
async def test_the_lobby_shows_listed_tables_newest_first(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "open"))
    [ben] = await seated(tables, wanted("person", "open", listed=True, name="Ben"))
    assert [each.id for each in await tables.lobby()] == [ben.table.id]
    await ann.do(SetListed(listed=True))
    assert {each.id for each in await tables.lobby()} == {ann.table.id, ben.table.id}
    await ben.do(SetListed(listed=False))
    assert [each.id for each in await tables.lobby()] == [ann.table.id]


@served
async def test_a_name_that_is_no_longer_accepted_does_not_prevent_a_rematch(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "easy", name="Ann"))
    await play([ann], Random(1))
    ann.table.state.seats[0].name = "A\u200dn"
    again = await tables.rematch(ann.table.id, ann.sender)
    assert (await tables.get(again.table)).state.seats[0].name == "Captain"


@served
async def test_a_rematch_keeps_a_seat_for_everybody(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "easy", name="Ann"), "Ben")
    with pytest.raises(TableRefused):
        await tables.rematch(ann.table.id, ann.sender)
    await ann.watch()
    await play([ann, ben], Random(1))
    first, again = await asyncio.gather(
        *[tables.rematch(ben.table.id, ben.sender) for _ in range(2)]
    )
    assert first.table == again.table
    assert first.host_key is None
    following = await tables.get(first.table)
    assert following.state.header.seed != ann.table.state.header.seed
    assert [(p.kind, p.name, p.reserved) for p in following.state.seats] == [
        ("open", "Ann", True),
        ("person", "Ben", False),
        ("bot", "", False),
    ]
    await asyncio.sleep(0)
    assert ann.last("table")["table"]["next"] == first.table
    with pytest.raises(TableRefused):
        await following.do(SPECTATOR, Join(name="Cem"))
    with pytest.raises(TableRefused):
        await following.do(SPECTATOR, Join(name="Cem", seat=0))
    keys = await tables.rematch(ann.table.id, ann.sender)
    assert following.state.status == "playing"
    assert following.identify(*[key for key in (keys.key, keys.host_key) if key])[:2] == (0, True)
