"""Loads tables in every way, in a fresh process; prints what types msgspec first met in threads.

msgspec inspects a type when it is first used. Two threads that make it do so at once crash.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

import entrepot
import entrepot.server.app  # all that a server has, before its threads begin
from entrepot.import_export.cards import IDS
from entrepot.server.sqlite_schema import FILE
from kit.server import seated, serving, wanted

SEEN: list[str] = []
OWN: dict[str, dict[str, Any]] = {
    "maritime-silk-road": {},
    "import-export": {"cards": {IDS[0]: {"tier": 1}}},
}


class Fresh(msgspec.Struct):
    """What nobody has prepared: the check of the check."""

    number: int


def watch(frame: Any, event: str, _: object) -> None:
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        SEEN.append(frame.f_locals["obj"].__name__)


async def begun(folder: Path) -> list[str]:
    """The ids of a table of each game, with a few answers."""
    found = []
    async with serving(folder) as tables:
        for game, options in OWN.items():
            people = await seated(tables, wanted("person", "open", game=game, options=options), "B")
            for _ in range(30):
                await next(person for person in people if person.question).answer()
            found.append(people[0].table.id)
    return found


async def loaded(folder: Path, ids: list[str]) -> None:
    async with serving(folder) as tables:
        for id in ids:
            assert not (await tables.get(id)).state.frozen


def main(folder: Path) -> None:
    threading.setprofile(watch)
    ids = asyncio.run(begun(folder))
    asyncio.run(loaded(folder, ids))
    for spoilt in ("era = 0", "digest = ''", "digest = '', save = '{}'"):
        for game in entrepot.GAMES.values():
            game.version += 1
        with closing(sqlite3.connect(folder / FILE)) as database, database:
            database.execute(f"UPDATE snapshots SET {spoilt}")
        asyncio.run(loaded(folder, ids))
    with closing(sqlite3.connect(folder / FILE)) as database:
        (anew,) = database.execute("SELECT count(*) FROM steps WHERE kind = 'anew'").fetchone()
    asyncio.run(asyncio.to_thread(msgspec.convert, {"number": 1}, Fresh))
    print(json.dumps({"begun anew": anew, "first uses": SEEN}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
