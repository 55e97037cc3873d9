"""What can be done in phase 2, and what the situation after it is worth."""

from __future__ import annotations

from typing import Final

from entrepot.bots.silk_road import weights as w
from entrepot.bots.silk_road.good_estimate import GoodEstimate
from entrepot.bots.silk_road.seat_estimate import SeatEstimate

NEVER: Final = -1e9
"""Less than anything is worth."""


def best_turn(s: SeatEstimate, goods: list[GoodEstimate]) -> float:
    """What the rest of the turn and the situation after it are worth if phase 2 is played well."""
    total = 0.0
    places: list[GoodEstimate] = []
    """What the market shows, the best to cover first."""
    for good in goods:
        total += good.value
        if good.shown:
            at = 0
            while at < len(places) and places[at].place_value <= good.place_value:
                at += 1
            for _ in range(good.shown):
                places.insert(at, good)
    most = draw_gain(s, goods, 2)
    for good in goods:
        if good.held:
            most = max(most, best_play(s, good, places))
    return total + most


def best_play(s: SeatEstimate, good: GoodEstimate, places: list[GoodEstimate]) -> float:
    """What it brings to play as many cards of a good as is best, and to cover what is best."""
    most, spent, count = NEVER, 0.0, 0
    for place in places:
        if place is not good:
            count += 1
            spent += s.card_value + place.place_value
            most = max(most, good.play_gain(count, good.shown + count) - spent)
            if count == good.held:
                return most
    while count < min(good.held, len(places)):  # no place is left to cover but the good's own
        count += 1
        spent += s.card_value
        most = max(most, good.play_gain(count, len(places)) - spent)
    return most


def draw_gain(s: SeatEstimate, goods: list[GoodEstimate], cards: int) -> float:
    """What drawing brings: cards on average, or the end of the game."""
    if cards >= s.deck:
        return end_gain(s, goods)
    total = s.draw_value
    for good in goods:
        total += good.draw_gain
    return cards * total


def end_gain(s: SeatEstimate, goods: list[GoodEstimate]) -> float:
    """What ending the game now brings; all that goods and cards promise is gone then."""
    gone, rival = 0.0, 0.0
    for good in goods:
        gone += good.value + s.card_value * good.held
    for player in s.players:
        if player is not s.me:
            rival = max(rival, player.coins)
    lead = s.me.coins - rival
    if s.show_coins and lead:
        return (w.WINNING if lead > 0 else -w.WINNING) - gone
    return w.ENDING * max(-1.0, min(lead / w.SURE_LEAD, 1.0)) - gone
