"""Chapter 9 of docs/rules/import-export.md: the supply action. And 10.2 to 10.4: limits."""

import pytest

import entrepot
from kit.import_export import (
    answer,
    asked,
    begin,
    complete,
    end_turn,
    hand,
    harbour,
    lead,
    money,
    options,
    player,
    sea,
    told,
    trader,
    view,
)


def test_a_card_is_sold_to_the_island_for_four_credits():
    """9.1"""
    match = begin(trader("sauna laptops"), island="soap")
    lead(match, 0, "supply")
    answer(match, 0, "sell:laptops")
    assert money(match) == [14, 10]
    assert view(match).island == ["soap", "laptops"]
    assert hand(match, 0) == set()
    assert told(match, None, "island", "gain") == [
        {
            "type": "island",
            "seat": 0,
            "cards": ["laptops"],
            "from": "hand",
            "to": "island",
            "cause": "supply",
        },
        {"type": "gain", "seat": 0, "amount": 4, "cause": "supply"},
    ]


def test_one_sale_per_turn_whatever_the_number_of_actions():
    """9.1 With three actions: one sale, two cards taken."""
    match = begin(
        trader("sauna laptops drones", imports="impalas cologne", shipments="soap pens drugs cups"),
        island="foxes rice",
    )
    lead(match, 0, "supply")
    answer(match, 0, "sell:laptops")
    assert options(match, 0) == {"take:foxes", "take:rice", "take:laptops", "done"}
    answer(match, 0, "take:laptops", "take:rice")
    assert asked(match) == [(1, "lead")]
    assert player(match, 0).imports == ["impalas", "cologne", "laptops", "rice"]


def test_the_sale_may_come_after_taking():
    """9.1, 9.2 In any order."""
    match = begin(trader("sauna laptops", imports="impalas", shipments="pens"), island="foxes")
    lead(match, 0, "supply")
    answer(match, 0, "take:foxes", "sell:laptops")
    assert money(match) == [14, 10]


def test_everybody_may_sell_once():
    """9.1"""
    match = begin(trader("sauna laptops"), trader("cologne drones"))
    lead(match, 0, "supply", follow=[1])
    answer(match, 0, "sell:laptops")
    answer(match, 1, "sell:drones")
    assert money(match) == [14, 14]
    assert view(match).island == ["laptops", "drones"]


def test_in_the_next_turn_one_may_sell_again():
    """9.1"""
    match = begin(
        trader("sauna laptops"), trader("cologne impalas champagne rice soap"), deck="foxes drones"
    )
    lead(match, 0, "supply", follow=[1])
    answer(match, 0, "sell:laptops")
    answer(match, 1, "sell:rice")
    lead(match, 1, "supply", "impalas")
    answer(match, 1, "sell:soap")
    assert money(match) == [14, 18]


def test_the_card_led_can_not_be_sold():
    """9.1, 3.6"""
    match = begin(trader("sauna"), island="soap")
    lead(match, 0, "supply")
    assert options(match, 0) == {"take:soap", "done"}


def test_a_card_of_the_island_goes_to_the_imports():
    """9.2"""
    match = begin(trader("sauna"), island="soap rope")
    lead(match, 0, "supply")
    answer(match, 0, "take:rope")
    assert player(match, 0).imports == ["rope"]
    assert view(match).island == ["soap"]
    assert money(match) == [10, 10]
    assert told(match, None, "import") == [
        {
            "type": "import",
            "seat": 0,
            "cards": ["rope"],
            "from": "island",
            "to": "imports",
            "cause": "supply",
        }
    ]


def test_what_the_leader_sold_can_be_taken_by_a_follower():
    """9.1, 9.2"""
    match = begin(trader("sauna laptops"), trader("cologne"))
    lead(match, 0, "supply", follow=[1])
    answer(match, 0, "sell:laptops")
    assert options(match, 1) == {"take:laptops", "done"}
    answer(match, 1, "take:laptops")
    assert player(match, 1).imports == ["laptops"]


def test_without_room_nothing_can_be_taken():
    """9.2, 10.2 And it is not discarded either."""
    match = begin(trader("sauna laptops", imports="drones"), island="soap")
    lead(match, 0, "supply")
    assert options(match, 0) == {"sell:laptops", "done"}
    match = begin(trader("sauna", imports="drones"), island="soap")
    lead(match, 0, "supply")
    assert asked(match) == [(1, "lead")]


# -- limits


@pytest.mark.parametrize(
    ("imports", "shipments", "room"),
    [
        ("", "", True),
        ("drones", "", False),
        ("drones", "cups", True),
        ("drones jets", "cups", False),
        ("drones jets", "cups pens", True),
        ("drones jets tablets", "cups pens", False),
    ],
)
def test_imports_have_room_for_one_more_than_shipments(imports, shipments, room):
    """10.2"""
    match = begin(trader("sauna", imports=imports, shipments=shipments), island="soap")
    lead(match, 0, "supply")
    assert (options(match, 0, "take") == {"take:soap"}) == room


@pytest.mark.parametrize(
    ("goods", "shipments", "room"),
    [
        (0, "", True),
        (1, "", True),
        (2, "", False),
        (3, "cups", True),
        (4, "cups", False),
        (5, "cups pens", True),
        (6, "cups pens", False),
    ],
)
def test_goods_have_room_for_two_and_two_more_for_each_shipment(goods, shipments, room):
    """10.3"""
    match = begin(
        trader(
            "candy",
            goods=f"technology*{goods}" if goods else "",
            shipments=shipments,
            ships=[harbour(), sea("soap rope")],
        )
    )
    lead(match, 0, "import")
    assert ("take:soap:goods" in options(match, 0)) == room


def test_a_shipment_makes_room_at_once():
    """10.2, 10.3 A ship completed in this turn's load; more room in the next import."""
    match = begin(
        trader("candy", completes="batteries", goods="jets tablets", imports="laptops"),
        trader("pens", ships=[harbour(), sea("soap rope")]),
    )
    complete(match)
    assert player(match, 0).shipments == ["batteries"]
    lead(match, 1, "import", "pens")
    answer(match, 1, "ship:agriculture-2", "done")
    lead(match, 0, "import", "candy")
    answer(match, 0, "ship:agriculture-2")
    assert options(match, 0, "take:soap") == {"take:soap:goods", "take:soap:imports"}


def test_nothing_can_be_swapped_out():
    """10.4 With full goods and imports, nothing offers to make room."""
    match = begin(
        trader(
            "candy", goods="jets tablets", imports="laptops", ships=[harbour(), sea("soap rope")]
        )
    )
    lead(match, 0, "import")
    assert options(match, 0) == {"take:soap:discard", "take:rope:discard", "done"}


def test_what_a_power_adds_beyond_the_limit_is_discarded():
    """10.4 Dino Bones take two cards into goods that are full."""
    match = begin(
        trader(completes="dino_bones", goods="jets tablets laptops drones"),
        island="soap rope",
        deck="honey rice",
    )
    complete(match)
    assert asked(match) == [(0, "dino_bones")]
    answer(match, 0, "good:jets")
    assert asked(match) == [(0, "dino_bones")]
    answer(match, 0, "card:soap")
    answer(match, 0, "card:rope")
    assert set(player(match, 0).goods) == {"tablets", "laptops", "drones", "soap"}
    assert "rope" in view(match).discard


def test_what_is_there_stays_when_a_limit_falls():
    """10.4 More goods and imports than there is room for, as after a shipment went."""
    match = begin(
        trader(
            "sauna laptops", goods="jets tablets drones batteries soap", imports="rope cups pens"
        ),
        island="foxes",
    )
    assert len(player(match, 0).goods) == 5
    lead(match, 0, "supply")
    assert options(match, 0) == {"sell:laptops", "done"}
    end_turn(match)
    assert len(player(match, 0).goods) == 5
    assert len(player(match, 0).imports) == 3


def test_an_unsold_card_can_not_be_sold_twice():
    """9.1"""
    match = begin(trader("sauna laptops drones", imports="impalas"))
    lead(match, 0, "supply")
    answer(match, 0, "sell:laptops")
    with pytest.raises(entrepot.Refused):
        match.answer(0, "sell:drones")
    assert money(match) == [14, 10]
