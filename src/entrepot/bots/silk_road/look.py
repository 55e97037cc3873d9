"""What a seat knows, counted by goods."""

from __future__ import annotations

from typing import Final

from entrepot.bots.silk_road.weights import A_TURN, LEADER, LIKE_ME, MORE, TWO, Weights
from entrepot.silk_road.goods import CARDS_OF_A_GOOD, CUBES_OF_A_GOOD, GOODS
from entrepot.silk_road.state import Player, SilkRoad

KINDS: Final = len(GOODS)


class Side:
    """One of the players, as far as the seat that looks can tell."""

    def __init__(self, by: Weights, player: Player, coins: float) -> None:
        self.coins = coins
        self.cards = len(player.hand)
        self.licences = player.licences
        self.fleet = len(player.ships)
        self.ships: list[int] = [0] * KINDS
        for good in player.ships:
            self.ships[good] += 1
        self.rate = by.ship * self.fleet + by.licence * player.licences
        """What ships and special cards bring in the long run, for each card of the deck."""
        self.rate += by.porter * player.porters + by.exchange * player.exchanges
        self.weight = 1.0
        """How much a coin counts in these hands: one's own 1, and a rival's less than nothing."""


class Look:
    """What a seat knows, counted by goods; and how it looks at the others' coins."""

    def __init__(self, t: SilkRoad, seat: int) -> None:
        count = len(t.players)
        self.left = len(t.deck)
        self.open = t.show_coins
        self.by = TWO if count == 2 else MORE
        self.lively = self.left / (self.left + self.by.fade)
        self.market: list[int] = counted(t.market)
        self.hand: list[int] = counted(t.players[seat].hand)
        self.odds: list[float] = unseen(self.market, counted(t.covered), self.hand)
        """The chance of each good to be the next card."""
        self.supply: list[int] = [CUBES_OF_A_GOOD] * KINDS
        self.sides: list[Side] = []
        likely = LIKE_ME[count] * t.coins[seat] + A_TURN[count] * t.turn
        for i, player in enumerate(t.players):
            known = self.open or i == seat
            self.sides.append(Side(self.by, player, float(t.coins[i]) if known else likely))
            for good in player.ships:
                self.supply[good] -= 1
        self.me: Side = self.sides[seat]
        weigh(self.sides, self.me, self.left)
        self.card = self.by.card * self.lively / (1.0 + self.by.crowd * self.me.cards)
        """What a card in hand is worth, of whatever good."""
        self.drawn = self.card
        """What drawing such a card is worth, with the time that it takes from all."""
        for side in self.sides:
            self.drawn -= self.by.haste * side.rate * side.weight * 2 / count


def weigh(sides: list[Side], me: Side, left: int) -> None:
    """Find out how much a coin counts in whose hands: the leader's count most."""
    rivals = len(sides) - 1
    ahead = 2.0 * left / len(sides)
    mean = 0.0
    for side in sides:
        if side is not me:
            mean += (side.coins + side.rate * ahead) / rivals
    for side in sides:
        if side is not me:
            lead = side.coins + side.rate * ahead - mean
            side.weight = -max(0.3, min(1.0 + LEADER * lead, 2.0)) / rivals


def counted(cards: list[int]) -> list[int]:
    numbers: list[int] = [0] * KINDS
    for card in cards:
        numbers[card // CARDS_OF_A_GOOD] += 1
    return numbers


def unseen(market: list[int], covered: list[int], hand: list[int]) -> list[float]:
    """The share of each good among the cards that one does not see."""
    numbers: list[int] = []
    total = 0
    for good in range(KINDS):
        number = CARDS_OF_A_GOOD - market[good] - covered[good] - hand[good]
        numbers.append(number)
        total += number
    return [number / max(total, 1) for number in numbers]
