"""The table on a full screen: the panes, their places, and what can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click, Resize
from textual.geometry import Size
from textual.screen import Screen
from textual.theme import Theme
from textual.widgets import Static

from entrepot import Event
from entrepot.cli.full import words
from entrepot.cli.full.dialogs import Sheet, Zoom
from entrepot.cli.games import face
from entrepot.cli.screen import BOLD, DIM, THING, printable
from entrepot.cli.sessions.scene import Scene
from entrepot.cli.telling import outcome, sentences
from entrepot.text import LANGUAGES, Names, say

ROOMY = (110, 32)
"""From this size up, all panes are side by side; below it, one is shown at a time."""
MARGIN = 1
"""Not counting the lines around the table (full.tcss)."""
LONGEST_LOG = 60
"""How many events the pane holds; the log that opens over the table has all of them."""
PANES = ["table", "own", "log"]
NIGHT = Theme(
    "entrepot",
    primary="#d9a441",
    secondary="#5b8fb0",
    accent="#d9a441",
    warning="#e0a030",
    error="#e06c5a",
    success="#7fb069",
    foreground="#e8e4da",
    background="#10202b",
    surface="#162a37",
    panel="#1f3947",
    dark=True,
)
DAY = Theme(
    "entrepot-light",
    primary="#8a5a00",
    secondary="#2b6485",
    accent="#8a5a00",
    warning="#8f5b00",
    error="#b3261e",
    success="#3d7a2a",
    foreground="#1f2a30",
    background="#f7f4ec",
    surface="#efeadd",
    panel="#e2dac8",
    dark=False,
)


class Pane(VerticalScroll):
    """A part of the table; it scrolls if it is too long for its place."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, classes="pane")
        self.facts: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        yield Static()

    def show(self, draw: Callable[..., RenderableType], *facts: object) -> bool:
        """Draw, unless the facts are the same as last time: drawing is slow."""
        if self.facts == facts:
            return False
        self.facts = facts
        self.query_one(Static).update(draw(*facts))
        return True


class Board(App[str]):
    """Shows what there is to see, without changing any of it."""

    CSS_PATH = "full.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("tab", "pane(1)", show=False, priority=True),
        Binding("shift+tab", "pane(-1)", show=False, priority=True),
        Binding("ctrl+c,ctrl+d", "leave", show=False, priority=True),
    ]

    def __init__(self, scene: Callable[[], Scene], lang: str, light: bool = False) -> None:
        super().__init__()
        self.scene, self.lang, self.ground = scene, lang, DAY if light else NIGHT
        self.title = say("page-title", lang)
        self.pane = PANES[0]
        self.room = Size(0, 0)
        self.shown: dict[str, str] = {}
        """The lines around the table as last drawn, so that only changes are redrawn."""

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        yield Static(id="question")
        yield Static(id="notices")
        yield Static(id="tabs")
        with Horizontal(id="sheet"):
            with Vertical(id="left"):
                yield Pane("table")
                yield Pane("own")
            yield Pane("log")
        yield from self.below()
        yield Static(id="keys")

    def below(self) -> ComposeResult:
        """The person's controls, below the table."""
        yield from ()

    def on_mount(self) -> None:
        self.room = self.size
        self.register_theme(self.ground)
        self.theme = self.ground.name
        self.draw()
        self.begin()

    @property
    def under(self) -> Screen[Any]:
        """The table's own screen, whatever lies over it."""
        return self.screen_stack[0]

    # -- what subclasses add to

    def begin(self) -> None:
        """What happens once the table is there."""

    def keys(self) -> list[tuple[str, str]]:
        """What can be done now: the key, and the name of the act."""
        return []

    async def act(self, name: str) -> None:
        if name.startswith(words.SHOW):
            self.pane = name.removeprefix(words.SHOW)
            self.draw()

    # -- drawing

    def draw(self) -> None:
        """Draw the whole screen, from the scene alone."""
        scene, lang, width = self.scene(), self.lang, self.room.width - 2 * MARGIN
        self.line("headline", words.headline(scene, lang, width))
        self.line("question", self.asked(scene))
        self.line("notices", words.notices(scene, lang))
        self.line("tabs", words.tabs(self.panes(), self.pane, lang))
        self.line("keys", words.keys(self.keys(), lang, width))
        table, own = self.under.query_one("#table", Pane), self.under.query_one("#own", Pane)
        own.display = scene.seat is not None and scene.view is not None
        if scene.view is None:
            table.show(words.seats, scene, lang)
        else:
            looks, facts = face(scene.game), (scene.view, scene.seat, lang, scene.names)
            table.show(looks.middle, *facts)
            if scene.seat is not None:
                own.show(looks.own, *facts)
        log, recent = self.under.query_one("#log", Pane), scene.events[-LONGEST_LOG:]
        if log.show(told, recent, scene.game, scene.fresh, lang, scene.names):
            log.call_after_refresh(log.scroll_end, animate=False)
        for name in PANES:
            self.under.query_one(f"#{name}").border_title = say(f"terminal-pane-{name}", lang)
        self.place()

    def asked(self, scene: Scene) -> Text:
        return words.asked(scene, self.lang)

    def line(self, name: str, shown: Text) -> None:
        if self.shown.get(name) != shown.markup:
            self.shown[name] = shown.markup
            found = self.under.query_one(f"#{name}", Static)
            found.update(shown)
            found.display = bool(shown)

    # -- panes

    @property
    def roomy(self) -> bool:
        return self.room.width >= ROOMY[0] and self.room.height >= ROOMY[1]

    def panes(self) -> list[str]:
        watching = self.scene().seat is None
        return [name for name in PANES if name != "own" or not watching]

    def place(self) -> None:
        """Arrange the panes; where space is short, only one is shown."""
        self.set_class(not self.roomy, "narrow")
        if self.pane not in self.panes():
            self.pane = PANES[0]
        for name in PANES:
            shown = name in self.panes() and (self.roomy or name == self.pane)
            self.under.query_one(f"#{name}").display = shown
        self.under.query_one("#left").display = self.roomy or self.pane != "log"
        self.under.query_one("#tabs").display = not self.roomy

    def on_resize(self, event: Resize) -> None:
        self.room = event.size
        self.draw()

    def action_pane(self, step: int) -> None:
        panes = self.panes()
        self.pane = panes[(panes.index(self.pane) + step) % len(panes)]
        self.draw()
        if self.roomy:
            self.under.query_one(f"#{self.pane}").focus()

    # -- looking

    def on_click(self, event: Click) -> None:
        """Cards can be looked at wherever they are named; keys can be clicked."""
        meta = event.style.meta
        if THING in meta and len(self.screen_stack) == 1:
            self.zoom([meta[THING]])
        elif words.ACT in meta:
            self.run_worker(self.act(meta[words.ACT]), exclusive=False)

    def zoom(self, things: Sequence[str]) -> None:
        scene = self.scene()
        if scene.view is not None:
            self.push_screen(Zoom(things, scene, self.lang))

    def read(self, title: str, shown: RenderableType, end: bool = False) -> None:
        self.push_screen(Sheet(title, shown, say("terminal-sheet-keys", self.lang), end))

    def read_log(self) -> None:
        scene = self.scene()
        title = say("terminal-pane-log", self.lang)
        shown = told(scene.events, scene.game, scene.fresh, self.lang, scene.names)
        self.read(title, shown, end=True)

    def read_result(self) -> None:
        scene = self.scene()
        if scene.view is not None and scene.over:
            shown = Group(*outcome(scene.view, self.lang, scene.names))
            self.read(say("end-scores", self.lang), shown)

    def speak(self) -> None:
        """Switch to the next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        self.draw()

    async def action_leave(self) -> None:
        self.exit("")

    def complain(self, message: str) -> None:
        self.notify(printable(message), severity="error", markup=False, timeout=8)


def told(events: Sequence[Event], game: str, fresh: int, lang: str, names: Names) -> RenderableType:
    """The log, one line per event; events from before the person's last decision are dim."""
    lines = []
    for event in events:
        for sentence in sentences([event], game, lang, names):
            if sentence.style != BOLD:
                sentence = Text.assemble(("· ", DIM), sentence)
            if event.n < fresh:
                sentence.stylize("dim")
            lines.append(sentence)
    return Text("\n").join(lines)
