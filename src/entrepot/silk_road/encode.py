"""Numbers for learners: options spelled in words that have fixed numbers, and what a seat sees.

Everything is relative to a seat: that seat comes first, the others follow clockwise.
"""

from __future__ import annotations

from typing import Any, Final

from entrepot.kernel.choice import Choice, verb_of
from entrepot.silk_road.goods import COUNT, CUBES_OF_A_GOOD, GOODS, SPECIALS, counted
from entrepot.silk_road.options import spelled
from entrepot.silk_road.state import SilkRoad
from entrepot.silk_road.view import coins_are_open

END = "."
"""The word that ends every option."""
MOST_SHIPS = COUNT["ship"] - 2
"""At least two of the ships belong to somebody else."""

VOCABULARY = (
    END,
    *("load", "buy", "pass", "done", "play", "draw", "yes", "no"),
    *GOODS,
    *SPECIALS,
    *[str(ship + 1) for ship in range(MOST_SHIPS)],
)
"""Every word by its number; new words are only added at the end."""

_NUMBER = {word: number for number, word in enumerate(VOCABULARY)}


Spelling = tuple[int, ...]

_SPELLED: Final[dict[Choice, Spelling]] = {}
"""All spellings so far; there are a few thousand different choices."""


def spellings(t: SilkRoad, seat: int, choices: list[Choice]) -> list[Spelling]:
    """Each choice in words."""
    return [spelling(t, seat, choice) for choice in choices]


def spelling(t: SilkRoad, seat: int, choice: Choice) -> Spelling:
    """The numbers of a choice's words, ending with END."""
    found = _SPELLED.get(choice)
    if found is None:
        words: list[str | int] = [verb_of(choice)]
        for part in spelled(t, choice).values():
            words += part if isinstance(part, list) else [part]
        found = _SPELLED[choice] = (*[_NUMBER[str(word)] for word in words], 0)
    return found


KINDS = ("load", "phase-1", "exchange", "phase-2", "extra-draw")
"""Every kind of question."""

COMMON = {
    **dict.fromkeys(("hand", "market", "covered", "supply"), len(GOODS)),
    "shop": len(SPECIALS),
    **dict.fromkeys(("deck_size", "turn"), 1),
    "kind": len(KINDS),
}
EACH = {
    **dict.fromkeys(("first", "asked", "hand_size", "coins", "coins_known"), 1),
    **dict.fromkeys(("licences", "porters", "exchanges"), 1),
    "ships": MOST_SHIPS * len(GOODS),
}
"""The parts of an observation and their lengths: for the table, and for each player."""


_GOODS: Final = len(GOODS)
_COMMON_SIZE: Final = sum(COMMON.values())
_EACH_SIZE: Final = sum(EACH.values())
_BEFORE_SHIPS: Final = _EACH_SIZE - EACH["ships"]
_DECK_SIZE: Final = 4 * _GOODS + len(SPECIALS)


def layout(players: int) -> list[tuple[str, int]]:
    """The parts of an observation in order, with their lengths."""
    each = [(f"{name}-{seat}", length) for seat in range(players) for name, length in EACH.items()]
    return [*COMMON.items(), *each]


def size(players: int) -> int:
    """The length of an observation."""
    return _COMMON_SIZE + players * _EACH_SIZE


def places(players: int) -> list[int]:
    """Where the marks begin, in the order in which `observed` gives them."""
    return [0, *range(_COMMON_SIZE + _BEFORE_SHIPS, size(players), _EACH_SIZE)]


def observed(
    t: SilkRoad, seat: int, kind: str, asked: list[int], marks: list[Any], numbers: list[Any]
) -> None:
    """What the seat sees, by places in the layout; everything else is 0.

    `marks` gets a list for each of `places`: 1 at each of its numbers, counted from that place.
    `numbers` gets a place and a number in turn, or a list of numbers that stand from there on.
    `kind` is the kind of the open question; `asked` are the seats that owe an answer.
    """
    supply = [CUBES_OF_A_GOOD] * _GOODS
    for player in t.players:
        for good in player.ships:
            supply[good] = supply[good] - 1
    numbers.extend((0, counted(t.players[seat].hand), _GOODS, counted(t.market)))
    numbers.extend((2 * _GOODS, counted(t.covered), 3 * _GOODS, supply))
    shop = [t.specials_left(special) for special in SPECIALS]
    numbers.extend((4 * _GOODS, shop, _DECK_SIZE, len(t.deck), _DECK_SIZE + 1, t.turn))
    marks.append([_COMMON_SIZE - len(KINDS) + KINDS.index(kind)] if kind else [])
    coins_open, base = coins_are_open(t), _COMMON_SIZE
    for other in t.clockwise(seat):
        player = t.players[other]
        known = coins_open or other == seat
        numbers.append(base)
        numbers.append(
            [
                int(other == t.active),
                int(other in asked),
                len(player.hand),
                t.coins[other] if known else 0,
                int(known),
                player.licences,
                player.porters,
                player.exchanges,
            ]
        )
        ships: list[int] = []
        for good in player.ships:
            ships.append(len(ships) * _GOODS + good)
        marks.append(ships)
        base += _EACH_SIZE
