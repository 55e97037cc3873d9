"""A live table: commands in, steps to the store, messages out to whoever watches.

A change is tried on a copy, written, and only then it takes the copy's place and is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Literal, TypeVar

import msgspec

from entrepot.bot_workers import MatchWriter
from entrepot.kernel.documents import Document
from entrepot.kernel.errors import EntrepotError
from entrepot.server import protocol, seats, steps, store, wire
from entrepot.server.commands import commanded, playing, standing_answer
from entrepot.server.driving import Driver, Thinker, leaving
from entrepot.server.errors import NoSuchTable, TableRefused
from entrepot.server.life import STAND_IN, Life
from entrepot.server.loading import snapshot
from entrepot.server.protocol import Accepted, HandOver, Join, Keys, Level, Move, Take
from entrepot.server.steps import Step
from entrepot.server.store import Store
from entrepot.server.watching import Watcher
from entrepot.server.who import SPECTATOR, Who, check_host, known, seat_of, sits

SNAPSHOT_EVERY = 25
"""Steps of the match."""

MOST_AT_ONCE = 100
"""Standing answers that follow one answer."""

Plan = Callable[[Life], list[Step]]
"""What is to be done at a table; it raises if it can't be."""
Result = TypeVar("Result")

log = logging.getLogger(__name__)


class Table:
    def __init__(
        self, life: Life, kept: Store, thinker: Thinker, now: Callable[[], int], second: float
    ) -> None:
        self.id, self.life = life.id, life
        self.now = now
        self.watchers: list[Watcher] = []
        self.wanted = 0.0
        """When somebody last wanted the table."""
        self.gone = False
        """It was deleted."""
        self.writer = MatchWriter()
        self._store = kept
        self._driver = Driver(self, thinker, second)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._snapshot_at = life.moves
        self._shown = msgspec.json.encode(self.shown())

    # -- who is there

    def who(self, *keys: str) -> Who:
        """What the sender's keys are good for; a person who asks is there."""
        found = known(self.life, keys)
        if found.seat is not None:
            self._driver.seen(found.seat)
        return found

    def online(self) -> set[int]:
        return {w.who.seat for w in self.watchers if w.who.seat is not None}

    def shown(self) -> protocol.Table:
        watching = sum(w.who.seat is None for w in self.watchers)
        driver = self._driver
        return wire.table(self.life, self.online(), driver.thinking, watching, driver.deadline)

    async def watch(self, who: Who, era: int | None = None, first: int = 0) -> Watcher:
        """Everything from now on; the state comes first. Whoever was away is back."""
        if who.seat is not None and not sits(self.life, who):
            who = who._replace(seat=None)
        watcher = Watcher(who)
        self.watchers.append(watcher)
        watcher.put(msgspec.json.encode(self.state(who, era, first)))
        self._moved_about()
        if who.seat is not None and self.life.seats[who.seat].away and not self.life.frozen:
            self.later(self.back(who))
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            if watcher.who.seat is not None:
                self._driver.seen(watcher.who.seat)
            self._moved_about()

    def _moved_about(self) -> None:
        self._driver.drive()
        self.tell_about()

    @property
    def idle(self) -> bool:
        """Nobody looks on and nothing is under way."""
        return not (self.watchers or self._tasks or self._lock.locked() or self._driver.busy)

    # -- what can be seen

    @property
    def era(self) -> int:
        return self.life.match.era if self.life.match else 0

    def state(self, who: Who, era: int | None = None, first: int = 0) -> protocol.State:
        return wire.state(self.life, who, self.shown(), era, first)

    def record(self) -> Document:
        """Open to all when nothing is secret any more."""
        if self.life.state not in ("over", "frozen"):
            raise TableRefused("record-later")
        return self.life.remains or (self.life.match.record() if self.life.match else {})

    def export(self, who: Who) -> Document:
        check_host(self.life, who)
        if self.life.state in ("over", "frozen"):
            return self.record()
        state = self.state(who)
        told = {"view": state.view, "events": state.events}
        return {"table": msgspec.to_builtins(state.table), **told}

    def document(self, who: Who) -> bytes:
        """The match for whoever gives the seat a hint; the seat itself never gets to see it."""
        seat = seat_of(self.life, who)
        match = playing(self.life)
        if match.question(seat) is None:
            raise TableRefused("no-question")
        return self.writer.document(match)

    # -- changing it

    async def change(self, plan: Plan, *more: store.Statement) -> None:
        """Do what the plan says, all or nothing; also if whoever asked for it goes away."""
        await self.surely(self._changed(plan, more))

    async def surely(self, work: Coroutine[Any, Any, Result]) -> Result:
        return await asyncio.shield(self.later(work))

    def later(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, EntrepotError):
            log.error("table failed", exc_info=error, extra={"table": self.id})

    async def _changed(self, plan: Plan, more: tuple[store.Statement, ...]) -> None:
        async with self._lock:
            if self.gone:
                raise NoSuchTable("no-such-table")
            if self.life.frozen:
                raise TableRefused("table-frozen")
            wanted = plan(self.life)
            if not wanted and not more:
                return
            life, at = self.life.copy(), self.now()
            rows = []
            for step in followed_up(life, wanted):
                rows.append(store.adding(self.id, steps.row(life.steps, at, step)))
                steps.apply(life, step)
            await self._store.write(*rows, *more, noted(life, at))
            before, self.life = self.life, life
            try:
                self._tell(before)
            except Exception:  # it is done and on disk, whatever is wrong with the news of it
                log.exception("not told", extra={"table": self.id})
        self._driver.drive()
        self.tell_about()
        if life.match is not None and life.match is not before.match:
            since = life.moves - self._snapshot_at
            if before.match is None or since >= SNAPSHOT_EVERY or life.state == "over":
                self._snapshot_at = life.moves
                self.later(self.keep_snapshot())

    async def keep_snapshot(self) -> None:
        """Loading begins from it. If it can't be written loading takes longer, that is all."""
        life = self.life
        row = await asyncio.to_thread(snapshot, life)
        await self._store.write(store.keeping(self.id, row))

    # -- telling

    def _tell(self, before: Life) -> None:
        """To each receiver what it may know of what has changed."""
        match, life = self.life.match, self.life
        for watcher in self.watchers[:]:
            seat = watcher.who.seat
            if seat is not None and not sits(life, watcher.who):
                watcher.end(TableRefused("seat-moved"))
                self.watchers.remove(watcher)
        frames: dict[tuple[int | None, bool], bytes] = {}
        if match is not None and match is not before.match:
            anew = before.match is None or before.match.era != match.era
            first = 0 if before.match is None else before.match.told
            shown = self.shown() if anew else None
            for watcher in self.watchers:
                who = watcher.who
                to = (who.seat, who.host and anew)
                if to not in frames:
                    frames[to] = msgspec.json.encode(
                        wire.state(life, who, shown, None, 0)
                        if shown
                        else wire.update(match, who.seat, first)
                    )
                watcher.put(frames[to])
        for seat, standing in enumerate(life.standing):
            if standing != before.standing[seat]:
                self._tell_about([w for w in self.watchers if w.who.seat == seat])

    def tell_about(self) -> None:
        """To all, if people or settings are not as they were last told."""
        shown = msgspec.json.encode(self.shown())
        if shown != self._shown:
            self._shown = shown
            self._tell_about(self.watchers)

    def _tell_about(self, receivers: list[Watcher]) -> None:
        shown, frames = self.shown(), {}
        for watcher in receivers:
            seat = watcher.who.seat
            if seat not in frames:
                frames[seat] = msgspec.json.encode(wire.about(self.life, seat, shown))
            watcher.put(frames[seat])

    async def delete(self, who: Who) -> None:
        check_host(self.life, who)
        await self.surely(self._deleted())

    async def _deleted(self) -> None:
        async with self._lock:
            await self._store.write(store.deleting(self.id))
            self.gone = True
        self.stop(TableRefused("table-deleted"))

    def stop(self, why: EntrepotError) -> None:
        """Nothing moves any more, and all watchers are told why."""
        self._driver.stop()
        for watcher in self.watchers:
            watcher.end(why)
        self.watchers = []

    async def settled(self) -> None:
        """What is being written is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def wake(self) -> None:
        self._driver.drive()

    # -- what seats and hosts want

    async def do(self, who: Who, command: protocol.Command) -> Accepted:
        await self.change(lambda life: commanded(life, seat_of(life, who), command))
        return Accepted(ticket=command.ticket)

    async def answer_for(
        self, seat: int, question: str, option: str, by: Literal["bot", "clock"]
    ) -> None:
        await self.change(lambda life: seats.answered_for(life, seat, question, option, by))

    async def stand_in(self, late: list[int]) -> None:
        there = self.online()
        await self.change(
            lambda life: leaving([s for s in late if s in life.people() and s not in there])
        )

    async def join(self, wanted: Join, who: Who = SPECTATOR) -> Keys:
        """Whoever sits already stays there: a second click takes no second seat."""
        if who.seat is not None:
            return Keys(table=self.id, seat=who.seat)
        key = seats.NewKey()
        await self.change(lambda life: seats.joined(life, wanted, key))
        return Keys(table=self.id, seat=key.seat, key=key.key)

    async def begin(self, who: Who, level: Level = STAND_IN) -> None:
        check_host(self.life, who)
        await self.change(lambda life: seats.begun(life, level))

    async def leave(self, who: Who) -> None:
        await self.change(lambda life: seats.left(life, seat_of(life, who)))

    async def back(self, who: Who) -> None:
        await self.change(lambda life: seats.returned(life, seat_of(life, who)))

    async def rename(self, who: Who, name: str) -> None:
        await self.change(lambda life: seats.renamed(life, seat_of(life, who), name))

    async def move(self, who: Who) -> Move:
        code = seats.NewKey()
        expires = self.now() + seats.CODE_LIVES
        await self.change(lambda life: seats.coded(life, seat_of(life, who), code, expires))
        return Move(code=code.key, expires=expires)

    async def take(self, wanted: Take) -> Keys:
        key, now = seats.NewKey(), self.now()
        await self.change(lambda life: seats.taken(life, wanted.code, key, now))
        return Keys(table=self.id, seat=key.seat, key=key.key)

    async def hand_over(self, who: Who, wanted: HandOver) -> None:
        check_host(self.life, who)
        await self.change(lambda life: seats.handed_over(life, wanted))

    async def step_back(self, who: Who) -> None:
        check_host(self.life, who)
        await self.change(seats.stepped_back)

    async def set_listed(self, who: Who, listed: bool) -> None:
        check_host(self.life, who)
        await self.change(lambda life: seats.set_listed(life, listed))


def followed_up(life: Life, wanted: list[Step]) -> Iterator[Step]:
    """The steps, each to be taken before the next is asked for, and the answers that stand."""
    yield from wanted
    if any(isinstance(step, (steps.Answer, steps.Stand)) for step in wanted):
        for _ in range(MOST_AT_ONCE):
            step = standing_answer(life)
            if step is None:
                return
            yield step


def noted(life: Life, at: int) -> store.Statement:
    return store.noting(life.id, life.state, wire.summarised(life), life.listed, is_due(life), at)


def is_due(life: Life) -> bool:
    """Must anybody but a person act? Then the table is loaded when the server starts."""
    if life.state != "playing" or life.match is None:
        return False
    return life.header.clock is not None or any(
        life.by_bot(question.seat) for question in life.match.pending
    )
