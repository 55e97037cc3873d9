"""Dialogs that open over the table: help, log, hints, results, a card."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.events import Click
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from entrepot.bots.hint import Advice
from entrepot.cli.games import face
from entrepot.cli.hint import render_advice
from entrepot.cli.screen import DIM
from entrepot.cli.sessions.scene import OpenQuestion, Scene
from entrepot.text import say

CLOSING = "escape,q"


class Sheet(ModalScreen[str]):
    """Something to read. Returns the option that was chosen in it, or ""."""

    BINDINGS = [Binding(CLOSING, "close", show=False)]

    def __init__(self, title: str, shown: RenderableType, keys: str, end: bool = False) -> None:
        super().__init__()
        self.shown, self.keys, self.at_end = shown, keys, end
        self.headline = title

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield from self.inside()
            yield Static(Text(self.keys, DIM), classes="foot")

    def inside(self) -> ComposeResult:
        with VerticalScroll(classes="body"):
            yield Static(self.shown, classes="shown")

    def on_mount(self) -> None:
        self.query_one(".sheet").border_title = self.headline
        self.begin()

    def begin(self) -> None:
        body = self.query_one(".body", VerticalScroll)
        body.focus()
        if self.at_end:
            self.call_after_refresh(body.scroll_end, animate=False)

    def on_click(self, event: Click) -> None:
        if event.widget is self:  # outside the sheet
            self.action_close()

    def action_close(self) -> None:
        self.dismiss("")


class Hint(Sheet):
    """What a bot would do; Enter does it."""

    BINDINGS = [Binding("enter", "take", show=False)]

    def __init__(self, found: list[Advice], asked: OpenQuestion, scene: Scene, lang: str) -> None:
        self.best = found[0].option if found else ""
        assert scene.seat is not None
        shown = Group(*render_advice(found, asked, scene.seat, lang, scene.names))
        super().__init__(say("play-hint-title", lang), shown, say("terminal-hint-keys", lang))

    def action_take(self) -> None:
        self.dismiss(self.best)


class InputSheet(Sheet):
    """Returns what is typed: words, or a number of the list below."""

    BINDINGS = [Binding("escape", "close", show=False)]

    def inside(self) -> ComposeResult:
        yield Input(max_length=200)
        yield from super().inside()

    def begin(self) -> None:
        self.query_one(Input).focus()

    @on(Input.Submitted)
    def send(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class Zoom(Sheet):
    """A card, enlarged. Typing searches for another one; the arrows go through the given ones."""

    BINDINGS = [
        Binding("escape", "close", show=False),
        Binding("down", "other(1)", show=False, priority=True),
        Binding("up", "other(-1)", show=False, priority=True),
    ]

    def __init__(self, things: Sequence[str], scene: Scene, lang: str) -> None:
        super().__init__(say("page-peek", lang), Text(), say("terminal-zoom-keys", lang))
        self.things, self.scene, self.lang = list(dict.fromkeys(things)), scene, lang
        self.at = 0

    def inside(self) -> ComposeResult:
        yield from super().inside()
        yield Input(id="name", compact=True, placeholder=say("terminal-zoom-find", self.lang))

    def begin(self) -> None:
        self.query_one(Input).focus()
        self.look()

    def look(self) -> None:
        typed = self.query_one(Input).value.strip()
        looks, view = face(self.scene.game), self.scene.view
        assert view is not None
        shown: RenderableType = Text()
        if typed:
            shown = looks.about(typed, view, self.lang)
        elif self.things:
            shown = looks.whole(self.things[self.at], view, self.lang)
        self.query_one(".shown", Static).update(shown)

    def action_other(self, step: int) -> None:
        if self.things:
            self.at = (self.at + step) % len(self.things)
            self.query_one(Input).value = ""
            self.look()

    @on(Input.Changed)
    def changed(self, event: Input.Changed) -> None:
        self.look()

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        self.action_close()
