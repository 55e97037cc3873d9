"""What a bot would do, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

import entrepot
from entrepot import Match, text
from entrepot.bots import knowledge
from entrepot.bots.hint import Advice
from entrepot.bots.hint import hint as advice_of
from entrepot.bots.search import Budget
from entrepot.cli import saves, screen
from entrepot.cli.games import copies, face
from entrepot.kernel.documents import decoded
from entrepot.text import Names, Posed, listed, say, seat_facts, seat_name

SHOWN = 5


def print_hint(file: Path, seat: int | None, milliseconds: int, lang: str) -> None:
    match, out = open_match(decoded(saves.read(file))), screen.console()
    if match.over:
        screen.fail(say("cli-hint-over", lang))
    if seat is None:
        seat = match.pending[0].seat
    view = match.view(seat)
    question = match.question(seat)
    if question is None:
        seats = listed([seat_name(each.seat, None, lang) for each in match.pending], lang)
        screen.fail(say("cli-hint-not-asked", lang, who=seat_name(seat, None, lang), seats=seats))
    out.print(face(match.game).table(view, seat, lang))
    out.print()
    out.print(Text(text.question(question, lang, copies(view)), screen.BOLD))
    seed = saves.short_seed(match)
    found = advice_of(knowledge(match, seat), Budget(milliseconds=milliseconds), seed)
    for each in render_advice(found, question, seat, lang):
        out.print(each)


def open_match(document: Any) -> Match:
    """Open any document that holds a match."""
    if isinstance(document, dict):
        if isinstance(document.get("match"), dict):
            document = document["match"]
        if "frames" in document:
            return entrepot.restore(document)
        if "digest" in document:
            return entrepot.replay(document)
    return entrepot.load(document)


def render_advice(
    found: Sequence[Advice], question: Posed, seat: int, lang: str, names: Names = None
) -> Iterator[RenderableType]:
    table = Table(box=None, header_style=Style(), pad_edge=False, padding=(0, 1))
    for column in ("chance", "tried", "worth"):
        table.add_column(say(f"cli-hint-{column}", lang), justify="right")
    table.add_column(say("cli-hint-option", lang))
    for number, (option, chance, tried, worth) in enumerate(found[:SHOWN]):
        shown = say("lab-percent", lang, rate=text.decimal(100 * chance, 0, lang)) if tried else "-"
        words = text.option(question, option, lang, names)
        cells = (shown, str(tried), text.decimal(worth, 1, lang, sign=True), words)
        table.add_row(*cells, style=screen.BOLD if number == 0 else Style())
    yield table
    worlds = sum(each.tried for each in found)
    who = seat_facts("who", seat, names, lang)
    yield Text(say("cli-hint-why", lang, worlds=worlds, **who), screen.DIM)
