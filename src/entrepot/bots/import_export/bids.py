"""Imports with rivals: which ship to pick, and what to bid for it."""

from __future__ import annotations

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.actions import best_pair, pair_value, taking
from entrepot.bots.import_export.seat_estimate import (
    SeatEstimate,
    good_values,
    import_values,
)
from entrepot.import_export.actions.importing import BID_STEP, OWNER_PAY
from entrepot.import_export.cards import IMPORT
from entrepot.import_export.choices import Bid, Pass
from entrepot.import_export.powers import facts
from entrepot.import_export.queries import good_limit
from entrepot.import_export.state import ISLAND, Player
from entrepot.kernel.choice import Choice


def rival_value(s: SeatEstimate, player: Player, cards: list[int]) -> float:
    """What two of these containers are worth to a rival."""
    good = good_values(s, player.seat)
    extra = import_values(s, s.imports[player.seat])
    room = good_limit(player) - len(player.goods)
    return best_pair(s, cards, good, extra, room, len(player.imports) <= len(player.shipments))


def takes_part(player: Player) -> bool:
    return player.doing == IMPORT and player.actions > 0


def containers(s: SeatEstimate, picked: int) -> list[int]:
    return s.t.island if picked == ISLAND else s.t.ship(picked).containers


def owner_pay(s: SeatEstimate, picked: int) -> float:
    return float(OWNER_PAY) if picked != ISLAND and s.t.ship(picked).owner == s.seat else 0.0


def own_value(s: SeatEstimate, picked: int) -> float:
    return pair_value(s, s.t.island) if picked == ISLAND else taking(s, s.t.ship(picked))


def rivals(s: SeatEstimate) -> list[Player]:
    return [player for player in s.t.players if player is not s.me and takes_part(player)]


def pick_score(s: SeatEstimate, picked: int) -> float:
    """The leader picks a ship or the island: good for itself, but not for rival bidders."""
    cards = containers(s, picked)
    best = max([0.0, *[rival_value(s, player, cards) for player in rivals(s)]])
    if not takes_part(s.me):
        return owner_pay(s, picked) - s.rival_weight * best
    mine = own_value(s, picked) + (w.PICKED_ISLAND if picked == ISLAND else 0.0)
    if best == 0.0:
        return mine
    price = w.LIKELY_PRICE * min(mine, w.RIVAL_BID * best)
    return mine - price - w.LOST_PICK * s.rival_weight * best


def bid_scores(s: SeatEstimate, choices: list[Choice]) -> list[float]:
    """For each bid: the chance of winning it times what is left of the prize, less harm if lost."""
    picked = s.t.picked
    prize, others = own_value(s, picked), rivals(s)
    values: list[float] = [rival_value(s, player, containers(s, picked)) for player in others]
    harm = s.rival_weight * max([0.0, *values]) - owner_pay(s, picked)
    wins_ties = bool(facts(s.t, s.me, "wins_ties"))
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, Pass):
            found.append(-harm)
            continue
        assert isinstance(choice, Bid), choice
        amount = choice.amount
        chance = 1.0
        for player, value in zip(others, values, strict=True):
            first = wins_ties or before(s, player)
            chance *= outbids(amount, w.RIVAL_BID * value, player.credits, first)
        found.append(chance * (prize - amount) - (1.0 - chance) * harm)
    return found


def before(s: SeatEstimate, player: Player) -> bool:
    """Is this seat nearer to the leader, clockwise?"""
    count = len(s.t.players)
    return (s.seat - s.t.leader) % count < (player.seat - s.t.leader) % count


def outbids(amount: int, most: float, credits: int, first: bool) -> float:
    """The chance of beating one rival, who may pass or bid up to `most`."""
    steps = int(min(max(most, 0.0), float(credits))) // BID_STEP + 1
    beaten = amount // BID_STEP + (1 if first else 0)
    if beaten >= steps:
        return 1.0
    return (w.BID_MARGIN + beaten) / (w.BID_MARGIN + steps)
