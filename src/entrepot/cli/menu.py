"""The open question as a numbered menu, and what the person types in reply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from entrepot import View, text
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
from entrepot.cli.sessions.scene import KEYS, OpenQuestion, Scene
from entrepot.cli.telling import tell
from entrepot.text import Names, say

LONG = 10
"""More lines than this are set in several columns."""
EXAMPLES = 4
"""How many examples to give of what an input could mean."""


class Menu:
    """A question with its numbered choices, or the choices of a group that was opened."""

    def __init__(self, scene: Scene, out: Console, lang: str) -> None:
        assert scene.question is not None
        assert scene.view is not None
        assert scene.seat is not None
        self.scene, self.out, self.lang = scene, out, lang
        self.asked, self.view, self.seat = scene.question, scene.view, scene.seat
        looks = face(scene.game)
        self.top = build_menu(
            self.asked.options, lambda option: looks.group(option, self.view), looks.amount
        )
        self.menu, self.inside = self.top, False

    def show(self) -> None:
        """Print the question, or the open group's own question; then one line per entry."""
        out, lang, game = self.out, self.lang, self.scene.game
        colours = face(game).colours(lang)
        about = self.asked, self.view, self.menu, self.inside, self.seat, lang
        lines = [
            Text.assemble((f"{entry.number:>3}", BOLD), "  ", coloured(label, colours))
            for entry, label in zip(self.menu, labels(*about, self.scene.names), strict=True)
        ]
        out.print()
        out.print(coloured(heading(*about), colours), style=BOLD)
        if len(lines) > LONG:
            out.print(Columns(lines, column_first=True, padding=(0, 2)))
        else:
            for line in lines:
                out.print(line)
        keys = "cli-keys-inside" if self.inside else f"cli-keys-{game}"
        out.print(Text(say(keys if text.has(keys, lang) else "cli-keys", lang), DIM))

    def take(self, typed: str) -> str:
        """The option that is meant; "" after printing what to choose from, or what is wrong."""
        if self.inside and typed in ("", BACK):
            self.menu, self.inside = self.top, False
        else:
            found = matching_options(typed, self.menu, list(self.asked.options))
            if len(found) == 1:
                return found[0]
            if not any(set(found) <= set(entry.options) for entry in self.menu) or not found:
                print_unclear(typed, found, self.menu, self.out, self.lang)
                return ""
            self.menu, self.inside = flat_menu(found), True
        self.show()
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


def heading(
    question: OpenQuestion,
    view: View,
    menu: Sequence[MenuEntry],
    inside: bool,
    seat: int,
    lang: str,
) -> str:
    if inside:
        option = question.options[menu[0].options[0]]
        return face(question.game).group_question(option, view, seat, lang)
    return text.question(question, lang, copies(view))


def labels(
    question: OpenQuestion,
    view: View,
    menu: Sequence[MenuEntry],
    inside: bool,
    seat: int,
    lang: str,
    names: Names = None,
) -> list[str]:
    """What each entry is called, with its letter if it has one."""
    game, found = face(question.game), []
    for members, _, letter in menu:
        option = question.options[members[0]]
        label = game.inside(option, lang, names) if inside else ""
        if len(members) > 1:
            label = say("cli-group", lang, name=game.group_name(option, view, seat, lang))
        elif not label:
            label = text.option(question, option.id, lang, names)
        found.append(say("cli-letter", lang, label=label, letter=letter) if letter else label)
    return found


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
    """What each of these keys does."""
    table = Table.grid(padding=(0, 1, 0, 2), pad_edge=True)
    table.add_column(min_width=6, no_wrap=True)
    for key, act in acts.items():
        table.add_row(Text(key, BOLD), say(f"terminal-help-{act}", lang))
    return table


def print_unclear(
    typed: str, found: Sequence[str], menu: Sequence[MenuEntry], out: Console, lang: str
) -> None:
    """Print why this input chooses nothing."""
    typed = printable(typed[:40])
    if not found:
        numbers = [entry.number for entry in menu if entry.number]
        facts = {"count": len(numbers), "first": numbers[0], "last": numbers[-1]}
        out.print(say("cli-unknown", lang, typed=typed, **facts))
        return
    examples = ", ".join(found[:EXAMPLES])
    more = len(found) - EXAMPLES
    out.print(say("cli-ambiguous", lang, typed=typed, examples=examples, more=max(more, 0)))
