"""The database's schema, version by version, and how an old one is brought up to date."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from entrepot.server.errors import StoreProblem
from entrepot.server.private_files import make_file

FILE = "entrepot.sqlite"

MIGRATIONS: list[str] = [
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, header BLOB NOT NULL, state TEXT NOT NULL, seats BLOB NOT NULL,
        listed INTEGER NOT NULL, due INTEGER NOT NULL, made INTEGER NOT NULL,
        touched INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (made) WHERE listed;
    CREATE INDEX tables_due ON tables (id) WHERE due;
    CREATE TABLE steps (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
        at INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER, ticket TEXT, data BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX steps_ticket ON steps (table_id, seat, "ticket") WHERE ticket IS NOT NULL;
    CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL, rules INTEGER NOT NULL, era INTEGER NOT NULL,
        digest TEXT NOT NULL, save BLOB NOT NULL, position BLOB NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE reviews (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, open INTEGER NOT NULL,
        review BLOB NOT NULL, PRIMARY KEY (table_id, open)
    ) WITHOUT ROWID;
    """,
]
"""Each turns one version into the next; a new database runs through all of them."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection; whoever uses it begins and ends transactions."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=10, check_same_thread=False)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the schema up to date; an older database is copied before it is changed."""
    found, newest = version(connection), len(MIGRATIONS)
    if found > newest:
        raise StoreProblem("schema-newer", path=str(path), found=found, known=newest)
    if found == newest:
        return
    if found:
        copy_database(connection, path.with_name(f"{path.stem}-before-{newest}{path.suffix}"))
    for number in range(found, newest):
        connection.executescript(
            f"BEGIN IMMEDIATE; {MIGRATIONS[number]}; PRAGMA user_version = {number + 1}; COMMIT;"
        )


def copy_database(connection: sqlite3.Connection, path: Path) -> None:
    """Make a consistent copy, even during writes. It appears complete or not at all."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    make_file(part)
    with closing(sqlite3.connect(part)) as copy:
        connection.backup(copy)
    part.replace(path)
