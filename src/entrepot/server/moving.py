"""Carrying tables from one store to another: into a database and back, and into a backup."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple

from entrepot.server import sqlite_store
from entrepot.server.errors import StoreProblem
from entrepot.server.places import Where
from entrepot.server.private_files import make_folder
from entrepot.server.sqlite_schema import FILE
from entrepot.server.sqlite_store import SqliteStore
from entrepot.server.store import Store
from entrepot.server.stores import open_store


class Moved(NamedTuple):
    copied: int
    left: int
    """How many were there already, and stayed as they are."""


async def migrate(source: Where, target: Where) -> Moved:
    """Copy all tables; whatever was interrupted can be done again."""
    if isinstance(source, Path) and not (source / FILE).is_file():
        raise StoreProblem("no-data", path=str(source / FILE))
    origin = await open_store(source)
    try:
        goal = await open_store(target)
        try:
            return await copy_tables(origin, goal)
        finally:
            await goal.stop()
    finally:
        await origin.stop()


async def copy_tables(source: Store, target: Store) -> Moved:
    copied = left = 0
    async for table in source.all_tables():
        if await target.lengths([table.id]):
            left += 1
        else:
            await target.create(table)
            copied += 1
    return Moved(copied, left)


async def backup(where: Where, to: Path) -> None:
    """Copy all tables into a file that a data folder can have; servers may go on meanwhile."""
    if isinstance(where, Path):
        sqlite_store.backup(where, to)
        return
    make_folder(to.parent)
    store = await open_store(where)
    try:
        with tempfile.TemporaryDirectory(dir=to.parent, prefix=f".{to.name}-") as folder:
            copy = SqliteStore(Path(folder))
            try:
                await copy_tables(store, copy)
            finally:
                copy.close()
            shutil.move(Path(folder) / FILE, to)
    except OSError as error:
        raise StoreProblem("no-backup", path=str(to), why=str(error)) from None
    finally:
        await store.stop()
