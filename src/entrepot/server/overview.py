"""The tables of a store, counted by state and age; safe while servers use it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, get_args

from entrepot.server import sqlite_store
from entrepot.server.errors import StoreProblem
from entrepot.server.places import Where
from entrepot.server.protocol import TableStatus
from entrepot.server.sqlite_schema import FILE, connect
from entrepot.server.store import DAY
from entrepot.server.stores import open_store

AGES = (1, 7, 30)
"""Days since the last activity that divide the tables."""
TableAge = tuple[str, int, bool]
STATES: tuple[str, ...] = get_args(TableStatus)


class Overview(NamedTuple):
    ages: dict[str, list[int]]
    """For each state how many tables there are up to each of `AGES`, and older ones."""
    due: int
    """Tables where a bot must answer, as soon as somebody looks."""


def overview(where: Where, now: int | None = None) -> Overview:
    now = int(time.time() * 1000) if now is None else now
    ages, due = {state: [0] * (len(AGES) + 1) for state in STATES}, 0
    found = folder_ages(where) if isinstance(where, Path) else asyncio.run(database_ages(where))
    for state, touched, waits in found:
        ages[state][sum(now - touched > days * DAY for days in AGES)] += 1
        due += bool(waits)
    return Overview(ages, due)


def folder_ages(folder: Path) -> list[TableAge]:
    path = folder / FILE
    if not path.is_file():
        raise StoreProblem("no-data", path=str(path))
    try:
        with closing(connect(path)) as connection:
            return connection.execute(sqlite_store.AGES).fetchall()
    except sqlite3.Error as error:
        raise StoreProblem("folder-unusable", path=str(path), why=str(error)) from None


async def database_ages(url: str) -> list[TableAge]:
    store = await open_store(url)
    try:
        return await store.ages()
    finally:
        await store.stop()
