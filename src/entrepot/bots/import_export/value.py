"""Each seat's chance to win, as far as one can tell between two turns."""

from __future__ import annotations

from math import exp

from entrepot.bots.import_export.cards import force_worth
from entrepot.bots.import_export.ships import prize, progress, slots_of
from entrepot.bots.import_export.sight import (
    CARDS,
    HARBOUR,
    ROOM,
    Sight,
    import_worths,
    imports_by_action,
    points,
    waits,
)
from entrepot.import_export.scoring import winners
from entrepot.import_export.state import Trade

NEAR, FAR = 3.0, 12.0
"""How many credits of difference matter, at the end of a game and at its start."""


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
    """Points now, and what imports, ships, powers, room and hand promise."""
    player = s.t.players[seat]
    s.me = player
    total = points(s, seat)
    counts = imports_by_action(s.t, player)
    extra = import_worths(s, counts)
    for action in range(len(counts)):
        total += extra[action] * counts[action]
    for card in player.shipments:
        total += force_worth(s.t.powers[card], s.left) + ROOM * s.left
    home = 0
    for ship in player.ships:
        if ship.at_sea:
            total -= 0.1 * HARBOUR * s.soon * len(ship.containers)
            continue
        home += 1
        if waits(ship):
            slots, filled = slots_of(s, ship)
            total += progress(s, prize(s, ship, slots), slots, filled) - 2 * filled
    if home:
        total += HARBOUR * s.soon * (1.0 if home == 1 else 1.4)
    for place in range(min(len(player.hand), len(CARDS))):
        total += CARDS[place] * s.soon
    return total
