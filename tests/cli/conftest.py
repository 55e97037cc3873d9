"""Driving the command line as a person would."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import entrepot
from entrepot.cli import saving
from entrepot.cli.commands import app

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's own folder in a data folder of this test alone, and a plain environment."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data" / "entrepot"


@pytest.fixture
def run() -> Run:
    """Run the command with these arguments and lines of input."""

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
        saving.write(path, {"client": 1, "seat": 0, "seen": 0, "match": match.save()})
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
