"""The open question on the screen, and the person's answer to it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from entrepot import Match, Option, Question, text
from entrepot.cli.choosing import BACK, COMMANDS, HELP, LOG, Entry, entries, meant
from entrepot.cli.games import face
from entrepot.cli.screen import BOLD, DIM, coloured, printable, read
from entrepot.cli.telling import tell
from entrepot.text import say

LONG = 10
"""More lines than this are set in columns."""
SHOWN = 4
"""So many examples are given of what an input could mean."""


def ask(match: Match, question: Question, out: Console, lang: str) -> str:
    """An option's id, or a command that concerns the match, or nothing for a fresh look."""
    options = [option.id for option in question.options]
    top = entries(options, face(match.game).group)
    menu, inside = top, False
    show(match, question, menu, inside, out, lang)
    while True:
        typed = read(say("cli-prompt", lang)).lower()
        if typed == HELP:
            explain(question, out, lang)
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
                doubt(typed, found, len(menu), out, lang)
                continue
            menu, inside = [Entry([option]) for option in found], True
        show(match, question, menu, inside, out, lang)


def show(
    match: Match, question: Question, menu: Sequence[Entry], inside: bool, out: Console, lang: str
) -> None:
    """The question, or inside a group what the group is about; then a line for each entry."""
    game = face(match.game)
    colours = game.colours(lang)
    view = match.view(question.seat)
    title = text.question(question, lang)
    if inside:
        title = game.group_question([entry.options[0] for entry in menu], view, question.seat, lang)
    by_id = {option.id: option for option in question.options}
    lines = []
    for number, (members, letter) in enumerate(menu, 1):
        option = by_id[members[0]]
        if inside:
            label = last_words(option, lang)
        elif len(members) == 1:
            label = text.option(option, lang)
        else:
            name = game.group_name(members, view, question.seat, lang)
            label = say("cli-group", lang, name=name)
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
    out.print(Text(say("cli-keys-inside" if inside else "cli-keys", lang), DIM))


def last_words(option: Option, lang: str) -> str:
    """The last part of an option, where the parts before it have been chosen."""
    last = option.id.rpartition(":")[2].split("+")
    return text.listed([text.word(option.game, part, lang) for part in last], lang)


def explain(question: Question, out: Console, lang: str) -> None:
    key = f"{question.game}-why-{question.kind}"
    out.print()
    if text.has(key, lang):
        out.print(say(key, lang))
        out.print()
    out.print(say("cli-commands", lang))


def doubt(typed: str, found: Sequence[str], count: int, out: Console, lang: str) -> None:
    """Why this input chooses nothing."""
    typed = printable(typed[:40])
    if not found:
        out.print(say("cli-unknown", lang, typed=typed, count=count))
        return
    examples = ", ".join(found[:SHOWN])
    more = len(found) - SHOWN
    out.print(say("cli-ambiguous", lang, typed=typed, examples=examples, more=max(more, 0)))
