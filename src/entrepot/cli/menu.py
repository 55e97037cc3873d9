"""The open question as a numbered menu, and what the person types in reply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from entrepot import text
from entrepot.cli.games import copies, face
from entrepot.cli.menu_entries import (
    BACK,
    COMMANDS,
    HELP,
    LOG,
    LOOK,
    QUIT,
    MenuEntry,
    build_menu,
    flat_menu,
    matching_options,
)
from entrepot.cli.screen import BOLD, DIM, coloured, printable
from entrepot.cli.sessions.scene import KEYS, Scene
from entrepot.cli.telling import tell
from entrepot.text import say

LONG = 10
"""More lines than this are set in several columns."""
EXAMPLES = 4
"""How many examples to give of what an input could mean."""


class Menu:
    """A question with its numbered choices, or the choices of a group that was opened."""

    def __init__(self, scene: Scene, lang: str) -> None:
        self.lang, self.looks = lang, face(scene.game)
        self.see(scene)
        self.top = build_menu(
            self.asked.options,
            lambda option: self.looks.group(option, self.view),
            self.looks.amount,
        )
        self.entries, self.inside = self.top, False

    def see(self, scene: Scene) -> None:
        """Take the words from this scene; its question must be the same."""
        assert scene.question is not None
        assert scene.view is not None
        assert scene.seat is not None
        self.asked, self.view, self.seat = scene.question, scene.view, scene.seat
        self.names = scene.names
        self.told: dict[str, str] = {}

    def words(self, option: str) -> str:
        """An option in full; kept, because a filter looks through all of them at every key."""
        if option not in self.told:
            self.told[option] = text.option(self.asked, option, self.lang, self.names)
        return self.told[option]

    def open(self, options: Sequence[str], inside: bool = True) -> None:
        """Show just these options: those inside a group, or any others in their full words."""
        self.entries, self.inside = flat_menu(options), inside

    def close(self) -> None:
        self.entries, self.inside = self.top, False

    def heading(self) -> str:
        """The question, or the open group's own question."""
        if self.inside:
            option = self.asked.options[self.entries[0].options[0]]
            return self.looks.group_name(option, self.view, self.seat, self.lang, asked=True)
        return text.question(self.asked, self.lang, copies(self.view))

    def lines(self) -> list[Text]:
        """One for each entry: its number, its words, and its letter if it has one."""
        colours = self.looks.colours(self.lang)
        return [
            Text.assemble((f"{entry.number:>3}", BOLD), "  ", coloured(self.label(entry), colours))
            for entry in self.entries
        ]

    def label(self, entry: MenuEntry) -> str:
        option = self.asked.options[entry.options[0]]
        label = self.looks.inside(option, self.lang, self.names) if self.inside else ""
        if len(entry.options) > 1:
            name = self.looks.group_name(option, self.view, self.seat, self.lang)
            label = say("cli-group", self.lang, name=name)
        elif not label:
            label = self.words(option.id)
        letter = entry.letter
        return say("cli-letter", self.lang, label=label, letter=letter) if letter else label


def print_menu(menu: Menu, out: Console) -> None:
    lines, lang, game = menu.lines(), menu.lang, menu.asked.game
    out.print()
    out.print(coloured(menu.heading(), menu.looks.colours(lang)), style=BOLD)
    if len(lines) > LONG:
        out.print(Columns(lines, column_first=True, padding=(0, 2)))
    else:
        for line in lines:
            out.print(line)
    keys = "cli-keys-inside" if menu.inside else f"cli-keys-{game}"
    out.print(Text(say(keys if text.has(keys, lang) else "cli-keys", lang), DIM))


def take_typed(typed: str, menu: Menu, out: Console) -> str:
    """The option that is meant; "" after printing what to choose from, or what is wrong."""
    if menu.inside and typed in ("", BACK):
        menu.close()
    else:
        found = matching_options(typed, menu.entries, list(menu.asked.options))
        if len(found) == 1:
            return found[0]
        if not any(set(found) <= set(entry.options) for entry in menu.entries) or not found:
            print_unclear(typed, found, menu.entries, out, menu.lang)
            return ""
        menu.open(found)
    print_menu(menu, out)
    return ""


def print_information(typed: str, scene: Scene, out: Console, lang: str) -> bool:
    """Print help, a card or the log, if that is what was typed."""
    if typed == HELP:
        print_help(scene, out, lang)
    elif typed == LOG:
        tell(scene.events, scene.game, out, lang, scene.names)
    elif scene.view is not None and (typed == LOOK or typed.startswith(f"{LOOK} ")):
        out.print()
        name = typed.removeprefix(LOOK).strip()
        out.print(face(scene.game).about(name, scene.view, lang))
    else:
        return False
    return True


def print_help(scene: Scene, out: Console, lang: str) -> None:
    """What is asked, and what can be typed."""
    asked, game = scene.question, scene.game
    out.print()
    if asked is not None and scene.view is not None:
        out.print(text.why(asked, lang, copies(scene.view)))
        out.print()
        longest = max(asked.options, key=len)
        out.print(say("cli-commands", lang, example=longest))
        if text.has(f"cli-commands-{game}", lang):
            out.print(say(f"cli-commands-{game}", lang))
    known = COMMANDS if asked else ()
    acts = {key: act for key, act in KEYS.items() if act in scene.commands and key not in known}
    if asked is None:
        acts |= {LOG: "log", QUIT: "quit"}
    out.print(key_table(acts, lang))


def key_table(acts: Mapping[str, str], lang: str) -> Table:
    table = Table.grid(padding=(0, 1, 0, 2), pad_edge=True)
    table.add_column(min_width=6, no_wrap=True)
    for key, act in acts.items():
        table.add_row(Text(key, BOLD), say(f"terminal-help-{act}", lang))
    return table


def print_unclear(
    typed: str, found: Sequence[str], menu: Sequence[MenuEntry], out: Console, lang: str
) -> None:
    typed = printable(typed[:40])
    if not found:
        numbers = [entry.number for entry in menu if entry.number]
        facts = {"count": len(numbers), "first": numbers[0], "last": numbers[-1]}
        out.print(say("cli-unknown", lang, typed=typed, **facts))
        return
    examples = ", ".join(found[:EXAMPLES])
    more = len(found) - EXAMPLES
    out.print(say("cli-ambiguous", lang, typed=typed, examples=examples, more=max(more, 0)))
