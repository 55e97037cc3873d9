"""How good an any-time option looks: what may be done at any question, and the last powers.

These are taken only for a clear gain: what promises nothing is better done later, or never.
"""

from __future__ import annotations

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.action_scores import contract, place, sell
from entrepot.bots.import_export.actions import hand_by_type, keep_value, load_gain
from entrepot.bots.import_export.power_values import remaining_value
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.bots.import_export.ships import ending, filling, prize, slots_of
from entrepot.import_export import choices as c
from entrepot.import_export import moments
from entrepot.import_export.state import Ship
from entrepot.import_export.stowage import is_full, without_contract


def use(s: SeatEstimate, choice: c.Use) -> float:
    """Only a load action is offered this way."""
    if s.t.scoring:
        return w.LAST_USE
    return load_gain(s, 1, hand_by_type(s, -1, -1), s.card) - w.LOAD_NOW


def use_action(s: SeatEstimate, choice: c.UseAction) -> float:
    """At the end, credits for imports."""
    return w.LAST_CREDITS * s.imports[choice.action] if s.t.scoring else w.RESERVE


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
    return early_completion(s, s.t.ship(choice.ship))


def discard_contract(s: SeatEstimate, choice: c.DiscardContract) -> float:
    """Only if the rest completes the ship, and that is worth it."""
    card = choice.card
    for ship in s.me.ships:
        if card not in ship.contracts or len(ship.contracts) == 1:
            continue
        if is_full(s.t, without_contract(s.t, ship, card)):
            total, filled = slots_of(s, ship)
            now = prize(s, ship, len(ship.containers), but=card)
            kept = w.DROP_BEGUN + (1.0 - w.DROP_BEGUN) * filled / total
            return now - prize(s, ship, total) * kept - w.DROP
    return w.DROP_WASTE


def early_completion(s: SeatEstimate, ship: Ship) -> float:
    """The value of completing a ship before it is full."""
    total, filled = slots_of(s, ship)
    return filling(s, ship, total - filled, 0)


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
