"""Plain play, line by line, for screen readers, pipes and simple terminals.

In a live session, events are told as they come. Input typed at a terminal is read at once; input
from a pipe waits its turn: an answer waits until something is asked, and everything waits until
what was sent before has arrived. In a session that is not live, nothing is told or read until the
person is asked; then the table is shown, with all that happened since their last decision.
"""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Any

from rich.console import Console
from rich.text import Text

from entrepot import EntrepotError, Event, RuleFault, text
from entrepot.cli import screen, telling
from entrepot.cli.games import face
from entrepot.cli.hint import render_advice
from entrepot.cli.menu import Menu, print_information, print_menu, take_typed
from entrepot.cli.menu_entries import HELP, LOG, LOOK, QUIT
from entrepot.cli.sessions import CLOSING_TIME, GameSession
from entrepot.cli.sessions.phrases import answer_list, phrase_list
from entrepot.cli.sessions.scene import (
    AGREE,
    BACK,
    HINT,
    KEYS,
    PREPARE,
    PREPARE_KEY,
    PROPOSE,
    REFUSE,
    SAY_KEY,
    UNDO,
    WITHDRAW,
    OpenQuestion,
    Scene,
)
from entrepot.text import say

QUIET_TIME = 0.7
"""Seconds without news before saying who is being waited for."""
LAST_ANSWER_TIME = 1.0
"""Seconds to wait for an answer that is on its way when somebody leaves."""


class PlainClient:
    def __init__(self, session: GameSession, lang: str) -> None:
        self.session, self.lang, self.out = session, lang, screen.console()
        self.failure: Exception | None = None
        self.return_code = 0
        self.terminal = sys.stdin is not None and sys.stdin.isatty()
        self.news = asyncio.Event()
        self.typed: deque[str | None] = deque()
        """Lines that wait to be handled; None marks the end of the input."""
        self.task: asyncio.Task[None] | None = None
        """The answer or command that is on its way."""
        self.task_notice = ""
        """What to say about it if it takes long."""
        self.leaving = False
        self.menu: Menu | None = None
        self.asked: OpenQuestion | None = None
        """The question that was last shown or answered."""
        self.told: list[Event] = []
        self.notices: Sequence[str] = ()
        self.talk_told = 0
        self.connected = True
        self.told_waiting = ""
        self.prompted = False

    def run(self) -> None:
        with suppress(KeyboardInterrupt):
            asyncio.run(self.play())

    async def play(self) -> None:
        loop = asyncio.get_running_loop()
        screen.on_stop_signal(loop, self.interrupt)

        def heard(line: str | None) -> None:
            with suppress(RuntimeError):  # the loop ended before the reader did
                loop.call_soon_threadsafe(self.hear, line)

        screen.read_in_thread(heard)
        running = asyncio.create_task(self.run_session())
        try:
            await self.take_turns()
            if self.task is not None and self.session.live:
                await asyncio.wait({self.task}, timeout=LAST_ANSWER_TIME)
        finally:
            if self.task is not None:
                self.task.cancel()
            running.cancel()
            await asyncio.wait({running}, timeout=CLOSING_TIME)

    async def run_session(self) -> None:
        try:
            await self.session.run(self.news.set)
        except Exception as error:
            self.fail(error)

    async def take_turns(self) -> None:
        """Tell the news and read input until the person leaves or there is nothing to stay for."""
        while not self.leaving:
            self.tell()
            if self.leaving:
                return
            if self.typed and self.ready(self.typed[0]):
                self.take(self.typed.popleft())
                continue
            self.prompt()
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), QUIET_TIME)
            except TimeoutError:
                self.tell_waiting()
                await self.news.wait()

    def hear(self, line: str | None) -> None:
        self.typed.append(line)
        self.news.set()

    def leave(self) -> None:
        self.leaving = True
        self.news.set()

    def fail(self, error: Exception) -> None:
        self.failure = error
        self.leave()

    def interrupt(self) -> None:
        """Called at the end of the input, on Ctrl-C, or when the program is told to end."""
        if not self.session.live and not self.leaving:
            self.prompt()
            self.out.print()
        self.leave()

    # -- what is told

    def scene(self) -> Scene:
        return self.session.scene(self.lang)

    def print(self, *shown: Any) -> None:
        """Print on a new line."""
        if self.prompted:
            self.out.print()
            self.prompted = False
        self.out.print(*shown)

    def prompt(self) -> None:
        if self.menu is not None and self.task is None and not self.prompted:
            self.out.print(say("cli-prompt", self.lang), end="")
            self.prompted = True

    def tell(self) -> None:
        scene, lang = self.scene(), self.lang
        if scene.gone:
            self.print(Text(say(f"error-{scene.gone}", lang)))
            self.return_code = 1
            self.leave()
            return
        if scene.bots_pending:  # their moves are told with the next question
            return
        self.tell_people(scene)
        if self.session.live:
            self.tell_events(scene)
        if scene.over and scene.view is not None:
            self.print_table(scene)
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
        """Tell about the connection, who is there, and what they propose."""
        if scene.connected and not self.connected:
            self.print(say("cli-connected", self.lang))
        self.connected = scene.connected or not scene.game  # else it never was connected
        for line in scene.talk[self.talk_told :]:
            self.print(Text(screen.printable(line)))
        self.talk_told = len(scene.talk)
        fresh = [each for each in scene.notices if each not in self.notices]
        self.notices = scene.notices
        for each in fresh:
            self.print(Text(screen.printable(each)))
        if fresh:
            self.tell_keys(scene, AGREE, REFUSE, WITHDRAW, BACK)

    def tell_keys(self, scene: Scene, *commands: str) -> None:
        known = {key: act for key, act in KEYS.items() if act in commands and act in scene.commands}
        told = [f"{key} {say(f'terminal-key-{act}', self.lang)}" for key, act in known.items()]
        if told:
            self.print(Text(", ".join(told), screen.DIM))

    def tell_events(self, scene: Scene) -> None:
        """Tell the new events, after saying so if some were undone."""
        pairs = zip(self.told, scene.events, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if same < len(self.told):
            self.print(say("lobby-stepped-back", self.lang))
        if same < len(scene.events):
            self.print()
            fresh = scene.events[same:]
            telling.tell(fresh, scene.game, self.out, self.lang, scene.names)
            self.told_waiting = ""
        self.told = list(scene.events)

    def tell_waiting(self) -> None:
        """Say once what is still awaited; quick bots need not be named."""
        scene, told = self.scene(), ""
        if not self.session.live:
            return
        if self.task is not None:
            told = self.task_notice
        elif self.menu is None and scene.view is not None and scene.connected:
            told = telling.waiting(scene, self.lang)
        if told and told != self.told_waiting:
            self.told_waiting = told
            self.print(Text(told))

    def print_table(self, scene: Scene) -> None:
        self.print()
        print_table(scene, self.out, self.lang, news=not self.session.live)

    def ask(self, scene: Scene) -> None:
        self.print_table(scene)
        if scene.clock:
            self.print(Text(f"{say('lobby-time-left', self.lang)}: {scene.clock}"))
        self.open_menu(scene)

    def open_menu(self, scene: Scene) -> None:
        self.menu = Menu(scene, self.lang)
        print_menu(self.menu, self.out)

    def refuse(self, error: EntrepotError) -> None:
        told = screen.refusal(error, self.lang, self.scene().names)
        self.print(Text(screen.printable(told)))

    # -- what is typed

    def ready(self, line: str | None) -> bool:
        """Whether it is this line's turn."""
        if not self.session.live:
            return self.menu is not None and self.task is None
        if self.terminal:
            return True
        if self.task is not None or not self.scene().game:
            return False
        if line is None:
            return True
        typed = screen.cleaned(line)
        free = (HELP, LOG, LOOK, QUIT, *(key for key, act in KEYS.items() if act != HINT))
        begun = (f"{LOOK} ", f"{SAY_KEY} ", f"{PREPARE_KEY} ")
        return self.menu is not None or typed in free or typed.startswith(begun)

    def take(self, line: str | None) -> None:
        if line is None:
            self.interrupt()
            return
        if not self.terminal or not self.session.live:
            self.prompt()
        if not self.terminal:  # echo input from a pipe, as a terminal would
            self.out.print(Text(screen.printable(line)), soft_wrap=True)
        self.prompted = False
        scene, typed = self.scene(), screen.cleaned(line)
        if not self.session.live:  # capital-letter commands exist only in live sessions
            typed = typed.lower()
        if typed.lower() == QUIT:
            self.quit(scene)
        elif not scene.game:
            self.print(say("lobby-connecting", self.lang))
        elif typed.split(" ")[0] in (SAY_KEY, PREPARE_KEY):
            self.say_or_prepare(scene, KEYS[typed[0]], typed[1:].strip())
        elif typed in KEYS:
            self.command(scene, KEYS[typed])
        elif print_information(typed.lower(), scene, self.out, self.lang):
            if self.menu is not None:
                print_menu(self.menu, self.out)
        elif self.task is not None:
            self.print(say("play-why-sent", self.lang))
        elif self.menu is None:
            self.told_waiting = ""
            self.tell_waiting()
        elif typed == "" and not self.menu.inside:
            self.ask(scene)
        elif option := take_typed(typed.lower(), self.menu, self.out):
            asked, self.menu = self.menu.asked, None
            said = text.option(asked, option, self.lang, scene.names)
            self.begin(self.answer(asked, option), say("play-sent", self.lang, option=said))

    def quit(self, scene: Scene) -> None:
        """Leave, unless the game can't be saved."""
        try:
            self.session.save()
        except OSError as error:
            screen.complain(screen.file_fault(error, self.lang))
            self.open_menu(scene)
        else:
            self.leave()

    async def answer(self, asked: OpenQuestion, option: str) -> None:
        try:
            await self.session.answer(asked.id, option)
        except EntrepotError:
            self.asked = None  # ask again if it is still open
            raise

    def command(self, scene: Scene, act: str) -> None:
        if act not in scene.commands:
            self.print(say("cli-not-now", self.lang))
        elif self.task is not None:
            self.print(say("play-why-sent", self.lang))
        elif act == HINT:
            self.begin(self.advise(scene), say("play-hint-asked", self.lang))
        else:
            self.begin(self.do(act))

    def say_or_prepare(self, scene: Scene, act: str, words: str) -> None:
        """Do it; without words, list the phrases or the answers."""
        if act not in scene.commands:
            self.print(say("cli-not-now", self.lang))
        elif words:
            self.begin(self.do(act, words))
        elif act == PREPARE:
            self.begin(self.list_answers())
        else:
            self.print(phrase_list(self.lang))

    async def list_answers(self) -> None:
        self.print(answer_list(await self.session.preparable(self.lang), self.lang))

    async def do(self, act: str, words: str = "") -> None:
        try:
            await self.session.do(act, words)
        except EntrepotError as error:
            self.refuse(error)
            if act == UNDO:
                self.tell_keys(self.scene(), PROPOSE)
            if not self.session.live:
                self.open_menu(self.scene())
        else:
            if act == PREPARE and words == "0":
                self.print(say("cli-unprepared", self.lang))
            if not self.session.live:
                self.print(say("cli-undone", self.lang))
                self.menu = self.asked = None

    async def advise(self, scene: Scene) -> None:
        found, asked = await self.session.hint(), scene.question
        if found and asked is not None and asked == self.scene().question:
            assert scene.seat is not None
            for each in render_advice(found, asked, scene.seat, self.lang, scene.names):
                self.print(each)
            if not self.session.live:
                self.open_menu(scene)

    def begin(self, act: Coroutine[Any, Any, None], notice: str = "") -> None:
        """Start one act, alongside receiving news and reading input; only one runs at a time."""

        async def done() -> None:
            try:
                await act
            except Exception as error:
                if isinstance(error, EntrepotError) and not isinstance(error, RuleFault):
                    self.refuse(error)
                else:
                    self.fail(error)
            finally:
                self.task = None
                self.news.set()

        self.told_waiting, self.task_notice = "", notice
        self.task = asyncio.create_task(done())


def print_table(scene: Scene, out: Console, lang: str, news: bool) -> None:
    """Print the table and, with `news`, what happened since the person's last decision."""
    assert scene.view is not None
    out.print(face(scene.game).table(scene.view, scene.seat, lang, scene.names))
    if news and (events := scene.events[scene.fresh :]):
        out.print()
        telling.tell(events, scene.game, out, lang, scene.names)
