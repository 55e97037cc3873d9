"""Who is there, by way of whichever server; and who moves the table when a server dies."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from entrepot.server import sharing
from entrepot.server.commands import Leave
from entrepot.server.sender import SPECTATOR
from entrepot.server.tables import Tables
from kit.copies import copies, moved
from kit.server import Person, Thinks, seated, serving, until, wanted


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "LOOK_EVERY", 0.1)


async def dies(tables: Tables) -> None:
    """The server is gone without a word: its sessions end, and nothing of it goes on."""
    for task in tables._tasks:
        task.cancel()
    await asyncio.gather(*tables._tasks, return_exceptions=True)
    for table in tables._live.values():
        table.auto_player.stop()


def shown(person: Person) -> dict[str, Any]:
    """The table as the person was last told of it."""
    tables = [told["table"] for told in person.told if told["type"] in ("state", "table")]
    return tables[-1] if tables else {"seats": [], "watchers": [], "watching": 0}


def online(person: Person) -> list[bool]:
    return [seat["online"] for seat in shown(person)["seats"]]


def test_everybody_sees_who_comes_and_goes_at_other_servers(database: str) -> None:
    async def look() -> None:
        async with copies(database) as (first, second):
            [ann, ben] = await seated(first, wanted("person", "open"), "Ben")
            await ann.watch()
            ben = await (await moved(ben, second)).watch()
            await until(lambda: online(ann) == [True, True])
            await until(lambda: online(ben) == [True, True])
            watcher = ben.table.subscribe(SPECTATOR)
            ben.table.introduce(watcher, "Cleo")
            await until(lambda: shown(ann)["watchers"] == ["Cleo"])
            assert shown(ann)["watching"] == 1
            ben.table.unsubscribe(watcher)
            await ben.close()
            await until(lambda: online(ann) == [True, False])
            assert shown(ann)["watching"] == 0

    asyncio.run(look())


def test_one_server_moves_the_bots_and_another_goes_on_when_it_dies(database: str) -> None:
    async def look() -> None:
        one, other = Thinks(), Thinks()
        async with (
            serving(database, thinker=one) as first,
            serving(database, thinker=other) as last,
        ):
            [ann] = await seated(first, wanted("person", "easy"))
            ann = await (await moved(ann, last)).watch()
            there = await moved(ann, first)
            await until(lambda: not ann.table.news.elsewhere.first)
            assert there.table.news.elsewhere.first
            for _ in range(5):
                await until(lambda: ann.question)
                await ann.answer()
            await until(lambda: ann.question)
            assert len(one.asked) >= 1
            await dies(first)
            await until(lambda: ann.table.news.elsewhere.first)
            asked = len(other.asked)
            for _ in range(20):
                await until(lambda: ann.question)
                await ann.answer()
            await until(lambda: len(other.asked) > asked)

    asyncio.run(look())


def test_whoever_was_with_a_server_that_dies_is_waited_for_from_then_on(database: str) -> None:
    async def look() -> None:
        async with serving(database) as first, serving(database) as second:
            grace = 60  # 0.6 seconds here
            [ann, ben] = await seated(first, wanted("person", "open", grace=grace), "Ben")
            await ann.watch()
            ben = await (await moved(ben, second)).watch()
            await until(lambda: ben.table.online() == {0, 1})
            await asyncio.sleep(1)  # longer than the grace: being here counts, not when one came
            await dies(first)
            await until(lambda: ben.table.online() == {1})
            assert not ben.table.state.seats[0].away
            await until(lambda: ben.table.state.seats[0].away)

    asyncio.run(look())


def test_nobody_stands_in_for_a_person_who_is_at_another_server(database: str) -> None:
    async def look() -> None:
        async with copies(database) as (first, second):
            [ann, ben] = await seated(first, wanted("person", "open", grace=30), "Ben")
            await ann.watch()
            ben = await (await moved(ben, second)).watch()
            await asyncio.sleep(1)
            assert not any(seat.away for seat in ann.table.state.seats)
            await ben.do(Leave())
            await until(lambda: ann.table.state.seats[ben.seat].away)

    asyncio.run(look())


def test_a_clock_runs_out_once_and_shows_the_same_everywhere(database: str) -> None:
    async def look() -> None:
        async with copies(database) as (first, second):
            [ann, ben] = await seated(first, wanted("person", "open", clock=60), "Ben")
            await ann.watch()
            ben = await (await moved(ben, second)).watch()

            def deadlines() -> set[int | None]:
                return {person.table.public_table().deadline for person in (ann, ben)}

            await until(lambda: len(deadlines()) == 1 and None not in deadlines())
            count = ann.table.state.entry_count
            await until(lambda: ben.table.state.entry_count > count)
            stored = await second._store.table(ben.table.id)
            assert stored is not None
            assert b'"clock"' in stored.entries[count].data

    asyncio.run(look())


def test_what_was_used_of_the_games_clock_is_known_at_every_server(database: str) -> None:
    async def look() -> None:
        async with copies(database) as (first, second):
            [ann, ben] = await seated(first, wanted("person", "open", budget=600), "Ben")
            await asyncio.gather(ann.watch(), ben.watch())
            await asyncio.sleep(0.3)  # 30 seconds here
            there = await (await moved(ann, second)).watch()
            clocks = [each.table.auto_player.game_clock for each in (ann, there)]
            assert clocks[0] is not None
            assert clocks[1] is not None
            await until(lambda: near(clocks[0].totals(), clocks[1].totals()))  # type: ignore[union-attr]

    asyncio.run(look())


def near(one: list[int], other: list[int]) -> bool:
    return max(one) > 25_000 and all(abs(a - b) < 10_000 for a, b in zip(one, other, strict=True))


def test_a_due_table_that_nobody_has_in_memory_is_taken_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "DUE_AFTER", 500)

    async def look() -> None:
        stuck = Thinks()
        stuck.held = asyncio.Event()
        async with serving(database, thinker=stuck) as first, serving(database) as second:
            [ann] = await seated(first, wanted("person", "easy"))
            await ann.watch()
            table = ann.table.id
            while ann.question:
                await ann.answer()
            await dies(first)
            assert table not in second._live
            await until(lambda: table in second._live)
            taken = second._live[table]
            await until(lambda: taken.state.match and taken.state.match.question(ann.seat))

    asyncio.run(look())
