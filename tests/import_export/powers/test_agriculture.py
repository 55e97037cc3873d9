"""The powers of the agriculture cards, each in its plain case and where it is awkward."""

import pytest

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
    money,
    next_turn,
    options,
    player,
    sea,
    ship,
    told,
    trader,
    view,
)


def shipments(match, seat=0):
    return player(match, seat).shipments


def fillings(match, number=0, seat=0):
    """The containers of a ship, each with the contract it fills (None: loose)."""
    containers = view(match).players[seat].ships[number].containers
    return [(each.card, each.contract) for each in containers]


def choices(match, seat):
    """The options without the leader's right to discard contracts."""
    return options(match, seat) - options(match, seat, "discard-contract:")


def decline(match):
    question = match.pending[0]
    word = next(word for word in ("done", "no", "pass", "draw") if word in question.by_id)
    answer(match, question.seat, word)


def decline_until(match, kind):
    """Decline whatever is asked before the first question of that kind."""
    while kinds(match) != [kind]:
        decline(match)
    return match


def kinds_to_come(match):
    """The kinds of all questions up to the next `lead`, everything declined."""
    met = []
    while kinds(match) != ["lead"]:
        met += kinds(match)
        decline(match)
    return met


def gains(match, cause):
    """What the bank paid because of a card: (seat, amount)."""
    return [(e["seat"], e["amount"]) for e in told(match, None, "gain") if e.get("cause") == cause]


# -- almonds


@pytest.mark.parametrize(("before", "taken"), [(0, 8), (12, 8), (14, 4), (30, 4)])
def test_almonds_pay_more_to_the_poor_with_the_payout_counted(before, taken):
    match = complete(begin(trader(completes="almonds", credits=before)))
    assert money(match)[0] == before + 6 + taken
    assert gains(match, "almonds") == [(0, taken)]


@pytest.mark.parametrize(
    ("contracts", "after"), [("rice almonds", 6 + 10 + 4 + 4), ("almonds rice", 6 + 10 + 8 + 4)]
)
def test_almonds_look_at_the_credits_when_their_own_turn_comes(contracts, after):
    match = complete(begin(trader(completes=contracts, credits=6)))
    assert money(match)[0] == after


def test_almonds_copied_by_wind_turbines_pay_again():
    match = complete(
        begin(trader(completes="wind_turbines", credits=14), trader(shipments="almonds"))
    )
    assert money(match) == [14 + 6 + 4, 10]
    assert gains(match, "wind_turbines") == [(0, 4)]


# -- apples


def test_apples_put_a_card_into_shipments_and_its_power_happens():
    match = begin(trader("potatoes", completes="apples"), trader(), deck="pens soap rope cups")
    complete(match)
    answer(match, 0, "card:potatoes")
    assert shipments(match) == ["apples", "potatoes"]
    assert money(match)[0] == 10 + 10 + 2
    assert hand(match, 0) == {"soap", "rope"}
    assert view(match).island == ["pens"]
    assert told(match, 1, "shipment")[1:] == [
        {
            "type": "shipment",
            "seat": 0,
            "cards": ["potatoes"],
            "from": "hand",
            "to": "shipments",
            "cause": "apples",
        }
    ]


def test_apples_ask_nobody_without_an_agriculture_card_and_may_be_declined():
    match = complete(begin(trader("soap", completes="apples")))
    assert shipments(match) == ["apples"]
    assert "apples" not in kinds(match)
    match = complete(begin(trader("rice soap", completes="apples")))
    assert asked(match) == [(0, "apples")]
    assert options(match, 0) == {"card:rice", "no"}
    answer(match, 0, "no")
    assert shipments(match) == ["apples"]
    assert "rice" in hand(match, 0)


def test_apples_set_off_no_whenever_power_but_the_cards_own():
    """Shoes answer the ship of the Apples once, and not the Onions; Onions answer both."""
    match = begin(trader("onions", completes="apples"), trader(shipments="shoes"))
    complete(match)
    answer(match, 0, "card:onions")
    assert gains(match, "onions") == [(0, 2), (0, 2)]
    assert asked(match) == [(1, "shoes")]
    answer(match, 1, "no")
    assert "shoes" not in kinds(match)


def test_apples_pay_nothing_to_onions_that_lie_there_but_for_the_ship():
    match = begin(trader("rice", completes="apples", shipments="onions"))
    complete(match)
    answer(match, 0, "card:rice")
    assert gains(match, "onions") == [(0, 2)]
    assert gains(match, "rice") == [(0, 6)]


def test_apples_put_bamboo_under_any_own_ship():
    match = begin(trader("bamboo", completes="apples", ships=[harbour(), harbour()]))
    complete(match)
    answer(match, 0, "card:bamboo")
    assert options(match, 0) == {"ship:technology-2", "no"}
    answer(match, 0, "ship:technology-2")
    assert shipments(match) == ["apples"]
    assert ship(match, "technology-2")["contracts"] == ["bamboo"]


# -- bamboo


def test_bamboo_goes_under_another_ship_without_tier_or_action():
    match = complete(begin(trader(completes="bamboo"), trader()))
    assert asked(match) == [(0, "bamboo")]
    assert options(match, 0) == {"ship:technology-2", "no"}
    answer(match, 0, "ship:technology-2")
    assert shipments(match) == []
    assert ship(match, "technology-2")["contracts"] == ["bamboo"]
    assert money(match)[0] == 16
    assert told(match, 1, "contract") == [
        {
            "type": "contract",
            "seat": 0,
            "cards": ["bamboo"],
            "from": "shipments",
            "to": "technology-2",
            "cause": "bamboo",
        }
    ]


def test_bamboo_may_stay():
    match = complete(begin(trader(completes="bamboo")))
    answer(match, 0, "no")
    assert shipments(match) == ["bamboo"]
    assert ship(match, "technology-2")["contracts"] == []


@pytest.mark.parametrize("other", [harbour("delayed_game"), sea("soap rope")])
def test_bamboo_stays_where_no_ship_has_room(other):
    match = complete(begin(trader(completes="bamboo", ships=[harbour(), other])))
    assert "bamboo" not in kinds(match)
    assert shipments(match) == ["bamboo"]


def test_bamboo_goes_back_under_the_ship_that_brought_it_if_that_stayed():
    """6.4 Flash Drives and Jets leave that ship empty, so it stays in harbour."""
    match = begin(
        trader(
            completes="bamboo", shipments="flash_drives jets", ships=[harbour(), sea("soap rope")]
        )
    )
    complete(match)
    while kinds(match)[0] in ("flash_drives", "jets"):
        answer(match, 0, min(options(match, 0, "card:")))
    assert ship(match, "technology-1") == {"at": "harbour", "contracts": [], "containers": []}
    assert asked(match) == [(0, "bamboo")]
    assert options(match, 0) == {"ship:technology-1", "no"}
    answer(match, 0, "ship:technology-1")
    assert ship(match, "technology-1")["contracts"] == ["bamboo"]
    assert shipments(match) == ["flash_drives", "jets"]
    assert money(match)[0] == 16


def test_bamboo_does_not_go_under_the_ship_that_sailed_with_it():
    """6.1 One container is left aboard: it sails before Bamboo asks."""
    match = begin(
        trader(completes="bamboo", shipments="flash_drives", ships=[harbour(), sea("soap rope")])
    )
    complete(match)
    answer(match, 0, min(options(match, 0, "card:")))
    assert ship(match, "technology-1")["at"] == "sea"
    assert shipments(match) == ["flash_drives", "bamboo"]
    assert asked(match) == [(1, "lead")]


def test_bamboo_moves_once_per_turn():
    """It completes the second ship at once, and the first lies empty in harbour; still it stays."""
    match = begin(
        trader(
            completes="bamboo",
            shipments="flash_drives jets",
            ships=[harbour(), harbour("", "beer sugar")],
        )
    )
    complete(match)
    while kinds(match)[0] in ("flash_drives", "jets"):
        answer(match, 0, min(options(match, 0, "card:")))
    answer(match, 0, "ship:technology-2", "no", "no")
    assert shipments(match) == ["flash_drives", "jets", "bamboo"]
    assert ship(match, "technology-2")["at"] == "sea"
    assert ship(match, "technology-1")["at"] == "harbour"
    assert money(match)[0] == 10 + 6 + 6
    assert asked(match) == [(1, "lead")]


def test_bamboo_is_a_contract_that_sugar_and_paprika_answer():
    match = begin(trader("rice", completes="bamboo", shipments="sugar paprika jasmine_tea"))
    complete(match)
    answer(match, 0, "ship:technology-2")
    assert gains(match, "sugar") == [(0, 2)]
    assert asked(match) == [(0, "paprika")]
    answer(match, 0, "load:rice:technology-2")
    assert "jasmine_tea" not in kinds(match)


def test_bamboo_that_was_given_away_meanwhile_can_not_be_moved():
    """Asked about it, its owner completes and empties a ship; a rival's Railguns follow."""
    match = begin(
        trader(
            completes="bamboo",
            shipments="flash_drives jets",
            ships=[harbour(), harbour("drones pistols", "tablets segways")],
        ),
        trader("foxes", shipments="satellite", ships=[harbour("railguns", "illegal*2")]),
    )
    complete(match)
    answer(match, 0, "no", "no")
    assert asked(match) == [(0, "bamboo")]
    answer(match, 0, "discard-contract:pistols", "card:tablets", "card:segways")
    assert ship(match, "technology-2")["at"] == "harbour"
    answer(match, 1, "no", "load:foxes:agriculture-1")
    answer(match, 0, "shipment:bamboo")
    assert shipments(match, 1) == ["satellite", "railguns", "bamboo"]
    assert "bamboo" not in kinds_to_come(match)


# -- beer


def test_beer_decides_when_its_turn_comes_to_move_to_the_shipments():
    """6.1 Paid, and with those before it in the shipments; those after it and the ship wait."""
    match = complete(begin(trader(completes="honey beer rice"), trader(), deck="pens"))
    assert asked(match) == [(0, "beer")]
    assert money(match)[0] == 10 + 14
    assert view(match).island == ["pens"]
    assert shipments(match) == ["honey"]
    assert ship(match, "technology-1")["contracts"] == ["beer", "rice"]
    assert ship(match, "technology-1")["at"] == "harbour"
    answer(match, 0, "yes")
    assert shipments(match) == ["honey", "rice"]
    assert ship(match, "technology-1")["at"] == "sea"
    assert gains(match, "rice") == [(0, 4)]
    assert [e["cards"] for e in told(match, 1, "shipment")] == [["honey"], ["rice"]]


def test_beer_may_go_to_the_island_for_six():
    match = complete(begin(trader(completes="beer"), trader(), deck="pens"))
    assert asked(match) == [(0, "beer")]
    answer(match, 0, "yes")
    assert money(match)[0] == 10 + 6 + 6
    assert shipments(match) == []
    assert view(match).island == ["pens", "beer"]
    assert gains(match, "beer") == [(0, 6)]


def test_beer_that_is_kept_is_an_ordinary_shipment():
    match = complete(begin(trader(completes="beer"), trader(), deck="pens"))
    answer(match, 0, "no")
    assert money(match)[0] == 16
    assert shipments(match) == ["beer"]
    assert view(match).island == ["pens"]


@pytest.mark.parametrize(("choice", "counted"), [("yes", 4), ("no", 6)])
def test_beer_that_is_sold_never_was_a_shipment(choice, counted):
    """6.1 Neither Rice nor Onions count it; the ship is answered all the same."""
    match = complete(
        begin(trader(completes="beer rice", shipments="onions"), trader(shipments="shoes"))
    )
    answer(match, 0, choice)
    assert gains(match, "rice") == [(0, counted)]
    assert gains(match, "onions") == [(0, counted - 2)]
    assert asked(match) == [(1, "shoes")]


def test_beer_alone_on_its_ship_leaves_nothing_but_a_completed_ship():
    """6.1, 13.9 Satellite still answers that ship; Onions have nothing to count."""
    match = complete(
        begin(trader(completes="beer", shipments="onions"), trader(shipments="satellite"))
    )
    answer(match, 0, "yes")
    assert gains(match, "onions") == []
    assert told(match, None, "shipment") == []
    assert asked(match) == [(1, "satellite")]


def test_beer_copied_by_wind_turbines_does_nothing():
    """The Turbines are a shipment already when they copy it."""
    match = complete(
        begin(trader(completes="wind_turbines"), trader(shipments="beer"), deck="pens")
    )
    assert kinds_to_come(match) == []
    assert shipments(match) == ["wind_turbines"]
    assert shipments(match, 1) == ["beer"]
    assert view(match).copies == {"wind_turbines": "beer"}
    assert money(match) == [16, 10]


def test_beer_passed_on_by_railguns_is_a_shipment_and_can_not_be_sold():
    match = complete(begin(trader(completes="railguns"), trader(shipments="beer", credits=0)))
    assert shipments(match) == ["railguns", "beer"]
    assert kinds_to_come(match) == []
    assert money(match) == [16, 0]


def test_beer_can_be_sold_out_of_the_hand_with_apples():
    match = complete(begin(trader("beer", completes="apples"), trader()))
    answer(match, 0, "card:beer", "yes")
    assert shipments(match) == ["apples"]
    assert money(match)[0] == 10 + 10 + 6


def test_beer_can_not_be_taken_away_while_it_decides():
    """Asked about the Beer, its owner completes a ship; a rival's Railguns come in between."""
    match = begin(
        trader(completes="beer", ships=[harbour(), harbour("drones pistols", "technology*2")]),
        trader("foxes", shipments="satellite", ships=[harbour("railguns", "illegal*2")]),
    )
    complete(match)
    answer(match, 0, "discard-contract:pistols")
    answer(match, 1, "no", "load:foxes:agriculture-1")
    assert asked(match) == [(0, "railguns")]
    assert options(match, 0) == {"credits", "shipment:drones"}
    answer(match, 0, "shipment:drones")
    answer(match, 1, "no")
    assert asked(match) == [(0, "beer")]
    answer(match, 0, "yes")
    assert gains(match, "beer") == [(0, 6)]
    assert shipments(match) == []


def test_beer_put_down_by_apples_that_was_sold_meanwhile_is_not_sold_again():
    """13.11 Asked about the Beer, its owner sells it with Iceland Water."""
    match = complete(begin(trader("beer", completes="apples", shipments="iceland_water"), trader()))
    answer(match, 0, "card:beer")
    assert asked(match) == [(0, "beer")]
    answer(match, 0, "use:iceland_water:beer")
    assert kinds_to_come(match) == []
    assert shipments(match) == ["iceland_water", "apples"]
    assert money(match)[0] == 10 + 10 + 2


# -- bok choy


def test_bok_choy_pays_two_more_on_a_ship_without_agriculture_contract():
    match = begin(
        trader("technology rice", ships=[harbour("vintage_wines", "luxury*2 bok_choy")]),
        trader("technology"),
    )
    lead(match, 0, "load", follow=[1])
    answer(match, 0, "load:rice:technology-1")
    assert money(match)[0] == 10 + 10 + 2
    assert gains(match, "bok_choy") == [(0, 2)]


@pytest.mark.parametrize(
    ("contracts", "containers", "paid"),
    [
        ("honey", "bok_choy", 6),
        ("vintage_wines dragon_fruit", "luxury*2 agriculture*2 bok_choy", 14),
    ],
)
def test_bok_choy_pays_nothing_beside_an_agriculture_contract(contracts, containers, paid):
    match = begin(
        trader("technology beer", ships=[harbour(contracts, containers)]), trader("technology")
    )
    lead(match, 0, "load", follow=[1])
    answer(match, 0, "load:beer:technology-1")
    assert shipments(match) == contracts.split()
    assert sum(e["amount"] for e in told(match, None, "gain") if e["cause"] == "load") == paid


def test_bok_choy_pays_the_ships_owner_who_pirated_it():
    match = begin(
        trader("illegal", ships=[harbour("vintage_wines", "luxury*2 rice")]),
        trader("illegal", ships=[sea("bok_choy soap")]),
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:agriculture-1:bok_choy")
    assert money(match) == [10 + 10 + 2, 10]


def test_bok_choy_does_nothing_as_a_shipment():
    match = begin(
        trader(
            "technology rice",
            shipments="bok_choy",
            ships=[harbour("vintage_wines", "luxury*2 beer")],
        ),
        trader("technology"),
    )
    lead(match, 0, "load", follow=[1])
    answer(match, 0, "load:rice:technology-1")
    assert money(match)[0] == 10 + 10


def test_bok_choy_needs_no_slot_of_its_colour_where_wheat_helps():
    match = begin(
        trader(
            "drones laptops",
            shipments="wheat",
            ships=[harbour("tablets", "segways bok_choy:tablets")],
        ),
        trader("batteries"),
    )
    lead(match, 0, "load", "drones", follow=[1])
    answer(match, 0, "load:laptops:technology-1")
    assert money(match)[0] == 10 + 6 + 2


# -- chicken feed


def test_chicken_feed_is_offered_clockwise_to_the_others():
    match = complete(begin(trader(completes="chicken_feed"), trader(), trader(), trader()))
    assert asked(match) == [(1, "chicken_feed")]
    answer(match, 1, "no")
    assert asked(match) == [(2, "chicken_feed")]
    answer(match, 2, "yes")
    assert "chicken_feed" not in kinds(match)
    assert money(match) == [10 + 6 + 6, 10, 4, 10]
    assert [shipments(match, seat) for seat in range(4)] == [[], [], ["chicken_feed"], []]
    assert [e["from"] for e in told(match, 3, "shipment")] == ["technology-1", "seat-0"]


def test_chicken_feed_is_not_offered_to_who_can_not_pay():
    match = complete(begin(trader(completes="chicken_feed"), trader(credits=4), trader(credits=6)))
    assert asked(match) == [(2, "chicken_feed")]
    answer(match, 2, "no")
    assert shipments(match) == ["chicken_feed"]
    match = complete(begin(trader(completes="chicken_feed"), trader(credits=4)))
    assert "chicken_feed" not in kinds(match)
    assert shipments(match) == ["chicken_feed"]


def test_chicken_feed_costs_the_buyer_six_at_once_and_makes_room_there():
    match = begin(
        trader(completes="chicken_feed"),
        trader("sauna", imports="soap"),
        trader(shipments="fake_dvds"),
        island="cups",
    )
    complete(match)
    answer(match, 1, "yes")
    assert money(match) == [22, 4, 12]
    end_turn(match)
    lead(match, 1, "supply", "sauna")
    assert "take:cups" in options(match, 1)


def test_chicken_feed_out_of_the_hand_with_apples_can_be_bought():
    match = complete(begin(trader("chicken_feed", completes="apples"), trader()))
    answer(match, 0, "card:chicken_feed")
    assert asked(match) == [(1, "chicken_feed")]
    answer(match, 1, "yes")
    assert money(match) == [10 + 10 + 6, 4]
    assert shipments(match) == ["apples"]


def test_chicken_feed_copied_by_wind_turbines_sells_the_turbines():
    match = complete(begin(trader(completes="wind_turbines"), trader(shipments="chicken_feed")))
    assert asked(match) == [(1, "wind_turbines")]
    answer(match, 1, "yes")
    assert shipments(match, 1) == ["chicken_feed", "wind_turbines"]
    assert view(match).copies == {"wind_turbines": "chicken_feed"}
    assert money(match) == [22, 4]


def test_chicken_feed_that_is_gone_can_not_be_bought():
    """The leader is asked, takes it as a tribute instead, and nothing is left to buy."""
    match = begin(
        trader("technology*2", ships=[harbour("railguns honey", "illegal*3")]),
        trader("technology agriculture", credits=0, ships=[harbour("chicken_feed", "rice")]),
        trader("technology", credits=4, shipments="foxes"),
    )
    lead(match, 0, "load", follow=[1, 2])
    answer(match, 0, "done")
    answer(match, 1, min(options(match, 1, "load:")))
    assert asked(match) == [(0, "chicken_feed")]
    answer(match, 0, "discard-contract:honey")
    assert asked(match) == [(1, "railguns")]
    answer(match, 1, "shipment:chicken_feed")
    answer(match, 2, "credits")
    assert shipments(match) == ["railguns", "chicken_feed"]
    assert "chicken_feed" not in kinds(match)
    assert money(match) == [10 + 6 + 4, 6, 0]


def test_chicken_feed_passed_on_by_railguns_is_not_sold_again():
    match = begin(
        trader(completes="railguns"), trader(shipments="chicken_feed", credits=0), trader(credits=8)
    )
    complete(match)
    assert shipments(match) == ["railguns", "chicken_feed"]
    assert "chicken_feed" not in kinds(match)
    assert money(match) == [10 + 6 + 4, 0, 4]


# -- coffee


def test_coffee_lets_own_agriculture_contracts_take_any_colour():
    match = begin(
        trader(
            "drones soap", shipments="coffee", ships=[harbour("honey", "rice"), harbour("onions")]
        ),
    )
    lead(match, 0, "load", "drones")
    assert choices(match, 0) == {"load:soap:technology-1", "load:soap:technology-2", "done"}
    answer(match, 0, "load:soap:technology-1")
    assert shipments(match) == ["coffee", "honey"]


def test_coffee_helps_no_other_contracts_and_no_other_players():
    match = begin(
        trader("drones soap beer", shipments="coffee", ships=[harbour("foxes")]),
        trader("laptops rope", ships=[harbour("honey")]),
    )
    lead(match, 0, "load", "drones", follow=[1])
    assert choices(match, 0) == {"done"}
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]


def test_coffee_lets_loose_containers_of_any_colour_into_a_new_contract():
    """4.5 And the ship is completed."""
    match = begin(
        trader("sugar onions", shipments="coffee", ships=[harbour("", "soap foxes")]), trader()
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:onions:technology-1")
    assert shipments(match) == ["coffee", "onions"]
    assert money(match)[0] == 10 + 6 + 2


def test_coffee_given_away_leaves_what_is_loaded_in_its_slot():
    """5.6 Soap fills Honey still; another consumer card does not fit any more."""
    match = begin(
        trader(completes="railguns"),
        trader("laptops rope beer", shipments="coffee", ships=[harbour("honey", "soap")]),
    )
    complete(match)
    answer(match, 1, "shipment:coffee")
    assert fillings(match, seat=1) == [("soap", "honey")]
    assert options(match, 1, "load:") == {"load:beer:agriculture-1"}
    answer(match, 1, "load:beer:agriculture-1")
    assert shipments(match, 1) == ["honey"]


def test_coffee_does_not_help_itself_aboard():
    match = begin(trader("drones soap rice", ships=[harbour("coffee")]))
    lead(match, 0, "load", "drones")
    assert choices(match, 0) == {"load:rice:technology-1", "done"}


def test_coffee_copied_by_wind_turbines_works_for_agriculture_contracts():
    match = begin(
        trader(
            "soap",
            imports="cell_phones",
            completes="wind_turbines",
            ships=[harbour(), harbour("honey", "rice")],
        ),
        trader(shipments="coffee"),
    )
    complete(match)
    answer(match, 0, "load:soap:technology-2")
    assert shipments(match) == ["wind_turbines", "honey"]


# -- flour


FOUR = "almonds beer honey rice"


def test_flour_loads_all_four_at_once():
    match = begin(trader(f"flour sugar {FOUR}", goods="agriculture*2"), trader())
    lead(match, 0, "contract", "sugar")
    assert "contract:flour:technology-1" in options(match, 0)
    answer(match, 0, "contract:flour:technology-1:loaded")
    assert shipments(match) == ["flour"]
    assert money(match)[0] == 10 + 10
    assert sorted(ship(match, "technology-1")["containers"]) == FOUR.split()
    assert ship(match, "technology-1")["at"] == "sea"
    assert {e["cause"] for e in told(match, 1, "load")} == {"flour"}


def test_flour_may_be_contracted_without_its_load():
    match = begin(trader(f"flour sugar {FOUR}", goods="agriculture*2"), trader())
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:flour:technology-1")
    assert ship(match, "technology-1") == {
        "at": "harbour",
        "contracts": ["flour"],
        "containers": [],
    }
    assert hand(match, 0) >= set(FOUR.split())


def test_flour_asks_which_four_of_five():
    match = begin(trader(f"flour sugar {FOUR} wheat", goods="agriculture*2"), trader())
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:flour:technology-1:loaded")
    assert asked(match) == [(0, "flour")]
    assert len(options(match, 0)) == 5
    answer(match, 0, "cards:almonds+beer+honey+wheat")
    assert shipments(match) == ["flour"]
    assert "rice" in hand(match, 0)


@pytest.mark.parametrize(
    ("held", "goods"), [("almonds beer honey soap", "agriculture*2"), (FOUR, "agriculture")]
)
def test_flour_needs_four_fitting_containers_and_the_tier(held, goods):
    match = begin(trader(f"flour sugar {held}", goods=goods, imports="lutefisk onions"), trader())
    lead(match, 0, "contract", "sugar")
    assert options(match, 0, "contract:flour") == {
        "contract:flour:technology-1",
        "contract:flour:technology-2",
    }


def test_flour_takes_what_coffee_and_televisions_make_fit():
    match = begin(
        trader("flour sugar laptops drones soap rope", goods="agriculture*2", shipments="coffee"),
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:flour:technology-2:loaded")
    assert shipments(match) == ["coffee", "flour"]
    match = begin(
        trader(
            "flour sugar laptops drones beer honey soap",
            goods="agriculture*2",
            shipments="televisions",
        ),
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:flour:technology-2:loaded")
    assert shipments(match) == ["televisions", "flour"]


def test_flour_beside_an_unfilled_contract_waits_for_it():
    match = begin(
        trader(
            f"flour sugar {FOUR}", goods="agriculture*2", ships=[harbour("foxes"), sea("soap cups")]
        ),
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:flour:technology-1:loaded")
    assert shipments(match) == []
    assert sorted(ship(match, "technology-1")["containers"]) == FOUR.split()


def test_flour_brings_four_also_beside_a_contract_that_could_take_more():
    """5.2 Dragon Fruit lacks one more; each of the four fills a slot of the ship."""
    match = begin(
        trader(
            f"flour sugar {FOUR} wheat",
            goods="agriculture*2",
            ships=[harbour("dragon_fruit", "onions"), sea("soap cups")],
        ),
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:flour:technology-1:loaded")
    assert asked(match) == [(0, "flour")]
    assert {len(option.split("+")) for option in options(match, 0, "cards:")} == {4}
    answer(match, 0, "cards:almonds+beer+honey+rice")
    assert shipments(match) == []
    assert all(contract for _, contract in fillings(match))
    assert len(fillings(match)) == 5


def test_flour_is_completed_before_anybody_answers_its_load():
    """6.6 All four are aboard, the ship is paid and at sea, and then Whole Wheat asks for each."""
    match = begin(
        trader(f"flour sugar {FOUR}", goods="agriculture*2"), trader(shipments="whole_wheat")
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:flour:technology-1:loaded")
    assert asked(match) == [(1, "whole_wheat")]
    assert ship(match, "technology-1")["at"] == "sea"
    assert shipments(match) == ["flour"]
    assert money(match)[0] == 20
    answer(match, 1, "credits", "credits", "credits", "credits")
    assert money(match)[1] == 18


def test_flour_needs_a_full_load_of_its_own_even_where_another_contract_could_take_a_card():
    """Soap fits Pants beside it, not Flour: four fitting containers are needed."""
    match = begin(
        trader(
            "flour sugar almonds beer honey soap",
            goods="agriculture*2",
            ships=[harbour("pants"), sea("rope cups")],
        ),
    )
    lead(match, 0, "contract", "sugar")
    assert options(match, 0, "contract:flour") == {"contract:flour:technology-1"}


def test_flour_over_loose_containers_loads_only_what_is_free():
    ships = [harbour("", "sugar onions"), harbour("", "paprika coffee wheat jasmine_tea")]
    match = begin(trader(f"flour apples {FOUR}", goods="agriculture*2", ships=ships), trader())
    lead(match, 0, "contract", "apples")
    assert options(match, 0, "contract:flour") == {
        "contract:flour:technology-1",
        "contract:flour:technology-1:loaded",
        "contract:flour:technology-2",
    }
    answer(match, 0, "contract:flour:technology-1:loaded")
    answer(match, 0, "cards:almonds+rice")
    assert shipments(match) == ["flour"]
    assert money(match)[0] == 20
    assert hand(match, 0) >= {"beer", "honey"}


def test_flour_over_loose_containers_that_coffee_lets_in_loads_only_what_is_free():
    """5.5 Soap and Foxes fill two of its slots by themselves."""
    ships = [harbour("", "soap foxes"), sea("cups pens")]
    match = begin(
        trader(f"flour apples {FOUR}", goods="agriculture*2", shipments="coffee", ships=ships)
    )
    lead(match, 0, "contract", "apples")
    answer(match, 0, "contract:flour:technology-1:loaded")
    assert asked(match) == [(0, "flour")]
    assert {len(option.split("+")) for option in options(match, 0, "cards:")} == {2}
    answer(match, 0, "cards:almonds+rice")
    assert shipments(match) == ["coffee", "flour"]
    assert hand(match, 0) == {"beer", "honey"}


def test_flour_of_two_colours_needs_some_of_each():
    own = {"flour": {"load": {"agriculture": 2, "luxury": 2}}}
    match = begin(trader("flour sugar almonds beer honey sauna", goods="agriculture*2"), cards=own)
    lead(match, 0, "contract", "sugar")
    assert not [name for name in options(match, 0) if name.endswith("loaded")]
    match = begin(
        trader("flour sugar almonds beer honey sauna cologne", goods="agriculture*2"), cards=own
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:flour:technology-1:loaded")
    assert len(options(match, 0)) == 3
    answer(match, 0, "cards:almonds+cologne+honey+sauna")
    assert shipments(match) == ["flour"]


def test_flour_of_two_colours_leaves_each_colour_its_own_slots():
    """With Televisions the technology cards take what the others leave."""
    match = begin(
        trader(
            "flour sugar laptops drones almonds sauna",
            goods="agriculture*2",
            shipments="televisions",
        ),
        cards={"flour": {"load": {"agriculture": 2, "luxury": 2}}},
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:flour:technology-1:loaded")
    assert shipments(match) == ["televisions", "flour"]


def test_flour_is_loaded_after_what_answers_the_contract():
    match = begin(
        trader(f"flour lutefisk {FOUR}", goods="agriculture*2", shipments="sugar jasmine_tea"),
        trader(shipments="whole_wheat fixie_bikes"),
    )
    lead(match, 0, "contract", "lutefisk")
    answer(match, 0, "contract:flour:technology-1:loaded")
    assert asked(match) == [(0, "jasmine_tea")]
    answer(match, 0, "no")
    assert asked(match) == [(1, "whole_wheat")]
    answer(match, 1, "credits", "credits", "credits", "no")
    assert shipments(match) == ["sugar", "jasmine_tea", "flour"]
    assert money(match) == [10 + 2 + 10, 10 + 6]


def test_flour_needs_only_the_rest_when_paprika_has_loaded_one():
    match = begin(
        trader(f"flour lutefisk {FOUR} wheat", goods="agriculture*2", shipments="paprika"), trader()
    )
    lead(match, 0, "contract", "lutefisk")
    answer(match, 0, "contract:flour:technology-1:loaded", "load:wheat:technology-1")
    assert asked(match) == [(0, "flour")]
    answer(match, 0, "cards:almonds+beer+honey")
    assert shipments(match) == ["paprika", "flour"]
    assert hand(match, 0) == {"rice"}
    assert money(match)[0] == 20


def test_flour_that_paprika_has_filled_is_at_sea_and_loads_no_more():
    match = begin(
        trader(
            f"flour lutefisk {FOUR}",
            goods="agriculture*2",
            shipments="paprika",
            ships=[harbour("", "sugar onions wheat")],
        ),
        trader(),
    )
    lead(match, 0, "contract", "lutefisk")
    answer(match, 0, "contract:flour:technology-1:loaded", "load:rice:technology-1")
    assert shipments(match) == ["paprika", "flour"]
    assert ship(match, "technology-1")["containers"] == ["sugar", "onions", "wheat", "rice"]
    assert "flour" not in kinds(match)


def test_flour_comes_loaded_with_a_free_contract_action_too():
    match = begin(
        trader(f"flour coffee {FOUR}", completes="platinum_rings", goods="agriculture*2"),
        trader(),
        deck="soap rope cups pens",
    )
    complete(match)
    answer(match, 0, "card:coffee", "contract:flour:technology-2:loaded")
    assert shipments(match) == ["platinum_rings", "flour"]


def test_flour_whose_load_was_sold_meanwhile_stays_empty():
    match = begin(
        trader(f"flour lutefisk {FOUR}", goods="agriculture*2", shipments="jasmine_tea"), trader()
    )
    lead(match, 0, "contract", "lutefisk")
    answer(match, 0, "contract:flour:technology-1:loaded", "sell:rice")
    assert ship(match, "technology-1") == {
        "at": "harbour",
        "contracts": ["flour"],
        "containers": [],
    }


# -- hawaiian salt


def test_hawaiian_salt_takes_all_agriculture_cards_of_the_others():
    match = begin(
        trader("wheat", completes="hawaiian_salt"),
        trader("rice soap honey"),
        trader("onions foxes"),
    )
    complete(match)
    assert hand(match, 0) == {"wheat", "rice", "honey", "onions"}
    assert hand(match, 1) == {"soap"}
    assert hand(match, 2) == {"foxes"}
    assert money(match) == [10 + 6 + 6, 10, 10]
    assert gains(match, "hawaiian_salt") == [(0, 6)]


def test_hawaiian_salt_shows_the_hands_of_the_others_and_not_the_own():
    match = begin(trader("wheat", completes="hawaiian_salt"), trader("rice soap"), trader("foxes"))
    complete(match)
    shown = told(match, None, "show")
    assert [(e["seat"], sorted(e["cards"])) for e in shown] == [
        (1, ["rice", "soap"]),
        (2, ["foxes"]),
    ]
    assert view(match, 2).players[1].shown == ["soap"]
    assert view(match, None).players[0].shown == ["rice"]
    assert view(match, 2).players[1].hand is None


def test_hawaiian_salt_pays_nothing_where_there_is_nothing_to_take():
    match = complete(begin(trader("wheat", completes="hawaiian_salt"), trader("soap"), trader()))
    assert money(match) == [16, 10, 10]
    assert hand(match, 0) == {"wheat"}
    assert [e["seat"] for e in told(match, None, "show")] == [1, 2]


# -- honey


def test_honey_pays_for_the_agriculture_goods_of_all_players():
    match = begin(
        trader(completes="honey", goods="agriculture soap"),
        trader(goods="agriculture*2"),
        trader(goods="foxes"),
    )
    complete(match)
    assert money(match) == [10 + 6 + 6, 10, 10]


def test_honey_counts_virtual_goods():
    match = begin(trader(completes="honey"), trader(shipments="ferraris"), trader(goods="beer"))
    complete(match)
    assert gains(match, "honey") == [(0, 4)]


def test_honey_finds_nothing_and_copied_it_looks_again():
    assert gains(complete(begin(trader(completes="honey"))), "honey") == []
    match = begin(trader(completes="wind_turbines"), trader(shipments="honey", goods="beer rice"))
    complete(match)
    assert money(match) == [10 + 6 + 4, 10]


# -- iceland water


def test_iceland_water_sells_agriculture_cards_at_every_decision():
    match = begin(
        trader("drones"), trader("rice beer soap laptops", shipments="iceland_water"), island="cups"
    )
    answer(match, 0, "lead:load:drones")
    assert options(match, 1, "use:") == {"use:iceland_water:rice", "use:iceland_water:beer"}
    answer(match, 1, "use:iceland_water:rice", "use:iceland_water:beer")
    assert asked(match) == [(1, "follow")]
    assert options(match, 1, "use:") == set()
    assert money(match) == [10, 14]
    assert view(match).island == ["cups", "rice", "beer"]
    assert gains(match, "iceland_water") == [(1, 2), (1, 2)]


def test_iceland_water_works_neither_from_hand_nor_for_others():
    assert options(begin(trader("iceland_water rice")), 0, "use:") == set()
    match = begin(trader("rice"), trader("beer", shipments="iceland_water"))
    assert options(match, 0, "use:") == set()


def test_iceland_water_leaves_the_sale_of_the_supply_action():
    match = begin(trader("sauna rice soap", shipments="iceland_water"), trader())
    lead(match, 0, "supply", "sauna")
    answer(match, 0, "use:iceland_water:rice")
    assert asked(match) == [(0, "supply")]
    answer(match, 0, "sell:soap")
    assert money(match)[0] == 16


def test_iceland_water_is_asked_about_before_a_sealed_bid_and_not_in_it():
    """13.5, 13.10"""
    match = begin(
        trader(
            "soap rice beer", shipments="iceland_water", ships=[harbour(), sea("foxes drones cups")]
        ),
        trader("rope"),
    )
    lead(match, 0, "import", "soap", follow=[1])
    assert asked(match) == [(0, "any-time")]
    assert options(match, 0) == {"use:iceland_water:rice", "use:iceland_water:beer", "done"}
    answer(match, 0, "use:iceland_water:rice", "done")
    assert kinds(match) == ["bid", "bid"]
    assert options(match, 0, "use:") == set()
    assert "bid:12" in options(match, 0)


def test_iceland_water_is_asked_about_before_the_scoring_and_not_in_it():
    """13.10, 11.4"""
    held = trader("rice beer", shipments="iceland_water telescopes", goods="drones")
    match = begin(held, deck_only=True)
    answer(match, 0, "draw")
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "use:iceland_water:rice", "done")
    assert money(match)[0] == 12
    assert asked(match) == [(0, "final")]
    assert options(match, 0, "use:iceland_water") == set()


def test_iceland_water_can_sell_the_card_that_was_to_be_loaded():
    match = begin(trader("drones rice", shipments="iceland_water", ships=[harbour("honey")]))
    lead(match, 0, "load", "drones")
    answer(match, 0, "use:iceland_water:rice")
    assert options(match, 0) == {"discard-contract:honey", "done"}
    assert ship(match, "technology-1")["containers"] == []


# -- jasmine tea


def test_jasmine_tea_sells_a_card_when_contracting():
    match = begin(trader("sugar onions soap", shipments="jasmine_tea"), trader(), island="cups")
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:onions:technology-1")
    assert asked(match) == [(0, "jasmine_tea")]
    assert options(match, 0) == {"sell:soap", "no"}
    answer(match, 0, "sell:soap")
    assert money(match)[0] == 12
    assert view(match).island == ["cups", "soap"]
    assert gains(match, "jasmine_tea") == [(0, 2)]


def test_jasmine_tea_sells_once_per_turn_but_no_is_not_a_sale():
    match = begin(
        trader("sugar onions paprika beer soap rope", imports="rice honey", shipments="jasmine_tea")
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:onions:technology-1", "no")
    answer(match, 0, "contract:paprika:technology-1", "sell:soap")
    answer(match, 0, "contract:beer:technology-1")
    assert "jasmine_tea" not in kinds(match)
    assert money(match)[0] == 12


def test_jasmine_tea_sells_again_in_a_turn_led_by_another():
    match = begin(
        trader("sugar onions wheat beer soap rope", shipments="jasmine_tea"),
        trader("coffee paprika rice"),
    )
    lead(match, 0, "contract", "sugar", follow=[1])
    answer(match, 0, "contract:onions:technology-1", "sell:soap")
    end_turn(match)
    lead(match, 1, "contract", "paprika", follow=[0])
    answer(match, 1, "done")
    answer(match, 0, "contract:beer:technology-1", "sell:rope")
    assert gains(match, "jasmine_tea") == [(0, 2), (0, 2)]


def test_jasmine_tea_is_not_brewed_for_lutefisk_nor_for_others():
    match = begin(
        trader("lutefisk soap", goods="agriculture*2", shipments="jasmine_tea"),
        trader("sugar onions"),
        leader=1,
    )
    lead(match, 1, "contract", "sugar")
    answer(match, 1, "contract:onions:agriculture-1")
    assert "jasmine_tea" not in kinds(match)
    match = begin(trader("lutefisk soap", goods="agriculture*2", shipments="jasmine_tea"))
    answer(match, 0, "use:lutefisk:technology-1")
    assert asked(match) == [(0, "lead")]


def test_jasmine_tea_copied_by_wind_turbines_makes_two_sales():
    match = begin(
        trader("sugar onions soap rope", shipments="jasmine_tea wind_turbines"),
        copies={"wind_turbines": "jasmine_tea"},
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:onions:technology-1", "sell:soap")
    assert asked(match) == [(0, "wind_turbines")]
    answer(match, 0, "sell:rope")
    assert money(match)[0] == 14


def test_jasmine_tea_answers_a_free_contract_action():
    match = begin(trader("coffee onions soap", completes="platinum_rings", shipments="jasmine_tea"))
    complete(match)
    answer(match, 0, "card:coffee", "contract:onions:technology-2")
    assert asked(match) == [(0, "jasmine_tea")]
    answer(match, 0, "sell:soap")
    assert gains(match, "jasmine_tea") == [(0, 2)]


# -- lutefisk


def test_lutefisk_is_contracted_from_hand_without_an_action():
    match = begin(trader("drones"), trader("lutefisk", goods="agriculture"))
    answer(match, 0, "lead:load:drones")
    assert options(match, 1, "use:") == {
        "use:lutefisk:agriculture-1",
        "use:lutefisk:agriculture-2",
    }
    answer(match, 1, "use:lutefisk:agriculture-2")
    assert asked(match) == [(1, "follow")]
    assert ship(match, "agriculture-2")["contracts"] == ["lutefisk"]
    assert told(match, 0, "contract")[0]["cause"] == "lutefisk"


def test_lutefisk_needs_its_tier_a_ship_and_room():
    assert options(begin(trader("lutefisk", goods="agriculture")), 0, "use:") == set()
    full = [harbour("flour"), sea("soap rope")]
    match = begin(trader("lutefisk", goods="agriculture*2", ships=full))
    assert options(match, 0, "use:") == set()
    match = begin(trader("lutefisk", goods="agriculture", shipments="ferraris", ships=full[::-1]))
    assert options(match, 0, "use:") == set()
    match = begin(trader("lutefisk", goods="agriculture", shipments="ferraris"))
    assert len(options(match, 0, "use:")) == 2


def test_lutefisk_works_from_hand_only():
    match = begin(trader("soap", goods="agriculture*2", shipments="lutefisk"))
    assert options(match, 0, "use:") == set()


def test_lutefisk_over_loose_containers_completes_at_once():
    match = begin(
        trader("lutefisk soap", goods="agriculture*2", ships=[harbour("", "rice beer honey")]),
        trader(),
        deck="pens",
    )
    answer(match, 0, "use:lutefisk:technology-1")
    assert shipments(match) == ["lutefisk"]
    assert money(match)[0] == 16
    assert view(match).island == ["pens"]
    assert asked(match) == [(0, "lead")]


def test_lutefisk_is_not_put_under_a_ship_that_is_just_being_completed():
    match = begin(
        trader("lutefisk", goods="agriculture*2", completes="rice", shipments="flash_drives"),
    )
    complete(match)
    assert asked(match) == [(0, "flash_drives")]
    assert options(match, 0, "use:") == {"use:lutefisk:technology-2"}
    answer(match, 0, "use:lutefisk:technology-2", "no")
    assert shipments(match) == ["flash_drives", "rice"]
    assert ship(match, "technology-2")["contracts"] == ["lutefisk"]


# -- onions


def test_onions_pay_for_themselves_and_the_contracts_beside_them():
    assert money(complete(begin(trader(completes="onions"))))[0] == 10 + 6 + 2
    match = complete(begin(trader(completes="dragon_fruit onions drones")))
    assert money(match)[0] == 10 + 14 + 4
    assert gains(match, "onions") == [(0, 4)]


def test_onions_pay_for_later_agriculture_shipments_of_their_owner_only():
    match = complete(begin(trader(completes="dragon_fruit sugar", shipments="onions")))
    assert money(match)[0] == 10 + 10 + 4
    match = complete(begin(trader(completes="drones", shipments="onions")))
    assert money(match)[0] == 16
    match = complete(begin(trader(completes="sugar"), trader(shipments="onions")))
    assert money(match) == [16, 10]


def test_onions_copied_by_wind_turbines_do_not_count_the_turbines():
    match = complete(begin(trader(completes="wind_turbines sugar"), trader(shipments="onions")))
    answer(match, 0, "shipment:onions")
    assert gains(match, "wind_turbines") == [(0, 2)]


# -- paprika


def test_paprika_loads_one_whenever_its_owner_contracts():
    match = begin(
        trader("sugar onions rice beer", shipments="paprika"), trader(shipments="fixie_bikes")
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:onions:technology-1")
    assert asked(match) == [(0, "paprika")]
    assert options(match, 0) == {"load:rice:technology-1", "load:beer:technology-1", "no"}
    answer(match, 0, "load:beer:technology-1")
    assert ship(match, "technology-1")["containers"] == ["beer"]
    assert money(match) == [10, 10]
    assert told(match, 1, "load")[0]["cause"] == "paprika"


def test_paprika_may_complete_another_ship_or_be_declined():
    def start():
        match = begin(
            trader(
                "sugar onions rice",
                shipments="paprika",
                ships=[harbour("honey", "beer"), harbour()],
            )
        )
        lead(match, 0, "contract", "sugar")
        return answer(match, 0, "contract:onions:technology-2")

    match = start()
    assert choices(match, 0) == {"load:rice:technology-1", "load:rice:technology-2", "no"}
    answer(match, 0, "load:rice:technology-1")
    assert shipments(match) == ["paprika", "honey"]
    match = answer(start(), 0, "no")
    assert shipments(match) == ["paprika"]
    assert hand(match, 0) == {"rice"}


def test_paprika_asks_nobody_who_has_nothing_to_load_nor_for_others_contracts():
    match = begin(trader("sugar onions soap", shipments="paprika"))
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:onions:technology-1")
    assert "paprika" not in kinds(match)
    match = begin(
        trader("sugar onions"), trader("rice", shipments="paprika", ships=[harbour("honey")])
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:onions:technology-1")
    assert "paprika" not in kinds(match)


def test_paprika_answers_lutefisk_too_and_its_copy_loads_another():
    match = begin(
        trader("lutefisk rice beer", goods="agriculture*2", shipments="paprika wind_turbines"),
        copies={"wind_turbines": "paprika"},
    )
    answer(match, 0, "use:lutefisk:technology-1", "load:rice:technology-1")
    assert asked(match) == [(0, "wind_turbines")]
    answer(match, 0, "load:beer:technology-1")
    assert ship(match, "technology-1")["containers"] == ["rice", "beer"]


# -- potatoes


def test_potatoes_bring_two_credits_and_two_cards():
    match = complete(begin(trader(completes="potatoes"), trader(), deck="honey soap rope cups"))
    assert money(match)[0] == 10 + 6 + 2
    assert hand(match, 0) == {"soap", "rope"}
    assert view(match).island == ["honey"]
    assert "cards" not in told(match, 1, "draw")[0]
    assert told(match, 0, "draw")[0]["cause"] == "potatoes"


def test_potatoes_draw_what_the_deck_has():
    match = begin(trader(completes="potatoes"), trader(), deck="honey soap", deck_only=True)
    complete(match)
    assert money(match)[0] == 18
    assert hand(match, 0) == {"soap"}
    assert view(match).last_turn


def test_potatoes_draw_on_from_the_shuffled_discard_pile():
    match = begin(
        trader(completes="potatoes"), trader(), deck="honey soap", discard="rope", deck_only=True
    )
    complete(match)
    assert hand(match, 0) == {"soap", "rope"}


def test_potatoes_copied_by_wind_turbines_bring_the_same():
    match = begin(
        trader(completes="wind_turbines"), trader(shipments="potatoes"), deck="honey soap rope cups"
    )
    complete(match)
    assert money(match) == [18, 10]
    assert hand(match, 0) == {"soap", "rope"}


# -- rice


def test_rice_pays_for_all_own_agriculture_shipments_this_one_too():
    match = complete(begin(trader(completes="rice")))
    assert money(match)[0] == 10 + 6 + 2
    match = begin(
        trader(completes="rice", shipments="sugar drones wheat"), trader(shipments="onions")
    )
    assert money(complete(match)) == [10 + 6 + 6, 10]


def test_rice_counts_the_contracts_of_its_ship_and_pays_once():
    match = complete(begin(trader(completes="dragon_fruit rice sugar")))
    assert gains(match, "rice") == [(0, 6)]
    match = complete(begin(trader(completes="sugar", shipments="rice")))
    assert gains(match, "rice") == []


def test_rice_copied_by_wind_turbines_does_not_count_the_turbines():
    match = begin(trader(completes="wind_turbines", shipments="rice"), trader())
    assert money(complete(match))[0] == 10 + 6 + 2


# -- soy sauce


def test_soy_sauce_moves_all_agriculture_imports_to_goods():
    match = begin(
        trader(completes="soy_sauce", imports="rice beer soap"), trader(shipments="chapstick")
    )
    complete(match)
    assert asked(match) == [(0, "soy_sauce")]
    assert options(match, 0) == {"yes", "no"}
    answer(match, 0, "yes")
    assert player(match, 0).goods == ["rice", "beer"]
    assert player(match, 0).imports == ["soap"]
    assert money(match) == [10 + 10 + 4, 10]


def test_soy_sauce_may_be_declined_and_is_not_offered_for_nothing():
    match = complete(begin(trader(completes="soy_sauce", imports="rice")))
    answer(match, 0, "no")
    assert player(match, 0).imports == ["rice"]
    assert money(match)[0] == 20
    match = complete(begin(trader(completes="soy_sauce", imports="soap")))
    assert "soy_sauce" not in kinds(match)


def test_soy_sauce_pays_also_for_what_has_no_room():
    match = begin(trader(completes="soy_sauce", imports="rice beer", goods="soap foxes cups"))
    complete(match)
    answer(match, 0, "yes")
    assert player(match, 0).goods == ["soap", "foxes", "cups", "rice"]
    assert player(match, 0).imports == []
    assert "beer" in view(match).discard
    assert money(match)[0] == 10 + 10 + 4


# -- sugar


def test_sugar_pays_whenever_its_owner_contracts_an_agriculture_card():
    match = begin(
        trader("coffee onions drones beer", imports="rice honey", shipments="sugar"),
        trader("wheat jasmine_tea"),
    )
    lead(match, 0, "contract", "coffee", follow=[1])
    answer(match, 0, "contract:onions:technology-1")
    assert money(match) == [12, 10]
    answer(match, 0, "contract:drones:technology-1")
    assert money(match) == [12, 10]
    answer(match, 0, "contract:beer:technology-1")
    assert money(match) == [14, 10]
    answer(match, 1, min(options(match, 1, "contract:")))
    assert gains(match, "sugar") == [(0, 2), (0, 2)]


def test_sugar_pays_for_lutefisk_and_not_for_its_own_contract():
    match = begin(trader("lutefisk", goods="agriculture*2", shipments="sugar"))
    answer(match, 0, "use:lutefisk:technology-1")
    assert money(match)[0] == 12
    match = begin(trader("sugar onions"))
    lead(match, 0, "contract", "onions")
    answer(match, 0, "contract:sugar:technology-1")
    assert money(match)[0] == 10


def test_sugar_copied_by_wind_turbines_pays_twice():
    match = begin(
        trader("coffee onions", shipments="sugar wind_turbines"), copies={"wind_turbines": "sugar"}
    )
    lead(match, 0, "contract", "coffee")
    answer(match, 0, "contract:onions:technology-1")
    assert money(match)[0] == 14


def test_sugar_works_for_who_got_it_as_a_tribute():
    match = begin(
        trader("coffee onions", completes="railguns"), trader(shipments="sugar", credits=2)
    )
    complete(match)
    assert shipments(match) == ["railguns", "sugar"]
    end_turn(match)
    end_turn(next_turn(match))
    lead(match, 0, "contract", "coffee")
    answer(match, 0, "contract:onions:technology-2")
    assert gains(match, "sugar") == [(0, 2)]


# -- wheat


def test_wheat_makes_own_agriculture_containers_fit_every_own_slot():
    match = begin(
        trader(
            "drones rice soap",
            shipments="wheat",
            ships=[harbour("foxes", "illegal"), harbour("mri_machines")],
        )
    )
    lead(match, 0, "load", "drones")
    assert choices(match, 0) == {"load:rice:technology-1", "load:rice:technology-2", "done"}
    answer(match, 0, "load:rice:technology-1")
    assert shipments(match) == ["wheat", "foxes"]


def test_wheat_works_for_pirated_containers_which_then_must_be_loaded():
    match = begin(
        trader("illegal", shipments="wheat", ships=[harbour("mri_machines")]),
        trader("illegal", ships=[sea("rice soap")]),
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:agriculture-1:rice")
    assert ship(match, "technology-1")["containers"] == ["rice"]


def test_wheat_helps_neither_rivals_nor_itself_aboard():
    match = begin(
        trader("drones rice", ships=[harbour("foxes")]), trader("laptops", shipments="wheat")
    )
    lead(match, 0, "load", "drones", follow=[1])
    assert choices(match, 0) == {"done"}
    match = begin(trader("laptops rice", ships=[harbour("wheat foxes", "agriculture*3")]))
    lead(match, 0, "load", "laptops")
    assert choices(match, 0) == {"done"}


def test_wheat_lets_loose_agriculture_containers_fill_a_new_contract():
    """4.5, 5.5 Of any colour: Drones are complete at once."""
    match = begin(trader("sugar drones", shipments="wheat", ships=[harbour("", "rice beer")]))
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:drones:technology-1")
    assert shipments(match) == ["wheat", "drones"]


def test_wheat_completed_lets_loose_containers_of_the_other_ship_complete_it():
    """6.7 Drones wait with Rice and Beer aboard; Wheat sails first."""
    match = begin(
        trader(completes="wheat", ships=[harbour(), harbour("drones", "rice:loose beer:loose")]),
    )
    complete(match)
    assert shipments(match) == ["wheat", "drones"]
    assert [e["from"] for e in told(match, None, "sail")] == ["technology-1", "technology-2"]
    assert money(match)[0] == 10 + 6 + 6


def test_wheat_names_no_contract_and_rearranges_them():
    """5.2 Rice lies in a slot of Foxes or Honey; either way Cannons can come after it."""
    match = begin(
        trader(
            "drones rice cannons",
            imports="tablets",
            shipments="wheat",
            ships=[harbour("foxes honey", "illegal agriculture")],
        )
    )
    lead(match, 0, "load", "drones")
    assert choices(match, 0) == {"load:rice:technology-1", "load:cannons:technology-1", "done"}
    answer(match, 0, "load:rice:technology-1", "load:cannons:technology-1")
    assert shipments(match) == ["wheat", "foxes", "honey"]


def test_wheat_given_away_leaves_what_is_loaded_in_its_slot():
    """5.6 Beer fills Drones still, and moves to no other slot that it does not fit now."""
    match = begin(
        trader(completes="railguns"),
        trader("laptops jets", shipments="wheat", ships=[harbour("drones", "beer")]),
    )
    complete(match)
    answer(match, 1, "shipment:wheat")
    assert fillings(match, seat=1) == [("beer", "drones")]
    answer(match, 1, "load:jets:agriculture-1")
    assert shipments(match, 1) == ["drones"]


def test_wheat_copied_by_wind_turbines_is_about_agriculture_still():
    match = begin(
        trader(
            "rice",
            imports="cell_phones",
            completes="wind_turbines",
            ships=[harbour(), harbour("foxes")],
        ),
        trader(shipments="wheat"),
    )
    complete(match)
    assert choices(match, 0) == {"load:rice:technology-2", "done"}


# -- rice cookers


def test_rice_cookers_let_a_contract_card_follow_load_and_choose():
    match = begin(
        trader("drones"),
        trader("rice beer onions", shipments="rice_cookers", ships=[harbour("honey")]),
    )
    answer(match, 0, "lead:load:drones")
    assert options(match, 1) == {
        "follow:rice",
        "follow:beer",
        "follow:onions",
        "follow:beer+rice",
        "follow:onions+rice",
        "follow:beer+onions",
        "draw",
    }
    answer(match, 1, "follow:onions")
    decline_until(match, "choose-action")
    assert options(match, 1) == {"action:load", "action:contract"}
    answer(match, 1, "action:contract", "contract:rice:agriculture-1")
    assert ship(match, "agriculture-1")["contracts"] == ["honey", "rice"]


@pytest.mark.parametrize(
    ("card", "led", "other"), [("rice", "load", "contract"), ("drones", "contract", "load")]
)
def test_rice_cookers_let_a_card_of_one_kind_lead_the_other(card, led, other):
    """3.2 A contract card declares load, a load card contract; the turn is of either kind."""
    match = begin(
        trader(f"{card} beer", shipments="rice_cookers", ships=[harbour("honey")]),
        trader("laptops sugar"),
    )
    assert options(match, 0, f"lead:{led}:{card}") == {f"lead:{led}:{card}"}
    assert options(match, 0, f"lead:{other}:{card}") == {f"lead:{other}:{card}"}
    assert f"lead:pirate:{card}" not in options(match, 0)
    answer(match, 0, f"lead:{led}:{card}")
    assert view(match).led == led
    assert told(match, 1, "lead")[0]["to"] == led
    follows = {"load": "follow:laptops", "contract": "follow:sugar"}
    assert options(match, 1) == {follows[led], "draw"}
    answer(match, 1, "draw")
    assert choices(match, 0) == {"action:load", "action:contract"}
    answer(match, 0, "action:load", "load:beer:technology-1")
    assert ship(match, "technology-1")["containers"] == ["beer"]


def test_rice_cookers_lead_no_other_action_and_not_for_rivals():
    match = begin(trader("foxes soap sauna", shipments="rice_cookers"))
    assert options(match, 0) == {
        "lead:pirate:foxes",
        "lead:import:soap",
        "lead:supply:sauna",
        "draw",
    }
    match = begin(trader("rice drones"), trader(shipments="rice_cookers"))
    assert options(match, 0) == {"lead:contract:rice", "lead:load:drones", "draw"}


def test_rice_cookers_count_both_kinds_of_imports_also_after_drawing():
    match = begin(
        trader("sugar"),
        trader(
            "rice beer honey onions paprika",
            imports="drones wheat",
            shipments="rice_cookers foxes",
            ships=[harbour("almonds", ""), harbour("dragon_fruit", "")],
        ),
    )
    lead(match, 0, "contract", "sugar")
    decline_until(match, "choose-action")
    answer(match, 1, "action:load", "load:rice:agriculture-1", "load:beer:agriculture-2")
    assert asked(match) == [(1, "lead")]


def test_rice_cookers_make_the_turn_all_of_one_kind():
    match = begin(
        trader(
            "sugar rice onions",
            imports="drones",
            shipments="rice_cookers",
            ships=[harbour("honey")],
        )
    )
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "action:contract", "contract:onions:technology-1")
    assert asked(match) == [(0, "contract")]
    assert options(match, 0, "load:") == set()


def test_rice_cookers_mean_nothing_when_another_action_is_led():
    match = begin(
        trader("foxes", ships=[sea("soap rope")]),
        trader("rice drugs", imports="drones wheat", shipments="rice_cookers pistols"),
    )
    answer(match, 0, "lead:pirate:foxes")
    assert options(match, 1) == {"follow:drugs", "draw"}
    answer(match, 1, "draw")
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]


def test_rice_cookers_do_not_turn_the_loads_of_neural_units_into_contracts():
    match = begin(
        trader("foxes", ships=[sea("soap rope")]),
        trader(
            "drones rice",
            imports="wheat",
            shipments="rice_cookers neural_units",
            ships=[harbour("honey")],
        ),
    )
    answer(match, 0, "lead:pirate:foxes")
    answer(match, 1, "follow-load:drones")
    decline_until(match, "load")
    answer(match, 1, "load:rice:agriculture-1")
    assert asked(match) == [(1, "lead")]


def test_rice_cookers_give_playstations_loads_only_to_who_loads():
    match = begin(
        trader(
            "sugar drones laptops wheat beer onions",
            goods="technology*2",
            shipments="rice_cookers playstations",
            ships=[harbour("paprika honey"), harbour()],
        )
    )
    lead(match, 0, "contract", "sugar")
    copy = match.copy()
    answer(match, 0, "action:load")
    answer(match, 0, "load:wheat:technology-1", "load:beer:technology-1")
    assert asked(match) == [(1, "lead")]
    answer(copy, 0, "action:contract", "contract:onions:technology-2")
    assert asked(copy) == [(1, "lead")]


def test_rice_cookers_copied_by_wind_turbines_work_alike():
    match = begin(
        trader("drones rice beer", shipments="wind_turbines", ships=[harbour("honey")]),
        copies={"wind_turbines": "rice_cookers"},
    )
    lead(match, 0, "load", "drones")
    assert choices(match, 0) == {"action:load", "action:contract"}


def test_rice_cookers_count_virtual_imports_too():
    """Refrigerators: two technology goods are a load import, here used to contract."""
    match = begin(
        trader("sugar"),
        trader(
            "onions beer soap rope cups",
            goods="technology*2",
            shipments="rice_cookers refrigerators",
        ),
        deck="pens",
    )
    lead(match, 0, "contract", "sugar")
    decline_until(match, "choose-action")
    answer(match, 1, "action:contract", "contract:beer:agriculture-1")
    assert asked(match) == [(1, "lead")]


# -- whole wheat


def test_whole_wheat_answers_every_agriculture_container_of_anybody():
    match = begin(
        trader("drones rice", ships=[harbour("honey")]),
        trader("laptops", shipments="whole_wheat"),
        deck="cups soap rope",
    )
    lead(match, 0, "load", "drones", follow=[1])
    answer(match, 0, "load:rice:technology-1")
    assert asked(match) == [(1, "whole_wheat")]
    assert options(match, 1) == {"credits", "draw", "no"}
    answer(match, 1, "draw")
    assert hand(match, 1) == {"cups", "soap"}
    assert money(match) == [10, 10]
    assert told(match, 0, "draw")[-1]["cause"] == "whole_wheat"


@pytest.mark.parametrize(("choice", "credits"), [("credits", 12), ("no", 10)])
def test_whole_wheat_takes_credits_or_nothing_for_own_loads_too(choice, credits):
    match = begin(trader("drones rice", shipments="whole_wheat", ships=[harbour("honey")]))
    lead(match, 0, "load", "drones")
    answer(match, 0, "load:rice:technology-1", choice)
    assert money(match)[0] == credits


def test_whole_wheat_sees_pirates_and_powers_but_no_other_colours():
    match = begin(
        trader("foxes", ships=[harbour("honey drones"), harbour()]),
        trader("drugs", shipments="whole_wheat", ships=[sea("rice tablets soap")]),
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:agriculture-1:rice")
    assert asked(match) == [(1, "whole_wheat")]
    answer(match, 1, "credits")
    assert asked(match) == [(1, "pirate")]
    match = begin(
        trader("sugar onions rice", shipments="paprika"), trader("beer", shipments="whole_wheat")
    )
    lead(match, 0, "contract", "sugar", follow=[1])
    answer(match, 0, "contract:onions:technology-1", "load:rice:technology-1")
    assert asked(match) == [(1, "whole_wheat")]
    match = begin(
        trader("drones laptops", ships=[harbour("tablets")]),
        trader("segways", shipments="whole_wheat"),
    )
    lead(match, 0, "load", "drones", follow=[1])
    answer(match, 0, "load:laptops:technology-1")
    assert "whole_wheat" not in kinds(match)


def test_whole_wheat_is_asked_after_the_ship_that_was_filled_has_sailed():
    """6.6 By a load, with everything that belongs to the completion: Potatoes have drawn."""
    match = begin(
        trader("drones rice", ships=[harbour("potatoes", "beer")]),
        trader("laptops", shipments="whole_wheat"),
        deck="cups soap rope pens sauna",
    )
    lead(match, 0, "load", "drones", follow=[1])
    answer(match, 0, "load:rice:technology-1")
    assert asked(match) == [(1, "whole_wheat")]
    assert shipments(match) == ["potatoes"]
    assert ship(match, "technology-1")["at"] == "sea"
    assert money(match) == [10 + 6 + 2, 10]
    assert hand(match, 0) == {"soap", "rope"}
    answer(match, 1, "draw")
    assert hand(match, 1) == {"pens", "sauna"}


def test_whole_wheat_is_asked_after_a_ship_that_a_pirate_filled_and_its_answers():
    """6.6 Shoes answer the completion before Whole Wheat answers the load."""
    match = begin(
        trader("foxes", ships=[harbour("honey", "beer")]),
        trader("drugs", shipments="whole_wheat shoes"),
        island="rice",
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:island:rice")
    assert asked(match) == [(1, "shoes")]
    answer(match, 1, "no")
    assert asked(match) == [(1, "whole_wheat")]


def test_whole_wheat_does_not_answer_the_load_that_completed_it():
    """6.6 What arrives with the ship does not answer."""
    match = begin(
        trader("drones rice", ships=[harbour("whole_wheat", "agriculture*2")]), trader("laptops")
    )
    lead(match, 0, "load", "drones", follow=[1])
    answer(match, 0, "load:rice:technology-1")
    assert shipments(match) == ["whole_wheat"]
    assert asked(match) == [(1, "lead")]


def test_whole_wheat_that_the_completion_took_away_does_not_answer_the_load():
    """6.6, 13.11 Railguns bring it to whoever loaded; it was a rival's when that happened."""
    match = begin(
        trader("drones rice", ships=[harbour("railguns honey", "illegal*3 beer")]),
        trader("laptops", credits=0, shipments="whole_wheat"),
    )
    lead(match, 0, "load", "drones", follow=[1])
    answer(match, 0, "load:rice:technology-1")
    assert shipments(match) == ["railguns", "honey", "whole_wheat"]
    assert asked(match) == [(1, "lead")]


def test_whole_wheat_does_not_see_loose_containers_fill_a_contract():
    match = begin(
        trader("sugar onions", ships=[harbour("", "rice")]), trader("beer", shipments="whole_wheat")
    )
    lead(match, 0, "contract", "sugar", follow=[1])
    answer(match, 0, "contract:onions:technology-1")
    assert "whole_wheat" not in kinds(match)


def test_whole_wheat_offers_no_draw_from_an_empty_deck():
    match = begin(
        trader("drones rice", shipments="whole_wheat", ships=[harbour("honey")]),
        trader("laptops"),
        deck_only=True,
    )
    lead(match, 0, "load", "drones", follow=[1])
    answer(match, 0, "load:rice:technology-1")
    assert choices(match, 0) == {"credits", "no"}


# -- aeroponics


def test_aeroponics_bring_a_ship_home_with_its_last_container():
    match = begin(
        trader("foxes"),
        trader("drugs", shipments="aeroponics", ships=[harbour(), sea("rice soap")]),
    )
    lead(match, 0, "pirate", "foxes", follow=[1])
    answer(match, 0, "pirate:agriculture-2:soap")
    assert ship(match, "agriculture-2") == {
        "at": "harbour",
        "contracts": [],
        "containers": ["rice"],
    }
    assert told(match, 0, "return") == [
        {
            "type": "return",
            "seat": 1,
            "cards": ["rice"],
            "from": "sea",
            "to": "agriculture-2",
            "cause": "aeroponics",
        }
    ]


def test_aeroponics_work_for_own_ships_only_and_for_exactly_one():
    match = begin(
        trader("foxes", imports="pistols", shipments="aeroponics"),
        trader("drugs", ships=[sea("rice soap"), harbour()]),
        trader("ammunition", ships=[sea("cups rope beer")]),
    )
    lead(match, 0, "pirate", "foxes", follow=[1, 2])
    answer(match, 0, "pirate:agriculture-1:soap", "pirate:illegal-1:cups")
    assert ship(match, "agriculture-1")["at"] == "sea"
    assert ship(match, "illegal-1")["at"] == "sea"


def test_aeroponics_leave_a_ship_with_two_at_sea():
    match = begin(
        trader("foxes"), trader("drugs", shipments="aeroponics", ships=[sea("rice soap rope")])
    )
    lead(match, 0, "pirate", "foxes", follow=[1])
    answer(match, 0, "pirate:agriculture-1:soap")
    assert ship(match, "agriculture-1")["at"] == "sea"


def test_aeroponics_wait_for_the_end_of_the_whole_import():
    """Two of three leave one: home. Two of two leave none: home empty, as always."""
    match = begin(
        trader("soap", shipments="aeroponics", ships=[harbour(), sea("rice beer honey")]),
        trader("rope"),
    )
    lead(match, 0, "import", "soap")
    answer(match, 0, "take:rice:goods")
    assert ship(match, "technology-2")["at"] == "sea"
    answer(match, 0, "take:beer:goods")
    assert ship(match, "technology-2")["containers"] == ["honey"]
    assert ship(match, "technology-2")["at"] == "harbour"


def test_aeroponics_let_protractors_take_the_last_one_first():
    match = begin(
        trader("soap", ships=[harbour(), harbour()]),
        trader("rope", shipments="aeroponics", ships=[harbour(), sea("rice beer honey")]),
        trader("foxes pens", shipments="protractors"),
    )
    lead(match, 0, "import", "soap")
    answer(match, 0, "take:rice:goods", "take:beer:goods")
    assert asked(match) == [(2, "protractors")]
    answer(match, 2, "take:honey:goods")
    assert ship(match, "agriculture-2") == {"at": "harbour", "contracts": [], "containers": []}
    assert player(match, 2).goods == ["honey"]


def test_aeroponics_copied_by_wind_turbines_bring_the_ship_home_once():
    match = begin(
        trader("foxes"),
        trader("drugs", shipments="aeroponics wind_turbines", ships=[sea("rice soap")]),
        trader("pistols", shipments="backpacks"),
        copies={"wind_turbines": "aeroponics"},
    )
    lead(match, 0, "pirate", "foxes", follow=[1, 2])
    answer(match, 0, "pirate:agriculture-1:soap")
    assert asked(match) == [(2, "backpacks")]
    answer(match, 2, "no")
    assert "backpacks" not in kinds(match)
    assert len(told(match, 0, "return")) == 1


def test_aeroponics_let_a_ship_that_sails_with_one_stay_at_sea():
    """Flash Drives take the other one before it sails."""
    match = begin(trader(completes="foxes", shipments="aeroponics flash_drives"), trader("rope"))
    complete(match)
    answer(match, 0, min(options(match, 0, "card:")))
    assert ship(match, "technology-1")["at"] == "sea"
    assert len(ship(match, "technology-1")["containers"]) == 1


def test_aeroponics_bring_loose_cargo_that_a_new_contract_takes():
    match = begin(
        trader("foxes sugar onions", shipments="aeroponics", ships=[harbour(), sea("rice soap")])
    )
    lead(match, 0, "pirate", "foxes")
    answer(match, 0, "pirate:technology-2:soap")
    next_turn(match)
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:onions:technology-2")
    assert fillings(match, 1) == [("rice", "onions")]


# -- dragon fruit


def test_dragon_fruit_draws_or_pays_who_leads_pirate():
    def start():
        match = begin(trader("foxes", shipments="dragon_fruit"), trader(), deck="soap rope cups")
        return answer(match, 0, "lead:pirate:foxes")

    assert asked(start()) == [(0, "dragon_fruit")]
    match = answer(start(), 0, "draw")
    assert hand(match, 0) == {"soap", "rope"}
    assert asked(match) == [(1, "follow")]
    match = answer(start(), 0, "credits")
    assert money(match) == [12, 10]
    assert options(start(), 0) == {"draw", "credits"}


def test_dragon_fruit_ignores_other_actions_and_other_leaders():
    match = begin(trader("soap foxes", shipments="dragon_fruit"), trader("drugs"))
    answer(match, 0, "lead:import:soap")
    assert asked(match) == [(1, "follow")]
    match = begin(trader("foxes"), trader("drugs", shipments="dragon_fruit"))
    lead(match, 0, "pirate", "foxes", follow=[1])
    assert "dragon_fruit" not in kinds(match)
    assert money(match) == [10, 10]


def test_dragon_fruit_pays_without_asking_when_there_is_no_deck():
    match = begin(trader("foxes", shipments="dragon_fruit"), trader(), deck_only=True)
    answer(match, 0, "lead:pirate:foxes")
    assert money(match)[0] == 12
    assert asked(match) == [(1, "follow")]


def test_dragon_fruit_copied_by_wind_turbines_works_for_a_pair_too():
    match = begin(
        trader("sauna cologne", shipments="wind_turbines"), copies={"wind_turbines": "dragon_fruit"}
    )
    answer(match, 0, "lead:pirate:cologne+sauna")
    assert asked(match) == [(0, "wind_turbines")]
    answer(match, 0, "credits")
    assert money(match)[0] == 12


# -- tortillas


def test_tortillas_take_any_colour_before_they_are_completed():
    match = begin(trader("drones soap foxes", imports="tablets", ships=[harbour("tortillas")]))
    lead(match, 0, "load", "drones")
    answer(match, 0, "load:soap:technology-1", "load:foxes:technology-1")
    assert shipments(match) == ["tortillas"]
    assert money(match)[0] == 16


def test_tortillas_do_nothing_for_the_contract_beside_them_nor_as_a_shipment():
    match = begin(trader("drones soap", ships=[harbour("tortillas honey")]))
    lead(match, 0, "load", "drones")
    answer(match, 0, "load:soap:technology-1")
    assert fillings(match) == [("soap", "tortillas")]
    match = begin(trader("drones soap rice", shipments="tortillas", ships=[harbour("honey")]))
    lead(match, 0, "load", "drones")
    assert options(match, 0, "load:") == {"load:rice:technology-1"}


def test_tortillas_take_pirated_containers_which_then_must_be_loaded():
    match = begin(
        trader("foxes", ships=[harbour("tortillas")]), trader("drugs", ships=[sea("rope soap")])
    )
    lead(match, 0, "pirate", "foxes", follow=[1])
    answer(match, 0, "pirate:agriculture-1:rope")
    assert ship(match, "technology-1")["containers"] == ["rope"]


def test_tortillas_draw_in_loose_containers_of_any_colour():
    """4.5, 5.5 Soap alone fills one slot; Soap and Beer complete the ship."""
    match = begin(trader("sugar tortillas", goods="rice", ships=[harbour("", "soap")]))
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:tortillas:technology-1")
    assert fillings(match) == [("soap", "tortillas")]
    match = begin(trader("sugar tortillas", goods="rice", ships=[harbour("", "soap beer")]))
    lead(match, 0, "contract", "sugar")
    answer(match, 0, "contract:tortillas:technology-1")
    assert shipments(match) == ["tortillas"]
