"""Tables move from a folder into a database and back; backups and pruning, as one types them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from entrepot.cli.commands import app
from entrepot.server import postgres_pruning
from entrepot.server.loading import load_table
from entrepot.server.sqlite_schema import FILE
from entrepot.server.store import ReviewRow, WholeTable
from entrepot.server.stores import open_store
from kit.server import play, seated, serving, wanted
from kit.stores import entry, whole


def command(*words: object) -> Result:
    found = CliRunner().invoke(app, [*map(str, words)], env={"LANG": "C"})
    assert found.exit_code == 0, found.output
    return found


async def everything(where: Path | str) -> list[WholeTable]:
    store = await open_store(where)
    try:
        return [table._replace(code=0) async for table in store.all_tables()]
    finally:
        await store.stop()


async def filled(folder: Path) -> str:
    """A folder with a game that is over and one that is being played; the id of the latter."""
    async with serving(folder) as tables:
        people = await seated(tables, wanted("person", "open"), "Ben")
        await play(people, Random(1))
        await tables._store.keep_review(people[0].table.id, ReviewRow(False, b"{}"))
        people = await seated(tables, wanted("person", "open", game="import-export"), "Ben")
        for _ in range(30):
            await next(each for each in people if each.question).answer()
        return people[0].table.id


def test_tables_move_into_a_database_and_back_with_all_that_belongs_to_them(
    tmp_path: Path, database: str
) -> None:
    data, back, safe = tmp_path / "data", tmp_path / "back", tmp_path / "safe" / "copy.sqlite"
    playing = asyncio.run(filled(data))
    before = asyncio.run(everything(data))
    assert [len(before), sum(len(table.reviews) for table in before)] == [2, 1]
    assert "2 tables were copied" in command("migrate", data, database).output
    assert asyncio.run(everything(database)) == before
    assert "2 were there already" in command("migrate", data, database).output

    async def goes_on() -> None:
        async with serving(database) as tables:
            table = await tables.get(playing)
            stored = await tables._store.table(playing)
            assert stored is not None
            assert table.state.match is not None
            loaded = load_table(stored)[0].match
            assert loaded is not None
            assert table.state.match.digest() == loaded.digest()

    asyncio.run(goes_on())
    assert "2 tables were copied" in command("migrate", database, back).output
    assert asyncio.run(everything(back)) == before
    command("backup", safe, "--database", database)
    restored = tmp_path / "restored"
    restored.mkdir()
    safe.rename(restored / FILE)
    assert asyncio.run(everything(restored)) == before
    assert "over" in command("admin", "tables", "--database", database).output


def test_pruning_a_database_keeps_what_servers_have_in_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_pruning, "PATIENCE", 0.5)

    async def fill() -> None:
        store = await open_store(database)
        for id in ("old", "young"):
            touched = 0 if id == "old" else 10**15
            await store.create(whole(id, entry(0), state="over", touched=touched))
        await store.stop()

    async def beside_a_server() -> int:
        async with serving(database, now=lambda: 5) as tables:
            await seated(tables, wanted("person", "open"))
            await asyncio.to_thread(command, "prune", "--older-than", "1d", "--database", database)
            return sum((await tables._store.count_by_state()).values())

    asyncio.run(fill())
    dry = command("prune", "--older-than", "1d", "--dry-run", "--database", database)
    assert "One table" in dry.output
    assert asyncio.run(beside_a_server()) == 2
    command("prune", "--older-than", "1d", "--database", database)
    assert [table.id for table in asyncio.run(everything(database))] == ["young"]


def test_a_folder_and_a_database_at_once_are_refused(tmp_path: Path, database: str) -> None:
    found = CliRunner().invoke(
        app, ["backup", "x", "--data", str(tmp_path), "--database", database], env={"LANG": "C"}
    )
    assert found.exit_code == 2
