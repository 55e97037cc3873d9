"""What moves a table by itself: bots that are asked, a clock that runs out, people who are gone.

Bots do not play a game to its end behind the backs of people who left; a clock runs, and a bot
stands in for somebody who is gone, only while somebody is there to wait.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from entrepot.kernel.errors import NotYourQuestion
from entrepot.server import steps
from entrepot.server.commands import forced
from entrepot.server.life import STAND_IN, Life
from entrepot.server.protocol import Level

if TYPE_CHECKING:
    from entrepot.server.table import Table

SEEN_FOR = 60
"""Seconds for which a program that asks over HTTP counts as being there."""
LONGEST_PAUSE = 60

log = logging.getLogger(__name__)


class Thinker(Protocol):
    async def think(self, document: bytes, seat: int, level: str, seed: int) -> str:
        """The option a bot chooses for the seat in a saved match."""


class Due(NamedTuple):
    """Somebody other than the seat's person must answer."""

    question: str
    level: Level
    by: Literal["bot", "clock"]


class Driver:
    def __init__(self, table: Table, thinker: Thinker, second: float) -> None:
        self._table, self._thinker, self._second = table, thinker, second
        self._tasks: dict[int, tuple[Due, asyncio.Task[None]]] = {}
        self.thinking: set[int] = set()
        self.deadline: int | None = None
        self._clocked = ""
        """The question for which the clock runs."""
        self._run_out = ""
        """The question for which it has run out."""
        self._clock: asyncio.TimerHandle | None = None
        self._grace: asyncio.TimerHandle | None = None
        self._seen: dict[int, float] = {}
        """By seat when its person was last there."""
        self._stopped = False

    # -- who is there

    def seen(self, seat: int) -> None:
        self._seen[seat] = asyncio.get_running_loop().time()

    def there(self) -> set[int]:
        """The seats whose people are at the table."""
        soon = asyncio.get_running_loop().time() - SEEN_FOR * self._second
        recent = {seat for seat, at in self._seen.items() if at > soon}
        people = {i for i, p in enumerate(self._table.life.seats) if p.kind == "person"}
        return (recent | self._table.online()) & people

    @property
    def busy(self) -> bool:
        return bool(self._tasks) or self._clock is not None

    # -- after every change

    def drive(self) -> None:
        """See who must act now; begin what is due, and stop what is not."""
        if self._stopped:
            return
        self._set_clock()
        self._set_grace()
        due = self._due()
        for seat, (for_what, task) in list(self._tasks.items()):
            if due.get(seat) != for_what:
                task.cancel()
                del self._tasks[seat]
                self.thinking.discard(seat)
        for seat, for_what in due.items():
            if seat not in self._tasks:
                task = asyncio.get_running_loop().create_task(self._move(seat, for_what))
                self._tasks[seat] = (for_what, task)

    def stop(self) -> None:
        self._stopped = True
        for _, task in self._tasks.values():
            task.cancel()
        for timer in (self._clock, self._grace):
            if timer is not None:
                timer.cancel()
        self._tasks, self._clock, self._grace = {}, None, None

    def _due(self) -> dict[int, Due]:
        life = self._table.life
        if life.state != "playing" or life.match is None:
            return {}
        anybody = any(place.kind == "person" for place in life.seats)
        if anybody and not (life.people() or self._table.watchers or self.there()):
            return {}
        due = {}
        for question in life.match.pending:
            level = life.seats[question.seat].level or STAND_IN
            if life.by_bot(question.seat):
                due[question.seat] = Due(question.id, level, "bot")
            elif question.id == self._run_out:
                due[question.seat] = Due(question.id, level, "clock")
        return due

    # -- bots

    async def _move(self, seat: int, due: Due) -> None:
        """Think and answer; whatever fails is tried again, ever more slowly."""
        pause = 1
        while True:
            try:
                option = await self._option(seat, due)
                if option is not None:
                    await self._table.answer_for(seat, due.question, option, due.by)
                return
            except NotYourQuestion:
                return
            except Exception as error:
                facts = {"table": self._table.id, "seat": seat, "why": repr(error)[:300]}
                log.warning("bot failed", extra=facts)
                await asyncio.sleep(pause * self._second)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _option(self, seat: int, due: Due) -> str | None:
        loop, life = asyncio.get_running_loop(), self._table.life
        began = loop.time()
        asked = life.match.question(seat) if life.match else None
        if life.match is None or asked is None or asked.id != due.question:
            return None
        self.thinking.add(seat)  # for a forced choice, too: in words they do not differ
        self._table.tell_about()
        option = forced(asked)
        waits = option is None or hands_are_closed(life)
        if option is None:
            document = self._table.writer.document(life.match)
            told = f"{life.header.seed} {due.question} {seat}".encode()
            seed = int.from_bytes(hashlib.sha256(told).digest()[:6], "big")
            option = await self._thinker.think(document, seat, due.level, seed)
        if waits and due.by == "bot":
            pace = life.header.pace / 1000 * self._second
            await asyncio.sleep(max(0.0, pace - (loop.time() - began)))
        return option

    # -- the clock

    def _set_clock(self) -> None:
        """It starts again with every new question to a person."""
        table, clock = self._table, self._table.life.header.clock
        match, asked = table.life.match, ""
        if clock is not None and match is not None and (table.watchers or self.there()):
            people = set(table.life.people())
            asked = next((q.id for q in match.pending if q.seat in people), "")
        if asked == self._clocked:
            return
        self._clocked, self.deadline = asked, None
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if asked and clock is not None:
            wait = clock * self._second
            self.deadline = table.now() + round(wait * 1000)
            self._clock = asyncio.get_running_loop().call_later(wait, self._out, asked)

    def _out(self, question: str) -> None:
        self._clock, self._run_out = None, question
        self.drive()
        self._table.tell_about()

    # -- people who are gone

    def _set_grace(self) -> None:
        """Look again when the next of those who are gone has been gone for long enough."""
        if self._grace is not None:
            self._grace.cancel()
            self._grace = None
        life, loop = self._table.life, asyncio.get_running_loop()
        if life.header.grace is None or life.state != "playing":
            return
        there, grace = self.there(), life.header.grace * self._second
        gone = [seat for seat in life.people() if seat not in self._table.online()]
        waited_for = [seat for seat in gone if there - {seat}]
        if not waited_for:
            return
        for seat in waited_for:
            self._seen.setdefault(seat, loop.time())
        over = {seat: self._seen[seat] + grace for seat in waited_for}
        late = [seat for seat, at in over.items() if at <= loop.time()]
        if late:
            self._table.later(self._table.stand_in(late))
        else:
            self._grace = loop.call_later(min(over.values()) - loop.time(), self._gone)

    def _gone(self) -> None:
        self._grace = None
        self._set_grace()


def hands_are_closed(life: Life) -> bool:
    """Then a quick answer must not tell that there was no choice."""
    return bool(life.header.options.get("closed_hands"))


def leaving(late: list[int]) -> list[steps.Step]:
    return [steps.Away(seat=seat, level=STAND_IN, why="grace") for seat in late]
