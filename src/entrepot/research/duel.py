"""OpenSpiel's information-set search as a bot at our tables: Knowledge in, an option id out.

It gets what our own search gets: worlds that fit what the seat knows, and a time for each decision.
"""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from entrepot.bots import Bot, Knowledge
from entrepot.kernel.match import Match
from entrepot.kernel.record import SEEDS
from entrepot.research import openspiel
from entrepot.research.sitting import Sitting, seal

EXPLORATION = 1.4
"""OpenSpiel's examples use about the square root of 2 for rewards between -1 and 1."""


def bot(milliseconds: int, seed: int) -> Bot:
    """A bot for one seat; it thinks this long about each decision, however many words it has."""
    return Clocked(milliseconds, seed).choose


class Clocked:
    """`evaluator` is OpenSpiel's kind (evaluate, prior); random play to the end by default."""

    least = 2
    """Simulations of each decision; the first one only opens the root."""

    def __init__(
        self, milliseconds: int, seed: int, exploration: float = EXPLORATION, evaluator: Any = None
    ) -> None:
        self.seconds, self.exploration = milliseconds / 1000, exploration
        self.chance = np.random.RandomState(seed % 2**32)
        self.evaluator = evaluator or openspiel.Playouts(seed)
        self.simulations = 0
        """Of the last decision."""

    def choose(self, knowledge: Knowledge) -> str:
        """Search from the open question until time is up, then go down the tree to an option."""
        until = perf_counter() + self.seconds
        seat = knowledge.question.seat
        world = self._world(knowledge, seat)
        only = world.match.question(seat)
        assert only is not None
        if len(only.by_id) == 1:
            return next(iter(only.by_id))
        game = game_of(world.match)
        state = game.state_at(world)
        search = ISMCTSBot(
            game, self.evaluator, self.exploration, max_simulations=1, random_state=self.chance
        )
        search.create_new_node(state)
        self.simulations = 0
        while self.simulations < self.least or perf_counter() < until:
            search.run_simulation(game.state_at(self._world(knowledge, seat)))
            self.simulations += 1
        return self._best(search, state)

    def _world(self, knowledge: Knowledge, seat: int) -> Sitting:
        """Seats before this one that are also asked for a sealed answer give a random one."""
        seed = int(self.chance.randint(SEEDS, dtype=np.int64))
        match = knowledge.sample(seed)
        before = takewhile(lambda other: other != seat, [q.seat for q in match.pending])
        seal(match, list(before), Random(seed))
        return Sitting(match)

    def _best(self, search: ISMCTSBot, state: openspiel.TableState) -> str:
        """Word by word, the most visited; any word where the search never went."""
        while True:
            assert state.at is not None
            node = search.lookup_node(state)
            if node is not None and node.child_info:
                visits = {word: child.visits for word, child in node.child_info.items()}
                best = [word for word, count in visits.items() if count == max(visits.values())]
            else:
                best = state.legal_actions()
            word = int(best[self.chance.randint(len(best))])
            option = state.at.sitting.settles(word)
            if option is not None:
                return option
            state.apply_action(word)


def game_of(match: Match) -> openspiel.TableGame:
    """OpenSpiel's game of a match; states in mid-game need only the game and players."""
    name = next(name for name, (game, _) in openspiel.GAMES.items() if game == match.game)
    return loaded(name, match.players)


@cache
def loaded(name: str, players: int) -> openspiel.TableGame:
    game: openspiel.TableGame = pyspiel.load_game(name, {"players": players})
    return game
