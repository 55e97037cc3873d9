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
PLAYS = 0.25
"""How many plays a card in the own hand stands for."""
THREAT = 1.1
"""The same for a card in a rival's hand."""
MOVED = 0.77
"""A ship that could be sent to the good before it is played, beside one that is there."""
ENVY = 0.54
"""Nobody likes to play what others carry."""
BASE = 0.35
TOGETHER = 0.23
"""Cards of a good that are held together help each other."""
FADE = 9.2
"""With this many cards in the deck, half of what is held will still be played."""
CARD = 2.0
"""A card has a worth of its own: later ships will want it."""
FUTURE = 0.013
"""What a place of the market brings a ship, for each card of the deck."""
SHIP = 0.26
LICENCE = 1.4
PORTER = 0.095
EXCHANGE = 0.4
"""What a special card brings for each card of the deck, shared among the players."""
HASTE = 0.16
"""Each card drawn shortens the time in which special cards work."""
LEADER = 0.03
"""How much more a rival's coins count for each coin by which that rival leads the others."""
LIKE_ME = [0.0, 0.0, 0.75, 0.6, 0.45]
A_TURN = [0.0, 0.0, 0.3, 0.5, 0.65]
"""By the number of players: a rival's hidden coins, from one's own and the turns played."""
DOUBT = 10.0
"""A lead of so many coins is beyond doubt though coins are hidden."""
ENDING = 10.0
SURE = 1000.0
"""What ending the game is worth to who leads: if coins are hidden, and if they are open."""

# What decides games in the long run, fitted to the ends of many.
SHIPS, LICENCES, PORTERS, EXCHANGES = 1.0, 1.8, 1.0, 0.9
HOLDS = 1.8
"""A card in hand."""
TURN = 1.6
"""To be the one who plays now."""
HEAT = 1.0
"""How fast doubt grows with the number of cards in the deck."""


class Look:
    """What a seat knows, counted by goods; and how it looks at the others' coins."""

    def __init__(self, t: SilkRoad, seat: int) -> None:
        count = len(t.players)
        self.seat, self.count = seat, count
        self.left = len(t.deck)
        self.lively = self.left / (self.left + FADE)
        self.card = CARD * self.lively
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
            self.rates.append(rate(player))
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


def rate(player: Player) -> float:
    """What ships and special cards bring in the long run, for each card of the deck."""
    total = SHIP * len(player.ships) + LICENCE * player.licences
    return total + PORTER * player.porters + EXCHANGE * player.exchanges


class Plan:
    """What each good may still bring, with all ships as they are."""

    def __init__(self, look: Look) -> None:
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
        base, slope = 0.0, FUTURE * look.left * net
        free = MOVED if look.supply[good] > 0 else 0.0
        for i in range(look.count):
            own = look.ships[i][good]
            sent = free if own < look.fleets[i] else 0.0
            eager = own + sent - ENVY * (carried - own) / (look.count - 1)
            zeal = max(eager, 0.0) * look.lively / max(look.fleets[i], 1)
            pay = net + look.weights[i] * sent
            if i == look.seat:
                self.zeal.append(PLAYS * zeal)
                self.pay.append(pay)
            else:
                cards = look.cards[i][good]
                plays = THREAT * zeal * cards
                slope += plays * pay
                base += plays * (pay * (BASE + TOGETHER * cards) + extra)
        self.net.append(net)
        self.extra.append(extra)
        self.base.append(base)
        self.slope.append(slope)

    def base_with(self, good: int, held: int) -> float:
        """What the good may bring with so many cards in hand and nothing on the market."""
        paid = self.pay[good] * (BASE + TOGETHER * held) + self.extra[good]
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
        total -= HASTE * look.rates[i] * look.weights[i] * 2 / look.count
    for good in range(KINDS):
        held = look.hand[good] + 1
        more = plan.base_with(good, held) + plan.slope_with(good, held) * look.market[good]
        total += look.odds[good] * (more - plan.stakes[good])
    return cards * total


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
    if not left:
        most = max(t.coins)
        ties = t.coins.count(most)
        return [1.0 / ties if coins == most else 0.0 for coins in t.coins]
    lively = left / (left + FADE)
    ahead: list[float] = []
    for seat, player in enumerate(t.players):
        total = t.coins[seat] + HOLDS * lively * len(player.hand) + prospect(player) * left / count
        ahead.append(total + TURN if seat == t.active else total)
    top = max(ahead)
    heat = 1.0 + HEAT * left**0.5
    chances = [exp((coins - top) / heat) for coins in ahead]
    whole = sum(chances)
    return [chance / whole for chance in chances]


def prospect(player: Player) -> float:
    """What ships and special cards earn for each card of the deck, on a long average."""
    total = SHIPS * len(player.ships) + LICENCES * player.licences
    return total + PORTERS * player.porters + EXCHANGES * player.exchanges


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
