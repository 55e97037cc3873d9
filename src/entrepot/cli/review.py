"""A review in the terminal: chances and turning points, and playing on from any moment."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from entrepot import EntrepotError, Match, replay
from entrepot.breaks import on_break
from entrepot.cli import saves, screen
from entrepot.cli.games import face
from entrepot.cli.play import play_local
from entrepot.cli.saves import Files, LocalGame
from entrepot.kernel.documents import Document, decoded, shaped
from entrepot.review.branches import branch_of, branch_off, judged, practice
from entrepot.review.comparing import LEAST_COST
from entrepot.review.result import VERSION, Review, Settings, TurningPoint
from entrepot.review.reviewing import here, in_processes, review
from entrepot.review.words import Asked, point_words
from entrepot.text import decimal, option, say, seat_name

STOPPED = 130
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""How many characters a line of chances has at most."""


class Playing(NamedTuple):
    """How to play on from a moment."""

    seat: int | None
    bots: str
    name: str
    full: bool
    light: bool


def open_record(file: Path, lang: str) -> Document:
    """The record in the file, or in a saved game that is over. A running game has secrets."""
    document = decoded(saves.read(file))
    if isinstance(document, dict) and isinstance(document.get("match"), dict):
        saved = saves.load_game(file, lang)
        if not saved.match.over:
            screen.fail(say("cli-review-running", lang))
        return saved.match.record()
    face(replay(document).game)  # refuses what is no record, and a game without a terminal view
    found: Document = document
    return found


def print_review(
    file: Path,
    settings: Settings,
    cores: int,
    json: bool,
    picture: Path | None,
    seat: int | None,
    lang: str,
) -> int:
    if picture is not None:
        from entrepot.review import pictures

        pictures.check(picture)
    record = open_record(file, lang)
    found = reviewed(record, settings, cores, lang)
    if found is None:
        screen.complain(say("cli-review-stopped", lang))
        return STOPPED
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found, record, file, seat, lang)
    if picture is not None:
        picture.parent.mkdir(parents=True, exist_ok=True)
        pictures.draw(found, picture, lang)
        screen.complain(say("lab-written", lang, paths=str(picture)))
    return 0


def reviewed(record: Document, settings: Settings, cores: int, lang: str) -> Review | None:
    """The review, from the data folder if it was made before; None if it was stopped."""
    key = sha256(msgspec.json.encode([record["answers"], record["digest"], settings, VERSION]))
    path = saves.data_folder() / "reviews" / f"{key.hexdigest()[:32]}.json"
    if path.exists():
        try:
            return shaped(saves.read(path), Review)
        except EntrepotError:
            path.unlink()
    stopped: list[int] = []
    with progress_bar(lang) as watch, on_break(lambda number, frame: stopped.append(number)):
        doing = here if cores == 1 else in_processes(cores)
        found = review(record, settings, watch, lambda: stopped, doing)
    if found is not None:
        saves.write(path, msgspec.to_builtins(found))
    return found


@contextmanager
def progress_bar(lang: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on stderr, if that is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn())
    console = screen.console(stderr=True)
    bar = Progress(
        *columns,
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task(say("cli-review-progress", lang))
        yield lambda done, of: bar.update(task, completed=done, total=of)


def show(found: Review, record: Document, file: Path, seat: int | None, lang: str) -> None:
    out = screen.console()
    branch = branch_of(record)
    if branch is not None:
        named = "yes" if branch.name else "no"
        facts = {"named": named, "name": branch.name, "answers": branch.answers}
        out.print(say("review-branch", lang, **facts))
    if found.moments:
        out.print(say("review-open" if found.settings.open else "review-known", lang))
        out.print(chances(found, lang))
        out.print()
    points = [(n, p) for n, p in numbered(found) if seat in (None, p.seat)]
    if points:
        out.print(Text(say("review-points", lang), screen.BOLD))
    for number, point in points:
        words = point_words(found.game, point, lang)
        out.print(Text(f"{number}. {words.played}", screen.BOLD))
        for line in (words.cost, words.better, *words.reasons):
            out.print(f"   {line}")
        again = ("review", file, "--from", str(point.answer + 1))
        out.print(Text(f"   {saves.command(*again, lang=lang)}", screen.DIM), soft_wrap=True)
    if not points:
        out.print(say("review-none", lang, least=decimal(100 * LEAST_COST, 0, lang)))
    out.print(Text(say("review-compared", lang, count=found.compared), screen.DIM))


def numbered(found: Review) -> Iterable[tuple[int, TurningPoint]]:
    """A turning point keeps its number when only those of one seat are shown."""
    return enumerate(found.turning_points, 1)


def chances(found: Review, lang: str) -> Table:
    """A line for each player, the height of a character for the chance at that moment."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    every = -(-len(found.moments) // WIDTH)
    moments = found.moments[::-every][::-1]  # the end is always there
    for seat in range(found.players):
        values = [moment.chances[seat] for moment in moments]
        bars = "".join(BARS[min(7, int(8 * value))] for value in values)
        last = say("lab-percent", lang, rate=decimal(100 * values[-1], 0, lang))
        table.add_row(seat_name(seat, None, lang), bars, last)
    return table


# -- playing on


def try_again(file: Path, number: int, playing: Playing, lang: str) -> int:
    """Play on from before the answer with that number (from 1), against bots."""
    record = open_record(file, lang)
    match, branch = branch_off(record, number - 1, playing.name)
    seat = playing.seat
    if seat is None:
        answered = replay(record).answers[number - 1 :]
        seat = answered[0][0] if answered else 0
    game = LocalGame(match, seat, match.event_count, playing.bots, branch)
    return play_local(game, Files(), playing.full, lang, playing.light)


def practise(
    file: Path, number: int, settings: Settings, cores: int, playing: Playing, lang: str
) -> int:
    """Play a turning point again, then say how good the answer to it was."""
    record = open_record(file, lang)
    found = reviewed(record, settings, cores, lang)
    if found is None:
        screen.complain(say("cli-review-stopped", lang))
        return STOPPED
    points = {n: p for n, p in numbered(found) if playing.seat in (None, p.seat)}
    if number not in points:
        screen.fail(say("cli-review-no-point", lang, number=number, count=len(points)))
    point = points[number]
    match, branch = practice(record, point, settings.seed)
    given = len(match.answers)
    game = LocalGame(match, point.seat, match.event_count, playing.bots, branch)
    screen.console().print(say("review-practice", lang))
    code = play_local(game, Files(), playing.full, lang, playing.light)
    if len(game.match.answers) > given:
        print_verdict(record, point, game.match, given, lang)
    return code


def print_verdict(
    record: Document, point: TurningPoint, match: Match, given: int, lang: str
) -> None:
    chosen = next((a[2] for a in match.answers[given:] if a[0] == point.seat), None)
    if chosen is None:
        return
    verdict = judged(record, point.answer, point.better, chosen)
    numbers = {
        name: decimal(100 * getattr(verdict, name), 0, lang) for name in ("cost", "low", "high")
    }
    better = option(Asked(match.game, point.kind), point.better, lang)
    facts = {**numbers, "option": better}
    screen.console().print(say(f"review-practice-{verdict.judgement}", lang, **facts))
