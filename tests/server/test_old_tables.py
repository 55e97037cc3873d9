"""Tables that the server of an earlier version has left on disk: each goes on, and none is lost.

They were made by tools/old_tables.py, run by that version.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

import entrepot
from entrepot import Diverged, Match
from entrepot.server import protocol
from entrepot.server.protocol import Begin, Keys
from entrepot.server.sender import SPECTATOR
from entrepot.server.sqlite_schema import FILE
from entrepot.server.table import Table
from entrepot.server.tables import Tables
from kit.games import random_play, state
from kit.server import Person, Thinks, serving, until

DATA = Path(__file__).parents[1] / "data"
FOLDERS = sorted(DATA.glob("tables-*"))
Described = dict[str, Any]

ELSEWHERE = {
    "place-open": "one ship takes it, and nobody chooses the slot: it is placed",
    "place-loaded-open": "the same",
    "slots-before": "the same",
    "prefab-homes": "Prefab Homes asks by itself",
    "undone": "a leader who may still discard a contract is asked before the others load",
    "beer-open": "Beer is sold before it is a shipment",
    "could-be-full": "a ship that loose containers make full is completed when the turn begins",
}
"""Tables that do not stand at the very question they stood at, and why."""

BEGUN_ANEW = {
    "begun-anew": "it was before",
    "could-be-full": "such a ship would have been completed long ago",
    "slots-before": "loads that fit only when others are rearranged, and what followed from them",
    "place-loaded-open": "the same",
    "load-open": "the same",
    "wild": "the same",
    "rainbow": "the same",
}
"""Tables whose past the rules would tell otherwise: it begins with a position."""

REFUSED = {"place-loaded-open": "a load action without a contract"}
"""Records that do not fit the rules any more."""


def tables(folder: Path) -> list[Described]:
    return [json.loads(line) for line in (folder / "tables.json").read_text().splitlines()]


def documents(kind: str) -> list[Any]:
    return [
        pytest.param(path, id=f"{folder.name}-{path.stem}")
        for folder in FOLDERS
        for path in sorted((folder / kind).glob("*.json"))
    ]


ALL = [
    pytest.param(folder, described, id=f"{folder.name}-{described['name']}")
    for folder in FOLDERS
    for described in tables(folder)
]
every_table = pytest.mark.parametrize(("folder", "described"), ALL)


def unpacked(folder: Path, to: Path) -> None:
    (to / FILE).write_bytes(gzip.decompress((folder / f"{FILE}.gz").read_bytes()))


def still() -> Thinks:
    """Bots that do not answer: a table stays as it was loaded."""
    thinker = Thinks()
    thinker.held = asyncio.Event()
    return thinker


def at_table(
    folder: Path, described: Described, look: Callable[[Tables, Table], Coroutine[Any, Any, None]]
) -> None:
    async def inside() -> None:
        async with serving(folder, thinker=still()) as tables:
            await look(tables, await tables.get(described["id"]))

    asyncio.run(inside())


def person(table: Table, described: Described, seat: int) -> Person:
    host = described["host_key"] if seat == 0 else None
    keys = Keys(table=table.id, seat=seat, key=described["keys"][seat], host_key=host)
    return Person(table, keys)


def seen(match: Match) -> dict[str, Any]:
    """What all seats together see; not how containers are arranged, nor what is asked."""
    views = [to_builtins(match.view(seat)) for seat in range(match.players)]
    players = [view["players"][seat] for seat, view in enumerate(views)]
    sealed = {str(seat): view["sealed"] for seat, view in enumerate(views) if "sealed" in view}
    return {**to_builtins(match.view(None)), "players": players, "sealed": sealed}


def arrangement_apart(found: dict[str, Any]) -> dict[str, Any]:
    found = deepcopy(found)
    for name in ("options", "pending"):
        found.pop(name, None)
    for player in found["players"]:
        for name in ("actions", "room", "shown", "tiers"):
            player.pop(name, None)
        for ship in player["ships"]:
            if isinstance(ship, dict):
                ship["containers"] = [each["card"] for each in ship["containers"]]
    return found


@every_table
def test_it_goes_on_where_it_was(folder: Path, described: Described, tmp_path: Path) -> None:
    async def look(_: Tables, table: Table) -> None:
        loaded, before = table.state, described["seen"]
        assert loaded.frozen is None
        assert loaded.status == described["state"]
        if loaded.match is None or before is None:
            assert loaded.match is before
        elif described["name"] not in ELSEWHERE:
            assert asked(loaded.match) == before["pending"]
            assert arrangement_apart(seen(loaded.match)) == arrangement_apart(before)
        else:
            assert asked(loaded.match)

    unpacked(folder, tmp_path)
    at_table(tmp_path, described, look)


def asked(match: Match) -> list[dict[str, Any]]:
    return [{"seat": question.seat, "kind": question.kind} for question in match.pending]


@every_table
def test_its_past_is_kept_where_the_rules_still_lead_there(
    folder: Path, described: Described, tmp_path: Path
) -> None:
    async def look(_: Tables, table: Table) -> None:
        match = table.state.match
        if match is None:
            return
        assert (match.record()["position"] is not None) == (described["name"] in BEGUN_ANEW)
        assert entrepot.replay(match.record()).digest() == match.digest()

    unpacked(folder, tmp_path)
    at_table(tmp_path, described, look)


@every_table
def test_its_people_find_their_seats(folder: Path, described: Described, tmp_path: Path) -> None:
    async def look(_: Tables, table: Table) -> None:
        kept = [{"kind": seat.kind, "name": seat.name} for seat in table.state.seats]
        assert kept == described["seats"]
        for seat, key in enumerate(described["keys"]):
            if key is not None:
                assert table.identify(key).seat == seat
                sent = await person(table, described, seat).watch()
                assert sent.told[0]["seat"] == seat
                assert sent.told[0]["table"]["state"] == described["state"]
                await sent.close()
        assert table.identify(described["host_key"]).host

    unpacked(folder, tmp_path)
    at_table(tmp_path, described, look)


@every_table
def test_when_the_server_starts_again_it_is_the_same(
    folder: Path, described: Described, tmp_path: Path
) -> None:
    found: list[Any] = []

    async def look(_: Tables, table: Table) -> None:
        loaded = table.state
        ids = [question.id for question in loaded.match.pending] if loaded.match else []
        found.append(
            (loaded.entry_count, ids, loaded.tickets, loaded.match and state(loaded.match))
        )

    unpacked(folder, tmp_path)
    at_table(tmp_path, described, look)
    at_table(tmp_path, described, look)
    assert found[0] == found[1]


@every_table
def test_what_was_sent_before_is_acknowledged_and_not_done_again(
    folder: Path, described: Described, tmp_path: Path
) -> None:
    unpacked(folder, tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        rows = database.execute(
            "SELECT data FROM steps WHERE table_id = ? AND kind = 'answer' AND ticket IS NOT NULL",
            (described["id"],),
        ).fetchall()

    async def look(_: Tables, table: Table) -> None:
        before = table.state
        for (data,) in rows[-3:]:
            sent = msgspec.json.decode(data)
            command = {name: sent[name] for name in ("ticket", "question", "option")}
            await person(table, described, sent["seat"]).do(protocol.Answer(**command))
        assert table.state is before

    at_table(tmp_path, described, look)


@every_table
def test_it_can_be_played_to_its_end(folder: Path, described: Described, tmp_path: Path) -> None:
    """By its people, through a restart, and then by anybody."""
    unpacked(folder, tmp_path)
    ends: list[Match] = []

    async def play(tables: Tables, table: Table) -> None:
        if table.state.match is None:
            host = person(table, described, 0)
            await host.do(Begin(level="easy"))
        chance = Random(3)
        for _ in range(10):
            match = table.state.match
            assert match is not None
            people = [q.seat for q in match.pending if not table.state.bot_plays(q.seat)]
            if not people:
                break
            one = person(table, described, chance.choice(people))
            await one.answer(chance.choice(list(one.question.by_id)))
        await table.drain()
        assert table.state.match is not None
        ends.append(table.state.match.copy())

    at_table(tmp_path, described, play)
    at_table(tmp_path, described, play)
    *_, last = random_play(ends[-1], Random(4))
    assert last.winners


def test_bots_that_were_asked_when_the_server_stopped_are_asked_again(tmp_path: Path) -> None:
    async def look(folder: Path) -> None:
        thinker = still()
        async with serving(tmp_path, thinker=thinker) as served:
            for described in tables(folder):
                (await served.get(described["id"])).subscribe(SPECTATOR)
            await until(lambda: thinker.asked)

    for folder in FOLDERS:
        unpacked(folder, tmp_path)
        asyncio.run(look(folder))


@pytest.mark.parametrize("path", documents("positions"))
def test_positions_of_before_are_read(path: Path) -> None:
    position = json.loads(path.read_text())
    match = entrepot.load({**position, "answers": []})
    for ship, written in zip(ships(to_builtins(match.view(None))), ships(position), strict=True):
        cards = [text.split(":")[0] for text in written["containers"]]
        assert [each["card"] for each in ship["containers"]] == cards
    again = entrepot.load(position)
    assert entrepot.load(again.position()).position() == again.position()


def ships(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [ship for player in document["players"] for ship in player["ships"]]


@pytest.mark.parametrize("path", documents("records"))
def test_records_of_before_are_replayed_by_the_rules_of_now(path: Path) -> None:
    record = json.loads(path.read_text())
    if path.stem in REFUSED:
        with pytest.raises(Diverged) as found:
            entrepot.replay(record)
        assert found.value.facts["written"] < found.value.facts["rules"]
        return
    match = entrepot.replay(record)
    assert turns(record) == turns(match.record())
    assert entrepot.replay(match.record()).digest() == match.digest()


def turns(record: dict[str, Any]) -> list[tuple[int, str]]:
    """What was led and how the others followed, spelled as it is now."""
    game = entrepot.GAMES[record["game"]]
    return [
        (seat, game.respelled(option))
        for seat, kind, option in record["answers"]
        if kind in game.always_asked
    ]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_match_that_was_saved_goes_on(folder: Path) -> None:
    """As the terminal keeps it: all that was answered still fits."""
    save = json.loads(gzip.decompress((folder / "save.json.gz").read_bytes()))
    match = entrepot.restore(save)
    assert len(match.answers) >= len(save["answers"])
    assert match.era > save["era"]
    for _ in random_play(match, Random(1)):
        pass
    assert match.over
