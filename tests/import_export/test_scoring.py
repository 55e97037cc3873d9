"""Chapter 12 of docs/rules/import-export.md: scoring."""

import pytest
from msgspec import to_builtins

from kit.import_export import begin, ending, harbour, money, score, sea, trader


def by(match, seat):
    return match.scores[seat].by


def test_credits_count_as_they_are():
    """12.1"""
    match = ending(trader(credits=36), trader(credits=4))
    assert [by(match, seat) for seat in (0, 1)] == [{"credits": 36}, {"credits": 4}]
    assert [score(match, seat) for seat in (0, 1)] == money(match) == [36, 4]


def test_containers_on_ships_in_harbour_count_two_each():
    """12.2 On contracts and loose ones, on both ships; at sea they count nothing."""
    match = ending(
        trader(credits=0, ships=[harbour("jets", "drones tablets"), harbour("", "soap")]),
        trader(credits=0, ships=[harbour("rice"), sea("rope pens cups")]),
    )
    assert by(match, 0) == {"harbour": 6}
    assert by(match, 1) == {}
    assert score(match, 1) == 0


def test_goods_count_one_and_illegal_ones_two():
    """12.3 Here everything is shared by two, so 3 and 4 for the most, and 3 less."""
    match = ending(
        trader(credits=0, goods="technology*2 agriculture*3 consumer luxury illegal*2"),
        trader(credits=0, goods="technology*2 agriculture*3 consumer luxury illegal*2"),
    )
    for seat in (0, 1):
        assert by(match, seat) == {
            "goods:technology": 2,
            "goods:agriculture": 3,
            "goods:illegal": 4,
            "goods:consumer": 1,
            "goods:luxury": 1,
            "majority:technology": 3,
            "majority:agriculture": 3,
            "majority:illegal": -3,
            "majority:consumer": 3,
            "majority:luxury": 4,
            "set": 10,
        }
        assert score(match, seat) == 11 + 10 + 10


def test_only_goods_are_goods():
    """12.3 Imports, hands, shipments and contracts count nothing by themselves."""
    match = ending(
        trader("drones", credits=0, imports="jets", shipments="rice", ships=[harbour("honey")]),
        trader(credits=0),
    )
    assert by(match, 0) == {}


@pytest.mark.parametrize(
    ("type", "bonus"),
    [("technology", 6), ("agriculture", 6), ("consumer", 6), ("luxury", 8), ("illegal", -6)],
)
def test_the_most_goods_of_a_type(type, bonus):
    """12.4 One more is enough."""
    match = ending(trader(goods=f"{type}*2"), trader(goods=f"{type}*3"), trader(goods=f"{type}"))
    assert [score(match, seat, f"majority:{type}") for seat in range(3)] == [0, bonus, 0]


def test_nobody_has_the_most_of_what_nobody_has():
    """12.4"""
    match = ending(trader(goods="drones"), trader(goods="rice"))
    for kind in ("illegal", "consumer", "luxury"):
        assert [score(match, seat, f"majority:{kind}") for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize(
    ("type", "tied", "share"),
    [
        ("technology", 2, 3),
        ("agriculture", 3, 2),
        ("consumer", 4, 2),
        ("technology", 5, 2),
        ("consumer", 6, 1),
        ("luxury", 2, 4),
        ("luxury", 3, 3),
        ("luxury", 4, 2),
        ("luxury", 5, 2),
        ("luxury", 6, 2),
        ("illegal", 2, -3),
        ("illegal", 3, -2),
        ("illegal", 4, -1),
        ("illegal", 5, -1),
        ("illegal", 6, -1),
    ],
)
def test_ties_share_the_bonus(type, tied, share):
    """12.5 Rounded up, and a loss towards 0."""
    traders = [trader(goods=type) for _ in range(tied)]
    traders += [trader() for _ in range(6 - tied)]
    match = ending(*traders)
    shares = [score(match, seat, f"majority:{type}") for seat in range(6)]
    assert shares == [share] * tied + [0] * (6 - tied)


@pytest.mark.parametrize(
    ("goods", "bonus"),
    [
        ("technology agriculture illegal consumer luxury", 10),
        ("technology*2 agriculture illegal consumer luxury", 10),
        ("technology*2 agriculture*2 illegal*2 consumer*2 luxury*2", 10),
        ("technology agriculture illegal consumer", 0),
        ("technology*2 agriculture illegal consumer", 0),
    ],
)
def test_one_good_of_each_type_is_worth_ten(goods, bonus):
    """12.6 Once."""
    match = ending(trader(goods=goods), trader())
    assert score(match, 0, "set") == bonus


def test_powers_are_counted_last_and_by_name():
    """12.7 Velvet Robes: 1 for each card in hand; Gold Toilets: 6 for each luxury shipment."""
    match = ending(
        trader("drones jets soap", credits=0, shipments="velvet_robes gold_toilets"),
        trader(credits=0),
    )
    assert by(match, 0) == {"power:velvet_robes": 3, "power:gold_toilets": 12}
    assert score(match, 0) == 15


def test_the_most_credits_win():
    """12.8 After everything: goods and containers outweigh credits."""
    match = ending(
        trader(credits=20),
        trader(credits=10, goods="luxury", ships=[harbour("", "soap rope")]),
    )
    assert [score(match, seat) for seat in (0, 1)] == [20, 10 + 1 + 8 + 4]
    assert match.winners == [1]


def test_ties_share_the_victory():
    """12.8 There is no breaker."""
    match = ending(
        trader(credits=20), trader(credits=12), trader(credits=16, ships=[harbour("", "soap rope")])
    )
    assert match.winners == [0, 2]
    match = ending(trader(credits=0), trader(credits=0))
    assert match.winners == [0, 1]


def test_a_total_can_be_below_zero():
    """12.4, 12.8 One illegal good: 2 - 6."""
    match = ending(trader(credits=0, goods="foxes"), trader(credits=0))
    assert score(match, 0) == -4
    assert match.winners == [1]


def test_there_are_no_scores_before_the_end():
    """12.8"""
    match = begin(trader(goods="drones"))
    assert match.scores == []
    assert match.winners == []
    assert "scores" not in to_builtins(match.view(0))
    match = ending(trader(credits=4), trader(credits=0, goods="foxes"))
    assert match.view(None).winners == [0]
    assert to_builtins(match.view(1).scores) == [
        {"total": 4, "by": {"credits": 4}},
        {"total": -4, "by": {"goods:illegal": 2, "majority:illegal": -6}},
    ]
