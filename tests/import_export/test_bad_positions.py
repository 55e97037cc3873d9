"""Positions of Import / Export that are none, and the way there and back."""

import json
from random import Random
from typing import Any

import pytest

import entrepot
from kit.games import without_ids
from kit.import_export import (
    GAME,
    LONGEST,
    begin,
    harbour,
    lead,
    next_turn,
    options,
    sea,
    trader,
    view,
)

TWO: list[dict[str, Any]] = [{}, {}]
SETS = ["base", "jutaku", "kickstarter", "captain"]


def load(**fields):
    return entrepot.load({"game": GAME, "players": TWO, **fields})


def looks(match):
    """All that anybody sees and may do; the numbers of questions count from the document on."""
    views = [without_ids(match.view(eye)) for eye in (None, *range(match.players))]
    pending = [(q.seat, q.kind, sorted(q.by_id)) for q in match.pending]
    return views, pending, match.winners, match.scores


# -- positions that are none


def ship_fault(**ship):
    return {"players": [{}, {"ships": [{}, ship]}]}


FAULTS = {
    "an unknown card in hand": (
        "players[1].hand[1]",
        {"players": [{}, {"hand": ["soap", "wool"]}]},
    ),
    "an unknown import": ("players[0].imports[0]", {"players": [{"imports": ["Soap"]}, {}]}),
    "an unknown good": ("players[0].goods[0]", {"players": [{"goods": [""]}, {}]}),
    "an unknown shipment": ("players[0].shipments[0]", {"players": [{"shipments": ["x"]}, {}]}),
    "an unknown contract": ("players[1].ships[1].contracts[0]", ship_fault(contracts=["x"])),
    "an unknown container": (
        "players[1].ships[1].containers[1]",
        ship_fault(containers=["soap", "x"]),
    ),
    "an unknown card on the island": ("island[0]", {"island": ["x"]}),
    "an unknown card in the discard pile": ("discard[1]", {"discard": ["soap", "x"]}),
    "an unknown card in the deck": ("deck[0]", {"deck": ["x"]}),
    "a card that is a number": ("deck[0]", {"deck": [5]}),
    "a card in two hands": (
        "players[1].hand[0]",
        {"players": [{"hand": ["soap"]}, {"hand": ["soap"]}]},
    ),
    "a card twice in a hand": ("players[0].hand[1]", {"players": [{"hand": ["soap", "soap"]}, {}]}),
    "a card in a hand and in the deck": (
        "deck[0]",
        {"players": [{"hand": ["soap"]}, {}], "deck": ["soap"]},
    ),
    "a card on the island and discarded": ("discard[0]", {"island": ["soap"], "discard": ["soap"]}),
    "a contract that is a container too": (
        "players[1].ships[1].containers[0]",
        ship_fault(contracts=["drones"], containers=["drones"]),
    ),
    "a card of a set not in use": ("players[0].hand[0]", {"players": [{"hand": ["pocky"]}, {}]}),
    "contracts that need seven": (
        "players[1].ships[1]",
        ship_fault(contracts=["nanobots", "jets"]),
    ),
    "loose containers beyond the room": (
        "players[1].ships[1]",
        ship_fault(contracts=["nanobots", "drones"], containers=["soap"]),
    ),
    "a contract at sea": (
        "players[1].ships[1].contracts",
        ship_fault(at="sea", contracts=["drones"], containers=["soap"]),
    ),
    "an empty ship at sea": ("players[1].ships[1]", ship_fault(at="sea")),
    "a slot of a contract that is not there": (
        "players[1].ships[1].containers[0]",
        ship_fault(contracts=["drones"], containers=["jets:rice"]),
    ),
    "a slot that is filled": (
        "players[1].ships[1].containers[2]",
        ship_fault(
            contracts=["drones", "rice"],
            containers=["jets:drones", "tablets:drones", "laptops:drones"],
        ),
    ),
    "the second of a pair without a first": (
        "players[1].ships[1].containers[0]",
        ship_fault(contracts=["drones"], containers=["soap:beside"]),
    ),
    "a pair of two colours": (
        "players[1].ships[1].containers[1]",
        ship_fault(contracts=["drones"], containers=["soap:drones", "rice:drones:beside"]),
    ),
    "a pair of three": (
        "players[1].ships[1].containers[2]",
        ship_fault(contracts=["drones"], containers=["soap:drones", "rope:beside", "cups:beside"]),
    ),
    "a pair under a contract that is not there": (
        "players[1].ships[1].containers[1]",
        ship_fault(contracts=["drones"], containers=["soap:drones", "rope:rice:beside"]),
    ),
    "a pair at sea": (
        "players[1].ships[1].containers[1]",
        ship_fault(at="sea", containers=["soap", "rope:beside"]),
    ),
    "hands that are closed by a word": (
        "options.closed_hands",
        {"options": {"closed_hands": "yes"}},
    ),
    "a slot of a type that is not there": (
        "players[1].ships[1].containers[0]",
        ship_fault(contracts=["drones"], containers=["jets:drones:luxury"]),
    ),
    "a slot that is none": (
        "players[1].ships[1].containers[0]",
        ship_fault(contracts=["drones"], containers=["jets:drones:technology:1"]),
    ),
    "a ship elsewhere": ("players[1].ships[1].at", ship_fault(at="port")),
    "three ships": ("players[0].ships", {"players": [{"ships": [{}, {}, {}]}, {}]}),
    "a colour twice": ("players", {"players": [{"colour": "luxury"}, {"colour": "luxury"}]}),
    "capital with two players": ("players", {"players": [{"colour": "capital"}, {}]}),
    "an unknown colour": ("players[0].colour", {"players": [{"colour": "green"}, {}]}),
    "odd credits": ("players[0].credits", {"players": [{"credits": 3}, {}]}),
    "debts": ("players[0].credits", {"players": [{"credits": -2}, {}]}),
    "a player's field that is unknown": ("players[1].crew", {"players": [{}, {"crew": 3}]}),
    "a field that is unknown": ("wind", {"wind": "east"}),
    "one player": ("players", {"players": [{}]}),
    "seven players": ("players", {"players": [{}] * 7}),
    "a leader who is not there": ("leader", {"leader": 2}),
    "a leader below zero": ("leader", {"leader": -1}),
    "a turn below zero": ("turn", {"turn": -1}),
    "an extra turn for nobody": ("extra_turns", {"extra_turns": [2]}),
    "knowledge of nobody": ("known", {"known": {"soap": [2]}}),
    "knowledge of no card": ("known", {"known": {"x": [0]}}),
    "a copy of no card": ("copies", {"copies": {"wind_turbines": "x"}}),
    "a copy by no card": ("copies", {"copies": {"x": "shoes"}}),
    "credits on no card": ("stored", {"stored": {"x": 4}}),
    "odd credits on a card": ("stored[...]", {"stored": {"helicopter": 3}}),
    "an odd target": ("options.target", {"options": {"target": 51}}),
    "an unknown set": ("options.sets[0]", {"options": {"sets": ["x"]}}),
    "an unknown option": ("options.wind", {"options": {"wind": 1}}),
    "a seed that JSON readers could round": ("seed", {"seed": 2**53}),
    "an answer that is none": ("answers[0]", {"answers": [[0, "draw"]]}),
    "a table beside set-up": ("island", {"setup": True, "island": []}),
    "a player beside set-up": ("players[1]", {"setup": True, "players": [{}, {"credits": 2}]}),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bad_position_is_refused_by_the_name_of_its_field(fault):
    field, fields = FAULTS[fault]
    with pytest.raises(entrepot.BadDocument) as refused:
        load(**fields)
    assert refused.value.field == field
    assert str(refused.value)


def test_own_values_for_no_card_are_refused():
    with pytest.raises(entrepot.BadDocument) as refused:
        load(options={"cards": {"x": {"tier": 1}}})
    assert refused.value.facts["field"] == "options.cards"
    assert str(refused.value)


@pytest.mark.parametrize(
    ("answers", "index"),
    [
        ([[0, "lead", "swim"]], 0),
        ([[0, "lead", "draw"], [0, "lead", "draw"]], 1),
        ([[0, "lead", "draw"], [1, "follow", "draw"]], 1),
    ],
)
def test_answers_that_do_not_fit_are_refused_by_their_number(answers, index):
    with pytest.raises(entrepot.Diverged) as refused:
        load(answers=answers)
    assert refused.value.index == index


def test_a_ship_that_holds_more_may_be_written_with_more():
    """With Tablets among the shipments, eight."""
    ships = [{"contracts": ["nanobots", "jets"]}]
    match = load(players=[{"ships": ships, "shipments": ["tablets"]}, {}])
    assert options(match, 0, "discard") == {"discard-contract:nanobots", "discard-contract:jets"}


# -- there and back


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_position_returns_at_every_moment_of_a_game(players):
    """In a turn, between turns and at the end: all see and may do the same."""
    chance = Random(players)
    match = entrepot.new(GAME, players, seed=players, sets=SETS, target=60)
    asks = set()
    for _ in range(240):
        again = entrepot.load(json.dumps(match.position()))
        assert looks(again) == looks(match)
        assert again.position() == match.position()
        if match.over:
            break
        question = chance.choice(match.pending)
        asks.add(question.kind)
        names = [name for name in question.by_id if name not in ("draw", "done", "no", "pass")]
        match.answer(question.seat, chance.choice(names or list(question.by_id)))
    assert asks >= {"lead", "follow", "contract", "place-import", "pirate", "supply"}


def test_a_game_goes_on_from_a_position_as_it_would_have():
    """The order of the deck and all chance to come are part of it."""
    match = entrepot.new(GAME, 3, seed=4, sets=SETS)
    chance = Random(4)
    for _ in range(60):
        question = match.pending[0]
        match.answer(question.seat, chance.choice(list(question.by_id)))
    again = entrepot.load(match.position())
    for _ in range(LONGEST):
        assert looks(again) == looks(match)
        if match.over:
            return
        question = match.pending[0]
        option = chance.choice(list(question.by_id))
        match.answer(question.seat, option)
        again.answer(question.seat, option)
    raise AssertionError("the game does not end")


def test_slots_known_cards_and_marks_return():
    match = begin(
        trader(
            "laptops soap",
            shipments="wind_turbines helicopter",
            ships=[harbour("drones batteries", "jets:batteries rope:loose"), sea("pens")],
        ),
        trader("cups"),
        known={"soap": [0, 1], "cups": [0, 1, 2]},
        copies={"wind_turbines": "shoes"},
        stored={"helicopter": 4},
        extra_turns=[0],
        deck="honey rice",
    )
    lead(match, 0, "load", "laptops")
    first = next_turn(begin(trader(), trader(), extra_turns=[1]))
    second = next_turn(first.copy())
    for one in (match, first, second):
        again = entrepot.load(one.position())
        assert looks(again) == looks(one)
        assert again.position() == one.position()
    leaders = [view(next_turn(entrepot.load(one.position()))).leader for one in (first, second)]
    assert leaders == [1, 0]
    assert match.position()["players"][0]["ships"][0]["containers"] == [
        "jets:batteries:technology",
        "rope:loose",
    ]
    assert match.position()["known"] == {"soap": [0, 1], "cups": [0, 1, 2]}
