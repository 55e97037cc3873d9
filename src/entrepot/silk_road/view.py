"""What a seat sees, who knows what, and how a game ends."""

from __future__ import annotations

from entrepot.kernel.game import Secret
from entrepot.kernel.view_types import Pending, Score
from entrepot.silk_road.goods import GOODS, SPECIALS, good_of
from entrepot.silk_road.state import SilkRoad
from entrepot.silk_road.view_types import Options, SilkPlayer, SilkView


def named(cards: list[int]) -> list[str]:
    return [GOODS[good_of(card)] for card in cards]


def coins_are_open(t: SilkRoad) -> bool:
    return t.show_coins or not t.deck


def view(t: SilkRoad, seat: int | None, options: Options, pending: list[Pending]) -> SilkView:
    players = [
        SilkPlayer(
            hand_size=len(player.hand),
            ships=[GOODS[good] for good in player.ships],
            licences=player.licences,
            porters=player.porters,
            exchanges=player.exchanges,
            hand=named(sorted(player.hand)) if other == seat else None,
            coins=t.coins[other] if other == seat or coins_are_open(t) else None,
        )
        for other, player in enumerate(t.players)
    ]
    return SilkView(
        options=options,
        players=players,
        market=named(t.market),
        covered=named(sorted(t.covered)),
        deck_size=len(t.deck),
        supply={good: t.cubes_left(i) for i, good in enumerate(GOODS)},
        shop={special: t.specials_left(special) for special in SPECIALS},
        first=t.active,
        turn=t.turn,
        over=not pending,
        pending=pending,
    )


def secrets(t: SilkRoad) -> list[Secret]:
    """Hands and the deck (7.1), and coins (7.2) where they can't be counted. All that earns or
    costs them is seen: whoever watched from the start knows them, though nobody is shown them."""
    hidden = [Secret("card", card, t.deck, i, 0) for i, card in enumerate(t.deck)]
    for seat, player in enumerate(t.players):
        hidden += [Secret("card", c, player.hand, i, 1 << seat) for i, c in enumerate(player.hand)]
        if not t.watched and not coins_are_open(t):
            hidden.append(Secret("coins", seat, t.coins, seat, 1 << seat))
    return hidden


def scores(t: SilkRoad) -> list[Score]:
    return [Score(coins, {"coins": coins}) for coins in t.coins]


def winners(t: SilkRoad) -> list[int]:
    """Most coins; ties share (6.2)."""
    return [seat for seat, coins in enumerate(t.coins) if coins == max(t.coins)]
