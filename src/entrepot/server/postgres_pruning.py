"""Removing old tables from a database, except those that some server has in memory."""

from __future__ import annotations

import asyncio

from entrepot.server.news import Alive, Here, Letter
from entrepot.server.postgres_news import PostgresNews
from entrepot.server.postgres_store import PostgresStore
from entrepot.server.pruning import prune_unused
from entrepot.server.store import Old

PATIENCE = 1.5
"""Seconds in which servers say which tables they have in memory."""


async def prune_database(url: str, old: Old, dry_run: bool) -> int:
    store = await PostgresStore.opened(url)
    try:
        if dry_run:
            return len(await store.old_tables(old))
        kept = await in_memory(url)
        return await prune_unused(store, old, lambda: kept)
    finally:
        await store.stop()


async def in_memory(url: str) -> set[str]:
    """The tables that servers say they have in memory, if there are any servers."""
    news, found = await PostgresNews.opened(url), set[str]()

    def hear(letter: Letter) -> None:
        found.update(each.table for each in letter.news if isinstance(each, Here))

    try:
        if await news.living():
            listening = asyncio.create_task(news.run(hear, lambda: news.send(Alive(asks=True))))
            await asyncio.sleep(PATIENCE)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
    finally:
        await news.stop()
    return found
