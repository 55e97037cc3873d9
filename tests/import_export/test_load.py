"""Chapter 5 of docs/rules/import-export.md: the load action. More of it is in `test_stowage.py`."""

import pytest

from kit.import_export import (
    answer,
    asked,
    begin,
    complete,
    hand,
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
)


def loads(match, seat=0):
    """What the seat can load now, without the word before it."""
    return {option.removeprefix("load:") for option in options(match, seat, "load:")}


def test_a_hand_card_goes_into_a_free_slot_of_its_colour():
    """5.1 Its power and tier are of no interest: Nanobots are of tier 3."""
    match = begin(trader("laptops nanobots soap", ships=[harbour("drones")]))
    lead(match, 0, "load", "laptops")
    assert loads(match) == {"nanobots:technology-1"}
    answer(match, 0, "load:nanobots:technology-1")
    assert slots(match, "technology-1") == {"nanobots": "drones"}
    assert hand(match, 0) == {"soap"}
    assert told(match, None, "load") == [
        {
            "type": "load",
            "seat": 0,
            "cards": ["nanobots"],
            "from": "hand",
            "to": "technology-1",
            "cause": "load",
        }
    ]


def test_without_a_contract_nothing_can_be_loaded():
    """5.1"""
    match = begin(trader("laptops jets", ships=[harbour("", "tablets")]))
    lead(match, 0, "load", "laptops")
    assert asked(match) == [(1, "lead")]
    assert hand(match, 0) == {"jets"}


@pytest.mark.parametrize(
    "ships",
    [[harbour(), harbour()], [harbour("", "tablets"), sea("sauna")], [sea("chairs"), sea("sauna")]],
)
@pytest.mark.parametrize("powers", ["smart_cars", "cell_phones", "batteries robot_cats smart_cars"])
def test_without_a_contract_in_harbour_no_power_makes_use_of_a_load_action(powers, ships):
    """5.4 Neither for the leader nor for whoever follows."""
    me = trader("technology technology*2 soap rope", shipments=powers, ships=ships)
    match = begin(me, trader("technology"))
    before = money(match), hand(match, 0)
    lead(match, 0, "load", follow=[1])
    assert asked(match) == [(1, "lead")]
    assert money(match) == before[0]
    assert len(hand(match, 0)) == len(before[1]) - 1
    match = begin(trader("laptops", ships=[harbour(), sea("pens")]), me)
    lead(match, 0, "load", "laptops", follow=[1])
    assert asked(match) == [(1, "lead")]


def test_one_contract_in_harbour_is_enough_for_the_powers_of_a_load_action():
    """5.4 Even if nothing fits there."""
    for card, option in (("smart_cars", "load:soap:island"), ("cell_phones", "load:deck")):
        match = begin(trader("laptops soap", shipments=card, ships=[harbour("honey"), sea("rope")]))
        lead(match, 0, "load", "laptops")
        assert options(match, 0, "load:") == {option}


def test_the_contract_of_a_ship_that_is_being_completed_is_not_in_harbour():
    """5.4 Beer decides, Lutefisk completes the other ship, Drones draw, and Nanobots have a load
    action: Cell Phones could use it if Beer's ship were in harbour."""
    match = begin(
        trader(
            "lutefisk soap",
            completes="beer honey",
            goods="agriculture*2",
            shipments="drones nanobots cell_phones",
            ships=[harbour(), harbour("", "agriculture*3")],
        ),
        deck="cups pens rope sauna",
    )
    complete(match)
    assert asked(match) == [(0, "beer")]
    assert ship(match, "technology-1")["contracts"] == ["beer", "honey"]
    answer(match, 0, "use:lutefisk:technology-2")
    assert asked(match) == [(0, "drones")]
    answer(match, 0, "yes")
    assert asked(match) == [(0, "beer")]


def test_ships_at_sea_and_those_of_others_are_not_loaded():
    """5.1"""
    match = begin(
        trader("laptops jets", ships=[harbour(), sea("soap")]),
        trader("batteries playstations", ships=[harbour("drones"), sea("rope")]),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    assert asked(match) == [(1, "load")]
    assert loads(match, 1) == {"playstations:agriculture-1"}


def test_the_same_card_can_go_on_either_ship():
    """5.1"""
    match = begin(trader("laptops jets", ships=[harbour("drones"), harbour("batteries")]))
    lead(match, 0, "load", "laptops")
    assert loads(match) == {"jets:technology-1", "jets:technology-2"}
    answer(match, 0, "load:jets:technology-2")
    assert ship(match, "technology-2")["containers"] == ["jets"]
    assert ship(match, "technology-1")["containers"] == []


def test_a_contract_may_need_several_colours():
    """5.1 Vintage Wines take two of luxury and two of agriculture."""
    match = begin(
        trader(
            "laptops sauna rice soap",
            imports="batteries refrigerators",
            shipments="cups",
            ships=[harbour("vintage_wines", "honey")],
        )
    )
    lead(match, 0, "load", "laptops")
    assert loads(match) == {"sauna:technology-1", "rice:technology-1"}
    answer(match, 0, "load:rice:technology-1")
    assert loads(match) == {"sauna:technology-1"}


def test_a_full_contract_takes_no_more_of_its_colour():
    """5.1, 5.2 Drones are full; the ship waits for Rice."""
    match = begin(
        trader("laptops playstations onions", ships=[harbour("drones rice", "jets tablets")])
    )
    lead(match, 0, "load", "laptops")
    assert loads(match) == {"onions:technology-1"}


def test_loose_containers_of_another_colour_fill_no_slot():
    """5.1, 5.5 Soap and Rope are aboard, and still both slots are free."""
    match = begin(
        trader(
            "laptops playstations segways",
            imports="generators",
            ships=[harbour("drones", "soap rope:loose")],
        )
    )
    assert slots(match, "technology-1") == {"soap": None, "rope": None}
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:playstations:technology-1")
    assert loads(match) == {"segways:technology-1"}


def test_a_position_with_loose_containers_that_fit_has_them_in_slots():
    """5.5 They fill what they can when it is read."""
    match = begin(trader("laptops playstations", ships=[harbour("jets", "tablets:loose segways")]))
    assert slots(match, "technology-1") == {"tablets": "jets", "segways": "jets"}
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:playstations:technology-1")
    assert player(match, 0).shipments == ["jets"]


def test_with_slots_of_two_contracts_only_the_ship_is_named():
    """5.2"""
    match = begin(
        trader("laptops jets", ships=[harbour("drones batteries"), harbour("tablets rice")])
    )
    lead(match, 0, "load", "laptops")
    assert loads(match) == {"jets:technology-1", "jets:technology-2"}
    answer(match, 0, "load:jets:technology-1")
    assert slots(match, "technology-1")["jets"] in ("drones", "batteries")


def test_a_ship_with_two_contracts_takes_whatever_its_load_lacks():
    """5.2, 5.3 Drones and Batteries need four of technology together."""
    match = begin(
        trader(
            "laptops jets generators",
            imports="playstations",
            ships=[harbour("drones batteries", "tablets:drones segways:batteries")],
        )
    )
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:jets:technology-1")
    assert loads(match) == {"generators:technology-1"}
    answer(match, 0, "load:generators:technology-1")
    assert player(match, 0).shipments == ["drones", "batteries"]


def test_a_discarded_contract_leaves_its_containers_to_the_others_and_may_complete_the_ship():
    """5.3, 3.7 One container filled Drones and one Batteries: now both fill Batteries."""
    match = begin(
        trader(
            "laptops jets", ships=[harbour("drones batteries", "tablets:drones segways:batteries")]
        )
    )
    answer(match, 0, "discard-contract:drones")
    assert player(match, 0).shipments == ["batteries"]
    assert ship(match, "technology-1")["at"] == "sea"
    assert money(match)[0] == 16
    assert asked(match) == [(0, "lead")]


def test_the_last_container_completes_the_ship():
    """5.3 At once, before the next action of the same player."""
    match = begin(
        trader(
            "laptops playstations segways",
            imports="generators",
            ships=[harbour("drones", "jets"), harbour("batteries")],
        )
    )
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:playstations:technology-1")
    assert player(match, 0).shipments == ["drones"]
    assert ship(match, "technology-1")["at"] == "sea"
    assert asked(match) == [(0, "load")]
    assert loads(match) == {"segways:technology-2"}


def test_one_free_slot_is_enough_to_wait():
    """5.3"""
    match = begin(trader("laptops playstations", ships=[harbour("drones batteries", "jets")]))
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:playstations:technology-1")
    assert player(match, 0).shipments == []
    assert ship(match, "technology-1")["at"] == "harbour"


def test_a_pirated_container_completes_a_ship_too():
    """5.3, 8.2"""
    match = begin(trader("foxes", ships=[harbour("drones", "jets")]), island="tablets soap")
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:tablets")
    assert player(match, 0).shipments == ["drones"]


def test_loose_containers_can_complete_a_ship_with_the_contract():
    """5.3, 4.5"""
    match = begin(trader("rice drones", ships=[harbour("", "jets tablets")]))
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:drones:technology-1")
    assert player(match, 0).shipments == ["drones"]
    assert ship(match, "technology-1")["at"] == "sea"
