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
_RELATIVE: Final = frozenset(
    kind for kind in CHOICES if "ship" in kind.__struct_fields__ or "seat" in kind.__struct_fields__
)


def spellings(t: Trade, seat: int, choices: list[Choice]) -> list[Spelling]:
    """Each choice as that seat says it."""
    return [spelling(t, seat, choice) for choice in choices]


def spelling(t: Trade, seat: int, choice: Choice) -> Spelling:
    """The numbers of a choice's words as that seat says them, ending with END."""
    kind = type(choice)
    if kind is PiratePair:
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
_SHOWN: Final = _OF["shown"]
_IMPORTS: Final = _OF["imports"]
_GOODS: Final = _OF["goods"]
_SHIPMENTS: Final = _OF["shipments"]
_PLAYED: Final = _OF["played"]
_CONTRACTS: Final = _OF["contracts_1"]
_CONTAINERS: Final = _OF["containers_1"]


def layout(players: int) -> list[tuple[str, int]]:
    """The parts of an observation in order, with their lengths."""
    each = [(f"{name}-{seat}", length) for seat in range(players) for name, length in EACH.items()]
    return [*COMMON.items(), *each]


def size(players: int) -> int:
    """The length of an observation."""
    return _COMMON_SIZE + players * _EACH_SIZE


def put(pairs: list[Any], place: int, values: list[int]) -> None:
    pairs.append(place)
    pairs.append(values)


def observed(
    t: Trade, seat: int, kind: str, asked: list[int], marks: list[Any], numbers: list[Any]
) -> None:
    """What the seat sees, by places in the layout; everything else is 0.

    `marks` gets a place and a list of cards in turn: 1 for each card, counted from that place.
    `numbers` gets a place and a list of numbers in turn: they stand there, one after another.
    `kind` is the kind of the open question; `asked` are the seats that owe an answer.
    """
    put(marks, _HAND, t.players[seat].hand)
    put(marks, _ISLAND, t.island)
    put(marks, _DISCARD, t.discard)
    if t.used:
        put(marks, _USED, t.used)
    if t.held:
        put(marks, _HELD, [card for card in t.held if knows(t, seat, card)])
    if t.stored is not NO_CREDITS:
        put(numbers, _STORED, list(t.stored))
    if t.powers is not OWN_POWERS:
        for card in range(CARDS):
            if t.powers[card] != card:
                put(numbers, _COPIES + card, [1 + t.powers[card]])
    ends = t.reached or t.emptied
    put(numbers, _DECK_SIZE, [len(t.deck), t.turn, target(t), int(ends), int(t.again)])
    if t.led >= 0:
        put(marks, _LED, [t.led])
    if t.picked == ISLAND:
        put(marks, _PICKED_ISLAND, [0])
    if kind:
        put(marks, _KINDS, [_KIND[kind]])
    beside: list[int] = []
    types: list[int] = []
    base = _COMMON_SIZE
    for player in t.clockwise(seat):
        player_observed(t, seat, player, player.seat in asked, base, marks, numbers)
        for ship in player.ships:
            if ship.containers:
                containers_observed(ship, numbers, types, beside)
        base += _EACH_SIZE
    put(marks, _FILLS_TYPE, types)
    put(marks, _BESIDE, beside)


def player_observed(
    t: Trade,
    seat: int,
    player: Player,
    asked: bool,
    base: int,
    marks: list[Any],
    numbers: list[Any],
) -> None:
    leads, extra = int(player.seat == t.leader), t.extra_turns.count(player.seat)
    first = [leads, int(asked), player.credits, len(player.hand), int(player.sold), extra]
    put(numbers, base, first)
    put(marks, base + _COLOUR, [player.colour])
    if player.seat != seat:
        shown = [card for card in player.hand if knows(t, seat, card)]
        if shown:
            put(marks, base + _SHOWN, shown)
    if player.imports:
        put(marks, base + _IMPORTS, player.imports)
    if player.goods:
        put(marks, base + _GOODS, player.goods)
    if player.shipments:
        put(marks, base + _SHIPMENTS, player.shipments)
    if player.played:
        put(marks, base + _PLAYED, player.played)
    one, two = player.ships[0], player.ships[1]
    picked = [int(one.number == t.picked), int(two.number == t.picked)]
    put(numbers, base + _AT_SEA, [int(one.at_sea), int(two.at_sea), *picked])
    if one.contracts:
        put(marks, base + _CONTRACTS, one.contracts)
    if two.contracts:
        put(marks, base + _CONTRACTS + CARDS, two.contracts)
    if one.containers:
        put(marks, base + _CONTAINERS, one.containers)
    if two.containers:
        put(marks, base + _CONTAINERS + CARDS, two.containers)


def containers_observed(
    ship: Ship, numbers: list[Any], types: list[int], beside: list[int]
) -> None:
    """Which slots they fill, and which lie beside another."""
    slot = LOOSE
    for place in range(len(ship.containers)):
        card, own = ship.containers[place], ship.slots[place]
        if own == BESIDE:
            beside.append(card)
        else:
            slot = own
        if slot >= 0:
            put(numbers, _FILLS + card, [1 + slot // 8])
            types.append(_TYPES * card + slot % 8)
