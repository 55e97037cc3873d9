"""The statements with which tables are written to PostgreSQL and read from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, LiteralString

import msgspec

from entrepot.server.postgres_connections import AnyConnection, rows
from entrepot.server.store import (
    Change,
    EntryRow,
    Facts,
    ReviewRow,
    SnapshotRow,
    StoredTable,
    WholeTable,
)

ENTRIES: LiteralString = """
    unnest(%(number)s::int[], %(at)s::bigint[], %(kind)s::text[], %(seat)s::int[],
        %(ticket)s::text[], %(data)s::bytea[])
"""
APPEND: LiteralString = f"""
    WITH won AS (
        UPDATE tables SET length = length + %(count)s, state = %(state)s, seats = %(seats)s,
            listed = %(listed)s, due = %(due)s, touched = %(touched)s, code = %(code)s
        WHERE id = %(id)s AND length = %(length)s AND code <= %(code)s RETURNING id
    )
    INSERT INTO entries SELECT won.id, entry.* FROM won, {ENTRIES} AS entry
"""
INSERT_ENTRIES: LiteralString = (
    f"INSERT INTO entries SELECT %(id)s, entry.* FROM {ENTRIES} AS entry"
)
INSERT_TABLE: LiteralString = """
    INSERT INTO tables VALUES (%(id)s, %(header)s, %(game)s, %(state)s, %(seats)s, %(listed)s,
        %(due)s, %(made)s, %(touched)s, %(length)s, %(code)s) ON CONFLICT DO NOTHING
"""
UPSERT_SNAPSHOT: LiteralString = """
    INSERT INTO snapshots AS kept VALUES (%s, %s, %s, %s, %s, %s, %s)
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, rules = excluded.rules,
        era = excluded.era, digest = excluded.digest, save = excluded.save,
        position = excluded.position
    WHERE excluded.number >= kept.number
"""
SELECT_ENTRIES: LiteralString = """
    SELECT tables.code, number, at, kind, seat, ticket, data FROM tables
    LEFT JOIN entries ON table_id = id AND number >= %s WHERE id = %s ORDER BY number
"""
TAKE_TOKEN: LiteralString = """
    INSERT INTO buckets AS kept VALUES (%(name)s, %(client)s, %(burst)s - 1, now())
    ON CONFLICT (name, client) DO UPDATE SET at = now(), left_over = -1 + least(%(burst)s,
        kept.left_over + %(rate)s * extract(epoch FROM now() - kept.at))
    WHERE kept.left_over + %(rate)s * extract(epoch FROM now() - kept.at) >= 1
    RETURNING left_over
"""
TELL_REVIEW: LiteralString = """
    INSERT INTO reviews_under_way AS kept
    VALUES (%(id)s, %(done)s, %(of)s, %(review)s, now(), now() - interval '1 day')
    ON CONFLICT (id) DO UPDATE SET done = excluded.done, total = excluded.total,
        review = excluded.review, told = excluded.told
    RETURNING extract(epoch FROM now() - looked)
"""
LOOK_AT_REVIEW: LiteralString = """
    UPDATE reviews_under_way SET looked = now() WHERE id = %s
    AND (told > now() - interval '15 seconds'
        OR review IS NOT NULL AND told > now() - make_interval(secs => %s))
    RETURNING done, total, review
"""
ALL_TABLES: LiteralString = "SELECT id FROM tables ORDER BY id"


def entry_columns(entries: Sequence[EntryRow]) -> dict[str, list[Any]]:
    return {name: [getattr(row, name) for row in entries] for name in EntryRow._fields}


def append_values(change: Change) -> dict[str, Any]:
    return {
        "id": change.table,
        "length": change.length,
        "count": len(change.entries),
        "code": change.code,
        **change.facts._asdict(),
        **entry_columns(change.entries),
    }


async def insert_table(connection: AnyConnection, table: WholeTable) -> bool:
    """False if there is one with this id; whoever calls this has begun a transaction."""
    values = {
        "id": table.id,
        "header": table.header,
        "game": game_of(table.header),
        "made": table.made,
        "length": len(table.entries),
        "code": table.code,
        **table.facts._asdict(),
    }
    if not (await connection.execute(INSERT_TABLE, values)).rowcount:
        return False
    if table.entries:
        columns = entry_columns(table.entries)
        await connection.execute(INSERT_ENTRIES, {"id": table.id, **columns})
    if table.snapshot is not None:
        await connection.execute(UPSERT_SNAPSHOT, (table.id, *table.snapshot))
    for review in table.reviews:
        await connection.execute("INSERT INTO reviews VALUES (%s, %s, %s)", (table.id, *review))
    return True


def game_of(header: bytes) -> str:
    """Which game's table it is, for the lobby; an unreadable header has none."""
    try:
        return str(msgspec.json.decode(header).get("game", ""))
    except (msgspec.DecodeError, AttributeError):
        return ""


async def read_table(connection: AnyConnection, id: str) -> StoredTable | None:
    """The snapshot is read before the entries, so that it never is ahead of them."""
    snapshots = await rows(
        connection,
        "SELECT number, rules, era, digest, save, position FROM snapshots WHERE table_id = %s",
        (id,),
    )
    found = await rows(
        connection, "SELECT header, made, state, code FROM tables WHERE id = %s", (id,)
    )
    if not found:
        return None
    header, made, state, code = found[0]
    entries = await rows(
        connection,
        "SELECT number, at, kind, seat, ticket, data FROM entries WHERE table_id = %s"
        " ORDER BY number",
        (id,),
    )
    snapshot = SnapshotRow(*snapshots[0]) if snapshots else None
    return StoredTable(id, header, made, [EntryRow(*row) for row in entries], snapshot, state, code)


async def read_whole(connection: AnyConnection, id: str) -> WholeTable:
    stored = await read_table(connection, id)
    assert stored is not None
    facts = await rows(
        connection, "SELECT state, seats, listed, due, touched FROM tables WHERE id = %s", (id,)
    )
    reviews = await rows(
        connection, "SELECT open, review FROM reviews WHERE table_id = %s ORDER BY open", (id,)
    )
    return WholeTable(
        *stored[:3],
        Facts(*facts[0]),
        stored.entries,
        stored.snapshot,
        tuple(ReviewRow(*row) for row in reviews),
        stored.code,
    )
