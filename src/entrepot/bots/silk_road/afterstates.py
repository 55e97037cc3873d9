"""What a seat knows after each of its options, in small numbers for a net.

A row has the same columns for each good, then those of the table. Players are counted clockwise
from the seat. Cards that will be drawn count as cards of unknown goods, so a row never depends on
what the seat can't know. Coins are public to whoever counts (docs/rulings.md): without
`coins_are_known` there are no rows.
"""

from __future__ import annotations

from typing import Final

from entrepot.kernel.choice import Choice, Done, Yes
from entrepot.silk_road.choices import Buy, Draw, Exchange, Load, Pass, Play
from entrepot.silk_road.goods import (
    CARDS_OF_A_GOOD,
    COUNT,
    CUBES_OF_A_GOOD,
    GOODS,
    MARKET_PLACES,
    PRICE,
)
from entrepot.silk_road.options import phase_2_options
from entrepot.silk_road.state import SilkRoad
from entrepot.silk_road.turn import earned
from entrepot.silk_road.view import coins_are_open

KINDS: Final = len(GOODS)
EVEN: Final = 30
"""The number in the column of a lead when two players have the same coins."""
MOST_COINS: Final = 90
"""More than this counts as this, so that every number of a row fits into a byte."""

HAND: Final = 0
MARKET: Final = 1
UNSEEN: Final = 2
SUPPLY: Final = 3
LIKELY: Final = 4
CARRIED: Final = 5
"""The columns of a good. `LIKELY` is how many half cards of it the rivals should hold; how many
ships carry it has a column for each player; then come the two of `count_income`."""
INCOMES: Final = 40
"""How many values each of the columns of incomes has; no other column of a good has as many."""
NO_LEAD: Final = 9
"""The number in the columns of incomes where nobody would gain anything on another."""
DECK: Final = 0
FOURTHS: Final = 1
NEXT: Final = 2
DRAWING: Final = 3
RIVALS: Final = 4
"""The first columns of the table; the others follow by players (`Situation`)."""


def column_sizes(players: int, incomes: bool = True) -> tuple[list[int], list[int], int]:
    """How many values each column has, of a good and of the table; how many of the table's columns
    count for each good, too. The first nets were made before there were columns of incomes."""
    n = players
    cards = {2: 26, 3: 20, 4: 16}[n]
    shared = [12, 15, 2 * n + 3, 4, *[cards] * (n - 1), *[12 - n] * n, *[3] * n]
    rest = [cards, *[3] * n, *[3] * n, 41, *[61, 25] * (n - 1), 13]
    good = [10, 7, 12, 6, 23, *[6] * n, *[INCOMES] * (2 * incomes)]
    return good, [*shared, *rest], len(shared)


def has_incomes(good: list[int]) -> bool:
    """Whether these columns of a good, by their sizes, end with those of incomes."""
    return good[-1] == INCOMES


def coins_are_known(t: SilkRoad) -> bool:
    return t.watched or coins_are_open(t)


class Situation:
    """A table as a seat knows it: a row, and how options change it."""

    def __init__(self, t: SilkRoad, seat: int, incomes: bool = True) -> None:
        n = len(t.players)
        self.players: int = n
        self.incomes: bool = incomes
        self.earns: int = CARRIED + n
        self.loses: int = CARRIED + n + 1
        self.width: int = CARRIED + n + (2 if incomes else 0)
        """The columns of a good."""
        self.table: int = KINDS * self.width
        """Where the columns of the table begin."""
        self.cards: int = self.table + RIVALS - 1
        """Of rivals by player; those of the seat itself are in `own_cards`."""
        self.fleets: int = self.cards + n
        self.licences: int = self.fleets + n
        self.own_cards: int = self.licences + n
        self.porters: int = self.own_cards + 1
        self.exchanges: int = self.porters + n
        self.purse: int = self.exchanges + n
        self.ships_left: int = self.purse + 2 * n - 1
        self.row: list[int] = [0] * (self.ships_left + 1)
        self.coins: list[int] = []
        self.deck: int = len(t.deck)
        row, width = self.row, self.width
        row[self.ships_left] = COUNT["ship"]
        for good in range(KINDS):
            row[good * width + UNSEEN] = CARDS_OF_A_GOOD
            row[good * width + SUPPLY] = CUBES_OF_A_GOOD
        for card in t.market:
            self.see(card // CARDS_OF_A_GOOD, MARKET)
        for card in t.players[seat].hand:
            self.see(card // CARDS_OF_A_GOOD, HAND)
        for card in t.covered:
            self.add((card // CARDS_OF_A_GOOD) * width + UNSEEN, -1)
        for i in range(n):
            other = (seat + i) % n
            player = t.players[other]
            for good in player.ships:
                self.add(good * width + SUPPLY, -1)
                self.add(good * width + CARRIED + i, 1)
            ships = len(player.ships)
            row[self.fleets + i] = ships
            row[self.cards + i if i else self.own_cards] = len(player.hand)
            row[self.licences + i] = player.licences
            row[self.porters + i] = player.porters
            row[self.exchanges + i] = player.exchanges
            self.coins.append(t.coins[other])
            self.add(self.ships_left, -max(ships, 2))
        self.expect_hands()
        self.count_coins()
        self.set_deck(self.deck)
        self.set_next((t.active - seat) % n)
        self.count_incomes()

    def expect_hands(self) -> None:
        """Of the cards that the seat can't see, the rivals hold their share and the deck the rest.
        No option changes that: which cards will be drawn is not known."""
        hands = unseen = 0
        for i in range(1, self.players):
            hands += self.row[self.cards + i]
        for good in range(KINDS):
            unseen += self.row[good * self.width + UNSEEN]
        if unseen:
            for at in range(0, self.table, self.width):
                half_cards = 2 * self.row[at + UNSEEN] * hands
                self.row[at + LIKELY] = (2 * half_cards + unseen) // (2 * unseen)

    def count_incomes(self) -> None:
        for good in range(KINDS):
            self.count_income(good)

    def count_income(self, good: int) -> None:
        """By how much the seat would gain on the best rival if it played all its cards of the good
        now, 0 if it has none; and that rival on the seat, with the cards it should hold."""
        if not self.incomes:
            return
        row, at = self.row, good * self.width
        market, hand, likely = row[at + MARKET], row[at + HAND], (row[at + LIKELY] + 1) // 2
        lead = self.lead(at, min(market + hand, MARKET_PLACES)) if hand else -NO_LEAD
        row[at + self.earns] = max(1 if hand else 0, min(NO_LEAD + lead, INCOMES - 1))
        lead = self.lead(at, min(market + likely, MARKET_PLACES))
        row[at + self.loses] = max(0, min(NO_LEAD - lead, INCOMES - 1))

    def lead(self, at: int, shown: int) -> int:
        """What the seat gains on the best rival when a good is played and then shown so often."""
        row, theirs = self.row, 0
        for i in range(1, self.players):
            income = earned(shown, row[at + CARRIED + i], row[self.licences + i])
            theirs = max(theirs, income)
        return earned(shown, row[at + CARRIED], row[self.licences]) - theirs

    def add(self, column: int, number: int) -> None:
        self.row[column] = self.row[column] + number

    def see(self, good: int, column: int) -> None:
        self.add(good * self.width + UNSEEN, -1)
        self.add(good * self.width + column, 1)

    def count_coins(self) -> None:
        mine = self.coins[0]
        self.row[self.purse] = min(mine, MOST_COINS)
        for i in range(1, self.players):
            lead = max(-EVEN, min(mine - self.coins[i], EVEN))
            self.row[self.purse + 2 * i - 1] = EVEN + lead
            self.row[self.purse + 2 * i] = min(self.coins[i], MOST_COINS)

    def set_deck(self, cards: int) -> None:
        self.deck = cards
        self.row[self.table + DECK] = cards
        self.row[self.table + FOURTHS] = cards // 4

    def set_next(self, moment: int) -> None:
        """Who begins a turn next, counted from the seat, or what the seat does before that."""
        self.row[self.table + NEXT] = moment

    # -- what the seat does next: after the numbers of those who begin a turn

    def exchange_next(self) -> None:
        self.set_next(self.players)

    def phase_2_next(self) -> None:
        self.set_next(self.players + 1)

    def turn_ends(self) -> None:
        """The next player's turn comes, after extra draws if there may be any."""
        more = self.row[self.exchanges] and self.deck
        self.set_next(self.players + 2 if more else 1)

    def load_next(self, player: int) -> None:
        self.set_next(self.players + 3 + player)

    # -- options; each leaves the situation as the seat knows it then

    def load(self, good: int) -> None:
        self.add(good * self.width + CARRIED, 1)
        self.add(good * self.width + SUPPLY, -1)
        self.add(self.fleets, 1)
        if self.row[self.fleets] > 2:  # bought, and counted only now that it is loaded
            self.add(self.ships_left, -1)
        self.count_income(good)

    def exchange(self, old: int, good: int) -> None:
        self.add(old * self.width + CARRIED, -1)
        self.add(old * self.width + SUPPLY, 1)
        self.add(good * self.width + CARRIED, 1)
        self.add(good * self.width + SUPPLY, -1)
        self.count_income(old)
        self.count_income(good)

    def buy(self, special: str) -> None:
        self.coins[0] = self.coins[0] - PRICE[special]
        self.count_coins()
        self.phase_2_next()
        if special == "ship":
            self.load_next(0)
        elif special == "licence":
            self.add(self.licences, 1)
            self.count_incomes()
        elif special == "porter":
            self.add(self.porters, 1)
            self.exchange_next()
        else:
            self.add(self.exchanges, 1)

    def play(self, good: int, covered: tuple[int, ...]) -> None:
        count, at = len(covered), good * self.width
        self.add(at + HAND, -count)
        self.add(self.own_cards, -count)
        self.add(at + MARKET, count)
        for other in covered:
            self.add(other * self.width + MARKET, -1)
            self.count_income(other)
        self.count_income(good)
        shown = self.row[at + MARKET]
        for i in range(self.players):
            ships = self.row[at + CARRIED + i]
            if ships:
                income = earned(shown, ships, self.row[self.licences + i])
                self.coins[i] = self.coins[i] + income
        self.count_coins()
        self.turn_ends()

    def draw(self, count: int) -> None:
        count = min(count, self.deck)
        self.set_deck(self.deck - count)
        self.row[self.table + DRAWING] = count
        self.add(self.own_cards, count)
        self.turn_ends()


class Afterstates:
    """The rows after all options of a question; `ended` are options that end the game."""

    def __init__(self) -> None:
        self.rows: list[int] = []
        self.ended: list[int] = []
        self.count: int = 0
        self.chance: float = 0.0
        """Of the seat, where the game has ended: 1, or its share of a joint win."""


def afterstates(
    t: SilkRoad, seat: int, kind: str, choices: list[Choice], incomes: bool = True
) -> Afterstates:
    found = Afterstates()
    add_afterstates(found, Situation(t, seat, incomes), t, seat, kind, choices)
    return found


def add_afterstates(
    found: Afterstates, s: Situation, t: SilkRoad, seat: int, kind: str, choices: list[Choice]
) -> None:
    row, coins, deck = s.row, s.coins, s.deck
    for choice in choices:
        s.row, s.coins, s.deck = row[:], coins[:], deck
        follow(s, t, seat, kind, choice, choices)
        if s.deck == 0:
            found.ended.append(found.count)
            most = max(s.coins)
            found.chance = 1.0 / s.coins.count(most) if s.coins[0] == most else 0.0
        found.rows += s.row
        found.count += 1


class RestOfTurn:
    """What a seat knows after a choice before phase 2 and another one there."""

    def __init__(
        self, t: SilkRoad, seat: int, kind: str, choices: list[Choice], incomes: bool
    ) -> None:
        self.t: SilkRoad = t
        self.seat: int = seat
        self.kind: str = kind
        self.choices: list[Choice] = choices
        self.ways: list[Choice] = list[Choice](phase_2_options(t, seat))
        """All choices of phase 2; what comes before does not change them."""
        self.now: Situation = Situation(t, seat, incomes)

    def after(self, index: int, ways: list[Choice]) -> Afterstates:
        """The rows after a choice and these ways to go on, or any that plays a good it has just
        taken on board; none if another question comes first."""
        found, s, choice = Afterstates(), self.now, self.choices[index]
        row, coins = s.row, s.coins
        s.row, s.coins = row[:], coins[:]
        follow(s, self.t, self.seat, self.kind, choice, self.choices)
        if s.row[s.table + NEXT] == s.players + 1:
            if isinstance(choice, Exchange):
                plays = [way for way in self.ways if isinstance(way, Play)]
                more = [way for way in plays if way.good == choice.good and way not in ways]
                ways = [*ways, *more]
            add_afterstates(found, s, self.t, self.seat, "phase-2", ways)
        s.row, s.coins, s.deck = row, coins, len(self.t.deck)
        return found


def follow(
    s: Situation, t: SilkRoad, seat: int, kind: str, choice: Choice, choices: list[Choice]
) -> None:
    """Change the situation as the choice does."""
    if isinstance(choice, Play):
        s.play(choice.good, choice.covered)
    elif isinstance(choice, Exchange):
        s.exchange(t.players[seat].ships[choice.ship], choice.good)
        if exchanges_left(t, seat, kind, choices):
            s.exchange_next()
        else:
            s.phase_2_next()
    elif isinstance(choice, Buy):
        s.buy(choice.special)
    elif isinstance(choice, (Pass, Done)):
        s.phase_2_next()
    elif isinstance(choice, Draw):
        s.draw(2)
    elif isinstance(choice, Load):
        s.load(choice.good)
        following = t.agenda[-1]
        if following[0] == "load":
            s.load_next((following[1] - seat) % s.players)
        elif following[0] == "phase-2":
            s.phase_2_next()
        else:
            s.set_next((following[1] - seat) % s.players)
    else:  # whether there are further extra draws is the same for both answers
        if isinstance(choice, Yes):
            s.draw(1)
        s.set_next(1)


def exchanges_left(t: SilkRoad, seat: int, kind: str, choices: list[Choice]) -> int:
    """How many exchanges a turn allows after this one; each is for a ship not yet changed."""
    porters = t.players[seat].porters
    if kind == "phase-1":
        return porters
    ships = {choice.ship for choice in choices if isinstance(choice, Exchange)}
    changed = len(t.players[seat].ships) - len(ships)
    return max(porters - changed, 0) if changed else 0


def standings(t: SilkRoad, incomes: bool = True) -> list[int]:
    """The rows of all seats where a turn begins, by seat."""
    rows: list[int] = []
    for seat in range(len(t.players)):
        rows += Situation(t, seat, incomes).row
    return rows
