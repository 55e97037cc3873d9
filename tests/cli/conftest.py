"""Driving the command line as a person would."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import entrepot
from entrepot.cli import saves
from entrepot.cli.commands import app
from entrepot.cli.sessions import local
from kit.screens import Here

Run = Callable[..., Result]
PROGRAM = [sys.executable, "-c", "from entrepot.cli import main; main()"]
PATIENCE = 60
"""Seconds after which a terminal that says nothing is given up."""
CODES = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's own folder in a data folder of this test alone, and a plain environment."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data" / "entrepot"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command with these arguments and lines of input; bots think in this process."""
    monkeypatch.setattr(local, "BotWorkers", lambda count: Here())

    def run(*arguments: object, typed: str = "") -> Result:
        lines = "".join(f"{line}\n" for line in typed.split(" ")) if typed else ""
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=lines)

    return run


@pytest.fixture
def seated(tmp_path: Path) -> Callable[..., Path]:
    """A saved game at a position of choice, after some answers, with the person at seat 0."""

    def seated(*answers: str, deck: int = 0, **player: Any) -> Path:
        others = [{"ships": ["ore", "glass"], "hand": ["spice"]} for _ in range(2)]
        own = {"ships": ["tea", "silk"], "hand": ["tea", "tea", "silk"], **player}
        market = ["porcelain", "silk", "tea", "spice", "glass", "ore"]
        match = entrepot.load(
            {
                "game": "maritime-silk-road",
                "seed": 3,
                "players": [own, *others],
                "market": market,
                "deck": ["spice", "ore", "glass"] * (deck // 3),
                "deck_only": bool(deck),
            }
        )
        for answer in answers:
            match.answer(0, answer)
        path = tmp_path / "seated.json"
        saves.write(path, {"client": 1, "seat": 0, "seen": 0, "match": match.save()})
        return path

    return seated


def saved(path: Path) -> dict[str, Any]:
    """The match in a saved game."""
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["match"]
    return document


def only(folder: Path) -> Path:
    """The one file there; hidden ones would be left from writing."""
    (found,) = folder.iterdir()
    return found


def own_terminal() -> None:
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A program in a terminal of 80 columns; what it wrote is in `shown`."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color", **environment},
            preexec_fn=own_terminal,
        )
        os.close(slave)
        self.shown = ""

    def until(self, prompt: str) -> bool:
        """Read on until the screen ends with the prompt; False when the program has ended."""
        while not self.shown.endswith(prompt):
            assert select.select([self.master], [], [], PATIENCE)[0], self.shown[-500:]
            try:
                read = os.read(self.master, 65536)
            except OSError:
                read = b""
            if not read:
                return False
            self.shown += read.decode().replace("\r\n", "\n")
        return True

    def shows(self, words: str) -> None:
        """Read on until these words have come, whatever was drawn around them."""
        while words not in CODES.sub("", self.shown):
            assert select.select([self.master], [], [], PATIENCE)[0], self.shown[-500:]
            self.shown += os.read(self.master, 65536).decode(errors="replace")

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())
        self.shown += "\N{SYMBOL FOR NEWLINE}"

    def waits(self) -> None:
        """Until the program sleeps in reading: a signal shortly before that would not wake it."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        while stat.read_text().rpartition(") ")[2][0] != "S":
            os.sched_yield()

    def end(self) -> int:
        self.until("\N{SYMBOL FOR END OF TRANSMISSION}")
        return self.process.wait(PATIENCE)


Open = Callable[..., Terminal]


@pytest.fixture
def terminal() -> Iterator[Open]:
    opened: list[Terminal] = []

    def opening(*arguments: object, **environment: str) -> Terminal:
        opened.append(Terminal([str(argument) for argument in arguments], environment))
        return opened[-1]

    yield opening
    for each in opened:
        if each.process.poll() is None:
            each.process.kill()
            each.process.wait()
        os.close(each.master)
