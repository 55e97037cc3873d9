"""Arenas that are killed or stopped go on where they were."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from entrepot.lab.files import File
from entrepot.lab.playing import Played
from kit.waiting import eventually
from lab.conftest import untimed

COMMAND = [sys.executable, "-c", "from entrepot.cli import main; main()"]
GAMES = 60


def begin(path: Path, game: str = "maritime-silk-road") -> subprocess.Popen[str]:
    arguments = [*COMMAND, "arena", game, "--bots", "random,random", "--games", str(GAMES)]
    arguments += ["--seed", "5", "--cores", "2", "--out", str(path)]
    environment = {**os.environ, "LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        arguments, stdout=pipe, stderr=pipe, text=True, env=environment, start_new_session=True
    )


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def wait_for(path: Path, count: int, process: subprocess.Popen[str]) -> None:
    while lines(path) < count:
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


def interrupted(
    path: Path, count: int, stop: Callable[[subprocess.Popen[str]], None], delay: float = 0
) -> tuple[int, str]:
    """Begun, and stopped in the middle; once more, if it was done before it could be stopped."""
    for _ in range(5):
        path.unlink(missing_ok=True)
        process = begin(path)
        wait_for(path, count, process)
        time.sleep(delay)
        stop(process)
        _, errors = finish(process)
        if lines(path) <= GAMES:
            return process.returncode, errors
    raise AssertionError("the arena is too quick for this test")


def ctrl_c(process: subprocess.Popen[str]) -> None:
    os.killpg(process.pid, signal.SIGINT)


def games(path: Path) -> list[Played]:
    file = File(path)
    file.close()
    return sorted(file.played, key=lambda game: game.key)


def finish(process: subprocess.Popen[str]) -> tuple[str, str]:
    out, errors = process.communicate(timeout=300)
    return out, errors


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> list[Played]:
    path = tmp_path_factory.mktemp("whole") / "games.jsonl"
    process = begin(path)
    out, errors = finish(process)
    assert process.returncode == 0, errors
    assert "Win rate" in out
    return games(path)


def test_an_arena_that_is_killed_goes_on_as_if_nothing_had_been(
    tmp_path: Path, uninterrupted: list[Played]
) -> None:
    path = tmp_path / "games.jsonl"
    interrupted(path, 6, lambda process: process.kill())
    process = begin(path)
    _, errors = finish(process)
    assert process.returncode == 0, errors
    assert "games are in" in errors
    assert untimed(games(path)) == untimed(uninterrupted)


@pytest.mark.parametrize("stop", [ctrl_c, subprocess.Popen.terminate])
def test_ctrl_c_keeps_every_game_that_ended_and_says_how_to_go_on(
    tmp_path: Path, uninterrupted: list[Played], stop: Callable[[subprocess.Popen[str]], None]
) -> None:
    path = tmp_path / "games.jsonl"
    status, errors = interrupted(path, 4, stop)
    assert status == 130, errors
    assert "Traceback" not in errors
    done = lines(path) - 1
    assert f"{done} of {GAMES} games are played and kept" in errors
    assert f"--out {path}" in errors.splitlines()[-1]
    kept = untimed(games(path))
    assert all(game in untimed(uninterrupted) for game in kept)
    process = begin(path)
    finish(process)
    assert process.returncode == 0
    assert untimed(games(path)) == untimed(uninterrupted)


@pytest.mark.parametrize("delay", [0.0, 0.15, 0.3])
def test_ctrl_c_before_the_first_game_is_as_quiet(tmp_path: Path, delay: float) -> None:
    """The processes are just starting: none of them may complain."""
    status, errors = interrupted(tmp_path / "games.jsonl", 1, ctrl_c, delay)
    assert status == 130, errors
    assert "Traceback" not in errors
    assert "KeyboardInterrupt" not in errors


THINKING = """
from pathlib import Path
from entrepot.lab.arena import Plan, run
from kit.arena_bots import make
bots = ["thinks@{folder}", "thinks@{folder}"]
run(Plan("maritime-silk-road", bots, 4, Path("{folder}", "games.jsonl"), cores=2), make=make)
"""


def test_the_workers_of_a_killed_arena_end_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    thinking, script = tmp_path / "thinking", THINKING.format(folder=tmp_path / "thinking")
    thinking.mkdir()
    process = subprocess.Popen(
        [sys.executable, "-c", script], env=environment, start_new_session=True
    )
    eventually(lambda: len(marks(thinking)) == 2)
    assert marks(thinking) <= members(process.pid)
    process.kill()
    process.wait()
    try:
        eventually(lambda: not members(process.pid))
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def marks(folder: Path) -> set[str]:
    """The processes that have begun to think."""
    return {path.name for path in folder.iterdir() if path.name.isdigit()}


def members(group: int) -> set[str]:
    """The living processes of that group."""
    found = set()
    for each in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = each.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group and fields[0] != "Z":
            found.add(each.parent.name)
    return found
