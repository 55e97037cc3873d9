"""What the view works out for a table: tiers, actions by imports, and room, with all powers."""

import pytest
from msgspec import to_builtins

from kit.import_export import begin, player, trader


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
