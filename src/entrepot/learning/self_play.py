"""Games of Maritime Silk Road in which nets play, and what can be learned from them.

Each net seat keeps, in order, what it knew after each of its answers and at the beginning of every
turn, and what the net made of it. The target of each is the next estimate and, through that, the
end of the game: TD(lambda), as TD-Gammon learned.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from math import exp
from random import Random
from typing import Final, NamedTuple

import entrepot
from entrepot.bots.greedy import TIE
from entrepot.bots.net import Net, Scores, Shape
from entrepot.bots.silk_road.afterstates import afterstates, column_sizes, standings
from entrepot.bots.silk_road.learned import logit
from entrepot.bots.silk_road.option_scores import option_scores
from entrepot.kernel.choice import Choice
from entrepot.learning.played import Result
from entrepot.silk_road.state import SilkRoad

GAME: Final = "maritime-silk-road"
LAST_DRAW: Final = 2
"""With this many cards in the deck, or fewer, an option may end the game."""


class PlayStyle(NamedTuple):
    """How games for learning are played."""

    noise: float = 0.08
    """Of Gumbel's distribution, on the scores."""
    random: float = 0.02
    """The share of answers at random."""
    trace: float = 0.6
    """Lambda: how far later estimates weigh in a target."""
    greedy_rivals: float = 0.0
    """The share of games in which one seat learns among greedy rivals."""


class Job(NamedTuple):
    """Games to play in a worker process."""

    players: int
    weights: bytes
    style: PlayStyle
    seeds: tuple[int, ...]
    judged: bool = False
    """Play them with one net seat among greedy ones, without noise, to see how strong it is."""


def play(job: Job) -> Result:
    net = Net(Shape(*column_sizes(job.players)), array("f", job.weights), {})
    rows, targets, won = bytearray(), array("f"), 0.0
    for seed in job.seeds:
        learners = Learners(net, job, seed)
        match = entrepot.new(GAME, job.players, seed)
        table = match.rollout(learners.choose)
        winners = entrepot.GAMES[GAME].winners(table)
        for seat in learners.seats:
            share = 1 / len(winners) if seat in winners else 0.0
            if job.judged:
                won += share
            else:
                rows += learners.rows[seat]
                chances, decides = learners.chances[seat], learners.decides[seat]
                targets.extend(traced(chances, decides, share, job.style.trace))
    return Result(bytes(rows), targets.tobytes(), won)


def traced(chances: list[float], decides: list[bool], result: float, trace: float) -> list[float]:
    """The targets of a seat's estimates, from the last one back.

    Where the seat alone decides what it knows next, its estimate there is the whole target: luck
    and rivals have no part in the difference."""
    found, after, target = [], result, result
    for index in range(len(chances) - 1, -1, -1):
        if decides[index]:
            found.append(after)
        else:
            target = (1 - trace) * after + trace * target
            found.append(target)
            after = chances[index]
    return found[::-1]


class Learners:
    """The policy of one game, and what its net seats remember."""

    def __init__(self, net: Net, job: Job, seed: int) -> None:
        chance = Random(seed)
        self.scores: Scores = net.scores
        self.random: Callable[[], float] = chance.random
        self.width: int = net.shape.width
        self.noise: float = job.style.noise
        self.rarely: float = job.style.random
        self.quiet: bool = job.judged
        alone = job.judged or chance.random() < job.style.greedy_rivals
        seats = list(range(job.players))
        self.seats: list[int] = [chance.randrange(job.players)] if alone else seats
        self.rows: list[bytearray] = [bytearray() for _ in seats]
        self.chances: list[list[float]] = [[] for _ in seats]
        self.decides: list[list[bool]] = [[] for _ in seats]
        """After which of the chances the next one follows by the seat's own best answer alone."""

    def choose(self, table: SilkRoad, seat: int, kind: str, choices: list[Choice]) -> Choice:
        if kind == "phase-1" and not self.quiet:
            rows = standings(table)
            scores = self.scores(rows)
            for each in self.seats:
                self.keep(each, rows, each, scores[each])
        if len(choices) == 1:
            return choices[0]
        if seat not in self.seats:
            return choices[self.greedy(table, seat, kind, choices)]
        found = afterstates(table, seat, kind, choices)
        scores = self.scores(found.rows)
        for index in found.ended:
            scores[index] = logit(found.chance)
        if self.quiet:
            return choices[greatest(scores)]
        at_random = self.random() < self.rarely
        best = int(self.random() * len(scores)) if at_random else self.picked(scores)
        if best not in found.ended:
            if table.turn and kind != "extra-draw" and not at_random:
                self.decides[seat][-1] = True  # since its turn began
            self.keep(seat, found.rows, best, scores[best])
        return choices[best]

    def greedy(self, table: SilkRoad, seat: int, kind: str, choices: list[Choice]) -> int:
        """As the greedy bot chooses: what wins at once, or the best score, ties at random."""
        if len(table.deck) <= LAST_DRAW:
            found = afterstates(table, seat, kind, choices)
            if found.chance == 1.0:
                return found.ended[0]
        scores = option_scores(table, seat, kind, choices)
        return greatest([score + self.random() * TIE for score in scores])

    def picked(self, scores: list[float]) -> int:
        """An option at random, each as likely as if noise of Gumbel's distribution were added."""
        most, whole = max(scores), 0.0
        likely: list[float] = []
        for score in scores:
            whole += exp((score - most) / self.noise)
            likely.append(whole)
        left = self.random() * whole
        for index, share in enumerate(likely):
            if left < share:
                return index
        return greatest(scores)

    def keep(self, seat: int, rows: list[int], index: int, score: float) -> None:
        start = index * self.width
        self.rows[seat] += bytes(rows[start : start + self.width])
        self.chances[seat].append(1.0 / (1.0 + exp(-score)))
        self.decides[seat].append(False)


def greatest(scores: list[float]) -> int:
    best, most = 0, scores[0]
    for index, score in enumerate(scores):
        if score > most:
            best, most = index, score
    return best
