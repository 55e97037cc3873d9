"""13.10 of docs/rules/import-export.md: before an action lapses, what can be done at any time is
not lost unasked."""

import pytest

from kit.import_export import (
    answer,
    asked,
    begin,
    harbour,
    lead,
    money,
    options,
    ship,
    trader,
)


def test_a_load_action_does_not_lapse_unasked():
    """13.10 There is no contract at all, but Iceland Water could sell."""
    match = begin(trader("laptops rice", shipments="iceland_water"))
    lead(match, 0, "load", "laptops")
    assert asked(match) == [(0, "load")]
    assert options(match, 0) == {"use:iceland_water:rice", "done"}
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]
    assert money(match) == [10, 10]


def test_an_any_time_option_can_save_the_action():
    """13.10, 5.4 Lutefisk becomes the contract that was missing, and then there is a load."""
    match = begin(trader("laptops lutefisk wheat", goods="onions sugar"))
    lead(match, 0, "load", "laptops")
    assert options(match, 0) == {"use:lutefisk:technology-1", "use:lutefisk:technology-2", "done"}
    answer(match, 0, "use:lutefisk:technology-1")
    assert asked(match) == [(0, "load")]
    assert options(match, 0) == {"load:wheat:technology-1", "done"}
    answer(match, 0, "load:wheat:technology-1")
    assert ship(match, "technology-1")["containers"] == ["wheat"]


def test_when_the_last_option_is_used_the_action_lapses():
    """13.10, 13.2 Nobody is asked where `done` is the only answer."""
    match = begin(trader("laptops rice honey", shipments="iceland_water"))
    lead(match, 0, "load", "laptops")
    answer(match, 0, "use:iceland_water:rice")
    assert asked(match) == [(0, "load")]
    answer(match, 0, "use:iceland_water:honey")
    assert asked(match) == [(1, "lead")]
    assert money(match)[0] == 14


def test_a_contract_action_does_not_lapse_unasked():
    """13.10 The follower has no card left to contract."""
    match = begin(
        trader("rice"), trader("wheat", goods="drones jets", shipments="telescopes"), leader=0
    )
    lead(match, 0, "contract", "rice", follow=[1])
    assert asked(match) == [(1, "contract")]
    assert options(match, 1) == {"use:telescopes:drones", "use:telescopes:jets", "done"}
    answer(match, 1, "done")
    assert asked(match) == [(1, "lead")]


def test_a_pirate_action_does_not_lapse_unasked():
    """13.10 Prefab Homes send a ship to sea, and there is something to take."""
    match = begin(
        trader("foxes", shipments="prefab_homes", ships=[harbour("champagne", "sauna")]),
        trader("rope"),
        trader("pens"),
        deck="honey rice soap books chairs pants coffee wheat cups",
    )
    lead(match, 0, "pirate", "foxes")
    assert asked(match) == [(0, "pirate")]
    assert options(match, 0) == {
        "use:prefab_homes:technology-1",
        "discard-contract:champagne",
        "done",
    }
    answer(match, 0, "use:prefab_homes:technology-1")
    assert options(match, 0, "pirate:") == {"pirate:technology-1:sauna", "pirate:island:cups"}


def test_a_supply_action_does_not_lapse_unasked():
    """13.10 No card to sell and no room for imports; Segways could go to the goods."""
    match = begin(
        trader("sauna", imports="soap rope", shipments="segways", goods="cups pens"),
        island="honey",
    )
    lead(match, 0, "supply", "sauna")
    assert asked(match) == [(1, "lead")], "without room for Segways there is no such option"
    match = begin(trader("sauna", imports="soap rope", shipments="segways"), island="honey")
    lead(match, 0, "supply", "sauna")
    assert asked(match) == [(0, "supply")]
    assert options(match, 0) == {"use:segways:goods", "done"}
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]


def test_a_free_action_does_not_lapse_unasked():
    """13.10, 13.6 Nothing fits, but Iceland Water could sell what Nanobots can't load."""
    match = begin(
        trader("jets"),
        trader("soap", shipments="nanobots iceland_water", ships=[harbour("drones")]),
        deck="rice pens cups foxes",
    )
    answer(match, 0, "lead:load:jets")
    answer(match, 1, "draw")
    assert asked(match) == [(1, "nanobots")]
    assert options(match, 1) == {"use:iceland_water:rice", "no"}
    answer(match, 1, "no")
    assert asked(match) == [(1, "lead")]


def test_the_leaders_right_to_discard_contracts_is_such_an_option():
    """13.10, 3.7 The follower has contracts as well, but not that right."""
    match = begin(
        trader("laptops rope", ships=[harbour("sauna drones", "jets:drones")]),
        trader("tablets pens", ships=[harbour("rice")]),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    assert asked(match) == [(0, "load")]
    assert options(match, 0) == {"discard-contract:sauna", "discard-contract:drones", "done"}
    answer(match, 0, "discard-contract:sauna")
    assert asked(match) == [(0, "load")]
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")], "seat 1 can't load, and has nothing else"


def test_what_was_declined_is_declined_with_all_actions_left():
    """13.10, 3.5 Three load actions lapse with one `done`."""
    match = begin(trader("laptops rice", imports="jets drones", shipments="iceland_water rope"))
    lead(match, 0, "load", "laptops")
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]


@pytest.mark.parametrize(
    ("action", "card"),
    [
        ("load", "laptops"),
        ("contract", "rice"),
        ("pirate", "foxes"),
        ("import", "soap"),
        ("supply", "sauna"),
    ],
)
def test_nobody_is_asked_who_has_no_such_option(action, card):
    """13.10, 13.2 The leader is asked with such an option, seat 1 has no action to lose."""
    for goods in ("drones", "onions"):
        match = begin(
            trader(card, goods=goods, shipments="telescopes"),
            trader("honey", goods="jets", shipments="wind_turbines"),
            copies={"wind_turbines": "telescopes"},
        )
        lead(match, 0, action, card)
        if goods == "drones":
            assert asked(match) == [(0, "any-time" if action == "import" else action)]
            answer(match, 0, "done")
        assert asked(match) == [(1, "lead")]
