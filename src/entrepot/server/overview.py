"""The tables of a data folder, counted by state and age; safe while a server uses the folder."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, get_args

from entrepot.server.errors import StoreProblem
from entrepot.server.protocol import TableStatus
from entrepot.server.sqlite_schema import FILE, connect
from entrepot.server.store import DAY

AGES = (1, 7, 30)
"""Days since the last activity that divide the tables."""
STATES: tuple[str, ...] = get_args(TableStatus)


class Overview(NamedTuple):
    ages: dict[str, list[int]]
    """For each state how many tables there are up to each of `AGES`, and older ones."""
    due: int
    """Tables where a bot must answer, as soon as somebody looks."""


def overview(folder: Path, now: int | None = None) -> Overview:
    path = folder / FILE
    if not path.is_file():
        raise StoreProblem("no-data", path=str(path))
    now = int(time.time() * 1000) if now is None else now
    ages = {state: [0] * (len(AGES) + 1) for state in STATES}
    try:
        with closing(connect(path)) as connection:
            for state, touched in connection.execute("SELECT state, touched FROM tables"):
                age = sum(now - touched > days * DAY for days in AGES)
                ages[state][age] += 1
            due = connection.execute("SELECT count(*) FROM tables WHERE due").fetchone()[0]
    except sqlite3.Error as error:
        raise StoreProblem("folder-unusable", path=str(path), why=str(error)) from None
    return Overview(ages, int(due))
