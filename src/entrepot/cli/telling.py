"""What happened, as paragraphs: one for each turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from entrepot import Event, View
from entrepot.cli.games import face
from entrepot.cli.screen import BOLD, coloured
from entrepot.cli.sessions.scene import Scene
from entrepot.text import (
    SEAT,
    YOU,
    Names,
    event,
    has,
    is_reader,
    listed,
    say,
    score,
    seat_name,
    word,
)

TURN = "turn"
"""The type of event that begins a paragraph."""
INDENT = "  "


def tell(events: Iterable[Event], game: str, out: Console, lang: str, names: Names = None) -> None:
    paragraph: list[Text] = []

    def flush() -> None:
        if paragraph:
            for line in Text(" ").join(paragraph).wrap(out, out.width - len(INDENT)):
                out.print(Text(INDENT) + line)
            paragraph.clear()

    for sentence in sentences(events, game, lang, names):
        if sentence.style == BOLD:
            flush()
            out.print(sentence)
        else:
            paragraph.append(sentence)
    flush()


def sentences(events: Iterable[Event], game: str, lang: str, names: Names = None) -> Iterator[Text]:
    """A turn's heading in bold, and what happened in it."""
    looks = face(game)
    colours = looks.colours(lang)
    for happened in events:
        if happened.type == TURN:
            yield Text(event(happened, game, lang, names), BOLD)
        elif not looks.quiet(happened):
            yield coloured(event(happened, game, lang, names), colours)


def waiting(scene: Scene, lang: str) -> str:
    """Who is being waited for and what for, in the same words as on the page."""
    assert scene.view is not None
    pending, told = scene.view.pending, ""
    for kind in dict.fromkeys(each.kind for each in pending):
        seats = [each.seat for each in pending if each.kind == kind]
        who = listed([seat_name(seat, scene.names, lang) for seat in seats], lang)
        known = has(f"{scene.game}-question-{kind}", lang)
        card = "" if known else word(scene.game, kind, lang)
        then = say("play-waiting", lang, who=who, kind=kind if known else "power", card=card)
        told = say("sentences", lang, first=told, then=then) if told else then
    return told


def result(view: View, out: Console, lang: str, names: Names = None) -> None:
    for each in outcome(view, lang, names):
        out.print(each)


def outcome(view: View, lang: str, names: Names = None) -> Iterator[RenderableType]:
    """The scores, best first, and who won."""
    table = Table(box=None, header_style=Style(), pad_edge=False, padding=(0, 1))
    table.add_column(say("cli-result-player", lang))
    table.add_column(say("cli-result-score", lang), justify="right")
    scores, winners = view.scores, view.winners
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat].total, seat))
    for seat in order:
        style = BOLD if seat in winners else Style()
        name, total = seat_name(seat, names, lang), str(scores[seat].total)
        table.add_row(Text(name, style), Text(total, style))
    yield table
    if any(len(score.by) > 1 for score in scores):
        yield parts(view, order, lang, names)
    yield who_won(winners, lang, names)


def who_won(winners: Sequence[int], lang: str, names: Names = None) -> str:
    """Whoever shares a victory is told with whom."""
    mine = any(is_reader(seat, names) for seat in winners)
    others = [seat_name(seat, names, lang) for seat in winners if not is_reader(seat, names)]
    facts = {"names": listed(others, lang), "names_id": YOU if mine else SEAT}
    return say("cli-winners", lang, count=len(winners), **facts)


def parts(view: View, order: list[int], lang: str, names: Names = None) -> Table:
    """What each player's score is made of."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat in order:
        by = view.scores[seat].by
        told = [score(view.game, source, amount, lang) for source, amount in by.items()]
        table.add_row(seat_name(seat, names, lang), listed(told, lang))
    return table
