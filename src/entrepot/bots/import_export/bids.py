"""Imports with rivals: which ship to pick, and what to bid for it."""

from __future__ import annotations

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.actions import best_pair, pair_value, rival_weight, taking
from entrepot.bots.import_export.seat_estimate import (
    SeatEstimate,
    good_values,
    import_values,
    imports_by_action,
)
from entrepot.import_export.actions.importing import BID_STEP, OWNER_PAY
from entrepot.import_export.cards import IMPORT
from entrepot.import_export.choices import Bid, Pass
from entrepot.import_export.powers import LASTING
from entrepot.import_export.queries import good_limit
from entrepot.import_export.state import ISLAND, Player
from entrepot.kernel.choice import Choice


def rival_value(s: SeatEstimate, player: Player, cards: list[int]) -> float:
    """What two of these containers are worth to a rival."""
    good = good_values(s, player.seat)
    extra = import_values(s, imports_by_action(s.t, player))
    room = good_limit(player) - len(player.goods)
    return best_pair(s, cards, good, extra, room, len(player.imports) <= len(player.shipments))


def takes_part(player: Player) -> bool:
    return player.doing == IMPORT and player.actions > 0


def pick_score(s: SeatEstimate, picked: int) -> float:
    """The leader picks a ship or the island: good for itself, but not for rival bidders."""
    if picked == ISLAND:
        cards = s.t.island
        mine = pair_value(s, cards) + w.PICKED_ISLAND
    else:
        ship = s.t.ship(picked)
        cards = ship.containers
        mine = taking(s, ship)
    best = 0.0
    for player in s.t.players:
        if player is not s.me and takes_part(player):
            best = max(best, rival_value(s, player, cards))
    if not takes_part(s.me):
        own = picked != ISLAND and s.t.ship(picked).owner == s.seat
        return (float(OWNER_PAY) if own else 0.0) - rival_weight(s) * best
    if best == 0.0:
        return mine
    price = w.LIKELY_PRICE * min(mine, w.RIVAL_BID * best)
    return mine - price - w.LOST_PICK * rival_weight(s) * best


def bid_scores(s: SeatEstimate, choices: list[Choice]) -> list[float]:
    """For each bid: the chance of winning it times what is left of the prize, less harm if lost."""
    t = s.t
    own = False
    if t.picked == ISLAND:
        cards = t.island
        prize = pair_value(s, cards)
    else:
        ship = t.ship(t.picked)
        cards = ship.containers
        prize = taking(s, ship)
        own = ship.owner == s.seat
    wins_ties = LASTING["wins_ties"]
    rivals: list[Player] = []
    dread = 0.0
    for player in t.players:
        if player is not s.me and takes_part(player):
            rivals.append(player)
            dread = max(dread, rival_weight(s) * rival_value(s, player, cards))
    harm = dread - (float(OWNER_PAY) if own else 0.0)
    most: list[float] = [w.RIVAL_BID * rival_value(s, player, cards) for player in rivals]
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, Pass):
            found.append(-harm)
            continue
        assert isinstance(choice, Bid), choice
        amount = choice.amount
        chance = 1.0
        for i in range(len(rivals)):
            first = before(s, rivals[i])
            for card in s.me.shipments:
                if wins_ties[t.powers[card]] is not None:
                    first = True
            chance *= outbids(amount, most[i], rivals[i].credits, first)
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
