"""The nets of the package: small, and made as they say."""

from __future__ import annotations

from importlib.resources import files

import pytest

import entrepot
from entrepot.bots import knowledge
from entrepot.bots.evaluator import Evaluator, settings_by_hand
from entrepot.bots.import_export import learned as trade
from entrepot.bots.import_export import option_marks
from entrepot.bots.import_export.marks import NO_MARK
from entrepot.bots.levels import EVALUATORS, LEARNED, make
from entrepot.bots.net import FAST, Shape
from entrepot.bots.search import Search
from entrepot.bots.silk_road import learned
from entrepot.bots.silk_road.afterstates import column_sizes

GAME = "maritime-silk-road"
TRADERS = range(2, 5)
SEATS = range(entrepot.GAMES[GAME].seats[0], entrepot.GAMES[GAME].seats[1] + 1)


@pytest.mark.parametrize("players", SEATS)
def test_there_is_one_for_each_number_of_players_with_how_it_was_made(players: int) -> None:
    net = learned.USUAL.net_for(players)
    assert net is not None
    assert net.shape == Shape(*column_sizes(players, incomes=False))
    settings, games = net.made["settings"], net.made["games"]
    assert settings["players"] == players
    assert games >= settings["games"] > 500_000
    assert {"seed", "rate", "batch", "generation", "style"} <= settings.keys()
    assert net.made["version"]
    last, won = net.made["results"][-1]
    assert last == games
    assert won > 1.2 / players


def test_for_two_players_experts_have_a_net_that_learned_on() -> None:
    net, usual = learned.EXPERT.net_for(2), learned.USUAL.net_for(2)
    assert net is not None
    assert usual is not None
    assert net.shape == Shape(*column_sizes(2))
    assert net.weights != usual.weights
    assert len(net.made["settings"]["begun_with"]) == 64
    assert net.made["results"][-1][1] > usual.made["results"][-1][1]
    for players in (3, 4):
        same, there = learned.EXPERT.net_for(players), learned.USUAL.net_for(players)
        assert same is not None
        assert there is not None
        assert same.weights == there.weights


@pytest.mark.parametrize("players", TRADERS)
def test_in_import_export_there_is_one_for_two_to_four_players(players: int) -> None:
    net = trade.USUAL.net_for(players)
    assert net is not None
    assert net.kinds == NO_MARK
    settings, games = net.made["settings"], net.made["games"]
    assert settings["players"] == players
    assert games >= settings["games"] >= 200_000
    last, won = net.made["results"][-1]
    assert last == games
    assert won > 1.1 / players, "a search with the net beats one without"


@pytest.mark.parametrize("players", TRADERS)
def test_the_scores_of_options_are_corrected_for_two_to_four_players(players: int) -> None:
    weights = trade.USUAL.weights_for(players)
    assert weights is not None
    assert len(weights.weights) == option_marks.NO_MARK
    assert max(map(abs, weights.weights)) > 0.5
    settings, games = weights.made["settings"], weights.made["games"]
    assert settings["players"] == players
    assert games >= settings["games"] >= 20_000
    last, won = weights.made["results"][-1]
    assert last == games
    assert won > 1.2 / players, "they beat the scores written by hand"


def test_for_two_players_experts_have_scores_of_a_second_round() -> None:
    for players in TRADERS:
        expert, usual = (each.weights_for(players) for each in (trade.EXPERT, trade.USUAL))
        assert expert is not None
        assert usual is not None
        assert (expert.weights != usual.weights) == (players == 2)
        nets = [each.net_for(players) for each in (trade.EXPERT, trade.USUAL)]
        assert nets[0] is not None
        assert nets[1] is not None
        assert nets[0].weights == nets[1].weights


@pytest.mark.parametrize("players", [5, 6])
def test_with_more_players_chances_are_by_hand_and_scores_those_of_four(players: int) -> None:
    match = entrepot.new("import-export", players, 1)
    table, question = match.state.table, match.pending[0]
    by_net, by_hand = LEARNED["import-export"], EVALUATORS["import-export"]
    assert trade.USUAL.net_for(players) is None
    assert by_net.win_chances(table) == by_hand.win_chances(table)
    assert trade.USUAL.weights_for(players) is trade.USUAL.weights_for(4)
    asked = (question.seat, question.kind, list(question.by_id.values()))
    assert by_net.option_scores(table, *asked) != by_hand.option_scores(table, *asked)


def test_together_they_are_small() -> None:
    folders = [files(f"entrepot.bots.{game}") / "nets" for game in ("silk_road", "import_export")]
    road, island = [list(folder.iterdir()) for folder in folders]
    names = [*(f"{players}.net" for players in SEATS), "expert-2.net"]
    assert sorted(each.name for each in road) == names
    names = [f"{kind}{players}.net" for kind in ("", "scores-") for players in TRADERS]
    assert sorted(each.name for each in island) == sorted([*names, "expert-scores-2.net"])
    assert sum(len(each.read_bytes()) for each in [*road, *island]) < 1_000_000


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
