"""Answers that somebody prepares while others play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

import entrepot
from entrepot.import_export.view_types import TradeOption
from entrepot.server import protocol
from entrepot.server.commands import ComeBack, Leave
from entrepot.server.company_protocol import Prepare
from entrepot.server.errors import NotAllowed, TableRefused
from entrepot.server.sender import SPECTATOR
from entrepot.server.tables import Tables
from kit.server import Person, new_ticket, seated, served, serving, until, wanted
from kit.worlds import scrambled


def prepare(kind: str | None, option: str | None) -> Prepare:
    return Prepare(ticket=new_ticket(), kind=kind, option=option)


async def two(tables: Tables, **more: Any) -> tuple[Person, Person]:
    """Who has the first turn, once ships are loaded, and the other."""
    [ann, ben] = await seated(tables, wanted("person", "open", **more), "Ben")
    while kind_asked(ann) == "load":
        await (ann if ann.question else ben).answer()
    await asyncio.gather(ann.watch(), ben.watch())
    return (ann, ben) if ann.question else (ben, ann)


def kind_asked(person: Person) -> str:
    assert person.table.state.match is not None
    return person.table.state.match.pending[0].kind


async def play_to(first: Person, second: Person) -> None:
    """The first plays until the second is asked, or has answered already."""
    answered = len(own_answers(second))
    while not second.question and len(own_answers(second)) == answered:
        if first.question:
            await first.answer(list(first.question.by_id)[-1])
        await asyncio.sleep(0.002)


def own_answers(person: Person) -> list[list[Any]]:
    assert person.table.state.match is not None
    answers = person.table.state.match.record()["answers"]
    return [each for each in answers if each[0] == person.seat and each[1] != "load"]


@served
async def test_a_prepared_answer_is_given_when_its_question_comes(tables: Tables) -> None:
    first, second = await two(tables)
    option = second.table.preparable(second.sender).kinds["phase-1"][0]
    await second.do(prepare("phase-1", option))
    await play_to(first, second)
    await until(lambda: own_answers(second))
    assert own_answers(second)[0] == [second.seat, "phase-1", option]
    assert second.table.state.prepared[second.seat] is None


@served
async def test_what_to_follow_with_is_prepared_before_and_after_it_is_led(tables: Tables) -> None:
    first, second = await two(tables, game="import-export")
    before = set(second.table.preparable(second.sender).kinds["follow"])
    await second.do(prepare("follow", "draw"))
    await first.answer(next(id for id in first.question.by_id if id.startswith("lead:")))
    assert set(second.question.by_id) <= before
    await until(lambda: own_answers(second))
    assert own_answers(second)[0] == [second.seat, "follow", "draw"]


@served
async def test_only_its_owner_knows_and_can_take_it_back(tables: Tables) -> None:
    first, second = await two(tables)
    option = second.table.preparable(second.sender).kinds["phase-1"][0]
    told = len(first.told)
    await second.do(prepare("phase-1", option))
    await until(lambda: second.last("table")["prepared"])
    assert second.last("table")["prepared"] == {"kind": "phase-1", "option": option, "void": False}
    assert first.told[told:] == []
    await second.do(prepare(None, None))
    await until(lambda: second.last("table")["prepared"] is None)
    await play_to(first, second)
    assert second.question is not None
    await asyncio.sleep(0.05)
    assert not own_answers(second)


def test_it_survives_a_restart(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as tables:
            _, second = await two(tables)
            option = second.table.preparable(second.sender).kinds["phase-2"][0]
            await second.do(prepare("phase-2", option))
            kept = second.table.state.prepared
            await second.table.write_snapshot()
        async with serving(tmp_path) as tables:
            assert (await tables.get(second.table.id)).state.prepared == kept

    asyncio.run(look())


@served
async def test_one_that_no_longer_fits_is_told_to_its_owner_and_waits_for_an_answer(
    tables: Tables,
) -> None:
    first, second = await two(tables)
    await second.do(prepare("phase-1", "pass"))
    state = second.table.state
    prepared = state.prepared[second.seat]
    assert prepared is not None
    state.prepared[second.seat] = prepared._replace(option="buy:nothing")  # as if it were sold out
    await play_to(first, second)
    await until(lambda: second.last("table")["prepared"]["void"])
    await asyncio.sleep(0.05)
    assert not own_answers(second)
    await second.answer()
    await until(lambda: second.last("table")["prepared"] is None)


@served
async def test_what_can_not_be_prepared_is_refused(tables: Tables) -> None:
    first, second = await two(tables)
    buy, load = prepare("phase-1", "buy:nothing"), prepare("load", "load:tea")
    for wrong in (buy, load, prepare("x", None)):
        with pytest.raises(TableRefused):
            await second.do(wrong)
    with pytest.raises(TableRefused):  # whoever is asked answers
        await first.do(prepare("phase-1", "pass"))
    with pytest.raises(TableRefused):
        first.table.preparable(first.sender)
    with pytest.raises(NotAllowed):
        await first.table.do(SPECTATOR, prepare("phase-1", "pass"))
    with pytest.raises(NotAllowed):
        first.table.preparable(SPECTATOR)
    assert second.table.state.prepared == [None, None]


def test_it_takes_as_long_as_a_bot_and_looks_like_a_person(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path, second=1) as tables:
            first, second = await two(tables, pace=150)
            await second.do(prepare("phase-1", "pass"))
            while not second.question:
                await first.answer(list(first.question.by_id)[-1])
            began = monotonic()
            await until(lambda: own_answers(second))
            assert monotonic() - began >= 0.14
            seats = [each["table"]["seats"] for each in first.told if each["type"] == "table"]
            assert not any(seat["thinking"] for each in seats for seat in each)
            stored = await tables._store.table(second.table.id)
            assert stored is not None
            assert (
                b'"by":"person"' in [row.data for row in stored.entries if row.kind == "answer"][-1]
            )

    asyncio.run(look())


@served
async def test_taken_back_while_its_question_is_open_it_is_not_given(tables: Tables) -> None:
    first, second = await two(tables, pace=10_000)
    await second.do(prepare("phase-1", "pass"))
    await play_to(first, second)
    await second.do(prepare(None, None))
    await asyncio.sleep(0.15)
    assert not own_answers(second)
    assert second.question is not None


@served
async def test_a_stand_in_uses_it_up(tables: Tables) -> None:
    first, second = await two(tables)
    await second.do(prepare("phase-1", "pass"))
    await second.do(Leave())
    await play_to(first, second)
    await until(lambda: own_answers(second))
    await second.do(ComeBack())
    assert second.table.state.prepared[second.seat] is None


@served
async def test_whoever_steps_back_is_asked(tables: Tables) -> None:
    first, second = await two(tables)
    await first.answer()
    await second.do(prepare("phase-1", "pass"))
    await first.do(protocol.Propose(ticket=new_ticket()))
    proposal = first.table.state.proposal
    assert proposal is not None
    await second.do(protocol.Vote(ticket=new_ticket(), proposal=proposal.id, agree=True))
    assert second.table.state.prepared[second.seat] is not None  # it was the other who stepped back


@served
async def test_what_can_be_prepared_comes_with_what_it_is_about(tables: Tables) -> None:
    """So the page shows it on the table; what is for the nearest question comes first."""
    _, second = await two(tables, game="import-export")
    found = second.table.preparable(second.sender)
    ids = [id for offered in found.kinds.values() for id in offered]
    options = found.explanation.options
    assert [option.id for option in options] == list(dict.fromkeys(ids))
    assert isinstance(options[0], TradeOption)
    assert (options[0].verb, bool(options[0].parts.cards)) == ("follow", True)


def test_what_can_be_prepared_does_not_depend_on_what_is_hidden() -> None:
    chance = Random(5)
    for game in ("import-export", "maritime-silk-road"):
        match = entrepot.new(game, players=3, seed=5)
        for _ in range(60):
            for seat in range(3):
                other = scrambled(match, seat, chance)
                assert match.preparable(seat) == other.preparable(seat)
            asked = match.pending[0]
            match.answer(asked.seat, chance.choice(list(asked.by_id)))
