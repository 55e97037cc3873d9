"""Chapter 14 of docs/rules/import-export.md: what is secret, and what is not."""

import pytest
from msgspec import to_builtins

import entrepot
from kit.import_export import (
    GAME,
    answer,
    asked,
    begin,
    complete,
    hand,
    harbour,
    lead,
    next_turn,
    options,
    player,
    sea,
    told,
    trader,
    view,
)


def eyes(match):
    """Everybody who looks at the match: all seats, and a spectator."""
    return [*range(match.players), None]


def shown(match, eye, seat):
    """The cards of a hand that somebody else is sure of."""
    return match.view(eye).players[seat].shown


# -- hands and the deck


def test_a_hand_is_seen_by_its_owner_alone():
    """14.1 Its size is seen by all."""
    match = begin(trader("drones jets"), trader("soap"), trader())
    for eye in eyes(match):
        players = match.view(eye).players
        assert [each.hand_size for each in players] == [2, 1, 0]
        for seat, each in enumerate(players):
            assert (each.hand is not None) == (seat == eye)
            assert not each.shown
    assert player(match, 0).hand == ["drones", "jets"]


def test_the_deck_is_seen_by_nobody():
    """14.1"""
    match = begin(trader(), deck="honey rice", deck_only=True)
    for eye in eyes(match):
        seen = view(match, eye)
        assert not {"deck", "seed", "rng", "known"} & set(to_builtins(seen))
        assert seen.deck_size == 2


def test_drawn_cards_are_told_to_who_drew_alone():
    """14.1, 3.1 How many is public."""
    match = begin(trader("technology*4"), trader(), deck="honey rice")
    answer(match, 0, "draw")
    for eye in eyes(match):
        drawn = told(match, eye, "draw")
        assert [event["amount"] for event in drawn] == [1]
        assert [event.get("cards") for event in drawn] == ([["honey"]] if eye == 0 else [None])


def test_dealt_cards_are_told_to_their_owner_alone():
    """14.1, 2.4"""
    match = entrepot.new(GAME, 3, seed=2)
    for eye in eyes(match):
        deals = told(match, eye, "draw")
        assert [event["seat"] for event in deals] == [0, 1, 2]
        assert [event["seat"] for event in deals if "cards" in event] == (
            [] if eye is None else [eye]
        )
    assert sorted(told(match, 1, "draw")[1]["cards"]) == sorted(hand(match, 1))


def test_hands_stay_secret_after_the_end():
    """14.1"""
    match = begin(trader("drones", credits=50), trader("soap"))
    answer(match, 0, "draw")
    assert match.over
    assert [each.hand is not None for each in match.view(0).players] == [True, False]


@pytest.mark.parametrize("moves", range(5))
def test_nothing_a_seat_sees_depends_on_what_is_hidden_from_it(moves):
    """14.1, 14.2 Two worlds that differ in all that seat 0 can't know look the same to it."""
    worlds = []
    for hands, deck, bid in (
        (("sauna rice cups", "onions"), "foxes jets pistols seeds drugs", "bid:2"),
        (("foxes onions cups", "sauna"), "jets rice seeds drugs pistols", "bid:6"),
    ):
        match = begin(
            trader("pens laptops", ships=[harbour("batteries"), sea("soap rope books chairs")]),
            trader(hands[0]),
            trader(f"glasses {hands[1]}"),
            deck=deck,
        )
        steps = [
            (0, "lead:import:pens"),
            (1, "follow:cups"),
            (2, "draw"),
            (1, bid),
        ]
        for seat, option in steps[:moves]:
            answer(match, seat, option)
        worlds.append(match)
    one, other = worlds
    assert one.view(1) != other.view(1)
    for eye in (0, None):
        assert one.view(eye) == other.view(eye)
        assert one.events(eye) == other.events(eye)


# -- bids


def test_a_bid_is_secret_until_all_are_made():
    """14.2 That it was made can be seen."""
    match = begin(
        trader("pens", ships=[harbour(), sea("soap rope foxes")]), trader("cups"), trader("books")
    )
    lead(match, 0, "import", follow=[1, 2])
    answer(match, 1, "bid:6")
    for eye in eyes(match):
        seen = match.view(eye)
        assert to_builtins(seen.pending) == [{"seat": 0, "kind": "bid"}, {"seat": 2, "kind": "bid"}]
        assert seen.sealed == ("bid:6" if eye == 1 else None)
        assert told(match, eye, "bid") == []
    assert player(match, 1).credits == 10


def test_all_bids_are_shown_together():
    """14.2 A pass is a bid without an amount."""
    match = begin(
        trader("pens", ships=[harbour(), sea("soap rope foxes")]), trader("cups"), trader("books")
    )
    lead(match, 0, "import", follow=[1, 2])
    answer(match, 2, "bid:4")
    answer(match, 1, "pass")
    answer(match, 0, "bid:2")
    for eye in eyes(match):
        assert [(event["seat"], event.get("amount")) for event in told(match, eye, "bid")] == [
            (0, 2),
            (1, None),
            (2, 4),
        ]
        assert told(match, eye, "bid-won") == [
            {"type": "bid-won", "seat": 2, "amount": 4, "cause": "import"}
        ]


# -- what is public


def test_the_table_is_public():
    """14.3"""
    match = begin(
        trader(
            "laptops drones",
            credits=12,
            imports="honey",
            goods="foxes",
            shipments="sauna",
            ships=[harbour("jets", "tablets"), sea("soap rope")],
        ),
        trader("cups"),
        island="pens",
        discard="rice",
    )
    answer(match, 0, "lead:load:laptops")
    seen = view(match)
    assert to_builtins(seen.players[0]) == {
        "colour": "technology",
        "credits": 12,
        "hand_size": 1,
        "imports": ["honey"],
        "goods": ["foxes"],
        "shipments": ["sauna"],
        "played": ["laptops"],
        "sold": False,
        "tiers": {"technology": 1, "agriculture": 0, "illegal": 1, "consumer": 0, "luxury": 0},
        "actions": {"load": 0, "contract": 1, "pirate": 0, "import": 0, "supply": 0},
        "room": {"imports": 2, "goods": 4, "goods_taken": 1, "ship": 6},
        "ships": [
            {
                "at": "harbour",
                "contracts": ["jets"],
                "containers": [{"card": "tablets", "contract": "jets", "type": "technology"}],
            },
            {
                "at": "sea",
                "contracts": [],
                "containers": [{"card": "soap"}, {"card": "rope"}],
            },
        ],
        "shown": [],
    }
    assert (seen.island, seen.discard, seen.led) == (["pens"], ["rice"], "load")
    assert (seen.leader, seen.turn, seen.target) == (0, 1, 50)


def test_all_seats_and_spectators_see_the_same_table():
    """14.3 But for their own hand and question."""
    match = begin(trader("drones"), trader("soap"), island="pens")
    seen = [match.view(eye) for eye in eyes(match)]
    for one in seen:
        one.question = None
        for each in one.players:
            each.hand = each.shown = None
    assert seen[0] == seen[1] == seen[2]


def test_what_is_done_is_told_to_everybody():
    """14.3 Every event for every seat, with the same number; only drawn cards are left out."""
    match = begin(
        trader("laptops drones", ships=[harbour("jets")]), trader("soap"), deck="honey rice"
    )
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:drones:technology-1")
    logs = [match.events(eye) for eye in eyes(match)]
    for log in logs:
        assert [event.n for event in log] == list(range(len(log)))
        assert [event.type for event in log] == [event.type for event in logs[0]]
    kinds = {event.type for event in logs[0]}
    assert kinds == {"turn", "lead", "draw", "load", "discard"}
    for events in zip(*logs, strict=True):
        if events[0].type != "draw":
            assert events[0] == events[1] == events[2]


def test_the_question_is_there_for_who_is_asked():
    """14.3 All see that somebody is asked, and the kind."""
    match = begin(trader("drones"), trader("soap"))
    for eye in eyes(match):
        seen = match.view(eye)
        assert to_builtins(seen.pending) == [{"seat": 0, "kind": "lead"}]
        assert (seen.question is not None) == (eye == 0)
    question = match.view(0).question
    assert question is not None
    assert set(question.options) == {"draw", "lead:load:drones"}


# -- what was seen


def rope_swap():
    """Seat 0 has taken Soap from the island into the hand, before all eyes."""
    match = begin(
        trader("drones jets", shipments="rope"),
        trader("foxes"),
        trader("rice"),
        island="soap",
        deck="honey pens sauna",
    )
    return answer(match, 0, "use:rope:drones+soap")


def test_what_everybody_saw_go_into_a_hand_is_remembered():
    """14.4"""
    match = rope_swap()
    assert hand(match, 0) == {"soap", "jets"}
    for eye in (1, 2, None):
        assert shown(match, eye, 0) == ["soap"]
    assert player(match, 0).shown is None
    next_turn(match)
    assert shown(match, 1, 0) == ["soap"]


def test_what_was_seen_and_then_played_is_no_longer_in_the_hand():
    """14.4"""
    match = rope_swap()
    answer(match, 0, "lead:import:soap")
    assert shown(match, 1, 0) == []


def test_a_hand_that_had_to_be_shown_is_remembered():
    """14.4 Hawaiian Salt: all others show their hands."""
    match = begin(trader(completes="hawaiian_salt"), trader("foxes rice"), trader("soap"))
    complete(match)
    assert "rice" in hand(match, 0)
    assert [shown(match, 2, seat) for seat in (0, 1)] == [["rice"], ["foxes"]]
    assert shown(match, None, 2) == ["soap"]


def test_what_is_given_from_hand_to_hand_is_seen_by_these_two():
    """14.4 A Small Tank: nobody else can be sure of either hand any more."""
    match = begin(
        trader("soap rope", completes="drones"),
        trader(shipments="a_small_tank"),
        trader("foxes"),
        known={"soap": [0, 1, 2], "rope": [0, 1, 2]},
    )
    assert shown(match, 2, 0) == ["rope", "soap"]
    complete(match)
    assert asked(match) == [(0, "a_small_tank")]
    answer(match, 0, "card:soap")
    assert hand(match, 1) == {"soap"}
    assert shown(match, 0, 1) == ["soap"]
    assert shown(match, 1, 0) == ["rope"]
    assert shown(match, 2, 0) == shown(match, 2, 1) == []
    given = [told(match, eye, "give")[0].get("cards") for eye in eyes(match)]
    assert given == [["soap"], ["soap"], None, None]


def test_a_shuffle_forgets():
    """14.4 What lay open in the discard pile is hidden in the new deck."""
    match = begin(
        trader("technology*5"),
        trader("agriculture*5"),
        deck="honey",
        discard="soap rope",
        deck_only=True,
    )
    next_turn(match)
    answer(match, 1, "draw")
    assert hand(match, 1) & {"soap", "rope"}
    assert shown(match, 0, 1) == []


def test_an_imagined_world_keeps_what_is_known():
    """14.1, 14.4 Hands and deck are dealt anew, the own hand and what was seen is not."""
    match = rope_swap()
    hands = set()
    for seed in range(12):
        world = match.sample(1, seed)
        assert hand(world, 1) == {"foxes"}
        assert "soap" in hand(world, 0)
        assert len(hand(world, 0)) == 2
        hands.add(tuple(sorted(hand(world, 0))))
        assert world.view(1).players[0].shown == ["soap"]
    assert len(hands) > 4


def test_a_draw_can_not_be_taken_back():
    """14.1 Who drew has learned something."""
    match = begin(trader("drones"), trader("soap"))
    answer(match, 0, "draw")
    with pytest.raises(entrepot.UndoRefused):
        match.undo(0)


def test_what_showed_nothing_new_can_be_taken_back():
    """14.3 Until somebody else has answered."""
    match = begin(trader("laptops drones", ships=[harbour("jets")]), trader("soap"))
    answer(match, 0, "lead:load:laptops")
    match.undo(0)
    assert hand(match, 0) == {"laptops", "drones"}
    lead(match, 0, "load", "laptops")
    with pytest.raises(entrepot.UndoRefused):
        match.undo(0)
    answer(match, 0, "load:drones:technology-1")
    match.undo(0)
    assert options(match, 0, "load:") == {"load:drones:technology-1"}
