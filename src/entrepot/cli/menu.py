"""The open question on the screen, and the person's answer to it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from entrepot import Match, Question, text
from entrepot.cli.choosing import BACK, COMMANDS, HELP, LOG, LOOK, Entry, entries, listed, meant
from entrepot.cli.games import View, face
from entrepot.cli.screen import BOLD, DIM, coloured, printable, read
from entrepot.cli.telling import tell
from entrepot.text import say

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
    name, game = question.game, face(question.game)
    colours = game.colours(lang)
    title = text.question(question, lang, view.get("copies"))
    if inside:
        title = game.group_question([entry.options[0] for entry in menu], view, question.seat, lang)
    by_id = {option.id: option for option in question.options}
    lines = []
    for members, number, letter in menu:
        option = by_id[members[0]]
        if inside:
            label = game.inside(option, lang)
        elif len(members) == 1:
            label = text.option(option, lang)
        else:
            members_name = game.group_name(members, view, question.seat, lang)
            label = say("cli-group", lang, name=members_name)
        if letter:
            label = say("cli-letter", lang, label=label, letter=letter)
        lines.append(Text.assemble((f"{number:>3}", BOLD), "  ", coloured(label, colours)))
    out.print()
    out.print(coloured(title, colours), style=BOLD)
    if len(lines) > LONG:
        out.print(Columns(lines, column_first=True, padding=(0, 2)))
    else:
        for line in lines:
            out.print(line)
    keys = "cli-keys-inside" if inside else f"cli-keys-{name}"
    out.print(Text(say(keys if text.has(keys, lang) else "cli-keys", lang), DIM))


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
