"""The open question on the screen, and the person's answer to it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from entrepot import Match, Option, Question, text
from entrepot.cli.choosing import BACK, COMMANDS, HELP, LOG, LOOK, Entry, entries, listed, meant
from entrepot.cli.games import View, face
from entrepot.cli.screen import BOLD, DIM, coloured, printable, read
from entrepot.cli.telling import tell
from entrepot.text import Names, Posed, say

LONG = 10
"""More lines than this are set in columns."""
SHOWN = 4
"""So many examples are given of what an input could mean."""


def ask(match: Match, question: Question, out: Console, lang: str) -> str:
    """An option's id, or a command that concerns the match, or nothing for a fresh look."""
    game, view = face(match.game), match.view(question.seat)
    options = [option.id for option in question.options]
    top = entries(options, lambda option: game.group(option, view), game.amount)
    menu, inside = top, False
    show(question, view, menu, inside, out, lang)
    while True:
        typed = read(say("cli-prompt", lang)).lower()
        if typed == HELP:
            explain(question, view, out, lang)
        elif typed == LOOK or typed.startswith(f"{LOOK} "):
            out.print()
            out.print(game.about(typed.removeprefix(LOOK).strip(), view, lang))
        elif typed == LOG:
            tell(match.events(question.seat), match.game, out, lang)
        elif typed in COMMANDS:
            return typed
        elif typed in ("", BACK) and inside:
            menu, inside = top, False
        elif typed == "":
            return typed
        else:
            found = meant(typed, menu, options)
            if len(found) == 1:
                return found[0]
            if not any(set(found) <= set(entry.options) for entry in menu) or not found:
                doubt(typed, found, menu, out, lang)
                continue
            menu, inside = listed(found), True
        show(question, view, menu, inside, out, lang)


def show(
    question: Question, view: View, menu: Sequence[Entry], inside: bool, out: Console, lang: str
) -> None:
    """The question, or inside a group what the group is about; then a line for each entry."""
    colours = face(question.game).colours(lang)
    lines = [
        Text.assemble((f"{entry.number:>3}", BOLD), "  ", coloured(label, colours))
        for entry, label in zip(
            menu, labels(question, view, menu, inside, question.seat, lang), strict=True
        )
    ]
    out.print()
    title = heading(question, view, menu, inside, question.seat, lang)
    out.print(coloured(title, colours), style=BOLD)
    if len(lines) > LONG:
        out.print(Columns(lines, column_first=True, padding=(0, 2)))
    else:
        for line in lines:
            out.print(line)
    name = question.game
    keys = "cli-keys-inside" if inside else f"cli-keys-{name}"
    out.print(Text(say(keys if text.has(keys, lang) else "cli-keys", lang), DIM))


def heading(
    question: Posed, view: View, menu: Sequence[Entry], inside: bool, seat: int, lang: str
) -> str:
    if inside:
        options = [entry.options[0] for entry in menu]
        return face(question.game).group_question(options, view, seat, lang)
    return text.question(question, lang, view.get("copies"))


def labels(
    question: Posed,
    view: View,
    menu: Sequence[Entry],
    inside: bool,
    seat: int,
    lang: str,
    names: Names = None,
) -> list[str]:
    """What each entry is called, with its letter if it has one."""
    game, found = face(question.game), []
    for members, _, letter in menu:
        option = Option(members[0], question.kind, question.game)
        if inside:
            label = game.inside(option, lang)
        elif len(members) == 1:
            label = text.option(option, lang, names)
        else:
            label = say("cli-group", lang, name=game.group_name(members, view, seat, lang))
        found.append(say("cli-letter", lang, label=label, letter=letter) if letter else label)
    return found


def explain(question: Question, view: View, out: Console, lang: str) -> None:
    """What is asked, and what can be typed."""
    game, longest = question.game, max((option.id for option in question.options), key=len)
    out.print()
    out.print(text.why(question, lang, view.get("copies")))
    out.print()
    out.print(say("cli-commands", lang, example=longest))
    if text.has(f"cli-commands-{game}", lang):
        out.print(say(f"cli-commands-{game}", lang))


def doubt(typed: str, found: Sequence[str], menu: Sequence[Entry], out: Console, lang: str) -> None:
    """Why this input chooses nothing."""
    typed = printable(typed[:40])
    if not found:
        numbers = [entry.number for entry in menu if entry.number]
        facts = {"count": len(numbers), "first": numbers[0], "last": numbers[-1]}
        out.print(say("cli-unknown", lang, typed=typed, **facts))
        return
    examples = ", ".join(found[:SHOWN])
    more = len(found) - SHOWN
    out.print(say("cli-ambiguous", lang, typed=typed, examples=examples, more=max(more, 0)))
