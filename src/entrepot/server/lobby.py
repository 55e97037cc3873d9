"""The lobby: tables open to everybody that wait for players or are being played, page by page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from entrepot.kernel.documents import Document
from entrepot.server import wire
from entrepot.server.errors import TableRefused
from entrepot.server.keys import table_tag
from entrepot.server.protocol import Listing
from entrepot.server.store import Store
from entrepot.server.table import Table

PAGE = 50
"""How many tables are shown at a time."""
SHARE = 20
"""How many of them may come from one client."""
LONGEST_OPTION = 200
"""How many bytes an option may have to be shown here; a table's own cards may have many more."""
MOST_CLIENTS = 10_000

log = logging.getLogger(__name__)


class Lobby:
    def __init__(self, storage: Store, live: Callable[[str], Table | None]) -> None:
        self._store, self._live = storage, live
        self._made: dict[str, set[str]] = {}
        """The tables that each client has put into the lobby since the server started."""
        self._lock = asyncio.Lock()

    async def page(
        self, state: str | None = None, game: str | None = None, skip: int = 0
    ) -> list[Listing]:
        """Those that wait come first, then those being played; the newest first."""
        found = []
        for row in await self._store.listed(PAGE, state, game, skip):
            live = self._live(row.id)
            try:
                shown = (
                    wire.listing(live.state, live.online()) if live else wire.stored_listing(row)
                )
            except msgspec.MsgspecError as error:
                log.error("not listed", extra={"table": table_tag(row.id), "why": str(error)})
                continue
            found.append(shortened(shown))
        return found

    @asynccontextmanager
    async def share(self, client: str | None) -> AsyncIterator[set[str]]:
        """Where to add a table that the client puts into the lobby, if it may have another.

        None means that there is no limit.
        """
        if client is None:
            yield set()
            return
        async with self._lock:
            made = self._made.pop(client, set())
            if len(made) >= SHARE:
                made &= set(await self._store.still_listed(list(made)))
            while len(self._made) >= MOST_CLIENTS:
                del self._made[next(iter(self._made))]
            self._made[client] = made
            if len(made) >= SHARE:
                raise TableRefused("too-many-listed", most=SHARE)
            yield made


def shortened(listing: Listing) -> Listing:
    """The same without options that are too long for the lobby."""
    options: Document = {
        name: value
        for name, value in listing.options.items()
        if len(msgspec.json.encode(value)) <= LONGEST_OPTION
    }
    if len(options) == len(listing.options):
        return listing
    return msgspec.structs.replace(listing, options=options, shortened=True)
