"""At a place in lines, for screen readers and pipes: what happens is told as it comes.

What is typed at a terminal is taken at once. What comes from a pipe waits for its turn: an answer
until something is asked, and everything until what was sent before has arrived.
"""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from rich.text import Text

from entrepot import EntrepotError, Event, Option, text
from entrepot.cli import screen, telling
from entrepot.cli.choosing import HELP, LOG, LOOK, QUIT
from entrepot.cli.games import face
from entrepot.cli.hinting import advice
from entrepot.cli.menu import Menu, looked
from entrepot.cli.places.scene import (
    AGREE,
    BACK,
    FAREWELL,
    HINT,
    KEYS,
    PROPOSE,
    REFUSE,
    UNDO,
    WITHDRAW,
    Asked,
    Place,
    Scene,
)
from entrepot.text import say, seat_name

QUIET = 0.7
"""Seconds without news after which it is said who is waited for."""
BRIEF = 1.0
"""Seconds for an answer that is on its way when somebody leaves."""


class Lines:
    def __init__(self, place: Place, lang: str) -> None:
        self.place, self.lang, self.out = place, lang, screen.console()
        self.failure: Exception | None = None
        self.return_code = 0
        self.terminal = sys.stdin is not None and sys.stdin.isatty()
        self.stirred = asyncio.Event()
        self.typed: deque[str | None] = deque()
        """Lines that wait; None: the end of them."""
        self.doing: asyncio.Task[None] | None = None
        self.on_the_way = ""
        """What is to be said of it if it takes long."""
        self.leaving = False
        self.menu: Menu | None = None
        self.asked: Asked | None = None
        """The question that was shown last, or answered."""
        self.told: list[Event] = []
        self.notices: Sequence[str] = ()
        self.connected = True
        self.waited = ""
        self.prompted = False

    def run(self) -> None:
        with suppress(KeyboardInterrupt):
            asyncio.run(self.play())

    async def play(self) -> None:
        loop = asyncio.get_running_loop()
        screen.on_break(loop, self.leave)

        def heard(line: str | None) -> None:
            with suppress(RuntimeError):  # the loop has ended before the reader
                loop.call_soon_threadsafe(self.hear, line)

        screen.listen(heard)
        life = asyncio.create_task(self.living())
        try:
            await self.rounds()
            if self.doing is not None:
                await asyncio.wait({self.doing}, timeout=BRIEF)
        finally:
            life.cancel()
            await asyncio.wait({life}, timeout=FAREWELL)

    async def living(self) -> None:
        try:
            await self.place.run(self.stirred.set)
        except Exception as error:
            self.failure = error
            self.leave()

    async def rounds(self) -> None:
        """Until somebody leaves, or there is nothing to stay for."""
        while not self.leaving:
            self.tell()
            if self.typed and self.ready(self.typed[0]):
                self.take(self.typed.popleft())
                continue
            self.prompt()
            self.stirred.clear()
            try:
                await asyncio.wait_for(self.stirred.wait(), QUIET)
            except TimeoutError:
                self.tell_waiting()
                await self.stirred.wait()

    def hear(self, line: str | None) -> None:
        self.typed.append(line)
        self.stirred.set()

    def leave(self) -> None:
        self.leaving = True
        self.stirred.set()

    # -- what is told

    def scene(self) -> Scene:
        return self.place.scene(self.lang)

    def print(self, *shown: Any) -> None:
        """On a line of its own."""
        if self.prompted:
            self.out.print()
            self.prompted = False
        self.out.print(*shown)

    def prompt(self) -> None:
        if self.menu is not None and self.doing is None and not self.prompted:
            self.out.print(say("cli-prompt", self.lang), end="")
            self.prompted = True

    def tell(self) -> None:
        """All that is new."""
        scene, lang = self.scene(), self.lang
        if scene.gone:
            self.print(Text(say(f"error-{scene.gone}", lang)))
            self.return_code = 1
            self.leave()
            return
        self.tell_people(scene)
        self.tell_events(scene)
        if scene.over and scene.view is not None:
            self.show_table(scene)
            self.print()
            telling.result(scene.view, self.out, lang, scene.names)
            self.leave()
        elif scene.question != self.asked:
            if self.menu is not None:
                self.menu = None
                self.print(say("cli-question-gone", lang))
            self.asked = scene.question
            if self.asked is not None:
                self.ask(scene)

    def tell_people(self, scene: Scene) -> None:
        """The connection, who is there, and what they propose."""
        if scene.connected and not self.connected:
            self.print(say("cli-connected", self.lang))
        self.connected = scene.connected or not scene.game  # else it never was
        fresh = [each for each in scene.notices if each not in self.notices]
        self.notices = scene.notices
        for each in fresh:
            self.print(Text(screen.printable(each)))
        if fresh:
            self.tell_keys(scene, AGREE, REFUSE, WITHDRAW, BACK)

    def tell_keys(self, scene: Scene, *acts: str) -> None:
        known = [(key, act) for key, act in KEYS.items() if act in acts and act in scene.commands]
        told = [f"{key} {say(f'terminal-key-{act}', self.lang)}" for key, act in known]
        if told:
            self.print(Text(", ".join(told), screen.DIM))

    def tell_events(self, scene: Scene) -> None:
        """Those that have come; or first that some are undone."""
        same = 0
        for before, now in zip(self.told, scene.events, strict=False):
            if before != now:
                break
            same += 1
        if same < len(self.told):
            self.print(say("lobby-stepped-back", self.lang))
        if same < len(scene.events):
            self.print()
            fresh = scene.events[same:]
            telling.tell(fresh, scene.game, self.out, self.lang, scene.names)
            self.waited = ""
        self.told = list(scene.events)

    def tell_waiting(self) -> None:
        """What is still awaited, once; bots that are quick need not be named."""
        scene, told = self.scene(), ""
        if self.doing is not None:
            told = self.on_the_way
        elif self.menu is None and scene.view is not None and scene.connected:
            told = telling.waiting(scene, self.lang)
        if told and told != self.waited:
            self.waited = told
            self.print(Text(told))

    def show_table(self, scene: Scene) -> None:
        assert scene.view is not None
        self.print()
        self.out.print(face(scene.game).table(scene.view, scene.seat, self.lang, scene.names))

    def ask(self, scene: Scene) -> None:
        self.show_table(scene)
        self.menu = Menu(scene, self.out, self.lang)
        self.menu.show()

    def refuse(self, error: EntrepotError) -> None:
        scene, known = self.scene(), text.has(f"error-{error.code}", self.lang)
        told = (
            text.error(error, self.lang, people=True, names=scene.names)
            if known
            else say("lobby-unknown-problem", self.lang, code=error.code)
        )
        self.print(Text(screen.printable(told)))

    # -- what is typed

    def ready(self, line: str | None) -> bool:
        """Whether its time has come."""
        if self.terminal:
            return True
        if self.doing is not None or not self.scene().game:
            return False
        if line is None:
            return True
        typed = screen.cleaned(line)
        free = (HELP, LOG, LOOK, QUIT, *(key for key, act in KEYS.items() if act != HINT))
        return self.menu is not None or typed in free or typed.startswith(f"{LOOK} ")

    def take(self, line: str | None) -> None:
        if line is None:
            self.leave()
            return
        if not self.terminal:  # what comes from a pipe is shown, as a terminal would
            self.prompt()
            self.out.print(Text(screen.printable(line)))
        self.prompted = False
        scene, typed = self.scene(), screen.cleaned(line)
        if typed.lower() == QUIT:
            self.leave()
        elif not scene.game:
            self.print(say("lobby-connecting", self.lang))
        elif typed in KEYS:
            self.command(scene, KEYS[typed])
        elif looked(typed.lower(), scene, self.out, self.lang):
            if self.menu is not None:
                self.menu.show()
        elif self.doing is not None:
            self.print(say("play-why-sent", self.lang))
        elif self.menu is None:
            self.waited = ""
            self.tell_waiting()
        elif typed == "" and not self.menu.inside:
            self.ask(scene)
        elif option := self.menu.take(typed.lower()):
            self.answer(scene, self.menu.asked, option)

    def answer(self, scene: Scene, asked: Asked, option: str) -> None:
        self.menu = None
        said = text.option(Option(option, asked.kind, asked.game), self.lang, scene.names)
        self.begin(self.give(asked, option), say("play-sent", self.lang, option=said))

    async def give(self, asked: Asked, option: str) -> None:
        try:
            await self.place.answer(asked.id, option)
        except EntrepotError:
            self.asked = None  # it is asked again, if it is still open
            raise

    def command(self, scene: Scene, act: str) -> None:
        if act not in scene.commands:
            self.print(say("cli-not-now", self.lang))
        elif self.doing is not None:
            self.print(say("play-why-sent", self.lang))
        elif act == HINT:
            self.begin(self.advise(scene), say("play-hint-asked", self.lang))
        else:
            self.begin(self.do(act))

    async def do(self, act: str) -> None:
        try:
            await self.place.do(act)
        except EntrepotError as error:
            self.refuse(error)
            if act == UNDO:
                self.tell_keys(self.scene(), PROPOSE)

    async def advise(self, scene: Scene) -> None:
        found, asked = await self.place.hint(), scene.question
        if found and asked is not None and asked == self.scene().question:
            assert scene.seat is not None
            who = seat_name(scene.seat, scene.names, self.lang)
            for each in advice(found, asked, who, self.lang, scene.names):
                self.print(each)

    def begin(self, act: Coroutine[Any, Any, None], on_the_way: str = "") -> None:
        """Beside hearing and reading; one thing at a time."""

        async def done() -> None:
            try:
                await act
            except EntrepotError as error:
                self.refuse(error)
            except Exception as error:
                self.failure = error
                self.leave()
            finally:
                self.doing = None
                self.stirred.set()

        self.waited, self.on_the_way = "", on_the_way
        self.doing = asyncio.create_task(done())
