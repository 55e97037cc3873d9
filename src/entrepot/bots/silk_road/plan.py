"""What can be done in phase 2, and what the situation after it is worth."""

from __future__ import annotations

from typing import Final

from entrepot.bots.silk_road.look import Look
from entrepot.bots.silk_road.stake import Stake
from entrepot.bots.silk_road.weights import DOUBT, ENDING, SURE

NEVER: Final = -1e9
"""Less than anything is worth."""


def best(look: Look, stakes: list[Stake]) -> float:
    """What the rest of the turn and the situation after it are worth if phase 2 is played well."""
    total = 0.0
    places: list[Stake] = []
    """What the market shows, that first which is best covered."""
    for stake in stakes:
        total += stake.worth
        if stake.shown:
            at = 0
            while at < len(places) and places[at].keep <= stake.keep:
                at += 1
            for _ in range(stake.shown):
                places.insert(at, stake)
    most = drawn(look, stakes, 2)
    for stake in stakes:
        if stake.held:
            most = max(most, best_play(look, stake, places))
    return total + most


def best_play(look: Look, stake: Stake, places: list[Stake]) -> float:
    """What it brings to play as many cards of a good as is best, and to cover what is best."""
    most, spent, count = NEVER, 0.0, 0
    for place in places:
        if place is not stake:
            count += 1
            spent += look.card + place.keep
            most = max(most, stake.played(count, stake.shown + count) - spent)
            if count == stake.held:
                return most
    while count < min(stake.held, len(places)):  # no place is left to cover but the good's own
        count += 1
        spent += look.card
        most = max(most, stake.played(count, len(places)) - spent)
    return most


def drawn(look: Look, stakes: list[Stake], cards: int) -> float:
    """What drawing brings: cards on average, or the end."""
    if cards >= look.left:
        return ending(look, stakes)
    total = look.drawn
    for stake in stakes:
        total += stake.drawn
    return cards * total


def ending(look: Look, stakes: list[Stake]) -> float:
    """What it is worth that the game ends now: all, if the coins are open; and nothing else is."""
    gone, rival = 0.0, 0.0
    for stake in stakes:
        gone += stake.worth + look.card * stake.held
    for side in look.sides:
        if side is not look.me:
            rival = max(rival, side.coins)
    lead = look.me.coins - rival
    if look.open and lead:
        return (SURE if lead > 0 else -SURE) - gone
    return ENDING * max(-1.0, min(lead / DOUBT, 1.0)) - gone
