"""Games of Import / Export from which the corrections of option scores are learned.

Every seat chooses by its scores with some chance. If it then fared better than was expected, what
it chose looked worse than it was: by policy gradient, the weights of its marks are raised, and
those of what it might have chosen are lowered.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from math import exp
from random import Random
from typing import Final, NamedTuple

import entrepot
from entrepot.bots.greedy import TIE
from entrepot.bots.import_export.learned import USUAL, chances_by, corrected
from entrepot.bots.import_export.option_marks import NO_MARK, option_marks
from entrepot.bots.import_export.option_scores import scores_of
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.bots.import_export.win_chances import win_chances as chances_by_hand
from entrepot.import_export.state import Trade
from entrepot.kernel.choice import Choice
from entrepot.learning.played import Result
from entrepot.learning.trade_games import GAME, TradeStyle, some_rules, won_by

LEAST: Final = 1e-3
"""Options less likely than this are left out."""
ALL: Final = -1
"""Every seat learns."""


class ScoreStyle(NamedTuple):
    """How games for learning are played."""

    temperature: float = 0.7
    """Of choosing: an option that looks this much better, in credits, is e times as likely."""
    trace: float = 0.8
    """Lambda: how far later chances weigh in what a choice led to."""
    greedy_rivals: float = 0.25
    """The share of games in which one seat learns among rivals without weights."""


class Job(NamedTuple):
    """Games to play in a worker process."""

    players: int
    weights: bytes
    style: ScoreStyle
    seeds: tuple[int, ...]
    judged: bool = False
    """Let one seat choose by the weights among greedy bots, to see how strong they are."""


class Decision:
    """What was chosen, as the slopes of its logarithmic chance by the weights of marks."""

    def __init__(self, turn: int, seat: int) -> None:
        self.turn, self.seat = turn, seat
        self.marks: list[int] = []
        self.slopes: list[float] = []


def play(job: Job) -> Result:
    """For each weight, the sum of slopes times surprises, and the sum of squared slopes."""
    weights: list[float] = list(array("f", job.weights))
    if job.judged:
        return Result(b"", b"", sum([judged(weights, job, seed) for seed in job.seeds]))
    slopes: list[float] = [0.0] * NO_MARK
    squares: list[float] = [0.0] * NO_MARK
    for seed in job.seeds:
        choosing = Choosing(weights, job, seed)
        match = entrepot.new(GAME, job.players, seed, **some_rules(TradeStyle(), seed))
        shares = won_by(match.rollout(choosing.choose), job.players)
        choosing.add(shares, job.style.trace, slopes, squares)
    return Result(array("f", slopes).tobytes(), array("f", squares).tobytes(), 0.0)


class Choosing:
    """The policy of one game, the chances at each turn of it, and what was decided."""

    def __init__(self, weights: list[float], job: Job, seed: int) -> None:
        self.random: Callable[[], float] = Random(seed).random
        self.weights = weights
        self.temperature: float = job.style.temperature
        alone = self.random() < job.style.greedy_rivals
        self.place: int = seed % job.players if alone else ALL
        """The seat that learns."""
        self.net = USUAL.net_for(job.players)
        self.chances: list[list[float]] = []
        self.decisions: list[Decision] = []

    def choose(self, table: Trade, seat: int, kind: str, choices: list[Choice]) -> Choice:
        if kind == "lead":
            net = self.net
            self.chances.append(chances_by_hand(table) if net is None else chances_by(net, table))
        if len(choices) == 1:
            return choices[0]
        s = SeatEstimate(table, seat, kind)
        scores = scores_of(s, choices)
        learns = self.place in (ALL, seat)
        rows: list[list[int]] = [option_marks(s, choice) for choice in choices] if learns else []
        for i, row in enumerate(rows):
            for mark in row:
                scores[i] += self.weights[mark]
        best = max(scores)
        shares: list[float] = [exp((score - best) / self.temperature) for score in scores]
        whole = sum(shares)
        chosen = len(choices) - 1
        left = self.random() * whole
        for i, share in enumerate(shares):
            left -= share
            if left < 0.0:
                chosen = i
                break
        if learns and self.chances:
            self.decisions.append(self.decision(seat, chosen, rows, shares, whole))
        return choices[chosen]

    def decision(
        self, seat: int, chosen: int, rows: list[list[int]], shares: list[float], whole: float
    ) -> Decision:
        found = Decision(len(self.chances) - 1, seat)
        for i, row in enumerate(rows):
            slope = -shares[i] / whole
            if i == chosen:
                slope += 1.0
            elif slope > -LEAST:
                continue
            for mark in row:
                found.marks.append(mark)
                found.slopes.append(slope)
        return found

    def add(
        self, shares: list[float], trace: float, slopes: list[float], squares: list[float]
    ) -> None:
        surprises = surprised(self.chances, shares, trace)
        for decision in self.decisions:
            surprise = surprises[decision.turn][decision.seat]
            for i, mark in enumerate(decision.marks):
                slope = decision.slopes[i]
                slopes[mark] += surprise * slope
                squares[mark] += slope * slope


def surprised(chances: list[list[float]], shares: list[float], trace: float) -> list[list[float]]:
    """How much better each seat fared from each turn on than its chances there said: TD(lambda)."""
    found: list[list[float]] = []
    expected = later = shares
    for now in reversed(chances):
        later = [
            (1.0 - trace) * expected[seat] + trace * later[seat] for seat in range(len(shares))
        ]
        found.append([later[seat] - now[seat] for seat in range(len(shares))])
        expected = now
    found.reverse()
    return found


def judged(weights: list[float], job: Job, seed: int) -> float:
    """The share of a game's win that the seat with the weights gets."""
    among = Among(weights, seed % job.players, seed)
    match = entrepot.new(GAME, job.players, seed, **some_rules(TradeStyle(), seed // job.players))
    return won_by(match.rollout(among.choose), job.players)[among.place]


class Among:
    """One seat chooses by the weights, all others by the scores written by hand."""

    def __init__(self, weights: list[float], place: int, seed: int) -> None:
        self.random: Callable[[], float] = Random(seed).random
        self.weights, self.place = weights, place

    def choose(self, table: Trade, seat: int, kind: str, choices: list[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        s = SeatEstimate(table, seat, kind)
        by_weights = seat == self.place
        scores = corrected(self.weights, s, choices) if by_weights else scores_of(s, choices)
        best, most = 0, -1e9
        for i, score in enumerate(scores):
            score += self.random() * TIE
            if score > most:
                best, most = i, score
        return choices[best]
