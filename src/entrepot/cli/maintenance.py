"""Backing up, pruning and moving the tables of a server from the command line."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from entrepot import BadOptions
from entrepot.cli import saves, screen
from entrepot.server import moving, pruning
from entrepot.server.places import Where, place, shown
from entrepot.text import say

UNITS = {"d": 1.0, "h": 1 / 24}


def tables_folder(data: Path | None) -> Path:
    return data or saves.data_folder() / "tables"


def checked_database(data: Path | None, database: str | None) -> str | None:
    """The database's address; nobody needs a folder, too."""
    if database is not None and data is not None:
        raise BadOptions("two-places", field="database")
    if database is not None and isinstance(place(database), Path):
        raise BadOptions("bad-address", field="database", address=database[:200])
    return database


def tables_place(data: Path | None, database: str | None) -> Where:
    """Where the tables are: a database, or else a folder."""
    return checked_database(data, database) or tables_folder(data)


def backup(where: Where, to: Path, lang: str) -> None:
    asyncio.run(moving.backup(where, to))
    screen.console().print(say("server-backed-up", lang, path=str(to)), soft_wrap=True)


def prune(where: Where, age: str, playing: bool, dry_run: bool, lang: str) -> None:
    count = pruning.prune(where, days(age), playing=playing, dry_run=dry_run)
    key = "server-would-prune" if dry_run else "server-pruned"
    screen.console().print(say(key, lang, count=count))


def migrate(source: str, target: str, lang: str) -> None:
    moved, path = asyncio.run(moving.migrate(place(source), place(target))), shown(place(target))
    out = screen.console()
    out.print(say("server-migrated", lang, count=moved.copied, path=path), soft_wrap=True)
    if moved.left:
        out.print(say("server-migrated-left", lang, count=moved.left))


def days(age: str) -> float:
    written = re.fullmatch(r"(\d{1,6})([dh])", age.strip())
    if written is None:
        raise BadOptions("bad-age", field="older-than", age=age[:40])
    return int(written[1]) * UNITS[written[2]]
