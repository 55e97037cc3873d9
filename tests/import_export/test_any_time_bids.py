"""13.10 of docs/rules/import-export.md: before a sealed bid, what can be done at any time is not
lost unasked."""

import pytest

from kit.import_export import (
    answer,
    any_time_asks,
    asked,
    begin,
    harbour,
    kinds,
    lead,
    money,
    options,
    sea,
    trader,
    view,
)

SEA = sea("soap chairs foxes backpacks")


def auction(*bidders, **fields):
    """The seats all take part in a round of imports; the ship is that of the last, who drew."""
    match = begin(*bidders, trader(ships=[harbour(), SEA]), **fields)
    return lead(match, fields.get("leader", 0), "import", follow=range(len(bidders)))


def test_telescopes_are_asked_about_before_a_bid():
    """13.10, 7.3 The credits can be bid."""
    match = auction(
        trader("pens"), trader("cups", credits=0, goods="drones jets", shipments="telescopes")
    )
    assert asked(match) == [(1, "any-time")]
    assert options(match, 1) == {"use:telescopes:drones", "use:telescopes:jets", "done"}
    answer(match, 1, "use:telescopes:drones")
    assert asked(match) == [(1, "any-time")]
    assert options(match, 1) == {"use:telescopes:jets", "done"}
    answer(match, 1, "done")
    assert asked(match) == [(0, "bid"), (1, "bid")]
    assert options(match, 1) == {"pass", "bid:0", "bid:2", "bid:4"}


def test_iceland_water_is_asked_about_before_a_bid():
    """13.10 Only with an agriculture card; when that is sold nothing more is asked."""
    match = auction(trader("pens rice", shipments="iceland_water"), trader("cups"))
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "use:iceland_water:rice")
    assert kinds(match) == ["bid", "bid"]
    assert "bid:12" in options(match, 0)
    match = auction(trader("pens drones", shipments="iceland_water"), trader("cups"))
    assert kinds(match) == ["bid", "bid"]


def test_prefab_homes_are_asked_about_before_a_bid():
    """13.10 Two containers pay 6."""
    match = auction(
        trader("pens"),
        trader("cups", shipments="prefab_homes", ships=[harbour("sauna", "luxury*2")]),
    )
    assert asked(match) == [(1, "any-time")]
    answer(match, 1, "use:prefab_homes:agriculture-1")
    assert kinds(match) == ["bid", "bid"]
    assert money(match)[1] == 16


def test_a_single_container_is_enough_before_a_bid_if_the_shipment_pays():
    """13.10, 6.2 The ship pays nothing, but Fluffy Pillows pay 2 for each of two shipments."""
    match = auction(
        trader("pens"),
        trader("cups", shipments="prefab_homes", ships=[harbour("fluffy_pillows", "luxury")]),
    )
    assert asked(match) == [(1, "any-time")]
    answer(match, 1, "use:prefab_homes:agriculture-1")
    assert money(match)[1] == 14


def test_discarding_is_asked_about_before_a_bid_if_it_completes_a_ship():
    """13.10, 3.7 The ship would pay; with one container less it would not be complete."""
    match = auction(trader("pens", ships=[harbour("drones sauna", "technology")]), trader("cups"))
    assert kinds(match) == ["bid", "bid"]
    match = auction(trader("pens", ships=[harbour("drones sauna", "technology*2")]), trader("cups"))
    assert asked(match) == [(0, "any-time")]
    assert options(match, 0) == {"discard-contract:drones", "discard-contract:sauna", "done"}
    answer(match, 0, "discard-contract:sauna")
    assert kinds(match) == ["bid", "bid"]
    assert money(match)[0] == 16


@pytest.mark.parametrize("swap", ["rope", "led_lights"])
def test_swaps_are_not_asked_about_before_a_bid(swap):
    """13.10 They bring no credits; before an action lapses they are asked about all the same."""
    match = auction(trader("pens rice honey", shipments=swap), trader("cups"), island="sauna")
    assert kinds(match) == ["bid", "bid"]
    match = begin(trader("pens rice honey", shipments=swap), trader("cups"), island="sauna")
    lead(match, 0, "import", "pens", follow=[1])
    assert asked(match) == [(0, "any-time")]


def test_lutefisk_is_asked_about_before_a_bid_if_it_pays():
    """13.10, 4.5 By loose containers that complete the ship, or by Sugar."""
    for aboard, shipments, kind in [
        ("", "", "bid"),
        ("wheat coffee rice", "", "any-time"),
        ("", "sugar", "any-time"),
    ]:
        match = begin(
            trader(
                "pens lutefisk",
                goods="agriculture*2",
                shipments=shipments,
                ships=[harbour("", aboard), sea("soap rope")],
            ),
            trader("cups"),
        )
        lead(match, 0, "import", "pens", follow=[1])
        assert kinds(match)[0] == kind


def test_segways_are_asked_about_before_a_bid_if_they_complete_a_ship():
    """13.10 Among goods or imports they are worth no credits now."""
    for aboard, kind in [("jets", "any-time"), ("", "bid")]:
        match = auction(
            trader("pens"), trader("cups", shipments="segways", ships=[harbour("drones", aboard)])
        )
        assert kinds(match)[0] == kind


def test_bidders_are_asked_clockwise_from_the_leader():
    """13.10 One after the other and in the open, before the first bid is made."""
    match = begin(
        trader("pens", goods="drones", shipments="telescopes"),
        trader("cups", goods="jets", shipments="wind_turbines"),
        trader("candy rice", shipments="iceland_water"),
        trader(goods="tablets", shipments="playstations", ships=[harbour(), SEA]),
        leader=1,
        copies={"wind_turbines": "telescopes", "playstations": "telescopes"},
    )
    lead(match, 1, "import", "cups", follow=[0, 2])
    assert any_time_asks(match) == [1, 2, 0], "seat 3 does not bid"
    assert asked(match) == [(1, "bid"), (2, "bid"), (0, "bid")]


def test_before_an_import_without_a_bid_nobody_is_asked():
    """13.10, 7.5 A lone player takes without one."""
    for follow, kind in [([1], "any-time"), ([], "place-import")]:
        match = begin(
            trader("pens rice", shipments="iceland_water"),
            trader("cups", ships=[harbour(), SEA]),
        )
        lead(match, 0, "import", "pens", follow=follow)
        assert asked(match) == [(0, kind)]


def test_they_are_asked_again_before_the_next_round():
    """13.10, 7.1"""
    match = begin(
        trader("pens rice", imports="books", shipments="iceland_water"),
        trader("cups", imports="candy"),
        trader(ships=[sea("soap pants"), sea("rope foxes")]),
    )
    lead(match, 0, "import", "pens", follow=[1])
    for number in (1, 2):
        answer(match, 0, min(options(match, 0, "ship:"), default="done"))
        assert asked(match) == [(0, "any-time")], number
        answer(match, 0, "done")
        answer(match, 0, "pass")
        answer(match, 1, "pass")
        if number == 1:
            assert asked(match) == [(0, "import-from")]
    assert asked(match) == [(1, "lead")]


def test_if_the_ship_is_gone_after_that_the_leader_picks_again():
    """13.10, 7.2 Paper takes its last container; the ship that brought Paper is at sea now."""
    match = begin(
        trader("pens"),
        trader(
            "cups",
            shipments="prefab_homes",
            ships=[harbour("champagne paper", "luxury consumer*3")],
        ),
        trader(ships=[sea("soap"), sea("rope foxes")]),
    )
    lead(match, 0, "import", "pens", follow=[1])
    answer(match, 0, "ship:illegal-1")
    answer(match, 1, "use:prefab_homes:agriculture-1", "ship:illegal-1", "take:soap:goods")
    assert asked(match) == [(0, "import-from")]
    assert options(match, 0) == {"ship:agriculture-1", "ship:illegal-2"}
    assert view(match).picked in (None, "illegal-1")
    answer(match, 0, "ship:illegal-2")
    assert kinds(match) == ["bid", "bid"]
    assert view(match).picked == "illegal-2"
