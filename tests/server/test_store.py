"""The data folder: what is written is there, all or nothing; and whose it is."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from entrepot.server import schema, store
from entrepot.server.errors import StoreProblem
from entrepot.server.pruning import prune
from entrepot.server.store import (
    DAY,
    EntryRow,
    SnapshotRow,
    Statement,
    Store,
    StoredTable,
    backup,
)
from kit.server import Faulty


def table(id: str, state: str = "waiting", touched: int = 0, due: bool = False) -> list[Statement]:
    return [
        store.insert_table(id, b"{}", state, b"[]", True, due, 5),
        store.update_table(id, state, b"[]", True, due, touched),
    ]


def entry(number: int, ticket: str | None = None) -> EntryRow:
    return EntryRow(number, 1, "answer", 0, ticket, b"{}")


def kept(folder: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(folder / schema.FILE)) as connection:
        return connection.execute(sql).fetchall()


def test_what_was_written_is_there_when_the_folder_is_opened_again(tmp_path: Path) -> None:
    async def write() -> None:
        kept = Store(tmp_path)
        snapshot = SnapshotRow(1, 2, 3, "d", b"s", b"p")
        await kept.write(
            *table("t"), store.insert_entry("t", entry(0)), store.upsert_snapshot("t", snapshot)
        )
        kept.close()
        again = Store(tmp_path)
        found = await again.table("t")
        assert found is not None
        assert (found.header, found.made, found.entries) == (b"{}", 5, [entry(0)])
        assert found.snapshot == snapshot
        assert await again.table("other") is None
        again.close()

    asyncio.run(write())


def test_an_older_snapshot_never_replaces_a_later_one(tmp_path: Path) -> None:
    async def write() -> None:
        kept = Store(tmp_path)
        await kept.write(*table("t"))
        for number in (3, 7, 5):
            row = SnapshotRow(number, 1, 0, "", b"", b"")
            await kept.write(store.upsert_snapshot("t", row))
        found = await kept.table("t")
        kept.close()
        assert found is not None
        assert found.snapshot is not None
        assert found.snapshot.number == 7

    asyncio.run(write())


def test_what_waits_together_is_written_together_and_a_failure_stays_alone(tmp_path: Path) -> None:
    async def write() -> None:
        kept = Store(tmp_path)
        await kept.write(*table("t"))
        wanted = [
            kept.write(store.insert_entry("t", entry(0))),
            kept.write(store.insert_entry("t", entry(1)), store.insert_entry("t", entry(0))),
            kept.write(store.insert_entry("nowhere", entry(0))),
            kept.write(store.insert_entry("t", entry(1))),
        ]
        first, doubled, nowhere, last = await asyncio.gather(*wanted, return_exceptions=True)
        assert (first, last) == (None, None)
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
        kept = Store(tmp_path)
        await kept.write(*table("t"))
        begun: list[str] = []
        kept._connection.set_trace_callback(lambda sql: begun.append(sql))
        await asyncio.gather(*[kept.write(store.insert_entry("t", entry(i))) for i in range(200)])
        kept.close()
        assert begun.count("COMMIT") < 100
        assert sum(sql.startswith("INSERT") for sql in begun) == 200

    asyncio.run(write())


def test_a_ticket_of_a_seat_can_stand_on_disk_only_once(tmp_path: Path) -> None:
    async def write() -> None:
        kept = Store(tmp_path)
        await kept.write(*table("t"), store.insert_entry("t", entry(0, "a")))
        with pytest.raises(StoreProblem):
            await kept.write(store.insert_entry("t", entry(1, "a")))
        await kept.write(store.insert_entry("t", entry(1, "b")))
        kept.close()

    asyncio.run(write())


def test_every_commit_is_synced_to_disk(tmp_path: Path) -> None:
    kept = Store(tmp_path)
    assert kept._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert kept._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    kept.close()


def test_two_servers_cannot_use_one_folder(tmp_path: Path) -> None:
    kept = Store(tmp_path)
    with pytest.raises(StoreProblem, match="in use") as caught:
        Store(tmp_path)
    assert caught.value.code == "folder-in-use"
    kept.close()
    Store(tmp_path).close()


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / schema.FILE)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreProblem, match="newer version"):
        Store(tmp_path)
    assert kept(tmp_path, "PRAGMA user_version") == [(99,)]
    Store(tmp_path / "elsewhere").close()


def test_a_file_that_is_no_database_is_refused_in_plain_words(tmp_path: Path) -> None:
    (tmp_path / schema.FILE).write_bytes(b"these are letters, not a database, " * 100)
    for _ in range(2):  # the lock is given back
        with pytest.raises(StoreProblem) as caught:
            Store(tmp_path)
        assert caught.value.code == "folder-unusable"


def test_an_older_database_is_copied_and_then_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fill() -> None:
        older = Store(tmp_path)
        await older.write(*table("t"), store.insert_entry("t", entry(0)))
        older.close()

    asyncio.run(fill())
    newest = len(schema.MIGRATIONS)
    more = "ALTER TABLE tables ADD COLUMN wind TEXT NOT NULL DEFAULT 'calm'"
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, more])
    Store(tmp_path).close()
    assert kept(tmp_path, "SELECT id, wind FROM tables") == [("t", "calm")]
    assert kept(tmp_path, "PRAGMA user_version") == [(newest + 1,)]
    copy = tmp_path / f"entrepot-before-{newest + 1}.sqlite"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (newest,)
        assert connection.execute("SELECT table_id, number FROM steps").fetchall() == [("t", 0)]


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(tmp_path).close()
    newest = len(schema.MIGRATIONS)
    broken = "ALTER TABLE tables ADD COLUMN wind TEXT; ALTER TABLE nowhere ADD COLUMN wind TEXT"
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, broken])
    with pytest.raises(StoreProblem):
        Store(tmp_path)
    assert kept(tmp_path, "PRAGMA user_version") == [(newest,)]
    assert "wind" not in str(kept(tmp_path, "SELECT sql FROM sqlite_schema"))


def test_a_backup_is_whole_while_the_server_writes(tmp_path: Path) -> None:
    async def write() -> None:
        kept = Store(tmp_path / "data")
        await kept.write(*table("t"))
        going_on, written = True, asyncio.Event()

        async def busy() -> None:
            number = 0
            while going_on:
                await kept.write(
                    store.insert_entry("t", entry(number)),
                    store.insert_entry("t", entry(number + 1)),
                )
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
        kept = Store(tmp_path)
        for state in ("waiting", "playing", "over", "frozen"):
            for age in (1, 10):
                id = f"{state}-{age}"
                row = SnapshotRow(1, 1, 0, "", b"", b"")
                await kept.write(
                    *table(id, state, (100 - age) * DAY),
                    store.insert_entry(id, entry(0)),
                    store.upsert_snapshot(id, row),
                )
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
        kept = Store(tmp_path)
        await kept.write(*table("t"))
        pages = kept._connection.execute("PRAGMA page_count").fetchone()[0]
        kept._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        large = EntryRow(0, 1, "answer", 0, None, b"x" * 100_000)
        with pytest.raises(StoreProblem, match="full"):
            await kept.write(store.insert_entry("t", large))
        await kept.write(store.insert_entry("t", entry(0)))
        kept._connection.execute("PRAGMA max_page_count = 1000000")
        await kept.write(store.insert_entry("t", large._replace(number=1)))
        found = await kept.table("t")
        kept.close()
        assert found is not None
        assert [len(row.data) for row in found.entries] == [2, 100_000]

    asyncio.run(write())


def test_when_the_commit_fails_all_that_was_in_it_is_refused(tmp_path: Path) -> None:
    async def write() -> None:
        kept = Store(tmp_path)
        await kept.write(*table("t"))
        whole = kept._connection
        kept._connection = Faulty(whole, lambda sql: sql == "COMMIT")  # type: ignore[assignment]
        wanted = [kept.write(store.insert_entry("t", entry(i))) for i in range(3)]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        assert all(isinstance(each, StoreProblem) for each in found)
        kept._connection = whole
        await kept.write(store.insert_entry("t", entry(0)))
        assert len((await there(kept, "t")).entries) == 1
        kept.close()

    asyncio.run(write())


async def there(kept: Store, id: str) -> StoredTable:
    found = await kept.table(id)
    assert found is not None
    return found
