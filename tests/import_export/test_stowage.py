"""Paragraphs 5.2 to 5.7 and 4.5 of docs/rules/import-export.md: what fills which slot of a ship.

`test_stowage_model.py` compares the same with a model, for random ships.
"""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from kit.import_export import (
    answer,
    asked,
    begin,
    complete,
    harbour,
    lead,
    money,
    options,
    player,
    sea,
    ship,
    slots,
    trader,
    view,
)

# -- containers count for all contracts of a ship


def test_a_card_is_loaded_where_another_container_makes_room():
    """5.2 Tortillas are full, and Drones take no Soap; but Jets can move over to the Drones."""
    match = begin(
        trader(
            "laptops soap",
            ships=[harbour("tortillas drones", "jets:tortillas tablets:tortillas")],
        )
    )
    assert slots(match, "technology-1") == {"jets": "tortillas", "tablets": "tortillas"}
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:soap:technology-1"}
    answer(match, 0, "load:soap:technology-1")
    arranged = slots(match, "technology-1")
    assert arranged["soap"] == "tortillas"
    assert {arranged[card] for card in ("jets", "tablets")} == {"drones", "tortillas"}


def test_several_containers_move_for_one_and_the_ship_is_full():
    """5.2, 5.3 Soap to Tortillas, what was there to Drones, and Beer from the Drones to Honey."""
    aboard = "jets:tortillas tablets:tortillas beer:drones satellite:drones rice:honey"
    match = begin(
        trader("laptops soap", shipments="wheat", ships=[harbour("tortillas drones honey", aboard)])
    )
    assert slots(match, "technology-1")["beer"] == "drones"
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:soap:technology-1")
    assert player(match, 0).shipments == ["wheat", "tortillas", "drones", "honey"]
    assert ship(match, "technology-1")["at"] == "sea"
    assert money(match)[0] == 10 + 14


def test_a_card_for_which_no_container_can_make_room_is_not_loaded():
    """5.2 A slot of the Drones is free, but neither Rope nor Pens can go there."""
    match = begin(
        trader(
            "laptops soap batteries",
            ships=[harbour("tortillas drones", "rope:tortillas pens:tortillas jets")],
        )
    )
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:batteries:technology-1"}


def test_only_containers_of_the_same_ship_make_room():
    """5.2 Jets could go to the other ship's Drones, but containers stay aboard."""
    aboard = harbour("tortillas", "jets")
    match = begin(trader("laptops soap rope", ships=[aboard, harbour("drones", "batteries")]))
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:soap:technology-1", "load:rope:technology-1"}
    match = begin(
        trader("laptops soap", ships=[harbour("honey drones", "tablets"), harbour("tortillas")]),
    )
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:soap:technology-2"}


def test_a_pirated_container_must_be_loaded_where_others_can_make_room():
    """8.2, 5.2 So it is not discarded."""
    match = begin(
        trader("foxes", ships=[harbour("tortillas drones", "jets:tortillas tablets:tortillas")]),
        island="soap",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:soap")
    assert slots(match, "technology-1")["soap"] == "tortillas"
    assert "soap" not in view(match).discard


def test_a_pirated_container_is_placed_on_a_ship_and_in_no_slot():
    """8.2, 5.2 The ships are to choose from, and nothing else."""
    match = begin(
        trader("foxes", ships=[harbour("drones batteries"), harbour("tortillas jets")]),
        island="tablets",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:tablets")
    assert asked(match) == [(0, "place-pirated")]
    assert options(match, 0, "place:") == {"place:technology-1", "place:technology-2"}
    answer(match, 0, "place:technology-2")
    assert ship(match, "technology-2")["containers"] == ["tablets"]


def test_segways_choose_a_ship_where_others_make_room():
    """5.2 Beer leaves the Drones for Honey."""
    match = begin(
        trader(
            "laptops",
            shipments="segways wheat",
            ships=[harbour("drones honey", "beer:drones jets:drones")],
        )
    )
    assert "use:segways:technology-1" in options(match, 0)
    answer(match, 0, "use:segways:technology-1")
    assert slots(match, "technology-1") == {"beer": "honey", "jets": "drones", "segways": "drones"}


def test_the_view_shows_an_arrangement():
    """5.2 Contract and type of the slot; a loose one has neither, and the second of a pair is
    beside the first."""
    aboard = "jets:velvet_robes:luxury cups:drones pens:drones:beside soap:loose"
    match = begin(
        trader("laptops", shipments="televisions", ships=[harbour("drones velvet_robes", aboard)])
    )
    for seat in (0, 1, None):
        assert to_builtins(view(match, seat).players[0].ships[0].containers) == [
            {"card": "jets", "contract": "velvet_robes", "type": "luxury"},
            {"card": "cups", "contract": "drones", "type": "technology"},
            {"card": "pens", "contract": "drones", "beside": True},
            {"card": "soap"},
        ]


# -- loose containers


def test_what_a_discarded_contract_held_counts_for_those_that_are_left():
    """5.5, 3.7 Tablets and Segways fill the Jets, which lack one more."""
    match = begin(
        trader("laptops batteries", ships=[harbour("drones jets", "tablets:drones segways:drones")])
    )
    answer(match, 0, "discard-contract:drones")
    assert slots(match, "technology-1") == {"tablets": "jets", "segways": "jets"}
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:batteries:technology-1")
    assert player(match, 0).shipments == ["jets"]


def test_a_loose_container_fills_the_slot_of_one_that_is_taken_away():
    """5.5 Printed Money takes the Pens from a ship in harbour, and the Rope fills their slot."""
    match = begin(
        trader(completes="printed_money"),
        trader(ships=[harbour("honey pants", "cups pens rope:loose beer")]),
    )
    assert slots(match, "agriculture-1")["rope"] is None
    complete(match)
    answer(match, 0, "pirate:agriculture-1:pens")
    assert slots(match, "agriculture-1") == {"cups": "pants", "rope": "pants", "beer": "honey"}


def test_a_ship_that_is_full_because_a_pair_was_parted_is_completed():
    """5.3, 5.7 Mini Van takes the Sugar: Onions fill Honey, and the loose Jets the Drones."""
    aboard = "tablets:drones beer:honey onions:drones:technology sugar:beside jets:loose"
    match = begin(
        trader("foxes", shipments="mini_van"),
        trader("cannons", shipments="robot_cats", ships=[harbour("drones honey", aboard)]),
    )
    lead(match, 0, "pirate", "foxes", follow=[1])
    answer(match, 0, "pirate:agriculture-1:sugar")
    assert player(match, 1).shipments == ["robot_cats", "drones", "honey"]
    assert ship(match, "agriculture-1")["at"] == "sea"


def test_a_loose_container_is_helped_by_others_that_move():
    """5.5 Jets fill the new Drones, so that the loose Soap can fill the Tortillas."""
    match = begin(
        trader(
            "sugar drones",
            imports="onions",
            ships=[harbour("tortillas honey", "jets:tortillas tablets:tortillas soap:loose")],
        )
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:drones:technology-1")
    arranged = slots(match, "technology-1")
    assert arranged["soap"] == "tortillas"
    assert {arranged[card] for card in ("jets", "tablets")} == {"drones", "tortillas"}


def test_a_power_that_a_rival_gets_lets_no_loose_container_in():
    """5.5 It works for the rival's own ships."""
    match = begin(
        trader(completes="generators"),
        trader(ships=[harbour("drones", "soap:loose")]),
    )
    complete(match)
    assert slots(match, "agriculture-1") == {"soap": None}


def test_a_power_that_is_given_lets_loose_containers_in_and_completes_the_ship():
    """5.5, 6.7 Railguns bring Generators: Soap and Rope fill the Drones of the other ship."""
    match = begin(
        trader(
            completes="railguns",
            ships=[harbour(), harbour("drones", "soap:loose rope:loose")],
        ),
        trader(credits=0, shipments="generators"),
    )
    complete(match)
    assert player(match, 0).shipments == ["railguns", "generators", "drones"]
    assert ship(match, "technology-2")["at"] == "sea"
    assert money(match)[0] == 10 + 6 + 6


def test_a_power_that_is_swapped_lets_loose_containers_in():
    """5.5 Stolen Research brings Televisions: Jets fill Honey."""
    match = begin(
        trader(completes="stolen_research", ships=[harbour(), harbour("honey", "jets:loose")]),
        trader(shipments="televisions"),
    )
    complete(match)
    answer(match, 0, "shipment:televisions")
    assert slots(match, "technology-2") == {"jets": "honey"}


def test_what_aeroponics_bring_home_fills_whatever_it_can():
    """5.5, 4.5 Soap is no agriculture, but Coffee makes Onions take it."""
    match = begin(
        trader(
            "foxes sugar onions",
            shipments="aeroponics coffee",
            ships=[sea("rice cups"), sea("soap rope")],
        )
    )
    lead(match, 0, "pirate", "foxes")
    answer(match, 0, "pirate:technology-2:rope")
    assert ship(match, "technology-2")["at"] == "harbour"
    answer(match, 1, "draw")
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:onions:technology-2")
    assert slots(match, "technology-2") == {"soap": "onions"}


# -- a power that is lost


@pytest.mark.parametrize(
    ("contracts", "containers", "card"),
    [("drones honey", "beer:drones tablets:drones", "jets"), ("drones", "beer:drones", "jets")],
)
def test_what_fills_a_slot_by_a_power_that_is_lost_fills_it_still(contracts, containers, card):
    """5.6 Beer fills a slot of the Drones without Wheat, and may make room by moving to Honey."""
    match = begin(trader(f"laptops {card} onions", ships=[harbour(contracts, containers)]))
    assert slots(match, "technology-1")["beer"] == "drones"
    lead(match, 0, "load", "laptops")
    assert f"load:{card}:technology-1" in options(match, 0)
    answer(match, 0, f"load:{card}:technology-1")
    if contracts == "drones":
        assert player(match, 0).shipments == ["drones"]
    else:
        assert slots(match, "technology-1")["beer"] == "honey"


def test_what_a_lost_power_let_in_moves_to_no_slot_that_it_does_not_fit():
    """5.6 Soap fills Honey without Coffee; it can't make room by moving to the Drones."""
    match = begin(
        trader(
            "laptops rice jets",
            ships=[harbour("honey drones", "soap:honey beer:honey batteries")],
        )
    )
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:jets:technology-1"}


def test_what_a_lost_power_let_in_is_loose_when_its_contract_is_discarded():
    """5.6 Or fills a slot that it fits now: Soap fits none of the Drones', Jets do."""
    match = begin(
        trader("laptops", ships=[harbour("honey drones", "soap:honey jets:honey"), harbour()])
    )
    answer(match, 0, "discard-contract:honey")
    assert slots(match, "technology-1") == {"soap": None, "jets": "drones"}


def test_what_a_lost_power_let_in_counts_when_the_ship_is_completed():
    """5.6, 5.3 A rival's Railguns take Candy away; one consumer card more, and the ship sails."""
    match = begin(
        trader(completes="railguns"),
        trader("laptops soap", shipments="candy", ships=[harbour("pants", "jets")]),
    )
    assert slots(match, "agriculture-1") == {"jets": "pants"}
    complete(match)
    answer(match, 1, "shipment:candy")
    assert slots(match, "agriculture-1") == {"jets": "pants"}
    answer(match, 1, "load:soap:agriculture-1")
    assert player(match, 1).shipments == ["pants"]
