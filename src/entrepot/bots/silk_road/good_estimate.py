"""What a good may still bring."""

from __future__ import annotations

from entrepot.bots.silk_road.seat_estimate import KINDS, SeatEstimate


class GoodEstimate:
    """What one good may still bring, if one carries `more` of it than now.

    An object of numbers, because compiled code reads those faster than lists of them.
    """

    def __init__(self, s: SeatEstimate, good: int, more: int) -> None:
        weights, me = s.weights, s.me
        odds = s.odds[good]
        net, licences, carried = 0.0, 0.0, 0
        for player in s.players:
            own = player.ships_with[good] + more if player is me else player.ships_with[good]
            if own:
                carried += own
                net += player.coin_weight * own
                licences += player.coin_weight * 2 * player.licences
        self.net = net
        """What each place that shows the good pays when it is played, less what rivals earn."""
        self.licences = licences
        """What licences add then."""
        self.base = weights.variety * s.deck * licences
        self.for_place = weights.future * s.deck * net
        """What time and the rivals' cards bring: in any case, and for each place."""
        self.for_card = self.for_card_together = self.for_card_and_place = 0.0
        """What each own card adds: in any case, for each card beside it, and for each place."""
        free = weights.moved if s.supply[good] > more else 0.0
        envy = weights.envy / (len(s.players) - 1)
        for player in s.players:
            own = player.ships_with[good] + more if player is me else player.ships_with[good]
            sent = free if own < player.ships else 0.0
            interest = own + sent - envy * (carried - own)
            if interest <= 0.0:
                continue
            likely = interest * s.time / max(player.ships, 1)
            pay = net + player.coin_weight * sent
            if player is me:
                self.for_card_and_place = weights.plays * likely * pay
                self.for_card = self.for_card_and_place * weights.base
                self.for_card += weights.plays * likely * licences
                self.for_card_together = self.for_card_and_place * weights.together
            else:
                cards = player.cards * odds
                plays = weights.threat * likely * cards
                self.for_place += plays * pay
                self.base += plays * (pay * (weights.base + weights.together * cards) + licences)
        self.held = s.hand[good]
        self.shown = s.market[good]
        self.place_value = self.for_place + self.for_card_and_place * self.held
        """What a place that shows the good is worth."""
        self.value = self.value_with(self.held, self.shown)
        """What the good is worth as things are."""
        self.draw_gain = odds * (self.value_with(self.held + 1, self.shown) - self.value)
        """What the chance to draw the good adds to that."""

    def value_with(self, held: float, shown: float) -> float:
        """What the good may bring with this many cards in hand and on the market."""
        each = self.for_card + self.for_card_together * held + self.for_card_and_place * shown
        return self.base + self.for_place * shown + each * held

    def play_gain(self, count: float, shown: float) -> float:
        """What playing `count` cards brings if `shown` places show the good then."""
        after = self.value_with(self.held - count, shown)
        return after + self.licences + self.net * shown - self.value


def all_goods(s: SeatEstimate) -> list[GoodEstimate]:
    """What each good may still bring, with all ships as they are."""
    return [GoodEstimate(s, good, 0) for good in range(KINDS)]
