"""Imports with rivals: which ship to pick, and what to bid for it."""

from __future__ import annotations

from entrepot.bots.import_export.actions import feed, pair_worth, taking
from entrepot.bots.import_export.sight import (
    Sight,
    good_worths,
    import_worths,
    imports_by_action,
)
from entrepot.import_export.cards import IMPORT
from entrepot.import_export.powers import LASTING
from entrepot.import_export.state import ISLAND, Player
from entrepot.kernel.ask import Choice

BOLD = 0.4
"""The part of a prize that rivals are thought to bid at most."""


def rival_worth(s: Sight, player: Player, cards: list[int]) -> float:
    """What two of these containers are worth to a rival."""
    good = good_worths(s, player.seat)
    extra = import_worths(s, imports_by_action(s.t, player))
    room = 2 + 2 * len(player.shipments) - len(player.goods)
    return pair_worth(s, cards, good, extra, room, len(player.imports) <= len(player.shipments))


def takes_part(player: Player) -> bool:
    return player.doing == IMPORT and player.actions > 0


def picking(s: Sight, choice: Choice) -> float:
    """The leader picks: good for the own purse, and not for those who bid against it."""
    if choice[0] == "island":
        cards = s.t.island
        mine = pair_worth(s, cards, s.good, s.extra, s.room_for_goods(), s.room_for_import()) + 1.0
    else:
        ship = s.t.ship(choice[1])
        cards = ship.containers
        mine = taking(s, ship)
    best = 0.0
    for player in s.t.players:
        if player is not s.me and takes_part(player):
            best = max(best, rival_worth(s, player, cards))
    if not takes_part(s.me):
        own = choice[0] == "ship" and choice[1] // 2 == s.seat
        return (2.0 if own else 0.0) - feed(s) * best
    if best == 0.0:
        return mine
    return mine - 0.5 * min(mine, BOLD * best) - 0.3 * feed(s) * best


def bid_worth(s: Sight, choices: list[Choice]) -> list[float]:
    """For each bid: the chance to win times what is left of the prize, and the harm if not."""
    t = s.t
    if t.picked == ISLAND:
        cards = t.island
        prize = pair_worth(s, cards, s.good, s.extra, s.room_for_goods(), s.room_for_import())
    else:
        cards = t.ship(t.picked).containers
        prize = taking(s, t.ship(t.picked))
    ties = LASTING["wins_ties"]
    rivals: list[Player] = []
    dread = 0.0
    for player in t.players:
        if player is not s.me and takes_part(player):
            rivals.append(player)
            dread = max(dread, feed(s) * rival_worth(s, player, cards))
    own = t.picked != ISLAND and t.picked // 2 == s.seat
    harm = dread - (2.0 if own else 0.0)
    most: list[float] = [BOLD * rival_worth(s, player, cards) for player in rivals]
    found: list[float] = []
    for choice in choices:
        if choice[0] != "bid":
            found.append(-harm)
            continue
        amount: int = choice[1]
        chance = 1.0
        for i in range(len(rivals)):
            first = before(s, rivals[i])
            for card in s.me.shipments:
                if ties[t.powers[card]] is not None:
                    first = True
            chance *= outbids(amount, most[i], rivals[i].credits, first)
        found.append(chance * (prize - amount) - (1.0 - chance) * harm)
    return found


def before(s: Sight, player: Player) -> bool:
    """Is this seat nearer to the leader, clockwise?"""
    count = len(s.t.players)
    return (s.seat - s.t.leader) % count < (player.seat - s.t.leader) % count


def outbids(amount: int, most: float, credits: int, first: bool) -> float:
    """The chance to beat one rival, whose bid may be any even number up to `most` or a pass."""
    steps = int(min(max(most, 0.0), float(credits))) // 2 + 1
    beaten = amount // 2 + (1 if first else 0)
    if beaten >= steps:
        return 1.0
    return (0.3 + beaten) / (0.3 + steps)
