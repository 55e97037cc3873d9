"""Who knows what: only what the seat could know, and all that is certain."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.json import encode

from entrepot.kernel.match import Match
from entrepot.review.who_knows import Holding, Knower, KnownCard, who_knows
from kit import silk_road
from kit.games import ALL_SETS, Setting, played_match, random_play, seeded_games, step_interval
from kit.import_export import answer, begin, complete, trader
from kit.silk_road import player as merchant
from kit.worlds import HIDDEN, another_world, asked_of, learned, scrambled

SETTINGS = [
    *[Setting("maritime-silk-road", players) for players in (2, 4)],
    *[Setting("import-export", players, ALL_SETS) for players in (2, 4)],
]
GAMES = [each for each in seeded_games(3, 30) if each.values[0] in SETTINGS]


@pytest.mark.parametrize(("setting", "seed"), GAMES)
def test_it_does_not_depend_on_what_is_hidden(setting: Setting, seed: int) -> None:
    changed, chance = 0, Random(seed)
    for count, match in enumerate(random_play(setting.new(seed), Random(seed))):
        if match.over or (count + seed) % step_interval(setting, 8, 1):
            continue
        for seat in [None, *range(match.players)]:
            other = scrambled(match, seat, chance)
            changed += other.state.table != match.state.table
            assert encode(who_knows(other, seat)) == encode(who_knows(match, seat))
    assert changed


@pytest.mark.parametrize(("setting", "seed"), GAMES)
def test_in_two_worlds_that_are_played_alike_it_stays_alike(setting: Setting, seed: int) -> None:
    chance = Random(seed)
    match = played_match(setting, seed, chance.randrange(60))
    seat = chance.randrange(match.players)
    other = another_world(match, seat, seed)
    while not match.over and asked_of(match) == asked_of(other):
        assert who_knows(match, seat) == who_knows(other, seat)
        question = chance.choice(match.pending)
        theirs = other.question(question.seat)
        assert theirs is not None
        common = sorted(set(question.by_id) & set(theirs.by_id) - {"show"})
        if not common:
            break
        option, told, rng = chance.choice(common), len(match.state.events), match.state.table.rng
        match.answer(question.seat, option)
        other.answer(question.seat, option)
        news = match.state.events[told:]
        if match.state.table.rng != rng or any(learned(event, seat) for event in news):
            break


@pytest.mark.parametrize(("setting", "seed"), GAMES)
def test_what_is_certain_is_true_in_every_world(setting: Setting, seed: int) -> None:
    """By the tests' own list of what is hidden: known cards are there, and so are counted ones."""
    for count, match in enumerate(random_play(setting.new(seed), Random(seed))):
        if match.over or (count + seed) % step_interval(setting, 8, 1):
            continue
        seat = count % match.players
        found = who_knows(match, seat)
        words = match.state.start.game.words
        world: Any = another_world(match, seat, count).state.table
        for holding, zone in zip(
            [*found.hands, found.deck],
            [*[player.hand for player in world.players], world.deck],
            strict=True,
        ):
            there = [words[card] for card in zone]
            assert len(holding.known) + sum(holding.counted.values()) + holding.unknown == len(zone)
            for card in [each.card for each in holding.known] + list(holding.counted):
                assert card in there
        hidden = [s for s in HIDDEN[match.game](world) if s.pool == "card"]
        unknown = [s for s in hidden if not s.known_to >> seat & 1]
        assert sum(found.hidden.values()) == len(unknown)
        assert [each.card for each in found.hands[seat].known] == [
            words[card] for card in sorted(world.players[seat].hand)
        ]


def names(holding: Holding) -> dict[str, list[int]]:
    return {each.card: [who.seat for who in each.known_by] for each in holding.known}


def number_of(match: Match, type: str, card: str) -> int:
    """The number of the event of that type that names the card."""
    return next(e.n for e in match.events(0) if e.type == type and card in e.cards)


def test_a_hand_that_was_shown_is_known_to_all_since_then() -> None:
    match = begin(trader(completes="hawaiian_salt"), trader("rice soap"), trader("pens"))
    complete(match)
    taken, shown = number_of(match, "take", "rice"), number_of(match, "show", "soap")
    for seat in range(3):
        found = who_knows(match, seat)
        rice = next(each for each in found.hands[0].known if each.card == "rice")
        assert rice.known_by == [Knower(1, taken, 1), Knower(2, taken, 1)]
        assert found.hands[1].known[0].known_by == [Knower(0, shown, 1), Knower(2, shown, 1)]
        assert names(found.hands[2]) == {"pens": [0, 1]}


def test_a_card_that_goes_from_hand_to_hand_is_known_to_these_two() -> None:
    match = begin(
        trader("rope soap", completes="sugar"),
        trader(shipments="a_small_tank"),
        trader("foxes"),
        known={"soap": [0, 1, 2], "rope": [0, 1, 2]},
    )
    complete(match)
    assert names(who_knows(match, 2).hands[0]) == {"rope": [1, 2], "soap": [1, 2]}
    answer(match, 0, "card:soap")
    given = number_of(match, "give", "soap")
    for seat in (0, 1):
        found = who_knows(match, seat)
        assert found.hands[1].known == [KnownCard("soap", [Knower(0, given, 1)])]
        assert found.hands[0].known == [KnownCard("rope", [Knower(1)])]  # before the first event
    third = who_knows(match, 2)
    assert third.hands[0].known == third.hands[1].known == []
    assert {"rope", "soap"} <= set(third.hidden)


def test_what_can_lie_nowhere_else_is_counted() -> None:
    """Three tea and an ore are hidden, in a rival's hand of two and a deck of two."""
    match = silk_road.begin(merchant("silk"), merchant("tea tea"), deck="tea ore")
    found = who_knows(match, 0)
    assert found.hidden == {"ore": 1, "tea": 3}
    assert found.hands[1] == Holding([], {"tea": 1}, 1)
    assert found.deck == Holding([], {"tea": 1}, 1)
    assert found.hands[0] == Holding([KnownCard("silk")])
