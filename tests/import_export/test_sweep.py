"""Every power at work: random play from positions that have the card, and how often it took effect.

A power took effect when an event has its card as the cause, or when options, amounts or scores
differ from those of the same table without the power. `make sweep` asks for a hundred effects each.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from entrepot.import_export import any_time, scoring, turn
from entrepot.import_export.actions import contract, importing, load, pirate
from entrepot.import_export.cards import ACTIONS, CARDS, IDS, NUMBER, TYPES
from entrepot.import_export.moves import target
from entrepot.import_export.powers import BLANK, LASTING, facts
from entrepot.import_export.queries import capacity, good_room, import_room, tier
from entrepot.import_export.state import Trade, with_entry
from entrepot.kernel.match import Match
from entrepot.kernel.table import copied
from kit.games import short_or_nightly
from kit.invariants import check
from kit.moments import MOMENTS
from kit.random_positions import answer_eagerly, random_position

ENOUGH = short_or_nightly(1, 100)
ANSWERS = 40


@pytest.mark.parametrize("card", IDS)
def test_the_power_takes_effect(card: str) -> None:
    effects = 0
    for seed in range(short_or_nightly(60, 4000)):
        effects += effects_in(random_position(seed, card), card, Random(seed))
        if effects >= ENOUGH:
            return
    raise AssertionError(f"{card} took effect {effects} times")


def effects_in(match: Match, card: str, chance: Random) -> int:
    """How often the card took effect in some turns of eager play."""
    found = 0
    for _ in range(ANSWERS):
        if match.over:
            break
        told = len(match.state.events)
        found += differs_without(match.state.table, NUMBER[card])
        answer_eagerly(match, chance)
        check(match)
        found += any(event.cause == card for event in match.state.events[told:])
    if match.over:
        found += differs_without(match.state.table, NUMBER[card])
    return found


SILENT = ["score", "virtual_goods", "virtual_imports", "extra_actions", "alternatives"]
SILENT += ["follow_options", "import_room", "wins", "final_uses", "final", "must_final"]
SILENT += ["load_options", "load_choice", "pirate_options", "pirate_choice"]
"""Moments of powers that add to what is possible, counted or worth."""


@cache
def is_silent(card: int) -> bool:
    """Such a power is seen by what is possible with it, not by what is told of it."""
    names = [name for name, moment in MOMENTS.items() if moment.powers[card] is not None]
    return all(name in SILENT for name in names)


def differs_without(table: Any, card: int) -> bool:
    """Is anything else possible, counted or worth with this card's power than without it?"""
    if not is_silent(card):
        return False
    for player in table.players:
        if card in player.shipments:
            without: Trade = copied(table)
            without.powers = with_entry(without.powers, card, BLANK)
            return outlook(copied(table), player.seat) != outlook(without, player.seat)
        if any(card in ship.contracts for ship in player.ships):
            return loads_without(table, player.seat, card)
    return False


def loads_without(table: Trade, seat: int, card: int) -> bool:
    """A contract's own fact about its slots."""
    fact = LASTING["wild_itself"]
    me = table.players[seat]
    kept, with_it = fact[card], load.ways_to_load(table, me, False)
    fact[card] = None
    without = load.ways_to_load(table, me, False)
    fact[card] = kept
    return with_it != without


def outlook(t: Trade, seat: int) -> list[Any]:
    """What a player may do, has room for, counts and is worth."""
    me = t.players[seat]
    seen: list[Any] = [target(t), capacity(t, me), import_room(t, me)]
    seen.append([good_room(t, me, card) for card in me.hand + t.island])
    seen.append([tier(t, me, type) for type in range(len(TYPES))])
    seen += [contract.contract_options(t, seat, 1), load.ways_to_load(t, me, False)]
    seen += [pirate.pirate_options(t, seat, 2), importing.from_options(t, seat)]
    seen += [pirate.place_options(t, seat, card) for card in t.island]
    seen += [any_time.uses(t, seat), turn.follow_options(t, seat) if t.led >= 0 else None]
    for action in range(len(ACTIONS)):
        t.led = me.doing = action
        me.follows, me.actions = True, 1
        seen.append([turn.actions_of(t, me), turn.more_actions(t, me)])
    if any(len(ship.containers) > 2 for ship in t.ships_at_sea()):
        seen.append(facts(t, me, "import_count"))
    if any(ship.at_sea for ship in me.ships):
        seen.append(facts(t, me, "owner_pay"))
    if me.credits >= target(t):
        seen.append(facts(t, me, "never_reaches"))
    t.scoring = True
    return [*seen, scoring.scores(t)[seat].total, turn.final_options(t, seat)]


# -- pairs that meet


@pytest.mark.parametrize("part", range(short_or_nightly(4, 16)))
def test_pairs_of_powers_that_meet_are_played_through(part: int) -> None:
    """Positions with both cards; nothing fails, ends up nowhere or loses a card."""
    chance = Random(part)
    for number in range(short_or_nightly(25, 500)):
        pair = chance.sample(list(CARDS), 2)
        match = random_position(number, *pair)
        for _ in range(ANSWERS):
            if match.over:
                break
            answer_eagerly(match, chance)
            check(match)
