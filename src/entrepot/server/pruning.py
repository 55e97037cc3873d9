"""Removing tables at which nothing has happened for long, also while a server is running.

A running server does it itself, because it knows which tables are in memory. Whoever wants it puts
a request into the data folder, where only the folder's owner can, and waits for the reply there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from entrepot.server.errors import StoreProblem
from entrepot.server.places import Where
from entrepot.server.private_files import make_file
from entrepot.server.sqlite_schema import FILE, connect
from entrepot.server.sqlite_store import SqliteStore, delete_tables, old_tables
from entrepot.server.store import DAY, Old, Store

REQUEST, REPLY = "entrepot-prune.json", "entrepot-pruned.json"
LOOK_EVERY, PATIENCE = 1.0, 60.0
"""Seconds between two looks for a request, and until nobody seems to answer it."""
AT_ONCE = 50
"""How many tables are removed at once; what else is to be written gets in between."""

Wanted = TypeVar("Wanted")

log = logging.getLogger(__name__)


class PruneRequest(Struct):
    id: str
    before: int
    """The time since which nothing has happened at the table."""
    states: list[str]


class PruneReply(Struct):
    id: str
    count: int


def prune(
    where: Where,
    days: float,
    *,
    waiting: bool = True,
    frozen: bool = True,
    over: bool = True,
    playing: bool = False,
    dry_run: bool = False,
    now: int | None = None,
) -> int:
    """Remove tables in these states that have been inactive for `days`; returns how many.

    Servers that use the store keep the tables that they have in memory. A dry run only counts.
    """
    waits = {"waiting": waiting, "dealing": waiting}
    chosen = {**waits, "frozen": frozen, "over": over, "playing": playing}
    states = [state for state, wanted in chosen.items() if wanted]
    before = (int(time.time() * 1000) if now is None else now) - int(days * DAY)
    old = Old(before, states)
    if not isinstance(where, Path):
        from entrepot.server.postgres_pruning import prune_database

        return asyncio.run(prune_database(where, old, dry_run))
    return prune_folder(where, old, dry_run)


def prune_folder(folder: Path, old: Old, dry_run: bool) -> int:
    path = folder / FILE
    if not path.is_file():
        raise StoreProblem("no-data", path=str(path))
    request = PruneRequest(secrets.token_hex(8), old.before, list(old.states))
    if dry_run:
        with closing(connect(path)) as connection:
            return len(old_tables(connection, old))
    try:
        store = SqliteStore(folder)
    except StoreProblem as problem:
        if problem.code != "folder-in-use":
            raise
        return ask_server(folder, request)
    try:
        with closing(connect(path)) as connection:
            count = delete_tables(connection, old_tables(connection, old))
            connection.execute("VACUUM")
            return count
    finally:
        store.close()


# -- asking a running server


def ask_server(folder: Path, request: PruneRequest) -> int:
    """Have the server that uses this folder do it; returns how many tables it removed."""
    put(folder / REQUEST, request)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        reply = read(folder / REPLY, PruneReply)
        if reply is not None and reply.id == request.id:
            (folder / REPLY).unlink(missing_ok=True)
            return reply.count
        time.sleep(LOOK_EVERY / 10)
    (folder / REQUEST).unlink(missing_ok=True)
    raise StoreProblem("prune-unanswered", path=str(folder))


async def answer_requests(store: SqliteStore, in_memory: Callable[[], Collection[str]]) -> None:
    """Carry out requests as they come. Tables in memory are kept: somebody is there."""
    folder = store.path.parent
    (folder / REQUEST).unlink(missing_ok=True)  # nobody waits for it any more
    while True:
        await asyncio.sleep(LOOK_EVERY)
        request = read(folder / REQUEST, PruneRequest)
        if request is None:
            continue
        (folder / REQUEST).unlink(missing_ok=True)
        try:
            old = Old(request.before, request.states)
            count = await prune_unused(store, old, in_memory)
            put(folder / REPLY, PruneReply(request.id, count))
        except (StoreProblem, OSError) as error:
            log.error("not pruned", extra={"why": str(error)})
        else:
            log.info("pruned", extra={"tables": count})


async def prune_unused(store: Store, old: Old, in_memory: Callable[[], Collection[str]]) -> int:
    """Whatever is loaded after `in_memory` was asked is read after it was removed: not found."""
    ids, count = await store.old_tables(old), 0
    for start in range(0, len(ids), AT_ONCE):
        some = set(ids[start : start + AT_ONCE]).difference(in_memory())
        count += await store.delete_old(some, old)
    return count


def put(path: Path, document: PruneRequest | PruneReply) -> None:
    """Write a file that appears complete or not at all."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    make_file(part)
    part.write_bytes(msgspec.json.encode(document))
    part.replace(path)


def read(path: Path, type: type[Wanted]) -> Wanted | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=type)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("unreadable request", extra={"why": str(error)})
        path.unlink(missing_ok=True)
        return None
