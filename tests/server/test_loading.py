"""A table is what its header and steps lead to: at every step, after every mishap."""

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
from entrepot.server import protocol, schema
from entrepot.server.errors import StoreProblem, TableRefused
from entrepot.server.life import Life
from entrepot.server.loading import loaded, snapshot
from entrepot.server.protocol import HandOver, Stand, Take
from entrepot.server.store import Store, Stored
from entrepot.server.tables import Table
from kit.games import state, without_ids
from kit.server import Faulty, Person, new_ticket, seated, serving, until, wanted

GAMES = ["maritime-silk-road", "import-export"]
FROZEN = "SELECT state, due, touched FROM tables WHERE state = 'frozen'"


def told(life: Life) -> dict[str, Any]:
    """All there is to a table."""
    document = {name: value for name, value in vars(life).items() if name != "match"}
    match = life.match
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
    proposal = table.life.proposal
    ticket = new_ticket()
    vote = protocol.Vote(ticket=ticket, proposal=proposal.id if proposal else 0, agree=True)
    deeds: list[Callable[[], Any]] = [
        lambda: person.do(protocol.Undo(ticket=ticket, turn=chance.random() < 0.5)),
        lambda: person.do(protocol.Propose(ticket=ticket)),
        lambda: person.do(msgspec.structs.replace(vote, agree=chance.random() < 0.7)),
        lambda: person.do(Stand(ticket=ticket, kind="extra-draw", answer="always")),
        lambda: table.leave(person.who),
        lambda: table.back(person.who),
        lambda: table.hand_over(ann.who, HandOver(seat=chance.randrange(2), to="back")),
        lambda: table.rename(person.who, chance.choice("ABC")),
        lambda: table.hand_over(ann.who, HandOver(seat=chance.randrange(2), to="away")),
        lambda: table.step_back(ann.who),
        lambda: table.set_listed(ann.who, chance.random() < 0.5),
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
    code = (await person.table.move(person.who)).code
    keys = await person.table.take(Take(code=code))
    person.keys = msgspec.structs.replace(person.keys, key=keys.key)


async def lived(tables: Any, game: str, seed: int, steps: int) -> tuple[Table, list[Life]]:
    """A table at which all kinds of things have happened, and how it was after each step."""
    people = await seated(tables, wanted("person", "open", game=game, seed=seed), "Ben")
    table, chance = people[0].table, Random(seed)
    lives = {table.life.steps: table.life}
    for _ in range(20 * steps):
        await stir(people, chance)
        lives[table.life.steps] = table.life
        if table.life.state == "over" or table.life.steps > steps:
            break
    await table.settled()
    return table, [lives[number] for number in sorted(lives)]


@pytest.mark.parametrize("game", GAMES)
def test_at_every_step_a_table_can_be_loaded_as_it_was(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as tables:
            table, lives = await lived(tables, game, 4, 110)
            stored = await tables._store.table(table.id)
            assert stored is not None
            chance = Random(1)
            kinds = {row.kind for row in stored.steps}
            assert {"sit", "begin", "answer", "undo", "propose", "away", "back", "key"} <= kinds
            for life in lives:
                since = Stored(
                    stored.id, stored.header, stored.made, stored.steps[: life.steps], None
                )
                before = [each for each in lives if each.steps <= life.steps and each.match]
                if before and chance.random() < 0.7:
                    since = since._replace(snapshot=snapshot(chance.choice(before)))
                found, anew = loaded(since)
                assert anew is None
                assert told(found) == told(life)

    asyncio.run(look())


def test_a_server_that_starts_again_goes_on_where_it_was(tmp_path: Path) -> None:
    """Bots are asked again, keys still fit, and what was done is not done twice."""

    async def before() -> tuple[str, protocol.Keys, protocol.Answer, dict[str, Any]]:
        async with serving(tmp_path) as tables:
            thinker = tables._thinker
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
            return ann.table.id, ann.keys, answer, told(ann.table.life)

    id, keys, answer, life = asyncio.run(before())

    async def after() -> None:
        async with serving(tmp_path) as tables:
            await until(lambda: tables.count() == 1)  # a bot was asked: nobody need call
            ann = Person(await tables.get(id), keys)
            await until(lambda: ann.question)
            steps = ann.table.life.steps
            assert ann.table.life.tickets.items() >= life["tickets"].items()
            await ann.do(answer)
            assert ann.table.life.steps == steps
            with pytest.raises(TableRefused):
                await ann.do(protocol.Propose(ticket=answer.ticket))

    asyncio.run(after())


# -- other rules, damaged data


def newer(monkeypatch: pytest.MonkeyPatch, game: str = "maritime-silk-road") -> None:
    known = entrepot.GAMES[game]
    monkeypatch.setitem(entrepot.GAMES, game, replace(known, version=known.version + 1))


def changed(folder: Path, sql: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / schema.FILE, isolation_level=None)) as connection:
        assert connection.execute(sql, values).rowcount > 0


async def half_played(folder: Path, count: int = 40) -> tuple[Table, list[protocol.Keys]]:
    async with serving(folder) as tables:
        people = await seated(tables, wanted("person", "open", seed=5), "Ben")
        chance = Random(5)
        for number in range(count):
            person = next(person for person in people if person.question)
            await person.answer(chance.choice(list(person.question.by_id)))
            if number in (count - 5, count - 4):
                await people[0].table.step_back(people[0].who)
        await people[0].table.settled()
        return people[0].table, [person.keys for person in people]


async def opened(folder: Path, id: str) -> Life:
    async with serving(folder) as tables:
        return (await tables.get(id)).life


async def played_on(folder: Path, id: str, keys: list[protocol.Keys]) -> Life:
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
    return table.life


def test_under_other_rules_that_lead_to_the_same_table_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = asyncio.run(half_played(tmp_path))
    newer(monkeypatch)
    life = asyncio.run(opened(tmp_path, table.id))
    assert (
        told(life)["match"]["record"]["answers"] == told(table.life)["match"]["record"]["answers"]
    )
    assert life.frozen is None
    assert life.steps == table.life.steps
    with closing(sqlite3.connect(tmp_path / schema.FILE)) as connection:
        rules = connection.execute("SELECT rules FROM snapshots").fetchone()[0]
    assert rules == entrepot.GAMES["maritime-silk-road"].version
    assert asyncio.run(played_on(tmp_path, table.id, keys)).state == "over"


def test_under_other_rules_that_keep_a_table_in_another_way_its_position_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = asyncio.run(half_played(tmp_path))
    newer(monkeypatch)
    changed(tmp_path, "UPDATE snapshots SET digest = 'another'")
    life = asyncio.run(opened(tmp_path, table.id))
    assert life.match is not None
    assert table.life.match is not None
    assert life.steps == table.life.steps
    assert life.match.record() == {**table.life.match.record(), "rules": life.header.rules + 1}
    assert life.match.events(0) == table.life.match.events(0)
    assert life.match.era > table.life.match.era
    assert told(asyncio.run(opened(tmp_path, table.id))) == told(life)
    assert asyncio.run(played_on(tmp_path, table.id, keys)).state == "over"


def test_under_other_rules_that_lead_elsewhere_it_begins_again_from_its_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = asyncio.run(half_played(tmp_path))
    newer(monkeypatch)
    changed(tmp_path, "UPDATE snapshots SET digest = 'another', save = '{}'")
    life = asyncio.run(opened(tmp_path, table.id))
    assert life.frozen is None
    assert life.match is not None
    assert table.life.match is not None
    assert life.match.era > table.life.match.era
    for seat in (None, 0, 1):  # the answers after the position still fit
        assert without_ids(life.match.view(seat)) == without_ids(table.life.match.view(seat))
    assert life.match.record()["position"]
    ids = {question.id for question in table.life.match.pending}
    assert not ids & {question.id for question in life.match.pending}
    again = asyncio.run(opened(tmp_path, table.id))
    assert told(again) == told(life)
    over = asyncio.run(played_on(tmp_path, table.id, keys))
    assert over.state == "over"


def test_answers_that_no_longer_fit_after_the_position_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = asyncio.run(half_played(tmp_path))
    newer(monkeypatch)
    last = table.life.steps - 1
    with closing(sqlite3.connect(tmp_path / schema.FILE)) as connection:
        kept = connection.execute("SELECT number FROM snapshots").fetchone()[0]
    assert kept < last - 2
    changed(
        tmp_path,
        'UPDATE steps SET data = replace(data, \'"option":"\', \'"option":"not-\') '
        "WHERE number = ?",
        last - 1,
    )
    life = asyncio.run(opened(tmp_path, table.id))
    assert life.frozen is None
    assert asyncio.run(played_on(tmp_path, table.id, keys)).state == "over"


def spoilt_rules(folder: Path) -> None:
    changed(folder, "UPDATE snapshots SET digest = 'another', position = '{}'")


def spoilt_step(folder: Path) -> None:
    changed(folder, "UPDATE steps SET data = '{' WHERE number = 10")


def lost_step(folder: Path) -> None:
    changed(folder, "DELETE FROM steps WHERE number = 10")


def strange_step(folder: Path) -> None:
    changed(folder, 'UPDATE steps SET data = \'{"type":"rename"}\' WHERE number = 10')


def impossible_step(folder: Path) -> None:
    changed(folder, "DELETE FROM snapshots")
    changed(
        folder, "UPDATE steps SET data = replace(data, '\"seat\":0', '\"seat\":7') WHERE number > 9"
    )


@pytest.mark.parametrize(
    ("mishap", "code"),
    [
        (spoilt_rules, "table-diverged"),
        (spoilt_step, "table-damaged"),
        (lost_step, "table-damaged"),
        (strange_step, "table-damaged"),
        (impossible_step, "table-diverged"),
    ],
)
def test_a_table_that_cannot_go_on_is_frozen_and_nothing_else_is(
    mishap: Callable[[Path], None], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, keys = asyncio.run(half_played(tmp_path))
    other, others = asyncio.run(half_played(tmp_path / "other", 3))
    newer(monkeypatch)
    mishap(tmp_path)
    with closing(sqlite3.connect(tmp_path / schema.FILE)) as connection:
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
            assert ann.table.record()["seed"] == 5
            assert msgspec.json.encode(ann.table.export(ann.who))
            for refused in (
                ann.table.leave(ann.who),
                ann.table.step_back(ann.who),
                ann.do(protocol.Undo(ticket="u")),
                ann.do(protocol.Answer(ticket="u", question="0.1", option="pass")),
            ):
                with pytest.raises(TableRefused, match="frozen"):
                    await refused
            [cem] = await seated(tables, wanted("person", "easy"))
            await until(lambda: cem.question)
            again = await tables._store._done(lambda c: c.execute(FROZEN).fetchone())
            assert again == ("frozen", 0, touched)
            await tables.delete(ann.table.id, ann.who)

    asyncio.run(look())
    assert asyncio.run(played_on(tmp_path / "other", other.id, others)).state == "over"


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
            assert (await tables.get(whole)).life.state == "playing"

    asyncio.run(look())


@pytest.mark.parametrize("fault", ["save = '{}'", "save = x'00'", "number = 1000", "save = '['"])
def test_without_a_good_snapshot_all_steps_are_taken_again(fault: str, tmp_path: Path) -> None:
    table, _ = asyncio.run(half_played(tmp_path))
    changed(tmp_path, f"UPDATE snapshots SET {fault}")
    life = asyncio.run(opened(tmp_path, table.id))
    assert told(life) == told(table.life)


def test_snapshots_are_written_every_so_often(tmp_path: Path) -> None:
    async def look() -> None:
        table, _ = await half_played(tmp_path, 60)
        kept = Store(tmp_path)
        stored = await kept.table(table.id)
        kept.close()
        assert stored is not None
        assert stored.snapshot is not None
        assert 0 <= table.life.steps - stored.snapshot.number < 25

    asyncio.run(look())


def test_on_a_failing_disk_what_is_refused_has_not_happened(tmp_path: Path) -> None:
    """Everybody sends again with the same ticket until it is accepted."""

    async def look() -> None:
        async with serving(tmp_path) as tables:
            people = await seated(tables, wanted("person", "open", "easy", seed=5), "Ben")
            table, chance, refused = people[0].table, Random(5), 0
            await asyncio.gather(*[person.watch() for person in people])
            whole = tables._store._connection
            faulty = Faulty(whole, lambda sql: sql != "ROLLBACK" and chance.random() < 0.05)
            tables._store._connection = faulty  # type: ignore[assignment]
            while table.life.state == "playing":
                person = next((person for person in people if person.question), None)
                if person is None:
                    await asyncio.sleep(0.001)
                    continue
                life = table.life
                command = protocol.Answer(
                    ticket=f"{life.steps}",
                    question=person.question.id,
                    option=chance.choice(list(person.question.by_id)),
                )
                while True:
                    try:
                        await person.do(command)
                        break
                    except StoreProblem:
                        refused += 1
                        assert table.life is life
            tables._store._connection = whole
            await table.settled()
            stored = await tables._store.table(table.id)
            assert stored is not None
            assert told(loaded(stored)[0]) == told(table.life)
            assert refused > 5
            for person in people:
                shown = [each for each in person.told if each["type"] in ("state", "update")]
                assert table.life.match is not None
                events = [event for each in shown for event in each["events"]]
                assert events == to_builtins(table.life.match.events(person.seat))

    asyncio.run(look())


def test_no_thread_is_the_first_to_use_a_shape(tmp_path: Path) -> None:
    """msgspec (0.22) crashes the process where two threads do so at once, as after a restart."""
    program = [sys.executable, "-m", "kit.first_looks", str(tmp_path / "data")]
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        program, env={**os.environ, **paths}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"begun anew": 2, "first looks": ["Fresh"]}
