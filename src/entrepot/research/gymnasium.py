"""One seat against bots, for Gymnasium; importing this registers the environments.

`gymnasium.make("entrepot/ImportExport-v0", players=3, opponents=["greedy", "search:50ms"])`
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import entrepot
from entrepot import BadOptions
from entrepot.bots import Bot, knowledge
from entrepot.kernel.record import SEEDS
from entrepot.research import arrays
from entrepot.research.sitting import Sitting, final_rewards, told

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
        """Until the agent alone is asked. Sealed answers stay sealed, whoever gives them first."""
        match = self.sitting.match
        if all(question.seat == self.seat for question in match.pending):
            return
        while others := [q.seat for q in match.pending if q.seat != self.seat]:
            match.answer(others[0], self.bots[others[0]](knowledge(match, others[0])))
        self.sitting = Sitting(match, alone=True)

    def _observed(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        info = {"action_mask": arrays.mask(self.sitting, self.seat)}
        return arrays.observation(self.sitting, self.seat), info

    def render(self) -> str | None:
        """What happened since the last time, as the agent's seat is told it."""
        if self.render_mode != "ansi":
            return None
        text, self.shown = told(self.sitting.match, self.seat, self.shown)
        return text


GAMES = {
    "entrepot/ImportExport-v0": "import-export",
    "entrepot/MaritimeSilkRoad-v0": "maritime-silk-road",
}

for _id, _game in GAMES.items():
    gymnasium.register(_id, f"{__name__}:AgainstBots", kwargs={"game": _game})
