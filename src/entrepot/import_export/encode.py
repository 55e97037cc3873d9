"""Numbers for learners: options spelled in words that have fixed numbers, and what a seat sees.

Everything is relative to a seat: that seat comes first, the others follow clockwise. Nothing here
looks at a card whose place that seat does not know.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from entrepot.import_export.cards import ACTIONS, COLOURS, IDS, TYPES
from entrepot.import_export.choices import PiratePair
from entrepot.import_export.moves import target
from entrepot.import_export.notation import pirated, words
from entrepot.import_export.state import BESIDE, NOTHING, Player, Trade
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


def spelling(t: Trade, seat: int, choice: Choice) -> tuple[int, ...]:
    """The numbers of a choice's words as that seat says them, ending with END."""
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

CARDS = len(IDS)
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
_COMMON = dict(zip(COMMON, accumulate(COMMON.values(), initial=0), strict=False))
_EACH = dict(zip(EACH, accumulate(EACH.values(), initial=0), strict=False))
"""Where each part begins."""
_COMMON_SIZE, _EACH_SIZE = sum(COMMON.values()), sum(EACH.values())


def layout(players: int) -> list[tuple[str, int]]:
    """The parts of an observation in order, with their lengths."""
    each = [(f"{name}-{seat}", length) for seat in range(players) for name, length in EACH.items()]
    return [*COMMON.items(), *each]


def observed(t: Trade, seat: int, kind: str, asked: list[int]) -> dict[int, int]:
    """What the seat sees: the numbers that are not 0, by their places in the layout.

    `kind` is the kind of the open question; `asked` are the seats that owe an answer.
    """
    o: dict[int, int] = {}
    at = _COMMON
    mark(o, at["hand"], t.players[seat].hand)
    mark(o, at["held"], [card for card in t.held if knows(t, seat, card)])
    for zone in ("island", "discard", "used"):
        mark(o, at[zone], getattr(t, zone))
    for card in range(CARDS):
        if t.stored[card]:
            o[at["stored"] + card] = t.stored[card]
        if t.powers[card] != card:
            o[at["copies"] + card] = 1 + t.powers[card]
    o[at["deck_size"]] = len(t.deck)
    o[at["turn"]] = t.turn
    o[at["target"]] = target(t)
    o[at["last_turn"]] = int(t.reached or t.emptied)
    o[at["again"]] = int(t.again)
    if t.led >= 0:
        o[at["led"] + t.led] = 1
    if t.picked != NOTHING and t.picked < 0:
        o[at["picked_island"]] = 1
    if kind:
        o[at["kind"] + _KIND[kind]] = 1
    for place, player in enumerate(t.clockwise(seat)):
        player_observed(t, seat, player, o, _COMMON_SIZE + place * _EACH_SIZE)
        o[_COMMON_SIZE + place * _EACH_SIZE + _EACH["asked"]] = int(player.seat in asked)
    return o


def player_observed(t: Trade, seat: int, player: Player, o: dict[int, int], base: int) -> None:
    at = _EACH
    o[base + at["leader"]] = int(player.seat == t.leader)
    o[base + at["credits"]] = player.credits
    o[base + at["hand_size"]] = len(player.hand)
    o[base + at["sold"]] = int(player.sold)
    o[base + at["extra_turns"]] = t.extra_turns.count(player.seat)
    o[base + at["colour"] + player.colour] = 1
    if player.seat != seat:
        mark(o, base + at["shown"], [card for card in player.hand if knows(t, seat, card)])
    for zone in ("imports", "goods", "shipments", "played"):
        mark(o, base + at[zone], getattr(player, zone))
    for number, ship in enumerate(player.ships):
        o[base + at["at_sea"] + number] = int(ship.at_sea)
        o[base + at["picked"] + number] = int(ship.number == t.picked)
        mark(o, base + at[f"contracts_{number + 1}"], ship.contracts)
        mark(o, base + at[f"containers_{number + 1}"], ship.containers)
        for place, card in enumerate(ship.containers):
            pair = ship.slots[place] == BESIDE
            slot = ship.slots[place - 1] if pair else ship.slots[place]
            o[_COMMON["beside"] + card] = int(pair)
            if slot >= 0:
                o[_COMMON["fills"] + card] = 1 + slot // 8
                o[_COMMON["fills_type"] + len(TYPES) * card + slot % 8] = 1


def mark(o: dict[int, int], base: int, cards: list[int]) -> None:
    for card in cards:
        o[base + card] = 1
