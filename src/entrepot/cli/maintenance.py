"""Backing up and pruning the data folder from the command line."""

from __future__ import annotations

import re
from pathlib import Path

from entrepot import BadOptions
from entrepot.cli import saves, screen
from entrepot.server import pruning, sqlite_store
from entrepot.text import say

UNITS = {"d": 1.0, "h": 1 / 24}


def tables_folder(data: Path | None) -> Path:
    return data or saves.data_folder() / "tables"


def backup(data: Path | None, to: Path, lang: str) -> None:
    sqlite_store.backup(tables_folder(data), to)
    screen.console().print(say("server-backed-up", lang, path=str(to)), soft_wrap=True)


def prune(data: Path | None, age: str, playing: bool, dry_run: bool, lang: str) -> None:
    count = pruning.prune(tables_folder(data), days(age), playing=playing, dry_run=dry_run)
    key = "server-would-prune" if dry_run else "server-pruned"
    screen.console().print(say(key, lang, count=count))


def days(age: str) -> float:
    written = re.fullmatch(r"(\d{1,6})([dh])", age.strip())
    if written is None:
        raise BadOptions("bad-age", field="older-than", age=age[:40])
    return int(written[1]) * UNITS[written[2]]
