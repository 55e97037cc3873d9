"""Both games as PettingZoo environments."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import entrepot
from entrepot.research.pettingzoo import import_export_v0, maritime_silk_road_v0
from entrepot.research.pettingzoo.table import TableEnv
from entrepot.research.sitting import Sitting
from kit.games import ALL_SETS, short_or_nightly

TABLES = [
    pytest.param(import_export_v0, {"players": 2, **dict(ALL_SETS)}, id="import-export-2"),
    pytest.param(import_export_v0, {"players": 5, "target": 60}, id="import-export-5"),
    pytest.param(maritime_silk_road_v0, {}, id="silk-road-2"),
    pytest.param(maritime_silk_road_v0, {"players": 4, "show_coins": True}, id="silk-road-4"),
]

# PettingZoo allows dictionaries of observation and mask, but it warns unless it knows the name.
ABOUT_DICTIONARIES = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces",
]


@pytest.mark.filterwarnings(*ABOUT_DICTIONARIES)
@pytest.mark.parametrize(("module", "options"), TABLES)
def test_pettingzoos_own_test_finds_nothing(module: Any, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=short_or_nightly(150, 1000))


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_a_seed_repeats_a_game(module: Any, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), short_or_nightly(60, 500))


def played(env: Any, seed: int) -> tuple[dict[str, float], dict[str, Any], Any]:
    """A random game to its end: rewards and infos by agent, and the table."""
    env.reset(seed=seed)
    chance = np.random.RandomState(seed)
    rewards: dict[str, float] = {}
    infos: dict[str, Any] = {}
    table = env.unwrapped
    for agent in env.agent_iter():
        observation, reward, termination, _, info = env.last()
        if termination:
            rewards[agent], infos[agent] = reward, info
            env.step(None)
        else:
            assert reward == 0
            env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
    return rewards, infos, table


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_rewards_and_scores_are_those_of_the_match(module: Any, options: dict[str, Any]) -> None:
    rewards, infos, table = played(module.env(**options), 1)
    match = table.sitting.match
    assert match.over
    assert set(rewards) == set(table.possible_agents)
    for seat, agent in enumerate(table.possible_agents):
        assert (rewards[agent] > 0) == (seat in match.winners)
        assert infos[agent]["score"] == match.scores[seat].total
    assert sum(rewards.values()) == pytest.approx(0)


def test_an_illegal_word_loses_and_ends_the_game(capfd: pytest.CaptureFixture[str]) -> None:
    env = maritime_silk_road_v0.env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    rewards = {}
    for each in env.agent_iter():
        _, reward, termination, _, _ = env.last()
        assert termination
        rewards[each] = reward
        env.step(None)
    assert rewards == {**dict.fromkeys(rewards, 0), agent: -1}
    assert len(rewards) == 3


def test_only_the_agent_who_is_asked_has_actions() -> None:
    env = import_export_v0.env(players=3)
    env.reset(seed=2)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)


def test_what_can_not_be_set_up_is_refused_at_once() -> None:
    with pytest.raises(entrepot.BadOptions):
        import_export_v0.env(players=7)
    with pytest.raises(entrepot.EntrepotError):
        maritime_silk_road_v0.env(sets=["base"])


def test_games_differ_unless_seeded_and_repeat_when_seeded_once() -> None:
    def seeds(env: TableEnv) -> list[int | str]:
        found = list[int | str]()
        for _ in range(3):
            env.reset()
            found.append(env.sitting.match.seed)
        return found

    one, same = (seeds(maritime_silk_road_v0.raw_env(2, seed=5)) for _ in range(2))
    assert one == same
    assert len(set(one)) == 3
    assert seeds(maritime_silk_road_v0.raw_env(2)) != one


def test_a_copy_of_a_sitting_is_played_by_itself() -> None:
    sitting = Sitting(entrepot.new("import-export", 2, 5), alone=True)
    for _ in range(30):
        sitting = sitting.say(sitting.words[0])
    other, answers = copy.deepcopy(sitting), sitting.match.answers
    for _ in range(30):
        other = other.say(other.words[-1])
    assert sitting.match.answers == answers
    assert other.match.answers[: len(answers)] == answers != other.match.answers


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(import_export_v0.raw_env(3, seed=5, target=60)))
    env.reset()
    assert (env.players, env.sitting.match.options.target) == (3, 60)


def test_render_tells_each_event_once_and_no_secrets() -> None:
    env = maritime_silk_road_v0.env(render_mode="ansi")
    env.reset(seed=3)
    match = env.unwrapped.sitting.match
    first = str(env.render())
    expected = [entrepot.text.event(event, match.game) for event in match.events(None)]
    assert first.splitlines() == expected
    assert env.render() == ""
    assert maritime_silk_road_v0.raw_env(2).render() is None
