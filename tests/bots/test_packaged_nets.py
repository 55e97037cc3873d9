"""The nets of the package: small, and made as they say."""

from __future__ import annotations

from importlib.resources import files

import pytest

import entrepot
from entrepot.bots import knowledge
from entrepot.bots.evaluator import Evaluator, settings_by_hand
from entrepot.bots.levels import EVALUATORS, LEARNED, make
from entrepot.bots.net import FAST, Shape
from entrepot.bots.search import Search
from entrepot.bots.silk_road import learned
from entrepot.bots.silk_road.afterstates import column_sizes

GAME = "maritime-silk-road"
SEATS = range(entrepot.GAMES[GAME].seats[0], entrepot.GAMES[GAME].seats[1] + 1)


@pytest.mark.parametrize("players", SEATS)
def test_there_is_one_for_each_number_of_players_with_how_it_was_made(players: int) -> None:
    net = learned.net_for(players)
    assert net is not None
    assert net.shape == Shape(*column_sizes(players))
    settings, games = net.made["settings"], net.made["games"]
    assert settings["players"] == players
    assert games >= settings["games"] > 500_000
    assert {"seed", "rate", "batch", "generation", "style"} <= settings.keys()
    assert net.made["version"]
    last, won = net.made["results"][-1]
    assert last == games
    assert won > 1.2 / players


def test_together_they_are_small() -> None:
    nets = list((files("entrepot.bots.silk_road") / "nets").iterdir())
    assert sorted(each.name for each in nets) == [f"{players}.net" for players in SEATS]
    assert sum(len(each.read_bytes()) for each in nets) < 1_000_000


@pytest.mark.parametrize("players", SEATS)
def test_settings_belong_to_what_is_searched_with(players: int) -> None:
    """A search with a net has its own; where coins can't be known, the other's."""
    match = entrepot.new(GAME, players, 1)
    for _ in range(20):
        match.answer(match.pending[0].seat, next(iter(match.pending[0].by_id)))
    table, position = match.state.table, entrepot.load(match.position()).state.table
    assert LEARNED[GAME].settings(table) is learned.SETTINGS[players]
    assert LEARNED[GAME].settings(position) is settings_by_hand(position)
    assert EVALUATORS[GAME].settings(table) is settings_by_hand(table)


def test_a_search_uses_the_settings_of_its_evaluator() -> None:
    match = entrepot.new(GAME, 2, 1)
    evaluator: Evaluator = EVALUATORS[GAME]
    odd = settings_by_hand(match.state.table)._replace(playout_rounds=1)
    bot = make("search-hand:2i", GAME, 1)
    assert isinstance(bot, Search)
    bot.evaluator = evaluator._replace(settings=lambda table: odd)
    bot(knowledge(match, match.pending[0].seat))
    assert bot.settings is odd


def test_a_search_without_the_extension_uses_what_was_written_by_hand() -> None:
    bot = make("hard", GAME, 1)
    assert isinstance(bot, Search)
    assert bot.evaluator == (LEARNED if FAST else EVALUATORS)[GAME]
