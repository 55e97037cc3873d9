"""What is true of a game's table at every question: nothing is lost, doubled or negative."""

from __future__ import annotations

from collections.abc import Callable

from entrepot.kernel.match import Match
from entrepot.silk_road.goods import CARDS, COUNT, CUBES_OF_A_GOOD, GOODS
from entrepot.silk_road.state import SilkRoad
from kit import toy


def silk_road(t: SilkRoad) -> None:
    hands = [card for player in t.players for card in player.hand]
    assert sorted(t.deck + t.market + t.covered + hands) == list(range(CARDS))
    assert len(t.market) == 6
    assert all(coins >= 0 for coins in t.coins)
    carried = [good for player in t.players for good in player.ships]
    for good in range(len(GOODS)):
        assert 0 <= carried.count(good) <= CUBES_OF_A_GOOD
        assert t.cubes_left(good) == CUBES_OF_A_GOOD - carried.count(good)
    assert len(carried) <= COUNT["ship"]
    for name in ("licences", "porters", "exchanges"):
        assert 0 <= sum(getattr(player, name) for player in t.players) <= 2
    if t.turn:
        assert all(len(player.ships) >= 2 for player in t.players)


def bazaar(t: toy.Bazaar) -> None:
    hands = [card for player in t.players for card in player.hand]
    assert sorted(t.deck + t.row + t.held + hands) == list(range(1, toy.LAST + 1))
    assert all(player.points >= 0 for player in t.players)
    for seat, player in enumerate(t.players):
        assert all(t.known[card] >> seat & 1 for card in player.hand)


CHECKS: dict[str, Callable[..., None]] = {"maritime-silk-road": silk_road, "bazaar": bazaar}


def check(match: Match) -> None:
    CHECKS[match.game](match._table)
    assert match.over == (not match.pending)
    if not match.over:
        assert match.winners == []
        assert match.scores == []
        for question in match.pending:
            assert question.by_id, question
