"""Playing on a full screen."""

from __future__ import annotations

import asyncio

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key

from entrepot import EntrepotError, text
from entrepot.cli.full import words
from entrepot.cli.full.board import Board
from entrepot.cli.full.choices import Choices
from entrepot.cli.full.dialogs import Hint, InputSheet
from entrepot.cli.games import copies
from entrepot.cli.screen import on_stop_signal, refusal
from entrepot.cli.sessions import CLOSING_TIME, GameSession
from entrepot.cli.sessions.phrases import answer_list, phrase_list
from entrepot.cli.sessions.scene import HINT, KEYS, PREPARE, SAY, Scene
from entrepot.text import LANGUAGES, say

ACTS = {
    "question_mark": "help",
    "slash": "find",
    "i": "card",
    **KEYS,
    "l": "log",
    "r": "result",
    "L": "language",
    "q": "quit",
}
HELPED = [act for act in ACTS.values() if act != "help"]
BLINK = 0.04


class PlayApp(Board):
    def __init__(self, session: GameSession, lang: str, light: bool = False) -> None:
        super().__init__(lambda: session.scene(self.lang), lang, light)
        self.session = session
        self.sent = ""
        """The option that is on its way."""
        self.due = False
        self.running_session: asyncio.Task[None] | None = None
        self.sending: asyncio.Task[None] | None = None
        self.failure: Exception | None = None
        self.ended = False
        """Whether the result has been shown."""

    def below(self) -> ComposeResult:
        yield Choices(self.chosen)

    @property
    def choices(self) -> Choices:
        return self.under.query_one(Choices)

    def begin(self) -> None:
        on_stop_signal(asyncio.get_running_loop(), lambda: self.exit(""))
        self.choices.lines.focus()
        self.running_session = asyncio.create_task(self.run_session())
        self.set_interval(1, self.tick)

    def tick(self) -> None:
        """Time goes by, also where nothing happens."""
        if (scene := self.scene()).clock:
            self.line("notices", words.notices(scene, self.lang))

    async def on_unmount(self) -> None:
        """End processes and connections before the loop ends."""
        if self.running_session is not None:
            self.running_session.cancel()
            await asyncio.wait({self.running_session}, timeout=CLOSING_TIME)

    async def run_session(self) -> None:
        try:
            await self.session.run(self.draw_soon)
        except Exception as error:
            self.failure = error
            self.exit("")

    def draw_soon(self) -> None:
        """Redraw once for everything that happens within a blink: quick bots cost one redraw."""
        if not self.due:
            self.due = True
            self.set_timer(BLINK, self.draw)

    def draw(self) -> None:
        self.due = False
        if not self.is_running or not self.screen_stack:
            return
        super().draw()
        scene = self.scene()
        self.choices.show(scene, self.lang)
        if scene.over and not self.ended:
            self.ended = True
            self.read_result()

    def asked(self, scene: Scene) -> Text:
        if self.sent:
            return Text(say("play-sent", self.lang, option=self.sent))
        return super().asked(scene)

    def keys(self) -> list[tuple[str, str]]:
        scene = self.scene()
        possible = {"help", "log", "quit", *scene.commands}
        possible |= {"find"} if scene.question else set()
        possible |= {"card"} if scene.view else set()
        possible |= {"result"} if scene.over else set()
        possible |= {"language"} if len(LANGUAGES) > 1 else set()
        return [(key, act) for key, act in ACTS.items() if act in possible]

    # -- doing

    async def on_key(self, event: Key) -> None:
        """Handle a key that no widget has used. One without a meaning changes nothing."""
        if len(self.screen_stack) > 1:
            return
        if self.choices.filter.has_focus and event.key != "escape":
            if event.key == "down":
                self.choices.lines.focus()
            return
        if event.key in ("escape", "backspace", "b"):
            if not self.choices.back():
                self.choices.lines.focus()
        elif event.character and event.character in "0123456789":
            self.choices.digit(event.character)
        elif event.character and self.choices.letter(event.character):
            pass
        elif event.key in ACTS:
            await self.act(ACTS[event.key])
        else:
            return
        event.stop()

    async def act(self, name: str) -> None:
        await super().act(name)
        if name in KEYS.values():
            if name in self.scene().commands:
                asks = {HINT: self.advise, SAY: self.talk, PREPARE: self.plan}
                self.run_worker(asks[name]() if name in asks else self.do(name))
        elif name in [act for _, act in self.keys()]:
            done = {
                "help": self.help,
                "find": self.choices.open_filter,
                "card": lambda: self.zoom([*self.choices.things(), *self.held()]),
                "log": self.read_log,
                "result": self.read_result,
                "language": self.speak,
                "quit": self.action_leave,
            }[name]()
            if done is not None:
                await done

    async def talk(self) -> None:
        title, keys = say("talk-title", self.lang), say("terminal-say-keys", self.lang)
        self.ask_for(SAY, InputSheet(title, phrase_list(self.lang), keys))

    async def plan(self) -> None:
        try:
            answers = answer_list(await self.session.preparable(self.lang), self.lang)
        except EntrepotError as error:
            self.refused(error)
            return
        title, keys = say("play-prepare", self.lang), say("terminal-prepare-keys", self.lang)
        self.ask_for(PREPARE, InputSheet(title, answers, keys))

    def ask_for(self, command: str, sheet: InputSheet) -> None:
        def take(words: str | None) -> None:
            if words:
                self.run_worker(self.do(command, words))

        self.push_screen(sheet, take)

    async def do(self, command: str, words: str = "") -> None:
        try:
            await self.session.do(command, words)
        except EntrepotError as error:
            self.refused(error)
        self.draw()

    def chosen(self, question: str, option: str) -> None:
        """Send the answer and show so. A second choice is ignored until the first has arrived."""
        scene = self.scene()
        asked = scene.question
        if not self.sent and asked is not None and asked.id == question:
            self.sent = text.option(asked, option, self.lang, scene.names)
            self.sending = asyncio.create_task(self.give(question, option))

    async def give(self, question: str, option: str) -> None:
        self.draw_soon()
        try:
            await self.session.answer(question, option)
        except EntrepotError as error:
            self.refused(error)
        finally:
            self.sent = ""
        self.choices.close_filter()
        self.draw()

    async def action_leave(self) -> None:
        """Leave, after giving an answer that is on its way a second to arrive."""
        if self.sending is not None:
            await asyncio.wait({self.sending}, timeout=1)
        self.exit("")

    async def advise(self) -> None:
        asked = self.scene().question
        if asked is None:
            return
        self.notify(say("play-hint-asked", self.lang), markup=False, timeout=1)
        try:
            found = await self.session.hint()
        except EntrepotError as error:
            self.refused(error)
            return
        scene = self.scene()
        if scene.question == asked and found and len(self.screen_stack) == 1:

            def take(option: str | None) -> None:
                if option:
                    self.chosen(asked.id, option)

            self.push_screen(Hint(found, asked, scene, self.lang), take)

    def held(self) -> list[str]:
        scene = self.scene()
        if scene.view is None or scene.seat is None:
            return []
        return list(scene.view.players[scene.seat].hand)

    def refused(self, error: EntrepotError) -> None:
        self.complain(refusal(error, self.lang, self.scene().names))

    def help(self) -> None:
        """Explain the question and the keys."""
        scene = self.scene()
        shown: list[RenderableType] = []
        if scene.question and scene.view:
            why = text.why(scene.question, self.lang, copies(scene.view))
            shown += [words.asked(scene, self.lang), Text(why), Text()]
        shown += [Text(say("terminal-help", self.lang)), Text()]
        possible = {key: act for key, act in ACTS.items() if act in HELPED}
        shown.append(words.key_table({**possible, "tab": "pane"}, self.lang))
        self.read(say("play-keys", self.lang), Group(*shown))
