"""Contracts under ships, containers onto them, and the completion of a ship in its seven steps."""

from __future__ import annotations

from typing import Final

from entrepot.import_export import moments
from entrepot.import_export.choices import Place
from entrepot.import_export.moves import gain, look_at_credits, supply_island
from entrepot.import_export.powers import LASTING, answer_all, answering, facts, in_force, own, run
from entrepot.import_export.questions import Questions
from entrepot.import_export.state import (
    LOOSE,
    Completion,
    Player,
    Ship,
    Trade,
    own_ships_in_harbour,
    with_entry,
)
from entrepot.import_export.stowage import contract_room, is_full, open_types, put_aboard, stow
from entrepot.kernel.events import EVERYBODY

PAYOUT: Final[tuple[int, ...]] = (0, 0, 6, 6, 10, 10, 14)
"""By the number of containers; further ones pay no more."""

# -- contracts


def put_contract(
    t: Trade,
    ask: Questions,
    me: Player,
    card: int,
    ship: Ship,
    by_action: bool = False,
    source: str = "hand",
) -> None:
    """Loose containers fill what they can; a full ship is completed before powers answer."""
    t.known[card] = EVERYBODY
    ship.contracts.append(card)
    stow(t, ship)
    t.emit_with_cause("contract", me, [card], source, t.ship_word(ship))
    answers = answering(t, moments.contracted, me)
    complete_if_full(t, ask, me, ship)
    answer_all(t, ask, answers, me, card, by_action)


def ships_with_room(t: Trade, me: Player, card: int) -> list[Ship]:
    """The player's ships under which this contract could be put."""
    return [ship for ship in own_ships_in_harbour(me) if contract_room(t, me, card, ship)]


# -- containers


def ship_choices(t: Trade, seat: int, card: int) -> list[Place]:
    """The player's ships on which this card would fill one more slot as a container."""
    return [Place(ship.number) for ship in ships_for(t, t.players[seat], t.types[card])]


def ships_for(t: Trade, me: Player, type: int) -> list[Ship]:
    return [ship for ship in own_ships_in_harbour(me) if open_types(t, ship) >> type & 1]


def load(t: Trade, ask: Questions, me: Player, ship: Ship, cards: dict[int, str], how: str) -> None:
    """Put containers, each with its source, onto a ship: one, or two that count as one.

    `how` distinguishes a load action, pirating and a power. A full ship is completed before
    anybody answers the load.
    """
    put_aboard(t, ship, *cards)
    loaded(t, ask, me, ship, cards, how)


def loaded(
    t: Trade, ask: Questions, me: Player, ship: Ship, cards: dict[int, str], how: str
) -> None:
    """These containers have come aboard."""
    for card, source in cards.items():
        t.known[card] = EVERYBODY
        t.emit_with_cause("load", me, [card], source, t.ship_word(ship))
    answers = answering(t, moments.loaded, me)
    complete_if_full(t, ask, me, ship)
    for card in cards:
        answer_all(t, ask, answers, me, card, how)


# -- completion


def complete_if_full(t: Trade, ask: Questions, me: Player, ship: Ship) -> None:
    """Complete a full ship; or complete it earlier, if a power allows that."""
    if is_full(t, ship):
        complete(t, ask, me, ship)
    else:
        own(t, ask, moments.early, me, ship)


def power_came(t: Trade, ask: Questions, me: Player, *cards: int) -> None:
    """With a new power, containers may fill more, or a ship may be completed earlier."""
    if any(changes_loads(t, card) for card in cards):
        for ship in own_ships_in_harbour(me):
            if ship.contracts:
                stow(t, ship)
                complete_if_full(t, ask, me, ship)


def changes_loads(t: Trade, card: int) -> bool:
    """Does this power matter to ships in harbour?"""
    power = t.powers[card]
    if moments.early.powers[power] is not None or LASTING["wild_containers"][power] is not None:
        return True
    return LASTING["wild_contracts"][power] is not None


def complete(t: Trade, ask: Questions, me: Player, ship: Ship) -> None:
    contracts, containers = tuple(ship.contracts), tuple(ship.containers)
    t.droppable[:] = [card for card in t.droppable if card not in contracts]
    t.emit_with_cause("complete", me, contracts, t.ship_word(ship), amount=len(containers))
    supply_island(t)
    pay_out(t, me, ship)
    ship.leaving = True
    ship.slots[:] = [LOOSE] * len(containers)  # without contracts, all are single and loose
    unloading = in_force(t, me, moments.unloads)
    arrived: list[int] = []
    for card in contracts:
        if not goes_elsewhere(t, ask, me, card, ship.contracts, t.ship_word(ship)):
            ship.contracts.remove(card)
            arrive(t, me, card, t.ship_word(ship))
            arrived.append(card)
    for card, power in unloading:
        if card in me.shipments:
            run(t, card, power, me, ask, ship)
    ship.leaving = False
    if ship.containers:
        ship.at_sea = True
        t.emit_with_cause("sail", me, ship.containers, t.ship_word(ship), "sea")
    power_came(t, ask, me, *arrived)
    for card in arrived:
        immediate(t, ask, me, card)
    answer_completion(t, ask, Completion(me, tuple(arrived), containers))


def payout(containers: int) -> int:
    """What a ship with this many containers pays, apart from powers."""
    return PAYOUT[min(containers, len(PAYOUT) - 1)]


def pay_out(t: Trade, me: Player, ship: Ship) -> None:
    """Pay by the number of containers; some containers and some shipments add to it."""
    amount = payout(len(ship.containers))
    if len(ship.containers) >= 8:
        amount = max([amount, *facts(t, me, "full_payout")])
    gain(t, me, amount)
    for card in ship.containers:
        power = moments.carried.powers[card]
        if power is not None:
            run(t, card, power, me, ship)
    for card, power in in_force(t, me, moments.payout):
        run(t, card, power, me, ship)


# -- shipments


def goes_elsewhere(
    t: Trade, ask: Questions, me: Player, card: int, zone: list[int], source: str
) -> bool:
    """A card that would go to the shipments may go elsewhere instead; then it is not a shipment."""
    power = moments.instead.powers[card]
    if power is not None:
        run(t, card, power, me, ask, zone, source)
    return card not in zone


def arrive(t: Trade, me: Player, card: int, source: str) -> None:
    """A card comes to the shipments, and its lasting power begins to work."""
    t.known[card] = EVERYBODY
    me.shipments.append(card)
    t.emit_with_cause("shipment", me, [card], source, "shipments")
    look_at_credits(t)


def leave(t: Trade, me: Player, card: int) -> None:
    """A card leaves the shipments for good: it has only its own power again, and no credits."""
    me.shipments.remove(card)
    reset(t, card)


def reset(t: Trade, card: int) -> None:
    t.powers, t.stored = with_entry(t.powers, card, card), with_entry(t.stored, card, 0)


def pass_on(t: Trade, ask: Questions, giver: Player, taker: Player, card: int) -> None:
    """A shipment changes hands with its lasting power."""
    giver.shipments.remove(card)
    arrive(t, taker, card, f"seat-{giver.seat}")
    power_came(t, ask, taker, card)


def arrive_by_power(
    t: Trade, ask: Questions, me: Player, card: int, zone: list[int], source: str
) -> None:
    """As if just completed, but without a ship.

    No "whenever" power answers, except the card's own if it says "this one too".
    """
    reset(t, card)
    if goes_elsewhere(t, ask, me, card, zone, source):
        return
    zone.remove(card)
    arrive(t, me, card, source)
    power_came(t, ask, me, card)
    immediate(t, ask, me, card)
    power = moments.completed.powers[t.powers[card]]
    if power is not None and LASTING["sees_itself"][t.powers[card]] and card in me.shipments:
        run(t, card, power, me, ask, Completion(me, (card,), ()))


def immediate(t: Trade, ask: Questions, me: Player, card: int) -> None:
    """What happens once, when the card has come to the shipments."""
    power = moments.immediate.powers[t.powers[card]]
    if power is not None and card in me.shipments:
        run(t, card, power, me, ask)


def answer_completion(t: Trade, ask: Questions, done: Completion) -> None:
    """Everybody's "whenever" powers answer; those that came with this ship only if they say so."""
    found = [
        (player, card, power)
        for player, card, power in answering(t, moments.completed, done.by)
        if card not in done.contracts or LASTING["sees_itself"][t.powers[card]]
    ]
    answer_all(t, ask, found, done)
