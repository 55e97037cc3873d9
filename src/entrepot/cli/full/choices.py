"""The choices: a list with numbers and groups that can be filtered by typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.style import Style
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option as Line

from entrepot import text
from entrepot.cli.cards import folded
from entrepot.cli.games import face
from entrepot.cli.menu import heading, labels
from entrepot.cli.menu_entries import MenuEntry, build_menu, flat_menu
from entrepot.cli.screen import coloured
from entrepot.cli.sessions.scene import OpenQuestion, Scene


class Choices(Vertical):
    """What can be answered now. Only Enter, a number, a letter or a click chooses."""

    def __init__(self, chosen: Callable[[str, str], None]) -> None:
        super().__init__(id="choices")
        self.chosen = chosen
        """Called with the question's id and the option."""
        self.scene: Scene | None = None
        self.lang = "en"
        self.asked: OpenQuestion | None = None
        self.top: list[MenuEntry] = []
        self.menu: list[MenuEntry] = []
        self.inside = False
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

    def show(self, scene: Scene, lang: str) -> None:
        """Show the question; if it has not changed, keep the list and its highlighted line."""
        before, spoken = self.asked, self.lang
        self.scene, self.lang, self.asked = scene, lang, scene.question
        if self.asked == before and lang == spoken:
            return
        self.close_filter()
        view, game = scene.view, scene.game
        self.top = []
        if self.asked is not None:
            assert view is not None
            looks = face(game)
            self.top = build_menu(
                self.asked.options, lambda option: looks.group(option, view), looks.amount
            )
        self.open(self.top, False)
        if self.top:
            self.lines.focus()

    def open(self, menu: Sequence[MenuEntry], inside: bool) -> None:
        self.menu, self.inside, self.typed = list(menu), inside, ""
        title, told = "", list[str]()
        if self.asked is not None and self.menu:
            assert self.scene is not None
            assert self.scene.view is not None
            assert self.scene.seat is not None
            about = self.asked, self.scene.view, self.menu, inside, self.scene.seat, self.lang
            told = labels(*about, self.scene.names)
            title = heading(*about) if inside else ""
        self.border_title = title
        self.fill(told)

    def fill(self, told: Sequence[str]) -> None:
        assert self.scene is not None
        lines = []
        if self.menu:
            colours = face(self.scene.game).colours(self.lang)
            for entry, label in zip(self.menu, told, strict=True):
                number = (f"{entry.number:>3}  ", Style(bold=True))
                lines.append(Line(Text.assemble(number, coloured(label, colours))))
        self.lines.clear_options()
        self.lines.add_options(lines)
        self.display = bool(lines) or self.filter.display
        if lines:
            self.lines.highlighted = 0

    # -- choosing

    def things(self) -> list[str]:
        """The cards that the highlighted entry is about."""
        at = self.lines.highlighted
        if self.scene is None or at is None or at >= len(self.menu):
            return []
        looks = face(self.scene.game)
        assert self.asked is not None
        options = [self.asked.options[id] for id in self.menu[at].options]
        found = [each for option in options for each in looks.things(option)]
        return list(dict.fromkeys(found))

    def choose(self, options: Sequence[str]) -> None:
        """Answer with a single option, or list several to choose from."""
        if len(options) > 1:
            self.open(flat_menu(options), True)
        elif self.asked is not None:
            self.chosen(self.asked.id, options[0])

    def digit(self, digit: str) -> None:
        """Choose a number at once if no other number begins with it; otherwise wait for Enter."""
        for typed in (self.typed + digit, digit):
            begun = [i for i, entry in enumerate(self.menu) if entry.number.startswith(typed)]
            if begun:
                self.typed = typed
                exact = [i for i in begun if self.menu[i].number == typed]
                self.lines.highlighted = (exact or begun)[0]
                if len(begun) == 1 and exact:
                    self.choose(self.menu[exact[0]].options)
                return
        self.typed = ""

    def letter(self, letter: str) -> bool:
        """Choose the option that has this letter, if there is one."""
        for entry in self.menu:
            if entry.letter == letter:
                self.choose(entry.options)
                return True
        return False

    def back(self) -> bool:
        """Leave a filter or a group; False if there was nothing to leave."""
        was = self.inside or self.filter.display
        if was:
            self.close_filter()
            self.open(self.top, False)
        return was

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_index < len(self.menu):
            self.choose(self.menu[event.option_index].options)

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
        assert self.asked is not None
        assert self.scene is not None
        wanted, found = folded(typed.strip()), []
        for option in self.asked.options:
            words = text.option(self.asked, option, self.lang, self.scene.names)
            if wanted in option or wanted in folded(words):
                found.append((option, words))
        self.menu, self.inside = flat_menu([option for option, _ in found]), True
        self.border_title = ""
        self.fill([words for _, words in found])

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
        if at is not None and at < len(self.menu):
            self.choose(self.menu[at].options)
