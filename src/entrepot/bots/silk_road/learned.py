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
from entrepot.bots.silk_road.afterstates import afterstates, coins_are_known, standings
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

FOLDER: Final = files("entrepot.bots.silk_road") / "nets"


class Learned:
    """What plays with the nets of the package, or with those of a name where there are any."""

    def __init__(self, name: str = "") -> None:
        self.name = name
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
        found = afterstates(t, seat, kind, choices)
        scores = net.scores(found.rows)
        for index in found.ended:
            scores[index] = logit(found.chance)
        return [COINS * score for score in scores]

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
        chances = [1.0 / (1.0 + exp(-score)) for score in net.scores(standings(t))]
        whole = sum(chances)
        return [chance / whole for chance in chances]


USUAL: Final = Learned()
EXPERT: Final = Learned("expert-")
"""With two players, it has a net that learned for longer."""


def logit(chance: float) -> float:
    chance = max(SURE, min(chance, 1.0 - SURE))
    return log(chance / (1.0 - chance))
