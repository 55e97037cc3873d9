"""Short games with a gross mistake in them."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from entrepot import Match
from entrepot.bots import knowledge
from entrepot.bots.levels import make
from entrepot.review.result import Review, Settings
from entrepot.review.reviewing import review
from kit import import_export, silk_road
from kit.import_export import harbour, sea, trader
from kit.silk_road import player

QUICK = Settings(worlds=128, moments=12)


def play_out(match: Match) -> Match:
    """Greedy bots finish the game."""
    bots = [make("greedy", match.game, seat) for seat in range(match.players)]
    while not match.over:
        seat = match.pending[0].seat
        match.answer(seat, bots[seat](knowledge(match, seat)))
    return match


def thrown_away(game: str) -> tuple[Match, int]:
    """A won game in which seat 0 draws instead of taking the victory, and the answer's number."""
    if game == "maritime-silk-road":
        match = silk_road.begin(
            player("tea tea tea", ships="tea tea"),
            player("ore glass spice", coins=6, ships="silk silk"),
            market="tea tea tea spice glass ore",
            deck="porcelain glass spice ore",
        )
        match.answer(0, "pass")
        match.answer(0, "draw")
        return play_out(match), 1
    match = import_export.begin(
        trader("technology*2", credits=46, ships=[harbour("drones", "tablets"), sea("soap")]),
        trader(completes="rice", credits=48),
    )
    match.answer(0, "draw")
    return play_out(match), 0


class Reviewed(NamedTuple):
    match: Match
    mistake: int
    review: Review


@pytest.fixture(scope="session", params=["maritime-silk-road", "import-export"])
def reviewed(request: pytest.FixtureRequest) -> Reviewed:
    """Such a game with its review."""
    match, mistake = thrown_away(request.param)
    found = review(match.record(), QUICK)
    assert found is not None
    return Reviewed(match, mistake, found)
