"""The tables of an arena and of a report."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

from entrepot.cli.screen import BOLD, DIM, printable
from entrepot.kernel.documents import Document
from entrepot.lab.report import by_kind
from entrepot.text import decimal, has, say, seat_name, word

GOOD, BAD = "+", "-"


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """The first column is a name, all others are numbers."""
    found = Table(
        title=Text(title, BOLD),
        title_justify="left",
        box=None,
        header_style=DIM,
        pad_edge=False,
        padding=(0, 2, 0, 0),
    )
    for place, column in enumerate(columns):
        found.add_column(column, justify="right" if place else "left", no_wrap=bool(place))
    for row in rows:
        found.add_row(*[Text(printable(cell), Style()) for cell in row])
    return found


def percent(part: float, lang: str) -> str:
    return say("lab-percent", lang, rate=decimal(100 * part, 1, lang))


def interval(row: Document, lang: str) -> str:
    low, high = (decimal(100 * row[end], 1, lang) for end in ("low", "high"))
    return say("lab-range", lang, low=low, high=high)


def titles(lang: str, *keys: str) -> list[str]:
    return [say(key, lang) for key in keys]


# -- the arena


def summary(found: Document, out: Console, lang: str) -> None:
    rows = [*found["bots"], *found["pooled"]]
    names = [bot["name"] for bot in found["bots"]]
    names += [say("lab-pooled", lang, name=each["name"]) for each in found["pooled"]]
    out.print()
    out.print(results(rows, names, lang))
    out.print()
    out.print(by_seat(found, names, lang))
    out.print()
    out.print(times(rows, names, lang))
    out.print()
    out.print(length(found, lang))
    for pair in found["pairs"]:
        p = say("lab-tiny", lang) if pair["p"] < 0.0001 else decimal(pair["p"], 4, lang)
        out.print(printable(say("lab-pair", lang, **{**pair, "p": p})))


def results(rows: Sequence[Document], names: Sequence[str], lang: str) -> Table:
    columns = titles(
        lang,
        "lab-bot",
        "lab-games",
        "lab-wins",
        "lab-win-rate",
        "lab-interval",
        "lab-score",
        "lab-margin",
        "lab-rating",
    )
    cells = []
    for name, row in zip(names, rows, strict=True):
        rating = ""
        if "mu" in row:
            mu, sigma = (decimal(row[each], 1, lang) for each in ("mu", "sigma"))
            rating = say("lab-rating-value", lang, mu=mu, sigma=sigma)
        cells.append(
            [
                name,
                str(row["games"]),
                decimal(row["wins"], 0 if row["wins"] == int(row["wins"]) else 1, lang),
                percent(row["win_rate"], lang),
                interval(row, lang),
                decimal(row["score"], 1, lang),
                f"{row['margin']:+.1f}",
                rating,
            ]
        )
    return table(say("lab-title-bots", lang), columns, cells)


def by_seat(found: Document, names: Sequence[str], lang: str) -> Table:
    seats = [seat_name(each["seat"], None, lang) for each in found["seats"]]
    rows = [
        [name, *[percent(here["win_rate"], lang) for here in row["by_seat"]]]
        for name, row in zip(names, [*found["bots"], *found["pooled"]], strict=True)
    ]
    everybody = [percent(each["win_rate"], lang) for each in found["seats"]]
    rows.append([say("lab-everybody", lang), *everybody])
    return table(say("lab-title-seats", lang), [say("lab-bot", lang), *seats], rows)


def times(rows: Sequence[Document], names: Sequence[str], lang: str) -> Table:
    columns = titles(
        lang, "lab-bot", "lab-decisions", "lab-time-mean", "lab-time-most-of", "lab-time-most"
    )
    cells = [
        [
            name,
            f"{row['decisions']:.0f}",
            *[decimal(ms, 2, lang) for ms in row["milliseconds"].values()],
        ]
        for name, row in zip(names, rows, strict=True)
    ]
    return table(say("lab-title-times", lang), columns, cells)


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
    columns = titles(lang, "lab-source", "lab-per-player", "lab-share", "lab-winners-share")
    cells = [
        [
            source(row["source"], game, lang),
            decimal(row["per_player"], 2, lang),
            percent(row["share"], lang),
            percent(row["winners_share"], lang),
        ]
        for row in rows
    ]
    return table(title, columns, cells)


def source(id: str, game: str, lang: str) -> str:
    """A source in words, or its id if the game has no words for it."""
    kind, _, what = id.partition(":")
    name = say(f"lab-source-{kind}", lang) if has(f"lab-source-{kind}", lang) else kind
    return say("lab-source-of", lang, kind=name, what=word(game, what, lang)) if what else name


def things(title: str, rows: Sequence[Document], told: Document, lang: str) -> Table:
    columns = titles(
        lang, "lab-card", "lab-per-game", "lab-players", "lab-win-rate", "lab-interval"
    )
    cells = [
        [
            word(told["game"], row["thing"], lang),
            decimal(row["per_game"], 2, lang),
            str(row["players"]),
            percent(row["win_rate"], lang),
            interval(row, lang),
            GOOD if row["low"] > told["even"] else BAD if row["high"] < told["even"] else "",
        ]
        for row in rows
    ]
    return table(title, [*columns, ""], cells)
