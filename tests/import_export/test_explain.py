"""Why a thing of one's own can't be chosen, as far as the view makes sure."""

from kit.import_export import answer, asked, begin, harbour, lead, sea, trader, view


def said(match, seat=0):
    reasons = match.explain(view(match, seat), seat).reasons
    return {thing: (reason.words, reason.facts) for thing, reason in reasons.items()}


def test_a_card_that_fills_no_slot_and_ships_without_use_say_so():
    match = begin(
        trader("laptops jets honey", ships=[harbour("drones"), sea("soap rope")]), trader()
    )
    lead(match, 0, "load", "laptops")
    assert asked(match) == [(0, "load")]
    assert said(match) == {
        "hand:honey": ("play-why-no-slot", {}),
        "technology-2": ("play-why-at-sea", {}),
    }


def test_a_contract_of_too_high_a_tier_or_too_large_a_load_says_so():
    match = begin(trader("rice sugar apples", ships=[harbour(), sea("soap")]), trader())
    lead(match, 0, "contract", "rice")
    assert said(match)["hand:apples"] == ("play-why-tier", {"tier": 3, "have": 0})
    match = begin(
        trader("rice sugar jets", ships=[harbour("drones velvet_robes"), sea("soap")]), trader()
    )
    lead(match, 0, "contract", "rice")
    assert said(match)["hand:jets"] == ("play-why-too-large", {"load": 3})


def test_a_card_of_another_action_does_not_follow_alone():
    match = begin(trader("laptops jets", ships=[harbour("drones")]), trader("honey soap rope"))
    answer(match, 0, "lead:load:laptops")
    assert asked(match) == [(1, "follow")]
    why = ("play-why-follow", {"action": "contract", "led": "load"})
    assert said(match, 1) == {"hand:honey": why}
    assert said(match, 0) == {}


def test_without_room_for_imports_the_island_offers_nothing():
    match = begin(trader("sauna rice", imports="honey"), trader(), island="pens")
    lead(match, 0, "supply", "sauna")
    assert said(match)["island:pens"] == ("play-why-no-room-imports", {})
    assert "island" not in said(match), "a card can be sold there"
