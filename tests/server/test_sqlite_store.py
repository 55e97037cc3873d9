"""The data folder: whose it is, how it is written, and how an older one becomes a newer one."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from entrepot.server import sqlite_schema as schema
from entrepot.server.errors import StoreProblem
from entrepot.server.pruning import prune
from entrepot.server.sqlite_store import SqliteStore, backup
from entrepot.server.store import DAY, Outcome, SnapshotRow
from kit.server import Faulty
from kit.stores import add, change, entry, there, whole


def kept(folder: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(folder / schema.FILE)) as connection:
        return connection.execute(sql).fetchall()


def test_what_waits_together_is_written_together_and_a_failure_stays_alone(tmp_path: Path) -> None:
    async def write() -> None:
        kept = SqliteStore(tmp_path)
        await kept.create(whole("t"))
        wanted = [
            kept.append(change("t", entry(0))),
            kept.append(change("t", entry(1), entry(0))),
            kept.append(change("nowhere", entry(0))),
            kept.append(change("t", entry(1))),
        ]
        first, doubled, nowhere, last = await asyncio.gather(*wanted, return_exceptions=True)
        assert (first, last) == (Outcome.WRITTEN, Outcome.WRITTEN)
        for failed in (doubled, nowhere):
            assert isinstance(failed, StoreProblem)
            assert failed.code == "not-written"
        found = await kept.table("t")
        kept.close()
        assert found is not None
        assert [row.number for row in found.entries] == [0, 1]

    asyncio.run(write())


def test_many_writers_share_few_transactions(tmp_path: Path) -> None:
    async def write() -> None:
        kept = SqliteStore(tmp_path)
        await kept.create(whole("t"))
        begun: list[str] = []
        kept._connection.set_trace_callback(lambda sql: begun.append(sql))
        await asyncio.gather(*[kept.append(change("t", entry(i))) for i in range(200)])
        kept.close()
        assert begun.count("COMMIT") < 100
        assert sum(sql.startswith("INSERT") for sql in begun) == 200

    asyncio.run(write())


def test_every_commit_is_synced_to_disk(tmp_path: Path) -> None:
    kept = SqliteStore(tmp_path)
    assert kept._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert kept._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    kept.close()


def test_two_servers_cannot_use_one_folder(tmp_path: Path) -> None:
    kept = SqliteStore(tmp_path)
    with pytest.raises(StoreProblem, match="in use") as caught:
        SqliteStore(tmp_path)
    assert caught.value.code == "folder-in-use"
    kept.close()
    SqliteStore(tmp_path).close()


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / schema.FILE)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreProblem, match="newer version"):
        SqliteStore(tmp_path)
    assert kept(tmp_path, "PRAGMA user_version") == [(99,)]
    SqliteStore(tmp_path / "elsewhere").close()


def test_a_file_that_is_no_database_is_refused_in_plain_words(tmp_path: Path) -> None:
    (tmp_path / schema.FILE).write_bytes(b"these are letters, not a database, " * 100)
    for _ in range(2):  # the lock is given back
        with pytest.raises(StoreProblem) as caught:
            SqliteStore(tmp_path)
        assert caught.value.code == "folder-unusable"


def test_an_older_database_is_copied_and_then_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fill() -> None:
        older = SqliteStore(tmp_path)
        await older.create(whole("t", entry(0)))
        older.close()

    asyncio.run(fill())
    newest = len(schema.MIGRATIONS)
    more = "ALTER TABLE tables ADD COLUMN wind TEXT NOT NULL DEFAULT 'calm'"
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, more])
    SqliteStore(tmp_path).close()
    assert kept(tmp_path, "SELECT id, wind FROM tables") == [("t", "calm")]
    assert kept(tmp_path, "PRAGMA user_version") == [(newest + 1,)]
    copy = tmp_path / f"entrepot-before-{newest + 1}.sqlite"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (newest,)
        assert connection.execute("SELECT table_id, number FROM steps").fetchall() == [("t", 0)]


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SqliteStore(tmp_path).close()
    newest = len(schema.MIGRATIONS)
    broken = "ALTER TABLE tables ADD COLUMN wind TEXT; ALTER TABLE nowhere ADD COLUMN wind TEXT"
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, broken])
    with pytest.raises(StoreProblem):
        SqliteStore(tmp_path)
    assert kept(tmp_path, "PRAGMA user_version") == [(newest,)]
    assert "wind" not in str(kept(tmp_path, "SELECT sql FROM sqlite_schema"))


def test_a_backup_is_whole_while_the_server_writes(tmp_path: Path) -> None:
    async def write() -> None:
        kept = SqliteStore(tmp_path / "data")
        await kept.create(whole("t"))
        going_on, written = True, asyncio.Event()

        async def busy() -> None:
            number = 0
            while going_on:
                await add(kept, "t", entry(number), entry(number + 1))
                number += 2
                written.set()

        writing = asyncio.create_task(busy())
        await written.wait()
        for i in range(3):
            await asyncio.to_thread(backup, tmp_path / "data", tmp_path / "safe" / f"{i}.sqlite")
        going_on = False
        await writing
        kept.close()

    asyncio.run(write())
    counts = []
    for i in range(3):
        with closing(sqlite3.connect(tmp_path / "safe" / f"{i}.sqlite")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            counts.append(connection.execute("SELECT count(*) FROM steps").fetchone()[0])
    assert counts == sorted(counts)
    assert counts[0] > 0
    assert all(count % 2 == 0 for count in counts)


def test_without_data_there_is_nothing_to_copy_or_prune(tmp_path: Path) -> None:
    for work in (lambda: backup(tmp_path, tmp_path / "b"), lambda: prune(tmp_path, 1)):
        with pytest.raises(StoreProblem) as caught:
            work()
        assert caught.value.code == "no-data"
    assert list(tmp_path.iterdir()) == []


def test_prune_removes_old_tables_of_the_chosen_states_with_all_their_steps(tmp_path: Path) -> None:
    async def fill() -> None:
        kept = SqliteStore(tmp_path)
        for state in ("waiting", "playing", "over", "frozen"):
            for age in (1, 10):
                id = f"{state}-{age}"
                row = SnapshotRow(1, 1, 0, "", b"", b"")
                touched = (100 - age) * DAY
                old = whole(id, entry(0), state=state, touched=touched, snapshot=row)
                await kept.create(old)
        assert prune(tmp_path, 5, dry_run=True, now=100 * DAY) == 3  # beside the server
        kept.close()

    asyncio.run(fill())
    assert prune(tmp_path, 5, waiting=False, frozen=False, now=100 * DAY) == 1
    assert prune(tmp_path, 5, now=100 * DAY) == 2
    left = {id for (id,) in kept(tmp_path, "SELECT id FROM tables")}
    assert left == {"waiting-1", "playing-1", "over-1", "frozen-1", "playing-10"}
    assert {id for (id,) in kept(tmp_path, "SELECT table_id FROM steps")} == left
    assert {id for (id,) in kept(tmp_path, "SELECT table_id FROM snapshots")} == left
    assert prune(tmp_path, 5, playing=True, now=100 * DAY) == 1


def test_a_full_disk_refuses_what_is_written_and_then_it_goes_on(tmp_path: Path) -> None:
    async def write() -> None:
        kept = SqliteStore(tmp_path)
        await kept.create(whole("t"))
        pages = kept._connection.execute("PRAGMA page_count").fetchone()[0]
        kept._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        large = entry(0, data=b"x" * 100_000)
        with pytest.raises(StoreProblem, match="full"):
            await add(kept, "t", large)
        await add(kept, "t", entry(0))
        kept._connection.execute("PRAGMA max_page_count = 1000000")
        await add(kept, "t", large._replace(number=1))
        found = await kept.table("t")
        kept.close()
        assert found is not None
        assert [len(row.data) for row in found.entries] == [2, 100_000]

    asyncio.run(write())


def test_when_the_commit_fails_all_that_was_in_it_is_refused(tmp_path: Path) -> None:
    async def write() -> None:
        kept = SqliteStore(tmp_path)
        await kept.create(whole("t"))
        sound = kept._connection
        kept._connection = Faulty(sound, lambda sql: sql == "COMMIT")  # type: ignore[assignment]
        wanted = [kept.append(change("t", entry(i))) for i in range(3)]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        assert all(isinstance(each, StoreProblem) for each in found)
        kept._connection = sound
        await add(kept, "t", entry(0))
        assert len((await there(kept, "t")).entries) == 1
        kept.close()

    asyncio.run(write())
