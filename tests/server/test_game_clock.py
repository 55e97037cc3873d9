"""A clock for the whole game: used while one is asked, and by nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from entrepot.server import protocol
from entrepot.server.commands import StepBack
from entrepot.server.protocol import NewTable
from entrepot.server.tables import Tables, rematch_header
from kit.server import Person, answer_count, new_ticket, seated, served, serving, until, wanted


async def two(tables: Tables, **more: Any) -> tuple[Person, Person]:
    """Who is asked, and the other."""
    new = wanted("person", "open", **{"budget": 600, **more})
    [ann, ben] = await seated(tables, new, "Ben")
    await asyncio.gather(ann.watch(), ben.watch())
    return (ann, ben) if ann.question else (ben, ann)


def left(person: Person) -> int:
    """The milliseconds that the seat has left, had it stopped now."""
    clock = person.table.auto_player.game_clock
    assert clock is not None
    return 600_000 - clock.totals()[person.seat]


@served
async def test_time_is_used_only_while_one_is_asked(tables: Tables) -> None:
    asked, other = await two(tables)
    await asyncio.sleep(0.1)
    assert left(asked) < 600_000 - 5_000
    assert left(other) == 600_000
    seats = asked.table.public_table().seats
    assert seats[asked.seat].runs_out is not None
    assert (seats[other.seat].time_left, seats[other.seat].runs_out) == (600_000, None)
    while asked.question:
        await asked.answer()
    await asyncio.sleep(0)
    used = left(asked)
    await asyncio.sleep(0.05)
    assert left(asked) == used
    assert asked.table.public_table().seats[asked.seat].time_left == used


@served
async def test_when_none_is_left_a_bot_answers_each_question_at_once(tables: Tables) -> None:
    asked, other = await two(tables, budget=60, clock=None)
    await until(lambda: answer_count(asked) >= 2)
    assert asked.table.state.people() == [0, 1]
    stored = await tables._store.table(asked.table.id)
    assert stored is not None
    by = {msgspec.json.decode(row.data)["by"] for row in stored.entries if row.kind == "answer"}
    assert by == {"clock"}
    assert max(left.time_left or 0 for left in asked.table.public_table().seats) < 60_000
    assert other.seat in asked.table.state.people()


def test_it_goes_on_where_it_was_after_a_restart_and_stands_still_between(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as tables:
            asked, _ = await two(tables)
            await asyncio.sleep(0.1)
            before = left(asked)
        await asyncio.sleep(0.2)  # nobody loses time because the server is down
        async with serving(tmp_path) as tables:
            table = await tables.get(asked.table.id)
            asked.table = table
            assert before - 3_000 <= left(asked) <= before
            await asyncio.sleep(0.05)
            seat = table.public_table().seats[asked.seat]
            assert seat.runs_out is None  # nor while nobody is there
            await asked.watch()
            await until(lambda: table.public_table().seats[asked.seat].runs_out)

    asyncio.run(look())


@served
async def test_leaving_the_table_and_coming_back_gives_nothing_back(tables: Tables) -> None:
    asked, other = await two(tables)
    await asyncio.sleep(0.1)
    before = left(asked)
    asked.table.auto_player.present = lambda: set()  # type: ignore[method-assign]
    await asked.close()
    await other.close()
    await until(lambda: asked.table.state.used[asked.seat] > 0)
    kept = 600_000 - asked.table.state.used[asked.seat]
    assert before - 5_000 <= kept <= before


@served
async def test_a_step_back_gives_nothing_back(tables: Tables) -> None:
    asked, other = await two(tables)
    await asyncio.sleep(0.1)
    await asked.answer()
    used = asked.table.state.used[asked.seat]
    assert used >= 5_000
    host = asked if asked.keys.host_key else other
    await host.do(StepBack())
    assert asked.table.state.used[asked.seat] >= used
    await asked.answer()
    await asked.do(protocol.Undo(ticket=new_ticket()))
    assert asked.table.state.used[asked.seat] >= used


@served
async def test_tables_without_it_have_none(tables: Tables) -> None:
    asked, _ = await two(tables, budget=None)
    seat = asked.table.public_table().seats[asked.seat]
    assert (asked.table.public_table().budget, seat.time_left, seat.runs_out) == (None, None, None)
    await asked.answer()
    stored = await tables._store.table(asked.table.id)
    assert stored is not None
    assert "time" not in {row.kind for row in stored.entries}


@served
async def test_a_rematch_has_the_same_clock(tables: Tables) -> None:
    asked, _ = await two(tables)
    assert rematch_header(asked.table.state).budget == 600


@pytest.mark.parametrize("budget", [0, 59, 10**9, -5])
def test_a_clock_that_nobody_could_play_with_is_refused(budget: int) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "import-export", "seats": seats, "budget": budget}, NewTable)
