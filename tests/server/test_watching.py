"""What those who watch a table are told, seats and spectators."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec

from entrepot.server import protocol, subscriber
from entrepot.server.tables import Tables
from kit.server import Person, play, seated, served, wanted


@served
async def test_two_tabs_of_one_seat_are_told_the_same(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    tabs = [await Person(ann.table, ann.keys).watch() for _ in range(2)]
    await play([ann, ben], Random(5))
    first, second = ([t for t in tab.told if t["type"] == "update"] for tab in tabs)
    assert first == second
    assert first


@served
async def test_whoever_does_not_listen_is_let_go_and_nobody_waits_for_them(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "easy"), "Ben")
    deaf = ann.table.subscribe(ann.sender)
    await ben.watch()
    for _ in range(subscriber.MOST_MESSAGES + 1):
        deaf.put(b"{}")
    assert deaf.ended == "too-slow"
    await play([ann, ben], Random(2))
    messages = [message async for message in deaf]
    assert msgspec.json.decode(messages[-1]) == {"type": "gone", "code": "too-slow"}
    assert len(messages) == 1
    assert ben.last("update")["view"]["over"]


@served
async def test_whoever_comes_back_in_the_same_era_gets_only_what_is_new(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await (ann if ann.question else ben).answer()
    whole = ann.table.state_for(ann.sender)
    seen = len(whole.events)
    await (ann if ann.question else ben).answer()
    [new, other] = [
        msgspec.json.decode(await anext(aiter(ann.table.subscribe(ann.sender, era, seen))))
        for era in (0, 3)
    ]
    events = msgspec.to_builtins(ann.table.state_for(ann.sender).events)
    assert new["first"] == seen
    assert msgspec.to_builtins(whole.events) + new["events"] == events
    assert (other["first"], other["events"]) == (0, events)


@served
async def test_spectators_are_counted_and_see_no_secret(tables: Tables) -> None:
    [ann, _] = await seated(tables, wanted("person", "open"), "Ben")
    await ann.watch()
    spectator = await Person(ann.table, protocol.Keys(table=ann.table.id, seat=None)).watch()
    await asyncio.sleep(0)
    assert ann.last("table")["table"]["watching"] == 1
    assert spectator.told[0]["seat"] is None
    assert "hand" not in str(spectator.told[0]["view"]["players"]).replace("hand_size", "")
    await spectator.close()
    assert ann.table.public_table().watching == 0
