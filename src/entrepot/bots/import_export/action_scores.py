"""How good one action looks: to contract, load, pirate, import or supply."""

from __future__ import annotations

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.actions import (
    hand_by_type,
    keep_value,
    load_gain,
    missing,
    rival_weight,
)
from entrepot.bots.import_export.seat_estimate import TYPE_COUNT, SeatEstimate
from entrepot.bots.import_export.ships import coming_home, contracting, ending, filling, prize
from entrepot.import_export import choices as c
from entrepot.import_export.actions.supply import PRICE

# -- contract


def contract(s: SeatEstimate, kind: str, choice: c.Contract) -> float:
    return contract_score(s, choice.card, choice.ship)


def contract_score(s: SeatEstimate, card: int, ship: int) -> float:
    worth = contracting(s, card, s.t.ship(ship), hand_by_type(s, card, -1))
    return worth - s.card - w.TIER * missing(s, card)


def contract_loaded(s: SeatEstimate, kind: str, choice: c.ContractLoaded) -> float:
    size = sum(s.t.loads[choice.card])
    return prize(s, s.t.ship(choice.ship), size, add=choice.card) - s.card * (1 + size)


# -- load


def load(s: SeatEstimate, kind: str, choice: c.Load) -> float:
    return filling(s, s.t.ship(choice.ship), 1, 1) - s.card * w.CARD_LOADED


def load_pair(s: SeatEstimate, kind: str, choice: c.LoadPair) -> float:
    return placed(s, choice.ship) + w.ONE_ACTION - 2.0 * s.card


def load_deck(s: SeatEstimate, kind: str, choice: c.LoadDeck) -> float:
    return w.LOADED_UNSEEN_CARD * s.card + w.LOADED_UNSEEN * s.soon


def load_island(s: SeatEstimate, kind: str, choice: c.LoadIsland) -> float:
    return sale_score(s, choice.card, w.SALE)


def place(s: SeatEstimate, kind: str, choice: c.Place) -> float:
    return placed(s, choice.ship)


def placed(s: SeatEstimate, ship: int) -> float:
    """A container from anywhere but the hand."""
    return filling(s, s.t.ship(ship), 1, 0)


def place_in(s: SeatEstimate, kind: str, choice: c.PlaceIn) -> float:
    return 0.0 if not s.t.held else s.good_values[s.t.types[s.t.held[-1]]] - w.HELD_GOOD


# -- pirate


def pirate(s: SeatEstimate, kind: str, choice: c.Pirate) -> float:
    return pirated(s, choice.card, choice.ship)


def pirate_island(s: SeatEstimate, kind: str, choice: c.PirateIsland) -> float:
    return pirated(s, choice.card, -1)


def pirate_pair(s: SeatEstimate, kind: str, choice: c.PiratePair) -> float:
    one = pirated(s, choice.card, choice.ship)
    other = pirated(s, choice.other_card, choice.other_ship)
    return w.PIRATED_PAIR * (one + other) + w.ONE_ACTION


def pirate_deck(s: SeatEstimate, kind: str, choice: c.PirateDeck) -> float:
    return w.PIRATED_UNSEEN


def pirate_hand(s: SeatEstimate, kind: str, choice: c.PirateHand) -> float:
    return w.PIRATED_UNSEEN + rival_weight(s)


def pirated(s: SeatEstimate, card: int, ship: int) -> float:
    """It is loaded if it fits, else gone, which may bring the seat's own ship home."""
    cards = [0] * TYPE_COUNT
    cards[s.t.types[card]] = 1
    worth = load_gain(s, 1, cards, 0.0)
    if ship >= 0:
        emptied = s.t.ship(ship)
        worth += coming_home(s, emptied, 1) if emptied.at_sea else w.OFF_HARBOUR
    return worth


# -- import and supply


def take(s: SeatEstimate, kind: str, choice: c.Take) -> float:
    """A container to goods or imports; its ship comes nearer to its harbour."""
    card, to = choice.card, choice.place
    worth = w.NO_PLACE
    if to == "goods":
        worth = s.good_values[s.t.types[card]]
    elif to == "imports":
        worth = s.import_values[s.t.types[card]]
    for player in s.t.players:
        for ship in player.ships:
            if ship.at_sea and card in ship.containers:
                return worth + coming_home(s, ship, 1)
    return worth


def sell(s: SeatEstimate, kind: str, choice: c.Sell) -> float:
    return sale_score(s, choice.card, PRICE if kind == "supply" else w.SALE)


def sale_score(s: SeatEstimate, card: int, price: int) -> float:
    return price - keep_value(s, card) + ending(s, price)


def take_import(s: SeatEstimate, kind: str, choice: c.TakeImport) -> float:
    return s.import_values[s.t.types[choice.card]]
