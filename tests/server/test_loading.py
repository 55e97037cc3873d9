"""A table is what its header and journal lead to: at every entry, after every mishap."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

import entrepot
from entrepot import EntrepotError
from entrepot.server import protocol, sqlite_schema
from entrepot.server.commands import ComeBack, Leave, MoveSeat, StepBack
from entrepot.server.errors import StoreProblem, TableRefused
from entrepot.server.loading import load_table, settled, snapshot_row
from entrepot.server.protocol import HandOver, Rename, SetListed, Stand, Take
from entrepot.server.sender import SPECTATOR
from entrepot.server.sqlite_store import SqliteStore
from entrepot.server.store import StoredTable
from entrepot.server.table import Table
from entrepot.server.table_state import TableState
from kit.games import state, without_ids
from kit.server import Faulty, Person, Thinks, new_ticket, seated, serving, until, wanted
from kit.stores import folder_of

GAMES = ["maritime-silk-road", "import-export"]
FROZEN = "SELECT state, due, touched FROM tables WHERE state = 'frozen'"


def told(table_state: TableState) -> dict[str, Any]:
    """All there is to a table, live or not; where bots only seem to think, it goes on."""
    document = {
        name: value for name, value in vars(table_state).items() if name not in ("match", "live")
    }
    match = settled(table_state) if table_state.match else None
    questions = [(q.id, q.seat, q.kind) for q in match.pending] if match else []
    return {
        **document,
        "match": match and state(match),
        "questions": questions,
        "era": match and match.era,
    }


async def stir(people: list[Person], chance: Random) -> None:
    """Something that may happen at a table; what is refused does not."""
    ann, table = people[0], people[0].table
    asked = [person for person in people if person.question]
    person = chance.choice(people)
    proposal = table.state.proposal
    ticket = new_ticket()
    vote = protocol.Vote(ticket=ticket, proposal=proposal.id if proposal else 0, agree=True)
    deeds: list[Callable[[], Any]] = [
        lambda: person.do(protocol.Undo(ticket=ticket, turn=chance.random() < 0.5)),
        lambda: person.do(protocol.Propose(ticket=ticket)),
        lambda: person.do(msgspec.structs.replace(vote, agree=chance.random() < 0.7)),
        lambda: person.do(Stand(ticket=ticket, kind="extra-draw", answer="always")),
        lambda: person.do(Leave()),
        lambda: person.do(ComeBack()),
        lambda: ann.do(HandOver(seat=chance.randrange(2), to="back")),
        lambda: person.do(Rename(name=chance.choice("ABC"))),
        lambda: ann.do(HandOver(seat=chance.randrange(2), to="away")),
        lambda: ann.do(StepBack()),
        lambda: ann.do(SetListed(listed=chance.random() < 0.5)),
        lambda: move(person),
    ]
    try:
        if asked and chance.random() < 0.7:
            answering = chance.choice(asked)
            await answering.answer(chance.choice(list(answering.question.by_id)))
        else:
            await chance.choice(deeds)()
    except EntrepotError:
        pass


async def move(person: Person) -> None:
    code = (await person.do(MoveSeat())).code
    keys = await person.table.do(SPECTATOR, Take(code=code))
    person.keys = msgspec.structs.replace(person.keys, key=keys.key)


async def lived(tables: Any, game: str, seed: int, entries: int) -> tuple[Table, list[TableState]]:
    """A table at which all kinds of things have happened, and how it was after each entry."""
    people = await seated(tables, wanted("person", "open", game=game, seed=seed), "Ben")
    table, chance = people[0].table, Random(seed)
    states = {table.state.entry_count: table.state}
    for _ in range(20 * entries):
        await stir(people, chance)
        states[table.state.entry_count] = table.state
        if table.state.status == "over" or table.state.entry_count > entries:
            break
    await table.drain()
    return table, [states[number] for number in sorted(states)]


@pytest.mark.parametrize("game", GAMES)
def test_at_every_entry_a_table_can_be_loaded_as_it_was(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as tables:
            table, states = await lived(tables, game, 4, 110)
            stored = await tables._store.table(table.id)
            assert stored is not None
            chance = Random(1)
            kinds = {row.kind for row in stored.entries}
            assert {"sit", "begin", "answer", "undo", "propose", "away", "back", "key"} <= kinds
            for table_state in states:
                since = StoredTable(
                    stored.id,
                    stored.header,
                    stored.made,
                    stored.entries[: table_state.entry_count],
                    None,
                )
                before = [
                    each
                    for each in states
                    if each.entry_count <= table_state.entry_count and each.match
                ]
                if before and chance.random() < 0.7:
                    since = since._replace(snapshot=snapshot_row(chance.choice(before)))
                found, anew = load_table(since)
                assert anew is None
                assert told(found) == told(table_state)

    asyncio.run(look())


def test_a_server_that_starts_again_goes_on_where_it_was(tmp_path: Path) -> None:
    """Bots are asked again, keys still fit, and what was done is not done twice."""

    async def before() -> tuple[str, protocol.Keys, protocol.Answer, dict[str, Any]]:
        async with serving(tmp_path) as tables:
            thinker = tables._thinker
            assert isinstance(thinker, Thinks)
            [ann] = await seated(tables, wanted("person", "easy", "easy", seed=9))
            await until(lambda: ann.question)
            thinker.held = asyncio.Event()  # the bot that is asked next does not answer any more
            while ann.question:
                answer = protocol.Answer(
                    ticket=new_ticket(),
                    question=ann.question.id,
                    option=next(iter(ann.question.by_id)),
                )
                await ann.do(answer)
            return ann.table.id, ann.keys, answer, told(ann.table.state)

    id, keys, answer, table_state = asyncio.run(before())

    async def after() -> None:
        async with serving(tmp_path) as tables:
            ann = Person(await tables.get(id), keys)
            await ann.watch()  # bots wait for somebody who looks
            await until(lambda: ann.question)
            entries = ann.table.state.entry_count
            assert ann.table.state.tickets.items() >= table_state["tickets"].items()
            await ann.do(answer)
            assert ann.table.state.entry_count == entries
            with pytest.raises(TableRefused):
                await ann.do(protocol.Propose(ticket=answer.ticket))

    asyncio.run(after())


# -- other rules, damaged data


def newer(monkeypatch: pytest.MonkeyPatch, game: str = "maritime-silk-road") -> None:
    known = entrepot.GAMES[game]
    monkeypatch.setitem(entrepot.GAMES, game, replace(known, version=known.version + 1))


def changed(folder: Path, sql: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / sqlite_schema.FILE, isolation_level=None)) as connection:
        assert connection.execute(sql, values).rowcount > 0


async def half_played(folder: Path, count: int = 40) -> tuple[Table, list[protocol.Keys]]:
    async with serving(folder) as tables:
        people = await seated(tables, wanted("person", "open", seed=5), "Ben")
        chance = Random(5)
        for number in range(count):
            person = next(person for person in people if person.question)
            await person.answer(chance.choice(list(person.question.by_id)))
            if number in (count - 5, count - 4):
                await people[0].do(StepBack())
        await people[0].table.drain()
        return people[0].table, [person.keys for person in people]


async def opened(folder: Path, id: str) -> TableState:
    async with serving(folder) as tables:
        return (await tables.get(id)).state


async def played_on(folder: Path, id: str, keys: list[protocol.Keys]) -> TableState:
    """To the end, through a restart in the middle."""
    for stop_after in (10, 1000):
        async with serving(folder) as tables:
            table = await tables.get(id)
            people = [Person(table, each) for each in keys]
            for _ in range(stop_after):
                person = next((person for person in people if person.question), None)
                if person is None:
                    break
                await person.answer()
    return table.state


def test_under_other_rules_that_lead_to_the_same_table_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = asyncio.run(half_played(tmp_path))
    newer(monkeypatch)
    table_state = asyncio.run(opened(tmp_path, table.id))
    assert (
        told(table_state)["match"]["record"]["answers"]
        == told(table.state)["match"]["record"]["answers"]
    )
    assert table_state.frozen is None
    assert table_state.entry_count == table.state.entry_count
    with closing(sqlite3.connect(tmp_path / sqlite_schema.FILE)) as connection:
        rules = connection.execute("SELECT rules FROM snapshots").fetchone()[0]
    assert rules == entrepot.GAMES["maritime-silk-road"].version
    assert asyncio.run(played_on(tmp_path, table.id, keys)).status == "over"


def test_under_other_rules_that_keep_a_table_in_another_way_its_position_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = asyncio.run(half_played(tmp_path))
    newer(monkeypatch)
    changed(tmp_path, "UPDATE snapshots SET digest = 'another'")
    table_state = asyncio.run(opened(tmp_path, table.id))
    assert table_state.match is not None
    assert table.state.match is not None
    assert table_state.entry_count == table.state.entry_count
    assert table_state.match.record() == {
        **table.state.match.record(),
        "rules": table_state.header.rules + 1,
    }
    assert table_state.match.events(0) == table.state.match.events(0)
    assert table_state.match.era > table.state.match.era
    assert told(asyncio.run(opened(tmp_path, table.id))) == told(table_state)
    assert asyncio.run(played_on(tmp_path, table.id, keys)).status == "over"


def test_under_other_rules_that_lead_elsewhere_it_begins_again_from_its_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = asyncio.run(half_played(tmp_path))
    newer(monkeypatch)
    changed(tmp_path, "UPDATE snapshots SET digest = 'another', save = '{}'")
    table_state = asyncio.run(opened(tmp_path, table.id))
    assert table_state.frozen is None
    assert table_state.match is not None
    assert table.state.match is not None
    assert table_state.match.era > table.state.match.era
    for seat in (None, 0, 1):  # the answers after the position still fit
        assert without_ids(table_state.match.view(seat)) == without_ids(
            table.state.match.view(seat)
        )
    assert table_state.match.record()["position"]
    ids = {question.id for question in table.state.match.pending}
    assert not ids & {question.id for question in table_state.match.pending}
    again = asyncio.run(opened(tmp_path, table.id))
    assert told(again) == told(table_state)
    over = asyncio.run(played_on(tmp_path, table.id, keys))
    assert over.status == "over"


def test_answers_that_no_longer_fit_after_the_position_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = asyncio.run(half_played(tmp_path))
    newer(monkeypatch)
    last = table.state.entry_count - 1
    with closing(sqlite3.connect(tmp_path / sqlite_schema.FILE)) as connection:
        kept = connection.execute("SELECT number FROM snapshots").fetchone()[0]
    assert kept < last - 2
    changed(
        tmp_path,
        'UPDATE steps SET data = replace(data, \'"option":"\', \'"option":"not-\') '
        "WHERE number = ?",
        last - 1,
    )
    table_state = asyncio.run(opened(tmp_path, table.id))
    assert table_state.frozen is None
    assert asyncio.run(played_on(tmp_path, table.id, keys)).status == "over"


def spoilt_rules(folder: Path) -> None:
    changed(folder, "UPDATE snapshots SET digest = 'another', position = '{}'")


def spoilt_entry(folder: Path) -> None:
    changed(folder, "UPDATE steps SET data = '{' WHERE number = 10")


def lost_entry(folder: Path) -> None:
    changed(folder, "DELETE FROM steps WHERE number = 10")


def strange_entry(folder: Path) -> None:
    changed(folder, 'UPDATE steps SET data = \'{"type":"rename"}\' WHERE number = 10')


def impossible_entry(folder: Path) -> None:
    changed(folder, "DELETE FROM snapshots")
    changed(
        folder, "UPDATE steps SET data = replace(data, '\"seat\":0', '\"seat\":7') WHERE number > 9"
    )


@pytest.mark.parametrize(
    ("mishap", "code"),
    [
        (spoilt_rules, "table-diverged"),
        (spoilt_entry, "table-damaged"),
        (lost_entry, "table-damaged"),
        (strange_entry, "table-damaged"),
        (impossible_entry, "table-diverged"),
    ],
)
def test_a_table_that_cannot_go_on_is_frozen_and_nothing_else_is(
    mishap: Callable[[Path], None], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = asyncio.run(half_played(tmp_path))
    other, others = asyncio.run(half_played(tmp_path / "other", 3))
    newer(monkeypatch)
    mishap(tmp_path)
    with closing(sqlite3.connect(tmp_path / sqlite_schema.FILE)) as connection:
        touched = connection.execute("SELECT touched FROM tables").fetchone()[0]

    async def look() -> None:
        async with serving(tmp_path) as tables:
            ann = Person(await tables.get(table.id), keys[0])
            ben = Person(ann.table, keys[1])
            await ben.watch()
            assert ben.told[0]["table"]["state"] == "frozen"
            assert ben.told[0]["table"]["frozen"] == code
            assert ben.told[0]["table"]["seats"][0]["name"] == "Captain"
            assert not ben.told[0]["undo"]
            assert (await ann.table.record())["seed"] == 5
            assert msgspec.json.encode(await ann.table.export(ann.sender))
            for refused in (
                ann.do(Leave()),
                ann.do(StepBack()),
                ann.do(protocol.Undo(ticket="u")),
                ann.do(protocol.Answer(ticket="u", question="0.1", option="pass")),
            ):
                with pytest.raises(TableRefused, match="frozen"):
                    await refused
            [cem] = await seated(tables, wanted("person", "easy"))
            await until(lambda: cem.question)
            again = await folder_of(tables).run(lambda c: c.execute(FROZEN).fetchone())
            assert again == ("frozen", 0, touched)
            await tables.delete(ann.table.id, ann.sender)

    asyncio.run(look())
    assert asyncio.run(played_on(tmp_path / "other", other.id, others)).status == "over"


def test_a_header_that_cannot_be_read_is_that_tables_trouble_only(tmp_path: Path) -> None:
    async def make() -> tuple[str, str]:
        async with serving(tmp_path) as tables:
            [ann] = await seated(tables, wanted("person", "easy", listed=True))
            [ben] = await seated(tables, wanted("person", "easy", listed=True))
            return ann.table.id, ben.table.id

    broken, whole = asyncio.run(make())
    changed(tmp_path, "UPDATE tables SET header = x'00ff', due = 1 WHERE id = ?", broken)

    async def look() -> None:
        async with serving(tmp_path) as tables:
            with pytest.raises(StoreProblem):
                await tables.get(broken)
            assert [each.id for each in await tables.lobby()] == [whole]
            assert (await tables.get(whole)).state.status == "playing"

    asyncio.run(look())


@pytest.mark.parametrize("fault", ["save = '{}'", "save = x'00'", "number = 1000", "save = '['"])
def test_without_a_good_snapshot_all_steps_are_taken_again(fault: str, tmp_path: Path) -> None:
    table, _ = asyncio.run(half_played(tmp_path))
    changed(tmp_path, f"UPDATE snapshots SET {fault}")
    table_state = asyncio.run(opened(tmp_path, table.id))
    assert told(table_state) == told(table.state)


def test_snapshots_are_written_every_so_often(tmp_path: Path) -> None:
    async def look() -> None:
        table, _ = await half_played(tmp_path, 60)
        kept = SqliteStore(tmp_path)
        stored = await kept.table(table.id)
        kept.close()
        assert stored is not None
        assert stored.snapshot is not None
        assert 0 <= table.state.entry_count - stored.snapshot.number < 25

    asyncio.run(look())


def test_on_a_failing_disk_what_is_refused_has_not_happened(tmp_path: Path) -> None:
    """Everybody sends again with the same ticket until it is accepted."""

    async def look() -> None:
        async with serving(tmp_path) as tables:
            people = await seated(tables, wanted("person", "open", "easy", seed=5), "Ben")
            table, chance, refused = people[0].table, Random(5), 0
            await asyncio.gather(*[person.watch() for person in people])
            disk = folder_of(tables)
            whole = disk._connection
            faulty = Faulty(whole, lambda sql: sql != "ROLLBACK" and chance.random() < 0.05)
            disk._connection = faulty  # type: ignore[assignment]
            while table.state.status == "playing":
                person = next((person for person in people if person.question), None)
                if person is None:
                    await asyncio.sleep(0.001)
                    continue
                table_state = table.state
                command = protocol.Answer(
                    ticket=f"{table_state.entry_count}",
                    question=person.question.id,
                    option=chance.choice(list(person.question.by_id)),
                )
                while True:
                    try:
                        await person.do(command)
                        break
                    except StoreProblem:
                        refused += 1
                        assert table.state is table_state
            disk._connection = whole
            await table.drain()
            stored = await tables._store.table(table.id)
            assert stored is not None
            assert told(load_table(stored)[0]) == told(table.state)
            assert refused > 5
            for person in people:
                shown = [each for each in person.told if each["type"] in ("state", "update")]
                assert table.state.match is not None
                events = [event for each in shown for event in each["events"]]
                assert events == to_builtins(table.state.match.events(person.seat))

    asyncio.run(look())


def test_no_thread_is_the_first_to_use_a_shape(tmp_path: Path) -> None:
    """msgspec (0.22) crashes the process where two threads do so at once, as after a restart."""
    program = [sys.executable, "-m", "kit.msgspec_first_uses", str(tmp_path / "data")]
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        program, env={**os.environ, **paths}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"begun anew": 2, "first uses": ["Fresh"]}
