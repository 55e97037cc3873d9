"""How good one choice looks by itself, in the order of `choices.py`."""

from __future__ import annotations

from entrepot.bots.import_export import actions
from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.actions import hand_without, keep_value
from entrepot.bots.import_export.bids import pick_score
from entrepot.bots.import_export.counts import count_of
from entrepot.bots.import_export.power_values import completion_value, remaining_value
from entrepot.bots.import_export.seat_estimate import SeatEstimate, points
from entrepot.bots.import_export.ship_estimate import ShipEstimate
from entrepot.bots.import_export.ships import coming_home, contracting, ending, filling
from entrepot.import_export import choices as c
from entrepot.import_export import moments
from entrepot.import_export.stowage import is_full, without_contract
from entrepot.kernel.choice import Yes

# -- actions


def contract(s: SeatEstimate, card: int, ship: int) -> float:
    worth = contracting(s, card, s.ship(ship), hand_without(s, card, -1))
    return worth - s.card - w.TIER * actions.missing(s, card)


def contract_loaded(s: SeatEstimate, choice: c.ContractLoaded) -> float:
    size: int = s.cards[choice.card].size
    return s.ship(choice.ship).prize_of(size, -1, choice.card) - s.card * (1 + size)


def place(s: SeatEstimate, ship: int) -> float:
    """A container from anywhere but the hand."""
    return filling(s, s.ship(ship), 1, 0)


def place_in(s: SeatEstimate, choice: c.PlaceIn) -> float:
    return 0.0 if not s.t.held else s.good_values[s.t.types[s.t.held[-1]]] - w.HELD_GOOD


def pirate(s: SeatEstimate, card: int, ship: int) -> float:
    """It is loaded if it fits, else gone, which may bring the seat's own ship home."""
    worth = actions.load_gain(s, 1, s.cards[card].one, 0.0)
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


# -- what powers ask; a card is judged by where it lies


def is_mine(s: SeatEstimate) -> bool:
    """Is the power at work one of the seat's own?"""
    return s.t.card in s.me.shipments


def choose_card(s: SeatEstimate, choice: c.ChooseCard) -> float:
    """The seat's own power may want a card from the hand for a contract."""
    card = choice.card
    if card in s.me.hand and is_mine(s):
        worth = actions.best_contract(s, card, hand_without(s, card, -1))
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
    return actions.gain(s, action, max(1, count), -1, -1)


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
        return early_completion(s, s.ship(choice.ship))
    return contracting(s, s.t.card, s.ship(choice.ship), s.hand) - w.POWER_CONTRACT


def choose_seat(s: SeatEstimate, choice: c.ChooseSeat) -> float:
    """Best against the rival who is ahead."""
    return s.rival_weight * points(s, choice.seat) if choice.seat != s.seat else 0.0


def choose_type(s: SeatEstimate, choice: c.ChooseType) -> float:
    """Which type the deck probably has most of, judging by the cards not seen elsewhere."""
    seen = sum(s.t.types[card] == choice.type for card in s.me.hand + s.t.discard)
    return w.NAMED_TYPE - w.NAMED_TYPE_SEEN * seen


def agree(s: SeatEstimate, choice: Yes) -> float:
    if moments.instead.powers[s.t.card] is not None:
        return ending(s, w.SHIPMENT_PRICE) - bought_shipment(s)
    return w.AGREED if is_mine(s) else bought_shipment(s)


def bought_shipment(s: SeatEstimate) -> float:
    """The card at work as a shipment, for its price."""
    return remaining_value(s.t.powers[s.t.card], s.left) + w.ROOM * s.left - w.SHIPMENT_PRICE


# -- any time, and the last powers. These are taken only for a clear gain: what promises nothing is
# better done later, or never.


def use(s: SeatEstimate, choice: c.Use) -> float:
    """Only a load action is offered this way."""
    if s.t.scoring:
        return w.LAST_USE
    return actions.load_gain(s, 1, s.hand, s.card) - w.LOAD_NOW


def use_action(s: SeatEstimate, choice: c.UseAction) -> float:
    """At the end, credits for imports."""
    imports: int = count_of(s.own_imports, choice.action)
    return w.LAST_CREDITS * imports if s.t.scoring else w.RESERVE


def use_card(s: SeatEstimate, choice: c.UseCard) -> float:
    """A sale, from the hand or the goods."""
    card = choice.card
    if s.t.scoring:
        return last_good(s, card)
    if card in s.me.hand:
        return sell(s, card, w.SALE)
    return w.GOOD_SALE - s.good_values[s.t.types[card]] + ending(s, w.GOOD_SALE) + w.RESERVE


def use_cards(s: SeatEstimate, choice: c.UseCards) -> float:
    """One card for another; at the end, goods."""
    if s.t.scoring:
        total = 0.0
        for card in choice.cards:
            total += last_good(s, card)
        return total
    given, gained = choice.cards
    return keep_value(s, gained) - keep_value(s, given) + w.RESERVE


def use_cards_for(s: SeatEstimate, choice: c.UseCardsFor) -> float:
    if s.t.scoring:
        return w.LAST_USE
    first, second = choice.cards
    return keep_value(s, choice.card) - keep_value(s, first) - keep_value(s, second) + w.RESERVE


def use_place(s: SeatEstimate, choice: c.UsePlace) -> float:
    """A shipment becomes a good or an import."""
    type, to_goods = s.t.types[choice.power], choice.place == "goods"
    if s.t.scoring:
        return s.good_values[type] if to_goods else 0.0
    worth = s.good_values[type] if to_goods else s.import_values[type]
    return worth - leaving(s) + w.RESERVE


def use_ship(s: SeatEstimate, choice: c.UseShip) -> float:
    """A card of the hand as a contract, a shipment as a container, or an early completion."""
    if s.t.scoring:
        return w.LAST_SHIP
    if choice.power in s.me.hand:
        return contract(s, choice.power, choice.ship)
    if moments.final.powers[s.t.powers[choice.power]] is not None:
        return place(s, choice.ship) - leaving(s)
    return early_completion(s, s.ship(choice.ship))


def discard_contract(s: SeatEstimate, choice: c.DiscardContract) -> float:
    """Only if the rest completes the ship, and that is worth it."""
    card = choice.card
    for estimate in s.ships:
        ship = estimate.ship
        if card not in ship.contracts or len(ship.contracts) == 1:
            continue
        if is_full(s.t, without_contract(s.t, ship, card)):
            total: int = estimate.total
            filled: int = estimate.filled
            now = estimate.prize_of(len(ship.containers), card, -1)
            kept = w.DROP_BEGUN + (1.0 - w.DROP_BEGUN) * filled / total
            return now - estimate.prize * kept - w.DROP
    return w.DROP_WASTE


def early_completion(s: SeatEstimate, ship: ShipEstimate) -> float:
    """The value of completing a ship before it is full."""
    return filling(s, ship, ship.total - ship.filled, 0)


def leaving(s: SeatEstimate) -> float:
    """A shipment gives up its room."""
    return w.ROOM * s.left + w.LEAVING


def last_good(s: SeatEstimate, card: int) -> float:
    """At the end: a good is sold, or something else becomes a good."""
    good = s.good_values[s.t.types[card]]
    if card in s.me.goods:
        return w.LAST_CREDITS - good
    lost = remaining_value(s.t.powers[card], 0.0) if card in s.me.shipments else 0.0
    return good - lost
