"""Load: put a hand card onto your own ship in harbour, as a container that fills one more slot."""

from __future__ import annotations

from entrepot.import_export import moments
from entrepot.import_export.choices import Load, Use
from entrepot.import_export.powers import in_force, run
from entrepot.import_export.questions import Questions
from entrepot.import_export.shipping import load
from entrepot.import_export.state import Player, Trade, own_ships_in_harbour
from entrepot.import_export.stowage import open_types
from entrepot.kernel.choice import DONE, Choice, Done


def take_loads(t: Trade, ask: Questions, me: Player, actions: int) -> None:
    while True:
        choice = ask.put(me, "load", load_options, actions, lapses=True)
        if choice is None or isinstance(choice, Done):
            return
        actions -= carry_out(t, ask, me, choice)


def carry_out(t: Trade, ask: Questions, me: Player, choice: Choice) -> int:
    """Returns how many actions it cost."""
    if isinstance(choice, Load):
        from_hand(t, ask, me, choice.ship, (choice.card,), "load")
        return 1
    for card, power in in_force(t, me, moments.load_choice):
        cost = run(t, card, power, me, ask, choice)
        if cost is not None:
            return cost
    raise AssertionError(choice)


def from_hand(
    t: Trade, ask: Questions, me: Player, number: int, cards: tuple[int, ...], how: str
) -> None:
    for card in cards:
        me.hand.remove(card)
    load(t, ask, me, t.ship(number), dict.fromkeys(cards, "hand"), how)


def load_options(t: Trade, seat: int, actions: int) -> list[Choice]:
    """When all actions are taken, a power may still offer one more, if it could be used."""
    found = ways_to_load(t, t.players[seat], free=False)
    more = [choice for choice in found if type(choice) is Use]  # quicker than isinstance
    if actions <= 0 and (not more or (len(more) == len(found) and not t.closed_hands)):
        return []
    if len(more) == len(found):
        return [DONE]
    return [*(found if actions > 0 else more), DONE]


def ways_to_load(t: Trade, me: Player, free: bool) -> list[Choice]:
    """The uses of a load action, given a contract in harbour. `free`: the action is taken alone."""
    if not has_contract(me):
        return []
    found: list[Choice] = [*loads(t, me.seat)]
    powers = in_force(t, me, moments.load_options)
    for card, power in powers:
        found += run(t, card, power, me, free)
    return list(dict.fromkeys(found)) if powers else found


def has_contract(me: Player) -> bool:
    """Is there a contract under a ship in harbour? Loading needs one."""
    return any(ship.contracts for ship in own_ships_in_harbour(me))


def loads(t: Trade, seat: int) -> list[Load]:
    me, found = t.players[seat], []
    ships = [(ship, open_types(t, ship)) for ship in own_ships_in_harbour(me) if ship.contracts]
    for card in me.hand if ships else []:
        for ship, types in ships:
            if types >> t.types[card] & 1:
                found.append(Load(card, ship.number))
    return found


def load_by_power(t: Trade, ask: Questions, me: Player) -> None:
    """A power's "may load 1": not an action, so nothing that needs an action answers it."""
    choice = ask.choose(me, loads, may=True, by_hand=has_contract(me))
    if choice is not None:
        from_hand(t, ask, me, choice.ship, (choice.card,), "power")
