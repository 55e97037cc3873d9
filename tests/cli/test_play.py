"""Playing is begun and left: which screen is shown, what is saved, what is loaded."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import entrepot
from cli.conftest import only, saved
from entrepot.cli import saves, screen
from entrepot.cli.full.app import PlayApp
from entrepot.cli.play import play_local
from entrepot.cli.saves import Files, LocalGame
from entrepot.cli.sessions.local import LocalSession
from kit.screens import LARGE, Desk, local_game, run
from kit.server import until


def run_instead(monkeypatch: pytest.MonkeyPatch, *keys: str) -> None:
    """The app is run as by `app.run()`, but with these keys pressed once the person is asked."""

    def headless(app: PlayApp) -> None:
        async def play() -> None:
            async with app.run_test(size=LARGE) as pilot:
                desk = Desk(app, pilot)
                await desk.asked()
                await desk.press(*keys)

        run(play())

    monkeypatch.setattr(PlayApp, "run", headless)


def test_leaving_saves_and_the_game_goes_on_where_it_was(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_instead(monkeypatch, "2", "q")
    assert play_local(local_game(), Files(), True, "en") == 0
    path = only(data / "saved")
    assert f"--resume {path}" in capsys.readouterr().out.replace("\n", "")
    assert [0, "load", "load:silk"] in saved(path)["answers"]
    answers = len(saved(path)["answers"])
    again = saves.load_game(path, "en")
    assert play_local(again, Files(resumed=path), True, "en") == 0
    assert len(saved(path)["answers"]) > answers
    assert only(data / "saved") == path


def test_a_finished_game_is_recorded(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = LocalGame(entrepot.new("maritime-silk-road", 2, 7), bots="random")
    while not at.match.over:
        question = at.match.pending[0]
        at.match.answer(question.seat, question.options[-1].id)
    run_instead(monkeypatch, "escape", "q")
    assert play_local(at, Files(), True, "en") == 0
    assert json.loads(only(data / "records").read_text())["digest"] == at.match.digest()


def test_a_failure_is_told_after_the_game_was_saved(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: LocalSession, changed: object) -> None:
        raise RuntimeError("broken")

    def headless(app: PlayApp) -> None:
        async def play() -> None:
            async with app.run_test():
                await until(lambda: app.failure)

        run(play())

    monkeypatch.setattr(LocalSession, "run", fails)
    monkeypatch.setattr(PlayApp, "run", headless)
    with pytest.raises(RuntimeError, match="broken"):
        play_local(local_game(), Files(), True, "en")
    assert only(data / "saved")


class Stream:
    def __init__(self, terminal: bool) -> None:
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.mark.parametrize(
    ("plain", "reads", "writes", "term", "full"),
    [
        (False, True, True, "xterm-256color", True),
        (True, True, True, "xterm-256color", False),
        (False, False, True, "xterm-256color", False),
        (False, True, False, "xterm-256color", False),
        (False, True, True, "dumb", False),
        (False, True, True, "", False),
    ],
)
def test_the_full_screen_is_for_terminals(
    plain: bool, reads: bool, writes: bool, term: str, full: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Stream(reads))
    monkeypatch.setattr(sys, "stdout", Stream(writes))
    monkeypatch.setenv("TERM", term)
    assert screen.has_full_screen(plain) == full


@pytest.mark.parametrize(
    ("wanted", "told", "light"),
    [
        (False, "", False),
        (False, "15;0", False),
        (False, "0;15", True),
        (False, "0;default;7", True),
        (True, "15;0", True),
    ],
)
def test_the_ground_is_light_where_it_is_wanted_or_told(
    wanted: bool, told: str, light: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLORFGBG", told)
    assert screen.has_light_background(wanted) == light


def test_nothing_loads_the_full_screen_unless_it_is_shown() -> None:
    code = (
        "import sys; from entrepot.cli import commands, play, replay;"
        "from entrepot.cli.sessions import remote;"
        "sys.exit(any(name.split('.')[0] == 'textual' for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], env=own_source(), check=True)


def test_a_game_against_bots_does_not_load_the_server() -> None:
    code = """if True:
        import sys
        from entrepot.cli import main
        try:
            main()
        finally:
            found = [name for name in sys.modules if name.startswith("entrepot.server")]
            assert found == [], found"""
    command = [sys.executable, "-c", code, "play", "--seed", "5", "--plain"]
    result = subprocess.run(command, env=own_source(), input=b"1\nq\n", capture_output=True)
    assert b"You load porcelain" in result.stdout
    assert (result.returncode, result.stderr) == (0, b"")


def own_source() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
