"""Contract: put a hand card under your own ship in harbour; missing tiers cost an action each."""

from __future__ import annotations

from entrepot.import_export import moments
from entrepot.import_export.choices import Contract, ContractLoaded
from entrepot.import_export.powers import run
from entrepot.import_export.queries import missing_tier
from entrepot.import_export.questions import Questions
from entrepot.import_export.shipping import put_contract
from entrepot.import_export.state import Player, Trade, own_ships_in_harbour
from entrepot.import_export.stowage import contract_room
from entrepot.kernel.choice import DONE, Choice


def contract(t: Trade, ask: Questions, me: Player, actions: int) -> None:
    while actions > 0:
        choice = ask.put(me, "contract", contract_options, actions, lapses=True)
        if not isinstance(choice, (Contract, ContractLoaded)):
            return
        actions -= 1 + missing_tier(t, me, choice.card)
        carry_out(t, ask, me, choice)


def carry_out(t: Trade, ask: Questions, me: Player, choice: Contract | ContractLoaded) -> None:
    card, ship = choice.card, t.ship(choice.ship)
    me.hand.remove(card)
    put_contract(t, ask, me, card, ship, by_action=True)
    if isinstance(choice, ContractLoaded):
        power = moments.contract_choice.powers[card]
        assert power is not None
        run(t, card, power, me, ask, card, ship)


def contract_options(t: Trade, seat: int, actions: int) -> list[Choice]:
    return [*contracts(t, t.players[seat], actions), DONE]


def contracts(t: Trade, me: Player, actions: int) -> list[Choice]:
    """What can be contracted with `actions` actions; some cards can come with their load."""
    found: list[Choice] = []
    ships = own_ships_in_harbour(me)
    for card in me.hand if ships else []:
        if missing_tier(t, me, card) >= actions:
            continue
        for ship in ships:
            if contract_room(t, me, card, ship):
                found.append(Contract(card, ship.number))
                power = moments.contract_options.powers[card]
                if power is not None:
                    found += power(t, me, card, ship)
    return found
