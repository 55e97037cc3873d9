"""Chapters 1 and 2 of docs/rules/maritime-silk-road.md: the box, and how a game begins."""

from collections import Counter

import pytest

import entrepot
from kit.silk_road import (
    GAME,
    GOODS,
    answer,
    asked,
    begin,
    cards_of_all,
    coins,
    hand,
    options,
    play_out,
    player,
    questions,
    seats,
    ships,
    told,
    view,
)

PRICES = [("ship", 10), ("licence", 11), ("porter", 12), ("exchange", 8)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_eleven_cards_of_each_good(players):
    """1.1 With the deck drawn to its end, all cards lie open or in a hand."""
    match = play_out(entrepot.new(GAME, players, seed=1), "pass", "draw")
    assert Counter(cards_of_all(match)) == dict.fromkeys(GOODS, 11)


def test_the_supply_begins_with_five_cubes_of_each_good():
    """1.1"""
    match = entrepot.new(GAME, 2, seed=1)
    assert view(match).supply == dict.fromkeys(GOODS, 5)


def test_there_are_fourteen_ships_and_two_of_each_other_special_card():
    """1.2 What is for sale and what the players own makes 14 and 2, 2, 2."""
    match = begin(player(ships="tea tea ore"), player(ships="ore " * 4, licences=1, exchanges=2))
    assert view(match).shop == {"ship": 7, "licence": 1, "porter": 2, "exchange": 0}


@pytest.mark.parametrize(("special", "price"), PRICES)
def test_a_special_card_can_be_bought_for_exactly_its_price(special, price):
    """1.2 To the coin: one less is not enough, and nothing is left after."""
    assert f"buy:{special}" not in options(begin(player(coins=price - 1, ships="tea")))
    match = begin(player(coins=price, ships="tea"))
    answer(match, f"phase-1 buy:{special}")
    assert coins(match) == [0, 0]


def test_coins_never_run_out():
    """1.3 There is no bank that could be empty."""
    match = begin(
        player("ore ore", coins=5000, ships="ore ore ore", licences=2),
        player(coins=5000, ships="ore ore"),
        market="ore ore ore ore tea tea",
    )
    answer(match, "phase-1 pass", "phase-2 play:ore:tea+tea")
    assert coins(match) == [5000 + 18 + 4, 5000 + 12]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_three_cards_and_no_coins(players):
    """2.1"""
    match = entrepot.new(GAME, players, seed=3)
    assert coins(match) == [0] * players
    assert [len(hand(match, seat).split()) for seat in seats(match)] == [3] * players


def test_the_cards_are_shuffled():
    """2.1 Other seeds, other hands; the same seed, the same hands."""
    hands = [hand(entrepot.new(GAME, 2, seed=seed), 0) for seed in range(30)]
    assert len(set(hands)) > 15
    assert hands == [hand(entrepot.new(GAME, 2, seed=n), 0) for n in range(30)]


@pytest.mark.parametrize(("players", "deck"), [(2, 54), (3, 51), (4, 48)])
def test_the_market_has_six_places_and_the_rest_is_the_deck(players, deck):
    """2.2"""
    table = view(entrepot.new(GAME, players, seed=4))
    assert len(table.market) == 6
    assert table.deck_size == deck
    assert table.covered == []


def test_the_market_is_told_to_everybody():
    """2.2"""
    match = entrepot.new(GAME, 3, seed=4)
    (event,) = told(match, None, "market")
    assert event == {
        "type": "market",
        "cards": view(match).market,
        "from": "deck",
        "to": "market",
    }


@pytest.mark.parametrize(("players", "for_sale"), [(2, 10), (3, 8), (4, 6)])
def test_everybody_has_two_ships_and_the_other_special_cards_are_for_sale(players, for_sale):
    """2.3 The ships are everybody's own before they are loaded."""
    match = entrepot.new(GAME, players, seed=5)
    assert view(match).shop["ship"] == for_sale
    while match.pending[0].kind == "load":
        match.answer(match.pending[0].seat, min(options(match)))
    table = view(match)
    assert [len(other.ships) for other in table.players] == [2] * players
    assert table.shop == {"ship": for_sale, "licence": 2, "porter": 2, "exchange": 2}
    specials = [(p.licences, p.porters, p.exchanges) for p in table.players]
    assert specials == [(0, 0, 0)] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_the_first_player(players):
    """2.4 No seat is favoured: each begins in about its share of 240 games."""
    first = Counter(entrepot.new(GAME, players, seed=seed).pending[0].seat for seed in range(240))
    share = 240 / players
    assert sorted(first) == list(range(players))
    assert all(0.7 * share < times < 1.3 * share for times in first.values())


def test_the_first_player_loads_first_and_has_the_first_turn():
    """2.4, 2.5"""
    for seed in range(8):
        match = entrepot.new(GAME, 4, seed=seed)
        (event,) = told(match, None, "first")
        first = event["seat"]
        assert asked(match) == (first, "load")
        assert view(match).first == first
        answer(match, *["load load:tea"] * 4, *["load load:ore"] * 4)
        assert asked(match) == (first, "phase-1")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ships_are_loaded_in_two_rounds_clockwise(players):
    """2.5"""
    match = entrepot.new(GAME, players, seed=6)
    first, order = match.pending[0].seat, []
    while match.pending[0].kind == "load":
        order.append(match.pending[0].seat)
        answer(match, "load load:tea" if len(order) <= players else "load load:silk")
    clockwise = [(first + i) % players for i in range(players)]
    assert order == clockwise * 2
    assert [ships(match, seat) for seat in seats(match)] == ["tea silk"] * players


def test_any_good_can_be_loaded_and_everybody_sees_it():
    """2.5"""
    match = entrepot.new(GAME, 2, seed=6)
    first = match.pending[0].seat
    assert options(match) == {f"load:{good}" for good in GOODS}
    answer(match, "load load:glass")
    assert told(match, 1 - first, "load") == [
        {"type": "load", "seat": first, "cards": ["glass"], "from": "supply", "to": "ship-1"}
    ]
    assert view(match).supply["glass"] == 4


def test_two_ships_may_carry_the_same_good():
    """2.5"""
    match = entrepot.new(GAME, 2, seed=6)
    answer(match, *["load load:ore"] * 4)
    assert (ships(match, 0), ships(match, 1)) == ("ore ore", "ore ore")


def test_a_good_without_a_cube_in_the_supply_can_not_be_loaded():
    """2.6 Five of eight ships take tea, so the other three can't."""
    match = entrepot.new(GAME, 4, seed=7)
    answer(match, *["load load:tea"] * 4)
    assert "load:tea" in options(match)
    answer(match, "load load:tea")
    assert options(match) == {f"load:{good}" for good in GOODS if good != "tea"}
    with pytest.raises(entrepot.IllegalAnswer):
        match.answer(match.pending[0].seat, "load:tea")


def test_a_good_without_a_cube_in_the_supply_can_not_be_exchanged_for():
    """2.6, 4.1 Tea is sold out, and a rival's cubes count as well."""
    match = begin(player(ships="ore tea tea"), player(ships="tea tea tea"))
    assert view(match).supply["tea"] == 0
    left = {"porcelain", "silk", "spice", "glass"}
    assert options(match, "exchange:1") == {f"exchange:1:{good}" for good in left}
    assert options(match, "exchange:2") == {f"exchange:2:{good}" for good in {*left, "ore"}}


def test_cubes_can_not_run_out_altogether():
    """2.6, 4.4 All 14 ships take 14 of 30 cubes: four goods are left at least."""
    match = begin(
        player(coins=99, ships="tea tea tea tea tea ore ore"),
        player(ships="ore ore ore silk silk silk silk"),
    )
    supply = view(match).supply
    assert supply == {"porcelain": 5, "silk": 1, "tea": 0, "spice": 5, "glass": 5, "ore": 0}
    assert options(match, "exchange:1") == {
        f"exchange:1:{good}" for good in ("porcelain", "silk", "spice", "glass")
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_cube_is_on_a_ship_or_in_the_supply_throughout_the_game(players):
    """2.6, 1.1 Every ship always carries one, and there are five of each."""
    match = entrepot.new(GAME, players, seed=8)
    for step, question in enumerate(questions(match)):
        ids = sorted(options(match))
        match.answer(question.seat, ids[step * 7 % len(ids)])
        table = view(match)
        carried = Counter(good for other in table.players for good in other.ships)
        assert {good: carried[good] + table.supply[good] for good in GOODS} == dict.fromkeys(
            GOODS, 5
        )
    assert step > 20
