"""What comes first when a ship is completed: 6.1 in one scenario, 6.6 and 6.7."""

from kit.import_export import (
    answer,
    asked,
    begin,
    complete,
    hand,
    harbour,
    lead,
    money,
    player,
    sea,
    ship,
    slots,
    told,
    trader,
    view,
)

# -- the seven steps


def test_everything_about_a_completion_comes_in_the_order_of_the_seven_steps():
    """6.1 Onions, Beer and Potatoes on one ship; Flash Drives, Jets and a rival's Shoes.

    Six goods leave room for more only with the new shipments. Beer is sold and counts for
    nothing: neither for that room nor for the Onions.
    """
    match = begin(
        trader(
            completes="onions beer potatoes",
            goods="luxury*6",
            shipments="flash_drives jets",
            ships=[harbour(), sea("soap rope")],
        ),
        trader(shipments="shoes"),
        deck="pens honey cups sauna",
    )
    before = len(match.events(None))
    complete(match)

    assert asked(match) == [(0, "beer")]
    assert view(match).island == ["pens"]
    assert money(match)[0] == 10 + 14
    assert player(match, 0).shipments == ["flash_drives", "jets", "onions"]
    answer(match, 0, "yes")

    assert asked(match) == [(0, "flash_drives")]
    assert view(match).island == ["pens", "beer"]
    assert money(match)[0] == 24 + 6
    assert player(match, 0).shipments == ["flash_drives", "jets", "onions", "potatoes"]
    assert player(match, 0).room.goods == 10
    assert ship(match, "technology-1")["at"] == "harbour"
    assert ship(match, "technology-1")["contracts"] == []
    first, second, *sailing = ship(match, "technology-1")["containers"]
    answer(match, 0, f"card:{first}")

    assert asked(match) == [(0, "jets")]
    assert ship(match, "technology-1")["at"] == "harbour"
    answer(match, 0, f"card:{second}")

    assert asked(match) == [(1, "shoes")]
    assert money(match) == [30 + 2 + 4, 10]
    told_since = [
        (event.type, event.cards or event.amount, event.cause)
        for event in match.events(0)[before:]
        if event.type not in ("lead", "follow", "load", "turn")
    ]
    assert told_since == [
        ("complete", ["onions", "beer", "potatoes"], "load"),
        ("island", ["pens"], "load"),
        ("gain", 14, "load"),
        ("shipment", ["onions"], "load"),
        ("island", ["beer"], "beer"),
        ("gain", 6, "beer"),
        ("shipment", ["potatoes"], "load"),
        ("take", [first], "flash_drives"),
        ("good", [second], "jets"),
        ("sail", sailing, "load"),
        ("gain", 2, "potatoes"),
        ("draw", ["honey", "cups"], "potatoes"),
        ("gain", 4, "onions"),
    ]
    answer(match, 1, "no")
    assert asked(match) == [(1, "lead")]


def test_containers_fill_no_slot_of_a_contract_that_has_moved_to_the_shipments():
    """6.1, 5.5 Steps 3 and 4: while Beer decides, and while Flash Drives ask, nothing is shown in a
    slot that is not under the ship any more."""
    match = begin(trader(completes="honey beer", shipments="flash_drives"))
    complete(match)
    for kind, contracts in (("beer", {"beer"}), ("flash_drives", set())):
        assert asked(match) == [(0, kind)]
        assert set(ship(match, "technology-1")["contracts"]) == contracts
        filled = [contract for contract in slots(match, "technology-1").values() if contract]
        assert set(filled) <= contracts
        answer(match, 0, "no")


# -- before anybody answers the load or the contract


def test_powers_that_answer_a_load_come_after_all_that_belongs_to_the_completion():
    """6.6 Fixie Bikes are paid for the load when Potatoes have drawn and Shoes were asked."""
    match = begin(
        trader(completes="potatoes", shipments="fixie_bikes"),
        trader(shipments="shoes"),
        deck="pens honey cups",
    )
    complete(match)
    assert asked(match) == [(1, "shoes")]
    assert money(match)[0] == 10 + 6 + 2
    answer(match, 1, "no")
    assert money(match)[0] == 10 + 6 + 2 + 2
    assert [event["cause"] for event in told(match, None, "gain")] == [
        "load",
        "potatoes",
        "fixie_bikes",
    ]


def test_a_contract_over_loose_containers_is_completed_before_anybody_answers_it():
    """6.6 Sugar and Drones come after the whole completion: Honey is paid and its power done."""
    match = begin(
        trader(
            "onions honey",
            goods="beer",
            shipments="sugar drones",
            ships=[harbour("", "rice wheat")],
        ),
        deck="pens soap",
    )
    lead(match, 0, "contract", "onions")
    answer(match, 0, "contract:honey:technology-1")
    assert asked(match) == [(0, "drones")]
    assert player(match, 0).shipments == ["sugar", "drones", "honey"]
    causes = [(event["cause"], event["amount"]) for event in told(match, None, "gain")]
    assert causes == [("contract", 6), ("honey", 2), ("sugar", 2)]


def test_what_is_completed_by_being_contracted_does_not_answer_that():
    """6.6 Sugar over two loose containers pays nothing for itself."""
    match = begin(trader("onions sugar", ships=[harbour("", "rice wheat")]))
    lead(match, 0, "contract", "onions")
    answer(match, 0, "contract:sugar:technology-1")
    assert player(match, 0).shipments == ["sugar"]
    assert [event["cause"] for event in told(match, None, "gain")] == ["contract"]


# -- a ship that a new power fills


def test_a_power_that_comes_with_a_ship_completes_the_other_after_it_has_sailed():
    """6.7 Wheat sails, Drones are completed, and only then Potatoes draw."""
    match = begin(
        trader(
            completes="wheat potatoes",
            ships=[harbour(), harbour("drones", "rice:loose sugar:loose")],
        ),
        trader(shipments="shoes"),
        deck="pens honey cups soap rope",
    )
    before = len(match.events(None))
    complete(match)
    assert asked(match) == [(1, "shoes")]
    types = ("complete", "shipment", "sail", "draw")
    assert [
        (event.type, event.seat, event.source)
        for event in match.events(0)[before:]
        if event.type in types
    ] == [
        ("complete", 0, "technology-1"),
        ("shipment", 0, "technology-1"),
        ("shipment", 0, "technology-1"),
        ("sail", 0, "technology-1"),
        ("complete", 0, "technology-2"),
        ("shipment", 0, "technology-2"),
        ("sail", 0, "technology-2"),
    ]
    assert hand(match, 0) == set()
    answer(match, 1, "no")
    assert hand(match, 0) == {"cups", "soap"}
    assert asked(match) == [(1, "shoes")]
    assert money(match)[0] == 10 + 10 + 6 + 2


def test_a_power_that_comes_with_a_ship_fills_no_slot_before_that_has_sailed():
    """6.7 While Flash Drives ask, Wheat is a shipment, and the Drones still wait."""
    match = begin(
        trader(
            completes="wheat",
            shipments="flash_drives",
            ships=[harbour(), harbour("drones", "rice:loose sugar:loose")],
        ),
    )
    complete(match)
    assert asked(match) == [(0, "flash_drives")]
    assert player(match, 0).shipments == ["flash_drives", "wheat"]
    assert ship(match, "technology-2")["at"] == "harbour"
    answer(match, 0, "no")
    assert asked(match) == [(0, "flash_drives")]
    assert player(match, 0).shipments == ["flash_drives", "wheat", "drones"]
