"""13.11 of docs/rules/import-export.md: what is gone when a question is answered.

While seat 0 is asked something, Prefab Homes complete another ship of theirs. A rival answers that
with Shoes, uses Segways in this question to complete Railguns, and seat 0 gives away the very card
that asked.
"""

from typing import Any

import pytest

from kit.import_export import (
    LONGEST,
    answer,
    asked,
    begin,
    complete,
    harbour,
    kinds,
    lead,
    options,
    player,
    sea,
    ship,
    told,
    trader,
    view,
)

CARDS = {"railguns": {"load": {"technology": 2}}}
"""So that Segways, as a container, can complete them."""
HOMES = harbour("champagne", "luxury")
"""A ship that Prefab Homes can complete."""


def thief(hand="", shipments="", goods="", cargo="soap pens rope"):
    """A rival with Shoes and Segways whose Railguns lack one container."""
    ships = [harbour("railguns", "technology"), sea(cargo)]
    return trader(hand, shipments=f"shoes segways {shipments}", goods=goods, ships=ships)


def past_homes(match):
    """Prefab Homes are declined if they ask by themselves."""
    while kinds(match) == ["prefab_homes"]:
        answer(match, match.pending[0].seat, "no")
    return match


def at_completion(card, rival=None, **me):
    """Seat 0 has just completed this card and is asked because of it, or somebody else is."""
    me = {"shipments": "", **me}
    me["shipments"] += " prefab_homes"
    mine = trader(completes=card, ships=[harbour(), HOMES], **me)
    deck = "honey foxes sauna coffee ferraris vintage_wines nanobots"
    match = begin(mine, rival or thief(), cards=CARDS, deck=deck)
    return past_homes(complete(match))


def rob(match, loot, seat=0, robber=1):
    """That seat completes the ship with Prefab Homes, and seat 0 has to give a card away for it."""
    home = next(iter(options(match, seat, "use:prefab_homes:")))
    answer(match, seat, home)
    while match.pending[0].kind != "shoes":
        answer(match, match.pending[0].seat, "no")
    answer(match, robber, next(o for o in options(match, robber) if "segways:" in o and "-1" in o))
    while kinds(match) == ["railguns"]:
        here = options(match, match.pending[0].seat)
        answer(match, match.pending[0].seat, loot if loot in here else "credits")
    while "no" in options(match, robber):
        answer(match, robber, "no")
    return match


def caused(match, card):
    """The events that a card has caused."""
    return [e for e in told(match, None, *EVENTS) if e.get("cause") == card]


EVENTS = ["draw", "gain", "pay", "good", "import", "load", "pirate", "take", "copy", "shipment"]
EVENTS += ["contract", "discard", "island", "name", "win", "play", "give", "sail", "turn-up"]


def go_on(match):
    """Answer with anything but no to the end of the turn, or of the game."""
    for _ in range(LONGEST):
        if match.over or kinds(match) == ["lead"]:
            return match
        question = match.pending[0]
        names = [name for name in question.by_id if not name.startswith(("use:", "discard-"))]
        busy = [name for name in names if name not in ("no", "done", "pass")]
        answer(match, question.seat, min(busy or names))
    raise AssertionError("the turn does not end")


# -- the card itself


def test_stolen_research_that_has_gone_swaps_nothing():
    """13.11 It has been given to Railguns before the choice is made."""
    match = at_completion("stolen_research", thief(shipments="telescopes"))
    assert {"shipment:segways", "shipment:telescopes"} <= options(match, 0)
    rob(match, "shipment:stolen_research")
    say(match, "stolen_research", "shipment:telescopes")
    assert player(match, 0).shipments == ["prefab_homes", "champagne"]
    assert player(match, 1).shipments == ["shoes", "telescopes", "railguns", "stolen_research"]


def test_wind_turbines_that_have_gone_copy_nothing():
    """13.11 Small Poodles would have to leave shipments in which the turbines are no more."""
    match = at_completion("wind_turbines", thief(shipments="small_poodles"))
    rob(match, "shipment:wind_turbines")
    say(match, "wind_turbines", "shipment:small_poodles")
    assert view(match).copies == {}
    assert player(match, 0).shipments == ["prefab_homes", "champagne"]
    assert player(match, 1).shipments[-1] == "wind_turbines"
    assert player(match, 0).goods == []


def say(match, kind, option):
    """Answer so if that is asked at all."""
    if kinds(match) == [kind]:
        answer(match, 0, option)


def test_stretch_goals_that_have_gone_give_nobody_more():
    """13.11 They go while Lumber answers the first draw: no further draw, no credits, no import."""
    match = begin(
        trader(completes="stretch_goals"),
        trader(shipments="lumber segways", ships=[harbour("railguns", "technology"), sea("soap")]),
        trader(),
        cards=CARDS,
    )
    complete(match)
    assert asked(match) == [(1, "lumber")]
    answer(match, 1, "use:segways:agriculture-1")
    answer(match, 0, "shipment:stretch_goals")
    before = caused(match, "stretch_goals")
    answer(match, 1, "no")
    assert asked(match) == [(1, "lead")]
    assert caused(match, "stretch_goals") == before
    assert [each.hand_size for each in view(match).players] == [1, 0, 0]


AT_COMPLETION = {
    "stolen_research": {"rival": thief(shipments="telescopes")},
    "wind_turbines": {},
    "printed_money": {},
    "pocky": {},
    "glasses": {},
    "stretch_goals": {},
    "platinum_rings": {},
    "apples": {"hand": "rice almonds"},
    "bamboo": {},
    "soy_sauce": {"imports": "rice almonds"},
    "shower_heads": {},
    "rolls_royce": {},
    "exclusive_cards": {"credits": 30},
    "dino_bones": {"goods": "cups books", "rival": thief(goods="impalas chairs")},
}
"""Immediate powers whose owner is asked, and what they need for that."""


def robbed_at_completion(card):
    """The match after the robbery, and what the card had caused till then."""
    match = at_completion(card, **AT_COMPLETION[card])
    assert asked(match) == [(0, card)]
    before = caused(match, card)
    rob(match, f"shipment:{card}")
    assert card in player(match, 1).shipments
    return match, before


@pytest.mark.parametrize("card", AT_COMPLETION)
def test_an_immediate_power_whose_card_has_gone_does_nothing_more(card):
    """13.11 Whatever is answered then."""
    match, before = robbed_at_completion(card)
    go_on(match)
    assert caused(match, card) == before


@pytest.mark.parametrize("card", AT_COMPLETION)
def test_an_immediate_power_whose_card_has_gone_asks_nothing_more(card):
    """13.11 The answer would change nothing."""
    match, _ = robbed_at_completion(card)
    assert card not in kinds(match)
    assert card not in asks_to_the_end(match)


def asks_to_the_end(match):
    """The kinds of question up to the end of the turn, as everybody declines or gives way."""
    found = []
    while not match.over and kinds(match) != ["lead"]:
        question = match.pending[0]
        found.append(question.kind)
        idle = [name for name in question.by_id if name in ("no", "done", "pass", "draw")]
        answer(match, question.seat, (idle or sorted(question.by_id))[0])
    return found


def mine(hand, card, *ships, **more):
    """Seat 0 with a lasting power, Prefab Homes and what they need."""
    return trader(hand, shipments=f"{card} prefab_homes", ships=[*ships, HOMES], **more)


def at_a_completion(card):
    rival = thief()
    match = begin(
        trader("tablets", completes="drones", shipments=f"{card} prefab_homes", ships=[{}, HOMES]),
        rival,
        cards=CARDS,
    )
    return past_homes(complete(match))


def at_a_contract(card):
    match = begin(mine("rice sugar almonds", card, harbour()), thief(), cards=CARDS)
    lead(match, 0, "contract", "rice")
    return answer(match, 0, "contract:sugar:technology-1")


def at_a_draw(card):
    match = begin(mine("jets", card, harbour("tablets")), thief(), cards=CARDS)
    return answer(match, 0, "draw")


def at_a_rivals_draw(card):
    match = begin(mine("jets honey", card, harbour("tablets")), thief(), cards=CARDS)
    return lead(match, 0, "load", "jets")


def at_a_raid(card):
    match = begin(mine("foxes honey", card, harbour("tablets")), thief("cups"), cards=CARDS)
    lead(match, 0, "pirate", "foxes")
    if kinds(match) == ["pirate"]:
        answer(match, 0, "pirate:agriculture-2:soap")
    return match


def at_a_load(card):
    match = begin(mine("jets honey", card, harbour("rice")), thief("cups"), cards=CARDS)
    lead(match, 0, "load", "jets")
    return answer(match, 0, "load:honey:technology-1")


def at_an_import(card):
    match = begin(
        mine("rice", card, harbour()),
        thief("cups candy", cargo="soap pens rope books"),
        cards=CARDS,
        leader=1,
    )
    lead(match, 1, "import", "cups")
    return answer(match, 1, "take:soap:goods", "take:pens:imports")


LASTING = {
    "satellite": at_a_completion,
    "flash_drives": at_a_completion,
    "jets": at_a_completion,
    "drones": at_a_contract,
    "paprika": at_a_contract,
    "jasmine_tea": at_a_contract,
    "nanobots": at_a_draw,
    "lumber": at_a_rivals_draw,
    "chairs": at_a_rivals_draw,
    "dragon_fruit": at_a_raid,
    "drugs": at_a_raid,
    "whole_wheat": at_a_load,
    "protractors": at_an_import,
}
"""Lasting powers that ask their owner, and when they do."""


def robbed_of_a_lasting_power(card):
    match = LASTING[card](card)
    assert asked(match) == [(0, card)]
    rob(match, f"shipment:{card}")
    assert card in player(match, 1).shipments
    return match


@pytest.mark.parametrize("card", LASTING)
def test_a_lasting_power_whose_card_has_gone_does_nothing_more(card):
    """13.11 Nothing of what it offered can be had any more."""
    match = robbed_of_a_lasting_power(card)
    before = [event for event in caused(match, card) if event["seat"] == 0]
    go_on(match)
    assert [event for event in caused(match, card) if event["seat"] == 0] == before


@pytest.mark.parametrize("card", LASTING)
def test_a_lasting_power_whose_card_has_gone_asks_nothing_more(card):
    """13.11"""
    match = robbed_of_a_lasting_power(card)
    assert (0, card) not in asked(match)


# -- others who are asked


@pytest.mark.parametrize(
    ("card", "rival"),
    [
        ("dyson_vacuums", {"hand": "cups", "goods": "impalas"}),
        ("dino_bones", {"goods": "impalas chairs"}),
        ("chicken_feed", {}),
    ],
)
def test_a_rival_gives_nothing_to_a_power_that_has_gone(card, rival):
    """13.11 Seat 1 is asked what to give or pay, and seat 2 takes the card away meanwhile."""
    match = begin(
        trader(completes=card),
        trader(shipments="prefab_homes", ships=[harbour(), HOMES], **rival),
        thief(),
        cards=CARDS,
    )
    complete(match)
    assert asked(match) == [(1, card)]
    before = caused(match, card)
    rob(match, f"shipment:{card}", seat=1, robber=2)
    assert card in player(match, 2).shipments
    go_on(match)
    assert caused(match, card) == before


# -- what was to be chosen


def test_a_power_goes_on_with_what_is_left_to_choose():
    """13.11 Segways are gone, Telescopes are there, and so is Stolen Research."""
    match = at_completion("stolen_research", thief(shipments="telescopes"))
    rob(match, "credits")
    assert asked(match) == [(0, "stolen_research")]
    assert options(match, 0) == {"shipment:telescopes", "no"}
    answer(match, 0, "shipment:telescopes")
    assert player(match, 0).shipments == ["prefab_homes", "champagne", "telescopes"]
    assert player(match, 1).shipments == ["shoes", "railguns", "stolen_research"]


@pytest.mark.parametrize("by_power", [False, True])
def test_a_ship_that_has_come_home_is_imported_from_no_more(by_power):
    """13.11, 7.6 Paper leaves one container on it, and Aeroponics bring it home with that."""
    home = harbour("champagne paper", "luxury consumer*3")
    me: dict[str, Any] = {"shipments": "prefab_homes", "ships": [harbour(), home]}
    rival = trader("sugar", shipments="aeroponics", ships=[harbour(), sea("soap pens")])
    if by_power:
        match = past_homes(complete(begin(trader(completes="pocky", **me), rival)))
        answer(match, 0, "ship:agriculture-2")
    else:
        match = lead(begin(trader("cups", **me), rival), 0, "import", "cups")
    assert {"take:soap:goods", "take:pens:goods"} <= options(match, 0)
    answer(match, 0, "use:prefab_homes:technology-2", "ship:agriculture-2", "take:soap:goods")
    assert ship(match, "agriculture-2") == {
        "at": "harbour",
        "contracts": [],
        "containers": ["pens"],
    }
    assert options(match, 0, "take:") == set()
    assert kinds(match)[0] not in ("pocky", "place-import")
    assert player(match, 0).goods == ["soap"]
