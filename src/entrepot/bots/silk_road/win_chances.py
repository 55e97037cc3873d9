"""Each seat's chance of winning, from its coins and what it may still earn."""

from __future__ import annotations

from math import exp, sqrt

from entrepot.bots.silk_road import weights as w
from entrepot.silk_road.state import Player, SilkRoad


def win_chances(t: SilkRoad) -> list[float]:
    count, left = len(t.players), len(t.deck)
    if not left:
        most = max(t.coins)
        ties = t.coins.count(most)
        return [1.0 / ties if coins == most else 0.0 for coins in t.coins]
    card = w.CHANCE_CARD[count] * left / (left + w.CHANCE_CARD_FADE)
    totals: list[float] = []
    for seat, player in enumerate(t.players):
        total = t.coins[seat] + card * len(player.hand) + income_rate(player) * left
        totals.append(total + w.CHANCE_TURN if seat == t.active else total)
    most_coins = max(totals)
    scale = w.CHANCE_LEAST_SCALE + w.CHANCE_SCALE * (count - 1) * sqrt(left)
    chances = [exp((total - most_coins) / scale) for total in totals]
    whole = sum(chances)
    return [chance / whole for chance in chances]


def income_rate(player: Player) -> float:
    """What ships and special cards earn for each card of the deck, on average in the long run."""
    total = w.CHANCE_SHIP * len(player.ships) + w.CHANCE_LICENCE * player.licences
    return total + w.CHANCE_PORTER * player.porters + w.CHANCE_EXCHANGE * player.exchanges
