"""Bots by name."""

from __future__ import annotations

import pytest

import entrepot
from entrepot import BadOptions
from entrepot.bots import knowledge
from entrepot.bots.levels import EXPERTS, LEARNED, LEVELS, make, thinking_time
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
        "expert:5ms",
        "expert:5i",
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
        "expert:",
        "expert-hand:5i",
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


def test_experts_think_in_their_own_way_with_nets_of_their_own() -> None:
    assert isinstance(make("expert", "import-export", 1), Search)
    assert isinstance(make("expert", "maritime-silk-road", 1), Rollouts)
    for game in GAMES:
        expert, hard = make("expert", game, 1), make("hard", game, 1)
        assert isinstance(expert, Search | Rollouts)
        assert isinstance(hard, Search)
        if FAST:
            assert expert.evaluator is EXPERTS[game][1]
            assert hard.evaluator is LEARNED[game]


def test_a_level_says_how_long_it_thinks() -> None:
    assert [thinking_time(level) for level in LEVELS] == [0.0, 0.0, 0.1, 1.0]
