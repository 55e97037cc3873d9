"""Where none of a player's powers counts, a view asks none: the numbers must be the same."""

from typing import Any

import pytest

import entrepot
from entrepot.bots import knowledge
from entrepot.bots.levels import make
from entrepot.import_export import queries
from entrepot.import_export.cards import IDS
from entrepot.kernel.table import copied


def played_table():
    """Everybody has some goods and imports."""
    match = entrepot.new("import-export", 3, 4, target=100)
    bot = make("greedy", "import-export", 1)
    table: Any = match.state.table
    while not all(len(player.goods) > 1 and player.imports for player in table.players):
        seat = match.pending[0].seat
        match.answer(seat, bot(knowledge(match, seat)))
        table = match.state.table
    return copied(table)


@pytest.fixture(scope="module")
def table():
    return played_table()


@pytest.mark.parametrize("card", range(len(IDS)), ids=IDS)
def test_a_power_that_is_not_asked_changes_no_number(table, card):
    me = table.players[0]
    me.shipments, me.claimed = [card], []
    if queries.is_plain(table, me):
        assert queries.tiers(table, me, True) == queries.tiers(table, me)
        assert queries.import_counts(table, me, True) == queries.import_counts(table, me)
        assert queries.import_limit(table, me) == 2
        assert queries.goods_size(table, me) == len(me.goods)
        assert queries.capacity(table, me) == queries.SHIP_SIZE


def test_some_powers_are_asked(table):
    me = table.players[0]
    asked = 0
    for card in range(len(IDS)):
        me.shipments = [card]
        asked += not queries.is_plain(table, me)
    assert 5 < asked < 40
