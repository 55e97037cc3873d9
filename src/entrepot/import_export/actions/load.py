"""Load: put a hand card as a container into a free slot of its colour on an own ship in harbour."""

from __future__ import annotations

from entrepot.import_export.asking import DONE, NO, Asking
from entrepot.import_export.powers import in_force, run
from entrepot.import_export.shipping import load, slot_choices
from entrepot.import_export.state import Player, Trade
from entrepot.kernel.ask import Choice


def take_loads(t: Trade, ask: Asking, me: Player, actions: int) -> None:
    while True:
        choice = ask(me, "load", load_options, actions)
        if choice is None or choice == DONE:
            return
        actions -= carry_out(t, ask, me, choice)


def carry_out(t: Trade, ask: Asking, me: Player, choice: Choice) -> int:
    """Returns how many actions it cost."""
    if choice[0] == "load":
        me.hand.remove(choice[1])
        load(t, ask, me, choice[1], choice[2:], "load", "hand")
        return 1
    for card, power in in_force(t, me, "load_choice"):
        cost = run(t, card, power, me, ask, choice)
        if cost is not None:
            return int(cost)
    raise AssertionError(choice)


def load_options(t: Trade, seat: int, actions: int) -> list[Choice]:
    """When all actions are taken a power may still offer one more, if it could be used."""
    found = ways_to_load(t, t.players[seat], free=False)
    if not found:
        return [DONE]
    more = [choice for choice in found if choice[0] == "use"]
    if len(more) == len(found):
        return [DONE]
    return [*(found if actions > 0 else more), DONE]


def ways_to_load(t: Trade, me: Player, free: bool) -> list[Choice]:
    """What a load action can be used for; a free one is taken alone."""
    found, powers = loads(t, me), in_force(t, me, "load_options")
    for card, power in powers:
        found += run(t, card, power, me, free)
    return list(dict.fromkeys(found)) if powers else found


def loads(t: Trade, me: Player) -> list[Choice]:
    return [choice for card in me.hand for choice in slot_choices(t, me, card, "load", card)]


def load_by_power(t: Trade, ask: Asking, me: Player) -> None:
    """A power's "may load 1": no action, so nothing that needs one answers it."""
    choice = ask.choose(me, loads_or_no)
    if choice is not None:
        me.hand.remove(choice[1])
        load(t, ask, me, choice[1], choice[2:], "power", "hand")


def loads_or_no(t: Trade, seat: int) -> list[Choice]:
    return [*loads(t, t.players[seat]), NO]
