"""13.10 of docs/rules/import-export.md: before import actions lapse, what can be done at any
time is not lost unasked."""

from kit.import_export import (
    answer,
    any_time_asks,
    asked,
    begin,
    harbour,
    lead,
    money,
    options,
    sea,
    told,
    trader,
)


def test_import_actions_do_not_lapse_unasked():
    """13.10, 7.2 All who would lose one, clockwise from the leader; the rest is not concerned."""
    match = begin(
        trader("books", goods="drones", shipments="telescopes"),
        trader("cups", goods="honey"),
        trader("pens", goods="jets", shipments="iceland_water wind_turbines"),
        trader("candy", goods="laptops", shipments="playstations"),
        leader=2,
        copies={"wind_turbines": "telescopes", "playstations": "telescopes"},
        deck="rope soap foxes sauna",
    )
    lead(match, 2, "import", "pens", follow=[0, 1])
    assert any_time_asks(match) == [2, 0], "seat 1 has no option, seat 3 no import action"
    assert asked(match) == [(3, "lead")]


def test_it_is_looked_again_for_a_ship_to_pick():
    """13.10, 7.2 Prefab Homes of a bidder send one to sea: now the leader picks it, and all bid."""
    match = begin(
        trader("pens"),
        trader(
            "cups", shipments="prefab_homes", ships=[harbour("champagne", "sauna impalas:loose")]
        ),
        cards={"champagne": {"load": {"luxury": 3}}},
    )
    lead(match, 0, "import", "pens", follow=[1])
    assert asked(match) == [(1, "any-time")]
    assert options(match, 1) == {"use:prefab_homes:agriculture-1", "done"}
    answer(match, 1, "use:prefab_homes:agriculture-1")
    assert asked(match) == [(0, "bid"), (1, "bid")]
    assert told(match, None, "pick")[0]["to"] == "agriculture-1"


def test_in_a_later_round_only_those_are_asked_who_still_have_an_action():
    """13.10, 7.1 The leader has used the only one; seat 1 has two."""
    match = begin(
        trader("pens", goods="drones", shipments="telescopes", ships=[harbour(), sea("soap")]),
        trader("cups", imports="candy", goods="jets", shipments="wind_turbines"),
        copies={"wind_turbines": "telescopes"},
    )
    lead(match, 0, "import", "pens", follow=[1])
    assert any_time_asks(match) == [0, 1], "before the bid"
    answer(match, 0, "bid:0")
    answer(match, 1, "pass")
    answer(match, 0, "take:soap:goods")
    assert asked(match) == [(1, "any-time")], "nothing is at sea any more"
    answer(match, 1, "done")
    assert asked(match) == [(1, "lead")]


def test_a_lone_importer_is_asked_before_the_action_lapses():
    """13.10, 7.5"""
    match = begin(trader("pens rice", shipments="iceland_water"), trader())
    lead(match, 0, "import", "pens")
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "use:iceland_water:rice")
    assert asked(match) == [(1, "lead")]
    assert money(match) == [12, 10]
