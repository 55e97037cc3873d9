"""A server's table: the server sends what happens and receives what the person does.

A command keeps its ticket until the server has accepted or refused it, over any number of lost
connections; the server carries out no ticket twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from math import ceil
from secrets import token_urlsafe
from time import localtime, strftime, time

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from entrepot import EntrepotError, Event, GameView, Option, text
from entrepot.bots.hint import Advice
from entrepot.cli import saves
from entrepot.cli.screen import printable
from entrepot.cli.sessions import table_api
from entrepot.cli.sessions.scene import (
    AGREE,
    BACK,
    HINT,
    PREPARE,
    PROPOSE,
    REFUSE,
    SAY,
    UNDO,
    WITHDRAW,
    OpenQuestion,
    Scene,
)
from entrepot.cli.sessions.table_api import TableLink
from entrepot.phrases import PHRASES
from entrepot.server import protocol
from entrepot.server.company_protocol import Prepare, Prepared, Say, Talk, TalkLine
from entrepot.server.deal_protocol import Reveal
from entrepot.server.protocol import About, Accepted, Gone, Refused, ServerMessage, State, Update
from entrepot.text import SEAT, SeatNames, has, listed, say, seat_facts, seat_word

FOR_GOOD = ("no-such-table", "table-deleted", "seat-moved")
"""After these there is nothing to come back to. A server that stops may return."""
STAND_INS = ("left", "grace", "host")
"""Why a bot stands in for a person."""
FIRST_WAIT, LONGEST_WAIT = 0.3, 15.0
"""Seconds until the next attempt to connect; they double each time."""
encode, decode = msgspec.json.encode, msgspec.json.Decoder(ServerMessage).decode


class RemoteSession:
    live = True

    def __init__(self, link: TableLink, key: str) -> None:
        self.link, self.key = link, key
        self.table: protocol.Table | None = None
        self.seat: int | None = None
        self.view: GameView | None = None
        self.options: Sequence[Option] = ()
        self.events: list[Event] = []
        self.era, self.fresh = 0, 0
        self.commitment, self.head = "", ""
        """What this person has seen of a fair deal: the first commitment, and the last head."""
        self.talk: list[TalkLine] = []
        self.prepared: Prepared | None = None
        self.offered: list[tuple[str, str]] = []
        """What could be prepared when the person last asked: kinds of questions, and options."""
        self.gone = ""
        """Why the connection is closed for good, as the code of an error."""
        self.connection: ClientConnection | None = None
        self.waiting: dict[str, tuple[bytes, asyncio.Future[None]]] = {}

    # -- what there is to see

    def scene(self, lang: str) -> Scene:
        names = SeatNames(seat_names(self.table.seats, lang), self.seat) if self.table else None
        game = self.table.game if self.table else ""
        return Scene(
            game,
            self.seat,
            self.view,
            self.options,
            self.events,
            names,
            self.fresh,
            self.notices(names, lang),
            self.said(lang),
            self.clock(names),
            self.commands(),
            connected=self.connection is not None,
            gone=self.gone,
        )

    def notices(self, names: SeatNames | None, lang: str) -> list[str]:
        """News of the connection, then of the people."""
        if self.gone:
            return [say(f"error-{self.gone}", lang)]
        table = self.table
        if table is None or names is None:
            return [say("lobby-connecting", lang)]
        told = [say("lobby-lost", lang)] if self.connection is None else []
        if table.seeded:
            told.append(say("lobby-seeded-why", lang))
        if table.state == "dealing":
            told.append(say("lobby-begins", lang))
        if table.state == "waiting":
            free = sum(seat.kind == table_api.OPEN for seat in table.seats)
            told.append(say("lobby-waiting-for", lang, count=free))
        if table.frozen:
            told.append(say(f"error-{table.frozen}", lang))
        if self.seat is None:
            told.append(say("lobby-you-watch", lang))
        elif table.seats[self.seat].away:
            told.append(say("lobby-bot-plays", lang))
        told += self.people_news(table, names, lang)
        if plan := self.prepared:
            option = self.option_words(plan.kind, plan.option, lang)
            told.append(say(f"play-prepare-{'void' if plan.void else 'next'}", lang, option=option))
        if undo := table.last_undo:
            told.append(
                say(f"lobby-took-back-{undo.by}", lang, **seat_facts("who", undo.seat, names, lang))
            )
        if asking := table.proposal:
            told.append(say("play-proposal", lang, **seat_facts("who", asking.by, names, lang)))
            who = listed([seat_word(seat, names, lang) for seat in asking.waiting], lang)
            told.append(say("play-proposal-waiting", lang, who=who))
        return told

    def people_news(self, table: protocol.Table, names: SeatNames, lang: str) -> Iterator[str]:
        """Whom bots play for, and what people did since the last event."""
        begun: dict[int, str] = {}
        for number, each in enumerate(table.notices):
            at = strftime("%H:%M", localtime(each.at / 1000))
            if each.kind in STAND_INS:
                begun[each.seat] = at
                later = [other.seat for other in table.notices[number + 1 :]]
                news = table.seats[each.seat].away and each.seat not in later
            else:
                news = each.after >= len(self.events)
            if not news:
                continue
            if each.kind == "back" and each.seat == self.seat and each.seat in begun:
                yield say("lobby-bot-played", lang, **{"from": begun[each.seat], "to": at})
            else:
                # Somebody else may have had this person's seat.
                mine = each.seat == self.seat and printable(each.name) == names[each.seat]
                facts = {"who": printable(each.name), "who_id": SEAT, "time": at}
                facts |= seat_facts("who", each.seat, names, lang) if mine else {}
                facts |= {} if each.by is None else seat_facts("by", each.by, names, lang)
                yield say(f"lobby-notice-{each.kind}", lang, **facts)

    def said(self, lang: str) -> list[str]:
        """What was said at the table, in words."""
        return [
            say(
                "talk-line",
                lang,
                who=self.speaker(line, lang),
                words=say(f"talk-phrase-{line.phrase}", lang) if line.phrase else line.text or "",
            )
            for line in self.talk
        ]

    def speaker(self, line: TalkLine, lang: str) -> str:
        if self.seat is not None and line.seat == self.seat:
            return say("lobby-seat-you", lang)
        return printable(line.name) if line.name else say("talk-spectator", lang)

    def option_words(self, kind: str, option: str, lang: str) -> str:
        assert self.table
        names = seat_names(self.table.seats, lang)
        return text.option(OpenQuestion(self.table.game, kind, "", {}), option, lang, names)

    def clock(self, names: Sequence[str] | None) -> str:
        """`Ada 4:32, Ben 5:00`, where the table has a clock for the whole game."""
        now, told = time() * 1000, []
        for name, seat in zip(names or (), self.table.seats if self.table else (), strict=True):
            if seat.time_left is not None:
                rest = seat.time_left if seat.runs_out is None else seat.runs_out - now
                left = ceil(max(0, min(rest, seat.time_left)) / 1000)
                told.append(f"{name} {left // 60}:{left % 60:02}")
        return ", ".join(told)

    def may_say(self) -> bool:
        """Whether there is somebody to talk to, and the host lets this person talk."""
        table = self.table
        if table is None or table.talk == "off" or self.gone:
            return False
        people = sum(seat.kind == "person" for seat in table.seats)
        return table.spectators_talk or (self.seat is not None and people > 1)

    def commands(self) -> list[str]:
        return [*self.own_commands(), *([SAY] if self.may_say() else [])]

    def own_commands(self) -> list[str]:
        table = self.table
        if table is None or self.seat is None or self.view is None or self.gone:
            return []
        if table.seats[self.seat].away:
            return [BACK]
        if asking := table.proposal:
            if asking.by == self.seat:
                return [WITHDRAW]
            return [REFUSE] if self.seat in asking.agreed else [AGREE, REFUSE]
        if self.view.over:
            return []
        return [UNDO, PROPOSE, HINT if self.view.question else PREPARE]

    # -- what the server sends

    async def run(self, changed: Callable[[], None]) -> None:
        wait = FIRST_WAIT
        key = {"Authorization": f"Bearer {self.key}"}
        headers = key if self.key else {"Origin": self.link.origin}
        while not self.gone:
            since = f"?era={self.era}&first={len(self.events)}" if self.view else ""
            try:
                async with connect(
                    f"{self.link.socket}{since}", additional_headers=headers, max_size=None
                ) as connection:
                    async for frame in connection:
                        await self.receive(decode(frame))
                        if self.connection is None:
                            self.connection = connection
                            for unanswered, _ in list(self.waiting.values()):
                                await self.send(unanswered)
                        await self.reveal()
                        wait = FIRST_WAIT
                        changed()
            except (OSError, WebSocketException, TimeoutError, msgspec.DecodeError):
                pass  # the scene says that the connection is lost
            self.connection = None
            changed()
            if not self.gone:
                await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)
        await asyncio.Event().wait()

    async def receive(self, told: ServerMessage) -> None:
        match told:
            case State():
                self.table, self.seat, self.era = told.table, told.seat, told.era
                if told.table.fair and not self.commitment:
                    self.commitment = told.table.fair.commitment
                self.prepared = told.prepared
                self.see(told)
                self.fresh = min(self.fresh, len(self.events))
            case Update() if told.era == self.era and told.first <= len(self.events):
                self.see(told)
            case Update():
                assert self.connection is not None
                first = len(self.events) if told.era == self.era else 0
                await self.connection.send(encode(protocol.Resync(first=first)).decode())
            case About():
                self.table, self.prepared = told.table, told.prepared
            case Talk():
                self.talk = told.lines if told.all else [*self.talk, *told.lines]
            case Accepted():
                self.settle(told.ticket, None)
            case Refused():
                self.settle(told.ticket or "", EntrepotError(told.code, **told.facts))
            case Gone():
                self.gone = told.code if told.code in FOR_GOOD else ""

    def see(self, told: State | Update) -> None:
        self.head = told.head or self.head
        self.events = self.events[: told.first] + told.events
        self.view = told.view
        self.options = told.explanation.options if told.explanation else ()

    def settle(self, ticket: str, error: EntrepotError | None) -> None:
        _, waits = self.waiting.pop(ticket, (b"", None))
        if waits is None or waits.done():
            return
        if error:
            waits.set_exception(error)
        else:
            waits.set_result(None)

    # -- what the person does

    async def submit(self, command: protocol.Command) -> None:
        waits: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        frame = encode(command)
        self.waiting[command.ticket] = frame, waits
        await self.send(frame)
        await waits

    async def send(self, frame: bytes) -> None:
        if self.connection is not None:
            with suppress(WebSocketException):  # resent when the connection is back
                await self.connection.send(frame.decode())

    async def reveal(self) -> None:
        """Add this person's part to the deal while it is made; nobody has to do anything."""
        fair = self.table.fair if self.table and self.table.state == "dealing" else None
        if fair and self.seat is not None and self.link.part and self.seat not in fair.revealed:
            command = Reveal(ticket=new_ticket(), part=self.link.part)
            await self.send(encode(command))

    async def answer(self, question: str, option: str) -> None:
        self.fresh = len(self.events)
        await self.submit(protocol.Answer(ticket=new_ticket(), question=question, option=option))

    async def do(self, command: str, words: str = "") -> None:
        asking, ticket = self.table.proposal if self.table else None, new_ticket()
        if command == UNDO:
            await self.submit(protocol.Undo(ticket=ticket))
        elif command == PROPOSE:
            await self.submit(protocol.Propose(ticket=ticket))
        elif command in (AGREE, REFUSE, WITHDRAW) and asking:
            vote = protocol.Vote(ticket=ticket, proposal=asking.id, agree=command == AGREE)
            await self.submit(vote)
        elif command == SAY:
            number = int(words) if words.isdecimal() and len(words) < 3 else 0
            phrase = PHRASES[number - 1] if 0 < number <= len(PHRASES) else None
            own = None if phrase else words
            await self.submit(Say(ticket=ticket, phrase=phrase, text=own))
        elif command == PREPARE:
            found = dict(enumerate(self.offered, 1)) | {0: (None, None)}
            kind, option = found.get(int(words) if words.isdecimal() else -1, ("", words))
            await self.submit(Prepare(ticket=ticket, kind=kind or None, option=option))
        elif command == BACK:
            await asyncio.to_thread(table_api.request, self.link, "POST", "/back", self.key)

    async def preparable(self, lang: str) -> list[str]:
        kinds = await asyncio.to_thread(table_api.fetch_preparable, self.link, self.key)
        self.offered = [(kind, option) for kind, options in kinds.items() for option in options]
        return [self.option_words(kind, option, lang) for kind, option in self.offered]

    async def hint(self) -> list[Advice]:
        found = await asyncio.to_thread(table_api.fetch_hint, self.link, self.key)
        return [Advice(each.option, each.chance, each.tried, each.worth) for each in found.best]

    # -- leaving

    def save(self) -> None:
        """Nothing to do: the server keeps everything."""

    def way_back(self, lang: str) -> list[str]:
        words = ["play", "--table", self.link.page]
        if self.key and not self.gone:
            words += ["--key", self.key]
        told = [say("terminal-left", lang), saves.command(*words, lang=lang)]
        if self.view is not None and self.view.over and self.commitment and self.head:
            seen = ("--commitment", self.commitment, "--head", self.head)
            told.append(say("terminal-verify", lang, page=self.link.page))
            told.append(saves.command("verify", f"{self.link.id}.json", *seen, lang=lang))
        return told


def new_ticket() -> str:
    return token_urlsafe(12)


def seat_names(seats: Sequence[protocol.Seat], lang: str) -> list[str]:
    """As on the page. Several bots of one level are numbered where no captain is known."""
    found, counts = [], dict[str, int]()
    bots = [seat.level or "normal" for seat in seats if seat.kind == "bot"]
    for number, seat in enumerate(seats, 1):
        level = seat.level or "normal"
        if seat.kind == "person" and seat.name:
            name = printable(seat.name)
        elif seat.kind == "open":
            key = "lobby-kept-for" if seat.reserved else "lobby-open-seat"
            name = say(key, lang, name=printable(seat.name), number=number)
        elif seat.captain and has(f"captain-{seat.captain}", lang):
            captain = say(f"captain-{seat.captain}", lang)
            name = say("lobby-captain", lang, name=captain, level=level)
        elif bots.count(level) < 2:
            name = say("lobby-bot", lang, level=level)
        else:
            counts[level] = counts.get(level, 0) + 1
            name = say("lobby-bot-number", lang, level=level, number=counts[level])
        found.append(name)
    return found
