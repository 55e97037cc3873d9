"""How good each choice looks to a seat, in credits, by what the seat knows."""

from __future__ import annotations

from typing import Final

from entrepot.bots.import_export import action_scores as actions
from entrepot.bots.import_export import power_scores as powers
from entrepot.bots.import_export import turn_scores as turn
from entrepot.bots.import_export.bids import bid_scores, pick_score
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.bots.import_export.use_scores import USES, Score
from entrepot.import_export import choices as c
from entrepot.import_export.state import ISLAND, Trade
from entrepot.kernel.choice import Choice, Done, No, Yes


def option_scores(t: Trade, seat: int, kind: str, choices: list[Choice]) -> list[float]:
    s = SeatEstimate(t, seat)
    if kind == "lead":
        return turn.lead_scores(s, choices)
    if kind == "follow":
        return turn.follow_scores(s, choices)
    if kind == "bid":
        return bid_scores(s, choices)
    return [SCORES[type(choice)](s, kind, choice) for choice in choices]


def nothing(s: SeatEstimate, kind: str, choice: Choice) -> float:
    return 0.0


def bid(s: SeatEstimate, kind: str, choice: c.Bid) -> float:
    return bid_scores(s, [choice])[0]


def choose_ship(s: SeatEstimate, kind: str, choice: c.ChooseShip) -> float:
    if kind == "import-from":
        return pick_score(s, choice.ship)
    return powers.choose_ship(s, kind, choice)


def choose_island(s: SeatEstimate, kind: str, choice: c.ChooseIsland) -> float:
    return pick_score(s, ISLAND)


SCORES: Final[dict[type[Choice], Score]] = {
    Yes: powers.yes,
    No: nothing,
    Done: nothing,
    c.Lead: turn.lead,
    c.Follow: turn.follow,
    c.FollowLoad: turn.follow,
    c.Draw: turn.draw,
    c.Pass: nothing,
    c.Bid: bid,
    c.Contract: actions.contract,
    c.ContractLoaded: actions.contract_loaded,
    c.Load: actions.load,
    c.LoadPair: actions.load_pair,
    c.LoadDeck: actions.load_deck,
    c.LoadIsland: actions.load_island,
    c.Pirate: actions.pirate,
    c.PirateIsland: actions.pirate_island,
    c.PirateDeck: actions.pirate_deck,
    c.PirateHand: actions.pirate_hand,
    c.PiratePair: actions.pirate_pair,
    c.Place: actions.place,
    c.PlaceIn: actions.place_in,
    c.Take: actions.take,
    c.Sell: actions.sell,
    c.TakeImport: actions.take_import,
    c.ChooseAction: powers.choose_action,
    c.ChooseShip: choose_ship,
    c.ChooseIsland: choose_island,
    c.ChooseSeat: powers.choose_seat,
    c.ChooseType: powers.choose_type,
    c.ChooseCard: powers.choose_card,
    c.ChooseCardAs: powers.choose_card_as,
    c.ChooseCards: powers.choose_cards,
    c.ChooseGood: powers.choose_good,
    c.ChooseGoods: powers.choose_cards,
    c.ChooseShipment: powers.choose_shipment,
    c.ChooseHand: powers.choose_hand,
    c.ChooseCredits: powers.choose_credits,
    **USES,
}
"""How each kind of choice is scored."""
