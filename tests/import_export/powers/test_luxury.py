"""The powers of the luxury cards."""

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

TYPES = ["technology", "agriculture", "illegal", "consumer", "luxury"]


def shipments(match, seat):
    return view(match).players[seat].shipments


def goods(match, seat):
    return view(match).players[seat].goods


def copying(power):
    """The field of a position that says what Wind Turbines has copied."""
    return {"copies": {"wind_turbines": power}}


def importing(held, *on_ship, **fields):
    """The lone importer's options for these two containers."""
    match = begin(
        trader("soap", shipments=fields.pop("shipments", "scotch_whisky"), goods=held),
        trader("pens", ships=[harbour(), sea(" ".join(on_ship))]),
        **fields,
    )
    return lead(match, 0, "import", "soap")


# -- champagne


def test_champagne_pays_who_has_the_most_shipments():
    match = ending(trader(shipments="champagne rice"), trader(shipments="honey"))
    assert score(match, 0, "power:champagne") == 8
    assert score(match, 0) == 18


def test_champagne_pays_nothing_to_who_has_fewer():
    match = ending(trader(shipments="champagne"), trader(shipments="honey rice"))
    assert score(match, 0, "power:champagne") == 0


def test_champagne_pays_in_a_tie():
    match = ending(trader(shipments="champagne"), trader(shipments="honey"), trader())
    assert score(match, 0, "power:champagne") == 8


def test_champagne_yields_to_foxes_in_a_tie_and_keeps_them_as_own():
    match = ending(trader(shipments="champagne"), trader(shipments="foxes"))
    assert score(match, 0, "power:champagne") == 0
    match = ending(trader(shipments="champagne foxes"), trader(shipments="honey rice"))
    assert score(match, 0, "power:champagne") == 8


def test_champagne_does_not_count_what_diamond_rings_moved():
    match = ending(trader(shipments="champagne diamond_rings honey"), trader(shipments="rice pens"))
    answer(match, 0, "use:diamond_rings:diamond_rings+honey")
    assert score(match, 0, "power:champagne") == 0


def test_champagne_copied_pays_the_copier_by_the_copiers_shipments():
    match = ending(
        trader(shipments="wind_turbines honey"),
        trader(shipments="champagne"),
        **copying("champagne"),
    )
    assert score(match, 0, "power:wind_turbines") == 8
    assert score(match, 1, "power:champagne") == 0


# -- cologne


def test_cologne_pays_for_the_imports_of_one_action():
    match = ending(trader(shipments="cologne", imports="technology*2 luxury"), trader())
    assert asked(match) == [(0, "final")]
    assert options(match, 0) == {"use:cologne:load", "use:cologne:supply", "done"}
    answer(match, 0, "use:cologne:load")
    assert match.over
    assert score(match, 0, "credits") == 18
    assert told(match, 1, "gain")[-1] == {
        "type": "gain",
        "seat": 0,
        "amount": 8,
        "cause": "cologne",
    }


def test_cologne_counts_virtual_imports():
    match = ending(
        trader(shipments="cologne refrigerators cannons", goods="technology*4"),
        trader(imports="illegal*3"),
    )
    assert options(match, 0) == {"use:cologne:load", "use:cologne:pirate", "done"}
    answer(match, 0, "use:cologne:pirate")
    assert score(match, 0, "credits") == 22


def test_cologne_asks_nothing_without_imports_and_ignores_those_of_rivals():
    assert ending(trader(shipments="cologne"), trader(imports="luxury")).over


def test_cologne_can_be_declined_and_is_used_once():
    match = ending(trader(shipments="cologne", imports="luxury"), trader())
    answer(match, 0, "done")
    assert score(match, 0, "credits") == 10


def test_cologne_comes_before_or_after_cheap_shirts():
    match = ending(trader(shipments="cologne cheap_shirts", imports="luxury*2"), trader())
    answer(match, 0, "use:cologne:supply")
    if not match.over:
        answer(match, 0, "use:cheap_shirts")
    assert score(match, 0, "credits") == 18
    assert score(match, 0, "goods:luxury") == 2
    match = ending(trader(shipments="cologne cheap_shirts", imports="luxury*2"), trader())
    answer(match, 0, "use:cheap_shirts")
    while not match.over:
        answer(match, 0, min(options(match, 0)))
    assert score(match, 0, "credits") == 10


def test_cologne_and_its_copy_may_choose_the_same_action():
    match = ending(
        trader(shipments="cologne wind_turbines", imports="luxury technology"),
        trader(),
        **copying("cologne"),
    )
    answer(match, 0, "use:wind_turbines:load", "use:cologne:load")
    assert score(match, 0, "credits") == 18


# -- diamond rings


def test_diamond_rings_move_two_shipments_beyond_the_limit():
    match = ending(
        trader(shipments="diamond_rings pens honey", goods="luxury*8"), trader(goods="consumer")
    )
    answer(match, 0, "use:diamond_rings:honey+pens")
    assert shipments(match, 0) == ["diamond_rings"]
    assert score(match, 0, "goods:consumer") == 1
    assert score(match, 0, "goods:agriculture") == 1
    assert score(match, 0, "majority:consumer") == 3


def test_diamond_rings_offer_none_one_or_two_and_themselves_too():
    match = ending(trader(shipments="diamond_rings pens"), trader(shipments="honey"))
    assert options(match, 0) == {
        "use:diamond_rings:diamond_rings",
        "use:diamond_rings:pens",
        "use:diamond_rings:diamond_rings+pens",
        "done",
    }
    answer(match, 0, "use:diamond_rings:diamond_rings")
    assert match.over
    assert shipments(match, 0) == ["pens"]
    assert goods(match, 0) == ["diamond_rings"]
    match = ending(trader(shipments="diamond_rings pens"), trader(shipments="honey"))
    answer(match, 0, "done")
    assert shipments(match, 0) == ["diamond_rings", "pens"]


def test_diamond_rings_are_used_once():
    match = ending(trader(shipments="diamond_rings pens honey rice"), trader())
    answer(match, 0, "use:diamond_rings:pens")
    assert match.over
    assert goods(match, 0) == ["pens"]


def test_diamond_rings_end_the_power_of_what_they_move():
    match = ending(trader(shipments="diamond_rings gold_toilets velvet_robes", hand="luxury"))
    answer(match, 0, "use:diamond_rings:gold_toilets+velvet_robes")
    assert score(match, 0, "power:gold_toilets") == 0
    assert score(match, 0, "power:velvet_robes") == 0
    assert score(match, 0, "goods:luxury") == 2


def test_diamond_rings_add_goods_that_chapstick_answers():
    match = ending(trader(shipments="diamond_rings pens cups"), trader(shipments="chapstick"))
    answer(match, 0, "use:diamond_rings:cups+pens")
    assert money(match) == [10, 14]


def test_diamond_rings_that_move_chapstick_are_not_answered_by_it():
    match = ending(trader(shipments="diamond_rings chapstick"), trader())
    answer(match, 0, "use:diamond_rings:chapstick")
    assert money(match) == [10, 10]


def test_diamond_rings_copied_move_wind_turbines_as_a_technology_good():
    match = ending(
        trader(shipments="wind_turbines"),
        trader(shipments="diamond_rings"),
        **copying("diamond_rings"),
    )
    answer(match, 0, "use:wind_turbines:wind_turbines")
    assert asked(match) == [(1, "final")]
    answer(match, 1, "done")
    assert score(match, 0, "goods:technology") == 1
    assert shipments(match, 0) == []


# -- ferraris


def test_ferraris_are_a_tier_in_every_type():
    cards = "televisions chicken_feed foxes candy impalas"
    match = begin(trader(f"rice {cards}", shipments="ferraris"), trader("honey"))
    lead(match, 0, "contract", "rice", follow=[1])
    assert {o.split(":")[1] for o in options(match, 0, "contract:")} == set(cards.split())
    match = begin(trader(f"rice {cards}"), trader("honey", shipments="ferraris"))
    lead(match, 0, "contract", "rice", follow=[1])
    assert {o.split(":")[1] for o in options(match, 0, "contract:")} == {"televisions"}


def test_ferraris_score_as_goods_majorities_and_a_set():
    match = ending(trader(shipments="ferraris"), trader())
    by = match.scores[0].by
    assert [by[f"goods:{kind}"] for kind in TYPES] == [1, 1, 2, 1, 1]
    assert [by[f"majority:{kind}"] for kind in TYPES] == [6, 6, -6, 6, 8]
    assert by["set"] == 10


def test_ferraris_take_no_room_and_cannot_be_given():
    match = begin(
        trader(completes="railguns"),
        trader(credits=2, shipments="ferraris", goods="luxury"),
    )
    complete(match)
    assert "railguns" not in kinds(match)
    assert len(goods(match, 1)) == 1
    assert shipments(match, 0) == ["railguns", "ferraris"]
    match = importing("luxury*3", "honey", "rice", shipments="ferraris")
    answer(match, 0, "take:honey:goods")
    assert len(goods(match, 0)) == 4
    assert player(match, 0).imports == ["rice"]


def test_ferraris_set_off_no_chapstick():
    match = begin(trader(completes="ferraris"), trader(shipments="chapstick bubblegum"))
    complete(match)
    assert shipments(match, 0) == ["ferraris"]
    assert money(match)[1] == 10


def test_ferraris_make_the_eighth_illegal_good_and_win_at_once():
    match = begin(
        trader(completes="ferraris", shipments="the_mother_load", goods="illegal*7"), trader()
    )
    complete(match)
    assert match.over
    assert match.winners == [0]


# -- fluffy pillows


def test_fluffy_pillows_pay_for_every_own_shipment_this_one_too():
    match = begin(
        trader(completes="fluffy_pillows", shipments="rice pens"), trader(shipments="honey")
    )
    complete(match)
    assert money(match) == [10 + 6 + 6, 10]


def test_fluffy_pillows_count_what_came_with_the_same_ship():
    match = begin(trader(completes="fluffy_pillows honey"), trader())
    complete(match)
    assert money(match) == [10 + 10 + 4, 10]


@pytest.mark.parametrize(
    ("contracts", "paid"),
    [("small_poodles fluffy_pillows", 2), ("fluffy_pillows small_poodles", 4)],
)
def test_fluffy_pillows_count_poodles_until_they_have_gone_to_goods(contracts, paid):
    match = begin(trader(completes=contracts), trader())
    complete(match)
    assert money(match) == [10 + 10 + paid, 10]
    assert goods(match, 0) == ["small_poodles"]


def test_fluffy_pillows_copied_pay_for_the_shipments_of_the_copier():
    match = begin(
        trader(completes="wind_turbines", shipments="honey"),
        trader(shipments="fluffy_pillows sauna ferraris"),
        cards={"honey": {"tier": 2}},
    )
    complete(match)
    assert money(match) == [10 + 6 + 4, 10]


# -- gold toilets


def test_gold_toilets_pay_for_every_luxury_shipment_themselves_too():
    match = ending(trader(shipments="gold_toilets fluffy_pillows honey"), trader(shipments="sauna"))
    assert score(match, 0, "power:gold_toilets") == 12


def test_gold_toilets_ignore_goods_imports_and_a_copy_of_a_luxury_power():
    match = ending(
        trader(shipments="gold_toilets wind_turbines", goods="luxury*2", imports="luxury"),
        trader(shipments="leather_coats"),
        **copying("leather_coats"),
    )
    assert score(match, 0, "power:gold_toilets") == 6


# -- gold watches


def test_gold_watches_let_luxury_contracts_take_any_colour():
    match = begin(
        trader("drones soap honey", shipments="gold_watches", ships=[harbour("champagne")]),
        trader("laptops"),
    )
    lead(match, 0, "load", "drones", follow=[1])
    assert options(match, 0, "load:") == {"load:honey:technology-1", "load:soap:technology-1"}
    answer(match, 0, "load:soap:technology-1")
    assert ship(match, "technology-1")["containers"] == ["soap"]


def test_gold_watches_leave_other_contracts_and_rivals_as_they_are():
    match = begin(
        trader("drones soap", ships=[harbour("champagne")]),
        trader("laptops", shipments="gold_watches", ships=[harbour("honey")]),
    )
    lead(match, 0, "load", "drones", follow=[1])
    assert options(match, 0) == {"discard-contract:champagne", "done"}
    match = begin(
        trader("drones soap", shipments="gold_watches", ships=[harbour("honey")]), trader("laptops")
    )
    lead(match, 0, "load", "drones", follow=[1])
    assert options(match, 0) == {"discard-contract:honey", "done"}


def test_gold_watches_take_pirated_containers_too_which_must_then_be_loaded():
    match = begin(
        trader("foxes", shipments="gold_watches", ships=[harbour("champagne")]),
        trader(ships=[harbour(), sea("soap pens")]),
    )
    lead(match, 0, "pirate", "foxes")
    answer(match, 0, "pirate:agriculture-2:soap")
    assert ship(match, "technology-1")["containers"] == ["soap"]
    assert view(match).discard == ["foxes"]


def test_gold_watches_name_the_ship_alone_where_a_container_fits_two_contracts():
    match = begin(
        trader("drones honey", shipments="gold_watches", ships=[harbour("champagne rice")]),
        trader("laptops"),
    )
    lead(match, 0, "load", "drones", follow=[1])
    assert options(match, 0, "load:") == {"load:honey:technology-1"}


def test_gold_watches_copied_still_speak_of_luxury_contracts():
    match = begin(
        trader("drones honey pens", shipments="wind_turbines", ships=[harbour("champagne")]),
        trader("laptops", shipments="gold_watches"),
        **copying("gold_watches"),
    )
    lead(match, 0, "load", "drones", follow=[1])
    assert options(match, 0, "load:") == {"load:honey:technology-1", "load:pens:technology-1"}


def test_gold_watches_do_not_help_the_ship_that_brings_them():
    match = begin(trader("drones soap", ships=[harbour("gold_watches")]), trader("laptops"))
    lead(match, 0, "load", "drones", follow=[1])
    assert options(match, 0) == {"discard-contract:gold_watches", "done"}


# -- helicopter


def test_helicopter_keeps_4_for_each_luxury_contract_of_anybody():
    match = begin(
        trader("rice sauna champagne", imports="honey", ships=[harbour()], colour="luxury"),
        trader("potatoes cologne almonds", shipments="helicopter ferraris", ships=[harbour()]),
    )
    lead(match, 0, "contract", "rice", follow=[1])
    answer(match, 0, "contract:champagne:luxury-1")
    answer(match, 1, "contract:cologne:agriculture-1")
    assert view(match).stored == {"helicopter": 8}
    assert money(match) == [10, 10]
    assert told(match, 0, "store")[0] == {
        "type": "store",
        "seat": 1,
        "cards": ["helicopter"],
        "amount": 4,
        "cause": "helicopter",
    }


def test_helicopter_ignores_other_contracts_and_its_own_contracting():
    match = begin(trader("rice helicopter almonds", imports="honey potatoes", colour="luxury"))
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:helicopter:luxury-1")
    assert view(match).stored == {}
    match = begin(trader("rice potatoes", shipments="helicopter"), trader("honey"))
    lead(match, 0, "contract", "rice", follow=[1])
    answer(match, 0, "contract:potatoes:technology-1")
    assert view(match).stored == {}


def test_helicopter_pays_who_holds_it_at_the_end():
    match = ending(trader(), trader(shipments="helicopter"), stored={"helicopter": 12})
    assert score(match, 1, "power:helicopter") == 12
    assert score(match, 0) == 10


def test_helicopter_credits_go_with_it_through_railguns():
    match = begin(
        trader(completes="railguns"),
        trader(shipments="helicopter"),
        stored={"helicopter": 8},
        deck="pens",
        deck_only=True,
    )
    complete(match)
    answer(match, 1, "shipment:helicopter")
    end_turn(match)
    assert score(match, 0, "power:helicopter") == 8
    assert score(match, 1, "power:helicopter") == 0


def test_helicopter_credits_are_lost_when_it_is_a_shipment_no_more():
    match = ending(trader(shipments="helicopter diamond_rings"), stored={"helicopter": 8})
    answer(match, 0, "use:diamond_rings:helicopter")
    assert score(match, 0) == 10 + 1 + 8
    assert view(match).stored == {}


def test_helicopter_and_its_copy_each_have_credits_of_their_own():
    match = begin(
        trader("rice champagne", colour="luxury", shipments="wind_turbines"),
        trader("honey", shipments="helicopter"),
        **copying("helicopter"),
    )
    lead(match, 0, "contract", "rice", follow=[1])
    answer(match, 0, "contract:champagne:luxury-1")
    assert view(match).stored == {"helicopter": 4, "wind_turbines": 4}


def test_helicopter_credits_on_a_copy_are_lost_when_stolen_research_takes_it():
    match = begin(
        trader(completes="stolen_research"),
        trader(shipments="wind_turbines ferraris"),
        stored={"wind_turbines": 8},
        **copying("helicopter"),
    )
    complete(match)
    answer(match, 0, "shipment:wind_turbines")
    assert shipments(match, 0) == ["wind_turbines"]
    assert view(match).stored == {}
    assert view(match).copies == {}


# -- impalas


def test_impalas_let_own_luxury_containers_fit_every_own_slot():
    match = begin(
        trader("drones sauna soap", shipments="impalas", ships=[harbour("honey")]),
        trader("laptops"),
    )
    lead(match, 0, "load", "drones", follow=[1])
    assert options(match, 0, "load:") == {"load:sauna:technology-1"}
    answer(match, 0, "load:sauna:technology-1")
    assert ship(match, "technology-1")["containers"] == ["sauna"]


def test_impalas_do_nothing_for_rivals():
    match = begin(
        trader("drones sauna", ships=[harbour("honey")]), trader("laptops", shipments="impalas")
    )
    lead(match, 0, "load", "drones", follow=[1])
    assert options(match, 0) == {"discard-contract:honey", "done"}


def test_impalas_make_a_pirated_luxury_container_fit():
    match = begin(
        trader("foxes", shipments="impalas", ships=[harbour("honey")]),
        trader(ships=[harbour(), sea("sauna pens")]),
    )
    lead(match, 0, "pirate", "foxes")
    answer(match, 0, "pirate:agriculture-2:sauna")
    assert ship(match, "technology-1")["containers"] == ["sauna"]


def test_impalas_name_the_ship_alone_where_two_slots_would_do():
    """Teslas take two luxury containers and a technology one, or three luxury ones now."""
    for last in ("tablets", "cologne"):
        match = begin(
            trader(
                f"drones sauna {last}",
                imports="technology",
                shipments="impalas",
                ships=[harbour("teslas", "helicopter")],
            ),
            trader("laptops"),
        )
        lead(match, 0, "load", "drones", follow=[1])
        assert options(match, 0, "load:sauna") == {"load:sauna:technology-1"}
        answer(match, 0, "load:sauna:technology-1", f"load:{last}:technology-1")
        assert shipments(match, 0) == ["impalas", "teslas"]


def test_impalas_copied_still_speak_of_luxury_containers():
    match = begin(
        trader("drones sauna laptops", shipments="wind_turbines", ships=[harbour("honey")]),
        trader("tablets"),
        **copying("impalas"),
    )
    lead(match, 0, "load", "drones", follow=[1])
    assert options(match, 0, "load:") == {"load:sauna:technology-1"}


# -- leather coats


def test_leather_coats_make_own_luxury_goods_worth_3():
    match = ending(
        trader(shipments="leather_coats", goods="luxury*2 consumer"), trader(goods="luxury")
    )
    assert score(match, 0, "goods:luxury") == 6
    assert score(match, 0, "goods:consumer") == 1
    assert score(match, 1, "goods:luxury") == 1


def test_leather_coats_count_virtual_luxury_goods():
    match = ending(trader(shipments="leather_coats ferraris ceramics", goods="consumer*3"))
    assert score(match, 0, "goods:luxury") == 3 + 3 * 2


def test_leather_coats_and_their_copy_do_not_add_up():
    match = ending(
        trader(shipments="leather_coats wind_turbines", goods="luxury"),
        trader(goods="luxury"),
        **copying("leather_coats"),
    )
    assert score(match, 0, "goods:luxury") == 3
    match = ending(
        trader(shipments="leather_coats", goods="luxury"),
        trader(shipments="wind_turbines", goods="luxury"),
        **copying("leather_coats"),
    )
    assert score(match, 1, "goods:luxury") == 3


# -- massage tables


@pytest.mark.parametrize(
    ("deck", "drawn", "paid"),
    [
        ("honey rice", 2, 2),
        ("honey soap rice", 3, 4),
        ("honey soap foxes sauna soy_sauce", 5, 6),
        ("honey soap foxes sauna drones pens", 6, 6),
    ],
)
def test_massage_tables_draw_until_two_share_a_type(deck, drawn, paid):
    match = begin(trader(completes="massage_tables"), trader(), deck=f"cups {deck} beer paper")
    complete(match)
    assert hand(match, 0) == set(deck.split())
    assert len(hand(match, 0)) == drawn
    assert money(match) == [10 + 6 + paid, 10]


def test_massage_tables_compare_only_what_they_draw():
    match = begin(trader("rice", completes="massage_tables"), deck="cups honey soap beer pens")
    complete(match)
    assert hand(match, 0) == {"rice", "honey", "soap", "beer"}


def test_massage_tables_stop_with_the_deck():
    match = begin(
        trader(completes="massage_tables"), trader(), deck="cups honey soap foxes", deck_only=True
    )
    complete(match)
    end_turn(match)
    assert match.over
    assert score(match, 0, "credits") == 10 + 6 + 4


def test_massage_tables_pay_nothing_with_nothing_to_draw():
    match = begin(trader(completes="massage_tables"), trader(), deck="cups", deck_only=True)
    complete(match)
    end_turn(match)
    assert score(match, 0, "credits") == 16


def test_massage_tables_go_on_with_the_shuffled_discard_pile():
    match = begin(
        trader(completes="massage_tables"),
        trader(),
        deck="cups honey",
        discard="soap rice",
        deck_only=True,
    )
    complete(match)
    assert {"honey", "rice"} <= hand(match, 0)
    assert money(match)[0] in (10 + 6 + 2, 10 + 6 + 4)


def test_massage_tables_are_one_draw_whose_cards_stay_hidden():
    match = begin(
        trader(completes="massage_tables"),
        trader(shipments="lumber"),
        deck="cups honey soap rice beer",
    )
    complete(match)
    assert asked(match) == [(1, "lumber")]
    assert money(match)[0] == 10 + 6 + 4
    answer(match, 1, "yes")
    assert hand(match, 1) == {"beer"}
    assert told(match, 1, "draw")[0] == {
        "type": "draw",
        "seat": 0,
        "from": "deck",
        "to": "hand",
        "amount": 3,
        "cause": "massage_tables",
    }
    assert view(match, 1).players[0].shown == []


def test_massage_tables_copied_draw_for_the_copier():
    match = begin(
        trader(completes="wind_turbines"),
        trader(shipments="massage_tables"),
        deck="cups honey rice",
    )
    complete(match)
    assert hand(match, 0) == {"honey", "rice"}
    assert money(match) == [10 + 6 + 2, 10]


# -- nice suits


def test_nice_suits_pay_for_the_most_containers_at_sea_and_in_harbour():
    match = ending(
        trader(shipments="nice_suits", ships=[harbour("honey", "rice"), sea("soap pens")]),
        trader(ships=[sea("foxes"), sea("drones")]),
    )
    assert score(match, 0, "power:nice_suits") == 16


def test_nice_suits_pay_nothing_to_who_has_fewer_and_nothing_for_none():
    match = ending(
        trader(shipments="nice_suits", ships=[sea("soap")]), trader(ships=[sea("foxes rope")])
    )
    assert score(match, 0, "power:nice_suits") == 0
    match = ending(trader(shipments="nice_suits"), trader())
    assert score(match, 0, "power:nice_suits") == 0


def test_nice_suits_pay_in_a_tie_unless_foxes_win_it():
    ships = [sea("soap pens")], [sea("rope cups")]
    match = ending(trader(shipments="nice_suits", ships=ships[0]), trader(ships=ships[1]))
    assert score(match, 0, "power:nice_suits") == 16
    match = ending(
        trader(shipments="nice_suits", ships=ships[0]), trader(shipments="foxes", ships=ships[1])
    )
    assert score(match, 0, "power:nice_suits") == 0


# -- platinum rings

EIGHT = "honey sauna foxes soap drones rice rope beer paper"


def test_platinum_rings_draw_up_to_eight_and_play_them_one_by_one():
    match = begin(trader("cologne", completes="platinum_rings"), trader(), deck=f"cups {EIGHT}")
    complete(match)
    assert asked(match) == [(0, "platinum_rings")]
    assert hand(match, 0) == {"cologne", *EIGHT.split()[:7]}
    answer(match, 0, "card:sauna")
    assert options(match, 0) == {
        *[f"sell:{card}" for card in hand(match, 0)],
        "take:cups",
        "no",
    }
    answer(match, 0, "sell:soap")
    assert money(match)[0] == 10 + 10 + 4
    answer(match, 0, "done")
    assert "sauna" in view(match).discard
    assert "soap" in view(match).island


def test_platinum_rings_draw_nothing_with_eight_in_hand():
    match = begin(trader("luxury*9", completes="platinum_rings"), deck=f"cups {EIGHT}")
    complete(match)
    assert len(hand(match, 0)) == 9
    assert len(options(match, 0, "card:")) == 9


def test_platinum_rings_cards_lie_there_until_the_turn_ends():
    match = begin(trader("cologne", completes="platinum_rings"), deck=f"cups {EIGHT}")
    complete(match)
    answer(match, 0, "card:cologne", "no")
    assert "cologne" in view(match, 1).players[0].played
    assert "cologne" not in view(match).discard
    assert told(match, 1, "play")[0] == {
        "type": "play",
        "seat": 0,
        "cards": ["cologne"],
        "from": "hand",
        "to": "supply",
        "cause": "platinum_rings",
    }
    answer(match, 0, "done")
    assert "cologne" in view(match).discard


def test_platinum_rings_sell_once_even_with_two_supply_cards():
    match = begin(
        trader("cologne impalas champagne", completes="platinum_rings"), deck=f"cups {EIGHT}"
    )
    complete(match)
    answer(match, 0, "card:cologne", "sell:honey", "card:champagne", "take:honey", "card:impalas")
    assert asked(match) == [(0, "platinum_rings")]
    assert options(match, 0, "sell:") == set()


def test_platinum_rings_add_no_actions_for_tier_and_none_for_imports():
    match = begin(
        trader(
            "coffee televisions drones soap potatoes almonds",
            completes="platinum_rings",
            imports="onions paprika",
            shipments="pens cups",
        ),
        deck="glasses sugar beer",
    )
    complete(match)
    answer(match, 0, "card:potatoes")
    assert options(match, 0, "contract:coffee") == set()
    assert options(match, 0, "contract:almonds") == set()
    answer(match, 0, "contract:drones:technology-2")
    assert asked(match) == [(0, "platinum_rings")]
    assert options(match, 0, "contract:") == set()


def test_platinum_rings_do_not_play_what_came_to_hand_later():
    match = begin(
        trader(
            "onions laptops televisions soap rope beer paper jets",
            completes="platinum_rings",
            shipments="drones",
        ),
        deck="cups foxes honey",
    )
    complete(match)
    answer(match, 0, "card:onions", "contract:televisions:technology-2")
    assert asked(match) == [(0, "drones")]
    answer(match, 0, "yes")
    assert "foxes" in hand(match, 0)
    assert asked(match) == [(0, "platinum_rings")]
    assert options(match, 0, "card:") == {f"card:{c}" for c in hand(match, 0) - {"foxes"}}


def test_platinum_rings_import_alone_and_the_owner_of_the_ship_is_paid():
    match = begin(
        trader("soap", completes="platinum_rings"),
        trader("rope", ships=[harbour(), sea("honey rice")]),
        deck="cups drones",
    )
    complete(match)
    answer(match, 0, "card:soap")
    assert options(match, 0) == {"ship:technology-1", "ship:agriculture-2", "no"}
    answer(match, 0, "ship:agriculture-2", "take:honey:goods", "take:rice:goods")
    assert money(match)[1] == 12
    assert kinds(match) == ["platinum_rings"]


def test_platinum_rings_load_and_can_complete_another_ship():
    match = begin(
        trader(
            "drones laptops",
            completes="platinum_rings",
            ships=[harbour(), harbour("wind_turbines", "tablets")],
        ),
        deck="cups honey",
    )
    complete(match)
    answer(match, 0, "card:drones", "load:laptops:technology-2")
    assert shipments(match, 0) == ["platinum_rings", "wind_turbines"]
    assert ship(match, "technology-2")["at"] == "sea"
    assert asked(match) == [(0, "platinum_rings")]


def test_platinum_rings_play_what_the_last_card_of_the_deck_leaves():
    match = begin(trader("foxes", completes="platinum_rings"), deck="cups honey", deck_only=True)
    complete(match)
    assert options(match, 0) == {"card:foxes", "card:honey", "done"}
    answer(match, 0, "done")
    end_turn(match)
    assert match.over


def test_platinum_rings_given_by_railguns_do_not_work_again():
    match = begin(trader(completes="railguns"), trader(credits=2, shipments="platinum_rings"))
    complete(match)
    assert shipments(match, 0) == ["railguns", "platinum_rings"]
    assert "platinum_rings" not in kinds(match)
    assert hand(match, 0) == set()


def test_platinum_rings_let_pirates_pay_for_poison_bottles_once():
    match = begin(
        trader("foxes pistols", completes="platinum_rings"),
        trader(shipments="poison_bottles", ships=[harbour(), sea("honey rice soap")]),
        deck="cups drones",
    )
    complete(match)
    answer(match, 0, "card:foxes", "pirate:agriculture-2:honey")
    answer(match, 0, "card:pistols", "pirate:agriculture-2:rice")
    assert money(match) == [10 + 10 - 2, 12]


def test_platinum_rings_work_for_a_follower_too():
    match = begin(
        trader("jets"),
        trader("laptops sauna champagne", ships=[harbour("platinum_rings", "luxury*3")]),
        deck=f"cups {EIGHT.replace('sauna', 'pens')}",
    )
    lead(match, 0, "load", "jets", follow=[1])
    answer(match, 1, "load:sauna:agriculture-1")
    assert asked(match) == [(1, "platinum_rings")]
    assert player(match, 1).hand_size == 8
    answer(match, 1, "card:champagne", "sell:honey", "done")
    assert money(match) == [10, 10 + 10 + 4]
    assert set(view(match).discard) == {"jets", "laptops", "champagne"}


def test_platinum_rings_do_not_sell_again_in_a_turn_with_a_sale():
    match = begin(
        trader(
            "cologne champagne soap rope",
            imports="impalas",
            shipments="prefab_homes",
            ships=[harbour("platinum_rings", "luxury*2")],
        ),
        trader(),
        deck="cups honey rice beer foxes pens",
        island="paper",
    )
    lead(match, 0, "supply", "cologne")
    answer(match, 0, "sell:soap")
    answer(match, 0, "use:prefab_homes:technology-1", "card:champagne")
    assert options(match, 0, "sell:") == set()
    assert "take:paper" in options(match, 0)


# -- rolls royce


def test_rolls_royce_wins_at_once_when_the_named_card_is_drawn():
    match = begin(trader(completes="rolls_royce"), trader(credits=48), deck="cups honey rice")
    complete(match)
    assert asked(match) == [(0, "rolls_royce")]
    answer(match, 0, "card:honey")
    assert match.over
    assert match.winners == [0]
    assert told(match, 1, "win")[0] == {
        "type": "win",
        "seat": 0,
        "cards": ["honey"],
        "cause": "rolls_royce",
    }


def test_rolls_royce_draws_any_other_card_in_secret_and_the_game_goes_on():
    match = begin(trader(completes="rolls_royce"), trader(), deck="cups honey rice")
    complete(match)
    answer(match, 0, "card:rice")
    assert not match.over
    assert hand(match, 0) == {"honey"}
    assert view(match, 1).players[0].shown == []
    assert "cards" not in told(match, 1, "draw")[-1]
    assert told(match, 1, "name") == [
        {"type": "name", "seat": 0, "cards": ["rice"], "cause": "rolls_royce"}
    ]


def test_rolls_royce_may_name_every_card_of_the_game_and_no_other():
    match = begin(
        trader("sauna", completes="rolls_royce"), trader("pens"), sets=["base"], deck="cups honey"
    )
    complete(match)
    named = {option.partition(":")[2] for option in options(match, 0)}
    assert {"sauna", "pens", "cups", "honey", "rolls_royce"} <= named
    assert "apple_watch" not in named
    assert len(named) == 100


def test_rolls_royce_names_nothing_when_there_is_nothing_to_draw():
    match = begin(trader(completes="rolls_royce"), trader(), deck="cups", deck_only=True)
    complete(match)
    assert "rolls_royce" not in kinds(match)
    end_turn(match)
    assert match.over
    assert score(match, 0, "credits") == 20


def test_rolls_royce_no_longer_wins_when_the_end_is_scored():
    match = begin(
        trader(
            credits=50,
            shipments="segways gold_watches",
            ships=[harbour("rolls_royce", "luxury*3")],
        ),
        trader(),
        deck="cups honey rice soap rope pens foxes",
    )
    answer(match, 0, "draw")
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "done")
    assert asked(match) == [(0, "final")]
    answer(match, 0, "use:segways:technology-1")
    assert match.over
    assert shipments(match, 0) == ["gold_watches", "rolls_royce"]
    assert player(match, 0).hand_size == 6
    assert score(match, 1) == 10


# -- sauna


def test_sauna_doubles_the_majorities_of_its_owner():
    match = ending(
        trader(shipments="sauna", goods="luxury technology illegal"), trader(goods="consumer")
    )
    assert score(match, 0, "majority:luxury") == 16
    assert score(match, 0, "majority:technology") == 12
    assert score(match, 0, "majority:illegal") == -12
    assert score(match, 1, "majority:consumer") == 6


def test_sauna_doubles_the_share_in_a_tie_and_no_other_bonus():
    match = ending(
        trader(shipments="sauna ferraris"),
        trader(goods="luxury technology illegal"),
    )
    assert score(match, 0, "majority:luxury") == 8
    assert score(match, 1, "majority:luxury") == 4
    assert score(match, 0, "majority:illegal") == -6
    assert score(match, 1, "majority:illegal") == -3
    assert score(match, 0, "set") == 10


def test_sauna_doubles_the_bonus_of_ivory():
    match = ending(trader(shipments="sauna ivory", goods="illegal"), trader())
    assert score(match, 0, "majority:illegal") == 12


# -- scotch whisky


def test_scotch_whisky_puts_two_luxury_goods_into_the_room_of_one():
    match = importing("luxury*7", "sauna", "honey")
    assert options(match, 0, "take:") == {
        "take:sauna:goods",
        "take:sauna:imports",
        "take:honey:imports",
    }
    answer(match, 0, "take:sauna:goods")
    assert len(goods(match, 0)) == 8


def test_scotch_whisky_counts_an_odd_luxury_good_in_full():
    match = importing("luxury*6 consumer", "sauna", "honey")
    assert options(match, 0, "take:") == {"take:sauna:imports", "take:honey:imports"}
    match = importing("luxury*5 consumer", "sauna", "honey")
    assert options(match, 0, "take:") == {
        "take:sauna:goods",
        "take:sauna:imports",
        "take:honey:imports",
    }


def test_scotch_whisky_leaves_other_goods_and_rivals_alone():
    match = importing("consumer*4", "sauna", "honey")
    assert options(match, 0, "take:") == {"take:sauna:imports", "take:honey:imports"}
    match = importing("luxury*4", "sauna", "honey", shipments="cups")
    assert options(match, 0, "take:") == {"take:sauna:imports", "take:honey:imports"}


def test_scotch_whisky_and_its_copy_do_not_halve_twice():
    both = "scotch_whisky wind_turbines"
    match = importing("luxury*12", "sauna", "honey", shipments=both, **copying("scotch_whisky"))
    assert options(match, 0, "take:honey") == {"take:honey:imports"}
    match = importing(
        "luxury*7", "sauna", "honey", shipments="wind_turbines", **copying("scotch_whisky")
    )
    assert options(match, 0, "take:sauna") == {"take:sauna:goods", "take:sauna:imports"}


# -- shower heads


@pytest.mark.parametrize(
    ("named", "paid"), [("agriculture", 8), ("consumer", 8), ("luxury", 0), ("illegal", 0)]
)
def test_shower_heads_pay_8_if_one_of_two_cards_is_of_the_named_type(named, paid):
    match = begin(trader(completes="shower_heads"), trader(), deck="cups honey soap foxes")
    complete(match)
    assert options(match, 0) == {f"type:{kind}" for kind in TYPES}
    answer(match, 0, f"type:{named}")
    assert hand(match, 0) == {"honey", "soap"}
    assert money(match) == [16 + paid, 10]


def test_shower_heads_pay_once_when_both_match_and_keep_them_hidden():
    match = begin(trader(completes="shower_heads"), trader(), deck="cups honey rice")
    complete(match)
    answer(match, 0, "type:agriculture")
    assert money(match) == [24, 10]
    assert view(match, 1).players[0].shown == []
    assert told(match, 1, "name") == [
        {"type": "name", "seat": 0, "to": "agriculture", "cause": "shower_heads"}
    ]


def test_shower_heads_draw_what_there_is_and_name_nothing_for_nothing():
    match = begin(trader(completes="shower_heads"), trader(), deck="cups honey", deck_only=True)
    complete(match)
    answer(match, 0, "type:agriculture")
    end_turn(match)
    assert score(match, 0, "credits") == 24
    match = begin(trader(completes="shower_heads"), trader(), deck="cups", deck_only=True)
    complete(match)
    assert "shower_heads" not in kinds(match)


def test_shower_heads_pay_before_anybody_answers_the_draw():
    match = begin(
        trader(completes="shower_heads"), trader(shipments="lumber"), deck="cups honey rice soap"
    )
    complete(match)
    answer(match, 0, "type:agriculture")
    assert asked(match) == [(1, "lumber")]
    assert money(match) == [24, 10]
    assert [e["type"] for e in told(match, 1, "name", "draw", "gain")][-3:] == [
        "name",
        "draw",
        "gain",
    ]


def test_shower_heads_copied_ask_the_copier_under_the_turbines_name():
    match = begin(
        trader(completes="wind_turbines"), trader(shipments="shower_heads"), deck="cups honey rice"
    )
    complete(match)
    assert asked(match) == [(0, "wind_turbines")]
    answer(match, 0, "type:agriculture")
    assert money(match) == [24, 10]


# -- small poodles


def test_small_poodles_go_to_goods():
    match = begin(trader(completes="small_poodles", goods="consumer"), trader())
    complete(match)
    assert shipments(match, 0) == []
    assert goods(match, 0)[1:] == ["small_poodles"]
    assert told(match, 1, "good")[-1] == {
        "type": "good",
        "seat": 0,
        "cards": ["small_poodles"],
        "from": "shipments",
        "to": "goods",
        "cause": "small_poodles",
    }


def test_small_poodles_need_the_room_there_is_without_them():
    match = begin(trader(completes="small_poodles", goods="consumer*2"), trader())
    complete(match)
    assert shipments(match, 0) == ["small_poodles"]
    assert len(goods(match, 0)) == 2


def test_small_poodles_that_stay_keep_their_place_among_the_shipments():
    match = begin(
        trader(completes="small_poodles honey", goods="consumer*4"),
        trader(),
    )
    complete(match)
    assert shipments(match, 0) == ["small_poodles", "honey"]


def test_small_poodles_find_room_with_scotch_whisky():
    match = begin(
        trader(completes="small_poodles", shipments="scotch_whisky", goods="luxury*7"), trader()
    )
    complete(match)
    assert goods(match, 0)[-1] == "small_poodles"


def test_small_poodles_copied_move_wind_turbines():
    match = begin(trader(completes="wind_turbines"), trader(shipments="small_poodles"), trader())
    complete(match)
    assert shipments(match, 0) == []
    assert goods(match, 0) == ["wind_turbines"]
    assert view(match).copies == {}


# -- teslas


def test_teslas_count_luxury_imports_as_goods_of_chosen_types():
    match = ending(
        trader(shipments="teslas", imports="sauna cologne pens"), trader(goods="illegal")
    )
    assert options(match, 0) == {"use:teslas", "done"}
    answer(match, 0, "use:teslas")
    assert asked(match) == [(0, "teslas")]
    assert options(match, 0) == {f"card:sauna:{kind}" for kind in TYPES}
    answer(match, 0, "card:sauna:technology", "card:cologne:illegal")
    assert match.over
    assert score(match, 0, "goods:technology") == 1
    assert score(match, 0, "majority:technology") == 6
    assert score(match, 0, "goods:illegal") == 2
    assert score(match, 0, "majority:illegal") == -3
    assert score(match, 0, "goods:luxury") == 0


def test_teslas_ask_nothing_without_luxury_imports_and_can_be_declined():
    assert ending(trader(shipments="teslas", imports="pens"), trader(imports="sauna")).over
    match = ending(trader(shipments="teslas", imports="sauna"), trader())
    answer(match, 0, "done")
    assert score(match, 0) == 10


def test_teslas_leave_the_cards_in_the_imports_for_cologne():
    match = ending(trader(shipments="teslas cologne", imports="sauna"), trader())
    answer(match, 0, "use:teslas", "card:sauna:luxury", "use:cologne:supply")
    assert score(match, 0, "credits") == 14
    assert score(match, 0, "goods:luxury") == 1


def test_teslas_count_no_import_that_cheap_shirts_made_a_good():
    match = ending(trader(shipments="teslas cheap_shirts", imports="sauna"), trader())
    answer(match, 0, "use:teslas", "card:sauna:technology")
    if not match.over:
        answer(match, 0, "use:cheap_shirts")
    assert score(match, 0, "goods:technology") == 0
    assert score(match, 0, "goods:luxury") == 1


def test_teslas_make_goods_that_other_powers_count():
    match = ending(
        trader(shipments="teslas leather_coats apple_watch", imports="sauna cologne"), trader()
    )
    answer(match, 0, "use:teslas", "card:sauna:luxury", "card:cologne:consumer")
    assert score(match, 0, "goods:luxury") == 3
    assert score(match, 0, "power:apple_watch") == 6


def test_teslas_and_their_copy_count_an_import_once():
    match = ending(
        trader(shipments="teslas wind_turbines", imports="sauna"), trader(), **copying("teslas")
    )
    answer(match, 0, "use:wind_turbines", "card:sauna:technology")
    assert match.over
    assert score(match, 0, "goods:technology") == 1


def test_teslas_goods_stay_declared_when_teslas_themselves_are_moved():
    match = ending(trader(shipments="teslas diamond_rings", imports="sauna"), trader())
    answer(match, 0, "use:teslas", "card:sauna:technology", "use:diamond_rings:teslas")
    assert score(match, 0, "goods:technology") == 1
    assert score(match, 0, "goods:luxury") == 1
    assert options(match, 0) == set()


# -- velvet robes


def test_velvet_robes_pay_1_for_each_hand_card():
    match = ending(trader("luxury*4", shipments="velvet_robes"), trader("consumer*5"))
    assert score(match, 0, "power:velvet_robes") == 4


def test_velvet_robes_do_not_count_what_was_played():
    match = begin(trader("sauna soap", credits=50, shipments="velvet_robes"), trader("pens"))
    lead(match, 0, "supply", "sauna")
    end_turn(match)
    assert score(match, 0, "power:velvet_robes") == 1


def test_velvet_robes_and_their_copy_add_up():
    match = ending(
        trader("luxury*3", shipments="velvet_robes wind_turbines"),
        trader("luxury*2"),
        **copying("velvet_robes"),
    )
    assert score(match, 0, "power:velvet_robes") == 3
    assert score(match, 0, "power:wind_turbines") == 3


def test_velvet_robes_passed_on_by_railguns_pay_their_new_owner():
    match = begin(
        trader("luxury*2", completes="railguns"),
        trader("luxury*2", credits=2, shipments="velvet_robes"),
        deck="pens",
        deck_only=True,
    )
    complete(match)
    end_turn(match)
    assert score(match, 0, "power:velvet_robes") == 2
    assert score(match, 1, "power:velvet_robes") == 0


# -- vintage wines

TWO_EACH = " ".join(f"{kind}*2" for kind in TYPES)


def test_vintage_wines_pay_20_with_two_of_every_type():
    match = ending(trader(shipments="vintage_wines", goods=TWO_EACH), trader())
    assert score(match, 0, "power:vintage_wines") == 20


def test_vintage_wines_pay_nothing_with_one_missing():
    almost = "technology*2 agriculture*2 illegal*2 consumer*2 luxury"
    match = ending(
        trader(shipments="vintage_wines", goods=almost, colour="luxury"), trader(goods="luxury")
    )
    assert score(match, 0, "power:vintage_wines") == 0


def test_vintage_wines_count_virtual_goods():
    match = ending(trader(shipments="vintage_wines ferraris", goods=" ".join(TYPES)), trader())
    assert score(match, 0, "power:vintage_wines") == 20


# -- apple watch


def test_apple_watch_pays_6_for_each_pair():
    match = ending(trader(shipments="apple_watch", goods="luxury*3 consumer*2"), trader())
    assert score(match, 0, "power:apple_watch") == 12


def test_apple_watch_pays_nothing_for_one_half():
    match = ending(
        trader(shipments="apple_watch", goods="luxury*3"), trader(goods="consumer*2 luxury")
    )
    assert score(match, 0, "power:apple_watch") == 0
    assert score(match, 1) == 10 + 3 + 6


def test_apple_watch_counts_virtual_goods():
    match = ending(trader(shipments="apple_watch ferraris ceramics", goods="consumer*3"), trader())
    assert score(match, 0, "power:apple_watch") == 18


def test_apple_watch_and_its_copy_add_up():
    match = ending(
        trader(shipments="apple_watch wind_turbines", goods="luxury consumer"),
        trader(),
        **copying("apple_watch"),
    )
    assert score(match, 0, "power:apple_watch") == score(match, 0, "power:wind_turbines") == 6


# -- oysters


def test_oysters_contract_luxury_cards_without_an_action():
    match = begin(trader("champagne leather_coats soap", shipments="oysters"), trader())
    assert options(match, 0, "use:") == {
        f"use:oysters:{card}:technology-{n}"
        for card in ("champagne", "leather_coats")
        for n in (1, 2)
    }
    answer(match, 0, "use:oysters:champagne:technology-1")
    assert ship(match, "technology-1")["contracts"] == ["champagne"]
    assert asked(match) == [(0, "lead")]
    answer(match, 0, "use:oysters:leather_coats:technology-1")
    assert hand(match, 0) == {"soap"}
    assert told(match, 1, "contract")[0] == {
        "type": "contract",
        "seat": 0,
        "cards": ["champagne"],
        "from": "hand",
        "to": "technology-1",
        "cause": "oysters",
    }


def test_oysters_need_tier_room_and_a_ship_in_harbour():
    match = begin(trader("sauna champagne", shipments="oysters", goods="luxury"), trader())
    assert options(match, 0, "use:oysters:sauna") == set()
    match = begin(
        trader(
            "champagne",
            shipments="oysters",
            ships=[harbour("stretch_goals"), sea("honey rice")],
        ),
        trader(),
    )
    assert options(match, 0, "use:") == set()


def test_oysters_work_when_others_lead():
    match = begin(trader("rice"), trader("champagne honey", shipments="oysters"), trader("sauna"))
    answer(match, 0, "lead:contract:rice")
    answer(match, 1, "use:oysters:champagne:agriculture-1")
    assert asked(match) == [(1, "follow")]
    assert ship(match, "agriculture-1")["contracts"] == ["champagne"]


def test_oysters_are_not_offered_in_a_sealed_bid():
    match = begin(
        trader("soap champagne", shipments="oysters"),
        trader("pens", ships=[harbour(), sea("honey rice")]),
    )
    lead(match, 0, "import", "soap", follow=[1])
    assert kinds(match) == ["bid", "bid"]
    assert options(match, 0, "use:") == set()


def test_oysters_fill_helicopter_and_are_no_contract_action():
    match = begin(
        trader("champagne soap", shipments="oysters helicopter jasmine_tea drones"), trader()
    )
    answer(match, 0, "use:oysters:champagne:technology-1")
    assert view(match).stored == {"helicopter": 4}
    assert asked(match) == [(0, "drones")]
    answer(match, 0, "no")
    assert asked(match) == [(0, "lead")]


def test_oysters_fill_the_new_contract_with_loose_containers_and_may_complete_it():
    match = begin(
        trader(
            "champagne",
            shipments="oysters",
            ships=[harbour("", "luxury:loose luxury:loose")],
        ),
        trader(),
    )
    answer(match, 0, "use:oysters:champagne:technology-1")
    assert shipments(match, 0) == ["oysters", "champagne"]
    assert money(match) == [16, 10]
    assert asked(match) == [(0, "lead")]


def test_oysters_cannot_use_a_ship_that_is_being_completed():
    match = begin(
        trader("champagne", completes="drones", shipments="oysters flash_drives"), trader()
    )
    complete(match)
    assert asked(match) == [(0, "flash_drives")]
    assert options(match, 0, "use:") == {"use:oysters:champagne:technology-2"}
    answer(match, 0, "use:oysters:champagne:technology-2")
    assert asked(match) == [(0, "drones")], "they are a shipment by now"
    answer(match, 0, "no")
    assert asked(match) == [(0, "flash_drives")]
    answer(match, 0, "no")
    assert ship(match, "technology-2")["contracts"] == ["champagne"]
    assert ship(match, "technology-1") == {
        **ship(match, "technology-1"),
        "at": "sea",
        "contracts": [],
    }


# -- prefab homes


def test_prefab_homes_complete_a_ship_with_half_of_its_luxury_slots():
    match = begin(
        trader(shipments="prefab_homes", ships=[harbour("rolls_royce", "luxury*2")]),
        trader(),
        deck="cups honey",
    )
    assert options(match, 0, "use:") == {"use:prefab_homes:technology-1"}
    answer(match, 0, "use:prefab_homes:technology-1", "card:pens")
    assert shipments(match, 0) == ["prefab_homes", "rolls_royce"]
    assert money(match) == [16, 10]
    assert ship(match, "technology-1")["at"] == "sea"
    assert view(match).island == ["cups"]
    assert asked(match) == [(0, "lead")]


def test_prefab_homes_round_up_and_never_force():
    match = begin(trader(shipments="prefab_homes", ships=[harbour("sauna", "luxury")]), trader())
    assert options(match, 0, "use:") == set()
    match = begin(trader(shipments="prefab_homes", ships=[harbour("sauna", "luxury*2")]), trader())
    assert options(match, 0, "use:") == {"use:prefab_homes:technology-1"}
    next_turn(match)
    assert ship(match, "technology-1")["at"] == "harbour"


def test_prefab_homes_want_all_other_contracts_full():
    ships = [harbour("champagne drones", "luxury laptops")]
    match = begin(trader(shipments="prefab_homes", ships=ships), trader())
    assert options(match, 0, "use:") == set()
    ships = [harbour("champagne drones", "luxury laptops jets")]
    match = begin(trader(shipments="prefab_homes", ships=ships), trader(), deck="pens")
    answer(match, 0, "use:prefab_homes:technology-1")
    assert shipments(match, 0) == ["prefab_homes", "champagne", "drones"]
    assert money(match) == [16, 10]


def test_prefab_homes_want_half_of_every_luxury_contract_however_it_is_arranged():
    """One of two slots and two of three: three containers, wherever they are shown."""
    ships = [harbour("champagne sauna", "luxury:champagne luxury:champagne")]
    match = begin(trader(shipments="prefab_homes", ships=ships), trader())
    assert options(match, 0, "use:") == set()
    ships = [harbour("champagne sauna", "luxury:champagne luxury:champagne luxury:sauna")]
    match = begin(trader(shipments="prefab_homes", ships=ships), trader())
    assert options(match, 0, "use:") == {"use:prefab_homes:technology-1"}
    answer(match, 0, "use:prefab_homes:technology-1")
    assert shipments(match, 0) == ["prefab_homes", "champagne", "sauna"]
    assert money(match) == [16, 10]


def test_prefab_homes_want_others_filled_by_what_the_luxury_contract_can_spare():
    """Vintage Wines could do with two of either colour, Rice needs the agriculture ones."""
    ships = [harbour("vintage_wines rice", "luxury wheat:vintage_wines coffee:vintage_wines")]
    match = begin(trader(shipments="prefab_homes", ships=ships), trader())
    assert options(match, 0, "use:") == set()
    ships = [harbour("vintage_wines rice", "luxury*2 wheat:vintage_wines coffee:vintage_wines")]
    match = begin(trader(shipments="prefab_homes", ships=ships), trader())
    answer(match, 0, "use:prefab_homes:technology-1")
    assert shipments(match, 0) == ["prefab_homes", "vintage_wines", "rice"]


def test_prefab_homes_do_nothing_for_a_ship_without_a_luxury_contract():
    match = begin(
        trader(shipments="prefab_homes", ships=[harbour("drones", "laptops"), harbour()]), trader()
    )
    assert options(match, 0, "use:") == set()


def test_prefab_homes_take_any_colours_of_a_mixed_contract():
    match = begin(
        trader(shipments="prefab_homes", ships=[harbour("vintage_wines", "agriculture*2")]),
        trader(),
    )
    answer(match, 0, "use:prefab_homes:technology-1")
    assert shipments(match, 0) == ["prefab_homes", "vintage_wines"]


def test_prefab_homes_pay_nothing_for_a_single_container():
    match = begin(
        trader(shipments="prefab_homes", ships=[harbour("champagne", "luxury")]), trader()
    )
    answer(match, 0, "use:prefab_homes:technology-1")
    assert money(match) == [10, 10]


def test_prefab_homes_work_when_others_lead_but_not_for_them():
    ships = [harbour("champagne", "luxury")]
    match = begin(
        trader("rice", ships=[harbour("leather_coats", "luxury")]),
        trader(shipments="prefab_homes", ships=ships),
    )
    assert options(match, 0, "use:") == set()
    answer(match, 0, "lead:contract:rice")
    answer(match, 1, "use:prefab_homes:agriculture-1")
    assert asked(match) == [(1, "follow")]
    assert shipments(match, 1) == ["prefab_homes", "champagne"]


def test_prefab_homes_cannot_complete_a_ship_twice():
    match = begin(
        trader(
            shipments="prefab_homes flash_drives",
            ships=[harbour("rolls_royce", "luxury*2")],
        ),
        trader(),
        deck="cups honey",
    )
    answer(match, 0, "use:prefab_homes:technology-1")
    assert asked(match) == [(0, "flash_drives")]
    assert options(match, 0, "use:") == set()
    answer(match, 0, "no", "card:pens")
    assert money(match) == [16, 10]


# -- stretch goals


def test_stretch_goals_give_every_player_a_card_two_credits_and_an_import():
    match = begin(
        trader(completes="stretch_goals"),
        trader(ships=[harbour(), sea("honey rice soap")]),
        trader(),
        deck="cups pens foxes drones",
    )
    complete(match)
    assert [hand(match, seat) for seat in range(3)] == [{"pens"}, {"foxes"}, {"drones"}]
    assert money(match) == [10 + 10 + 2, 12, 12]
    assert asked(match) == [(0, "stretch_goals")]
    assert options(match, 0) == {"ship:technology-1", "ship:agriculture-2"}
    answer(match, 0, "ship:agriculture-2", "take:honey:goods")
    assert asked(match) == [(1, "stretch_goals")]
    answer(match, 1, "ship:agriculture-2", "take:rice:imports")
    assert asked(match) == [(2, "stretch_goals")]
    answer(match, 2, "ship:agriculture-2", "take:soap:goods")
    assert money(match) == [22, 12, 12]
    assert ship(match, "agriculture-2")["at"] == "harbour"
    assert asked(match) == [(0, "choose-action")]


def stretched(me, *traders, **fields):
    """Seat 0 has completed Stretch Goals, and everybody has imported a good from its ship."""
    match = begin(trader(completes="stretch_goals", **me), *traders, **fields)
    complete(match)
    while kinds(match) == ["stretch_goals"]:
        seat = match.pending[0].seat
        answer(match, seat, min(options(match, seat, "ship:technology") or options(match, seat)))
    return match


def test_stretch_goals_then_give_two_free_actions():
    match = stretched({}, trader(ships=[harbour(), sea("foxes rope")]), deck="cups champagne pens")
    assert asked(match) == [(0, "choose-action")]
    assert options(match, 0) == {
        "action:contract",
        "action:import",
        "action:pirate",
        "action:supply",
        "done",
    }
    answer(match, 0, "action:import", "ship:agriculture-2", "take:foxes:goods", "take:rope:imports")
    assert asked(match) == [(0, "choose-action")]
    answer(match, 0, "action:supply", "sell:champagne")
    assert money(match)[0] == 26
    assert "choose-action" not in kinds(match)


@pytest.mark.parametrize("owner", ["", "pants"])
def test_stretch_goals_pay_no_owner_for_its_free_imports_either(owner):
    rival = trader(shipments=owner, ships=[harbour(), sea("foxes rope honey")])
    match = stretched({}, rival, deck="cups champagne pens")
    before = money(match)
    answer(match, 0, "action:import", "ship:agriculture-2", "take:foxes:goods", "take:rope:imports")
    assert money(match) == before


def test_stretch_goals_leave_the_pay_of_other_powers_as_it_is():
    """Only the owner's pay is spared; Cannabis answers the free import action as ever."""
    rival = trader(shipments="cannabis", ships=[harbour(), sea("foxes rope")])
    match = stretched({}, rival, deck="cups champagne pens")
    before = money(match)
    answer(match, 0, "action:import", "ship:agriculture-2", "take:foxes:goods", "take:rope:imports")
    assert money(match) == [before[0] - 2, before[1] + 2]


def test_stretch_goals_free_actions_can_be_declined_one_by_one_or_both():
    match = stretched({}, trader(), deck="cups champagne pens")
    answer(match, 0, "action:supply", "no")
    assert asked(match) == [(0, "choose-action")]
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]


def test_stretch_goals_free_actions_sell_once_and_ignore_imports():
    me = {"hand": "rice soap", "imports": "luxury*2", "shipments": "cups paper"}
    match = stretched(me, trader(), deck="rope champagne pens")
    answer(match, 0, "action:supply", "sell:rice")
    assert asked(match) == [(0, "choose-action")]
    answer(match, 0, "action:supply")
    assert options(match, 0) == {"take:rope", "take:rice", "no"}
    answer(match, 0, "take:rope")
    assert asked(match) == [(1, "lead")]


def test_stretch_goals_free_contract_needs_the_tier():
    me = {"hand": "coffee foxes", "imports": "agriculture*2", "shipments": "cups paper"}
    match = stretched(me, trader(), deck="rope candy pens")
    assert "action:contract" not in options(match, 0)
    match = stretched(me, trader(), deck="rope potatoes pens")
    answer(match, 0, "action:contract")
    assert options(match, 0) == {"contract:potatoes:technology-2", "no"}


def test_stretch_goals_import_is_no_choice_and_without_room_it_is_discarded():
    match = begin(
        trader(completes="stretch_goals"),
        trader(goods="consumer*2", imports="consumer"),
        deck="cups pens foxes",
    )
    complete(match)
    assert options(match, 0, "done") | options(match, 0, "no") == set()
    answer(match, 0, min(options(match, 0, "take:")))
    assert asked(match) == [(1, "stretch_goals")]
    assert {o.split(":")[2] for o in options(match, 1)} == {"discard"}
    gone = min(options(match, 1))
    answer(match, 1, gone)
    assert gone.split(":")[1] in view(match).discard


def test_stretch_goals_let_nobody_import_when_no_ship_is_at_sea():
    match = begin(
        trader(completes="stretch_goals"),
        trader(),
        cards={"stretch_goals": {"load": {"luxury": 1}}},
        deck="cups pens foxes",
    )
    complete(match)
    assert asked(match) == [(0, "stretch_goals")]
    answer(match, 0, min(options(match, 0, "take:")))
    assert asked(match) == [(0, "choose-action")]
    assert "action:import" not in options(match, 0)
    assert money(match) == [12, 12]


def test_stretch_goals_bring_a_ship_home_by_aeroponics_when_all_have_imported():
    match = begin(
        trader(completes="stretch_goals"),
        trader(shipments="aeroponics", ships=[harbour(), sea("honey rice soap")]),
        trader(),
        deck="cups pens foxes drones",
    )
    complete(match)
    answer(match, 0, "ship:agriculture-2", "take:honey:goods")
    answer(match, 1, "ship:agriculture-2", "take:rice:goods")
    assert options(match, 2) == {"ship:technology-1", "ship:agriculture-2"}
    assert ship(match, "agriculture-2")["at"] == "sea"
    answer(match, 2, "ship:technology-1")
    answer(match, 2, min(options(match, 2, "take:")))
    assert ship(match, "agriculture-2")["at"] == "harbour"
    assert ship(match, "agriculture-2")["containers"] == ["soap"]


def test_stretch_goals_give_what_the_last_cards_of_the_deck_allow():
    match = begin(
        trader(completes="stretch_goals"), trader(), trader(), deck="cups pens", deck_only=True
    )
    complete(match)
    assert [player(match, seat).hand_size for seat in range(3)] == [1, 0, 0]
    assert money(match) == [22, 12, 12]


def test_stretch_goals_pay_no_owner_for_the_imports_of_all():
    match = begin(
        trader(completes="stretch_goals"),
        trader(shipments="pants", ships=[harbour(), sea("honey rice soap")]),
        deck="cups pens foxes",
    )
    complete(match)
    answer(match, 0, "ship:agriculture-2", "take:honey:goods")
    assert money(match)[1] == 12
    assert told(match, 1, "good")[-1]["cause"] == "stretch_goals"


def test_stretch_goals_draws_of_all_are_separate_draws_for_lumber():
    match = begin(
        trader(completes="stretch_goals"),
        trader(shipments="lumber"),
        trader(),
        deck="cups " + EIGHT,
    )
    complete(match)
    assert asked(match) == [(1, "lumber")]
    answer(match, 1, "no")
    assert asked(match) == [(1, "lumber")]
    answer(match, 1, "no")
    assert asked(match) == [(0, "stretch_goals")]


# -- exclusive cards


def test_exclusive_cards_take_50_for_30_when_the_type_matches():
    match = begin(trader(credits=24, completes="exclusive_cards"), trader(), deck="cups honey")
    complete(match)
    assert options(match, 0) == {*[f"type:{kind}" for kind in TYPES], "no"}
    answer(match, 0, "type:agriculture")
    assert money(match) == [24 + 6 - 30 + 50, 10]
    assert hand(match, 0) == {"honey"}
    assert view(match, 1).players[0].shown == []


def test_exclusive_cards_lose_30_when_it_does_not_match():
    match = begin(
        trader(credits=24, completes="exclusive_cards"),
        trader(shipments="fake_dvds"),
        deck="cups honey",
    )
    complete(match)
    answer(match, 0, "type:luxury")
    assert money(match) == [0, 12]
    assert hand(match, 0) == {"honey"}


def test_exclusive_cards_can_be_declined():
    match = begin(trader(credits=40, completes="exclusive_cards"), trader(), deck="cups honey")
    complete(match)
    answer(match, 0, "no")
    assert money(match) == [46, 10]
    assert hand(match, 0) == set()


def test_exclusive_cards_are_not_offered_to_the_poor_or_with_no_deck():
    match = begin(trader(credits=22, completes="exclusive_cards"), trader(), deck="cups honey")
    complete(match)
    assert "exclusive_cards" not in kinds(match)
    match = begin(
        trader(credits=40, completes="exclusive_cards"), trader(), deck="cups", deck_only=True
    )
    complete(match)
    assert "exclusive_cards" not in kinds(match)


def test_exclusive_cards_are_withdrawn_from_who_becomes_too_poor_meanwhile():
    match = begin(
        trader(
            "foxes",
            credits=24,
            completes="exclusive_cards",
            shipments="prefab_homes stem_cells",
            ships=[harbour(), harbour("platinum_rings", "luxury")],
        ),
        trader(ships=[harbour(), sea("honey rice")]),
        cards={"platinum_rings": {"load": {"luxury": 2}}},
    )
    complete(match)
    assert money(match)[0] == 30
    answer(match, 0, "use:prefab_homes:technology-2", "card:foxes")
    answer(match, 0, "pirate:agriculture-2:honey", "place:goods", "done")
    assert money(match)[0] == 28
    assert "exclusive_cards" not in kinds(match)


def test_exclusive_cards_can_reach_the_target_and_so_end_the_game():
    match = begin(trader(credits=30, completes="exclusive_cards"), trader(), deck="cups honey")
    complete(match)
    answer(match, 0, "type:agriculture")
    end_turn(match)
    assert match.over
    assert score(match, 0, "credits") == 56
