"""A disk that is full, a folder that is gone, another server in the same folder, a wild clock."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from attack.client import Attacked, Reply, attacked, attacked_here, soon
from entrepot.server import sqlite_schema as schema
from entrepot.server import sqlite_writer
from entrepot.server.errors import StoreProblem
from entrepot.server.protocol import Answer, Join, NewTable, WantedSeat
from entrepot.server.sender import SPECTATOR
from entrepot.server.sqlite_health import SqliteHealth
from entrepot.server.sqlite_store import SqliteStore, backup
from entrepot.server.store import StoredTable
from entrepot.server.tables import Tables
from kit.stores import add, change, entry, whole


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether something can be written is tried often."""
    monkeypatch.setattr(sqlite_writer, "PROBE_EVERY", 0.1)
    monkeypatch.setattr(sqlite_writer, "RETRY_EVERY", 0.1)


def join(server: Attacked, table: str) -> Reply:
    return server.ask("POST", f"/api/tables/{table}/join", {"name": "Ada", "bearer": True})


# -- a disk that takes nothing more


def test_a_full_disk_is_told_once_and_the_server_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """The system refuses every write to a file, as it does when no space is left."""
    with attacked(tmp_path, "--limits", 0) as server:
        table = server.table("person", "open", "open")["table"]
        was = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, was[1]))
        for _ in range(3):
            refused = join(server, table)
            assert (refused.status, refused.code) == (503, "not-written")
        health = server.health()
        assert (health.status, health.json["ok"]) == (503, False)
        assert health.json["problems"] == ["data-not-written"]
        watched = server.ask("GET", f"/api/tables/{table}")
        assert watched.status == 200
        assert [seat["kind"] for seat in watched.json["table"]["seats"]].count("open") == 2
        assert server.ask("GET", "/api/tables").status == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, was)
        soon(lambda: server.health().status == 200)
        assert join(server, table).status == 201
        assert server.stop() == 0
        assert len(server.logged("data-not-written")) == 1
        assert len(server.logged("data-written-again")) == 1
        assert not any("trace" in line for line in server.lines)


@pytest.mark.usefixtures("quick")
def test_a_disk_that_fills_up_is_told_before_anybody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = 1000
    monkeypatch.setattr(SqliteHealth, "_free", lambda self: free)
    with attacked_here(tmp_path) as server:
        soon(lambda: server.ask("GET", "/health").status == 503)
        assert server.ask("GET", "/health").json["problems"] == ["disk-full"]
        free = 10**9
        soon(lambda: server.ask("GET", "/health").status == 200)


def test_what_can_be_read_is_read_while_nothing_can_be_written(tmp_path: Path) -> None:
    class Full:
        """A connection over a disk that is full when a transaction ends."""

        def __init__(self, connection: sqlite3.Connection) -> None:
            self._connection, self.wrote = connection, False

        def execute(self, sql: str, values: tuple[Any, ...] = ()) -> Any:
            self.wrote = (self.wrote or sql.startswith("INSERT")) and sql != "BEGIN"
            if sql == "COMMIT" and self.wrote:
                raise sqlite3.OperationalError("database or disk is full")
            return self._connection.execute(sql, values)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._connection, name)

    async def play() -> None:
        kept = SqliteStore(tmp_path)
        await kept.create(whole("t"))
        kept._connection = Full(kept._connection)  # type: ignore[assignment]
        work = [kept.append(change("t", entry(0))), kept.table("t"), kept.table("none")]
        failed, found, none = await asyncio.gather(*work, return_exceptions=True)
        assert isinstance(failed, StoreProblem)
        assert isinstance(found, StoredTable)
        assert none is None
        kept.close()

    asyncio.run(play())


def test_a_damaged_database_is_told_and_what_is_whole_is_served(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def write() -> None:
        kept = SqliteStore(tmp_path)
        for id in ("a", "b"):
            await kept.create(whole(id))
            for number in range(100):
                await add(kept, id, entry(number, data=b"x" * 1000))
        kept.close()

    async def read() -> None:
        kept = SqliteStore(tmp_path)
        for _ in range(2):
            with pytest.raises(StoreProblem):
                await kept.table("a")
        assert kept.health.problem == "data-damaged"
        assert await kept.table("none") is None
        kept.close()

    asyncio.run(write())
    path = tmp_path / schema.FILE
    data = bytearray(path.read_bytes())
    for page in range(4096 * 6, len(data) // 2, 4096):
        data[page : page + 4096] = b"\xff" * 4096
    path.write_bytes(data)
    with caplog.at_level(logging.ERROR):
        asyncio.run(read())
    assert [line.message for line in caplog.records] == ["data-damaged"]


# -- whose folder it is


def test_no_second_server_opens_the_folder_even_without_the_lock_file(tmp_path: Path) -> None:
    data, link = tmp_path / "data", tmp_path / "link"
    first = SqliteStore(data)
    link.symlink_to(data)
    (data / "entrepot.lock").unlink()
    for folder in (data, link, data):
        with pytest.raises(StoreProblem) as caught:
            SqliteStore(folder)
        assert caught.value.code == "folder-in-use"
    first.close()
    SqliteStore(data).close()


@pytest.mark.usefixtures("quick")
def test_nothing_is_accepted_into_a_database_that_was_taken_away(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with attacked_here(data) as server:
        table = server.table("person", "open", "open")["table"]
        path, away = data / schema.FILE, data / "entrepot-away.sqlite"
        path.rename(away)
        refused = server.ask("POST", f"/api/tables/{table}/join", {"name": "A", "bearer": True})
        assert (refused.status, refused.code) == (503, "data-replaced")
        assert server.ask("GET", "/health").json["problems"] == ["data-replaced"]
        assert server.ask("GET", f"/api/tables/{table}").status == 200
        away.rename(path)
        soon(lambda: server.ask("GET", "/health").status == 200)
        joined = server.ask("POST", f"/api/tables/{table}/join", {"name": "A", "bearer": True})
        assert joined.status == 201


# -- who may read it


@pytest.fixture(params=[0o000, 0o022, 0o077])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    was = os.umask(request.param)
    yield
    os.umask(was)


def modes(folder: Path) -> set[int]:
    return {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.mark.usefixtures("umask")
def test_what_the_server_keeps_is_for_its_own_eyes(tmp_path: Path) -> None:
    data = tmp_path / "data"
    kept = SqliteStore(data)
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert {path.name for path in data.iterdir()} >= {schema.FILE, f"{schema.FILE}-wal"}
    assert modes(data) == {0o600}
    backup(data, tmp_path / "safe" / "copy.sqlite")
    assert modes(tmp_path / "safe") == {0o600}
    kept.close()


def test_an_older_folder_is_closed_to_others_and_this_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = tmp_path / "data"
    SqliteStore(data).close()
    data.chmod(0o755)
    (data / schema.FILE).chmod(0o644)
    SqliteStore(data).close()
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert modes(data) == {0o600}
    SqliteStore(data).close()
    (line,) = [each for each in caplog.records if each.message == "closed-to-others"]
    assert vars(line)["files"] == ["data", schema.FILE]


def test_a_folder_that_is_not_only_ours_is_left_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letter.txt").write_text("not ours")
    (tmp_path / "letter.txt").chmod(0o644)
    SqliteStore(tmp_path).close()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    assert stat.S_IMODE((tmp_path / "letter.txt").stat().st_mode) == 0o644
    assert stat.S_IMODE((tmp_path / schema.FILE).stat().st_mode) == 0o600


# -- the clock


def test_a_clock_that_jumps_stops_no_game(tmp_path: Path) -> None:
    times = [10**12]

    async def play() -> None:
        class Thinker:
            async def think(
                self, document: bytes, seat: int, level: str, seed: int, share: object
            ) -> str:
                raise OSError

        kept = SqliteStore(tmp_path)
        tables = Tables(kept, Thinker(), now=lambda: times[0])
        seats = [WantedSeat(kind="person"), WantedSeat(kind="open")]
        made = await tables.create(NewTable(game="maritime-silk-road", seats=seats, clock=600))
        times[0] = -(10**9)
        table = await tables.get(made.table)
        joined = await table.do(SPECTATOR, Join(name="Ada"))
        assert joined.key is not None
        for jump in (10**15, 0, 5):
            times[0] = jump
            question = next(iter(table.state.match.pending)) if table.state.match else None
            assert question is not None
            key = made.key if question.seat == made.seat else joined.key
            assert key is not None
            option = next(iter(question.by_id))
            answer = Answer(ticket=f"t{jump}", question=question.id, option=option)
            await table.do(table.identify(key), answer)
        count = table.state.entry_count
        await tables.stop()
        again = Tables(kept, Thinker(), now=lambda: times[0])
        assert (await again.get(made.table)).state.entry_count == count
        await again.stop()
        kept.close()

    asyncio.run(play())
    with closing(sqlite3.connect(tmp_path / schema.FILE)) as connection:
        assert connection.execute("SELECT count(DISTINCT at) FROM steps").fetchone()[0] > 1
