"""The powers of the consumer cards, in alphabetical order."""

from msgspec import to_builtins

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
    others,
    player,
    score,
    sea,
    ship,
    told,
    trader,
    view,
)

FERRARIS = {"ferraris": {"load": {"luxury": 2}}}
"""Fewer slots, so that a test can fill them."""


def caused(match, card, type):
    """(seat, amount) of the events of a type that a card has caused."""
    return [(e["seat"], e["amount"]) for e in told(match, None, type) if e["cause"] == card]


def paid_by(match, card):
    """To whom the bank has paid how much because of this card."""
    return caused(match, card, "gain")


def drawn_by(match, card):
    """Who has drawn how many cards because of this card."""
    return caused(match, card, "draw")


def everywhere(match):
    """Every card that a spectator sees somewhere, in the order of the zones."""
    seen = view(match)
    found = [*seen.island, *seen.discard, *seen.held]
    for each in seen.players:
        found += [*each.imports, *each.goods, *each.shipments, *each.played]
        for vessel in each.ships:
            found += [*vessel.contracts, *[c.card for c in vessel.containers]]
    return found


# -- backpacks


def test_backpacks_draws_when_an_import_sends_a_rivals_ship_home():
    match = begin(
        trader("cups", shipments="backpacks"),
        trader(ships=[harbour(), sea("honey")]),
        deck="rice soap rope pens foxes drones",
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods")
    assert asked(match) == [(0, "backpacks")]
    assert options(match, 0) == {"yes", "no"}
    assert ship(match, "agriculture-2")["at"] == "harbour"
    assert everywhere(match).count("honey") == 1
    answer(match, 0, "yes")
    assert player(match, 0).goods == ["honey"]
    assert hand(match, 0) == {"drones"}


def test_backpacks_draws_in_somebody_elses_turn_when_a_pirate_empties_a_ship():
    match = begin(
        trader("foxes"),
        trader("pistols", shipments="backpacks"),
        trader("ammunition", ships=[harbour(), sea("honey")]),
        deck="rice soap",
    )
    lead(match, 0, "pirate", follow=[1, 2])
    answer(match, 0, "pirate:illegal-2:honey")
    assert asked(match) == [(1, "backpacks")]
    assert view(match).held == ["honey"]
    answer(match, 1, "yes")
    assert hand(match, 1) == {"rice"}
    assert "honey" in view(match).discard


def test_backpacks_may_be_declined():
    match = begin(
        trader("cups", shipments="backpacks", ships=[harbour(), sea("honey")]), trader("soap")
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:imports", "no")
    assert hand(match, 0) == set()
    assert kinds(match) == ["lead"]


def test_backpacks_does_not_answer_while_a_container_is_left():
    match = begin(trader("cups", shipments="backpacks", ships=[harbour(), sea("honey rice foxes")]))
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    assert kinds(match) == ["lead"]


def test_backpacks_is_not_asked_with_no_deck_left():
    match = begin(
        trader("foxes", shipments="backpacks"),
        trader("pistols", ships=[harbour(), sea("honey")]),
        deck_only=True,
        discard="",
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:agriculture-2:honey")
    assert match.over


def test_backpacks_answers_a_ship_that_comes_home_with_a_container():
    match = begin(
        trader("foxes", shipments="backpacks"),
        trader("pistols", shipments="aeroponics", ships=[harbour(), sea("honey rice")]),
        deck="soap rope",
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:agriculture-2:honey", "yes")
    assert hand(match, 0) == {"soap"}
    assert ship(match, "agriculture-2") == {
        "at": "harbour",
        "contracts": [],
        "containers": ["rice"],
    }


def test_backpacks_gives_no_time_to_import_from_a_ship_in_harbour():
    """The owner contracts and loads while answering; the importer's second container is gone."""
    match = begin(
        trader("cups"),
        trader(
            "lutefisk rice soap rope pens",
            goods="honey",
            shipments="backpacks paprika",
            ships=[harbour(), sea("foxes")],
        ),
    )
    lead(match, 0, "import")
    answer(match, 0, "take:foxes:goods")
    answer(match, 1, "use:lutefisk:agriculture-2", "load:rice:agriculture-2", "no")
    assert ship(match, "agriculture-2")["containers"] == ["rice"]
    assert asked(match) == [(1, "lead")]


def test_backpacks_and_its_copy_answer_clockwise_from_who_emptied_the_ship():
    match = begin(
        trader("ammunition", shipments="backpacks", ships=[harbour(), sea("honey")]),
        trader("foxes", shipments="wind_turbines"),
        copies={"wind_turbines": "backpacks"},
        leader=1,
        deck="rice soap",
    )
    lead(match, 1, "pirate", follow=[0])
    answer(match, 1, "pirate:technology-2:honey")
    assert asked(match) == [(1, "wind_turbines")]
    answer(match, 1, "yes")
    assert asked(match) == [(0, "backpacks")]
    answer(match, 0, "yes")
    assert (hand(match, 0), hand(match, 1)) == ({"soap"}, {"rice"})


def test_backpacks_and_its_copy_answer_clockwise_from_the_importer():
    match = begin(
        trader(shipments="backpacks", ships=[harbour(), sea("honey")]),
        trader("cups", shipments="wind_turbines"),
        copies={"wind_turbines": "backpacks"},
        leader=1,
    )
    lead(match, 1, "import")
    answer(match, 1, "take:honey:goods")
    assert asked(match) == [(1, "wind_turbines")]
    answer(match, 1, "no")
    assert asked(match) == [(0, "backpacks")]


# -- board games


def supplying(shipments, imports, **fields):
    """The leader takes supply actions and has no card to sell."""
    leader = trader("sauna", shipments=shipments, imports=imports)
    return lead(begin(leader, island="soap rope", **fields), 0, "supply")


def test_board_games_lifts_the_limit_for_imports_with_all_five_types():
    match = supplying(
        shipments="board_games drones honey pistols champagne", imports="technology*6 luxury*1"
    )
    answer(match, 0, "take:soap", "take:rope")
    assert len(player(match, 0).imports) == 9


def test_board_games_with_a_type_missing_keeps_the_limit():
    match = supplying(shipments="board_games drones honey pistols", imports="technology*5 luxury*1")
    assert kinds(match) == ["lead"], "there is no room and nothing to sell"


def test_board_games_copied_leaves_the_turbines_a_technology_shipment():
    match = supplying(
        shipments="wind_turbines honey pistols pens champagne",
        imports="technology*6",
        copies={"wind_turbines": "board_games"},
    )
    answer(match, 0, "take:soap")
    assert len(player(match, 0).imports) == 7


def test_board_games_still_lets_one_container_of_an_import_go_to_imports():
    match = begin(
        trader(
            "cups",
            shipments="board_games drones honey pistols champagne",
            imports="technology*8",
            ships=[harbour(), sea("foxes rice soap")],
        )
    )
    lead(match, 0, "import")
    answer(match, 0, "take:foxes:imports")
    assert options(match, 0) == {"take:rice:goods", "take:soap:goods"}


# -- books


def test_books_pays_when_an_import_is_followed():
    match = begin(trader("cups", shipments="books"), trader("soap"))
    lead(match, 0, "import", follow=[1])
    assert money(match) == [12, 10]
    assert paid_by(match, "books") == [(0, 2)]


def test_books_pays_once_however_many_follow():
    match = begin(trader("cups", shipments="books"), trader("soap"), trader("rope"))
    lead(match, 0, "import", follow=[1, 2])
    assert money(match) == [12, 10, 10]


def test_books_pays_nothing_when_all_others_draw():
    match = begin(trader("cups", shipments="books"), trader("soap"), trader("rope"))
    lead(match, 0, "import")
    assert money(match) == [10, 10, 10]


def test_books_pays_neither_a_follower_nor_another_action():
    match = begin(trader("cups drones", shipments="foxes"), trader("soap", shipments="books"))
    lead(match, 0, "import", follow=[1])
    assert money(match) == [10, 10]
    match = begin(trader("drones", shipments="books"), trader("tablets"))
    lead(match, 0, "load", follow=[1])
    assert money(match) == [10, 10]


def test_books_counts_who_follows_to_load_instead():
    match = begin(trader("cups", shipments="books"), trader("drones", shipments="neural_units"))
    answer(match, 0, "lead:import:cups")
    answer(match, 1, "follow-load:drones")
    assert money(match) == [12, 10]


def test_books_and_its_copy_pay_each():
    match = begin(
        trader("cups", shipments="books wind_turbines"),
        trader("soap"),
        copies={"wind_turbines": "books"},
    )
    lead(match, 0, "import", follow=[1])
    assert money(match) == [14, 10]


# -- bubblegum


def test_bubblegum_pays_when_a_rival_gains_a_consumer_good():
    match = begin(
        trader("cups", ships=[harbour(), sea("soap rope foxes")]), trader(shipments="bubblegum")
    )
    lead(match, 0, "import")
    answer(match, 0, "take:soap:goods", "take:foxes:goods")
    assert money(match) == [10, 14]
    assert paid_by(match, "bubblegum") == [(1, 4)]


def test_bubblegum_pays_for_own_goods_and_not_for_imports():
    match = begin(trader("cups", shipments="bubblegum", ships=[harbour(), sea("soap rope foxes")]))
    lead(match, 0, "import")
    answer(match, 0, "take:soap:imports", "take:rope:goods")
    assert money(match) == [14, 10]


def test_bubblegum_does_not_pay_for_what_has_no_room():
    match = begin(
        trader(
            "cups", goods="luxury*2", imports="luxury", ships=[harbour(), sea("soap rope pens")]
        ),
        trader(shipments="bubblegum"),
    )
    lead(match, 0, "import")
    answer(match, 0, "take:soap:discard", "take:rope:discard")
    assert money(match) == [10, 10]
    assert {"soap", "rope"} <= set(view(match).discard)


def test_bubblegum_pays_for_every_good_that_railguns_collects():
    match = begin(
        trader(completes="railguns"),
        trader(goods="soap rope", credits=0),
        trader(shipments="bubblegum", credits=0),
    )
    complete(match)
    assert player(match, 0).goods == ["soap", "rope"], "seat 1 has nothing else to give"
    assert paid_by(match, "bubblegum") == [(2, 4), (2, 4)]
    assert asked(match) == [(2, "railguns")]
    assert options(match, 2) == {"credits", "shipment:bubblegum"}


def test_bubblegum_pays_at_the_end_when_diamond_rings_moves_consumer_shipments():
    match = ending(
        trader(shipments="diamond_rings soap chairs", credits=10),
        trader(shipments="bubblegum", credits=0),
    )
    answer(match, 0, "use:diamond_rings:chairs+soap")
    assert score(match, 1, "credits") == 8


# -- can openers


def test_can_openers_keeps_the_game_going_above_the_target():
    match = begin(trader("sauna foxes", credits=48, shipments="can_openers"))
    lead(match, 0, "supply")
    answer(match, 0, "sell:foxes")
    assert money(match)[0] == 52
    assert not view(match).last_turn
    end_turn(match)
    assert asked(match) == [(1, "lead")]


def test_can_openers_holds_for_its_owner_only():
    match = begin(trader("sauna foxes", credits=48), trader(credits=60, shipments="can_openers"))
    assert not view(match).last_turn
    lead(match, 0, "supply")
    answer(match, 0, "sell:foxes")
    assert view(match).last_turn
    assert match.over


def test_can_openers_does_not_stop_an_empty_deck():
    match = begin(trader(credits=60, shipments="can_openers"), deck="soap rope", deck_only=True)
    answer(match, 0, "draw")
    assert match.over
    assert score(match, 0, "credits") == 60


def test_can_openers_comes_too_late_for_its_own_payout():
    match = begin(trader(completes="can_openers", credits=44))
    complete(match)
    assert money(match)[0] == 50
    assert match.over


def test_can_openers_given_away_no_longer_covers_the_giver():
    match = begin(
        trader(completes="railguns"), trader(credits=60, shipments="can_openers"), deck="soap rope"
    )
    complete(match)
    answer(match, 1, "shipment:can_openers")
    assert player(match, 0).shipments == ["railguns", "can_openers"]
    assert match.over


def test_can_openers_copied_covers_too():
    match = begin(
        trader(credits=60, shipments="wind_turbines"), copies={"wind_turbines": "can_openers"}
    )
    next_turn(match)
    assert asked(match) == [(1, "lead")]


# -- candy


def loading(hand, shipments="", ships=(), **fields):
    """The leader has one load action, led with Drones."""
    leader = trader(hand, shipments=shipments, ships=ships)
    return lead(begin(leader, **fields), 0, "load", "drones")


def test_candy_lets_own_consumer_contracts_take_any_colour():
    match = loading("drones honey sauna cups", shipments="candy", ships=[harbour("books")])
    assert options(match, 0) == {
        "load:honey:technology-1",
        "load:sauna:technology-1",
        "load:cups:technology-1",
        "discard-contract:books",
        "done",
    }


def test_candy_leaves_contracts_of_other_types_alone():
    match = loading("drones honey cups", shipments="candy", ships=[harbour("rice"), harbour()])
    assert options(match, 0, "load:") == {"load:honey:technology-1"}


def test_candy_does_nothing_as_a_contract_or_for_a_rival():
    match = loading("drones honey cups", ships=[harbour("candy books")])
    assert options(match, 0, "load:") == {"load:cups:technology-1"}
    match = begin(trader("drones honey cups", ships=[harbour("books")]), trader(shipments="candy"))
    lead(match, 0, "load", "drones")
    assert options(match, 0, "load:") == {"load:cups:technology-1"}


def test_candy_lets_a_pirated_container_of_any_colour_complete_the_ship():
    match = begin(
        trader("foxes", shipments="candy", ships=[harbour("books", "cups")]),
        trader("pistols"),
        island="sauna",
    )
    lead(match, 0, "pirate", follow=[1])
    answer(match, 0, "pirate:island:sauna")
    assert player(match, 0).shipments == ["candy", "books"]
    assert money(match)[0] == 16


def test_candy_copied_opens_consumer_contracts_and_not_technology_ones():
    match = loading(
        "drones honey",
        shipments="wind_turbines",
        ships=[harbour("books"), harbour("tablets")],
        copies={"wind_turbines": "candy"},
    )
    assert options(match, 0, "load:") == {"load:honey:technology-1"}


# -- ceramics


def test_ceramics_adds_a_luxury_good_for_every_two_consumer_goods():
    match = ending(trader(goods="consumer*5", shipments="ceramics", credits=0), trader())
    assert score(match, 0, "goods:luxury") == 2
    assert score(match, 0, "majority:luxury") == 8
    assert score(match, 0) == 5 + 6 + 2 + 8


def test_ceramics_completes_the_set_of_types():
    goods = "technology agriculture illegal consumer*2"
    match = ending(trader(goods=goods, shipments="ceramics"), trader(goods="luxury*2"))
    assert score(match, 0, "set") == 10
    assert score(match, 0, "majority:luxury") == 0


def test_ceramics_with_one_consumer_good_adds_nothing():
    match = ending(trader(goods="consumer", shipments="ceramics"), trader())
    assert score(match, 0, "goods:luxury") == 0


def test_ceramics_counts_virtual_consumer_goods_too():
    match = ending(trader(goods="consumer", shipments="ceramics ferraris"), trader())
    assert score(match, 0, "goods:luxury") == 2


def test_ceramics_goods_are_worth_three_with_leather_coats():
    match = ending(trader(goods="consumer*4", shipments="ceramics leather_coats"), trader())
    assert score(match, 0, "goods:luxury") == 6


def test_ceramics_gives_no_tier_during_the_game():
    """Two virtual luxury goods would meet the tier of Sauna."""
    match = begin(trader("rice sauna", goods="consumer*4", shipments="ceramics"))
    lead(match, 0, "contract", "rice")
    assert options(match, 0) == set()


def test_ceramics_counts_when_a_power_ends_the_game_at_once():
    match = begin(
        trader("sauna foxes", credits=18, goods="consumer*4", shipments="ceramics exotic_fish"),
        trader(goods="luxury"),
    )
    lead(match, 0, "supply")
    answer(match, 0, "sell:foxes")
    assert match.over
    assert score(match, 0, "goods:luxury") == 2


def test_ceramics_and_its_copy_count_each():
    match = ending(
        trader(goods="consumer*4", shipments="ceramics wind_turbines"),
        trader(),
        copies={"wind_turbines": "ceramics"},
    )
    assert score(match, 0, "goods:luxury") == 4


# -- chairs


def test_chairs_discards_when_a_rival_draws_instead_of_following():
    match = begin(trader("drones honey rice", shipments="chairs"), trader("foxes"))
    lead(match, 0, "load", "drones")
    assert asked(match) == [(0, "chairs")]
    assert options(match, 0) == {"card:honey", "card:rice", "no"}
    assert player(match, 1).hand_size == 5, "the draw comes first"
    answer(match, 0, "card:rice")
    assert hand(match, 0) == {"honey"}
    assert {k: v for k, v in told(match, 1, "discard")[0].items() if k != "type"} == {
        "seat": 0,
        "cards": ["rice"],
        "from": "hand",
        "to": "discard",
        "cause": "chairs",
    }


def test_chairs_answers_a_leader_who_draws():
    match = begin(trader("drones"), trader("honey", shipments="chairs"))
    answer(match, 0, "draw")
    assert asked(match) == [(1, "chairs")]
    answer(match, 1, "no")
    assert hand(match, 1) == {"honey"}
    assert asked(match) == [(1, "lead")]


def test_chairs_answers_each_rival_who_draws():
    match = begin(trader("drones honey rice", shipments="chairs"), trader(), trader())
    lead(match, 0, "load", "drones")
    answer(match, 0, "card:rice")
    others(match)
    answer(match, 0, "card:honey")
    assert {"rice", "honey"} <= set(view(match).discard)


def test_chairs_answers_neither_the_own_draw_nor_a_powers_draw():
    match = begin(trader("drones", shipments="chairs"), trader("honey"))
    answer(match, 0, "draw")
    assert kinds(match) == ["lead"]
    match = begin(trader(completes="potatoes"), trader("honey", shipments="chairs"))
    complete(match)
    assert kinds(match) == ["lead"]


def test_chairs_is_not_asked_with_an_empty_hand():
    match = begin(trader("drones"), trader(shipments="chairs"))
    answer(match, 0, "draw")
    assert kinds(match) == ["lead"]


def test_chairs_answers_a_draw_action_that_finds_no_card():
    match = begin(trader(), trader("honey", shipments="chairs"), deck_only=True)
    answer(match, 0, "draw")
    answer(match, 1, "card:honey")
    assert view(match).discard == ["honey"]
    assert match.over


# -- chapstick


def test_chapstick_pays_when_a_rival_gains_a_consumer_good():
    match = begin(
        trader("cups", ships=[harbour(), sea("soap rope foxes")]), trader(shipments="chapstick")
    )
    lead(match, 0, "import")
    answer(match, 0, "take:soap:goods", "take:rope:goods")
    assert money(match) == [10, 14]
    assert paid_by(match, "chapstick") == [(1, 2), (1, 2)]


def test_chapstick_pays_for_own_goods_and_not_for_imports_or_other_types():
    match = begin(
        trader(
            "cups", shipments="chapstick shampoo", ships=[harbour(), sea("soap rope foxes pens")]
        )
    )
    lead(match, 0, "import")
    answer(match, 0, "take:soap:imports", "take:foxes:goods", "take:rope:goods")
    assert money(match) == [12, 10]


def test_chapstick_does_not_answer_virtual_goods():
    match = begin(trader(completes="ferraris", shipments="chapstick"), cards=FERRARIS)
    complete(match)
    assert player(match, 0).shipments == ["chapstick", "ferraris"]
    assert money(match)[0] == 16


def test_chapstick_does_not_pay_for_what_has_no_room():
    match = begin(
        trader(completes="dino_bones", shipments="chapstick", goods="luxury*6"),
        trader(goods="soap"),
        trader(goods="honey"),
    )
    complete(match)
    answer(match, 0, "good:fluffy_pillows")
    answer(match, 0, "card:honey", "card:soap")
    assert "soap" in view(match).discard
    assert paid_by(match, "chapstick") == []


def test_chapstick_moved_to_goods_at_the_end_does_not_pay_for_itself():
    match = ending(trader(shipments="diamond_rings chapstick soap", credits=0), trader())
    answer(match, 0, "use:diamond_rings:chapstick+soap")
    assert score(match, 0, "credits") == 0


def test_chapstick_pays_for_a_shipment_that_becomes_a_good_at_the_end():
    match = ending(trader(shipments="diamond_rings chapstick soap", credits=0), trader())
    answer(match, 0, "use:diamond_rings:soap")
    assert score(match, 0, "credits") == 2


def test_chapstick_pays_for_what_stretch_goals_brings_to_all():
    match = begin(
        trader(completes="stretch_goals", shipments="chapstick"),
        trader(ships=[harbour(), sea("soap rope honey")]),
        trader(),
    )
    complete(match)
    for seat, card in enumerate(("soap", "rope", "honey")):
        answer(match, seat, "ship:agriculture-2", f"take:{card}:goods")
    assert paid_by(match, "chapstick") == [(0, 2), (0, 2)]


def test_chapstick_its_copy_and_bubblegum_pay_three_players():
    match = begin(
        trader("cups", shipments="chapstick", ships=[harbour(), sea("soap")]),
        trader(shipments="bubblegum"),
        trader(shipments="wind_turbines"),
        copies={"wind_turbines": "chapstick"},
    )
    lead(match, 0, "import")
    answer(match, 0, "take:soap:goods")
    assert money(match) == [12, 14, 12]
    gains = [(e["seat"], e["cause"]) for e in told(match, None, "gain")]
    assert gains == [(0, "chapstick"), (1, "bubblegum"), (2, "wind_turbines")]


# -- cheap shirts


def test_cheap_shirts_moves_all_imports_to_goods_without_a_question():
    match = ending(
        trader(imports="honey rice foxes", shipments="cheap_shirts drones", credits=0), trader()
    )
    assert match.over
    assert set(player(match, 0).goods) == {"honey", "rice", "foxes"}
    assert player(match, 0).imports == []
    assert score(match, 0) == 2 + 2 + 6 - 6


def test_cheap_shirts_asks_which_where_there_is_not_room_for_all():
    match = ending(
        trader(imports="honey foxes sauna", goods="technology*2", shipments="cheap_shirts"),
        trader(),
    )
    assert asked(match) == [(0, "cheap_shirts")]
    assert options(match, 0) == {"card:honey", "card:foxes", "card:sauna"}
    answer(match, 0, "card:sauna", "card:honey")
    assert match.over
    assert player(match, 0).imports == ["foxes"]
    assert score(match, 0, "goods:illegal") == 0


def test_cheap_shirts_with_no_room_moves_nothing():
    match = ending(
        trader(imports="honey", goods="technology*4", shipments="cheap_shirts"), trader()
    )
    assert match.over
    assert player(match, 0).imports == ["honey"]


def test_cheap_shirts_must_be_used_before_one_is_done():
    match = ending(trader(imports="foxes", shipments="cheap_shirts cologne"), trader())
    assert asked(match) == [(0, "final")]
    assert options(match, 0) == {"use:cheap_shirts", "use:cologne:pirate"}
    answer(match, 0, "use:cologne:pirate")
    assert match.over
    assert score(match, 0, "credits") == 14
    assert player(match, 0).goods == ["foxes"]


def test_cheap_shirts_becomes_due_when_room_is_made():
    match = ending(
        trader(
            imports="honey",
            goods="drones tablets laptops rice soap foxes",
            shipments="cheap_shirts telescopes",
        ),
        trader(),
    )
    assert asked(match) == [(0, "final")]
    assert "use:cheap_shirts" not in options(match, 0)
    answer(match, 0, "use:telescopes:drones")
    assert "use:cheap_shirts" in options(match, 0)
    assert "done" not in options(match, 0)
    answer(match, 0, "use:cheap_shirts")
    assert "honey" in player(match, 0).goods
    assert options(match, 0) == {"use:telescopes:laptops", "use:telescopes:tablets", "done"}


def test_cheap_shirts_ends_what_teslas_said_of_an_import():
    """An import that has become a good is one good, of its own type."""
    match = ending(trader(imports="sauna", shipments="cheap_shirts teslas", credits=0), trader())
    answer(match, 0, "use:teslas", "card:sauna:technology")
    assert match.over
    assert player(match, 0).goods == ["sauna"]
    assert score(match, 0, "goods:technology") == 0
    assert score(match, 0) == 1 + 8


def test_cheap_shirts_lets_chapstick_pay_for_consumer_imports():
    match = ending(
        trader(imports="soap rope", shipments="cheap_shirts", credits=0),
        trader(shipments="chapstick", credits=0),
    )
    assert score(match, 1, "credits") == 4


def test_cheap_shirts_finds_less_room_after_diamond_rings():
    match = ending(
        trader(imports="honey", goods="drones tablets", shipments="cheap_shirts diamond_rings"),
        trader(),
    )
    answer(match, 0, "use:diamond_rings:diamond_rings")
    assert match.over
    assert player(match, 0).goods == ["drones", "tablets", "diamond_rings", "honey"]
    match = ending(
        trader(imports="honey", goods="drones tablets", shipments="cheap_shirts diamond_rings"),
        trader(),
    )
    answer(match, 0, "use:diamond_rings:cheap_shirts+diamond_rings")
    assert player(match, 0).imports == ["honey"]


def test_cheap_shirts_copied_moves_the_imports_too():
    match = ending(
        trader(imports="honey", shipments="wind_turbines"),
        trader(),
        copies={"wind_turbines": "cheap_shirts"},
    )
    assert player(match, 0).goods == ["honey"]


# -- cups


def test_cups_draws_five_cards_beyond_those_in_hand():
    match = begin(
        trader("sauna foxes", completes="cups"), deck="honey rice soap rope pens drones tablets"
    )
    complete(match)
    assert hand(match, 0) == {"sauna", "foxes", "rice", "soap", "rope", "pens", "drones"}
    assert view(match).island == ["honey"]
    assert told(match, 1, "draw") == [
        {"type": "draw", "seat": 0, "from": "deck", "to": "hand", "amount": 5, "cause": "cups"}
    ]


def test_cups_draws_what_the_deck_has():
    match = begin(trader(completes="cups"), deck="honey rice soap", deck_only=True)
    complete(match)
    assert hand(match, 0) == {"rice", "soap"}
    assert match.over


def test_cups_goes_on_with_the_shuffled_discard_pile():
    match = begin(
        trader(completes="cups"),
        deck="honey rice soap",
        discard="foxes sauna pens drones tablets",
        deck_only=True,
    )
    complete(match)
    assert len(hand(match, 0)) == 5
    assert {"rice", "soap"} <= hand(match, 0)
    assert view(match).deck_size == 2


def test_cups_happens_again_when_wind_turbines_copies_it():
    match = begin(
        trader(completes="wind_turbines"),
        trader(shipments="cups"),
        deck="honey rice soap rope pens drones tablets",
    )
    complete(match)
    assert drawn_by(match, "wind_turbines") == [(0, 5)]
    assert drawn_by(match, "cups") == []


def test_cups_works_once_and_not_when_it_changes_hands():
    match = begin(trader(completes="railguns"), trader(shipments="cups"), deck="honey rice soap")
    complete(match)
    answer(match, 1, "shipment:cups")
    assert hand(match, 0) == set()


# -- dark flight games


def flight(*traders, **fields):
    """The leader has Dark Flight Games; everybody with a consumer card follows import."""
    match = begin(*traders, **{"island": "honey rice foxes", **fields})
    return lead(match, 0, "import", follow=range(1, len(traders)))


def test_dark_flight_games_is_paid_the_bid_for_the_island():
    match = flight(
        trader("cups", shipments="dark_flight_games", ships=[harbour(), sea("soap")]),
        trader("rope"),
    )
    assert options(match, 0) == {"ship:technology-2", "island"}
    answer(match, 0, "island", "bid:2")
    answer(match, 1, "bid:6", "take:honey:goods", "take:foxes:imports")
    assert money(match) == [16, 4]
    assert view(match).island == ["rice"]
    assert player(match, 1).imports == ["foxes"]


def test_dark_flight_games_lets_its_owner_keep_the_own_bid():
    match = flight(
        trader("cups", shipments="dark_flight_games", ships=[harbour(), sea("soap")]),
        trader("rope", shipments="fake_dvds"),
    )
    answer(match, 0, "island", "bid:10")
    answer(
        match,
        1,
        "bid:10",
    )
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    assert money(match) == [10, 10]
    assert paid_by(match, "fake_dvds") == []


def test_dark_flight_games_pays_the_bank_for_a_ship_as_ever():
    match = flight(
        trader("cups", shipments="dark_flight_games", ships=[harbour(), sea("soap")]),
        trader("rope"),
    )
    answer(match, 0, "ship:technology-2", "bid:2")
    answer(match, 1, "bid:6", "take:soap:goods")
    assert money(match) == [12, 4]


def test_dark_flight_games_needs_the_leader_and_a_card_on_the_island():
    match = flight(
        trader("cups", ships=[harbour(), sea("soap")]),
        trader("rope", shipments="dark_flight_games"),
    )
    assert kinds(match) == ["bid", "bid"]
    match = flight(
        trader("cups", shipments="dark_flight_games", ships=[harbour(), sea("soap")]),
        trader("rope"),
        island="",
    )
    assert kinds(match) == ["bid", "bid"]


def test_dark_flight_games_picks_the_island_where_no_ship_is_at_sea():
    match = flight(trader("cups", shipments="dark_flight_games"), trader("rope"), island="honey")
    assert kinds(match) == ["bid", "bid"]
    answer(match, 0, "pass")
    answer(match, 1, "bid:0", "take:honey:imports")
    assert money(match) == [10, 10]
    assert view(match).island == []


def test_dark_flight_games_is_paid_also_when_its_owner_passes():
    match = flight(trader("cups", shipments="dark_flight_games"), trader("rope"), trader("soap"))
    answer(match, 0, "pass")
    answer(match, 1, "bid:4")
    answer(match, 2, "bid:4")
    assert asked(match) == [(1, "place-import")]
    assert money(match) == [14, 6, 10]


def test_dark_flight_games_picks_the_island_for_a_lone_player_too():
    match = flight(trader("cups", shipments="dark_flight_games"))
    answer(match, 0, "take:rice:goods", "take:honey:goods")
    assert money(match) == [10, 10]
    assert view(match).island == ["foxes"]


def test_dark_flight_games_does_not_open_the_island_to_a_free_import():
    match = begin(
        trader(
            completes="glasses",
            shipments="dark_flight_games",
            ships=[harbour(), sea("foxes sauna soap")],
        ),
        island="honey",
    )
    complete(match)
    assert options(match, 0) == {"ship:technology-1", "ship:technology-2", "no"}


# -- fake dvds


def test_fake_dvds_pays_when_a_rival_spends_four_on_a_bid():
    match = begin(
        trader("cups", ships=[harbour(), sea("honey rice foxes")]),
        trader("soap", shipments="fake_dvds"),
    )
    lead(match, 0, "import", follow=[1])
    answer(match, 0, "bid:4")
    answer(match, 1, "pass")
    assert money(match) == [6, 12]
    assert paid_by(match, "fake_dvds") == [(1, 2)]


def test_fake_dvds_ignores_two_credits_and_the_own_spending():
    match = begin(
        trader("cups", ships=[harbour(), sea("honey rice foxes sauna pens")], imports="books"),
        trader("soap", imports="rope", shipments="fake_dvds"),
    )
    lead(match, 0, "import", follow=[1])
    answer(match, 0, "bid:2")
    answer(match, 1, "pass")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    answer(match, 0, "pass")
    answer(match, 1, "bid:6")
    assert money(match) == [8, 4]


def test_fake_dvds_pays_for_each_rival_who_loses_much():
    match = begin(
        trader(completes="delayed_game"),
        trader(shipments="fake_dvds", credits=20),
        trader(credits=20),
        trader(credits=4),
    )
    complete(match)
    assert money(match) == [20, 14, 10, 0]
    assert paid_by(match, "fake_dvds") == [(1, 2), (1, 2)]


def test_fake_dvds_counts_what_was_paid_and_not_what_was_owed():
    match = begin(
        trader(completes="delayed_game"), trader(shipments="fake_dvds"), trader(credits=2)
    )
    complete(match)
    assert money(match)[2] == 0
    assert paid_by(match, "fake_dvds") == []


def test_fake_dvds_pays_also_when_its_owner_is_paid():
    match = begin(trader(completes="railguns", shipments="fake_dvds"), trader(goods="soap rope"))
    complete(match)
    answer(match, 1, "credits")
    assert money(match) == [10 + 6 + 4 + 2, 6]


def test_fake_dvds_pays_when_a_rival_buys_chicken_feed():
    match = begin(
        trader(completes="chicken_feed"), trader(), trader(shipments="fake_dvds", credits=4)
    )
    complete(match)
    answer(match, 1, "yes")
    assert money(match) == [22, 4, 6]


def test_fake_dvds_ignores_several_small_payments():
    """Two payments of 2 for two illegal contracts of one ship are not 4 at once."""
    match = begin(trader(completes="ammunition cannabis"), trader(shipments="pistols fake_dvds"))
    complete(match)
    assert money(match) == [10 + 10 - 4, 14]
    assert paid_by(match, "fake_dvds") == []


# -- fixie bikes


def test_fixie_bikes_pays_when_anybody_loads_with_an_action():
    match = begin(
        trader("drones laptops", ships=[harbour("tablets")]),
        trader("generators playstations", shipments="fixie_bikes", ships=[harbour("jets")]),
    )
    lead(match, 0, "load", "drones", follow=[1])
    answer(match, 0, "load:laptops:technology-1")
    assert money(match) == [10, 12]
    answer(match, 1, "load:playstations:agriculture-1")
    assert money(match) == [10, 14]


def test_fixie_bikes_ignores_a_pirated_container():
    match = begin(
        trader("foxes", shipments="fixie_bikes", ships=[harbour("tablets")]), island="laptops"
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:laptops")
    assert ship(match, "technology-1")["containers"] == ["laptops"]
    assert money(match)[0] == 10


def test_fixie_bikes_ignores_a_container_loaded_by_a_power():
    match = begin(trader("rice books cups", shipments="fixie_bikes paprika", colour="consumer"))
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:books:consumer-1", "load:cups:consumer-1")
    assert ship(match, "consumer-1")["containers"] == ["cups"]
    assert money(match)[0] == 10


def test_fixie_bikes_does_not_see_the_load_that_completes_it():
    match = begin(trader(completes="fixie_bikes"))
    complete(match)
    assert money(match)[0] == 20


def test_fixie_bikes_pays_for_a_free_load_action():
    match = begin(
        trader("tablets", shipments="nanobots", ships=[harbour("laptops")]),
        trader(shipments="fixie_bikes"),
    )
    answer(match, 0, "draw", "load:tablets:technology-1")
    assert money(match) == [10, 12]


def test_fixie_bikes_pays_for_each_container_of_one_action():
    match = begin(
        trader("drones honey rice", shipments="robot_cats", ships=[harbour("laptops")]),
        trader(shipments="fixie_bikes"),
    )
    lead(match, 0, "load", "drones")
    answer(match, 0, "load:honey+rice:technology-1")
    assert money(match) == [10, 14]


def test_fixie_bikes_ignores_a_card_that_goes_to_the_island_instead():
    match = begin(
        trader("drones honey", shipments="smart_cars", ships=[harbour("laptops")]),
        trader(shipments="fixie_bikes"),
    )
    lead(match, 0, "load", "drones")
    answer(match, 0, "load:honey:island")
    assert money(match) == [12, 10]


# -- glasses


def test_glasses_imports_two_containers_alone_and_the_owner_is_paid():
    match = begin(
        trader(completes="glasses", imports="pens"),
        trader(imports="rope", ships=[harbour(), sea("honey rice foxes sauna")]),
    )
    complete(match)
    assert asked(match) == [(0, "glasses")]
    answer(match, 0, "ship:agriculture-2", "take:honey:goods", "take:foxes:imports")
    assert money(match) == [16, 12]
    assert kinds(match) == ["lead"], "imports add nothing to a free action"


def test_glasses_may_be_declined():
    match = begin(trader(completes="glasses"), trader(ships=[harbour(), sea("honey rice")]))
    complete(match)
    answer(match, 0, "no")
    assert money(match) == [16, 10]
    assert kinds(match) == ["lead"]


def test_glasses_takes_two_once_a_ship_is_picked():
    match = begin(trader(completes="glasses"), trader(ships=[harbour(), sea("honey rice foxes")]))
    complete(match)
    answer(match, 0, "ship:agriculture-2")
    assert options(match, 0) == {
        f"take:{card}:{zone}"
        for card in ("honey", "rice", "foxes")
        for zone in ("goods", "imports")
    }


def test_glasses_may_take_from_the_ship_that_brought_it():
    match = begin(trader(completes="glasses"))
    complete(match)
    aboard = sorted(ship(match, "technology-1")["containers"])
    answer(match, 0, "ship:technology-1", f"take:{aboard[0]}:goods", f"take:{aboard[1]}:goods")
    assert ship(match, "technology-1")["at"] == "harbour"
    assert money(match) == [16, 10]


def test_glasses_is_an_import_action_for_pants_shampoo_and_protractors():
    match = begin(
        trader(completes="glasses", shipments="shampoo"),
        trader(shipments="pants", ships=[harbour(), sea("honey rice foxes sauna")]),
        trader(shipments="protractors"),
    )
    complete(match)
    answer(match, 0, "ship:agriculture-2")
    answer(match, 0, "take:honey:goods", "take:rice:goods", "take:foxes:goods")
    assert money(match) == [16, 14, 10]
    answer(match, 2, "take:sauna:goods")
    assert player(match, 2).goods == ["sauna"]


def test_glasses_happens_again_when_wind_turbines_copies_it():
    match = begin(
        trader(completes="wind_turbines"),
        trader(shipments="glasses", ships=[harbour(), sea("honey rice foxes")]),
    )
    complete(match)
    assert asked(match) == [(0, "wind_turbines")]
    answer(match, 0, "ship:agriculture-2", "take:honey:goods", "take:rice:goods")
    assert money(match) == [16, 12]


# -- lumber


def test_lumber_draws_when_a_rival_draws():
    match = begin(
        trader("honey rice soap rope pens"), trader(shipments="lumber"), deck="foxes sauna drones"
    )
    answer(match, 0, "draw")
    assert asked(match) == [(1, "lumber")]
    answer(match, 1, "yes")
    assert hand(match, 1) == {"sauna"}
    assert drawn_by(match, "lumber") == [(1, 1)]
    assert [e.get("cards") for e in told(match, 0, "draw") if e["seat"] == 1] == [None]


def test_lumber_draws_one_for_several_cards_and_may_decline():
    match = begin(trader(), trader(shipments="lumber"), deck="honey rice soap rope pens foxes")
    answer(match, 0, "draw")
    answer(match, 1, "no")
    assert hand(match, 1) == set()
    assert asked(match) == [(1, "lead")]


def test_lumber_answers_a_draw_by_a_power():
    match = begin(
        trader(completes="potatoes"), trader(shipments="lumber"), deck="honey rice soap rope"
    )
    complete(match)
    answer(match, 1, "yes")
    assert hand(match, 0) == {"rice", "soap"}
    assert hand(match, 1) == {"rope"}


def test_lumber_does_not_answer_the_own_draw():
    match = begin(trader(shipments="lumber"))
    answer(match, 0, "draw")
    assert asked(match) == [(1, "lead")]


def test_lumber_is_not_asked_with_no_card_left():
    match = begin(
        trader("honey rice soap rope"), trader(shipments="lumber"), deck="foxes", deck_only=True
    )
    answer(match, 0, "draw")
    assert match.over
    assert hand(match, 1) == set()


def test_lumber_never_sets_off_a_copy_of_itself():
    match = begin(
        trader("honey rice soap rope pens"),
        trader(shipments="lumber"),
        trader(shipments="wind_turbines"),
        cards={"lumber": {"tier": 1}},
        copies={"wind_turbines": "lumber"},
        deck="foxes sauna drones tablets",
    )
    answer(match, 0, "draw")
    answer(match, 1, "yes")
    assert asked(match) == [(2, "wind_turbines")]
    answer(match, 2, "yes")
    assert asked(match) == [(1, "lead")]
    assert (hand(match, 1), hand(match, 2)) == ({"sauna"}, {"drones"})


def test_lumber_answers_every_rival_who_draws_for_stretch_goals():
    match = begin(
        trader(completes="stretch_goals"),
        trader(shipments="lumber"),
        trader(),
        deck="honey rice soap rope pens foxes sauna",
    )
    complete(match)
    answer(match, 1, "yes")
    assert asked(match) == [(1, "lumber")]
    answer(match, 1, "yes")
    assert hand(match, 0) == {"rice"}
    assert hand(match, 1) == {"soap", "rope", "foxes"}
    assert hand(match, 2) == {"pens"}


def test_lumber_sees_a_card_turned_up_for_loading():
    match = begin(
        trader("drones", shipments="cell_phones", ships=[harbour("laptops")]),
        trader("tablets", shipments="lumber"),
        deck="honey rice",
    )
    lead(match, 0, "load", "drones", follow=[1])
    answer(match, 0, "load:deck")
    assert asked(match) == [(1, "lumber")]
    answer(match, 1, "yes")
    assert hand(match, 1) == {"rice"}


# -- mouthwash


def test_mouthwash_pays_when_a_rival_completes_a_consumer_shipment():
    match = begin(trader(completes="chairs"), trader(shipments="mouthwash"))
    complete(match)
    assert money(match) == [16, 12]
    assert paid_by(match, "mouthwash") == [(1, 2)]


def test_mouthwash_pays_for_each_consumer_contract_of_an_own_ship():
    match = begin(trader(completes="chairs rice books", shipments="mouthwash"))
    complete(match)
    assert money(match)[0] == 10 + 14 + 2 + 4


def test_mouthwash_sees_the_contracts_of_its_own_ship_that_come_after_it():
    match = begin(trader(completes="chairs mouthwash books"))
    complete(match)
    assert paid_by(match, "mouthwash") == [(0, 2)]
    assert money(match)[0] == 10 + 14 + 2
    match = begin(trader(completes="mouthwash chairs books"))
    complete(match)
    assert paid_by(match, "mouthwash") == [(0, 4)]


def test_mouthwash_sees_neither_itself_nor_what_came_before_it_on_its_ship():
    match = begin(trader(completes="chairs books mouthwash"))
    complete(match)
    assert paid_by(match, "mouthwash") == []
    match = begin(trader(completes="mouthwash rice"))
    complete(match)
    assert paid_by(match, "mouthwash") == []


def test_mouthwash_ignores_other_types():
    match = begin(trader(completes="rice"), trader(shipments="mouthwash"))
    complete(match)
    assert money(match)[1] == 10


def test_mouthwash_copied_counts_what_came_after_the_copy_on_its_ship():
    match = begin(trader(completes="chairs wind_turbines"), trader(shipments="mouthwash"))
    complete(match)
    answer(match, 0, "shipment:mouthwash")
    assert view(match).copies == {"wind_turbines": "mouthwash"}
    assert money(match) == [20, 12]
    match = begin(trader(completes="wind_turbines chairs"), trader(shipments="mouthwash"))
    complete(match)
    answer(match, 0, "shipment:mouthwash")
    assert money(match) == [22, 12]


# -- pants


def test_pants_pays_four_when_a_rival_imports_from_an_own_ship():
    match = begin(
        trader("cups"), trader(shipments="pants", ships=[harbour(), sea("honey rice foxes")])
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    assert money(match) == [10, 14]


def test_pants_pays_nothing_for_the_own_import_or_a_raid():
    match = begin(trader("cups", shipments="pants", ships=[harbour(), sea("honey rice foxes")]))
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    assert money(match)[0] == 10
    match = begin(trader("foxes"), trader(shipments="pants", ships=[harbour(), sea("honey rice")]))
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:agriculture-2:honey")
    assert money(match)[1] == 10


def test_pants_pays_nothing_for_a_powers_import():
    match = begin(
        trader(completes="pocky"),
        trader(shipments="pants", ships=[harbour(), sea("honey rice")]),
    )
    complete(match)
    answer(match, 0, "ship:agriculture-2", "take:honey:goods")
    assert money(match) == [18, 10]


def test_pants_pays_four_when_platinum_rings_plays_an_import():
    match = begin(
        trader("cups", completes="platinum_rings"),
        trader(shipments="pants", ships=[harbour(), sea("honey rice foxes")]),
    )
    complete(match)
    answer(match, 0, "card:cups", "ship:agriculture-2", "take:honey:goods", "take:rice:goods")
    assert money(match) == [20, 14]


def test_pants_and_its_copy_do_not_add_up():
    match = begin(
        trader("cups"),
        trader(shipments="pants wind_turbines", ships=[harbour(), sea("honey rice foxes")]),
        copies={"wind_turbines": "pants"},
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    assert money(match) == [10, 14]


def test_pants_pays_again_for_each_bid_won():
    match = begin(
        trader("cups", imports="books"),
        trader(shipments="pants", ships=[harbour(), sea("honey rice foxes sauna drones")]),
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    answer(match, 0, "take:foxes:discard", "take:sauna:discard")
    assert money(match) == [10, 18]


# -- paper


def test_paper_imports_one_container_for_itself_and_the_owner_gets_nothing():
    match = begin(
        trader(completes="paper"),
        trader(shipments="pants", ships=[harbour(), sea("honey rice foxes")]),
    )
    complete(match)
    assert asked(match) == [(0, "paper")]
    assert options(match, 0) == {"ship:technology-1", "ship:agriculture-2", "no"}
    answer(match, 0, "ship:agriculture-2", "take:rice:imports")
    assert player(match, 0).imports == ["rice"]
    assert money(match) == [16, 10]
    assert kinds(match) == ["lead"]


def test_paper_imports_for_each_consumer_contract_of_its_own_ship():
    match = begin(
        trader(completes="chairs paper"), trader(ships=[harbour(), sea("honey rice foxes")])
    )
    complete(match)
    answer(match, 0, "ship:agriculture-2", "take:rice:imports")
    answer(match, 0, "ship:agriculture-2", "take:honey:imports")
    assert player(match, 0).imports == ["rice", "honey"]
    assert kinds(match) == ["lead"]


def test_paper_may_be_declined_each_time():
    match = begin(
        trader(completes="chairs books", shipments="paper"),
        trader(ships=[harbour(), sea("honey rice foxes")]),
    )
    complete(match)
    answer(match, 0, "no")
    assert asked(match) == [(0, "paper")]
    answer(match, 0, "ship:agriculture-2")
    assert "no" not in options(match, 0)
    assert "done" not in options(match, 0)


def test_paper_answers_neither_a_rival_nor_another_type():
    match = begin(
        trader(completes="chairs"),
        trader(shipments="paper", ships=[harbour(), sea("honey rice foxes")]),
    )
    complete(match)
    assert kinds(match) == ["lead"]
    match = begin(
        trader(completes="rice", shipments="paper"), trader(ships=[harbour(), sea("honey foxes")])
    )
    complete(match)
    assert kinds(match) == ["lead"]


def test_paper_discards_what_has_no_room_and_may_send_a_ship_home():
    match = begin(
        trader(completes="paper", goods="luxury*4", imports="technology*2"),
        trader(ships=[harbour(), sea("honey")]),
    )
    complete(match)
    answer(match, 0, "ship:agriculture-2")
    assert "honey" in view(match).discard
    assert ship(match, "agriculture-2")["at"] == "harbour"


def test_paper_takes_one_container_with_shampoo_too():
    match = begin(
        trader(completes="paper", shipments="shampoo"),
        trader(ships=[harbour(), sea("honey rice foxes")]),
    )
    complete(match)
    answer(match, 0, "ship:agriculture-2", "take:honey:goods")
    assert kinds(match) == ["lead"]


# -- pens


def test_pens_pays_for_the_consumer_goods_of_all_players():
    match = begin(
        trader(completes="pens", goods="soap rope sauna"),
        trader(goods="cups"),
        trader(goods="foxes"),
    )
    complete(match)
    assert money(match) == [16 + 6, 10, 10]
    assert paid_by(match, "pens") == [(0, 6)]


def test_pens_counts_virtual_goods():
    match = begin(trader(completes="pens"), trader(shipments="ferraris"))
    complete(match)
    assert money(match)[0] == 18


def test_pens_counts_no_imports_and_pays_nothing_for_nothing():
    match = begin(trader(completes="pens", imports="soap"), trader(shipments="cups"))
    complete(match)
    assert money(match) == [16, 10]
    assert paid_by(match, "pens") == []


def test_pens_works_once_and_not_when_it_changes_hands():
    match = begin(trader(completes="railguns", goods="soap"), trader(shipments="pens"))
    complete(match)
    answer(match, 1, "shipment:pens")
    assert money(match)[0] == 16


# -- pocky


def test_pocky_takes_two_draws_two_and_imports_one():
    match = begin(
        trader(completes="pocky"),
        trader(shipments="pants", ships=[harbour(), sea("honey rice foxes")]),
        deck="sauna drones tablets pens",
    )
    complete(match)
    assert money(match) == [18, 10]
    assert hand(match, 0) == {"drones", "tablets"}
    answer(match, 0, "ship:agriculture-2", "take:honey:goods")
    assert player(match, 0).goods == ["honey"]
    assert money(match) == [18, 10]
    assert kinds(match) == ["lead"]


def test_pocky_can_not_be_declined():
    match = begin(trader(completes="pocky"), trader(ships=[harbour(), sea("honey rice foxes")]))
    complete(match)
    assert options(match, 0) == {"ship:technology-1", "ship:agriculture-2"}
    answer(match, 0, "ship:agriculture-2")
    assert not {"no", "done"} & options(match, 0)


def test_pocky_finds_the_ship_that_brought_it():
    match = begin(trader(completes="pocky"))
    complete(match)
    aboard = sorted(ship(match, "technology-1")["containers"])
    answer(match, 0, f"take:{aboard[0]}:goods")
    assert ship(match, "technology-1")["containers"] == aboard[1:]


def test_pocky_discards_what_has_no_room():
    match = begin(
        trader(completes="pocky", goods="luxury*4", imports="technology*2"),
        trader(ships=[harbour(), sea("honey rice")]),
    )
    complete(match)
    answer(match, 0, "ship:agriculture-2")
    assert options(match, 0) == {"take:honey:discard", "take:rice:discard"}


def test_pocky_takes_one_container_with_shampoo_too():
    match = begin(
        trader(completes="pocky", shipments="shampoo"),
        trader(ships=[harbour(), sea("honey rice foxes")]),
    )
    complete(match)
    answer(match, 0, "ship:agriculture-2", "take:honey:goods")
    assert kinds(match) == ["lead"]


def test_pocky_happens_again_when_wind_turbines_copies_it():
    match = begin(
        trader(completes="wind_turbines"),
        trader(shipments="pocky", ships=[harbour(), sea("honey rice foxes")]),
    )
    complete(match)
    assert asked(match) == [(0, "wind_turbines")]
    answer(match, 0, "ship:agriculture-2", "take:honey:imports")
    assert money(match) == [18, 10]
    assert drawn_by(match, "wind_turbines") == [(0, 2)]


# -- protractors


def test_protractors_imports_one_more_from_the_same_ship_for_free():
    match = begin(
        trader("cups"),
        trader(ships=[harbour(), sea("honey rice foxes sauna")]),
        trader(shipments="protractors", ships=[harbour(), sea("soap rope")]),
    )
    lead(match, 0, "import")
    answer(match, 0, "ship:agriculture-2", "take:honey:goods", "take:rice:goods")
    assert asked(match) == [(2, "protractors")]
    assert options(match, 2) == {
        *["take:foxes:goods", "take:foxes:imports", "take:sauna:goods", "take:sauna:imports"],
        "no",
    }
    answer(match, 2, "take:foxes:imports")
    assert player(match, 2).imports == ["foxes"]
    assert money(match) == [10, 12, 10]
    assert kinds(match) == ["lead"]


def test_protractors_may_be_declined_and_does_not_answer_the_own_import():
    match = begin(
        trader("cups"),
        trader(
            "soap", shipments="protractors", ships=[harbour(), sea("honey rice foxes sauna drones")]
        ),
        leader=0,
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    answer(match, 1, "no")
    assert asked(match) == [(1, "lead")]
    lead(match, 1, "import", "soap")
    answer(match, 1, "take:foxes:goods", "take:sauna:goods")
    assert kinds(match) == ["lead"]


def test_protractors_has_nothing_to_take_from_an_empty_ship():
    match = begin(
        trader("cups"), trader(shipments="protractors", ships=[harbour(), sea("honey rice")])
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    assert kinds(match) == ["lead"]


def test_protractors_takes_the_last_container_before_it_can_come_home():
    match = begin(
        trader("cups"),
        trader(shipments="aeroponics", ships=[harbour(), sea("honey rice foxes")]),
        trader(shipments="protractors"),
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    answer(match, 2, "take:foxes:goods")
    assert ship(match, "agriculture-2") == {"at": "harbour", "contracts": [], "containers": []}


def test_protractors_answers_a_powers_import_too():
    match = begin(
        trader(completes="pocky"),
        trader(shipments="protractors", ships=[harbour(), sea("honey rice foxes")]),
    )
    complete(match)
    answer(match, 0, "ship:agriculture-2", "take:honey:goods")
    assert asked(match) == [(1, "protractors")]
    answer(match, 1, "take:rice:goods")
    assert player(match, 1).goods == ["rice"]


def test_protractors_ignores_an_import_from_the_island():
    match = begin(
        trader("cups", shipments="dark_flight_games"),
        trader(shipments="protractors"),
        island="honey rice foxes",
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    assert kinds(match) == ["lead"]


def test_protractors_without_room_may_discard_the_container_or_leave_it():
    match = begin(
        trader("cups"),
        trader(
            shipments="protractors",
            goods="luxury*4",
            imports="technology*2",
            ships=[harbour(), sea("honey rice foxes")],
        ),
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    assert options(match, 1) == {"take:foxes:discard", "no"}


# -- rope


def test_rope_swaps_a_hand_card_with_one_of_the_island():
    match = begin(trader("drones honey", shipments="rope"), island="soap foxes")
    assert options(match, 0, "use:") == {
        f"use:rope:{'+'.join(sorted((mine, theirs)))}"
        for mine in ("drones", "honey")
        for theirs in ("soap", "foxes")
    }
    answer(match, 0, "use:rope:honey+soap")
    assert hand(match, 0) == {"drones", "soap"}
    assert view(match).island == ["foxes", "honey"]
    assert view(match, 1).players[0].shown == ["soap"]
    assert [(e["type"], e["cards"], e["cause"]) for e in told(match, None, "island", "take")] == [
        ("island", ["honey"], "rope"),
        ("take", ["soap"], "rope"),
    ]


def test_rope_works_once_per_turn():
    match = begin(trader("drones honey", shipments="rope"), trader(), island="soap foxes")
    answer(match, 0, "use:rope:honey+soap")
    assert options(match, 0, "use:") == set()
    answer(match, 0, "draw")
    next_turn(match)
    assert options(match, 0, "use:rope:")


def test_rope_is_for_the_leader_at_any_own_decision():
    match = begin(
        trader("drones honey tablets", shipments="rope", ships=[harbour("laptops")]),
        trader("jets foxes"),
        island="soap",
    )
    answer(match, 0, "lead:load:drones")
    assert options(match, 1, "use:") == set()
    answer(match, 1, "follow:jets")
    answer(match, 0, "use:rope:soap+tablets")
    assert asked(match) == [(0, "load")]
    assert options(match, 0) == {"discard-contract:laptops", "done"}, "nothing fits any more"
    assert view(match).island == ["tablets"]


def test_rope_is_not_offered_to_a_follower():
    match = begin(trader("drones"), trader("jets", shipments="rope"), island="soap")
    answer(match, 0, "lead:load:drones")
    assert options(match, 1) == {"draw", "follow:jets"}


def test_rope_needs_a_card_on_each_side():
    match = begin(trader("drones", shipments="rope"))
    assert options(match, 0, "use:") == set()
    match = begin(trader(shipments="rope"), island="soap")
    assert options(match, 0) == {"draw"}


def test_rope_and_its_copy_swap_once_each():
    match = begin(
        trader("drones", shipments="rope wind_turbines"),
        island="soap",
        copies={"wind_turbines": "rope"},
    )
    answer(match, 0, "use:wind_turbines:drones+soap")
    assert options(match, 0, "use:") == {"use:rope:drones+soap"}
    answer(match, 0, "use:rope:drones+soap")
    assert hand(match, 0) == {"drones"}
    assert options(match, 0, "use:") == set()


# -- shampoo


def test_shampoo_takes_three_containers():
    match = begin(
        trader("cups", shipments="shampoo"),
        trader(ships=[harbour(), sea("honey rice foxes sauna")]),
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:imports")
    assert options(match, 0) == {"take:foxes:goods", "take:sauna:goods", "done"}
    answer(match, 0, "take:foxes:goods")
    assert player(match, 0).goods == ["honey", "foxes"]
    assert money(match) == [10, 12]


def test_shampoo_may_take_only_two_and_not_only_one():
    match = begin(
        trader("cups", shipments="shampoo", ships=[harbour(), sea("honey rice foxes sauna")])
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods")
    assert "done" not in options(match, 0)
    answer(match, 0, "take:rice:goods", "done")
    assert player(match, 0).goods == ["honey", "rice"]
    assert kinds(match) == ["lead"]


def test_shampoo_takes_what_there_is():
    match = begin(trader("cups", shipments="shampoo", ships=[harbour(), sea("honey rice")]))
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    assert kinds(match) == ["lead"]


def test_shampoo_is_the_winners_and_works_from_the_island():
    match = begin(
        trader("cups", shipments="dark_flight_games"),
        trader("soap", shipments="shampoo"),
        island="honey rice foxes",
    )
    lead(match, 0, "import", follow=[1])
    answer(match, 0, "bid:0")
    answer(match, 1, "bid:2", "take:honey:goods", "take:rice:goods", "take:foxes:goods")
    assert view(match).island == []


def test_shampoo_and_its_copy_do_not_add_up():
    match = begin(
        trader(
            "cups",
            shipments="shampoo wind_turbines",
            ships=[harbour(), sea("honey rice foxes sauna drones")],
        ),
        copies={"wind_turbines": "shampoo"},
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods", "take:foxes:goods")
    assert kinds(match) == ["lead"]


def test_shampoo_may_discard_a_third_container_without_room():
    match = begin(
        trader(
            "cups",
            shipments="shampoo",
            goods="luxury*2",
            imports="technology*2",
            ships=[harbour(), sea("honey rice foxes sauna")],
        )
    )
    lead(match, 0, "import")
    answer(match, 0, "take:honey:goods", "take:rice:goods")
    assert options(match, 0) == {"take:foxes:discard", "take:sauna:discard", "done"}


# -- shoes


def test_shoes_draws_when_a_rival_completes_a_ship_of_any_type():
    match = begin(trader(completes="rice"), trader(shipments="shoes"), deck="honey foxes sauna")
    complete(match)
    assert asked(match) == [(1, "shoes")]
    answer(match, 1, "yes")
    assert hand(match, 1) == {"foxes"}
    assert [e.get("cards") for e in told(match, 0, "draw")] == [None]


def test_shoes_sees_the_ship_that_brought_it_once():
    match = begin(trader(completes="chairs shoes"), deck="honey foxes sauna")
    complete(match)
    answer(match, 0, "yes")
    assert hand(match, 0) == {"foxes"}
    assert kinds(match) == ["lead"]


def test_shoes_may_be_declined():
    match = begin(trader(completes="shoes"), deck="honey foxes")
    complete(match)
    answer(match, 0, "no")
    assert hand(match, 0) == set()


def test_shoes_is_not_asked_with_no_card_left():
    match = begin(trader(completes="shoes"), deck="honey", deck_only=True)
    complete(match)
    assert match.over


def test_shoes_copied_sees_the_ship_that_brought_the_copy():
    match = begin(
        trader(completes="wind_turbines"), trader(shipments="shoes"), deck="honey foxes sauna"
    )
    complete(match)
    assert asked(match) == [(0, "wind_turbines")]
    answer(match, 0, "yes")
    answer(match, 1, "yes")
    assert (hand(match, 0), hand(match, 1)) == ({"foxes"}, {"sauna"})


def test_shoes_copied_anew_by_stolen_research_counts_that_arrival():
    """Nothing but the copy answers it; the ship of Stolen Research is answered on its own."""
    match = begin(
        trader(completes="stolen_research"),
        trader(shipments="wind_turbines shoes"),
        deck="honey foxes sauna drones tablets",
    )
    complete(match)
    answer(match, 0, "shipment:wind_turbines")
    assert view(match).copies == {"wind_turbines": "shoes"}
    answer(match, 0, "yes")
    assert drawn_by(match, "wind_turbines") == [(0, 1)]
    assert asked(match) == [(0, "wind_turbines")]
    answer(match, 0, "yes")
    assert asked(match) == [(1, "shoes")]


def test_shoes_does_not_answer_what_apples_puts_into_shipments():
    match = begin(
        trader("rice", completes="apples"), trader(shipments="shoes"), deck="honey foxes sauna"
    )
    complete(match)
    answer(match, 0, "card:rice")
    assert asked(match) == [(1, "shoes")]
    answer(match, 1, "yes")
    assert kinds(match) == ["lead"], "once, for the ship of Apples"


def test_shoes_taken_by_railguns_answers_the_ship_of_railguns():
    match = begin(trader(completes="railguns"), trader(shipments="shoes"), deck="honey foxes")
    complete(match)
    answer(match, 1, "shipment:shoes")
    assert asked(match) == [(0, "shoes")]


# -- soap


def test_soap_lets_consumer_containers_fill_every_own_slot():
    match = loading(
        "drones cups honey", shipments="soap", ships=[harbour("rice"), harbour("sauna")]
    )
    assert options(match, 0) == {
        "load:cups:technology-1",
        "load:cups:technology-2",
        "load:honey:technology-1",
        "discard-contract:rice",
        "discard-contract:sauna",
        "done",
    }


def test_soap_works_for_pirated_containers():
    match = begin(
        trader("foxes", shipments="soap", ships=[harbour("rice", "honey")]), island="cups"
    )
    lead(match, 0, "pirate")
    answer(match, 0, "pirate:island:cups")
    assert player(match, 0).shipments == ["soap", "rice"]


def test_soap_names_the_ship_alone_where_several_slots_would_do():
    """The container makes room for whatever comes next."""
    for aboard, last in [("impalas wheat coffee onions", "sauna"), ("impalas wheat", "honey")]:
        me = trader(
            "drones cups sauna honey",
            imports="technology",
            shipments="soap",
            ships=[harbour("vintage_wines rice", aboard)],
        )
        match = lead(begin(me), 0, "load", "drones")
        assert options(match, 0, "load:cups") == {"load:cups:technology-1"}
        answer(match, 0, "load:cups:technology-1")
        assert f"load:{last}:technology-1" in options(match, 0)


def test_soap_does_nothing_as_a_contract_or_for_a_rival():
    match = loading("drones cups", ships=[harbour("soap"), harbour("rice")])
    assert options(match, 0, "load:") == {"load:cups:technology-1"}
    match = begin(trader("drones cups", ships=[harbour("rice")]), trader(shipments="soap"))
    lead(match, 0, "load", "drones")
    assert options(match, 0) == {"discard-contract:rice", "done"}


def test_soap_makes_loose_containers_fill_other_slots():
    match = begin(trader("rice onions", shipments="soap", ships=[harbour("", "cups")]))
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:onions:technology-1")
    assert to_builtins(player(match, 0).ships[0]) == {
        "at": "harbour",
        "contracts": ["onions"],
        "containers": [{"card": "cups", "contract": "onions", "type": "agriculture"}],
    }


def test_soap_copied_frees_consumer_containers_and_not_technology_ones():
    match = loading(
        "drones cups tablets",
        shipments="wind_turbines",
        ships=[harbour("rice")],
        copies={"wind_turbines": "soap"},
    )
    assert options(match, 0, "load:") == {"load:cups:technology-1"}
