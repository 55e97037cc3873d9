"""A live table: commands come in, entries go to the journal, messages go out to subscribers.

A command is tried on a copy of the state. Once its entries are on disk, the copy becomes the state,
and everybody is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, TypeVar, overload

import msgspec

from entrepot.bot_workers import MatchWriter
from entrepot.kernel.documents import Document
from entrepot.kernel.errors import EntrepotError
from entrepot.review.who_knows import WhoKnows, who_knows
from entrepot.server import commands, protocol, wire
from entrepot.server.audience import Audience
from entrepot.server.auto_player import AutoPlayer, Thinker
from entrepot.server.branching import own_record
from entrepot.server.commands import (
    ComeBack,
    Command,
    JoinRematch,
    MoveSeat,
    QuietCommand,
    SaveTime,
    ServerCommand,
)
from entrepot.server.company_protocol import Preparable, Say, Talk
from entrepot.server.errors import Busy, NoSuchTable, StoreProblem, TableRefused
from entrepot.server.fair_deals import proof
from entrepot.server.instruments import ANSWERS, UPDATES
from entrepot.server.journal import Answer, Entry, Time, Undo, read_entry
from entrepot.server.keys import table_tag
from entrepot.server.loading import snapshot_row
from entrepot.server.news import Grown, Left, NewsService, Said
from entrepot.server.planning import Planned, caught_up, code_version, planned
from entrepot.server.prepared_answers import preparable
from entrepot.server.protocol import Accepted, Join, Keys, Move, Take
from entrepot.server.sender import SERVER, Sender, check_host, identify, seat_of, still_sits
from entrepot.server.store import Outcome, Store, WholeTable
from entrepot.server.subscriber import Subscriber
from entrepot.server.table_news import TableNews
from entrepot.server.table_state import TableState, playing
from entrepot.server.table_talk import TableTalk
from entrepot.server.tasks import Tasks

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
        news: NewsService | None = None,
    ) -> None:
        """`news`: where other processes have copies of the table, too."""
        self.id, self.state = state.id, state
        self.state.live = True
        self.now = now
        self.last_used, self.retired = 0.0, False
        self.writer = MatchWriter()
        self._store, self.audience = storage, Audience()
        self.news = TableNews(self, news)
        self.auto_player = AutoPlayer(self, thinker, second)
        self.talk = TableTalk(news.number if news else None)
        self._lock = asyncio.Lock()
        self._tasks = Tasks(table_tag(state.id))
        self._snapshot_at = state.match_entries
        self.audience.publish_about(state, self.public_table())
        self.news.announce(asks=True)

    # -- who is there

    @property
    def subscribers(self) -> list[Subscriber]:
        return self.audience.subscribers

    @property
    def watched(self) -> bool:
        """Does anybody listen, here or by way of another process?"""
        return bool(self.subscribers) or self.news.elsewhere.attended

    def identify(self, *keys: str, client: str = "") -> Sender:
        """What the sender's keys permit; a person who sends something counts as present."""
        sender = identify(self.state, keys)
        self.seen(sender.seat, client)
        return sender

    def seen(self, seat: int | None, client: str) -> None:
        """Somebody is there; the bots may have waited for that."""
        attended = self.auto_player.attended()
        if self.auto_player.seen(seat, client):
            self.news.announce(anew=True)
        if not attended:
            self.wake()

    def online(self) -> set[int]:
        return self.online_here() | self.news.elsewhere.online()

    def online_here(self) -> set[int]:
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
        people = [seat.name for seat in self.state.seats]
        self.audience.introduce(subscriber, name, [*people, *self.news.elsewhere.names()])
        self.publish_about()

    @property
    def idle(self) -> bool:
        """Nobody is watching and nothing is under way."""
        busy = self._lock.locked() or self.auto_player.busy
        return not (self.subscribers or self._tasks or busy)

    # -- what can be seen

    def public_table(self) -> protocol.Table:
        watching = [each for each in self.subscribers if each.seat is None]
        names = [*(each.name for each in watching if each.name), *self.news.elsewhere.names()]
        thinking = self.auto_player.thinking | self.news.elsewhere.thinking()
        online, clock = self.online(), self.auto_player.game_clock
        count, deadline = len(watching) + self.news.elsewhere.watching(), self.auto_player.deadline
        table = wire.public_table(self.state, online, thinking, count, deadline, names)
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
        return self.talk.all_lines()

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
            while True:
                if self.retired:
                    raise NoSuchTable("no-such-table")
                if self.state.frozen:
                    raise TableRefused("table-frozen")
                try:
                    plan = self._plan(sender, command)
                except EntrepotError:
                    if await self._catch_up():
                        continue  # only a copy that has caught up may refuse
                    raise
                if plan.change is None:
                    asked = not isinstance(command, ServerCommand | Say)
                    if asked and await self._catch_up():
                        continue
                    break
                if await self._store.append(plan.change, rematch) is Outcome.WRITTEN:
                    self.news.tell(Grown(self.id, plan.state.entry_count))
                    break
                if not await self._catch_up():
                    raise StoreProblem("not-written", why="late")
            if plan.state is self.state:
                return plan.reply
            before = self._take(plan.state)
            UPDATES.observe(perf_counter() - began)
            for by in plan.given:
                ANSWERS.labels(by).inc()
        self.wake()
        self._plan_snapshot(before)
        return plan.reply

    def _plan(self, sender: Sender, command: Command) -> Planned:
        at = self.now()
        if isinstance(command, Say):
            self._say(sender, command, at)
        return planned(self.state, sender, command, at, partial(self._time_entry, command))

    def _take(self, state: TableState) -> TableState:
        """Go on to a state that is on disk, and tell everybody; returns the one before."""
        before, self.state = self.state, state
        try:
            self.audience.publish_changes(before, state, self.public_table)
        except Exception:  # it is done and on disk, even if publishing it fails
            log.exception("not told", extra={"table": table_tag(self.id)})
        return before

    async def catch_up(self, length: int | None = None) -> None:
        """Apply what other processes have written, unless this length was reached meanwhile."""
        if self._store.shared:
            async with self._lock:
                if length is None or length > self.state.entry_count:
                    await self._catch_up()

    async def _catch_up(self) -> bool:
        """False if there was nothing. Whoever calls this holds the lock."""
        if not self._store.shared or self.retired:
            return False
        later = await self._store.later(self.id, self.state.entry_count)
        if later is None:
            self.retire(TableRefused("table-deleted"))
            raise NoSuchTable("no-such-table")
        if later.code > code_version(self.state.header.game):
            self.retire(TableRefused("server-stops"))
            raise Busy("server-older")
        if not later.entries:
            return False
        try:
            state = caught_up(self.state, later.entries)
        except Exception:
            log.exception("not-caught-up", extra={"table": table_tag(self.id)})
            self.retire(TableRefused("server-stops"))  # it is loaded anew
            raise Busy("server-stops") from None
        self._take(state)
        self.wake()
        return True

    def _time_entry(self, command: Command, entries: list[Entry]) -> list[Entry]:
        """What was used of the game's clock, to be written whenever something is answered."""
        clock = self.auto_player.game_clock
        changes = any(isinstance(entry, Answer | Undo) for entry in entries)
        if clock is None or not (changes or isinstance(command, SaveTime)):
            return []
        used = clock.totals()
        return [Time(used=used)] if used != self.state.used else []

    async def save_time(self) -> None:
        """Write down what was used of the game's clock; if that fails, some seconds are lost."""
        clock = self.auto_player.game_clock
        ours = self.news.elsewhere.first and not (self.retired or self.state.frozen)
        if clock is not None and clock.running and ours:
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
            self.news.tell(Grown(self.id, -1))
            self.retire(TableRefused("table-deleted"))

    # -- messages

    def wake(self) -> None:
        """After any change: see who must act now, and tell all if people or settings changed."""
        self.auto_player.update()
        self.publish_about()

    def publish_about(self) -> None:
        """Tell everybody if people or settings have changed since they were last told."""
        self.audience.publish_about(self.state, self.public_table())
        self.news.announce()

    def _say(self, sender: Sender, command: Say, at: int) -> None:
        talk = self.talk.say(self.state, sender, command, at)
        if talk is not None:
            self.audience.publish_talk(talk)
            self.news.tell(*(Said(self.id, line, command.ticket) for line in talk.lines))

    # -- tasks

    async def shielded(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run the work to its end, even if the caller is cancelled."""
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        return self._tasks.spawn(work)

    async def drain(self) -> None:
        await self._tasks.drain()

    def retire(self, why: EntrepotError) -> None:
        """Stop, for good: whoever wants the table must load it, if it is still there."""
        self.retired = True
        self.stop(why)

    def stop(self, why: EntrepotError) -> None:
        """Stop everything, and tell all subscribers why."""
        self.auto_player.stop()
        self.audience.end(why)
        self.news.tell(Left(self.id))
