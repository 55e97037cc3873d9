"""The schema of a PostgreSQL database, version by version.

Several processes may start at once, so whoever changes it holds a lock. A migration only adds, and
processes of the version before go on beside it; one that can't must say so, and then refuses to run
beside them.
"""

from __future__ import annotations

from typing import NamedTuple

from entrepot.server.errors import StoreProblem
from entrepot.server.postgres_connections import AnyConnection

LOCKS = 0x656E7472
"""The space of our advisory locks; within it, each number below or a process's own number."""
MIGRATING = 0
THINKERS = 1
"""Thinkers have a space of their own, next to that of servers."""


class Migration(NamedTuple):
    sql: str
    adds: bool = True
    """Can processes of the version before go on with the new schema?"""


MIGRATIONS: list[Migration] = [
    Migration("""
    CREATE TABLE tables (
        id text PRIMARY KEY, header bytea NOT NULL, game text NOT NULL, state text NOT NULL,
        seats bytea NOT NULL, listed boolean NOT NULL, due boolean NOT NULL, made bigint NOT NULL,
        touched bigint NOT NULL, length integer NOT NULL, code integer NOT NULL
    );
    CREATE INDEX tables_listed ON tables (made) WHERE listed;
    CREATE INDEX tables_due ON tables (touched) WHERE due;
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE entries (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number integer NOT NULL,
        at bigint NOT NULL, kind text NOT NULL, seat integer, ticket text, data bytea NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE UNIQUE INDEX entries_ticket ON entries (table_id, seat, ticket)
        WHERE ticket IS NOT NULL;
    CREATE TABLE snapshots (
        table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        number integer NOT NULL, rules integer NOT NULL, era integer NOT NULL,
        digest text NOT NULL, save bytea NOT NULL, position bytea NOT NULL
    );
    CREATE TABLE reviews (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, open boolean NOT NULL,
        review bytea NOT NULL, PRIMARY KEY (table_id, open)
    );
    CREATE SEQUENCE processes;
    CREATE UNLOGGED TABLE questions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, process bigint NOT NULL,
        asked timestamptz NOT NULL DEFAULT now(), urgency integer NOT NULL,
        document bytea NOT NULL, seat integer NOT NULL, level text NOT NULL, seed bigint NOT NULL,
        answer text
    );
    CREATE UNLOGGED TABLE reviews_under_way (
        id text PRIMARY KEY, done integer NOT NULL, total integer NOT NULL, review bytea,
        told timestamptz NOT NULL, looked timestamptz NOT NULL
    );
    CREATE UNLOGGED TABLE buckets (
        name text NOT NULL, client text NOT NULL, left_over double precision NOT NULL,
        at timestamptz NOT NULL, PRIMARY KEY (name, client)
    );
    """),
]
"""Each turns one version into the next; a new database runs through all of them."""


async def version(connection: AnyConnection) -> int:
    """0 if the database is empty."""
    found = await (await connection.execute("SELECT to_regclass('entrepot_schema')")).fetchone()
    if found is None or found[0] is None:
        return 0
    row = await (await connection.execute("SELECT version FROM entrepot_schema")).fetchone()
    return int(row[0]) if row else 0


async def migrate(connection: AnyConnection, place: str) -> None:
    """Bring the schema up to date; two processes that try at once do it once."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s, %s)", (LOCKS, MIGRATING))
        found, newest = await version(connection), len(MIGRATIONS)
        if found > newest:
            raise StoreProblem("schema-newer", path=place, found=found, known=newest)
        if found == newest:
            return
        if found and not all(each.adds for each in MIGRATIONS[found:]):
            await check_alone(connection, place)
        for each in MIGRATIONS[found:]:
            await connection.execute(each.sql.encode())
        await connection.execute("CREATE TABLE IF NOT EXISTS entrepot_schema (version integer)")
        await connection.execute("DELETE FROM entrepot_schema")
        await connection.execute("INSERT INTO entrepot_schema VALUES (%s)", (newest,))


LIVING = """
    SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = %s
    AND objid > 0 AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""The numbers of all processes that hold the lock on theirs."""


async def living(connection: AnyConnection, kind: int = 0) -> set[int]:
    rows = await (await connection.execute(LIVING, (LOCKS + kind,))).fetchall()
    return {int(number) for (number,) in rows}


async def check_alone(connection: AnyConnection, place: str) -> None:
    if others := await living(connection):
        raise StoreProblem("schema-in-use", path=place, count=len(others))
