"""What the rules say about a view: what is and was earned, and why a thing can't be chosen."""

from __future__ import annotations

from entrepot.kernel.events import Log
from entrepot.kernel.view_types import Reason
from entrepot.silk_road.goods import GOODS, LICENCE_BONUS, MARKET_PLACES, PRICE, SPECIALS, WORDS
from entrepot.silk_road.turn import earned
from entrepot.silk_road.view_types import SilkAccount, SilkExplanation, SilkOption, SilkView


def explain(
    view: SilkView, seat: int | None, options: list[SilkOption], log: Log
) -> SilkExplanation:
    return SilkExplanation(
        options=options,
        reasons=reasons(view, seat, options),
        incomes={
            good: [
                [earned(p, player.ships.count(good), player.licences) for p in PLACES]
                for player in view.players
            ]
            for good in GOODS
        },
        accounts=accounts(view, log) if view.over else [],
    )


PLACES = range(MARKET_PLACES + 1)


def reasons(view: SilkView, seat: int | None, options: list[SilkOption]) -> dict[str, Reason]:
    asked = view.question
    if asked is None or seat is None:
        return {}
    found: dict[str, Reason] = {}
    if asked.kind == "phase-1":
        coins = view.players[seat].coins or 0
        for special in SPECIALS:
            if not view.shop[special]:
                found[f"buy:{special}"] = Reason("silk-why-sold")
            elif coins < PRICE[special]:
                missing: dict[str, str | int] = {"missing": PRICE[special] - coins}
                found[f"buy:{special}"] = Reason("silk-why-coins", missing)
    if asked.kind not in ("phase-2", "extra-draw"):
        for good in GOODS:
            if not view.supply[good]:
                found[f"supply:{good}"] = Reason("silk-why-no-cube", {"good": good})
    if asked.kind == "exchange":
        ships = [option.parts.ship for option in options if option.parts.ship]
        for number in range(1, len(view.players[seat].ships) + 1):
            if ships and number not in ships:
                found[f"ship:{number}"] = Reason("silk-why-changed")
    return found


def accounts(view: SilkView, log: Log) -> list[SilkAccount]:
    """From the events of a whole game; empty if they do not add up to the final coins."""
    found = [SilkAccount(goods=dict.fromkeys(GOODS, 0), licences=0, spent=0) for _ in view.players]
    licences = [0 for _ in view.players]
    for event in log:
        if event.seat is None or event.amount is None:
            continue
        account = found[event.seat]
        if event.type == "buy":
            account.spent += event.amount
            licences[event.seat] += event.target == "licence"
        elif event.type == "income":
            bonus = LICENCE_BONUS * licences[event.seat]
            account.licences += bonus
            account.goods[WORDS[event.cards[0]]] += event.amount - bonus
    sums = [sum(each.goods.values()) + each.licences - each.spent for each in found]
    return found if sums == [score.total for score in view.scores] else []
