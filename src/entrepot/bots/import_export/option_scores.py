"""How good each choice looks to a seat, in credits, by what the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from entrepot.bots.import_export import choice_scores as score
from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.actions import gain, keep_values, lead_costs
from entrepot.bots.import_export.bids import bid_scores, pick_score
from entrepot.bots.import_export.counts import TYPE_COUNT, count_of
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.bots.import_export.ships import filling
from entrepot.import_export import choices as c
from entrepot.import_export.actions.supply import PRICE
from entrepot.import_export.cards import CONTRACT, LOAD, SUPPLY
from entrepot.import_export.state import ISLAND, Trade
from entrepot.import_export.turn import HAND
from entrepot.kernel.choice import Choice, Done, No, Yes


def option_scores(t: Trade, seat: int, kind: str, choices: list[Choice]) -> list[float]:
    return scores_of(SeatEstimate(t, seat, kind), choices)


def scores_of(s: SeatEstimate, choices: list[Choice]) -> list[float]:
    if s.kind == "bid":
        return bid_scores(s, choices)
    return [SCORES[type(choice)](s, choice) for choice in choices]


def lead(s: SeatEstimate, choice: c.Lead) -> float:
    return play(s, choice.action, choice.cards) - lead_costs(s)[choice.action]


def draw(s: SeatEstimate, choice: c.Draw) -> float:
    """Whoever draws instead of following still has the actions of the imports."""
    if s.kind == "lead":
        return new_cards(s)
    if s.kind == "follow":
        return new_cards(s) + gain(s, s.t.led, count_of(s.own_imports, s.t.led), -1, -1)
    return w.DRAWN_CARDS * s.card  # offered by a power


def play(s: SeatEstimate, action: int, cards: tuple[int, ...]) -> float:
    """What playing one or two cards for an action brings."""
    hand, costs, first = s.me.hand, keep_values(s), cards[0]
    second = cards[1] if len(cards) > 1 else -1
    cost = costs[hand.index(first)]
    if second >= 0:
        cost += costs[hand.index(second)]
    return play_gain(s, action, first, second) - cost


def play_gain(s: SeatEstimate, action: int, first: int, second: int) -> float:
    """Gains are kept where the types of the cards decide."""
    count: int = 1 + count_of(s.own_imports, action)
    if action in (CONTRACT, SUPPLY):
        return gain(s, action, count, first, second)
    if not s.play_gains:
        s.play_gains = [-1.0] * (TYPE_COUNT * 16)
    place = action * 16 + s.t.types[first] + 1 + (8 if second >= 0 else 0)
    if s.play_gains[place] < 0.0:
        s.play_gains[place] = max(0.0, gain(s, action, count, first, second))
    return s.play_gains[place]


def new_cards(s: SeatEstimate) -> float:
    """The value of cards drawn: the more there are in hand, the less each is worth."""
    held = len(s.me.hand)
    total = 0.0
    for place in range(held, max(held + 1, HAND)):
        total += w.CARDS[min(place, len(w.CARDS) - 1)]
    return w.NEW_CARDS * s.soon * total


SCORES: Final[dict[type[Choice], Callable[[SeatEstimate, Any], float]]] = {
    Yes: score.agree,
    No: lambda s, choice: 0.0,
    Done: lambda s, choice: 0.0,
    # a turn
    c.Lead: lead,
    c.Follow: lambda s, choice: play(s, s.t.led, choice.cards),
    c.FollowLoad: lambda s, choice: play(s, LOAD, choice.cards),
    c.Draw: draw,
    c.Pass: lambda s, choice: 0.0,
    c.Bid: lambda s, choice: bid_scores(s, [choice])[0],
    # actions
    c.Contract: lambda s, choice: score.contract(s, choice.card, choice.ship),
    c.ContractLoaded: score.contract_loaded,
    c.Load: lambda s, choice: filling(s, s.ship(choice.ship), 1, 1) - s.card * w.CARD_LOADED,
    c.LoadPair: lambda s, choice: score.place(s, choice.ship) + w.ONE_ACTION - 2.0 * s.card,
    c.LoadDeck: lambda s, choice: w.LOADED_UNSEEN_CARD * s.card + w.LOADED_UNSEEN * s.soon,
    c.LoadIsland: lambda s, choice: score.sell(s, choice.card, w.SALE),
    c.Pirate: lambda s, choice: score.pirate(s, choice.card, choice.ship),
    c.PirateIsland: lambda s, choice: score.pirate(s, choice.card, -1),
    c.PirateDeck: lambda s, choice: w.PIRATED_UNSEEN,
    c.PirateHand: lambda s, choice: w.PIRATED_UNSEEN + s.rival_weight,
    c.PiratePair: score.pirate_pair,
    c.Place: lambda s, choice: score.place(s, choice.ship),
    c.PlaceIn: score.place_in,
    c.Take: score.take,
    c.Sell: lambda s, choice: score.sell(s, choice.card, PRICE if s.kind == "supply" else w.SALE),
    c.TakeImport: lambda s, choice: s.import_values[s.t.types[choice.card]],
    # what powers ask
    c.ChooseAction: score.choose_action,
    c.ChooseShip: score.choose_ship,
    c.ChooseIsland: lambda s, choice: pick_score(s, ISLAND),
    c.ChooseSeat: score.choose_seat,
    c.ChooseType: score.choose_type,
    c.ChooseCard: score.choose_card,
    c.ChooseCardAs: lambda s, choice: s.good_values[choice.type],
    c.ChooseCards: score.choose_cards,
    c.ChooseGood: lambda s, choice: score.move_card(s, choice.card),
    c.ChooseGoods: score.choose_cards,
    c.ChooseShipment: score.choose_shipment,
    c.ChooseHand: lambda s, choice: s.card if s.t.held else -s.card * len(s.me.hand),
    c.ChooseCredits: score.choose_credits,
    # at any time
    c.DiscardContract: score.discard_contract,
    c.Use: score.use,
    c.UseAction: score.use_action,
    c.UseCard: score.use_card,
    c.UseCards: score.use_cards,
    c.UseCardsFor: score.use_cards_for,
    c.UseContract: lambda s, choice: (
        w.LAST_USE if s.t.scoring else score.contract(s, choice.card, choice.ship)
    ),
    c.UsePlace: score.use_place,
    c.UseShip: score.use_ship,
}
"""(s, choice) -> how good a choice of this class looks."""
