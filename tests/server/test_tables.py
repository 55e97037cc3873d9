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
from entrepot.server import protocol, watching
from entrepot.server.commands import chosen
from entrepot.server.errors import BadName, NoSuchTable, NotAllowed, StoreProblem, TableRefused
from entrepot.server.protocol import HandOver, Join, Stand, Take, WantedSeat
from entrepot.server.steps import dealt
from entrepot.server.tables import Tables
from entrepot.server.who import SPECTATOR
from kit.server import Person, Thinks, new_ticket, seated, served, serving, until, wanted

# -- sitting down


@served
async def test_a_table_begins_when_the_last_seat_is_taken(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "open", name="Ann"), "Ben")
    assert ann.table.life.state == "waiting"
    await ann.watch()
    assert ann.told[0]["view"] is None
    await ann.table.join(Join(name="Cem", seat=2))
    assert ann.table.life.state == "playing"
    names = [seat["name"] for seat in ann.last("table")["table"]["seats"]]
    assert names == ["Ann", "Ben", "Cem"]
    assert ann.last("state")["view"]["pending"]
    for wish in (Join(name="Dan"), Join(name="Dan", seat=1)):
        with pytest.raises(TableRefused, match="begun"):
            await ben.table.join(wish)


@served
async def test_a_seat_that_is_taken_or_not_there_is_not_given_away(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "open", "open"))
    with pytest.raises(TableRefused):
        await ann.table.join(Join(name="Ben", seat=0))
    with pytest.raises(Exception, match="no seat 5"):
        await ann.table.join(Join(name="Ben", seat=5))
    assert ann.table.life.steps == 0


@served
async def test_two_who_want_the_last_seat_do_not_both_get_it(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "open"))
    found = await asyncio.gather(
        *[ann.table.join(Join(name=name)) for name in ("Ben", "Cem")], return_exceptions=True
    )
    assert sum(isinstance(each, TableRefused) for each in found) == 1
    assert ann.table.life.state == "playing"


@served
async def test_who_sits_already_gets_no_second_seat(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "open", "open"))
    keys = await ann.table.join(Join(name="Ann"), ann.who)
    assert (keys.seat, keys.key) == (0, None)
    assert ann.table.life.steps == 0


@served
async def test_without_open_seats_it_begins_at_once_and_who_makes_it_may_only_look(
    tables: Tables,
) -> None:
    keys = await tables.create(wanted("easy", "easy"))
    assert (keys.seat, keys.key) == (None, None)
    table = await tables.get(keys.table)
    await until(lambda: table.life.state == "over")
    assert table.record()["digest"]


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
    assert [place.name for place in ann.table.life.seats][:3] == [
        "Ann Lee",
        "ANN LEE 2",
        "ann lee 3",
    ]
    for name in ("", " ", "a\u202eb", "a\u200bb", "\u3164", "x\x00", "a" * 25, "e" + "\u0301" * 6):
        with pytest.raises(BadName):
            await ann.table.rename(ann.who, name)
    await ann_2.table.rename(ann_2.who, "Βασίλης ☀\ufe0f")
    await ann_3.table.rename(ann_3.who, "a" * 24)
    await ann.table.rename(ann.who, "A" * 24)
    names = [place.name for place in ann.table.life.seats][:3]
    assert names == ["A" * 22 + " 2", "Βασίλης ☀", "a" * 24]


@served
async def test_only_the_host_begins_and_bots_take_the_open_seats(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "open"), "Ben")
    with pytest.raises(NotAllowed):
        await ben.table.begin(ben.who, "easy")
    await ann.table.begin(ann.who, "easy")
    assert ann.table.life.state == "playing"
    assert (ann.table.life.seats[2].kind, ann.table.life.seats[2].level) == ("bot", "easy")


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
    match = people[0].table.life.match
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
    while table.life.state == "playing":
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
    steps = ann.table.life.steps
    with pytest.raises(IllegalAnswer):
        await asked.answer("load:gold")
    option = next(iter(asked.question.by_id))
    with pytest.raises(NotYourQuestion):
        await asked.do(protocol.Answer(ticket="a", question="0.9", option=option))
    with pytest.raises(NotYourQuestion) as caught:
        await idle.do(protocol.Answer(ticket="a", question=asked.question.id, option="load:tea"))
    assert "legal" not in caught.value.facts
    assert ann.table.life.steps == steps
    with pytest.raises(NotAllowed):
        await ann.table.do(SPECTATOR, protocol.Undo(ticket="x"))


@served
async def test_a_ticket_is_done_once_and_means_one_thing(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    asked = ann if ann.question else ben
    answer = protocol.Answer(
        ticket="one", question=asked.question.id, option=next(iter(asked.question.by_id))
    )
    found = await asyncio.gather(*[asked.table.do(asked.who, answer) for _ in range(5)])
    assert {accepted.ticket for accepted in found} == {"one"}
    match = asked.table.life.match
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
    before = people[0].table.life.steps
    await asyncio.gather(*[person.answer() for person in people])
    assert people[0].table.life.steps == before + 3


# -- stepping back


@served
async def test_undo_takes_back_ones_last_answer_if_nobody_has_learned_anything(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ann.watch()
    asked, other = (ann, ben) if ann.question else (ben, ann)
    await asked.answer()
    assert asked.table.state(asked.who).undo
    assert not other.table.state(other.who).undo
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
    match = ann.table.life.match
    assert match is not None
    start, answers = match.digest(), len(match.record()["answers"])
    assert asked.question.kind == "phase-1"
    await asked.answer(next(id for id in asked.question.by_id if id.startswith("exchange")))
    if asked.question.kind == "exchange":
        await asked.answer("done")
    plays = [id for id in asked.question.by_id if id.startswith("play")]
    assert plays, asked.question.by_id
    await asked.do(protocol.Undo(ticket=new_ticket(), turn=True))
    match = ann.table.life.match
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
    assert ann.table.life.proposal is None


def count(person: Person) -> int:
    assert person.table.life.match is not None
    return len(person.table.life.match.record()["answers"])


@served
async def test_a_proposal_lapses_when_it_is_refused_or_something_is_answered(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    asked, other = (ann, ben) if ann.question else (ben, ann)
    await asked.answer()
    for by in ("vote", "answer"):
        await asked.do(protocol.Propose(ticket=new_ticket()))
        proposal = asked.table.life.proposal
        assert proposal is not None
        if by == "vote":
            await other.do(protocol.Vote(ticket=new_ticket(), proposal=proposal.id, agree=False))
        else:
            await other.answer()
        assert asked.table.life.proposal is None
    with pytest.raises(TableRefused):
        await other.do(protocol.Vote(ticket=new_ticket(), proposal=proposal.id, agree=True))


@served
async def test_who_plays_against_bots_alone_steps_back_at_once(tables: Tables) -> None:
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
    assert chosen(asked, "never") == given


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
            while people[0].table.life.state == "playing":
                person = next(person for person in people if person.question)
                assert person.question.kind != "extra-draw"
                options = list(person.question.by_id)
                bought = [o for o in options if o == "buy:exchange"]
                await person.answer(bought[0] if bought else chance.choice(options))
            match = people[0].table.life.match
            assert match is not None
            given = [
                option for _, kind, option in match.record()["answers"] if kind == "extra-draw"
            ]
            assert given
            assert set(given) == {"no" if answer == "never" else "yes"}

    asyncio.run(play_on())


# -- leaving, returning, moving


@served
async def test_who_leaves_is_stood_in_for_until_he_comes_back(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ann.watch()
    await ben.watch()
    await ben.table.leave(ben.who)
    assert ann.table.life.seats[1].away
    await until(lambda: ann.question)
    await ann.answer()
    await until(lambda: ann.question or ann.table.life.state == "over")
    await ben.table.back(ben.who)
    assert not ann.table.life.seats[1].away
    await ben.table.leave(ben.who)
    await ben.close()
    await ben.watch()
    await until(lambda: not ann.table.life.seats[1].away)


@served
async def test_who_leaves_while_the_table_waits_frees_the_seat_and_loses_the_key(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "open"), "Ben")
    await ben.watch()
    who = ben.who
    await ben.table.leave(who)
    await asyncio.sleep(0)
    assert ben.told[-1] == {"type": "gone", "code": "seat-moved"}
    assert ann.table.life.seats[1].kind == "open"
    assert ben.who.seat is None
    with pytest.raises(NotAllowed):
        await ben.table.rename(who, "Bo")


@served
async def test_a_bot_stands_in_for_who_is_gone_too_long_while_somebody_waits(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", grace=30), "Ben")
    await asyncio.gather(ann.watch(), ben.watch())
    await ben.close()
    await asyncio.sleep(0)
    assert not ann.table.life.seats[1].away
    assert ann.told[-1]["table"]["seats"][1]["online"] is False
    await until(lambda: ann.table.life.seats[1].away)
    await ben.watch()
    await until(lambda: not ann.table.life.seats[1].away)


@served
async def test_nobody_waits_for_the_only_person_so_no_bot_stands_in(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "easy", grace=10))
    await ann.watch()
    await until(lambda: ann.question)
    await ann.close()
    await asyncio.sleep(0.3)
    assert not ann.table.life.seats[0].away
    assert ann.question


@served
async def test_a_seat_moves_to_another_device_once(tables: Tables) -> None:
    [_, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ben.watch()
    old = ben.who
    move = await ben.table.move(old)
    with pytest.raises(NotAllowed):
        await ben.table.take(Take(code="x" * 20))
    keys = await ben.table.take(Take(code=move.code))
    assert keys.seat == 1
    await asyncio.sleep(0)
    assert ben.told[-1] == {"type": "gone", "code": "seat-moved"}
    with pytest.raises(NotAllowed):
        await ben.table.leave(old)
    with pytest.raises(NotAllowed):
        await ben.table.take(Take(code=move.code))
    assert Person(ben.table, keys).who.seat == 1
    assert ben.who.seat is None


def test_a_code_is_void_after_ten_minutes(tmp_path: Path) -> None:
    async def wait() -> None:
        time = [1_000_000]
        async with serving(tmp_path, now=lambda: time[0]) as tables:
            [ann] = await seated(tables, wanted("person", "easy"))
            move = await ann.table.move(ann.who)
            assert move.expires == 1_000_000 + 600_000
            time[0] = move.expires
            with pytest.raises(NotAllowed):
                await ann.table.take(Take(code=move.code))

    asyncio.run(wait())


# -- the host


@served
async def test_the_host_gives_seats_to_bots_and_back(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    with pytest.raises(NotAllowed):
        await ben.table.hand_over(ben.who, HandOver(seat=0, to="bot"))
    await ann.table.hand_over(ann.who, HandOver(seat=1, to="away", level="easy"))
    assert (ann.table.life.seats[1].away, ann.table.life.seats[1].level) == (True, "easy")
    await ann.table.hand_over(ann.who, HandOver(seat=1, to="back"))
    assert ann.table.life.people() == [0, 1]
    with pytest.raises(TableRefused):
        await ann.table.hand_over(ann.who, HandOver(seat=1, to="open"))
    await ann.table.hand_over(ann.who, HandOver(seat=1, to="bot", level="easy"))
    assert ben.who.seat is None
    assert ann.table.life.seats[1].kind == "bot"


@served
async def test_a_bot_in_the_last_open_seat_begins_the_game(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "open"))
    await ann.table.hand_over(ann.who, HandOver(seat=1, to="bot"))
    assert ann.table.life.state == "playing"


@served
async def test_the_host_steps_back_and_everybody_is_told(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ben.watch()
    with pytest.raises(TableRefused):
        await ann.table.step_back(ann.who)
    await (ann if ann.question else ben).answer()
    await (ann if ann.question else ben).answer()
    await ann.table.step_back(ann.who)
    assert count(ann) == 1
    await asyncio.sleep(0)
    assert ben.told[-1]["era"] == 1
    with pytest.raises(NotAllowed):
        await ben.table.step_back(ben.who)


@served
async def test_the_host_exports_only_what_his_seat_may_know_until_the_end(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    found = ann.table.export(ann.who)
    assert "'seed'" not in str(found)
    assert found["view"] == ann.table.state(ann.who).view
    for refused in (lambda: ann.table.export(ben.who), ann.table.record):
        with pytest.raises((NotAllowed, TableRefused)):
            refused()
    await play([ann, ben], Random(1))
    assert ann.table.export(ann.who) == ann.table.record()
    assert ann.table.record()["seed"] == 7


@served
async def test_a_deleted_table_is_gone_for_good(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await ben.watch()
    with pytest.raises(NotAllowed):
        await tables.delete(ann.table.id, ben.who)
    await tables.delete(ann.table.id, ann.who)
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
    await ann.table.set_listed(ann.who, True)
    assert {each.id for each in await tables.lobby()} == {ann.table.id, ben.table.id}
    await ben.table.set_listed(ben.who, False)
    assert [each.id for each in await tables.lobby()] == [ann.table.id]


# -- rematch


@served
async def test_a_rematch_keeps_a_seat_for_everybody(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "easy", name="Ann"), "Ben")
    with pytest.raises(TableRefused):
        await tables.rematch(ann.table.id, ann.who)
    await ann.watch()
    await play([ann, ben], Random(1))
    first, again = await asyncio.gather(*[tables.rematch(ben.table.id, ben.who) for _ in range(2)])
    assert first.table == again.table
    assert first.host_key is None
    following = await tables.get(first.table)
    assert following.life.header.seed != ann.table.life.header.seed
    assert [(p.kind, p.name, p.reserved) for p in following.life.seats] == [
        ("open", "Ann", True),
        ("person", "Ben", False),
        ("bot", "", False),
    ]
    await asyncio.sleep(0)
    assert ann.last("table")["table"]["next"] == first.table
    with pytest.raises(TableRefused):
        await following.join(Join(name="Cem"))
    with pytest.raises(TableRefused):
        await following.join(Join(name="Cem", seat=0))
    keys = await tables.rematch(ann.table.id, ann.who)
    assert following.life.state == "playing"
    assert following.who(*[key for key in (keys.key, keys.host_key) if key])[:2] == (0, True)


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
async def test_who_does_not_listen_is_let_go_and_nobody_waits_for_him(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open", "easy"), "Ben")
    deaf = await ann.table.watch(ann.who)
    await ben.watch()
    for _ in range(watching.MOST_FRAMES + 1):
        deaf.put(b"{}")
    assert deaf.ended == "too-slow"
    await play([ann, ben], Random(2))
    frames = [frame async for frame in deaf]
    assert msgspec.json.decode(frames[-1]) == {"type": "gone", "code": "too-slow"}
    assert len(frames) == 1
    assert ben.last("update")["view"]["over"]


@served
async def test_who_comes_back_in_the_same_era_gets_only_what_is_new(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await (ann if ann.question else ben).answer()
    whole = ann.table.state(ann.who)
    seen = len(whole.events)
    await (ann if ann.question else ben).answer()
    new = ann.table.state(ann.who, era=0, first=seen)
    assert new.first == seen
    assert whole.events + new.events == ann.table.state(ann.who).events
    assert ann.table.state(ann.who, era=3, first=seen).first == 0


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
    assert ann.table.shown().watching == 0


# -- bots and the clock


def test_bots_think_visibly_and_take_their_time(tmp_path: Path) -> None:
    async def look() -> None:
        thinker = Thinks()
        thinker.held = asyncio.Event()
        async with serving(tmp_path, thinker=thinker) as tables:
            [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
            await ann.watch()
            await ben.table.leave(ben.who)
            if ann.question:
                await ann.answer()
            await until(lambda: thinker.asked)
            assert ann.last("table")["table"]["seats"][1]["thinking"]
            await ben.table.back(ben.who)  # what the bot thinks no longer matters
            steps = ann.table.life.steps
            thinker.held.set()
            await asyncio.sleep(0.05)
            assert ann.table.life.steps == steps
            assert not ann.last("table")["table"]["seats"][1]["thinking"]
            await ben.answer()

    asyncio.run(look())


def paces(tmp_path: Path, **more: Any) -> list[tuple[bool, int]]:
    """For each of some answers of bots whether there was a choice, and what it took."""

    async def look() -> list[tuple[bool, int]]:
        async with serving(tmp_path, second=1) as tables:
            keys = await tables.create(wanted("easy", "easy", pace=60, **more))
            table = await tables.get(keys.table)
            await until(lambda: table.life.steps > 20)
            stored = await tables._store.table(keys.table)
            assert stored is not None
            match, found = dealt(table.life), []
            for before, row in pairwise(stored.steps):
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
    assert ann.table.shown().deadline is not None
    await until(lambda: count(ann) >= 2)
    assert ann.table.life.people() == [0, 1]
    stored = await tables._store.table(ann.table.id)
    assert stored is not None
    by = {msgspec.json.decode(row.data)["by"] for row in stored.steps if row.kind == "answer"}
    assert by == {"clock"}


@served
async def test_bots_do_not_play_on_when_everybody_has_left(tables: Tables) -> None:
    [ann] = await seated(tables, wanted("person", "easy"))
    ann.table._driver.there = lambda: set()  # type: ignore[method-assign]
    await ann.table.leave(ann.who)
    steps = ann.table.life.steps
    await asyncio.sleep(0.1)
    assert ann.table.life.steps - steps <= 1
    await ann.watch()
    await until(lambda: ann.question)


# -- what is on disk


@served
async def test_what_cannot_be_written_is_refused_and_nothing_has_changed(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await asyncio.gather(ann.watch(), ben.watch())
    asked = ann if ann.question else ben
    await asyncio.sleep(0)
    life, told = ann.table.life, (len(ann.told), len(ben.told))
    tables._store._connection.execute("PRAGMA query_only = ON")
    for _ in range(2):
        with pytest.raises(StoreProblem):
            await asked.answer(ticket="one")
    with pytest.raises(StoreProblem):
        await tables.create(wanted("easy", "easy"))
    await asyncio.sleep(0)
    assert ann.table.life is life
    assert (len(ann.told), len(ben.told)) == told
    tables._store._connection.execute("PRAGMA query_only = OFF")
    await asked.answer(ticket="one")
    assert count(ann) == 1


@served
async def test_who_hangs_up_while_it_is_written_has_answered_all_the_same(tables: Tables) -> None:
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
            ben = Person(ann.table, await ann.table.join(Join(name="Ben")))
            await asyncio.sleep(0.25)
            assert tables.count() == 1
            asked = ann if ann.question else ben
            await asked.answer()
            await ann.close()
            await until(lambda: tables.count() == 0)
            table = await tables.get(ann.table.id)
            assert table is not ann.table
            assert table.life.match is not None
            assert len(table.life.match.record()["answers"]) == 1
            assert table.who(str(ann.keys.key), str(ann.keys.host_key))[:2] == (0, True)

    asyncio.run(look())


@served
async def test_a_wanted_seat_may_name_its_level(tables: Tables) -> None:
    new = wanted("person", "open", "open")
    new.seats[1:] = [WantedSeat(kind="bot"), WantedSeat(kind="bot", level="expert")]
    [ann] = await seated(tables, new)
    assert [place.level for place in ann.table.life.seats] == [None, "normal", "expert"]
