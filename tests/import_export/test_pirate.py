"""Chapter 8 of docs/rules/import-export.md: the pirate action. And 10.1: ships that return."""

import pytest

import entrepot
from kit.import_export import (
    answer,
    asked,
    begin,
    harbour,
    lead,
    money,
    options,
    player,
    sea,
    ship,
    slots,
    told,
    trader,
    view,
)


def test_a_container_is_taken_from_any_ship_at_sea_or_from_the_island():
    """8.1 Own ships too; never from a harbour."""
    match = begin(
        trader("foxes", ships=[harbour("rice", "honey"), sea("soap")]),
        trader(ships=[harbour("drones", "jets"), sea("rope pens")]),
        island="sauna",
    )
    lead(match, 0, "pirate")
    assert options(match, 0) == {
        "pirate:technology-2:soap",
        "pirate:agriculture-2:rope",
        "pirate:agriculture-2:pens",
        "pirate:island:sauna",
        "discard-contract:rice",
        "done",
    }


def test_one_action_takes_one_container():
    """8.1"""
    match = begin(trader("foxes", ships=[harbour(), sea("soap rope")]), trader())
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:technology-2:soap")
    assert asked(match) == [(1, "lead")]
    assert ship(match, "technology-2")["containers"] == ["rope"]


def test_with_nothing_to_take_nothing_is_asked():
    """8.1, 13.2"""
    match = begin(trader("foxes rope"), trader())
    lead(match, 0, "pirate")
    assert asked(match) == [(1, "lead")]


@pytest.mark.parametrize("source", ["island", "agriculture-2"])
def test_what_fits_is_loaded(source):
    """8.2 Without a question where one ship can take it."""
    match = begin(
        trader("foxes", ships=[harbour("jets")]),
        trader(ships=[harbour(), sea("drones soap")]),
        island="batteries",
    )
    lead(match, 0, "pirate")
    card = "batteries" if source == "island" else "drones"
    answer(match, 0, f"pirate:{source}:{card}")
    assert slots(match, "technology-1") == {card: "jets"}
    assert told(match, None, "pirate", "load") == [
        {"type": "pirate", "seat": 0, "cards": [card], "from": source, "cause": "pirate"},
        {
            "type": "load",
            "seat": 0,
            "cards": [card],
            "from": source,
            "to": "technology-1",
            "cause": "pirate",
        },
    ]


@pytest.mark.parametrize("source", ["island", "agriculture-2"])
def test_what_does_not_fit_is_discarded(source):
    """8.2"""
    match = begin(
        trader("foxes", ships=[harbour("rice")]),
        trader(ships=[harbour(), sea("drones soap")]),
        island="batteries",
    )
    lead(match, 0, "pirate")
    card = "batteries" if source == "island" else "drones"
    answer(match, 0, f"pirate:{source}:{card}")
    assert view(match).discard == [card, "foxes"]
    assert ship(match, "technology-1")["containers"] == []


def test_a_slot_that_is_filled_does_not_count():
    """8.2"""
    match = begin(
        trader("foxes", ships=[harbour("drones rice", "jets tablets")]), island="batteries"
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:batteries")
    assert "batteries" in view(match).discard


def test_among_several_ships_one_is_chosen_and_none_refused():
    """8.2, 5.2 It must be loaded, but on which ship is free; nobody chooses a slot."""
    match = begin(
        trader("foxes", ships=[harbour("drones playstations"), harbour("batteries")]),
        island="jets",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:jets")
    assert asked(match) == [(0, "place-pirated")]
    assert options(match, 0) - options(match, 0, "discard-contract") == {
        "place:technology-1",
        "place:technology-2",
    }
    with pytest.raises(entrepot.IllegalAnswer):
        match.answer(0, "done")
    assert view(match).held == ["jets"]
    answer(match, 0, "place:technology-1")
    assert ship(match, "technology-1")["containers"] == ["jets"]
    assert view(match).held == []


def test_others_aboard_make_room_for_a_pirated_container():
    """8.2, 5.2 Soap lets the consumer container fill any slot, so it leaves the one it is in."""
    match = begin(
        trader("foxes", shipments="soap", ships=[harbour("drones rice", "cups:drones jets")]),
        island="tablets",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:tablets")
    assert slots(match, "technology-1") == {"cups": "rice", "jets": "drones", "tablets": "drones"}


def test_a_rivals_free_slot_is_no_place_for_it():
    """8.2"""
    match = begin(trader("foxes"), trader(ships=[harbour("drones")]), island="jets")
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:jets")
    assert view(match).discard == ["jets", "foxes"]


def test_a_pirated_container_can_complete_a_ship():
    """8.2, 5.3, 6.2"""
    match = begin(
        trader("foxes", imports="pistols", ships=[harbour("batteries", "jets"), sea("soap rope")]),
        island="tablets",
        deck="honey rice",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:tablets")
    assert player(match, 0).shipments == ["batteries"]
    assert money(match) == [16, 10]
    assert asked(match) == [(0, "pirate")]
    assert options(match, 0, "pirate:technology-1") == {
        "pirate:technology-1:jets",
        "pirate:technology-1:tablets",
    }


def test_the_own_ship_can_be_plundered_and_used_at_once():
    """8.1, 10.1 A ship that comes home is no place for what was on it: it has no contract."""
    match = begin(trader("foxes", ships=[sea("soap"), sea("rope")]))
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:technology-1:soap")
    assert ship(match, "technology-1") == {"at": "harbour", "contracts": [], "containers": []}
    assert view(match).discard == ["soap", "foxes"]


def test_the_owner_gets_nothing():
    """8.3"""
    match = begin(trader("foxes"), trader(ships=[harbour(), sea("soap rope")]))
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:agriculture-2:soap")
    assert money(match) == [10, 10]
    assert told(match, None, "gain", "pay") == []


def test_each_player_takes_all_pirate_actions_before_the_next():
    """8.3"""
    match = begin(
        trader("foxes", imports="pistols ammunition", shipments="honey"),
        trader("seeds", imports="drugs"),
        trader(ships=[harbour(), sea("soap rope pens cups candy books")]),
    )
    lead(match, 0, "pirate", follow=[1])
    order = []
    while asked(match)[0][1] == "pirate":
        seat = asked(match)[0][0]
        order.append(seat)
        answer(match, seat, min(options(match, seat, "pirate:")))
    assert order == [0, 0, 0, 1, 1]


# -- ships that return


def test_a_ship_whose_last_container_is_pirated_returns():
    """10.1 To its owner, at once: it can be used by the next player."""
    match = begin(
        trader("foxes seeds"),
        trader("pistols", ships=[harbour(), sea("soap")]),
        trader(ships=[harbour(), sea("rope")]),
    )
    lead(match, 0, "pirate", "foxes", follow=[1])
    answer(match, 0, "pirate:agriculture-2:soap")
    assert ship(match, "agriculture-2")["at"] == "harbour"
    assert told(match, None, "return") == [
        {
            "type": "return",
            "seat": 1,
            "from": "sea",
            "to": "agriculture-2",
            "cause": "pirate",
        }
    ]


def test_a_ship_with_one_container_left_stays_at_sea():
    """10.1"""
    match = begin(trader("foxes"), trader(ships=[harbour(), sea("soap rope")]))
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:agriculture-2:soap")
    assert ship(match, "agriculture-2") == {"at": "sea", "contracts": [], "containers": ["rope"]}
    assert told(match, None, "return") == []


def test_a_ship_emptied_by_import_returns():
    """10.1, 7.6"""
    match = begin(trader("pens"), trader(ships=[harbour(), sea("soap rope")]))
    lead(match, 0, "import")
    answer(match, 0, "take:soap:goods", "take:rope:imports")
    assert ship(match, "agriculture-2")["at"] == "harbour"
    assert [event["seat"] for event in told(match, None, "return")] == [1]


def test_a_ship_emptied_by_a_power_returns():
    """10.1 Printed Money takes the last container of a rival's ship."""
    match = begin(
        trader(
            "technology illegal",
            goods="illegal",
            ships=[harbour("printed_money", "foxes pistols seeds")],
        ),
        trader("technology", ships=[harbour(), sea("soap")]),
    )
    lead(match, 0, "load", follow=[1])
    answer(match, 0, min(options(match, 0, "load:")))
    assert player(match, 0).shipments == ["printed_money"]
    assert ship(match, "agriculture-2") == {"at": "harbour", "contracts": [], "containers": []}


def test_a_card_on_its_way_is_held_while_a_return_is_answered():
    """10.1, 14.3 Backpacks ask when the ship is home; the container is not lost meanwhile."""
    match = begin(trader("pens"), trader(shipments="backpacks", ships=[harbour(), sea("soap")]))
    lead(match, 0, "import")
    answer(match, 0, "take:soap:goods")
    assert asked(match) == [(1, "backpacks")]
    table = view(match)
    assert "soap" in table.held + table.players[0].goods
    answer(match, 1, "no")
    assert player(match, 0).goods == ["soap"]
