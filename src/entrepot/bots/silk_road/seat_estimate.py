"""What a seat knows of the table, counted by goods, and how it judges the players."""

from __future__ import annotations

from typing import Final

from entrepot.bots.silk_road import weights as w
from entrepot.silk_road.goods import CARDS, CARDS_OF_A_GOOD, CUBES_OF_A_GOOD, GOODS, counted
from entrepot.silk_road.state import Player, SilkRoad

KINDS: Final = len(GOODS)


class PlayerEstimate:
    """One of the players, as far as the estimating seat can tell."""

    def __init__(self, weights: w.Weights, player: Player, coins: float) -> None:
        self.coins = coins
        self.cards = len(player.hand)
        self.licences = player.licences
        self.ships = len(player.ships)
        self.ships_with: list[int] = [0] * KINDS
        """How many ships carry each good."""
        for good in player.ships:
            self.ships_with[good] = self.ships_with[good] + 1
        self.income_rate = weights.ship * self.ships + weights.licence * player.licences
        """What ships and special cards bring in the long run, for each card of the deck."""
        self.income_rate += weights.porter * player.porters + weights.exchange * player.exchanges
        self.coin_weight = 1.0
        """How much a coin of this player counts: 1 if it is one's own, below 0 for a rival."""


class SeatEstimate:
    """The table as one seat knows it, counted by goods."""

    def __init__(self, t: SilkRoad, seat: int) -> None:
        count = len(t.players)
        self.deck = len(t.deck)
        self.show_coins = t.show_coins
        self.weights = w.TWO_PLAYERS if count == 2 else w.MORE_PLAYERS
        self.time = self.deck / (self.deck + self.weights.fade)
        """The part of the cards in hand that will still be played."""
        self.market: list[int] = counted(t.market)
        self.hand: list[int] = counted(t.players[seat].hand)
        self.odds: list[float] = unseen(self.market, counted(t.covered), self.hand)
        """The chance of each good being the next card."""
        self.supply: list[int] = [CUBES_OF_A_GOOD] * KINDS
        self.players: list[PlayerEstimate] = []
        likely = w.COINS_LIKE_MINE[count] * t.coins[seat] + w.COINS_EACH_TURN[count] * t.turn
        for i, player in enumerate(t.players):
            coins = float(t.coins[i]) if self.show_coins or i == seat else likely
            self.players.append(PlayerEstimate(self.weights, player, coins))
            for good in player.ships:
                self.supply[good] = self.supply[good] - 1
        self.me: PlayerEstimate = self.players[seat]
        weigh_coins(self.players, self.me, self.deck)
        self.card_value = self.weights.card * self.time / (1.0 + self.weights.crowd * self.me.cards)
        """What a card in hand is worth, of whatever good."""
        self.draw_value = self.card_value
        """What drawing such a card is worth, with the time that it takes from all."""
        for each in self.players:
            self.draw_value -= self.weights.haste * each.income_rate * each.coin_weight * 2 / count


def weigh_coins(players: list[PlayerEstimate], me: PlayerEstimate, deck: int) -> None:
    """Set how much each player's coins count: among the rivals, the leader's count most."""
    rivals = len(players) - 1
    ahead = 2.0 * deck / len(players)
    mean = 0.0
    for player in players:
        if player is not me:
            mean += (player.coins + player.income_rate * ahead) / rivals
    for player in players:
        if player is not me:
            lead = player.coins + player.income_rate * ahead - mean
            player.coin_weight = -max(0.3, min(1.0 + w.LEADER * lead, 2.0)) / rivals


def unseen(market: list[int], covered: list[int], hand: list[int]) -> list[float]:
    """The share of each good among the cards that the seat can't see."""
    seen = [market[good] + covered[good] + hand[good] for good in range(KINDS)]
    total = max(CARDS - sum(seen), 1)
    return [(CARDS_OF_A_GOOD - number) / total for number in seen]
