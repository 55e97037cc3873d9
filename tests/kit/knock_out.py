"""A plugin for pytest: while a test of a card runs, the card's power is gone."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from entrepot.import_export.cards import IDS, NUMBER
from entrepot.import_export.powers import LASTING
from kit.moments import MOMENTS

TABLES = (*[moment.powers for moment in MOMENTS.values()], *LASTING.values())


def card_of(name: str) -> str | None:
    """`test_drones_do_this` is a test of Drones."""
    return max((id for id in IDS if name.startswith(f"test_{id}_")), key=len, default=None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    card = card_of(item.name)
    if card is None:
        return (yield)
    number = NUMBER[card]
    kept = [table[number] for table in TABLES]
    for table in TABLES:
        table[number] = None
    try:
        return (yield)
    finally:
        for table, power in zip(TABLES, kept, strict=True):
            table[number] = power
