"""What a net has learned of Maritime Silk Road: option scores and win chances.

The net scores what a seat knows after each option (`afterstates`), so one net gives both. There is
one for each number of players, in `nets`, and another one for experts. Where there is none, or the
coins can't be known, as in a game that begins from a position, the evaluator written by hand plays.
"""

from __future__ import annotations

from importlib.resources import files
from math import exp, log
from typing import Final

from entrepot.bots.evaluator import SearchSettings, settings_by_hand
from entrepot.bots.net import Net, read
from entrepot.bots.packaged import packaged
from entrepot.bots.silk_road.afterstates import (
    RestOfTurn,
    afterstates,
    coins_are_known,
    has_incomes,
    standings,
)
from entrepot.bots.silk_road.option_scores import option_scores as scores_by_hand
from entrepot.bots.silk_road.win_chances import win_chances as chances_by_hand
from entrepot.kernel.choice import Choice
from entrepot.silk_road.state import SilkRoad

COINS: Final = 10.0
"""What a logit counts in the unit of scores, which is about a coin."""
SURE: Final = 1e-4
"""Certain results are taken for this much less than certain, so that their logits are finite."""

SETTINGS: Final = {
    2: SearchSettings(),
    3: SearchSettings(exploration=0.4, playout_noise=0.5),
    4: SearchSettings(exploration=0.4, playout_noise=0.5),
}
"""How a search gets most out of a net, by the number of players (docs/bots.md)."""

BEFORE_PHASE_2: Final = ("phase-1", "exchange")
MOST: Final = 6
"""So many choices before phase 2 are looked at further at most,"""
LIKELY: Final = 4
"""with so many ways to go on: those that are best after the first choice."""

FOLDER: Final = files("entrepot.bots.silk_road") / "nets"


class Learned:
    """What plays with the nets of the package, or with those of a name where there are any."""

    def __init__(self, name: str = "", close: float = 0.0) -> None:
        """How close to the best a choice before phase 2 must be to be looked at further, in logits;
        0: none is."""
        self.name, self.close = name, close
        self.nets: dict[int, Net | None] = {}

    def net_for(self, players: int) -> Net | None:
        if players not in self.nets:
            document = packaged(FOLDER, self.name, f"{players}.net")
            self.nets[players] = None if document is None else read(document)
        return self.nets[players]

    def net_at(self, t: SilkRoad) -> Net | None:
        """The net that can play there, if there is one."""
        return self.net_for(len(t.players)) if coins_are_known(t) else None

    def settings(self, t: SilkRoad) -> SearchSettings:
        return settings_by_hand(t) if self.net_at(t) is None else SETTINGS[len(t.players)]

    def option_scores(
        self, t: SilkRoad, seat: int, kind: str, choices: list[Choice]
    ) -> list[float]:
        net = self.net_at(t)
        if net is None:
            return scores_by_hand(t, seat, kind, choices)
        found = afterstates(t, seat, kind, choices, has_incomes(net.shape.good))
        scores = net.scores(found.rows)
        for index in found.ended:
            scores[index] = logit(found.chance)
        if self.close and kind in BEFORE_PHASE_2:
            self.look_ahead(net, t, seat, kind, choices, scores)
        return [COINS * score for score in scores]

    def look_ahead(
        self,
        net: Net,
        t: SilkRoad,
        seat: int,
        kind: str,
        choices: list[Choice],
        scores: list[float],
    ) -> None:
        """The seat alone decides how its turn goes on, so a choice is worth what the best way to go
        on is. The net sees that better in phase 2 than before it."""
        least = max(scores) - self.close
        close = [(score, index) for index, score in enumerate(scores) if score >= least]
        if len(close) < 2:
            return
        close.sort(reverse=True)
        turn = RestOfTurn(t, seat, kind, choices, has_incomes(net.shape.good))
        ways = turn.ways
        for _, index in close[:MOST]:
            found = turn.after(index, ways)
            if found.count:
                reached = net.scores(found.rows)
                for ended in found.ended:
                    reached[ended] = logit(found.chance)
                scores[index] = max(reached)
                if ways is turn.ways:
                    order = sorted(range(len(reached)), key=reached.__getitem__, reverse=True)
                    ways = [turn.ways[i] for i in order[:LIKELY]]

    def rival_scores(self, t: SilkRoad, seat: int, kind: str, choices: list[Choice]) -> list[float]:
        """How a seat takes its rivals to choose: with several of them, as greedy bots do."""
        if len(t.players) == 2:
            return self.option_scores(t, seat, kind, choices)
        return scores_by_hand(t, seat, kind, choices)

    def win_chances(self, t: SilkRoad) -> list[float]:
        """The net's chances for all seats; they are made to add up to 1."""
        net = self.net_at(t)
        if net is None or not t.deck:
            return chances_by_hand(t)
        rows = standings(t, has_incomes(net.shape.good))
        chances = [1.0 / (1.0 + exp(-score)) for score in net.scores(rows)]
        whole = sum(chances)
        return [chance / whole for chance in chances]


USUAL: Final = Learned()
EXPERT: Final = Learned("expert-", close=0.5)
"""With two players, it has a net that learned for longer."""


def logit(chance: float) -> float:
    chance = max(SURE, min(chance, 1.0 - SURE))
    return log(chance / (1.0 - chance))
