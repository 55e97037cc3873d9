"""What happens inside an open question: ships come home or sail, cards arrive, actions lapse."""

from kit.import_export import (
    answer,
    asked,
    begin,
    harbour,
    lead,
    money,
    options,
    player,
    sea,
    ship,
    told,
    trader,
)


def first(match, seat, start, end=""):
    """The first option that begins and ends so."""
    return min(option for option in options(match, seat, start) if option.endswith(end))


def test_a_ship_that_came_home_inside_the_question_is_imported_from_no_more():
    """13.11, 7.2 Paper leaves one container on the picked ship, and Aeroponics bring it home."""
    match = begin(
        trader(
            "cups",
            shipments="prefab_homes paper",
            ships=[harbour("velvet_robes chairs", "luxury consumer*2"), sea("technology*3")],
        ),
        trader(shipments="aeroponics", ships=[harbour(), sea("soap rope")]),
    )
    lead(match, 0, "import", "cups")
    answer(match, 0, "ship:agriculture-2", "use:prefab_homes:technology-1", "ship:agriculture-2")
    answer(match, 0, "take:soap:goods")
    assert ship(match, "agriculture-2") == {
        "at": "harbour",
        "contracts": [],
        "containers": ["rope"],
    }
    assert asked(match) == [(1, "lead")]
    assert money(match)[1] == 10


def test_a_ship_that_came_home_and_sailed_again_has_another_cargo():
    """13.11, 7.6 The only container was taken: what the ship brings out next is not part of it."""
    match = begin(
        trader(
            "cups champagne luxury luxury",
            shipments="backpacks nanobots oysters prefab_homes",
            ships=[harbour("drones"), sea("soap")],
        ),
        trader(ships=[harbour(), harbour()]),
        deck="candy rope",
    )
    lead(match, 0, "import", "cups")
    answer(match, 0, "take:soap:goods", "use:oysters:champagne:technology-2", "yes")
    answer(match, 0, first(match, 0, "load:", "technology-2"), "ship:technology-2")
    assert ship(match, "technology-2")["at"] == "sea"
    assert player(match, 0).goods == ["soap"]
    assert asked(match) == [(1, "lead")]


def test_a_container_is_settled_before_its_ship_comes_home():
    """7.6, 10.1 There was no room when it was taken, so the room that comes later is too late."""
    match = begin(
        trader(
            "cups technology technology",
            shipments="backpacks nanobots",
            goods="rice honey potatoes almonds ammunition danger_pets",
            imports="flamethrowers pistols pens",
            ships=[harbour("drones", "playstations"), harbour()],
        ),
        trader(ships=[harbour(), sea("soap")]),
        deck="candy rope",
    )
    lead(match, 0, "import", "cups")
    answer(match, 0, "take:soap:discard")
    assert asked(match) == [(0, "backpacks")]
    assert [event["type"] for event in told(match, None, "discard", "return")] == [
        "discard",
        "return",
    ]


def test_printed_money_takes_nothing_from_a_ship_that_is_being_completed():
    """6.1 While Flash Drives are asked, the paid ship is neither in harbour nor at sea."""
    match = begin(
        trader(
            "technology technology",
            shipments="flash_drives prefab_homes",
            ships=[harbour("drones", "playstations"), harbour("champagne", "luxury")],
        ),
        trader(
            "illegal",
            shipments="satellite",
            ships=[harbour("printed_money", "illegal*3"), sea("rope soap")],
        ),
        deck="candy pens cups",
    )
    lead(match, 0, "load")
    answer(match, 0, first(match, 0, "load:", "technology-1"))
    assert asked(match) == [(0, "flash_drives")]
    answer(match, 0, "use:prefab_homes:technology-2", "no")
    answer(match, 1, "no")
    answer(match, 1, first(match, 1, "load:"))
    assert [event["from"] for event in told(match, None, "pirate")] == ["technology-2"]


def test_aeroponics_leave_a_ship_at_sea_that_sailed_inside_the_action():
    """6.1 Mini Van took from it in harbour; then it was completed, and sailed with one."""
    match = begin(
        trader("pistols", shipments="mini_van", ships=[harbour("mouthwash", "books"), harbour()]),
        trader(
            "technology technology",
            shipments="aeroponics satellite",
            ships=[harbour("batteries", "candy"), harbour()],
        ),
        deck="soap pens cups rope",
        cards={"batteries": {"load": {"technology": 1}}},
    )
    lead(match, 0, "pirate", "pistols")
    answer(match, 0, "pirate:agriculture-1:candy")
    answer(match, 1, "no")
    answer(match, 1, first(match, 1, "load:"))
    while asked(match) == [(1, "satellite")]:
        answer(match, 1, "no")
    assert ship(match, "agriculture-1")["at"] == "sea"
    assert not told(match, None, "return")


def test_a_free_action_does_not_lapse_before_an_any_time_option():
    """13.10 Nanobots' load needs a contract, and Lutefisk in hand could be one."""
    match = begin(
        trader(
            "lutefisk agriculture*2",
            goods="rice honey",
            shipments="nanobots",
            ships=[harbour(), harbour()],
        ),
        trader("rope"),
        deck="soap candy pens",
    )
    answer(match, 0, "draw")
    assert asked(match) == [(0, "nanobots")]
    assert options(match, 0) == {
        "no",
        "use:lutefisk:technology-1",
        "use:lutefisk:technology-2",
    }
    answer(match, 0, "use:lutefisk:technology-1")
    assert options(match, 0, "load:")


def test_poison_bottles_that_arrive_between_two_pirate_actions_are_paid_for_the_second():
    """13.1 And once: a third action costs nothing more."""
    match = begin(
        trader(
            "pistols",
            imports="ammunition danger_pets",
            shipments="pens",
            ships=[harbour("mouthwash", "books"), sea("candy glasses gold_watches")],
        ),
        trader(
            "illegal",
            shipments="satellite",
            ships=[harbour("poison_bottles", "illegal*2"), harbour()],
        ),
        deck="soap cups rope",
    )
    lead(match, 0, "pirate", "pistols")
    answer(match, 0, "pirate:technology-2:candy")
    answer(match, 1, "no")
    answer(match, 1, first(match, 1, "load:"))
    while asked(match) == [(1, "satellite")]:
        answer(match, 1, "no")
    before = money(match)[0]
    answer(match, 0, first(match, 0, "pirate:"))
    assert money(match)[0] == before - 2
    answer(match, 0, first(match, 0, "pirate:"))
    assert money(match)[0] == before - 2


def test_the_island_is_picked_anew_when_the_power_to_pick_it_has_gone():
    """13.11 Before the bid the leader completes a ship, and a rival's Railguns take the card."""
    match = begin(
        trader(
            "cups",
            credits=2,
            shipments="dark_flight_games prefab_homes",
            ships=[harbour("champagne", "luxury*2"), sea("soap rope")],
        ),
        trader(
            "pens illegal",
            shipments="satellite",
            ships=[harbour("railguns", "illegal*3"), sea("candy glasses")],
        ),
        island="rice honey",
        cards={"champagne": {"load": {"luxury": 4}}, "railguns": {"load": {"illegal": 4}}},
    )
    lead(match, 0, "import", "cups", follow=[1])
    answer(match, 0, "island", "use:prefab_homes:technology-1")
    answer(match, 1, "no")
    answer(match, 1, first(match, 1, "load:"))
    answer(match, 0, "shipment:dark_flight_games")
    while asked(match) == [(1, "satellite")]:
        answer(match, 1, "no")
    assert asked(match) == [(0, "import-from")]
    assert "island" not in options(match, 0)


def test_a_ship_whose_last_container_wins_the_game_has_come_home():
    """10.1, 11.3 The eighth illegal good ends the game at once."""
    match = begin(
        trader(
            "cups",
            shipments="the_mother_load fluffy_pillows candy pens",
            goods="illegal*7",
            ships=[harbour(), sea("soap rope")],
        ),
        trader(ships=[harbour(), sea("ammunition")]),
    )
    lead(match, 0, "import", "cups")
    answer(match, 0, "ship:agriculture-2", "take:ammunition:goods")
    assert match.winners == [0]
    assert ship(match, "agriculture-2")["at"] == "harbour"
