"""A picture of an arena: the ratings, and the win rate by seat. Needs the extra `pictures`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from entrepot import BadOptions
from entrepot.kernel.documents import Document
from entrepot.lab.ratings import Z
from entrepot.text import decimal, say, seat_name

KINDS = (".png", ".svg", ".pdf")
COLOURS = ("#1f6f8b", "#e07a3f", "#5a9367", "#a4508b", "#c9a227", "#5c5f77")
CHINESE = (
    *("Noto Sans CJK SC", "Noto Sans CJK TC", "Noto Sans CJK JP", "Noto Serif CJK SC"),
    *("PingFang SC", "Heiti TC", "Microsoft YaHei"),
)
INK, FAINT = "#22303c", "#8a97a3"


def check(path: Path) -> None:
    """Refuse early what could not be drawn in the end."""
    if path.suffix.lower() not in KINDS:
        raise BadOptions("bad-picture", field="picture", path=str(path), kinds=KINDS)
    if find_spec("matplotlib") is None:
        raise BadOptions("no-matplotlib", field="picture")


def style() -> Any:
    """How all pictures are written; with letters for Chinese, if this computer has any."""
    from matplotlib.font_manager import fontManager

    there = {font.name for font in fontManager.ttflist}
    return {
        "font.family": ["DejaVu Sans", *[name for name in CHINESE if name in there][:1]],
        "font.size": 10,
        "svg.fonttype": "none",
        "text.color": INK,
        "axes.labelcolor": INK,
    }


def draw(summary: Document, path: Path, lang: str) -> None:
    check(path)
    from matplotlib import rc_context
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    bots = summary["bots"]
    room = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12)
    with rc_context(style()):
        figure = Figure(figsize=(11, max(4.2, 1.9 + 0.5 * len(bots))), dpi=150, layout=room)
        left, right = figure.subplots(1, 2, width_ratios=(4, 5))
        game = say(f"{summary['game']}-name", lang)
        title = say("lab-picture-title", lang, game=game, count=summary["games"])
        figure.suptitle(title, fontsize=13, fontweight="bold", color=INK)
        ratings(left, bots, lang)
        seats(right, bots, len(summary["seats"]), lang)
        figure.savefig(path, facecolor="white")


def ratings(axes: Any, bots: Sequence[Document], lang: str) -> None:
    """The best bot on top; the lines show how uncertain each rating is."""
    order = sorted(range(len(bots)), key=lambda bot: bots[bot]["mu"])
    for row, bot in enumerate(order):
        mu, reach = bots[bot]["mu"], Z * bots[bot]["sigma"]
        colour = COLOURS[bot % len(COLOURS)]
        axes.errorbar(mu, row, xerr=reach, fmt="o", color=colour, capsize=4, markersize=8, lw=2)
        axes.annotate(
            decimal(mu, 1, lang),
            (mu, row),
            xytext=(0, 8),
            textcoords="offset points",
            ha="center",
            color=colour,
            fontweight="bold",
        )
    axes.set_yticks(range(len(order)), [bots[bot]["name"] for bot in order])
    axes.set_ylim(-0.6, len(order) - 0.3)
    axes.set_xlabel(say("lab-picture-rating", lang))
    plain(axes, "x")


def seats(axes: Any, bots: Sequence[Document], count: int, lang: str) -> None:
    """A group of bars for each seat, and a line where all bars would end if nothing mattered."""
    width = 0.82 / len(bots)
    for number, bot in enumerate(bots):
        places = [seat + (number - (len(bots) - 1) / 2) * width for seat in range(count)]
        rates = [100 * here["win_rate"] for here in bot["by_seat"]]
        low = [100 * (here["win_rate"] - here["low"]) for here in bot["by_seat"]]
        high = [100 * (here["high"] - here["win_rate"]) for here in bot["by_seat"]]
        colour = COLOURS[number % len(COLOURS)]
        axes.bar(places, rates, 0.9 * width, color=colour, alpha=0.85, label=bot["name"])
        axes.errorbar(places, rates, yerr=(low, high), fmt="none", color=INK, capsize=2, lw=1)
    even = 100 / count
    axes.axhline(even, color=FAINT, lw=1.2, ls="--", zorder=0, label=say("lab-picture-even", lang))
    axes.set_xticks(range(count), [seat_name(seat, None, lang) for seat in range(count)])
    axes.set_ylim(0, 100)
    axes.set_ylabel(say("lab-picture-wins", lang))
    line, *bars = axes.get_legend_handles_labels()[0]  # the bots first, then the line
    below = {"loc": "upper center", "bbox_to_anchor": (0.5, -0.08)}
    axes.legend(handles=[*bars, line], frameon=False, ncols=4, fontsize=9, **below)
    plain(axes, "y")


def plain(axes: Any, grid: str) -> None:
    axes.grid(axis=grid, color=FAINT, alpha=0.25)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(colors=INK)
