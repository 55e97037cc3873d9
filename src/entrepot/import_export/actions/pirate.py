"""Pirate: take a container from a ship at sea or from the island, and load it if it fits."""

from __future__ import annotations

from entrepot.import_export import moments
from entrepot.import_export.choices import Pirate, PirateIsland, Place, PlaceIn
from entrepot.import_export.moves import discard, look_at_sea, take_container
from entrepot.import_export.powers import answer_all, answering, in_force, own, run
from entrepot.import_export.questions import Questions
from entrepot.import_export.shipping import complete_if_full, load, ship_choices
from entrepot.import_export.state import Player, Ship, Trade
from entrepot.kernel.choice import DONE, NO, Choice, Done
from entrepot.kernel.events import EVERYBODY

Seizable = Pirate | PirateIsland
"""One container in sight."""


def pirate(t: Trade, ask: Questions, me: Player, actions: int) -> None:
    while actions > 0:
        choice = ask.put(me, "pirate", pirate_options, actions, lapses=True)
        if choice is None or isinstance(choice, Done):
            return
        actions -= raid(t, ask, me, choice)


def raid(t: Trade, ask: Questions, me: Player, choice: Choice) -> int:
    """Take one pirate action, or two for one choice; returns how many it cost.

    It costs nothing if players who were asked first have taken away what was chosen. A power that
    answers pirate actions does not answer the one that brought it into play.
    """
    if me.seat not in t.pirates:
        t.pirates.append(me.seat)
    asked_first = answering(t, moments.pirating, me)
    if asked_first:
        answer_all(t, ask, asked_first, me)
        if choice not in pirate_options(t, me.seat, 2):
            return 0
    answers = in_force(t, me, moments.after_pirate)
    cost = carry_out(t, ask, me, choice)
    for _ in range(cost):
        for card, power in answers:
            if card in me.shipments:
                run(t, card, power, me, ask)
    return cost


def carry_out(t: Trade, ask: Questions, me: Player, choice: Choice) -> int:
    if isinstance(choice, (Pirate, PirateIsland)):
        seize(t, ask, me, choice)
        return 1
    for card, power in in_force(t, me, moments.pirate_choice):
        cost = run(t, card, power, me, ask, choice)
        if cost is not None:
            return cost
    raise AssertionError(choice)


def seize(t: Trade, ask: Questions, me: Player, choice: Seizable) -> None:
    """Take the container, let powers answer that, then place it."""
    raided = raided_at_sea(t, choice)
    source = capture(t, ask, me, choice)
    place(t, ask, me, choice.card, source)
    look_at_sea(t, ask, raided)


def raided_at_sea(t: Trade, choice: Seizable) -> list[Ship]:
    """The ship from which the container is to be taken, if it is at sea."""
    ship = t.ship(choice.ship) if isinstance(choice, Pirate) else None
    return [ship] if ship is not None and ship.at_sea else []


def capture(t: Trade, ask: Questions, me: Player, choice: Seizable) -> str:
    """Take the container and let powers answer that; returns where it came from."""
    card = choice.card
    ship = t.ship(choice.ship) if isinstance(choice, Pirate) else None
    raided = raided_at_sea(t, choice)
    source = "island" if ship is None else t.ship_word(ship)
    hold(t, ask, me, card, ship, source)
    own(t, ask, moments.pirated, me, raided[0] if raided else None, card)
    return source


def hold(t: Trade, ask: Questions, me: Player, card: int, ship: Ship | None, source: str) -> None:
    """Take the container off its ship or the island; it is on its way now."""
    t.held.append(card)
    t.known[card] = EVERYBODY
    t.emit_with_cause("pirate", me, [card], source)
    if ship is None:
        t.island.remove(card)
    else:
        take_container(t, ask, ship, card, me)
        if not ship.at_sea:
            complete_if_full(t, ask, t.owner(ship), ship)


def place(t: Trade, ask: Questions, me: Player, card: int, source: str) -> None:
    """It must be loaded if it fits somewhere; otherwise it is discarded."""
    choice = ask.put(me, "place-pirated", place_options, card)
    if isinstance(choice, PlaceIn):
        power_card, power = in_force(t, me, moments.place_choice)[0]
        run(t, power_card, power, me, ask, card, source)
        return
    t.held.remove(card)
    if isinstance(choice, Place):
        load(t, ask, me, t.ship(choice.ship), {card: source}, "pirate")
    else:
        discard(t, me, card, source)


def place_options(t: Trade, seat: int, card: int) -> list[Choice]:
    me = t.players[seat]
    ships = ship_choices(t, seat, card)
    found: list[Choice] = []
    for power_card, power in in_force(t, me, moments.place_options):
        found += [choice for choice in run(t, power_card, power, me, card) if choice not in found]
    return [*ships, *found] if ships or not found else [*found, NO]


def pirate_options(t: Trade, seat: int, actions: int) -> list[Choice]:
    me = t.players[seat]
    found: list[Choice] = [*at_sea(t, seat)]
    found += [PirateIsland("island", card) for card in t.island]
    powers = in_force(t, me, moments.pirate_options)
    for card, power in powers:
        found += run(t, card, power, me, actions)
    if powers:
        found = list(dict.fromkeys(found))
    found.append(DONE)
    return found


def at_sea(t: Trade, seat: int) -> list[Pirate]:
    return aboard(t.ships_at_sea())


def aboard(ships: list[Ship]) -> list[Pirate]:
    return [Pirate(ship.number, card) for ship in ships for card in ship.containers]
