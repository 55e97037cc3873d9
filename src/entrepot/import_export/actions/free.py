"""Free actions: taken alone; nobody follows or bids, imports add nothing, tiers must be met."""

from __future__ import annotations

from entrepot.import_export.actions import contract, load, pirate, supply
from entrepot.import_export.actions.importing import free_import
from entrepot.import_export.actions.supply import supply_options
from entrepot.import_export.cards import CONTRACT, IMPORT, LOAD, PIRATE
from entrepot.import_export.choices import Contract, ContractLoaded, Sell, TakeImport
from entrepot.import_export.questions import Questions
from entrepot.import_export.state import Player, Trade, own_ships_in_harbour
from entrepot.kernel.choice import Choice, Done


def free_action(t: Trade, ask: Questions, me: Player, action: int, paid: bool = True) -> None:
    """One action of this kind, if wanted. The power at work asks. `paid`: owners are paid."""
    if action == IMPORT:
        free_import(t, ask, me, paid)
        return
    choice = ask.choose(me, free_options, action, may=True, lapses=True)
    if choice is None:
        return
    if action == LOAD:
        load.carry_out(t, ask, me, choice)
    elif action == PIRATE:
        if not pirate.raid(t, ask, me, choice):
            free_action(t, ask, me, action, paid)
    elif isinstance(choice, (Contract, ContractLoaded)):
        contract.carry_out(t, ask, me, choice)
    elif isinstance(choice, (Sell, TakeImport)):
        supply.carry_out(t, me, choice)


def by_hand(me: Player, action: int) -> bool:
    """Does the hand alone decide whether anything can be done with this action?"""
    if action == LOAD:
        return load.has_contract(me)
    return action == CONTRACT and bool(own_ships_in_harbour(me))


def free_options(t: Trade, seat: int, action: int) -> list[Choice]:
    me = t.players[seat]
    if action == LOAD:
        return load.ways_to_load(t, me, free=True)
    if action == CONTRACT:
        return contract.contracts(t, me, 1)
    with_done = pirate.pirate_options(t, seat, 1) if action == PIRATE else supply_options(t, seat)
    return [choice for choice in with_done if not isinstance(choice, Done)]
