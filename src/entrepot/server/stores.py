"""The kinds of stores: how each is opened, and what a server does for it in the background."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from entrepot.server.errors import StoreProblem
from entrepot.server.news import NewsService
from entrepot.server.places import Where
from entrepot.server.pruning import answer_requests
from entrepot.server.sqlite_store import SqliteStore
from entrepot.server.store import Store

if TYPE_CHECKING:
    from entrepot.server.auto_player import Thinker
    from entrepot.server.postgres_thinkers import PostgresThinkers


async def open_store(where: Where) -> Store:
    if isinstance(where, Path):
        return SqliteStore(where)
    try:
        from entrepot.server.postgres_store import PostgresStore
    except ImportError:
        raise StoreProblem("postgres-missing") from None
    return await PostgresStore.opened(where)


async def open_news(store: Store) -> NewsService | None:
    """How processes that share the store hear of each other."""
    if not store.shared:
        return None
    from entrepot.server.postgres_news import PostgresNews
    from entrepot.server.postgres_store import PostgresStore

    assert isinstance(store, PostgresStore)
    return await PostgresNews.opened(store.url)


def open_thinkers(
    store: Store, news: NewsService | None, local: Thinker
) -> PostgresThinkers | None:
    """Bots that think elsewhere, where processes share a store."""
    if news is None:
        return None
    from entrepot.server.postgres_store import PostgresStore
    from entrepot.server.postgres_thinkers import PostgresThinkers

    assert isinstance(store, PostgresStore)
    return PostgresThinkers(store.connections, news.number, local)


def upkeep(
    store: Store, in_memory: Callable[[], Collection[str]]
) -> list[Coroutine[Any, Any, None]]:
    """What is to be done for the store while a server runs."""
    work = [store.watch()]
    if isinstance(store, SqliteStore):
        work.append(answer_requests(store, in_memory))
    return work
