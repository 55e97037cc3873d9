"""What a number of actions of one kind is worth to a seat, with some of its hand cards gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from entrepot.bots.import_export import ships
from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.counts import TYPE_COUNT, count_of, fitting
from entrepot.bots.import_export.seat_estimate import SeatEstimate
from entrepot.import_export.actions.importing import CONTAINERS, OWNER_PAY
from entrepot.import_export.actions.supply import PRICE
from entrepot.import_export.cards import CONTRACT, IMPORT, LOAD, PIRATE, SUPPLY
from entrepot.import_export.queries import good_limit
from entrepot.import_export.state import Player, Ship

if TYPE_CHECKING:
    from mypy_extensions import i64


def hand_without(s: SeatEstimate, out: int, also: int) -> i64:
    """The seat's hand by type, without these two cards."""
    counts = s.hand
    if out >= 0 and out in s.me.hand:
        counts -= s.cards[out].one
    if also >= 0 and also in s.me.hand:
        counts -= s.cards[also].one
    return counts


def gain(s: SeatEstimate, action: int, count: int, out: int, also: int) -> float:
    if count <= 0:
        return 0.0
    if action == LOAD:
        return load_gain(s, count, hand_without(s, out, also), s.card)
    if action == CONTRACT:
        return contract_gain(s, count, out, also)
    if action == PIRATE:
        return pirate_gain(s, count)
    if action == IMPORT:
        return import_gain(s, count)
    return supply_gain(s, count, out, also)


def load_gain(s: SeatEstimate, count: int, cards: i64, cost: float) -> float:
    """Fill the ship that gains most, then the other."""
    best, second, used = 0.0, 0.0, 0
    for ship in s.ships:
        if not ship.waits:
            continue
        can: int = fitting(ship.free, ship.wild, cards)
        more = min(count, can)
        if more <= 0:
            continue
        worth = ships.filling(s, ship, more, can if cost else 0) - cost * more
        if worth > best:
            second = best if count > more else 0.0
            best, used = worth, more
        elif count > used:
            second = worth * min(1.0, (count - used) / more)
    return best + w.SECOND_SHIP * second


def contract_gain(s: SeatEstimate, count: int, out: int, also: int) -> float:
    """The best contract that the actions allow, and a second if some are left."""
    best, second, spent = 0.0, 0.0, 0
    for place, card in enumerate(s.me.hand):
        if card in (out, also):
            continue
        need = 1 + missing(s, card)
        if need > count:
            continue
        worth = contract_value(s, place) - s.card
        if worth <= second:
            continue
        if worth > best:
            second = best if count > need else 0.0
            best, spent = worth, need
        elif spent + need <= count:
            second = worth
    return best + w.SECOND_CONTRACT * second


def contract_value(s: SeatEstimate, place: int) -> float:
    """What the card at this place in hand is worth as a contract."""
    if not s.contract_values:
        s.contract_values = [-1.0] * len(s.me.hand)
    value = s.contract_values[place]
    if value < 0.0:
        card = s.me.hand[place]
        value = s.contract_values[place] = best_contract(s, card, s.hand - s.cards[card].one)
    return value


def keep_values(s: SeatEstimate) -> list[float]:
    """What each card in hand is worth keeping for."""
    if not s.keep_values:
        s.keep_values = [value_at(s, card, place) for place, card in enumerate(s.me.hand)]
    return s.keep_values


def missing(s: SeatEstimate, card: int) -> int:
    """How many tiers the seat lacks for this contract."""
    features = s.cards[card]
    have: i64 = count_of(s.own_goods, features.type)
    if s.me.colour == features.type:
        have += 1
    return 0 if have >= features.tier else features.tier - have


def best_contract(s: SeatEstimate, card: int, cards: i64) -> float:
    """What a card is worth as a contract of the better ship in harbour."""
    best = 0.0
    size: i64 = s.cards[card].size
    for ship in s.ships:
        if ship.in_harbour and ship.total + size <= s.ship_size:
            worth = ships.contracting(s, card, ship, cards)
            if worth > best:
                best = worth
    return best


def pirate_gain(s: SeatEstimate, count: int) -> float:
    """Containers at sea and on the island fill slots, or the seat's own ship is emptied."""
    sea = s.count(s.t.island)
    home = 0.0
    for ship in s.t.ships_at_sea():
        sea += s.count(ship.containers)
        if ship.owner == s.seat and ship.containers:
            home = max(home, ships.coming_home(s, ship, min(count, len(ship.containers))))
    return max(home, load_gain(s, count, sea, 0.0))


def import_gain(s: SeatEstimate, count: int) -> float:
    """Take from the best ship, again and again; rivals' bids make it dearer."""
    best = 0.0
    for ship in s.t.ships_at_sea():
        if ship.containers:
            best = max(best, taking(s, ship))
    rivals: i64 = 0
    for seat, imports in enumerate(s.imports):
        have = count_of(imports, IMPORT)
        if seat != s.seat and have > rivals:
            rivals = have
    total = 0.0
    for number in range(count):
        total += best * (w.CONTESTED_IMPORT if number < rivals else w.FREE_IMPORT)
        best *= w.NEXT_IMPORT
    return total


def taking(s: SeatEstimate, ship: Ship) -> float:
    """What an import from this ship is worth to the seat, before any price."""
    worth = pair_value(s, ship.containers)
    count = min(CONTAINERS, len(ship.containers))
    if ship.owner != s.seat:
        worth -= OWNER_PAY * s.rival_weight
    return worth + ships.coming_home(s, ship, count)


def pair_value(s: SeatEstimate, cards: list[int]) -> float:
    """What two of these containers are worth to the seat."""
    room, also = s.room_for_goods(), s.room_for_import()
    return best_pair(s, cards, s.good_values, s.import_values, room, also)


def best_pair(
    s: SeatEstimate, cards: list[int], good: list[float], extra: list[float], room: int, also: bool
) -> float:
    """Two containers, each to goods or one of them to imports, where there is room."""
    best = 0.0
    for i, card in enumerate(cards):
        one = s.cards[card].type
        g1 = good[one] if room > 0 else 0.0
        e1 = extra[one] if also else 0.0
        if len(cards) == 1:
            return max(g1, e1)
        for j in range(i):
            two = s.cards[cards[j]].type
            g2 = good[two] if room > 0 else 0.0
            e2 = extra[two] if also else 0.0
            both = g1 + (g2 if room > 1 else 0.0)
            if one == two:
                both -= w.SAME_TYPE * abs(g1)
            best = max(best, both)
            best = max(best, g1 + e2)
            best = max(best, e1 + g2)
    return best


def waits(ship: Ship) -> bool:
    """The ship is in harbour and has something to fill."""
    return not ship.at_sea and not ship.leaving and bool(ship.contracts)


def supply_gain(s: SeatEstimate, count: int, out: int, also: int) -> float:
    """One sale, and imports from the island."""
    total = 0.0
    cheapest = 99.0
    if not s.me.sold:
        for place, value in enumerate(keep_values(s)):
            if value < cheapest and s.me.hand[place] not in (out, also):
                cheapest = value
    if cheapest < 99.0:
        total = max(0.0, PRICE - cheapest + ships.ending(s, PRICE))
        count -= 1
    if s.room_for_import() and s.t.island:
        best = 0.0
        for card in s.t.island:
            best = max(best, s.import_values[s.cards[card].type])
        total = total + best if count > 0 else max(total, best)
    return total


def keep_value(s: SeatEstimate, card: int) -> float:
    """What a card is worth if kept in hand: to play or sell, to load, or to contract."""
    return value_at(s, card, s.me.hand.index(card) if card in s.me.hand else -1)


def value_at(s: SeatEstimate, card: int, place: int) -> float:
    """The same for a card at that place in hand; -1: it is not there yet."""
    type = s.cards[card].type
    use = 0.0
    for ship in s.ships:
        if ship.waits and (count_of(ship.free, type) > 0 or ship.wild >> type & 1):
            use = max(use, w.CARD_TO_LOAD * ships.filling(s, ship, 1, 0))
    need = missing(s, card)
    if need < 2:
        contract = best_contract(s, card, s.hand) if place < 0 else contract_value(s, place)
        use = max(use, w.CARD_TO_CONTRACT * contract * (1.0 - w.CARD_TIER * need))
    return s.card + s.soon * (w.CARD_TYPES[type] + min(use, w.MOST_PLANS))


def lead_costs(s: SeatEstimate) -> list[float]:
    if not s.lead_costs:
        s.lead_costs = [lead_cost(s, action) for action in range(TYPE_COUNT)]
    return s.lead_costs


def lead_cost(s: SeatEstimate, action: int) -> float:
    """What leading this action gives the rivals: their imports work, and they may follow."""
    total = 0.0
    for player in s.t.players:
        if player is s.me:
            continue
        each = rival_gain(s, player, action)
        if each:
            imports: int = count_of(s.imports[player.seat], action)
            total += each * (imports + (w.RIVAL_FOLLOWS if player.hand else 0.0))
    return total * s.rival_weight


def rival_gain(s: SeatEstimate, player: Player, action: int) -> float:
    """What one action of this kind may be worth to a rival, judging by what all can see."""
    if action == SUPPLY:
        return w.RIVAL_SUPPLY
    if action == IMPORT:
        room = len(player.goods) < good_limit(player)
        return w.RIVAL_IMPORT if room else w.RIVAL_IMPORT_FULL
    if action == CONTRACT:
        return 0.0 if all(ship.at_sea for ship in player.ships) else w.RIVAL_CONTRACT * s.soon
    return w.RIVAL_LOAD if any(waits(ship) for ship in player.ships) else 0.0
