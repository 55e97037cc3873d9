"""Seeded chance: the same everywhere and for ever, and fair."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

from entrepot.kernel.rng import below, bits, mixed, quick_shuffle, shuffle
from kit.games import Setting
from kit.silk_road import view


def test_the_generator_is_splitmix64() -> None:
    """Known values of the algorithm for seed 1234567; records rely on them for ever."""
    table = SimpleNamespace(rng=1234567)
    assert [bits(table) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_numbers_below_a_limit_are_all_about_equally_frequent() -> None:
    table = SimpleNamespace(rng=1)
    counts = Counter(below(table, 6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_a_shuffle_reaches_every_order_about_equally_often() -> None:
    table = SimpleNamespace(rng=2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        shuffle(table, items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(850 < count < 1_150 for count in counts.values())


def test_worlds_of_neighbouring_seeds_reach_every_order_about_equally_often() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(24_000):
        items = [0, 1, 2, 3]
        quick_shuffle(items, mixed(seed))
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(850 < count < 1_150 for count in counts.values())


def test_neighbouring_seeds_give_unrelated_games() -> None:
    assert len({mixed(seed) for seed in range(10_000)}) == 10_000
    setting = Setting("maritime-silk-road", 2)
    hands = {str(setting.new(seed).view(0).players[0].hand) for seed in range(200)}
    markets = {str(view(setting.new(seed), 0).market) for seed in range(200)}
    assert len(hands) > 40
    assert len(markets) > 195
    assert Counter(view(setting.new(seed), 0).first for seed in range(200))[0] in range(70, 130)
