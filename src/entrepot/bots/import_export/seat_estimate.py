"""What a seat sees of a table, counted once for all the choices of a question."""

from __future__ import annotations

from entrepot.import_export.powers import LASTING, POWERS, facts
from entrepot.import_export.state import Player, Ship, Trade

SWING = 1.0
"""How much a majority counts that is not sure yet; against several rivals a little less."""
PAYOUT = (0, 0, 6, 6, 10, 10, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14)
MAJORITY = (6, 6, -6, 6, 8)
POINTS = (1, 1, 2, 1, 1)
TYPES = 5

SOFT = (0.03, 0.10, 0.25, 0.50, 0.75, 0.90, 0.97)
"""The chance that a lead of -3 to 3 goods of a type becomes the majority, early in a game."""
FULL_SET = (0.0, 0.3, 0.9, 2.0, 4.5, 10.0)
"""What so many different goods are worth of the ten for all five, early in a game."""

EXTRA = (4.0, 2.3, 2.3, 2.7, 2.7)
"""By action: what an import of it brings in a whole game."""
CARDS = (0.8, 0.67, 0.6, 0.53, 0.47, 0.2, 0.13, 0.1, 0.07, 0.03)
"""What the first card in hand is worth, the second, and so on."""
SUITS = (0.0, 0.0, 0.0, 0.0, 0.3)
"""By type, what a card in hand is worth besides: one action is led more often than another."""
ROOM = 6.0
"""The room for one import and two goods, in a whole game."""
HARBOUR = 3.3
"""The only ship in harbour, while there is time to use it."""
BEGUN = 0.25
"""The part of a ship's worth that is had when its contract is there."""
FINISH = 0.3
"""The part that is had only when the ship completes."""
COVERED = 0.1
"""What a hand card that fits a slot counts, where one in the slot counts 1."""


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
    goal = target_of(t)
    never = LASTING["never_reaches"]
    most = 0
    for player in t.players:
        bound = False
        for card in player.shipments:
            if never[t.powers[card]] is not None:
                bound = True
        if not bound and player.credits > most:
            most = player.credits
    left = (goal - most) / max(1.0, goal - 10.0)
    return max(0.02, min(1.0, left))


def goods_by_type(t: Trade, player: Player) -> list[int]:
    counts = [0, 0, 0, 0, 0]
    for card in player.goods:
        counts[t.types[card]] += 1
    virtual = POWERS["virtual_goods"]
    for card in player.shipments:
        power = virtual[t.powers[card]]
        if power is not None:
            for type in range(TYPES):
                counts[type] += int(power(t, player, type))
    return counts


def imports_by_action(t: Trade, player: Player) -> list[int]:
    counts = [0, 0, 0, 0, 0]
    for card in player.imports:
        counts[t.types[card]] += 1
    virtual = POWERS["virtual_imports"]
    for card in player.shipments:
        power = virtual[t.powers[card]]
        if power is not None:
            for action in range(TYPES):
                counts[action] += int(power(t, player, action))
    shared = facts(t, player, "shared_imports")
    if shared:
        for other in t.others(player):
            for card in other.imports:
                counts[t.types[card]] += int(t.types[card] in shared)
    return counts


def majority_chance(mine: int, best: int, left: float) -> float:
    """How likely is the majority, or half of it on a tie, with so many goods against the best."""
    sure = 0.0 if mine < best or mine == 0 else 0.5 if mine == best else 1.0
    lead = max(-3, min(3, mine - best))
    soft = SOFT[lead + 3] if mine or best else 0.35
    return sure + left * (soft - sure)


class Sight:
    """A seat's view of the table, counted once."""

    def __init__(self, t: Trade, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.me: Player = t.players[seat]
        self.left: float = time_left(t)
        self.goal: int = target_of(t)
        self.soon: float = min(1.0, 4.0 * self.left)
        """Is there time for what takes a turn or two?"""
        self.goods: list[list[int]] = [goods_by_type(t, player) for player in t.players]
        self._good: list[float] = []
        self.imports: list[int] = imports_by_action(t, self.me)
        self.extra: list[float] = import_worths(self, self.imports)
        self.card: float = self.soon * CARDS[max(0, min(9, len(self.me.hand) - 1))]
        """What the least card in hand is worth."""
        self.kept: list[float] = []
        self.plans: list[float] = []
        """By place in hand, once they are asked for."""

    @property
    def good(self) -> list[float]:
        """By type, what one more good is worth; counted when first asked for."""
        if not self._good:
            self._good = good_worths(self, self.seat)
        return self._good

    def room_for_goods(self) -> int:
        return 2 + 2 * len(self.me.shipments) - len(self.me.goods)

    def room_for_import(self) -> bool:
        return len(self.me.imports) <= len(self.me.shipments)


def good_worths(s: Sight, seat: int) -> list[float]:
    """By type, what one more good is worth to a seat: points, majority, the set of five."""
    mine = s.goods[seat]
    found: list[float] = []
    swing = SWING if len(s.goods) == 2 else 0.8 * SWING
    kinds = 0
    for count in mine:
        if count:
            kinds += 1
    for type in range(TYPES):
        best = 0
        for other in range(len(s.goods)):
            if other != seat and s.goods[other][type] > best:
                best = s.goods[other][type]
        count = mine[type]
        before = majority_chance(count, best, s.left)
        after = majority_chance(count + 1, best, s.left)
        worth = POINTS[type] + swing * MAJORITY[type] * (after - before)
        if count == 0:
            early = FULL_SET[kinds + 1] - FULL_SET[kinds]
            sure = 10.0 if kinds == 4 else 0.0
            worth += sure + s.left * (early - sure)
        found.append(worth)
    return found


def import_worths(s: Sight, counts: list[int]) -> list[float]:
    """By action, what one more import of it is worth: less, the more there are."""
    return [EXTRA[action] * s.left / (1.0 + 0.3 * counts[action]) for action in range(TYPES)]


def points(s: Sight, seat: int) -> float:
    """What a seat would score if the game ended now, powers at the end apart."""
    player = s.t.players[seat]
    total = float(player.credits)
    for ship in player.ships:
        if not ship.at_sea:
            total += 2 * len(ship.containers)
    mine = s.goods[seat]
    kinds = 0
    for type in range(TYPES):
        count = mine[type]
        if count == 0:
            continue
        kinds += 1
        total += POINTS[type] * count
        best = 0
        for other in range(len(s.goods)):
            if other != seat and s.goods[other][type] > best:
                best = s.goods[other][type]
        if count >= best:
            bonus = MAJORITY[type]
            total += bonus if count > best else bonus * 0.5
    if kinds == TYPES:
        total += 10
    return total


def waits(ship: Ship) -> bool:
    """In harbour, with something to fill."""
    return not ship.at_sea and not ship.leaving and bool(ship.contracts)
