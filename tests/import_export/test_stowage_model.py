"""Paragraphs 5.2 to 5.7 against a model that tries every assignment of containers to slots.

Random loads and types of contracts, wild and rainbow powers, pairs, and containers in slots into
which a power that is lost has let them. The model knows positions, questions and views, and nothing
of how the rules search.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import pytest

import entrepot
from entrepot import Match
from entrepot.import_export.cards import CARDS, TYPES
from entrepot.kernel.errors import BadDocument
from kit.games import short_or_nightly
from kit.import_export import (
    answer,
    hand,
    harbour,
    kinds,
    lead,
    options,
    player,
    position,
    trader,
)

WILD = ("televisions", "wheat", "big_cats", "soap", "impalas")
RAINBOW = ("generators", "coffee", "seeds", "candy", "gold_watches")
"""By type: whose containers fit every slot, and whose contracts take any colour."""
CONTRACTS = ("tortillas", "pants", "books", "pistols", "velvet_robes", "leather_coats", "champagne")
"""Contracts that do nothing when they are completed; types and loads are values of one's own."""
SHIPS = ("technology-1", "technology-2")
PARTS = 4

Slot = tuple[str, str]
"""A contract and a type."""


class Unit(NamedTuple):
    """A container, or two that count as one, and the slot in which it is shown."""

    cards: tuple[str, ...]
    colour: str
    slot: Slot | None = None


class Model:
    """What the rules say of a ship: its slots, and what may fill each of them."""

    def __init__(self, cards: dict[str, Any], shipments: list[str]) -> None:
        self.cards, self.shipments = cards, shipments
        self.wild = [kind for kind, card in zip(TYPES, WILD, strict=True) if card in shipments]
        self.rainbow = [
            kind for kind, card in zip(TYPES, RAINBOW, strict=True) if card in shipments
        ]
        self.capacity = 8 if "tablets" in shipments else 6

    def colour(self, card: str) -> str:
        return self.cards[card]["type"] if card in self.cards else CARDS[card].type

    def slots(self, contracts: Iterable[str]) -> list[Slot]:
        loads = [(card, self.cards[card]["load"]) for card in contracts]
        return [(card, kind) for card, load in loads for kind in load for _ in range(load[kind])]

    def fits(self, unit: Unit, slot: Slot) -> bool:
        """What is in a slot fills it, whatever let it in."""
        contract, kind = slot
        return (
            unit.colour == kind
            or unit.slot == slot
            or unit.colour in self.wild
            or self.colour(contract) in self.rainbow
            or contract == "tortillas"
        )

    def most(self, contracts: list[str], units: list[Unit]) -> int:
        """How many slots can be filled at once: all sets of slots that can be are looked at."""
        slots = self.slots(contracts)
        filled = {0}
        for unit in units:
            places = [place for place, slot in enumerate(slots) if self.fits(unit, slot)]
            filled |= {mask | 1 << place for mask in filled for place in places}
        return max(mask.bit_count() for mask in filled)

    def is_full(self, contracts: list[str], units: list[Unit]) -> bool:
        slots = self.slots(contracts)
        return bool(slots) and self.most(contracts, units) == len(slots)

    def room_taken(self, contracts: list[str], units: list[Unit]) -> int:
        """By the load, and by what is loose."""
        return len(self.slots(contracts)) + len(units) - self.most(contracts, units)

    def open_to(self, colour: str, contracts: list[str], units: list[Unit]) -> bool:
        """Would one more container of this colour fill one more slot?"""
        more = [*units, Unit((), colour)]
        return self.most(contracts, more) > self.most(contracts, units)


# -- random situations


def random_values(chance: Random) -> dict[str, Any]:
    """Contracts of tier 0 that want up to four containers."""
    cards: dict[str, Any] = {}
    for card in chance.sample(CONTRACTS, len(CONTRACTS)):
        wanted = [chance.choice(TYPES) for _ in range(chance.randint(1, 4))]
        load = {kind: wanted.count(kind) for kind in dict.fromkeys(wanted)}
        cards[card] = {"type": chance.choice(TYPES), "tier": 0, "load": load}
    return cards


def random_units(chance: Random, model: Model, contracts: list[str]) -> list[Unit]:
    """Some of them in slots, whether they fit there or not; the rest will find one."""
    slots = chance.sample(model.slots(contracts), len(model.slots(contracts)))
    units: list[Unit] = []
    for _ in range(chance.randint(0, max(2, len(slots)))):
        kind = chance.choice(TYPES)
        slot = slots.pop() if slots and chance.random() < 0.2 else None
        pair = chance.random() < 0.15
        units.append(Unit((kind, kind), TYPES[0], slot) if pair else Unit((kind,), kind, slot))
    return units


def written(unit: Unit) -> str:
    """As a position has it."""
    first, *second = unit.cards
    where = ":".join([first, *unit.slot]) if unit.slot else first
    return " ".join([where, *[f"{card}:beside" for card in second]])


def random_position(chance: Random, kind: str) -> tuple[Model, dict[str, Any], bool, list[str]]:
    """A leader with two ships and cards of all types; is a ship over-full, and which are full?"""
    cards = random_values(chance)
    shipments = [card for card in (*WILD, *RAINBOW) if chance.random() < 0.12]
    shipments += [card for card in ("robot_cats", "tablets") if chance.random() < 0.4]
    model, left = Model(cards, shipments), list(cards)
    ships: list[dict[str, Any]] = []
    over_full, full = False, []
    for name in SHIPS:
        contracts: list[str] = []
        while left and chance.random() < 0.7:
            if len(model.slots([*contracts, left[0]])) > model.capacity:
                break
            contracts.append(left.pop(0))
        units = random_units(chance, model, contracts)
        ships.append(harbour(" ".join(contracts), " ".join(written(unit) for unit in units)))
        if model.room_taken(contracts, units) > model.capacity:
            over_full = True
        elif model.is_full(contracts, units):
            full.append(name)
    hand = " ".join([kind, *[f"{each}*2" for each in TYPES], *left])
    me = trader(hand, shipments=" ".join(shipments), imports=f"{kind}*3", ships=ships)
    return model, position(me, cards=cards), over_full, full


# -- what is seen of it


class Seen(NamedTuple):
    """A ship of the leader as everybody sees it."""

    name: str
    contracts: list[str]
    units: list[Unit]


def ships_seen(match: Match, model: Model) -> list[Seen]:
    """The ships in harbour."""
    found = []
    for name, ship in zip(SHIPS, player(match, 0).ships, strict=True):
        units: list[Unit] = []
        for each in ship.containers:
            if each.beside:
                pair = tuple(sorted([*units[-1].cards, each.card]))
                units[-1] = Unit(pair, TYPES[0], units[-1].slot)
            else:
                slot = None
                if each.contract is not None:
                    assert each.type is not None
                    slot = (each.contract, each.type)
                units.append(Unit((each.card,), model.colour(each.card), slot))
        if ship.at == "harbour":
            found.append(Seen(name, ship.contracts, units))
    return found


def check(model: Model, ship: Seen, before: list[Unit]) -> None:
    """As many slots are filled as can be, by containers that fit or were there before."""
    slots = model.slots(ship.contracts)
    for unit in ship.units:
        if unit.slot is not None:
            slots.remove(unit.slot)
            assert unit in before or model.fits(unit._replace(slot=None), unit.slot), unit
    filled = sum(unit.slot is not None for unit in ship.units)
    assert filled == model.most(ship.contracts, ship.units)
    assert not model.is_full(ship.contracts, ship.units)


def after(match: Match, model: Model, before: list[Seen], expected: Seen) -> None:
    """One ship was changed: it has sailed if it is full, and else it looks as it should."""
    seen = {ship.name: ship for ship in ships_seen(match, model)}
    full = model.is_full(expected.contracts, expected.units)
    assert full == (expected.name not in seen)
    completed = [card for card in expected.contracts if card in player(match, 0).shipments]
    assert completed == (expected.contracts if full else [])
    for ship in before:
        if ship.name != expected.name:
            assert seen[ship.name] == ship
        elif ship.name in seen:
            now = seen[ship.name]
            assert now.contracts == expected.contracts
            assert sorted(u.cards for u in now.units) == sorted(u.cards for u in expected.units)
            check(model, now, ship.units)


# -- the comparison


def loads_expected(match: Match, model: Model) -> set[str]:
    found: set[str] = set()
    hand = player(match, 0).hand or []
    for name, contracts, units in ships_seen(match, model):
        open_to = [kind for kind in TYPES if model.open_to(kind, contracts, units)]
        found |= {f"load:{card}:{name}" for card in hand if model.colour(card) in open_to}
        if "robot_cats" in model.shipments and TYPES[0] in open_to:
            pairs = [sorted(pair) for pair in combinations(hand, 2)]
            alike = [(a, b) for a, b in pairs if model.colour(a) == model.colour(b)]
            found |= {f"load:{a}+{b}:{name}" for a, b in alike}
    return found


def contracts_expected(match: Match, model: Model) -> set[str]:
    """Of the cards of tier 0."""
    cards = [card for card in hand(match, 0) if card in model.cards]
    return {
        f"contract:{card}:{name}"
        for name, contracts, units in ships_seen(match, model)
        for card in cards
        if model.room_taken([*contracts, card], units) <= model.capacity
    }


def changed(model: Model, ship: Seen, option: str) -> Seen:
    """The ship with one contract or container more, or one contract less."""
    word, cards = option.split(":")[:2]
    if word == "contract":
        return ship._replace(contracts=[*ship.contracts, cards])
    if word == "load":
        pair = tuple(sorted(cards.split("+")))
        colour = model.colour(cards) if len(pair) == 1 else TYPES[0]
        return ship._replace(units=[*ship.units, Unit(pair, colour)])
    return ship._replace(contracts=[card for card in ship.contracts if card != cards])


def ship_meant(ships: list[Seen], option: str) -> Seen:
    word = option.split(":")[-1]
    return next(ship for ship in ships if word == ship.name or word in ship.contracts)


def compare(chance: Random, action: str) -> int:
    """Load or contract at random from a random position; how many questions were compared."""
    kind = TYPES[("load", "contract").index(action)]
    model, document, over_full, full = random_position(chance, kind)
    if over_full:
        with pytest.raises(BadDocument) as error:
            entrepot.load(document)
        assert error.value.code == "over-full"
        return 1
    match = entrepot.load(document)
    assert {ship.name for ship in ships_seen(match, model)} == set(SHIPS) - set(full)
    for ship in ships_seen(match, model):
        check(model, ship, ship.units)
    lead(match, 0, action, document["players"][0]["hand"][0])
    compared = 0
    while kinds(match) == [action]:
        compared += 1
        possible = options(match, 0, f"{action}:")
        if action == "load":
            assert possible == loads_expected(match, model)
        else:
            possible = {option for option in possible if option.split(":")[1] in model.cards}
            assert possible == contracts_expected(match, model)
        possible = possible if chance.random() < 0.9 else set()
        possible = possible or options(match, 0, "discard-contract:")
        if not possible:
            break
        option = chance.choice(sorted(possible))
        before = ships_seen(match, model)
        expected = changed(model, ship_meant(before, option), option)
        answer(match, 0, option)
        after(match, model, before, expected)
    return compared


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("action", ["load", "contract"])
def test_what_can_be_done_and_what_is_full_is_what_the_model_finds(action: str, part: int) -> None:
    """5.2, 5.3, 5.5, 5.6, 5.7; 4.4 and 4.5 for contracts"""
    compared = 0
    for number in range(short_or_nightly(150, 5000)):
        compared += compare(Random(PARTS * number + part), action)
    assert compared > short_or_nightly(300, 10_000)
