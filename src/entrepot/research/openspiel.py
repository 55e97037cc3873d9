"""Both games for OpenSpiel; importing this registers them.

`pyspiel.load_game("python_import_export(players=3,sets=base+jutaku,target=60)")`

Chance comes first: one chance node picks the deal, and with it all that chance decides later. A
player learns only what the rules reveal, and `resample_from_infostate` deals the rest anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

import entrepot
from entrepot.kernel.choice import Choice
from entrepot.kernel.errors import BadOptions
from entrepot.kernel.record import SEEDS
from entrepot.research import arrays
from entrepot.research.history import EVENT_NUMBERS, RECENT, Moment, recent
from entrepot.research.sitting import CODES, NOBODY, Sitting, final_rewards, rewards

DEALS = 4096
"""How many deals the chance node chooses from, unless the parameter `deals` says otherwise."""
LONGEST = 100_000
"""More words than any game has; the rules set no limit."""

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "python_import_export": (
        "import-export",
        {"sets": "base", "target": 50, "closed_hands": False},
    ),
    "python_maritime_silk_road": ("maritime-silk-road", {"show_coins": False}),
}
"""OpenSpiel's name of a game: ours, and its parameters besides players, deals and seed."""


def game_type(name: str) -> Any:
    game, parameters = GAMES[name]
    least, most = entrepot.GAMES[game].seats
    return pyspiel.GameType(
        short_name=name,
        long_name=entrepot.text.say(f"{game}-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS, "seed": 0, **parameters},
    )


class TableGame(pyspiel.Game):
    name: str
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game, defaults = GAMES[self.name]
        self.players = int(given.get("players", 2))
        self.deals = int(given.get("deals", DEALS))
        self.seed = int(given.get("seed", 0))
        self.options = {key: given.get(key, value) for key, value in defaults.items()}
        if "sets" in self.options:
            self.options["sets"] = self.options["sets"].split("+")
        entrepot.new(self.game, self.players, self.seed, **self.options)  # refuses bad options
        info = pyspiel.GameInfo(
            num_distinct_actions=arrays.actions(self.game),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def state_at(self, sitting: Sitting) -> TableState:
        """A state that begins in the middle of a match; it has no history."""
        state = TableState(self)
        state.at = Moment(sitting)
        return state

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class TableState(pyspiel.State):
    """A moment of a match; before the deal there is none.

    `at` is replaced, never changed, so that a clone may share it.
    """

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.at: Moment | None = None

    def current_player(self) -> int:
        if self.at is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.at.sitting.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor == NOBODY else actor

    def _legal_actions(self, player: int) -> list[int]:
        if self.at is None or player != self.at.sitting.actor:
            return []
        return self.at.sitting.words

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.at is None:
            g = self.get_game()
            match = entrepot.new(g.game, g.players, (g.seed + action) % SEEDS, **g.options)
            self.at = Moment(Sitting(match))
        else:
            self.at = self.at.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        word: str = CODES[self.get_game().game].VOCABULARY[action]
        return word

    def is_terminal(self) -> bool:
        return self.at is not None and self.at.sitting.actor == NOBODY

    def returns(self) -> list[float]:
        if self.at is None:
            return [0.0] * self.get_game().players
        return final_rewards(self.at.sitting.match)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "" if self.at is None else self.at.remembered(seat)

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return "" if self.at is None else self.at.seen(seat)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that this player can't tell from this one; its history stays the real one."""
        state: TableState = self.clone()
        if self.at is not None:
            state.at = self.at.imagined(player, int(sampler() * SEEDS))
        return state

    def __str__(self) -> str:
        if self.at is None:
            return "deal"
        said = [CODES[self.at.sitting.match.game].VOCABULARY[w] for w in self.at.sitting.said]
        return json.dumps([self.at.sitting.match.record()["answers"], said])


class Observer:
    """What OpenSpiel asks for tensors and strings; without private information, a spectator's."""

    def __init__(self, game: TableGame, kind: Any, params: Any) -> None:
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOptions("bad-observer", wanted=str(params or kind.private_info)[:80])
        self.recalls = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.size = arrays.size(game.game, game.players)
        events = RECENT * EVENT_NUMBERS if self.recalls else 0
        self.tensor: NDArray[np.float32] = np.zeros(self.size + events, np.float32)
        self.dict = {
            part.name: self.tensor[part.offset : part.offset + part.length]
            for part in arrays.layout(game.game, game.players)
        }
        if self.recalls:
            self.dict["events"] = self.tensor[self.size :].reshape(RECENT, EVENT_NUMBERS)

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor.fill(0)
        if state.at is None or not self.private:
            return
        self.tensor[: self.size] = arrays.observation(state.at.sitting, player)
        if self.recalls:
            self.tensor[self.size :] = recent(state.at.sitting.match, player)

    def string_from(self, state: TableState, player: int) -> str:
        if state.at is None:
            return ""
        seat = player if self.private else None
        return state.at.remembered(seat) if self.recalls else state.at.seen(seat)


class Playouts:
    """An evaluator for OpenSpiel's searches: random play to the end, by our own fast rollout."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)

    def evaluate(self, state: TableState) -> NDArray[np.float64]:
        assert state.at is not None
        sitting = state.at.sitting
        if sitting.said:
            options = list(sitting.options.values())
            sitting = sitting.answer(self.chance.choice(options))
        match = sitting.match
        end = match.rollout(self._any)
        return np.array(rewards(match.game, end, match.players))

    def _any(self, table: Any, seat: int, kind: str, choices: list[Choice]) -> Choice:
        return choices[int(self.chance.random() * len(choices))]

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        words = state.legal_actions()
        return [(word, 1 / len(words)) for word in words]


class ImportExportGame(TableGame):
    name = "python_import_export"
    type = game_type("python_import_export")


class MaritimeSilkRoadGame(TableGame):
    name = "python_maritime_silk_road"
    type = game_type("python_maritime_silk_road")


for _game in (ImportExportGame, MaritimeSilkRoadGame):
    pyspiel.register_game(_game.type, _game)
