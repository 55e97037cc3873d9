"""A review in words, in every language."""

from __future__ import annotations

from typing import NamedTuple

from entrepot.review.result import Consequence, TurningPoint
from entrepot.text import Names, decimal, option, say, score, seat_name


class Asked(NamedTuple):
    """What the wording of an option needs of its question."""

    game: str
    kind: str


class PointWords(NamedTuple):
    """A turning point in sentences: what was done, what it cost, what is better, and why."""

    played: str
    cost: str
    better: str
    reasons: list[str]


def point_words(game: str, point: TurningPoint, lang: str, names: Names = None) -> PointWords:
    asked = Asked(game, point.kind)
    numbers = {
        name: decimal(100 * value, 0, lang)
        for name, value in (
            ("cost", point.cost),
            ("low", point.low),
            ("high", point.high),
            ("chance", point.chance),
        )
    }
    played = option(asked, point.played, lang, names)
    who = seat_name(point.seat, names, lang)
    return PointWords(
        say("review-point", lang, turn=point.turn, who=who, played=played),
        say("review-cost", lang, **numbers),
        say("review-better", lang, option=option(asked, point.better, lang, names)),
        [reason(game, point.seat, each, lang, names) for each in point.consequences],
    )


def reason(game: str, seat: int, found: Consequence, lang: str, names: Names = None) -> str:
    """One consequence as a sentence; `seat` is who gave the answer."""
    who = seat_name(seat if found.seat is None else found.seat, names, lang)
    amount = decimal(abs(found.amount), 1, lang)
    if found.effect == "turns":
        key = "review-because-sooner" if found.amount < 0 else "review-because-later"
        return say(key, lang, amount=amount)
    if found.effect == "source":
        part = score(game, found.source, max(1, round(abs(found.amount))), lang)
        return say("review-because-source", lang, part=part)
    if found.effect == "rival-wins":
        amount = decimal(100 * found.amount, 0, lang)
    return say(f"review-because-{found.effect}", lang, who=who, amount=amount, game=game)
