"""What a ship has to fill and what fills it, counted once for all options of a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.card_features import CardFeatures
from entrepot.bots.import_export.counts import ALL_TYPES_MASK, one_of
from entrepot.import_export.powers import facts
from entrepot.import_export.shipping import payout
from entrepot.import_export.state import LOOSE, Player, Ship, Trade
from entrepot.kernel.table import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(acyclic=True)
class ShipEstimate:
    """`left` and `soon` are the time there is, as in a `SeatEstimate`."""

    def __init__(
        self, t: Trade, me: Player, cards: list[CardFeatures], ship: Ship, left: float, soon: float
    ) -> None:
        total: i64 = 0
        filled: i64 = 0
        free: i64 = 0
        loose: i64 = 0
        for contract in ship.contracts:
            total += cards[contract].size
            free += cards[contract].load
        for place, filled_slot in enumerate(ship.slots):
            slot: i64 = filled_slot
            if slot >= 0:
                filled += 1
                free -= one_of(slot & 7)
            elif slot == LOOSE:
                loose += cards[ship.containers[place]].one
        self.ship = ship
        self.in_harbour: bool = not ship.at_sea and not ship.leaving
        self.waits: bool = self.in_harbour and bool(ship.contracts)
        """It has something to fill."""
        self.total: i64 = total
        """All slots of its contracts."""
        self.filled: i64 = filled
        self.free: i64 = free
        """Slots that are free, by type."""
        self.loose: i64 = loose
        """Containers that fill none, by type."""
        self.wild: i64 = wild_types(t, me, cards, ship)
        """The types that fit any of its slots, as a mask."""
        alone = me.ships[1 - ship.number % 2].at_sea
        self.harbour: float = w.HARBOUR * soon * (1.0 if alone else w.NOT_ALONE)
        """What is lost when it sails; less if the other ship is in harbour."""
        self.cards, self.left = cards, left
        self.prize: float = self.prize_of(total, -1, -1)
        """What completing it as it is brings."""

    def prize_of(self, total: int, but: int, add: int) -> float:
        """What completing it brings, with one contract less or more than there are (-1: none)."""
        worth, count, left = float(payout(total)), 0, self.left
        for contract in self.ship.contracts:
            if contract != but:
                count += 1
                worth += self.cards[contract].completion_value(left)
        if add >= 0:
            count += 1
            worth += self.cards[add].completion_value(left)
        return worth + w.ROOM * left * count


def wild_types(t: Trade, me: Player, cards: list[CardFeatures], ship: Ship) -> i64:
    for contract in ship.contracts:
        if cards[contract].wild:
            return ALL_TYPES_MASK
    mask: i64 = 0
    if me.shipments:
        wild = facts(t, me, "wild_contracts")
        if wild and any(t.types[contract] in wild for contract in ship.contracts):
            return ALL_TYPES_MASK
        for type in facts(t, me, "wild_containers"):
            mask |= 1 << int(type)
    return mask
