"""Answers that somebody has given once and for all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import entrepot
from entrepot.server.errors import TableRefused
from entrepot.server.protocol import Stand
from entrepot.server.standing_answers import standing_option
from entrepot.server.tables import Tables
from kit.server import new_ticket, seated, served, serving, wanted


@served
async def test_a_standing_answer_is_given_at_once_and_only_its_owner_sees_it(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await asyncio.gather(ann.watch(), ben.watch())
    for person in (ann, ben):
        await person.do(Stand(ticket=new_ticket(), kind="extra-draw", answer="never"))
    await asyncio.sleep(0)
    assert ann.last("table")["standing"] == {"extra-draw": "never"}
    bens = sum(told["type"] == "table" and bool(told["standing"]) for told in ben.told)
    assert bens == 1
    for kind in ("phase-1", "no-such-kind"):
        with pytest.raises(TableRefused):
            await ann.do(Stand(ticket=new_ticket(), kind=kind, answer="never"))
    await ann.do(Stand(ticket=new_ticket(), kind="extra-draw", answer=None))
    await asyncio.sleep(0)
    assert ann.last("table")["standing"] == {}


@pytest.mark.parametrize(
    ("hand", "goods", "given"),
    [
        (["jets", "onions"], ["tablets"], "done"),  # it could be loaded: that is declined
        (["jets", "cups"], ["tablets"], None),  # only Telescopes, which nobody has declined
    ],
)
def test_what_can_be_done_at_any_time_is_not_declined_once_for_all(
    hand: list[str], goods: list[str], given: str | None
) -> None:
    ships = [{"contracts": ["rice"]}]
    me = {"colour": "technology", "goods": goods, "shipments": ["telescopes"], "ships": ships}
    players = [{**me, "hand": hand}, {"colour": "luxury"}]
    match = entrepot.load({"game": "import-export", "seed": 1, "players": players})
    match.answer(0, "lead:load:jets")
    match.answer(1, "draw")
    [asked] = match.pending
    assert (asked.kind, {"done", "use:telescopes:tablets"} <= set(asked.by_id)) == ("load", True)
    assert standing_option(asked, "never") == given


@pytest.mark.parametrize("answer", ["never", "always"])
def test_standing_answers_decide_every_optional_question_of_their_kind(
    answer: Any, tmp_path: Path
) -> None:
    async def play_on() -> None:
        async with serving(tmp_path) as tables:
            people = await seated(tables, wanted("person", "open", seed=11), "Ben")
            for person in people:
                await person.do(Stand(ticket=new_ticket(), kind="extra-draw", answer=answer))
            chance = Random(1)
            while people[0].table.state.status == "playing":
                person = next(person for person in people if person.question)
                assert person.question.kind != "extra-draw"
                options = list(person.question.by_id)
                bought = [o for o in options if o == "buy:exchange"]
                await person.answer(bought[0] if bought else chance.choice(options))
            match = people[0].table.state.match
            assert match is not None
            given = [
                option for _, kind, option in match.record()["answers"] if kind == "extra-draw"
            ]
            assert given
            assert set(given) == {"no" if answer == "never" else "yes"}

    asyncio.run(play_on())
