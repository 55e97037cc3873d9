"""Chapter 3 of docs/rules/import-export.md: the turn."""

import pytest
from msgspec.structs import replace

import entrepot
from kit.import_export import (
    answer,
    asked,
    begin,
    complete,
    end_turn,
    hand,
    harbour,
    kinds,
    lead,
    next_turn,
    options,
    player,
    sea,
    ship,
    told,
    trader,
    view,
)

DECK = "honey rice soap rope cups pens"


# -- the leader


@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (1, 4), (4, 1), (5, 1), (6, 1), (9, 1)])
def test_drawing_fills_the_hand_to_five_or_adds_one(held, drawn):
    """3.1"""
    match = begin(trader(f"technology*{held}" if held else ""), trader(), deck=DECK)
    before = hand(match, 0)
    answer(match, 0, "draw")
    assert hand(match, 0) - before == set(DECK.split()[:drawn])
    assert before <= hand(match, 0)
    assert told(match, 1, "draw") == [
        {
            "type": "draw",
            "seat": 0,
            "from": "deck",
            "to": "hand",
            "amount": drawn,
            "cause": "draw",
        }
    ]


def test_drawing_as_leader_ends_the_turn():
    """3.1, 3.6 Nobody else does anything, not even those with imports."""
    match = begin(trader("laptops"), trader("drones", imports="tablets"), trader("foxes"))
    answer(match, 0, "draw")
    assert asked(match) == [(1, "lead")]
    assert view(match).led is None
    assert hand(match, 1) == {"drones"}


def test_the_leader_is_asked_even_with_nothing_but_drawing():
    """3.1"""
    match = begin(trader())
    assert asked(match) == [(0, "lead")]
    assert options(match, 0) == {"draw"}


def test_leading_takes_one_card_or_two_of_one_colour_for_another_action():
    """3.2 A pair never leads its own action: one of the two would be wasted."""
    match = begin(trader("laptops drones soap"))
    assert options(match, 0) == {
        "draw",
        "lead:load:laptops",
        "lead:load:drones",
        "lead:import:soap",
        *[f"lead:{a}:drones+laptops" for a in ("contract", "import", "pirate", "supply")],
    }


@pytest.mark.parametrize("action", ["load", "contract", "import", "pirate"])
def test_a_pair_leads_like_a_card_of_the_action(action):
    """3.2, 3.4 One action, and both cards are gone."""
    match = begin(
        trader("sauna cologne laptops rice", ships=[harbour("drones"), sea("soap foxes")]),
    )
    lead(match, 0, action, "cologne+sauna")
    assert view(match).led == action
    assert set(player(match, 0).played) == {"cologne", "sauna"}
    asks = {"load": "load", "contract": "contract", "import": "place-import", "pirate": "pirate"}
    assert asked(match) == [(0, asks[action])]
    assert hand(match, 0) == {"laptops", "rice"}


def test_three_of_a_colour_make_three_pairs():
    """3.2"""
    match = begin(trader("laptops drones tablets"))
    assert options(match, 0, "lead:supply") == {
        "lead:supply:drones+laptops",
        "lead:supply:drones+tablets",
        "lead:supply:laptops+tablets",
    }


def test_the_led_action_and_the_cards_are_told_to_all():
    """3.2, 14.3"""
    match = begin(trader("laptops"), trader("drones"))
    answer(match, 0, "lead:load:laptops")
    assert told(match, None, "lead") == [
        {"type": "lead", "seat": 0, "cards": ["laptops"], "from": "hand", "to": "load"}
    ]
    answer(match, 1, "follow:drones")
    assert told(match, None, "follow") == [
        {"type": "follow", "seat": 1, "cards": ["drones"], "from": "hand", "to": "load"}
    ]


# -- the others


def test_the_others_decide_clockwise():
    """3.3 From the left of the leader, around the table."""
    match = begin(trader(), trader(), trader("laptops"), trader(), leader=2)
    answer(match, 2, "lead:load:laptops")
    order = []
    while kinds(match) == ["follow"]:
        order.append(match.pending[0].seat)
        answer(match, order[-1], "draw")
    assert order == [3, 0, 1]


def test_following_takes_a_card_of_the_action_or_a_pair_of_one_other_colour():
    """3.3 Two cards of the led action are not a pair, nor are two of different colours."""
    match = begin(trader("laptops"), trader("drones tablets soap rope sauna"))
    answer(match, 0, "lead:load:laptops")
    assert options(match, 1) == {"draw", "follow:drones", "follow:tablets", "follow:rope+soap"}


def test_a_follower_draws_at_once():
    """3.3, 3.1 Before the next one decides, and before anybody acts."""
    match = begin(trader("laptops"), trader("technology*3"), trader(), deck=DECK)
    answer(match, 0, "lead:load:laptops")
    answer(match, 1, "draw")
    assert player(match, 1).hand_size == 5
    assert {"honey", "rice"} <= hand(match, 1)
    assert asked(match) == [(2, "follow")]


@pytest.mark.parametrize("held", [5, 7])
def test_a_follower_with_five_cards_draws_one(held):
    """3.3, 3.1"""
    match = begin(trader("laptops"), trader(f"luxury*{held}"), deck=DECK)
    lead(match, 0, "load", "laptops")
    assert player(match, 1).hand_size == held + 1


def test_there_is_no_third_choice():
    """3.3 Who can't follow draws, and is asked all the same."""
    match = begin(trader("laptops"), trader("soap sauna"))
    answer(match, 0, "lead:load:laptops")
    assert asked(match) == [(1, "follow")]
    assert options(match, 1) == {"draw"}
    with pytest.raises(entrepot.IllegalAnswer):
        match.answer(1, "done")


# -- actions


def test_leader_and_followers_have_one_action():
    """3.4 Clockwise from the leader; who drew has none."""
    match = begin(
        trader("technology*3", ships=[harbour("laptops")]),
        trader(ships=[harbour("drones")]),
        trader("technology*3", ships=[harbour("tablets")]),
        leader=2,
    )
    lead(match, 2, "load", follow=[0])
    assert asked(match) == [(2, "load")]
    answer(match, 2, next(iter(options(match, 2, "load:"))))
    assert asked(match) == [(0, "load")]
    answer(match, 0, next(iter(options(match, 0, "load:"))))
    assert asked(match) == [(0, "lead")]


def test_imports_of_the_action_add_actions():
    """3.4 Others do not."""
    match = begin(
        trader(
            "technology*6",
            imports="batteries refrigerators soap",
            shipments="rice honey",
            ships=[harbour("drones nanobots")],
        ),
    )
    lead(match, 0, "load")
    for _ in range(3):
        assert asked(match) == [(0, "load")]
        answer(match, 0, min(options(match, 0, "load:")))
    assert asked(match) == [(1, "lead")]
    assert len(ship(match, "technology-1")["containers"]) == 3


def test_who_drew_has_the_actions_of_the_imports():
    """3.4 The rulebook's turn: player 1 leads load, 2 draws and has two load imports, 3 follows."""
    match = begin(
        trader("technology*2", ships=[harbour("drones")]),
        trader(
            "technology*2",
            imports="batteries refrigerators",
            shipments="rice",
            ships=[harbour("tablets")],
        ),
        trader("technology*2", ships=[harbour("jets")]),
        deck="soap rope foxes",
    )
    lead(match, 0, "load", follow=[2])
    order = []
    while kinds(match) == ["load"]:
        seat = match.pending[0].seat
        order.append(seat)
        answer(match, seat, min(options(match, seat, "load:")))
    assert order == [0, 1, 1, 2]
    assert [len(ship(match, f"{c}-1")["containers"]) for c in ("technology", "agriculture")] == [
        1,
        2,
    ]
    assert asked(match) == [(1, "lead")]


def test_who_drew_and_has_no_such_import_does_nothing():
    """3.4"""
    match = begin(
        trader("laptops"), trader("drones", imports="books", ships=[harbour("tablets")]), deck=DECK
    )
    lead(match, 0, "load")
    assert asked(match) == [(1, "lead")]


def test_actions_are_counted_before_the_first_is_taken():
    """3.4 A supply card that the leader takes into imports helps from the next turn on."""
    match = begin(
        trader("sauna", shipments="rice honey"), trader("cologne soap"), island="impalas rope cups"
    )
    lead(match, 0, "supply", follow=[1])
    answer(match, 0, "take:impalas")
    assert asked(match) == [(1, "supply")]
    answer(match, 1, "done")
    assert player(match, 0).imports == ["impalas"]
    assert asked(match) == [(1, "lead")]


def test_an_import_lost_in_the_turn_still_counts_in_it():
    """3.4 Two technology goods are a load import by Refrigerators; then Dino Bones take one."""
    match = begin(
        trader(completes="dino_bones"),
        trader(
            "tablets batteries segways",
            goods="jets laptops",
            shipments="refrigerators",
            ships=[harbour("nanobots")],
        ),
    )
    complete(match)
    answer(match, 1, "good:jets")
    while asked(match) == [(0, "dino_bones")]:
        answer(match, 0, min(options(match, 0)))
    assert player(match, 1).goods == ["laptops"]
    answer(match, 1, "load:tablets:agriculture-1", "load:batteries:agriculture-1")
    assert asked(match) == [(1, "lead")]


def test_a_supply_import_just_taken_counts_in_the_next_turn():
    """3.4"""
    match = begin(trader("sauna", imports="impalas", shipments="rice honey"), island="rope cups")
    lead(match, 0, "supply")
    answer(match, 0, "take:rope")
    assert asked(match) == [(0, "supply")]
    answer(match, 0, "take:cups")
    assert asked(match) == [(1, "lead")]


def test_every_action_may_be_declined():
    """3.5 Who is done is done, however many actions are left."""
    match = begin(
        trader(
            "technology*4",
            imports="batteries",
            shipments="rice",
            ships=[harbour("drones nanobots")],
        ),
        trader("technology*2", ships=[harbour("tablets")]),
    )
    lead(match, 0, "load", follow=[1])
    answer(match, 0, min(options(match, 0, "load:")), "done")
    assert asked(match) == [(1, "load")]
    answer(match, 1, "done")
    assert ship(match, "agriculture-1")["containers"] == []
    assert asked(match) == [(1, "lead")]


@pytest.mark.parametrize(
    ("action", "kind", "way_out"),
    [
        ("load", "load", "done"),
        ("contract", "contract", "done"),
        ("import", "place-import", "done"),
        ("pirate", "pirate", "done"),
        ("supply", "supply", "done"),
    ],
)
def test_declining_is_there_for_all_five_actions(action, kind, way_out):
    """3.5"""
    match = begin(
        trader(
            "technology*2 agriculture illegal consumer luxury",
            ships=[harbour("drones"), sea("soap rope")],
        )
    )
    lead(match, 0, action)
    assert asked(match) == [(0, kind)]
    before = player(match, 0)
    answer(match, 0, way_out)
    assert asked(match) == [(1, "lead")]
    assert replace(player(match, 0), played=before.played) == before


# -- the end of the turn


def test_played_cards_are_discarded_at_the_end_of_the_turn():
    """3.6 Leader's first, then clockwise; until then they lie on the harbour card."""
    match = begin(
        trader("laptops"),
        trader("soap rope"),
        trader("drones tablets", ships=[harbour("jets")]),
        discard="foxes",
        leader=2,
    )
    lead(match, 2, "load", "drones")
    table = view(match)
    assert [each.played for each in table.players] == [[], [], ["drones"]]
    assert table.discard == ["foxes"]
    end_turn(match)
    assert view(match).discard == ["foxes", "drones"]
    assert [each.played for each in view(match).players] == [[], [], []]


def test_all_played_cards_of_all_players_are_discarded():
    """3.6"""
    match = begin(trader("laptops"), trader("soap rope"), trader("drones"))
    answer(match, 0, "lead:load:laptops")
    answer(match, 1, "follow:rope+soap")
    answer(match, 2, "follow:drones")
    assert sorted(view(match).discard) == ["drones", "laptops", "rope", "soap"]
    assert [event["seat"] for event in told(match, None, "discard")] == [0, 1, 1, 2]


def test_the_next_player_leads():
    """3.6 Around the table, whether the leader led or drew."""
    match = begin(trader("laptops"), trader(), trader("soap"), leader=1)
    leaders = []
    for _ in range(4):
        assert kinds(match) == ["lead"]
        leaders.append(match.pending[0].seat)
        assert view(match).leader == leaders[-1]
        next_turn(match)
    assert leaders == [1, 2, 0, 1]


def test_turns_are_numbered():
    """3.6"""
    match = begin(trader("laptops"), turn=6)
    assert view(match).turn == 7
    lead(match, 0, "load")
    assert view(match).turn == 8
    turns = [(event["seat"], event["amount"]) for event in told(match, None, "turn")]
    assert turns == [(0, 7), (1, 8)]
