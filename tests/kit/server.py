"""Tables without a network: a store in a folder, bots that answer at once, people with keys."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from inspect import Parameter, Signature
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from entrepot.bot_workers import read_match
from entrepot.server import protocol
from entrepot.server.commands import Command
from entrepot.server.fair_queue import Share
from entrepot.server.places import Where
from entrepot.server.protocol import Join, Keys, NewTable, WantedSeat
from entrepot.server.sender import SPECTATOR, Sender
from entrepot.server.stores import open_news, open_store
from entrepot.server.subscriber import Subscriber
from entrepot.server.table import Table
from entrepot.server.tables import Tables
from kit.waiting import PATIENCE

TICKETS = count()


class Thinks:
    """A thinker that answers at once, at random; `held` makes it wait."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []
        self.held: asyncio.Event | None = None
        self.fails = 0

    async def think(
        self, document: bytes, seat: int, level: str, seed: int, share: Callable[[], Share]
    ) -> str:
        self.asked.append((seat, level))
        if self.held is not None:
            await self.held.wait()
        if self.fails:
            self.fails -= 1
            raise OSError
        question = read_match(document).question(seat)
        assert question is not None
        return Random(seed).choice(sorted(question.by_id))


@asynccontextmanager
async def serving(where: Where, **more: Any) -> AsyncIterator[Tables]:
    """A server's tables over a folder or a database, from start to stop."""
    store = await open_store(where)
    more = {"second": 0.01, "news": await open_news(store), **more}
    tables = Tables(store, more.pop("thinker", None) or Thinks(), **more)
    await tables.start()
    try:
        yield tables
    finally:
        await tables.stop()
        await store.stop()


def wanted(*kinds: str, game: str = "maritime-silk-road", **more: Any) -> NewTable:
    """`wanted("person", "open", "easy")`: seats by kind, or by the level of a bot.

    Nobody stands in for who says nothing for long, unless `grace` says so: seconds are short here.
    """
    seats = [
        WantedSeat(kind=kind)  # type: ignore[arg-type]
        if kind in ("person", "open")
        else WantedSeat(kind="bot", level=kind)  # type: ignore[arg-type]
        for kind in kinds
    ]
    usual = {"shuffle": False, "pace": 0, "seed": 7, "grace": None}
    return NewTable(game=game, seats=seats, **{**usual, **more})


class Person:
    """Somebody with a key, who watches or not."""

    def __init__(self, table: Table, keys: Keys) -> None:
        self.table, self.keys = table, keys
        self.subscriber: Subscriber | None = None
        self.told: list[dict[str, Any]] = []
        self._reading: asyncio.Task[None] | None = None

    @property
    def seat(self) -> int:
        assert self.keys.seat is not None
        return self.keys.seat

    @property
    def sender(self) -> Sender:
        return self.table.identify(*[key for key in (self.keys.key, self.keys.host_key) if key])

    @property
    def question(self) -> Any:
        return self.table.state.match.question(self.seat) if self.table.state.match else None

    async def watch(self, **more: Any) -> Person:
        self.subscriber = self.table.subscribe(self.sender, **more)
        self._reading = asyncio.create_task(self._read(self.subscriber))
        await asyncio.sleep(0)
        return self

    async def _read(self, subscriber: Subscriber) -> None:
        async for message in subscriber:
            self.told.append(msgspec.json.decode(message))

    async def close(self) -> None:
        if self.subscriber:
            self.table.unsubscribe(self.subscriber)
        if self._reading:
            self._reading.cancel()

    async def answer(self, option: str | None = None, ticket: str | None = None) -> None:
        """Give this answer to the open question, or the first one there is."""
        asked = self.question
        option = option or next(iter(asked.by_id))
        await self.do(
            protocol.Answer(ticket=ticket or new_ticket(), question=asked.id, option=option)
        )

    async def do(self, command: Command) -> Any:
        return await self.table.do(self.sender, command)

    def last(self, type: str) -> dict[str, Any]:
        return next(told for told in reversed(self.told) if told["type"] == type)


def new_ticket() -> str:
    return f"t{next(TICKETS)}"


def answer_count(person: Person) -> int:
    """How many answers the record of the table has."""
    assert person.table.state.match is not None
    return len(person.table.state.match.record()["answers"])


async def seated(tables: Tables, new: NewTable, *names: str) -> list[Person]:
    """A table with the person who makes it, and others who join."""
    keys = await tables.create(new)
    table = await tables.get(keys.table)
    return [Person(table, keys)] + [
        Person(table, await table.do(SPECTATOR, Join(name=name))) for name in names
    ]


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


async def until(true: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.002)


Test = Callable[[Tables], Coroutine[Any, Any, None]]


def served(test: Test) -> Callable[[Path], None]:
    """A test that gets the tables of a server of its own."""

    @wraps(test)
    def run(tmp_path: Path) -> None:
        async def inside() -> None:
            async with serving(tmp_path) as tables:
                await test(tables)

        asyncio.run(inside())

    del run.__wrapped__
    run.__signature__ = Signature([Parameter("tmp_path", Parameter.POSITIONAL_OR_KEYWORD)])  # type: ignore[attr-defined]
    return run


class Faulty:
    """A connection whose statements fail now and then, as on a failing disk."""

    def __init__(self, connection: sqlite3.Connection, fails: Callable[[str], bool]) -> None:
        self._connection, self._fails = connection, fails

    def execute(self, sql: str, values: tuple[Any, ...] = ()) -> Any:
        if self._fails(sql):
            raise sqlite3.OperationalError("disk I/O error")
        return self._connection.execute(sql, values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)
