"""The copies that games write out for speed are the kernel's generic copy, field by field."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from entrepot.import_export import state as trade
from entrepot.kernel import table as tables
from entrepot.kernel.table import copied, copied_piece, dumped
from entrepot.silk_road import state as road
from kit.games import Setting, played_match, settings

WRITTEN_OUT = sorted(tables._COPIES, key=lambda kind: kind.__name__)


def filled(kind: Any, chance: Random) -> Any:
    """A piece with a value of its own in every field; lists of pieces hold two of them."""
    piece = kind()
    for name in tables._FIELDS[kind]:
        value = getattr(piece, name)
        inner = INNER.get((kind, name))
        number = chance.randrange(1, 1000)
        if name == "agenda":
            setattr(piece, name, [("turn", number)])
        elif name == "loads":
            setattr(piece, name, ((number,),))
        elif inner is not None:
            setattr(piece, name, [filled(inner, chance), filled(inner, chance)])
        elif isinstance(value, bool):
            setattr(piece, name, not value)
        else:
            new = {int: number, str: str(number), list: [number], tuple: (number,)}[type(value)]
            setattr(piece, name, new)
    return piece


INNER: dict[tuple[Any, str], Any] = {
    (trade.Trade, "players"): trade.Player,
    (trade.Player, "ships"): trade.Ship,
    (road.SilkRoad, "players"): road.Player,
}
"""The lists that hold pieces."""


def lists(value: Any) -> list[Any]:
    """All that could be changed in a piece: the pieces in it and their lists."""
    if type(value) in tables._FIELDS:
        parts = [getattr(value, name) for name in tables._FIELDS[type(value)]]
        return [value, *[found for part in parts for found in lists(part)]]
    if isinstance(value, list):
        return [value, *[found for item in value for found in lists(item)]]
    return []


@pytest.mark.parametrize("kind", WRITTEN_OUT, ids=lambda kind: kind.__name__)
def test_a_copy_that_is_written_out_has_every_field_and_shares_no_list(kind: Any) -> None:
    piece = filled(kind, Random(1))
    empty = dumped(kind())
    full = dumped(piece)
    assert all(full[name] != empty[name] for name in tables._FIELDS[kind])
    copy = copied(piece)
    assert dumped(copy) == dumped(copied_piece(piece)) == full
    assert type(copy) is kind
    assert copy.log is None
    assert {id(part) for part in lists(copy)}.isdisjoint({id(part) for part in lists(piece)})
    assert len(lists(copy)) == len(lists(piece))


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_table_in_play_is_copied_whole(setting: Setting) -> None:
    table = played_match(setting, 4, 60).state.table
    assert dumped(copied(table)) == dumped(copied_piece(table)) == dumped(table)
    assert copied(table) == table


def test_both_games_write_their_copies_out() -> None:
    assert [kind.__name__ for kind in WRITTEN_OUT] == ["SilkRoad", "Trade"]
