"""Several servers' tables over one database, in one process: copies of each table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from entrepot.server.tables import Tables
from kit.server import Person, serving


@asynccontextmanager
async def copies(database: str, count: int = 2, **more: Any) -> AsyncIterator[list[Tables]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(serving(database, **more)) for _ in range(count)]


async def moved(person: Person, to: Tables) -> Person:
    """The same person, by way of another server."""
    return Person(await to.get(person.table.id), person.keys)
