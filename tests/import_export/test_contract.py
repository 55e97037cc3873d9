"""Chapter 4 of docs/rules/import-export.md: the contract action."""

import pytest

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


def contracts(match, seat=0):
    """What the seat can contract now, without the word before it."""
    return {option.removeprefix("contract:") for option in options(match, seat, "contract:")}


# -- a card under a ship


def test_a_hand_card_goes_under_an_own_ship_in_harbour():
    """4.1"""
    match = begin(trader("rice drones"), trader())
    lead(match, 0, "contract", "rice")
    assert contracts(match) == {"drones:technology-1", "drones:technology-2"}
    answer(match, 0, "contract:drones:technology-2")
    assert ship(match, "technology-2") == {
        "at": "harbour",
        "contracts": ["drones"],
        "containers": [],
    }
    assert hand(match, 0) == set()
    assert told(match, None, "contract") == [
        {
            "type": "contract",
            "seat": 0,
            "cards": ["drones"],
            "from": "hand",
            "to": "technology-2",
            "cause": "contract",
        }
    ]


def test_ships_at_sea_take_no_contract():
    """4.1"""
    match = begin(trader("rice drones", ships=[harbour(), sea("soap rope")]))
    lead(match, 0, "contract", "rice")
    assert contracts(match) == {"drones:technology-1"}


def test_with_both_ships_at_sea_nothing_can_be_contracted():
    """4.1, 13.2 And nothing is asked."""
    match = begin(trader("rice drones", ships=[sea("cups"), sea("soap rope")]))
    lead(match, 0, "contract", "rice")
    assert asked(match) == [(1, "lead")]
    assert hand(match, 0) == {"drones"}


def test_rivals_ships_take_no_contract_of_mine():
    """4.1"""
    match = begin(trader("rice drones", ships=[sea("cups"), sea("soap")]), trader("honey sugar"))
    lead(match, 0, "contract", "rice", follow=[1])
    assert asked(match) == [(1, "contract")]
    assert {option.split(":")[1] for option in contracts(match, 1)} == {
        "agriculture-1",
        "agriculture-2",
    }


def test_the_card_that_was_led_is_not_in_hand_any_more():
    """4.1, 3.6"""
    match = begin(trader("rice sugar drones"))
    lead(match, 0, "contract", "rice")
    assert {option.split(":")[0] for option in contracts(match)} == {"sugar", "drones"}


# -- tiers


def hawaiian(goods="", imports="", colour="technology", shipments="soap rope pens"):
    """Somebody who leads contract with Hawaiian Salt, of tier 2, in hand."""
    rival = "technology" if colour != "technology" else "agriculture"
    match = begin(
        trader(
            "rice hawaiian_salt",
            goods=goods,
            imports=imports,
            shipments=shipments,
            colour=colour,
        ),
        trader(colour=rival),
    )
    return lead(match, 0, "contract", "rice")


@pytest.mark.parametrize(
    ("goods", "imports", "colour", "possible"),
    [
        ("", "", "technology", False),
        ("onions", "", "technology", False),
        ("onions sugar", "", "technology", True),
        ("onions sugar honey", "", "technology", True),
        ("", "", "agriculture", False),
        ("onions", "", "agriculture", True),
        ("", "coffee", "technology", False),
        ("", "coffee paprika", "technology", True),
        ("onions", "coffee", "technology", True),
        ("", "coffee", "agriculture", True),
        ("foxes drones", "", "technology", False),
        ("onions drones", "", "technology", False),
        ("", "candy books", "technology", False),
    ],
)
def test_hawaiian_salt_needs_tier_two(goods, imports, colour, possible):
    """4.2, 4.3 By goods, by the own colour, by more actions, and by all of them together."""
    match = hawaiian(goods, imports, colour)
    assert (asked(match) == [(0, "contract")]) == possible


def test_more_actions_for_a_tier_are_used_up():
    """4.3 With three actions a card of tier 2 leaves none, and with one good it leaves one."""
    match = begin(
        trader("rice hawaiian_salt drones", imports="coffee paprika", shipments="soap rope"),
    )
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:hawaiian_salt:technology-1")
    assert asked(match) == [(1, "lead")]
    match = begin(
        trader(
            "rice hawaiian_salt drones",
            imports="coffee paprika",
            goods="onions",
            shipments="soap rope",
        ),
    )
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:hawaiian_salt:technology-1")
    assert contracts(match) == {"drones:technology-1", "drones:technology-2"}
    answer(match, 0, "contract:drones:technology-2")
    assert asked(match) == [(1, "lead")]


@pytest.mark.parametrize(
    ("imports", "possible"),
    [("coffee paprika", False), ("coffee paprika onions", True)],
)
def test_a_card_of_tier_three_takes_four_actions_from_who_has_nothing(imports, possible):
    """4.3"""
    match = begin(trader("rice apples", imports=imports, shipments="soap rope pens"))
    lead(match, 0, "contract", "rice")
    assert ("apples:technology-1" in contracts(match)) == possible


def test_actions_are_spent_in_any_order():
    """4.3, 3.5 First a card within reach; then too few actions are left for the other."""
    match = begin(trader("rice drones flash_drives honey", imports="coffee"))
    lead(match, 0, "contract", "rice")
    assert {option.split(":")[0] for option in contracts(match)} == {
        "drones",
        "flash_drives",
        "honey",
    }
    answer(match, 0, "contract:drones:technology-1")
    assert {option.split(":")[0] for option in contracts(match)} == {"flash_drives"}


def test_the_own_colour_helps_with_its_type_alone():
    """4.2 Flash Drives, Honey and Foxes are all of tier 1."""
    for colour, card in (("technology", "flash_drives"), ("illegal", "foxes")):
        match = begin(
            trader("rice honey foxes flash_drives", colour=colour), trader(colour="luxury")
        )
        lead(match, 0, "contract", "rice")
        assert {option.split(":")[0] for option in contracts(match)} == {card}


def test_a_good_helps_with_its_type_alone():
    """4.2"""
    match = begin(trader("rice honey foxes glasses", goods="soap", colour="luxury"))
    lead(match, 0, "contract", "rice")
    assert {option.split(":")[0] for option in contracts(match)} == {"glasses"}


def test_imports_and_shipments_are_no_tiers():
    """4.2 Only goods are. (A contract import is an action.)"""
    match = begin(trader("rice foxes", imports="pistols", shipments="ammunition"))
    lead(match, 0, "contract", "rice")
    assert asked(match) == [(1, "lead")]


def test_tiers_are_not_used_up():
    """4.2 One good carries two contracts of tier 1 in one turn."""
    match = begin(trader("rice honey coffee", imports="sugar", goods="onions"))
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:honey:technology-1", "contract:coffee:technology-1")
    assert ship(match, "technology-1")["contracts"] == ["honey", "coffee"]


# -- room


@pytest.mark.parametrize(
    ("there", "fits"),
    [
        ("", True),
        ("rice", True),
        ("rice honey", True),
        ("apples", True),
        ("rice teslas", False),
        ("rice honey sugar", False),
        ("delayed_game", False),
    ],
)
def test_loads_on_one_ship_add_up_to_six_at_most(there, fits):
    """4.4 Drones need two: with 4 they make 6, with 5 they would make 7."""
    match = begin(trader("onions drones", ships=[harbour(there), sea("soap")]))
    lead(match, 0, "contract", "onions")
    assert (contracts(match) == {"drones:technology-1"}) == fits


def test_containers_already_loaded_do_not_count_twice():
    """4.4 The room is that of the loads, filled or not."""
    match = begin(trader("onions drones", ships=[harbour("nanobots", "jets tablets"), sea("soap")]))
    lead(match, 0, "contract", "onions")
    assert contracts(match) == {"drones:technology-1"}


def test_three_contracts_can_share_a_ship():
    """4.4"""
    match = begin(
        trader("onions drones batteries rice", imports="sugar coffee", shipments="soap rope")
    )
    lead(match, 0, "contract", "onions")
    for card in ("drones", "batteries", "rice"):
        answer(match, 0, f"contract:{card}:technology-1")
    assert ship(match, "technology-1")["contracts"] == ["drones", "batteries", "rice"]


@pytest.mark.parametrize(
    ("loose", "fits"),
    [
        ("soap rope foxes pens", True),
        ("soap rope foxes pens cups", False),
        ("soap rope foxes pens jets", True),
        ("soap rope foxes pens jets tablets", True),
        ("soap rope foxes jets tablets laptops", True),
        ("soap rope foxes pens jets cups", False),
        ("jets tablets laptops batteries generators segways", True),
    ],
)
def test_loose_containers_that_do_not_fit_take_room(loose, fits):
    """4.4 Drones need two of technology; what fits them takes no room of its own."""
    match = begin(trader("onions drones", ships=[harbour("", loose), sea("sauna")]))
    lead(match, 0, "contract", "onions")
    assert (contracts(match) == {"drones:technology-1"}) == fits


def test_loose_containers_and_contracts_share_the_room():
    """4.4 Nanobots (4) and one loose container leave room for one."""
    for loose, fits in (("", True), ("soap:loose", False), ("jets:loose", True)):
        match = begin(trader("onions drones", ships=[harbour("nanobots", loose), sea("sauna")]))
        lead(match, 0, "contract", "onions")
        assert (contracts(match) == {"drones:technology-1"}) == fits


# -- loose containers


def test_loose_containers_fill_a_new_contract_at_once():
    """4.5 Of their colour, as many as there are slots."""
    match = begin(
        trader("onions tablets", goods="drones", ships=[harbour("", "soap jets laptops")])
    )
    lead(match, 0, "contract", "onions")
    answer(match, 0, "contract:tablets:technology-1")
    assert slots(match, "technology-1") == {"soap": None, "jets": "tablets", "laptops": "tablets"}


def test_loose_containers_beyond_the_slots_stay_loose():
    """4.5 The ship is complete then, and sails with all of them."""
    match = begin(trader("onions drones", ships=[harbour("", "jets laptops batteries")]))
    lead(match, 0, "contract", "onions")
    answer(match, 0, "contract:drones:technology-1")
    assert player(match, 0).shipments == ["drones"]
    assert ship(match, "technology-1") == {
        "at": "sea",
        "contracts": [],
        "containers": ["jets", "laptops", "batteries"],
    }


def test_a_contract_with_several_colours_takes_loose_ones_of_each():
    """4.5 Teslas need two of luxury and one of technology."""
    match = begin(
        trader(
            "onions teslas",
            goods="sauna",
            ships=[harbour("", "jets laptops impalas"), sea("soap")],
        )
    )
    lead(match, 0, "contract", "onions")
    answer(match, 0, "contract:teslas:technology-1")
    assert slots(match, "technology-1") == {"jets": "teslas", "laptops": None, "impalas": "teslas"}


@pytest.mark.parametrize(
    ("shipments", "contract", "filled"),
    [
        ("", "tablets", []),
        ("soap", "tablets", ["cups", "pens"]),
        ("generators", "tablets", ["cups", "pens"]),
        ("coffee", "tablets", []),
        ("", "tortillas", None),
    ],
)
def test_loose_containers_fill_wild_and_rainbow_slots_of_a_new_contract(
    shipments, contract, filled
):
    """4.5, 5.5 Tablets need three of technology; Tortillas, two of any colour, are complete."""
    match = begin(
        trader(
            f"onions {contract}",
            goods="drones rice",
            shipments=shipments,
            ships=[harbour("", "cups pens")],
        )
    )
    lead(match, 0, "contract", "onions")
    answer(match, 0, f"contract:{contract}:technology-1")
    if filled is None:
        assert player(match, 0).shipments == [contract]
    else:
        arranged = slots(match, "technology-1")
        assert [card for card in arranged if arranged[card]] == filled


@pytest.mark.parametrize(("shipments", "fits"), [("", False), ("soap", True), ("generators", True)])
def test_loose_containers_that_a_power_lets_into_the_new_contract_take_no_room(shipments, fits):
    """4.4 Five consumer cards and Drones need 7, but only 5 if two of them fill the Drones."""
    match = begin(
        trader(
            "onions drones",
            shipments=shipments,
            ships=[harbour("", "cups pens rope books pants"), sea("sauna")],
        )
    )
    lead(match, 0, "contract", "onions")
    assert (contracts(match) == {"drones:technology-1"}) == fits


def test_containers_move_to_a_new_contract_only_where_that_helps():
    """4.5, 5.5 All of them fill a slot already, so they stay where they are shown."""
    match = begin(trader("onions drones", ships=[harbour("nanobots", "jets laptops"), sea("soap")]))
    lead(match, 0, "contract", "onions")
    answer(match, 0, "contract:drones:technology-1")
    assert slots(match, "technology-1") == {"jets": "nanobots", "laptops": "nanobots"}


def test_what_the_leader_made_loose_fills_the_next_contract():
    """4.5, 3.7 Discard one contract, put another in its place: the containers serve again."""
    match = begin(
        trader("onions tablets", goods="drones", ships=[harbour("jets", "laptops batteries")])
    )
    answer(match, 0, "discard-contract:jets")
    lead(match, 0, "contract", "onions")
    answer(match, 0, "contract:tablets:technology-1")
    assert slots(match, "technology-1") == {"laptops": "tablets", "batteries": "tablets"}
