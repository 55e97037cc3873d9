"""Chapter 6 of docs/rules/import-export.md: completing a ship. 6.6 and 6.7 are in
`test_completion_order.py`, with the seven steps in one scenario."""

import pytest
from msgspec import to_builtins

from kit.import_export import (
    answer,
    asked,
    begin,
    complete,
    hand,
    harbour,
    lead,
    money,
    options,
    player,
    sea,
    ship,
    told,
    trader,
    view,
)


def types_since_completion(match):
    """The types of events from the completion on."""
    types = [event.type for event in match.events(None)]
    return types[types.index("complete") :]


# -- the seven steps


def test_island_payment_shipments_and_sailing_come_in_this_order():
    """6.1 Steps 1, 2, 3 and 5, with nobody's power in between."""
    match = begin(trader(completes="drones"), deck="honey rice")
    complete(match)
    events = match.events(None)
    first = next(event.n for event in events if event.type == "complete")
    loaded = ship(match, "technology-1")["containers"]
    seen = [to_builtins(event) for event in events[first : first + 5]]
    assert [{k: e[k] for k in e if k not in ("n", "cause")} for e in seen] == [
        {
            "type": "complete",
            "seat": 0,
            "cards": ["drones"],
            "from": "technology-1",
            "amount": 2,
        },
        {"type": "island", "cards": ["honey"], "from": "deck", "to": "island"},
        {"type": "gain", "seat": 0, "amount": 6},
        {
            "type": "shipment",
            "seat": 0,
            "cards": ["drones"],
            "from": "technology-1",
            "to": "shipments",
        },
        {"type": "sail", "seat": 0, "cards": loaded, "from": "technology-1", "to": "sea"},
    ]
    assert view(match).island == ["honey"]
    assert money(match) == [16, 10]
    assert player(match, 0).shipments == ["drones"]


def test_what_is_taken_off_the_ship_is_taken_after_the_payment_and_before_it_sails():
    """6.1 Step 4: Flash Drives. Four containers are paid, three sail; the contract has moved."""
    match = begin(trader(completes="nanobots", shipments="flash_drives"), deck="honey rice")
    complete(match)
    assert asked(match) == [(0, "flash_drives")]
    assert money(match) == [20, 10]
    assert view(match).island == ["honey"]
    assert player(match, 0).shipments == ["flash_drives", "nanobots"]
    assert ship(match, "technology-1")["at"] == "harbour"
    card = ship(match, "technology-1")["containers"][0]
    answer(match, 0, f"card:{card}")
    assert card in hand(match, 0)
    assert len(ship(match, "technology-1")["containers"]) == 3
    assert ship(match, "technology-1")["at"] == "sea"


def test_contracts_come_to_the_shipments_in_the_order_of_contracting():
    """6.1 Step 3, whatever was filled last."""
    for order in ("drones batteries rice", "rice batteries drones"):
        match = begin(trader(completes=order))
        complete(match)
        assert player(match, 0).shipments == order.split()


def test_powers_that_work_once_come_after_sailing_in_the_order_of_contracting():
    """6.1 Step 6: Potatoes give 2 and two cards, Ammunition 2 from who has an illegal good."""
    for order in ("potatoes ammunition", "ammunition potatoes"):
        match = begin(trader(completes=order), trader(goods="foxes"), deck="honey rice soap rope")
        complete(match)
        told_of = [
            event.cause for event in match.events(None) if event.cause in ("potatoes", "ammunition")
        ]
        assert list(dict.fromkeys(told_of)) == order.split()
        assert money(match) == [10 + 10 + 2 + 2, 8]
        types = types_since_completion(match)
        assert types.index("sail") < types.index("pay")
        assert types.index("sail") < types.index("draw")


def test_powers_that_work_once_know_the_payment():
    """6.1 Steps 2 and 6: Almonds look at the credits after the payout of 6."""
    for before, gained in ((12, 8), (14, 4)):
        match = begin(trader(credits=before, completes="almonds"))
        complete(match)
        assert money(match)[0] == before + 6 + gained


def test_those_that_answer_a_completion_come_last():
    """6.1, 13.4 Step 7: Mouthwash of two players, after Potatoes, clockwise from who completed."""
    match = begin(
        trader(shipments="shoes"),
        trader(completes="pens", shipments="mouthwash"),
        trader(goods="soap"),
        leader=1,
        deck="honey rice",
    )
    complete(match, 1)
    causes = [event.cause for event in match.events(None)]
    assert causes.index("pens") < causes.index("mouthwash")
    assert asked(match) == [(0, "shoes")]
    assert money(match)[1] == 10 + 6 + 2 + 2


def test_the_island_gets_its_card_before_powers_can_look_there():
    """6.1 Steps 1 and 6: Dino Bones may take the card just turned up."""
    match = begin(trader(completes="dino_bones"), deck="honey rice soap")
    complete(match)
    assert "honey" not in view(match).island
    assert player(match, 0).goods == ["honey"]


def test_with_an_empty_deck_the_island_gets_nothing():
    """6.1, 3.8"""
    match = begin(trader(completes="drones"), deck_only=True)
    complete(match)
    assert match.over
    assert view(match).island == []
    assert money(match)[0] == 16


# -- the payment


@pytest.mark.parametrize(
    ("contracts", "size", "paid"),
    [
        ("drones", 2, 6),
        ("jets", 3, 6),
        ("nanobots", 4, 10),
        ("drones batteries", 4, 10),
        ("drones jets", 5, 10),
        ("delayed_game", 5, 10),
        ("nanobots drones", 6, 14),
        ("drones batteries rice", 6, 14),
    ],
)
def test_the_payment_goes_by_the_number_of_containers(contracts, size, paid):
    """6.2"""
    match = begin(trader(completes=contracts), trader(credits=0))
    complete(match)
    assert told(match, None, "complete")[0]["amount"] == size
    gains = [e["amount"] for e in told(match, None, "gain") if e["seat"] == 0]
    assert gains[0] == paid


@pytest.mark.parametrize(
    ("loose", "size", "paid"),
    [("soap", 3, 6), ("soap rope", 4, 10), ("soap rope cups pens", 6, 14)],
)
def test_loose_containers_are_paid_too(loose, size, paid):
    """6.2"""
    containers = "jets " + " ".join(f"{card}:loose" for card in loose.split())
    match = begin(trader("laptops tablets", ships=[harbour("drones", containers)]))
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:tablets:technology-1")
    assert told(match, None, "complete")[0]["amount"] == size
    assert money(match)[0] == 10 + paid


def test_seven_containers_pay_fourteen():
    """6.2 Robot Cats put two containers into one slot."""
    match = begin(
        trader(
            "laptops soap rope",
            shipments="robot_cats",
            ships=[harbour("nanobots velvet_robes", "jets batteries tablets sauna cologne")],
        )
    )
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:rope+soap:technology-1")
    assert told(match, None, "complete")[0]["amount"] == 7
    assert money(match)[0] == 10 + 14


@pytest.mark.parametrize(("shipments", "paid"), [("cups pens", 14), ("cups tablets", 18)])
def test_eight_containers_pay_more_with_a_power_only(shipments, paid):
    """6.2 Eight on a ship that holds six, by pairs that share slots."""
    loaded = "batteries generators sauna cologne onions sugar:beside"
    match = begin(
        trader(
            "laptops soap rope",
            shipments=f"robot_cats {shipments}",
            ships=[harbour("nanobots velvet_robes", loaded)],
        )
    )
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:rope+soap:technology-1")
    assert told(match, None, "complete")[0]["amount"] == 8
    assert money(match)[0] == 10 + paid


def test_one_container_pays_nothing():
    """6.2 With a load of one's own."""
    own = {"drones": {"load": {"technology": 1}}}
    match = begin(trader("laptops jets", ships=[harbour("drones")]), cards=own)
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:jets:technology-1")
    assert player(match, 0).shipments == ["drones"]
    assert money(match) == [10, 10]
    assert told(match, None, "gain") == []


# -- several contracts


def test_contracts_on_a_ship_are_completed_together():
    """6.3 The rulebook's ship: MRI Machines and Diamond Rings, six containers, 14 credits."""
    match = begin(
        trader(
            "laptops sauna jets",
            imports="batteries",
            ships=[
                harbour("mri_machines diamond_rings", "tablets impalas champagne teslas"),
                harbour(),
            ],
        ),
        deck="honey rice soap rope cups",
        island="pens",
    )
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:jets:technology-1")
    assert player(match, 0).shipments == []
    assert money(match) == [10, 10]
    answer(match, 0, "load:sauna:technology-1")
    assert player(match, 0).shipments == ["mri_machines", "diamond_rings"]
    assert money(match) == [24, 10]
    assert view(match).target == 70
    assert len(ship(match, "technology-1")["containers"]) == 6
    assert len(view(match).island) == 2
    assert len(told(match, None, "complete")) == 1


def test_one_card_goes_to_the_island_however_many_contracts():
    """6.3"""
    match = begin(trader(completes="drones batteries rice"), deck="honey sugar soap")
    complete(match)
    assert view(match).island == ["honey"]


# -- sailing


def test_the_ship_sails_with_its_containers():
    """6.1, 6.4"""
    match = begin(trader(completes="drones"))
    before = ship(match, "technology-1")["containers"]
    complete(match)
    after = ship(match, "technology-1")
    assert (after["at"], after["contracts"]) == ("sea", [])
    assert after["containers"][:1] == before
    assert len(after["containers"]) == 2


def test_a_ship_with_nothing_left_stays_in_harbour():
    """6.4 One container, taken off by Flash Drives."""
    own = {"drones": {"load": {"technology": 1}}}
    match = begin(
        trader("laptops jets", shipments="flash_drives", ships=[harbour("drones"), sea("soap")]),
        cards=own,
    )
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:jets:technology-1")
    assert asked(match) == [(0, "flash_drives")]
    answer(match, 0, "card:jets")
    assert ship(match, "technology-1") == {"at": "harbour", "contracts": [], "containers": []}
    assert player(match, 0).shipments == ["flash_drives", "drones"]
    assert told(match, None, "sail", "return") == []


def test_a_ship_that_sailed_can_be_imported_from_in_the_next_turn():
    """6.4, 7.2"""
    match = begin(trader(completes="drones"), trader("pens"))
    complete(match)
    lead(match, 1, "import", "pens")
    assert asked(match) == [(1, "place-import")]
    taken = ship(match, "technology-1")["containers"]
    assert {option.split(":")[1] for option in options(match, 1, "take:")} == set(taken)


# -- within each other


def test_a_completion_inside_a_completion_is_finished_first():
    """6.5 Satellite loads the last container of a second ship while the first one's is answered."""
    match = begin(
        trader(
            "laptops jets rope",
            shipments="satellite",
            ships=[harbour("drones", "tablets"), harbour("potatoes", "onions")],
        ),
        trader("generators", shipments="shoes"),
        deck="honey sugar soap",
    )
    lead(match, 0, "load", "laptops", follow=[1])
    answer(match, 0, "load:jets:technology-1")
    assert asked(match) == [(0, "satellite")]
    answer(match, 0, "yes")
    assert options(match, 0, "load:") == {"load:sugar:technology-2"}
    answer(match, 0, "load:sugar:technology-2")
    completed = [event["cards"] for event in told(match, None, "complete")]
    assert completed == [["drones"], ["potatoes"]]
    assert player(match, 0).shipments == ["satellite", "drones", "potatoes"]
    asks = []
    while not match.over and match.pending[0].kind in ("satellite", "shoes"):
        asks.append(asked(match)[0])
        answer(match, asks[-1][0], "no")
    assert asks[-2:] == [(1, "shoes"), (1, "shoes")]


# -- no way back


def test_the_ship_being_completed_can_not_lose_its_contract():
    """6.1, 3.7 While Flash Drives ask, the leader could discard others, but not this one."""
    match = begin(
        trader(
            "laptops jets",
            shipments="flash_drives",
            ships=[harbour("drones", "tablets"), harbour("rice")],
        )
    )
    assert options(match, 0, "discard") == {"discard-contract:drones", "discard-contract:rice"}
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:jets:technology-1")
    assert asked(match) == [(0, "flash_drives")]
    assert options(match, 0, "discard") == {"discard-contract:rice"}


def test_no_contract_can_be_put_on_the_ship_being_completed():
    """6.1, 4.1 While Flash Drives ask, Lutefisk can go under the other ship only."""
    match = begin(
        trader(
            "laptops jets lutefisk",
            goods="onions sugar",
            shipments="flash_drives",
            ships=[harbour("drones", "tablets"), harbour("rice")],
        )
    )
    lead(match, 0, "load", "laptops")
    assert options(match, 0, "use:lutefisk") == {
        "use:lutefisk:technology-1",
        "use:lutefisk:technology-2",
    }
    answer(match, 0, "load:jets:technology-1")
    assert asked(match) == [(0, "flash_drives")]
    assert options(match, 0, "use:lutefisk") == {"use:lutefisk:technology-2"}
