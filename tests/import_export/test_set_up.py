"""Chapters 1 and 2 of docs/rules/import-export.md: words and set-up."""

from collections import Counter

import pytest
from msgspec import to_builtins

import entrepot
from entrepot.import_export.cards import CARDS
from kit.import_export import (
    COLOURS,
    GAME,
    answer,
    begin,
    hand,
    harbour,
    kinds,
    lead,
    money,
    options,
    player,
    ship,
    told,
    trader,
    view,
)

SEEDS = range(12)
ALL = ["base", "jutaku", "kickstarter", "captain"]


def new(players, seed, **options):
    return entrepot.new(GAME, players, seed, **options)


def cards_of_all(match):
    """Every card that is in sight of somebody."""
    table = view(match)
    found = table.island + table.discard
    for seat, each in enumerate(table.players):
        found += each.imports + each.goods + each.shipments + sorted(hand(match, seat))
        for one in each.ships:
            found += one.contracts + [container.card for container in one.containers]
    return found


# -- words


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("laptops", "load"),
        ("honey", "contract"),
        ("foxes", "pirate"),
        ("soap", "import"),
        ("sauna", "supply"),
    ],
)
def test_every_type_has_one_action(card, action):
    """1.1"""
    match = begin(trader(card))
    assert options(match, 0) == {"draw", f"lead:{action}:{card}"}


def test_tiers_and_loads_are_within_what_can_be_played():
    """1.2 Every card fits on an empty ship."""
    for name, card in CARDS.items():
        assert 0 <= card.tier <= 3, name
        assert 2 <= sum(card.load.values()) <= 6, name


def test_one_card_can_be_many_things():
    """1.3, 4.1, 5.1, 7.6 The same card led, contracted, or loaded."""
    match = begin(trader("drones rice rice_cookers", ships=[harbour("tablets")]))
    assert "lead:load:drones" in options(match, 0)
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:drones:technology-2")
    assert ship(match, "technology-2")["contracts"] == ["drones"]
    match = begin(trader("drones laptops", ships=[harbour("tablets")]))
    lead(match, 0, "load", "laptops")
    answer(match, 0, "load:drones:technology-1")
    assert ship(match, "technology-1")["containers"] == ["drones"]


def test_a_harbour_and_what_lies_between_the_players_is_laid_out():
    """1.4"""
    match = begin(
        trader(imports="honey", goods="foxes soap", shipments="sauna"),
        trader(),
        island="rope",
        discard="cups",
        deck="rice pens",
        deck_only=True,
    )
    table = view(match)
    own = table.players[0]
    assert (own.imports, own.goods, own.shipments) == (
        ["honey"],
        ["foxes", "soap"],
        ["sauna"],
    )
    assert [one.at for one in own.ships] == ["harbour", "harbour"]
    assert (table.island, table.discard, table.deck_size) == (["rope"], ["cups"], 2)


def test_credits_come_in_twos():
    """1.5 A bid is even, too."""
    match = begin(
        trader("pens", credits=6, ships=[harbour(), {"at": "sea", "containers": ["soap"]}]),
        trader("cups", credits=0),
    )
    lead(match, 0, "import", follow=[1])
    assert options(match, 0) == {"bid:0", "bid:2", "bid:4", "bid:6", "pass"}
    assert options(match, 1) == {"bid:0", "pass"}


def test_the_sets_have_their_numbers_of_cards():
    """1.6, 2.6 Base is in, whether it is named or not."""
    sizes = {
        (): 100,
        ("base",): 100,
        ("jutaku",): 110,
        ("base", "kickstarter"): 115,
        ("captain",): 103,
        tuple(ALL): 128,
    }
    for sets, size in sizes.items():
        match = new(2, 1, sets=list(sets))
        assert view(match).deck_size + len(cards_of_all(match)) == size, sets


def test_cards_of_other_sets_are_not_in_the_game():
    """1.6, 2.6"""
    seen = set()
    for seed in SEEDS:
        seen |= set(cards_of_all(new(6, seed, sets=["base"])))
    assert {CARDS[card].set for card in seen} == {"base"}
    with pytest.raises(entrepot.BadDocument):
        begin(trader("pocky"), sets=["base"])


def test_the_data_say_which_values_are_of_the_house():
    """1.7"""
    printed: dict[str, list[str]] = {what: [] for what in ("type", "tier", "load")}
    for name, card in CARDS.items():
        for what in printed:
            if getattr(card.source, what) == "rulebook":
                printed[what].append(name)
    assert printed["tier"] == ["hawaiian_salt"]
    assert printed["load"] == ["diamond_rings", "flour", "laptops", "mri_machines"]
    assert printed["type"] == [name for name, card in CARDS.items() if card.set == "base"]
    assert CARDS["hawaiian_salt"].tier == 2
    assert CARDS["laptops"].load == CARDS["mri_machines"].load == {"technology": 2}
    assert CARDS["diamond_rings"].load == {"luxury": 4}
    assert CARDS["flour"].load == {"agriculture": 4}


def test_own_values_take_the_place_of_the_house_values():
    """1.8 A type, a tier and a load of one's own."""
    own = {"drones": {"type": "luxury"}, "rice": {"tier": 3}, "honey": {"load": {"illegal": 2}}}
    match = begin(trader("potatoes rice honey drones foxes"), cards=own)
    assert "lead:supply:drones" in options(match, 0)
    lead(match, 0, "contract", "potatoes")
    assert options(match, 0, "contract:rice") == set()
    match = begin(
        trader("laptops rice foxes", ships=[harbour("honey")]), trader("tablets"), cards=own
    )
    lead(match, 0, "load", "laptops", follow=[1])
    assert options(match, 0, "load:") == {"load:foxes:technology-1"}


def test_own_values_travel_with_the_match():
    """1.8"""
    own = {"drones": {"type": "luxury", "tier": 2, "load": {"luxury": 3}}, "rice": {"tier": 0}}
    match = new(2, 4, cards=own)
    assert match.record()["options"]["cards"] == own
    assert entrepot.replay(match.record()).record() == match.record()
    match = begin(trader("drones"), cards=own)
    again = entrepot.load(match.position())
    assert options(again, 0) == {"draw", "lead:supply:drones"}


@pytest.mark.parametrize(
    "own",
    [
        {"no_such_card": {"tier": 1}},
        {"drones": {"tier": 4}},
        {"drones": {"tier": -1}},
        {"drones": {"type": "capital"}},
        {"drones": {"load": {"technology": 0}}},
        {"drones": {"load": {"technology": 9}}},
        {"drones": {"power": 1}},
    ],
)
def test_own_values_that_are_none_are_refused(own):
    """1.8"""
    with pytest.raises(entrepot.BadOptions) as error:
        new(2, 1, cards=own)
    assert error.value.facts["field"].startswith("options.cards")


def test_a_load_of_a_colour_that_is_none_is_refused():
    """1.8"""
    with pytest.raises(entrepot.BadOptions):
        new(2, 1, cards={"drones": {"load": {"capital": 2}}})


# -- set-up


@pytest.mark.parametrize("players", range(2, 7))
def test_colours_are_dealt_at_random(players):
    """2.1 Each once, capital with six players only."""
    deals = []
    for seed in SEEDS:
        colours = [each.colour for each in view(new(players, seed)).players]
        assert len(set(colours)) == players
        assert ("capital" in colours) == (players == 6)
        deals.append(tuple(colours))
    assert len(set(deals)) > len(SEEDS) / 2
    assert {colour for deal in deals for colour in deal} == set(COLOURS[: 6 if players == 6 else 5])


@pytest.mark.parametrize("players", range(2, 7))
def test_capital_has_four_credits_more(players):
    """2.1, 2.4"""
    match = new(players, seed=3)
    for each in view(match).players:
        assert each.credits == (14 if each.colour == "capital" else 10)


def test_capital_gives_no_tier():
    """2.1, 4.2 Almonds and Flash Drives need tier 1; the others' colours help, grey does not."""
    traders = [trader("rice honey foxes laptops flash_drives"), *[trader() for _ in range(5)]]
    traders[0]["colour"], traders[5]["colour"] = "capital", "technology"
    match = begin(*traders)
    lead(match, 0, "contract", "rice")
    assert options(match, 0, "contract") == set()
    traders[0]["colour"], traders[5]["colour"] = "technology", "capital"
    match = begin(*traders)
    lead(match, 0, "contract", "rice")
    assert options(match, 0, "contract") == {
        "contract:flash_drives:technology-1",
        "contract:flash_drives:technology-2",
    }


@pytest.mark.parametrize("players", range(2, 7))
def test_one_ship_begins_in_harbour_and_one_at_sea(players):
    """2.2"""
    match = new(players, seed=5)
    for each in view(match).players:
        first, second = each.ships
        assert to_builtins(first) == {"at": "harbour", "contracts": [], "containers": []}
        assert (second.at, second.contracts) == ("sea", [])
        assert len(second.containers) == 4


@pytest.mark.parametrize("players", range(2, 7))
def test_the_island_gets_a_card_for_each_player(players):
    """2.3"""
    assert len(view(new(players, seed=5)).island) == players


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_gets_five_cards(players):
    """2.4 No card is dealt twice, and the rest is the deck."""
    match = new(players, seed=5)
    assert [player(match, seat).hand_size for seat in range(players)] == [5] * players
    dealt = cards_of_all(match)
    assert len(dealt) == len(set(dealt)) == players * (4 + 1 + 5)
    assert view(match).deck_size == 100 - len(dealt)


def test_the_first_leader_is_drawn_by_chance():
    """2.5"""
    found: Counter[int] = Counter()
    for seed in range(40):
        match = new(4, seed)
        assert kinds(match) == ["lead"]
        assert match.pending[0].seat == view(match).leader
        found[match.pending[0].seat] += 1
    assert set(found) == {0, 1, 2, 3}


def test_a_seed_deals_the_same_game_again_and_another_one_another():
    """2.1, 2.4"""
    one, same, other = new(3, 8), new(3, 8), new(3, 9)
    assert one.view(0) == same.view(0)
    assert one.view(0) != other.view(0)


def test_set_up_is_told_in_order():
    """2.1, 2.2, 2.3, 2.4 Colours and credits, ships at sea, the island, hands."""
    match = new(3, seed=6)
    events = [(event.type, event.seat) for event in match.events(None)]
    seats = (0, 1, 2)
    assert events == [
        *[("colour", seat) for seat in seats],
        *[("sail", seat) for seat in seats],
        *[("island", None) for _ in seats],
        *[("draw", seat) for seat in seats],
        ("turn", match.pending[0].seat),
    ]
    colours = told(match, None, "colour")
    assert [event["to"] for event in colours] == [each.colour for each in view(match).players]
    assert [event["amount"] for event in colours] == money(match)


@pytest.mark.parametrize("target", [50, 52, 80, 1000])
def test_the_target_can_be_agreed_on(target):
    """2.6"""
    assert view(new(2, 1, target=target)).target == target
    assert view(new(2, 1)).target == 50


@pytest.mark.parametrize("target", [48, 51, 0, -50, "50", 1002])
def test_a_target_below_50_or_odd_is_refused(target):
    """2.6"""
    with pytest.raises(entrepot.BadOptions) as error:
        new(2, 1, target=target)
    assert error.value.facts["field"] == "options.target"


@pytest.mark.parametrize("sets", [["atlantis"], "base", [1]])
def test_sets_that_do_not_exist_are_refused(sets):
    """2.6"""
    with pytest.raises(entrepot.BadOptions) as error:
        new(2, 1, sets=sets)
    assert error.value.facts["field"].startswith("options.sets")


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_can_play(players):
    """2.1"""
    with pytest.raises(entrepot.BadOptions):
        new(players, 1)
