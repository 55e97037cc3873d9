"""What a seat knows of the table, counted once for all options of a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from entrepot.bots.import_export import weights as w
from entrepot.import_export import moments
from entrepot.import_export.cards import TYPES
from entrepot.import_export.moments import Moment
from entrepot.import_export.moves import target
from entrepot.import_export.powers import facts, in_force
from entrepot.import_export.queries import capacity, good_limit
from entrepot.import_export.scoring import ALL_TYPES, GOOD_VALUES, IN_HARBOUR, MAJORITY
from entrepot.import_export.state import STARTING_CREDITS, Player, Trade

TYPE_COUNT: Final = len(TYPES)


def time_left(t: Trade, target: int) -> float:
    """1 at the start, 0 when this turn is the last."""
    if t.reached or t.emptied or t.scoring:
        return 0.0
    most = 0
    for player in t.players:
        if player.credits > most and not facts(t, player, "never_reaches"):
            most = player.credits
    left = (target - most) / max(1.0, float(target - STARTING_CREDITS))
    return max(w.LEAST_TIME, min(1.0, left))


def counted(
    t: Trade, player: Player, cards: list[int], virtual: Moment[Callable[[Trade, Player, int], int]]
) -> list[int]:
    """How many of these cards there are by type, with the player's virtual ones."""
    counts = [0] * TYPE_COUNT
    for card in cards:
        counts[t.types[card]] += 1
    for _, power in in_force(t, player, virtual):
        for type in range(TYPE_COUNT):
            counts[type] += power(t, player, type)
    return counts


def imports_by_action(t: Trade, player: Player) -> list[int]:
    counts = counted(t, player, player.imports, moments.virtual_imports)
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
    def __init__(self, t: Trade, seat: int, kind: str = "") -> None:
        self.t, self.seat, self.kind = t, seat, kind
        self.me: Player = t.players[seat]
        self.target: int = target(t)
        self.left: float = time_left(t, self.target)
        self.soon: float = min(1.0, w.SOON * self.left)
        """Is there time for what takes a turn or two?"""
        self.goods: list[list[int]] = [
            counted(t, player, player.goods, moments.virtual_goods) for player in t.players
        ]
        self.imports: list[int] = imports_by_action(t, self.me)
        self.import_values: list[float] = import_values(self, self.imports)
        self.card: float = self.soon * w.CARDS[max(0, min(len(w.CARDS), len(self.me.hand)) - 1)]
        """What the least card in hand is worth."""
        self.rival_weight: float = w.RIVAL / (len(t.players) - 1)
        """How much a rival's credit counts here."""
        # counted when first asked for:
        self._good_values: list[float] = []
        self._ship_size = 0
        self.keep_values: list[float] = []
        self.contract_values: list[float] = []
        """By position in hand."""
        self.lead_costs: list[float] = []
        """By action."""
        self.play_gains: list[float] = []
        """By what is played for which action."""

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
    different = sum(count > 0 for count in mine)
    for type in range(TYPE_COUNT):
        best = most_of_rivals(s, seat, type)
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


def most_of_rivals(s: SeatEstimate, seat: int, type: int) -> int:
    """The most goods of a type that any rival of the seat has."""
    best = 0
    for other in range(len(s.goods)):
        if other != seat and s.goods[other][type] > best:
            best = s.goods[other][type]
    return best


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
        best = most_of_rivals(s, seat, type)
        if count >= best:
            bonus = MAJORITY[type]
            total += bonus if count > best else bonus * 0.5
    if different == TYPE_COUNT:
        total += ALL_TYPES
    return total
