"""Numbers for learners: options spelled in words that have fixed numbers, and what a seat sees.

Everything is relative to a seat: that seat comes first, the others follow clockwise.
"""

from __future__ import annotations

from entrepot.kernel.choice import Choice, verb_of
from entrepot.silk_road.goods import COUNT, GOODS, SPECIALS, counted
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


def spelling(t: SilkRoad, seat: int, choice: Choice) -> tuple[int, ...]:
    """The numbers of a choice's words, ending with END."""
    words: list[str | int] = [verb_of(choice)]
    for part in spelled(t, choice).values():
        words += part if isinstance(part, list) else [part]
    return (*[_NUMBER[str(word)] for word in words], 0)


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


def layout(players: int) -> list[tuple[str, int]]:
    """The parts of an observation in order, with their lengths."""
    each = [(f"{name}-{seat}", length) for seat in range(players) for name, length in EACH.items()]
    return [*COMMON.items(), *each]


def observed(t: SilkRoad, seat: int, kind: str, asked: list[int]) -> dict[int, int]:
    """What the seat sees: the numbers that are not 0, by their places in the layout.

    `kind` is the kind of the open question; `asked` are the seats that owe an answer.
    """
    numbers = [
        *counted(t.players[seat].hand),
        *counted(t.market),
        *counted(t.covered),
        *[t.cubes_left(good) for good in range(len(GOODS))],
        *[t.specials_left(special) for special in SPECIALS],
        len(t.deck),
        t.turn,
        *[int(kind == each) for each in KINDS],
    ]
    for other in t.clockwise(seat):
        player = t.players[other]
        known = other == seat or coins_are_open(t)
        numbers += [
            int(other == t.active),
            int(other in asked),
            len(player.hand),
            t.coins[other] if known else 0,
            int(known),
            player.licences,
            player.porters,
            player.exchanges,
        ]
        ships = [0] * (MOST_SHIPS * len(GOODS))
        for ship, good in enumerate(player.ships):
            ships[ship * len(GOODS) + good] = 1
        numbers += ships
    return {place: number for place, number in enumerate(numbers) if number}
