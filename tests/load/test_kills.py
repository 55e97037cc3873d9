"""Killed at any instant under load, the server loses nothing that it acknowledged, nor doubles it.

Programs play at tables over sockets while the server is killed and started again. NIGHTLY=1: 50
tables, 10,000 answers, six kills.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from msgspec import to_builtins

import entrepot
from entrepot.server.sqlite_schema import FILE
from kit.programs import Ledger, Program
from kit.server_process import ServerProcess

NIGHTLY = os.environ.get("NIGHTLY") == "1"
TABLES, ANSWERS, KILLS = (50, 10_000, 6) if NIGHTLY else (5, 200, 1)
GAMES = ("import-export", "maritime-silk-road")


class Table(NamedTuple):
    id: str
    game: str
    players: int
    seed: int
    programs: list[Program]


class Written(NamedTuple):
    """An answer as it is on disk."""

    table: str
    seat: int
    ticket: str
    option: str


class Played(NamedTuple):
    ledger: Ledger
    tables: list[Table]
    disk: list[Written]
    """In the order in which they were taken."""


def new_table(server: ServerProcess, number: int, ledger: Ledger) -> Table:
    """A table with a program in every seat."""
    game, players = GAMES[number % 2], 2 + number % 3 % 2
    seats = [{"kind": "person"}] + [{"kind": "open"}] * (players - 1)
    wanted = {"game": game, "seats": seats, "bearer": True, "seed": number}
    keys = [server.want("POST", "/api/tables", wanted)]
    id = keys[0]["table"]
    for other in range(1, players):
        body = {"name": f"Program {other}", "bearer": True}
        keys.append(server.want("POST", f"/api/tables/{id}/join", body))
    programs = [
        Program(server.url, id, k["seat"], k["key"], ledger, Random(f"{number} {k['seat']}"))
        for k in keys
    ]
    return Table(id, game, players, number, programs)


async def under_load(server: ServerProcess, ledger: Ledger) -> list[Table]:
    """Until there are enough answers; a kill comes a moment after so many are in."""
    random, tables = Random(5), list[Table]()
    running: list[asyncio.Task[None]] = []
    kills = sorted(random.sample(range(ANSWERS // 10, ANSWERS), KILLS))
    while len(ledger.accepted) < ANSWERS:
        if sum(not table.programs[0].over for table in tables) < TABLES:
            fresh = await asyncio.to_thread(new_table, server, len(tables), ledger)
            tables.append(fresh)
            running += [asyncio.create_task(program.play()) for program in fresh.programs]
            continue
        if kills and len(ledger.accepted) >= kills[0]:
            kills.pop(0)
            await asyncio.sleep(random.random() / 20)
            server.kill()
            await asyncio.to_thread(server.start)
        server.check()
        for task in running:
            if task.done():
                task.result()
        await asyncio.sleep(0.002)
    assert not kills
    ledger.halt = True
    await asyncio.wait_for(asyncio.gather(*running), 120)
    return tables


def answers_on_disk(folder: Path) -> list[Written]:
    wanted = "select table_id, seat, ticket, data from steps where kind = 'answer'"
    with closing(sqlite3.connect(folder / FILE)) as database:
        return [
            Written(table, seat, ticket, json.loads(data)["option"])
            for table, seat, ticket, data in database.execute(f"{wanted} order by table_id, number")
        ]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    server = ServerProcess(tmp_path_factory.mktemp("killed") / "data")
    ledger = Ledger()
    try:
        tables = asyncio.run(under_load(server, ledger))
        server.kill()
    finally:
        server.stop()
    return Played(ledger, tables, answers_on_disk(server.data))


def test_the_programs_met_every_kill(played: Played) -> None:
    first = played.tables[0].programs
    assert all(program.connections >= 1 for program in first)
    longest = max(p.connections for table in played.tables for p in table.programs)
    assert longest >= 2


def test_every_acknowledged_answer_is_on_disk_once_and_no_other_is(played: Played) -> None:
    accepted = played.ledger.accepted
    assert len(accepted) >= ANSWERS
    assert played.ledger.refused == []
    written = {(each.table, each.seat, each.ticket): each.option for each in played.disk}
    assert len(written) == len(played.disk)
    for entry, option in accepted.items():
        assert written.pop(entry) == option
    assert written == {}


def test_what_the_programs_were_told_is_what_the_answers_on_disk_lead_to(played: Played) -> None:
    for table in played.tables:
        match = entrepot.new(table.game, players=table.players, seed=table.seed)
        for each in played.disk:
            if each.table == table.id:
                match.answer(each.seat, each.option)
        for program in table.programs:
            events = to_builtins(match.events(program.seat))
            assert events[: len(program.events)] == program.events
            assert len(program.events) > 0
