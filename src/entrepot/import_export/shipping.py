"""Contracts under ships, containers into slots, and the completion of a ship in its seven steps."""

from __future__ import annotations

from entrepot.import_export.asking import Asking
from entrepot.import_export.moves import gain, look_at_credits, supply_island
from entrepot.import_export.powers import LASTING, POWERS, facts, in_force, own, run, trigger
from entrepot.import_export.queries import is_full, slots_for
from entrepot.import_export.state import (
    LOOSE,
    Completion,
    Player,
    Ship,
    Trade,
    own_ships_in_harbour,
    slot,
)
from entrepot.kernel.ask import Choice
from entrepot.kernel.events import EVERYBODY

# -- contracts


def put_contract(
    t: Trade,
    ask: Asking,
    me: Player,
    card: int,
    ship: Ship,
    by_action: bool = False,
    source: str = "hand",
) -> None:
    """Loose containers fill slots of their own colour of the new contract at once."""
    t.known[card] = EVERYBODY
    ship.contracts.append(card)
    t.told("contract", me, [card], source, t.ship_word(ship))
    for place, container in enumerate(ship.containers):
        type = t.types[container]
        free = t.loads[card][type] - ship.slots.count(slot(card, type))
        if ship.slots[place] == LOOSE and free > 0:
            ship.slots[place] = slot(card, type)
    trigger(t, ask, "contracted", me, card, by_action)
    complete_if_full(t, ask, me, ship)


# -- containers


def slot_choices(t: Trade, me: Player, card: int, *verb: str | int) -> list[Choice]:
    """Where a container may go; contract and type are named only where it could be another."""
    found: list[Choice] = []
    for ship in own_ships_in_harbour(me):
        slots = slots_for(t, me, card, ship)
        if not slots:
            continue
        contracts = list(dict.fromkeys(contract for contract, _ in slots))
        for contract, type in slots:
            named = contract if len(contracts) > 1 else -1
            types = sum(other == contract for other, _ in slots)
            found.append((*verb, ship.number, named, type if types > 1 else -1))
    return found


def slot_meant(
    t: Trade, me: Player, card: int, number: int, contract: int, type: int
) -> tuple[Ship, int]:
    """The ship and slot that such a choice means."""
    ship = t.ship(number)
    meant = [
        slot(c, kind)
        for c, kind in slots_for(t, me, card, ship)
        if contract in (-1, c) and type in (-1, kind)
    ]
    return ship, meant[0]


def load(
    t: Trade, ask: Asking, me: Player, card: int, place: tuple[int, int, int], how: str, source: str
) -> None:
    """A container into a slot. `how` tells a load action from pirating and from a power."""
    ship, meant = slot_meant(t, me, card, *place)
    fill(t, me, card, ship, meant, source)
    answer_load(t, ask, me, card, how)
    complete_if_full(t, ask, me, ship)


def fill(t: Trade, me: Player, card: int, ship: Ship, place: int, source: str) -> None:
    t.known[card] = EVERYBODY
    ship.containers.append(card)
    ship.slots.append(place)
    t.told("load", me, [card], source, t.ship_word(ship))


def answer_load(t: Trade, ask: Asking, me: Player, card: int, how: str) -> None:
    trigger(t, ask, "loaded", me, card, how)


# -- completion


def complete_if_full(t: Trade, ask: Asking, me: Player, ship: Ship) -> None:
    if is_full(t, ship):
        complete(t, ask, me, ship)


def complete(t: Trade, ask: Asking, me: Player, ship: Ship) -> None:
    contracts, containers = tuple(ship.contracts), tuple(ship.containers)
    t.droppable[:] = [card for card in t.droppable if card not in contracts]
    t.told("complete", me, contracts, t.ship_word(ship), amount=len(containers))
    supply_island(t)
    pay_out(t, me, ship)
    ship.leaving = True
    own(t, ask, "unloads", me, ship)
    ship.leaving = False
    for card in contracts:
        ship.contracts.remove(card)
        arrive(t, me, card, t.ship_word(ship))
    ship.slots[:] = [LOOSE] * len(ship.containers)
    if ship.containers:
        ship.at_sea = True
        t.told("sail", me, ship.containers, t.ship_word(ship), "sea")
    for card in contracts:
        immediate(t, ask, me, card, ship.number)
    answer_completion(t, ask, Completion(me, contracts, containers))


def pay_out(t: Trade, me: Player, ship: Ship) -> None:
    """By the number of containers; some containers and some shipments add to it."""
    count = len(ship.containers)
    amount = 0 if count < 2 else 6 if count < 4 else 10 if count < 6 else 14
    if count >= 8:
        amount = max([amount, *facts(t, me, "full_payout")])
    gain(t, me, amount)
    for card in ship.containers:
        power = POWERS["carried"][card]
        if power is not None:
            run(t, card, power, me, ship)
    for card, power in in_force(t, me, "payout"):
        run(t, card, power, me, ship)


def arrive(t: Trade, me: Player, card: int, source: str) -> None:
    """A card comes to the shipments, and its lasting power begins to work."""
    t.known[card] = EVERYBODY
    me.shipments.append(card)
    t.told("shipment", me, [card], source, "shipments")
    look_at_credits(t)


def leave(t: Trade, me: Player, card: int) -> None:
    """A card leaves the shipments for good: it has only its own power again, and no credits."""
    me.shipments.remove(card)
    t.powers[card], t.stored[card] = card, 0


def pass_on(t: Trade, giver: Player, taker: Player, card: int) -> None:
    """A shipment changes hands with its lasting power."""
    giver.shipments.remove(card)
    arrive(t, taker, card, f"seat-{giver.seat}")


def arrive_by_power(t: Trade, ask: Asking, me: Player, card: int, source: str) -> None:
    """As if just completed, but no ship: nobody's "whenever" but the card's own "this one too"."""
    arrive(t, me, card, source)
    immediate(t, ask, me, card)
    power = POWERS["completed"][t.powers[card]]
    if power is not None and LASTING["sees_itself"][t.powers[card]] and card in me.shipments:
        run(t, card, power, me, ask, Completion(me, (card,), ()))


def immediate(t: Trade, ask: Asking, me: Player, card: int, ship: int = -1) -> None:
    """What happens once, when the card has come to the shipments, by that ship or by none."""
    power = POWERS["immediate"][t.powers[card]]
    if power is not None and card in me.shipments:
        outer, t.brought_by = t.brought_by, ship
        run(t, card, power, me, ask)
        t.brought_by = outer


def answer_completion(t: Trade, ask: Asking, done: Completion) -> None:
    """Everybody's "whenever" powers; those that came with this ship only if they say so."""
    found = [
        (player, card, power)
        for player in t.clockwise(done.by.seat)
        for card, power in in_force(t, player, "completed")
        if card not in done.contracts or LASTING["sees_itself"][t.powers[card]]
    ]
    for player, card, power in found:
        if card in player.shipments:
            run(t, card, power, player, ask, done)
