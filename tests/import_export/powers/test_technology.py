"""The powers of the technology cards, one section each, in the order of the rules page."""

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


def copying(card):
    """Wind Turbines have the power of a card from the start."""
    return {"shipments": "wind_turbines"}, {"copies": {"wind_turbines": card}}


def filled(match, seat, number=0):
    """Which contract each container of a ship fills; None: it is loose."""
    containers = player(match, seat).ships[number].containers
    return {each.card: each.contract for each in containers}


def winning(match):
    """Who won at once, if somebody did."""
    return [event["seat"] for event in told(match, None, "win")]


# -- Televisions


def test_televisions_let_technology_containers_fill_every_own_slot():
    match = begin(
        trader("laptops drones soap", shipments="televisions", ships=[harbour("rice")]),
    )
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:drones:technology-1"}
    answer(match, 0, "load:drones:technology-1")
    assert filled(match, 0) == {"drones": "rice"}


def test_televisions_work_for_pirated_containers():
    """What fits must be loaded."""
    match = begin(
        trader("foxes", shipments="televisions", ships=[harbour("rice")]),
        trader(ships=[sea("drones soap"), harbour()]),
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:agriculture-1:drones")
    assert filled(match, 0) == {"drones": "rice"}
    assert view(match).discard == ["foxes"]


def test_televisions_do_not_make_anybody_choose_a_slot():
    """5.2 Drones fit slots of two contracts and two colours; what comes next still fits, too."""
    match = begin(
        trader(
            "laptops drones rice sauna",
            imports="batteries",
            shipments="televisions",
            ships=[harbour("vintage_wines rice_cookers", "agriculture*3 luxury")],
        ),
    )
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:drones") == {"load:drones:technology-1"}
    answer(match, 0, "load:drones:technology-1")
    assert options(match, 0, "load:") == {"load:rice:technology-1", "load:sauna:technology-1"}


def test_televisions_given_away_leave_their_containers_in_the_slots():
    """5.6 Railguns: Jets still fill a slot of Rice, and one agriculture card is all it takes."""
    match = begin(
        trader(completes="railguns"),
        trader("tablets onions", shipments="televisions", ships=[harbour("rice", "jets")]),
    )
    assert filled(match, 1) == {"jets": "rice"}
    complete(match)
    answer(match, 1, "shipment:televisions")
    assert filled(match, 1) == {"jets": "rice"}
    assert asked(match) == [(1, "load")]
    answer(match, 1, "load:onions:agriculture-1")
    assert player(match, 1).shipments == ["rice"]


def test_televisions_help_no_rival():
    match = begin(
        trader("laptops drones", shipments="televisions"),
        trader("jets tablets", ships=[harbour("rice")]),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    assert asked(match) == [(1, "lead")]


def test_televisions_do_not_work_while_they_are_a_contract():
    match = begin(trader("laptops drones", ships=[harbour("televisions sugar")]))
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:drones:technology-1"}
    answer(match, 0, "load:drones:technology-1")
    assert filled(match, 0) == {"drones": "televisions"}


def test_televisions_can_be_copied_by_wind_turbines():
    copy, fields = copying("televisions")
    match = begin(trader("laptops drones", ships=[harbour("rice")], **copy), **fields)
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:drones:technology-1"}


# -- Generators


def test_generators_let_technology_contracts_take_any_colour():
    """Only technology contracts: Honey still wants agriculture."""
    match = begin(
        trader("laptops soap", shipments="generators", ships=[harbour("drones"), harbour("honey")]),
    )
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:soap:technology-1"}
    answer(match, 0, "load:soap:technology-1")
    assert filled(match, 0) == {"soap": "drones"}


def test_generators_take_pirated_containers_of_any_colour():
    match = begin(
        trader("foxes", shipments="generators", ships=[harbour("drones", "soap:drones")]),
        trader(),
        island="rope",
        deck="honey",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:rope")
    assert player(match, 0).shipments == ["generators", "drones"]
    assert money(match)[0] == 16


def test_generators_do_not_help_their_own_contract():
    match = begin(trader("laptops soap drones", ships=[harbour("generators")]))
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:drones:technology-1"}


def test_generators_given_away_leave_what_is_loaded_and_take_no_more():
    """Railguns: the shipment works for the new owner, and the slots of the old one are green."""
    match = begin(
        trader(completes="railguns", ships=[harbour(), harbour("laptops")]),
        trader("soap rope", shipments="generators", ships=[harbour("tablets", "cups:tablets")]),
    )
    complete(match)
    answer(match, 1, "shipment:generators")
    assert filled(match, 1) == {"cups": "tablets"}
    assert player(match, 0).shipments == ["railguns", "generators"]
    assert asked(match) == [(1, "lead")]


def test_generators_can_be_copied_by_wind_turbines():
    copy, fields = copying("generators")
    match = begin(trader("laptops soap", ships=[harbour("drones")], **copy), **fields)
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:soap:technology-1"}


# -- Robot Cats


def test_robot_cats_load_two_of_one_colour_into_one_slot_with_one_action():
    match = begin(
        trader(
            "laptops soap rope sauna",
            shipments="robot_cats",
            ships=[harbour("drones", "jets")],
        ),
        trader("tablets"),
        deck="honey",
    )
    lead(match, 0, "load", "laptops", follow=[1])
    assert options(match, 0, "load:") == {"load:rope+soap:technology-1"}
    answer(match, 0, "load:rope+soap:technology-1")
    assert player(match, 0).shipments == ["robot_cats", "drones"]
    assert set(ship(match, "technology-1")["containers"]) == {"jets", "soap", "rope"}
    assert money(match)[0] == 16
    assert [event["from"] for event in told(match, None, "load")] == ["hand", "hand"]


def test_robot_cats_raise_the_payout():
    """Four containers on two slots, which pay 10."""
    match = begin(
        trader(
            "laptops soap rope",
            shipments="robot_cats",
            ships=[harbour("drones", "sauna:drones:technology teslas:drones:beside")],
        ),
        trader("tablets"),
        deck="honey",
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:rope+soap:technology-1")
    assert money(match)[0] == 20
    assert told(match, None, "complete")[0]["amount"] == 4


def test_robot_cats_go_beyond_the_capacity():
    """Seven containers on a full ship of six slots pay 14, as six do."""
    match = begin(
        trader(
            "laptops soap rope",
            shipments="robot_cats",
            ships=[harbour("tablets generators", "technology*5")],
        ),
        trader("jets"),
        deck="honey",
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, *options(match, 0, "load:"))
    assert told(match, None, "complete")[0]["amount"] == 7
    assert money(match)[0] == 24


def test_robot_cats_pay_14_for_eight_containers_without_tablets():
    match = begin(
        trader(
            "laptops soap rope",
            shipments="robot_cats",
            ships=[
                harbour(
                    "jets generators",
                    "technology:jets technology:jets technology:jets technology:generators "
                    "cups:generators:technology pens:generators:beside",
                )
            ],
        ),
        trader("nanobots"),
        deck="honey",
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:rope+soap:technology-1")
    assert told(match, None, "complete")[0]["amount"] == 8
    assert money(match)[0] == 24


def test_robot_cats_want_one_colour_and_a_technology_slot():
    for held, contract in (("soap foxes sauna", "drones"), ("soap rope", "honey")):
        match = begin(
            trader(f"laptops {held}", shipments="robot_cats", ships=[harbour(contract)]),
        )
        lead(match, 0, "load", "laptops")
        assert options(match, 0) == {f"discard-contract:{contract}", "done"}
        answer(match, 0, "done")
        assert asked(match) == [(1, "lead")]


@pytest.mark.parametrize(
    ("power", "contract"), [("televisions", "honey"), ("candy", "pants"), ("", "tortillas")]
)
def test_robot_cats_go_wherever_a_technology_container_fits(power, contract):
    """5.7 By wild containers, rainbow contracts and Tortillas; by pirating just as by loading."""
    match = begin(
        trader("laptops foxes cannons", shipments=f"robot_cats {power}", ships=[harbour(contract)]),
    )
    lead(match, 0, "load", "laptops")
    assert "load:cannons+foxes:technology-1" in options(match, 0)
    answer(match, 0, "load:cannons+foxes:technology-1")
    assert filled(match, 0) == {"foxes": contract, "cannons": contract}
    match = begin(
        trader(
            "foxes",
            imports="cannons",
            shipments=f"robot_cats {power}",
            ships=[harbour(contract)],
        ),
        island="drugs pistols",
    )
    lead(match, 0, "pirate", "foxes")
    answer(match, 0, "pirate:island:drugs+island:pistols")
    assert filled(match, 0) == {"drugs": contract, "pistols": contract}


def test_robot_cats_do_not_fit_by_what_lets_their_own_colour_in():
    """5.7 A pair of consumer cards is technology, so Soap does not help it."""
    match = begin(
        trader("laptops cups pens", shipments="robot_cats soap", ships=[harbour("honey")]),
    )
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {"load:cups:technology-1", "load:pens:technology-1"}


def test_robot_cats_pairs_make_room_for_others():
    """5.2 The pair moves from Honey to Drones when Rice needs its slot."""
    match = begin(
        trader(
            "laptops rice",
            shipments="robot_cats televisions",
            ships=[
                harbour(
                    "drones honey",
                    "jets:drones beer:honey soap:honey:agriculture rope:honey:beside",
                )
            ],
        ),
    )
    assert filled(match, 0)["rope"] == "honey"
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:rice:technology-1")
    assert player(match, 0).shipments == ["robot_cats", "televisions", "drones", "honey"]
    assert told(match, None, "complete")[0]["amount"] == 5


def test_robot_cats_pairs_stay_pairs_while_they_are_loose():
    """5.7 A loose pair takes the room of one, and fills a technology slot again as one."""
    loose = "soap:drones rope:drones:beside"
    match = begin(
        trader(
            "onions nanobots delayed_game",
            goods="technology*4",
            shipments="robot_cats",
            ships=[harbour("drones", loose), sea("sauna")],
        ),
    )
    answer(match, 0, "discard-contract:drones")
    assert filled(match, 0) == {"soap": None, "rope": None}
    lead(match, 0, "contract", "onions")
    answer(match, 0, "contract:delayed_game:technology-1")
    assert filled(match, 0) == {"soap": "delayed_game", "rope": "delayed_game"}
    match = begin(
        trader(
            "onions delayed_game foxes",
            goods="technology*3 illegal",
            shipments="robot_cats",
            ships=[harbour("drones", f"{loose} cups:loose"), sea("sauna")],
        ),
    )
    answer(match, 0, "discard-contract:drones")
    lead(match, 0, "contract", "onions")
    assert "contract:delayed_game:technology-1" in options(match, 0)


def test_robot_cats_that_lose_one_of_a_pair_may_have_a_full_ship():
    """5.7, 5.3 Printed Money takes Sugar: Onions fill Honey, Jets the Drones, and all is full."""
    match = begin(
        trader(completes="printed_money"),
        trader(
            shipments="robot_cats",
            ships=[
                harbour(
                    "drones honey",
                    "tablets:drones beer:honey onions:drones:technology sugar:drones:beside "
                    "jets:loose",
                )
            ],
        ),
        deck="soap rope",
    )
    complete(match)
    answer(match, 0, "pirate:agriculture-1:sugar")
    assert player(match, 1).shipments == ["robot_cats", "drones", "honey"]
    assert money(match)[1] == 20


def test_robot_cats_take_two_technology_cards_too():
    """They fill one slot: a better payout for more cards."""
    match = begin(
        trader("laptops jets tablets", shipments="robot_cats", ships=[harbour("drones")]),
    )
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {
        "load:jets:technology-1",
        "load:tablets:technology-1",
        "load:jets+tablets:technology-1",
    }
    answer(match, 0, "load:jets+tablets:technology-1")
    assert ship(match, "technology-1")["contracts"] == ["drones"]
    assert filled(match, 0) == {"jets": "drones", "tablets": "drones"}


def test_robot_cats_name_the_ship_and_no_contract():
    """5.2"""
    match = begin(
        trader(
            "laptops soap rope",
            shipments="robot_cats",
            ships=[harbour("drones jets"), harbour("batteries")],
        ),
    )
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:") == {
        "load:rope+soap:technology-1",
        "load:rope+soap:technology-2",
    }
    answer(match, 0, "load:rope+soap:technology-2")
    assert filled(match, 0, 1) == {"soap": "batteries", "rope": "batteries"}


def test_robot_cats_need_two_pirate_actions_for_a_pair():
    match = begin(
        trader(
            "foxes", imports="cannons", shipments="robot_cats", ships=[harbour("drones", "jets")]
        ),
        trader(ships=[sea("soap honey"), sea("rice sauna")]),
        island="rope",
        deck="cups",
    )
    lead(match, 0, "pirate", "foxes")
    pairs = {option for option in options(match, 0, "pirate:") if "+" in option}
    assert pairs == {
        "pirate:agriculture-1:soap+island:rope",
        "pirate:agriculture-1:honey+agriculture-2:rice",
    }
    answer(match, 0, "pirate:agriculture-1:soap+island:rope")
    assert player(match, 0).shipments == ["robot_cats", "drones"]
    assert money(match)[0] == 16
    assert [(e["cards"], e["from"]) for e in told(match, None, "load")] == [
        (["soap"], "agriculture-1"),
        (["rope"], "island"),
    ]
    assert asked(match) == [(1, "lead")]


def test_robot_cats_have_no_pair_for_one_pirate_action():
    match = begin(
        trader("foxes", shipments="robot_cats", ships=[harbour("drones")]),
        trader(),
        island="rope soap",
    )
    lead(match, 0, "pirate")
    assert options(match, 0, "pirate:") == {"pirate:island:rope", "pirate:island:soap"}


def test_robot_cats_bring_two_emptied_ships_home():
    """Backpacks ask at each return; then the pair is loaded."""
    match = begin(
        trader(
            "foxes",
            imports="cannons",
            shipments="robot_cats backpacks",
            ships=[harbour("drones")],
        ),
        trader(ships=[sea("soap"), sea("rope")]),
    )
    lead(match, 0, "pirate", "foxes")
    answer(match, 0, "pirate:agriculture-1:soap+agriculture-2:rope")
    answer(match, 0, "no", "no")
    assert [each.at for each in player(match, 1).ships] == ["harbour", "harbour"]
    assert filled(match, 0) == {"soap": "drones", "rope": "drones"}


def test_robot_cats_part_the_pair_if_its_slot_is_discarded_in_between():
    """Backpacks ask, the leader discards the contract: the containers fit nowhere any more."""
    match = begin(
        trader(
            "foxes",
            imports="cannons",
            shipments="robot_cats backpacks",
            ships=[harbour("drones"), harbour("pens")],
        ),
        trader(ships=[sea("soap"), sea("sauna honey")]),
        island="rope",
    )
    lead(match, 0, "pirate", "foxes")
    answer(match, 0, "pirate:agriculture-1:soap+island:rope")
    answer(match, 0, "discard-contract:drones", "no")
    assert filled(match, 0, 1) == {"soap": "pens", "rope": "pens"}
    assert asked(match) == [(1, "lead")]


def test_robot_cats_serve_a_free_load_action():
    match = begin(
        trader("soap rope", shipments="robot_cats nanobots", ships=[harbour("drones")]),
        deck="sauna honey foxes",
    )
    answer(match, 0, "draw")
    assert options(match, 0, "load:") == {"load:rope+soap:technology-1"}
    answer(match, 0, "load:rope+soap:technology-1")
    assert asked(match) == [(1, "lead")]


def test_robot_cats_ignore_a_load_that_is_no_action():
    """Satellite loads one; then the action of the one who followed takes two."""
    match = begin(
        trader(completes="honey"),
        trader("soap rope", shipments="robot_cats satellite", ships=[harbour("drones")]),
        deck="sauna foxes",
    )
    complete(match)
    answer(match, 1, "no")
    assert asked(match) == [(1, "load")]
    assert options(match, 1, "load:") == {"load:rope+soap:agriculture-1"}


def test_robot_cats_load_two_containers_for_fixie_bikes():
    match = begin(
        trader("laptops soap rope", shipments="robot_cats", ships=[harbour("drones")]),
        trader("jets", shipments="fixie_bikes"),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:rope+soap:technology-1")
    assert money(match) == [10, 14]


def test_robot_cats_leave_both_loose_when_the_contract_is_discarded():
    match = begin(
        trader("laptops soap rope", shipments="robot_cats", ships=[harbour("drones")]),
    )
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:rope+soap:technology-1")
    end_turn(next_turn(match))
    answer(match, 0, "discard-contract:drones")
    assert filled(match, 0) == {"soap": None, "rope": None}


@pytest.mark.parametrize(("stolen", "left"), [("soap", "rope"), ("rope", "soap")])
def test_robot_cats_lose_the_slot_with_either_of_the_two(stolen, left):
    """Printed Money takes one: the other alone does not fill a technology slot."""
    match = begin(
        trader(completes="printed_money"),
        trader(
            shipments="robot_cats",
            ships=[harbour("drones", "soap:drones:technology rope:drones:beside")],
        ),
    )
    complete(match)
    answer(match, 0, f"pirate:agriculture-1:{stolen}")
    assert filled(match, 1) == {left: None}


def test_robot_cats_keep_the_slot_if_the_other_is_green():
    match = begin(
        trader(completes="printed_money"),
        trader(
            shipments="robot_cats",
            ships=[harbour("drones", "jets:drones:technology laptops:drones:beside")],
        ),
    )
    complete(match)
    answer(match, 0, "pirate:agriculture-1:jets")
    assert filled(match, 1) == {"laptops": "drones"}


def test_robot_cats_can_be_copied_by_wind_turbines():
    copy, fields = copying("robot_cats")
    match = begin(
        trader("foxes", imports="cannons", ships=[harbour("drones", "jets")], **copy),
        trader(),
        island="soap rope",
        **fields,
    )
    lead(match, 0, "pirate", "foxes")
    answer(match, 0, "pirate:island:rope+island:soap")
    assert player(match, 0).shipments == ["wind_turbines", "drones"]


# -- Batteries


def test_batteries_sell_one_more_load_action():
    match = begin(
        trader("laptops technology*3", shipments="batteries", ships=[harbour("tablets")]),
        trader("jets"),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "use:batteries")
    assert money(match)[0] == 8
    for _ in range(2):
        assert "use:batteries" not in options(match, 0)
        answer(match, 0, min(options(match, 0, "load:")))
    assert len(ship(match, "technology-1")["containers"]) == 2
    assert asked(match) == [(1, "lead")]
    assert [(e["amount"], e["cause"]) for e in told(match, None, "pay")] == [(2, "batteries")]


def test_batteries_can_be_used_after_the_last_action():
    match = begin(
        trader("laptops technology*3", shipments="batteries", ships=[harbour("tablets")]),
        trader("jets"),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, min(options(match, 0, "load:")))
    assert options(match, 0, "load:") == set()
    answer(match, 0, "use:batteries")
    answer(match, 0, min(options(match, 0, "load:")))
    assert len(ship(match, "technology-1")["containers"]) == 2
    assert money(match)[0] == 8
    assert asked(match) == [(1, "lead")]


def test_batteries_are_not_offered_to_the_poor_nor_where_nothing_can_be_loaded():
    match = begin(
        trader("laptops jets", credits=0, shipments="batteries", ships=[harbour("tablets")])
    )
    lead(match, 0, "load", "laptops")
    assert "use:batteries" not in options(match, 0)
    match = begin(trader("laptops jets", shipments="batteries", ships=[harbour("tablets")]))
    lead(match, 0, "load", "laptops")
    assert "use:batteries" in options(match, 0)
    answer(match, 0, "load:jets:technology-1")
    assert asked(match) == [(1, "lead")]


def test_batteries_are_of_no_use_without_a_contract_in_harbour():
    """5.4 There is no load action that Smart Cars could use, and none to add."""
    match = begin(
        trader("laptops jets", shipments="batteries smart_cars"),
        trader("drones tablets", ships=[harbour(), sea("soap rope")]),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    assert asked(match) == [(1, "lead")]
    assert money(match) == [10, 10]


def test_batteries_need_a_load_action_to_add_to():
    """Who drew and has no load import takes no load actions; a free one is taken alone."""
    match = begin(
        trader("laptops"),
        trader("jets drones", shipments="batteries", ships=[harbour("tablets")]),
    )
    lead(match, 0, "load", "laptops")
    assert asked(match) == [(1, "lead")]
    match = begin(trader("jets drones", shipments="batteries nanobots", ships=[harbour("tablets")]))
    answer(match, 0, "draw")
    assert asked(match) == [(0, "nanobots")]
    assert options(match, 0, "use:") == set()


def test_batteries_work_once_per_turn_and_again_in_a_rivals():
    match = begin(
        trader("laptops technology*3", shipments="batteries", ships=[harbour("nanobots")]),
        trader("jets tablets"),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "use:batteries", "done")
    lead(match, 1, "load", follow=[0])
    answer(match, 0, "use:batteries")
    assert money(match)[0] == 6


def test_batteries_and_a_copy_of_them_give_one_action_each():
    match = begin(
        trader(
            "laptops technology*4", shipments="batteries wind_turbines", ships=[harbour("nanobots")]
        ),
        trader("jets"),
        copies={"wind_turbines": "batteries"},
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "use:wind_turbines", "use:batteries")
    for _ in range(3):
        answer(match, 0, min(options(match, 0, "load:")))
    assert len(ship(match, "technology-1")["containers"]) == 3
    assert money(match)[0] == 6


# -- PlayStations


def loads_taken(match, seat):
    """Load whatever is offered to the end; how many times it was."""
    times = 0
    while asked(match) == [(seat, "load")]:
        answer(match, seat, min(options(match, seat, "load:")))
        times += 1
    return times


@pytest.mark.parametrize(
    ("goods", "times"), [("laptops", 1), ("laptops jets", 2), ("laptops jets satellite", 2)]
)
def test_playstations_add_a_load_for_every_two_technology_goods(goods, times):
    match = begin(
        trader(
            "tablets batteries drones segways smart_cars",
            goods=goods,
            shipments="playstations rice",
            ships=[harbour("nanobots")],
        ),
        trader("telescopes"),
    )
    lead(match, 0, "load", "tablets", follow=[1])
    assert loads_taken(match, 0) == times


def test_playstations_count_virtual_goods():
    match = begin(
        trader(
            "tablets batteries drones segways smart_cars",
            goods="laptops",
            shipments="playstations ferraris",
            ships=[harbour("nanobots")],
        ),
        trader("telescopes"),
    )
    lead(match, 0, "load", "tablets", follow=[1])
    assert loads_taken(match, 0) == 2


def test_playstations_add_nothing_to_no_action():
    """Who drew has none, but with a load import there is something to add to."""
    seat: dict[str, Any] = {"goods": "laptops jets", "ships": [harbour("nanobots")]}
    for imports, times in (("", 0), ("tablets", 2)):
        match = begin(
            trader("telescopes"),
            trader("batteries drones segways", shipments="playstations", imports=imports, **seat),
        )
        lead(match, 0, "load", "telescopes")
        assert loads_taken(match, 1) == times


def test_playstations_add_nothing_to_other_actions_and_free_ones():
    match = begin(
        trader(
            "rice sugar potatoes onions",
            goods="laptops jets",
            shipments="playstations",
        )
    )
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:sugar:technology-1")
    assert asked(match) == [(1, "lead")]
    match = begin(
        trader(
            "drones segways smart_cars",
            goods="laptops jets",
            shipments="playstations nanobots",
            ships=[harbour("tablets")],
        ),
        deck="soap rope",
    )
    answer(match, 0, "draw")
    answer(match, 0, "load:drones:technology-1")
    assert asked(match) == [(1, "lead")]


def test_playstations_count_when_the_actions_are_counted():
    """Telescopes sell a good later: the action stays."""
    match = begin(
        trader(
            "tablets batteries drones segways",
            goods="laptops jets",
            shipments="playstations telescopes",
            ships=[harbour("nanobots")],
        ),
        trader("satellite"),
    )
    lead(match, 0, "load", "tablets", follow=[1])
    answer(match, 0, "use:telescopes:jets")
    answer(match, 0, "load:drones:technology-1")
    assert asked(match) == [(0, "load")]


@pytest.mark.parametrize(("chosen", "times"), [("load", 2), ("contract", 1)])
def test_playstations_add_to_loads_that_rice_cookers_put_in_place_of_contracts(chosen, times):
    match = begin(
        trader(
            "rice batteries drones segways smart_cars",
            goods="laptops jets",
            shipments="playstations rice_cookers",
            ships=[harbour("nanobots")],
        ),
        trader("honey"),
    )
    lead(match, 0, "contract", "rice", follow=[1])
    answer(match, 0, f"action:{chosen}")
    seen = 0
    while asked(match) == [(0, chosen)]:
        answer(match, 0, min(options(match, 0, f"{chosen}:")))
        seen += 1
    assert seen == times


def test_playstations_can_be_copied_by_wind_turbines():
    match = begin(
        trader(
            "tablets batteries drones segways smart_cars",
            goods="laptops jets",
            shipments="playstations wind_turbines",
            ships=[harbour("nanobots")],
        ),
        trader("telescopes"),
        copies={"wind_turbines": "playstations"},
    )
    lead(match, 0, "load", "tablets", follow=[1])
    assert loads_taken(match, 0) == 3


# -- Cell Phones


def phoning(deck, shipments="cell_phones", rival=None, third=None, ships=None, **fields):
    """The leader has one load action, no card, and the deck."""
    match = begin(
        trader("laptops", shipments=shipments, ships=ships or [harbour("tablets")]),
        rival or trader("jets"),
        *([third] if third else []),
        deck=deck,
        **fields,
    )
    return lead(match, 0, "load", "laptops", follow=[1, 2])


def test_cell_phones_load_the_top_card_of_the_deck():
    match = phoning("drones soap")
    answer(match, 0, "load:deck")
    assert ship(match, "technology-1")["containers"] == ["drones"]
    assert asked(match) == [(1, "lead")]
    assert [(e["cards"], e["cause"]) for e in told(match, None, "turn-up")] == [
        (["drones"], "cell_phones")
    ]


def test_cell_phones_give_a_card_that_fits_nowhere_to_the_hand_unseen():
    """14.1, 14.3 The others are told of a draw, and see no card of it anywhere."""
    match = phoning("soap drones", rival=trader("jets"), third=trader("satellite"))
    before = len(match.events(None))
    answer(match, 0, "load:deck")
    assert hand(match, 0) == {"soap"}
    drawn = {
        "type": "draw",
        "seat": 0,
        "from": "deck",
        "to": "hand",
        "amount": 1,
        "cause": "cell_phones",
    }
    assert told(match, 0, "draw", "turn-up", "take") == [{**drawn, "cards": ["soap"]}]
    for seat in (1, 2, None):
        seen = view(match, seat)
        assert seen.players[0].shown == []
        assert seen.players[0].hand_size == 1
        assert "soap" not in str(seen)
        assert told(match, seat, "draw", "turn-up", "take") == [drawn]
        assert "soap" not in str(match.events(seat)[before:])
    assert asked(match) == [(1, "lead")]


def test_cell_phones_need_a_contract_in_harbour():
    """5.4 Else the action could be used to draw."""
    for ships in ([harbour(), harbour()], [harbour("", "batteries"), sea("soap")]):
        match = phoning("drones", ships=ships)
        assert asked(match) == [(1, "lead")]
        assert hand(match, 0) == set()


def test_cell_phones_must_load_but_where_is_free():
    match = phoning("drones", ships=[harbour("tablets"), harbour("batteries")])
    answer(match, 0, "load:deck")
    assert asked(match) == [(0, "place-loaded")]
    assert options(match, 0, "place") == {"place:technology-1", "place:technology-2"}
    assert options(match, 0) - options(match, 0, "place") == {
        "discard-contract:tablets",
        "discard-contract:batteries",
    }
    assert view(match).held == ["drones"]
    answer(match, 0, "place:technology-2")
    assert ship(match, "technology-2")["containers"] == ["drones"]


def test_cell_phones_follow_what_the_leader_does_to_the_slots():
    """With one contract discarded while the card is in the air there is one place left for it."""
    match = phoning("drones", ships=[harbour("tablets"), harbour("batteries")])
    answer(match, 0, "load:deck", "discard-contract:tablets")
    assert ship(match, "technology-2")["containers"] == ["drones"]
    assert asked(match) == [(1, "lead")]


def test_cell_phones_must_load_a_card_for_which_others_make_room():
    """5.2 Soap fits no free slot, but Segways can leave the Tortillas for the Drones."""
    match = phoning(
        "soap cups",
        ships=[harbour("tortillas drones", "segways:tortillas satellite:tortillas")],
    )
    answer(match, 0, "load:deck")
    assert filled(match, 0)["soap"] == "tortillas"
    assert hand(match, 0) == set()


def test_cell_phones_are_no_use_without_a_deck():
    match = begin(
        trader("laptops drones", shipments="cell_phones", ships=[harbour("tablets")]),
        trader("jets"),
        deck_only=True,
    )
    lead(match, 0, "load", "laptops", follow=[1])
    assert options(match, 0, "load:") == {"load:drones:technology-1"}


def test_cell_phones_can_turn_the_last_card():
    """The discard pile becomes the deck at once; with nothing to shuffle this turn is the last."""
    match = phoning("drones", discard="soap rope", deck_only=True)
    answer(match, 0, "load:deck")
    assert view(match).deck_size == 2
    assert asked(match) == [(1, "lead")]
    match = phoning("drones", deck_only=True)
    answer(match, 0, "load:deck")
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "done")
    assert match.over


def test_cell_phones_draw_so_lumber_answers():
    match = phoning("drones soap", rival=trader("jets", shipments="lumber"))
    answer(match, 0, "load:deck")
    assert asked(match) == [(1, "lumber")]
    answer(match, 1, "yes")
    assert "soap" in hand(match, 1)


def test_cell_phones_serve_nanobots_but_are_not_answered_by_them():
    match = begin(
        trader("soap rope cups pens", shipments="cell_phones nanobots", ships=[harbour("tablets")]),
        deck="sauna drones jets",
    )
    answer(match, 0, "draw")
    assert asked(match) == [(0, "nanobots")]
    answer(match, 0, "load:deck")
    assert ship(match, "technology-1")["containers"] == ["drones"]
    assert asked(match) == [(1, "lead")]


def test_cell_phones_load_by_action_for_fixie_bikes():
    match = phoning("drones", rival=trader("jets", shipments="fixie_bikes"))
    answer(match, 0, "load:deck")
    assert money(match) == [10, 12]


def test_cell_phones_can_be_copied_by_wind_turbines():
    match = phoning("drones", shipments="wind_turbines", copies={"wind_turbines": "cell_phones"})
    answer(match, 0, "load:deck")
    assert ship(match, "technology-1")["containers"] == ["drones"]


# -- Tablets


def test_tablets_give_ships_room_for_eight():
    """Nanobots want four, MRI Machines and Drones two each."""
    match = begin(
        trader("rice drones", shipments="tablets", ships=[harbour("nanobots mri_machines")]),
    )
    lead(match, 0, "contract", "rice")
    assert "contract:drones:technology-1" in options(match, 0)
    match = begin(trader("rice drones", ships=[harbour("nanobots mri_machines")]))
    lead(match, 0, "contract", "rice")
    assert options(match, 0, "contract:drones") == {"contract:drones:technology-2"}


def test_tablets_are_not_room_for_nine():
    match = begin(
        trader("rice drones", shipments="tablets", ships=[harbour("nanobots jets"), sea("soap")]),
    )
    lead(match, 0, "contract", "rice")
    assert options(match, 0) == {"discard-contract:nanobots", "discard-contract:jets", "done"}


@pytest.mark.parametrize(
    ("contracts", "paid"), [("nanobots satellite", 18), ("nanobots jets", 14), ("nanobots", 10)]
)
def test_tablets_pay_18_for_eight(contracts, paid):
    match = begin(trader(completes=contracts, shipments="tablets"), trader())
    complete(match)
    assert money(match)[0] == 10 + paid


def test_tablets_do_not_pay_for_their_own_ship():
    """Eight containers by Robot Cats; the ship that brings Tablets pays 14."""
    containers = (
        "technology:tablets technology:tablets technology:tablets technology:jets "
        "cups:jets:technology pens:jets:beside"
    )
    for shipments, paid in (("robot_cats", 14), ("robot_cats wind_turbines", 18)):
        match = begin(
            trader(
                "laptops soap rope",
                shipments=shipments,
                ships=[harbour("tablets jets", containers)],
            ),
            trader("nanobots"),
            copies={"wind_turbines": "tablets"} if "wind" in shipments else {},
        )
        lead(match, 0, "load", "laptops", follow=[1])
        answer(match, 0, "load:rope+soap:technology-1")
        assert money(match)[0] == 10 + paid


# -- Refrigerators


def test_refrigerators_are_a_load_import_for_every_two_technology_goods():
    """Who drew has the actions of the imports, virtual or not."""
    match = begin(
        trader("telescopes"),
        trader(
            "batteries drones segways smart_cars",
            goods="laptops jets satellite tablets generators",
            shipments="refrigerators rice",
            ships=[harbour("nanobots")],
        ),
    )
    lead(match, 0, "load", "telescopes")
    assert loads_taken(match, 1) == 2


def test_refrigerators_do_nothing_with_one_good_or_for_other_actions():
    match = begin(
        trader("telescopes"),
        trader(
            "batteries drones",
            goods="laptops",
            shipments="refrigerators",
            ships=[harbour("nanobots")],
        ),
    )
    lead(match, 0, "load", "telescopes")
    assert asked(match) == [(1, "lead")]
    match = begin(
        trader("rice"), trader("sugar onions", goods="laptops jets", shipments="refrigerators")
    )
    lead(match, 0, "contract", "rice")
    assert asked(match) == [(1, "lead")]


def test_refrigerators_count_virtual_goods():
    match = begin(
        trader("telescopes"),
        trader(
            "batteries drones",
            goods="laptops",
            shipments="refrigerators ferraris",
            ships=[harbour("nanobots")],
        ),
    )
    lead(match, 0, "load", "telescopes")
    assert loads_taken(match, 1) == 1


def test_refrigerators_take_no_room_among_the_imports():
    match = begin(
        trader("sauna", goods="laptops jets", imports="rope", shipments="refrigerators"),
        island="cups pens",
    )
    lead(match, 0, "supply", "sauna")
    assert options(match, 0, "take:") == {"take:cups", "take:pens"}


def test_refrigerators_count_for_cologne():
    match = ending(
        trader(goods="laptops jets satellite tablets", shipments="refrigerators cologne"), trader()
    )
    answer(match, 0, "use:cologne:load")
    assert score(match, 0, "credits") == 18


def test_refrigerators_can_be_copied_by_wind_turbines():
    match = begin(
        trader("telescopes"),
        trader(
            "batteries drones segways",
            goods="laptops jets",
            shipments="refrigerators wind_turbines",
            ships=[harbour("nanobots")],
        ),
        copies={"wind_turbines": "refrigerators"},
    )
    lead(match, 0, "load", "telescopes")
    assert loads_taken(match, 1) == 2


# -- Drones


def test_drones_draw_when_their_owner_contracts():
    match = begin(trader("rice sugar", shipments="drones"), trader("honey"), deck="soap")
    lead(match, 0, "contract", "rice", follow=[1])
    answer(match, 0, "contract:sugar:technology-1")
    assert asked(match) == [(0, "drones")]
    answer(match, 0, "yes")
    assert hand(match, 0) == {"soap"}
    assert told(match, 1, "draw") == [
        {"type": "draw", "seat": 0, "from": "deck", "to": "hand", "amount": 1, "cause": "drones"}
    ]


def test_drones_may_stay_on_the_ground():
    match = begin(trader("rice sugar", shipments="drones"), trader("honey"), deck="soap")
    lead(match, 0, "contract", "rice", follow=[1])
    answer(match, 0, "contract:sugar:technology-1", "no")
    assert hand(match, 0) == set()


def test_drones_do_not_see_a_rivals_contract():
    match = begin(trader("rice sugar"), trader("honey", shipments="drones"))
    lead(match, 0, "contract", "rice", follow=[1])
    answer(match, 0, "contract:sugar:technology-1")
    assert asked(match) == [(1, "lead")]


def test_drones_ask_nothing_without_a_deck():
    match = begin(trader("rice sugar", shipments="drones"), trader("honey"), deck_only=True)
    lead(match, 0, "contract", "rice", follow=[1])
    answer(match, 0, "contract:sugar:technology-1")
    assert match.over


def test_drones_see_contracts_without_an_action():
    """Lutefisk, in a rival's turn."""
    match = begin(
        trader("rice sugar"),
        trader("honey lutefisk", goods="coffee", shipments="drones"),
        deck="soap",
    )
    answer(match, 0, "lead:contract:rice")
    answer(match, 1, "use:lutefisk:agriculture-1")
    assert asked(match) == [(1, "drones")]
    answer(match, 1, "yes")
    assert hand(match, 1) == {"honey", "soap"}
    assert asked(match) == [(1, "follow")]


def test_drones_see_bamboo_go_under_another_ship():
    match = begin(trader(completes="bamboo", shipments="drones"), trader(), deck="soap rope cups")
    complete(match)
    answer(match, 0, "ship:technology-2")
    assert asked(match) == [(0, "drones")]


def test_drones_can_be_copied_by_wind_turbines_and_draw_twice():
    match = begin(
        trader("rice sugar", shipments="drones wind_turbines"),
        trader("honey"),
        deck="soap rope",
        copies={"wind_turbines": "drones"},
    )
    lead(match, 0, "contract", "rice", follow=[1])
    answer(match, 0, "contract:sugar:technology-1")
    assert asked(match) == [(0, "drones")]
    answer(match, 0, "yes")
    assert asked(match) == [(0, "wind_turbines")]
    answer(match, 0, "yes")
    assert hand(match, 0) == {"soap", "rope"}


# -- Segways


def test_segways_move_to_goods_imports_or_a_slot():
    match = begin(trader("laptops", shipments="segways", ships=[harbour("drones")]))
    assert options(match, 0, "use:") == {
        "use:segways:goods",
        "use:segways:imports",
        "use:segways:technology-1",
    }
    answer(match, 0, "use:segways:goods")
    assert player(match, 0).goods == ["segways"]
    assert player(match, 0).shipments == []
    assert asked(match) == [(0, "lead")]


def test_segways_as_an_import_add_an_action_of_this_turn():
    """At the lead question, before the actions are counted."""
    match = begin(
        trader("laptops technology*2", shipments="segways", ships=[harbour("jets")]),
        trader("tablets"),
    )
    answer(match, 0, "use:segways:imports")
    lead(match, 0, "load", "laptops", follow=[1])
    assert loads_taken(match, 0) == 2


def test_segways_count_the_room_after_they_have_left():
    """Four goods and two imports fit while Segways are a shipment; then two and one."""
    match = begin(trader("laptops", goods="luxury*2", imports="soap", shipments="segways"))
    assert options(match, 0, "use:") == set()
    match = begin(trader("laptops", goods="luxury", imports="soap", shipments="segways"))
    assert options(match, 0, "use:") == {"use:segways:goods"}


def test_segways_complete_a_ship_as_its_last_container():
    """A load by a power is no load action."""
    match = begin(
        trader("laptops", shipments="segways", ships=[harbour("drones", "jets")]),
        trader("tablets", shipments="fixie_bikes"),
        deck="soap",
    )
    answer(match, 0, "use:segways:technology-1")
    assert player(match, 0).shipments == ["drones"]
    assert ship(match, "technology-1")["at"] == "sea"
    assert money(match) == [16, 10]
    assert asked(match) == [(0, "lead")]


def test_segways_move_in_a_rivals_turn_but_cause_no_question():
    match = begin(
        trader("laptops"),
        trader(shipments="segways"),
        trader(shipments="drones"),
    )
    assert options(match, 1) == set()
    answer(match, 0, "lead:load:laptops")
    answer(match, 1, "use:segways:goods")
    assert player(match, 1).goods == ["segways"]
    assert asked(match) == [(1, "follow")]


def test_segways_fit_any_slot_with_televisions():
    match = begin(trader("laptops", shipments="segways televisions", ships=[harbour("rice")]))
    assert "use:segways:technology-1" in options(match, 0)


def test_segways_move_at_the_end_of_the_game():
    match = ending(trader(shipments="segways"), trader())
    assert asked(match) == [(0, "final")]
    assert options(match, 0) == {"use:segways:goods", "use:segways:imports", "done"}
    answer(match, 0, "use:segways:goods")
    assert score(match, 0, "goods:technology") == 1
    assert score(match, 0, "majority:technology") == 6


def test_segways_loaded_at_the_end_are_a_container_in_harbour():
    match = ending(trader(shipments="segways", ships=[harbour("drones")]), trader())
    answer(match, 0, "use:segways:technology-1")
    assert score(match, 0, "harbour") == 2


def test_segways_move_as_wind_turbines_when_copied():
    copy, fields = copying("segways")
    match = begin(trader("laptops", **copy), **fields)
    answer(match, 0, "use:wind_turbines:goods")
    assert player(match, 0).goods == ["wind_turbines"]
    assert view(match).copies == {}


# -- Smart Cars


def test_smart_cars_sell_a_card_for_a_load_action():
    match = begin(
        trader("laptops soap", shipments="smart_cars", ships=[harbour("honey")]),
        trader("jets"),
        island="rope",
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:soap:island")
    assert view(match).island == ["rope", "soap"]
    assert money(match)[0] == 12
    assert [(e["amount"], e["cause"]) for e in told(match, None, "gain")] == [(2, "smart_cars")]
    assert asked(match) == [(1, "lead")]


@pytest.mark.parametrize(
    "ships",
    [[harbour(), harbour()], [harbour("", "cups"), sea("pens")], [sea("cups"), sea("pens")]],
)
def test_smart_cars_need_a_contract_in_harbour(ships):
    """5.4 Nor is a free load action of any use."""
    match = begin(
        trader("laptops soap", shipments="smart_cars nanobots", ships=ships), trader("jets")
    )
    lead(match, 0, "load", "laptops", follow=[1])
    assert asked(match) == [(1, "lead")]
    assert money(match) == [10, 10]
    match = begin(trader("laptops soap", shipments="smart_cars nanobots", ships=ships))
    answer(match, 0, "draw")
    assert asked(match) == [(1, "lead")]


def test_smart_cars_drive_once_per_turn():
    match = begin(
        trader(
            "laptops soap rope jets",
            imports="drones",
            shipments="smart_cars",
            ships=[harbour("honey")],
        ),
        trader("tablets batteries"),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:soap:island")
    assert options(match, 0) == {"discard-contract:honey", "done"}
    answer(match, 0, "done")
    lead(match, 1, "load", follow=[0])
    assert options(match, 0, "load:") == {"load:rope:island"}


def test_smart_cars_serve_a_free_load_action_but_no_power():
    match = begin(
        trader("soap rope cups pens", shipments="smart_cars nanobots", ships=[harbour("tablets")]),
        deck="sauna honey",
    )
    answer(match, 0, "draw")
    answer(match, 0, "load:soap:island")
    assert money(match)[0] == 12
    match = begin(
        trader(completes="honey", shipments="drones"),
        trader("soap", shipments="smart_cars satellite", ships=[harbour("tablets")]),
        deck="sauna cups",
    )
    complete(match)
    answer(match, 1, "no")
    assert asked(match) == [(1, "load")]
    assert options(match, 1, "load:") == {"load:soap:island"}


def test_smart_cars_and_a_copy_of_them_sell_one_card_each():
    match = begin(
        trader(
            "laptops soap rope cups pens",
            imports="drones batteries",
            shipments="smart_cars wind_turbines",
            ships=[harbour("honey")],
        ),
        trader("jets"),
        copies={"wind_turbines": "smart_cars"},
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:soap:island", "load:rope:island")
    assert options(match, 0) == {"discard-contract:honey", "done"}
    assert money(match)[0] == 14


# -- Flash Drives


def test_flash_drives_take_one_container_into_hand_after_the_payout():
    """6.1 Everybody knows which. The contract is a shipment by then, and the ship still there."""
    match = begin(
        trader("laptops jets", shipments="flash_drives", ships=[harbour("drones", "tablets")]),
        trader("satellite"),
        deck="soap",
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:jets:technology-1")
    assert asked(match) == [(0, "flash_drives")]
    assert options(match, 0) == {"card:jets", "card:tablets", "no"}
    assert money(match)[0] == 16
    assert player(match, 0).shipments == ["flash_drives", "drones"]
    assert ship(match, "technology-1")["at"] == "harbour"
    answer(match, 0, "card:tablets")
    assert hand(match, 0) == {"tablets"}
    assert view(match, 1).players[0].shown == ["tablets"]
    assert ship(match, "technology-1") == {"at": "sea", "contracts": [], "containers": ["jets"]}


def test_flash_drives_may_be_left_in_the_drawer():
    match = begin(
        trader("laptops jets", shipments="flash_drives", ships=[harbour("drones", "tablets")]),
        trader("satellite"),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:jets:technology-1", "no")
    assert ship(match, "technology-1")["containers"] == ["tablets", "jets"]
    assert asked(match) == [(1, "lead")]


def test_flash_drives_do_not_see_their_own_ship_nor_a_rivals():
    match = begin(trader(completes="flash_drives"), trader())
    complete(match)
    assert asked(match) == [(1, "lead")]
    match = begin(trader(completes="drones"), trader(shipments="flash_drives"))
    complete(match)
    assert asked(match) == [(1, "lead")]


def test_flash_drives_take_one_of_a_ship_however_many_contracts_it_had():
    match = begin(trader(completes="drones honey", shipments="flash_drives"), trader())
    complete(match)
    assert asked(match) == [(0, "flash_drives")]
    answer(match, 0, min(options(match, 0, "card:")))
    assert asked(match) == [(1, "lead")]
    assert len(ship(match, "technology-1")["containers"]) == 3


def test_flash_drives_and_jets_and_a_copy_can_keep_the_ship_in_harbour():
    """Three take the three containers, in the order in which they were completed."""
    match = begin(
        trader(completes="tablets", shipments="jets flash_drives wind_turbines"),
        trader(),
        copies={"wind_turbines": "flash_drives"},
    )
    complete(match)
    for kind in ("jets", "flash_drives", "wind_turbines"):
        assert asked(match) == [(0, kind)]
        answer(match, 0, min(options(match, 0, "card:")))
    assert ship(match, "technology-1") == {"at": "harbour", "contracts": [], "containers": []}
    assert len(player(match, 0).goods) == 1
    assert len(hand(match, 0)) == 2
    assert player(match, 0).shipments[-1] == "tablets"


def test_flash_drives_free_no_slot_for_segways():
    """Else the ship could be completed, and paid, twice."""
    match = begin(
        trader(completes="tablets", shipments="flash_drives jets segways"), trader(), deck="honey"
    )
    complete(match)
    answer(match, 0, min(options(match, 0, "card:")))
    assert asked(match) == [(0, "jets")]
    assert options(match, 0, "use:segways") == {"use:segways:goods", "use:segways:imports"}
    answer(match, 0, "no")
    assert money(match)[0] == 16


# -- Wind Turbines


def test_wind_turbines_copy_a_low_shipment_of_anybody():
    """Of tier 0 or 1: Fake DVDs are too high. It is no choice to copy nothing."""
    match = begin(
        trader(completes="wind_turbines", shipments="soap"),
        trader(shipments="mouthwash fake_dvds"),
        deck="honey",
    )
    complete(match)
    assert asked(match) == [(0, "wind_turbines")]
    assert options(match, 0) == {"shipment:soap", "shipment:mouthwash"}
    answer(match, 0, "shipment:mouthwash")
    assert view(match).copies == {"wind_turbines": "mouthwash"}
    assert told(match, 1, "copy")[0]["cards"] == ["wind_turbines", "mouthwash"]
    assert player(match, 1).shipments == ["mouthwash", "fake_dvds"]


def test_wind_turbines_work_like_what_they_copy_from_then_on():
    """Mouthwash, and a rival who completes a consumer shipment later in the turn."""
    match = begin(
        trader(completes="wind_turbines"),
        trader("cups", shipments="mouthwash", ships=[harbour("chapstick", "pens")]),
    )
    complete(match)
    assert money(match) == [16, 10]
    answer(match, 1, "load:cups:agriculture-1")
    assert money(match) == [18, 18]
    assert told(match, None, "gain")[-1]["cause"] == "wind_turbines"


def test_wind_turbines_with_one_thing_to_copy_ask_nothing_and_with_none_do_nothing():
    match = begin(trader(completes="wind_turbines"), trader(shipments="mouthwash"))
    complete(match)
    assert asked(match) == [(1, "lead")]
    assert view(match).copies == {"wind_turbines": "mouthwash"}
    match = begin(trader(completes="wind_turbines"), trader(shipments="fake_dvds"))
    complete(match)
    assert asked(match) == [(1, "lead")]
    assert view(match).copies == {}


def test_wind_turbines_let_an_immediate_power_happen_now():
    match = begin(
        trader(completes="wind_turbines"), trader(shipments="potatoes"), deck="soap honey rice"
    )
    complete(match)
    assert hand(match, 0) == {"honey", "rice"}
    assert money(match) == [18, 10]
    assert told(match, 0, "draw")[-1]["cause"] == "wind_turbines"


def test_wind_turbines_can_copy_a_contract_of_their_own_ship():
    match = begin(trader(completes="wind_turbines potatoes"), trader(), deck="soap technology*4")
    complete(match)
    assert view(match).copies == {"wind_turbines": "potatoes"}
    assert player(match, 0).hand_size == 4
    assert money(match)[0] == 10 + 10 + 2 + 2


def test_wind_turbines_keep_their_type():
    """Rice counts agriculture shipments, and Wind Turbines are none."""
    match = begin(trader(completes="wind_turbines"), trader(shipments="rice"))
    complete(match)
    assert money(match) == [16, 10]
    match = begin(trader(completes="wind_turbines", shipments="rice"), trader())
    complete(match)
    assert money(match) == [18, 10]


def test_wind_turbines_gain_nothing_from_beer():
    """6.1 Beer decides on its way to the shipments, and Wind Turbines are there already."""
    match = begin(trader(completes="wind_turbines"), trader(shipments="beer"), deck="soap")
    complete(match)
    assert asked(match) == [(1, "lead")]
    assert player(match, 0).shipments == ["wind_turbines"]
    assert view(match).copies == {"wind_turbines": "beer"}
    assert view(match).island == ["soap"]
    assert money(match)[0] == 16


def test_wind_turbines_can_be_bought_as_chicken_feed():
    """And have its power still, which does nothing more."""
    match = begin(
        trader(completes="wind_turbines"), trader(), trader(shipments="chicken_feed"), deck="soap"
    )
    complete(match)
    assert asked(match) == [(1, "wind_turbines")]
    answer(match, 1, "no")
    answer(match, 2, "yes")
    assert player(match, 2).shipments == ["chicken_feed", "wind_turbines"]
    assert money(match) == [22, 10, 4]
    assert view(match).copies == {"wind_turbines": "chicken_feed"}


def test_wind_turbines_go_to_goods_as_small_poodles():
    match = begin(trader(completes="wind_turbines"), trader(shipments="small_poodles"))
    complete(match)
    assert player(match, 0).goods == ["wind_turbines"]
    assert player(match, 0).shipments == []
    assert view(match).copies == {}


def test_wind_turbines_as_shoes_see_their_own_ship():
    """The copied text says: this one too."""
    match = begin(
        trader(completes="wind_turbines"), trader("rope", shipments="shoes"), deck="soap honey"
    )
    complete(match)
    assert asked(match) == [(0, "wind_turbines")]
    answer(match, 0, "yes")
    assert hand(match, 0) == {"honey"}
    assert asked(match) == [(1, "shoes")]


@pytest.mark.parametrize(
    ("contracts", "credits"), [("wind_turbines chapstick", 22), ("chapstick wind_turbines", 20)]
)
def test_wind_turbines_as_mouthwash_see_later_contracts_of_their_own_ship(contracts, credits):
    match = begin(trader(completes=contracts), trader(shipments="mouthwash"))
    complete(match)
    assert options(match, 0) == {"shipment:mouthwash", "shipment:chapstick"}
    answer(match, 0, "shipment:mouthwash")
    assert money(match) == [credits, 12]


def test_wind_turbines_complete_a_ship_that_the_copied_power_fills():
    """6.7, 5.5 Generators: the loose Soap and Rope fill the Drones of the other ship at once."""
    match = begin(
        trader(
            completes="wind_turbines",
            ships=[harbour(), harbour("drones", "soap:loose rope:loose")],
        ),
        trader(shipments="generators"),
    )
    assert filled(match, 0, 1) == {"soap": None, "rope": None}
    complete(match)
    assert player(match, 0).shipments == ["wind_turbines", "drones"]
    assert ship(match, "technology-2")["at"] == "sea"
    assert money(match)[0] == 10 + 6 + 6


def test_wind_turbines_keep_the_power_when_the_copied_card_leaves():
    match = begin(
        trader("laptops drones soap", shipments="wind_turbines", ships=[harbour("rice")]),
        trader("jets", shipments="segways"),
        copies={"wind_turbines": "segways"},
    )
    answer(match, 0, "lead:load:laptops")
    answer(match, 1, "use:segways:goods", "follow:jets")
    end_turn(match)
    assert view(match).copies == {"wind_turbines": "segways"}
    next_turn(match)
    assert "use:wind_turbines:goods" in options(match, 0)


def test_wind_turbines_given_for_railguns_bring_the_copied_power():
    match = begin(
        trader("laptops soap", completes="railguns", ships=[harbour(), harbour("drones")]),
        trader(credits=0, shipments="wind_turbines"),
        copies={"wind_turbines": "generators"},
    )
    complete(match)
    assert player(match, 0).shipments == ["railguns", "wind_turbines"]
    assert view(match).copies == {"wind_turbines": "generators"}
    next_turn(match)
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "load:soap") == {"load:soap:technology-2"}


def test_wind_turbines_taken_by_stolen_research_choose_anew():
    match = begin(
        trader(completes="stolen_research"),
        trader(shipments="wind_turbines pants"),
        deck="soap honey rice",
        copies={"wind_turbines": "pants"},
    )
    complete(match)
    answer(match, 0, "shipment:wind_turbines")
    assert player(match, 1).shipments == ["pants", "stolen_research"]
    assert view(match).copies == {"wind_turbines": "pants"}
    assert len(told(match, None, "copy")) == 1
    match = begin(
        trader(completes="stolen_research"),
        trader(shipments="wind_turbines potatoes"),
        deck="soap honey rice",
        copies={"wind_turbines": "pants"},
    )
    complete(match)
    answer(match, 0, "shipment:wind_turbines")
    assert view(match).copies == {"wind_turbines": "potatoes"}
    assert hand(match, 0) == {"honey", "rice"}


def test_wind_turbines_win_at_once_with_the_ties_of_foxes():
    """Graphics Cards look again when Foxes are copied."""
    goods = "technology agriculture consumer luxury"
    match = begin(
        trader(completes="wind_turbines", goods=goods, shipments="graphics_cards"),
        trader(goods=goods, shipments="pants"),
        trader(shipments="foxes"),
    )
    complete(match)
    answer(match, 0, "shipment:foxes")
    assert match.over
    assert match.winners == [0]


# -- Laptops


def test_laptops_draw_two_when_a_ship_carries_technology():
    match = begin(
        trader(completes="drones", shipments="laptops"), trader(), deck="soap honey rice rope"
    )
    complete(match)
    assert hand(match, 0) == {"honey", "rice"}
    assert told(match, 1, "draw") == [
        {"type": "draw", "seat": 0, "from": "deck", "to": "hand", "amount": 2, "cause": "laptops"}
    ]


def test_laptops_want_a_technology_container():
    """Two soaps in a technology slot are no technology."""
    match = begin(trader(completes="honey", shipments="laptops"), trader())
    complete(match)
    assert hand(match, 0) == set()
    match = begin(
        trader(
            "jets soap rope",
            shipments="laptops robot_cats",
            ships=[harbour("drones", "cups:drones:technology pens:drones:beside")],
        ),
        trader("tablets"),
    )
    lead(match, 0, "load", "jets", follow=[1])
    answer(match, 0, "load:rope+soap:technology-1")
    assert player(match, 0).shipments == ["laptops", "robot_cats", "drones"]
    assert hand(match, 0) == set()


def test_laptops_see_neither_their_own_ship_nor_a_rivals():
    match = begin(trader(completes="laptops"), trader())
    complete(match)
    assert hand(match, 0) == set()
    match = begin(trader(completes="drones"), trader(shipments="laptops"))
    complete(match)
    assert hand(match, 1) == set()


def test_laptops_see_a_technology_container_that_flash_drives_took():
    match = begin(
        trader(
            "batteries jets",
            shipments="flash_drives laptops generators",
            ships=[harbour("drones", "soap:drones")],
        ),
        trader("satellite"),
        deck="cups honey rice",
    )
    lead(match, 0, "load", "batteries", follow=[1])
    answer(match, 0, "load:jets:technology-1", "card:jets")
    assert ship(match, "technology-1")["containers"] == ["soap"]
    assert hand(match, 0) == {"jets", "honey", "rice"}


def test_laptops_draw_once_for_a_ship_and_what_there_is():
    match = begin(
        trader(completes="drones smart_cars", shipments="laptops"),
        trader(),
        deck="soap honey",
        deck_only=True,
    )
    complete(match)
    assert told(match, 0, "draw")[0]["cards"] == ["honey"]
    assert match.over


def test_laptops_let_nanobots_load():
    match = begin(
        trader(
            "batteries wind_turbines",
            shipments="laptops nanobots",
            ships=[harbour("drones", "generators"), harbour("jets")],
        ),
        trader("playstations"),
        deck="soap tablets rice",
    )
    lead(match, 0, "load", "batteries", follow=[1])
    answer(match, 0, "load:wind_turbines:technology-1", "load:tablets:technology-2")
    assert hand(match, 0) == {"rice"}


# -- MRI Machines


def test_mri_machines_raise_the_target_for_all():
    match = begin(trader(shipments="mri_machines"), trader(credits=68), trader())
    assert view(match).target == 70
    next_turn(match)
    assert not match.over
    match = begin(trader(), trader(credits=68), trader())
    next_turn(match)
    assert match.over


def test_mri_machines_lower_a_higher_target_at_once():
    """72 credits are short of 80, and enough when the machines arrive."""
    match = begin(trader(completes="mri_machines"), trader(credits=72), target=80)
    assert view(match).target == 80
    assert view(match).last_turn is False
    complete(match)
    assert match.over
    match = begin(trader(completes="mri_machines"), trader(credits=68), target=80)
    complete(match)
    assert view(match).target == 70
    assert asked(match) == [(1, "lead")]


def test_mri_machines_come_too_late_for_what_was_reached():
    """The payout of their own ship is still measured by 50."""
    match = begin(trader(completes="mri_machines", credits=44), trader())
    complete(match)
    assert match.over
    match = begin(trader(completes="mri_machines", credits=42), trader())
    complete(match)
    assert asked(match) == [(1, "lead")]
    assert money(match)[0] == 48


def test_mri_machines_hold_while_stolen_research_moves_them():
    """There is no moment without them: 60 credits do not end the game."""
    match = begin(trader(completes="stolen_research", credits=52), trader(shipments="mri_machines"))
    complete(match)
    answer(match, 0, "shipment:mri_machines")
    assert player(match, 0).shipments == ["mri_machines"]
    assert view(match).last_turn is False
    assert asked(match) == [(1, "lead")]


def test_mri_machines_hold_while_railguns_move_them():
    match = begin(
        trader(completes="railguns", credits=52), trader(credits=2, shipments="mri_machines")
    )
    complete(match)
    assert player(match, 0).shipments == ["railguns", "mri_machines"]
    assert view(match).last_turn is False


# -- Satellite


def test_satellite_draws_and_loads_whenever_anybody_completes_a_ship():
    match = begin(
        trader(completes="honey"),
        trader("jets", shipments="satellite", ships=[harbour("laptops")]),
        deck="soap rope",
    )
    complete(match)
    assert asked(match) == [(1, "satellite")]
    assert options(match, 1) == {"yes", "no"}
    answer(match, 1, "yes")
    assert hand(match, 1) == {"jets", "rope"}
    assert asked(match) == [(1, "satellite")]
    assert options(match, 1) == {"load:jets:agriculture-1", "no"}
    answer(match, 1, "load:jets:agriculture-1")
    assert ship(match, "agriculture-1")["containers"] == ["jets"]


def test_satellite_offers_each_by_itself():
    """Who does not draw may load, and who does not load keeps the card."""
    match = begin(
        trader(completes="honey", shipments="satellite", ships=[harbour(), harbour("laptops")]),
        trader(),
        deck="soap jets",
    )
    complete(match)
    answer(match, 0, "no")
    assert asked(match) == [(1, "lead")]
    match = begin(
        trader(completes="honey", shipments="satellite", ships=[harbour(), harbour("laptops")]),
        trader(),
        deck="soap jets",
    )
    complete(match)
    answer(match, 0, "yes", "no")
    assert hand(match, 0) == {"jets"}


def test_satellite_loads_without_an_action():
    """Fixie Bikes pay for the load action only."""
    match = begin(
        trader(completes="honey"),
        trader("jets", shipments="satellite fixie_bikes", ships=[harbour("laptops")]),
    )
    complete(match)
    answer(match, 1, "no", "load:jets:agriculture-1")
    assert money(match)[1] == 12


def test_satellite_sees_a_ship_once_and_not_its_own():
    match = begin(trader(completes="drones honey"), trader(shipments="satellite"))
    complete(match)
    answer(match, 1, "no")
    assert asked(match) == [(1, "lead")]
    match = begin(trader(completes="satellite"), trader())
    complete(match)
    assert asked(match) == [(1, "lead")]


def test_satellite_can_complete_a_ship_and_sees_that_too():
    match = begin(
        trader(completes="honey"),
        trader("jets", shipments="satellite", ships=[harbour("laptops", "drones")]),
    )
    complete(match)
    answer(match, 1, "no", "load:jets:agriculture-1")
    assert player(match, 1).shipments == ["satellite", "laptops"]
    assert asked(match) == [(1, "satellite")]
    answer(match, 1, "no")
    assert asked(match) == [(1, "lead")]


def test_satellite_only_loads_when_nothing_is_left_to_draw():
    """The last card goes to the island."""
    match = begin(
        trader(completes="honey"),
        trader("jets", shipments="satellite", ships=[harbour("laptops")]),
        deck="soap",
        deck_only=True,
    )
    complete(match)
    assert options(match, 1) == {"load:jets:agriculture-1", "no"}


# -- Neural Units


def thinking(action, card, hand="laptops jets soap rope", **more):
    """A rival leads; the one with Neural Units is asked to follow."""
    seat = {"shipments": "neural_units", "ships": [harbour("tablets")], **more}
    match = begin(trader(card, ships=[harbour(), sea("cups pens")]), trader(hand, **seat))
    return answer(match, 0, f"lead:{action}:{card}")


@pytest.mark.parametrize(
    ("action", "card"),
    [("contract", "rice"), ("pirate", "foxes"), ("import", "chairs"), ("supply", "sauna")],
)
def test_neural_units_follow_any_action_with_a_load_card(action, card):
    match = thinking(action, card)
    assert options(match, 1, "follow-load:") >= {"follow-load:laptops", "follow-load:jets"}
    answer(match, 1, "follow-load:laptops")
    if action == "pirate":
        answer(match, 0, "done")
    assert asked(match) == [(1, "load")]
    answer(match, 1, "load:jets:agriculture-1")
    assert ship(match, "agriculture-1")["containers"] == ["jets"]
    assert told(match, None, "follow")[0]["to"] == "load"


def test_neural_units_take_a_pair_for_a_load_card():
    match = thinking("supply", "sauna")
    assert options(match, 1) == {
        "draw",
        "follow:jets+laptops",
        "follow:rope+soap",
        "follow-load:laptops",
        "follow-load:jets",
        "follow-load:rope+soap",
    }
    answer(match, 1, "follow-load:rope+soap")
    assert asked(match) == [(1, "load")]


def test_neural_units_count_load_imports_and_no_others():
    match = thinking(
        "contract",
        "rice",
        "laptops jets drones batteries sugar",
        imports="honey segways onions",
        shipments="neural_units soap rope",
        ships=[harbour("nanobots")],
    )
    answer(match, 1, "follow-load:laptops")
    assert loads_taken(match, 1) == 2
    assert asked(match) == [(1, "lead")]


def test_neural_units_follow_the_led_action_as_usual():
    match = thinking("contract", "rice", "laptops honey sugar")
    answer(match, 1, "follow:honey")
    assert asked(match) == [(1, "contract")]


def test_neural_units_add_nothing_when_load_is_led():
    match = thinking("load", "drones")
    assert options(match, 1, "follow-load") == set()


def test_neural_units_load_before_the_first_import():
    """Clockwise, before round 1; and they bid no more, whatever imports they have."""
    match = begin(
        trader("chairs", ships=[harbour(), sea("cups pens")]),
        trader("soap"),
        trader(
            "laptops jets",
            imports="glasses",
            shipments="neural_units",
            ships=[harbour("tablets"), sea("honey sauna")],
        ),
    )
    answer(match, 0, "lead:import:chairs")
    answer(match, 1, "follow:soap")
    answer(match, 2, "follow-load:laptops")
    assert asked(match) == [(2, "load")]
    answer(match, 2, "load:jets:illegal-1")
    assert asked(match) == [(0, "import-from")]
    answer(match, 0, "ship:technology-2")
    assert asked(match) == [(0, "bid"), (1, "bid")]


def test_neural_units_do_not_borrow_the_contract_imports_of_rice_cookers():
    """Those stand for each other when load or contract is led."""
    match = thinking(
        "supply",
        "sauna",
        "laptops jets drones",
        imports="honey",
        shipments="neural_units rice_cookers",
    )
    answer(match, 1, "follow-load:laptops")
    assert loads_taken(match, 1) == 1
    assert asked(match) == [(1, "lead")]


def test_neural_units_bring_playstations_and_batteries_to_work():
    match = thinking(
        "supply",
        "sauna",
        "laptops jets drones segways",
        goods="telescopes satellite",
        shipments="neural_units playstations batteries",
        ships=[harbour("nanobots")],
    )
    answer(match, 1, "follow-load:laptops")
    answer(match, 1, "use:batteries")
    assert loads_taken(match, 1) == 3


def test_neural_units_do_not_lead():
    match = begin(trader("laptops", shipments="neural_units"))
    assert options(match, 0) == {"draw", "lead:load:laptops"}


# -- Jets


def test_jets_take_one_container_into_goods():
    match = begin(
        trader("laptops tablets", shipments="jets", ships=[harbour("drones", "satellite")]),
        trader("batteries"),
        deck="soap",
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:tablets:technology-1")
    assert asked(match) == [(0, "jets")]
    assert money(match)[0] == 16
    answer(match, 0, "card:satellite")
    assert player(match, 0).goods == ["satellite"]
    assert ship(match, "technology-1")["containers"] == ["tablets"]


def test_jets_may_stay_on_the_ground():
    match = begin(trader(completes="drones", shipments="jets"), trader())
    complete(match)
    answer(match, 0, "no")
    assert player(match, 0).goods == []
    assert len(ship(match, "technology-1")["containers"]) == 2


@pytest.mark.parametrize(("goods", "room"), [(4, True), (5, True), (6, False)])
def test_jets_need_room_and_the_new_shipments_make_some(goods, room):
    """6.1 Jets and Drones are two shipments, so there is room for six goods."""
    match = begin(trader(completes="drones", shipments="jets", goods=f"luxury*{goods}"), trader())
    complete(match)
    assert (asked(match) == [(0, "jets")]) == room
    if room:
        answer(match, 0, min(options(match, 0, "card:")))
    assert len(player(match, 0).goods) == goods + room
    assert asked(match) == [(1, "lead")]


def test_jets_find_no_room_by_beer_that_is_sold():
    """6.1 Sold, it never was a shipment; kept, it makes room."""
    for choice, room in (("yes", False), ("no", True)):
        match = begin(trader(completes="beer", shipments="jets", goods="luxury*4"), trader())
        complete(match)
        answer(match, 0, choice)
        assert (asked(match) == [(0, "jets")]) == room


def test_jets_see_neither_their_own_ship_nor_a_rivals():
    match = begin(trader(completes="jets"), trader())
    complete(match)
    assert asked(match) == [(1, "lead")]
    match = begin(trader(completes="drones"), trader(shipments="jets"))
    complete(match)
    assert asked(match) == [(1, "lead")]


def test_jets_set_off_chapstick():
    match = begin(
        trader("laptops soap", shipments="jets", ships=[harbour("cups", "rope")]),
        trader("batteries", shipments="chapstick"),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:soap:technology-1", "card:soap")
    assert money(match) == [16, 12]


def test_jets_do_not_fly_for_apples():
    """A card that comes by Apples has no ship."""
    match = begin(trader("honey", completes="apples", shipments="jets"), trader())
    complete(match)
    assert asked(match) == [(0, "jets")]
    answer(match, 0, "no")
    assert asked(match) == [(0, "apples")]
    answer(match, 0, "card:honey")
    assert asked(match) == [(1, "lead")]


# -- Telescopes


def test_telescopes_sell_technology_goods_at_any_time():
    match = begin(trader("laptops", goods="jets soap drones", shipments="telescopes"))
    assert options(match, 0, "use:") == {"use:telescopes:jets", "use:telescopes:drones"}
    answer(match, 0, "use:telescopes:jets", "use:telescopes:drones")
    assert money(match)[0] == 18
    assert view(match).discard == ["jets", "drones"]
    assert player(match, 0).goods == ["soap"]
    assert asked(match) == [(0, "lead")]


def test_telescopes_work_in_a_rivals_turn_and_before_a_bid_but_not_beside_it():
    """13.5, 13.10"""
    match = begin(
        trader("chairs", ships=[harbour(), sea("cups pens")]),
        trader("soap", goods="jets drones tablets", shipments="telescopes"),
    )
    answer(match, 0, "lead:import:chairs")
    answer(match, 1, "use:telescopes:jets", "follow:soap")
    assert money(match)[1] == 14
    assert asked(match) == [(1, "any-time")]
    answer(match, 1, "use:telescopes:drones", "done")
    assert money(match)[1] == 18
    assert asked(match) == [(0, "bid"), (1, "bid")]
    assert options(match, 1, "use:") == set()
    assert "bid:18" in options(match, 1)


def test_telescopes_have_nothing_to_sell_in_virtual_goods():
    match = begin(trader("laptops", shipments="telescopes ferraris"))
    assert options(match, 0, "use:") == set()


def test_telescopes_sell_at_the_end_before_majorities_are_counted():
    match = ending(trader(goods="jets laptops", shipments="telescopes"), trader(goods="drones"))
    assert asked(match) == [(0, "final")]
    answer(match, 0, "use:telescopes:jets", "use:telescopes:laptops")
    assert score(match, 0, "credits") == 18
    assert score(match, 0, "majority:technology") == 0
    assert score(match, 1, "majority:technology") == 6


def test_telescopes_may_stop_at_the_end():
    match = ending(trader(goods="jets laptops", shipments="telescopes"), trader())
    answer(match, 0, "use:telescopes:jets", "done")
    assert score(match, 0, "credits") == 14
    assert score(match, 0, "majority:technology") == 6


def test_telescopes_can_end_the_game():
    match = begin(trader("laptops", credits=46, goods="jets", shipments="telescopes"), trader())
    answer(match, 0, "use:telescopes:jets")
    assert view(match).last_turn is True
    next_turn(match)
    assert match.over


def test_telescopes_moved_to_goods_by_diamond_rings_sell_no_more():
    match = ending(trader(goods="jets", shipments="telescopes diamond_rings"), trader())
    answer(match, 0, "use:diamond_rings:telescopes")
    assert match.over
    assert score(match, 0, "goods:technology") == 2


# -- Nanobots


def test_nanobots_load_when_their_owner_draws():
    match = begin(
        trader(shipments="nanobots", ships=[harbour("tablets")]),
        deck="jets soap rope drones cups",
    )
    answer(match, 0, "draw")
    assert asked(match) == [(0, "nanobots")]
    assert options(match, 0, "load:") == {"load:jets:technology-1", "load:drones:technology-1"}
    answer(match, 0, "load:jets:technology-1")
    assert hand(match, 0) == {"soap", "rope", "drones", "cups"}
    assert asked(match) == [(1, "lead")]


def test_nanobots_may_rest():
    match = begin(trader(shipments="nanobots", ships=[harbour("tablets")]), deck="jets")
    answer(match, 0, "draw", "no")
    assert ship(match, "technology-1")["containers"] == []
    assert asked(match) == [(1, "lead")]


def test_nanobots_do_not_answer_rivals_nor_a_draw_of_nothing():
    match = begin(
        trader(),
        trader("jets", shipments="nanobots", ships=[harbour("tablets")]),
    )
    answer(match, 0, "draw")
    assert asked(match) == [(1, "lead")]
    match = begin(trader("jets", shipments="nanobots", ships=[harbour("tablets")]), deck_only=True)
    answer(match, 0, "draw")
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "done")
    assert match.over


def test_nanobots_load_at_once_when_a_follower_draws():
    """Before the leader acts."""
    match = begin(
        trader("laptops drones", ships=[harbour("satellite")]),
        trader("jets", shipments="nanobots", ships=[harbour("tablets")]),
    )
    answer(match, 0, "lead:load:laptops")
    answer(match, 1, "draw")
    assert asked(match) == [(1, "nanobots")]
    answer(match, 1, "load:jets:agriculture-1")
    assert asked(match) == [(0, "load")]


def test_nanobots_take_a_load_action_for_fixie_bikes():
    match = begin(
        trader("jets", shipments="nanobots", ships=[harbour("tablets")]),
        trader(shipments="fixie_bikes"),
    )
    answer(match, 0, "draw")
    answer(match, 0, "load:jets:technology-1")
    assert money(match) == [10, 12]


def test_nanobots_answer_every_draw_of_a_power_once():
    """Potatoes draw two cards: one load."""
    match = begin(
        trader(
            "jets",
            completes="potatoes",
            shipments="nanobots",
            ships=[harbour(), harbour("tablets")],
        ),
        trader(),
        deck="soap rope cups",
    )
    complete(match)
    answer(match, 0, "load:jets:technology-2")
    assert asked(match) == [(1, "lead")]


def test_nanobots_work_in_the_turn_that_brings_them():
    """They do not answer their completion, but the draw of a shipment beside them."""
    match = begin(
        trader("jets", completes="nanobots potatoes", ships=[harbour(), harbour("tablets")]),
        trader(),
        deck="soap rope cups",
    )
    complete(match)
    assert asked(match) == [(0, "nanobots")]


def test_nanobots_load_before_platinum_rings_are_played():
    match = begin(
        trader(
            completes="platinum_rings", shipments="nanobots", ships=[harbour(), harbour("tablets")]
        ),
        trader(),
        deck="soap jets rope cups pens rice sauna sugar onions",
    )
    complete(match)
    assert asked(match) == [(0, "nanobots")]
    answer(match, 0, "load:jets:technology-2")
    assert asked(match) == [(0, "platinum_rings")]
    assert "card:jets" not in options(match, 0)


def test_nanobots_answer_the_draw_of_stretch_goals():
    match = begin(
        trader(completes="stretch_goals"),
        trader("jets", shipments="nanobots", ships=[harbour("tablets")]),
        deck="soap rope cups",
    )
    complete(match)
    assert asked(match) == [(1, "nanobots")]
    answer(match, 1, "load:jets:agriculture-1")
    assert ship(match, "agriculture-1")["containers"] == ["jets"]


# -- Graphics Cards


def test_graphics_cards_win_with_the_most_of_four_types():
    match = begin(
        trader(completes="graphics_cards", goods="technology agriculture consumer luxury"),
        trader(goods="illegal*2"),
    )
    complete(match)
    assert match.over
    assert match.winners == [0]
    assert told(match, None, "win") == [{"type": "win", "seat": 0, "cause": "graphics_cards"}]


def test_graphics_cards_do_not_win_with_a_tie_or_three_types():
    match = begin(
        trader(completes="graphics_cards", goods="technology agriculture consumer luxury"),
        trader(goods="luxury"),
    )
    complete(match)
    assert not match.over
    match = begin(
        trader(completes="graphics_cards", goods="technology agriculture consumer"), trader()
    )
    complete(match)
    assert not match.over


def test_graphics_cards_win_in_the_middle_of_a_turn():
    """A fourth type comes by import."""
    match = begin(
        trader(
            "chairs",
            goods="technology agriculture consumer",
            shipments="graphics_cards",
            ships=[harbour(), sea("sauna soap")],
        ),
        trader(goods="consumer"),
    )
    lead(match, 0, "import")
    answer(match, 0, "take:soap:goods")
    assert not match.over
    match = begin(
        trader(
            "chairs",
            goods="technology agriculture consumer",
            shipments="graphics_cards",
            ships=[harbour(), sea("sauna soap")],
        ),
        trader(),
    )
    lead(match, 0, "import")
    answer(match, 0, "take:sauna:goods")
    assert match.over
    assert match.winners == [0]


@pytest.mark.parametrize(("foxy", "winners"), [(0, [0]), (1, []), (2, [])])
def test_graphics_cards_win_ties_with_foxes(foxy, winners):
    goods = "technology agriculture consumer luxury"
    shipments = ["foxes" if seat == foxy else "" for seat in range(3)]
    match = begin(
        trader(completes="graphics_cards", goods=goods, shipments=shipments[0]),
        trader(goods=goods, shipments=shipments[1]),
        trader(shipments=shipments[2]),
    )
    complete(match)
    assert winning(match) == winners


def test_graphics_cards_count_virtual_goods():
    match = begin(trader(completes="graphics_cards", shipments="ferraris"), trader())
    complete(match)
    assert match.winners == [0]


def test_graphics_cards_win_when_a_rival_sells_a_good():
    """Telescopes: in the middle of the rival's own decision."""
    match = begin(
        trader(goods="drones", shipments="telescopes"),
        trader(goods="jets agriculture consumer luxury", shipments="graphics_cards"),
    )
    answer(match, 0, "use:telescopes:drones")
    assert match.over
    assert match.winners == [1]


def test_graphics_cards_win_no_more_when_scores_are_counted():
    """11.4 Segways go to goods at the end, when the last chance before it is over."""
    match = ending(
        trader(goods="agriculture consumer luxury", shipments="graphics_cards segways"),
        trader(credits=48),
    )
    answer(match, 0, "use:segways:goods")
    assert match.over
    assert winning(match) == []
    assert match.winners == [1]


# -- LED Lights


def test_led_lights_swap_two_hand_cards_for_one_of_the_island():
    match = begin(trader("soap rope cups", shipments="led_lights"), island="jets honey")
    assert options(match, 0, "use:") == {
        f"use:led_lights:{pair}:{card}"
        for pair in ("rope+soap", "cups+soap", "cups+rope")
        for card in ("jets", "honey")
    }
    answer(match, 0, "use:led_lights:rope+soap:jets")
    assert hand(match, 0) == {"cups", "jets"}
    assert sorted(view(match).island) == ["honey", "rope", "soap"]
    assert view(match, 1).players[0].shown == ["jets"]
    assert asked(match) == [(0, "lead")]


def test_led_lights_shine_as_often_as_the_leader_likes():
    match = begin(trader("soap rope cups", shipments="led_lights"), island="jets")
    answer(match, 0, "use:led_lights:rope+soap:jets", "use:led_lights:cups+jets:soap")
    assert hand(match, 0) == {"soap"}
    assert options(match, 0, "use:") == set()


def test_led_lights_are_for_the_leader_only():
    match = begin(trader("laptops"), trader("soap rope", shipments="led_lights"), island="jets")
    answer(match, 0, "lead:load:laptops")
    assert options(match, 1, "use:") == set()
    answer(match, 1, "draw")
    assert asked(match) == [(1, "lead")]
    assert options(match, 1, "use:") != set()


def test_led_lights_need_two_cards_and_an_island():
    assert options(begin(trader("soap", shipments="led_lights"), island="jets"), 0, "use:") == set()
    assert options(begin(trader("soap rope", shipments="led_lights")), 0, "use:") == set()


def test_led_lights_change_what_can_be_loaded_in_the_middle_of_a_turn():
    match = begin(
        trader("laptops soap rope drones", shipments="led_lights", ships=[harbour("tablets")]),
        trader("satellite"),
        island="jets",
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "use:led_lights:rope+soap:jets", "load:jets:technology-1")
    assert ship(match, "technology-1")["containers"] == ["jets"]


def test_led_lights_can_be_copied_by_wind_turbines():
    copy, fields = copying("led_lights")
    match = begin(trader("soap rope", **copy), island="jets", **fields)
    answer(match, 0, "use:wind_turbines:rope+soap:jets")
    assert hand(match, 0) == {"jets"}


# -- 3D Printers


@pytest.mark.parametrize(
    ("action", "card"),
    [
        ("load", "drones"),
        ("contract", "rice"),
        ("pirate", "foxes"),
        ("import", "chairs"),
        ("supply", "sauna"),
    ],
)
def test_3d_printers_follow_any_action_with_any_card(action, card):
    match = begin(
        trader(card), trader("laptops honey cannons cups cologne", shipments="3d_printers")
    )
    answer(match, 0, f"lead:{action}:{card}")
    assert options(match, 1) == {
        "draw",
        "follow:laptops",
        "follow:honey",
        "follow:cannons",
        "follow:cups",
        "follow:cologne",
    }


def test_3d_printers_keep_the_pair_that_stands_for_another_action():
    """3.3 Not one of the led colour: one card of it would do the same."""
    held = "laptops jets honey rice sauna cologne"
    match = begin(trader("teslas"), trader(held, shipments="3d_printers"))
    answer(match, 0, "lead:supply:teslas")
    assert {option for option in options(match, 1) if "+" in option} == {
        "follow:jets+laptops",
        "follow:honey+rice",
    }
    answer(match, 1, "follow:honey+rice")
    assert hand(match, 1) == {"laptops", "jets", "sauna", "cologne"}
    assert asked(match) == [(1, "supply")]


def test_3d_printers_take_the_led_action():
    match = begin(trader("sauna"), trader("laptops soap", shipments="3d_printers"), island="rope")
    answer(match, 0, "lead:supply:sauna")
    answer(match, 1, "follow:laptops")
    answer(match, 0, "done")
    assert asked(match) == [(1, "supply")]
    answer(match, 1, "sell:soap")
    assert money(match)[1] == 14


def test_3d_printers_do_not_lead():
    match = begin(trader("laptops", shipments="3d_printers"))
    assert options(match, 0) == {"draw", "lead:load:laptops"}


def test_3d_printers_help_no_rival():
    match = begin(trader("sauna", shipments="3d_printers"), trader("laptops soap"))
    answer(match, 0, "lead:supply:sauna")
    assert options(match, 1) == {"draw"}


def test_3d_printers_leave_neural_units_their_choice():
    """The same card follows to load or to do what was led."""
    match = begin(
        trader("sauna"),
        trader("laptops soap", shipments="3d_printers neural_units", ships=[harbour("jets")]),
    )
    answer(match, 0, "lead:supply:sauna")
    assert options(match, 1) == {"draw", "follow:laptops", "follow:soap", "follow-load:laptops"}


def test_3d_printers_can_be_copied_by_wind_turbines():
    copy, fields = copying("3d_printers")
    match = begin(trader("sauna"), trader("soap", **copy), **fields)
    answer(match, 0, "lead:supply:sauna")
    assert options(match, 1) == {"draw", "follow:soap"}


# -- Delayed Game


def leaders(match, turns):
    """Who leads the next turns, if everybody draws."""
    found = []
    for _ in range(turns):
        found.append(match.pending[0].seat)
        next_turn(match)
    return found


def test_delayed_game_makes_the_others_pay_the_bank():
    """Who has less pays what there is."""
    match = begin(
        trader(completes="delayed_game"), trader(credits=14), trader(credits=6), trader(credits=0)
    )
    complete(match)
    assert money(match) == [20, 4, 0, 0]
    assert [(e["seat"], e["amount"], e["cause"]) for e in told(match, None, "pay")] == [
        (1, 10, "delayed_game"),
        (2, 6, "delayed_game"),
    ]


def test_delayed_game_gives_two_turns_in_a_row_the_next_time():
    """Not now, and only once."""
    match = begin(trader(completes="delayed_game"), trader(), trader())
    complete(match)
    assert view(match).extra_turns == [0]
    assert [event["seat"] for event in told(match, None, "extra-turn")] == [0]
    assert leaders(match, 8) == [1, 2, 0, 0, 1, 2, 0, 1]
    assert view(match).extra_turns == []


def test_delayed_game_completed_in_a_rivals_turn_works_at_the_next_own():
    match = begin(
        trader("laptops"),
        trader("jets technology", ships=[harbour("delayed_game", "technology*4")]),
        trader("soap"),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 1, *options(match, 1, "load:"))
    assert money(match) == [0, 20, 0]
    assert leaders(match, 5) == [1, 1, 2, 0, 1]


def test_delayed_game_says_who_leads_again():
    match = begin(trader(), trader(), extra_turns=[0])
    assert view(match).extra_turns == []
    assert view(match).again is True
    next_turn(match)
    assert view(match).again is False
    assert asked(match) == [(0, "lead")]


def test_delayed_game_lets_others_follow_in_both_turns():
    match = begin(trader("laptops jets"), trader("drones tablets"), extra_turns=[0])
    answer(match, 0, "lead:load:laptops")
    answer(match, 1, "follow:drones")
    assert asked(match) == [(0, "lead")]
    answer(match, 0, "lead:load:jets")
    answer(match, 1, "follow:tablets")
    assert asked(match) == [(1, "lead")]


def test_delayed_game_happens_again_for_stolen_research():
    match = begin(trader(completes="stolen_research"), trader(shipments="delayed_game"), trader())
    complete(match)
    answer(match, 0, "shipment:delayed_game")
    assert money(match) == [16, 0, 0]
    assert view(match).extra_turns == [0]


def test_delayed_game_does_not_happen_again_for_railguns():
    match = begin(trader(completes="railguns"), trader(credits=2, shipments="delayed_game"))
    complete(match)
    assert player(match, 0).shipments == ["railguns", "delayed_game"]
    assert money(match) == [16, 2]
    assert view(match).extra_turns == []


def test_delayed_game_pays_fake_dvds():
    """The owner of Fake DVDs gets 2 for each other player who loses 4 or more at once."""
    match = begin(
        trader(completes="delayed_game"),
        trader(credits=10),
        trader(credits=2),
        trader(shipments="fake_dvds"),
    )
    complete(match)
    assert money(match) == [20, 0, 0, 2]


# -- Rare Metals


def test_rare_metals_pay_for_technology_and_consumer_on_one_ship():
    match = begin(trader(completes="drones pants", shipments="rare_metals"), trader())
    complete(match)
    assert money(match)[0] == 10 + 10 + 4
    assert [(e["amount"], e["cause"]) for e in told(match, None, "gain")] == [
        (10, "load"),
        (4, "rare_metals"),
    ]


@pytest.mark.parametrize("contracts", ["drones segways", "pants books", "drones honey"])
def test_rare_metals_want_both_contracts(contracts):
    match = begin(trader(completes=contracts, shipments="rare_metals"), trader())
    complete(match)
    assert money(match)[0] == 20


def test_rare_metals_pay_once_for_several_contracts():
    match = begin(trader(completes="drones segways pants", shipments="rare_metals"), trader())
    complete(match)
    assert money(match)[0] == 10 + 14 + 4


def test_rare_metals_look_at_contracts_not_containers():
    """Their own load is of both colours; a ship with Rare Metals alone is technology."""
    match = begin(
        trader(
            "laptops soap", shipments="rare_metals candy", ships=[harbour("pants", "jets:pants")]
        ),
        trader("tablets"),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:soap:technology-1")
    assert money(match)[0] == 16


def test_rare_metals_see_neither_their_own_ship_nor_a_rivals():
    match = begin(trader(completes="rare_metals pants"), trader())
    complete(match)
    assert money(match)[0] == 20
    match = begin(trader(completes="drones pants"), trader(shipments="rare_metals"))
    complete(match)
    assert money(match) == [20, 10]


def test_rare_metals_copied_by_wind_turbines_pay_twice():
    match = begin(
        trader(completes="drones pants", shipments="rare_metals wind_turbines"),
        trader(),
        copies={"wind_turbines": "rare_metals"},
    )
    complete(match)
    assert money(match)[0] == 10 + 10 + 8
