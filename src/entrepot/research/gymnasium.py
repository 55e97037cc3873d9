"""One seat against bots, for Gymnasium; importing this registers the environments.

`gymnasium.make("entrepot/ImportExport-v0", players=3, opponents=["greedy", "search:50ms"])`
`gymnasium.make_vec("entrepot/ImportExport-v0", 256, "vector_entry_point", players=3)`
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import entrepot
from entrepot import BadOptions
from entrepot.bots import Bot
from entrepot.kernel.record import SEEDS
from entrepot.research import arrays
from entrepot.research.sitting import Sitting, final_rewards, let_bots_answer, told
from entrepot.research.vector import Many

ILLEGAL = -1.0
"""The reward of an illegal word, which ends the episode: the game is lost."""


class AgainstBots(gymnasium.Env[NDArray[np.float32], SupportsInt]):
    """The agent has one seat. A step is one word of its answer; the bots answer in between."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents`: one bot for all other seats, or one for each, clockwise from the agent's."""
        entrepot.new(game, players, 0, **options)  # what can't be set up is refused at once
        specs = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if not 0 <= seat < players or len(specs) != players - 1:
            raise BadOptions("wrong-opponents", seat=seat, others=players - 1)
        self.game, self.players, self.seat, self.options = game, players, seat, options
        self.specs, self.render_mode = specs, render_mode
        self.action_space = spaces.Discrete(arrays.actions(game))
        self.observation_space = arrays.box(game, players)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        from entrepot.bots.levels import make

        super().reset(seed=seed)
        seeds = [int(number) for number in self.np_random.integers(SEEDS, size=self.players)]
        match = entrepot.new(self.game, self.players, seeds[0], **self.options)
        self.bots: dict[int, Bot] = {
            (self.seat + place) % self.players: make(spec, self.game, number)
            for place, (spec, number) in enumerate(zip(self.specs, seeds[1:], strict=True), 1)
        }
        self.shown = 0
        self.sitting = Sitting(match, alone=True)
        self._let_bots_answer()
        return self._observed()

    def step(
        self, action: SupportsInt
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if int(action) not in self.sitting.words:
            array, info = self._observed()
            return array, ILLEGAL, True, False, {**info, "illegal": True}
        self.sitting = self.sitting.say(int(action))
        self._let_bots_answer()
        array, info = self._observed()
        match = self.sitting.match
        if match.over:
            info["score"] = match.scores[self.seat].total
            info["scores"] = [score.total for score in match.scores]
        return array, final_rewards(match)[self.seat], match.over, False, info

    def _let_bots_answer(self) -> None:
        match = self.sitting.match
        if any(question.seat != self.seat for question in match.pending):
            let_bots_answer(match, self.seat, self.bots)
            self.sitting = Sitting(match, alone=True)

    def _observed(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        info: dict[str, Any] = {"action_mask": arrays.mask(self.sitting, self.seat)}
        return arrays.observation(self.sitting, self.seat), info

    def render(self) -> str | None:
        """What happened since the last time, as the agent's seat is told it."""
        if self.render_mode != "ansi":
            return None
        text, self.shown = told(self.sitting.match, self.seat, self.shown)
        return text


class VectorAgainstBots(gymnasium.vector.VectorEnv):
    """Many games at once (`vector.Many`), as Gymnasium sees them.

    The agent has one seat in each: in game number n the seat n, counted around the table. Without
    `opponents` it has all seats, one after another: an observation is that of the seat to move, a
    reward that of the seat that moved.

    Infos have the `action_mask`, the `seat` to move, `rewards` of all seats, and `final_obs` of the
    games that ended.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        opponents: str | None = "random",
        processes: int = 1,
        **options: Any,
    ) -> None:
        self.many = Many(game, num_envs, players, None, opponents, processes, **options)
        self.num_envs = num_envs
        self.single_action_space = spaces.Discrete(arrays.actions(game))
        self.single_observation_space = arrays.box(game, players)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        rows = self.many.reset(seed)
        return rows.observation.copy(), {"action_mask": rows.mask.copy(), "seat": rows.seat.copy()}

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, ...]:
        """An illegal word is refused: it changes nothing in any game."""
        seats = self.many.rows.seat.copy()
        rows = self.many.step(actions)
        info: dict[str, Any] = {"action_mask": rows.mask.copy(), "seat": rows.seat.copy()}
        ended = rows.done.copy()
        if ended.any():
            info["rewards"], info["_final_obs"] = rows.reward.copy(), ended
            info["final_obs"] = np.full(self.num_envs, None, object)
            for number in np.flatnonzero(ended):
                info["final_obs"][number] = rows.final[number].copy()
        reward = rows.reward[np.arange(self.num_envs), seats].astype(np.float64)
        return rows.observation.copy(), reward, ended, np.zeros_like(ended), info

    def close_extras(self, **words: Any) -> None:
        self.many.close()


GAMES = {
    "entrepot/ImportExport-v0": "import-export",
    "entrepot/MaritimeSilkRoad-v0": "maritime-silk-road",
}

for _id, _game in GAMES.items():
    gymnasium.register(
        _id,
        f"{__name__}:AgainstBots",
        kwargs={"game": _game},
        vector_entry_point=f"{__name__}:VectorAgainstBots",
    )
