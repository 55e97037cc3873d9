"""Numbers for learners: options spelled in words that have fixed numbers, and what a seat sees.

Everything is relative to a seat: that seat comes first, the others follow clockwise. Nothing here
looks at a card whose place that seat does not know.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Any, Final

from entrepot.import_export.cards import ACTIONS, COLOURS, IDS, TYPES
from entrepot.import_export.choices import KINDS as CHOICES
from entrepot.import_export.choices import PiratePair
from entrepot.import_export.moves import target
from entrepot.import_export.notation import pirated, words
from entrepot.import_export.state import (
    BESIDE,
    ISLAND,
    LOOSE,
    NO_CREDITS,
    OWN_POWERS,
    Player,
    Ship,
    Trade,
)
from entrepot.import_export.view import knows
from entrepot.kernel.choice import Choice, verb_of

END = "."
"""The word that ends every option."""
SEATS = 6
NUMBERS = 100
"""Larger numbers are written in this base, the most significant digit first."""

PLAIN = (
    *("draw", "lead", "follow", "follow-load", "contract", "load", "pirate", "import", "supply"),
    *("place", "take", "sell", "bid", "pass", "action", "ship", "seat", "type", "card", "cards"),
    *("good", "goods", "shipment", "discard-contract", "use", "yes", "no", "done"),
    *("island", "deck", "hand", "credits", "imports", "discard", "loaded"),
)
VOCABULARY = (
    END,
    *PLAIN,
    *TYPES,
    *[f"ship-{seat}-{number}" for seat in range(SEATS) for number in (1, 2)],
    *[f"seat-{seat}" for seat in range(SEATS)],
    *[str(number) for number in range(NUMBERS)],
    *IDS,
)
"""Every word by its number; ships and seats are counted from the speaking seat. New words are
only added at the end."""

_NUMBER = {word: number for number, word in enumerate(VOCABULARY)}
_SHIPS, _SEATS, _ZERO = _NUMBER["ship-0-1"], _NUMBER["seat-0"], _NUMBER["0"]


Spelling = tuple[int, ...]

KEPT: Final = 20_000
_SPELLED: Final[list[dict[Choice, Spelling]]] = [{} for _ in range(SEATS * SEATS)]
"""At most KEPT spellings each, because the same ones are needed again and again: the first for
choices that every seat spells alike, the others by the number of players and the seat."""
_PAIR: Final = PiratePair
_RELATIVE: Final = frozenset(
    kind for kind in CHOICES if "ship" in kind.__struct_fields__ or "seat" in kind.__struct_fields__
)


def spellings(t: Trade, seat: int, choices: list[Choice]) -> list[Spelling]:
    """Each choice as that seat says it."""
    return [spelling(t, seat, choice) for choice in choices]


def spelling(t: Trade, seat: int, choice: Choice) -> Spelling:
    """The numbers of a choice's words as that seat says them, ending with END."""
    kind = type(choice)
    if kind is _PAIR:
        return _spelled(t, seat, choice)
    kept = _SPELLED[SEATS * (len(t.players) - 1) + seat if kind in _RELATIVE else 0]
    found = kept.get(choice)
    if found is None:
        if len(kept) >= KEPT:
            kept.clear()
        found = kept[choice] = _spelled(t, seat, choice)
    return found


def _spelled(t: Trade, seat: int, choice: Choice) -> Spelling:
    found = [_NUMBER[verb_of(choice)]]
    if isinstance(choice, PiratePair):
        for ship, card in pirated(t, choice):
            found.append(_NUMBER["island"] if ship < 0 else ship_number(t, seat, ship))
            found.append(_NUMBER[IDS[card]])
    else:
        for name in choice.__struct_fields__:
            found += numbers(t, seat, name, getattr(choice, name))
    return (*found, 0)


def numbers(t: Trade, seat: int, name: str, value: Any) -> list[int]:
    """The numbers of a field's words."""
    if name == "ship":
        return [ship_number(t, seat, value)]
    if name == "seat":
        return [_SEATS + (value - seat) % len(t.players)]
    if name == "amount":
        return [_ZERO + part for part in parts(value)]
    spelled = words(t, name, value)
    return [_NUMBER[str(word)] for word in (spelled if isinstance(spelled, list) else [spelled])]


def ship_number(t: Trade, seat: int, ship: int) -> int:
    return _SHIPS + 2 * ((ship // 2 - seat) % len(t.players)) + ship % 2


def parts(number: int) -> list[int]:
    """A number in base NUMBERS."""
    found = [number % NUMBERS]
    while number >= NUMBERS:
        number //= NUMBERS
        found.insert(0, number % NUMBERS)
    return found


KINDS = (
    *("lead", "follow", "choose-action", "contract", "load", "place-loaded", "import-from", "bid"),
    *("place-import", "pirate", "place-pirated", "supply", "final"),
    *IDS,
    "any-time",
)
"""Every kind of question; the kind of a power's question is its card."""
_KIND = {kind: number for number, kind in enumerate(KINDS)}

CARDS: Final = len(IDS)
COMMON = {
    **dict.fromkeys(("hand", "island", "discard", "held", "used", "stored", "copies"), CARDS),
    "fills": CARDS,
    "fills_type": CARDS * len(TYPES),
    "beside": CARDS,
    **dict.fromkeys(("deck_size", "turn", "target", "last_turn", "again"), 1),
    "led": len(ACTIONS),
    "picked_island": 1,
    "kind": len(KINDS),
}
EACH = {
    **dict.fromkeys(("leader", "asked", "credits", "hand_size", "sold", "extra_turns"), 1),
    "colour": len(COLOURS),
    **dict.fromkeys(("at_sea", "picked"), 2),
    **dict.fromkeys(("shown", "imports", "goods", "shipments", "played"), CARDS),
    **dict.fromkeys(("contracts_1", "contracts_2", "containers_1", "containers_2"), CARDS),
}
"""The parts of an observation and their lengths: for the table, and for each player."""
_AT = dict(zip(COMMON, accumulate(COMMON.values(), initial=0), strict=False))
_OF = dict(zip(EACH, accumulate(EACH.values(), initial=0), strict=False))
"""Where each part begins, in an observation and in a player's share of it."""
_TYPES: Final = len(TYPES)
_COMMON_SIZE: Final = sum(COMMON.values())
_EACH_SIZE: Final = sum(EACH.values())

_HAND: Final = _AT["hand"]
_ISLAND: Final = _AT["island"]
_DISCARD: Final = _AT["discard"]
_HELD: Final = _AT["held"]
_USED: Final = _AT["used"]
_STORED: Final = _AT["stored"]
_COPIES: Final = _AT["copies"]
_FILLS: Final = _AT["fills"]
_FILLS_TYPE: Final = _AT["fills_type"]
_BESIDE: Final = _AT["beside"]
_DECK_SIZE: Final = _AT["deck_size"]
_LED: Final = _AT["led"]
_PICKED_ISLAND: Final = _AT["picked_island"]
_KINDS: Final = _AT["kind"]
_COLOUR: Final = _OF["colour"]
_AT_SEA: Final = _OF["at_sea"]
_PICKED: Final = _OF["picked"]
_EACH_MARKED: Final = (
    *("shown", "imports", "goods", "shipments", "played"),
    *("contracts_1", "contracts_2", "containers_1", "containers_2"),
)


def layout(players: int) -> list[tuple[str, int]]:
    """The parts of an observation in order, with their lengths."""
    each = [(f"{name}-{seat}", length) for seat in range(players) for name, length in EACH.items()]
    return [*COMMON.items(), *each]


def size(players: int) -> int:
    """The length of an observation."""
    return _COMMON_SIZE + players * _EACH_SIZE


def places(players: int) -> list[int]:
    """Where the marks begin, in the order in which `observed` gives them."""
    first = [0, _HAND, _ISLAND, _DISCARD, _HELD, _USED]
    bases = range(_COMMON_SIZE, size(players), _EACH_SIZE)
    return first + [base + _OF[name] for base in bases for name in _EACH_MARKED]


def observed(
    t: Trade, seat: int, kind: str, asked: list[int], marks: list[Any], numbers: list[Any]
) -> None:
    """What the seat sees, by places in the layout; everything else is 0.

    `marks` gets a list for each of `places`: 1 at each of its numbers, counted from that place.
    `numbers` gets a place and a number in turn, or a list of numbers that stand from there on.
    `kind` is the kind of the open question; `asked` are the seats that owe an answer.
    """
    single: list[int] = []
    held = [card for card in t.held if knows(t, seat, card)] if t.held else t.held
    marks.extend((single, t.players[seat].hand, t.island, t.discard, held, t.used))
    if t.stored is not NO_CREDITS:
        numbers.extend((_STORED, list(t.stored)))
    if t.powers is not OWN_POWERS:
        for card in range(CARDS):
            if t.powers[card] != card:
                numbers.extend((_COPIES + card, 1 + t.powers[card]))
    ends = t.reached or t.emptied
    numbers.append(_DECK_SIZE)
    numbers.append([len(t.deck), t.turn, target(t), int(ends), int(t.again)])
    if t.led >= 0:
        single.append(_LED + t.led)
    if t.picked == ISLAND:
        single.append(_PICKED_ISLAND)
    if kind:
        single.append(_KINDS + _KIND[kind])
    base = _COMMON_SIZE
    for player in t.clockwise(seat):
        player_observed(t, seat, player, player.seat in asked, base, marks, numbers, single)
        base += _EACH_SIZE


def player_observed(
    t: Trade,
    seat: int,
    player: Player,
    asked: bool,
    base: int,
    marks: list[Any],
    numbers: list[Any],
    single: list[int],
) -> None:
    """Into `single` go the places where a 1 stands alone."""
    leads, extra = player.seat == t.leader, 0
    if t.extra_turns:
        extra = t.extra_turns.count(player.seat)
    numbers.append(base)
    numbers.append(
        [int(leads), int(asked), player.credits, len(player.hand), int(player.sold), extra]
    )
    single.append(base + _COLOUR + player.colour)
    others = player.hand if player.seat != seat else []
    marks.append([card for card in others if t.known[card] and knows(t, seat, card)])
    marks.append(player.imports)
    marks.append(player.goods)
    marks.append(player.shipments)
    marks.append(player.played)
    one, two = player.ships[0], player.ships[1]
    marks.append(one.contracts)
    marks.append(two.contracts)
    marks.append(one.containers)
    marks.append(two.containers)
    for ship in player.ships:
        if ship.at_sea:
            single.append(base + _AT_SEA + ship.number % 2)
        if ship.number == t.picked:
            single.append(base + _PICKED + ship.number % 2)
        if ship.containers:
            containers_observed(ship, numbers, single)


def containers_observed(ship: Ship, numbers: list[Any], single: list[int]) -> None:
    """Which slots they fill, and which lie beside another."""
    slot = LOOSE
    for place in range(len(ship.containers)):
        card, own = ship.containers[place], ship.slots[place]
        if own == BESIDE:
            single.append(_BESIDE + card)
        else:
            slot = own
        if slot >= 0:
            numbers.append(_FILLS + card)
            numbers.append(1 + slot // 8)
            single.append(_FILLS_TYPE + _TYPES * card + slot % 8)
