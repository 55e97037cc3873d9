"""Import, in rounds: the leader picks a ship at sea, those who take part bid, the winner takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from entrepot.import_export import moments, moves
from entrepot.import_export.any_time import earns
from entrepot.import_export.choices import Bid, ChooseIsland, ChooseShip, Pass, Take
from entrepot.import_export.powers import facts, is_gone, trigger
from entrepot.import_export.queries import good_room, import_room
from entrepot.import_export.questions import Questions
from entrepot.import_export.state import ISLAND, NOTHING, Player, Ship, Trade
from entrepot.import_export.stowage import take_off
from entrepot.kernel.choice import DONE, NO, Done, No

CONTAINERS: Final = 2
"""How many containers an import action takes."""
OWNER_PAY: Final = 2
"""What the owner of the ship gets."""
BID_STEP: Final = 2
SETTLE: Final[dict[str, Callable[[Trade, Player, int, str], None]]] = {
    "goods": moves.add_good,
    "imports": moves.add_import,
    "discard": moves.discard,
}
"""By the place where a container goes."""


def import_round(t: Trade, ask: Questions, bidders: list[Player]) -> bool:
    """One round; False when there is nothing to pick, so import actions lapse."""
    leader = t.players[t.leader]
    if not from_options(t, leader.seat):
        for player in bidders:
            ask.any_time(player)
    while not is_there(t):
        choice = ask.put(leader, "import-from", from_options)
        if choice is None:
            t.picked = NOTHING
            return False
        t.picked = choice.ship if isinstance(choice, ChooseShip) else ISLAND
        t.emit_with_cause("pick", leader, target=t.place_word(t.picked))
        for player in bidders if len(bidders) > 1 else []:
            if earns(t, player):
                ask.any_time(player)
    if len(bidders) == 1:
        take_by_action(t, ask, bidders[0], t.picked, may=True)
    else:
        bid(t, ask, leader, bidders)
    t.picked = NOTHING
    return True


def is_there(t: Trade) -> bool:
    """Is something picked, and can it still be bid on?"""
    if t.picked == NOTHING:
        return False
    picked = ChooseIsland() if t.picked == ISLAND else ChooseShip(t.picked)
    return picked in from_options(t, t.leader)


def bid(t: Trade, ask: Questions, leader: Player, bidders: list[Player]) -> None:
    """The winner pays the bank or, for the island, the leader who picked it."""
    seats = [player.seat for player in bidders]
    answers = ask.kernel_ask.sealed(seats, "bid", bid_options)
    bids = [answer.amount if isinstance(answer, Bid) else -1 for answer in answers]
    for player, amount in zip(bidders, bids, strict=True):
        t.emit_with_cause("bid", player, amount=amount if amount >= 0 else None)
    if max(bids) >= 0:
        winner = best_bidder(t, bidders, bids)
        t.emit_with_cause("bid-won", winner, amount=max(bids))
        if t.picked != ISLAND:
            moves.pay(t, winner, max(bids))
        elif winner is not leader:
            moves.pay(t, winner, max(bids), leader)
        take_by_action(t, ask, winner, t.picked, may=False)


def best_bidder(t: Trade, bidders: list[Player], bids: list[int]) -> Player:
    """The highest; in a tie, whoever wins all ties, or else the first clockwise from the leader."""
    equal = [player for player, bid in zip(bidders, bids, strict=True) if bid == max(bids)]
    return next((player for player in equal if facts(t, player, "wins_ties")), equal[0])


def take_by_action(
    t: Trade, ask: Questions, me: Player, number: int, may: bool, paid: bool = True
) -> None:
    """Two containers, or the only one. The owner of the ship gets credits from the bank."""
    ship = None if number == ISLAND else t.ship(number)
    count = max([CONTAINERS, *facts(t, me, "import_count")])
    taken = take(t, ask, me, ship, count, may, "place-import")
    if taken:
        if ship is not None and paid and ship.owner != me.seat:
            owner = t.owner(ship)
            moves.gain(t, owner, max([OWNER_PAY, *facts(t, owner, "owner_pay")]))
        answer_import(t, ask, me, ship, taken)
        if ship is not None:
            moves.look_at_sea(t, ask, [ship])


def answer_import(
    t: Trade, ask: Questions, me: Player, ship: Ship | None, cards: tuple[int, ...]
) -> None:
    """Powers answer an import from a ship or the island; `cards`: those that an action took."""
    trigger(t, ask, moments.imported, me, ship, cards)


def take(
    t: Trade, ask: Questions, me: Player, ship: Ship | None, count: int, may: bool, kind: str
) -> tuple[int, ...]:
    """Take `count` containers, each to goods or imports, at most one to imports."""
    source = "island" if ship is None else t.ship_word(ship)
    taken: list[int] = []
    to_imports = True
    out = DONE if kind == "place-import" else NO
    for number in range(count):
        optional = (may and not taken) or number >= CONTAINERS
        choice = ask.put(me, kind, take_options, ship, to_imports, out if optional else None)
        if not isinstance(choice, Take):
            break
        card = choice.card
        if ship is None:
            t.island.remove(card)
        else:
            take_off(t, ship, card)
            ship.at_sea = bool(ship.containers)  # even if this container wins the game
        taken.append(card)
        to_imports = to_imports and choice.place != "imports"
        SETTLE[choice.place](t, me, card, source)
        if ship is not None and not ship.at_sea:
            moves.come_home(t, ask, ship, me)
            break
    return tuple(taken)


def take_options(
    t: Trade, seat: int, ship: Ship | None, to_imports: bool, out: Done | No | None
) -> list[Take | Done | No]:
    """From the island, or from a ship that is still at sea; nothing for a power that has gone."""
    if is_gone(t):
        return []
    me = t.players[seat]
    zone = t.island if ship is None else ship.containers if ship.at_sea else []
    room = to_imports and import_room(t, me)
    found: list[Take | Done | No] = []
    for card in zone:
        good = good_room(t, me, card)
        if good:
            found.append(Take(card, "goods"))
        if room:
            found.append(Take(card, "imports"))
        elif not good:
            found.append(Take(card, "discard"))
    return [*found, out] if out is not None and found else found


def from_options(t: Trade, seat: int) -> list[ChooseShip | ChooseIsland]:
    picks_island = t.island and facts(t, t.players[seat], "picks_island")
    return [*ships(t, seat), ChooseIsland()] if picks_island else [*ships(t, seat)]


def bid_options(t: Trade, seat: int) -> list[Bid | Pass]:
    return [*[Bid(amount) for amount in range(0, t.players[seat].credits + 1, BID_STEP)], Pass()]


def import_by_power(
    t: Trade, ask: Questions, me: Player, ship: Ship | None = None, may: bool = True
) -> None:
    """A power's "import 1", from this ship or any: not an action, and the owner gets nothing."""
    moves.look_at_sea(t, ask, import_one(t, ask, me, ship, may))


def import_one(
    t: Trade, ask: Questions, me: Player, ship: Ship | None = None, may: bool = True
) -> list[Ship]:
    """The same as part of a larger power; returns the ship from which a container was taken."""
    if ship is None:
        choice = ask.choose(me, ships, may=may)
        if choice is None:
            return []
        ship, may = t.ship(choice.ship), False
    if not take(t, ask, me, ship, 1, may, t.cause):
        return []
    answer_import(t, ask, me, ship, ())
    return [ship]


def ships(t: Trade, seat: int) -> list[ChooseShip]:
    return [ChooseShip(ship.number) for ship in t.ships_at_sea()]


def free_import(t: Trade, ask: Questions, me: Player, paid: bool = True) -> None:
    """An import action taken alone: any ship, and nobody bids. `paid`: the ship's owner is paid."""
    choice = ask.choose(me, ships, may=True, lapses=True)
    if choice is not None:
        take_by_action(t, ask, me, choice.ship, may=False, paid=paid)
