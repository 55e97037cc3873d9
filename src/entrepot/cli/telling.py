"""What happened, as paragraphs: one for each turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

import entrepot
from entrepot.cli.games import face
from entrepot.cli.screen import BOLD, coloured
from entrepot.text import event, listed, say, score, seat_name

TURN = "turn"
"""The type of event that begins a paragraph."""
INDENT = "  "


def tell(events: Iterable[dict[str, Any]], game: str, out: Console, lang: str) -> None:
    looks = face(game)
    colours = looks.colours(lang)
    sentences: list[str] = []

    def flush() -> None:
        if sentences:
            for line in coloured(" ".join(sentences), colours).wrap(out, out.width - len(INDENT)):
                out.print(Text(INDENT) + line)
            sentences.clear()

    for happened in events:
        if happened["type"] == TURN:
            flush()
            out.print(Text(event(happened, game, lang), BOLD))
        elif not looks.quiet(happened):
            sentences.append(event(happened, game, lang))
    flush()


def result(match: entrepot.Match, out: Console, lang: str) -> None:
    """The scores, best first, and who won."""
    table = Table(box=None, header_style=Style(), pad_edge=False, padding=(0, 1))
    table.add_column(say("cli-result-player", lang))
    table.add_column(say("cli-result-score", lang), justify="right")
    order = sorted(range(match.players), key=lambda seat: (-match.scores[seat].total, seat))
    for seat in order:
        style = BOLD if seat in match.winners else Style()
        name, total = seat_name(seat, None, lang), str(match.scores[seat].total)
        table.add_row(Text(name, style), Text(total, style))
    out.print(table)
    if any(len(score.by) > 1 for score in match.scores):
        out.print(parts(match, order, lang))
    names = listed([seat_name(seat, None, lang) for seat in match.winners], lang)
    out.print(say("cli-winners", lang, names=names, count=len(match.winners)))


def parts(match: entrepot.Match, order: list[int], lang: str) -> Table:
    """What each player's score is made of."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat in order:
        by = match.scores[seat].by
        told = [score(match.game, source, amount, lang) for source, amount in by.items()]
        table.add_row(seat_name(seat, None, lang), listed(told, lang))
    return table
