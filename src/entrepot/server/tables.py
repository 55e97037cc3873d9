"""All tables: created, loaded when somebody wants them, and unloaded when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import msgspec

from entrepot.kernel.errors import BadOptions
from entrepot.kernel.game import GAMES
from entrepot.kernel.record import new
from entrepot.server import journal
from entrepot.server.auto_player import Thinker
from entrepot.server.branching import Branched, branch_header
from entrepot.server.captains import captain_names
from entrepot.server.commands import JoinRematch, SetRematch
from entrepot.server.dealing import with_begin
from entrepot.server.errors import BadName, Busy, NoSuchTable, StoreProblem, TableRefused
from entrepot.server.keys import key_hash, new_key, new_table_id, table_key
from entrepot.server.loading import load_table, snapshot_row
from entrepot.server.lobby import Lobby
from entrepot.server.names import NOBODY, clean_name, unique_name
from entrepot.server.news import NewsService
from entrepot.server.planning import code_version, facts
from entrepot.server.protocol import Keys, Listing, NewTable, SetListed, WantedSeat
from entrepot.server.review_protocol import BranchWanted
from entrepot.server.sender import SERVER, Sender, seat_of
from entrepot.server.sharing import Sharing
from entrepot.server.store import Change, Outcome, Store, WholeTable
from entrepot.server.stores import upkeep
from entrepot.server.table import Table
from entrepot.server.table_state import STAND_IN, Header, SeatState, TableState, initial_state

log = logging.getLogger(__name__)


def clock() -> int:
    return int(time.time() * 1000)


class Tables:
    def __init__(
        self,
        storage: Store,
        thinker: Thinker,
        *,
        forget_after: float = 60.0,
        now: Callable[[], int] = clock,
        second: float = 1.0,
        news: NewsService | None = None,
    ) -> None:
        """`second` is how long a second lasts for paces and clocks; tests use shorter ones.

        `news` comes with a store that other processes share.
        """
        self._store, self._thinker, self._now, self._second = storage, thinker, now, second
        self._forget_after = forget_after
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._rematch_lock = asyncio.Lock()
        self._lobby = Lobby(storage, self._in_memory)
        self._news = news
        self.sharing = Sharing(storage, news, self._live, self.get, now) if news else None

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        work = [self._forget(), *upkeep(self._store, lambda: [*self._live, *self._loading])]
        work += self.sharing.work() if self.sharing else []
        self._tasks = [loop.create_task(each) for each in work]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        for table in list(self._live.values()):
            await table.save_time()
            table.stop(TableRefused("server-stops"))
            await table.drain()
        self._live.clear()
        if self._news is not None:
            await self._news.stop()

    def say_goodbye(self) -> None:
        """Tell all who listen that the server stops; they come back, here or elsewhere."""
        for table in self._live.values():
            table.audience.end(TableRefused("server-stops"))

    def count(self) -> int:
        return len(self._live)

    def _in_memory(self, id: str) -> Table | None:
        return self._live.get(id)

    def store_problem(self) -> str | None:
        """The code of what keeps the store from being well."""
        return self._store.problem

    def live_states(self) -> dict[str, int]:
        return Counter(table.state.status for table in self._live.values())

    async def count_by_state(self) -> dict[str, int]:
        return await self._store.count_by_state()

    def socket_count(self) -> int:
        return sum(len(table.subscribers) for table in self._live.values())

    async def get(self, id: str) -> Table:
        """The table, as it is now: other processes may have changed it."""
        table = self._live.get(id)
        if table is not None and not table.retired:
            await table.catch_up()
        else:
            if id not in self._loading:
                task = asyncio.get_running_loop().create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
                self._loading[id] = task
            table = await asyncio.shield(self._loading[id])
        table.last_used = time.monotonic()
        return table

    async def _load(self, id: str) -> Table:
        stored = await self._store.table(id)
        if stored is None:
            self._live.pop(id, None)
            raise NoSuchTable("no-such-table")
        state, anew = await asyncio.to_thread(load_table, stored)
        game = state.header.game
        if stored.code > code_version(game):
            raise Busy("server-older")
        if stored.code < code_version(game):
            await self._store.take_over(id, code_version(game))
        if state.frozen:
            with suppress(StoreProblem):  # it can be looked at all the same
                await self._store.freeze(id)
        elif anew is not None:
            at = self._now()
            row = journal.entry_row(state.entry_count - 1, at, anew)
            change = Change(id, row.number, [row], facts(state, at), code_version(game))
            if await self._store.append(change) is Outcome.LATE:
                return await self._load(id)
            await self._store.keep_snapshot(id, snapshot_row(state))
        elif stored.snapshot and stored.snapshot.rules != GAMES[game].version:
            with suppress(StoreProblem):  # loading takes longer the next time
                await self._store.keep_snapshot(id, snapshot_row(state))
        return self._activate(state)

    def _activate(self, state: TableState) -> Table:
        table = Table(state, self._store, self._thinker, self._now, self._second, self._news)
        table.last_used = time.monotonic()
        self._live[state.id] = table
        return table

    # -- in the background

    async def _forget(self) -> None:
        while True:
            await asyncio.sleep(self._forget_after / 4)
            await self._forget_unused(time.monotonic() - self._forget_after)

    async def _forget_unused(self, before: float) -> None:
        """One by one: hundreds at once would hold up everybody else."""
        for id in list(self._live):
            table = self._live.get(id)
            if table is not None and table.subscribers:
                table.last_used = time.monotonic()
            elif table is not None:
                table.wake()  # bots stop when whoever was there has been gone for long enough
                if table.retired or (table.idle and table.last_used < before):
                    table.retire(TableRefused("server-stops"))
                    del self._live[id]
            await asyncio.sleep(0)

    # -- making and removing

    async def create(
        self, wanted: NewTable, person: str = "", client: str = "", lister: str | None = None
    ) -> Keys:
        """`person`: a browser's secret, from which its key follows; a program gets new keys.

        `lister`: whose share of the lobby the table takes; None means that there is no limit.
        """
        async with self._lobby.share(lister if wanted.listed else None) as made:
            keys = await self._create(wanted, person, client)
            made.add(keys.table)
            return keys

    async def _create(self, wanted: NewTable, person: str, client: str) -> Keys:
        wanted_seats = list(wanted.seats)
        if sum(seat.kind == "person" for seat in wanted_seats) > 1:
            raise BadOptions("one-person", field="seats")
        if wanted.shuffle:
            secrets.SystemRandom().shuffle(wanted_seats)
        id, name = new_table_id(), unique_name(clean_name(wanted.name), captain_names())
        key, host_key = [table_key(person, id) if person else new_key() for _ in range(2)]
        seats = [new_seat(each, name, key_hash(key)) for each in wanted_seats]
        for own in (seat for seat in seats if seat.kind == "person"):
            own.commitment = wanted.commitment
        header = await asyncio.to_thread(new_header, wanted, seats, key_hash(host_key))
        state = initial_state(id, header, self._now())
        await self._store.create(await asyncio.to_thread(begin_journal, state))
        seat = next((i for i, seat in enumerate(seats) if seat.kind == "person"), None)
        self._activate(state).seen(seat, client)
        own_key = None if seat is None else key
        return Keys(table=id, seat=seat, key=own_key, host_key=host_key)

    async def branch(
        self, begun: Branched, wanted: BranchWanted, person: str = "", client: str = ""
    ) -> Keys:
        """A table that goes on from a moment of a game that is over."""
        id = new_table_id()
        name = unique_name(clean_name(wanted.name), captain_names())
        key = table_key(person, id) if person else new_key()
        own = SeatState(kind="person", name=name, key=key_hash(key))
        state = initial_state(id, branch_header(begun, wanted, own), self._now())
        await self._store.create(await asyncio.to_thread(begin_journal, state))
        self._activate(state).seen(wanted.seat, client)
        return Keys(table=id, seat=wanted.seat, key=key, host_key=key)

    async def delete(self, id: str, sender: Sender) -> None:
        table = await self.get(id)
        await table.delete(sender)
        self._live.pop(id, None)

    async def lobby(
        self, state: str | None = None, game: str | None = None, skip: int = 0
    ) -> list[Listing]:
        """A page of the lobby, after `skip` tables."""
        return await self._lobby.page(state, game, skip)

    async def set_listed(
        self, table: Table, sender: Sender, command: SetListed, client: str | None = None
    ) -> None:
        wanted = command.listed and not table.state.listed
        async with self._lobby.share(client if wanted else None) as made:
            await table.do(sender, command)
            made.add(table.id)

    # -- rematches

    async def rematch(
        self,
        id: str,
        sender: Sender,
        commitment: str | None = None,
        person: str = "",
        client: str | None = None,
    ) -> Keys:
        """Join the next table, which the first to ask creates; everyone's seat is kept for them."""
        table = await self.get(id)
        if not sender.host:
            seat_of(table.state, sender)
        if table.state.status != "over":
            raise TableRefused("rematch-later")
        new = table.state.listed and table.state.next is None
        async with self._lobby.share(client if new else None) as made:
            following = await self.get(await table.shielded(self._rematch_of(table)))
            made.add(following.id)
        name = "" if sender.seat is None else table.state.seats[sender.seat].name
        host = sender.host
        join = JoinRematch(was=sender.seat, name=name, host=host, commitment=commitment)
        own = SERVER._replace(own_key=table_key(person, following.id) if person else "")
        try:
            return await following.do(own, join)
        except BadName:  # it was accepted once, but would not be any more
            join.name = NOBODY
            return await following.do(own, join)

    async def _rematch_of(self, table: Table) -> str:
        async with self._rematch_lock:
            if table.state.next is None:
                state = initial_state(new_table_id(), rematch_header(table.state), self._now())
                first = await asyncio.to_thread(begin_journal, state)
                await table.do(SERVER, SetRematch(table=state.id), first)
                if table.state.next == state.id:  # else somebody was first at another process
                    self._activate(state)
            assert table.state.next is not None
            return table.state.next


def begin_journal(state: TableState) -> WholeTable:
    """What to write for a new table; the game begins at once if no seat is open."""
    rows = []
    if not any(seat.kind == "open" for seat in state.seats):
        for entry in with_begin(state, [journal.Deal()]):
            rows.append(journal.entry_row(state.entry_count, state.made, entry))
            journal.apply_entry(state, entry)
    header = msgspec.json.encode(state.header)
    snapshot = None if state.match is None else snapshot_row(state)
    told, code = facts(state, state.made), code_version(state.header.game)
    return WholeTable(state.id, header, state.made, told, rows, snapshot, code=code)


def new_secret() -> str:
    """The server's part of a secret deal: 256 random bits."""
    return secrets.token_hex(32)


def new_header(wanted: NewTable, seats: list[SeatState], host: str) -> Header:
    """The header of the requested table, if the game can be set up like that."""
    seed = new_secret() if wanted.seed is None else wanted.seed
    trial = new(wanted.game, len(seats), seed, **wanted.options)
    return Header(
        game=wanted.game,
        players=len(seats),
        options=msgspec.to_builtins(trial.options),
        seed=seed,
        seeded=wanted.seed is not None,
        rules=GAMES[wanted.game].version,
        seats=seats,
        listed=wanted.listed,
        pace=wanted.pace,
        clock=wanted.clock,
        budget=wanted.budget,
        grace=wanted.grace,
        shuffle=wanted.shuffle,
        host=host,
        talk=wanted.talk,
        spectators_talk=wanted.spectators_talk,
    )


def new_seat(wanted: WantedSeat, name: str, key: str) -> SeatState:
    if wanted.kind == "person":
        return SeatState(kind="person", name=name, key=key)
    level = wanted.level or STAND_IN
    return SeatState(kind="bot", level=level) if wanted.kind == "bot" else SeatState(kind="open")


def rematch_header(state: TableState) -> Header:
    """The same people and settings with another deal; people's seats are kept for them."""
    seats = [
        SeatState(kind="open", name=seat.name, reserved=True, was=number)
        if seat.kind == "person"
        else SeatState(kind="bot", level=seat.level)
        for number, seat in enumerate(state.seats)
    ]
    if state.header.shuffle:
        secrets.SystemRandom().shuffle(seats)
    return msgspec.structs.replace(
        state.header,
        seed=new_secret(),
        seeded=False,
        rules=GAMES[state.header.game].version,
        seats=seats,
        listed=state.listed,
        host=None,
        record=None,
        branch=None,
        talk=state.talk,
        spectators_talk=state.spectators_talk,
    )
