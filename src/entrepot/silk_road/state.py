"""The table of Maritime Silk Road."""

from __future__ import annotations

from dataclasses import dataclass, field

from entrepot.kernel.table import Table, pieces
from entrepot.silk_road.goods import COUNT, CUBES_OF_A_GOOD, GOODS, good_of


@dataclass
class Player:
    hand: list[int] = field(default_factory=list)
    ships: list[int] = field(default_factory=list)
    """The good each ship carries, in the order the ships were acquired."""
    licences: int = 0
    porters: int = 0
    exchanges: int = 0


@dataclass
class SilkRoad(Table):
    players: list[Player] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    """By seat."""
    market: list[int] = field(default_factory=list)
    """The card on top of each place."""
    covered: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    """The top card is the last."""
    turn: int = 0
    active: int = 0
    """Whose turn it is."""
    show_coins: bool = False
    watched: bool = True
    """The table was seen from the first deal on: whoever kept count knows everybody's coins."""

    def clockwise(self, first: int) -> list[int]:
        """All seats, beginning with this one."""
        count = len(self.players)
        return [(first + i) % count for i in range(count)]

    def cubes_left(self, good: int) -> int:
        return CUBES_OF_A_GOOD - sum(player.ships.count(good) for player in self.players)

    def goods_left(self) -> list[int]:
        """The goods of which the supply has a cube."""
        return [good for good in range(len(GOODS)) if self.cubes_left(good) > 0]

    def specials_left(self, special: str) -> int:
        return COUNT[special] - sum(owned(player, special) for player in self.players)

    def showing(self, good: int) -> int:
        """How many places of the market show that good."""
        return sum(good_of(card) == good for card in self.market)


# -- copies, written out because a table is copied at every answer; a test compares them with the
# kernel's own copy, field by field


def same_player(player: Player) -> Player:
    new = Player.__new__(Player)
    new.hand, new.ships = player.hand[:], player.ships[:]
    new.licences, new.porters = player.licences, player.porters
    new.exchanges = player.exchanges
    return new


def same_table(t: SilkRoad) -> SilkRoad:
    new = SilkRoad.__new__(SilkRoad)
    new.rng, new.agenda, new.log = t.rng, t.agenda[:], None
    new.players = [same_player(player) for player in t.players]
    new.coins, new.market, new.covered = t.coins[:], t.market[:], t.covered[:]
    new.deck, new.turn, new.active = t.deck[:], t.turn, t.active
    new.show_coins, new.watched = t.show_coins, t.watched
    return new


pieces(Player, SilkRoad, copy=same_table)


def owned(player: Player, special: str) -> int:
    if special == "ship":
        return max(len(player.ships), 2)  # everybody has two from the start
    if special == "licence":
        return player.licences
    return player.porters if special == "porter" else player.exchanges
