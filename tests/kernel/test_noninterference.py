"""Secrets stay secret: what a seat or a spectator receives does not depend on what it may not know.

The lists of what is public are this test's own, written from the rules, not taken from the game.
"""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import entrepot
from entrepot.import_export.state import Trade
from entrepot.kernel.events import EVERYBODY, Event
from entrepot.kernel.game import Secret
from entrepot.kernel.match import Match
from entrepot.silk_road.state import SilkRoad
from kit import toy
from kit.games import Setting, every, games, halfway, often, settings, state, steps, without_ids
from kit.invariants import check


def hidden_on_the_silk_road(t: SilkRoad) -> list[Secret]:
    """Public: market, covered cards, ships, special cards. The owner alone knows the rest."""
    hidden = [Secret("card", 0, t.deck, i, 0) for i in range(len(t.deck))]
    for seat, player in enumerate(t.players):
        hidden += [Secret("card", 0, player.hand, i, 1 << seat) for i in range(len(player.hand))]
        if not t.show_coins and t.deck:
            hidden.append(Secret("coins", 0, t.coins, seat, 1 << seat))
    return hidden


def hidden_in_the_bazaar(t: toy.Bazaar) -> list[Secret]:
    """Public: the row, the points. A card in hand or deck is known to those who ever saw it."""
    return [
        Secret("card", 0, zone, i, t.known[card])
        for zone in [t.deck, t.held, *[player.hand for player in t.players]]
        for i, card in enumerate(zone)
    ]


def hidden_in_import_export(t: Trade) -> list[Secret]:
    """Public: all but hands, the deck, and what is on its way between them."""
    return [
        Secret("card", 0, zone, i, t.known[card])
        for zone in [t.deck, t.held, *[player.hand for player in t.players]]
        for i, card in enumerate(zone)
    ]


HIDDEN = {
    "maritime-silk-road": hidden_on_the_silk_road,
    "bazaar": hidden_in_the_bazaar,
    "import-export": hidden_in_import_export,
}


def places(match: Match, table: Any, seat: int | None) -> dict[str, list[Secret]]:
    """Where things lie that the seat may not know, by pool."""
    mask = 0 if seat is None else 1 << seat
    found: dict[str, list[Secret]] = {}
    for secret in HIDDEN[match.game](table):
        known = secret.known_to == EVERYBODY or secret.known_to & mask
        if not known:
            found.setdefault(secret.pool, []).append(secret)
    return found


def scrambled(match: Match, seat: int | None, chance: Random) -> Match:
    """The same match with everything exchanged that the seat may not know."""
    other = entrepot.restore(match.save())
    for pool, hidden in places(other, other._table, seat).items():
        values = [secret.zone[secret.place] for secret in hidden]
        if pool == "coins":
            values = [value + chance.randrange(1, 50) for value in values]
        masks = [secret.known_to for secret in hidden]
        chance.shuffle(values)
        for secret, value, mask in zip(hidden, values, masks, strict=True):
            secret.zone[secret.place] = value
            if pool == "card":
                other._start.game.set_known(other._table, value, secret._replace(known_to=mask))
    other._events = [scrambled_event(event, seat) for event in other._events]
    for question in other._questions:
        if question.seat in other._sealed and question.seat != seat:
            other._sealed[question.seat] = chance.choice(question.choices)
    return other


def scrambled_event(event: Event, seat: int | None) -> Event:
    if event.known_to == EVERYBODY or (seat is not None and event.known_to >> seat & 1):
        return event
    return event._replace(**{name: (1, 2) if name == "cards" else 77 for name in event.secret})


def seen(match: Match, seat: int | None, since: int = 0) -> bytes:
    return json.dumps([match.view(seat), match.events(seat, since)]).encode()


@pytest.mark.parametrize(("setting", "seed"), games(6, 30))
def test_views_and_events_do_not_depend_on_what_is_hidden(setting: Setting, seed: int) -> None:
    changed = 0
    chance = Random(seed)
    for count, match in enumerate(steps(setting.new(seed), Random(seed))):
        if match.over or (count + seed) % every(setting, 4, 1):
            continue
        for seat in [None, *range(match.players)]:
            other = scrambled(match, seat, chance)
            changed += other._table != match._table
            assert seen(other, seat) == seen(match, seat)
    assert changed


def another_world(match: Match, seat: int, seed: int) -> Match:
    """A match that runs on from a world as the seat may imagine it, by the lists above."""
    other = match.copy()
    game = replace(match._start.game, secrets=HIDDEN[match.game])
    other._start = match._start._replace(game=game)
    other = other.sample(seat, seed)
    other._start = match._start
    return other


@pytest.mark.parametrize(("setting", "seed"), games(6, 30))
def test_what_a_seat_is_asked_does_not_depend_on_what_is_hidden(
    setting: Setting, seed: int
) -> None:
    """The rule itself runs again in the other world, and puts the same question."""
    for count, match in enumerate(steps(setting.new(seed), Random(seed))):
        if (count + seed) % every(setting, 3, 1):
            continue
        for asked in match.pending:
            again = another_world(match, asked.seat, count).question(asked.seat)
            assert again is not None
            assert (again.kind, sorted(again.by_id)) == (asked.kind, sorted(asked.by_id))


@pytest.mark.parametrize(("setting", "seed"), games(12, 100))
def test_two_worlds_that_are_played_alike_look_alike(setting: Setting, seed: int) -> None:
    """Until the seat learns something, chance decides, or the end opens everything."""
    chance = Random(seed)
    match = halfway(setting, seed, chance.randrange(30))
    seat = chance.randrange(match.players)
    other = another_world(match, seat, seed)
    while not match.over and asked_of(match) == asked_of(other):
        question = chance.choice(match.pending)
        theirs = other.question(question.seat)
        assert theirs is not None
        common = sorted(set(question.by_id) & set(theirs.by_id) - {"show"})
        if question.seat == seat:
            assert set(question.by_id) == set(theirs.by_id)
        if not common:
            break
        option, told, rng = chance.choice(common), len(match._events), match._table.rng
        match.answer(question.seat, option)
        other.answer(question.seat, option)
        news = match._events[told:]
        if match.over or match._table.rng != rng or any(learned(e, seat) for e in news):
            break
        if asked_of(match) != asked_of(other):
            break  # in one of the worlds a rival's answer was forced, and came without a pause
        assert without_ids(match.view(seat)) | {"question": 0} == without_ids(other.view(seat)) | {
            "question": 0
        }
        assert match.events(seat, told) == other.events(seat, told)


def asked_of(match: Match) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in match.pending]


def learned(event: Event, seat: int) -> bool:
    return "cards" in event.secret and bool(event.known_to >> seat & 1)


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_sample_fits_what_the_seat_sees_and_hides_the_truth(setting: Setting) -> None:
    worlds = set()
    for seed in range(often(20, 200)):
        match = halfway(setting, seed, 5 + seed)
        if match.over:
            continue
        asked = match.pending[0]
        sample = match.sample(asked.seat, seed)
        ours, theirs = without_ids(match.view(asked.seat)), without_ids(sample.view(asked.seat))
        for view in (ours, theirs):
            view["question"]["options"].sort()
        if not match._sealed:
            assert theirs == ours
        assert sample.events(asked.seat) == match.events(asked.seat)
        check(sample)
        worlds.add(sample._table != match._table)
        again = match.sample(asked.seat, seed)
        assert state(again) == state(sample)
        for rival in range(match.players):
            if rival != asked.seat:
                told = zip(sample.events(rival), match.events(asked.seat), strict=True)
                for event, ours in told:
                    assert event == {name: ours[name] for name in event}
        assert state(entrepot.replay(sample.record())) == state(sample)
        assert state(entrepot.restore(sample.save())) == state(sample)
    assert True in worlds


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_sample_does_not_depend_on_the_truth(setting: Setting) -> None:
    """Two worlds that look the same to a seat give it the same samples."""
    for seed in range(often(20, 200)):
        match = halfway(setting, seed, 4 + seed)
        if match.over:
            continue
        seat = match.pending[0].seat
        other = another_world(match, seat, seed + 1)
        one, two = match.sample(seat, seed), other.sample(seat, seed)
        assert one._table == two._table
