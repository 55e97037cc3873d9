"""Two versions side by side: the newer one takes tables over, and the older one steps back."""

from __future__ import annotations

import asyncio

import pytest

from entrepot.server import table as table_module
from entrepot.server import tables as tables_module
from entrepot.server.errors import Busy
from entrepot.server.planning import code_version
from entrepot.server.store import Outcome
from kit.copies import copies, moved
from kit.server import seated, until, wanted
from kit.stores import change, entry, there

GAME = "maritime-silk-road"


def test_after_newer_code_went_on_older_code_writes_nothing(database: str) -> None:
    async def look() -> None:
        async with copies(database) as (older, other):
            [ann, ben] = await seated(older, wanted("person", "open"), "Ben")
            await asyncio.gather(ann.watch(), ben.watch())
            await (ann if ann.question else ben).answer()
            length = ann.table.state.entry_count
            await other._store.take_over(ann.table.id, code_version(GAME) + 1)
            with pytest.raises(Busy) as caught:
                await (ann if ann.question else ben).answer()
            assert caught.value.code == "server-older"
            for person in (ann, ben):  # they come back, by way of a server of the newer version
                await until(lambda: person.told[-1]["type"] == "gone")  # noqa: B023
                assert person.told[-1]["code"] == "server-stops"
            assert len((await there(other._store, ann.table.id)).entries) == length
            for tables in (older, other):
                with pytest.raises(Busy):
                    await tables.get(ann.table.id)

    asyncio.run(look())


def test_newer_code_takes_over_a_table_by_loading_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with copies(database) as (older, newer):
            [ann, ben] = await seated(older, wanted("person", "open"), "Ben")
            await (ann if ann.question else ben).answer()
            with monkeypatch.context() as patch:
                for module in (table_module, tables_module):
                    patch.setattr(module, "code_version", lambda game: code_version(game) + 1)
                there_now = [await moved(person, newer) for person in (ann, ben)]
                count = there_now[0].table.state.entry_count
            stored = await there(newer._store, ann.table.id)
            assert stored.code == code_version(GAME) + 1
            late = change(ann.table.id, entry(count))._replace(code=code_version(GAME))
            assert await older._store.append(late) is Outcome.LATE
            asked = next(each for each in (ann, ben) if each.question)
            with pytest.raises(Busy):
                await asked.answer()

    asyncio.run(look())
