"""How good one action looks: to contract, load, pirate, import or supply."""

from __future__ import annotations

from entrepot.bots.import_export.actions import (
    hand_by_type,
    keep_value,
    load_gain,
    missing,
    rival_weight,
)
from entrepot.bots.import_export.seat_estimate import TYPE_COUNT, SeatEstimate
from entrepot.bots.import_export.ships import coming_home, contracting, ending, filling, prize
from entrepot.bots.import_export.weights import (
    CARD_LOADED,
    HELD_GOOD,
    LOADED_UNSEEN,
    LOADED_UNSEEN_CARD,
    NO_PLACE,
    OFF_HARBOUR,
    ONE_ACTION,
    PIRATED_PAIR,
    PIRATED_UNSEEN,
    SALE,
    TIER,
)
from entrepot.import_export.actions.supply import PRICE
from entrepot.import_export.choices import (
    Contract,
    ContractLoaded,
    Load,
    LoadDeck,
    LoadIsland,
    LoadPair,
    Pirate,
    PirateDeck,
    PirateHand,
    PirateIsland,
    PiratePair,
    Place,
    PlaceIn,
    Sell,
    Take,
    TakeImport,
)

# -- contract


def contract(s: SeatEstimate, kind: str, choice: Contract) -> float:
    return contract_score(s, choice.card, choice.ship)


def contract_score(s: SeatEstimate, card: int, ship: int) -> float:
    worth = contracting(s, card, s.t.ship(ship), hand_by_type(s, card, -1))
    return worth - s.card - TIER * missing(s, card)


def contract_loaded(s: SeatEstimate, kind: str, choice: ContractLoaded) -> float:
    size = sum(s.t.loads[choice.card])
    return prize(s, s.t.ship(choice.ship), size, add=choice.card) - s.card * (1 + size)


# -- load


def load(s: SeatEstimate, kind: str, choice: Load) -> float:
    return filling(s, s.t.ship(choice.ship), 1, 1) - s.card * CARD_LOADED


def load_pair(s: SeatEstimate, kind: str, choice: LoadPair) -> float:
    return placed(s, choice.ship) + ONE_ACTION - 2.0 * s.card


def load_deck(s: SeatEstimate, kind: str, choice: LoadDeck) -> float:
    return LOADED_UNSEEN_CARD * s.card + LOADED_UNSEEN * s.soon


def load_island(s: SeatEstimate, kind: str, choice: LoadIsland) -> float:
    return sale_score(s, choice.card, SALE)


def place(s: SeatEstimate, kind: str, choice: Place) -> float:
    return placed(s, choice.ship)


def placed(s: SeatEstimate, ship: int) -> float:
    """A container from elsewhere than the hand."""
    return filling(s, s.t.ship(ship), 1, 0)


def place_in(s: SeatEstimate, kind: str, choice: PlaceIn) -> float:
    return 0.0 if not s.t.held else s.good_values[s.t.types[s.t.held[-1]]] - HELD_GOOD


# -- pirate


def pirate(s: SeatEstimate, kind: str, choice: Pirate) -> float:
    return pirated(s, choice.card, choice.ship)


def pirate_island(s: SeatEstimate, kind: str, choice: PirateIsland) -> float:
    return pirated(s, choice.card, -1)


def pirate_pair(s: SeatEstimate, kind: str, choice: PiratePair) -> float:
    one = pirated(s, choice.card, choice.ship)
    other = pirated(s, choice.other_card, choice.other_ship)
    return PIRATED_PAIR * (one + other) + ONE_ACTION


def pirate_deck(s: SeatEstimate, kind: str, choice: PirateDeck) -> float:
    return PIRATED_UNSEEN


def pirate_hand(s: SeatEstimate, kind: str, choice: PirateHand) -> float:
    return PIRATED_UNSEEN + rival_weight(s)


def pirated(s: SeatEstimate, card: int, ship: int) -> float:
    """Loaded if it fits; else it is gone, which may bring one's own ship home."""
    cards = [0] * TYPE_COUNT
    cards[s.t.types[card]] = 1
    worth = load_gain(s, 1, cards, 0.0)
    if ship >= 0:
        emptied = s.t.ship(ship)
        worth += coming_home(s, emptied, 1) if emptied.at_sea else OFF_HARBOUR
    return worth


# -- import and supply


def take(s: SeatEstimate, kind: str, choice: Take) -> float:
    """A container to goods or imports; its ship comes nearer to its harbour."""
    card, to = choice.card, choice.place
    worth = NO_PLACE
    if to == "goods":
        worth = s.good_values[s.t.types[card]]
    elif to == "imports":
        worth = s.import_values[s.t.types[card]]
    for player in s.t.players:
        for ship in player.ships:
            if ship.at_sea and card in ship.containers:
                return worth + coming_home(s, ship, 1)
    return worth


def sell(s: SeatEstimate, kind: str, choice: Sell) -> float:
    return sale_score(s, choice.card, PRICE if kind == "supply" else SALE)


def sale_score(s: SeatEstimate, card: int, price: int) -> float:
    return price - keep_value(s, card) + ending(s, price)


def take_import(s: SeatEstimate, kind: str, choice: TakeImport) -> float:
    return s.import_values[s.t.types[choice.card]]
