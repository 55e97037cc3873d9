"""What the games of an arena say about its bots, as a document."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

from entrepot.kernel.documents import Document
from entrepot.lab.playing import Played
from entrepot.lab.ratings import ratings, sign_test, wilson
from entrepot.lab.schedule import Settings, names


def summary(settings: Settings, played: Sequence[Played]) -> Document:
    """All numbers of the result; `played` in the order of the schedule."""
    bots = settings.bots
    entries = []
    for bot, (name, rating) in enumerate(zip(names(bots), ratings(settings, played), strict=True)):
        entry = measured(settings, played, [bot])
        entries.append({"name": name, "spec": bots[bot], **entry, **rating._asdict()})
    several = [spec for spec in dict.fromkeys(bots) if bots.count(spec) > 1]
    return {
        "game": settings.game,
        "options": settings.options,
        "seed": settings.seed,
        "games": len(played),
        "bots": entries,
        "pooled": [
            {"name": spec, "spec": spec, **measured(settings, played, members(bots, spec))}
            for spec in several
        ],
        "pairs": pairs(settings, played),
        "seats": [
            {"seat": seat, **share(sum(game.win(seat) for game in played), len(played))}
            for seat in range(len(bots))
        ],
        "turns": spread([game.turns for game in played]),
        "decisions": spread([sum(map(len, game.times)) for game in played]),
    }


def members(bots: list[str], spec: str) -> list[int]:
    return [bot for bot, other in enumerate(bots) if other == spec]


def measured(settings: Settings, played: Sequence[Played], bots: list[int]) -> Document:
    """One bot, or several identical ones taken together."""
    sat = [
        (game, seat)
        for game in played
        for seat, bot in enumerate(settings.seating(game.rotation))
        if bot in bots
    ]
    times = sorted(time for game, seat in sat for time in game.times[seat])
    by_seat = []
    for place in range(len(settings.bots)):
        here = [game.win(seat) for game, seat in sat if seat == place]
        by_seat.append({"seat": place, "games": len(here), **share(sum(here), len(here))})
    return {
        "games": len(sat),
        **share(sum(game.win(seat) for game, seat in sat), len(sat)),
        "score": mean([game.scores[seat] for game, seat in sat]),
        "margin": mean([margin(game, seat) for game, seat in sat]),
        "decisions": mean([len(game.times[seat]) for game, seat in sat]),
        "milliseconds": {
            "mean": mean(times) / 1000,
            "p95": quantile(times, 0.95) / 1000,
            "max": max(times, default=0) / 1000,
        },
        "by_seat": by_seat,
    }


def share(wins: float, games: int) -> Document:
    found = wilson(wins, games)
    return {"wins": wins, "win_rate": found.rate, "low": found.low, "high": found.high}


def margin(game: Played, seat: int) -> int:
    """By how much the score is above the best of the others."""
    return game.scores[seat] - max(s for other, s in enumerate(game.scores) if other != seat)


def pairs(settings: Settings, played: Sequence[Played]) -> list[Document]:
    """For any two different bots, in how many whole blocks each won more often than the other."""
    bots = settings.bots
    blocks: dict[int, list[Played]] = {}
    for game in played:
        blocks.setdefault(game.block, []).append(game)
    whole = [games for games in blocks.values() if len(games) == len(bots)]
    found = []
    for first, second in combinations(dict.fromkeys(bots), 2):
        gaps = [
            wins_of(settings, games, first) - wins_of(settings, games, second) for games in whole
        ]
        better, worse = sum(gap > NOISE for gap in gaps), sum(gap < -NOISE for gap in gaps)
        counts = {"better": better, "worse": worse, "equal": len(gaps) - better - worse}
        p = sign_test(better, worse)
        found.append({"first": first, "second": second, **counts, "p": p})
    return found


NOISE = 1e-9
"""Thirds of wins do not add up exactly."""


def wins_of(settings: Settings, games: Sequence[Played], spec: str) -> float:
    """What one bot of this kind won in these games, on average."""
    same = members(settings.bots, spec)
    seats = [(game, settings.seating(game.rotation).index(bot)) for game in games for bot in same]
    return sum(game.win(seat) for game, seat in seats) / len(same)


def spread(values: Sequence[int]) -> Document:
    """How the numbers are distributed."""
    ordered = sorted(values)
    return {
        "mean": mean(ordered),
        "least": ordered[0] if ordered else 0,
        "quarter": quantile(ordered, 0.25),
        "half": quantile(ordered, 0.5),
        "three_quarters": quantile(ordered, 0.75),
        "most": ordered[-1] if ordered else 0,
    }


def mean(values: Sequence[int]) -> float:
    return fmean(values) if values else 0.0


def quantile(ordered: Sequence[int], part: float) -> float:
    """The value below which that part lies, interpolated if need be."""
    if not ordered:
        return 0.0
    place = part * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
