"""Chapters 3 and 4 of docs/rules/maritime-silk-road.md: the turn, and its first phase."""

import pytest

import entrepot
from kit.silk_road import (
    GOODS,
    answer,
    asked,
    begin,
    coins,
    options,
    own,
    player,
    ships,
    told,
    view,
)


def others(*goods):
    """The goods that are not these."""
    return [good for good in GOODS if good not in goods]


# -- the turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_and_have_two_phases(players):
    """3.1 Two rounds, beginning with the last seat."""
    deck = " ".join(GOODS * 5)
    match = begin(*[player(ships="tea")] * players, deck=deck, first=players - 1)
    order = []
    for _ in range(2 * players):
        order += [asked(match)]
        answer(match, "phase-1 pass")
        order += [asked(match)]
        answer(match, "phase-2 draw")
    seats = [players - 1, *range(players - 1)] * 2
    assert order == [(seat, kind) for seat in seats for kind in ("phase-1", "phase-2")]


def test_each_turn_is_told_once():
    """3.1 Also when it takes several answers."""
    match = begin(player(coins=12, ships="tea ore"), player(ships="silk"))
    answer(match, "phase-1 buy:porter", "exchange exchange:1:silk", "phase-2 draw")
    turns = [{"type": "turn", "seat": seat, "amount": seat + 1} for seat in (0, 1)]
    assert told(match, None, "turn") == turns
    assert match.view(None).turn == 2


def test_only_the_player_whose_turn_it_is_can_answer():
    """3.1"""
    match = begin(player(ships="tea"), player(ships="ore"))
    with pytest.raises(entrepot.NotYourQuestion):
        match.answer(1, "pass")
    assert asked(match) == (0, "phase-1")


def test_phase_1_offers_exchange_buy_and_pass():
    """3.2"""
    match = begin(player(coins=12, ships="tea"), player(ships="ore"))
    assert options(match) == {
        *(f"exchange:1:{good}" for good in others("tea")),
        "buy:ship",
        "buy:licence",
        "buy:porter",
        "buy:exchange",
        "pass",
    }


@pytest.mark.parametrize("move", ["exchange:1:ore", "buy:licence", "buy:exchange", "pass"])
def test_phase_1_is_one_thing_only(move):
    """3.2 Whatever was done, phase 2 follows."""
    match = begin(player(coins=99, ships="tea tea"))
    answer(match, f"phase-1 {move}")
    assert asked(match) == (0, "phase-2")


def test_phase_1_is_asked_even_when_only_passing_is_possible():
    """3.2, 4.8 A player without ships and coins."""
    match = begin(player(), player(ships="tea"))
    assert asked(match) == (0, "phase-1")
    assert options(match) == {"pass"}


# -- exchange


def test_an_exchange_swaps_the_cube_of_one_ship_with_the_supply():
    """4.1"""
    match = begin(player(ships="tea ore"), player(ships="tea"))
    answer(match, "phase-1 exchange:2:silk")
    assert (ships(match, 0), ships(match, 1)) == ("tea silk", "tea")
    supply = view(match).supply
    assert (supply["ore"], supply["silk"], supply["tea"]) == (5, 4, 3)
    assert told(match, None, "exchange") == [
        {"type": "exchange", "seat": 0, "cards": ["ore", "silk"], "from": "supply", "to": "ship-2"}
    ]


def test_a_cube_can_not_be_exchanged_for_one_of_the_same_good():
    """4.1 Ships are told apart even when they carry the same."""
    match = begin(player(ships="tea tea"), player(ships="ore ore ore"))
    assert options(match, "exchange") == {
        f"exchange:{ship}:{good}" for ship in (1, 2) for good in others("tea")
    }


def test_an_exchange_costs_nothing():
    """4.1"""
    match = begin(player(coins=3, ships="tea"))
    answer(match, "phase-1 exchange:1:ore")
    assert coins(match) == [3, 0]


def test_without_a_porter_one_ship_is_exchanged():
    """4.1, 4.2 A rival's porters are no help."""
    match = begin(player(ships="tea ore silk"), player(ships="tea", porters=2))
    answer(match, "phase-1 exchange:1:ore")
    assert asked(match) == (0, "phase-2")


def test_a_porter_adds_one_more_ship():
    """4.2"""
    match = begin(player(ships="tea ore silk", porters=1))
    answer(match, "phase-1 exchange:1:glass")
    assert asked(match) == (0, "exchange")
    answer(match, "exchange exchange:3:glass")
    assert ships(match, 0) == "glass ore glass"
    assert asked(match) == (0, "phase-2")


def test_two_porters_make_three_exchanges_in_a_turn():
    """4.2, 4.3"""
    match = begin(player(ships="tea ore silk spice", porters=2))
    answer(match, "phase-1 exchange:4:glass", "exchange exchange:1:glass")
    assert asked(match) == (0, "exchange")
    answer(match, "exchange exchange:2:tea")
    assert ships(match, 0) == "glass tea silk glass"
    assert asked(match) == (0, "phase-2")


def test_a_ship_is_changed_at_most_once_in_a_turn():
    """4.2 The porter's exchange is of another ship, to any other good with a cube."""
    match = begin(player(ships="tea ore silk", porters=2))
    answer(match, "phase-1 exchange:2:glass")
    assert options(match) == {
        *(f"exchange:1:{good}" for good in others("tea")),
        *(f"exchange:3:{good}" for good in others("silk")),
        "done",
    }
    answer(match, "exchange exchange:1:ore")
    assert options(match) == {*(f"exchange:3:{good}" for good in others("silk")), "done"}


def test_porters_without_another_ship_ask_nothing():
    """4.2 Two porters, two ships: the third exchange has no ship."""
    match = begin(player(ships="tea ore", porters=2))
    answer(match, "phase-1 exchange:2:glass", "exchange exchange:1:glass")
    assert asked(match) == (0, "phase-2")
    match = begin(player(ships="tea", porters=1))
    answer(match, "phase-1 exchange:1:glass")
    assert asked(match) == (0, "phase-2")


def test_a_porter_need_not_be_used():
    """4.2 And who stops does not come back to the second porter."""
    match = begin(player(ships="tea ore silk", porters=2))
    answer(match, "phase-1 exchange:1:glass", "exchange done")
    assert ships(match, 0) == "glass ore silk"
    assert asked(match) == (0, "phase-2")


def test_a_cube_just_returned_can_be_taken_by_the_porter():
    """4.2 Exchanges are made one after another: the last spice goes from ship 1 to ship 2."""
    match = begin(player(ships="spice tea", porters=1), player(ships="spice spice spice spice"))
    assert "exchange:2:spice" not in options(match)
    answer(match, "phase-1 exchange:1:ore", "exchange exchange:2:spice")
    assert ships(match, 0) == "ore spice"


def test_a_cube_just_taken_is_gone_for_the_porter():
    """4.2, 2.6"""
    match = begin(player(ships="spice tea", porters=1), player(ships="ore ore ore ore"))
    answer(match, "phase-1 exchange:1:ore")
    assert options(match, "exchange:2") == {f"exchange:2:{good}" for good in others("tea", "ore")}


def test_porters_do_not_work_when_passing_or_buying_something_else():
    """4.2 They add to an exchange; they are no exchange of their own."""
    for move in ("pass", "buy:licence"):
        match = begin(player(coins=11, ships="tea ore", porters=2))
        answer(match, f"phase-1 {move}")
        assert asked(match) == (0, "phase-2")


def test_in_the_next_turn_every_ship_can_be_changed_again():
    """4.2"""
    match = begin(player(ships="tea ore", porters=1), player(ships="tea"))
    answer(match, "phase-1 exchange:1:silk", "exchange exchange:2:silk", "phase-2 draw")
    answer(match, "phase-1 pass", "phase-2 draw")
    answer(match, "phase-1 exchange:1:tea", "exchange exchange:2:ore")
    assert ships(match, 0) == "tea ore"


# -- buy


def test_a_card_is_paid_at_once_and_no_longer_for_sale():
    """4.3"""
    match = begin(player(coins=20, ships="tea"), player(coins=5))
    answer(match, "phase-1 buy:licence")
    assert coins(match) == [9, 5]
    assert view(match).shop == {"ship": 10, "licence": 1, "porter": 2, "exchange": 2}
    assert told(match, None, "buy") == [{"type": "buy", "seat": 0, "to": "licence", "amount": 11}]


def test_what_one_can_not_pay_is_not_offered():
    """4.3"""
    match = begin(player(coins=10, ships="tea"), player(coins=99))
    assert options(match, "buy") == {"buy:ship", "buy:exchange"}
    with pytest.raises(entrepot.IllegalAnswer):
        match.answer(0, "buy:licence")
    assert coins(match) == [10, 99]


@pytest.mark.parametrize("special", ["licence", "porter", "exchange"])
def test_the_last_card_of_a_kind_can_be_bought_but_no_more(special):
    """4.3 One is with a rival, the last is bought, a third does not exist."""
    rival = player(coins=99, ships="ore") | {f"{special}s": 1}
    match = begin(player(coins=99, ships="tea"), rival)
    answer(match, f"phase-1 buy:{special}")
    if special == "porter":
        answer(match, "exchange done")
    assert view(match).shop[special] == 0
    answer(match, "phase-2 draw")
    if special == "exchange":
        answer(match, "extra-draw no")
    assert asked(match) == (1, "phase-1")
    assert options(match, "buy") == {
        f"buy:{other}" for other in ("ship", "licence", "porter", "exchange") if other != special
    }


def test_the_last_ship_can_be_bought_but_no_more():
    """4.3, 4.4 Thirteen ships are at sea."""
    match = begin(
        player(coins=99, ships="tea tea tea tea ore ore ore"),
        player(coins=99, ships="silk silk silk glass glass glass"),
    )
    assert view(match).shop["ship"] == 1
    answer(match, "phase-1 buy:ship", "load load:spice", "phase-2 draw")
    assert view(match).shop["ship"] == 0
    assert options(match, "buy") == {"buy:licence", "buy:porter", "buy:exchange"}


def test_equal_cards_add_up():
    """4.3 The second licence, bought in a later turn."""
    match = begin(player("tea tea", coins=22, ships="tea"), player(ships="ore"), market="ore " * 6)
    answer(match, "phase-1 buy:licence", "phase-2 play:tea:ore")
    assert coins(match)[0] == 11 + 1 + 2
    answer(match, "phase-1 pass", "phase-2 draw", "phase-1 buy:licence", "phase-2 play:tea:ore")
    assert own(match, 0).licences == 2
    assert coins(match)[0] == 3 + 2 + 4


def test_a_ship_is_loaded_at_once_with_a_cube_of_choice():
    """4.4"""
    match = begin(player(coins=10, ships="tea ore"), player(ships="ore ore ore ore"))
    answer(match, "phase-1 buy:ship")
    assert asked(match) == (0, "load")
    assert coins(match) == [0, 0]
    assert options(match) == {f"load:{good}" for good in others("ore")}
    answer(match, "load load:silk")
    assert ships(match, 0) == "tea ore silk"
    assert view(match).supply["silk"] == 4
    assert told(match, None, "load") == [
        {"type": "load", "seat": 0, "cards": ["silk"], "from": "supply", "to": "ship-3"}
    ]
    assert asked(match) == (0, "phase-2")


def test_a_new_ship_earns_in_the_same_turn():
    """4.4, 4.3"""
    match = begin(player("tea", coins=10, ships="ore"), market="tea tea silk silk silk ore")
    answer(match, "phase-1 buy:ship", "load load:tea", "phase-2 play:tea:silk")
    assert coins(match) == [3, 0]


def test_a_new_ship_can_be_exchanged_in_a_later_turn():
    """4.4, 4.1"""
    match = begin(player(coins=10, ships="ore"))
    answer(match, "phase-1 buy:ship", "load load:tea", "phase-2 draw", "phase-1 pass")
    answer(match, "phase-2 draw", "phase-1 exchange:2:glass")
    assert ships(match, 0) == "ore glass"


def test_a_licence_works_in_the_turn_it_is_bought():
    """4.5, 4.3"""
    match = begin(player("tea", coins=11, ships="tea"), market="silk " * 6)
    answer(match, "phase-1 buy:licence")
    assert asked(match) == (0, "phase-2")
    answer(match, "phase-2 play:tea:silk")
    assert coins(match) == [1 + 2, 0]


def test_a_porter_lets_its_buyer_exchange_one_cube_at_once():
    """4.6 One, not two: there was no exchange that it could add to."""
    match = begin(player(coins=12, ships="tea ore"))
    answer(match, "phase-1 buy:porter")
    assert own(match, 0).porters == 1
    assert coins(match) == [0, 0]
    assert options(match) == {
        *(f"exchange:1:{good}" for good in others("tea")),
        *(f"exchange:2:{good}" for good in others("ore")),
        "done",
    }
    answer(match, "exchange exchange:2:tea")
    assert ships(match, 0) == "tea tea"
    assert asked(match) == (0, "phase-2")


def test_the_second_porter_gives_one_exchange_at_once_too():
    """4.6"""
    match = begin(player(coins=12, ships="tea ore silk", porters=1))
    answer(match, "phase-1 buy:porter", "exchange exchange:1:glass")
    assert asked(match) == (0, "phase-2")
    assert own(match, 0).porters == 2


def test_the_exchange_of_a_new_porter_can_be_declined():
    """4.6"""
    match = begin(player(coins=12, ships="tea ore"))
    answer(match, "phase-1 buy:porter", "exchange done")
    assert ships(match, 0) == "tea ore"
    assert asked(match) == (0, "phase-2")


def test_a_porter_helps_from_the_next_exchange_on():
    """4.6, 4.2"""
    match = begin(player(coins=12, ships="tea ore"))
    answer(match, "phase-1 buy:porter", "exchange done", "phase-2 draw")
    answer(match, "phase-1 pass", "phase-2 draw")
    answer(match, "phase-1 exchange:1:glass", "exchange exchange:2:glass")
    assert ships(match, 0) == "glass glass"


def test_a_new_porter_without_ships_asks_nothing():
    """4.6"""
    match = begin(player(coins=12))
    answer(match, "phase-1 buy:porter")
    assert asked(match) == (0, "phase-2")


def test_an_exchange_works_in_the_turn_it_is_bought():
    """4.7, 4.3"""
    match = begin(player(coins=8, ships="tea"))
    answer(match, "phase-1 buy:exchange")
    assert own(match, 0).exchanges == 1
    assert asked(match) == (0, "phase-2")
    answer(match, "phase-2 draw")
    assert asked(match) == (0, "extra-draw")


def test_a_second_exchange_adds_to_the_first():
    """4.7, 4.3, 5.6"""
    match = begin(player(coins=8, exchanges=1))
    answer(match, "phase-1 buy:exchange", "phase-2 draw", "extra-draw yes", "extra-draw yes")
    assert own(match, 0).exchanges == 2
    assert own(match, 0).hand_size == 4


def test_passing_changes_nothing():
    """4.8 Even for a player who could do a lot."""
    match = begin(player("tea", coins=99, ships="tea ore", porters=2, exchanges=1))
    before = match.view(0)
    answer(match, "phase-1 pass")
    after = match.view(0)
    for seen in (before, after):
        seen.pending, seen.question = [], None
    assert after == before
    assert told(match, None, "pass") == [{"type": "pass", "seat": 0}]
