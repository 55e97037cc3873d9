"""Who is here, away or replaced, and who said no."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from entrepot import text
from entrepot.server import protocol
from entrepot.server.captains import CAPTAINS, captains
from entrepot.server.commands import ComeBack, Leave, StandIn, StepBack
from entrepot.server.errors import BadName, TableRefused
from entrepot.server.protocol import HandOver, Rename
from entrepot.server.sender import SERVER, SPECTATOR
from entrepot.server.tables import Tables
from kit.server import Person, new_ticket, seated, served, serving, until, wanted


def notices(person: Person) -> list[dict[str, object]]:
    return [
        {"kind": each.kind, "seat": each.seat, "name": each.name, "by": each.by}
        for each in person.table.public_table().notices
    ]


@served
async def test_who_leaves_and_comes_back_is_told_with_the_time(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ann.watch()
    before = ann.table.now()
    await ben.do(Leave())
    seat = ann.table.public_table().seats[ben.seat]
    assert seat.away
    assert seat.since is not None
    assert before <= seat.since <= ann.table.now()
    await until(lambda: ann.question)
    await ann.answer()
    await until(lambda: ann.question)
    await ben.do(ComeBack())
    seat = ann.table.public_table().seats[ben.seat]
    assert (seat.away, seat.since) == (False, None)
    left, back = ann.table.public_table().notices
    assert (left.kind, left.name, left.by) == ("left", "Ben", None)
    assert (back.kind, back.seat) == ("back", ben.seat)
    assert left.at <= back.at
    assert left.after < back.after  # what the bot did lies between them
    assert ann.table.state.match is not None
    assert back.after == ann.table.state.match.event_count


@served
async def test_it_is_told_why_a_bot_plays(tables: Tables) -> None:
    [ann, ben, eve] = await seated(tables, wanted("person", "open", "open"), "Ben", "Eve")
    await ann.do(HandOver(seat=ben.seat, to="away"))
    await ann.table.do(SERVER, StandIn(seats=[eve.seat]))
    await ann.do(HandOver(seat=eve.seat, to="bot", level="easy"))
    assert notices(ann) == [
        {"kind": "host", "seat": ben.seat, "name": "Ben", "by": None},
        {"kind": "grace", "seat": eve.seat, "name": "Eve", "by": None},
        {"kind": "bot", "seat": eve.seat, "name": "Eve", "by": None},
    ]


@served
async def test_a_refused_step_back_is_told_to_everybody(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ann.watch()
    await ben.watch()
    asked = ann if ann.question else ben
    other = ben if asked is ann else ann
    await asked.answer()
    for person, kind in ((other, "refused"), (asked, "withdrawn")):
        await asked.do(protocol.Propose(ticket=new_ticket()))
        proposal = ann.table.state.proposal
        assert proposal is not None
        await person.do(protocol.Vote(ticket=new_ticket(), proposal=proposal.id, agree=False))
        for each in (ann, ben):
            last = await told(each, kind)
            assert (last["seat"], last["by"]) == (asked.seat, person.seat)


async def told(person: Person, kind: str) -> dict[str, object]:
    """The last notice that the person was sent, once it is of this kind."""

    def last() -> Any:
        return [{}, *person.last("table")["table"]["notices"]][-1]

    await until(lambda: last().get("kind") == kind)
    return dict(last())


def test_presence_survives_a_restart(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as tables:
            [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
            await ben.do(Leave())
            told = ann.table.public_table()
            await ann.table.write_snapshot()
        async with serving(tmp_path) as tables:
            again = (await tables.get(ann.table.id)).public_table()
            assert again.notices == told.notices != []
            assert again.seats[ben.seat].since == told.seats[ben.seat].since

    asyncio.run(look())


def test_after_a_step_back_no_notice_lies_in_the_future(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as tables:
            [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
            for _ in range(4):
                await (ann if ann.question else ben).answer()
            await ann.do(HandOver(seat=ben.seat, to="away"))
            await ann.do(HandOver(seat=ben.seat, to="back"))
            for _ in range(2):
                await ann.do(StepBack())
            match = ann.table.state.match
            assert match is not None
            afters = [each.after for each in ann.table.state.notices]
            assert max(afters) <= match.event_count
            await ann.table.write_snapshot()
        async with serving(tmp_path) as tables:
            state = (await tables.get(ann.table.id)).state
            assert [each.after for each in state.notices] == afters

    asyncio.run(look())


@served
async def test_only_the_last_notices_are_kept(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    for _ in range(20):
        await ben.do(Leave())
        await ben.do(ComeBack())
    assert len(ann.table.state.notices) == 30
    assert ann.table.state.notices[-1].kind == "back"


# -- captains


def test_captains_differ_at_a_table_and_stay_the_same() -> None:
    for id in ("a", "b", "c"):
        names = captains(id, 6)
        assert names == captains(id, 6)
        assert names[:3] == captains(id, 3)
        assert len(set(names)) == 6
        assert set(names) <= set(CAPTAINS)
    assert captains("a", 6) != captains("b", 6)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_captain_has_a_name_of_their_own(lang: str) -> None:
    names = [text.say(f"captain-{each}", lang) for each in CAPTAINS]
    assert len(set(names)) == len(CAPTAINS)


@served
async def test_bots_are_captains_and_people_are_not(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "hard", "easy"), "Ben")
    seats = ann.table.public_table().seats
    assert [seat.captain is None for seat in seats] == [True, True, False, False]
    bots = [seat.captain for seat in seats[2:]]
    assert bots == captains(ann.table.id, 4)[2:]
    await ann.do(HandOver(seat=ben.seat, to="bot", level="normal"))
    assert ann.table.public_table().seats[ben.seat].captain == captains(ann.table.id, 4)[ben.seat]


@served
async def test_nobody_passes_for_a_bot(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "open", "open"))
    name = text.say(f"captain-{captains(ann.table.id, 3)[1]}", "en")
    keys = await ann.table.do(SPECTATOR, protocol.Join(name=name))
    assert keys.seat is not None
    assert ann.table.state.seats[keys.seat].name == f"{name} 2"
    with pytest.raises(BadName):
        await ann.do(Rename(name=name[0] + name[1:].replace("o", "0").replace("e", "е")))


# -- spectators


@served
async def test_spectators_have_names_if_they_want(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "easy"))
    await ann.watch()
    first, second = (ann.table.subscribe(SPECTATOR) for _ in range(2))
    assert ann.table.public_table().watchers == []
    ann.table.introduce(first, "  Zoë ")
    ann.table.introduce(second, "Zoë")
    await until(lambda: ann.last("table")["table"]["watchers"] == ["Zoë", "Zoë 2"])
    ann.table.introduce(first, "")
    assert ann.table.public_table().watchers == ["Zoë 2"]
    with pytest.raises(BadName):
        ann.table.introduce(first, "\u202eeve")
    assert ann.subscriber is not None
    with pytest.raises(TableRefused):
        ann.table.introduce(ann.subscriber, "Ann")
    ann.table.unsubscribe(second)
    assert ann.table.public_table().watchers == []
