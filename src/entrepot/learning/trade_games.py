"""Games of Import / Export between blurred bots, and who won from where.

The net learns to tell the winner at the beginning of a turn, where a search cuts its playouts off.
A third of the games has the base set alone, a third all sets, and a third any of them, some with
another target, so that the net knows all of these.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import entrepot
from entrepot.bots import Bot, import_export, knowledge
from entrepot.bots.import_export.learned import chances_by, corrected
from entrepot.bots.import_export.marks import NO_MARK, marks
from entrepot.bots.import_export.option_scores import option_scores
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.bots.mark_net import MarkNet
from entrepot.bots.search import Budget, Search
from entrepot.import_export.cards import SETS
from entrepot.import_export.state import Trade
from entrepot.kernel.choice import Choice
from entrepot.kernel.table import Table
from entrepot.learning.played import Result

GAME: Final = "import-export"
USUAL_TARGET: Final = 50
TARGETS: Final = (60, 80, 100, 150)


class TradeStyle(NamedTuple):
    """How games for learning are played."""

    noise: tuple[float, ...] = (0.5, 1.5, 3.0)
    """Scores are raised at random by up to one of these, in credits."""
    random: float = 0.02
    """The share of answers at random."""
    turns: float = 0.2
    """The share of turns that are learned from: those of one game are much alike."""
    other_target: float = 0.25
    """The share of games with another target than usual."""
    iterations: int = 30
    """Of the searches that judge the net."""


class Job(NamedTuple):
    """Games to play in a worker process."""

    players: int
    weights: bytes
    style: TradeStyle
    seeds: tuple[int, ...]
    judged: bool = False
    """Let a search with the net play among searches without, to see how strong it is."""
    scores: bytes = b""
    """Weights that correct the scores by which the games are played, if not those by hand."""


def most_marks(players: int) -> int:
    """To this length lists of marks are filled up; what is beyond it is left out."""
    return 24 + 36 * players


def play(job: Job) -> Result:
    if job.judged:
        net = MarkNet(NO_MARK, array("f", job.weights), {})
        return Result(b"", b"", sum([judged(net, job, seed) for seed in job.seeds]))
    rows, targets = array("H"), array("f")
    width = most_marks(job.players)
    for seed in job.seeds:
        blurred = Blurred(job.style, seed, job.scores)
        match = entrepot.new(GAME, job.players, seed, **some_rules(job.style, seed))
        shares = won_by(match.rollout(blurred.choose), job.players)
        for moment in blurred.moments:
            for each in moment:
                rows.extend(each[:width])
                rows.extend([NO_MARK] * (width - len(each)))
            targets.extend(shares)
    return Result(rows.tobytes(), targets.tobytes(), 0.0)


def some_rules(style: TradeStyle, seed: int) -> dict[str, Any]:
    """The options of a game."""
    chance = Random(f"rules {seed}")
    more = chance.choice(([], SETS[1:], [name for name in SETS[1:] if chance.random() < 0.5]))
    target = chance.choice(TARGETS) if chance.random() < style.other_target else USUAL_TARGET
    return {"sets": [SETS[0], *more], "target": target}


def won_by(t: Table, players: int) -> list[float]:
    """Each seat's share of the win."""
    winners = entrepot.GAMES[GAME].winners(t)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


class Blurred:
    """The policy of one game, and the moments of it that are learned from."""

    def __init__(self, style: TradeStyle, seed: int, scores: bytes) -> None:
        chance = Random(seed)
        self.weights: list[float] = list(array("f", scores))
        self.random: Callable[[], float] = chance.random
        self.noise: float = chance.choice(style.noise)
        self.rarely: float = style.random
        self.turns: float = style.turns
        self.moments: list[list[list[int]]] = []

    def choose(self, table: Trade, seat: int, kind: str, choices: list[Choice]) -> Choice:
        if kind == "lead" and self.random() < self.turns:
            self.moments.append(marks(SeatEstimate(table, 0)))
        if len(choices) == 1:
            return choices[0]
        if self.random() < self.rarely:
            return choices[int(self.random() * len(choices))]
        best, most = 0, -1e9
        for index, score in enumerate(self.scores(table, seat, kind, choices)):
            score += self.random() * self.noise
            if score > most:
                best, most = index, score
        return choices[best]

    def scores(self, t: Trade, seat: int, kind: str, choices: list[Choice]) -> list[float]:
        if not self.weights:
            return option_scores(t, seat, kind, choices)
        return corrected(self.weights, SeatEstimate(t, seat, kind), choices)


def judged(net: MarkNet, job: Job, seed: int) -> float:
    """The share of a game's win that the search with the net gets."""
    place, budget = seed % job.players, Budget(iterations=job.style.iterations)
    learned = import_export.EVALUATOR._replace(win_chances=lambda t: chances_by(net, t))
    match = entrepot.new(GAME, job.players, seed // job.players, sets=list(SETS))
    bots: list[Bot] = [
        Search(learned if seat == place else import_export.EVALUATOR, budget, seed + seat)
        for seat in range(job.players)
    ]
    while not match.over:
        seat = match.pending[0].seat
        match.answer(seat, bots[seat](knowledge(match, seat)))
    return won_by(match.state.table, job.players)[place]
