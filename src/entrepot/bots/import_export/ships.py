"""What a ship is worth: empty or half full in harbour, on the point of completing, or at sea."""

from __future__ import annotations

from typing import Final

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.power_values import completion_value
from entrepot.bots.import_export.seat_estimate import TYPE_COUNT, SeatEstimate, points
from entrepot.import_export.powers import LASTING, facts
from entrepot.import_export.scoring import IN_HARBOUR
from entrepot.import_export.shipping import payout
from entrepot.import_export.state import LOOSE, Ship

ANY: Final = (1 << TYPE_COUNT) - 1
"""All types, as a mask."""


def waits(ship: Ship) -> bool:
    """The ship is in harbour and has something to fill."""
    return not ship.at_sea and not ship.leaving and bool(ship.contracts)


def slots_of(s: SeatEstimate, ship: Ship) -> tuple[int, int]:
    """(all slots of the contracts, those that are filled)."""
    total = sum(count for contract in ship.contracts for count in s.t.loads[contract])
    return total, sum(place >= 0 for place in ship.slots)


def free_by_type(s: SeatEstimate, ship: Ship) -> list[int]:
    """How many slots of each type are free."""
    free = [0] * TYPE_COUNT
    for contract in ship.contracts:
        load = s.t.loads[contract]
        for type in range(TYPE_COUNT):
            free[type] += load[type]
    for place in ship.slots:
        if place >= 0:
            free[place % 8] -= 1
    return free


def wild_types(s: SeatEstimate, ship: Ship) -> int:
    """The types that fit any free slot of this ship of the seat's, as a mask."""
    wild = facts(s.t, s.me, "wild_contracts")
    for contract in ship.contracts:
        if LASTING["wild_itself"][contract] is not None or s.t.types[contract] in wild:
            return ANY
    mask = 0
    for type in facts(s.t, s.me, "wild_containers"):
        mask |= 1 << int(type)
    return mask


def fitting(free: list[int], wild: int, cards: list[int]) -> int:
    """How many of these cards, counted by type, fill free slots."""
    room, fit, more = 0, 0, 0
    for type in range(TYPE_COUNT):
        room += free[type]
        fits = free[type] if free[type] < cards[type] else cards[type]
        fit += fits
        if wild >> type & 1:
            more += cards[type] - fits
    return min(room, fit + more)


def prize(s: SeatEstimate, ship: Ship, total: int, but: int = -1, add: int = -1) -> float:
    """What completing the ship brings, with one contract less or more than there are."""
    worth = float(payout(total))
    count = 0
    for contract in ship.contracts:
        if contract != but:
            count += 1
            worth += completion_value(contract, s.left)
    if add >= 0:
        count += 1
        worth += completion_value(add, s.left)
    return worth + w.ROOM * s.left * count


def at_sea_cost(s: SeatEstimate, ship: Ship, total: int) -> float:
    """A completed ship sails: less harm if the other one is in harbour, more with many aboard."""
    other = s.me.ships[1 - ship.number % 2]
    part = 1.0 if other.at_sea else w.NOT_ALONE
    return w.HARBOUR * s.soon * part * (w.SAILING + w.SAILING_EACH * total)


def progress(s: SeatEstimate, worth: float, total: int, filled: float) -> float:
    """The share of the prize earned by these filled slots; at the end, what containers pay."""
    if total <= 0:
        return 0.0
    if filled >= total:
        return worth
    part = worth * (w.BEGUN + (1.0 - w.BEGUN - w.FINISH) * filled / total)
    return s.soon * part + (1.0 - s.soon) * IN_HARBOUR * filled


def filling(s: SeatEstimate, ship: Ship, more: int, covered: int) -> float:
    """What filling `more` slots is worth, some of which the hand already covered."""
    total, filled = slots_of(s, ship)
    worth = prize(s, ship, total)
    before = progress(s, worth, total, min(total - w.UNFILLED, filled + w.COVERED * covered))
    if filled + more >= total:
        paid = payout(total)
        after = worth - at_sea_cost(s, ship, total) + ending(s, paid)
        if s.left == 0.0:
            after -= IN_HARBOUR * filled
            before = 0.0
        return after - before
    return progress(s, worth, total, filled + more + w.COVERED * max(0, covered - more)) - before


def contracting(s: SeatEstimate, card: int, ship: Ship, hand: list[int]) -> float:
    """What putting this contract under the ship is worth, with such a hand to load."""
    total, filled = slots_of(s, ship)
    free = free_by_type(s, ship)
    before = 0.0
    if total:
        cover = fitting(free, wild_types(s, ship), hand)
        before = progress(s, prize(s, ship, total), total, filled + w.COVERED * cover)
    loose = [0] * TYPE_COUNT
    for place in range(len(ship.containers)):
        if ship.slots[place] == LOOSE:
            loose[s.t.types[ship.containers[place]]] += 1
    load = s.t.loads[card]
    size = 0
    for type in range(TYPE_COUNT):
        size += load[type]
        taken = min(load[type], loose[type])
        filled += taken
        free[type] += load[type] - taken
    wild = wild_types(s, ship)
    if LASTING["wild_itself"][card] is not None:
        wild = ANY
    cover = fitting(free, wild, hand)
    worth = prize(s, ship, total + size, add=card) - at_sea_cost(s, ship, total + size)
    if filled >= total + size:
        return worth + ending(s, payout(total + size)) - before
    return progress(s, worth, total + size, filled + w.COVERED * cover) - before


def ending(s: SeatEstimate, gain: int) -> float:
    """The value of ending the game, if these credits do: good when ahead, bad when behind."""
    if s.left == 0.0 or s.me.credits + gain < s.target or facts(s.t, s.me, "never_reaches"):
        return 0.0
    best = max([0.0, *[points(s, player.seat) for player in s.t.others(s.me)]])
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
