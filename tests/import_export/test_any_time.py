"""13.10 of docs/rules/import-export.md: what can be done at any time is not lost unasked."""

import pytest

from kit.import_export import (
    answer,
    asked,
    begin,
    complete,
    end_turn,
    harbour,
    kinds,
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

SEA = sea("soap chairs foxes backpacks")


def auction(*bidders, **fields):
    """The seats all take part in a round of imports; the ship is that of the last, who drew."""
    match = begin(*bidders, trader(ships=[harbour(), SEA]), **fields)
    return lead(match, fields.get("leader", 0), "import", follow=range(len(bidders)))


def any_time_asks(match):
    """Who is asked `any-time`, one after the other, as everybody declines."""
    seats = []
    while kinds(match) == ["any-time"]:
        seats.append(match.pending[0].seat)
        answer(match, seats[-1], "done")
    return seats


# -- before an action lapses


def test_a_load_action_does_not_lapse_unasked():
    """13.10 There is no contract at all, but Iceland Water could sell."""
    match = begin(trader("laptops rice", shipments="iceland_water"))
    lead(match, 0, "load", "laptops")
    assert asked(match) == [(0, "load")]
    assert options(match, 0) == {"use:iceland_water:rice", "done"}
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]
    assert money(match) == [10, 10]


def test_an_any_time_option_can_save_the_action():
    """13.10, 5.4 Lutefisk becomes the contract that was missing, and then there is a load."""
    match = begin(trader("laptops lutefisk wheat", goods="onions sugar"))
    lead(match, 0, "load", "laptops")
    assert options(match, 0) == {"use:lutefisk:technology-1", "use:lutefisk:technology-2", "done"}
    answer(match, 0, "use:lutefisk:technology-1")
    assert asked(match) == [(0, "load")]
    assert options(match, 0) == {"load:wheat:technology-1", "done"}
    answer(match, 0, "load:wheat:technology-1")
    assert ship(match, "technology-1")["containers"] == ["wheat"]


def test_when_the_last_option_is_used_the_action_lapses():
    """13.10, 13.2 Nobody is asked where `done` is the only answer."""
    match = begin(trader("laptops rice honey", shipments="iceland_water"))
    lead(match, 0, "load", "laptops")
    answer(match, 0, "use:iceland_water:rice")
    assert asked(match) == [(0, "load")]
    answer(match, 0, "use:iceland_water:honey")
    assert asked(match) == [(1, "lead")]
    assert money(match)[0] == 14


def test_a_contract_action_does_not_lapse_unasked():
    """13.10 The follower has no card left to contract."""
    match = begin(
        trader("rice"), trader("wheat", goods="drones jets", shipments="telescopes"), leader=0
    )
    lead(match, 0, "contract", "rice", follow=[1])
    assert asked(match) == [(1, "contract")]
    assert options(match, 1) == {"use:telescopes:drones", "use:telescopes:jets", "done"}
    answer(match, 1, "done")
    assert asked(match) == [(1, "lead")]


def test_a_pirate_action_does_not_lapse_unasked():
    """13.10 Prefab Homes send a ship to sea, and there is something to take."""
    match = begin(
        trader("foxes", shipments="prefab_homes", ships=[harbour("champagne", "sauna")]),
        trader("rope"),
        trader("pens"),
        deck="honey rice soap books chairs pants coffee wheat cups",
    )
    lead(match, 0, "pirate", "foxes")
    assert asked(match) == [(0, "pirate")]
    assert options(match, 0) == {
        "use:prefab_homes:technology-1",
        "discard-contract:champagne",
        "done",
    }
    answer(match, 0, "use:prefab_homes:technology-1")
    assert options(match, 0, "pirate:") == {"pirate:technology-1:sauna", "pirate:island:cups"}


def test_a_supply_action_does_not_lapse_unasked():
    """13.10 No card to sell and no room for imports; Segways could go to the goods."""
    match = begin(
        trader("sauna", imports="soap rope", shipments="segways", goods="cups pens"),
        island="honey",
    )
    lead(match, 0, "supply", "sauna")
    assert asked(match) == [(1, "lead")], "without room for Segways there is no such option"
    match = begin(trader("sauna", imports="soap rope", shipments="segways"), island="honey")
    lead(match, 0, "supply", "sauna")
    assert asked(match) == [(0, "supply")]
    assert options(match, 0) == {"use:segways:goods", "done"}
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]


def test_a_free_action_does_not_lapse_unasked():
    """13.10, 13.6 Nothing fits, but Iceland Water could sell what Nanobots can't load."""
    match = begin(
        trader("jets"),
        trader("soap", shipments="nanobots iceland_water", ships=[harbour("drones")]),
        deck="rice pens cups foxes",
    )
    answer(match, 0, "lead:load:jets")
    answer(match, 1, "draw")
    assert asked(match) == [(1, "nanobots")]
    assert options(match, 1) == {"use:iceland_water:rice", "no"}
    answer(match, 1, "no")
    assert asked(match) == [(1, "lead")]


def test_the_leaders_right_to_discard_contracts_is_such_an_option():
    """13.10, 3.7 The follower has contracts as well, but not that right."""
    match = begin(
        trader("laptops rope", ships=[harbour("sauna drones", "jets:drones")]),
        trader("tablets pens", ships=[harbour("rice")]),
    )
    lead(match, 0, "load", "laptops", follow=[1])
    assert asked(match) == [(0, "load")]
    assert options(match, 0) == {"discard-contract:sauna", "discard-contract:drones", "done"}
    answer(match, 0, "discard-contract:sauna")
    assert asked(match) == [(0, "load")]
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")], "seat 1 can't load, and has nothing else"


def test_what_was_declined_is_declined_with_all_actions_left():
    """13.10, 3.5 Three load actions lapse with one `done`."""
    match = begin(trader("laptops rice", imports="jets drones", shipments="iceland_water rope"))
    lead(match, 0, "load", "laptops")
    answer(match, 0, "done")
    assert asked(match) == [(1, "lead")]


@pytest.mark.parametrize(
    ("action", "card"),
    [
        ("load", "laptops"),
        ("contract", "rice"),
        ("pirate", "foxes"),
        ("import", "soap"),
        ("supply", "sauna"),
    ],
)
def test_nobody_is_asked_who_has_no_such_option(action, card):
    """13.10, 13.2 The leader is asked with such an option, seat 1 has no action to lose."""
    for goods in ("drones", "onions"):
        match = begin(
            trader(card, goods=goods, shipments="telescopes"),
            trader("honey", goods="jets", shipments="wind_turbines"),
            copies={"wind_turbines": "telescopes"},
        )
        lead(match, 0, action, card)
        if goods == "drones":
            assert asked(match) == [(0, "any-time" if action == "import" else action)]
            answer(match, 0, "done")
        assert asked(match) == [(1, "lead")]


# -- before import actions lapse


def test_import_actions_do_not_lapse_unasked():
    """13.10, 7.2 All who would lose one, clockwise from the leader; the rest is not concerned."""
    match = begin(
        trader("books", goods="drones", shipments="telescopes"),
        trader("cups", goods="honey"),
        trader("pens", goods="jets", shipments="iceland_water wind_turbines"),
        trader("candy", goods="laptops", shipments="playstations"),
        leader=2,
        copies={"wind_turbines": "telescopes", "playstations": "telescopes"},
        deck="rope soap foxes sauna",
    )
    lead(match, 2, "import", "pens", follow=[0, 1])
    assert any_time_asks(match) == [2, 0], "seat 1 has no option, seat 3 no import action"
    assert asked(match) == [(3, "lead")]


def test_it_is_looked_again_for_a_ship_to_pick():
    """13.10, 7.2 Prefab Homes of a bidder send one to sea: now the leader picks it, and all bid."""
    match = begin(
        trader("pens"),
        trader(
            "cups", shipments="prefab_homes", ships=[harbour("champagne", "sauna impalas:loose")]
        ),
        cards={"champagne": {"load": {"luxury": 3}}},
    )
    lead(match, 0, "import", "pens", follow=[1])
    assert asked(match) == [(1, "any-time")]
    assert options(match, 1) == {"use:prefab_homes:agriculture-1", "done"}
    answer(match, 1, "use:prefab_homes:agriculture-1")
    assert asked(match) == [(0, "bid"), (1, "bid")]
    assert told(match, None, "pick")[0]["to"] == "agriculture-1"


def test_in_a_later_round_only_those_are_asked_who_still_have_an_action():
    """13.10, 7.1 The leader has used the only one; seat 1 has two."""
    match = begin(
        trader("pens", goods="drones", shipments="telescopes", ships=[harbour(), sea("soap")]),
        trader("cups", imports="candy", goods="jets", shipments="wind_turbines"),
        copies={"wind_turbines": "telescopes"},
    )
    lead(match, 0, "import", "pens", follow=[1])
    assert any_time_asks(match) == [0, 1], "before the bid"
    answer(match, 0, "bid:0")
    answer(match, 1, "pass")
    answer(match, 0, "take:soap:goods")
    assert asked(match) == [(1, "any-time")], "nothing is at sea any more"
    answer(match, 1, "done")
    assert asked(match) == [(1, "lead")]


def test_a_lone_importer_is_asked_before_the_action_lapses():
    """13.10, 7.5"""
    match = begin(trader("pens rice", shipments="iceland_water"), trader())
    lead(match, 0, "import", "pens")
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "use:iceland_water:rice")
    assert asked(match) == [(1, "lead")]
    assert money(match) == [12, 10]


# -- before a sealed bid


def test_telescopes_are_asked_about_before_a_bid():
    """13.10, 7.3 The credits can be bid."""
    match = auction(
        trader("pens"), trader("cups", credits=0, goods="drones jets", shipments="telescopes")
    )
    assert asked(match) == [(1, "any-time")]
    assert options(match, 1) == {"use:telescopes:drones", "use:telescopes:jets", "done"}
    answer(match, 1, "use:telescopes:drones")
    assert asked(match) == [(1, "any-time")]
    assert options(match, 1) == {"use:telescopes:jets", "done"}
    answer(match, 1, "done")
    assert asked(match) == [(0, "bid"), (1, "bid")]
    assert options(match, 1) == {"pass", "bid:0", "bid:2", "bid:4"}


def test_iceland_water_is_asked_about_before_a_bid():
    """13.10 Only with an agriculture card; when that is sold nothing more is asked."""
    match = auction(trader("pens rice", shipments="iceland_water"), trader("cups"))
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "use:iceland_water:rice")
    assert kinds(match) == ["bid", "bid"]
    assert "bid:12" in options(match, 0)
    match = auction(trader("pens drones", shipments="iceland_water"), trader("cups"))
    assert kinds(match) == ["bid", "bid"]


def test_prefab_homes_are_asked_about_before_a_bid():
    """13.10 Two containers pay 6."""
    match = auction(
        trader("pens"),
        trader("cups", shipments="prefab_homes", ships=[harbour("sauna", "luxury*2")]),
    )
    assert asked(match) == [(1, "any-time")]
    answer(match, 1, "use:prefab_homes:agriculture-1")
    assert kinds(match) == ["bid", "bid"]
    assert money(match)[1] == 16


def test_a_single_container_is_enough_before_a_bid_if_the_shipment_pays():
    """13.10, 6.2 The ship pays nothing, but Fluffy Pillows pay 2 for each of two shipments."""
    match = auction(
        trader("pens"),
        trader("cups", shipments="prefab_homes", ships=[harbour("fluffy_pillows", "luxury")]),
    )
    assert asked(match) == [(1, "any-time")]
    answer(match, 1, "use:prefab_homes:agriculture-1")
    assert money(match)[1] == 14


def test_discarding_is_asked_about_before_a_bid_if_it_completes_a_ship():
    """13.10, 3.7 The ship would pay; with one container less it would not be complete."""
    match = auction(trader("pens", ships=[harbour("drones sauna", "technology")]), trader("cups"))
    assert kinds(match) == ["bid", "bid"]
    match = auction(trader("pens", ships=[harbour("drones sauna", "technology*2")]), trader("cups"))
    assert asked(match) == [(0, "any-time")]
    assert options(match, 0) == {"discard-contract:drones", "discard-contract:sauna", "done"}
    answer(match, 0, "discard-contract:sauna")
    assert kinds(match) == ["bid", "bid"]
    assert money(match)[0] == 16


@pytest.mark.parametrize("swap", ["rope", "led_lights"])
def test_swaps_are_not_asked_about_before_a_bid(swap):
    """13.10 They bring no credits; before an action lapses they are asked about all the same."""
    match = auction(trader("pens rice honey", shipments=swap), trader("cups"), island="sauna")
    assert kinds(match) == ["bid", "bid"]
    match = begin(trader("pens rice honey", shipments=swap), trader("cups"), island="sauna")
    lead(match, 0, "import", "pens", follow=[1])
    assert asked(match) == [(0, "any-time")]


def test_lutefisk_is_asked_about_before_a_bid_if_it_pays():
    """13.10, 4.5 By loose containers that complete the ship, or by Sugar."""
    for aboard, shipments, kind in [
        ("", "", "bid"),
        ("wheat coffee rice", "", "any-time"),
        ("", "sugar", "any-time"),
    ]:
        match = begin(
            trader(
                "pens lutefisk",
                goods="agriculture*2",
                shipments=shipments,
                ships=[harbour("", aboard), sea("soap rope")],
            ),
            trader("cups"),
        )
        lead(match, 0, "import", "pens", follow=[1])
        assert kinds(match)[0] == kind


def test_segways_are_asked_about_before_a_bid_if_they_complete_a_ship():
    """13.10 Among goods or imports they are worth no credits now."""
    for aboard, kind in [("jets", "any-time"), ("", "bid")]:
        match = auction(
            trader("pens"), trader("cups", shipments="segways", ships=[harbour("drones", aboard)])
        )
        assert kinds(match)[0] == kind


def test_bidders_are_asked_clockwise_from_the_leader():
    """13.10 One after the other and in the open, before the first bid is made."""
    match = begin(
        trader("pens", goods="drones", shipments="telescopes"),
        trader("cups", goods="jets", shipments="wind_turbines"),
        trader("candy rice", shipments="iceland_water"),
        trader(goods="tablets", shipments="playstations", ships=[harbour(), SEA]),
        leader=1,
        copies={"wind_turbines": "telescopes", "playstations": "telescopes"},
    )
    lead(match, 1, "import", "cups", follow=[0, 2])
    assert any_time_asks(match) == [1, 2, 0], "seat 3 does not bid"
    assert asked(match) == [(1, "bid"), (2, "bid"), (0, "bid")]


def test_before_an_import_without_a_bid_nobody_is_asked():
    """13.10, 7.5 A lone player takes without one."""
    for follow, kind in [([1], "any-time"), ([], "place-import")]:
        match = begin(
            trader("pens rice", shipments="iceland_water"),
            trader("cups", ships=[harbour(), SEA]),
        )
        lead(match, 0, "import", "pens", follow=follow)
        assert asked(match) == [(0, kind)]


def test_they_are_asked_again_before_the_next_round():
    """13.10, 7.1"""
    match = begin(
        trader("pens rice", imports="books", shipments="iceland_water"),
        trader("cups", imports="candy"),
        trader(ships=[sea("soap pants"), sea("rope foxes")]),
    )
    lead(match, 0, "import", "pens", follow=[1])
    for number in (1, 2):
        answer(match, 0, min(options(match, 0, "ship:"), default="done"))
        assert asked(match) == [(0, "any-time")], number
        answer(match, 0, "done")
        answer(match, 0, "pass")
        answer(match, 1, "pass")
        if number == 1:
            assert asked(match) == [(0, "import-from")]
    assert asked(match) == [(1, "lead")]


def test_if_the_ship_is_gone_after_that_the_leader_picks_again():
    """13.10, 7.2 Paper takes its last container; the ship that brought Paper is at sea now."""
    match = begin(
        trader("pens"),
        trader(
            "cups",
            shipments="prefab_homes",
            ships=[harbour("champagne paper", "luxury consumer*3")],
        ),
        trader(ships=[sea("soap"), sea("rope foxes")]),
    )
    lead(match, 0, "import", "pens", follow=[1])
    answer(match, 0, "ship:illegal-1")
    answer(match, 1, "use:prefab_homes:agriculture-1", "ship:illegal-1", "take:soap:goods")
    assert asked(match) == [(0, "import-from")]
    assert options(match, 0) == {"ship:agriculture-1", "ship:illegal-2"}
    assert view(match).picked in (None, "illegal-1")
    answer(match, 0, "ship:illegal-2")
    assert kinds(match) == ["bid", "bid"]
    assert view(match).picked == "illegal-2"


# -- before the scoring


def test_on_the_last_turn_all_are_asked_clockwise_from_the_leader():
    """13.10, 11.4 Before the scoring and its own choices."""
    match = begin(
        trader(goods="drones", shipments="telescopes"),
        trader("rice", goods="jets", shipments="iceland_water"),
        trader("honey", goods="tablets", shipments="wind_turbines"),
        trader("sugar"),
        leader=1,
        copies={"wind_turbines": "telescopes"},
        deck_only=True,
    )
    answer(match, 1, "draw")
    assert told(match, None, "end") == []
    assert any_time_asks(match) == [1, 2, 0], "seat 3 has no option"
    assert told(match, None, "end") == [{"type": "end"}]
    assert asked(match) == [(2, "final")]
    end_turn(match)
    assert match.over


def test_what_is_done_then_counts():
    """13.10, 12.1 Iceland Water sells to the end."""
    match = begin(
        trader("rice honey", shipments="iceland_water"), trader(), deck="soap", deck_only=True
    )
    answer(match, 0, "draw")
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "use:iceland_water:rice", "use:iceland_water:honey")
    assert match.over
    assert score(match, 0, "credits") == 14


def test_on_the_last_turn_the_leader_may_still_complete_a_ship_by_discarding():
    """13.10, 3.7 The others' contracts are no such option."""
    match = begin(
        trader(ships=[harbour("drones tablets", "jets:drones batteries:drones")], credits=0),
        trader(ships=[harbour("rice", "honey")]),
        deck="soap",
        deck_only=True,
    )
    answer(match, 0, "draw")
    assert asked(match) == [(0, "any-time")]
    assert options(match, 0) == {"discard-contract:drones", "discard-contract:tablets", "done"}
    answer(match, 0, "discard-contract:tablets")
    assert match.over
    assert player(match, 0).shipments == ["drones"]
    assert score(match, 0, "credits") == 6


def test_at_the_end_of_other_turns_nobody_is_asked():
    """13.10 Nothing is lost there: the next turn is the last one."""
    match = begin(
        trader("rice", shipments="iceland_water", ships=[harbour("drones", "jets")]),
        trader("honey", goods="laptops", shipments="telescopes"),
        deck="soap rope pens cups books",
        deck_only=True,
    )
    answer(match, 0, "draw")
    assert asked(match) == [(1, "lead")]
    answer(match, 1, "draw")
    assert any_time_asks(match) == [1, 0]


def test_winning_powers_still_win_then():
    """13.10, 11.3 The scoring has not begun: Exotic Fish sees the sale, and it is all over."""
    match = begin(
        trader("rice", credits=50, shipments="exotic_fish iceland_water", goods="soap"),
        trader("honey", credits=26, shipments="wind_turbines"),
        copies={"wind_turbines": "iceland_water"},
        deck_only=True,
        target=80,
    )
    answer(match, 0, "draw")
    assert asked(match) == [(0, "any-time")]
    answer(match, 0, "use:iceland_water:rice")
    assert match.over
    assert match.winners == [0]
    assert told(match, None, "win")[0]["cause"] == "exotic_fish"


# -- Prefab Homes


def asks_about(match, name):
    """Prefab Homes ask whether to complete this ship."""
    asks = kinds(match) == ["prefab_homes"]
    return asks and {f"ship:{name}", "no"} <= options(match, match.pending[0].seat)


def test_prefab_homes_ask_as_soon_as_half_is_loaded():
    """13.10, 6.1 Not before; a `yes` is the ship, and it is completed at once."""
    match = begin(
        trader(
            "drones sauna cologne impalas",
            imports="technology*2",
            shipments="prefab_homes",
            ships=[harbour("rolls_royce")],
        ),
        deck="cups honey rice",
    )
    lead(match, 0, "load", "drones")
    answer(match, 0, "load:sauna:technology-1")
    assert asked(match) == [(0, "load")]
    answer(match, 0, "load:cologne:technology-1")
    assert asked(match) == [(0, "prefab_homes")]
    assert asks_about(match, "technology-1")
    assert not options(match, 0, "use:prefab_homes"), "the same is not offered twice"
    answer(match, 0, "ship:technology-1", "card:pens")
    assert player(match, 0).shipments == ["prefab_homes", "rolls_royce"]
    assert money(match)[0] == 16
    assert asked(match) == [(1, "lead")], "with no contract left the load action lapses"


def test_prefab_homes_ask_again_at_a_later_change_and_are_offered_in_between():
    """13.10, 13.5"""
    match = begin(
        trader(
            "drones sauna cologne impalas",
            imports="technology*2",
            shipments="prefab_homes",
            ships=[harbour("rolls_royce")],
        ),
    )
    lead(match, 0, "load", "drones")
    answer(match, 0, "load:sauna:technology-1", "load:cologne:technology-1", "no")
    assert asked(match) == [(0, "load")]
    assert "use:prefab_homes:technology-1" in options(match, 0)
    answer(match, 0, "load:impalas:technology-1")
    assert asks_about(match, "technology-1")
    answer(match, 0, "no")
    assert asked(match) == [(1, "lead")]
    assert ship(match, "technology-1")["at"] == "harbour"


def test_prefab_homes_do_not_ask_while_nothing_changes_on_the_ship():
    """13.10 The other ship is completed, and Rice arrives: that is no reason to ask again."""
    match = begin(
        trader(
            completes="rice",
            shipments="prefab_homes",
            ships=[harbour(), harbour("sauna", "luxury*2")],
        ),
    )
    complete(match)
    assert asked(match) == [(1, "lead")]


def test_prefab_homes_ask_when_a_contract_meets_loose_containers():
    """13.10, 4.5"""
    match = begin(
        trader("rice champagne", shipments="prefab_homes", ships=[harbour("", "sauna")]),
    )
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:champagne:technology-1")
    assert asks_about(match, "technology-1")


def test_prefab_homes_ask_when_a_pirated_container_is_loaded():
    """13.10, 8.2"""
    match = begin(
        trader("foxes", shipments="prefab_homes", ships=[harbour("champagne")]), island="sauna"
    )
    lead(match, 0, "pirate", "foxes")
    answer(match, 0, "pirate:island:sauna")
    assert asks_about(match, "technology-1")


def test_prefab_homes_ask_when_the_contract_that_was_short_is_discarded():
    """13.10, 3.7"""
    match = begin(
        trader(shipments="prefab_homes", ships=[harbour("champagne drones", "sauna jets")]),
    )
    assert options(match, 0, "use:") == set()
    answer(match, 0, "discard-contract:drones")
    assert asks_about(match, "technology-1")
    answer(match, 0, "ship:technology-1")
    assert player(match, 0).shipments == ["prefab_homes", "champagne"]
    assert money(match)[0] == 16
    assert asked(match) == [(0, "lead")]


def test_prefab_homes_ask_when_they_arrive():
    """13.10, 6.7 When the ship that brought them has sailed, before the immediate powers."""
    match = begin(
        trader(
            completes="prefab_homes potatoes",
            ships=[harbour(), harbour("champagne", "sauna")],
        ),
        deck="cups honey rice soap",
    )
    complete(match)
    assert ship(match, "technology-1")["at"] == "sea"
    assert asks_about(match, "technology-2")
    assert [event["cause"] for event in told(match, None, "gain")] == ["load"], "no potatoes yet"
    answer(match, 0, "ship:technology-2")
    assert player(match, 0).shipments == ["prefab_homes", "potatoes", "champagne"]


def test_prefab_homes_ask_when_they_are_given_away():
    """13.10, 6.7 Railguns bring them to a player with such a ship."""
    match = begin(
        trader(completes="railguns", ships=[harbour(), harbour("champagne", "sauna")]),
        trader(shipments="prefab_homes", credits=0),
    )
    complete(match)
    assert asked(match) == [(0, "prefab_homes")], "the rival has nothing else to give"
    assert asks_about(match, "technology-2")


def test_prefab_homes_ask_when_another_power_makes_containers_fit():
    """13.10, 5.5 Soap arrives, and the loose container fills half of Champagne."""
    match = begin(
        trader(
            completes="soap",
            shipments="prefab_homes",
            ships=[harbour(), harbour("champagne", "cups")],
        ),
    )
    complete(match)
    assert asks_about(match, "technology-2")


def test_prefab_homes_ask_their_owner_alone():
    """13.10 A rival's load is no affair of theirs, nor the owner's ship without a luxury card."""
    match = begin(
        trader("drones sauna", ships=[harbour("champagne")]),
        trader(
            "jets tablets cologne",
            imports="technology",
            shipments="prefab_homes",
            ships=[harbour("batteries"), harbour("velvet_robes")],
        ),
    )
    lead(match, 0, "load", "drones", follow=[1])
    answer(match, 0, "load:sauna:technology-1")
    assert asked(match) == [(1, "load")]
    answer(match, 1, "load:tablets:agriculture-1")
    assert asked(match) == [(1, "load")]
    answer(match, 1, "load:cologne:agriculture-2")
    assert asks_about(match, "agriculture-2")
