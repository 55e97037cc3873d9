"""What was learned of Import / Export: the chances of winning, and what corrects option scores.

There is a file of each for two, three and four players, in `nets`. With more players, the chances
are those of the estimate by hand; what corrects scores for four players serves there, too.
Experts have some files of their own.
"""

from __future__ import annotations

from importlib.resources import files
from math import exp
from typing import Final

from entrepot.bots.import_export.marks import marks
from entrepot.bots.import_export.option_marks import option_marks
from entrepot.bots.import_export.option_scores import option_scores as scores_by_hand
from entrepot.bots.import_export.option_scores import scores_of
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.bots.import_export.win_chances import is_over
from entrepot.bots.import_export.win_chances import win_chances as chances_by_hand
from entrepot.bots.mark_net import MarkNet, MarkWeights, read, read_weights
from entrepot.bots.packaged import packaged
from entrepot.import_export.state import Trade
from entrepot.kernel.choice import Choice

FOLDER: Final = files("entrepot.bots.import_export") / "nets"
MOST_WEIGHTED: Final = 4


class Learned:
    """What the files of the package say, or those of a name where there are any."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.nets: dict[int, MarkNet | None] = {}
        self.weights: dict[int, MarkWeights | None] = {}

    def net_for(self, players: int) -> MarkNet | None:
        if players not in self.nets:
            document = packaged(FOLDER, self.name, f"{players}.net")
            self.nets[players] = None if document is None else read(document)
        return self.nets[players]

    def weights_for(self, players: int) -> MarkWeights | None:
        players = min(players, MOST_WEIGHTED)
        if players not in self.weights:
            document = packaged(FOLDER, self.name, f"scores-{players}.net")
            self.weights[players] = None if document is None else read_weights(document)
        return self.weights[players]

    def win_chances(self, t: Trade) -> list[float]:
        net = self.net_for(len(t.players))
        return chances_by_hand(t) if net is None else chances_by(net, t)

    def option_scores(self, t: Trade, seat: int, kind: str, choices: list[Choice]) -> list[float]:
        weights = self.weights_for(len(t.players))
        if weights is None:
            return scores_by_hand(t, seat, kind, choices)
        return corrected(weights.weights, SeatEstimate(t, seat, kind), choices)


def chances_by(net: MarkNet, t: Trade) -> list[float]:
    """By a net's scores: a score higher by 1 makes a seat e times as likely to win."""
    if is_over(t):
        return chances_by_hand(t)
    scores = net.scores(marks(SeatEstimate(t, 0)))
    most = max(scores)
    weights: list[float] = [exp(score - most) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def corrected(weights: list[float], s: SeatEstimate, choices: list[Choice]) -> list[float]:
    """The scores by hand, and the weights of all marks of each choice."""
    scores = scores_of(s, choices)
    for place, choice in enumerate(choices):
        score = scores[place]
        for mark in option_marks(s, choice):
            score += weights[mark]
        scores[place] = score
    return scores


USUAL: Final = Learned()
EXPERT: Final = Learned("expert-")
"""With two players, it has scores that learned in a second round."""
