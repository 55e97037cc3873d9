"""Position documents of Maritime Silk Road: what they say, how they fail, and that they return."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

import entrepot
from kit.games import without_ids
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
    own,
    play_out,
    player,
    position,
    questions,
    seats,
    view,
)

TWO: list[dict[str, Any]] = [{}, {}]


def load(**fields):
    return entrepot.load({"game": GAME, "players": TWO, **fields})


def looks(match):
    """All that anybody sees and may do; the numbers of questions count from the document on."""
    views = [without_ids(match.view(eye)) for eye in (None, *seats(match))]
    pending = [(q.seat, q.kind, [option.id for option in q.options]) for q in match.pending]
    return views, pending, match.winners, match.scores


# -- what a position says


def test_what_is_left_out_is_empty_or_zero():
    """The market is filled, and the rest is the deck."""
    match = load()
    table = view(match)
    assert asked(match) == (0, "phase-1")
    assert own(match, 0) == own(match, 1)
    assert to_builtins(own(match, 0)) == {
        "hand_size": 0,
        "hand": [],
        "coins": 0,
        "ships": [],
        "licences": 0,
        "porters": 0,
        "exchanges": 0,
    }
    assert (len(table.market), table.deck_size, table.covered) == (6, 60, [])
    assert (table.first, table.turn, table.options.show_coins) == (0, 1, False)


def test_a_position_is_what_it_says():
    match = begin(
        player("ore tea", coins=5, ships="tea ore", licences=1, porters=1, exchanges=1),
        player("silk", coins=8, ships="glass", licences=1, porters=1, exchanges=1),
        player(),
        market="tea tea ore ore silk glass",
        deck="spice spice tea",
        first=1,
        turn=30,
        show_coins=True,
    )
    assert asked(match) == (1, "phase-1")
    table = view(match, 1)
    assert to_builtins(table.players) == [
        {
            "hand_size": 2,
            "coins": 5,
            "ships": ["tea", "ore"],
            "licences": 1,
            "porters": 1,
            "exchanges": 1,
        },
        {
            "hand_size": 1,
            "hand": ["silk"],
            "coins": 8,
            "ships": ["glass"],
            "licences": 1,
            "porters": 1,
            "exchanges": 1,
        },
        {"hand_size": 0, "coins": 0, "ships": [], "licences": 0, "porters": 0, "exchanges": 0},
    ]
    assert table.market == ["tea", "tea", "ore", "ore", "silk", "glass"]
    assert table.deck_size == 3
    assert (table.first, table.turn) == (1, 31)
    assert hand(match, 0) == "tea ore"


def test_the_deck_is_written_top_first():
    match = begin(player(), player(), deck="spice tea silk ore")
    answer(match, "phase-1 pass", "phase-2 draw")
    assert hand(match, 0) == "tea spice"


def test_cards_named_nowhere_lie_under_the_deck():
    """In an order that comes from the seed."""
    ends = []
    for seed in (1, 1, 2):
        match = load(deck=["spice", "tea"], market=["ore"] * 6, seed=seed)
        assert view(match).deck_size == 60
        answer(match, "phase-1 pass", "phase-2 draw")
        assert hand(match, 0) == "tea spice"
        play_out(match, "pass", "draw")
        assert Counter(cards_of_all(match)) == dict.fromkeys(GOODS, 11)
        ends.append([hand(match, seat) for seat in seats(match)])
    assert ends[0] == ends[1] != ends[2]


def test_deck_only_covers_all_other_cards():
    match = begin(player("tea"), deck="ore silk")
    table = view(match)
    assert table.deck_size == 2
    assert len(table.covered) == 66 - 1 - 2 - 6


def test_covered_cards_can_be_named():
    match = load(covered=["ore", "tea", "ore"], market=["tea"] * 6)
    assert view(match).covered == ["tea", "ore", "ore"]
    assert view(match).deck_size == 66 - 6 - 3


def test_a_position_may_hold_answers():
    match = entrepot.load(
        position(
            player(coins=12, ships="tea"),
            answers=[[0, "phase-1", "buy:porter"], [0, "exchange", "exchange:1:ore"]],
        )
    )
    assert asked(match) == (0, "phase-2")
    assert own(match, 0).ships == ["ore"]


def test_a_position_may_be_text():
    document = position(player("tea", coins=2))
    for written in (json.dumps(document), json.dumps(document).encode()):
        assert looks(entrepot.load(written)) == looks(entrepot.load(document))


def test_a_position_before_set_up_is_a_new_game():
    match = load(setup=True, seed=5, players=[{}, {}, {}])
    assert looks(match) == looks(entrepot.new(GAME, 3, seed=5))


def test_loading_changes_nothing_in_the_document():
    document = position(player("tea", ships="tea ore"), answers=[[0, "phase-1", "pass"]])
    before = json.dumps(document)
    answer(entrepot.load(document), "phase-2 draw")
    assert json.dumps(document) == before


def test_all_fourteen_ships_can_be_placed():
    match = begin(player(ships="tea " * 5 + "ore " * 5 + "silk " * 2), player(ships="silk " * 2))
    assert view(match).shop["ship"] == 0


# -- positions that are none


FAULTS: dict[str, tuple[str, dict[str, Any]]] = {
    "an unknown good in hand": ("players[1].hand[1]", {"players": [{}, {"hand": ["tea", "wool"]}]}),
    "an unknown good on a ship": ("players[0].ships[0]", {"players": [{"ships": ["Tea"]}, {}]}),
    "an unknown good on the market": ("market[2]", {"market": ["tea", "ore", "rum", *GOODS[:3]]}),
    "an unknown good in the deck": ("deck[0]", {"deck": ["rum"]}),
    "an unknown good that is covered": ("covered[0]", {"covered": [""]}),
    "a good that is a number": ("market[5]", {"market": [*GOODS[:5], 5]}),
    "a hand that is no list": ("players[0].hand", {"players": [{"hand": "tea"}, {}]}),
    "five market places": ("market", {"market": ["tea"] * 5}),
    "seven market places": ("market", {"market": ["tea"] * 7}),
    "a twelfth card in hands": (
        "players[1].hand[1]",
        {"players": [{"hand": ["tea"] * 10}, {"hand": ["tea", "tea"]}]},
    ),
    "a twelfth card on the market": (
        "market[1]",
        {"players": [{"hand": ["tea"] * 10}, {}], "market": ["tea"] * 6},
    ),
    "a twelfth card in the deck": ("deck[11]", {"deck": ["ore"] * 12}),
    "a twelfth card that is covered": (
        "covered[5]",
        {"market": ["ore"] * 6, "covered": ["ore"] * 6},
    ),
    "no card left for the market": (
        "market",
        {"deck": [good for good in GOODS for _ in range(11)][5:]},
    ),
    "no deck": ("deck", {"deck_only": True}),
    "no card left for the deck": (
        "deck",
        {"market": GOODS, "covered": [good for good in GOODS for _ in range(10)]},
    ),
    "a sixth cube": ("players", {"players": [{"ships": ["tea"] * 3}, {"ships": ["tea"] * 3}]}),
    "fifteen ships": (
        "players",
        {"players": [{"ships": GOODS + GOODS}, {"ships": GOODS[:3]}]},
    ),
    "fourteen ships where a rival has the two of the start": (
        "players",
        {"players": [{"ships": GOODS + GOODS + ["tea"]}, {"ships": ["ore"]}]},
    ),
    "three licences with one player": ("players[1].licences", {"players": [{}, {"licences": 3}]}),
    "three licences": ("players", {"players": [{"licences": 1}, {"licences": 2}]}),
    "three porters": ("players", {"players": [{"porters": 2}, {"porters": 1}]}),
    "three exchanges": ("players", {"players": [{"exchanges": 2}, {"exchanges": 2}]}),
    "less than no porter": ("players[0].porters", {"players": [{"porters": -1}, {}]}),
    "debts": ("players[0].coins", {"players": [{"coins": -1}, {}]}),
    "half a coin": ("players[0].coins", {"players": [{"coins": 0.5}, {}]}),
    "a player's field that is unknown": ("players[1].crew", {"players": [{}, {"crew": 3}]}),
    "a field that is unknown": ("wind", {"wind": "east"}),
    "one player": ("players", {"players": [{}]}),
    "five players": ("players", {"players": [{}] * 5}),
    "players that are no list": ("players", {"players": 2}),
    "a first player who is not there": ("first", {"first": 2}),
    "a first player below zero": ("first", {"first": -1}),
    "a turn below zero": ("turn", {"turn": -1}),
    "a seed that JSON readers could round": ("seed", {"seed": 2**53}),
    "a seed below zero": ("seed", {"seed": -1}),
    "a seed of too few digits": ("seed", {"seed": "ab" * 31}),
    "a generator that is none": ("rng", {"rng": "12"}),
    "a generator with half a key": ("rng", {"rng": "ab" * 24}),
    "an unknown option": ("options.show", {"options": {"show": True}}),
    "an option of the wrong kind": ("options.show_coins", {"options": {"show_coins": "yes"}}),
    "an answer that is none": ("answers[0]", {"answers": [[0, "pass"]]}),
    "a table beside set-up": ("market", {"setup": True, "market": GOODS}),
    "a player beside set-up": ("players[1]", {"setup": True, "players": [{}, {"coins": 1}]}),
    "an unknown game": ("game", {"game": "silk-road", "market": GOODS}),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bad_position_is_refused_by_the_name_of_its_field(fault):
    field, fields = FAULTS[fault]
    with pytest.raises(entrepot.BadDocument) as refused:
        load(**fields)
    assert refused.value.field == field
    assert str(refused.value)


@pytest.mark.parametrize("name", ["game", "players"])
def test_a_position_names_its_game_and_players(name):
    document = position(player())
    del document[name]
    with pytest.raises(entrepot.BadDocument) as refused:
        entrepot.load(document)
    assert refused.value.field == name


@pytest.mark.parametrize("document", [None, 7, [], "", "[]", "{", b"\xff", '{"game": 3}'])
def test_what_is_no_position_at_all_is_refused(document):
    with pytest.raises(entrepot.BadDocument) as refused:
        entrepot.load(document)
    assert str(refused.value)


@pytest.mark.parametrize(
    ("answers", "index"),
    [
        ([[0, "phase-1", "swim"]], 0),
        ([[0, "phase-1", "pass"], [0, "phase-1", "pass"]], 1),
        ([[0, "phase-1", "pass"], [1, "phase-2", "draw"]], 1),
        ([[0, "phase-1", "pass"], [0, "phase-2", "draw"], [1, "phase-1", "pass"]], 2),
    ],
)
def test_answers_that_do_not_fit_are_refused_by_their_number(answers, index):
    with pytest.raises(entrepot.Diverged) as refused:
        entrepot.load(position(player(), deck="tea", answers=answers))
    assert refused.value.index == index


# -- there and back


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("show_coins", [False, True])
def test_a_position_returns_at_every_moment_of_a_game(players, show_coins):
    """In set-up, between turns, within a turn and at the end: all see and may do the same."""
    chance = Random(players)
    match = entrepot.new(GAME, players, seed=players, show_coins=show_coins)
    kinds: Counter[str] = Counter()
    for question in questions(match):
        assert looks(entrepot.load(json.dumps(match.position()))) == looks(match)
        kinds[question.kind] += 1
        wanted = {"buy:porter", "buy:exchange", "yes"} & options(match) or options(match)
        match.answer(question.seat, chance.choice(sorted(wanted)))
    assert looks(entrepot.load(json.dumps(match.position()))) == looks(match)
    assert set(kinds) >= {"load", "phase-1", "exchange", "phase-2", "extra-draw"}


@pytest.mark.parametrize(
    "moves",
    [
        [],
        ["phase-1 buy:ship"],
        ["phase-1 buy:porter"],
        ["phase-1 buy:porter", "exchange exchange:2:tea"],
        ["phase-1 exchange:1:ore", "exchange exchange:2:tea"],
        ["phase-1 pass", "phase-2 play:tea:ore+ore"],
        ["phase-1 pass", "phase-2 draw", "extra-draw yes"],
        ["phase-1 pass", "phase-2 draw", "extra-draw yes", "extra-draw no", "phase-1 pass"],
    ],
)
def test_a_position_returns_from_the_middle_of_a_turn(moves):
    match = begin(
        player("tea tea ore", coins=14, ships="tea ore silk", porters=1, exchanges=2),
        player("glass", coins=3, ships="tea"),
        market="ore ore tea silk silk silk",
        deck="porcelain tea ore glass glass",
    )
    answer(match, *moves)
    again = entrepot.load(match.position())
    assert looks(again) == looks(match)
    assert again.position() == match.position()
    assert coins(play_out(again, "draw")) == coins(play_out(match, "draw"))


def test_a_game_goes_on_from_a_position_as_it_would_have():
    """The order of the deck is part of it."""
    match = entrepot.new(GAME, 3, seed=9)
    for _ in range(12):
        again = entrepot.load(match.position())
        ends = [play_out(game, "pass", "draw") for game in (match.copy(), again)]
        assert looks(ends[0]) == looks(ends[1])
        match.answer(match.pending[0].seat, min(options(match)))
    assert match.pending[0].kind != "load"
