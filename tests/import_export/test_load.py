"""Chapter 5 of docs/rules/import-export.md: the load action."""

from kit.import_export import (
    answer,
    asked,
    begin,
    hand,
    harbour,
    lead,
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


def test_loose_containers_fill_no_slot():
    """5.1, 5.2 Two loose technology cards, and still both slots are free."""
    match = begin(
        trader(
            "laptops playstations segways",
            imports="generators",
            ships=[harbour("drones", "jets:loose tablets:loose")],
        )
    )
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:playstations:technology-1")
    assert loads(match) == {"segways:technology-1"}


def test_with_slots_of_two_contracts_one_is_chosen():
    """5.2"""
    match = begin(trader("laptops jets", ships=[harbour("drones batteries")]))
    lead(match, 0, "load", "laptops")
    assert loads(match) == {"jets:technology-1:drones", "jets:technology-1:batteries"}
    answer(match, 0, "load:jets:technology-1:batteries")
    assert slots(match, "technology-1") == {"jets": "batteries"}


def test_the_contract_is_named_only_where_there_are_two():
    """5.2 Drones are full, so only Batteries can be meant."""
    match = begin(trader("laptops jets", ships=[harbour("drones batteries", "tablets segways")]))
    lead(match, 0, "load", "laptops")
    assert loads(match) == {"jets:technology-1"}


def test_a_container_stays_in_its_slot():
    """5.2, 3.7 When the other contract goes, what fills this one is not moved."""
    match = begin(
        trader(
            "laptops jets", ships=[harbour("drones batteries", "tablets:drones segways:batteries")]
        )
    )
    answer(match, 0, "discard-contract:drones")
    assert slots(match, "technology-1") == {"tablets": None, "segways": "batteries"}
    lead(match, 0, "load", "laptops")
    assert loads(match) == {"jets:technology-1"}
    answer(match, 0, "load:jets:technology-1")
    assert player(match, 0)["shipments"] == ["batteries"]


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
    assert player(match, 0)["shipments"] == ["drones"]
    assert ship(match, "technology-1")["at"] == "sea"
    assert asked(match) == [(0, "load")]
    assert loads(match) == {"segways:technology-2"}


def test_one_free_slot_is_enough_to_wait():
    """5.3"""
    match = begin(trader("laptops playstations", ships=[harbour("drones batteries", "jets")]))
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:playstations:technology-1:drones")
    assert player(match, 0)["shipments"] == []
    assert ship(match, "technology-1")["at"] == "harbour"


def test_a_pirated_container_completes_a_ship_too():
    """5.3, 8.2"""
    match = begin(trader("foxes", ships=[harbour("drones", "jets")]), island="tablets soap")
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:tablets")
    assert player(match, 0)["shipments"] == ["drones"]


def test_loose_containers_can_complete_a_ship_with_the_contract():
    """5.3, 4.5"""
    match = begin(trader("rice drones", ships=[harbour("", "jets tablets")]))
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:drones:technology-1")
    assert player(match, 0)["shipments"] == ["drones"]
    assert ship(match, "technology-1")["at"] == "sea"
