"""How good each choice looks to a seat, in coins, the rivals' with a minus."""

from __future__ import annotations

from entrepot.bots.silk_road.look import KINDS, Look
from entrepot.bots.silk_road.plan import NEVER, best, drawn
from entrepot.bots.silk_road.stake import Stake, stakes
from entrepot.kernel.ask import Choice
from entrepot.silk_road.goods import PRICE
from entrepot.silk_road.state import SilkRoad


def worth(t: SilkRoad, seat: int, kind: str, choices: list[Choice]) -> list[float]:
    """What each choice is worth, with all that follows in this turn and may follow later."""
    look = Look(t, seat)
    if kind == "phase-2" or kind == "extra-draw":
        return cards(look, choices)
    if kind == "load":
        loads = loaded(look)
        return [loads[choice[1]] for choice in choices]
    return trades(look, t.players[seat].ships, choices)


def cards(look: Look, choices: list[Choice]) -> list[float]:
    """Of cards to play or to draw. What the turn would leave untouched counts nothing."""
    now = stakes(look)
    found: list[float] = []
    for choice in choices:
        verb: str = choice[0]
        if verb == "play":
            good: int = choice[1]
            count = len(choice) - 2
            shown = look.market[good] + count
            spent = look.card * count
            for i in range(2, count + 2):
                covered: int = choice[i]
                if covered == good:
                    shown -= 1
                else:
                    spent += now[covered].keep
            found.append(now[good].played(count, shown) - spent)
        elif verb == "no":
            found.append(0.0)
        else:
            found.append(drawn(look, now, 2 if verb == "draw" else 1))
    return found


def trades(look: Look, ships: list[int], choices: list[Choice]) -> list[float]:
    """Of ships to send elsewhere, and of special cards to buy."""
    now = stakes(look)
    more = [Stake(look, good, 1) for good in range(KINDS)]
    less = [Stake(look, good, -1) if look.me.ships[good] else now[good] for good in range(KINDS)]
    """An exchange changes what two goods may bring and leaves the others as they are."""
    seen: list[float] = [NEVER] * (KINDS * KINDS)
    found: list[float] = []
    for choice in choices:
        verb: str = choice[0]
        if verb == "exchange":
            old: int = ships[choice[1]]
            new: int = choice[2]
            pair = old * KINDS + new
            if seen[pair] == NEVER:
                from_here, to_there = now[old], now[new]
                now[old], now[new] = less[old], more[new]
                seen[pair] = best(look, now)
                now[old], now[new] = from_here, to_there
            found.append(seen[pair])
        elif verb == "buy":
            found.append(bought(look, now, choice[1]))
        else:
            found.append(best(look, now))
    return found


def loaded(look: Look) -> list[float]:
    """What the turn is worth once a further ship carries a good, for each good."""
    look.me.fleet += 1
    now = stakes(look)
    found: list[float] = []
    for good in range(KINDS):
        before = now[good]
        now[good] = Stake(look, good, 1)
        found.append(best(look, now))
        now[good] = before
    look.me.fleet -= 1
    return found


def bought(look: Look, now: list[Stake], special: str) -> float:
    """What the turn is worth after a purchase."""
    left = look.left * 2.0 / len(look.sides)
    price = PRICE[special]
    look.me.coins -= price
    if special == "ship":
        gain = look.by.ship
        most = NEVER
        for good, total in enumerate(loaded(look)):
            if look.supply[good] > 0:
                most = max(most, total)
    elif special == "licence":
        gain = look.by.licence
        look.me.licences += 1
        most = best(look, stakes(look))
        look.me.licences -= 1
    else:
        gain = look.by.porter if special == "porter" else look.by.exchange
        most = best(look, now)
    look.me.coins += price
    return most + gain * left - price
