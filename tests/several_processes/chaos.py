"""Three servers over one database, and what can go wrong with them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import msgspec
import psycopg

import entrepot
from entrepot.server import wire
from kit.postgres import Postgres
from kit.programs import Ledger
from kit.server_process import START, ServerProcess
from kit.wanderers import Wanderer, mark

STALLED = 40.0
"""Seconds without an answer, after which something is stuck."""
GAMES = ("import-export", "maritime-silk-road")
DROPS_NEWS = f"""
import random
from entrepot.server import postgres_news
send = postgres_news.PostgresNews.send
def sometimes(self, *news):
    send(self, *[each for each in news if random.random() > {{share}}])
postgres_news.PostgresNews.send = sometimes
{START}
"""
"""A server whose news are lost, all of them or some."""


BROKEN = {
    "a copy that has not caught up refuses": f"""
from entrepot.server import table
plan = table.Table._plan
def refuse(self, sender, command):
    try:
        return plan(self, sender, command)
    except table.EntrepotError as error:
        raise RuntimeError(error.code) from error
table.Table._plan = refuse
{START}
""",
    "a newcomer is shown a copy as it is": f"""
from entrepot.server import table
async def nothing(self, length=None):
    if length is not None:
        await known(self, length)
known = table.Table.catch_up
table.Table.catch_up = nothing
{START}
""",
    "a write does not say on which length it was planned": f"""
from entrepot.server import postgres_rows, postgres_store
unguarded = postgres_rows.APPEND.replace("AND length = %(length)s", "")
unguarded = unguarded.replace("RETURNING id", "RETURNING id, length - %(count)s - %(length)s AS by")
unguarded = unguarded.replace("won.id, entry.*",
    "won.id, entry.number + won.by, entry.at, entry.kind, entry.seat, entry.ticket, entry.data")
unguarded = unguarded.replace("AS entry", "AS entry (number, at, kind, seat, ticket, data)")
postgres_store.APPEND = unguarded
{START}
""",
    "an answer is acknowledged before it is written": f"""
import asyncio
from entrepot.server import postgres_store
from entrepot.server.store import Outcome
append = postgres_store.PostgresStore.append
async def soon(self, change, rematch=None):
    task = asyncio.ensure_future(append(self, change, rematch))
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.sleep(0.002)
    return task.result() if task.done() else Outcome.WRITTEN
postgres_store.PostgresStore.append = soon
{START}
""",
}
"""Servers without one of the rules: with each of them, what must hold does not."""


class Table(NamedTuple):
    id: str
    game: str
    players: int
    seed: int
    bots: int
    programs: list[Wanderer]


class Written(NamedTuple):
    table: str
    seat: int
    ticket: str | None
    option: str
    by: str


@dataclass
class Cluster:
    """`lost`: how much of each server's news gets lost."""

    folder: Path
    lost: float = 0.0
    program: str = START
    postgres: Postgres = field(default_factory=Postgres)
    servers: list[ServerProcess] = field(default_factory=list)
    not_ready: int = 0
    """How often a server that was stopping said so."""

    def __post_init__(self) -> None:
        self.database = self.postgres.new_database()
        program = DROPS_NEWS.format(share=self.lost) if self.lost else self.program
        for number in range(3):
            server = ServerProcess.__new__(ServerProcess)
            server.start = server.launch  # type: ignore[method-assign]  # all start at once
            server.__init__(  # type: ignore[misc]
                self.folder / f"server{number}",
                *("--workers", "1", "--log-level", "warning", "--drain", "0.5"),
                database=self.database,
                program=program,
            )
            del server.start
            self.servers.append(server)
        try:
            for server in self.servers:
                server.wait()
        except BaseException:
            self.stop()
            raise

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def stop(self) -> None:
        for server in self.servers:
            server.go_on()
            server.stop()
        self.postgres.stop()

    # -- faults

    async def kill(self, random: Random) -> None:
        server = random.choice(self.servers)
        server.kill()
        await asyncio.sleep(random.random() / 2)
        await asyncio.to_thread(server.start)

    async def replace(self, random: Random) -> None:
        """Stop one politely and start another in its place, as a rolling restart does."""
        server = random.choice(self.servers)
        assert server.process is not None
        server.process.terminate()
        while server.process.poll() is None:
            with suppress(OSError):
                status, _ = await asyncio.to_thread(server.ask, "GET", "/ready")
                self.not_ready += status == 503
            await asyncio.sleep(0.05)
        assert server.process.returncode == 0, server.log.read_text()[-3000:]
        await asyncio.to_thread(server.start)

    async def pause(self, random: Random, seconds: float = 1.5) -> None:
        server = random.choice(self.servers)
        server.pause()
        await asyncio.sleep(seconds)
        server.go_on()

    async def crash_database(self, random: Random) -> None:
        self.postgres.crash()
        await asyncio.sleep(random.random() / 2)
        await asyncio.to_thread(self.postgres.start)

    async def freeze_database(self, random: Random, seconds: float = 1.2) -> None:
        self.postgres.freeze()
        await asyncio.sleep(seconds)
        self.postgres.thaw()

    async def cut_connections(self, random: Random) -> None:
        await asyncio.to_thread(self._cut, "entrepot%")

    async def cut_news(self, random: Random) -> None:
        await asyncio.to_thread(self._cut, "entrepot news")

    def _cut(self, names: str) -> None:
        with psycopg.connect(self.database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name LIKE %s AND datname = current_database()",
                (names,),
            )

    def faults(self) -> list[Callable[[Random], Awaitable[None]]]:
        return [
            self.cut_connections,
            self.kill,
            self.replace,
            self.pause,
            self.cut_news,
            self.crash_database,
            self.freeze_database,
        ]

    # -- the journal

    def answers(self) -> list[Written]:
        """All of them, in the order in which they were taken."""
        with psycopg.connect(self.database) as connection:
            rows = connection.execute(
                "SELECT table_id, seat, ticket, data FROM entries WHERE kind = 'answer'"
                " ORDER BY table_id, number"
            ).fetchall()
        return [
            Written(table, seat, ticket, entry["option"], entry["by"])
            for table, seat, ticket, data in rows
            for entry in [json.loads(data)]
        ]


def new_table(cluster: Cluster, number: int, ledger: Ledger, random: Random) -> Table | None:
    """A table whose people come to different servers; None if a fault came in between."""
    game, people, bots = GAMES[number % 2], 2 + number % 3 % 2, int(number % 4 == 3)
    seats = [{"kind": "person"}, *[{"kind": "open"}] * (people - 1)]
    seats += [{"kind": "bot", "level": "easy"}] * bots
    wanted = {"game": game, "seats": seats, "bearer": True, "seed": number, "pace": 0}
    wanted |= {"shuffle": False, "grace": None}
    try:
        keys = [random.choice(cluster.servers).want("POST", "/api/tables", wanted)]
        id = keys[0]["table"]
        for other in range(1, people):
            body = {"name": f"Program {other}", "bearer": True}
            server = random.choice(cluster.servers)
            keys.append(server.want("POST", f"/api/tables/{id}/join", body))
    except (OSError, AssertionError):
        return None
    programs = [
        Wanderer(
            *("", id, each["seat"], each["key"], ledger, Random(f"{number} {each['seat']}")),
            urls=cluster.urls,
            strict=not bots,
        )
        for each in keys
    ]
    return Table(id, game, people + bots, number, bots, programs)


class Played(NamedTuple):
    ledger: Ledger
    tables: list[Table]
    written: list[Written]


async def under_faults(
    cluster: Cluster, count: int, answers: int, rounds: int, seed: int = 5
) -> Played:
    """Play until there are enough answers and every fault has come often enough."""
    random, ledger, tables = Random(seed), Ledger(), list[Table]()
    running: list[asyncio.Task[None]] = []
    faults = [fault for _ in range(rounds) for fault in cluster.faults()]
    apart = answers // (len(faults) + 1)
    progress = (0, monotonic())
    while faults or len(ledger.accepted) < answers:
        for task in running:
            if task.done():
                task.result()
        if len(ledger.accepted) > progress[0]:
            progress = (len(ledger.accepted), monotonic())
        assert monotonic() - progress[1] < STALLED, "nothing goes on"
        if sum(not table.programs[0].over for table in tables) < count:
            made = await asyncio.to_thread(new_table, cluster, len(tables), ledger, random)
            if made is not None:
                tables.append(made)
                running += [asyncio.create_task(each.play()) for each in made.programs]
            continue
        done = rounds * len(cluster.faults()) - len(faults)
        if faults and len(ledger.accepted) >= (done + 1) * apart:
            await faults.pop(0)(random)
        await asyncio.sleep(0.01)
    ledger.halt = True
    await asyncio.wait_for(asyncio.gather(*running), 60)
    return Played(ledger, tables, await asyncio.to_thread(cluster.answers))


# -- what must hold


def check_ledger(played: Played) -> None:
    """Every acknowledged answer is in the journal once, and no other is."""
    assert played.ledger.refused == []
    own = [each for each in played.written if each.by == "person"]
    written = {(each.table, each.seat, str(each.ticket)): each.option for each in own}
    assert len(written) == len(own), "an answer is in the journal twice"
    for entry, option in played.ledger.accepted.items():
        assert written.pop(entry, None) == option, "an acknowledged answer was lost"
    known = {table.id for table in played.tables}
    assert {entry for entry in written if entry[0] in known} == set(), "nobody was told of this"


def check_told(played: Played) -> None:
    """Every seat was told a prefix of what the journal leads to, and saw no other view."""
    for table in played.tables:
        match = entrepot.new(table.game, players=table.players, seed=table.seed)
        seats = [program.seat for program in table.programs]
        views: dict[int, set[tuple[int, str]]] = {seat: set() for seat in seats}

        def look(
            match: entrepot.Match = match, views: dict[int, set[tuple[int, str]]] = views
        ) -> None:
            for seat, seen in views.items():
                shown = msgspec.to_builtins(wire.seen(match, seat))
                seen.add((len(match.events(seat)), mark(*json.loads(json.dumps(shown)))))

        look()
        for each in played.written:
            if each.table == table.id:
                match.answer(each.seat, each.option)
                look()
        for program in table.programs:
            events = msgspec.to_builtins(match.events(program.seat))
            assert len(program.events) > 0
            assert events[: len(program.events)] == program.events
            if not table.bots:  # live, bots think where a replay goes on at once
                assert set(program.shown) <= views[program.seat]
