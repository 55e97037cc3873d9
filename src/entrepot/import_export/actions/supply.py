"""Supply: sell one hand card to the island, once a turn, or take a card of it into the imports."""

from __future__ import annotations

from entrepot.import_export.asking import DONE, Asking
from entrepot.import_export.moves import add_import, sell
from entrepot.import_export.queries import import_room
from entrepot.import_export.state import Player, Trade
from entrepot.kernel.ask import Choice

PRICE = 4


def supply(t: Trade, ask: Asking, me: Player, actions: int) -> None:
    for _ in range(actions):
        choice = ask(me, "supply", supply_options, lapses=True)
        if choice is None or choice == DONE:
            return
        carry_out(t, me, choice)


def carry_out(t: Trade, me: Player, choice: Choice) -> None:
    if choice[0] == "sell":
        me.sold = True
        sell(t, me, choice[1], PRICE)
    else:
        t.island.remove(choice[1])
        add_import(t, me, choice[1], "island")


def supply_options(t: Trade, seat: int) -> list[Choice]:
    me = t.players[seat]
    found: list[Choice] = [] if me.sold else [("sell", card) for card in me.hand]
    if import_room(t, me):
        found += [("supply", card) for card in t.island]
    return [*found, DONE]
