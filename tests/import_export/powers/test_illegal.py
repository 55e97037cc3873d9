"""The powers of the illegal cards."""

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
    options,
    player,
    score,
    sea,
    ship,
    told,
    trader,
    view,
)

HEADS, TAILS = 1, 0


def coin(match):
    """What the coin has shown."""
    return told(match, None, "coin")[0]["amount"]


def given(match, seat):
    """The cards, as a seat knows them, that went from hand to hand."""
    return [event.get("cards") for event in told(match, seat, "give")]


def pays(match, cause):
    """Who has paid how much to whom because of a card."""
    return [
        (event["seat"], event["amount"], event.get("to"))
        for event in told(match, None, "pay")
        if event["cause"] == cause
    ]


def choices(match, seat):
    """The options of a seat but for the leader's right to discard contracts."""
    return options(match, seat) - options(match, seat, "discard-contract:")


def flames(face, *traders):
    """Flamethrowers completed with a seed that shows this side of the coin."""
    for seed in range(1, 30):
        match = complete(begin(*traders, seed=seed))
        if coin(match) == face:
            return match
    raise AssertionError("the coin has one side")


# -- ammunition


def test_ammunition_collects_from_each_rival_with_an_illegal_good():
    match = begin(
        trader(completes="ammunition", goods="illegal"),
        trader(goods="illegal*2"),
        trader(goods="consumer luxury"),
    )
    complete(match)
    assert money(match) == [18, 8, 10]
    assert pays(match, "ammunition") == [(1, 2, "seat-0")]


def test_ammunition_counts_a_virtual_illegal_good():
    match = begin(trader(completes="ammunition"), trader(shipments="ferraris"))
    complete(match)
    assert money(match) == [18, 8]


def test_ammunition_takes_nothing_from_the_penniless():
    match = begin(trader(completes="ammunition"), trader(goods="illegal", credits=0), trader())
    complete(match)
    assert money(match) == [16, 0, 10]


def test_ammunition_works_once_more_for_wind_turbines_that_copy_it():
    match = begin(
        trader(completes="wind_turbines"), trader(shipments="ammunition", goods="illegal")
    )
    complete(match)
    assert money(match) == [18, 8]
    assert view(match).copies == {"wind_turbines": "ammunition"}


# -- pistols


def test_pistols_are_paid_by_a_rival_who_completes_an_illegal_shipment():
    match = begin(trader(completes="cannabis", credits=0), trader(shipments="pistols"), trader())
    complete(match)
    assert money(match) == [4, 12, 10]


def test_pistols_are_paid_for_every_illegal_contract_of_a_ship():
    match = begin(trader(completes="cannabis sugar ivory"), trader(shipments="pistols"))
    complete(match)
    assert money(match) == [10 + 14 - 4, 14]
    assert pays(match, "pistols") == [(0, 2, "seat-1")] * 2


def test_pistols_look_at_illegal_shipments_only_and_never_at_the_own():
    match = begin(trader(completes="sugar"), trader(shipments="pistols"))
    assert money(complete(match)) == [16, 10]
    match = begin(trader(completes="cannabis", shipments="pistols"), trader())
    assert money(complete(match)) == [16, 10]
    match = begin(trader(completes="pistols cannabis"), trader())
    assert money(complete(match)) == [20, 10]


def test_pistols_and_a_copy_of_them_are_both_paid():
    match = begin(
        trader(completes="cannabis"),
        trader(shipments="pistols wind_turbines"),
        copies={"wind_turbines": "pistols"},
    )
    complete(match)
    assert money(match) == [12, 14]
    assert [event["cause"] for event in told(match, None, "pay")] == ["pistols", "wind_turbines"]


# -- danger pets


def test_danger_pets_take_two_from_everybody_else():
    match = begin(trader(completes="danger_pets"), trader(), trader(), trader())
    complete(match)
    assert money(match) == [22, 8, 8, 8]


def test_danger_pets_leave_nobody_below_zero():
    match = begin(trader(completes="danger_pets"), trader(credits=0), trader(credits=2))
    complete(match)
    assert money(match) == [18, 0, 0]


def test_danger_pets_copied_by_wind_turbines_take_from_their_owner_too():
    match = begin(trader(completes="wind_turbines"), trader(shipments="danger_pets"), trader())
    complete(match)
    assert money(match) == [20, 8, 8]
    assert {event["cause"] for event in told(match, None, "pay")} == {"wind_turbines"}


# -- flamethrowers


def test_flamethrowers_bring_four_of_each_rival_on_heads():
    match = flames(
        HEADS, trader(completes="flamethrowers"), trader(), trader(credits=2), trader(credits=0)
    )
    assert money(match) == [10 + 6 + 4 + 2, 6, 0, 0]


def test_flamethrowers_cost_two_for_each_rival_on_tails():
    match = flames(TAILS, trader(completes="flamethrowers"), trader(), trader())
    assert money(match) == [12, 12, 12]
    assert told(match, None, "coin") == [
        {"type": "coin", "seat": 0, "amount": 0, "cause": "flamethrowers"}
    ]


def test_flamethrowers_pay_clockwise_as_long_as_there_are_credits():
    rivals = [trader(credits=0) for _ in range(4)]
    match = flames(TAILS, trader(completes="flamethrowers", credits=0), *rivals)
    assert money(match) == [0, 2, 2, 2, 0]


def test_flamethrowers_that_take_four_are_a_loss_for_fake_dvds():
    match = flames(
        HEADS, trader(completes="flamethrowers"), trader(shipments="fake_dvds"), trader()
    )
    assert money(match) == [24, 8, 6]


# -- cannabis


def an_import(*rivals, cargo="illegal*2 consumer", hand="consumer*2", **fields):
    """Seat 0 leads import alone and picks the ship of seat 1."""
    match = begin(
        trader(hand, **fields),
        trader("illegal", ships=[harbour(), sea(cargo)], shipments="cannabis"),
        *rivals,
    )
    return lead(match, 0, "import")


def test_cannabis_is_paid_when_a_rivals_import_takes_an_illegal_container():
    match = an_import(cargo="foxes soap rope")
    answer(match, 0, "take:foxes:goods", "take:soap:goods")
    assert money(match) == [8, 14]
    assert pays(match, "cannabis") == [(0, 2, "seat-1")]


def test_cannabis_is_paid_once_for_two_illegal_containers():
    match = an_import(cargo="foxes seeds rope")
    answer(match, 0, "take:foxes:goods", "take:seeds:imports")
    assert money(match) == [8, 14]


def test_cannabis_is_not_paid_for_other_containers_or_nothing():
    match = an_import(cargo="foxes soap rope")
    answer(match, 0, "take:rope:goods", "take:soap:goods")
    assert money(match) == [10, 12]
    match = an_import(cargo="foxes soap rope")
    answer(match, 0, "done")
    assert money(match) == [10, 10]


def test_cannabis_is_paid_for_a_container_that_has_no_room():
    match = an_import(cargo="foxes", goods="consumer luxury", imports="luxury", hand="pens")
    assert view(match).discard == []
    assert asked(match) == [(0, "place-import")]
    answer(match, 0, "take:foxes:discard")
    assert money(match) == [8, 14]


def test_cannabis_takes_nothing_for_its_owners_own_imports():
    match = begin(
        trader("consumer", shipments="cannabis"),
        trader(ships=[harbour(), sea("foxes seeds")]),
    )
    lead(match, 0, "import")
    answer(match, 0, "take:foxes:goods", "take:seeds:goods")
    assert money(match) == [10, 12]


def test_cannabis_sees_a_free_import_action_but_no_import_by_a_power():
    cargo = [harbour(), sea("foxes")]
    match = begin(trader(completes="glasses"), trader(shipments="cannabis", ships=cargo))
    complete(match)
    answer(match, 0, "ship:agriculture-2", "take:foxes:goods")
    assert pays(match, "cannabis") == [(0, 2, "seat-1")]
    match = begin(trader(completes="pocky"), trader(shipments="cannabis", ships=cargo))
    complete(match)
    answer(match, 0, "ship:agriculture-2", "take:foxes:goods")
    assert "foxes" in player(match, 0).goods
    assert pays(match, "cannabis") == []


# -- poison bottles


def test_poison_bottles_are_paid_once_by_each_rival_who_pirates():
    match = begin(
        trader("illegal", imports="illegal"),
        trader("illegal"),
        trader("illegal", shipments="poison_bottles"),
        island="cups pens soap rope",
    )
    lead(match, 0, "pirate", follow=[1, 2])
    answer(match, 0, "pirate:island:cups")
    assert money(match) == [8, 10, 12]
    answer(match, 0, "pirate:island:pens")
    assert money(match) == [8, 10, 12]
    answer(match, 1, "pirate:island:soap")
    assert money(match) == [8, 8, 14]
    answer(match, 2, "pirate:island:rope")
    assert money(match) == [8, 8, 14]


def test_poison_bottles_cost_nothing_who_declines_the_action():
    match = begin(trader("illegal"), trader("rope", shipments="poison_bottles"), island="cups pens")
    lead(match, 0, "pirate")
    answer(match, 0, "done")
    assert money(match) == [10, 10]


def test_poison_bottles_let_the_penniless_pirate_for_nothing():
    match = begin(
        trader("illegal", credits=0), trader(shipments="poison_bottles"), island="cups pens"
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:cups")
    assert money(match) == [0, 10]
    assert view(match).discard == ["cups", "ammunition"]


def test_poison_bottles_are_paid_in_every_turn_of_any_leader():
    match = begin(
        trader("illegal*2"), trader("illegal", shipments="poison_bottles"), island="cups pens soap"
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:cups")
    assert money(match) == [8, 12]
    lead(match, 1, "pirate", follow=[0])
    answer(match, 1, "pirate:island:pens")
    answer(match, 0, "pirate:island:soap")
    assert money(match) == [6, 14]


def test_poison_bottles_are_paid_for_a_free_pirate_action():
    match = begin(
        trader("foxes", completes="platinum_rings", credits=0),
        trader(shipments="poison_bottles"),
        island="soap rope",
    )
    complete(match)
    answer(match, 0, "card:foxes", "pirate:island:soap")
    assert money(match) == [8, 12]


# -- shotguns


def shots(*, island="cups pens soap", shooter="shotguns", **fields):
    """Seat 0 leads pirate and takes the cups, seat 1 with Shotguns follows and takes the pens."""
    match = begin(
        trader(**{"hand": "illegal rope honey rice", **fields}),
        trader("illegal", shipments=shooter),
        island=island,
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:island:cups")
    return answer(match, 1, "pirate:island:pens")


def test_shotguns_ask_who_pirated_before_for_two_credits_or_two_cards():
    match = shots()
    assert asked(match) == [(0, "shotguns")]
    assert options(match, 0) == {
        "credits",
        "cards:honey+rope",
        "cards:rice+rope",
        "cards:honey+rice",
    }
    answer(match, 0, "credits")
    assert money(match) == [8, 12]
    match = answer(shots(), 0, "cards:rice+rope")
    assert money(match) == [10, 10]
    assert hand(match, 0) == {"honey"}
    assert {"rice", "rope"} <= hand(match, 1)


def test_shotguns_show_the_given_cards_to_giver_and_taker_alone():
    match = begin(
        trader("illegal rope honey rice"),
        trader("illegal", shipments="shotguns"),
        trader(),
        island="cups pens soap",
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:island:cups")
    answer(match, 1, "pirate:island:pens")
    answer(match, 0, "cards:rice+rope")
    for seat in (0, 1):
        assert sorted(given(match, seat)) == [["rice"], ["rope"]]
    assert given(match, 2) == given(match, None) == [None, None]
    assert view(match, 0).players[1].shown == ["rice", "rope"]
    assert view(match, 2).players[1].shown == []


def test_shotguns_ask_nobody_who_can_give_only_one_thing():
    match = shots(hand="illegal rope")
    assert money(match) == [8, 12]
    match = shots(hand="illegal rope rice", credits=0)
    assert hand(match, 0) == set()
    assert {"rope", "rice"} <= hand(match, 1)
    match = shots(hand="illegal rope", credits=0)
    assert hand(match, 0) == {"rope"}
    assert money(match) == [0, 10]


def test_shotguns_do_nothing_for_the_leader_or_for_who_comes_first():
    match = begin(
        trader("illegal", shipments="shotguns"), trader("illegal"), island="cups pens soap"
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:island:cups")
    answer(match, 1, "pirate:island:pens")
    assert money(match) == [10, 10]
    match = begin(
        trader("illegal"), trader("illegal", shipments="shotguns"), island="cups pens soap"
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "done")
    answer(match, 1, "pirate:island:pens")
    assert money(match) == [10, 10]
    assert asked(match) == [(1, "lead")]


def test_shotguns_are_paid_by_all_who_pirated_before_and_by_nobody_after():
    match = begin(
        trader("illegal"),
        trader("illegal"),
        trader("illegal", shipments="shotguns", imports="illegal"),
        trader("illegal"),
        island="cups pens soap rope glasses candy",
    )
    lead(match, 0, "pirate", follow=[1, 2, 3])
    for seat, card in [(0, "cups"), (1, "pens"), (2, "soap"), (2, "rope"), (3, "glasses")]:
        answer(match, seat, f"pirate:island:{card}")
    assert money(match) == [8, 8, 14, 10]


def test_shotguns_let_the_shooter_choose_again_when_the_booty_was_swapped_away():
    """The leader, asked for the tribute, uses Rope and takes what was to be pirated."""
    match = begin(
        trader("illegal honey rice", shipments="rope"),
        trader("illegal", shipments="shotguns"),
        island="cups pens soap",
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:island:cups")
    answer(match, 1, "pirate:island:pens")
    answer(match, 0, "use:rope:honey+pens", "credits")
    assert asked(match) == [(1, "pirate")]
    assert options(match, 1, "pirate:island") == {"pirate:island:honey", "pirate:island:soap"}
    answer(match, 1, "pirate:island:soap")
    assert asked(match) == [(1, "lead")]
    assert money(match) == [8, 12]


def test_shotguns_copied_by_wind_turbines_are_paid_too():
    match = begin(
        trader("illegal"),
        trader("illegal", shipments="shotguns wind_turbines"),
        island="cups pens soap",
        copies={"wind_turbines": "shotguns"},
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:island:cups")
    answer(match, 1, "pirate:island:pens")
    assert money(match) == [6, 14]


# -- railguns


def test_railguns_let_every_rival_choose_among_credits_a_shipment_and_two_goods():
    match = begin(
        trader(completes="railguns"),
        trader(shipments="foxes seeds", goods="rope soap candy"),
        trader(),
    )
    complete(match)
    assert asked(match) == [(1, "railguns")]
    assert options(match, 1) == {
        "credits",
        "shipment:foxes",
        "shipment:seeds",
        "goods:rope+soap",
        "goods:candy+rope",
        "goods:candy+soap",
    }
    answer(match, 1, "goods:candy+rope")
    assert player(match, 1).goods == ["soap"]
    assert set(player(match, 0).goods) == {"rope", "candy"}
    assert money(match) == [20, 10, 6]


def test_railguns_take_what_credits_there_are_from_who_can_give_nothing_in_full():
    match = begin(
        trader(completes="railguns"),
        trader(credits=2, goods="rope"),
        trader(credits=0),
    )
    complete(match)
    assert money(match) == [18, 0, 0]
    assert player(match, 1).goods == ["rope"]


def test_railguns_take_the_shipment_of_who_has_no_four_credits():
    match = begin(trader(completes="railguns"), trader(credits=2, shipments="foxes"))
    complete(match)
    assert player(match, 0).shipments == ["railguns", "foxes"]
    assert player(match, 1).shipments == []
    assert money(match) == [16, 2]


def test_railguns_bring_a_lasting_power_but_no_immediate_one():
    match = begin(
        trader(completes="railguns"), trader(credits=2, shipments="danger_pets"), trader()
    )
    assert money(complete(match)) == [20, 2, 6]
    match = begin(
        trader(completes="railguns", credits=40),
        trader(credits=2, shipments="mri_machines"),
        target=80,
    )
    complete(match)
    assert view(match).target == 70


def test_railguns_carry_over_a_copied_power_and_the_credits_on_a_card():
    match = begin(
        trader(completes="railguns"),
        trader(shipments="wind_turbines helicopter"),
        trader(shipments="pistols", credits=4),
        copies={"wind_turbines": "pants"},
        stored={"helicopter": 8},
    )
    complete(match)
    answer(match, 1, "shipment:wind_turbines")
    answer(match, 2, "credits")
    assert player(match, 0).shipments == ["railguns", "wind_turbines"]
    assert view(match).copies == {"wind_turbines": "pants"}
    assert pays(match, "pistols") == [(0, 2, "seat-2")]


def test_railguns_discard_goods_that_have_no_room():
    """With one place left the taker says for which of the two."""
    match = begin(
        trader(completes="railguns", goods="luxury*3"),
        trader(credits=0, goods="rope soap"),
    )
    complete(match)
    assert asked(match) == [(0, "railguns")]
    assert options(match, 0) == {"good:rope", "good:soap"}
    answer(match, 0, "good:soap")
    assert "soap" in player(match, 0).goods
    assert "rope" in view(match).discard
    match = begin(
        trader(completes="railguns", goods="luxury*4"),
        trader(credits=0, goods="rope soap"),
    )
    complete(match)
    assert set(view(match).discard) >= {"rope", "soap"}
    assert len(player(match, 0).goods) == 4


def test_railguns_meet_fake_dvds_when_four_credits_are_paid():
    match = begin(trader(completes="railguns"), trader(), trader(shipments="fake_dvds", credits=0))
    complete(match)
    assert player(match, 0).shipments == ["railguns", "fake_dvds"]
    assert money(match) == [20, 6, 2]


# -- dyson vacuums


def test_dyson_vacuums_take_a_luxury_good_or_the_whole_hand():
    match = begin(
        trader(completes="dyson_vacuums"),
        trader("rope honey", goods="sauna cologne candy"),
        trader("soap rice"),
    )
    complete(match)
    assert asked(match) == [(1, "dyson_vacuums")]
    assert options(match, 1) == {"hand", "good:sauna", "good:cologne"}
    answer(match, 1, "good:sauna")
    assert player(match, 0).goods == ["sauna"]
    assert hand(match, 1) == {"rope", "honey"}
    assert hand(match, 2) == set()
    assert hand(match, 0) == {"soap", "rice"}


def test_dyson_vacuums_keep_a_given_hand_secret():
    match = begin(trader(completes="dyson_vacuums"), trader("rope honey", goods="sauna"), trader())
    complete(match)
    answer(match, 1, "hand")
    assert hand(match, 0) == {"rope", "honey"}
    assert hand(match, 1) == set()
    assert player(match, 1).goods == ["sauna"]
    assert given(match, 0) == given(match, 1) == [["rope"], ["honey"]]
    assert given(match, 2) == [None, None]
    assert view(match, 2).players[0].hand_size == 2
    assert view(match, 2).players[0].shown == []


def test_dyson_vacuums_take_an_empty_hand_for_a_whole_one():
    match = begin(trader(completes="dyson_vacuums"), trader(goods="sauna"), trader("rope"))
    complete(match)
    assert options(match, 1) == {"hand", "good:sauna"}
    answer(match, 1, "hand")
    assert player(match, 1).goods == ["sauna"]
    assert hand(match, 0) == {"rope"}


def test_dyson_vacuums_leave_a_virtual_good_and_discard_what_has_no_room():
    match = begin(
        trader(completes="dyson_vacuums", goods="consumer*4"),
        trader("rope", shipments="ferraris"),
        trader("soap", goods="sauna"),
    )
    complete(match)
    assert hand(match, 0) == {"rope"}
    answer(match, 2, "good:sauna")
    assert "sauna" in view(match).discard
    assert len(player(match, 0).goods) == 4


# -- a small tank


def test_a_small_tank_gets_a_card_of_choice_from_a_rival_who_completes_a_ship():
    match = begin(
        trader("rope soap", completes="sugar ivory"), trader(shipments="a_small_tank"), trader()
    )
    complete(match)
    assert asked(match) == [(0, "a_small_tank")]
    assert options(match, 0) == {"card:rope", "card:soap"}
    answer(match, 0, "card:soap")
    assert hand(match, 0) == {"rope"}
    assert hand(match, 1) == {"soap"}
    assert given(match, 0) == given(match, 1) == [["soap"]]
    assert given(match, 2) == [None]


def test_a_small_tank_gets_the_only_card_unasked_and_nothing_from_an_empty_hand():
    match = begin(trader("rope", completes="sugar"), trader(shipments="a_small_tank"))
    complete(match)
    assert hand(match, 0) == set()
    assert hand(match, 1) == {"rope"}
    match = begin(trader(completes="sugar"), trader(shipments="a_small_tank"))
    complete(match)
    assert hand(match, 1) == set()
    assert asked(match) == [(1, "lead")]


def test_a_small_tank_gives_nothing_away_for_its_owners_own_ships():
    match = begin(trader("rope soap", completes="a_small_tank"), trader("pens"))
    complete(match)
    assert hand(match, 0) == {"rope", "soap"}
    assert hand(match, 1) == {"pens"}
    match = begin(trader("rope", completes="sugar", shipments="a_small_tank"), trader("pens"))
    complete(match)
    assert hand(match, 0) == {"rope"}
    assert hand(match, 1) == {"pens"}


def test_a_small_tank_leaves_third_players_unsure_of_the_givers_hand_alone():
    """Hands that were shown: the giver's may have changed, the taker's has only grown."""
    match = begin(
        trader("rope soap", completes="sugar"),
        trader("pens", shipments="a_small_tank"),
        trader(),
        known={"rope": [0, 2], "pens": [1, 2]},
    )
    complete(match)
    assert view(match, 2).players[0].shown == ["rope"]
    answer(match, 0, "card:soap")
    assert view(match, 2).players[0].shown == []
    assert view(match, 2).players[1].shown == ["pens"]
    assert view(match, 0).players[1].shown == ["soap"]


# -- big ammunition


def test_big_ammunition_takes_a_random_card_of_the_ships_owner():
    match = begin(
        trader("illegal", shipments="big_ammunition"),
        trader("illegal rope", ships=[harbour(), sea("soap cups")]),
        trader("illegal"),
    )
    lead(match, 0, "pirate", follow=[1, 2])
    answer(match, 0, "pirate:agriculture-2:soap")
    assert hand(match, 0) == {"rope"}
    assert hand(match, 1) == set()
    assert given(match, 0) == given(match, 1) == [["rope"]]
    assert given(match, 2) == given(match, None) == [None]


def test_big_ammunition_takes_one_of_the_hand_whatever_the_seed():
    taken = set()
    for seed in range(1, 12):
        match = begin(
            trader("illegal", shipments="big_ammunition"),
            trader("illegal rope honey", ships=[harbour(), sea("soap cups")]),
            seed=seed,
        )
        lead(match, 0, "pirate", follow=[1])
        answer(match, 0, "pirate:agriculture-2:soap")
        assert len(hand(match, 0)) == len(hand(match, 1)) == 1
        taken |= hand(match, 0)
    assert taken == {"rope", "honey"}


def test_big_ammunition_finds_nothing_in_an_empty_hand_on_the_island_or_on_the_own_ship():
    match = begin(
        trader("illegal", imports="illegal", shipments="big_ammunition", ships=[sea("pens")]),
        trader("illegal rope", ships=[harbour(), sea("soap cups")]),
        island="candy glasses",
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:island:candy", "pirate:technology-1:pens")
    assert hand(match, 0) == set()
    assert hand(match, 1) == {"rope"}
    match = begin(
        trader("illegal", shipments="big_ammunition"),
        trader("illegal", ships=[harbour(), sea("soap cups")]),
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:agriculture-2:soap")
    assert given(match, None) == []
    assert hand(match, 0) == set()


def test_big_ammunition_takes_a_card_with_the_last_container_too():
    match = begin(
        trader("illegal", shipments="big_ammunition"),
        trader("illegal rope", ships=[harbour(), sea("soap")]),
        island="pens",
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:agriculture-2:soap")
    assert ship(match, "agriculture-2")["at"] == "harbour"
    assert hand(match, 0) == {"rope"}


def test_big_ammunition_does_not_see_the_raid_that_completed_it():
    match = begin(
        trader("illegal", imports="illegal", ships=[harbour("big_ammunition", "illegal")]),
        trader("illegal rope honey", ships=[harbour(), sea("foxes soap cups")]),
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:agriculture-2:foxes")
    assert player(match, 0).shipments == ["big_ammunition"]
    assert hand(match, 0) == set()
    answer(match, 0, "pirate:agriculture-2:soap")
    assert len(hand(match, 0)) == 1


# -- stolen rice


def test_stolen_rice_pays_for_every_agriculture_container_pirated():
    match = begin(
        trader("illegal", imports="illegal*2", shipments="stolen_rice"),
        trader(ships=[harbour(), sea("sugar cups")]),
        island="wheat pens",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:agriculture-2:sugar")
    assert money(match)[0] == 12
    answer(match, 0, "pirate:island:pens")
    assert money(match)[0] == 12
    answer(match, 0, "pirate:island:wheat")
    assert money(match)[0] == 14
    assert {"sugar", "wheat"} <= set(view(match).discard)


def test_stolen_rice_pays_nobody_for_what_a_rival_pirates():
    match = begin(trader("illegal"), trader("rope", shipments="stolen_rice"), island="wheat sugar")
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:wheat")
    assert money(match) == [10, 10]


def test_stolen_rice_does_not_see_the_container_that_completed_it():
    match = begin(
        trader("illegal", shipments="seeds", ships=[harbour("stolen_rice", "illegal")], credits=0),
        island="wheat pens",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:wheat")
    assert player(match, 0).shipments == ["seeds", "stolen_rice"]
    assert money(match)[0] == 6


def test_stolen_rice_pays_for_the_extra_container_of_drugs():
    match = begin(
        trader("illegal", shipments="stolen_rice drugs"),
        trader(ships=[harbour(), sea("sugar cups wheat")]),
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:agriculture-2:sugar", "pirate:agriculture-2:wheat")
    assert money(match)[0] == 14


# -- stolen tires


def test_stolen_tires_put_a_card_on_the_island_after_each_pirate_action():
    match = begin(
        trader("illegal", imports="illegal", shipments="stolen_tires"),
        trader("illegal"),
        island="cups pens",
        deck="rope soap honey",
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:island:cups")
    assert view(match).island == ["pens", "rope"]
    answer(match, 0, "pirate:island:rope")
    assert view(match).island == ["pens", "soap"]
    answer(match, 1, "pirate:island:pens")
    assert view(match).island == ["soap"]


def test_stolen_tires_turn_up_nothing_when_deck_and_discard_are_empty():
    match = begin(
        trader("illegal", shipments="stolen_tires", ships=[harbour("printed_money")]),
        island="pistols foxes",
        deck_only=True,
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:foxes")
    assert view(match).island == ["pistols"]
    assert ship(match, "technology-1")["containers"]


def test_stolen_tires_make_the_discard_pile_the_new_deck_with_its_last_card():
    match = begin(
        trader("illegal", shipments="stolen_tires"),
        trader("illegal"),
        island="cups pens",
        deck="rope",
        deck_only=True,
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:island:cups")
    assert view(match).island == ["pens", "rope"]
    assert view(match).deck_size == 1
    assert view(match).discard == []
    assert not view(match).last_turn


def test_stolen_tires_take_the_last_card_and_the_turn_is_the_last():
    match = begin(
        trader(
            "illegal", imports="illegal", shipments="stolen_tires", ships=[harbour("printed_money")]
        ),
        trader("illegal"),
        island="pistols foxes",
        deck="rope",
        deck_only=True,
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:island:pistols")
    assert view(match).island == ["foxes", "rope"]
    assert view(match).last_turn
    answer(match, 0, "pirate:island:foxes")
    assert view(match).island == ["rope"]
    assert end_turn(match).over


def test_stolen_tires_count_no_container_of_drugs_and_no_action_that_brought_them():
    match = begin(
        trader("illegal", shipments="drugs stolen_tires"),
        trader(ships=[harbour(), sea("sugar cups wheat")]),
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:agriculture-2:sugar", "pirate:agriculture-2:wheat")
    assert len(view(match).island) == 1
    match = begin(
        trader("illegal", ships=[harbour("stolen_tires", "illegal")]), island="foxes", deck="rope"
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:foxes")
    assert player(match, 0).shipments == ["stolen_tires"]
    assert len(view(match).island) == 1


# -- drugs


def test_drugs_may_take_one_more_container_from_a_ship_at_sea():
    match = begin(
        trader("illegal", shipments="drugs"),
        trader(ships=[harbour(), sea("sugar cups")]),
        island="pens soap",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:pens")
    assert asked(match) == [(0, "drugs")]
    assert options(match, 0) == {"pirate:agriculture-2:sugar", "pirate:agriculture-2:cups", "no"}
    answer(match, 0, "pirate:agriculture-2:cups")
    assert ship(match, "agriculture-2")["containers"] == ["sugar"]
    assert asked(match) == [(1, "lead")]


def test_drugs_work_once_per_turn_and_are_offered_again_until_then():
    match = begin(
        trader("illegal", imports="illegal*2", shipments="drugs"),
        trader(ships=[harbour(), sea("sugar cups wheat rope")]),
        island="pens soap honey",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:pens", "no")
    answer(match, 0, "pirate:island:soap", "pirate:agriculture-2:cups")
    answer(match, 0, "pirate:island:honey")
    assert asked(match) == [(1, "lead")]
    assert ship(match, "agriculture-2")["containers"] == ["sugar", "wheat", "rope"]


def test_drugs_load_what_fits_and_are_not_offered_without_a_ship_at_sea_or_an_action():
    match = begin(
        trader("illegal", shipments="drugs", ships=[harbour("cannabis")]),
        trader(ships=[harbour(), sea("foxes cups")]),
        island="pens soap",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:pens", "pirate:agriculture-2:foxes")
    assert ship(match, "technology-1")["containers"] == ["foxes"]
    match = begin(trader("illegal", shipments="drugs"), island="pens soap")
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:pens")
    assert asked(match) == [(1, "lead")]
    match = begin(trader("illegal", shipments="drugs", ships=[sea("pens")]))
    lead(match, 0, "pirate")
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]


def test_drugs_copied_by_wind_turbines_are_a_second_time():
    match = begin(
        trader("illegal", shipments="drugs wind_turbines"),
        trader(ships=[harbour(), sea("sugar cups wheat rope")]),
        copies={"wind_turbines": "drugs"},
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:agriculture-2:sugar", "pirate:agriculture-2:cups")
    assert asked(match) == [(0, "wind_turbines")]
    answer(match, 0, "pirate:agriculture-2:wheat")
    assert ship(match, "agriculture-2")["containers"] == ["rope"]


def test_drugs_do_not_see_the_action_that_completed_them():
    match = begin(
        trader("illegal", imports="illegal", ships=[harbour("drugs", "illegal")]),
        trader(ships=[harbour(), sea("foxes cups rope")]),
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:agriculture-2:foxes")
    assert player(match, 0).shipments == ["drugs"]
    assert asked(match) == [(0, "pirate")]
    answer(match, 0, "pirate:agriculture-2:cups")
    assert asked(match) == [(0, "drugs")]


# -- cannons


def raids_of(match, seat):
    """How many pirate actions a seat takes when it takes all it can."""
    count = 0
    while asked(match) == [(seat, "pirate")]:
        answer(match, seat, min(options(match, seat, "pirate:")))
        count += 1
    return count


ISLAND = "cups pens soap rope glasses candy"
MANY = "cups pens books pants glasses candy shampoo chairs"


def test_cannons_count_the_illegal_imports_of_all_rivals():
    match = begin(
        trader("illegal", shipments="cannons"),
        trader("rope", imports="illegal luxury"),
        trader("soap", imports="illegal"),
        island=ISLAND.replace("rope", "books").replace("soap", "pants"),
    )
    lead(match, 0, "pirate")
    assert raids_of(match, 0) == 3
    assert raids_of(match, 1) == 1
    assert raids_of(match, 2) == 1


def test_cannons_give_actions_to_an_owner_who_drew_besides_the_own_imports():
    match = begin(
        trader("illegal", imports="illegal"),
        trader("luxury", shipments="cannons", imports="illegal"),
        island=ISLAND,
    )
    lead(match, 0, "pirate")
    assert raids_of(match, 0) == 2
    assert raids_of(match, 1) == 2


def test_cannons_and_a_copy_of_them_count_a_card_once():
    """Whichever of the two came first; a rival's copy counts for that rival."""
    for mine in ("cannons wind_turbines", "wind_turbines cannons"):
        match = begin(
            trader("illegal", shipments=mine, imports="illegal"),
            trader("rope", imports="illegal*2"),
            island=MANY,
            copies={"wind_turbines": "cannons"},
        )
        assert player(match, 0).actions["pirate"] == 3
        lead(match, 0, "pirate")
        assert raids_of(match, 0) == 4
        assert raids_of(match, 1) == 2
    match = begin(
        trader("illegal", shipments="cannons", imports="illegal"),
        trader("rope", shipments="wind_turbines", imports="illegal*2"),
        island=MANY,
        copies={"wind_turbines": "cannons"},
    )
    lead(match, 0, "pirate")
    assert raids_of(match, 0) == 4
    assert raids_of(match, 1) == 3


def test_cannons_take_no_room_and_help_no_other_action():
    match = begin(
        trader("luxury*2", shipments="cannons", imports="luxury"),
        trader(imports="illegal illegal"),
        island="cups pens soap",
    )
    lead(match, 0, "supply")
    answer(match, 0, "take:cups")
    assert "cups" in player(match, 0).imports
    assert options(match, 0, "take:") == set()


def test_cannons_count_for_cologne_but_not_each_others_virtual_imports():
    match = ending(
        trader(shipments="cannons cologne", credits=0),
        trader(shipments="wind_turbines", imports="illegal*2"),
        copies={"wind_turbines": "cannons"},
    )
    answer(match, 0, "use:cologne:pirate")
    assert money(match)[0] == 8


# -- mini van


def test_mini_van_pirates_from_a_rivals_harbour_the_deck_and_a_hand():
    match = begin(
        trader(
            "illegal",
            shipments="mini_van",
            ships=[harbour("cannabis", "illegal")],
        ),
        trader("illegal rope", ships=[harbour("sugar", "wheat"), sea("soap cups")]),
        trader("illegal"),
        island="pens",
        deck="honey",
    )
    lead(match, 0, "pirate", follow=[1, 2])
    assert choices(match, 0) == {
        "pirate:agriculture-1:wheat",
        "pirate:agriculture-2:soap",
        "pirate:agriculture-2:cups",
        "pirate:island:pens",
        "pirate:deck",
        "pirate:hand:1",
        "done",
    }
    answer(match, 0, "pirate:agriculture-1:wheat")
    assert ship(match, "agriculture-1")["containers"] == []
    assert "wheat" in view(match).discard


def test_mini_van_must_load_what_fits_or_it_is_discarded():
    match = begin(
        trader(
            "illegal", imports="illegal*3", shipments="mini_van", ships=[harbour("sugar foxes")]
        ),
        trader("illegal honey"),
        deck="wheat rope",
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:deck")
    assert ship(match, "technology-1")["containers"] == ["wheat"]
    answer(match, 0, "pirate:deck")
    assert view(match).discard == ["rope"]
    answer(match, 0, "pirate:hand:1")
    assert ship(match, "technology-1")["containers"] == ["wheat", "honey"]
    assert hand(match, 1) == set()
    assert options(match, 0, "pirate:hand") == set()


def test_mini_van_shows_what_it_takes_from_a_hand_and_nothing_else():
    match = begin(
        trader("illegal", shipments="mini_van"), trader("illegal rope soap"), trader("illegal")
    )
    lead(match, 0, "pirate", follow=[1, 2])
    answer(match, 0, "pirate:hand:1")
    assert len(hand(match, 1)) == 1
    taken = {"rope", "soap"} - hand(match, 1)
    assert [set(event["cards"]) for event in told(match, 2, "pirate")] == [taken]
    assert view(match, 2).players[1].shown == []


def test_mini_van_leaves_big_ammunition_cold_where_no_ship_at_sea_is_robbed():
    match = begin(
        trader("illegal", imports="illegal", shipments="mini_van big_ammunition"),
        trader("illegal rope honey", ships=[harbour("sugar", "wheat")]),
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:agriculture-1:wheat")
    assert hand(match, 0) == set()
    assert hand(match, 1) == {"rope", "honey"}
    answer(match, 0, "pirate:hand:1")
    assert hand(match, 0) == set()
    assert len(hand(match, 1)) == 1


def test_mini_van_meets_stolen_rice_stem_cells_and_the_last_card_of_the_deck():
    match = begin(
        trader("illegal", imports="illegal", shipments="mini_van stolen_rice stem_cells"),
        trader("illegal"),
        deck="wheat",
        deck_only=True,
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:deck", "place:goods")
    assert player(match, 0).goods == ["wheat"]
    assert money(match)[0] == 10
    assert view(match).last_turn
    assert "pirate:deck" not in options(match, 0)


def test_mini_van_opens_no_slot_of_its_owners_own_ships():
    match = begin(
        trader("illegal", shipments="mini_van", ships=[harbour("sugar", "wheat")]),
        trader("illegal"),
    )
    lead(match, 0, "pirate", follow=[1])
    assert choices(match, 0) == {"pirate:deck", "done"}


# -- stem cells


def test_stem_cells_may_put_a_pirated_container_into_goods_for_two():
    match = begin(
        trader("illegal", shipments="stem_cells", ships=[harbour("cannabis")]),
        trader("rope shoes"),
        island="foxes soap",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:foxes")
    assert asked(match) == [(0, "place-pirated")]
    assert choices(match, 0) == {"place:technology-1", "place:goods"}
    answer(match, 0, "place:goods")
    assert player(match, 0).goods == ["foxes"]
    assert money(match) == [8, 10]
    assert told(match, None, "good") == [
        {
            "type": "good",
            "seat": 0,
            "cards": ["foxes"],
            "from": "island",
            "to": "goods",
            "cause": "stem_cells",
        }
    ]


def test_stem_cells_can_be_declined_for_the_slot_or_the_discard_pile():
    match = begin(
        trader("illegal", imports="illegal", shipments="stem_cells", ships=[harbour("cannabis")]),
        island="foxes soap",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:foxes", "place:technology-1")
    assert ship(match, "technology-1")["containers"] == ["foxes"]
    answer(match, 0, "pirate:island:soap")
    assert choices(match, 0) == {"place:goods", "no"}
    answer(match, 0, "no")
    assert "soap" in view(match).discard
    assert money(match)[0] == 10


@pytest.mark.parametrize("short", [{"credits": 0}, {"goods": "consumer*4"}])
def test_stem_cells_need_credits_and_room(short):
    match = begin(trader("illegal", shipments="stem_cells", **short), island="foxes soap")
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:foxes")
    assert "foxes" in view(match).discard
    assert asked(match) == [(1, "lead")]


def test_stem_cells_and_a_copy_of_them_are_paid_once():
    match = begin(
        trader("illegal", shipments="stem_cells wind_turbines"),
        island="foxes soap",
        copies={"wind_turbines": "stem_cells"},
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:foxes", "place:goods")
    assert player(match, 0).goods == ["foxes"]
    assert money(match)[0] == 8


def test_stem_cells_set_off_chapstick_with_a_consumer_good():
    match = begin(
        trader("illegal", shipments="stem_cells"), trader(shipments="chapstick"), island="soap rope"
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:soap", "place:goods")
    assert money(match) == [8, 12]


# -- printed money


def test_printed_money_takes_a_container_of_each_rival_from_sea_or_harbour():
    match = begin(
        trader(completes="printed_money", ships=[harbour(), harbour("sugar")]),
        trader(ships=[harbour("honey", "wheat"), sea("rice soap")]),
        trader(ships=[harbour(), sea("seeds rope")]),
        trader(),
    )
    complete(match)
    assert choices(match, 0) == {
        "pirate:agriculture-1:wheat",
        "pirate:agriculture-2:rice",
        "pirate:agriculture-2:soap",
    }
    answer(match, 0, "pirate:agriculture-2:rice")
    assert choices(match, 0) == {"place:technology-2", "hand"}
    answer(match, 0, "place:technology-2")
    assert ship(match, "technology-2")["containers"] == ["rice"]
    answer(match, 0, "pirate:illegal-2:rope")
    assert hand(match, 0) == {"rope"}
    assert view(match, 1).players[0].shown == ["rope"]
    assert asked(match) == [(1, "lead")]


def test_printed_money_may_keep_in_hand_what_would_fit():
    match = begin(
        trader(completes="printed_money", ships=[harbour(), harbour("sugar")]),
        trader(ships=[harbour(), sea("wheat")]),
    )
    complete(match)
    answer(match, 0, "hand")
    assert hand(match, 0) == {"wheat"}
    assert ship(match, "agriculture-2") == {"at": "harbour", "contracts": [], "containers": []}


def test_printed_money_frees_a_slot_of_the_ship_it_robs():
    match = begin(
        trader(completes="printed_money"),
        trader("agriculture", ships=[harbour("sugar", "wheat")]),
    )
    complete(match)
    assert hand(match, 0) == {"wheat"}
    assert ship(match, "agriculture-1") == {
        "at": "harbour",
        "contracts": ["sugar"],
        "containers": [],
    }


def test_printed_money_is_no_pirating_and_no_load_action():
    match = begin(
        trader(
            completes="printed_money",
            ships=[harbour(), harbour("sugar")],
            shipments="stolen_rice big_ammunition stem_cells",
        ),
        trader("rope", ships=[harbour(), sea("wheat")], shipments="poison_bottles"),
        trader("soap", shipments="fixie_bikes"),
    )
    complete(match)
    answer(match, 0, "place:technology-2")
    assert money(match) == [20, 10, 12]
    assert hand(match, 1) == {"rope"}


def test_printed_money_completes_another_ship_before_it_goes_on():
    match = begin(
        trader(completes="printed_money", ships=[harbour(), harbour("potatoes", "agriculture")]),
        trader(ships=[harbour(), sea("wheat")]),
        trader(ships=[harbour(), sea("soap rope")]),
    )
    complete(match)
    answer(match, 0, "place:technology-2")
    assert player(match, 0).shipments == ["printed_money", "potatoes"]
    assert money(match)[0] == 10 + 10 + 6 + 2
    assert asked(match) == [(0, "printed_money")]
    assert options(match, 0) == {"pirate:illegal-2:soap", "pirate:illegal-2:rope"}


def test_printed_money_lets_aeroponics_answer_after_the_whole_power():
    match = begin(
        trader(completes="printed_money"),
        trader(ships=[harbour(), sea("wheat soap")], shipments="aeroponics"),
        trader(ships=[harbour(), sea("candy rope")]),
    )
    complete(match)
    answer(match, 0, "pirate:agriculture-2:wheat")
    assert ship(match, "agriculture-2")["at"] == "sea"
    answer(match, 0, "pirate:illegal-2:rope")
    assert ship(match, "agriculture-2") == {
        "at": "harbour",
        "contracts": [],
        "containers": ["soap"],
    }
    assert ship(match, "illegal-2")["at"] == "sea"


# -- dino bones


def test_dino_bones_put_a_good_of_everybody_on_the_island_and_take_two_cards_of_it():
    match = begin(
        trader(completes="dino_bones", goods="foxes seeds"),
        trader(goods="rope candy"),
        trader(goods="sauna"),
        trader(),
        deck="honey",
    )
    complete(match)
    assert asked(match) == [(0, "dino_bones")]
    assert options(match, 0) == {"good:foxes", "good:seeds"}
    answer(match, 0, "good:foxes")
    answer(match, 1, "good:rope")
    assert view(match).island == ["honey", "foxes", "rope", "sauna"]
    assert player(match, 2).goods == []
    answer(match, 0, "card:honey", "card:sauna")
    assert player(match, 0).goods == ["seeds", "honey", "sauna"]
    assert view(match).island == ["foxes", "rope"]


def test_dino_bones_take_what_the_island_has():
    """One card or none: the completion itself puts nothing there when the deck is empty."""
    match = begin(trader(completes="dino_bones"), trader(goods="rope"), deck_only=True)
    complete(match)
    assert match.over
    assert "rope" in player(match, 0).goods
    match = begin(trader(completes="dino_bones"), trader(), deck_only=True)
    complete(match)
    assert match.over
    assert player(match, 0).goods == []


def test_dino_bones_discard_what_has_no_room():
    match = begin(
        trader(completes="dino_bones", goods="luxury*4"), trader(goods="rope"), deck="honey"
    )
    complete(match)
    answer(match, 0, min(options(match, 0)))
    answer(match, 0, "card:rope", "card:honey")
    assert len(player(match, 0).goods) == 4
    assert "rope" in player(match, 0).goods
    assert "honey" in view(match).discard


def test_dino_bones_take_no_virtual_good_and_set_off_chapstick():
    match = begin(
        trader(completes="dino_bones"),
        trader(shipments="ferraris chapstick"),
        deck="rope",
        island="soap",
    )
    complete(match)
    answer(match, 0, "card:rope")
    assert set(player(match, 0).goods) == {"rope", "soap"}
    assert money(match) == [16, 14]


def test_dino_bones_can_make_a_rival_win_by_taking_a_good():
    """Exotic Fish look when all have given one: five virtual goods against four."""
    match = begin(
        trader(completes="dino_bones", credits=0, goods="foxes"),
        trader(shipments="exotic_fish ferraris", credits=20),
        trader(credits=2, goods="sauna cologne rope soap candy", shipments="pants"),
    )
    complete(match)
    assert not match.over
    answer(match, 2, "good:sauna")
    assert match.over
    assert match.winners == [1]


def test_dino_bones_work_for_wind_turbines_that_copy_them():
    match = begin(
        trader(completes="wind_turbines"),
        trader(shipments="dino_bones", goods="candy"),
        deck="rope",
    )
    complete(match)
    assert options(match, 0) == {"card:rope", "card:candy"}
    answer(match, 0, "card:rope")
    assert set(player(match, 0).goods) == {"rope", "candy"}
    assert player(match, 1).goods == []


# -- stolen research


def test_stolen_research_may_change_places_with_a_rivals_technology_shipment():
    match = begin(
        trader(completes="stolen_research", shipments="tablets"),
        trader(shipments="drones foxes"),
        trader(shipments="laptops"),
    )
    complete(match)
    assert asked(match) == [(0, "stolen_research")]
    assert options(match, 0) == {"shipment:drones", "shipment:laptops", "no"}
    answer(match, 0, "shipment:drones")
    assert player(match, 0).shipments == ["tablets", "drones"]
    assert player(match, 1).shipments == ["foxes", "stolen_research"]


def test_stolen_research_can_be_declined_or_find_nothing():
    match = begin(trader(completes="stolen_research"), trader(shipments="drones"))
    complete(match)
    answer(match, 0, "no")
    assert player(match, 0).shipments == ["stolen_research"]
    assert player(match, 1).shipments == ["drones"]
    match = begin(
        trader(completes="stolen_research", shipments="drones"), trader(shipments="foxes")
    )
    complete(match)
    assert asked(match) == [(1, "lead")]


def test_stolen_research_lets_an_immediate_power_happen():
    match = begin(trader(completes="stolen_research"), trader(shipments="delayed_game"))
    complete(match)
    answer(match, 0, "shipment:delayed_game")
    assert money(match) == [16, 0]
    assert view(match).extra_turns == [0]
    assert player(match, 1).shipments == ["stolen_research"]


def test_stolen_research_chooses_anew_what_stolen_wind_turbines_copy():
    match = begin(
        trader(completes="stolen_research"),
        trader(shipments="wind_turbines ammunition"),
        trader(shipments="danger_pets"),
        copies={"wind_turbines": "ammunition"},
    )
    complete(match)
    answer(match, 0, "shipment:wind_turbines")
    assert asked(match) == [(0, "wind_turbines")]
    assert options(match, 0) == {"shipment:ammunition", "shipment:danger_pets"}
    answer(match, 0, "shipment:danger_pets")
    assert money(match) == [20, 8, 8]
    assert view(match).copies == {"wind_turbines": "danger_pets"}


def test_stolen_research_never_lets_mri_machines_out_of_force():
    """With 60 credits the target of 50 would be reached if it came back for a moment."""
    match = begin(trader(completes="stolen_research", credits=54), trader(shipments="mri_machines"))
    complete(match)
    answer(match, 0, "shipment:mri_machines")
    assert player(match, 0).shipments == ["mri_machines"]
    assert not view(match).last_turn
    assert money(match)[0] == 60


def test_stolen_research_sets_off_no_whenever_power_for_what_it_brings():
    """The ship itself does once: Shoes asks a single time."""
    match = begin(
        trader(completes="stolen_research"), trader(shipments="drones shoes"), deck="honey rice"
    )
    complete(match)
    answer(match, 0, "shipment:drones")
    answer(match, 1, "no")
    assert asked(match) == [(1, "lead")]


# -- big cats


def test_big_cats_let_illegal_containers_fill_every_own_slot():
    match = begin(trader("technology foxes rope", shipments="big_cats", ships=[harbour("sugar")]))
    lead(match, 0, "load")
    assert choices(match, 0) == {"load:foxes:technology-1", "done"}
    answer(match, 0, "load:foxes:technology-1")
    assert ship(match, "technology-1")["containers"] == ["foxes"]


def test_big_cats_make_a_pirated_illegal_container_fit():
    match = begin(
        trader("illegal", imports="illegal", shipments="big_cats", ships=[harbour("sugar")]),
        island="seeds soap",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:seeds")
    assert ship(match, "technology-1")["containers"] == ["seeds"]
    answer(match, 0, "pirate:island:soap")
    assert ship(match, "technology-1")["containers"] == ["seeds"]


def test_big_cats_name_the_ship_alone_where_two_contracts_have_room():
    match = begin(
        trader("technology foxes", shipments="big_cats", ships=[harbour("sugar chapstick")])
    )
    lead(match, 0, "load")
    assert options(match, 0, "load") == {"load:foxes:technology-1"}


def test_big_cats_help_neither_rivals_nor_their_own_contract():
    match = begin(
        trader("technology foxes", ships=[harbour("sugar")]), trader("rope", shipments="big_cats")
    )
    lead(match, 0, "load")
    assert options(match, 0) == {"discard-contract:sugar", "done"}
    match = begin(trader("technology foxes", ships=[harbour("big_cats"), harbour("sugar")]))
    lead(match, 0, "load")
    assert options(match, 0, "load") == {"load:foxes:technology-1"}


def test_big_cats_copied_by_wind_turbines_still_speak_of_illegal_containers():
    match = begin(
        trader("technology*2 foxes", shipments="wind_turbines", ships=[harbour("sugar")]),
        copies={"wind_turbines": "big_cats"},
    )
    lead(match, 0, "load")
    assert options(match, 0, "load") == {"load:foxes:technology-1"}


# -- seeds


def test_seeds_let_own_illegal_contracts_take_any_colour():
    match = begin(
        trader(
            "technology foxes rope",
            shipments="seeds",
            ships=[harbour("cannabis"), harbour("sugar")],
        )
    )
    lead(match, 0, "load")
    assert options(match, 0, "load") == {"load:foxes:technology-1", "load:rope:technology-1"}
    answer(match, 0, "load:rope:technology-1")
    assert ship(match, "technology-1")["containers"] == ["rope"]


def test_seeds_do_not_work_on_their_own_contract_or_for_rivals():
    match = begin(
        trader("technology foxes rope", ships=[harbour("seeds")]),
        trader("technology soap", ships=[harbour("ivory")]),
        trader("sauna", shipments="wind_turbines"),
        copies={"wind_turbines": "seeds"},
    )
    lead(match, 0, "load", follow=[1])
    assert options(match, 0, "load") == {"load:foxes:technology-1"}
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]


def test_seeds_let_any_pirated_container_complete_an_illegal_contract():
    match = begin(
        trader("illegal", shipments="seeds", ships=[harbour("cannabis", "illegal")]),
        island="rope soap",
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:rope")
    assert player(match, 0).shipments == ["seeds", "cannabis"]
    assert "rope" in ship(match, "technology-1")["containers"]


# -- foxes


def bids(*traders, offers):
    match = begin(*traders)
    lead(match, 0, "import", follow=range(1, len(traders)))
    for seat, offer in enumerate(offers):
        answer(match, seat, offer)
    return match


CARGO = [harbour(), sea("candy glasses")]


def test_foxes_win_a_tie_of_bids_against_the_leader():
    match = bids(
        trader("rope", ships=CARGO),
        trader("soap"),
        trader("chapstick", shipments="foxes"),
        offers=["bid:4", "bid:4", "bid:4"],
    )
    assert asked(match) == [(2, "place-import")]
    assert money(match) == [10, 10, 6]
    match = bids(trader("rope", ships=CARGO), trader("soap"), offers=["bid:4", "bid:4"])
    assert asked(match) == [(0, "place-import")]


def test_foxes_do_not_beat_a_higher_bid():
    match = bids(
        trader("rope", ships=CARGO),
        trader("soap", shipments="foxes"),
        offers=["bid:4", "bid:2"],
    )
    assert asked(match) == [(0, "place-import")]
    assert money(match) == [6, 10]


def test_foxes_and_a_copy_of_them_tie_as_if_there_were_none():
    match = bids(
        trader("rope", ships=CARGO),
        trader("soap", shipments="wind_turbines"),
        trader("chapstick", shipments="foxes"),
        offers=["bid:0", "bid:0", "bid:0"],
    )
    assert asked(match) == [(2, "place-import")]
    match = ending(
        trader(goods="luxury", shipments="foxes"),
        trader(goods="luxury", shipments="wind_turbines"),
        trader(goods="luxury"),
        copies={"wind_turbines": "foxes"},
    )
    assert [score(match, seat, "majority:luxury") for seat in range(3)] == [4, 4, 0]


def test_foxes_win_a_tied_majority_and_the_illegal_one_too():
    match = ending(
        trader(goods="luxury technology illegal"),
        trader(goods="luxury technology illegal", shipments="foxes"),
    )
    for source, amount in [("luxury", 8), ("technology", 6), ("illegal", -6)]:
        assert score(match, 0, f"majority:{source}") == 0
        assert score(match, 1, f"majority:{source}") == amount
    assert score(match, 1, "majority:agriculture") == 0


def test_foxes_win_ties_for_champagne_nice_suits_and_the_game():
    match = ending(
        trader(shipments="champagne", credits=10),
        trader(shipments="foxes", credits=10),
    )
    assert score(match, 0, "power:champagne") == 0
    assert match.scores[0].total == match.scores[1].total
    assert match.winners == [1]
    match = ending(
        trader(shipments="nice_suits", ships=[sea("rope soap")]),
        trader(shipments="foxes", ships=[sea("candy cups")]),
    )
    assert score(match, 0, "power:nice_suits") == 0
    match = ending(trader(shipments="champagne foxes"), trader(shipments="pants rope"))
    assert score(match, 0, "power:champagne") == 8


def test_foxes_moved_to_goods_by_diamond_rings_win_no_tie():
    match = ending(
        trader(goods="luxury", shipments="diamond_rings foxes", credits=10),
        trader(goods="luxury", credits=10),
    )
    answer(match, 0, "use:diamond_rings:foxes")
    end_turn(match)
    assert score(match, 0, "majority:luxury") == score(match, 1, "majority:luxury") == 4


# -- ivory


def test_ivory_turns_the_fine_for_the_most_illegal_goods_into_a_bonus():
    match = ending(trader(goods="illegal*2", shipments="ivory"), trader(goods="illegal"))
    assert score(match, 0, "majority:illegal") == 6
    match = ending(trader(goods="illegal", shipments="ivory"), trader(goods="illegal*2"))
    assert score(match, 0, "majority:illegal") == 0
    assert score(match, 1, "majority:illegal") == -6


def test_ivory_shares_a_tie_while_the_others_share_the_fine():
    match = ending(
        trader(goods="illegal", shipments="ivory"), trader(goods="illegal"), trader("rope")
    )
    assert [score(match, seat, "majority:illegal") for seat in range(3)] == [3, -3, 0]
    match = ending(trader(shipments="ivory"), trader())
    assert score(match, 0, "majority:illegal") == 0


def test_ivory_is_doubled_by_sauna_and_gone_with_diamond_rings():
    match = ending(trader(goods="illegal", shipments="ivory sauna"), trader())
    assert score(match, 0, "majority:illegal") == 12
    match = ending(trader(goods="illegal", shipments="ivory diamond_rings"), trader())
    answer(match, 0, "use:diamond_rings:ivory")
    end_turn(match)
    assert score(match, 0, "majority:illegal") == -6


# -- the mother load


def test_the_mother_load_wins_at_once_with_eight_illegal_goods():
    match = begin(
        trader("consumer", goods="illegal*7", shipments="the_mother_load rope soap", credits=0),
        trader("sauna", credits=90, ships=[harbour(), sea("foxes candy")]),
        target=100,
    )
    lead(match, 0, "import")
    answer(match, 0, "take:foxes:goods")
    assert match.over
    assert match.winners == [0]
    assert told(match, None, "win")[0]["cause"] == "the_mother_load"


def test_the_mother_load_wins_when_it_arrives():
    match = begin(trader(completes="the_mother_load", goods="illegal*8"), trader())
    complete(match)
    assert match.over
    assert match.winners == [0]
    match = begin(trader(completes="the_mother_load", goods="illegal*7"), trader())
    complete(match)
    assert not match.over


def test_the_mother_load_counts_a_virtual_good():
    match = begin(
        trader(completes="the_mother_load", goods="illegal*7", shipments="ferraris"), trader()
    )
    complete(match)
    assert match.over
    assert match.winners == [0]


def test_the_mother_load_passed_on_by_railguns_wins_for_its_new_owner():
    match = begin(
        trader(completes="railguns", goods="illegal*8"),
        trader(shipments="the_mother_load", credits=0),
    )
    complete(match)
    assert match.over
    assert match.winners == [0]


def test_the_mother_load_is_no_longer_looked_at_when_the_game_is_scored():
    match = ending(
        trader(goods="illegal*6", shipments="the_mother_load diamond_rings foxes seeds", credits=0),
        trader(credits=90),
        target=100,
    )
    answer(match, 0, "use:diamond_rings:foxes+seeds")
    end_turn(match)
    assert match.over
    assert match.winners == [1]


# -- exotic fish


def test_exotic_fish_win_at_once_with_twice_the_credits_and_the_most_goods():
    match = begin(
        trader("luxury rope", credits=16, goods="foxes soap", shipments="exotic_fish"),
        trader(goods="candy"),
        trader(credits=0),
    )
    lead(match, 0, "supply")
    answer(match, 0, "sell:rope")
    assert match.over
    assert match.winners == [0]
    assert told(match, None, "win")[0]["cause"] == "exotic_fish"


@pytest.mark.parametrize(
    ("credits", "rival", "goods", "won"),
    [
        (10, 10, "rope soap", True),  # 20 against 10
        (10, 12, "rope soap", False),
        (10, 10, "rope", False),
        (0, 4, "rope soap", True),  # 10 against 4
    ],
)
def test_exotic_fish_need_both_conditions_when_they_arrive(credits, rival, goods, won):
    """The payout of the ship, 10, counts."""
    match = begin(
        trader(completes="exotic_fish", credits=credits, goods=goods),
        trader(credits=rival, goods="candy"),
        trader(credits=0),
    )
    complete(match)
    assert match.over == won
    assert not won or match.winners == [0]


def test_exotic_fish_compare_with_every_rival():
    match = begin(
        trader(completes="exotic_fish", goods="rope soap"),
        trader(credits=2, goods="candy"),
        trader(credits=12),
    )
    assert not complete(match).over


def test_exotic_fish_are_no_use_without_credits():
    """Twice nothing is nothing: the container taken changes the goods while nobody has any."""
    match = begin(
        trader("consumer", credits=0, shipments="exotic_fish", ships=[sea("soap rope")]),
        trader(credits=0),
    )
    lead(match, 0, "import")
    answer(match, 0, "take:soap:goods", "take:rope:goods")
    assert len(player(match, 0).goods) == 2
    assert not match.over


def test_exotic_fish_count_virtual_goods():
    match = begin(trader(completes="exotic_fish", goods="rope soap"), trader(shipments="ferraris"))
    assert not complete(match).over


def test_exotic_fish_win_a_tie_of_goods_with_foxes():
    match = begin(trader(completes="exotic_fish", goods="rope"), trader(goods="candy"))
    assert not complete(match).over
    match = begin(
        trader(completes="exotic_fish", goods="rope", shipments="foxes"), trader(goods="candy")
    )
    assert complete(match).over
    assert match.winners == [0]


def test_exotic_fish_win_no_tie_with_foxes_where_a_rival_has_more_or_a_copy_of_them():
    match = begin(
        trader(completes="exotic_fish", goods="rope", shipments="foxes"), trader(goods="candy cups")
    )
    assert not complete(match).over
    match = begin(
        trader(completes="exotic_fish", goods="rope", shipments="foxes"),
        trader(goods="candy", shipments="wind_turbines"),
        copies={"wind_turbines": "foxes"},
    )
    assert not complete(match).over


def test_exotic_fish_lose_a_tie_of_goods_to_foxes_of_a_rival():
    match = begin(
        trader(completes="exotic_fish", goods="rope"), trader(goods="candy", shipments="foxes")
    )
    assert not complete(match).over
    match = begin(
        trader(completes="exotic_fish", goods="rope soap"), trader(goods="candy", shipments="foxes")
    )
    assert complete(match).winners == [0]


def test_exotic_fish_win_when_a_rival_loses_credits_in_a_rivals_turn():
    match = begin(
        trader(completes="danger_pets", credits=0),
        trader(credits=12, goods="candy"),
        trader(credits=22, goods="rope soap", shipments="exotic_fish"),
    )
    complete(match)
    assert match.over
    assert match.winners == [2]


def test_exotic_fish_win_when_goods_given_to_railguns_find_no_room():
    match = begin(
        trader(completes="railguns", credits=0, goods="luxury*4"),
        trader(credits=40, goods="rope soap candy glasses cups", shipments="exotic_fish"),
        trader(credits=0, goods="foxes seeds sugar wheat honey"),
    )
    complete(match)
    answer(match, 1, "credits")
    assert not match.over
    answer(match, 2, "goods:foxes+seeds")
    assert match.over
    assert match.winners == [1]
