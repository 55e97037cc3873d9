"""Chapter 7 of docs/rules/import-export.md: what the winner of a bid takes."""

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
    told,
    trader,
    view,
)

SHIP = "soap rope foxes rice"


def auction(*bidders, cargo=SHIP, **fields):
    """The seats all bid for the one ship at sea, that of the last trader, who drew."""
    traders = [*bidders, trader(ships=[harbour(), sea(cargo)])]
    match = begin(*traders, **fields)
    return lead(match, 0, "import", follow=range(len(bidders)))


# -- alone


def test_who_takes_part_alone_pays_nothing():
    """7.5 No bid is asked."""
    match = auction(trader("pens"))
    assert asked(match) == [(0, "place-import")]
    answer(match, 0, "take:soap:goods", "take:rope:goods")
    assert money(match) == [10, 12]
    assert told(match, None, "bid", "pay") == []


def test_who_takes_part_alone_may_decline():
    """7.5, 3.5 Then nothing is taken, and the owner is not paid."""
    match = auction(trader("pens"))
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]
    assert ship(match, "agriculture-2")["containers"] == SHIP.split()
    assert money(match) == [10, 10]


def test_a_lone_follower_decides_for_herself():
    """7.5, 7.2 In a round without the leader."""
    match = begin(
        trader("pens"),
        trader("cups", imports="candy", ships=[harbour(), sea("soap rope foxes rice")]),
    )
    lead(match, 0, "import", follow=[1])
    answer(match, 0, "pass")
    answer(match, 1, "pass")
    assert asked(match) == [(1, "place-import")]
    assert "done" in options(match, 1)


def test_after_the_first_container_the_second_can_not_be_declined():
    """7.5, 7.6"""
    match = auction(trader("pens"))
    answer(match, 0, "take:soap:imports")
    assert "done" not in options(match, 0)


# -- taking


def test_each_container_goes_to_goods_or_imports():
    """7.6"""
    match = auction(trader("pens"))
    assert options(match, 0) == {
        *(f"take:{card}:{place}" for card in SHIP.split() for place in ("goods", "imports")),
        "done",
    }
    answer(match, 0, "take:foxes:imports", "take:rice:goods")
    assert player(match, 0).imports == ["foxes"]
    assert player(match, 0).goods == ["rice"]
    assert ship(match, "agriculture-2")["containers"] == ["soap", "rope"]
    assert told(match, None, "import", "good") == [
        {
            "type": "import",
            "seat": 0,
            "cards": ["foxes"],
            "from": "agriculture-2",
            "to": "imports",
            "cause": "import",
        },
        {
            "type": "good",
            "seat": 0,
            "cards": ["rice"],
            "from": "agriculture-2",
            "to": "goods",
            "cause": "import",
        },
    ]


def test_at_most_one_of_them_goes_to_imports():
    """7.6 Whatever room there is."""
    match = auction(trader("pens", shipments="drones batteries tablets"))
    answer(match, 0, "take:foxes:imports")
    assert options(match, 0) == {f"take:{card}:goods" for card in ("soap", "rope", "rice")}


def test_both_may_go_to_goods():
    """7.6"""
    match = auction(trader("pens"))
    answer(match, 0, "take:foxes:goods", "take:rice:goods")
    assert player(match, 0).goods == ["foxes", "rice"]


def test_after_a_good_the_other_may_still_be_an_import():
    """7.6"""
    match = auction(trader("pens"))
    answer(match, 0, "take:foxes:goods", "take:rice:imports")
    assert player(match, 0).imports == ["rice"]


def test_the_only_container_is_taken_alone():
    """7.6, 10.1 The ship comes home then."""
    match = auction(trader("pens"), cargo="soap")
    answer(match, 0, "take:soap:goods")
    assert asked(match) == [(1, "lead")]
    assert ship(match, "agriculture-2") == {"at": "harbour", "contracts": [], "containers": []}
    assert money(match) == [10, 12]


def test_full_goods_leave_the_imports():
    """7.6, 10.3 The first must be an import; the second has no room and is discarded."""
    match = auction(trader("pens", goods="drones jets"))
    assert options(match, 0) == {*(f"take:{card}:imports" for card in SHIP.split()), "done"}
    answer(match, 0, "take:soap:imports")
    assert options(match, 0) == {f"take:{card}:discard" for card in ("rope", "foxes", "rice")}
    answer(match, 0, "take:rope:discard")
    assert "rope" in view(match).discard
    assert ship(match, "agriculture-2")["containers"] == ["foxes", "rice"]
    assert money(match) == [10, 12]


def test_full_imports_leave_the_goods():
    """7.6, 10.2"""
    match = auction(trader("pens", imports="drones"))
    assert options(match, 0) == {*(f"take:{card}:goods" for card in SHIP.split()), "done"}


def test_one_place_among_the_goods_is_enough_for_one():
    """7.6, 10.3"""
    match = auction(trader("pens", goods="drones", imports="jets"))
    answer(match, 0, "take:soap:goods")
    assert options(match, 0) == {f"take:{card}:discard" for card in ("rope", "foxes", "rice")}


def test_nothing_is_discarded_that_has_room():
    """7.6 And with no room at all everything taken is discarded."""
    match = auction(trader("pens"))
    assert not any(option.endswith("discard") for option in options(match, 0))
    match = auction(trader("pens", goods="drones jets", imports="tablets"))
    assert options(match, 0) == {*(f"take:{card}:discard" for card in SHIP.split()), "done"}
    answer(match, 0, "take:soap:discard", "take:rice:discard")
    assert sorted(view(match).discard) == ["pens", "rice", "soap"]
    assert money(match) == [10, 12]


# -- the owner


def test_the_owner_gets_two_credits_once():
    """7.7 Not per container."""
    match = auction(trader("pens"), trader("cups"))
    answer(match, 0, "bid:6")
    answer(match, 1, "bid:0")
    answer(match, 0, "take:soap:goods", "take:rope:goods")
    assert money(match) == [4, 10, 12]
    assert [e["seat"] for e in told(match, None, "gain")] == [2]


def test_who_imports_from_the_own_ship_gets_nothing():
    """7.7"""
    match = begin(trader("pens", ships=[harbour(), sea(SHIP)]))
    lead(match, 0, "import")
    answer(match, 0, "take:soap:goods", "take:rope:goods")
    assert money(match) == [10, 10]


def test_the_owner_is_paid_for_each_bid_won():
    """7.7, 7.1 Two rounds, twice two credits."""
    match = auction(trader("pens", imports="cups", shipments="drones"))
    for cards in (("soap", "rope"), ("foxes", "rice")):
        answer(match, 0, *[f"take:{card}:goods" for card in cards])
    assert money(match) == [10, 14]


def test_an_owner_who_bids_and_loses_is_paid_too():
    """7.7"""
    match = begin(trader("pens"), trader("cups", ships=[harbour(), sea(SHIP)]))
    lead(match, 0, "import", follow=[1])
    answer(match, 0, "bid:4")
    answer(match, 1, "bid:2")
    answer(match, 0, "take:soap:goods", "take:rope:goods")
    assert money(match) == [6, 12]
