"""How good one action looks: to contract, load, pirate, import or supply."""

from __future__ import annotations

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.actions import hand_by_type, keep_value, load_gain, missing
from entrepot.bots.import_export.seat_estimate import TYPE_COUNT, SeatEstimate
from entrepot.bots.import_export.ships import coming_home, contracting, ending, filling, prize
from entrepot.import_export import choices as c


def contract(s: SeatEstimate, card: int, ship: int) -> float:
    worth = contracting(s, card, s.t.ship(ship), hand_by_type(s, card, -1))
    return worth - s.card - w.TIER * missing(s, card)


def contract_loaded(s: SeatEstimate, choice: c.ContractLoaded) -> float:
    size = sum(s.t.loads[choice.card])
    return prize(s, s.t.ship(choice.ship), size, add=choice.card) - s.card * (1 + size)


def place(s: SeatEstimate, ship: int) -> float:
    """A container from anywhere but the hand."""
    return filling(s, s.t.ship(ship), 1, 0)


def place_in(s: SeatEstimate, choice: c.PlaceIn) -> float:
    return 0.0 if not s.t.held else s.good_values[s.t.types[s.t.held[-1]]] - w.HELD_GOOD


def pirate(s: SeatEstimate, card: int, ship: int) -> float:
    """It is loaded if it fits, else gone, which may bring the seat's own ship home."""
    cards = [0] * TYPE_COUNT
    cards[s.t.types[card]] = 1
    worth = load_gain(s, 1, cards, 0.0)
    if ship >= 0:
        emptied = s.t.ship(ship)
        worth += coming_home(s, emptied, 1) if emptied.at_sea else w.OFF_HARBOUR
    return worth


def pirate_pair(s: SeatEstimate, choice: c.PiratePair) -> float:
    one = pirate(s, choice.card, choice.ship)
    other = pirate(s, choice.other_card, choice.other_ship)
    return w.PIRATED_PAIR * (one + other) + w.ONE_ACTION


def take(s: SeatEstimate, choice: c.Take) -> float:
    """A container to goods or imports; its ship comes nearer to its harbour."""
    card, to = choice.card, choice.place
    worth = w.NO_PLACE
    if to == "goods":
        worth = s.good_values[s.t.types[card]]
    elif to == "imports":
        worth = s.import_values[s.t.types[card]]
    for ship in s.t.ships_at_sea():
        if card in ship.containers:
            return worth + coming_home(s, ship, 1)
    return worth


def sell(s: SeatEstimate, card: int, price: int) -> float:
    return price - keep_value(s, card) + ending(s, price)
