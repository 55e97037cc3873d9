"""What the view works out for a table: tiers, actions by imports, and room, with all powers."""

import pytest
from msgspec import to_builtins

from kit.import_export import answer, begin, complete, player, trader


def test_tiers_are_goods_of_a_type_and_one_more_in_the_own_colour():
    match = begin(trader(colour="luxury", goods="rice honey sauna"), trader())
    tiers = {"technology": 0, "agriculture": 2, "illegal": 0, "consumer": 0, "luxury": 2}
    assert player(match, 0).tiers == tiers


def test_virtual_goods_count_for_tiers():
    plain, virtual = (
        player(begin(trader(colour="luxury", shipments=cards), trader()), 0).tiers
        for cards in ("cups", "ferraris")
    )
    assert virtual == {type: tier + 1 for type, tier in plain.items()}


def test_actions_count_imports_by_action_virtual_ones_too():
    match = begin(
        trader(imports="soap drones", goods="jets tablets laptops", shipments="refrigerators"),
        trader(),
    )
    actions = {"load": 2, "contract": 0, "pirate": 0, "import": 1, "supply": 0}
    assert player(match, 0).actions == actions


@pytest.mark.parametrize(
    ("shipments", "goods", "room"),
    [
        ("", "rice", {"imports": 1, "goods": 2, "goods_taken": 1, "ship": 6}),
        ("cups honey", "rice", {"imports": 3, "goods": 6, "goods_taken": 1, "ship": 6}),
        ("tablets", "", {"imports": 2, "goods": 4, "goods_taken": 0, "ship": 8}),
        (
            "scotch_whisky",
            "sauna impalas rice",
            {"imports": 2, "goods": 4, "goods_taken": 2, "ship": 6},
        ),
        (
            "board_games tablets rice pistols sauna",
            "",
            {"imports": None, "goods": 12, "goods_taken": 0, "ship": 8},
        ),
    ],
)
def test_room_is_told_with_the_powers_that_change_it(shipments, goods, room):
    match = begin(trader(shipments=shipments, goods=goods), trader(), sets=["kickstarter"])
    assert to_builtins(player(match, 0).room) == room


def test_your_own_cards_say_who_else_is_sure_of_them():
    match = begin(
        trader("rope soap", completes="sugar"),
        trader(shipments="a_small_tank"),
        trader("foxes"),
        known={"soap": [0, 1, 2], "rope": [0, 2]},
    )
    own = [match.view(seat).players[seat].known_to for seat in range(3)]
    assert own == [{"rope": [2], "soap": [1, 2]}, {}, {}]
    complete(match)
    answer(match, 0, "card:soap")
    assert match.view(0).players[1].known_to == {}, "that is told to the rival alone"
    assert match.view(1).players[1].known_to == {"soap": [0]}
    assert all(not each.known_to for each in match.view(None).players)
