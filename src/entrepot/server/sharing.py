"""Keeps the tables of this process in step with those of others that share its store.

Others tell what they write and who is with them. Because news may be lost, the lengths of all
journals in memory are looked at every few seconds, too, and processes that say nothing are taken
for dead: whoever was with them has been gone since then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any

from entrepot.kernel.errors import EntrepotError
from entrepot.server.errors import StoreProblem
from entrepot.server.news import Alive, Grown, Here, Left, Letter, NewsService, Said, Thought
from entrepot.server.store import Store
from entrepot.server.table import Table

LOOK_EVERY = 2.0
"""Seconds between two looks at the lengths of journals and at who is alive."""
SILENT_AFTER = 8.0
"""Seconds without a word after which a process does not count as alive."""
TELL_EVERY = 20.0
"""Seconds after which others are told again of all tables."""
DUE_AFTER, DUE_UNTIL = 15_000, 120_000
"""Milliseconds: a table that nobody moves although it is due is taken up between these."""

log = logging.getLogger("entrepot.sharing")


class Sharing:
    def __init__(
        self,
        store: Store,
        news: NewsService,
        live: dict[str, Table],
        get: Callable[[str], Awaitable[Table]],
        now: Callable[[], int],
    ) -> None:
        self._store, self._news, self._live, self._get, self._now = store, news, live, get, now
        self._heard: dict[int, float] = {}
        """When each other process was heard last."""
        self._elsewhere: dict[str, set[int]] = {}
        """The processes that have each table in memory."""
        self.listeners: list[Callable[[Letter], None]] = []
        """Who else wants to hear what comes."""
        self._told = self._looked = monotonic()

    @property
    def ready(self) -> bool:
        return self._news.connected and self._store.problem is None

    def work(self) -> list[Coroutine[Any, Any, None]]:
        return [self._news.run(self.hear, self.connected), self._look_often()]

    # -- news

    def hear(self, letter: Letter) -> None:
        process = letter.process
        if not all(isinstance(each, Thought) for each in letter.news):  # thinkers have no tables
            self._heard[process] = monotonic()
        for listener in self.listeners:
            listener(letter)
        for news in letter.news:
            match news:
                case Grown(table=id, length=length):
                    table = self._live.get(id)
                    if table is not None and not table.retired:
                        table.spawn(table.catch_up(length if length >= 0 else None))
                case Here(table=id) | Left(table=id) | Said(table=id):
                    self._note(process, news)
                    table = self._live.get(id)
                    if table is not None and not table.retired:
                        table.news.hear(process, news)
                case Alive(asks=True):
                    self._tell_all()
                case _:
                    pass

    def _note(self, process: int, news: Here | Left | Said) -> None:
        if isinstance(news, Here):
            self._elsewhere.setdefault(news.table, set()).add(process)
        elif isinstance(news, Left):
            self._forget(process, news.table)

    def _forget(self, process: int, id: str) -> None:
        held = self._elsewhere.get(id, set())
        held.discard(process)
        if not held:
            self._elsewhere.pop(id, None)

    def connected(self) -> None:
        """News comes again; whatever came meanwhile is lost."""
        self._looked = monotonic()
        self._heard = dict.fromkeys(self._heard, self._looked)
        self._news.send(Alive(asks=True))
        self._tell_all(asks=True)

    def _tell_all(self, asks: bool = False) -> None:
        self._told = monotonic()
        for table in self._live.values():
            table.news.announce(asks=asks, anew=True)

    def _lose(self, process: int) -> None:
        log.warning("process-gone", extra={"number": process})
        self._heard.pop(process, None)
        for id in [id for id, held in self._elsewhere.items() if process in held]:
            self._forget(process, id)
        for table in list(self._live.values()):
            table.news.lose(process)

    # -- what news may have missed

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if monotonic() - self._looked > SILENT_AFTER:
                self.connected()  # we were stopped for a while, and others took us for dead
            self._looked = monotonic()
            self._news.send(Alive())
            if monotonic() - self._told > TELL_EVERY:
                self._tell_all()
            try:
                await self.look()
            except EntrepotError:
                continue  # the store has told already
            except Exception as error:
                log.warning("not-looked", extra={"why": repr(error)[:300]})

    async def look(self) -> None:
        await self._look_at_lengths()
        living = await self._news.living()
        if self._news.connected:
            late = monotonic() - SILENT_AFTER
            silent = {process for process, at in self._heard.items() if at < late}
            for process in set(self._heard) - living | silent:
                self._lose(process)
        if self._news.number == min(living, default=0):
            await self._take_up_due()

    async def _look_at_lengths(self) -> None:
        tables = {id: table for id, table in self._live.items() if not table.retired}
        found = await self._store.lengths(list(tables))
        for id, table in tables.items():
            if found.get(id, -1) != table.state.entry_count:
                table.spawn(table.catch_up())

    async def _take_up_due(self) -> None:
        """Load tables at which something is due and which nobody has in memory.

        Whoever was there a moment ago, by way of a process that died, is still waited for.
        """
        now = self._now()
        for id in await self._store.due_tables(now - DUE_UNTIL, now - DUE_AFTER):
            if id in self._live or id in self._elsewhere:
                continue
            try:
                table = await self._get(id)
            except (EntrepotError, StoreProblem):
                continue
            for seat in table.state.people():
                table.seen(seat, "")
            table.wake()
