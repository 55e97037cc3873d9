"""A database that does not answer: nothing is lost or doubled, and nobody is told a falsehood."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from entrepot.server import postgres_connections as connections
from entrepot.server import postgres_schema, postgres_store
from entrepot.server.commands import StepBack
from entrepot.server.errors import StoreProblem
from entrepot.server.postgres_connections import Lost
from entrepot.server.postgres_schema import Migration
from entrepot.server.postgres_store import PostgresStore
from entrepot.server.protocol import Join, Rename
from entrepot.server.sender import SPECTATOR
from entrepot.server.store import Outcome
from kit.copies import copies, moved
from kit.postgres import Postgres
from kit.server import Person, answer_count, seated, until, wanted
from kit.stores import change, entry, there, whole


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.stop()


class Leaky:
    """Some statements are lost on their way, and so are some of the replies."""

    def __init__(self, store: PostgresStore, share: float, seed: int) -> None:
        self.attempt, self.share, self.random = store.connections.attempt, share, Random(seed)
        self.lost = 0

    async def __call__(self, work: Any) -> Any:
        if self.random.random() < self.share:
            self.lost += 1
            raise Lost(False, "lost on the way")
        found = await self.attempt(work)
        if self.random.random() < self.share:
            self.lost += 1
            raise Lost(True, "the reply was lost")
        return found


def test_a_rush_is_not_taken_for_a_database_that_is_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits for one of few connections waits for others, not for the database."""
    monkeypatch.setattr(connections, "TRY_SECONDS", 0.2)

    async def look() -> None:
        store = await PostgresStore.opened(database)
        work = [store.connections.attempt(sleep) for _ in range(8 * connections.POOL)]
        assert await asyncio.gather(*work) == [[("",)]] * len(work)
        assert store.problem is None
        await store.stop()

    def sleep(connection: connections.AnyConnection) -> Any:
        return connections.rows(connection, "SELECT pg_sleep(0.05)")

    asyncio.run(look())


def test_with_lost_writes_and_replies_every_change_is_there_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "RETRY_EVERY", 0.001)

    async def look() -> None:
        async with copies(database, 3) as servers:
            [ann] = await seated(servers[0], wanted("person", "open"))
            leaks = []
            for number, server in enumerate(servers):
                store = server._store
                assert isinstance(store, PostgresStore)
                leaks.append(Leaky(store, 0.2, number))
                store.connections.attempt = leaks[-1]  # type: ignore[method-assign]
            everywhere = [await moved(ann, each) for each in servers for _ in range(3)]

            async def write(number: int, person: Person) -> None:
                for count in range(10):
                    await person.do(Rename(name=f"A{number:02}{count:02}"))

            await asyncio.gather(*(write(i, each) for i, each in enumerate(everywhere)))
            stored = await there(servers[0]._store, ann.table.id)
            names = [row.data for row in stored.entries if row.kind == "name"]
            assert len(names) == len(set(names)) == 90
            assert sum(leak.lost for leak in leaks) > 20

    asyncio.run(look())


def test_a_command_without_a_ticket_whose_reply_is_lost_is_done_once(database: str) -> None:
    async def look() -> None:
        async with copies(database, 1) as [tables]:
            store = tables._store
            assert isinstance(store, PostgresStore)
            [ann] = await seated(tables, wanted("person", "open", "open"))
            whole_way = store.connections.attempt

            async def reply_lost(work: Any) -> Any:
                await whole_way(work)
                store.connections.attempt = whole_way  # type: ignore[method-assign]
                raise Lost(True, "the reply was lost")

            def lose_a_reply() -> None:
                store.connections.attempt = reply_lost  # type: ignore[method-assign]

            lose_a_reply()
            keys = await ann.table.do(SPECTATOR, Join(name="Ben"))
            taken = [seat.kind for seat in ann.table.state.seats]
            assert taken == ["person", "person", "open"]
            ben, cem = (
                Person(ann.table, keys),
                Person(ann.table, await ann.table.do(SPECTATOR, Join(name="Cem"))),
            )
            for _ in range(4):
                await next(each for each in (ann, ben, cem) if each.question).answer()
            assert answer_count(ann) == 4
            lose_a_reply()
            await ann.do(StepBack())
            assert answer_count(ann) == 3

    asyncio.run(look())


def test_a_database_that_stays_away_leaves_it_open_whether_it_was_done(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "TRY_SECONDS", 0.3)
    monkeypatch.setattr(connections, "PATIENCE", 1.0)

    async def look() -> None:
        store = await PostgresStore.opened(own_postgres.new_database())
        try:
            await store.create(whole("t"))
            own_postgres.freeze()
            with pytest.raises(StoreProblem) as caught:
                await store.append(change("t", entry(0, "a")))
            assert caught.value.code == "unknown-written"
            assert store.problem == "database-away"
            own_postgres.thaw()
            monkeypatch.setattr(connections, "PATIENCE", 20.0)
            monkeypatch.setattr(connections, "TRY_SECONDS", 3.0)
            # what was left behind may have been written meanwhile, or is late now
            again = await store.append(change("t", entry(0, "b")))
            found = await there(store, "t")
            assert [row.ticket for row in found.entries] == (
                ["b"] if again is Outcome.WRITTEN else ["a"]
            )
            own_postgres.crash()
            starting = asyncio.create_task(asyncio.to_thread(own_postgres.start))
            assert await store.append(change("t", entry(1, "c"))) is Outcome.WRITTEN
            await starting
            assert store.problem is None
        finally:
            await store.stop()

    asyncio.run(look())


def test_two_processes_that_migrate_at_once_do_it_once(database: str) -> None:
    async def look() -> None:
        stores = await asyncio.gather(*(PostgresStore.opened(database) for _ in range(4)))
        await stores[0].create(whole("t"))
        for store in stores:
            assert await store.count_by_state() == {"waiting": 1}
            await store.stop()

    asyncio.run(look())


def test_a_newer_schema_is_refused_and_an_older_one_is_brought_up_to_date(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = Migration("ALTER TABLE tables ADD COLUMN wind text NOT NULL DEFAULT 'calm'")
    breaks = Migration("ALTER TABLE tables DROP COLUMN wind", adds=False)
    known = postgres_schema.MIGRATIONS

    async def look() -> None:
        async with copies(database, 1) as [tables]:
            [ann] = await seated(tables, wanted("person", "open"))
            monkeypatch.setattr(postgres_schema, "MIGRATIONS", [*known, more])
            newer = await PostgresStore.opened(database)  # beside the running one
            assert await newer.table(ann.table.id) is not None
            await ann.do(Rename(name="Anna"))  # which goes on
            await newer.stop()
            monkeypatch.setattr(postgres_schema, "MIGRATIONS", [*known, more, breaks])
            with pytest.raises(StoreProblem) as caught:
                await PostgresStore.opened(database)
            assert caught.value.code == "schema-in-use"
            monkeypatch.setattr(postgres_schema, "MIGRATIONS", known)
            with pytest.raises(StoreProblem) as caught:
                await PostgresStore.opened(database)
            assert caught.value.code == "schema-newer"
        monkeypatch.setattr(postgres_schema, "MIGRATIONS", [*known, more, breaks])
        await (await PostgresStore.opened(database)).stop()  # now nobody is there

    asyncio.run(look())


def test_a_database_that_is_not_there_is_told_in_plain_words(database: str) -> None:
    async def look() -> None:
        with pytest.raises(StoreProblem) as caught:
            await PostgresStore.opened(database + "_nowhere")
        assert caught.value.code == "database-unusable"
        assert "entrepot@" not in str(caught.value.facts["path"])

    asyncio.run(look())


def test_a_server_is_ready_only_while_its_database_answers(own_postgres: Postgres) -> None:
    async def look() -> None:
        async with copies(own_postgres.new_database(), 1) as [tables]:
            sharing = tables.sharing
            assert sharing is not None
            await until(lambda: sharing.ready)
            own_postgres.crash()
            await until(lambda: not sharing.ready)
            await asyncio.to_thread(own_postgres.start)
            await until(lambda: sharing.ready)

    asyncio.run(look())


def test_what_costs_much_is_counted_for_all_servers_together(database: str) -> None:
    async def look() -> None:
        stores = [await PostgresStore.opened(database) for _ in range(2)]
        waits = [
            await stores[number % 2].take_token("review", "1.2.3.4", 0.01, 3) for number in range(4)
        ]
        assert waits == [0, 0, 0, 100]
        assert await stores[0].take_token("review", "5.6.7.8", 0.01, 3) == 0
        assert await stores[0].take_token("replay", "1.2.3.4", 0.01, 3) == 0
        for store in stores:
            await store.stop()

    asyncio.run(look())
