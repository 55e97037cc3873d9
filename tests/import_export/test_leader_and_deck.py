"""Chapter 3 of docs/rules/import-export.md: discarding contracts, and the deck."""

from kit.import_export import (
    answer,
    asked,
    begin,
    end_turn,
    hand,
    harbour,
    kinds,
    lead,
    money,
    next_turn,
    options,
    others,
    player,
    sea,
    ship,
    slots,
    told,
    trader,
    view,
)

DECK = "honey rice soap rope cups pens"


# -- discarding contracts


def test_the_leader_may_discard_contracts():
    """3.7 The containers stay on the ship; what fills no slot any more is loose."""
    match = begin(
        trader("laptops", ships=[harbour("drones sauna", "jets batteries"), harbour("rice")]),
        trader("soap"),
    )
    assert options(match, 0, "discard") == {
        "discard-contract:drones",
        "discard-contract:sauna",
        "discard-contract:rice",
    }
    answer(match, 0, "discard-contract:drones")
    assert asked(match) == [(0, "lead")]
    assert ship(match, "technology-1")["contracts"] == ["sauna"]
    assert slots(match, "technology-1") == {"jets": None, "batteries": None}
    assert view(match).discard == ["drones"]
    assert told(match, None, "discard") == [
        {
            "type": "discard",
            "seat": 0,
            "cards": ["drones"],
            "from": "technology-1",
            "to": "discard",
        }
    ]


def test_containers_of_a_discarded_contract_fill_the_slots_of_others():
    """3.7, 5.5 Loose ones and those of the others, as many as there are slots for."""
    match = begin(
        trader(
            ships=[
                harbour("drones segways", "jets:drones tablets:drones"),
                harbour("playstations batteries", "laptops:playstations soap"),
            ]
        ),
    )
    answer(match, 0, "discard-contract:playstations")
    assert slots(match, "technology-2") == {"laptops": "batteries", "soap": None}
    answer(match, 0, "discard-contract:drones")
    assert player(match, 0).shipments == ["segways"]


def test_all_contracts_may_go_one_by_one():
    """3.7"""
    match = begin(trader(ships=[harbour("drones", "jets"), harbour("rice")]))
    answer(match, 0, "discard-contract:rice", "discard-contract:drones")
    assert options(match, 0) == {"draw"}
    assert ship(match, "technology-1") == {"at": "harbour", "contracts": [], "containers": ["jets"]}


def test_discarding_is_offered_at_each_decision_of_the_leader():
    """3.7 When leading and when acting, not only at the start."""
    match = begin(
        trader("laptops batteries", ships=[harbour("drones"), harbour("rice")]), trader("soap")
    )
    lead(match, 0, "load", "laptops")
    assert asked(match) == [(0, "load")]
    assert "discard-contract:rice" in options(match, 0)
    answer(match, 0, "discard-contract:rice")
    assert asked(match) == [(0, "load")]
    answer(match, 0, "load:batteries:technology-1")
    assert view(match).discard == ["rice", "laptops"]


def test_only_the_leader_may_discard_contracts():
    """3.7"""
    match = begin(trader("laptops"), trader("drones soap rope", ships=[harbour("tablets", "jets")]))
    answer(match, 0, "lead:load:laptops")
    assert options(match, 1, "discard") == set()
    answer(match, 1, "follow:rope+soap")
    assert asked(match) == [(1, "load")]
    assert options(match, 1, "discard") == set()
    end_turn(match)
    assert options(match, 1, "discard") == {"discard-contract:tablets"}


def test_a_contract_of_this_turn_can_not_be_discarded():
    """3.7 It can in the next turn as leader."""
    match = begin(
        trader("rice drones sugar", imports="onions", ships=[harbour("batteries")]), trader()
    )
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:drones:technology-1")
    assert options(match, 0, "discard") == {"discard-contract:batteries"}
    end_turn(match)
    next_turn(match)
    assert options(match, 0, "discard") == {
        "discard-contract:batteries",
        "discard-contract:drones",
    }


def test_a_contract_that_was_completed_and_came_back_is_new():
    """3.7 Bamboo goes under the other ship: it is a contract of this turn now."""
    match = begin(
        trader(
            "jets laptops sugar",
            imports="tablets",
            ships=[harbour("bamboo", "rice"), harbour("drones")],
        )
    )
    assert "discard-contract:bamboo" in options(match, 0)
    lead(match, 0, "load", "jets")
    answer(match, 0, "load:sugar:technology-1")
    assert kinds(match) == ["bamboo"]
    answer(match, 0, min(options(match, 0) - {"no"} - options(match, 0, "discard")))
    assert ship(match, "technology-2")["contracts"] == ["drones", "bamboo"]
    assert asked(match) == [(0, "load")]
    assert options(match, 0, "discard") == {"discard-contract:drones"}


def test_the_room_of_a_discarded_contract_is_free_at_once():
    """3.7, 4.4"""
    match = begin(trader("rice sugar", ships=[harbour("nanobots drones"), sea("soap")]))
    lead(match, 0, "contract", "rice")
    assert asked(match) == [(0, "contract")]
    assert options(match, 0, "contract:") == set()
    answer(match, 0, "discard-contract:drones")
    assert options(match, 0, "contract:sugar") == {"contract:sugar:technology-1"}


def test_discarding_the_unfilled_contract_completes_the_rest():
    """3.7, 5.3 Nothing is missing on the ship any more."""
    match = begin(
        trader(ships=[harbour("drones tablets", "jets:drones batteries:drones")]), deck=DECK
    )
    answer(match, 0, "discard-contract:tablets")
    assert player(match, 0).shipments == ["drones"]
    assert ship(match, "technology-1")["at"] == "sea"
    assert money(match) == [16, 10]
    assert asked(match) == [(0, "lead")]


# -- the deck


def test_with_the_last_card_the_discard_pile_becomes_the_deck():
    """3.8 At once, before the next card is drawn."""
    match = begin(trader(), deck="honey rice", discard="soap rope cups", deck_only=True)
    answer(match, 0, "draw")
    assert hand(match, 0) == {"honey", "rice", "soap", "rope", "cups"}
    assert view(match).deck_size == 0
    assert view(match).discard == []


def test_the_shuffle_does_not_wait_for_the_next_draw():
    """3.8"""
    match = begin(trader("technology*5"), deck="honey", discard="soap rope cups", deck_only=True)
    answer(match, 0, "draw")
    assert (view(match).deck_size, view(match).discard) == (3, [])
    assert told(match, None, "shuffle") == [{"type": "shuffle", "amount": 3, "cause": "draw"}]
    assert asked(match) == [(1, "lead")]


def test_the_discard_pile_is_shuffled():
    """3.8 Different seeds, different orders."""
    orders = set()
    for seed in range(10):
        match = begin(
            trader("technology*5"),
            trader("agriculture*5"),
            deck="honey",
            discard="soap rope cups pens sauna",
            deck_only=True,
            seed=seed,
        )
        answer(match, 0, "draw")
        before = hand(match, 1)
        answer(match, 1, "draw")
        orders |= hand(match, 1) - before
    assert len(orders) > 2


def test_cards_played_this_turn_are_not_in_the_shuffle():
    """3.8, 3.6 They are not discarded yet."""
    match = begin(trader("laptops"), trader(), deck="honey rice", discard="soap", deck_only=True)
    lead(match, 0, "load", "laptops")
    assert hand(match, 1) == {"honey", "rice", "soap"}
    assert "laptops" not in hand(match, 1)


def test_with_both_empty_drawing_stops():
    """3.8, 11.2"""
    match = begin(trader(), deck="honey rice", deck_only=True)
    answer(match, 0, "draw")
    assert sorted(match.view(0).players[0].hand) == ["honey", "rice"]
    assert match.over


def test_a_follower_can_draw_from_nothing():
    """3.8, 3.3"""
    match = begin(
        trader("laptops drones", ships=[harbour("tablets")]), trader(), deck="", deck_only=True
    )
    answer(match, 0, "lead:load:laptops")
    answer(match, 1, "draw")
    assert hand(match, 1) == set()
    assert asked(match) == [(0, "load")]
    assert told(match, None, "draw") == []


def test_what_is_discarded_after_both_were_empty_is_not_drawn_in_this_turn():
    """3.8 The shuffle belongs to the last card."""
    match = begin(
        trader("laptops", ships=[harbour("tablets")]), trader(), deck="honey", deck_only=True
    )
    answer(match, 0, "lead:load:laptops")
    answer(match, 1, "draw")
    assert hand(match, 1) == {"honey"}
    answer(match, 0, "discard-contract:tablets")
    assert match.over
    assert view(match).deck_size == 0
    assert view(match).discard == ["tablets", "laptops"]


def test_a_position_with_a_discard_pile_only_begins_with_the_shuffle():
    """3.8"""
    match = begin(trader("technology*5"), discard="soap rope", deck_only=True)
    assert (view(match).deck_size, view(match).discard) == (2, [])
    answer(match, 0, "draw")
    assert hand(match, 0) & {"soap", "rope"}


def test_others_goes_on_after_the_first_follower():
    """3.3 With four players, two follow and one draws."""
    match = begin(trader("laptops"), trader("drones"), trader("tablets"), trader("jets"))
    answer(match, 0, "lead:load:laptops")
    others(match, follow=[1, 3])
    follows = [event["seat"] for event in told(match, None, "follow")]
    assert follows == [1, 3]
    assert [event["seat"] for event in told(match, None, "draw")] == [2]
