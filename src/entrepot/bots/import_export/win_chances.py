"""Each seat's chance to win, as far as one can tell between two turns."""

from __future__ import annotations

from math import exp

from entrepot.bots.import_export.cards import LAST, LATER
from entrepot.bots.import_export.ships import slots_of
from entrepot.bots.import_export.sight import PAYOUT, Sight, points, waits
from entrepot.import_export.scoring import winners
from entrepot.import_export.state import Trade

NEAR, FAR = 2.1, 8.4
"""How many credits of difference matter, at the end of a game and at its start."""

SHIPMENT, IMPORT, GOOD_POWER, LAST_POWER = 7.0, 0.3, 0.5, 0.4
"""For a whole game: the room a shipment gives, an import, and a part of what powers promise."""
LOADED, CONTRACT, AT_SEA, HELD, LEADS = 1.3, 1.9, -1.2, 0.4, 0.7
"""While there is time: of the payout what is loaded, a contract, a container at sea, a card in
hand, and the lead. All these are fitted to who won among traders, in credits."""
HAND = 7


def value(t: Trade) -> list[float]:
    """They add up to 1."""
    if t.winner >= 0 or (t.scoring and not t.agenda):
        return at_end(t)
    s = Sight(t, 0)
    totals: list[float] = [prospects(s, seat) for seat in range(len(t.players))]
    most = max(totals)
    scale = NEAR + (FAR - NEAR) * s.left
    weights: list[float] = [exp((total - most) / scale) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def at_end(t: Trade) -> list[float]:
    won = winners(t)
    found = [0.0] * len(t.players)
    for seat in won:
        found[seat] = 1.0 / len(won)
    return found


def prospects(s: Sight, seat: int) -> float:
    """Points now, and what shipments, imports, ships and hand promise."""
    player = s.t.players[seat]
    lasting = SHIPMENT * len(player.shipments) + IMPORT * len(player.imports)
    total = points(s, seat)
    for card in player.shipments:
        power = s.t.powers[card]
        lasting += GOOD_POWER * LATER[power]
        total += LAST_POWER * LAST[power]
    soon = HELD * min(len(player.hand), HAND)
    if seat == s.t.leader:
        soon += LEADS
    for ship in player.ships:
        if ship.at_sea:
            soon += AT_SEA * len(ship.containers)
            continue
        soon -= 2.0 * len(ship.containers)
        if waits(ship):
            slots, filled = slots_of(s, ship)
            soon += LOADED * PAYOUT[min(slots, 16)] * filled / max(1, slots)
            soon += CONTRACT * len(ship.contracts)
    return total + s.left * lasting + s.soon * soon
