"""A table and the disk: nothing counts that is not written, and nothing written is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from entrepot.server.errors import StoreProblem
from entrepot.server.protocol import Join
from entrepot.server.sender import SPECTATOR
from entrepot.server.tables import Tables
from kit.server import Person, answer_count, seated, served, serving, until, wanted
from kit.stores import folder_of


@served
async def test_what_cannot_be_written_is_refused_and_nothing_has_changed(tables: Tables) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    await asyncio.gather(ann.watch(), ben.watch())
    asked = ann if ann.question else ben
    await asyncio.sleep(0)
    state, told = ann.table.state, (len(ann.told), len(ben.told))
    folder_of(tables)._connection.execute("PRAGMA query_only = ON")
    for _ in range(2):
        with pytest.raises(StoreProblem):
            await asked.answer(ticket="one")
    with pytest.raises(StoreProblem):
        await tables.create(wanted("easy", "easy"))
    await asyncio.sleep(0)
    assert ann.table.state is state
    assert (len(ann.told), len(ben.told)) == told
    folder_of(tables)._connection.execute("PRAGMA query_only = OFF")
    await asked.answer(ticket="one")
    assert answer_count(ann) == 1


@served
async def test_whoever_hangs_up_while_it_is_written_has_answered_all_the_same(
    tables: Tables,
) -> None:
    [ann, ben] = await seated(tables, wanted("person", "open"), "Ben")
    asked = ann if ann.question else ben
    answering = asyncio.create_task(asked.answer())
    await asyncio.sleep(0)
    answering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await answering
    await until(lambda: answer_count(ann) == 1)
    await (ann if ann.question else ben).answer()
    assert answer_count(ann) == 2


def test_a_table_nobody_wants_is_forgotten_and_found_again(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path, forget_after=0.1) as tables:
            [ann] = await seated(tables, wanted("person", "open"))
            await ann.watch()
            ben = Person(ann.table, await ann.table.do(SPECTATOR, Join(name="Ben")))
            await asyncio.sleep(0.25)
            assert tables.count() == 1
            asked = ann if ann.question else ben
            await asked.answer()
            await ann.close()
            await until(lambda: tables.count() == 0)
            table = await tables.get(ann.table.id)
            assert table is not ann.table
            assert table.state.match is not None
            assert len(table.state.match.record()["answers"]) == 1
            assert table.identify(str(ann.keys.key), str(ann.keys.host_key))[:2] == (0, True)

    asyncio.run(look())
