"""Which containers fill which slots of a ship, and what more it would take.

The contracts of a ship form one load requirement together, and its containers count for all of it.
A ship remembers how its containers are arranged (`ship.slots`); nobody chooses that. A container
fills one more slot if the others can be rearranged for it: that is an augmenting path of a
matching. Slots of one type of one contract are alike, so the search goes by `slot` numbers.
"""

from __future__ import annotations

from itertools import combinations, product

from entrepot.import_export.cards import TECHNOLOGY, TYPES
from entrepot.import_export.powers import LASTING, facts
from entrepot.import_export.queries import capacity
from entrepot.import_export.state import BESIDE, LOOSE, Player, Ship, Trade, same_ship, slot


def free_slots(t: Trade, ship: Ship) -> list[int]:
    """The kinds of slot of which at least one is free, each listed once."""
    return [
        slot(contract, type)
        for contract in ship.contracts
        for type, count in enumerate(t.loads[contract])
        if count > 0 and ship.slots.count(slot(contract, type)) < count
    ]


def is_full(t: Trade, ship: Ship) -> bool:
    if ship.at_sea or ship.leaving or not ship.contracts:
        return False
    free = 0
    for contract in ship.contracts:
        for count in t.loads[contract]:
            free += count
    for filled in ship.slots:
        if filled >= 0:
            free -= 1
    return free == 0


# -- what fits where


def wild_types(t: Trade, owner: Player) -> tuple[int, int]:
    """The types of containers that fit every slot, and of contracts that take any; as masks."""
    containers = contracts = 0
    for type in facts(t, owner, "wild_containers"):
        containers |= 1 << type
    for type in facts(t, owner, "wild_contracts"):
        contracts |= 1 << type
    return containers, contracts


def takes(t: Trade, place: int, type: int, wild: tuple[int, int]) -> bool:
    """May a container of this type fill that slot?"""
    contract = place // 8
    return (
        place % 8 == type
        or bool(wild[0] >> type & 1)
        or bool(wild[1] >> t.types[contract] & 1)
        or LASTING["wild_itself"][contract] is not None
    )


def type_aboard(t: Trade, ship: Ship, place: int) -> int:
    """The type of the container at that place; two that count as one are technology."""
    if place + 1 < len(ship.slots) and ship.slots[place + 1] == BESIDE:
        return TECHNOLOGY
    return t.types[ship.containers[place]]


def open_types(t: Trade, ship: Ship) -> int:
    """The types of which one more container would fill a slot, as a mask.

    A slot can be opened if it is free, or if what fills it could fill one that can be opened.
    """
    opened = free_slots(t, ship)
    if not opened:
        return 0
    wild = wild_types(t, t.owner(ship))
    grown = len(ship.slots) > 0
    while grown:
        grown = False
        for place, filled in enumerate(ship.slots):
            if filled >= 0 and filled not in opened:
                type = type_aboard(t, ship, place)
                if any_takes(t, opened, type, wild):
                    opened.append(filled)
                    grown = True
    found = 0
    for type in range(len(TYPES)):
        if any_takes(t, opened, type, wild):
            found |= 1 << type
    return found


def any_takes(t: Trade, places: list[int], type: int, wild: tuple[int, int]) -> bool:
    return any(takes(t, place, type, wild) for place in places)


# -- arranging


def stow(t: Trade, ship: Ship) -> None:
    """Loose containers fill what they can; a container that fills a slot keeps filling one."""
    if LOOSE in ship.slots and ship.contracts:
        wild = wild_types(t, t.owner(ship))
        for place, filled in enumerate(ship.slots):
            if filled == LOOSE:
                find_slot(t, ship, place, wild, [])


def find_slot(t: Trade, ship: Ship, place: int, wild: tuple[int, int], tried: list[int]) -> bool:
    """Find a slot for the container at that place, first of its own type, then by moving others."""
    type = type_aboard(t, ship, place)
    free = [each for each in free_slots(t, ship) if takes(t, each, type, wild)]
    for each in free:
        if each % 8 == type:
            ship.slots[place] = each
            return True
    if free:
        ship.slots[place] = free[0]
        return True
    for filled in ship.slots:
        if filled >= 0 and filled not in tried and takes(t, filled, type, wild):
            tried.append(filled)
            if any_moves(t, ship, filled, wild, tried):
                ship.slots[place] = filled
                return True
    return False


def any_moves(t: Trade, ship: Ship, place: int, wild: tuple[int, int], tried: list[int]) -> bool:
    """Can one of the containers that fill this slot fill another?"""
    for other, filled in enumerate(ship.slots):
        if filled == place and find_slot(t, ship, other, wild, tried):
            return True
    return False


def put_aboard(t: Trade, ship: Ship, *cards: int) -> None:
    """Load one container, or two that count as one, and rearrange it with the others."""
    ship.containers.extend(cards)
    ship.slots.append(LOOSE)
    ship.slots.extend([BESIDE] * (len(cards) - 1))
    stow(t, ship)


def take_off(t: Trade, ship: Ship, card: int) -> None:
    """If it was one of two that count as one, the other is an ordinary container again."""
    place = ship.containers.index(card)
    if ship.slots[place] == BESIDE:
        part(t, ship, place - 1)
    elif place + 1 < len(ship.slots) and ship.slots[place + 1] == BESIDE:
        ship.slots[place + 1] = ship.slots[place]
        ship.slots[place] = LOOSE
        part(t, ship, place + 1)
    del ship.containers[place], ship.slots[place]
    stow(t, ship)


def part(t: Trade, ship: Ship, place: int) -> None:
    """The container at that place fills its slot alone if it fits there; otherwise it is loose."""
    filled, type = ship.slots[place], t.types[ship.containers[place]]
    if filled >= 0 and not takes(t, filled, type, wild_types(t, t.owner(ship))):
        ship.slots[place] = LOOSE


def remove_contract(t: Trade, ship: Ship, card: int) -> None:
    """Its containers stay on the ship, and fill what they can."""
    ship.contracts.remove(card)
    ship.slots[:] = [
        LOOSE if filled >= 0 and filled // 8 == card else filled for filled in ship.slots
    ]
    stow(t, ship)


# -- what would be


def contract_room(t: Trade, owner: Player, card: int, ship: Ship) -> bool:
    """Is there room for this contract? Containers that would be loose use up room too."""
    room = capacity(t, owner)
    for count in t.loads[card]:
        room -= count
    for contract in ship.contracts:
        for count in t.loads[contract]:
            room -= count
    if room < 0 or ship.slots.count(LOOSE) <= room:
        return room >= 0
    return with_contract(t, ship, card).slots.count(LOOSE) <= room


def with_contract(t: Trade, ship: Ship, card: int) -> Ship:
    """The ship as it would be with one more contract."""
    other = same_ship(ship)
    other.contracts.append(card)
    stow(t, other)
    return other


def without_contract(t: Trade, ship: Ship, card: int) -> Ship:
    other = same_ship(ship)
    remove_contract(t, other, card)
    return other


def with_container(t: Trade, ship: Ship, card: int) -> Ship:
    other = same_ship(ship)
    put_aboard(t, other, card)
    return other


def half_full(t: Trade, ship: Ship, type: int) -> bool:
    """Could half of each contract of this type be filled (rounded up, any slots of it), and all of
    the others? There must be at least one of this type."""
    if ship.at_sea or ship.leaving or all(t.types[card] != type for card in ship.contracts):
        return False
    parts: list[list[tuple[int, ...]]] = []
    for card in ship.contracts:
        slots = [slot(card, kind) for kind, count in enumerate(t.loads[card]) for _ in range(count)]
        wanted = (len(slots) + 1) // 2 if t.types[card] == type else len(slots)
        parts.append(list(dict.fromkeys(combinations(slots, wanted))))
    wild = wild_types(t, t.owner(ship))
    for needs in product(*parts):
        if can_fill(t, ship, [place for need in needs for place in need], wild):
            return True
    return False


def can_fill(t: Trade, ship: Ship, places: list[int], wild: tuple[int, int]) -> bool:
    """Can the containers aboard fill all of these slots at once?"""
    single = [each for each, filled in enumerate(ship.slots) if filled != BESIDE]
    types = {each: type_aboard(t, ship, each) for each in single}
    fitting = [
        [each for each in single if ship.slots[each] == place or takes(t, place, types[each], wild)]
        for place in places
    ]
    filler = [-1] * len(places)
    return all(find_filler(fitting, number, filler, []) for number in range(len(places)))


def find_filler(fitting: list[list[int]], number: int, filler: list[int], tried: list[int]) -> bool:
    """Find a container that fits this slot, if need be by giving another slot another one."""
    for each in fitting[number]:
        if each not in tried:
            tried.append(each)
            other = filler.index(each) if each in filler else -1
            if other < 0 or find_filler(fitting, other, filler, tried):
                filler[number] = each
                return True
    return False
