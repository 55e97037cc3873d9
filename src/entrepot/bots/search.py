"""The searching bot: information-set Monte Carlo tree search.

Each iteration imagines one world that fits what the seat knows, follows the tree while it knows the
situation, adds one situation to it, and lets everybody play on greedily for some rounds; then the
game's `value` says how likely each seat is to win. Situations are told apart by what the searching
seat knows there, never by what was dealt in the imagined world, and sealed answers are not on the
table before all are in: so nobody in the tree acts on what is secret then. Chance is dealt anew in
every world. Each seat looks for its own good (max^n), or all others against the searcher
(paranoid).
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from entrepot.bots import Knowledge
from entrepot.bots.sense import Sense
from entrepot.bots.winning import winning
from entrepot.kernel.ask import Choice
from entrepot.kernel.rng import mixed

LARGEST = 20_000
"""Situations that are kept between decisions."""


class Style(NamedTuple):
    """How a search is done; the values are those that measured best (docs/bots.md)."""

    rounds: int = 2
    """How often everybody leads in a playout before the value is estimated."""
    curiosity: float = 1.5
    """How much is tried out: the weight of what looks good against what was found."""
    taste: float = 1.5
    """So many credits of worth make a choice e times as likely to be tried."""
    wide: float = 1.0
    """So many choices, times the square root of the visits, are looked at."""
    whim: float = 2.0
    """In playouts worth is blurred by up to so many credits."""
    paranoid: bool = False


FOR_TWO = Style()
FOR_MORE = Style(curiosity=0.4, whim=0.5)
"""With more players chances are smaller and differ less, so curiosity must weigh less."""


class Budget(NamedTuple):
    """When to stop: after so many iterations, or else so many milliseconds."""

    iterations: int = 0
    milliseconds: float = 0.0


class Arm:
    """What was found about one choice in one situation."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Node:
    """A situation in which a seat must choose: how often it came up, and what was found."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.arms: dict[Choice, Arm] = {}


class Estimate(NamedTuple):
    """What a search found about one option: how often it was tried, and the chance to win."""

    option: str
    visits: int
    chance: float


class Enough(BaseException):
    """A playout has seen enough."""


class Search:
    """A searching bot at one seat of one match; it keeps its tree from decision to decision."""

    def __init__(self, sense: Sense, budget: Budget, seed: int, style: Style | None = None) -> None:
        self.sense, self.budget, self.wanted = sense, budget, style
        self.style = FOR_TWO
        self.chance = Random(seed)
        self.world = mixed(seed)
        self.nodes: dict[int, Node] = {}
        self.root: Node | None = None
        self.seat = 0
        self.iterations = 0
        # of the iteration at work:
        self.turns = 0
        self.growing = True
        self.path: list[tuple[Node, Arm]] = []
        self.values: list[float] = []

    def __call__(self, knowledge: Knowledge) -> str:
        options = knowledge.question.options
        if len(options) == 1:
            return next(iter(options))
        started = perf_counter()
        at_once = winning(knowledge, self.world)
        if at_once is not None:
            return at_once
        self.think(knowledge, (perf_counter() - started) * 1000)
        return self.estimates(knowledge)[0].option

    def think(self, knowledge: Knowledge, spent: float = 0.0) -> None:
        """Iterate for as long as the budget lasts, at least once; some of it may be spent."""
        started = perf_counter()
        self.seat, self.root = knowledge.question.seat, None
        usual = FOR_TWO if len(knowledge.view.players) == 2 else FOR_MORE
        self.style = self.wanted or usual
        if len(self.nodes) > LARGEST:
            self.nodes.clear()
        done, (iterations, milliseconds) = 0, self.budget
        while True:
            self.iterate(knowledge)
            done += 1
            if iterations > 0:
                if done >= iterations:
                    break
            elif (perf_counter() - started) * 1000 >= milliseconds - spent:
                break
        self.iterations += done

    def estimates(self, knowledge: Knowledge) -> list[Estimate]:
        """What the last search found about all options, the best first."""
        found = []
        for option, choice in knowledge.question.options.items():
            arm = self.root.arms.get(choice) if self.root is not None else None
            visits = 0 if arm is None else arm.visits
            chance = arm.total / arm.visits if arm is not None and arm.visits else 0.0
            found.append(Estimate(option, visits, chance))
        found.sort(key=rank)
        return found

    def iterate(self, knowledge: Knowledge) -> None:
        """One world, one path through the tree, one playout; what it found goes back up."""
        self.world += 1
        self.turns, self.growing, self.path = 0, True, []
        try:
            values = self.sense.value(knowledge.imagine(self.choose, self.world))
        except Enough:
            values = self.values
        for node, arm in self.path:
            gain = values[node.seat]
            if self.style.paranoid and node.seat != self.seat:
                gain = 1.0 - values[self.seat]
            node.visits += 1
            node.total += gain
            arm.visits += 1
            arm.total += gain

    def choose(self, table: Any, seat: int, kind: str, choices: list[Choice]) -> Choice:
        """The policy of everybody in an imagined world."""
        if kind == self.sense.pause:
            if self.turns >= self.style.rounds * len(table.players):
                self.values = self.sense.value(table)
                raise Enough
            self.turns += 1
        if len(choices) == 1:
            return choices[0]
        worth = self.sense.worth(table, seat, kind, choices)
        if self.growing:
            return self.descend(table, seat, kind, choices, worth)
        return self.play(choices, worth)

    def play(self, choices: list[Choice], worth: list[float]) -> Choice:
        """Greedily, with a whim, that changes nothing for what is too far behind."""
        whim = self.style.whim
        best, most, enough = 0, -1e9, max(worth) - whim
        for i, this in enumerate(worth):
            if this >= enough:
                this += self.chance.random() * whim
                if this > most:
                    best, most = i, this
        return choices[best]

    def descend(
        self, table: Any, seat: int, kind: str, choices: list[Choice], worth: list[float]
    ) -> Choice:
        """Down the tree; a situation that is new joins it and ends the descent."""
        key = hash((self.sense.known(table, self.seat), seat, kind))
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node(seat)
            self.growing = self.root is None
        if self.root is None and seat == self.seat:
            self.root = node
        choice = self.select(node, choices, worth)
        self.path.append((node, node.arms[choice]))
        return choice

    def select(self, node: Node, choices: list[Choice], worth: list[float]) -> Choice:
        """What was found about a choice, and a share for what looks good; more choices in time."""
        style = self.style
        wide = 2 + int(style.wide * sqrt(node.visits))
        order = sorted(range(len(choices)), key=worth.__getitem__, reverse=True)[:wide]
        top = worth[order[0]]
        looks = [exp((worth[i] - top) / style.taste) for i in order]
        explore = style.curiosity * sqrt(node.visits + 1.0) / sum(looks)
        usual = node.total / node.visits if node.visits else 0.5
        best, most = choices[order[0]], -1e9
        for i, look in zip(order, looks, strict=True):
            choice = choices[i]
            arm = node.arms.get(choice)
            if arm is None:
                arm = node.arms[choice] = Arm()
            found = arm.total / arm.visits if arm.visits else usual
            this = found + explore * look / (1.0 + arm.visits)
            if this > most:
                best, most = choice, this
        return best


def rank(estimate: Estimate) -> tuple[int, float, str]:
    return (-estimate.visits, -estimate.chance, estimate.option)
