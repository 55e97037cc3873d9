"""A table of either game as a PettingZoo environment: one agent for each seat."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import entrepot
from entrepot.kernel.record import SEEDS
from entrepot.research import arrays
from entrepot.research.sitting import Sitting, final_rewards, told


class TableEnv(AECEnv[str, dict[str, Any], int], EzPickle):
    """A step is one word of an answer; rewards come at the end, and scores in the infos."""

    game: str

    def __init__(
        self, players: int, seed: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        EzPickle.__init__(self, players, seed, render_mode, **options)
        super().__init__()
        self.players, self.options, self.render_mode = players, options, render_mode
        self.chance = Random(seed)
        entrepot.new(self.game, players, 0, **options)  # what can't be set up is refused at once
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        words = arrays.actions(self.game)
        self.action_spaces = {agent: spaces.Discrete(words) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": arrays.box(self.game, players),
                    "action_mask": spaces.Box(0, 1, (words,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = Random(seed)
        match = entrepot.new(self.game, self.players, self.chance.randrange(SEEDS), **self.options)
        self.sitting = Sitting(match, alone=True)
        self.shown = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.sitting.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        return {
            "observation": arrays.observation(self.sitting, seat),
            "action_mask": arrays.mask(self.sitting, seat),
        }

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.sitting = self.sitting.say(int(action))
        self._cumulative_rewards[agent] = 0.0
        match = self.sitting.match
        if match.over:
            given = zip(self.possible_agents, final_rewards(match), match.scores, strict=True)
            for each, reward, score in given:
                self.rewards[each] = reward
                self.terminations[each] = True
                self.infos[each] = {"score": score.total, "score_by": score.by}
        else:
            self.agent_selection = self.possible_agents[self.sitting.actor]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What happened since the last time, as a spectator is told it."""
        if self.render_mode != "ansi":
            return None
        text, self.shown = told(self.sitting.match, None, self.shown)
        return text

    def close(self) -> None:
        pass


def wrapped(env: TableEnv) -> Any:
    """As PettingZoo's own games are: whoever says an illegal word loses, and the game ends."""
    ended = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))
