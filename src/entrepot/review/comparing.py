"""Comparing options world by world: how much an answer cost, how sure that is, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from entrepot.bots import knowledge
from entrepot.bots.greedy import scores_of
from entrepot.bots.levels import EVALUATORS
from entrepot.kernel.ask import Question
from entrepot.review.playouts import Viewpoint, play_on, world_seeds
from entrepot.review.result import Consequence, Effect, Settings, TurningPoint

CONFIDENCE = 0.95
MOST_OPTIONS = 3
"""How many options are looked at besides the answer: those with the best scores."""
FINALISTS = 2
"""How many options are looked at again, to compare the better of them with the answer."""
BATCH = 64
"""After each so many worlds a comparison ends if it has become clear."""
LEAST_COST = 0.12
"""What an answer must have cost, beyond doubt, to be worth telling, as a chance to win."""
POINT = 0.02
"""What a point of the bots' scores is worth until worlds say more, as a chance to win."""
MOST_CONSEQUENCES = 3


class Decision(NamedTuple):
    """A moment at which a seat chose one of several options."""

    here: Viewpoint
    answer: int
    question: Question
    played: str


class Candidate(NamedTuple):
    """An answer that may have cost something, and the options that looked better, best first."""

    answer: int
    cost: float
    options: list[str]


class Interval(NamedTuple):
    mean: float
    low: float
    high: float


def interval(values: Sequence[float], looks: int = 1) -> Interval:
    """The mean, with an interval that is right for all of `looks` such values at once."""
    mean, error = fmean(values), stdev(values) / sqrt(len(values))
    reach = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * looks)) * error
    return Interval(mean, mean - reach, mean + reach)


def chances_of(decision: Decision, option: str, seeds: range) -> list[float]:
    """The seat's chance to win with this option, world by world."""
    seat, choice = decision.question.seat, decision.question.by_id[option]
    return [play_on(decision.here, seed, seat, choice).chances[seat] for seed in seeds]


def screened(decision: Decision, options: list[str], seeds: range) -> Candidate:
    """What the answer seems to cost, from a few worlds, and the options that look best in them."""
    means = {option: fmean(chances_of(decision, option, seeds)) for option in options}
    best = sorted(options, key=lambda option: -means[option])[:FINALISTS]
    played = fmean(chances_of(decision, decision.played, seeds))
    return Candidate(decision.answer, means[best[0]] - played, best)


def first_look(decision: Decision, seeds: range) -> Candidate:
    """The same with the options that bots take into account. The luck of a few worlds weighs less
    where the bots' scores speak for or against the answer, too."""
    match, seat, options = decision.here.match, decision.question.seat, decision.question.by_id
    scores = scores_of(EVALUATORS[match.game], knowledge(match, seat), seeds[0])
    others = [option for option in options if option != decision.played]
    others.sort(key=lambda option: -scores[options[option]])
    found = screened(decision, others[:MOST_OPTIONS], seeds)
    lead = scores[options[others[0]]] - scores[options[decision.played]]
    return found._replace(cost=found.cost + POINT * lead)


def compared(
    decision: Decision, better: str, looks: int, settings: Settings
) -> TurningPoint | None:
    """The turning point, if the answer cost enough beyond doubt.

    Its worlds are new, so it makes no difference that the option was the best one in others.
    """
    seeds = world_seeds(settings.seed, "compare", decision.answer, settings.worlds)
    batches = [seeds[n : n + BATCH] for n in range(0, len(seeds), BATCH)]
    played: list[float] = []
    differences: list[float] = []
    for batch in batches:
        here, there = (chances_of(decision, each, batch) for each in (decision.played, better))
        played += here
        differences += [b - p for b, p in zip(there, here, strict=True)]
        cost = interval(differences, looks * len(batches))
        if interval(differences).high < LEAST_COST or cost.low > LEAST_COST:
            break
    if cost.low <= LEAST_COST:
        return None
    ends = world_seeds(settings.seed, "why", decision.answer, max(16, settings.worlds // 8))
    return TurningPoint(
        answer=decision.answer,
        turn=decision.here.match.view(None).turn,
        seat=decision.question.seat,
        kind=decision.question.kind,
        played=decision.played,
        better=better,
        chance=fmean(played),
        cost=cost.mean,
        low=cost.low,
        high=cost.high,
        worlds=len(differences),
        consequences=consequences(decision, better, ends),
    )


# -- why


Key = tuple[Effect, int | None, str]
"""What is counted at the end of a game: an effect, the rival and the part of the score."""


def consequences(decision: Decision, better: str, seeds: range) -> list[Consequence]:
    """What the answer changes at the end of the game, in the same worlds; the clearest first."""
    pairs = [
        (ending(decision, decision.played, seed), ending(decision, better, seed)) for seed in seeds
    ]
    keys = sorted({key for pair in pairs for ended in pair for key in ended}, key=repr)
    found: list[tuple[float, Consequence]] = []
    for key in keys:
        differences = [played[key] - other[key] for played, other in pairs]
        mean, low, high = interval(differences, len(keys))
        gain = mean if key[0] in ("points", "source") else -mean
        if (low > 0 or high < 0) and (gain < 0 or key[0] == "turns"):
            found.append((abs(mean) / (high - low or 1e-9), Consequence(key[0], mean, *key[1:])))
    found.sort(key=lambda each: -each[0])
    return [consequence for _, consequence in found[:MOST_CONSEQUENCES]]


def ending(decision: Decision, option: str, seed: int) -> Counter[Key]:
    """How the game ends if everybody plays on from this option."""
    me, game = decision.question.seat, decision.here.match.state.start.game
    table = play_on(decision.here, seed, me, decision.question.by_id[option]).table
    winners, counted = game.winners(table), Counter[Key]({("turns", None, ""): table.turn})
    for seat, score in enumerate(game.scores(table)):
        if seat != me:
            counted["rival-points", seat, ""] = score.total
            if decision.here.match.players > 2:
                counted["rival-wins", seat, ""] = seat in winners
            continue
        counted["points", None, ""] = score.total
        if len(score.by) > 1:
            counted.update({("source", None, source): n for source, n in score.by.items()})
    return counted
