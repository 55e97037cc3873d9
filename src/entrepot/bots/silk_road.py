"""What bots understand of Maritime Silk Road.

A card that is played pays every ship that carries its good, so what counts is who carries a good,
how much of it the market shows and who holds its cards. Everything is reckoned in coins, the
rivals' with a minus: `stake` is what a good may still bring, `Look` all that a seat knows.
"""

from __future__ import annotations

from math import exp

from entrepot.bots.sense import Sense
from entrepot.kernel.ask import Choice
from entrepot.silk_road.goods import CARDS_OF_A_GOOD, CUBES_OF_A_GOOD, GOODS, MARKET_PLACES, PRICE
from entrepot.silk_road.state import Player, SilkRoad

KINDS = len(GOODS)

# Weights, found by letting versions play each other.
PLAYS = 0.5
"""How many plays a held card stands for."""
MOVED = 0.5
"""A ship that could be sent to the good before it is played, beside one that is there."""
BASE = 0.5
TOGETHER = 0.3
"""Cards of a good that are held together help each other."""
FADE = 6.0
"""With this many cards in the deck, half of what is held will still be played."""
CARD = 1.0
"""A card has a worth of its own: later ships will want it."""
FUTURE = 0.03
"""What a place of the market brings a ship, for each card of the deck."""
SHIP = 0.6
LICENCE = 0.6
PORTER = 0.15
EXCHANGE = 0.6
"""What a special card brings for each card of the deck that will be a rival's or one's own."""
ENDING = 30.0
CHANCE = 12.0


class Look:
    """What a seat knows, counted by goods; and how it looks at the others' coins."""

    def __init__(self, t: SilkRoad, seat: int) -> None:
        count = len(t.players)
        self.seat, self.count = seat, count
        self.left = len(t.deck)
        self.market: list[int] = counted(t.market)
        self.ships: list[list[int]] = []
        self.fleets: list[int] = []
        self.supply: list[int] = [CUBES_OF_A_GOOD] * KINDS
        self.licences: list[int] = []
        self.weights: list[float] = []
        self.cards: list[list[float]] = []
        """Of each seat, how many cards of each good it holds, as far as one can tell."""
        unseen: list[int] = [CARDS_OF_A_GOOD] * KINDS
        self.hand: list[int] = counted(t.players[seat].hand)
        covered = counted(t.covered)
        total = 0
        for good in range(KINDS):
            unseen[good] -= self.market[good] + covered[good] + self.hand[good]
            total += unseen[good]
        self.odds: list[float] = [number / total if total else 0.0 for number in unseen]
        """The chance of each good to be the next card."""
        for other, player in enumerate(t.players):
            carried = [0] * KINDS
            for good in player.ships:
                carried[good] += 1
                self.supply[good] -= 1
            self.ships.append(carried)
            self.fleets.append(len(player.ships))
            self.licences.append(player.licences)
            self.weights.append(1.0 if other == seat else -1.0 / (count - 1))
            if other == seat:
                self.cards.append([float(number) for number in self.hand])
            else:
                size = len(player.hand)
                self.cards.append([size * chance for chance in self.odds])


def counted(cards: list[int]) -> list[int]:
    numbers = [0] * KINDS
    for card in cards:
        numbers[card // CARDS_OF_A_GOOD] += 1
    return numbers


def interest(look: Look, good: int) -> float:
    """What each place that shows the good pays when it is played, the rivals' with a minus."""
    total = 0.0
    for i in range(look.count):
        total += look.weights[i] * look.ships[i][good]
    return total


def licensed(look: Look, good: int) -> float:
    """What licences add whenever the good is played."""
    total = 0.0
    for i in range(look.count):
        if look.ships[i][good] and look.licences[i]:
            total += 2 * look.licences[i] * look.weights[i]
    return total


def stake(look: Look, good: int, held: float) -> tuple[float, float]:
    """What the good may still bring if `held` of its cards are in the own hand.

    As two numbers: with nothing on the market, and more for each place that shows it.
    """
    net, extra = interest(look, good), licensed(look, good)
    carried = 0
    for i in range(look.count):
        carried += look.ships[i][good]
    free = MOVED if look.supply[good] > 0 else 0.0
    lively = PLAYS * look.left / (look.left + FADE)
    base = 0.0
    slope = FUTURE * look.left * net
    for i in range(look.count):
        cards = held if i == look.seat else look.cards[i][good]
        if cards <= 0.0:
            continue
        own = look.ships[i][good]
        sent = free if own < look.fleets[i] else 0.0
        eager = own + sent - (carried - own) / (look.count - 1)
        if eager <= 0.0:
            continue
        plays = lively * cards * eager / max(look.fleets[i], 1)
        paid = plays * (net + look.weights[i] * sent)
        slope += paid
        base += paid * (BASE + TOGETHER * cards) + plays * extra
    return base, slope


class Plan:
    """The stakes of all goods as they are now."""

    def __init__(self, look: Look) -> None:
        self.keep: list[float] = []
        """What a place is worth that shows the good."""
        self.stakes: list[float] = []
        self.total = 0.0
        self.order: list[int] = []
        for good in range(KINDS):
            base, slope = stake(look, good, look.hand[good])
            worth = base + slope * look.market[good]
            self.keep.append(slope)
            self.stakes.append(worth)
            self.total += worth
            place = 0
            while place < good and self.keep[self.order[place]] <= slope:
                place += 1
            self.order.insert(place, good)


def played(look: Look, plan: Plan, good: int, count: int) -> tuple[float, float]:
    """What playing so many cards brings: in any case, and for each place that then shows it."""
    base, slope = stake(look, good, look.hand[good] - count)
    base += licensed(look, good) - plan.stakes[good] - CARD * count
    return base, slope + interest(look, good)


def drawn(look: Look, plan: Plan, cards: int) -> float:
    """What drawing brings: cards on average, or the end."""
    if cards >= look.left:
        return -plan.total - CARD * sum(look.hand)
    total = 0.0
    for good in range(KINDS):
        if look.odds[good] > 0.0:
            base, slope = stake(look, good, look.hand[good] + 1)
            total += look.odds[good] * (base + slope * look.market[good] - plan.stakes[good])
    return cards * (total + CARD)


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


def moved(look: Look, old: int, new: int) -> None:
    """One of the own ships carries another good; -1 is no ship."""
    ships = look.ships[look.seat]
    if old >= 0:
        ships[old] -= 1
        look.supply[old] += 1
        look.fleets[look.seat] -= 1
    if new >= 0:
        ships[new] += 1
        look.supply[new] -= 1
        look.fleets[look.seat] += 1


def sent(look: Look, old: int, new: int) -> float:
    moved(look, old, new)
    worth = best(look)
    moved(look, new, old)
    return worth


def bought(look: Look, special: str) -> float:
    """What the rest of the turn is worth after a purchase."""
    left = look.left * 2.0 / look.count
    if special == "ship":
        most = -1e9
        for good in range(KINDS):
            if look.supply[good] > 0:
                most = max(most, sent(look, -1, good))
        return most + SHIP * left - PRICE[special]
    if special == "licence":
        look.licences[look.seat] += 1
        most = best(look) + LICENCE * left
        look.licences[look.seat] -= 1
        return most - PRICE[special]
    gain = PORTER if special == "porter" else EXCHANGE
    return best(look) + gain * left - PRICE[special]


def worth(t: SilkRoad, seat: int, kind: str, choices: list[Choice]) -> list[float]:
    """How good each choice looks to that seat, in coins."""
    look = Look(t, seat)
    if kind == "phase-2":
        return [*plays(look, choices[:-1]), drawn(look, Plan(look), 2)]
    if kind == "extra-draw":
        return [drawn(look, Plan(look), 1), 0.0]
    ships = t.players[seat].ships
    found: list[float] = []
    seen: list[float] = [-1e9] * (KINDS * KINDS)
    for choice in choices:
        verb = choice[0]
        if verb == "exchange":
            old, new = ships[choice[1]], choice[2]
            if seen[old * KINDS + new] <= -1e9:
                seen[old * KINDS + new] = sent(look, old, new)
            found.append(seen[old * KINDS + new])
        elif verb == "buy":
            found.append(bought(look, choice[1]))
        elif verb == "load":
            found.append(sent(look, -1, choice[1]))
        else:
            found.append(best(look))
    return found


def plays(look: Look, choices: list[Choice]) -> list[float]:
    plan = Plan(look)
    last, cards = -1, 0
    base, slope = 0.0, 0.0
    found: list[float] = []
    for choice in choices:
        good: int = choice[1]
        count = len(choice) - 2
        if good != last or count != cards:
            last, cards = good, count
            base, slope = played(look, plan, good, count)
        shown = look.market[good] + count
        worth = base
        for i in range(2, count + 2):
            covered: int = choice[i]
            if covered == good:
                shown -= 1
            else:
                worth -= plan.keep[covered]
        found.append(worth + slope * shown)
    return found


def value(t: SilkRoad) -> list[float]:
    """Each seat's chance to win: from its coins, and what it may still earn."""
    count, left = len(t.players), len(t.deck)
    most = max(t.coins)
    if not left:
        first = [1.0 if coins == most else 0.0 for coins in t.coins]
        return [share / sum(first) for share in first]
    ahead = [float(coins) for coins in t.coins]
    for seat, player in enumerate(t.players):
        ahead[seat] += prospect(player, left) * 2 / count
    top = max(ahead)
    heat = 3.0 + CHANCE * left / 54
    odds = [exp((coins - top) / heat) for coins in ahead]
    total = sum(odds)
    return [share / total for share in odds]


def prospect(player: Player, left: int) -> float:
    gain = SHIP * len(player.ships) + LICENCE * player.licences + PORTER * player.porters
    return left * (gain + EXCHANGE * player.exchanges) + CARD * len(player.hand)


def known(t: SilkRoad, seat: int) -> int:
    """A number for what the seat knows: public things, its own hand and coins."""
    public: list[int] = [seat, t.turn, t.active, len(t.deck), t.coins[seat]]
    for player in t.players:
        public.append(len(player.hand))
        public.append(player.licences + 3 * player.porters + 9 * player.exchanges)
        public.extend(player.ships)
        public.append(-1)
    public.extend(counted(t.market))
    public.extend(counted(t.covered))
    public.extend(counted(t.players[seat].hand))
    return hash(tuple(public))


SENSE = Sense(worth, value, known, "phase-1")
