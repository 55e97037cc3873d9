"""The kinds of stores, each empty, for tests that run on all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from entrepot.server.places import Where
from entrepot.server.store import Store
from entrepot.server.stores import open_store

KINDS = ("sqlite", "postgres")


class StoreKind:
    def __init__(self, where: Where) -> None:
        self.where = where

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        store = await open_store(self.where)
        try:
            yield store
        finally:
            await store.stop()
