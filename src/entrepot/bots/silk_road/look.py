"""What a seat knows, counted by goods."""

from __future__ import annotations

from typing import Final

from entrepot.bots.silk_road.weights import A_TURN, LEADER, LIKE_ME, MORE, TWO, Weights
from entrepot.silk_road.goods import CARDS_OF_A_GOOD, CUBES_OF_A_GOOD, GOODS
from entrepot.silk_road.state import Player, SilkRoad

KINDS: Final = len(GOODS)


class Look:
    """What a seat knows, counted by goods; and how it looks at the others' coins."""

    def __init__(self, t: SilkRoad, seat: int) -> None:
        count = len(t.players)
        self.seat, self.count = seat, count
        self.left = len(t.deck)
        self.by = TWO if count == 2 else MORE
        self.lively = self.left / (self.left + self.by.fade)
        self.card = self.by.card * self.lively / (1.0 + self.by.crowd * len(t.players[seat].hand))
        self.market: list[int] = counted(t.market)
        self.hand: list[int] = counted(t.players[seat].hand)
        self.odds: list[float] = unseen(self.market, counted(t.covered), self.hand)
        """The chance of each good to be the next card."""
        self.supply: list[int] = [CUBES_OF_A_GOOD] * KINDS
        self.ships: list[list[int]] = []
        self.fleets: list[int] = []
        self.licences: list[int] = []
        self.rates: list[float] = []
        self.cards: list[list[float]] = []
        """How many cards of each good a seat holds, as far as one can tell."""
        for player in t.players:
            carried = [0] * KINDS
            for good in player.ships:
                carried[good] += 1
                self.supply[good] -= 1
            self.ships.append(carried)
            self.fleets.append(len(player.ships))
            self.licences.append(player.licences)
            self.rates.append(rate(self.by, player))
            size = len(player.hand)
            self.cards.append([size * chance for chance in self.odds])
        self.coins: list[float] = [float(number) for number in t.coins]
        self.open = t.show_coins
        if not t.show_coins:
            likely = LIKE_ME[count] * t.coins[seat] + A_TURN[count] * t.turn
            for other in range(count):
                if other != seat:
                    self.coins[other] = likely
        self.weights: list[float] = weighed(self)
        """One's own coins count 1, and a rival's less than nothing."""


def weighed(look: Look) -> list[float]:
    """How much a coin counts in whose hands: the leader's count most."""
    rivals = look.count - 1
    standing = [0.0] * look.count
    mean = 0.0
    for i in range(look.count):
        standing[i] = look.coins[i] + look.rates[i] * look.left * 2 / look.count
        if i != look.seat:
            mean += standing[i] / rivals
    for i in range(look.count):
        ahead = 1.0 + LEADER * (standing[i] - mean)
        standing[i] = 1.0 if i == look.seat else -max(0.3, min(ahead, 2.0)) / rivals
    return standing


def counted(cards: list[int]) -> list[int]:
    numbers = [0] * KINDS
    for card in cards:
        numbers[card // CARDS_OF_A_GOOD] += 1
    return numbers


def unseen(market: list[int], covered: list[int], hand: list[int]) -> list[float]:
    """The share of each good among the cards that one does not see."""
    shares = [0.0] * KINDS
    total = 0
    for good in range(KINDS):
        number = CARDS_OF_A_GOOD - market[good] - covered[good] - hand[good]
        shares[good] = float(number)
        total += number
    for good in range(KINDS):
        shares[good] /= max(total, 1)
    return shares


def rate(weights: Weights, player: Player) -> float:
    """What ships and special cards bring in the long run, for each card of the deck."""
    total = weights.ship * len(player.ships) + weights.licence * player.licences
    return total + weights.porter * player.porters + weights.exchange * player.exchanges
