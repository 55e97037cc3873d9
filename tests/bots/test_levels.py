"""Bots by name."""

from __future__ import annotations

import pytest

import entrepot
from entrepot import BadOptions
from entrepot.bots import knowledge
from entrepot.bots.levels import (
    BETTER,
    EXPERTS,
    LEARNED,
    LEVELS,
    make,
    spec_of,
    thinking_time,
)
from entrepot.bots.net import FAST
from entrepot.bots.rollouts import Rollouts
from entrepot.bots.search import Search

GAMES = ["import-export", "maritime-silk-road"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "spec",
    [
        *LEVELS,
        "random",
        "greedy",
        "greedy:3",
        "search:5ms",
        "search:5i",
        "rollouts:5ms",
        "rollouts:5i",
    ],
)
def test_every_name_is_a_bot_that_answers(game: str, spec: str) -> None:
    match = entrepot.new(game, players=2, seed=1)
    question = match.pending[0]
    if spec not in ("hard", "expert"):
        assert make(spec, game, 1)(knowledge(match, question.seat)) in question.by_id
    else:
        make(spec, game, 1)


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "nobody",
        "search",
        "search:",
        "search:0ms",
        "search:-1i",
        "search:5",
        "search:1000000ms",
        "rollouts",
        "rollouts-hand:5i",
        "greedy:",
        "greedy:1000",
        "search:5ms,greedy",
        "RANDOM",
        "random:1",
        "search:5\n",
    ],
)
def test_any_other_name_is_refused_with_the_names_there_are(spec: str) -> None:
    with pytest.raises(BadOptions, match="search:200ms"):
        make(spec, "import-export", 1)


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(BadOptions):
        make("greedy", "chess", 1)


def test_experts_compare_options_with_a_net_of_their_own() -> None:
    expert, hard = make("expert", "maritime-silk-road", 1), make("hard", "maritime-silk-road", 1)
    assert isinstance(expert, Rollouts)
    assert isinstance(hard, Search)
    if FAST:
        assert expert.evaluator is EXPERTS["maritime-silk-road"]
        assert hard.evaluator is LEARNED["maritime-silk-road"]
    assert isinstance(make("expert", "import-export", 1), Search)


def test_a_level_takes_the_same_time_in_every_game() -> None:
    for level, game in BETTER:
        assert level in LEVELS
        assert game in GAMES
    for level in LEVELS:
        assert {thinking_time(spec_of(level, game)) for game in GAMES} == {thinking_time(level)}
