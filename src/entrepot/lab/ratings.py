"""How certain a share is, whether one bot is better than another, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

from entrepot.lab.playing import Played
from entrepot.lab.schedule import Settings

Z = 1.959963984540054
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


class Share(NamedTuple):
    """A part of a whole, with its 95 % Wilson interval."""

    rate: float
    low: float
    high: float


def wilson(wins: float, tries: int) -> Share:
    """Wins among tries. Fractions of wins may count: they vary less, so it is wide enough."""
    if not tries:
        return Share(0.0, 0.0, 1.0)
    rate = wins / tries
    weight = Z * Z / tries
    middle = (rate + weight / 2) / (1 + weight)
    reach = Z * sqrt(rate * (1 - rate) / tries + weight / (4 * tries)) / (1 + weight)
    return Share(rate, max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach)))


def sign_test(better: int, worse: int) -> float:
    """How likely a count this uneven is, in either direction, if both are equally good."""
    tries = better + worse
    tail = sum(comb(tries, count) for count in range(min(better, worse) + 1))
    return float(min(1.0, 2 * tail / 2**tries))


class Rating(NamedTuple):
    mu: float
    sigma: float


def ratings(settings: Settings, played: Sequence[Played]) -> list[Rating]:
    """Ratings of the bots as entered, after these games in this order; all begin equal."""
    model = PlackettLuce()
    rated = [model.rating() for _ in settings.bots]
    for game in played:
        seating = settings.seating(game.rotation)
        teams = model.rate([[rated[bot]] for bot in seating], ranks=ranks(game))
        for bot, team in zip(seating, teams, strict=True):
            rated[bot] = team[0]
    return [Rating(each.mu, each.sigma) for each in rated]


def ranks(game: Played) -> list[float]:
    """By seat; the best has 0. Winners come first, whatever the scores; the rest go by score."""
    order = [(seat not in game.winners, -score) for seat, score in enumerate(game.scores)]
    order = [(False, 0) if not loses else (loses, score) for loses, score in order]
    return [float(sum(other < own for other in order)) for own in order]
