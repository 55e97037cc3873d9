"""What the powers in force add up to: tiers, room, ties. Nobody asks who owns which card."""

from __future__ import annotations

from typing import Final

from entrepot.import_export import moments
from entrepot.import_export.powers import LASTING, facts, in_force
from entrepot.import_export.state import Player, Trade, slot

SHIP_SIZE: Final = 6
TYPES: Final = 5
"""Of cards; each type stands for an action, too."""


def goods_count(t: Trade, player: Player, type: int) -> int:
    """The player's goods of a type, virtual ones too."""
    count = of_type(t, player.goods, type)
    if player.claimed:
        count += sum(player.claimed.count(slot(card, type)) for card in player.imports)
    if player.shipments:
        for _, power in in_force(t, player, moments.virtual_goods):
            count += power(t, player, type)
    return count


def of_type(t: Trade, cards: list[int], type: int) -> int:
    """How many of the cards have this type."""
    count = 0
    for card in cards:
        if t.types[card] == type:
            count += 1
    return count


def imports_count(t: Trade, player: Player, action: int) -> int:
    """The player's imports of an action, virtual ones too; others' virtual ones never count."""
    count = of_type(t, player.imports, action)
    if player.shipments:
        if action in facts(t, player, "shared_imports"):
            for other in t.others(player):
                count += of_type(t, other.imports, action)
        for _, power in in_force(t, player, moments.virtual_imports):
            count += power(t, player, action)
    return count


def tier(t: Trade, player: Player, type: int) -> int:
    """The player's goods of the type, plus one in the player's own colour."""
    return goods_count(t, player, type) + (player.colour == type)


COUNTING: Final[list[bool]] = []
"""By card: does its power have a say in tiers, in imports or in room?"""


def is_plain(t: Trade, player: Player) -> bool:
    """Does none of the player's powers have a say in tiers, in imports or in room?"""
    if player.claimed:
        return False
    if player.shipments:
        if not COUNTING:
            COUNTING.extend(counting_powers())
        for card in player.shipments:
            if COUNTING[t.powers[card]]:
                return False
    return True


def counting_powers() -> list[bool]:
    virtual = (moments.virtual_goods.powers, moments.virtual_imports.powers)
    lasting = [LASTING[fact] for fact in ("shared_imports", "shared_room", "capacity")]
    by_card = zip(*virtual, moments.import_room.powers, *lasting, strict=True)
    return [any(power is not None for power in powers) for powers in by_card]


def tiers(t: Trade, player: Player, plain: bool = False) -> list[int]:
    """The player's tiers of all types. `plain`: no power has a say in them."""
    found = counted(t, player.goods)
    if not plain and (player.claimed or in_force(t, player, moments.virtual_goods)):
        found = [goods_count(t, player, type) for type in range(TYPES)]
    if player.colour < TYPES:
        found[player.colour] = found[player.colour] + 1
    return found


def import_counts(t: Trade, player: Player, plain: bool = False) -> list[int]:
    """The player's imports of all actions, virtual ones too. `plain`: there are none of those."""
    if not plain:
        shared = facts(t, player, "shared_imports")
        if shared or in_force(t, player, moments.virtual_imports):
            return [imports_count(t, player, action) for action in range(TYPES)]
    return counted(t, player.imports)


def counted(t: Trade, cards: list[int]) -> list[int]:
    """How many of the cards have each type."""
    found = [0, 0, 0, 0, 0]
    for card in cards:
        type = t.types[card]
        found[type] = found[type] + 1
    return found


def missing_tier(t: Trade, player: Player, card: int) -> int:
    return max(0, t.tiers[card] - tier(t, player, t.types[card]))


def import_limit(t: Trade, player: Player) -> int | None:
    """How many imports the player may have; None: any number."""
    if any(power(t, player) for _, power in in_force(t, player, moments.import_room)):
        return None
    return 1 + len(player.shipments)


def import_room(t: Trade, player: Player) -> bool:
    return len(player.imports) <= len(player.shipments) or import_limit(t, player) is None


def good_limit(player: Player) -> int:
    return 2 * (1 + len(player.shipments))


def goods_size(t: Trade, player: Player, *cards: int) -> int:
    """The room that the goods take, with these cards among them."""
    size = len(player.goods) + len(cards)
    shared = facts(t, player, "shared_room")
    if shared:
        goods = [*player.goods, *cards]
        for type in dict.fromkeys(shared):
            size -= sum(t.types[good] == type for good in goods) // 2
    return size


def good_room(t: Trade, player: Player, *cards: int) -> bool:
    """Is there room for this card, or for all of these, among the goods?"""
    return goods_size(t, player, *cards) <= good_limit(player)


def capacity(t: Trade, player: Player) -> int:
    if not player.shipments:
        return SHIP_SIZE
    limits: list[int] = facts(t, player, "capacity")
    return max(SHIP_SIZE, max(limits)) if limits else SHIP_SIZE


def ahead(t: Trade, values: list[int]) -> list[int]:
    """The seats with the greatest value; in a tie, whoever wins all ties stands alone."""
    most = max(values)
    seats = [seat for seat, value in enumerate(values) if value == most]
    breakers = [seat for seat in seats if facts(t, t.players[seat], "wins_ties")]
    return breakers or seats


def alike(t: Trade, cards: list[int]) -> list[tuple[int, int]]:
    """All pairs of cards of one type."""
    types = [t.types[card] for card in cards]
    return [
        (cards[one], cards[two])
        for one in range(len(cards) - 1)
        for two in range(one + 1, len(cards))
        if types[one] == types[two]
    ]
