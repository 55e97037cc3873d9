"""Who sits at a table, with which name, and when it begins."""

from __future__ import annotations

import asyncio

import pytest

from entrepot import BadOptions
from entrepot.server.errors import BadName, NotAllowed, TableRefused
from entrepot.server.protocol import (
    Begin,
    Join,
    Rename,
    WantedSeat,
)
from entrepot.server.sender import SPECTATOR
from entrepot.server.tables import Tables
from kit.server import seated, served, until, wanted


@served
async def test_a_table_begins_when_the_last_seat_is_taken(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "open", name="Ann"), "Ben")
    assert ann.table.state.status == "waiting"
    await ann.watch()
    assert ann.told[0]["view"] is None
    await ann.table.do(SPECTATOR, Join(name="Cem", seat=2))
    table = await tables.get(ann.table.id)
    assert table.state.status == "playing"
    names = [seat["name"] for seat in ann.last("state")["table"]["seats"]]
    assert names == ["Ann", "Ben", "Cem"]
    assert ann.last("state")["view"]["pending"]
    for wish in (Join(name="Dan"), Join(name="Dan", seat=1)):
        with pytest.raises(TableRefused, match="begun"):
            await ben.table.do(SPECTATOR, wish)


@served
async def test_a_seat_that_is_taken_or_not_there_is_not_given_away(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "open", "open"))
    with pytest.raises(TableRefused):
        await ann.table.do(SPECTATOR, Join(name="Ben", seat=0))
    with pytest.raises(Exception, match="no seat 5"):
        await ann.table.do(SPECTATOR, Join(name="Ben", seat=5))
    assert ann.table.state.entry_count == 0


@served
async def test_two_who_want_the_last_seat_do_not_both_get_it(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "open"))
    found = await asyncio.gather(
        *[ann.table.do(SPECTATOR, Join(name=name)) for name in ("Ben", "Cem")],
        return_exceptions=True,
    )
    assert sum(isinstance(each, TableRefused) for each in found) == 1
    assert ann.table.state.status == "playing"


@served
async def test_whoever_sits_already_gets_no_second_seat(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "open", "open"))
    keys = await ann.do(Join(name="Ann"))
    assert (keys.seat, keys.key) == (0, None)
    assert ann.table.state.entry_count == 0


@served
async def test_without_open_seats_it_begins_at_once_and_whoever_makes_it_may_only_look(
    tables: Tables,
) -> None:
    keys = await tables.create(wanted("easy", "easy"))
    assert (keys.seat, keys.key) == (None, None)
    table = await tables.get(keys.table)
    table.subscribe(SPECTATOR)
    await until(lambda: table.state.status == "over")
    assert (await table.record())["digest"]


@served
async def test_what_the_game_does_not_allow_is_refused_with_its_own_words(tables: Tables) -> None:
    with pytest.raises(BadOptions, match="Options of this game"):
        await tables.create(wanted("person", "easy", options={"depth": 3}))
    with pytest.raises(BadOptions):
        await tables.create(wanted("person"))
    with pytest.raises(BadOptions):
        await tables.create(wanted("person", "easy", game="whist"))
    with pytest.raises(BadOptions, match="Only one seat"):
        await tables.create(wanted("person", "person"))
    assert tables.count() == 0


@served
async def test_seats_are_drawn_by_lot_if_wanted(tables: Tables) -> None:
    drawn = set()
    for _ in range(30):
        keys = await tables.create(wanted("person", "open", "open", shuffle=True))
        drawn.add(keys.seat)
    assert drawn == {0, 1, 2}


@served
async def test_names_can_be_read_and_told_apart(tables: Tables) -> None:
    [ann, ann_2, ann_3] = await seated(
        tables, wanted("person", "open", "open", "open", name=" Ann\t Lee "), "ANN LEE", "ann lee"
    )
    assert [seat.name for seat in ann.table.state.seats][:3] == [
        "Ann Lee",
        "ANN LEE 2",
        "ann lee 3",
    ]
    for name in ("", " ", "a\u202eb", "a\u200bb", "\u3164", "x\x00", "a" * 25, "e" + "\u0301" * 6):
        with pytest.raises(BadName):
            await ann.do(Rename(name=name))
    await ann_2.do(Rename(name="Βασίλης ☀\ufe0f"))
    await ann_3.do(Rename(name="a" * 24))
    await ann.do(Rename(name="A" * 24))
    names = [seat.name for seat in ann.table.state.seats][:3]
    assert names == ["A" * 22 + " 2", "Βασίλης ☀\ufe0f", "a" * 24]


@served
async def test_only_the_host_begins_and_bots_take_the_open_seats(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "open"), "Ben")
    with pytest.raises(NotAllowed):
        await ben.do(Begin(level="easy"))
    await ann.do(Begin(level="easy"))
    assert ann.table.state.status == "playing"
    assert (ann.table.state.seats[2].kind, ann.table.state.seats[2].level) == ("bot", "easy")


@served
async def test_a_wanted_seat_may_name_its_level(tables: Tables) -> None:
    new = wanted("person", "open", "open")
    new.seats[1:] = [WantedSeat(kind="bot"), WantedSeat(kind="bot", level="expert")]
    [ann] = await seated(tables, new)
    assert [seat.level for seat in ann.table.state.seats] == [None, "normal", "expert"]
