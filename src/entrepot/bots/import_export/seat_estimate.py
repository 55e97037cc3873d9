"""What a seat knows of the table, counted once for all options of a question."""

from __future__ import annotations

from typing import Final

from entrepot.bots.import_export import weights as w
from entrepot.import_export import moments
from entrepot.import_export.cards import TYPES
from entrepot.import_export.powers import LASTING, facts
from entrepot.import_export.queries import capacity, good_limit
from entrepot.import_export.scoring import ALL_TYPES, GOOD_VALUES, IN_HARBOUR, MAJORITY
from entrepot.import_export.state import STARTING_CREDITS, Player, Ship, Trade

TYPE_COUNT: Final = len(TYPES)


def target_of(t: Trade) -> int:
    values = LASTING["target"]
    for player in t.players:
        for card in player.shipments:
            value = values[t.powers[card]]
            if value is not None:
                return int(value)
    return t.target


def time_left(t: Trade) -> float:
    """1 at the start, 0 when this turn is the last."""
    if t.reached or t.emptied or t.scoring:
        return 0.0
    target = target_of(t)
    never = LASTING["never_reaches"]
    most = 0
    for player in t.players:
        bound = False
        for card in player.shipments:
            if never[t.powers[card]] is not None:
                bound = True
        if not bound and player.credits > most:
            most = player.credits
    left = (target - most) / max(1.0, float(target - STARTING_CREDITS))
    return max(w.LEAST_TIME, min(1.0, left))


def goods_by_type(t: Trade, player: Player) -> list[int]:
    counts = [0] * TYPE_COUNT
    for card in player.goods:
        counts[t.types[card]] += 1
    virtual = moments.virtual_goods.powers
    for card in player.shipments:
        power = virtual[t.powers[card]]
        if power is not None:
            for type in range(TYPE_COUNT):
                counts[type] += power(t, player, type)
    return counts


def imports_by_action(t: Trade, player: Player) -> list[int]:
    counts = [0] * TYPE_COUNT
    for card in player.imports:
        counts[t.types[card]] += 1
    virtual = moments.virtual_imports.powers
    for card in player.shipments:
        power = virtual[t.powers[card]]
        if power is not None:
            for action in range(TYPE_COUNT):
                counts[action] += power(t, player, action)
    shared = facts(t, player, "shared_imports")
    if shared:
        for other in t.others(player):
            for card in other.imports:
                counts[t.types[card]] += int(t.types[card] in shared)
    return counts


def majority_chance(mine: int, best: int, left: float) -> float:
    """The chance of having the majority, a tie counting half; `best` is the most any rival has."""
    sure = 0.0 if mine < best or mine == 0 else 0.5 if mine == best else 1.0
    lead = max(-3, min(3, mine - best))
    early = w.MAJORITY_CHANCE[lead + 3] if mine or best else w.OPEN_MAJORITY
    return sure + left * (early - sure)


class SeatEstimate:
    """The table as one seat knows it."""

    def __init__(self, t: Trade, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.me: Player = t.players[seat]
        self.left: float = time_left(t)
        self.target: int = target_of(t)
        self.soon: float = min(1.0, w.SOON * self.left)
        """Is there time for what takes a turn or two?"""
        self.goods: list[list[int]] = [goods_by_type(t, player) for player in t.players]
        self.imports: list[int] = imports_by_action(t, self.me)
        self.import_values: list[float] = import_values(self, self.imports)
        """What one more import of each action is worth."""
        self.card: float = self.soon * w.CARDS[max(0, min(len(w.CARDS), len(self.me.hand)) - 1)]
        """What the least card in hand is worth."""
        # counted when first asked for:
        self._good_values: list[float] = []
        self._ship_size = 0
        self.keep_values: list[float] = []
        self.contract_values: list[float] = []
        """By position in hand."""

    @property
    def good_values(self) -> list[float]:
        """What one more good of each type is worth."""
        if not self._good_values:
            self._good_values = good_values(self, self.seat)
        return self._good_values

    @property
    def ship_size(self) -> int:
        """How many containers the seat's ships hold."""
        if not self._ship_size:
            self._ship_size = capacity(self.t, self.me)
        return self._ship_size

    def room_for_goods(self) -> int:
        return good_limit(self.me) - len(self.me.goods)

    def room_for_import(self) -> bool:
        return len(self.me.imports) <= len(self.me.shipments)


def good_values(s: SeatEstimate, seat: int) -> list[float]:
    """What one more good of each type is worth to a seat: points, majority, set of all types."""
    mine = s.goods[seat]
    found: list[float] = []
    weight = w.MAJORITY_OF_TWO if len(s.goods) == 2 else w.MAJORITY_OF_MORE
    different = 0
    for count in mine:
        if count:
            different += 1
    for type in range(TYPE_COUNT):
        best = 0
        for other in range(len(s.goods)):
            if other != seat and s.goods[other][type] > best:
                best = s.goods[other][type]
        count = mine[type]
        before = majority_chance(count, best, s.left)
        after = majority_chance(count + 1, best, s.left)
        value = GOOD_VALUES[type] + weight * MAJORITY[type] * (after - before)
        if count == 0:
            early = w.DIFFERENT_GOODS[different + 1] - w.DIFFERENT_GOODS[different]
            sure = float(ALL_TYPES) if different == TYPE_COUNT - 1 else 0.0
            value += sure + s.left * (early - sure)
        found.append(value)
    return found


def import_values(s: SeatEstimate, counts: list[int]) -> list[float]:
    """What one more import of each action is worth: the more there are, the less."""
    return [
        w.IMPORTS[action] * s.left / (1.0 + w.MORE_IMPORTS * counts[action])
        for action in range(TYPE_COUNT)
    ]


def points(s: SeatEstimate, seat: int) -> float:
    """What a seat would score if the game ended now, apart from powers at the end."""
    player = s.t.players[seat]
    total = float(player.credits)
    for ship in player.ships:
        if not ship.at_sea:
            total += IN_HARBOUR * len(ship.containers)
    mine = s.goods[seat]
    different = 0
    for type in range(TYPE_COUNT):
        count = mine[type]
        if count == 0:
            continue
        different += 1
        total += GOOD_VALUES[type] * count
        best = 0
        for other in range(len(s.goods)):
            if other != seat and s.goods[other][type] > best:
                best = s.goods[other][type]
        if count >= best:
            bonus = MAJORITY[type]
            total += bonus if count > best else bonus * 0.5
    if different == TYPE_COUNT:
        total += ALL_TYPES
    return total


def waits(ship: Ship) -> bool:
    """The ship is in harbour and has something to fill."""
    return not ship.at_sea and not ship.leaving and bool(ship.contracts)
