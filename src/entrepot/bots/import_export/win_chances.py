"""Each seat's chance of winning, as far as can be told between two turns."""

from __future__ import annotations

from math import exp

from entrepot.bots.import_export import weights as w
from entrepot.bots.import_export.actions import waits
from entrepot.bots.import_export.power_values import LAST, LATER
from entrepot.bots.import_export.seat_estimate import SeatEstimate, points
from entrepot.import_export.scoring import IN_HARBOUR, winners
from entrepot.import_export.shipping import payout
from entrepot.import_export.state import Trade


def is_over(t: Trade) -> bool:
    return t.winner >= 0 or (t.scoring and not t.agenda)


def win_chances(t: Trade) -> list[float]:
    if is_over(t):
        won = winners(t)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(len(t.players))]
    s = SeatEstimate(t, 0)
    totals: list[float] = [prospects(s, seat) for seat in range(len(t.players))]
    most = max(totals)
    scale = w.CHANCE_SCALE_LATE + (w.CHANCE_SCALE_EARLY - w.CHANCE_SCALE_LATE) * s.left
    weights: list[float] = [exp((total - most) / scale) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def prospects(s: SeatEstimate, seat: int) -> float:
    """Points now, and what shipments, imports, ships and hand promise."""
    player = s.t.players[seat]
    lasting = w.CHANCE_SHIPMENT * len(player.shipments) + w.CHANCE_IMPORT * len(player.imports)
    total = points(s, seat)
    for card in player.shipments:
        power = s.t.powers[card]
        lasting += w.CHANCE_POWER * LATER[power]
        total += w.CHANCE_LAST_POWER * LAST[power]
    soon = w.CHANCE_CARD * min(len(player.hand), w.CHANCE_CARDS)
    if seat == s.t.leader:
        soon += w.CHANCE_LEADER
    for ship in player.ships:
        if ship.at_sea:
            soon += w.CHANCE_AT_SEA * len(ship.containers)
            continue
        soon -= IN_HARBOUR * len(ship.containers)
        if waits(ship):
            slots = sum([sum(s.t.loads[contract]) for contract in ship.contracts])
            filled = sum([place >= 0 for place in ship.slots])
            soon += w.CHANCE_LOADED * payout(slots) * filled / max(1, slots)
            soon += w.CHANCE_CONTRACT * len(ship.contracts)
    return total + s.left * lasting + s.soon * soon
