"""Counts by type in one number do what lists of counts would do."""

from random import Random

import pytest

from entrepot.bots.import_export.counts import (
    TYPE_COUNT,
    count_of,
    fitting,
    least,
    most,
    one_of,
    packed,
    sum_of,
    types_among,
)
from entrepot.bots.search import best_places
from entrepot.import_export.cards import TYPES


def some(chance: Random) -> list[int]:
    return [chance.choice([0, 0, 1, 2, 7, 128]) for _ in TYPES]


@pytest.mark.parametrize("seed", range(50))
def test_packed_counts_are_counts(seed: int) -> None:
    chance = Random(seed)
    a, b = some(chance), some(chance)
    assert [count_of(packed(a), type) for type in range(TYPE_COUNT)] == a
    assert sum(one_of(type) * count for type, count in enumerate(a)) == packed(a)
    assert sum_of(packed(a)) == sum(a)
    assert least(packed(a), packed(b)) == packed([min(pair) for pair in zip(a, b, strict=True)])
    assert most(packed(a), packed(b)) == packed([max(pair) for pair in zip(a, b, strict=True)])
    assert types_among(packed(a)) == sum(count > 0 for count in a)


def test_there_is_a_count_for_every_type_and_none_of_no_type() -> None:
    assert len(TYPES) == TYPE_COUNT
    assert count_of(packed([1] * TYPE_COUNT), -1) == 0


@pytest.mark.parametrize(
    ("free", "wild", "cards", "fit"),
    [
        ([2, 0, 0, 0, 0], 0, [1, 0, 0, 0, 3], 1),
        ([2, 0, 0, 0, 0], 0b10000, [1, 0, 0, 0, 3], 2),
        ([1, 2, 0, 0, 3], 0b00100, [0, 1, 2, 0, 9], 6),
        ([0, 0, 0, 0, 0], 0b11111, [3, 3, 3, 3, 3], 0),
    ],
)
def test_cards_fill_slots_of_their_type_and_wild_ones_any(free, wild, cards, fit) -> None:
    assert fitting(packed(free), wild, packed(cards)) == fit


@pytest.mark.parametrize("seed", range(20))
def test_the_best_places_are_those_of_a_stable_sort(seed: int) -> None:
    chance = Random(seed)
    scores = [float(chance.randrange(6)) for _ in range(chance.randrange(1, 20))]
    order = sorted(range(len(scores)), key=scores.__getitem__, reverse=True)
    for most_places in range(1, 22):
        assert best_places(scores, most_places) == order[:most_places]
