"""Position documents of Import / Export: what they say, how they fail, and that they return."""

import json
from typing import Any

import pytest
from msgspec import to_builtins

import entrepot
from kit.games import without_ids
from kit.import_export import (
    COLOURS,
    GAME,
    answer,
    asked,
    begin,
    hand,
    harbour,
    next_turn,
    player,
    position,
    told,
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


def written(own):
    """What a position says of a player; the rest of a view follows from it."""
    seen = to_builtins(own)
    return {key: seen[key] for key in seen if key not in {"tiers", "actions", "room"}}


# -- what a position says


def test_what_is_left_out_is_empty_or_zero():
    """Ships lie empty in harbour, colours come from the seed, and all cards are in the deck."""
    match = load()
    for seat in (0, 1):
        own = written(player(match, seat))
        assert own.pop("colour") in COLOURS[:5]
        assert own == {
            "credits": 0,
            "hand_size": 0,
            "hand": [],
            "imports": [],
            "goods": [],
            "shipments": [],
            "played": [],
            "sold": False,
            "ships": [{"at": "harbour", "contracts": [], "containers": []}] * 2,
        }
    table = view(match)
    assert (table.deck_size, table.island, table.discard) == (100, [], [])
    assert (table.leader, table.turn, table.target) == (0, 1, 50)
    assert to_builtins(table.options) == {
        "sets": ["base"],
        "target": 50,
        "cards": {},
        "closed_hands": False,
    }
    assert asked(match) == [(0, "lead")]


def test_a_position_is_what_it_says():
    match = load(
        players=[
            {
                "colour": "luxury",
                "credits": 12,
                "hand": ["laptops", "drones"],
                "imports": ["soap"],
                "goods": ["foxes", "rice"],
                "shipments": ["cups"],
                "ships": [
                    {"contracts": ["jets"], "containers": ["tablets", "rope"]},
                    {"at": "sea", "containers": ["pens"]},
                ],
            },
            {"colour": "consumer"},
        ],
        options={"sets": ["jutaku"], "target": 80},
        island=["pocky"],
        discard=["honey"],
        deck=["sauna"],
        leader=1,
        turn=8,
    )
    table = match.view(0)
    assert written(table.players[0]) == {
        "colour": "luxury",
        "credits": 12,
        "hand_size": 2,
        "hand": ["drones", "laptops"],
        "imports": ["soap"],
        "goods": ["foxes", "rice"],
        "shipments": ["cups"],
        "played": [],
        "sold": False,
        "ships": [
            {
                "at": "harbour",
                "contracts": ["jets"],
                "containers": [
                    {"card": "tablets", "contract": "jets", "type": "technology"},
                    {"card": "rope"},
                ],
            },
            {"at": "sea", "contracts": [], "containers": [{"card": "pens"}]},
        ],
    }
    assert (table.island, table.discard) == (["pocky"], ["honey"])
    assert (table.leader, table.turn, table.target) == (1, 9, 80)
    assert asked(match) == [(1, "lead")]
    assert table.deck_size == 110 - 12


def test_the_deck_is_written_top_first():
    match = begin(trader(), trader("technology*5"), deck="honey rice soap rope cups pens sauna")
    answer(match, 0, "draw")
    assert hand(match, 0) == {"honey", "rice", "soap", "rope", "cups"}
    before = hand(match, 1)
    answer(match, 1, "draw")
    assert hand(match, 1) - before == {"pens"}


def test_cards_named_nowhere_lie_under_the_deck():
    """In an order that comes from the seed."""
    drawn = []
    for seed in (1, 1, 2):
        match = load(deck=["honey", "rice"], seed=seed)
        assert view(match).deck_size == 100
        answer(match, 0, "draw")
        assert {"honey", "rice"} <= hand(match, 0)
        drawn.append(hand(match, 0))
    assert drawn[0] == drawn[1] != drawn[2]


def test_deck_only_leaves_all_other_cards_in_the_box():
    match = load(deck=["honey", "rice"], deck_only=True)
    assert view(match).deck_size == 2


def test_colours_left_out_are_dealt_from_those_left():
    dealt = set()
    for seed in range(20):
        match = load(players=[{"colour": "illegal"}, {}, {}], seed=seed)
        colours = [each.colour for each in view(match).players]
        assert colours[0] == "illegal"
        assert len(set(colours)) == 3
        dealt.add(colours[1])
    assert dealt == {"technology", "agriculture", "consumer", "luxury"}


def test_with_six_players_capital_is_among_the_colours():
    match = load(players=[{}] * 6)
    assert {each.colour for each in view(match).players} == set(COLOURS)


@pytest.mark.parametrize(
    ("containers", "filled"),
    [
        (["jets"], ["drones"]),
        (["jets", "tablets"], ["drones", "drones"]),
        (["jets", "tablets", "laptops"], ["drones", "drones", "batteries"]),
        (["soap"], [None]),
        (["jets:batteries"], ["batteries"]),
        (["jets:batteries:technology"], ["batteries"]),
        (["jets:loose"], ["drones"]),
        (["soap:loose"], [None]),
        (["soap:drones"], ["drones"]),
        (["jets", "soap:drones", "tablets:drones"], ["batteries", "drones", "drones"]),
    ],
)
def test_a_container_fills_a_slot_of_its_colour_or_the_one_named(containers, filled):
    """The first contract that has one free; what fits none is loose; a name overrules colours.

    What is loose fills what it can when the rest is aboard.
    """
    ships = [{"contracts": ["drones", "batteries"], "containers": containers}]
    match = load(players=[{"ships": ships}, {}])
    seen = view(match).players[0].ships[0].containers
    assert [each.contract for each in seen] == filled


def test_a_slot_can_be_named_by_its_type():
    """Vintage Wines: a consumer card in one of the luxury slots, so one luxury is free."""
    ships = [{"contracts": ["vintage_wines"], "containers": ["soap:vintage_wines:luxury"]}]
    match = load(players=[{"ships": ships, "hand": ["drones", "sauna", "rice"]}, {}])
    again = entrepot.load(match.position())
    ship = again.position()["players"][0]["ships"][0]
    assert ship["containers"] == ["soap:vintage_wines:luxury"]


@pytest.mark.parametrize("second", ["rope:beside", "rope:drones:beside"])
def test_two_containers_can_be_written_as_a_pair(second):
    """With the slot of the first, or without a word of it; they count as one technology card."""
    ships = [{"contracts": ["drones"], "containers": ["soap:drones", second]}]
    match = load(players=[{"ships": ships, "hand": ["jets", "tablets"]}, {}])
    seen = view(match).players[0].ships[0].containers
    assert to_builtins(seen) == [
        {"card": "soap", "contract": "drones", "type": "technology"},
        {"card": "rope", "contract": "drones", "beside": True},
    ]
    written = match.position()["players"][0]["ships"][0]["containers"]
    assert written == ["soap:drones:technology", "rope:beside"]
    assert looks(entrepot.load(match.position())) == looks(match)


def test_a_loose_pair_fills_what_a_technology_container_can():
    ships = [{"contracts": ["rice", "drones"], "containers": ["soap:loose", "rope:beside"]}]
    match = load(players=[{"ships": ships}, {}])
    seen = view(match).players[0].ships[0].containers
    assert [each.contract for each in seen] == ["drones", "drones"]
    ships = [{"contracts": ["rice"], "containers": ["soap", "rope:beside"]}]
    match = load(players=[{"ships": ships}, {}])
    seen = view(match).players[0].ships[0].containers
    assert to_builtins(seen) == [{"card": "soap"}, {"card": "rope", "beside": True}]


def test_full_ships_are_completed_clockwise_from_the_leader():
    """Before the first question; loose containers may fill them too."""
    ships = [{"contracts": ["drones"], "containers": ["jets", "tablets:loose"]}]
    others = [{"contracts": ["rice"], "containers": ["honey", "wheat"]}]
    match = load(players=[{"ships": ships}, {"ships": others}], leader=1)
    assert [each.shipments for each in view(match).players] == [["drones"], ["rice"]]
    assert [each.ships[0].at for each in view(match).players] == ["sea", "sea"]
    assert [each.credits for each in view(match).players] == [6, 8], "6 each, and 2 for rice"
    assert [event["seat"] for event in told(match, None, "complete")] == [1, 0]
    assert asked(match) == [(1, "lead")]


def test_credits_at_the_target_make_the_first_turn_the_last():
    assert view(load(players=[{}, {"credits": 50}])).last_turn is True
    assert view(load(players=[{}, {"credits": 48}])).last_turn is False


def test_copied_powers_stored_credits_and_extra_turns_are_kept():
    match = begin(
        trader(shipments="wind_turbines helicopter"),
        trader(),
        copies={"wind_turbines": "shoes"},
        stored={"helicopter": 8},
        extra_turns=[1],
    )
    table = view(match)
    assert table.copies == {"wind_turbines": "shoes"}
    assert table.stored == {"helicopter": 8}
    assert table.extra_turns == [1]


def test_an_extra_turn_is_two_turns_in_a_row():
    match = begin(trader(), trader(), extra_turns=[1])
    leaders = []
    for _ in range(5):
        leaders.append(view(match).leader)
        next_turn(match)
    assert leaders == [0, 1, 1, 0, 1]


def test_the_second_of_two_turns_in_a_row_can_be_written():
    """Another pair of turns, earned in the first of these two, has to wait until it is over."""
    match = begin(trader(), trader(), leader=1, extra_turns=[1], again=True)
    for one in (match, entrepot.load(match.position())):
        leaders = []
        for _ in range(4):
            leaders.append(view(one).leader)
            next_turn(one)
        assert leaders == [1, 0, 1, 1]


def test_what_others_know_of_a_hand_can_be_written():
    match = begin(trader("soap rope"), trader(), trader(), known={"soap": [0, 1]})
    shown = [match.view(eye).players[0].shown for eye in (1, 2, None)]
    assert shown == [["soap"], [], []]


def test_a_position_may_hold_answers():
    document = position(trader("laptops drones", ships=[harbour("jets")]), trader())
    document["answers"] = [[0, "lead", "lead:load:laptops"], [1, "follow", "draw"]]
    match = entrepot.load(document)
    assert asked(match) == [(0, "load")]


def test_a_position_may_be_text():
    document = position(trader("drones", credits=2))
    for written in (json.dumps(document), json.dumps(document).encode()):
        assert looks(entrepot.load(written)) == looks(entrepot.load(document))


def test_a_position_before_set_up_is_a_new_game():
    match = load(setup=True, seed=5, players=[{}, {}, {}], options={"sets": ["captain"]})
    assert looks(match) == looks(entrepot.new(GAME, 3, seed=5, sets=["captain"]))


def test_loading_changes_nothing_in_the_document():
    document = position(trader("drones", ships=[harbour("jets", "tablets")]), deck="honey rice")
    before = json.dumps(document)
    answer(entrepot.load(document), 0, "draw")
    assert json.dumps(document) == before


def test_a_ship_that_is_full_is_completed_when_the_turn_begins():
    """5.3 So a position of rules that bound containers to a contract goes on."""
    match = begin(
        trader("soap", ships=[harbour("batteries", "tablets:loose segways:batteries")]),
        trader("rope", ships=[harbour("drones", "jets playstations")]),
        leader=1,
    )
    assert [player(match, seat).shipments for seat in (0, 1)] == [["batteries"], ["drones"]]
    assert asked(match) == [(1, "lead")]
    assert [event.seat for event in match.events(None) if event.type == "complete"] == [1, 0]
