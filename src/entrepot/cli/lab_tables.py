"""The tables of an arena and of a report."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

from entrepot.cli.screen import BOLD, DIM, printable
from entrepot.kernel.documents import Document
from entrepot.lab.report import by_kind
from entrepot.text import decimal, has, say, seat_name, word

GOOD, BAD = "+", "-"

Columns = list[tuple[str, Callable[[Document], str]]]
"""The title of each column, and what a row has there."""


def table(
    title: str, first: str, names: Sequence[str], rows: Sequence[Document], columns: Columns
) -> Table:
    """The first column is a name, all others are numbers."""
    found = Table(
        title=Text(title, BOLD),
        title_justify="left",
        box=None,
        header_style=DIM,
        pad_edge=False,
        padding=(0, 2, 0, 0),
    )
    found.add_column(first)
    for column, _ in columns:
        found.add_column(column, justify="right", no_wrap=True)
    for name, row in zip(names, rows, strict=True):
        cells = [name, *[cell(row) for _, cell in columns]]
        found.add_row(*[Text(printable(cell), Style()) for cell in cells])
    return found


def percent(part: float, lang: str) -> str:
    return say("lab-percent", lang, rate=decimal(100 * part, 1, lang))


def interval(row: Document, lang: str) -> str:
    low, high = (decimal(100 * row[end], 1, lang) for end in ("low", "high"))
    return say("lab-range", lang, low=low, high=high)


# -- the arena


def summary(found: Document, out: Console, lang: str) -> None:
    rows = [*found["bots"], *found["pooled"]]
    names = [bot["name"] for bot in found["bots"]]
    names += [say("lab-pooled", lang, name=each["name"]) for each in found["pooled"]]
    out.print()
    out.print(results(rows, names, lang))
    out.print()
    out.print(by_seat(found, rows, names, lang))
    out.print()
    out.print(times(rows, names, lang))
    out.print()
    out.print(length(found, lang))
    for pair in found["pairs"]:
        p = say("lab-tiny", lang) if pair["p"] < 0.0001 else decimal(pair["p"], 4, lang)
        out.print(printable(say("lab-pair", lang, **{**pair, "p": p})))


def results(rows: Sequence[Document], names: Sequence[str], lang: str) -> Table:
    columns: Columns = [
        (say("lab-games", lang), lambda row: str(row["games"])),
        (say("lab-wins", lang), lambda row: decimal(row["wins"], int(row["wins"] % 1 > 0), lang)),
        (say("lab-win-rate", lang), lambda row: percent(row["win_rate"], lang)),
        (say("lab-interval", lang), lambda row: interval(row, lang)),
        (say("lab-score", lang), lambda row: decimal(row["score"], 1, lang)),
        (say("lab-margin", lang), lambda row: f"{row['margin']:+.1f}"),
        (say("lab-rating", lang), lambda row: rating(row, lang)),
    ]
    return table(say("lab-title-bots", lang), say("lab-bot", lang), names, rows, columns)


def rating(row: Document, lang: str) -> str:
    """Only single bots have one."""
    if "mu" not in row:
        return ""
    mu, sigma = (decimal(row[each], 1, lang) for each in ("mu", "sigma"))
    return say("lab-rating-value", lang, mu=mu, sigma=sigma)


def by_seat(found: Document, rows: list[Document], names: list[str], lang: str) -> Table:
    def rate_at(seat: int) -> Callable[[Document], str]:
        return lambda row: percent(row["by_seat"][seat]["win_rate"], lang)

    seats = range(len(found["seats"]))
    columns = [(seat_name(seat, None, lang), rate_at(seat)) for seat in seats]
    rows, names = [*rows, {"by_seat": found["seats"]}], [*names, say("lab-everybody", lang)]
    return table(say("lab-title-seats", lang), say("lab-bot", lang), names, rows, columns)


def times(rows: Sequence[Document], names: Sequence[str], lang: str) -> Table:
    columns: Columns = [
        (say("lab-decisions", lang), lambda row: f"{row['decisions']:.0f}"),
        (say("lab-time-mean", lang), lambda row: decimal(row["milliseconds"]["mean"], 2, lang)),
        (say("lab-time-most-of", lang), lambda row: decimal(row["milliseconds"]["p95"], 2, lang)),
        (say("lab-time-most", lang), lambda row: decimal(row["milliseconds"]["max"], 2, lang)),
    ]
    return table(say("lab-title-times", lang), say("lab-bot", lang), names, rows, columns)


def length(found: Document, lang: str) -> str:
    turns, decisions = found["turns"], found["decisions"]
    return say(
        "lab-length",
        lang,
        turns=decimal(turns["mean"], 1, lang),
        quarter=f"{turns['quarter']:.0f}",
        three_quarters=f"{turns['three_quarters']:.0f}",
        decisions=f"{decisions['mean']:.0f}",
    )


# -- the report


def report(told: Document, top: int, out: Console, lang: str) -> None:
    game = told["game"]
    money = say(MONEY.get(game, "lab-credits"), lang)
    out.print()
    out.print(length(told, lang))
    out.print(say("lab-winning-score", lang, score=decimal(told["winning_score"], 1, lang)))
    accounts = [
        ("lab-title-gained", by_kind(told["gained"])),
        ("lab-title-gained-things", [row for row in told["gained"] if ":" in row["source"]]),
        ("lab-title-spent", told["spent"]),
    ]
    for key, rows in accounts:
        if rows:
            out.print()
            out.print(sources(say(key, lang, what=money), rows[:top], game, lang))
            print_omitted(len(rows) - top, out, lang)
    for verb, rows in told["did"].items():
        out.print()
        title = say(f"lab-title-did-{verb}", lang, count=len(rows))
        out.print(things(title, first_and_last(rows, top), told, lang))
        print_omitted(len(rows) - top, out, lang)
    if told["did"]:
        out.print(say("lab-even", lang, rate=f"{100 * told['even']:.0f}"))


MONEY = {"maritime-silk-road": "lab-coins"}


def first_and_last(rows: list[Document], top: int) -> list[Document]:
    """The best and the worst rows, if there is no room for all."""
    if len(rows) <= top:
        return rows
    worst = sorted(rows, key=lambda row: row["high"])[: top // 2]
    best = [row for row in rows if row not in worst][: top - len(worst)]
    return best + worst[::-1]


def print_omitted(count: int, out: Console, lang: str) -> None:
    if count > 0:
        out.print(Text(say("lab-more-rows", lang, count=count), DIM))


def sources(title: str, rows: Sequence[Document], game: str, lang: str) -> Table:
    names = [source(row["source"], game, lang) for row in rows]
    columns: Columns = [
        (say("lab-per-player", lang), lambda row: decimal(row["per_player"], 2, lang)),
        (say("lab-share", lang), lambda row: percent(row["share"], lang)),
        (say("lab-winners-share", lang), lambda row: percent(row["winners_share"], lang)),
    ]
    return table(title, say("lab-source", lang), names, rows, columns)


def source(id: str, game: str, lang: str) -> str:
    """A source in words, or its id if the game has no words for it."""
    kind, _, what = id.partition(":")
    name = say(f"lab-source-{kind}", lang) if has(f"lab-source-{kind}", lang) else kind
    return say("lab-source-of", lang, kind=name, what=word(game, what, lang)) if what else name


def things(title: str, rows: Sequence[Document], told: Document, lang: str) -> Table:
    names, even = [word(told["game"], row["thing"], lang) for row in rows], told["even"]
    columns: Columns = [
        (say("lab-per-game", lang), lambda row: decimal(row["per_game"], 2, lang)),
        (say("lab-players", lang), lambda row: str(row["players"])),
        (say("lab-win-rate", lang), lambda row: percent(row["win_rate"], lang)),
        (say("lab-interval", lang), lambda row: interval(row, lang)),
        ("", lambda row: GOOD if row["low"] > even else BAD if row["high"] < even else ""),
    ]
    return table(title, say("lab-card", lang), names, rows, columns)
