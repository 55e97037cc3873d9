"""What a good may still bring."""

from __future__ import annotations

from entrepot.bots.silk_road.look import KINDS, Look


class Stake:
    """What one good may still bring, if one carries so many `more` of it than now.

    An object of numbers, because compiled code reads those faster than lists of them.
    """

    def __init__(self, look: Look, good: int, more: int) -> None:
        by, me = look.by, look.me
        odds = look.odds[good]
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
        """What time and the rivals' cards bring: in any case, and for each place."""
        self.once = self.again = self.rise = 0.0
        """What each own card adds: in any case, for each card beside it, and for each place."""
        free = by.moved if look.supply[good] > more else 0.0
        envy = by.envy / (len(look.sides) - 1)
        for side in look.sides:
            own = side.ships[good] + more if side is me else side.ships[good]
            sent = free if own < side.fleet else 0.0
            eager = own + sent - envy * (carried - own)
            if eager <= 0.0:
                continue
            zeal = eager * look.lively / max(side.fleet, 1)
            pay = net + side.weight * sent
            if side is me:
                self.rise = by.plays * zeal * pay
                self.once = self.rise * by.base + by.plays * zeal * extra
                self.again = self.rise * by.together
            else:
                cards = side.cards * odds
                plays = by.threat * zeal * cards
                self.slope += plays * pay
                self.base += plays * (pay * (by.base + by.together * cards) + extra)
        self.held = look.hand[good]
        self.shown = look.market[good]
        self.keep = self.slope + self.rise * self.held
        """What a place is worth that shows the good."""
        self.worth = self.worth_with(self.held, self.shown)
        """What the good is worth as things are."""
        self.drawn = odds * (self.worth_with(self.held + 1, self.shown) - self.worth)
        """What the chance to draw the good adds to that."""

    def worth_with(self, held: float, shown: float) -> float:
        """What the good may bring with so many cards in hand and on the market."""
        each = self.once + self.again * held + self.rise * shown
        return self.base + self.slope * shown + each * held

    def played(self, count: float, shown: float) -> float:
        """What playing so many cards brings if then so many places show the good."""
        after = self.worth_with(self.held - count, shown)
        return after + self.extra + self.net * shown - self.worth


def stakes(look: Look) -> list[Stake]:
    """What each good may still bring, with all ships as they are."""
    return [Stake(look, good, 0) for good in range(KINDS)]
