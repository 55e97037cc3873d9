"""Never a stupid end: a bot that can win at once does."""

from __future__ import annotations

import pytest

import entrepot
from entrepot import Match
from entrepot.bots import knowledge
from entrepot.bots.levels import make
from entrepot.bots.winning import winning_option
from kit.import_export import begin, complete, harbour, lead, sea, trader

BOTS = ["easy", "greedy", "search:2i", "search:30i"]


def one_good_short() -> Match:
    """An eighth illegal good wins at once; other containers look dearer."""
    match = begin(
        trader(
            "consumer",
            goods="illegal*7",
            shipments="the_mother_load generators drones playstations",
            ships=[harbour(), harbour()],
        ),
        trader(credits=40, ships=[harbour(), sea("luxury technology danger_pets")]),
    )
    return lead(match, 0, "import", "pens")


def last_cards(coins: int) -> Match:
    """Drawing ends the game; who is ahead should."""
    return entrepot.load(
        {
            "game": "maritime-silk-road",
            "options": {"show_coins": True},
            "players": [
                {"coins": coins, "ships": ["tea", "silk"], "hand": ["ore"]},
                {"coins": 20, "ships": ["ore", "glass"], "hand": ["spice"]},
            ],
            "market": ["porcelain", "silk", "tea", "spice", "glass", "ore"],
            "deck": ["spice", "ore"],
            "deck_only": True,
        }
    )


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_takes_the_good_that_wins_at_once(spec: str) -> None:
    match = one_good_short()
    assert match.pending[0].kind == "place-import"
    for seed in range(5):
        choice = make(spec, match.game, seed)(knowledge(match, 0))
        assert choice == "take:danger_pets:goods"


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_ends_the_game_when_that_wins_it(spec: str) -> None:
    match = last_cards(coins=24)
    match.answer(0, "pass")
    for seed in range(5):
        assert make(spec, match.game, seed)(knowledge(match, 0)) == "draw"


def test_what_does_not_win_is_not_taken_for_a_win() -> None:
    match = last_cards(coins=16)
    match.answer(0, "pass")
    assert winning_option(knowledge(match, 0), 1) is None


def test_what_wins_only_by_luck_is_not_taken_for_a_win() -> None:
    """In one world or another the hidden card is the right one, but not in all."""
    match = complete(begin(trader(completes="rolls_royce"), trader(), deck="cups honey rice"))
    assert match.pending[0].kind == "rolls_royce"
    assert winning_option(knowledge(match, 0), 1) is None
