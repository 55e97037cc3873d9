"""Chapter 7 of docs/rules/import-export.md: the import action."""

import pytest

import entrepot
from kit.import_export import (
    answer,
    asked,
    begin,
    harbour,
    kinds,
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


# -- rounds


def test_the_rulebooks_three_rounds():
    """7.1 Player 1 has two import actions, 2 has one, and 3 drew and has three import imports."""
    match = begin(
        trader("pens", imports="candy", ships=[harbour(), sea("soap rope foxes rice")]),
        trader("cups", ships=[harbour(), sea("honey sauna")]),
        trader(imports="books chairs pants", shipments="almonds potatoes"),
        deck="drones jets laptops tablets batteries",
    )
    answer(match, 0, "lead:import:pens")
    answer(match, 1, "follow:cups")
    answer(match, 2, "draw")
    assert asked(match) == [(0, "import-from")]
    answer(match, 0, "ship:technology-2")
    assert asked(match) == [(0, "bid"), (1, "bid"), (2, "bid")]
    answer(match, 0, "bid:0")
    answer(match, 1, "bid:4")
    answer(match, 2, "bid:2")
    assert asked(match) == [(1, "place-import")]
    answer(match, 1, "take:soap:goods", "take:rope:goods")
    assert asked(match) == [(0, "import-from")]
    answer(match, 0, "ship:technology-2")
    assert asked(match) == [(0, "bid"), (2, "bid")]
    answer(match, 0, "bid:2")
    answer(match, 2, "bid:0")
    answer(match, 0, "take:foxes:goods")
    assert player(match, 0).goods == ["foxes", "rice"]
    assert asked(match) == [(2, "place-import")]
    answer(match, 2, "take:honey:goods")
    assert asked(match) == [(1, "lead")]
    assert money(match) == [10 + 2 - 2, 10 - 4 + 2, 10]
    assert player(match, 2).goods == ["honey", "sauna"]


def test_rounds_end_with_the_last_action():
    """7.1 Two with one action each: one round."""
    match = auction(trader("pens"), trader("cups"))
    answer(match, 0, "bid:2")
    answer(match, 1, "bid:0")
    answer(match, 0, "take:soap:goods", "take:rope:goods")
    assert asked(match) == [(1, "lead")]


def test_a_lost_round_is_an_action_spent():
    """7.1 The loser of the only round gets no other."""
    match = auction(trader("pens"), trader("cups"))
    answer(match, 0, "bid:2")
    answer(match, 1, "bid:4")
    answer(match, 1, "take:soap:goods", "take:rope:goods")
    assert asked(match) == [(1, "lead")]
    assert player(match, 0).goods == []


def test_who_drew_takes_part_by_imports():
    """7.1, 3.4"""
    match = begin(
        trader("pens", ships=[harbour(), sea(SHIP)]),
        trader(imports="cups"),
        trader(),
    )
    lead(match, 0, "import")
    assert asked(match) == [(0, "bid"), (1, "bid")]


# -- the ship


def test_the_leader_picks_among_all_ships_at_sea():
    """7.2 Own ships and those of others, never those in harbour."""
    match = begin(
        trader("pens", ships=[harbour(), sea("soap")]),
        trader("cups", ships=[sea("rope"), sea("foxes")]),
        trader(ships=[harbour("rice", "honey")]),
    )
    lead(match, 0, "import", follow=[1])
    assert options(match, 0) == {"ship:technology-2", "ship:agriculture-1", "ship:agriculture-2"}
    answer(match, 0, "ship:agriculture-1")
    assert told(match, None, "pick") == [
        {"type": "pick", "seat": 0, "to": "agriculture-1", "cause": "import"}
    ]


def test_the_only_ship_is_picked_without_a_question():
    """7.2, 13.2"""
    match = auction(trader("pens"), trader("cups"))
    assert kinds(match) == ["bid", "bid"]
    assert told(match, None, "pick")[0]["to"] == "illegal-2"


def test_the_leader_picks_also_without_taking_part():
    """7.2 In the second round only the follower is left."""
    match = begin(
        trader("pens", ships=[harbour(), sea(SHIP)]),
        trader("cups", imports="candy", ships=[harbour(), sea("sauna impalas")]),
    )
    lead(match, 0, "import", follow=[1])
    answer(match, 0, "ship:technology-2")
    answer(match, 0, "bid:0")
    answer(match, 1, "pass")
    answer(match, 0, "take:soap:goods", "take:rope:goods")
    assert asked(match) == [(0, "import-from")]
    answer(match, 0, "ship:technology-2")
    assert asked(match) == [(1, "place-import")]
    assert {option.split(":")[1] for option in options(match, 1, "take")} == {"foxes", "rice"}
    assert [event["to"] for event in told(match, None, "pick")] == ["technology-2"] * 2


def test_with_no_ship_at_sea_import_actions_are_lost():
    """7.2"""
    match = begin(trader("pens", imports="cups"), trader("candy"), island="soap rope")
    lead(match, 0, "import", follow=[1])
    assert asked(match) == [(1, "lead")]
    assert view(match).island == ["soap", "rope"]


def test_when_the_last_ship_is_empty_the_other_rounds_are_lost():
    """7.2, 10.1"""
    match = auction(trader("pens", imports="cups candy"), cargo="soap rope")
    answer(match, 0, "take:soap:goods")
    assert asked(match) == [(1, "lead")]
    assert player(match, 0).goods == ["soap", "rope"]


# -- bids


def test_bids_are_even_and_within_the_credits():
    """7.3"""
    match = auction(trader("pens", credits=4), trader("cups", credits=0))
    assert options(match, 0) == {"bid:0", "bid:2", "bid:4", "pass"}
    assert options(match, 1) == {"bid:0", "pass"}
    for wrong in ("bid:3", "bid:6", "bid:-2"):
        with pytest.raises(entrepot.IllegalAnswer):
            match.answer(0, wrong)


def test_bids_are_made_at_once_and_in_any_order():
    """7.3, 14.2"""
    match = auction(trader("pens"), trader("cups"), trader("candy"))
    answer(match, 2, "bid:2")
    assert asked(match) == [(0, "bid"), (1, "bid")]
    answer(match, 0, "bid:0")
    assert asked(match) == [(1, "bid")]
    answer(match, 1, "pass")
    assert asked(match) == [(2, "place-import")]


def test_nothing_else_can_be_done_instead_of_a_bid():
    """7.3, 3.7 Not even the leader's right to discard contracts stands beside it."""
    match = auction(trader("pens", ships=[harbour("drones")]), trader("cups"))
    assert options(match, 0, "discard") == set()


def test_a_bid_can_be_taken_back_until_all_are_made():
    """7.3, 14.2"""
    match = auction(trader("pens"), trader("cups"))
    answer(match, 0, "bid:8")
    match.undo(0)
    answer(match, 1, "bid:2")
    answer(match, 0, "bid:4")
    assert asked(match) == [(0, "place-import")]
    assert money(match)[0] == 6
    with pytest.raises(entrepot.UndoRefused):
        match.undo(0)


# -- winning


def test_the_highest_bid_wins_and_only_the_winner_pays():
    """7.4"""
    match = auction(trader("pens"), trader("cups"), trader("candy"))
    answer(match, 0, "bid:4")
    answer(match, 1, "bid:8")
    answer(match, 2, "bid:6")
    assert asked(match) == [(1, "place-import")]
    assert money(match)[:3] == [10, 2, 10]
    assert told(match, None, "pay") == [{"type": "pay", "seat": 1, "amount": 8, "cause": "import"}]


@pytest.mark.parametrize(
    ("leader", "bids", "winner"),
    [
        (0, (2, 2, 2), 0),
        (1, (2, 2, 2), 1),
        (2, (2, 2, 2), 2),
        (2, (2, 2, 0), 0),
        (1, (4, 2, 4), 2),
        (0, (0, 6, 6), 1),
        (0, (None, 0, 0), 1),
    ],
)
def test_ties_go_to_the_first_clockwise_from_the_leader(leader, bids, winner):
    """7.4 The leader wins all of them."""
    match = begin(
        trader("pens"),
        trader("cups"),
        trader("candy", ships=[harbour(), sea(SHIP)]),
        leader=leader,
    )
    lead(match, leader, "import", follow=range(3))
    for seat, bid in enumerate(bids):
        answer(match, seat, "pass" if bid is None else f"bid:{bid}")
    assert asked(match) == [(winner, "place-import")]


def test_a_bid_of_nothing_beats_a_pass():
    """7.4"""
    match = auction(trader("pens"), trader("cups"))
    answer(match, 0, "pass")
    answer(match, 1, "bid:0")
    assert asked(match) == [(1, "place-import")]
    assert money(match) == [10, 10, 10]
    assert told(match, None, "pay") == []


def test_if_all_pass_nothing_is_taken():
    """7.4 And the ship's owner gets nothing."""
    match = auction(trader("pens"), trader("cups"))
    answer(match, 0, "pass")
    answer(match, 1, "pass")
    assert asked(match) == [(1, "lead")]
    assert ship(match, "illegal-2")["containers"] == SHIP.split()
    assert money(match) == [10, 10, 10]


def test_after_a_round_in_which_all_passed_comes_the_next():
    """7.4, 7.1"""
    match = auction(trader("pens", imports="books"), trader("cups", imports="chairs"))
    for _ in range(2):
        assert kinds(match) == ["bid", "bid"]
        answer(match, 0, "pass")
        answer(match, 1, "pass")
    assert asked(match) == [(1, "lead")]


def test_a_winner_can_not_decline():
    """7.4, 7.6 Only who takes part alone may."""
    match = auction(trader("pens"), trader("cups"))
    answer(match, 0, "bid:2")
    answer(match, 1, "bid:0")
    assert "done" not in options(match, 0)


def test_the_credits_spent_are_gone_in_the_next_round():
    """7.4, 7.3"""
    match = auction(trader("pens", imports="books"), trader("cups", imports="chairs"))
    answer(match, 0, "bid:8")
    answer(match, 1, "bid:6")
    answer(match, 0, "take:soap:goods", "take:rope:goods")
    assert options(match, 0) == {"bid:0", "bid:2", "pass"}
    assert "bid:10" in options(match, 1)
