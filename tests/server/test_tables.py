"""Tables: people sit down, answer, step back, leave and return; everybody is told, once."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

import entrepot
from entrepot import BadOptions, IllegalAnswer, NotYourQuestion, UndoRefused
from entrepot.server import protocol, subscriber
from entrepot.server.commands import ComeBack, Leave, MoveSeat, StepBack
from entrepot.server.errors import BadName, NoSuchTable, NotAllowed, StoreProblem, TableRefused
from entrepot.server.journal import new_match
from entrepot.server.protocol import (
    Begin,
    HandOver,
    Join,
    Rename,
    SetListed,
    Stand,
    Take,
    WantedSeat,
)
from entrepot.server.sender import SPECTATOR
from entrepot.server.standing_answers import standing_option
from entrepot.server.tables import Tables
from kit.server import Person, Thinks, new_ticket, seated, served, serving, until, wanted

# -- sitting down


@served
async def test_a_table_begins_when_the_last_seat_is_taken(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "open", name="Ann"), "Ben")
    assert ann.table.state.status == "waiting"
    await ann.watch()
    assert ann.told[0]["view"] is None
    await ann.table.do(SPECTATOR, Join(name="Cem", seat=2))
    table = await tables.get(ann.table.id)
    assert table.state.status == "playing"
    names = [seat["name"] for seat in ann.last("table")["table"]["seats"]]
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
    assert names == ["A" * 22 + " 2", "Βασίλης ☀", "a" * 24]


@served
async def test_only_the_host_begins_and_bots_take_the_open_seats(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "open"), "Ben")
    with pytest.raises(NotAllowed):
        await ben.do(Begin(level="easy"))
    await ann.do(Begin(level="easy"))
    assert ann.table.state.status == "playing"
    assert (ann.table.state.seats[2].kind, ann.table.state.seats[2].level) == ("bot", "easy")


# -- answering


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


async def play(people: list[Person], chance: Random) -> None:
    """To the end, whoever is asked."""
    table = people[0].table
    while table.state.status == "playing":
        asked = [person for person in people if person.question]
        if asked:
            person = chance.choice(asked)
            await person.answer(chance.choice(list(person.question.by_id)))
        await asyncio.sleep(0)
    await asyncio.sleep(0)


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


# -- stepping back


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
    answers = count(ann)
    await ann.do(protocol.Propose(ticket="p"))
    shown = ann.last("table")["table"]["proposal"]
    assert (shown["by"], shown["agreed"], shown["waiting"]) == (0, [0], [1])
    with pytest.raises(TableRefused):
        await ben.do(protocol.Propose(ticket="p"))
    with pytest.raises(TableRefused):
        await ben.do(protocol.Vote(ticket="v", proposal=shown["id"] + 1, agree=True))
    assert count(ann) == answers
    await ben.do(protocol.Vote(ticket="v", proposal=shown["id"], agree=True))
    assert count(ann) < answers
    assert ann.table.state.proposal is None


def count(person: Person) -> int:
    assert person.table.state.match is not None
    return len(person.table.state.match.record()["answers"])


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
    before = count(ann)
    with pytest.raises(UndoRefused):
        await ann.do(protocol.Undo(ticket=new_ticket()))
    await ann.do(protocol.Propose(ticket=new_ticket()))
    assert count(ann) < before


# -- standing answers


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


# -- leaving, returning, moving


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


# -- the host


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
    assert count(ann) == 1
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


# -- rematch


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


# -- watching


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


# -- bots and the clock


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


def paces(tmp_path: Path, **more: Any) -> list[tuple[bool, int]]:
    """For each of some answers of bots whether there was a choice, and what it took."""

    async def look() -> list[tuple[bool, int]]:
        async with serving(tmp_path, second=1) as tables:
            keys = await tables.create(wanted("easy", "easy", pace=60, **more))
            table = await tables.get(keys.table)
            await until(lambda: table.state.entry_count > 20)
            stored = await tables._store.table(keys.table)
            assert stored is not None
            match, found = new_match(table.state), []
            for before, row in pairwise(stored.entries):
                asked = match.question(row.seat)
                assert asked is not None
                if asked.kind != "bid":  # those are made at the same time
                    found.append((len(asked.by_id) > 1, row.at - before.at))
                match.answer(row.seat, msgspec.json.decode(row.data)["option"])
            return found

    return asyncio.run(look())


def test_a_bot_that_has_a_choice_waits_out_the_pace(tmp_path: Path) -> None:
    took = [time for free, time in paces(tmp_path) if free]
    assert len(took) > 4
    assert min(took) >= 59


def test_with_closed_hands_a_bot_without_a_choice_does_so_too(tmp_path: Path) -> None:
    took = paces(tmp_path, game="import-export", options={"closed_hands": True})
    assert {free for free, _ in took} == {True, False}
    assert min(time for _, time in took) >= 59


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
    await until(lambda: count(ann) >= 2)
    assert ann.table.state.people() == [0, 1]
    stored = await tables._store.table(ann.table.id)
    assert stored is not None
    by = {msgspec.json.decode(row.data)["by"] for row in stored.entries if row.kind == "answer"}
    assert by == {"clock"}


@served
async def test_bots_do_not_play_on_when_everybody_has_left(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "easy"))
    ann.table._auto_player.present = lambda: set()  # type: ignore[method-assign]
    await ann.do(Leave())
    entries = ann.table.state.entry_count
    await asyncio.sleep(0.1)
    assert ann.table.state.entry_count - entries <= 1
    await ann.watch()
    await until(lambda: ann.question)


# -- what is on disk


@served
async def test_what_cannot_be_written_is_refused_and_nothing_has_changed(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await asyncio.gather(ann.watch(), ben.watch())
    asked = ann if ann.question else ben
    await asyncio.sleep(0)
    state, told = ann.table.state, (len(ann.told), len(ben.told))
    tables._store._connection.execute("PRAGMA query_only = ON")
    for _ in range(2):
        with pytest.raises(StoreProblem):
            await asked.answer(ticket="one")
    with pytest.raises(StoreProblem):
        await tables.create(wanted("easy", "easy"))
    await asyncio.sleep(0)
    assert ann.table.state is state
    assert (len(ann.told), len(ben.told)) == told
    tables._store._connection.execute("PRAGMA query_only = OFF")
    await asked.answer(ticket="one")
    assert count(ann) == 1


@served
async def test_whoever_hangs_up_while_it_is_written_has_answered_all_the_same(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    asked = ann if ann.question else ben
    answering = asyncio.create_task(asked.answer())
    await asyncio.sleep(0)
    answering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await answering
    await until(lambda: count(ann) == 1)
    await (ann if ann.question else ben).answer()
    assert count(ann) == 2


def test_a_table_nobody_wants_is_forgotten_and_found_again(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path, forget_after=0.1) as tables:
            [ann] = await seated(tables, wanted("person", "open"))
            await ann.watch()
            ben = Person(ann.table, await ann.table.do(SPECTATOR, Join(name="Ben")))
            await asyncio.sleep(0.25)
            assert tables.count() == 1
            asked = ann if ann.question else ben
            await asked.answer()
            await ann.close()
            await until(lambda: tables.count() == 0)
            table = await tables.get(ann.table.id)
            assert table is not ann.table
            assert table.state.match is not None
            assert len(table.state.match.record()["answers"]) == 1
            assert table.identify(str(ann.keys.key), str(ann.keys.host_key))[:2] == (0, True)

    asyncio.run(look())


@served
async def test_a_wanted_seat_may_name_its_level(tables: Tables) -> None:
    new = wanted("person", "open", "open")
    new.seats[1:] = [WantedSeat(kind="bot"), WantedSeat(kind="bot", level="expert")]
    [ann] = await seated(tables, new)
    assert [seat.level for seat in ann.table.state.seats] == [None, "normal", "expert"]
