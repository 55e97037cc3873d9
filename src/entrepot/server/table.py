"""A live table: commands come in, entries go to the journal, messages go out to subscribers.

A command is tried on a copy of the state. Once its entries are on disk, the copy becomes the state,
and everybody is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any, TypeVar, overload

import msgspec

from entrepot.bot_workers import MatchWriter
from entrepot.kernel.documents import Document
from entrepot.kernel.errors import EntrepotError
from entrepot.review.who_knows import WhoKnows, who_knows
from entrepot.server import commands, protocol, wire
from entrepot.server.auto_player import AutoPlayer, Thinker
from entrepot.server.branching import own_record
from entrepot.server.captains import captain_names
from entrepot.server.commands import (
    ComeBack,
    Command,
    JoinRematch,
    MoveSeat,
    QuietCommand,
    SaveTime,
)
from entrepot.server.company_protocol import Preparable, Say, Talk
from entrepot.server.dealing import with_begin
from entrepot.server.errors import NoSuchTable, StoreProblem, TableRefused
from entrepot.server.fair_deals import proof
from entrepot.server.instruments import ANSWERS, UPDATES
from entrepot.server.journal import (
    Answer,
    Entry,
    Time,
    Undo,
    apply_entry,
    entry_row,
    own_match,
    read_entry,
)
from entrepot.server.journal_limits import check_room
from entrepot.server.keys import table_tag
from entrepot.server.loading import snapshot_row
from entrepot.server.market_order import order_now
from entrepot.server.names import clean_name, unique_name
from entrepot.server.prepared_answers import preparable, prepared_for
from entrepot.server.protocol import Accepted, Join, Keys, Move, Take
from entrepot.server.sender import SERVER, Sender, check_host, identify, seat_of, still_sits
from entrepot.server.standing_answers import with_standing_answers
from entrepot.server.store import Change, Facts, Outcome, Store, WholeTable
from entrepot.server.subscriber import Subscriber
from entrepot.server.table_state import TableState, is_due, playing
from entrepot.server.table_talk import TableTalk

SNAPSHOT_EVERY = 25
"""How many match-changing entries there are between snapshots."""

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class Table:
    def __init__(
        self,
        state: TableState,
        storage: Store,
        thinker: Thinker,
        now: Callable[[], int],
        second: float,
    ) -> None:
        self.id, self.state = state.id, state
        self.state.live = True
        self.now = now
        self.subscribers: list[Subscriber] = []
        self.last_used, self.deleted = 0.0, False
        self.writer = MatchWriter()
        self._store = storage
        self._auto_player = AutoPlayer(self, thinker, second)
        self._talk = TableTalk()
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._snapshot_at = state.match_entries
        self._published = msgspec.json.encode(self.public_table())

    # -- who is there

    def identify(self, *keys: str, client: str = "") -> Sender:
        """What the sender's keys permit; a person who sends something counts as present."""
        sender = identify(self.state, keys)
        self.seen(sender.seat, client)
        return sender

    def seen(self, seat: int | None, client: str) -> None:
        """Somebody is there; the bots may have waited for that."""
        attended = self._auto_player.attended()
        self._auto_player.seen(seat, client)
        if not attended:
            self.wake()

    def online(self) -> set[int]:
        return {each.seat for each in self.subscribers if each.seat is not None}

    def subscribe(
        self, sender: Sender, era: int | None = None, first: int = 0, client: str = ""
    ) -> Subscriber:
        """Get everything from now on, beginning with the state. Whoever was away is back.

        `era` and `first` say which events are still missing.
        """
        if self.state.match is None or era != self.state.match.era:
            first = 0
        if sender.seat is not None and not still_sits(self.state, sender):
            sender = sender._replace(seat=None)
        subscriber = Subscriber(sender, client)
        self.subscribers.append(subscriber)
        subscriber.put(msgspec.json.encode(self.state_for(sender, first)))
        if (talk := self.talk_lines()).lines:
            subscriber.put(msgspec.json.encode(talk))
        self.wake()
        if sender.seat is not None and self.state.seats[sender.seat].away and not self.state.frozen:
            self.spawn(self.do(sender, ComeBack()))
        return subscriber

    def unsubscribe(self, subscriber: Subscriber) -> None:
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            self.seen(subscriber.seat, subscriber.client)
            self.wake()

    def introduce(self, subscriber: Subscriber, name: str) -> None:
        """Give a spectator a name, or none; it is forgotten when they leave."""
        if subscriber.seat is not None:
            raise TableRefused("not-watching")
        others = [each.name for each in self.subscribers if each is not subscriber]
        taken = [*others, *(seat.name for seat in self.state.seats), *captain_names()]
        subscriber.name = unique_name(clean_name(name), taken) if name.strip() else ""
        self.publish_about()

    @property
    def idle(self) -> bool:
        """Nobody is watching and nothing is under way."""
        busy = self._lock.locked() or self._auto_player.busy
        return not (self.subscribers or self._tasks or busy)

    # -- what can be seen

    def public_table(self) -> protocol.Table:
        watching = [each for each in self.subscribers if each.seat is None]
        names = [each.name for each in watching if each.name]
        thinking, deadline = self._auto_player.thinking, self._auto_player.deadline
        online, clock = self.online(), self._auto_player.game_clock
        table = wire.public_table(self.state, online, thinking, len(watching), deadline, names)
        for number, seat in enumerate(table.seats if clock else ()):
            if clock and seat.kind == "person":
                seat.time_left, seat.runs_out = clock.shown(number)
        return table

    def state_for(self, sender: Sender, first: int = 0) -> protocol.State:
        """The state as the sender may see it, with the events from number `first` on."""
        return wire.state_for(self.state, sender.seat, sender.host, self.public_table(), first)

    async def record(self) -> Document:
        """The game's record, open to all once nothing is secret any more."""
        state = self.state
        if state.status not in ("over", "frozen"):
            raise TableRefused("record-later")
        record = own_record(state)
        stored = await self._store.table(self.id) if state.head and not state.frozen else None
        if stored is not None:
            record["fair_deal"] = proof(state, [read_entry(row) for row in stored.entries])
        return record

    async def export(self, sender: Sender) -> Document:
        check_host(self.state, sender)
        if self.state.status in ("over", "frozen"):
            return await self.record()
        state = self.state_for(sender)
        known = {"view": state.view, "events": state.events}
        return {"table": msgspec.to_builtins(state.table), **known}

    def hint_document(self, sender: Sender) -> bytes:
        """The match, for the bot that gives the seat a hint; the seat itself never sees it."""
        seat = seat_of(self.state, sender)
        match = playing(self.state)
        if match.question(seat) is None:
            raise TableRefused("no-question")
        return self.writer.document(match)

    def knowledge(self, sender: Sender) -> WhoKnows:
        """Which cards the sender can be certain of, and who is certain of theirs."""
        if self.state.match is None:
            raise TableRefused("table-waits")
        return who_knows(self.state.match, sender.seat)

    def talk_lines(self) -> Talk:
        """What was said lately."""
        return self._talk.all_lines()

    def preparable(self, sender: Sender) -> Preparable:
        """What the seat may prepare for its next question."""
        return preparable(self.state, seat_of(self.state, sender))

    # -- commands

    @overload
    async def do(self, sender: Sender, command: protocol.Command) -> Accepted: ...
    @overload
    async def do(self, sender: Sender, command: Join | Take | JoinRematch) -> Keys: ...
    @overload
    async def do(self, sender: Sender, command: MoveSeat) -> Move: ...
    @overload
    async def do(
        self, sender: Sender, command: QuietCommand, rematch: WholeTable | None = None
    ) -> None: ...
    async def do(
        self, sender: Sender, command: Command, rematch: WholeTable | None = None
    ) -> commands.Reply:
        """Carry out a command, all of it or nothing, even if its sender goes away in the meantime.

        `rematch` is a new table to be written with it.
        """
        return await self.shielded(self._do(sender, command, rematch))

    async def _do(
        self, sender: Sender, command: Command, rematch: WholeTable | None
    ) -> commands.Reply:
        began = perf_counter()
        async with self._lock:
            if self.deleted:
                raise NoSuchTable("no-such-table")
            if self.state.frozen:
                raise TableRefused("table-frozen")
            at = self.now()
            if isinstance(command, Say):
                self._publish_talk(self._talk.say(self.state, sender, command, at))
            entries, reply = commands.plan(self.state, sender, command, at)
            goes_on = commands.goes_on(self.state, command)
            entries = [*entries, *self._time_entry(command, entries)]
            if not entries and not goes_on:
                return reply
            check_room(self.state, entries)
            state, rows, given = self.state.copy(), [], []
            if goes_on:
                own_match(state).go_on()
            for entry in with_begin(state, with_standing_answers(state, entries)):
                given += [entry.by] if isinstance(entry, Answer) else []
                number = state.entry_count
                apply_entry(state, entry)
                rows.append(entry_row(number, at, entry))
            if rows:
                change = Change(self.id, self.state.entry_count, rows, facts(state, at))
                if await self._store.append(change, rematch) is Outcome.LATE:
                    raise StoreProblem("not-written", why="late")
            before, self.state = self.state, state
            try:
                self._publish_changes(before)
            except Exception:  # it is done and on disk, even if publishing it fails
                log.exception("not told", extra={"table": table_tag(self.id)})
            UPDATES.observe(perf_counter() - began)
            for by in given:
                ANSWERS.labels(by).inc()
        self.wake()
        self._plan_snapshot(before)
        return reply

    def _time_entry(self, command: Command, entries: list[Entry]) -> list[Entry]:
        """What was used of the game's clock, to be written whenever something is answered."""
        clock = self._auto_player.game_clock
        changes = any(isinstance(entry, Answer | Undo) for entry in entries)
        if clock is None or not (changes or isinstance(command, SaveTime)):
            return []
        used = clock.totals()
        return [Time(used=used)] if used != self.state.used else []

    async def save_time(self) -> None:
        """Write down what was used of the game's clock; if that fails, some seconds are lost."""
        clock = self._auto_player.game_clock
        if clock is not None and clock.running and not (self.deleted or self.state.frozen):
            with suppress(StoreProblem):
                await self.do(SERVER, SaveTime())

    def _plan_snapshot(self, before: TableState) -> None:
        state = self.state
        if state.match is None or state.match is before.match:
            return
        since = state.match_entries - self._snapshot_at
        if before.match is None or since >= SNAPSHOT_EVERY or state.status == "over":
            self._snapshot_at = state.match_entries
            self.spawn(self.write_snapshot())

    async def write_snapshot(self) -> None:
        """Write the snapshot that loading starts from. If this fails, loading only takes longer."""
        row = await asyncio.to_thread(snapshot_row, self.state)
        await self._store.keep_snapshot(self.id, row)

    async def delete(self, sender: Sender) -> None:
        check_host(self.state, sender)
        await self.shielded(self._delete())

    async def _delete(self) -> None:
        async with self._lock:
            await self._store.delete(self.id)
            self.deleted = True
        self.stop(TableRefused("table-deleted"))

    # -- messages

    def wake(self) -> None:
        """After any change: see who must act now, and tell all if people or settings changed."""
        self._auto_player.update()
        self.publish_about()

    def _publish_changes(self, before: TableState) -> None:
        """Send each subscriber what it may know of the changes."""
        match, state = self.state.match, self.state
        for subscriber in self.subscribers[:]:
            if subscriber.seat is not None and not still_sits(state, subscriber.sender):
                subscriber.end(TableRefused("seat-moved"))
                self.subscribers.remove(subscriber)
        messages: dict[tuple[int | None, bool], bytes] = {}
        if match is not None and match is not before.match:
            anew = before.match is None or before.match.era != match.era
            first = 0 if before.match is None else before.match.event_count
            public = self.public_table() if anew else None
            if public:
                self._published = msgspec.json.encode(public)
            for subscriber in self.subscribers:
                seat, host = subscriber.seat, subscriber.sender.host and anew
                if (seat, host) not in messages:
                    messages[seat, host] = msgspec.json.encode(
                        wire.state_for(state, seat, host, public)
                        if public
                        else wire.update_for(match, seat, first, state.head, order_now(state))
                    )
                subscriber.put(messages[seat, host])
        for seat, standing in enumerate(state.standing):
            prepared = prepared_for(state, seat) != prepared_for(before, seat)
            if prepared or standing != before.standing[seat]:
                self._publish_about([each for each in self.subscribers if each.seat == seat])

    def publish_about(self) -> None:
        """Tell everybody if people or settings have changed since they were last told."""
        public = msgspec.json.encode(self.public_table())
        if public != self._published:
            self._published = public
            self._publish_about(self.subscribers)

    def _publish_about(self, subscribers: list[Subscriber]) -> None:
        public, messages = self.public_table(), dict[int | None, bytes]()
        for subscriber in subscribers:
            seat = subscriber.seat
            if seat not in messages:
                messages[seat] = msgspec.json.encode(wire.about_for(self.state, seat, public))
            subscriber.put(messages[seat])

    def _publish_talk(self, talk: Talk | None) -> None:
        for subscriber in self.subscribers if talk else ():
            subscriber.put(msgspec.json.encode(talk))

    # -- tasks

    async def shielded(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run the work to its end, even if the caller is cancelled."""
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, EntrepotError):
            log.error("table failed", exc_info=error, extra={"table": table_tag(self.id)})

    async def drain(self) -> None:
        """Wait until everything that was started is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def stop(self, why: EntrepotError) -> None:
        """Stop everything, and tell all subscribers why."""
        self._auto_player.stop()
        for subscriber in self.subscribers:
            subscriber.end(why)
        self.subscribers = []


def facts(state: TableState, at: int) -> Facts:
    """What can be known of the table while it is not in memory."""
    seats, due = wire.seats_summary(state), is_due(state)
    listed = state.listed and state.status in ("waiting", "playing")
    return Facts(state.status, seats, listed, due, at)
