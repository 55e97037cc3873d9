"""What can be chosen at each question, and how the choices are written (docs/notation.md)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import msgspec

from entrepot.kernel.choice import DONE, NO, YES, Choice, Done, No, Yes, spelled_id, verb_of
from entrepot.silk_road.choices import DRAW, PASS, Buy, Draw, Exchange, Load, Pass, Play
from entrepot.silk_road.goods import (
    CUBES_OF_A_GOOD,
    GOODS,
    MARKET_PLACES,
    PRICE,
    SPECIALS,
    good_of,
)
from entrepot.silk_road.state import SilkRoad
from entrepot.silk_road.view_types import SilkOption, SilkParts

EXCHANGES: Final = [
    [Exchange(ship, good) for good in range(len(GOODS))]
    for ship in range(len(GOODS) * CUBES_OF_A_GOOD)
]
"""By ship and good; made once, because they are offered at every turn. Each ship has a cube."""


def loads(t: SilkRoad, seat: int) -> list[Load]:
    return [Load(good) for good in t.goods_left()]


def exchanges(t: SilkRoad, seat: int, changed: tuple[int, ...] = ()) -> list[Exchange]:
    left = t.goods_left()
    return [
        EXCHANGES[ship][good]
        for ship, carried in enumerate(t.players[seat].ships)
        if ship not in changed
        for good in left
        if good != carried
    ]


def further_exchanges(t: SilkRoad, seat: int, changed: tuple[int, ...]) -> list[Exchange | Done]:
    return [*exchanges(t, seat, changed), DONE]


def phase_1_options(t: SilkRoad, seat: int) -> list[Exchange | Buy | Pass]:
    return [*exchanges(t, seat), *purchases(t, seat), PASS]


def purchases(t: SilkRoad, seat: int) -> list[Buy]:
    """There are more cubes than ships could carry, so a bought ship always finds one (4.4)."""
    return [
        Buy(special)
        for special in SPECIALS
        if t.coins[seat] >= PRICE[special] and t.specials_left(special)
    ]


def phase_2_options(t: SilkRoad, seat: int) -> list[Play | Draw]:
    """Places that show the same good are one option: what counts is which goods get covered."""
    held = [good_of(card) for card in t.players[seat].hand]
    shown = sorted(good_of(card) for card in t.market)
    choices: list[Play | Draw] = []
    covers: list[list[tuple[int, ...]]] = []
    for good in sorted(set(held)):
        for count in range(min(held.count(good), MARKET_PLACES)):
            if count == len(covers):
                covers.append(list(dict.fromkeys(combinations(shown, count + 1))))
            choices += [Play(good, cover) for cover in covers[count]]
    return [*choices, DRAW]


def yes_or_no(t: SilkRoad, seat: int) -> list[Yes | No]:
    return [YES, NO]


def spelled(t: SilkRoad, choice: Choice) -> dict[str, str | int | list[str]]:
    """The fields of a choice in words."""
    if isinstance(choice, Load):
        return {"good": GOODS[choice.good]}
    if isinstance(choice, Exchange):
        return {"ship": choice.ship + 1, "good": GOODS[choice.good]}
    if isinstance(choice, Buy):
        return {"special": choice.special}
    if isinstance(choice, Play):
        covered = sorted(GOODS[good] for good in choice.covered)
        return {"good": GOODS[choice.good], "covered": covered}
    return {}


WRITTEN: Final[dict[Choice, str]] = {}
"""All ids so far; there are a few thousand different choices."""


def option_id(t: SilkRoad, choice: Choice) -> str:
    id = WRITTEN.get(choice)
    if id is None:
        id = WRITTEN[choice] = spelled_id(choice, spelled(t, choice))
    return id


def option(t: SilkRoad, choice: Choice) -> SilkOption:
    words = spelled(t, choice)
    parts = msgspec.convert(words, SilkParts)
    return SilkOption(spelled_id(choice, words), verb_of(choice), parts)
