"""Writes tables as a server leaves them on disk, for later versions to open and play on.

Run it with the version whose tables are to be kept, before its rules change (a clone with its own
environment will do; the tool needs only the installed package):

    .venv/bin/python tools/old_tables.py tests/data/tables-0.1

It plays games to the moments of old_moments.py, and then plays the same games at tables of the real
server, answer by answer and undo by undo. Moments that this version lacks are left out and listed
at the end. The folder gets

    entrepot.sqlite.gz      the server's database
    tables.json             each table's keys, and what all seats together saw of it at the end
    records/, positions/    documents of some of the games
"""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from importlib.metadata import version
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins
from old_moments import MOMENTS, Moment, choose, find

import entrepot
from entrepot.kernel.match import Match
from entrepot.server import protocol
from entrepot.server.commands import BotAnswer, Command, Leave, MoveSeat, StepBack
from entrepot.server.protocol import HandOver, Join, Keys, NewTable, Rename, Take, WantedSeat
from entrepot.server.sender import SERVER, SPECTATOR, Sender
from entrepot.server.sqlite_schema import FILE
from entrepot.server.sqlite_store import SqliteStore
from entrepot.server.table import Table
from entrepot.server.tables import Tables

NAMES = ("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
TICKETS = count()
DERIVED = ("actions", "room", "shown", "tiers")
"""The fields of a player that follow from the others."""


class Undecided:
    """A thinker that is still thinking when the server stops."""

    async def think(self, document: bytes, seat: int, level: str, seed: int, share: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Tables]:
    store = SqliteStore(folder)
    tables = Tables(store, Undecided())
    await tables.start()
    try:
        yield tables
    finally:
        await tables.stop()
        store.close()


# -- who plays


class Player:
    """A person with a key, or a bot without one."""

    def __init__(self, table: Table, seat: int, keys: Keys | None = None) -> None:
        self.table, self.seat = table, seat
        self.key = keys.key if keys else None
        self.host_key = keys.host_key if keys else None

    @property
    def sender(self) -> Sender:
        return self.table.identify(*[key for key in (self.key, self.host_key) if key])

    @property
    def match(self) -> Match:
        assert self.table.state.match is not None
        return self.table.state.match

    async def answer(self, option: str) -> None:
        question = self.match.question(self.seat)
        assert question is not None
        if self.key is None:
            answer = BotAnswer(seat=self.seat, question=question.id, option=option, by="bot")
            await self.table.do(SERVER, answer)
            await self.table.drain()
        else:
            await self.do(protocol.Answer(ticket=ticket(), question=question.id, option=option))

    async def do(self, command: Command) -> Any:
        """Do a command and wait for snapshots, so that they always cover the same entries."""
        reply = await self.table.do(self.sender, command)
        await self.table.drain()
        return reply


def ticket() -> str:
    return f"before-{next(TICKETS)}"


async def seat_players(tables: Tables, moment: Moment, seed: int) -> list[Player]:
    """The host, those who join, and bots; a table that should keep waiting gets too few."""
    people = moment.players - moment.bots
    seats = [WantedSeat(kind="person")]
    seats += [WantedSeat(kind="open")] * (people - 1)
    seats += [WantedSeat(kind="bot", level="easy")] * moment.bots
    wanted = NewTable(
        game=moment.game,
        seats=seats,
        options=moment.options,
        seed=seed,
        name=NAMES[0],
        shuffle=False,
        listed=True,
        grace=None,
    )
    keys = await tables.create(wanted)
    table = await tables.get(keys.table)
    joining = NAMES[1 : 3 if moment.then == "wait" else people]
    all_keys = [keys, *[await table.do(SPECTATOR, Join(name=name)) for name in joining]]
    await table.drain()
    players = [Player(table, seat, keys) for seat, keys in enumerate(all_keys)]
    return players + [Player(table, people + number) for number in range(moment.bots)]


async def answer_on(players: list[Player], times: int) -> None:
    chance = Random(times)
    for _ in range(times):
        seat, option = choose(players[0].match, chance, "", True)
        await players[seat].answer(option)


# -- what happens after the last answer


async def follow_up(players: list[Player], then: str) -> None:
    host, table = players[0], players[0].table
    match then:
        case "answer on":
            await answer_on(players, 7)
        case "undo":
            last = players[host.match.answers[-1][0]]
            await last.do(protocol.Undo(ticket=ticket()))
        case "undo by host":
            for _ in range(3):
                await host.do(StepBack())
            await answer_on(players, 2)
        case "propose undo":
            await host.do(protocol.Propose(ticket=ticket()))
        case "undo by all":
            await undo_by_all(players)
            await answer_on(players, 4)
        case "go away":
            await go_away(players)
        case "wait":
            await host.do(HandOver(seat=4, to="bot"))
            await players.pop().do(Leave())
    await table.drain()


async def undo_by_all(players: list[Player]) -> None:
    """Undo the host's last answer, whoever has answered since."""
    await players[0].do(protocol.Propose(ticket=ticket()))
    proposal = players[0].table.state.proposal
    assert proposal is not None
    for player in players[1:]:
        await player.do(protocol.Vote(ticket=ticket(), proposal=proposal.id, agree=True))


async def go_away(players: list[Player]) -> None:
    """A bot stands in and must answer; the host changes device; somebody takes a new name."""
    host, table = players[0], players[0].table
    asked = players[host.match.pending[0].seat]
    await asked.do(Leave())
    moved = await host.do(MoveSeat())
    host.key = (await table.do(SPECTATOR, Take(code=moved.code))).key
    await players[-1].do(Rename(name="Zoe"))
    await host.do(protocol.Stand(ticket=ticket(), kind="chairs", answer="never"))


async def begin_anew(folder: Path, players: list[Player]) -> None:
    """Pretend that the rules changed earlier: the server finds that they now lead elsewhere."""
    id = players[0].table.id
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        database.execute("UPDATE snapshots SET rules = 0, digest = '' WHERE table_id = ?", (id,))
    async with serving(folder) as tables:
        table = await tables.get(id)
        for player in players:
            player.table = table
        await answer_on(players, 5)


# -- what is kept


def seen(match: Match) -> dict[str, Any]:
    """What all seats together see, apart from their questions."""
    views = [to_builtins(match.view(seat)) for seat in range(match.players)]
    players = [view["players"][seat] for seat, view in enumerate(views)]
    for player, name in [(player, name) for player in players for name in DERIVED]:
        player.pop(name, None)
    sealed = {seat: view["sealed"] for seat, view in enumerate(views) if "sealed" in view}
    table = to_builtins(match.view(None))
    del table["options"]
    return {**table, "players": players, "sealed": sealed}


def described(moment: Moment, players: list[Player]) -> dict[str, Any]:
    state = players[0].table.state
    keys = {player.seat: player.key for player in players}
    return {
        "name": moment.name,
        "id": state.id,
        "state": state.status,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in state.seats],
        "keys": [keys.get(seat) for seat in range(moment.players)],
        "host_key": players[0].host_key,
        "seen": seen(state.match) if state.match else None,
    }


async def write_tables(folder: Path, to: Path) -> list[str]:
    """Write tables to the server's folder and the rest to `to`; returns the moments not found."""
    tables_described, missing = [], []
    for moment in MOMENTS:
        found = find(moment)
        if found is None:
            missing.append(moment.name)
            continue
        async with serving(folder) as tables:
            assert isinstance(found.seed, int)
            players = await seat_players(tables, moment, found.seed)
            for number, (seat, _, option) in enumerate(found.answers):
                if len(players[0].match.answers) == number:  # a bot's only option is taken at once
                    await players[seat].answer(option)
            await follow_up(players, moment.then)
        if moment.then == "begin anew":
            await begin_anew(folder, players)
        tables_described.append(described(moment, players))
        if moment.documents:
            write_json(to / "records" / f"{moment.name}.json", [found.record()])
            write_json(to / "positions" / f"{moment.name}.json", [found.position()])
    write_json(to / "tables.json", tables_described)
    return missing


def write_json(path: Path, documents: list[dict[str, Any]]) -> None:
    """Write one document per line."""
    path.parent.mkdir(exist_ok=True)
    lines = [json.dumps(document, separators=(",", ":")) for document in documents]
    path.write_text("\n".join(lines) + "\n")


def pack(database: Path, to: Path) -> None:
    """Pack the database into one file, without its log and without unused space."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    to.write_bytes(gzip.compress(database.read_bytes(), mtime=0))


def main(to: Path) -> None:
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        missing = asyncio.run(write_tables(Path(folder), to))
        pack(Path(folder) / FILE, to / f"{FILE}.gz")
    rules = ", ".join(f"{game.id} {game.version}" for game in entrepot.GAMES.values())
    size = sum(path.stat().st_size for path in to.rglob("*") if path.is_file())
    print(f"{to}: {size // 1000} kB, by entrepot {version('entrepot')}, rules {rules}")
    if missing:
        print("not found:", ", ".join(missing))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
