"""The table of Import / Export: players, ships, piles, and what is noted for this turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from entrepot.import_export.cards import COLOURS, IDS
from entrepot.kernel.events import EVERYBODY
from entrepot.kernel.table import Table, mypyc_attr, pieces

STARTING_CREDITS: Final = 10
NOTHING: Final = -2
ISLAND: Final = -1
"""In place of a ship's number: nothing is picked, or the island is."""
LOOSE: Final = -1
"""In place of a slot: the container fills none."""
BESIDE: Final = -2
"""In place of a slot: it lies beside the container before it, and the two count as one."""


OWN_POWERS: Final = tuple(range(len(IDS)))
NO_CREDITS: Final = (0,) * len(IDS)


def with_entry(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values, but for one."""
    if values[place] == value:
        return values
    return (*values[:place], value, *values[place + 1 :])


def slot(contract: int, type: int) -> int:
    """The number of a slot of that type of that contract."""
    return 8 * contract + type


@mypyc_attr(acyclic=True)
@dataclass
class Ship:
    number: int = 0
    """Twice its owner's seat, plus 0 or 1: unique on the table."""
    at_sea: bool = False
    contracts: list[int] = field(default_factory=list)
    containers: list[int] = field(default_factory=list)
    slots: list[int] = field(default_factory=list)
    """For each container the slot it fills, or that it is loose or beside another. This is the
    current arrangement; containers are rearranged where that fills one more slot."""
    leaving: bool = False
    """It is being completed: until it has sailed, nothing else can be done with it in harbour."""

    @property
    def owner(self) -> int:
        return self.number // 2


@mypyc_attr(acyclic=True)
@dataclass
class Player:
    seat: int = 0
    colour: int = 0
    credits: int = STARTING_CREDITS
    hand: list[int] = field(default_factory=list)
    imports: list[int] = field(default_factory=list)
    goods: list[int] = field(default_factory=list)
    shipments: list[int] = field(default_factory=list)
    ships: list[Ship] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    """Cards played this turn; they lie on the harbour card until its end."""
    doing: int = -1
    """The action this player takes this turn; -1 while none is settled."""
    follows: bool = False
    actions: int = 0
    """How many actions the player has, counted when the actions begin."""
    more: tuple[int, ...] = ()
    """By action: how many more the player's powers add, counted at the same moment."""
    sold: bool = False
    claimed: list[int] = field(default_factory=list)
    """Imports that count as goods at the end: `slot(card, type)`, while the card is there."""


@dataclass
class Trade(Table):
    types: tuple[int, ...] = ()
    tiers: tuple[int, ...] = ()
    loads: tuple[tuple[int, ...], ...] = ()
    """Of all cards, by number: the rules' values or the user's own."""
    players: list[Player] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    """The top card is the last."""
    discard: list[int] = field(default_factory=list)
    island: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    """Cards on their way, while somebody decides where they go."""
    known: list[int] = field(default_factory=lambda: [0] * len(IDS))
    """By card: the seats that know where it is, as a mask."""
    powers: tuple[int, ...] = OWN_POWERS
    """By card: the card whose power it has; itself, unless it is a copy."""
    stored: tuple[int, ...] = NO_CREDITS
    """By card: the credits that lie on it. (Both change so seldom that all tables share them.)"""
    leader: int = 0
    turn: int = 0
    led: int = -1
    """The action that was led this turn."""
    picked: int = NOTHING
    """What is being bid on: a ship's number or the island."""
    target: int = 50
    closed_hands: bool = False
    """Nobody may learn anything from a question that is not asked."""
    reached: bool = False
    emptied: bool = False
    """Deck and discard pile were both empty."""
    used: list[int] = field(default_factory=list)
    """Cards whose once-per-turn power was used this turn."""
    droppable: list[int] = field(default_factory=list)
    """The leader's contracts that were in harbour when the turn began."""
    pirates: list[int] = field(default_factory=list)
    """The seats that took pirate actions this turn, in order."""
    tolls: list[int] = field(default_factory=list)
    """What pirates paid this turn: `slot(card, seat)`, the card that is paid and the pirate."""
    extra_turns: list[int] = field(default_factory=list)
    """Seats that lead two turns in a row the next time they lead."""
    again: bool = False
    """The leader leads the next turn too."""
    winner: int = -1
    """The seat that won at once by a power."""
    scoring: bool = False
    card: int = -1
    """The card whose power is at work."""
    working_for: int = -1
    """The seat whose shipment that card was when its power began to work; -1: it was none."""
    action: str = ""
    """The action being taken, if no power is at work."""

    def clockwise(self, first: int) -> list[Player]:
        """All players, beginning with this seat."""
        return self.players[first:] + self.players[:first] if first else self.players[:]

    def others(self, me: Player) -> list[Player]:
        """The other players, clockwise."""
        return self.clockwise(me.seat)[1:]

    def ship(self, number: int) -> Ship:
        return self.players[number // 2].ships[number % 2]

    def owner(self, ship: Ship) -> Player:
        return self.players[ship.number // 2]

    def ships_at_sea(self) -> list[Ship]:
        return [ship for player in self.players for ship in player.ships if ship.at_sea]

    def ship_word(self, ship: Ship) -> str:
        return f"{COLOURS[self.owner(ship).colour]}-{ship.number % 2 + 1}"

    def place_word(self, number: int) -> str:
        """The ship with that number, or the island."""
        return "island" if number == ISLAND else self.ship_word(self.ship(number))

    @property
    def cause(self) -> str:
        return IDS[self.card] if self.card >= 0 else self.action

    def emit_with_cause(
        self,
        what: str,
        player: Player | None = None,
        cards: list[int] | tuple[int, ...] = (),
        source: str = "",
        target: str = "",
        amount: int | None = None,
        known_to: int = EVERYBODY,
    ) -> None:
        """Emit an event with its cause; the cards are told only to those who may know them."""
        if self.log is not None:
            secret = ("cards",) if known_to != EVERYBODY else ()
            seat = None if player is None else player.seat
            self.emit(what, seat, cards, source, target, amount, self.cause, secret, known_to)


# -- copies, written out because a table is copied at every answer; a test compares them with the
# kernel's own copy, field by field


BLANK_SHIP: Final = Ship.__new__
BLANK_PLAYER: Final = Player.__new__


def same_ship(ship: Ship) -> Ship:
    new = BLANK_SHIP(Ship)
    new.number, new.at_sea, new.leaving = ship.number, ship.at_sea, ship.leaving
    new.contracts, new.containers, new.slots = ship.contracts[:], ship.containers[:], ship.slots[:]
    return new


def same_player(player: Player) -> Player:
    new = BLANK_PLAYER(Player)
    new.seat, new.colour, new.credits = player.seat, player.colour, player.credits
    new.hand, new.imports, new.goods = player.hand[:], player.imports[:], player.goods[:]
    new.shipments, new.played = player.shipments[:], player.played[:]
    new.ships = [same_ship(ship) for ship in player.ships]
    new.doing, new.follows, new.actions = player.doing, player.follows, player.actions
    new.more, new.sold, new.claimed = player.more, player.sold, player.claimed[:]
    return new


def same_trade(t: Trade) -> Trade:
    new = Trade.__new__(Trade)
    new.rng, new.agenda, new.log = t.rng, t.agenda[:], None
    new.types, new.tiers, new.loads = t.types, t.tiers, t.loads
    new.players = [same_player(player) for player in t.players]
    new.deck, new.discard, new.island, new.held = t.deck[:], t.discard[:], t.island[:], t.held[:]
    new.known, new.powers, new.stored = t.known[:], t.powers, t.stored
    new.leader, new.turn, new.led, new.picked = t.leader, t.turn, t.led, t.picked
    new.target, new.reached, new.emptied = t.target, t.reached, t.emptied
    new.used, new.droppable = t.used[:], t.droppable[:]
    new.pirates, new.tolls = t.pirates[:], t.tolls[:]
    new.extra_turns, new.again, new.closed_hands = t.extra_turns[:], t.again, t.closed_hands
    new.winner, new.scoring, new.card, new.action = t.winner, t.scoring, t.card, t.action
    new.working_for = t.working_for
    return new


pieces(Ship, Player, Trade, copy=same_trade)


class Completion(NamedTuple):
    """A ship that was completed: by whom, which contracts became shipments, what was paid for."""

    by: Player
    contracts: tuple[int, ...]
    containers: tuple[int, ...]


def own_ships_in_harbour(player: Player) -> list[Ship]:
    return [ship for ship in player.ships if not ship.at_sea and not ship.leaving]
