"""A picture of a review: everybody's chance to win over the game, with its turning points."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from entrepot.lab.pictures import COLOURS, FAINT, INK, check, plain, style
from entrepot.review.result import Review
from entrepot.text import Names, decimal, say, seat_name

__all__ = ["check", "draw"]


def draw(review: Review, path: Path, lang: str, names: Names = None) -> None:
    check(path)
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(style()):
        figure = Figure(figsize=(11, 5), dpi=150, layout="constrained")
        axes = figure.subplots()
        figure.suptitle(say(f"{review.game}-name", lang), fontsize=13, fontweight="bold", color=INK)
        axes.set_title(say("review-open" if review.settings.open else "review-known", lang))
        lines(axes, review, lang, names)
        marks(axes, review, lang)
        figure.savefig(path, facecolor="white")


def lines(axes: Any, review: Review, lang: str, names: Names) -> None:
    """A line for each player; the ticks are where turns begin."""
    places = [moment.answer for moment in review.moments]
    for seat in range(review.players):
        chances = [100 * moment.chances[seat] for moment in review.moments]
        colour, name = COLOURS[seat % len(COLOURS)], seat_name(seat, names, lang)
        axes.plot(places, chances, color=colour, lw=2, label=name)
    turns = {moment.turn: moment.answer for moment in reversed(review.moments) if moment.turn}
    shown = sorted(turns)[:: max(1, len(turns) // 12)]
    axes.set_xticks([turns[turn] for turn in shown], [str(turn) for turn in shown])
    axes.set_xlabel(say("review-turn", lang))
    axes.set_ylabel("%")
    axes.set_ylim(0, 100)
    axes.set_xlim(0, review.answers)
    axes.legend(frameon=False, ncols=6, loc="upper center", bbox_to_anchor=(0.5, -0.1))
    plain(axes, "y")


def marks(axes: Any, review: Review, lang: str) -> None:
    """A dashed line at each turning point, with its number and its cost."""
    for number, point in enumerate(review.turning_points, 1):
        axes.axvline(point.answer, color=FAINT, lw=1, ls="--", zorder=0)
        axes.annotate(
            f"{number}: −{decimal(100 * point.cost, 0, lang)}",
            (point.answer, 100),
            xytext=(3, -4 - 11 * (number % 3)),
            textcoords="offset points",
            va="top",
            fontsize=9,
            fontweight="bold",
            color=COLOURS[point.seat % len(COLOURS)],
        )
