"""Chapter 13 of docs/rules/import-export.md: how powers are read, whatever the card."""

from typing import Any

import pytest

from kit.import_export import (
    answer,
    asked,
    begin,
    complete,
    end_turn,
    ending,
    hand,
    harbour,
    kinds,
    lead,
    money,
    next_turn,
    options,
    player,
    score,
    sea,
    ship,
    told,
    trader,
    view,
)

# -- when a power works


def test_a_power_works_from_the_shipments_only():
    """13.1 Fixie Bikes (2 for every load action) in hand, imports, goods, on and under a ship."""
    places: tuple[dict[str, Any], ...] = (
        {"hand": "laptops jets fixie_bikes"},
        {"hand": "laptops jets", "imports": "fixie_bikes"},
        {"hand": "laptops jets", "goods": "fixie_bikes"},
        {"hand": "laptops jets", "ships": [harbour("tablets"), harbour("fixie_bikes")]},
        {"hand": "laptops jets", "ships": [harbour("tablets", "fixie_bikes:loose")]},
        {"hand": "laptops jets", "shipments": "fixie_bikes"},
    )
    for place in places:
        match = begin(trader(**{"ships": [harbour("tablets")], **place}))
        lead(match, 0, "load", "laptops")
        answer(match, 0, "load:jets:technology-1")
        assert money(match)[0] == (12 if "shipments" in place else 10), place


def test_a_power_does_not_answer_its_own_arrival():
    """13.1 Satellite asks nothing of the ship that brought it; of the next one it does."""
    match = begin(trader(completes="satellite"), deck="honey rice soap")
    complete(match)
    assert asked(match) == [(1, "lead")]
    match = begin(trader(completes="drones", shipments="satellite"), deck="honey rice soap")
    complete(match)
    assert asked(match) == [(0, "satellite")]


def test_a_power_that_says_this_one_too_does():
    """13.1 Shoes; and then all fitting contracts of that ship count: Onions, with Sugar beside."""
    match = begin(trader(completes="shoes"), deck="honey rice soap")
    complete(match)
    assert asked(match) == [(0, "shoes")]
    match = begin(trader(completes="sugar onions"), deck="honey rice soap")
    complete(match)
    assert money(match)[0] == 10 + 10 + 2 * 2


def test_some_cards_work_from_the_hand():
    """13.1 Lutefisk, once its tier is met."""
    match = begin(trader("lutefisk", goods="onions sugar"))
    assert options(match, 0, "use") == {
        "use:lutefisk:technology-1",
        "use:lutefisk:technology-2",
    }
    match = begin(trader("lutefisk", goods="onions"))
    assert options(match, 0, "use") == set()


# -- may, and must


def test_who_may_is_asked_and_who_must_is_not():
    """13.2 Drones (may draw), Sugar (takes 2)."""
    match = begin(trader("rice coffee", goods="onions", shipments="drones sugar"), deck="soap rope")
    lead(match, 0, "contract", "rice")
    before = money(match)[0]
    answer(match, 0, "contract:coffee:technology-1")
    assert asked(match) == [(0, "drones")]
    assert options(match, 0) == {"yes", "no"}
    answer(match, 0, "no")
    assert money(match)[0] == before + 2


def test_nobody_is_asked_where_one_thing_can_happen():
    """13.2 Dino Bones: one good each, and a choice only for who has two."""
    match = begin(
        trader(completes="dino_bones"),
        trader(goods="soap"),
        trader(goods="rope pens"),
        deck="honey sauna",
    )
    complete(match)
    assert asked(match) == [(2, "dino_bones")]
    assert view(match).island == ["honey", "soap"]


# -- giving


def test_all_players_must_give_means_the_others():
    """13.3 Danger Pets, with two rivals."""
    match = begin(trader(completes="danger_pets"), trader(), trader())
    complete(match)
    assert money(match) == [10 + 6 + 4, 8, 8]


def test_who_has_less_gives_what_there_is():
    """13.3, 1.5 Nobody falls below nothing: Flamethrowers ask for 4, who has 2 gives 2."""
    outcomes = set()
    for seed in range(20):
        match = begin(
            trader(completes="flamethrowers"),
            trader(credits=2),
            trader(credits=0),
            seed=seed,
        )
        complete(match)
        outcomes.add(tuple(money(match)))
    assert outcomes == {(18, 0, 0), (12, 4, 2)}


# -- order


def test_answers_go_clockwise_from_who_caused_them():
    """13.4 Three Shoe-like powers around the table, the completer in the middle."""
    match = begin(
        trader(shipments="satellite"),
        trader(completes="drones", shipments="shoes"),
        trader(shipments="a_small_tank"),
        leader=1,
        deck="honey rice soap rope",
    )
    complete(match, 1)
    assert asked(match) == [(1, "shoes")]
    answer(match, 1, "yes")
    assert told(match, None, "give")[0]["to"] == "seat-2"
    assert asked(match) == [(0, "satellite")]


@pytest.mark.parametrize("order", ["shoes satellite", "satellite shoes"])
def test_one_players_answers_go_in_the_order_of_completion(order):
    """13.4"""
    match = begin(trader(completes="drones", shipments=order), deck="honey rice soap rope")
    complete(match)
    asks = []
    while kinds(match)[0] in ("shoes", "satellite"):
        asks.append(kinds(match)[0])
        answer(match, 0, "no")
    assert list(dict.fromkeys(asks)) == order.split()


# -- any time, once per turn


def test_any_time_stands_beside_whatever_is_asked():
    """13.5, 13.10 Iceland Water, at leading, following and acting; before a bid, not beside it."""
    match = begin(
        trader("pens rice", shipments="iceland_water", ships=[harbour(), sea("soap rope")]),
        trader("cups"),
    )
    assert options(match, 0, "use") == {"use:iceland_water:rice"}
    lead(match, 0, "import", "pens", follow=[1])
    assert asked(match) == [(0, "any-time")]
    assert options(match, 0) == {"use:iceland_water:rice", "done"}
    answer(match, 0, "done")
    assert kinds(match) == ["bid", "bid"]
    assert options(match, 0, "use") == set()
    answer(match, 0, "bid:2")
    answer(match, 1, "bid:0")
    assert asked(match) == [(0, "place-import")]
    assert options(match, 0, "use") == {"use:iceland_water:rice"}
    answer(match, 0, "use:iceland_water:rice")
    assert asked(match) == [(0, "place-import")]
    assert money(match)[0] == 10


def test_any_time_is_offered_to_followers():
    """13.5"""
    match = begin(trader("laptops"), trader("rice soap", shipments="iceland_water"))
    answer(match, 0, "lead:load:laptops")
    answer(match, 1, "use:iceland_water:rice")
    assert asked(match) == [(1, "follow")]
    assert money(match) == [10, 12]
    assert view(match).island == ["rice"]


def test_any_time_causes_no_question_where_nothing_is_lost():
    """13.5, 13.10 With nothing to load, Iceland Water makes the program ask the one who loads."""
    match = begin(
        trader("laptops rice", shipments="iceland_water", imports="batteries"),
        trader("drones", shipments="telescopes", goods="jets"),
        trader("tablets"),
    )
    lead(match, 0, "load", "laptops", follow=[2])
    assert asked(match) == [(0, "load")]
    assert options(match, 0) == {"use:iceland_water:rice", "done"}
    answer(match, 0, "use:iceland_water:rice")
    assert asked(match) == [(1, "lead")], "who has no action loses none"


def test_once_per_turn_is_once_in_each_turn():
    """13.5 Rope, for the leader."""
    match = begin(trader("drones jets", shipments="rope"), island="soap pens")
    answer(match, 0, "use:rope:drones+soap")
    assert options(match, 0, "use") == set()
    assert view(match).used == ["rope"]
    next_turn(match)
    assert view(match).used == []
    next_turn(match)
    assert options(match, 0, "use:rope") != set()


# -- free actions


def test_a_free_action_is_taken_alone():
    """13.6 Glasses import: nobody follows or bids, imports add nothing, the owner is paid."""
    match = begin(
        trader(completes="glasses", imports="candy"),
        trader("cups", imports="books", ships=[harbour(), sea("soap rope pens foxes sauna")]),
    )
    complete(match)
    assert kinds(match) == ["glasses"]
    answer(match, 0, "ship:agriculture-2")
    answer(match, 0, "take:soap:goods", "take:rope:goods")
    end_turn(match)
    assert money(match) == [16, 12]
    assert len(ship(match, "agriculture-2")["containers"]) == 3
    assert asked(match) == [(1, "lead")]


def test_a_load_by_a_power_is_no_action():
    """13.7 Fixie Bikes pay for a load action, not for what Paprika loads."""
    match = begin(
        trader("rice drones jets", shipments="paprika fixie_bikes"),
    )
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:drones:technology-1")
    assert asked(match) == [(0, "paprika")]
    answer(match, 0, "load:jets:technology-1")
    assert ship(match, "technology-1")["containers"] == ["jets"]
    assert money(match)[0] == 10


def test_an_import_by_a_power_is_no_action():
    """13.7 Pocky: the owner is not paid, not even by Pants."""
    match = begin(
        trader(completes="pocky"),
        trader(shipments="pants", ships=[harbour(), sea("soap foxes rope")]),
    )
    complete(match)
    while kinds(match) == ["pocky"]:
        answer(match, 0, min(options(match, 0) - {"no"}))
    assert money(match)[1] == 10
    assert len(ship(match, "agriculture-2")["containers"]) == 2


# -- virtual goods


def test_a_virtual_good_counts_where_goods_count():
    """13.8 Ferraris: one of each type, for tiers, values, majorities and the set."""
    match = begin(trader("rice honey foxes", shipments="ferraris"))
    lead(match, 0, "contract", "rice")
    assert {option.split(":")[1] for option in options(match, 0, "contract:")} == {
        "honey",
        "foxes",
    }
    match = ending(trader(credits=0, shipments="ferraris"), trader(credits=0))
    assert score(match, 0) == 6 + 10 + 6 + 6 - 6 + 6 + 8


def test_a_virtual_good_takes_no_room():
    """13.8, 10.3"""
    match = begin(
        trader(
            "pens",
            goods="drones jets tablets",
            shipments="ferraris",
            ships=[harbour(), sea("soap rope")],
        )
    )
    lead(match, 0, "import")
    assert "take:soap:goods" in options(match, 0)


def test_a_virtual_import_is_an_action():
    """13.8, 3.4 Refrigerators: two technology goods are one load import."""
    match = begin(
        trader(
            "laptops jets batteries segways",
            goods="drones playstations",
            shipments="refrigerators",
            ships=[harbour("nanobots")],
        )
    )
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:jets:technology-1", "load:batteries:technology-1")
    assert asked(match) == [(1, "lead")]


# -- shipments


def test_a_ship_is_completed_once_and_a_shipment_of_a_type_for_each_contract():
    """13.9 Shoes ask once for a ship of three contracts; Mouthwash pays for each consumer one."""
    match = begin(
        trader(completes="books chairs drones"),
        trader(shipments="shoes mouthwash"),
        deck="honey rice soap",
    )
    complete(match)
    assert asked(match) == [(1, "shoes")]
    answer(match, 1, "no")
    assert asked(match) == [(1, "lead")]
    assert money(match)[1] == 10 + 2 * 2
    assert hand(match, 1) == set()
    assert player(match, 0).shipments == ["books", "chairs", "drones"]
