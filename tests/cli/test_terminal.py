"""The program as it is installed, in a real terminal and in pipes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import entrepot
from cli.conftest import CODES, PATIENCE, PROGRAM, Open, only, saved
from entrepot.cli import saves
from kit.games import NIGHTLY


def recorded(folder: Path) -> Path:
    """A game to look at."""
    match = entrepot.new("maritime-silk-road", 3, 7)
    while not match.over:
        match.answer(match.pending[0].seat, match.pending[0].options[0].id)
    path = folder / "game.json"
    saves.write(path, match.record())
    return path


def test_a_whole_game_in_a_terminal_is_coloured_and_fits(terminal: Open, data: Path) -> None:
    screen = terminal("play", "--plain", "--seed", 7, "--players", 2)
    while screen.until("> "):
        screen.type("1\n")
    assert screen.end() == 0
    assert only(data / "records").exists()
    assert re.search(r"\x1b\[[0-9;]*48;5;28m", screen.shown)  # tea lies on green
    plain = CODES.sub("", screen.shown)
    assert "\x1b" not in plain
    lines = [line for line in plain.splitlines() if " replay /" not in line]
    assert max(map(len, lines)) <= 80


def test_without_colour_there_are_no_codes_at_all(terminal: Open) -> None:
    screen = terminal("play", "--plain", "--seed", 7, NO_COLOR="1")
    for typed in ("?\n", "tea\n", "silk\n", "l\n", "q\n"):
        assert screen.until("> ")
        screen.type(typed)
    assert screen.end() == 0
    assert "tea" in screen.shown
    assert "\x1b" not in screen.shown


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["ctrl-c", "ctrl-d"])
def test_breaking_off_saves(terminal: Open, data: Path, key: str) -> None:
    screen = terminal("play", "--plain", "--seed", 7)
    assert screen.until("> ")
    screen.waits()
    screen.type(key)
    assert screen.end() == 0
    assert saved(only(data / "saved"))["seed"] == 7
    assert "Traceback" not in screen.shown


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"] if NIGHTLY else ["SIGHUP"])
def test_a_closed_window_saves(terminal: Open, data: Path, name: str) -> None:
    screen = terminal("play", "--plain", "--seed", 7)
    assert screen.until("> ")
    screen.waits()
    screen.process.send_signal(signal.Signals[name])
    assert screen.end() == 0
    assert saved(only(data / "saved"))["seed"] == 7


def test_the_full_screen_is_left_by_a_key_and_the_game_saved(terminal: Open, data: Path) -> None:
    screen = terminal("play", "--seed", 7)
    screen.shows("quit")
    screen.shows("Which good")
    screen.type("2")
    screen.type("q")
    assert screen.end() == 0
    assert [0, "load", "load:silk"] in saved(only(data / "saved"))["answers"]
    assert "Traceback" not in screen.shown
    tail = screen.shown.rpartition("\x1b[?1049l")[2]
    assert "The game is saved." in tail


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"] if NIGHTLY else ["SIGTERM"])
def test_the_full_screen_saves_when_it_is_ended(terminal: Open, data: Path, name: str) -> None:
    screen = terminal("play", "--seed", 7)
    screen.shows("Which good")
    screen.process.send_signal(signal.Signals[name])
    assert screen.end() == 0
    assert saved(only(data / "saved"))["seed"] == 7
    assert "Traceback" not in screen.shown


def test_a_simple_terminal_gets_lines(terminal: Open) -> None:
    screen = terminal("play", "--seed", 7, TERM="dumb")
    assert screen.until("> ")
    assert "\x1b[?1049h" not in screen.shown
    screen.type("q\n")
    assert screen.end() == 0


def test_a_record_is_shown_step_by_step(terminal: Open, tmp_path: Path) -> None:
    path = recorded(tmp_path)
    screen = terminal("replay", "--plain", path, NO_COLOR="1")
    for typed in ("\n", "\n", "t\n", "x\n"):
        assert screen.until("[Enter] ")
        screen.type(typed)
    assert screen.until("[Enter] ")
    assert "\n2. Player" in screen.shown
    assert "\n3. Player" not in screen.shown
    assert "Cubes left" in screen.shown
    screen.type("a\n")
    assert screen.end() == 0
    assert "Score" in screen.shown
    quitter = terminal("replay", "--plain", path)
    assert quitter.until("[Enter] ")
    quitter.type("q\n")
    assert quitter.end() == 0
    assert "1. Player" not in quitter.shown


def piped(
    *arguments: str, typed: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=PATIENCE,
        check=False,
    )


def test_a_pipe_gets_plain_text_that_reads_like_a_session() -> None:
    result = piped("play", "--seed", "7", typed=b"tea\nq\n")
    assert result.returncode == 0
    assert b"\x1b" not in result.stdout
    assert b"> tea\n" in result.stdout


def test_bytes_that_are_no_text_are_asked_again() -> None:
    result = piped("play", "--seed", "7", typed=b"\xff\xfe\ntea\nq\n")
    assert result.returncode == 0
    assert b"is not among the choices" in result.stdout
    assert b"You load tea" in result.stdout


def test_a_terminal_without_unicode_gets_what_it_can_show() -> None:
    result = piped("play", "--seed", "7", typed=b"tea\nsilk\nq\n", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert b"You load tea" in result.stdout


def test_a_reader_that_leaves_early_is_no_fault(tmp_path: Path) -> None:
    path = recorded(tmp_path)
    with subprocess.Popen(
        [*PROGRAM, "replay", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


def test_version_and_help() -> None:
    known = rb"entrepot \d+\.\d+\.\d+\S* \((compiled|plain Python) rules\)\n"
    assert re.fullmatch(known, piped("--version").stdout)
    for arguments in (["--help"], ["play", "--help"]):
        result = piped(*arguments)
        assert result.returncode == 0
        assert result.stdout.startswith(b"Usage: ")


def test_help_loads_no_screen() -> None:
    code = "import sys; from entrepot.cli.commands import app; print('rich.console' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert result.stdout == b"False\n"


def test_a_defect_is_told_without_a_traceback() -> None:
    code = """if True:
        import entrepot.cli.play as playing
        def play(*_): raise ZeroDivisionError("oh")
        playing.play_local = play
        from entrepot.cli import main
        main()"""
    result = subprocess.run([sys.executable, "-c", code, "play"], capture_output=True, check=False)
    assert result.returncode == 1
    assert b"Please report it" in result.stderr
    assert b"Traceback" not in result.stderr
