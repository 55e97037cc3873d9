"""13.10 of docs/rules/import-export.md: when Prefab Homes ask whether to complete a ship."""

from kit.import_export import (
    answer,
    asked,
    begin,
    complete,
    harbour,
    kinds,
    lead,
    money,
    options,
    player,
    ship,
    told,
    trader,
)


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
