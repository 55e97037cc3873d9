"""A table of either game as a PettingZoo environment: one agent for each seat."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

import entrepot
from entrepot.kernel.errors import IllegalAnswer
from entrepot.kernel.record import SEEDS
from entrepot.research import arrays
from entrepot.research.sitting import NOBODY, Sitting, final_rewards, told

ILLEGAL = -1.0
"""The reward of an illegal word, which ends the game."""


class TableEnv(AECEnv[str, dict[str, Any], int], EzPickle):
    """A step is one word of an answer; rewards come at the end, and scores in the infos.

    It makes the checks that PettingZoo's games leave to wrappers: those take longer than a step.
    """

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
        if not hasattr(self, "sitting"):
            EnvLogger.error_observe_before_reset()
        seat = self.seats[agent]
        return {
            "observation": arrays.observation(self.sitting, seat),
            "action_mask": arrays.mask(self.sitting, seat),
        }

    def step(self, action: int | None) -> None:
        if not self.agents:
            if not hasattr(self, "sitting"):
                EnvLogger.error_step_before_reset()
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.sitting = self.sitting.say(-1 if action is None else int(action))
        except IllegalAnswer:
            EnvLogger.warn_on_illegal_move()
            self._end({each: ILLEGAL * (each == agent) for each in self.agents})
            return
        if self.sitting.actor == NOBODY:
            match = self.sitting.match
            self._end(dict(zip(self.agents, final_rewards(match), strict=True)))
            for each, score in zip(self.possible_agents, match.scores, strict=True):
                self.infos[each] = {"score": score.total, "score_by": score.by}
        else:
            self.agent_selection = self.possible_agents[self.sitting.actor]

    def _end(self, rewards: dict[str, float]) -> None:
        """Only here are there rewards."""
        self.rewards, self._cumulative_rewards = rewards, dict(rewards)
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """What happened since the last time, as a spectator is told it."""
        if self.render_mode != "ansi":
            return None
        text, self.shown = told(self.sitting.match, None, self.shown)
        return text

    def close(self) -> None:
        pass
