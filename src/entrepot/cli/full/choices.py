"""The choices: a list with numbers and groups that can be filtered by typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option as Line

from entrepot.cli.cards import folded
from entrepot.cli.menu import Menu
from entrepot.cli.menu_entries import MenuEntry
from entrepot.cli.sessions.scene import OpenQuestion, Scene


class Choices(Vertical):
    """What can be answered now. Only Enter, a number, a letter or a click chooses."""

    def __init__(self, chosen: Callable[[str, str], None]) -> None:
        super().__init__(id="choices")
        self.chosen = chosen
        """Called with the question's id and the option."""
        self.lang = "en"
        self.asked: OpenQuestion | None = None
        self.menu: Menu | None = None
        self.typed = ""
        """Digits that may begin a longer number."""

    def compose(self) -> ComposeResult:
        yield OptionList(id="options")
        yield Input(id="filter", compact=True)

    @property
    def lines(self) -> OptionList:
        return self.query_one(OptionList)

    @property
    def filter(self) -> Input:
        return self.query_one(Input)

    @property
    def entries(self) -> list[MenuEntry]:
        return self.menu.entries if self.menu else []

    def show(self, scene: Scene, lang: str) -> None:
        """Show the question; if it has not changed, keep the list and its highlighted line."""
        before = self.asked, self.lang
        self.asked, self.lang = scene.question, lang
        if (self.asked, lang) == before:
            if self.menu:
                self.menu.see(scene)
            return
        self.close_filter()
        self.menu = Menu(scene, lang) if self.asked else None
        self.draw()
        if self.menu:
            self.lines.focus()

    def draw(self) -> None:
        self.typed = ""
        lines = [Line(each) for each in self.menu.lines()] if self.menu else []
        self.border_title = self.menu.heading() if self.menu and self.menu.inside else ""
        self.lines.clear_options()
        self.lines.add_options(lines)
        self.display = bool(lines) or self.filter.display
        if lines:
            self.lines.highlighted = 0

    # -- choosing

    def things(self) -> list[str]:
        """The cards that the highlighted entry is about."""
        at, menu = self.lines.highlighted, self.menu
        if menu is None or at is None or at >= len(menu.entries):
            return []
        options = [menu.asked.options[id] for id in menu.entries[at].options]
        found = [each for option in options for each in menu.looks.things(option)]
        return list(dict.fromkeys(found))

    def choose(self, options: Sequence[str]) -> None:
        """Answer with a single option, or list several to choose from."""
        if self.menu is None:
            return
        if len(options) > 1:
            self.menu.open(options)
            self.draw()
        else:
            self.chosen(self.menu.asked.id, options[0])

    def digit(self, digit: str) -> None:
        """Choose a number at once if no other number begins with it; otherwise wait for Enter."""
        for typed in (self.typed + digit, digit):
            begun = [i for i, entry in enumerate(self.entries) if entry.number.startswith(typed)]
            if begun:
                self.typed = typed
                exact = [i for i in begun if self.entries[i].number == typed]
                self.lines.highlighted = (exact or begun)[0]
                if len(begun) == 1 and exact:
                    self.choose(self.entries[exact[0]].options)
                return
        self.typed = ""

    def letter(self, letter: str) -> bool:
        for entry in self.entries:
            if entry.letter == letter:
                self.choose(entry.options)
                return True
        return False

    def back(self) -> bool:
        """Leave a filter or a group; False if there was nothing to leave."""
        if self.menu is None or (self.entries is self.menu.top and not self.filter.display):
            return False
        self.close_filter()
        self.menu.close()
        self.draw()
        return True

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_index < len(self.entries):
            self.choose(self.entries[event.option_index].options)

    # -- filtering

    def open_filter(self) -> None:
        if self.asked is not None:
            self.filter.display = True
            self.filter.focus()
            self.narrow("")

    def close_filter(self) -> None:
        if self.filter.display:
            self.filter.display = False
            self.filter.value = ""
            self.lines.focus()

    def narrow(self, typed: str) -> None:
        """Show only the options whose id or words contain this, one by one."""
        assert self.menu is not None
        words, wanted = self.menu.words, folded(typed.strip())
        options = self.menu.asked.options
        found = [id for id in options if wanted in id or wanted in folded(words(id))]
        self.menu.open(found, inside=False)
        self.draw()

    @on(Input.Changed)
    def filtered(self, event: Input.Changed) -> None:
        event.stop()
        if self.filter.display and self.asked is not None:
            self.narrow(event.value)

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        """Enter takes the highlighted option; if none fits, it changes nothing."""
        event.stop()
        at = self.lines.highlighted
        if at is not None and at < len(self.entries):
            self.choose(self.entries[at].options)
