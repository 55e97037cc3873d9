"""The comparing bot: the options that look best are played on in the same imagined worlds.

Where scores already tell nearly all that a tree would find, what is left are small differences
between a few options. So this bot grows no tree: in each world, every option still in question is
played on by scores for some rounds, and the game's `win_chances` there are its result. What counts
is how much better it did than another in the same worlds, so that luck which they share cancels
out. What the scores said beforehand counts as well, the less the more worlds there are; options
that have fallen behind for certain are dropped.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any

from entrepot.bots import Knowledge
from entrepot.bots.evaluator import Evaluator, RolloutSettings
from entrepot.bots.greedy import scores_of
from entrepot.bots.search import Budget, CutOff
from entrepot.bots.winning import winning_option
from entrepot.kernel.choice import Choice
from entrepot.kernel.rng import mixed

MOST = 8
"""So many options are compared at most."""
LOOK = 16
"""After so many worlds, options that have fallen behind are dropped."""
CERTAIN = 3.0
"""By so many standard deviations."""
TINY = 1e-7
"""The least variance of a mean: a few results may all be the same by chance."""


class Candidate:
    """An option in question, and its results, one for each world."""

    def __init__(self, option: str, choice: Choice, expected: float) -> None:
        self.option, self.choice = option, choice
        self.expected = expected
        """What its score says of the chance to win, from a zero that all options share."""
        self.results: list[float] = []

    def lead(self, other: Candidate, doubt: float) -> tuple[float, float]:
        """How much better than the other it seems, and the standard deviation of that."""
        expected, count = self.expected - other.expected, len(self.results)
        if count < 2:
            return expected, doubt
        whole = squares = 0.0
        for mine, others in zip(self.results, other.results, strict=True):
            whole += mine - others
        mean = whole / count
        for mine, others in zip(self.results, other.results, strict=True):
            squares += (mine - others - mean) ** 2
        seen = 1.0 / (squares / (count - 1) / count + TINY)
        believed = 1.0 / (doubt * doubt)
        both = seen + believed
        return (seen * mean + believed * expected) / both, sqrt(1.0 / both)


class Rollouts:
    """A comparing bot at one seat of one match."""

    def __init__(
        self,
        evaluator: Evaluator,
        budget: Budget,
        seed: int,
        settings: RolloutSettings | None = None,
    ) -> None:
        self.evaluator, self.budget = evaluator, budget
        self.settings = settings or evaluator.rollouts
        self.option_scores = evaluator.option_scores
        self.rival_scores = evaluator.rival_scores or evaluator.option_scores
        self.world = mixed(seed)
        self.seat = 0
        self.played = 0
        """Rollouts so far."""
        # for the current rollout:
        self.turns = 0
        self.first: Choice | None = None
        self.chances: list[float] = []

    def __call__(self, knowledge: Knowledge) -> str:
        options = knowledge.question.options
        if len(options) == 1:
            return next(iter(options))
        started = perf_counter()
        winning = winning_option(knowledge, self.world)
        if winning is not None:
            return winning
        self.seat = knowledge.question.seat
        return self.best(self.compared(knowledge, started)).option

    def candidates(self, knowledge: Knowledge) -> list[Candidate]:
        """The options with the best scores, best first."""
        scores, settings = scores_of(self.evaluator, knowledge, self.world), self.settings
        options = knowledge.question.options.items()
        order = sorted((-scores[choice], option, choice) for option, choice in options)
        return [
            Candidate(option, choice, -behind * settings.score_value)
            for behind, option, choice in order[:MOST]
            if behind - order[0][0] <= settings.margin
        ]

    def compared(self, knowledge: Knowledge, started: float) -> list[Candidate]:
        """Play worlds until the budget is spent or one option is left; returns what is left."""
        left, rollouts, worlds = self.candidates(knowledge), 0, 0
        iterations, milliseconds, _ = self.budget
        while len(left) > 1:
            self.world += 1
            worlds += 1
            rollouts += len(left)
            for each in left:
                each.results.append(self.rollout(knowledge, each.choice))
            if worlds % LOOK == 0:
                left = self.not_behind(left)
            if iterations > 0:
                if rollouts + len(left) > iterations:
                    break
            else:
                elapsed = (perf_counter() - started) * 1000
                if elapsed * (worlds + 1) / worlds > milliseconds:
                    break
        self.played += rollouts
        return left

    def best(self, candidates: list[Candidate]) -> Candidate:
        first, doubt = candidates[0], self.settings.doubt
        best, most = first, 0.0
        for each in candidates[1:]:
            lead, _ = each.lead(first, doubt)
            if lead > most:
                best, most = each, lead
        return best

    def not_behind(self, candidates: list[Candidate]) -> list[Candidate]:
        """Those that may still be the best."""
        best, doubt, found = self.best(candidates), self.settings.doubt, []
        for each in candidates:
            if each is best:
                found.append(each)
                continue
            lead, deviation = each.lead(best, doubt)
            if lead + CERTAIN * deviation > 0.0:
                found.append(each)
        return found

    def rollout(self, knowledge: Knowledge, choice: Choice) -> float:
        """The seat's chance to win some rounds after this choice, in the current world."""
        self.turns, self.first = 0, choice
        try:
            chances = self.evaluator.win_chances(knowledge.imagine(self.choose, self.world))
        except CutOff:
            chances = self.chances
        return chances[self.seat]

    def choose(self, table: Any, seat: int, kind: str, choices: list[Choice]) -> Choice:
        """The policy in an imagined world: first the choice in question, then the best scores."""
        if kind == self.evaluator.cutoff_kind:
            if self.turns >= self.settings.rounds * len(table.players):
                self.chances = self.evaluator.win_chances(table)
                raise CutOff
            self.turns += 1
        if self.first is not None and seat == self.seat:
            choice, self.first = self.first, None
            return choice
        if len(choices) == 1:
            return choices[0]
        score = self.option_scores if seat == self.seat else self.rival_scores
        scores = score(table, seat, kind, choices)
        return choices[scores.index(max(scores))]
