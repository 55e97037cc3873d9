"""Moves a table without a command from a client: bots, clocks that run out, absent people.

Bots play, clocks run, and bots stand in for absent people only while somebody is there: no game
goes on behind the backs of people who left, and a table where nobody looks takes no worker's time.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import weakref
from collections.abc import Callable
from contextvars import Context
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from entrepot.bots.levels import thinking_time
from entrepot.kernel.errors import NotYourQuestion
from entrepot.server.commands import BotAnswer, GoOn, SaveTime, StandIn
from entrepot.server.dealing import EndReveals
from entrepot.server.errors import StoreProblem
from entrepot.server.fair_queue import Share, Urgency
from entrepot.server.game_clock import GameClock
from entrepot.server.keys import table_tag
from entrepot.server.news import Here
from entrepot.server.prepared_answers import due_option
from entrepot.server.protocol import Level
from entrepot.server.sender import SERVER
from entrepot.server.table_state import STAND_IN

if TYPE_CHECKING:
    from entrepot.server.table import Table

SEEN_FOR = 60
"""Seconds for which a program counts as present after a request over HTTP."""
LONGEST_PAUSE = 60
REVEAL_TIME = 5
"""Seconds in which parts of the deal must come."""
MOST_VISITS = 8
TELL_EVERY = 10
"""Seconds after which other processes are told again that somebody is there."""
THINKING_MARGIN = 0.1
"""Seconds for the way to a worker and back, so that an answer without thinking is no quicker."""

log = logging.getLogger(__name__)


class Thinker(Protocol):
    async def think(
        self, document: bytes, seat: int, level: str, seed: int, share: Callable[[], Share]
    ) -> str:
        """The option a bot chooses for the seat in a saved match, on account of the share."""


class DueAnswer(NamedTuple):
    """A bot must answer for a seat, or its person has prepared the answer."""

    question: str
    level: Level
    by: Literal["bot", "clock", "prepared"]
    forced: bool = False
    """There is no choice; it only takes its time."""
    option: str | None = None
    """The prepared answer."""


class AutoPlayer:
    def __init__(self, table: Table, thinker: Thinker, second: float) -> None:
        self._table: Table = weakref.proxy(table)  # a cycle would outlive the table's use
        self._thinker, self._second = thinker, second
        self._tasks: dict[int, tuple[DueAnswer, asyncio.Task[None]]] = {}
        self.thinking: set[int] = set()
        self.deadline: int | None = None
        self.timed = ""
        """The question for which the clock runs."""
        self._timed_out = ""
        """The question for which it has run out."""
        self._clock: asyncio.TimerHandle | None = None
        state, budget = table.state, table.state.header.budget
        self.game_clock: GameClock | None = None
        if budget is not None:
            own = weakref.proxy(self)
            rings = lambda: own.game_clock_rings()  # noqa: E731
            self.game_clock = GameClock(budget, state.used, second, table.now, rings)
        self._grace: asyncio.TimerHandle | None = None
        self._reveals: asyncio.TimerHandle | None = None
        self._seen: dict[int, float] = {}
        """When the person of each seat was last there."""
        self._visits: dict[str, float] = {}
        """When each client last sent something."""
        self._stopped = False

    # -- who is there

    def seen(self, seat: int | None, client: str) -> bool:
        """Note that somebody was there; tells whether that is worth telling other processes."""
        now = asyncio.get_running_loop().time()
        new = False
        if seat is not None:
            new = now - self._seen.get(seat, float("-inf")) > TELL_EVERY * self._second
            self._seen[seat] = now
        self._visits.pop(client, None)
        self._visits[client] = now
        if len(self._visits) > MOST_VISITS:
            del self._visits[next(iter(self._visits))]
        return new

    def seen_ago(self) -> dict[int, float]:
        """How many seconds ago each seat's person was there."""
        now = asyncio.get_running_loop().time()
        return {seat: round(now - at, 3) for seat, at in self._seen.items()}

    def used(self) -> list[int]:
        return self.game_clock.totals() if self.game_clock else []

    def hear(self, here: Here, drives: bool) -> None:
        """What another process knows better, especially the one that drives."""
        now = asyncio.get_running_loop().time()
        for seat, ago in here.seen.items():
            self._seen[seat] = max(self._seen.get(seat, float("-inf")), now - ago)
        if self.game_clock and here.used:
            self.game_clock.catch_up(here.used)
        if drives and here.deadline is not None and here.timed == self.timed:
            self.deadline = here.deadline
            self._run_clock((here.deadline - self._table.now()) / 1000)

    def _recently(self) -> float:
        return asyncio.get_running_loop().time() - SEEN_FOR * self._second

    def present(self) -> set[int]:
        """The seats whose people are at the table."""
        since = self._recently()
        recent = {seat for seat, at in self._seen.items() if at > since}
        seats = enumerate(self._table.state.seats)
        people = {i for i, seat in seats if seat.kind == "person"}
        return (recent | self._table.online()) & people

    def attended(self) -> bool:
        """Is anybody there? At a table of bots alone, a visitor's request counts for a while."""
        if self._table.watched or self.present():
            return True
        people = any(seat.kind == "person" for seat in self._table.state.seats)
        return not people and any(at > self._recently() for at in self._visits.values())

    def share(self) -> Share:
        """On whose account its bots think: the clients that watch, or else those that visited."""
        watched = bool(self._table.watched or self.present())
        urgency = Urgency.WATCHED if watched else Urgency.UNWATCHED
        here = {each.client for each in self._table.subscribers}
        watching = here | self._table.news.elsewhere.clients() or set(self._visits)
        return Share(urgency, tuple(watching) or ("",), self._table.id)

    @property
    def busy(self) -> bool:
        timed = self._clock is not None or (self.game_clock and self.game_clock.running)
        return bool(self._tasks or timed or self._reveals is not None)

    @property
    def drives(self) -> bool:
        """Of several processes that have the table in memory, only one moves it."""
        return self._table.news.elsewhere.first

    # -- after every change

    def update(self) -> None:
        """See who must act now; start what is due, and stop what no longer is."""
        if self._stopped:
            return
        self._set_clock()
        self._set_game_clock()
        self._set_grace()
        self._set_reveals()
        due = self._due()
        for seat, (answer, task) in list(self._tasks.items()):
            if due.get(seat) != answer:
                task.cancel()
                del self._tasks[seat]
                self.thinking.discard(seat)
        for seat, answer in due.items():
            if seat not in self._tasks:
                work = self._answer(seat, answer)
                task = asyncio.get_running_loop().create_task(work, context=Context())
                self._tasks[seat] = (answer, task)

    def stop(self) -> None:
        self._stopped = True
        for _, task in self._tasks.values():
            task.cancel()
        for timer in (self._clock, self._grace, self._reveals):
            if timer is not None:
                timer.cancel()
        if self.game_clock is not None:
            self.game_clock.stop()
        self._tasks, self._clock, self._grace, self._reveals = {}, None, None, None

    def _due(self) -> dict[int, DueAnswer]:
        state = self._table.state
        if state.status != "playing" or state.match is None:
            return {}
        if not self.attended():
            return {}
        due, drives = {}, self.drives
        for question in state.match.pending:
            level = state.seats[question.seat].level or STAND_IN
            if not drives and not question.forced:  # where there is no choice, nothing is written
                continue
            if question.forced or state.bot_plays(question.seat):
                due[question.seat] = DueAnswer(question.id, level, "bot", question.forced)
            elif question.id == self._timed_out or self._is_used_up(question.seat):
                due[question.seat] = DueAnswer(question.id, level, "clock")
            elif (option := due_option(state, question.seat)) is not None:
                due[question.seat] = DueAnswer(question.id, level, "prepared", option=option)
        return due

    # -- bots

    async def _answer(self, seat: int, due: DueAnswer) -> None:
        """Think and answer; retry after any failure, with growing delays."""
        pause = 1
        while True:
            try:
                option = await self._choose(seat, due)
                if due.forced:
                    await self._table.do(SERVER, GoOn(question=due.question))
                elif option is not None:
                    question, by = due.question, due.by
                    answer = BotAnswer(seat=seat, question=question, option=option, by=by)
                    await self._table.do(SERVER, answer)
                return
            except NotYourQuestion:
                return
            except Exception as error:
                if not isinstance(error, StoreProblem):  # the store has told already
                    tag = table_tag(self._table.id)
                    facts = {"table": tag, "seat": seat, "why": repr(error)[:300]}
                    log.warning("bot failed", extra=facts)
                await asyncio.sleep(pause * self._second)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _choose(self, seat: int, due: DueAnswer) -> str | None:
        loop, state = asyncio.get_running_loop(), self._table.state
        began = loop.time()
        asked = state.match.pending if state.match else ()
        open_now = [each for each in asked if each.seat == seat and each.id == due.question]
        if state.match is None or not open_now:
            return None
        if due.by != "prepared":  # nobody needs to know that
            self.thinking.add(seat)  # for a forced choice too, so that messages do not tell
            self._table.publish_about()
        options = list(open_now[0].by_id)
        option = options[0] if len(options) == 1 else due.option
        if option is None and options:
            document = self._table.writer.document(state.match)
            source = f"{state.header.seed} {due.question} {seat}".encode()
            seed = int.from_bytes(hashlib.sha256(source).digest()[:6], "big")
            option = await self._thinker.think(document, seat, due.level, seed, self.share)
        if due.by != "clock":  # a quick answer would reveal that there was no choice
            thinking = thinking_time(due.level) if due.by == "bot" else 0.0
            least = thinking + THINKING_MARGIN if thinking else 0.0
            pace = max(state.header.pace / 1000, least) * self._second
            await asyncio.sleep(max(0.0, pace - (loop.time() - began)))
        return option

    # -- the clock

    def _set_clock(self) -> None:
        """Restart the clock at every new question to a person."""
        table, clock = self._table, self._table.state.header.clock
        match, question = table.state.match, ""
        if clock is not None and match is not None and (table.watched or self.present()):
            people = set(table.state.people())
            question = next((q.id for q in match.pending if q.seat in people), "")
        if question == self.timed:
            return
        self.timed, self.deadline = question, None
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if question and clock is not None:
            wait = clock * self._second
            self.deadline = table.now() + round(wait * 1000)
            self._run_clock(wait)

    def _run_clock(self, wait: float) -> None:
        if self._clock is not None:
            self._clock.cancel()
        ring = asyncio.get_running_loop().call_later
        self._clock = ring(max(0.0, wait), self._time_out, self.timed)

    def _time_out(self, question: str) -> None:
        self._clock, self._timed_out = None, question
        self._table.wake()

    def _set_game_clock(self) -> None:
        """Let the time run of those who are asked, while somebody is there."""
        table, asked = self._table, set[int]()
        if self.game_clock is None:
            return
        attended = bool(table.watched or self.present())
        if attended and table.state.status == "playing" and table.state.match is not None:
            people = table.state.people()
            asked = {q.seat for q in table.state.match.pending if q.seat in people}
        self.game_clock.catch_up(table.state.used)
        if self.game_clock.run_for(asked) and not attended and self.drives:
            table.spawn(table.do(SERVER, SaveTime()))

    def game_clock_rings(self) -> None:
        if self.drives:
            self._table.spawn(self._table.do(SERVER, SaveTime()))
        self._table.wake()

    def _is_used_up(self, seat: int) -> bool:
        return self.game_clock is not None and self.game_clock.is_used_up(seat)

    # -- the deal

    def _set_reveals(self) -> None:
        """Give those who committed to a part of the deal some seconds to reveal it."""
        dealing = self._table.state.status == "dealing"
        if dealing and self._reveals is None:
            wait = REVEAL_TIME * self._second
            self._reveals = asyncio.get_running_loop().call_later(wait, self._end_reveals)
        elif not dealing and self._reveals is not None:
            self._reveals.cancel()
            self._reveals = None

    def _end_reveals(self) -> None:
        self._table.spawn(self._deal())

    async def _deal(self) -> None:
        try:
            if self.drives:
                await self._table.do(SERVER, EndReveals())
        finally:  # if it could not be written, try again later
            self._reveals = None
            self.update()

    # -- people who are gone

    def _set_grace(self) -> None:
        """Schedule the next check for when another absent person has been gone for long enough."""
        if self._grace is not None:
            self._grace.cancel()
            self._grace = None
        state, loop = self._table.state, asyncio.get_running_loop()
        if state.header.grace is None or state.status != "playing":
            return
        present, grace = self.present(), state.header.grace * self._second
        gone = [seat for seat in state.people() if seat not in self._table.online()]
        waited_for = [seat for seat in gone if present - {seat}]
        if not waited_for:
            return
        for seat in waited_for:
            self._seen.setdefault(seat, loop.time())
        until = {seat: self._seen[seat] + grace for seat in waited_for}
        late = [seat for seat, at in until.items() if at <= loop.time()]
        if late and self.drives:
            self._table.spawn(self._stand_in(late))
        elif not late:
            self._grace = loop.call_later(min(until.values()) - loop.time(), self._set_grace)

    async def _stand_in(self, late: list[int]) -> None:
        online = self._table.online()  # somebody may have come back just now
        gone = [seat for seat in late if seat not in online]
        await self._table.do(SERVER, StandIn(seats=gone))
