"""One seat against bots, for Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import entrepot
from entrepot.bots import Knowledge, levels, random
from entrepot.import_export.choices import Bid, Pass
from entrepot.research import gymnasium as ours
from entrepot.research.sitting import Sitting

TABLES = [
    pytest.param("entrepot/ImportExport-v0", {"players": 4, "seat": 2}, id="import-export"),
    pytest.param("entrepot/MaritimeSilkRoad-v0", {"render_mode": "ansi"}, id="silk-road"),
]


@pytest.mark.parametrize(("id", "options"), TABLES)
def test_gymnasiums_own_test_finds_nothing(id: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(id, **options).unwrapped, skip_render_check=True)


def played(env: Any, seed: int) -> tuple[float, dict[str, Any], list[int]]:
    """A random game to its end: the last reward and info, and how many words could be said."""
    observation, info = env.reset(seed=seed)
    chance, over, counts, reward = np.random.RandomState(seed), False, [], 0.0
    while not over:
        assert reward == 0
        assert observation in env.observation_space
        words = np.flatnonzero(info["action_mask"])
        counts.append(len(words))
        observation, reward, over, truncated, info = env.step(chance.choice(words))
        assert not truncated
    del info["action_mask"]
    return reward, info, counts


@pytest.mark.parametrize(("id", "options"), TABLES)
def test_the_agent_is_asked_till_the_end_and_rewarded_as_its_seat(
    id: str, options: dict[str, Any]
) -> None:
    env = gymnasium.make(id, **options)
    reward, info, counts = played(env, 1)
    match = env.unwrapped.sitting.match
    seat = options.get("seat", 0)
    assert match.over
    assert min(counts) > 0
    assert (reward > 0) == (seat in match.winners)
    assert info["score"] == match.scores[seat].total == info["scores"][seat]


@pytest.mark.parametrize(("id", "options"), TABLES)
def test_a_seed_repeats_a_game_with_its_bots(id: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(id, **options)
    assert played(env, 4) == played(env, 4)


def test_opponents_sit_clockwise_from_the_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def make(spec: str, game: str, seed: int) -> Any:
        bot = random.bot(seed)

        def choose(knowledge: Knowledge) -> str:
            asked.append((spec, knowledge.question.seat))
            return bot(knowledge)

        return choose

    monkeypatch.setattr(levels, "make", make)
    env = gymnasium.make(
        "entrepot/MaritimeSilkRoad-v0", players=3, seat=1, opponents=["next", "last"]
    )
    played(env, 2)
    assert set(asked) == {("next", 2), ("last", 0)}


@pytest.mark.parametrize("options", [{"seat": 2}, {"seat": -1}, {"opponents": ["random"] * 2}])
def test_opponents_that_do_not_fit_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(entrepot.BadOptions):
        ours.AgainstBots("maritime-silk-road", players=2, **options)


def test_an_illegal_word_ends_the_episode_with_a_loss() -> None:
    env = gymnasium.make("entrepot/ImportExport-v0")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(0)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)


def test_the_agent_bids_without_knowing_the_others_bids() -> None:
    """Bots answer sealed questions first; the agent's observation is the same whatever they bid."""
    env = ours.AgainstBots("import-export", players=2)
    for seed in range(40):
        _, info = env.reset(seed=seed)
        chance, over = np.random.RandomState(seed), False
        while not over:
            match = env.sitting.match
            if match.state.sealed and not env.sitting.said:
                seen, mask = env._observed()
                other = match.copy()
                choice = other.state.sealed[1]
                other.state.sealed[1] = Pass() if choice != Pass() else Bid(0)
                env.sitting = Sitting(other)
                again = env._observed()
                assert np.array_equal(seen, again[0])
                assert np.array_equal(mask["action_mask"], again[1]["action_mask"])
                return
            _, _, over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
    raise AssertionError


def test_render_tells_what_the_agents_seat_is_told() -> None:
    env = gymnasium.make("entrepot/MaritimeSilkRoad-v0", render_mode="ansi")
    env.reset(seed=3)
    match = env.unwrapped.sitting.match
    told = [entrepot.text.event(event, match.game) for event in match.events(0)]
    assert env.render().splitlines() == told
    assert env.render() == ""
