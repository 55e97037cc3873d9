"""What a seat knows of the table, counted once for all options of a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.card_features import CardFeatures, features
from entrepot.bots.import_export.counts import TYPE_COUNT, count_of, most, one_of, types_among
from entrepot.bots.import_export.ship_estimate import ShipEstimate
from entrepot.import_export import moments
from entrepot.import_export.moments import Moment
from entrepot.import_export.moves import target
from entrepot.import_export.powers import facts, in_force
from entrepot.import_export.queries import capacity, good_limit
from entrepot.import_export.scoring import ALL_TYPES, GOOD_VALUES, IN_HARBOUR, MAJORITY
from entrepot.import_export.state import STARTING_CREDITS, Player, Ship, Trade
from entrepot.kernel.table import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


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
    s: SeatEstimate,
    player: Player,
    cards: list[int],
    virtual: Moment[Callable[[Trade, Player, int], int]],
) -> i64:
    """How many of these cards there are by type, with the player's virtual ones."""
    counts = s.count(cards)
    for _, power in in_force(s.t, player, virtual):
        for type in range(TYPE_COUNT):
            counts += power(s.t, player, type) * one_of(type)
    return counts


def imports_by_action(s: SeatEstimate, player: Player) -> i64:
    counts = counted(s, player, player.imports, moments.virtual_imports)
    shared = facts(s.t, player, "shared_imports")
    if shared:
        for other in s.t.others(player):
            counts += s.count([card for card in other.imports if s.t.types[card] in shared])
    return counts


def majority_chance(mine: i64, best: i64, left: float) -> float:
    """The chance of having the majority, a tie counting half; `best` is the most any rival has."""
    sure = 0.0 if mine < best or mine == 0 else 0.5 if mine == best else 1.0
    early = w.OPEN_MAJORITY
    if mine or best:
        lead: i64 = mine - best
        early = w.MAJORITY_CHANCE[0 if lead < -3 else 6 if lead > 3 else lead + 3]
    return sure + left * (early - sure)


@mypyc_attr(acyclic=True)
class SeatEstimate:
    def __init__(self, t: Trade, seat: int, kind: str = "") -> None:
        self.t, self.seat, self.kind = t, seat, kind
        self.me: Player = t.players[seat]
        self.cards: list[CardFeatures] = features(t)
        self.target: int = target(t)
        self.left: float = time_left(t, self.target)
        self.soon: float = min(1.0, w.SOON * self.left)
        """Is there time for what takes a turn or two?"""
        self.card: float = self.soon * w.CARDS[max(0, min(len(w.CARDS), len(self.me.hand)) - 1)]
        """What the least card in hand is worth."""
        self.rival_weight: float = w.RIVAL / (len(t.players) - 1)
        """How much a rival's credit counts here."""
        self.hand: i64 = self.count(self.me.hand)
        """The hand by type."""
        # counted when first asked for:
        self._goods: list[int] | None = None
        self._imports: list[int] | None = None
        self._own_goods: i64 = -1
        self._own_imports: i64 = -1
        self._good_values: list[float] | None = None
        self._import_values: list[float] | None = None
        self._ships: list[ShipEstimate] | None = None
        self._ship_size = 0
        self.keep_values: list[float] = []
        self.contract_values: list[float] = []
        """By position in hand; below 0: not counted yet."""
        self.lead_costs: list[float] = []
        """By action."""
        self.play_gains: list[float] = []
        """By what is played for which action."""

    def count(self, cards: list[int]) -> i64:
        """How many of these cards there are by type."""
        counts: i64 = 0
        for card in cards:
            counts += self.cards[card].one
        return counts

    @property
    def own_goods(self) -> i64:
        """The seat's goods by type."""
        if self._own_goods < 0:
            me = self.me
            self._own_goods = counted(self, me, me.goods, moments.virtual_goods)
        return self._own_goods

    @property
    def goods(self) -> list[int]:
        """Everybody's goods by type."""
        if self._goods is None:
            self._goods = [
                counted(self, player, player.goods, moments.virtual_goods)
                for player in self.t.players
            ]
        return self._goods

    @property
    def own_imports(self) -> i64:
        """The seat's imports by action."""
        if self._own_imports < 0:
            self._own_imports = imports_by_action(self, self.me)
        return self._own_imports

    @property
    def imports(self) -> list[int]:
        """Everybody's imports by action."""
        if self._imports is None:
            self._imports = [imports_by_action(self, player) for player in self.t.players]
        return self._imports

    @property
    def good_values(self) -> list[float]:
        """What one more good of each type is worth."""
        if self._good_values is None:
            self._good_values = good_values(self, self.seat)
        return self._good_values

    @property
    def import_values(self) -> list[float]:
        """What one more import of each action is worth."""
        if self._import_values is None:
            self._import_values = import_values(self, self.own_imports)
        return self._import_values

    @property
    def ships(self) -> list[ShipEstimate]:
        """The seat's own ships."""
        if self._ships is None:
            self._ships = [self._estimate(ship) for ship in self.me.ships]
        return self._ships

    def ship(self, number: int) -> ShipEstimate:
        """Any ship, by its number."""
        if number // 2 == self.seat:
            return self.ships[number % 2]
        return self._estimate(self.t.ship(number))

    def _estimate(self, ship: Ship) -> ShipEstimate:
        return ShipEstimate(self.t, self.me, self.cards, ship, self.left, self.soon)

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
    mine: i64 = s.goods[seat]
    rivals = most_of_rivals(s, seat)
    found: list[float] = []
    weight = w.MAJORITY_OF_TWO if len(s.goods) == 2 else w.MAJORITY_OF_MORE
    different = types_among(mine)
    for type in range(TYPE_COUNT):
        best, count = count_of(rivals, type), count_of(mine, type)
        before = majority_chance(count, best, s.left)
        after = majority_chance(count + 1, best, s.left)
        value = GOOD_VALUES[type] + weight * MAJORITY[type] * (after - before)
        if count == 0:
            early = w.DIFFERENT_GOODS[different + 1] - w.DIFFERENT_GOODS[different]
            sure = float(ALL_TYPES) if different == TYPE_COUNT - 1 else 0.0
            value += sure + s.left * (early - sure)
        found.append(value)
    return found


def most_of_rivals(s: SeatEstimate, seat: int) -> i64:
    """The most goods of each type that any rival of the seat has."""
    best: i64 = 0
    for other, goods in enumerate(s.goods):
        if other != seat:
            best = most(best, goods)
    return best


def import_values(s: SeatEstimate, counts: i64) -> list[float]:
    """What one more import of each action is worth: the more there are, the less."""
    found: list[float] = []
    for action in range(TYPE_COUNT):
        have: int = count_of(counts, action)
        found.append(w.IMPORTS[action] * s.left / (1.0 + w.MORE_IMPORTS * have))
    return found


def points(s: SeatEstimate, seat: int) -> float:
    """What a seat would score if the game ended now, apart from powers at the end."""
    player = s.t.players[seat]
    total = float(player.credits)
    for ship in player.ships:
        if not ship.at_sea:
            total += IN_HARBOUR * len(ship.containers)
    mine: i64 = s.goods[seat]
    rivals = most_of_rivals(s, seat)
    for type in range(TYPE_COUNT):
        count: int = count_of(mine, type)
        if count == 0:
            continue
        total += GOOD_VALUES[type] * count
        best: int = count_of(rivals, type)
        if count >= best:
            bonus = MAJORITY[type]
            total += bonus if count > best else bonus * 0.5
    if types_among(mine) == TYPE_COUNT:
        total += ALL_TYPES
    return total
