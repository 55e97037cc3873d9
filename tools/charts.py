"""Draws the charts of docs/bots.md: strength over training, and over thinking time (`make charts`).

The first is in the nets' own files, so run it after new nets were trained; the second is in
bench/results/strength.json, so run it after `make strength`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from math import log10
from pathlib import Path
from typing import NamedTuple

from entrepot.bots.silk_road.learned import USUAL

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
STRENGTH = ROOT / "bench" / "results" / "strength.json"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 380, 56, 150, 24, 48
END = WIDTH - RIGHT
COLOURS = ("#0b6e99", "#b5651d", "#4b7f2a")
STYLE = "font:14px sans-serif"
LABEL = 18
"""The height of a line's name."""
THINKING = {"Maritime Silk Road": "silk", "Import / Export": "import"}
"""How the names of a game's matches against hard begin."""
HARD = 100


class Point(NamedTuple):
    x: float
    share: float
    low: float | None = None
    high: float | None = None


class Line(NamedTuple):
    name: str
    points: Sequence[Point]
    even: float | None = None
    """An even share, drawn as a dotted line."""


class Axis(NamedTuple):
    name: str
    ticks: Sequence[tuple[float, str]]
    across: Callable[[float], float]
    """From a value to its share of the width."""


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = "#333") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def stroke(points: Iterable[tuple[float, float]], colour: str, more: str = "") -> str:
    path = " ".join(f"{x},{y}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}"{more}/>'


def down(share: float) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)


def chart(title: str, axis: Axis, lines: Sequence[Line]) -> str:
    def across(x: float) -> float:
        return round(LEFT + (END - LEFT) * axis.across(x), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" style="{STYLE}">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for percent in range(0, 101, 20):
        y = down(percent / 100)
        parts += [stroke([(LEFT, y), (END, y)], "#ddd")]
        parts += [text(LEFT - 8, y + 5, f"{percent} %", "end")]
    parts += [text(across(x), HEIGHT - BOTTOM + 20, words, "middle") for x, words in axis.ticks]
    parts.append(text((LEFT + END) / 2, HEIGHT - 6, axis.name, "middle"))
    labels: list[float] = []
    for (name, points, even), colour in zip(lines, COLOURS, strict=False):
        places = [(across(point.x), down(point.share)) for point in points]
        parts.append(stroke(places, colour, ' stroke-width="2.5"'))
        for point in points:
            if point.low is not None and point.high is not None:
                x = across(point.x)
                parts.append(stroke([(x, down(point.low)), (x, down(point.high))], colour))
        if even is not None:
            level = [(LEFT, down(even)), (END, down(even))]
            parts.append(stroke(level, colour, ' stroke-dasharray="2 5"'))
        y = places[-1][1]
        while any(abs(y - other) < LABEL for other in labels):
            y += 1
        labels.append(y)
        parts.append(text(END + 8, y + 5, name, colour=colour))
    return "\n".join([*parts, "</svg>"]) + "\n"


def training() -> str:
    most = 700_000
    lines = []
    for players in (2, 3, 4):
        net = USUAL.net_for(players)
        assert net is not None
        points = [Point(games, won) for games, won in net.made["results"]]
        lines.append(Line(f"{players} players", points, 1 / players))
    ticks = [(games, f"{games // 1000}k") for games in range(0, most + 1, 100_000)]
    axis = Axis("games of training", ticks, lambda games: games / most)
    return chart(
        "Games won by the net alone against greedy bots, by games of training", axis, lines
    )


def thinking() -> str:
    """Each doubling of time is as wide as any other. Against itself, hard would win half."""
    matches = json.loads(STRENGTH.read_text(encoding="utf-8"))["matches"]
    lines = []
    for name, game in THINKING.items():
        points = [Point(HARD, 0.5)]
        for match in (f"{game}-{end}" for end in ("10ms", "30ms", "300ms", "expert")):
            if (row := matches.get(match)) is not None:
                milliseconds = float(row["bots"][0].split(":")[1].removesuffix("ms"))
                points.append(Point(milliseconds, row["win_rate"], row["low"], row["high"]))
        lines.append(Line(name, sorted(points)))
    ticks = [(ms, f"{ms} ms") for ms in (10, 30, HARD, 300, 1000)]
    axis = Axis("thinking time for a decision", ticks, lambda ms: (log10(ms) - 0.9) / 2.2)
    return chart("Games of two players won against hard, by thinking time", axis, lines)


CHARTS = {PICTURES / "training.svg": training, PICTURES / "thinking.svg": thinking}


if __name__ == "__main__":
    for picture, draw in CHARTS.items():
        picture.write_text(draw(), encoding="utf-8")
