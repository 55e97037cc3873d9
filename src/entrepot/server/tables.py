"""All tables: made, loaded when somebody wants them, and forgotten when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

import msgspec

from entrepot.kernel.errors import BadOptions, EntrepotError
from entrepot.kernel.game import GAMES
from entrepot.kernel.record import SEEDS, new
from entrepot.server import seats, steps, store, wire
from entrepot.server.driving import Thinker
from entrepot.server.errors import NoSuchTable, TableRefused
from entrepot.server.keys import new_table_id
from entrepot.server.life import STAND_IN, Header, Life, Place, first_life
from entrepot.server.loading import loaded, snapshot
from entrepot.server.names import cleaned
from entrepot.server.protocol import Keys, Listing, NewTable, WantedSeat
from entrepot.server.store import Store
from entrepot.server.table import Table, noted
from entrepot.server.who import Who, seat_of

__all__ = ["Table", "Tables", "Thinker", "Who"]

MOST_LISTED = 100

log = logging.getLogger(__name__)


def clock() -> int:
    return int(time.time() * 1000)


class Tables:
    def __init__(
        self,
        kept: Store,
        thinker: Thinker,
        *,
        forget_after: float = 60.0,
        now: Callable[[], int] = clock,
        second: float = 1.0,
    ) -> None:
        """`second` is how long a second lasts for paces and clocks; tests take shorter ones."""
        self._store, self._thinker, self._now, self._second = kept, thinker, now, second
        self._forget_after = forget_after
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._following = asyncio.Lock()

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._go_on()), loop.create_task(self._forget())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        for table in list(self._live.values()):
            table.stop(TableRefused("server-stops"))
            await table.settled()
        self._live = {}

    def count(self) -> int:
        return len(self._live)

    async def get(self, id: str) -> Table:
        table = self._live.get(id)
        if table is None:
            if id not in self._loading:
                task = asyncio.get_running_loop().create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
                self._loading[id] = task
            table = await asyncio.shield(self._loading[id])
        table.wanted = time.monotonic()
        return table

    async def _load(self, id: str) -> Table:
        stored = await self._store.table(id)
        if stored is None:
            raise NoSuchTable("no-such-table")
        life, anew = await asyncio.to_thread(loaded, stored)
        if life.frozen:
            await self._store.write(store.freezing(id))
        elif anew is not None:
            at = self._now()
            rows = store.adding(id, steps.row(life.steps - 1, at, anew)), noted(life, at)
            await self._store.write(*rows, store.keeping(id, snapshot(life)))
        elif stored.snapshot and stored.snapshot.rules != GAMES[life.header.game].version:
            await self._store.write(store.keeping(id, snapshot(life)))
        return self._alive(life)

    def _alive(self, life: Life) -> Table:
        table = Table(life, self._store, self._thinker, self._now, self._second)
        table.wanted = time.monotonic()
        self._live[life.id] = table
        table.wake()
        return table

    # -- in the background

    async def _go_on(self) -> None:
        """Bots that were asked when the server stopped are asked again."""
        for id in await self._store.due():
            try:
                await self.get(id)
            except EntrepotError as error:
                log.error("not loaded", extra={"table": id, "why": error.code})

    async def _forget(self) -> None:
        while True:
            await asyncio.sleep(self._forget_after / 4)
            self._forget_unwanted(time.monotonic() - self._forget_after)

    def _forget_unwanted(self, before: float) -> None:
        for id, table in list(self._live.items()):
            if table.idle and table.wanted < before:
                table.stop(TableRefused("server-stops"))
                del self._live[id]

    # -- making and removing

    async def create(self, wanted: NewTable) -> Keys:
        seats_wanted = list(wanted.seats)
        if sum(place.kind == "person" for place in seats_wanted) > 1:
            raise BadOptions("one-person", field="seats")
        if wanted.shuffle:
            secrets.SystemRandom().shuffle(seats_wanted)
        key, host = seats.NewKey(), seats.NewKey()
        name = cleaned(wanted.name)
        places = [place(each, i, name, key) for i, each in enumerate(seats_wanted)]
        made = await asyncio.to_thread(header, wanted, places, host.for_seat(0))
        life = first_life(new_table_id(), made, self._now())
        await self._store.write(*await asyncio.to_thread(first_rows, life))
        self._alive(life)
        own = key.key if key.seat is not None else None
        return Keys(table=life.id, seat=key.seat, key=own, host_key=host.key)

    async def delete(self, id: str, who: Who) -> None:
        table = await self.get(id)
        await table.delete(who)
        self._live.pop(id, None)

    async def lobby(self) -> list[Listing]:
        """Listed tables, newest first."""
        found = []
        for summary in await self._store.listed(MOST_LISTED):
            table = self._live.get(summary.id)
            try:
                shown = wire.listing(table.life, table.online()) if table else wire.listed(summary)
            except msgspec.MsgspecError as error:
                log.error("not listed", extra={"table": summary.id, "why": str(error)})
                continue
            found.append(shown)
        return found

    # -- once more

    async def rematch(self, id: str, who: Who) -> Keys:
        """The next table, made by the first who asks; everybody finds their seat kept there."""
        table = await self.get(id)
        if not who.host:
            seat_of(table.life, who)
        if table.life.state != "over":
            raise TableRefused("rematch-later")
        following = await self.get(await table.surely(self._next(table)))
        key, host = seats.NewKey(), seats.NewKey()
        if (sat := who.seat) is not None:
            name = table.life.seats[sat].name
            await following.change(lambda life: seats.sat_again(life, sat, name, key))
        if who.host:
            await following.change(lambda life: [steps.Host(key=host.for_seat(0))])
        return Keys(
            table=following.id,
            seat=key.seat,
            key=key.key if key.seat is not None else None,
            host_key=host.key if who.host else None,
        )

    async def _next(self, table: Table) -> str:
        async with self._following:
            if table.life.next is None:
                life = first_life(new_table_id(), again(table.life), self._now())
                step = steps.Next(table=life.id)
                rows = await asyncio.to_thread(first_rows, life)
                await table.change(lambda _: [step], *rows)
                self._alive(life)
            assert table.life.next is not None
            return table.life.next


def first_rows(life: Life) -> list[store.Statement]:
    """What is written of a new table; it begins at once if no seat is open."""
    summary = (life.state, wire.summarised(life), life.listed, False, life.made)
    rows = [store.making(life.id, msgspec.json.encode(life.header), *summary)]
    if not any(place.kind == "open" for place in life.seats):
        step = steps.Begin()
        rows.append(store.adding(life.id, steps.row(0, life.made, step)))
        steps.apply(life, step)
        rows += [noted(life, life.made), store.keeping(life.id, snapshot(life))]
    return rows


def header(wanted: NewTable, places: list[Place], host: str) -> Header:
    """The table as it is wanted, if the game can be set up like that."""
    seed = secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed
    trial = new(wanted.game, len(places), seed, **wanted.options)
    return Header(
        game=wanted.game,
        players=len(places),
        options=msgspec.to_builtins(trial.options),
        seed=seed,
        seeded=wanted.seed is not None,
        rules=GAMES[wanted.game].version,
        seats=places,
        listed=wanted.listed,
        pace=wanted.pace,
        clock=wanted.clock,
        grace=wanted.grace,
        shuffle=wanted.shuffle,
        host=host,
    )


def place(wanted: WantedSeat, seat: int, name: str, key: seats.NewKey) -> Place:
    if wanted.kind == "person":
        return Place(kind="person", name=name, key=key.for_seat(seat))
    level = wanted.level or STAND_IN
    return Place(kind="bot", level=level) if wanted.kind == "bot" else Place(kind="open")


def again(life: Life) -> Header:
    """The same people and settings, another deal; seats are kept for those who had one."""
    places = [
        Place(kind="open", name=place.name, reserved=True, was=seat)
        if place.kind == "person"
        else Place(kind="bot", level=place.level)
        for seat, place in enumerate(life.seats)
    ]
    if life.header.shuffle:
        secrets.SystemRandom().shuffle(places)
    return msgspec.structs.replace(
        life.header,
        seed=secrets.randbelow(SEEDS),
        seeded=False,
        rules=GAMES[life.header.game].version,
        seats=places,
        listed=life.listed,
        host=None,
    )
