"""How good the answers to powers' questions look. A card is judged by where it lies."""

from __future__ import annotations

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.actions import best_contract, gain, hand_by_type, keep_value
from entrepot.bots.import_export.bids import pick_score
from entrepot.bots.import_export.power_values import completion_value, remaining_value
from entrepot.bots.import_export.seat_estimate import SeatEstimate, points
from entrepot.bots.import_export.ships import coming_home, contracting, ending
from entrepot.bots.import_export.use_scores import early_completion
from entrepot.import_export import choices as c
from entrepot.import_export import moments
from entrepot.kernel.choice import Yes


def is_mine(s: SeatEstimate) -> bool:
    """Is the power at work one of the seat's own?"""
    return s.t.card in s.me.shipments


def choose_card(s: SeatEstimate, choice: c.ChooseCard) -> float:
    """The seat's own power may want a card from the hand for a contract."""
    card = choice.card
    if card in s.me.hand and is_mine(s):
        worth = best_contract(s, card, hand_by_type(s, card, -1))
        return worth * w.CARD_TO_POWER - w.CARD_TO_POWER_COST * s.card
    return move_card(s, card)


def choose_cards(s: SeatEstimate, choice: c.ChooseCards | c.ChooseGoods) -> float:
    total = 0.0
    for card in choice.cards:
        total += move_card(s, card)
    return total


def move_card(s: SeatEstimate, card: int) -> float:
    """A card from the seat's hand or goods is given away; from anywhere else, it is gained."""
    if card in s.me.hand:
        return -keep_value(s, card)
    worth = s.good_values[s.t.types[card]]
    if card in s.me.goods:
        return -worth
    return worth if s.room_for_goods() > 0 else s.card


def choose_shipment(s: SeatEstimate, choice: c.ChooseShipment) -> float:
    """Lost to a rival's power, or gained by the seat's own."""
    power = s.t.powers[choice.card]
    if choice.card in s.me.shipments and not is_mine(s):
        return -remaining_value(power, s.left) - w.SHIPMENT_LOST * s.left
    return completion_value(power, s.left)


def choose_credits(s: SeatEstimate, choice: c.ChooseCredits) -> float:
    return w.SALE + ending(s, w.SALE) if is_mine(s) else w.GIVEN_CREDITS


def choose_action(s: SeatEstimate, choice: c.ChooseAction) -> float:
    action, count = choice.action, 1
    if s.kind == "choose-action":
        count = s.me.actions + (s.me.more[action] if s.me.more else 0)
    return gain(s, action, max(1, count), -1, -1)


def choose_ship(s: SeatEstimate, choice: c.ChooseShip) -> float:
    """A ship to import from, to take from, to complete early, or for the asking contract."""
    if s.kind == "import-from":
        return pick_score(s, choice.ship)
    ship = s.t.ship(choice.ship)
    if ship.at_sea:
        best = -1.0
        for card in ship.containers:
            type = s.t.types[card]
            best = max(best, s.good_values[type], s.import_values[type])
        return best + coming_home(s, ship, 1)
    if moments.early.powers[s.t.powers[s.t.card]] is not None:
        return early_completion(s, ship)
    return contracting(s, s.t.card, ship, hand_by_type(s, -1, -1)) - w.POWER_CONTRACT


def choose_seat(s: SeatEstimate, choice: c.ChooseSeat) -> float:
    """Best against the rival who is ahead."""
    return s.rival_weight * points(s, choice.seat) if choice.seat != s.seat else 0.0


def choose_type(s: SeatEstimate, choice: c.ChooseType) -> float:
    """Which type the deck probably has most of, judging by the cards not seen elsewhere."""
    seen = 0
    for card in s.me.hand + s.t.discard:
        if s.t.types[card] == choice.type:
            seen += 1
    return w.NAMED_TYPE - w.NAMED_TYPE_SEEN * seen


def agree(s: SeatEstimate, choice: Yes) -> float:
    if moments.instead.powers[s.t.card] is not None:
        return ending(s, w.SHIPMENT_PRICE) - bought_shipment(s)
    return w.AGREED if is_mine(s) else bought_shipment(s)


def bought_shipment(s: SeatEstimate) -> float:
    """The card at work as a shipment, for its price."""
    return remaining_value(s.t.powers[s.t.card], s.left) + w.ROOM * s.left - w.SHIPMENT_PRICE
