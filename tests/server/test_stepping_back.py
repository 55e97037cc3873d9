"""Undo, proposals to step back, and who must agree."""

from __future__ import annotations

import asyncio

import pytest

from entrepot import UndoRefused
from entrepot.server import protocol
from entrepot.server.errors import TableRefused
from entrepot.server.tables import Tables
from kit.server import answer_count, new_ticket, seated, served, until, wanted


@served
async def test_undo_takes_back_ones_last_answer_if_nobody_has_learned_anything(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ann.watch()
    asked, other = (ann, ben) if ann.question else (ben, ann)
    await asked.answer()
    assert asked.table.state_for(asked.sender).undo
    assert not other.table.state_for(other.sender).undo
    await asked.do(protocol.Undo(ticket=new_ticket()))
    await asyncio.sleep(0)
    assert asked.question
    assert ann.told[-1]["type"] == "state"
    assert ann.told[-1]["era"] == 1
    with pytest.raises(UndoRefused):
        await asked.do(protocol.Undo(ticket=new_ticket()))


@served
async def test_the_whole_turn_can_be_taken_back_at_once(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", seed=3), "Ben")
    while (ann.question or ben.question).kind == "load":
        await (ann if ann.question else ben).answer()
    asked = ann if ann.question else ben
    match = ann.table.state.match
    assert match is not None
    start, answers = match.digest(), len(match.record()["answers"])
    assert asked.question.kind == "phase-1"
    await asked.answer(next(id for id in asked.question.by_id if id.startswith("exchange")))
    if asked.question.kind == "exchange":
        await asked.answer("done")
    plays = [id for id in asked.question.by_id if id.startswith("play")]
    assert plays, asked.question.by_id
    await asked.do(protocol.Undo(ticket=new_ticket(), turn=True))
    match = ann.table.state.match
    assert match is not None
    assert (match.digest(), len(match.record()["answers"])) == (start, answers)


@served
async def test_a_step_back_needs_all_people_and_bots_agree(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "easy", clock=None), "Ben")
    await ann.watch()
    await until(lambda: ann.question)
    await ann.answer()
    await until(lambda: ben.question or ann.question)
    answers = answer_count(ann)
    await ann.do(protocol.Propose(ticket="p"))
    shown = ann.last("table")["table"]["proposal"]
    assert (shown["by"], shown["agreed"], shown["waiting"]) == (0, [0], [1])
    with pytest.raises(TableRefused):
        await ben.do(protocol.Propose(ticket="p"))
    with pytest.raises(TableRefused):
        await ben.do(protocol.Vote(ticket="v", proposal=shown["id"] + 1, agree=True))
    assert answer_count(ann) == answers
    await ben.do(protocol.Vote(ticket="v", proposal=shown["id"], agree=True))
    assert answer_count(ann) < answers
    assert ann.table.state.proposal is None


@served
async def test_a_proposal_lapses_when_it_is_refused_or_something_is_answered(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    asked, other = (ann, ben) if ann.question else (ben, ann)
    await asked.answer()
    for by in ("vote", "answer"):
        await asked.do(protocol.Propose(ticket=new_ticket()))
        proposal = asked.table.state.proposal
        assert proposal is not None
        if by == "vote":
            await other.do(protocol.Vote(ticket=new_ticket(), proposal=proposal.id, agree=False))
        else:
            await other.answer()
        assert asked.table.state.proposal is None
    assert proposal is not None
    with pytest.raises(TableRefused):
        await other.do(protocol.Vote(ticket=new_ticket(), proposal=proposal.id, agree=True))


@served
async def test_whoever_plays_against_bots_alone_steps_back_at_once(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "easy"))
    await until(lambda: ann.question)
    await ann.answer()
    await until(lambda: ann.question)
    before = answer_count(ann)
    with pytest.raises(UndoRefused):
        await ann.do(protocol.Undo(ticket=new_ticket()))
    await ann.do(protocol.Propose(ticket=new_ticket()))
    assert answer_count(ann) < before
