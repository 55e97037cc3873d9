"""`entrepot serve`, `backup` and `prune` as one types them, and a bot author's program."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import entrepot
from entrepot.cli.commands import app
from entrepot.server.sqlite_schema import FILE
from kit.live import Live, live
from kit.waiting import eventually

ROOT = Path(__file__).parents[2]
RUN = [sys.executable, "-c", "from entrepot.cli import main; main()"]
PATIENCE = 60
"""Seconds that a server may take to end."""
WHOLE_GAME = 300
"""And two programs to play."""


def environment() -> dict[str, str]:
    source = str(Path(entrepot.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": source, "LANG": "C"}


def command(*words: object) -> Result:
    """In this process: quicker than a new one."""
    return CliRunner().invoke(app, [*map(str, words)], env={"LANG": "C"})


class Server:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process, self.said = process, ""
        while "Ctrl-C" not in self.said:
            line = process.stdout.readline()
            assert line, process.communicate()[1]
            self.said += line
        port = re.search(r"http://127.0.0.1:(\d+)/", self.said)
        assert port
        self.live = Live(int(port[1]))

    def stop(self, how: signal.Signals) -> tuple[int, str]:
        """The exit code, and what was logged."""
        self.live.http.close()
        self.process.send_signal(how)
        _, logged = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, logged


@contextmanager
def serving(data: Path, *more: object) -> Iterator[Server]:
    words = ["serve", "--port", 0, "--data", data, "--workers", 1, "--limits", 0, *more]
    with subprocess.Popen(
        [*RUN, *map(str, words)],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield Server(process)
        finally:
            process.kill()
            process.communicate()


def children(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(stat.parent.name))
    return found


def gone(pids: list[int]) -> bool:
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_server_that_is_told_to_stop_does_so_in_order(
    tmp_path: Path, how: signal.Signals
) -> None:
    with serving(tmp_path / "data") as server:
        assert "Only this computer" in server.said
        keys = server.live.made("person", "easy")
        line = server.live.socket(keys["table"], keys["key"])
        workers = eventually(lambda: children(server.process.pid))
        status, logged = server.stop(how)
        assert status == 0, logged
        assert line.code() in (1012, 4404)
        eventually(lambda: gone(workers))
        events = [json.loads(each) for each in logged.splitlines()]
        assert [each["event"] for each in events] == ["started", "stopped"]
        assert events[0]["rules"] in ("compiled", "plain")
        assert events[0]["workers"] == 1


def test_what_was_acknowledged_is_there_after_a_kill_and_workers_end_with_the_server(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        keys = server.live.made("person", "open", seed=8)
        where = f"/api/tables/{keys['table']}"
        server.live.http.post(f"{where}/join", json={"name": "Ada", "bearer": True})
        with server.live.socket(keys["table"], keys["key"]) as line:
            question = line.first["view"]["question"]
            said = {"question": question["id"], "option": question["options"][0], "ticket": "one"}
            assert line.ask("answer", **said)["type"] == "accepted"
            before = server.live.http.get(where).json()["events"]
            workers = eventually(lambda: children(server.process.pid))
            server.stop(signal.SIGKILL)
            eventually(lambda: gone(workers))
    with serving(tmp_path) as server:
        assert server.live.http.get(where).json()["events"] == before
        with server.live.socket(keys["table"], keys["key"]) as line:
            assert line.ask("answer", **said)["type"] == "accepted"
        assert server.live.http.get(where).json()["events"] == before
        assert server.stop(signal.SIGTERM)[0] == 0


def test_a_port_that_is_taken_and_a_folder_in_use_are_told_in_plain_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        found = command("serve", "--port", port, "--data", tmp_path)
        assert found.exit_code == 2
        assert f"Port {port} of 127.0.0.1 is in use" in found.stderr
    with live(tmp_path / "data"):
        found = command("serve", "--port", 0, "--data", tmp_path / "data")
        assert found.exit_code == 2
        assert str(tmp_path / "data") in found.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--public-url", "example"], "is not the address of a page"),
        (["--log-level", "loud"], "no log level"),
        (["--host", "192.0.2.77"], "can't listen on 192.0.2.77"),
        (["--data", "/dev/null/x"], "/dev/null"),
    ],
)
def test_wrong_options_are_told_in_plain_words(tmp_path: Path, words: list[str], said: str) -> None:
    usual = [] if "--data" in words else ["--data", tmp_path]
    found = command("serve", "--port", 0, *usual, *words)
    assert found.exit_code == 2
    assert said in found.stderr
    assert "Traceback" not in found.stderr


def test_tables_are_copied_while_the_server_runs_and_the_copy_serves(tmp_path: Path) -> None:
    with live(tmp_path / "data") as server:
        table = server.made("person", "open")["table"]
        found = command("backup", "--data", tmp_path / "data", tmp_path / "copy" / FILE)
        assert found.exit_code == 0, found.stderr
        assert command("backup", "--data", tmp_path / "none", tmp_path / "x.db").exit_code == 2
    with live(tmp_path / "copy") as server:
        assert server.http.get(f"/api/tables/{table}").status_code == 200


def test_prune_says_first_and_then_removes_what_is_old(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        server.made("person", "open")
    old = ["prune", "--data", tmp_path, "--older-than", "0h"]
    assert "No table is that old" in command(*old[:-1], "30d").stdout
    assert "One table would be removed" in command(*old, "--dry-run").stdout
    assert "One table was removed" in command(*old).stdout
    assert "No table is that old" in command(*old).stdout
    wrong = command("prune", "--data", tmp_path, "--older-than", "soon")
    assert (wrong.exit_code, "is not an age" in wrong.stderr) == (2, True)


def bot(server: str, *words: str) -> subprocess.Popen[str]:
    program = [sys.executable, str(ROOT / "examples" / "bot.py"), "--server", server, *words]
    return subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


@pytest.mark.parametrize("game", ["maritime-silk-road"])
def test_a_bot_authors_program_plays_a_whole_game(server: Live, game: str) -> None:
    keys = server.made("open", "easy", "open", game=game)
    address = f"http://{server.host}"
    authors = [bot(address, "--table", keys["table"]) for _ in range(2)]
    for author in authors:
        said, _ = author.communicate(timeout=WHOLE_GAME)
        assert author.returncode == 0, said
        assert "the game is over" in said
        assert "refused" not in said
    state = server.http.get(f"/api/tables/{keys['table']}").json()
    assert state["table"]["state"] == "over"
    late = bot(address, "--table", keys["table"])
    assert late.communicate(timeout=PATIENCE)[0]
    assert late.returncode == 1


def test_the_program_makes_a_table_of_its_own(server: Live) -> None:
    author = bot(f"http://{server.host}", "--players", "2")
    said, _ = author.communicate(timeout=WHOLE_GAME)
    assert author.returncode == 0, said
    table = re.search(r"at table (\w+)", said)
    assert table
    state = server.http.get(f"/api/tables/{table[1]}").json()
    assert [seat["kind"] for seat in state["table"]["seats"]].count("bot") == 1
