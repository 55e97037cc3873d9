"""Chapter 11 of docs/rules/import-export.md: the end of the game."""

import pytest

import entrepot
from kit.import_export import (
    answer,
    asked,
    begin,
    complete,
    end_turn,
    ending,
    harbour,
    lead,
    money,
    next_turn,
    options,
    player,
    score,
    sea,
    told,
    trader,
    view,
)

# -- the target


def test_the_game_ends_with_the_turn_in_which_the_target_is_reached():
    """11.1 Not before: the follower still acts."""
    match = begin(trader("sauna laptops", credits=46), trader("cologne drones"))
    lead(match, 0, "supply", follow=[1])
    assert view(match).last_turn is False
    answer(match, 0, "sell:laptops")
    assert money(match)[0] == 50
    assert view(match).last_turn is True
    assert asked(match) == [(1, "supply")]
    answer(match, 1, "sell:drones")
    assert match.over
    assert money(match) == [50, 14]
    assert told(match, None, "end") == [{"type": "end"}]


@pytest.mark.parametrize(("credits", "over"), [(42, False), (44, True), (46, True)])
def test_the_target_counts_when_it_is_met(credits, over):
    """11.1 A ship pays 6."""
    match = begin(trader(credits=credits, completes="drones"))
    complete(match)
    end_turn(match)
    assert match.over == over


@pytest.mark.parametrize(("target", "over"), [(50, True), (52, False), (80, False)])
def test_the_target_is_what_was_agreed(target, over):
    """11.1, 2.6"""
    match = begin(trader(credits=44, completes="drones"), target=target)
    complete(match)
    assert match.over == over


def test_credits_spent_again_do_not_save_the_game():
    """11.1 Paid as an owner in the first round, and bidding in the second."""
    match = begin(
        trader("pens", imports="books", credits=48, ships=[harbour(), sea("soap rope foxes rice")]),
        trader("cups", imports="candy", credits=20),
    )
    lead(match, 0, "import", follow=[1])
    answer(match, 0, "pass")
    answer(match, 1, "bid:0")
    answer(match, 1, "take:soap:goods", "take:rope:goods")
    assert money(match) == [50, 20]
    answer(match, 0, "bid:10")
    answer(match, 1, "pass")
    answer(match, 0, "take:foxes:goods")
    assert match.over
    assert money(match)[0] == 40


def test_who_begins_at_the_target_ends_the_game_with_this_turn():
    """11.1 In a position that begins there."""
    match = begin(trader(credits=50))
    assert asked(match) == [(0, "lead")]
    assert view(match).last_turn is True
    answer(match, 0, "draw")
    assert match.over


def test_anybody_can_reach_the_target():
    """11.1 A follower, or the owner of a ship who is paid."""
    match = begin(
        trader("pens"), trader("rice", credits=48, ships=[harbour(), sea("soap rope foxes")])
    )
    lead(match, 0, "import")
    answer(match, 0, "take:soap:goods", "take:rope:goods")
    assert money(match) == [10, 50]
    assert match.over
    assert match.winners == [1]


def test_a_turn_below_the_target_is_followed_by_another():
    """11.1"""
    match = begin(trader("laptops", credits=48), trader(credits=48))
    for seat in (0, 1, 0, 1):
        assert asked(match) == [(seat, "lead")]
        next_turn(match)
    assert not match.over


def test_the_target_in_force_at_that_moment_counts():
    """11.1 MRI Machines: 70 for all, from their arrival on."""
    match = begin(trader(credits=60, shipments="mri_machines"), trader(credits=68))
    answer(match, 0, "draw")
    assert asked(match) == [(1, "lead")]
    assert view(match).target == 70
    match = begin(trader(credits=70, shipments="mri_machines"), target=80)
    answer(match, 0, "draw")
    assert match.over


def test_reached_before_the_target_rose_is_reached():
    """11.1 The payout makes 50 before MRI Machines arrive."""
    match = begin(trader(credits=44, completes="mri_machines"))
    complete(match)
    assert player(match, 0).shipments == ["mri_machines"]
    assert match.over


# -- empty piles


def test_the_game_ends_with_the_turn_in_which_both_piles_are_empty():
    """11.2 The turn is played to its end."""
    match = begin(
        trader("laptops drones", ships=[harbour("jets")]),
        trader(),
        deck="honey rice",
        deck_only=True,
    )
    lead(match, 0, "load", "laptops")
    assert view(match).last_turn is True
    assert asked(match) == [(0, "load")]
    answer(match, 0, "load:drones:technology-1")
    assert asked(match) == [(0, "any-time")], "the contract could still be discarded"
    answer(match, 0, "done")
    assert match.over
    assert view(match).discard == ["laptops"]


def test_one_card_left_is_not_empty():
    """11.2"""
    match = begin(trader("technology*4"), deck="honey rice", deck_only=True)
    answer(match, 0, "draw")
    assert not match.over
    assert view(match).deck_size == 1
    answer(match, 1, "draw")
    assert match.over


def test_a_discard_pile_to_shuffle_keeps_the_game_going():
    """11.2, 3.8"""
    match = begin(trader("technology*4"), deck="honey", discard="soap rope", deck_only=True)
    answer(match, 0, "draw")
    assert not match.over
    assert view(match).deck_size == 2


def test_a_card_turned_up_for_the_island_can_be_the_last():
    """11.2, 6.1"""
    match = begin(trader(completes="drones"), deck="honey", deck_only=True)
    complete(match)
    assert view(match).island == ["honey"]
    assert match.over


# -- winning by a power


def test_a_power_can_win_at_once():
    """11.3 The Mother Load, with the eighth illegal good; nothing else happens."""
    match = begin(
        trader(
            "pens",
            goods="illegal*7",
            shipments="the_mother_load cups rice honey",
            ships=[harbour(), sea("foxes soap")],
        ),
        trader(credits=48),
    )
    lead(match, 0, "import")
    answer(match, 0, "take:foxes:goods")
    assert match.over
    assert match.winners == [0]
    assert told(match, None, "win")[0]["seat"] == 0
    assert score(match, 1) > score(match, 0)


def test_at_the_end_powers_do_not_win_any_more():
    """11.3, 11.4 A good that comes by Diamond Rings at the end is the eighth: too late."""
    match = ending(
        trader(credits=0, goods="illegal*7", shipments="the_mother_load diamond_rings big_cats"),
        trader(credits=48),
    )
    answer(match, 0, "use:diamond_rings:big_cats")
    assert match.over
    assert score(match, 0, "goods:illegal") == 16
    assert match.winners == [1]


# -- choices at the end


def test_end_of_game_choices_are_made_clockwise_from_the_leader():
    """11.4 Telescopes in two harbours, the leader in the middle."""
    match = ending(
        trader(goods="drones", shipments="telescopes"),
        trader(goods="sauna", shipments="diamond_rings"),
        leader=1,
    )
    assert asked(match) == [(1, "final")]
    answer(match, 1, "done")
    assert asked(match) == [(0, "final")]
    answer(match, 0, "use:telescopes:drones")
    assert match.over
    assert score(match, 0, "credits") == 14
    assert score(match, 0, "goods:technology") == 0


def test_a_player_uses_them_one_by_one_in_any_order():
    """11.4"""
    match = ending(
        trader(goods="drones jets", shipments="telescopes diamond_rings"), trader(credits=48)
    )
    uses = {option.split(":")[1] for option in options(match, 0, "use:")}
    assert uses == {"telescopes", "diamond_rings"}
    answer(match, 0, "use:telescopes:drones")
    assert asked(match) == [(0, "final")]
    assert {option.split(":")[1] for option in options(match, 0, "use:")} == uses


def test_who_has_no_such_power_is_not_asked():
    """11.4, 13.2"""
    assert ending(trader(goods="drones"), trader(shipments="rice")).over


def test_nothing_can_be_answered_after_the_end():
    """11.1"""
    match = ending(trader(), trader())
    with pytest.raises(entrepot.NotYourQuestion):
        match.answer(0, "draw")
    assert match.pending == ()
