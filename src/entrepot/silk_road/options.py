"""What can be chosen at each question, and how the choices are written (docs/notation.md)."""

from __future__ import annotations

from itertools import combinations

from entrepot.kernel.ask import Choice
from entrepot.silk_road.goods import GOODS, MARKET_PLACES, PRICE, SPECIALS, good_of
from entrepot.silk_road.state import SilkRoad


def loads(t: SilkRoad, seat: int) -> list[Choice]:
    return [("load", good) for good in t.goods_left()]


def exchanges(t: SilkRoad, seat: int, changed: tuple[int, ...] = ()) -> list[Choice]:
    left = t.goods_left()
    return [
        ("exchange", ship, good)
        for ship, carried in enumerate(t.players[seat].ships)
        if ship not in changed
        for good in left
        if good != carried
    ]


def further_exchanges(t: SilkRoad, seat: int, changed: tuple[int, ...]) -> list[Choice]:
    return [*exchanges(t, seat, changed), ("done",)]


def phase_1_options(t: SilkRoad, seat: int) -> list[Choice]:
    return [*exchanges(t, seat), *purchases(t, seat), ("pass",)]


def purchases(t: SilkRoad, seat: int) -> list[Choice]:
    """There are more cubes than ships could carry, so a bought ship always finds one (4.4)."""
    return [
        ("buy", special)
        for special in SPECIALS
        if t.coins[seat] >= PRICE[special] and t.specials_left(special)
    ]


def phase_2_options(t: SilkRoad, seat: int) -> list[Choice]:
    """Places that show the same good are one option: what counts is which goods get covered."""
    held = [good_of(card) for card in t.players[seat].hand]
    shown = sorted(good_of(card) for card in t.market)
    choices: list[Choice] = []
    for good in sorted(set(held)):
        for count in range(1, min(held.count(good), MARKET_PLACES) + 1):
            covers = dict.fromkeys(combinations(shown, count))
            choices += [("play", good, *cover) for cover in covers]
    return [*choices, ("draw",)]


def yes_or_no(t: SilkRoad, seat: int) -> list[Choice]:
    return [("yes",), ("no",)]


def option_id(t: SilkRoad, choice: Choice) -> str:
    if choice[0] == "load":
        return f"load:{GOODS[choice[1]]}"
    if choice[0] == "exchange":
        return f"exchange:{choice[1] + 1}:{GOODS[choice[2]]}"
    if choice[0] == "play":
        covered = "+".join(sorted(GOODS[good] for good in choice[2:]))
        return f"play:{GOODS[choice[1]]}:{covered}"
    return ":".join(choice)
