"""How good each choice looks to a seat, in coins, the rivals' with a minus."""

from __future__ import annotations

from typing import Final

from entrepot.bots.silk_road.look import KINDS, Look
from entrepot.bots.silk_road.plan import Plan, best, drawn, played
from entrepot.kernel.ask import Choice
from entrepot.silk_road.goods import PRICE
from entrepot.silk_road.state import SilkRoad

UNSEEN: Final = -1e9


def worth(t: SilkRoad, seat: int, kind: str, choices: list[Choice]) -> list[float]:
    """What each choice is worth, with all that follows in this turn and may follow later."""
    look = Look(t, seat)
    if kind == "phase-2" or kind == "extra-draw":
        return cards(look, choices)
    ships = t.players[seat].ships
    found: list[float] = []
    seen: list[float] = [UNSEEN] * (KINDS * KINDS)
    for choice in choices:
        verb: str = choice[0]
        if verb == "exchange":
            old, new = ships[choice[1]], choice[2]
            pair = old * KINDS + new
            if seen[pair] == UNSEEN:
                seen[pair] = sent(look, old, new)
            found.append(seen[pair])
        elif verb == "buy":
            found.append(bought(look, choice[1]))
        elif verb == "load":
            found.append(sent(look, -1, choice[1]))
        else:
            found.append(best(look))
    return found


def cards(look: Look, choices: list[Choice]) -> list[float]:
    """Of cards to play or to draw. What the turn would leave untouched counts nothing."""
    plan = Plan(look)
    last, cards = -1, 0
    base, slope = 0.0, 0.0
    found: list[float] = []
    for choice in choices:
        verb: str = choice[0]
        if verb != "play":
            cards_drawn = 2 if verb == "draw" else 1
            found.append(0.0 if verb == "no" else drawn(look, plan, cards_drawn))
            continue
        good: int = choice[1]
        count = len(choice) - 2
        if good != last or count != cards:
            last, cards = good, count
            base, slope = played(look, plan, good, count)
        shown = look.market[good] + count
        total = base
        for i in range(2, count + 2):
            covered: int = choice[i]
            if covered == good:
                shown -= 1
            else:
                total -= plan.keep[covered]
        found.append(total + slope * shown)
    return found


def sent(look: Look, old: int, new: int) -> float:
    """What the turn is worth once a ship carries `new` instead of `old`; -1 is no ship."""
    moved(look, old, new)
    total = best(look)
    moved(look, new, old)
    return total


def moved(look: Look, old: int, new: int) -> None:
    """One of the own ships carries another good; -1 is no ship."""
    ships = look.ships[look.seat]
    if old >= 0:
        ships[old] -= 1
        look.supply[old] += 1
        look.fleets[look.seat] -= 1
    if new >= 0:
        ships[new] += 1
        look.supply[new] -= 1
        look.fleets[look.seat] += 1


def bought(look: Look, special: str) -> float:
    """What the turn is worth after a purchase."""
    left = look.left * 2.0 / look.count
    price = PRICE[special]
    look.coins[look.seat] -= price
    if special == "ship":
        gain = look.by.ship
        most = UNSEEN
        for good in range(KINDS):
            if look.supply[good] > 0:
                most = max(most, sent(look, -1, good))
    elif special == "licence":
        gain = look.by.licence
        look.licences[look.seat] += 1
        most = best(look)
        look.licences[look.seat] -= 1
    else:
        gain = look.by.porter if special == "porter" else look.by.exchange
        most = best(look)
    look.coins[look.seat] += price
    return most + gain * left - price
