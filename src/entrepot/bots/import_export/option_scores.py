"""How good each choice looks to a seat, in credits, by what the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from entrepot.bots.import_export import action_scores as action
from entrepot.bots.import_export import power_scores as power
from entrepot.bots.import_export import use_scores as use
from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.actions import gain, keep_values, lead_cost, rival_weight
from entrepot.bots.import_export.bids import bid_scores, pick_score
from entrepot.bots.import_export.seat_estimate import TYPE_COUNT, SeatEstimate
from entrepot.bots.import_export.ships import filling
from entrepot.import_export import choices as c
from entrepot.import_export.actions.supply import PRICE
from entrepot.import_export.cards import CONTRACT, LOAD, SUPPLY
from entrepot.import_export.state import ISLAND, Trade
from entrepot.import_export.turn import HAND
from entrepot.kernel.choice import Choice, Done, No, Yes


def option_scores(t: Trade, seat: int, kind: str, choices: list[Choice]) -> list[float]:
    s = SeatEstimate(t, seat)
    if kind == "lead":
        return lead_scores(s, choices)
    if kind == "follow":
        return follow_scores(s, choices)
    if kind == "bid":
        return bid_scores(s, choices)
    return [SCORES[type(choice)](s, kind, choice) for choice in choices]


# -- a whole question at a time, where options are many and share what they would bring


def lead_scores(s: SeatEstimate, choices: list[Choice]) -> list[float]:
    playing = Playing(s)
    costs = [lead_cost(s, action) for action in range(TYPE_COUNT)]
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, c.Lead):
            found.append(playing.score(choice.action, choice.cards) - costs[choice.action])
        elif isinstance(choice, c.Draw):
            found.append(new_cards(s))
        else:
            found.append(SCORES[type(choice)](s, "lead", choice))
    return found


def follow_scores(s: SeatEstimate, choices: list[Choice]) -> list[float]:
    """Whoever draws still has the actions of the imports."""
    playing = Playing(s)
    led = s.t.led
    found: list[float] = []
    for choice in choices:
        if isinstance(choice, c.Follow):
            found.append(playing.score(led, choice.cards))
        elif isinstance(choice, c.FollowLoad):
            found.append(playing.score(LOAD, choice.cards))
        elif isinstance(choice, c.Draw):
            found.append(new_cards(s) + gain(s, led, s.imports[led], -1, -1))
        else:
            found.append(SCORES[type(choice)](s, "follow", choice))
    return found


class Playing:
    """What playing one or two cards for an action brings; gains are kept where types decide."""

    def __init__(self, s: SeatEstimate) -> None:
        self.s = s
        self.costs: list[float] = keep_values(s)
        self.gains: list[float] = [-1.0] * (TYPE_COUNT * 16)

    def score(self, action: int, cards: tuple[int, ...]) -> float:
        hand = self.s.me.hand
        first = cards[0]
        second = cards[1] if len(cards) > 1 else -1
        cost = self.costs[hand.index(first)]
        if second >= 0:
            cost += self.costs[hand.index(second)]
        return self.gain(action, first, second) - cost

    def gain(self, action: int, first: int, second: int) -> float:
        s = self.s
        count = 1 + s.imports[action]
        if action in (CONTRACT, SUPPLY):
            return gain(s, action, count, first, second)
        place = action * 16 + s.t.types[first] + 1 + (8 if second >= 0 else 0)
        if self.gains[place] < 0.0:
            self.gains[place] = max(0.0, gain(s, action, count, first, second))
        return self.gains[place]


def new_cards(s: SeatEstimate) -> float:
    """The value of cards drawn: the more there are in hand, the less each is worth."""
    held = len(s.me.hand)
    total = 0.0
    for place in range(held, max(held + 1, HAND)):
        total += w.CARDS[min(place, len(w.CARDS) - 1)]
    return w.NEW_CARDS * s.soon * total


# -- one choice by itself


def nothing(s: SeatEstimate, kind: str, choice: Choice) -> float:
    return 0.0


def choose_ship(s: SeatEstimate, kind: str, choice: c.ChooseShip) -> float:
    if kind == "import-from":
        return pick_score(s, choice.ship)
    return power.choose_ship(s, kind, choice)


SCORES: Final[dict[type[Choice], Callable[[SeatEstimate, str, Any], float]]] = {
    Yes: power.agree,
    No: nothing,
    Done: nothing,
    # a turn
    c.Lead: lambda s, kind, choice: lead_scores(s, [choice])[0],
    c.Follow: lambda s, kind, choice: follow_scores(s, [choice])[0],
    c.FollowLoad: lambda s, kind, choice: follow_scores(s, [choice])[0],
    c.Draw: lambda s, kind, choice: w.DRAWN_CARDS * s.card,  # offered by a power
    c.Pass: nothing,
    c.Bid: lambda s, kind, choice: bid_scores(s, [choice])[0],
    # actions
    c.Contract: lambda s, kind, choice: action.contract(s, choice.card, choice.ship),
    c.ContractLoaded: action.contract_loaded,
    c.Load: lambda s, kind, choice: (
        filling(s, s.t.ship(choice.ship), 1, 1) - s.card * w.CARD_LOADED
    ),
    c.LoadPair: lambda s, kind, choice: action.place(s, choice.ship) + w.ONE_ACTION - 2.0 * s.card,
    c.LoadDeck: lambda s, kind, choice: w.LOADED_UNSEEN_CARD * s.card + w.LOADED_UNSEEN * s.soon,
    c.LoadIsland: lambda s, kind, choice: action.sell(s, choice.card, w.SALE),
    c.Pirate: lambda s, kind, choice: action.pirate(s, choice.card, choice.ship),
    c.PirateIsland: lambda s, kind, choice: action.pirate(s, choice.card, -1),
    c.PirateDeck: lambda s, kind, choice: w.PIRATED_UNSEEN,
    c.PirateHand: lambda s, kind, choice: w.PIRATED_UNSEEN + rival_weight(s),
    c.PiratePair: action.pirate_pair,
    c.Place: lambda s, kind, choice: action.place(s, choice.ship),
    c.PlaceIn: action.place_in,
    c.Take: action.take,
    c.Sell: lambda s, kind, choice: action.sell(
        s, choice.card, PRICE if kind == "supply" else w.SALE
    ),
    c.TakeImport: lambda s, kind, choice: s.import_values[s.t.types[choice.card]],
    # what powers ask
    c.ChooseAction: power.choose_action,
    c.ChooseShip: choose_ship,
    c.ChooseIsland: lambda s, kind, choice: pick_score(s, ISLAND),
    c.ChooseSeat: power.choose_seat,
    c.ChooseType: power.choose_type,
    c.ChooseCard: power.choose_card,
    c.ChooseCardAs: lambda s, kind, choice: s.good_values[choice.type],
    c.ChooseCards: power.choose_cards,
    c.ChooseGood: lambda s, kind, choice: power.move_card(s, choice.card),
    c.ChooseGoods: power.choose_cards,
    c.ChooseShipment: power.choose_shipment,
    c.ChooseHand: lambda s, kind, choice: s.card if s.t.held else -s.card * len(s.me.hand),
    c.ChooseCredits: power.choose_credits,
    # at any time
    c.DiscardContract: use.discard_contract,
    c.Use: use.use,
    c.UseAction: use.use_action,
    c.UseCard: use.use_card,
    c.UseCards: use.use_cards,
    c.UseCardsFor: use.use_cards_for,
    c.UseContract: lambda s, kind, choice: (
        w.LAST_USE if s.t.scoring else action.contract(s, choice.card, choice.ship)
    ),
    c.UsePlace: use.use_place,
    c.UseShip: use.use_ship,
}
"""(s, kind, choice) -> how good a choice of this class looks at a question of that kind."""
