"""What each good may still bring, and what can be done about it in phase 2."""

from __future__ import annotations

from entrepot.bots.silk_road.look import KINDS, Look
from entrepot.bots.silk_road.weights import DOUBT, ENDING, SURE
from entrepot.silk_road.goods import MARKET_PLACES


class Plan:
    """What each good may still bring, with all ships as they are."""

    def __init__(self, look: Look) -> None:
        self.by = look.by
        self.net: list[float] = []
        """What each place that shows the good pays when it is played, the rivals' with a minus."""
        self.extra: list[float] = []
        """What licences add then."""
        self.zeal: list[float] = []
        """How many plays each card in the own hand stands for."""
        self.pay: list[float] = []
        """As `net`, when it is oneself who plays, and may send a ship before."""
        self.base: list[float] = []
        self.slope: list[float] = []
        """What the rivals' cards bring: with nothing on the market, and more for each place."""
        for good in range(KINDS):
            self._weigh(look, good)
        self.keep: list[float] = []
        """What a place is worth that shows the good."""
        self.stakes: list[float] = []
        """What the good is worth as things are."""
        self.order: list[int] = []
        """The goods, those first that are best covered."""
        self.total = 0.0
        for good in range(KINDS):
            keep = self.slope_with(good, look.hand[good])
            stake = self.base_with(good, look.hand[good]) + keep * look.market[good]
            self.keep.append(keep)
            self.stakes.append(stake)
            self.total += stake
            place = 0
            while place < good and self.keep[self.order[place]] <= keep:
                place += 1
            self.order.insert(place, good)

    def _weigh(self, look: Look, good: int) -> None:
        net, extra, carried = 0.0, 0.0, 0
        for i in range(look.count):
            own = look.ships[i][good]
            if own:
                carried += own
                net += look.weights[i] * own
                extra += look.weights[i] * 2 * look.licences[i]
        base, slope = self.by.variety * look.left * extra, self.by.future * look.left * net
        free = self.by.moved if look.supply[good] > 0 else 0.0
        for i in range(look.count):
            own = look.ships[i][good]
            sent = free if own < look.fleets[i] else 0.0
            eager = own + sent - self.by.envy * (carried - own) / (look.count - 1)
            zeal = max(eager, 0.0) * look.lively / max(look.fleets[i], 1)
            pay = net + look.weights[i] * sent
            if i == look.seat:
                self.zeal.append(self.by.plays * zeal)
                self.pay.append(pay)
            else:
                cards = look.cards[i][good]
                plays = self.by.threat * zeal * cards
                slope += plays * pay
                base += plays * (pay * (self.by.base + self.by.together * cards) + extra)
        self.net.append(net)
        self.extra.append(extra)
        self.base.append(base)
        self.slope.append(slope)

    def base_with(self, good: int, held: int) -> float:
        """What the good may bring with so many cards in hand and nothing on the market."""
        paid = self.pay[good] * (self.by.base + self.by.together * held) + self.extra[good]
        return self.base[good] + self.zeal[good] * held * paid

    def slope_with(self, good: int, held: int) -> float:
        """What each place that shows the good adds to that."""
        return self.slope[good] + self.zeal[good] * held * self.pay[good]


def played(look: Look, plan: Plan, good: int, count: int) -> tuple[float, float]:
    """What playing so many cards brings: in any case, and for each place that then shows it."""
    held = look.hand[good] - count
    base = plan.base_with(good, held) + plan.extra[good] - plan.stakes[good] - look.card * count
    return base, plan.slope_with(good, held) + plan.net[good]


def drawn(look: Look, plan: Plan, cards: int) -> float:
    """What drawing brings: cards on average, or the end."""
    if cards >= look.left:
        return ending(look) - plan.total - look.card * sum(look.hand)
    total = look.card
    for i in range(look.count):
        total -= look.by.haste * look.rates[i] * look.weights[i] * 2 / look.count
    for good in range(KINDS):
        held = look.hand[good] + 1
        more = plan.base_with(good, held) + plan.slope_with(good, held) * look.market[good]
        total += look.odds[good] * (more - plan.stakes[good])
    return cards * total


def ending(look: Look) -> float:
    """What it is worth that the game ends now: all, if the coins are open."""
    rival = 0.0
    for i in range(look.count):
        if i != look.seat:
            rival = max(rival, look.coins[i])
    lead = look.coins[look.seat] - rival
    if look.open and lead:
        return SURE if lead > 0 else -SURE
    return ENDING * max(-1.0, min(lead / DOUBT, 1.0))


def best(look: Look) -> float:
    """What the rest of the turn and the situation after it are worth if phase 2 is played well."""
    plan = Plan(look)
    most = drawn(look, plan, 2)
    for good in range(KINDS):
        for count in range(1, min(look.hand[good], MARKET_PLACES) + 1):
            base, slope = played(look, plan, good, count)
            shown = look.market[good] + count
            wanted = count
            for other in plan.order:
                if wanted and other != good:
                    taken = min(wanted, look.market[other])
                    base -= taken * plan.keep[other]
                    wanted -= taken
            worth = base + slope * (shown - wanted)
            if worth > most:
                most = worth
    return plan.total + most
