"""14.5 of docs/rules/import-export.md: with closed hands nobody learns from a question not put."""

from random import Random

import pytest
from msgspec import to_builtins

import entrepot
from kit.games import short_or_nightly
from kit.import_export import (
    GAME,
    answer,
    asked,
    begin,
    complete,
    harbour,
    kinds,
    lead,
    options,
    player,
    position,
    sea,
    trader,
    view,
)
from kit.random_positions import random_position


def own_options(match, seat):
    """The options of a seat but for the leader's right to discard contracts."""
    return options(match, seat) - options(match, seat, "discard-contract:")


def both(*traders, **fields):
    """The same situation with hands that are not closed, and with closed ones."""
    return begin(*traders, **fields), begin(*traders, closed_hands=True, **fields)


# -- the option


def test_hands_are_not_closed_unless_wanted():
    """14.5, 2.6"""
    match = entrepot.new(GAME, 3, seed=1)
    assert view(match).options.closed_hands is False
    match = begin(trader("laptops rice"), trader("jets soap", ships=[harbour("drones")]))
    lead(match, 0, "load", "laptops", follow=[1])
    assert asked(match) == [(1, "lead")]


def test_the_option_is_in_the_view_the_record_and_the_position():
    """14.5, 2.6 And it goes with them."""
    match = entrepot.new(GAME, 3, seed=1, closed_hands=True)
    for seen in (to_builtins(view(match)), match.record(), match.position()):
        assert seen["options"]["closed_hands"] is True
    for again in (entrepot.replay(match.record()), entrepot.load(match.position())):
        assert view(again).options.closed_hands is True
    match = entrepot.load(
        position(
            trader("laptops"),
            trader("jets soap", ships=[harbour("drones")]),
            closed_hands=True,
        )
    )
    again = entrepot.load(match.position())
    lead(again, 0, "load", "laptops", follow=[1])
    assert asked(again) == [(1, "load")]


# -- actions


def test_load_is_asked_of_whoever_has_a_card():
    """14.5 With `done` alone; whoever has no card is not asked, as everybody sees that."""
    for hand, kind in [("jets soap", "load"), ("jets", "lead")]:
        match = begin(trader("laptops"), trader(hand, ships=[harbour("drones")]), closed_hands=True)
        lead(match, 0, "load", "laptops", follow=[1])
        assert asked(match) == [(1, kind)]
        if kind == "load":
            assert options(match, 1) == {"done"}
            answer(match, 1, "done")
            assert asked(match) == [(1, "lead")]


def test_after_the_last_load_batteries_ask_in_any_case():
    """14.5 Also if one more action could not be used, or only with a card that is not there."""
    for last, offered in [("tablets", {"use:batteries", "done"}), ("soap", {"done"})]:
        match = begin(
            trader("laptops jets", ships=[harbour("nanobots")]),
            trader(
                f"playstations segways {last}", shipments="batteries", ships=[harbour("generators")]
            ),
            closed_hands=True,
        )
        lead(match, 0, "load", "laptops", follow=[1])
        answer(match, 0, "load:jets:technology-1")
        answer(match, 1, "load:segways:agriculture-1")
        assert asked(match) == [(1, "load")]
        assert options(match, 1) == offered


def test_contract_is_asked_of_whoever_has_a_card():
    """14.5"""
    for hand, kind in [("honey sauna", "contract"), ("honey", "lead")]:
        match = begin(trader("rice"), trader(hand), closed_hands=True)
        lead(match, 0, "contract", "rice", follow=[1])
        assert asked(match) == [(1, kind)]
        assert kind == "lead" or options(match, 1) == {"done"}


def lapsing(action, card, hand):
    """Seat 1 follows and can do nothing with the action, and has Iceland Water."""
    ships = [sea("pants"), sea("chairs")] if action == "contract" else []
    match = begin(
        trader(card), trader(hand, shipments="iceland_water", ships=ships), closed_hands=True
    )
    return lead(match, 0, action, card, follow=[1])


@pytest.mark.parametrize(
    ("action", "card", "follow"),
    [("load", "laptops", "jets"), ("contract", "rice", "wheat"), ("pirate", "foxes", "seeds")],
)
def test_an_action_lapses_without_a_word_about_the_hand(action, card, follow):
    """14.5, 13.10 Whether there is an agriculture card to sell by Iceland Water is not told."""
    for other, offered in [("honey", {"use:iceland_water:honey", "done"}), ("soap", {"done"})]:
        match = lapsing(action, card, f"{follow} {other}")
        assert asked(match) == [(1, action)]
        assert options(match, 1) == offered


def test_a_load_without_a_contract_does_not_tell_of_lutefisk():
    """14.5, 13.10 Its tier is met, so it could be in any hand."""
    for other in ("lutefisk", "coffee"):
        match = begin(
            trader("laptops"), trader(f"jets {other}", goods="onions sugar"), closed_hands=True
        )
        lead(match, 0, "load", "laptops", follow=[1])
        assert asked(match) == [(1, "load")], other


def test_a_supply_action_lapses_without_a_word_about_the_hand():
    """14.5, 13.10 The one sale is made, and there is no room for imports."""
    for other in ("honey", "soap"):
        match = begin(
            trader("sauna rope"),
            trader(f"cologne pens {other}", imports="luxury books", shipments="iceland_water"),
            closed_hands=True,
        )
        lead(match, 0, "supply", "sauna", follow=[1])
        answer(match, 0, "done")
        answer(match, 1, "sell:pens")
        assert asked(match) == [(1, "supply")], other


# -- powers


def test_apples_ask_in_any_case():
    """14.5 Unless the hand is empty."""
    for hand, kind in [("rice", "apples"), ("soap", "apples"), ("", "lead")]:
        match = complete(begin(trader(hand, completes="apples"), closed_hands=True))
        assert kinds(match) == [kind]
        if hand == "soap":
            assert own_options(match, 0) == {"no"}
            answer(match, 0, "no")
            assert asked(match) == [(1, "lead")]


def test_paprika_ask_in_any_case():
    """14.5"""
    match = begin(trader("rice sugar soap", shipments="paprika"), closed_hands=True)
    lead(match, 0, "contract", "rice")
    answer(match, 0, "contract:sugar:technology-1")
    assert asked(match) == [(0, "paprika")]
    assert own_options(match, 0) == {"no"}


def test_satellite_asks_in_any_case():
    """14.5 Twice: whether to draw, and what to load."""
    match = begin(
        trader(completes="potatoes"),
        trader("soap", shipments="satellite", ships=[harbour("drones")]),
        closed_hands=True,
        deck="cups honey rice pens",
    )
    complete(match)
    answer(match, 1, "no")
    assert asked(match) == [(1, "satellite")]
    assert options(match, 1) == {"no"}


def test_nanobots_ask_in_any_case():
    """14.5"""
    match = begin(
        trader("soap", shipments="nanobots", ships=[harbour("drones")]),
        deck="rice honey pens cups",
        closed_hands=True,
    )
    answer(match, 0, "draw")
    assert asked(match) == [(0, "nanobots")]
    assert own_options(match, 0) == {"no"}


def test_platinum_rings_ask_in_any_case_what_to_do_with_a_card():
    """14.5 Load and contract: what can be done with the other actions lies open."""
    match = begin(
        trader(
            completes="platinum_rings",
            ships=[harbour(), harbour("rice")],
        ),
        deck="cups tablets jets foxes seeds sauna pens coffee soap",
        closed_hands=True,
    )
    complete(match)
    answer(match, 0, "card:tablets")
    assert asked(match) == [(0, "platinum_rings")]
    assert own_options(match, 0) == {"load:coffee:technology-2", "no"}
    answer(match, 0, "load:coffee:technology-2", "card:jets")
    assert asked(match) == [(0, "platinum_rings")]
    assert own_options(match, 0) == {"no"}


def test_stretch_goals_offer_actions_that_only_the_hand_could_use():
    """14.5 Load and contract stand there whatever the hand."""
    match = begin(
        trader("soap", completes="stretch_goals", ships=[harbour(), harbour("drones")]),
        trader(),
        deck="cups pens foxes",
        closed_hands=True,
    )
    complete(match)
    while kinds(match) == ["stretch_goals"]:
        seat = match.pending[0].seat
        answer(match, seat, min(options(match, seat, "ship:") or options(match, seat, "take:")))
    assert asked(match) == [(0, "choose-action")]
    assert {"action:load", "action:contract"} <= options(match, 0)
    answer(match, 0, "action:load")
    assert asked(match) == [(0, "stretch_goals")]
    assert own_options(match, 0) == {"no"}


def test_flour_asks_in_any_case_which_cards_are_loaded():
    """14.5 A question only because there is a fifth card would tell of that card."""
    for more in ("", "almonds"):
        match = begin(
            trader(f"rice flour honey wheat sugar onions {more} soap", goods="agriculture*2"),
            closed_hands=True,
        )
        lead(match, 0, "contract", "rice")
        answer(match, 0, "contract:flour:technology-1:loaded")
        assert asked(match) == [(0, "flour")], more


# -- any time


def test_before_a_bid_all_bidders_with_cards_are_asked():
    """14.5, 13.10 Clockwise from the leader."""
    traders = [
        trader("pens foxes", ships=[harbour(), sea("soap rope")]),
        trader("cups sauna"),
        trader("candy"),
        trader("honey"),
    ]
    match, shut = both(*traders, leader=1)
    for one in (match, shut):
        lead(one, 1, "import", "cups", follow=[0, 2])
    assert kinds(match) == ["bid", "bid", "bid"]
    assert any_time_asks(shut) == [1, 0], "seat 2 has no card left, seat 3 no bid"
    assert kinds(shut) == ["bid", "bid", "bid"]


def test_before_import_actions_lapse_all_with_cards_are_asked():
    """14.5, 13.10"""
    match, shut = both(trader("pens foxes"), trader("cups sauna"), trader("candy honey"))
    for one in (match, shut):
        lead(one, 0, "import", "pens", follow=[1])
    assert asked(match) == [(1, "lead")]
    assert any_time_asks(shut) == [0, 1]
    assert asked(shut) == [(1, "lead")]


def test_before_the_scoring_all_with_cards_are_asked():
    """14.5, 13.10"""
    traders = [trader("pens"), trader("foxes"), trader(), trader("rice")]
    match, shut = both(*traders, leader=1, deck_only=True)
    for one in (match, shut):
        answer(one, 1, "draw")
    assert match.over
    assert any_time_asks(shut) == [1, 3, 0]
    assert shut.over


def any_time_asks(match):
    """Who is asked `any-time`, one after the other, with nothing to do but decline."""
    seats = []
    while kinds(match) == ["any-time"]:
        seats.append(match.pending[0].seat)
        assert options(match, seats[-1]) == {"done"}
        answer(match, seats[-1], "done")
    return seats


# -- whatever is in the hand


DEEP = 30
"""So far down in the deck no turn reaches."""
LOOKING = "apples paprika satellite nanobots platinum_rings stretch_goals iceland_water oysters"
LOOKING += " lutefisk flour batteries robot_cats smart_cars rice_cookers jasmine_tea chairs"
"""Powers that look into a hand; each of these deals has one of them."""


def swapped(seed, closed_hands):
    """A seat, two matches that differ in some cards of its hand, and these cards of either."""
    chance = Random(seed)
    wanted = LOOKING.split()[seed % len(LOOKING.split())]
    document = random_position(seed, wanted, players=chance.randint(2, 4)).position()
    document["options"]["closed_hands"] = closed_hands
    document["leader"] = chance.randrange(len(document["players"]))
    seat = chance.choice([0, 0, document["leader"]])
    hand, deck = document["players"][seat]["hand"], document["deck"]
    free = [place for place, card in enumerate(hand) if card != wanted]
    places = chance.sample(free, chance.randint(min(1, len(free)), len(free)))
    if len(deck) < 2 * DEEP:
        return None
    cards = [{hand[place] for place in places}]
    matches = [entrepot.load(document)]
    for mine, other in zip(places, chance.sample(range(DEEP), len(places)), strict=True):
        hand[mine], deck[-1 - other] = deck[-1 - other], hand[mine]
    cards.append({hand[place] for place in places})
    return seat, [*matches, entrepot.load(document)], cards


def still_hidden(seat, matches, cards):
    """The cards that differ are in that hand, and nobody else can know them."""
    for match, own in zip(matches, cards, strict=True):
        if not own <= set(player(match, seat).hand or []):
            return False
        for eye in [eye for eye in range(match.players) if eye != seat]:
            if own & set(match.view(eye).players[seat].shown):
                return False
    return view(matches[0]).deck_size > DEEP


def seen_by_others(match, seat, told):
    """Whom the match waits for, and what others see, are told since then and are asked."""
    eyes = [None, *[eye for eye in range(match.players) if eye != seat]]
    waiting = [(question.seat, question.kind) for question in match.pending]
    return waiting, match.over, [(match.view(eye), match.events(eye, told)) for eye in eyes]


def first_difference(seed, closed_hands):
    """Play both in step with answers that both allow; what others see first that is not alike."""
    seat, matches, cards = swapped(seed, closed_hands) or (0, [], [])
    chance = Random(seed)
    told = 0
    for _ in range(30 if matches else 0):
        if not still_hidden(seat, matches, cards):
            return None
        first, second = (seen_by_others(match, seat, told) for match in matches)
        if first != second:
            return first[0], second[0]
        if matches[0].over:
            return None
        told = 1 + max(event.n for event in matches[0].events(None))
        who = chance.choice(matches[0].pending).seat
        common = sorted(options(matches[0], who) & options(matches[1], who))
        if not common:
            return None
        option = chance.choice(common)
        for match in matches:
            answer(match, who, option)
    return None


@pytest.mark.parametrize("part", range(4))
def test_what_others_see_does_not_depend_on_what_is_hidden_in_a_hand(part):
    """14.5 Random play of two tables that differ in nothing else."""
    for seed in range(part, short_or_nightly(160, 16000), 4):
        assert first_difference(seed, closed_hands=True) is None, seed


def test_without_closed_hands_it_does():
    """14.5 Which is why there is the option; and the test above would see it."""
    assert any(first_difference(seed, closed_hands=False) for seed in range(100))
