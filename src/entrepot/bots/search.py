"""The searching bot: information-set Monte Carlo tree search.

Each iteration imagines one world that fits what the seat knows and walks down the tree. The first
new node joins the tree. From there everybody plays on greedily for some rounds, and then the game's
`win_chances` are the result. Nodes are told apart by what the searching seat knows, never by what
was dealt in the imagined world, and sealed answers are not on the table until all are in, so nobody
in the tree acts on what is still secret. Every world has its own random deal. Each seat either
plays to win for itself (max^n), or all others play against the searcher (paranoid).
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from entrepot.bots import Knowledge
from entrepot.bots.evaluator import Evaluator, SearchSettings
from entrepot.bots.winning import winning_option
from entrepot.kernel.choice import Choice
from entrepot.kernel.rng import mixed

LOOK = 8
"""After so many iterations it is asked whether the answer is settled."""
SLACK = 1.25
"""Later iterations may be quicker than those so far, by this factor at most."""
MOST_NODES = 20_000
"""With more nodes than this, the tree is not kept for the next decision."""


class Budget(NamedTuple):
    """When to stop: after this many iterations, or else this many milliseconds."""

    iterations: int = 0
    milliseconds: float = 0.0
    stops_early: bool = False
    """Also stop as soon as the rest of the budget can't change the answer."""


class Arm:
    """The results of one choice at a node."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Node:
    """A situation in which a seat must choose, and the results from there."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.arms: dict[Choice, Arm] = {}


class Estimate(NamedTuple):
    """What a search found about one option: how often it was tried, and its chance of winning."""

    option: str
    visits: int
    chance: float


class CutOff(BaseException):
    """Raised when a playout is long enough."""


class Search:
    """A searching bot at one seat of one match; it keeps its tree from decision to decision."""

    def __init__(
        self,
        evaluator: Evaluator,
        budget: Budget,
        seed: int,
        settings: SearchSettings | None = None,
    ) -> None:
        self.evaluator, self.budget, self.given_settings = evaluator, budget, settings
        self.option_scores = evaluator.option_scores
        self.rival_scores = evaluator.rival_scores or evaluator.option_scores
        self.settings = settings or SearchSettings()
        self.random = Random(seed).random
        self.world = mixed(seed)
        self.nodes: dict[int, Node] = {}
        self.root: Node | None = None
        self.seat = 0
        self.iterations = 0
        self.first_scores: list[float] | None = None
        """Those of the open question's options, which are the same in all worlds."""
        # for the current iteration:
        self.turns = 0
        self.asked = False
        """Has the searching seat been asked yet?"""
        self.growing = True
        self.path: list[tuple[Node, Arm]] = []
        self.chances: list[float] = []

    def __call__(self, knowledge: Knowledge) -> str:
        options = knowledge.question.options
        if len(options) == 1:
            return next(iter(options))
        started = perf_counter()
        winning = winning_option(knowledge, self.world)
        if winning is not None:
            return winning
        self.think(knowledge, (perf_counter() - started) * 1000)
        return self.estimates(knowledge)[0].option

    def think(self, knowledge: Knowledge, spent: float = 0.0) -> None:
        """Iterate for as long as the budget lasts, at least once.

        `spent` milliseconds of the budget are already gone.
        """
        started = perf_counter()
        self.seat, self.root, self.first_scores = knowledge.question.seat, None, None
        table = knowledge.sample(self.world).state.table
        self.settings = self.given_settings or self.evaluator.settings(table)
        if len(self.nodes) > MOST_NODES:
            self.nodes.clear()
        done, (iterations, milliseconds, stops_early) = 0, self.budget
        while True:
            self.iterate(knowledge)
            done += 1
            if iterations > 0:
                left = float(iterations - done)
            else:
                elapsed = (perf_counter() - started) * 1000
                left = SLACK * done * (milliseconds - spent - elapsed) / max(elapsed, 1e-3)
            if left <= 0.0 or (stops_early and done % LOOK == 0 and self.lead() > left):
                break
        self.iterations += done

    def lead(self) -> int:
        """How many more visits the first option has than the second."""
        first = second = 0
        for arm in self.root.arms.values() if self.root is not None else ():
            if arm.visits > first:
                first, second = arm.visits, first
            elif arm.visits > second:
                second = arm.visits
        return first - second

    def estimates(self, knowledge: Knowledge) -> list[Estimate]:
        """What the last search found about all options, best first."""
        found = []
        for option, choice in knowledge.question.options.items():
            arm = self.root.arms.get(choice) if self.root is not None else None
            visits = 0 if arm is None else arm.visits
            chance = arm.total / arm.visits if arm is not None and arm.visits else 0.0
            found.append(Estimate(option, visits, chance))
        return sorted(found, key=lambda each: (-each.visits, -each.chance, each.option))

    def iterate(self, knowledge: Knowledge) -> None:
        """One world, one path through the tree, one playout; its result goes back up the path."""
        self.world += 1
        self.turns, self.asked, self.growing, self.path = 0, False, True, []
        try:
            chances = self.evaluator.win_chances(knowledge.imagine(self.choose, self.world))
        except CutOff:
            chances = self.chances
        for node, arm in self.path:
            gain = chances[node.seat]
            if self.settings.paranoid and node.seat != self.seat:
                gain = 1.0 - chances[self.seat]
            node.visits += 1
            node.total += gain
            arm.visits += 1
            arm.total += gain

    def choose(self, table: Any, seat: int, kind: str, choices: list[Choice]) -> Choice:
        """The policy that everybody follows in an imagined world."""
        if kind == self.evaluator.cutoff_kind:
            if self.turns >= self.settings.playout_rounds * len(table.players):
                self.chances = self.evaluator.win_chances(table)
                raise CutOff
            self.turns += 1
        first = seat == self.seat and not self.asked
        self.asked = self.asked or first
        if len(choices) == 1:
            return choices[0]
        if first and self.first_scores is not None:
            scores = self.first_scores
        elif seat == self.seat:
            scores = self.option_scores(table, seat, kind, choices)
        else:
            scores = self.rival_scores(table, seat, kind, choices)
        if first:
            self.first_scores = scores
        if self.growing:
            return self.descend(table, seat, kind, choices, scores)
        return self.play_out(choices, scores)

    def play_out(self, choices: list[Choice], scores: list[float]) -> Choice:
        """The choice with the best score after noise; those too far behind get none."""
        noise, best, most, top = self.settings.playout_noise, 0, -1e9, -1e9
        for score in scores:
            if score > top:
                top = score
        for i, score in enumerate(scores):
            if score >= top - noise:
                score += self.random() * noise
                if score > most:
                    best, most = i, score
        return choices[best]

    def descend(
        self, table: Any, seat: int, kind: str, choices: list[Choice], scores: list[float]
    ) -> Choice:
        """Walk down the tree; a new node joins it and ends the descent."""
        key = hash((self.evaluator.information_key(table, self.seat), seat, kind))
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node(seat)
            self.growing = self.root is None
        if self.root is None and seat == self.seat:
            self.root = node
        choice = self.select(node, choices, scores)
        self.path.append((node, node.arms[choice]))
        return choice

    def select(self, node: Node, choices: list[Choice], scores: list[float]) -> Choice:
        """Choose by results so far and scores (PUCT); more visits admit more choices."""
        settings = self.settings
        width = 2 + int(settings.widening * sqrt(node.visits))
        order = best_places(scores, width)
        top = scores[order[0]]
        priors = [exp((scores[i] - top) / settings.prior_temperature) for i in order]
        explore = settings.exploration * sqrt(node.visits + 1.0) / sum(priors)
        average = node.total / node.visits if node.visits else 0.5
        best, most = choices[order[0]], -1e9
        for i, prior in zip(order, priors, strict=True):
            choice = choices[i]
            arm = node.arms.get(choice)
            if arm is None:
                arm = node.arms[choice] = Arm()
            result = arm.total / arm.visits if arm.visits else average
            this = result + explore * prior / (1.0 + arm.visits)
            if this > most:
                best, most = choice, this
        return best


def best_places(scores: list[float], most: int) -> list[int]:
    """Where the best scores stand, best first and, of equals, the first first; at most so many."""
    found: list[int] = []
    for place, score in enumerate(scores):
        if len(found) == most:
            if score <= scores[found[-1]]:
                continue
            found.pop()
        at = len(found)
        while at > 0 and scores[found[at - 1]] < score:
            at -= 1
        found.insert(at, place)
    return found
