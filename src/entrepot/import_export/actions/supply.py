"""Supply: sell a hand card to the island, once a turn, or take a card from it into your imports."""

from __future__ import annotations

from typing import Final

from entrepot.import_export.choices import Sell, TakeImport
from entrepot.import_export.moves import add_import, sell
from entrepot.import_export.queries import import_room
from entrepot.import_export.questions import Questions
from entrepot.import_export.state import Player, Trade
from entrepot.kernel.choice import DONE, Done

PRICE: Final = 4


def supply(t: Trade, ask: Questions, me: Player, actions: int) -> None:
    for _ in range(actions):
        choice = ask.put(me, "supply", supply_options, lapses=True)
        if choice is None or isinstance(choice, Done):
            return
        carry_out(t, me, choice)


def carry_out(t: Trade, me: Player, choice: Sell | TakeImport) -> None:
    if isinstance(choice, Sell):
        me.sold = True
        sell(t, me, choice.card, PRICE)
    else:
        t.island.remove(choice.card)
        add_import(t, me, choice.card, "island")


def supply_options(t: Trade, seat: int) -> list[Sell | TakeImport | Done]:
    me = t.players[seat]
    found: list[Sell | TakeImport | Done] = []
    if not me.sold:
        found += [Sell(card) for card in me.hand]
    if import_room(t, me):
        found += [TakeImport(card) for card in t.island]
    return [*found, DONE]
