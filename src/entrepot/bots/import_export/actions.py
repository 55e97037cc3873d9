"""What a number of actions of one kind is worth to a seat, with some of its hand cards gone."""

from __future__ import annotations

from entrepot.bots.import_export import ships
from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.seat_estimate import TYPE_COUNT, SeatEstimate, imports_by_action
from entrepot.import_export.actions.importing import CONTAINERS, OWNER_PAY
from entrepot.import_export.actions.supply import PRICE
from entrepot.import_export.cards import CONTRACT, IMPORT, LOAD, PIRATE, SUPPLY
from entrepot.import_export.queries import good_limit
from entrepot.import_export.state import Player, Ship


def hand_by_type(s: SeatEstimate, out: int, also: int) -> list[int]:
    """The seat's hand without these two cards."""
    counts = [0] * TYPE_COUNT
    for card in s.me.hand:
        if card != out and card != also:
            counts[s.t.types[card]] += 1
    return counts


def gain(s: SeatEstimate, action: int, count: int, out: int, also: int) -> float:
    if count <= 0:
        return 0.0
    if action == LOAD:
        return load_gain(s, count, hand_by_type(s, out, also), s.card)
    if action == CONTRACT:
        return contract_gain(s, count, out, also)
    if action == PIRATE:
        return pirate_gain(s, count)
    if action == IMPORT:
        return import_gain(s, count)
    return supply_gain(s, count, out, also)


def load_gain(s: SeatEstimate, count: int, cards: list[int], cost: float) -> float:
    """Fill the ship that gains most, then the other."""
    best, second, used = 0.0, 0.0, 0
    for ship in s.me.ships:
        if not ships.waits(ship):
            continue
        can = ships.fitting(ships.free_by_type(s, ship), ships.wild_types(s, ship), cards)
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
    for place, value in enumerate(contract_values(s)):
        worth, card = value - s.card, s.me.hand[place]
        if worth <= second or card in (out, also):
            continue
        need = 1 + missing(s, card)
        if need > count:
            continue
        if worth > best:
            second = best if count > need else 0.0
            best, spent = worth, need
        elif spent + need <= count:
            second = worth
    return best + w.SECOND_CONTRACT * second


def contract_values(s: SeatEstimate) -> list[float]:
    """What each card in hand is worth as a contract."""
    if not s.contract_values:
        hand = s.me.hand
        s.contract_values = [best_contract(s, card, hand_by_type(s, card, -1)) for card in hand]
    return s.contract_values


def keep_values(s: SeatEstimate) -> list[float]:
    """What each card in hand is worth keeping for."""
    if not s.keep_values:
        s.keep_values = [keep_value(s, card) for card in s.me.hand]
    return s.keep_values


def missing(s: SeatEstimate, card: int) -> int:
    type = s.t.types[card]
    have = s.goods[s.seat][type] + (1 if s.me.colour == type else 0)
    return max(0, s.t.tiers[card] - have)


def best_contract(s: SeatEstimate, card: int, cards: list[int]) -> float:
    """What a card is worth as a contract of the better ship in harbour."""
    best, size = 0.0, sum(s.t.loads[card])
    for ship in s.me.ships:
        if ship.at_sea or ship.leaving:
            continue
        total, _ = ships.slots_of(s, ship)
        if total + size <= s.ship_size:
            best = max(best, ships.contracting(s, card, ship, cards))
    return best


def pirate_gain(s: SeatEstimate, count: int) -> float:
    """Containers at sea and on the island fill slots, or the seat's own ship is emptied."""
    sea = [0] * TYPE_COUNT
    for card in s.t.island:
        sea[s.t.types[card]] += 1
    home = 0.0
    for ship in s.t.ships_at_sea():
        for card in ship.containers:
            sea[s.t.types[card]] += 1
        if ship.owner == s.seat and ship.containers:
            home = max(home, ships.coming_home(s, ship, min(count, len(ship.containers))))
    return max(home, load_gain(s, count, sea, 0.0))


def import_gain(s: SeatEstimate, count: int) -> float:
    """Take from the best ship, again and again; rivals' bids make it dearer."""
    best = 0.0
    for ship in s.t.ships_at_sea():
        if ship.containers:
            best = max(best, taking(s, ship))
    rivals = max([imports_by_action(s.t, player)[IMPORT] for player in s.t.others(s.me)])
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
    count = len(cards)
    for i in range(count):
        one = s.t.types[cards[i]]
        g1 = good[one] if room > 0 else 0.0
        e1 = extra[one] if also else 0.0
        if count == 1:
            return max(g1, e1)
        for j in range(i):
            two = s.t.types[cards[j]]
            g2 = good[two] if room > 0 else 0.0
            e2 = extra[two] if also else 0.0
            both = g1 + (g2 if room > 1 else 0.0)
            if one == two:
                both -= w.SAME_TYPE * abs(g1)
            best = max(best, both, g1 + e2, e1 + g2)
    return best


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
            best = max(best, s.import_values[s.t.types[card]])
        total = total + best if count > 0 else max(total, best)
    return total


def keep_value(s: SeatEstimate, card: int) -> float:
    """What a card is worth if kept in hand: to play or sell, to load, or to contract."""
    type = s.t.types[card]
    use = 0.0
    for ship in s.me.ships:
        if ships.waits(ship):
            free = ships.free_by_type(s, ship)
            if free[type] > 0 or ships.wild_types(s, ship) >> type & 1:
                use = max(use, w.CARD_TO_LOAD * ships.filling(s, ship, 1, 0))
    need = missing(s, card)
    if need < 2:
        if card in s.me.hand:
            contract = contract_values(s)[s.me.hand.index(card)]
        else:
            contract = best_contract(s, card, hand_by_type(s, -1, -1))
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
            imports = imports_by_action(s.t, player)[action]
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
    return w.RIVAL_LOAD if any(ships.waits(ship) for ship in player.ships) else 0.0
