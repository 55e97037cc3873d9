"""Draws docs/pictures/training.svg: how strong the nets of the package were during training.

The results are in the nets' own files. Run it (`make training-chart`) after new nets were trained.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from entrepot.bots.silk_road.learned import USUAL

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "training.svg"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 380, 56, 120, 24, 48
MOST_GAMES = 700_000
COLOURS = {2: "#0b6e99", 3: "#b5651d", 4: "#4b7f2a"}
STYLE = "font:14px sans-serif"


def across(games: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * games / MOST_GAMES, 1)


def down(share: float) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = "#333") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def line(points: Sequence[tuple[float, float]], colour: str, more: str = "") -> str:
    path = " ".join(f"{x},{y}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}"{more}/>'


def chart() -> str:
    title = "Games won by the net alone against greedy bots, by games of training"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" style="{STYLE}">',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    end = WIDTH - RIGHT
    for percent in range(0, 101, 20):
        y = down(percent / 100)
        parts += [line([(LEFT, y), (end, y)], "#ddd"), text(LEFT - 8, y + 5, f"{percent} %", "end")]
    for games in range(0, MOST_GAMES + 1, 100_000):
        parts.append(text(across(games), HEIGHT - BOTTOM + 20, f"{games // 1000}k", "middle"))
    parts.append(text((LEFT + end) / 2, HEIGHT - 6, "games of training", "middle"))
    for players, colour in COLOURS.items():
        net = USUAL.net_for(players)
        assert net is not None
        points = [(across(games), down(won)) for games, won in net.made["results"]]
        even = [(LEFT, down(1 / players)), (end, down(1 / players))]
        parts += [line(points, colour, ' stroke-width="2.5"')]
        parts += [line(even, colour, ' stroke-dasharray="2 5"')]
        x, y = points[-1]
        parts.append(text(x + 8, y + 5, f"{players} players", colour=colour))
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(chart(), encoding="utf-8")
