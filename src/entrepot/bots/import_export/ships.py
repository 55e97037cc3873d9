"""What a ship is worth: empty or half full in harbour, on the point of completing, or at sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.counts import ALL_TYPES_MASK, fitting, least, sum_of
from entrepot.bots.import_export.seat_estimate import SeatEstimate, points
from entrepot.bots.import_export.ship_estimate import ShipEstimate
from entrepot.import_export.powers import facts
from entrepot.import_export.scoring import IN_HARBOUR
from entrepot.import_export.shipping import payout
from entrepot.import_export.state import Ship

if TYPE_CHECKING:
    from mypy_extensions import i64


def at_sea_cost(ship: ShipEstimate, total: int) -> float:
    """A completed ship sails: the more harm, the more there are aboard."""
    return ship.harbour * (w.SAILING + w.SAILING_EACH * total)


def progress(s: SeatEstimate, worth: float, total: int, filled: float) -> float:
    """The share of the prize earned by these filled slots; at the end, what containers pay."""
    if total <= 0:
        return 0.0
    if filled >= total:
        return worth
    part = worth * (w.BEGUN + (1.0 - w.BEGUN - w.FINISH) * filled / total)
    return s.soon * part + (1.0 - s.soon) * IN_HARBOUR * filled


def filling(s: SeatEstimate, ship: ShipEstimate, more: int, covered: int) -> float:
    """What filling `more` slots is worth, some of which the hand already covered."""
    total: int = ship.total
    filled: int = ship.filled
    worth = ship.prize
    before = progress(s, worth, total, min(total - w.UNFILLED, filled + w.COVERED * covered))
    if filled + more >= total:
        after = worth - at_sea_cost(ship, total) + ending(s, payout(total))
        if s.left == 0.0:
            after -= IN_HARBOUR * filled
            before = 0.0
        return after - before
    return progress(s, worth, total, filled + more + w.COVERED * max(0, covered - more)) - before


def contracting(s: SeatEstimate, card: int, ship: ShipEstimate, hand: i64) -> float:
    """What putting this contract under the ship is worth, with such a hand to load."""
    contract = s.cards[card]
    total: int = ship.total
    filled: int = ship.filled
    before = 0.0
    if total:
        covered: int = fitting(ship.free, ship.wild, hand)
        before = progress(s, ship.prize, total, filled + w.COVERED * covered)
    free: i64 = ship.free + contract.load
    if ship.loose:
        taken = least(ship.loose, contract.load)
        filled += sum_of(taken)
        free -= taken
    total += contract.size
    worth = ship.prize_of(total, -1, card) - at_sea_cost(ship, total)
    if filled >= total:
        return worth + ending(s, payout(total)) - before
    cover: int = fitting(free, ALL_TYPES_MASK if contract.wild else ship.wild, hand)
    return progress(s, worth, total, filled + w.COVERED * cover) - before


def ending(s: SeatEstimate, gain: int) -> float:
    """The value of ending the game, if these credits do: good when ahead, bad when behind."""
    if s.left == 0.0 or s.me.credits + gain < s.target or facts(s.t, s.me, "never_reaches"):
        return 0.0
    best = 0.0
    for player in s.t.players:
        if player is not s.me:
            best = max(best, points(s, player.seat))
    ahead = points(s, s.seat) + gain - best
    return max(-w.END_MOST, min(w.END_MOST, w.END_SLOPE * (ahead - w.END_LEAD)))


def coming_home(s: SeatEstimate, ship: Ship, taken: int) -> float:
    """What it is worth to this seat that containers leave a ship at sea, its own or a rival's."""
    rest = len(ship.containers) - taken
    step = w.HARBOUR * s.soon * (w.HOME_STEP * taken + (w.HOME if rest <= 0 else 0.0))
    owner = s.t.owner(ship)
    if owner.ships[1 - ship.number % 2].at_sea:
        step *= w.HOME_ALONE
    return step if owner is s.me else -w.RIVAL_HOME * step
