"""What a player may do at any time: the leader's right to discard contracts, and powers."""

from __future__ import annotations

from entrepot.import_export import moments
from entrepot.import_export.choices import AnyUse, DiscardContract, UseContract
from entrepot.import_export.moves import drop_contract
from entrepot.import_export.powers import LASTING, facts, in_force, run
from entrepot.import_export.questions import Questions
from entrepot.import_export.shipping import complete_if_full
from entrepot.import_export.state import Player, Ship, Trade, own_ships_in_harbour
from entrepot.import_export.stowage import is_full, with_contract, without_contract
from entrepot.kernel.ask import Ask
from entrepot.kernel.choice import Choice


def uses(t: Trade, seat: int) -> list[Choice]:
    """The any-time options of a seat: contracts to discard, powers of shipments and hand.

    A card that is already asking does not offer the same again.
    """
    me = t.players[seat]
    found: list[Choice] = []
    if t.scoring:
        return found
    if seat == t.leader and t.droppable:
        here = [card for ship in own_ships_in_harbour(me) for card in ship.contracts]
        found += [DiscardContract(card) for card in t.droppable if card in here]
    if me.shipments:
        for card, power in in_force(t, me, moments.uses):
            if card != t.card:
                found += run(t, card, power, me)
    in_hand = moments.hand_uses.powers
    for card in me.hand:
        power_in_hand = in_hand[card]
        if power_in_hand is not None:
            found += power_in_hand(t, me, card)
    return found


def use(t: Trade, kernel_ask: Ask, seat: int, choice: Choice) -> None:
    """Carry one out. A power that is asking at the time is not its cause."""
    ask, me = Questions(t, kernel_ask), t.players[seat]
    if isinstance(choice, DiscardContract):
        outer, outer_seat = t.card, t.working_for
        t.card = t.working_for = -1
        t.droppable.remove(choice.card)
        complete_if_full(t, ask, me, drop_contract(t, me, choice.card))
        t.card, t.working_for = outer, outer_seat
        return
    assert isinstance(choice, AnyUse)
    power = moments.use.powers[t.powers[choice.power]]
    assert power is not None
    run(t, choice.power, power, me, ask, choice)


def earns(t: Trade, me: Player) -> bool:
    """Could an any-time option bring credits, as completing a ship does? Closed hands hide that."""
    return t.closed_hands or any(brings_credits(t, me, choice) for choice in uses(t, me.seat))


def brings_credits(t: Trade, me: Player, choice: Choice) -> bool:
    if isinstance(choice, DiscardContract):
        ship = next(ship for ship in me.ships if choice.card in ship.contracts)
        return is_full(t, without_contract(t, ship, choice.card))
    if isinstance(choice, UseContract):
        return contract_earns(t, me, choice.card, t.ship(choice.ship))
    assert isinstance(choice, AnyUse)
    if LASTING["always_earns"][t.powers[choice.power]]:
        return True
    power = moments.earns.powers[t.powers[choice.power]]
    return power is not None and run(t, choice.power, power, me, choice)


def contract_earns(t: Trade, me: Player, card: int, ship: Ship) -> bool:
    """Would putting this contract under the ship bring credits?"""
    paid = t.types[card] in facts(t, me, "paid_contracts")
    return paid or is_full(t, with_contract(t, ship, card))
