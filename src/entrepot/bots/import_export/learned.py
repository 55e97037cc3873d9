"""What a net has learned of Import / Export: the chances of winning.

There is a net for some numbers of players, in `nets`; with others the estimate by hand counts. The
scores of options are those written by hand.
"""

from __future__ import annotations

from importlib.resources import files
from math import exp
from typing import Final

from entrepot.bots.import_export.marks import marks
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.bots.import_export.win_chances import is_over
from entrepot.bots.import_export.win_chances import win_chances as chances_by_hand
from entrepot.bots.mark_net import MarkNet, read
from entrepot.import_export.state import Trade

NETS: Final[dict[int, MarkNet | None]] = {}


def net_for(players: int) -> MarkNet | None:
    if players not in NETS:
        file = files("entrepot.bots.import_export") / "nets" / f"{players}.net"
        NETS[players] = read(file.read_bytes()) if file.is_file() else None
    return NETS[players]


def win_chances(t: Trade) -> list[float]:
    net = net_for(len(t.players))
    return chances_by_hand(t) if net is None else chances_by(net, t)


def chances_by(net: MarkNet, t: Trade) -> list[float]:
    """By a net's scores: a score higher by 1 makes a seat e times as likely to win."""
    if is_over(t):
        return chances_by_hand(t)
    scores = net.scores(marks(SeatEstimate(t, 0)))
    most = max(scores)
    weights: list[float] = [exp(score - most) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]
