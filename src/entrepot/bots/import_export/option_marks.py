"""What the learned scores see of a choice: marks, numbers that each stand for one weight.

The scores written by hand weigh the table. Each weight corrects them by what is chosen, and by what
goes with it: the time left, the seat's hand, ships, goods and imports, or the power that asks. As
those scores do, marks depend only on what the seat knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from entrepot.bots.import_export.counts import TYPE_COUNT, count_of
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.import_export import choices as c
from entrepot.import_export.cards import IDS
from entrepot.kernel.choice import Choice, Yes

CARDS: Final = len(IDS)
HALVES: Final = 2
"""Many weights are there twice: for the first half of a game, and for the second."""
TIMES: Final = 5
SHIPS: Final = 3
"""None, one or both of the seat's ships are at sea."""
MOST_HAND: Final = 9
MOST_BID: Final = 12
MOST_CONTRACTS: Final = 3
MOST_MISSING: Final = 6
MOST_IMPORTS: Final = 3
MOST_GOODS: Final = 4

# -- where the marks of each sort begin
CLASS: Final = 0
ACTION: Final = CLASS + len(c.KINDS) * TIMES
ACTION_IMPORTS: Final = ACTION + 2 * TYPE_COUNT * TIMES
ACTION_SHIPS: Final = ACTION_IMPORTS + 2 * TYPE_COUNT * (MOST_IMPORTS + 1)
ACTION_HAND: Final = ACTION_SHIPS + 2 * TYPE_COUNT * SHIPS
PLAYED: Final = ACTION_HAND + 2 * TYPE_COUNT * (MOST_HAND + 1)
PAIR: Final = PLAYED + HALVES * CARDS
DRAWN: Final = PAIR + MOST_HAND + 1
DRAWN_FOR: Final = DRAWN + TIMES * (MOST_HAND + 1)
BID: Final = DRAWN_FOR + TYPE_COUNT + 1
CONTRACT: Final = BID + TIMES * (MOST_BID + 2)
CONTRACTS: Final = CONTRACT + HALVES * CARDS
LOAD: Final = CONTRACTS + (MOST_CONTRACTS + 1) * TIMES
MISSING: Final = LOAD + TYPE_COUNT
LOADED: Final = MISSING + (MOST_MISSING + 1) * TIMES
TAKE: Final = LOADED + HALVES * CARDS
TAKE_GOOD: Final = TAKE + 2 * TYPE_COUNT * TIMES
TAKE_IMPORT: Final = TAKE_GOOD + TYPE_COUNT * (MOST_GOODS + 1)
SELL: Final = TAKE_IMPORT + TYPE_COUNT * (MOST_IMPORTS + 1)
AGREE: Final = SELL + HALVES * CARDS
CHOSEN: Final = AGREE + HALVES * CARDS
USED: Final = CHOSEN + HALVES * CARDS
NO_MARK: Final = USED + HALVES * CARDS
"""More than any mark."""

CLASSES: Final = {choice: place for place, choice in enumerate(c.KINDS)}


def option_marks(s: SeatEstimate, choice: Choice) -> list[int]:
    kind = type(choice)
    row = [CLASS + CLASSES[kind] * TIMES + time(s)]
    more = MARKS.get(kind)
    if more is not None:
        more(s, choice, row)
    return row


def time(s: SeatEstimate) -> int:
    return int(s.left * (TIMES - 1))


def half(s: SeatEstimate) -> int:
    return 0 if s.left > 0.5 else CARDS


def held(s: SeatEstimate) -> int:
    return min(len(s.me.hand), MOST_HAND)


def lead(s: SeatEstimate, choice: c.Lead, row: list[int]) -> None:
    play(s, choice.action, TYPE_COUNT + choice.action, choice.cards, row)


def follow(s: SeatEstimate, choice: c.Follow | c.FollowLoad, row: list[int]) -> None:
    play(s, s.t.led, s.t.led, choice.cards, row)


def play(s: SeatEstimate, action: int, at: int, cards: tuple[int, ...], row: list[int]) -> None:
    """Cards are played for an action; leading it and following have weights of their own."""
    imports: int = count_of(s.own_imports, action)
    at_sea = 0
    for ship in s.me.ships:
        at_sea += ship.at_sea
    row.append(ACTION + at * TIMES + time(s))
    row.append(ACTION_IMPORTS + at * (MOST_IMPORTS + 1) + min(imports, MOST_IMPORTS))
    row.append(ACTION_SHIPS + at * SHIPS + at_sea)
    row.append(ACTION_HAND + at * (MOST_HAND + 1) + held(s))
    row += [PLAYED + half(s) + card for card in cards]
    if len(cards) > 1:
        row.append(PAIR + held(s))


def draw(s: SeatEstimate, choice: c.Draw, row: list[int]) -> None:
    row.append(DRAWN + time(s) * (MOST_HAND + 1) + held(s))
    row.append(DRAWN_FOR + (s.t.led if s.kind == "follow" else TYPE_COUNT))


def bid(s: SeatEstimate, choice: c.Bid, row: list[int]) -> None:
    row.append(BID + time(s) * (MOST_BID + 2) + min(choice.amount // 2, MOST_BID))


def no_bid(s: SeatEstimate, choice: c.Pass, row: list[int]) -> None:
    row.append(BID + time(s) * (MOST_BID + 2) + MOST_BID + 1)


def contract(s: SeatEstimate, choice: c.Contract | c.ContractLoaded, row: list[int]) -> None:
    row.append(CONTRACT + half(s) + choice.card)
    there = len(s.t.ship(choice.ship).contracts)
    row.append(CONTRACTS + min(there, MOST_CONTRACTS) * TIMES + time(s))


def load(s: SeatEstimate, choice: c.Load, row: list[int]) -> None:
    ship = s.ship(choice.ship)
    missing: int = ship.total - ship.filled
    row.append(LOAD + s.t.types[choice.card])
    row.append(MISSING + max(0, min(missing, MOST_MISSING)) * TIMES + time(s))
    row.append(LOADED + half(s) + choice.card)


def take(s: SeatEstimate, choice: c.Take, row: list[int]) -> None:
    good = s.t.types[choice.card]
    to = 1 if choice.place == "imports" else 0
    row.append(TAKE + (to * TYPE_COUNT + good) * TIMES + time(s))
    if choice.place == "goods":
        goods: int = count_of(s.own_goods, good)
        row.append(TAKE_GOOD + good * (MOST_GOODS + 1) + min(goods, MOST_GOODS))
    elif choice.place == "imports":
        imports: int = count_of(s.own_imports, good)
        row.append(TAKE_IMPORT + good * (MOST_IMPORTS + 1) + min(imports, MOST_IMPORTS))


def sell(s: SeatEstimate, choice: c.Sell | c.LoadIsland, row: list[int]) -> None:
    row.append(SELL + half(s) + choice.card)


def agree(s: SeatEstimate, choice: Yes, row: list[int]) -> None:
    """The power at work asks."""
    if s.t.card >= 0:
        row.append(AGREE + half(s) + s.t.powers[s.t.card])


def chosen(s: SeatEstimate, choice: c.ChooseCard | c.ChooseShipment, row: list[int]) -> None:
    row.append(CHOSEN + half(s) + s.t.powers[choice.card])


def used(s: SeatEstimate, choice: Any, row: list[int]) -> None:
    row.append(USED + half(s) + s.t.powers[choice.power])


MARKS: Final[dict[type[Choice], Callable[[SeatEstimate, Any, list[int]], None]]] = {
    Yes: agree,
    c.Lead: lead,
    c.Follow: follow,
    c.FollowLoad: follow,
    c.Draw: draw,
    c.Bid: bid,
    c.Pass: no_bid,
    c.Contract: contract,
    c.ContractLoaded: contract,
    c.Load: load,
    c.LoadIsland: sell,
    c.Take: take,
    c.Sell: sell,
    c.ChooseCard: chosen,
    c.ChooseShipment: chosen,
    c.Use: used,
    c.UseAction: used,
    c.UseCard: used,
    c.UseCards: used,
    c.UseCardsFor: used,
    c.UseContract: used,
    c.UsePlace: used,
    c.UseShip: used,
}
"""What more there is to say of a choice than its class."""
