"""How good each choice looks to a seat, in coins, less what the rivals gain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from entrepot.bots.silk_road.good_estimate import GoodEstimate, all_goods
from entrepot.bots.silk_road.phase_2 import NEVER, best_turn, draw_gain
from entrepot.bots.silk_road.seat_estimate import KINDS, SeatEstimate
from entrepot.kernel.choice import Choice, Done, No, Yes
from entrepot.silk_road.choices import Buy, Draw, Exchange, Load, Pass, Play
from entrepot.silk_road.goods import PRICE
from entrepot.silk_road.state import SilkRoad


class Shared:
    """What the options of one question share."""

    def __init__(self, s: SeatEstimate, ships: list[int]) -> None:
        self.s = s
        self.ships = ships
        self.goods: list[GoodEstimate] = all_goods(s)
        self.with_more: list[GoodEstimate] = []
        self.with_less: list[GoodEstimate] = []
        """Each good's estimate with one more or one fewer own ship carrying it."""
        self.exchanged: list[float] = []
        """What the turn is worth after an exchange, by the old good and the new one."""


def option_scores(t: SilkRoad, seat: int, kind: str, choices: list[Choice]) -> list[float]:
    """What each choice is worth, with all that follows in this turn and may follow later."""
    s = SeatEstimate(t, seat)
    if kind == "load":
        s.me.ships += 1  # the one that is loaded now
    shared = Shared(s, t.players[seat].ships)
    found: list[float] = []
    score = SCORES[type(choices[0])]
    last = type(choices[0])
    for choice in choices:
        if type(choice) is not last:  # many of one class come in a row
            last = type(choice)
            score = SCORES[last]
        found.append(score(shared, choice))
    return found


# -- phase 1: each option counts with the best phase 2 after it


def exchange(shared: Shared, choice: Exchange) -> float:
    """It changes what two goods may bring and leaves the others as they are."""
    s, goods = shared.s, shared.goods
    if not shared.exchanged:
        shared.exchanged = [NEVER] * (KINDS * KINDS)
        shared.with_more = [GoodEstimate(s, good, 1) for good in range(KINDS)]
        shared.with_less = [
            GoodEstimate(s, good, -1) if s.me.ships_with[good] else goods[good]
            for good in range(KINDS)
        ]
    old, new = shared.ships[choice.ship], choice.good
    pair = old * KINDS + new
    if shared.exchanged[pair] == NEVER:
        old_good, new_good = goods[old], goods[new]
        goods[old], goods[new] = shared.with_less[old], shared.with_more[new]
        shared.exchanged[pair] = best_turn(s, goods)
        goods[old], goods[new] = old_good, new_good
    return shared.exchanged[pair]


def buy(shared: Shared, choice: Buy) -> float:
    s, special = shared.s, choice.special
    turns = s.deck * 2.0 / len(s.players)
    price = PRICE[special]
    s.me.coins -= price
    if special == "ship":
        gain = s.weights.ship
        most = NEVER
        s.me.ships += 1
        goods = all_goods(s)
        for good in range(KINDS):
            if s.supply[good] > 0:
                most = max(most, with_one_more(s, goods, good))
        s.me.ships -= 1
    elif special == "licence":
        gain = s.weights.licence
        s.me.licences += 1
        most = best_turn(s, all_goods(s))
        s.me.licences -= 1
    else:
        gain = s.weights.porter if special == "porter" else s.weights.exchange
        most = best_turn(s, shared.goods)
    s.me.coins += price
    return most + gain * turns - price


def with_one_more(s: SeatEstimate, goods: list[GoodEstimate], good: int) -> float:
    """What the turn is worth if one more ship carries a good."""
    before = goods[good]
    goods[good] = GoodEstimate(s, good, 1)
    worth = best_turn(s, goods)
    goods[good] = before
    return worth


# -- phase 2: what the turn would leave untouched counts nothing


def play(shared: Shared, choice: Play) -> float:
    goods, good = shared.goods, choice.good
    covered = choice.covered
    count = len(covered)
    shown = shared.s.market[good] + count
    spent = shared.s.card_value * count
    for other in covered:
        if other == good:
            shown -= 1
        else:
            spent += goods[other].place_value
    return goods[good].play_gain(count, shown) - spent


SCORES: Final[dict[type[Choice], Callable[[Shared, Any], float]]] = {
    Load: lambda shared, choice: with_one_more(shared.s, shared.goods, choice.good),
    Exchange: exchange,
    Buy: buy,
    Pass: lambda shared, choice: best_turn(shared.s, shared.goods),
    Done: lambda shared, choice: best_turn(shared.s, shared.goods),
    Play: play,
    Draw: lambda shared, choice: draw_gain(shared.s, shared.goods, 2),
    Yes: lambda shared, choice: draw_gain(shared.s, shared.goods, 1),
    No: lambda shared, choice: 0.0,
}
"""How each kind of choice is scored."""
