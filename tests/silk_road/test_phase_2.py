"""Chapter 5 of docs/rules/maritime-silk-road.md, and 3.3: the second phase."""

import pytest

import entrepot
from kit.silk_road import (
    GOODS,
    answer,
    asked,
    begin,
    coins,
    hand,
    market,
    options,
    own,
    player,
    told,
    view,
)

SILK = "silk silk silk silk silk silk"


def test_phase_2_offers_to_play_or_to_draw():
    """3.3 There is no passing here."""
    match = answer(begin(player("tea", ships="tea")), "phase-1 pass")
    assert options(match) == {*(f"play:tea:{good}" for good in GOODS), "draw"}


@pytest.mark.parametrize("move", ["play:tea:silk", "draw"])
def test_phase_2_is_one_thing_only(move):
    """3.3 Then it is the next player's turn."""
    match = begin(player("tea tea ore", ships="tea"), player(ships="ore"))
    answer(match, "phase-1 pass", f"phase-2 {move}")
    assert asked(match) == (1, "phase-1")


def test_with_an_empty_hand_one_can_only_draw():
    """3.3, 5.1 It is asked all the same."""
    match = answer(begin(player(ships="tea"), player("ore")), "phase-1 pass")
    assert asked(match) == (0, "phase-2")
    assert options(match) == {"draw"}


# -- play


@pytest.mark.parametrize(
    ("held", "ways"), [(1, 6), (2, 21), (3, 41), (4, 56), (5, 62), (6, 63), (7, 63), (10, 63)]
)
def test_any_number_of_cards_can_be_played_up_to_six(held, ways):
    """5.1 Six different goods lie open: as many ways as there are choices of places."""
    match = answer(begin(player("tea " * held), deck="ore"), "phase-1 pass")
    plays = options(match, "play")
    assert len(plays) == ways
    assert {len(play.split("+")) for play in plays} == set(range(1, min(held, 6) + 1))


def test_the_cards_played_are_of_one_good():
    """5.1"""
    match = answer(begin(player("tea tea ore"), market=SILK), "phase-1 pass")
    assert options(match) == {"play:tea:silk", "play:tea:silk+silk", "play:ore:silk", "draw"}


def test_only_own_cards_can_be_played():
    """5.1"""
    match = answer(begin(player("tea"), player("ore ore tea")), "phase-1 pass")
    assert options(match) == {*(f"play:tea:{good}" for good in GOODS), "draw"}
    with pytest.raises(entrepot.IllegalAnswer):
        match.answer(0, "play:ore:silk")


def test_cards_go_from_the_hand_to_the_market():
    """5.1, 5.2 What is not played stays in hand."""
    match = begin(player("tea tea tea ore"), player("tea"))
    answer(match, "phase-1 pass", "phase-2 play:tea:glass+ore")
    assert hand(match, 0) == "tea ore"
    assert hand(match, 1) == "tea"
    assert market(match) == "porcelain silk spice tea tea tea"


def test_what_is_played_and_what_is_covered_is_told():
    """5.1, 5.2, 7.3"""
    match = begin(player("tea tea tea ore"))
    answer(match, "phase-1 pass", "phase-2 play:tea:glass+ore")
    play, cover = told(match, None, "play", "cover")
    assert play == {
        "type": "play",
        "seat": 0,
        "cards": ["tea", "tea"],
        "from": "hand",
        "to": "market",
        "amount": 2,
    }
    assert cover == {
        "type": "cover",
        "seat": 0,
        "cards": ["glass", "ore"],
        "from": "market",
        "to": "covered",
    }


def test_all_six_places_can_be_covered_at_once():
    """5.1, 5.2 A seventh card stays in hand."""
    match = begin(player("tea " * 7, ships="tea"), deck="ore silk")
    covered = view(match).covered
    answer(match, "phase-1 pass", "phase-2 play:tea:glass+ore+porcelain+silk+spice+tea")
    assert market(match) == "tea tea tea tea tea tea"
    assert hand(match, 0) == "tea"
    assert coins(match) == [6, 0]
    assert sorted(view(match).covered) == sorted([*covered, *GOODS])


def test_six_cards_on_six_places_that_show_one_good():
    """5.1, 5.2"""
    match = answer(begin(player("tea " * 6), market=SILK), "phase-1 pass")
    covers = ["+".join(["silk"] * count) for count in range(1, 7)]
    assert options(match, "play") == {f"play:tea:{cover}" for cover in covers}
    answer(match, f"phase-2 play:tea:{covers[-1]}")
    assert market(match) == "tea tea tea tea tea tea"


def test_places_that_show_the_same_good_are_one_option():
    """5.2"""
    match = begin(player("glass glass"), market="tea silk tea silk silk ore")
    answer(match, "phase-1 pass")
    assert options(match, "play") == {
        "play:glass:tea",
        "play:glass:silk",
        "play:glass:ore",
        "play:glass:tea+tea",
        "play:glass:silk+tea",
        "play:glass:ore+tea",
        "play:glass:silk+silk",
        "play:glass:ore+silk",
    }


def test_a_good_is_covered_no_more_often_than_it_is_shown():
    """5.2 Each card has a place of its own."""
    match = begin(player("glass glass glass"), market="tea tea silk silk silk silk")
    answer(match, "phase-1 pass")
    assert "play:glass:tea+tea+tea" not in options(match)
    answer(match, "phase-2 play:glass:silk+tea+tea")
    assert market(match) == "glass glass glass silk silk silk"


def test_cards_of_one_play_lie_on_different_places():
    """5.2 Three cards over equal places show three times."""
    match = begin(player("tea tea tea", ships="tea"), market=SILK)
    answer(match, "phase-1 pass", "phase-2 play:tea:silk+silk+silk")
    assert market(match) == "silk silk silk tea tea tea"
    assert coins(match) == [3, 0]


def test_a_place_that_shows_the_same_good_may_be_covered():
    """5.2 The market looks the same afterwards, and it pays."""
    match = begin(player("tea tea", ships="tea"), market="tea tea tea ore ore ore")
    covered = view(match).covered.count("tea")
    answer(match, "phase-1 pass", "phase-2 play:tea:tea+tea")
    assert market(match) == "ore ore ore tea tea tea"
    assert coins(match) == [3, 0]
    assert view(match).covered.count("tea") == covered + 2


def test_covered_cards_earn_nothing():
    """5.2, 5.3 Seat 1 covers two teas, so one is left beside the new one."""
    match = begin(
        player("tea", ships="tea"),
        player("silk silk"),
        market="tea tea tea ore ore ore",
    )
    answer(match, "phase-1 pass", "phase-2 draw")
    answer(match, "phase-1 pass", "phase-2 play:silk:tea+tea")
    answer(match, "phase-1 pass", "phase-2 play:tea:ore")
    assert coins(match) == [2, 0]


# -- income


def test_income_is_places_times_ships():
    """5.3 Two cards join one that lies there already: three coins for each ship."""
    match = begin(
        player("spice spice", ships="spice glass spice"),
        player(ships="spice"),
        market="spice glass glass tea tea ore",
    )
    answer(match, "phase-1 pass", "phase-2 play:spice:tea+tea")
    assert coins(match) == [6, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_earns_whosever_turn_it_is(players):
    """5.3"""
    carried = ["ore", "tea", "tea tea", "tea ore"]
    match = begin(
        *[player("tea", ships=goods) for goods in carried[:players]],
        market="tea silk silk silk silk silk",
    )
    answer(match, "phase-1 pass", "phase-2 play:tea:silk")
    assert coins(match) == [0, 2, 4, 2][:players]


def test_only_the_good_that_was_played_earns():
    """5.3 Glass lies there five times and brings nothing."""
    match = begin(
        player("ore", ships="glass glass ore"),
        player(ships="glass"),
        market="glass glass glass glass glass tea",
    )
    answer(match, "phase-1 pass", "phase-2 play:ore:tea")
    assert coins(match) == [1, 0]


def test_income_is_told_clockwise_for_those_who_earn():
    """5.3 Beginning with the player whose turn it is; who earns nothing is not named."""
    carried = ["tea", "tea tea", "ore", "tea ore"]
    match = begin(*[player("tea", ships=goods) for goods in carried], first=3)
    answer(match, "phase-1 pass", "phase-2 play:tea:silk")
    assert [event["seat"] for event in told(match, None, "income")] == [3, 0, 1]
    assert told(match, 1, "income")[2] == {
        "type": "income",
        "seat": 1,
        "cards": ["tea"],
        "amount": 4,
    }


def test_income_is_added_to_what_one_has():
    """5.3"""
    match = begin(player("tea", coins=7, ships="tea"), player(coins=4, ships="tea"), market=SILK)
    answer(match, "phase-1 pass", "phase-2 play:tea:silk")
    assert coins(match) == [8, 5]


def test_a_licence_adds_two_coins():
    """5.4 Once for each play, however many ships earn."""
    match = begin(player("tea", ships="tea tea", licences=1), player(ships="tea"), market=SILK)
    answer(match, "phase-1 pass", "phase-2 play:tea:silk")
    assert coins(match) == [2 + 2, 1]


def test_a_licence_adds_two_coins_on_a_rivals_turn():
    """5.4"""
    match = begin(player("tea", ships="tea"), player(ships="tea", licences=1), market=SILK)
    answer(match, "phase-1 pass", "phase-2 play:tea:silk")
    assert coins(match) == [1, 1 + 2]
    assert told(match, 1, "income")[1]["amount"] == 3


def test_two_licences_add_four_coins():
    """5.4, 4.3"""
    match = begin(player("tea", ships="tea"), player(ships="tea", licences=2), market=SILK)
    answer(match, "phase-1 pass", "phase-2 play:tea:silk")
    assert coins(match) == [1, 1 + 4]


def test_a_licence_adds_nothing_to_nothing():
    """5.4 Neither for a rival nor for the player who played."""
    match = begin(
        player("tea", ships="ore", licences=1), player(ships="silk", licences=1), market=SILK
    )
    answer(match, "phase-1 pass", "phase-2 play:tea:silk")
    assert coins(match) == [0, 0]
    assert told(match, None, "income") == []


# -- draw


def test_drawing_takes_the_top_two_cards():
    """5.5"""
    match = begin(player("tea", ships="silk ore"), player("tea"), deck="silk ore glass glass")
    answer(match, "phase-1 pass", "phase-2 draw")
    assert hand(match, 0) == "silk tea ore"
    assert hand(match, 1) == "tea"
    assert view(match).deck_size == 2
    answer(match, "phase-1 pass", "phase-2 draw")
    assert hand(match, 1) == "tea glass glass"


def test_drawing_earns_nothing():
    """5.5, 5.3"""
    match = begin(player(ships="silk", licences=2), market=SILK)
    answer(match, "phase-1 pass", "phase-2 draw")
    assert coins(match) == [0, 0]


def test_with_one_card_left_one_is_drawn():
    """5.5"""
    match = begin(player("tea"), deck="silk")
    answer(match, "phase-1 pass", "phase-2 draw")
    assert hand(match, 0) == "silk tea"
    assert told(match, 0, "draw") == [
        {
            "type": "draw",
            "seat": 0,
            "cards": ["silk"],
            "from": "deck",
            "to": "hand",
            "amount": 1,
            "cause": "draw",
        }
    ]


def test_a_hand_has_no_limit():
    """5.5"""
    match = begin(player("tea " * 10 + "ore " * 10), player(), deck="silk glass spice")
    answer(match, "phase-1 pass", "phase-2 draw")
    assert own(match, 0).hand_size == 22


# -- extra draws


@pytest.mark.parametrize("move", ["play:tea:ore", "draw"])
def test_an_exchange_offers_a_card_after_playing_and_after_drawing(move):
    """5.6"""
    match = begin(player("tea", exchanges=1))
    answer(match, "phase-1 pass", f"phase-2 {move}")
    assert asked(match) == (0, "extra-draw")
    assert options(match) == {"yes", "no"}
    before = own(match, 0).hand_size
    answer(match, "extra-draw yes")
    assert own(match, 0).hand_size == before + 1
    assert asked(match) == (1, "phase-1")
    assert told(match, None, "draw")[-1] == {
        "type": "draw",
        "seat": 0,
        "from": "deck",
        "to": "hand",
        "amount": 1,
        "cause": "exchange",
    }


def test_an_extra_draw_can_be_declined():
    """5.6"""
    match = begin(player(exchanges=1), deck="tea tea ore ore")
    answer(match, "phase-1 pass", "phase-2 draw", "extra-draw no")
    assert hand(match, 0) == "tea tea"
    assert view(match).deck_size == 2
    assert asked(match) == (1, "phase-1")


@pytest.mark.parametrize(
    ("first", "second", "drawn"),
    [
        ("yes", "yes", "tea spice glass ore"),
        ("yes", "no", "tea spice glass"),
        ("no", "yes", "tea spice glass"),
        ("no", "no", "tea spice"),
    ],
)
def test_two_exchanges_are_two_decisions(first, second, drawn):
    """5.6, 4.3 Declining one does not decline the other."""
    match = begin(player(exchanges=2), deck="tea spice glass ore silk")
    answer(match, "phase-1 pass", "phase-2 draw")
    answer(match, f"extra-draw {first}", f"extra-draw {second}")
    assert hand(match, 0) == drawn
    assert asked(match) == (1, "phase-1")


def test_one_sees_the_first_extra_card_before_deciding_about_the_second():
    """5.6"""
    match = begin(player(exchanges=2), deck="tea spice glass ore silk")
    answer(match, "phase-1 pass", "phase-2 draw", "extra-draw yes")
    assert asked(match) == (0, "extra-draw")
    assert hand(match, 0) == "tea spice glass"


def test_exchanges_work_on_the_own_turn_only():
    """5.6"""
    match = begin(player(), player(exchanges=2))
    answer(match, "phase-1 pass", "phase-2 draw")
    assert asked(match) == (1, "phase-1")
