"""What the net of win chances sees of a table: a list of numbers for each seat.

Each number marks one thing that is so, and stands for one row of the net's first weights. What the
seat has and what its rivals have is marked apart. A chance of winning is always that of a world, so
hands count, too: those of rivals are imagined where a search asks.
"""

from __future__ import annotations

from typing import Final

from entrepot.bots.import_export.counts import TYPE_COUNT, count_of
from entrepot.bots.import_export.seat_estimate import SeatEstimate, most_of_rivals, points
from entrepot.bots.import_export.win_chances import prospects
from entrepot.import_export.cards import IDS
from entrepot.import_export.state import Player

CARDS: Final = len(IDS)
MOST_IMPORTS: Final = 6
MOST_GOODS: Final = 8
MOST_CREDITS: Final = 63
MOST_HAND: Final = 12
MOST_CONTAINERS: Final = 9
MOST_SHIPMENTS: Final = 10
MOST_LEAD: Final = 4
MOST_POINTS: Final = 40
TIMES: Final = 20
SEATS: Final = 6

# -- where the marks of a player begin; those of rivals begin at RIVALS
SHIPMENT: Final = 0
CONTRACT: Final = SHIPMENT + CARDS
HAND: Final = CONTRACT + CARDS
IMPORTS: Final = HAND + CARDS
GOODS: Final = IMPORTS + TYPE_COUNT * (MOST_IMPORTS + 1)
CREDITS: Final = GOODS + TYPE_COUNT * (MOST_GOODS + 1)
HAND_SIZE: Final = CREDITS + MOST_CREDITS + 1
AT_SEA: Final = HAND_SIZE + MOST_HAND + 1
IDLE: Final = AT_SEA + MOST_CONTAINERS + 1
MISSING: Final = IDLE + MOST_CONTAINERS + 1
FILLED: Final = MISSING + MOST_CONTAINERS + 1
SHIPMENTS: Final = FILLED + MOST_CONTAINERS + 1
AFTER_LEADER: Final = SHIPMENTS + MOST_SHIPMENTS + 1
RIVALS: Final = AFTER_LEADER + SEATS

# -- those of the table and of a comparison come last
LEAD: Final = 2 * RIVALS
TIME: Final = LEAD + TYPE_COUNT * (2 * MOST_LEAD + 1)
POINTS: Final = TIME + TIMES + 1
PROSPECTS: Final = POINTS + 2 * MOST_POINTS + 1
NO_MARK: Final = PROSPECTS + 2 * MOST_POINTS + 1
"""More than any mark: it fills lists up to the same length."""


def within(number: int, most: int) -> int:
    return 0 if number < 0 else most if number > most else number


def marks(s: SeatEstimate) -> list[list[int]]:
    """The marks of every seat."""
    players = s.t.players
    each = [player_marks(s, player) for player in players]
    now: list[float] = [points(s, seat) for seat in range(len(players))]
    later: list[float] = [prospects(s, seat) for seat in range(len(players))]
    time = TIME + int(s.left * TIMES)
    found: list[list[int]] = []
    for seat in range(len(players)):
        row = each[seat][:]
        for other in range(len(players)):
            if other != seat:
                row += [RIVALS + mark for mark in each[other]]
        mine, best = s.goods[seat], most_of_rivals(s, seat)
        for type in range(TYPE_COUNT):
            lead = count_of(mine, type) - count_of(best, type)
            step = within(lead + MOST_LEAD, 2 * MOST_LEAD)
            row.append(LEAD + type * (2 * MOST_LEAD + 1) + step)
        row.append(time)
        row.append(POINTS + ahead(now, seat))
        row.append(PROSPECTS + ahead(later, seat))
        found.append(row)
    return found


def ahead(totals: list[float], seat: int) -> int:
    """How far the seat is ahead of its best rival, as a step."""
    best = -1e9
    for other, total in enumerate(totals):
        if other != seat and total > best:
            best = total
    return within(int(totals[seat] - best + MOST_POINTS + 0.5), 2 * MOST_POINTS)


def player_marks(s: SeatEstimate, player: Player) -> list[int]:
    t = s.t
    row = [SHIPMENT + t.powers[card] for card in player.shipments]
    row += [HAND + card for card in player.hand]
    goods, imports = s.goods[player.seat], s.imports[player.seat]
    for type in range(TYPE_COUNT):
        count = within(count_of(imports, type), MOST_IMPORTS)
        row.append(IMPORTS + type * (MOST_IMPORTS + 1) + count)
        count = within(count_of(goods, type), MOST_GOODS)
        row.append(GOODS + type * (MOST_GOODS + 1) + count)
    row.append(CREDITS + within(s.target - player.credits, MOST_CREDITS))
    row.append(HAND_SIZE + within(len(player.hand), MOST_HAND))
    for ship in player.ships:
        loaded = within(len(ship.containers), MOST_CONTAINERS)
        if ship.at_sea:
            row.append(AT_SEA + loaded)
        elif not ship.contracts:
            row.append(IDLE + loaded)
        else:
            slots, filled = 0, 0
            for contract in ship.contracts:
                row.append(CONTRACT + contract)
                slots += sum(t.loads[contract])
            for place in ship.slots:
                filled += place >= 0
            row.append(MISSING + within(slots - filled, MOST_CONTAINERS))
            row.append(FILLED + within(filled, MOST_CONTAINERS))
    row.append(SHIPMENTS + within(len(player.shipments), MOST_SHIPMENTS))
    row.append(AFTER_LEADER + (player.seat - t.leader) % len(t.players))
    return row
