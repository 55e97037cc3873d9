"""Answers at a table: everybody is told, once, and a refused one changes nothing."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

from entrepot import IllegalAnswer, NotYourQuestion
from entrepot.server import protocol
from entrepot.server.errors import NotAllowed, TableRefused
from entrepot.server.sender import SPECTATOR
from entrepot.server.tables import Tables
from kit.server import Person, play, seated, served, wanted


@served
async def test_an_answer_is_told_to_everybody_and_the_numbers_of_events_have_no_gap(
    tables: Tables,
) -> None:
    people = await seated(tables, wanted("person", "open", "easy"), "Ben")
    chance = Random(3)
    await asyncio.gather(*[person.watch() for person in people])
    lurker = await tables.get(people[0].table.id)
    spectator = await Person(lurker, protocol.Keys(table=lurker.id, seat=None)).watch()
    await play(people, chance)
    match = people[0].table.state.match
    assert match is not None
    for person in [*people, spectator]:
        events: list[Any] = []
        for told in person.told:
            if told["type"] in ("state", "update"):
                assert told["first"] == len(events)
                events += told["events"]
        assert [event["n"] for event in events] == list(range(len(events)))
        assert events == to_builtins(match.events(person.keys.seat))
        last = [told for told in person.told if told["type"] in ("state", "update")][-1]
        assert last["view"] == msgspec.to_builtins(match.view(person.keys.seat))


@served
async def test_a_refused_answer_changes_nothing_and_lists_the_askers_options_only(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    asked, idle = (ann, ben) if ann.question else (ben, ann)
    entries = ann.table.state.entry_count
    with pytest.raises(IllegalAnswer):
        await asked.answer("load:gold")
    option = next(iter(asked.question.by_id))
    with pytest.raises(NotYourQuestion):
        await asked.do(protocol.Answer(ticket="a", question="0.9", option=option))
    with pytest.raises(NotYourQuestion) as caught:
        await idle.do(protocol.Answer(ticket="a", question=asked.question.id, option="load:tea"))
    assert "legal" not in caught.value.facts
    assert ann.table.state.entry_count == entries
    with pytest.raises(NotAllowed):
        await ann.table.do(SPECTATOR, protocol.Undo(ticket="x"))


@served
async def test_a_ticket_is_done_once_and_means_one_thing(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    asked = ann if ann.question else ben
    answer = protocol.Answer(
        ticket="one", question=asked.question.id, option=next(iter(asked.question.by_id))
    )
    found = await asyncio.gather(*[asked.table.do(asked.sender, answer) for _ in range(5)])
    assert {accepted.ticket for accepted in found} == {"one"}
    match = asked.table.state.match
    assert match is not None
    assert len(match.record()["answers"]) == 1
    with pytest.raises(TableRefused, match="used for something else"):
        await asked.do(protocol.Undo(ticket="one"))
    with pytest.raises(TableRefused):
        await asked.do(msgspec.structs.replace(answer, option="load:ore"))
    other = ben if asked is ann else ann
    await other.answer(ticket="one")  # another seat's ticket


@served
async def test_sealed_answers_at_the_same_time_are_all_taken(tables: Tables) -> None:
    """Setting up the long game asks all seats at once for one choice each."""
    people = await seated(tables, wanted("person", "open", "open", game="import-export"), "B", "C")
    for _ in range(60):
        sealed = [person for person in people if person.question and person.question.sealed]
        if len(sealed) == len(people):
            break
        person = next(person for person in people if person.question)
        bids = [id for id in person.question.by_id if id.startswith("lead:import")]
        await person.answer(bids[0] if bids else None)
    assert len(sealed) == 3
    before = people[0].table.state.entry_count
    await asyncio.gather(*[person.answer() for person in people])
    assert people[0].table.state.entry_count == before + 3
