"""What a good may still bring."""

from __future__ import annotations

from entrepot.bots.silk_road.look import KINDS, Look


class Stake:
    """What one good may still bring, if one carries so many `more` of it than now.

    An object of numbers, because compiled code reads those faster than lists of them.
    """

    def __init__(self, look: Look, good: int, more: int) -> None:
        by, me = look.by, look.me
        self.held = look.hand[good]
        self.shown = look.market[good]
        net, extra, carried = 0.0, 0.0, 0
        for side in look.sides:
            own = side.ships[good] + more if side is me else side.ships[good]
            if own:
                carried += own
                net += side.weight * own
                extra += side.weight * 2 * side.licences
        self.net = net
        """What each place that shows the good pays when it is played, the rivals' with a minus."""
        self.extra = extra
        """What licences add then."""
        self.base = by.variety * look.left * extra
        self.slope = by.future * look.left * net
        """What the rivals' cards bring: with nothing on the market, and more for each place."""
        self.zeal = 0.0
        """How many plays each card in the own hand stands for."""
        self.pay = 0.0
        """As `net`, when it is oneself who plays, and may send a ship before."""
        self.single = by.base
        self.together = by.together
        free = by.moved if look.supply[good] > more else 0.0
        envy = by.envy / (len(look.sides) - 1)
        for side in look.sides:
            own = side.ships[good] + more if side is me else side.ships[good]
            sent = free if own < side.fleet else 0.0
            zeal = own + sent - envy * (carried - own)
            zeal = max(zeal, 0.0) * look.lively / max(side.fleet, 1)
            pay = net + side.weight * sent
            if side is me:
                self.zeal = by.plays * zeal
                self.pay = pay
            elif zeal:
                cards = side.cards * look.odds[good]
                plays = by.threat * zeal * cards
                self.slope += plays * pay
                self.base += plays * (pay * (by.base + by.together * cards) + extra)
        self.keep = self.slope_with(self.held)
        """What a place is worth that shows the good."""
        self.worth = self.base_with(self.held) + self.keep * self.shown
        """What the good is worth as things are."""
        held = self.held + 1
        more_worth = self.base_with(held) + self.slope_with(held) * self.shown
        self.drawn = look.odds[good] * (more_worth - self.worth)
        """What the chance to draw the good adds to that."""

    def base_with(self, held: int) -> float:
        """What the good may bring with so many cards in hand and nothing on the market."""
        paid = self.pay * (self.single + self.together * held) + self.extra
        return self.base + self.zeal * held * paid

    def slope_with(self, held: int) -> float:
        """What each place that shows the good adds to that."""
        return self.slope + self.zeal * held * self.pay

    def played(self, count: int, shown: int) -> float:
        """What playing so many cards brings if then so many places show the good."""
        held = self.held - count
        paid = self.extra + (self.slope_with(held) + self.net) * shown
        return self.base_with(held) + paid - self.worth


def stakes(look: Look) -> list[Stake]:
    """What each good may still bring, with all ships as they are."""
    return [Stake(look, good, 0) for good in range(KINDS)]
