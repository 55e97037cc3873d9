"""Seeded chance: the same everywhere and for ever, and fair."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from types import SimpleNamespace

import pytest

import entrepot
from entrepot.kernel.rng import below, bits, first_state, mixed, quick_shuffle, shuffle, state_text
from entrepot.splitmix import shuffled
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


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1, *(mixed(number) for number in range(40))])
def test_a_shuffle_draws_one_number_for_each_place_but_the_first(seed: int) -> None:
    """Records rely on that for ever."""
    for count in (0, 1, 2, 6, 110):
        quick, by_one = SimpleNamespace(rng=seed), SimpleNamespace(rng=seed)
        items, digits, expected = list(range(count)), list(range(count)), list(range(count))
        shuffle(quick, items)
        state = shuffled(digits, seed)
        for last in range(count - 1, 0, -1):
            other = below(by_one, last + 1)
            expected[last], expected[other] = expected[other], expected[last]
        assert items == digits == expected
        assert quick.rng == state == by_one.rng


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


# -- the keyed generator of secret deals

KEY = "00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210"


def test_a_secret_seed_keys_blake2b_by_a_counter() -> None:
    """Known values, worked out here from the definition; records rely on them for ever."""
    table = SimpleNamespace(rng=first_state(KEY))
    drawn = [bits(table) for _ in range(3)]
    key = bytes.fromhex(KEY)
    assert drawn == [
        int.from_bytes(blake2b(n.to_bytes(8, "big"), key=key, digest_size=8).digest(), "big")
        for n in (1, 2, 3)
    ]
    assert drawn == [15976041373919761338, 7811504659939756595, 15836507509662502782]


def test_the_state_of_a_secret_deal_is_its_key_and_how_often_it_was_used() -> None:
    table = SimpleNamespace(rng=first_state(KEY))
    for _ in range(5):
        bits(table)
    assert state_text(table.rng) == KEY + "0000000000000005"
    assert int(state_text(table.rng), 16) == table.rng
    assert state_text(mixed(7)) == f"{mixed(7):016x}"


def test_secret_deals_are_as_fair_as_open_ones() -> None:
    table = SimpleNamespace(rng=first_state(KEY))
    faces = Counter(below(table, 6) for _ in range(60_000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < count < 10_400 for count in faces.values())
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        shuffle(table, items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(850 < count < 1_150 for count in orders.values())
    ones = [0] * 64
    for _ in range(20_000):
        number = bits(table)
        for place in range(64):
            ones[place] += number >> place & 1
    assert all(9_600 < count < 10_400 for count in ones)


def test_one_bit_of_the_key_changes_half_of_what_is_drawn() -> None:
    first = bits(SimpleNamespace(rng=first_state(KEY)))
    flipped = [f"{int(KEY, 16) ^ 1 << place:064x}" for place in range(256)]
    changed = [(first ^ bits(SimpleNamespace(rng=first_state(key)))).bit_count() for key in flipped]
    assert 30 < sum(changed) / len(changed) < 34


def test_an_open_deal_is_found_by_trying_seeds_and_a_secret_one_has_256_bits() -> None:
    """The first cards seen decide an open seed; a typed one is often among the first thousand."""
    setting = Setting("maritime-silk-road", 2)

    def seen(seed: int | str) -> str:
        return str(entrepot.new(setting.game, setting.players, seed).view(0))

    def found(cards: str) -> list[int]:
        return [seed for seed in range(1_000) if seen(seed) == cards]

    assert found(seen(641)) == [641]
    assert found(seen(KEY)) == []
    assert len({seen(f"{number:064x}") for number in range(1, 200)}) > 190


def test_a_bot_imagines_with_the_quick_generator_at_a_table_with_a_secret_deal() -> None:
    """Search imagines thousands of worlds, and what it imagines is no secret."""
    match = entrepot.new("maritime-silk-road", 2, KEY)
    assert match.state.table.rng >> 64 == int(KEY, 16)
    assert match.sample(0, 5).state.table.rng < 2**64
