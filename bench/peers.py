"""The same measurements of other people's engines: random legal play, copies, searches.

A decision is a choice by a player; chance moves are played but not counted. A library is imported
when its measurement runs, so that a missing one costs only its own rows.
"""

from __future__ import annotations

import copy
import logging
import warnings
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from random import Random
from typing import Any

from timing import Result, micros, rate

SIMULATIONS = 100
"""Per search."""

# -- OpenSpiel: games in C++, every move made from Python


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    for outcome, share in outcomes:
        left -= share
        if left < 0:
            return outcome
    return outcomes[-1][0]  # the shares add up to a little less than 1


class Spiel:
    def __init__(self, game: str, players: int, seed: int) -> None:
        named = f"{game}(players={players})" if game == "hanabi" else game
        self.game = import_module("pyspiel").load_game(named)
        self.chance = Random(seed).random

    def play(self, most: int = -1) -> tuple[Any, int]:
        """Play a new game to the end or for `most` decisions; returns it and their number."""
        state, chance, done = self.game.new_initial_state(), self.chance, 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), chance()))
            elif done == most:
                break
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                done += 1
        return state, done

    def partway(self) -> Any:
        """A state halfway through an average game, with something to decide."""
        half = sum(self.play()[1] for _ in range(20)) // 40
        while True:
            state, _ = self.play(half)
            if not state.is_terminal() and len(state.legal_actions()) > 1:
                return state


def openspiel(game: str, players: int, seed: int, seconds: float) -> Result:
    spiel = Spiel(game, players, seed)
    return rate(lambda: spiel.play()[1], seconds)


def openspiel_copy(game: str, players: int, seed: int, seconds: float) -> Result:
    return micros(Spiel(game, players, seed).partway().clone, seconds)


def openspiel_ismcts(game: str, players: int, seed: int, seconds: float) -> Result:
    """OpenSpiel's search in Python, with one random playout per simulation."""
    spiel = Spiel(game, players, seed)
    evaluator = import_module("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator()
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    bot, state = ismcts.ISMCTSBot(spiel.game, evaluator, 2.0, SIMULATIONS), spiel.partway()

    def play() -> int:
        bot.step(state)
        return SIMULATIONS

    return rate(play, seconds)


# -- RLCard: its games without the encoding of observations


class RawCards:
    def __init__(self, game: str, seed: int) -> None:
        self.env = import_module("rlcard").make(game, config={"seed": seed})
        self.chance = Random(seed).random

    def play(self, most: int = -1) -> int:
        env, chance, done = self.env, self.chance, 0
        env.game.init_game()
        while done != most and not env.game.is_over():
            ids = list(env._get_legal_actions())
            env.game.step(env._decode_action(ids[int(chance() * len(ids))]))
            done += 1
        return done


def rlcard(game: str, players: int, seed: int, seconds: float) -> Result:
    return rate(RawCards(game, seed).play, seconds)


def rlcard_copy(game: str, players: int, seed: int, seconds: float) -> Result:
    cards = RawCards(game, seed)
    cards.play(cards.play() // 2)
    return micros(lambda: copy.deepcopy(cards.env.game), seconds)


# -- PettingZoo: one classic game through its turn-based interface


def pettingzoo(game: str, players: int, seed: int, seconds: float) -> Result:
    warnings.simplefilter("ignore")
    flatnonzero = import_module("numpy").flatnonzero
    env, chance = import_module(f"pettingzoo.classic.{game}").env(), Random(seed).random
    env.reset(seed=seed)

    def play() -> int:
        env.reset()
        done = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = flatnonzero(observation["action_mask"])
            env.step(int(actions[int(chance() * len(actions))]))
            done += 1
        return done

    return rate(play, seconds)


# -- pyminion: Dominion with the 26 cards of its base set

Cards = list[Any]


class Dabbler:
    """Answers everything that pyminion asks, at random."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.decisions = 0

    def one(self, cards: Cards, forced: bool) -> Any:
        self.decisions += 1
        at = int(self.chance.random() * (len(cards) + (not forced)))
        return cards[at] if at < len(cards) else None

    def some(self, cards: Cards, least: int, most: int) -> Cards:
        self.decisions += 1
        most = len(cards) if most < 0 else min(most, len(cards))
        return self.chance.sample(cards, self.chance.randint(min(least, most), most))

    def action_phase_decision(self, valid_actions: Cards, player: Any, game: Any) -> Any:
        return self.one(valid_actions, forced=False)

    def treasure_phase_decision(self, valid_treasures: Cards, player: Any, game: Any) -> Cards:
        self.decisions += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards: Cards, player: Any, game: Any) -> Any:
        return self.one(valid_cards, forced=False)

    def multi_play_decision(self, valid_cards: Cards, required: bool = True, **_: Any) -> Any:
        return self.one(valid_cards, required)

    def binary_decision(self, *_: Any, **__: Any) -> bool:
        self.decisions += 1
        return self.chance.random() < 0.5

    def discard_decision(
        self, valid_cards: Cards, min_num_discard: int = 0, max_num_discard: int = -1, **_: Any
    ) -> Cards:
        return self.some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self, valid_cards: Cards, min_num_trash: int = 0, max_num_trash: int = -1, **_: Any
    ) -> Cards:
        return self.some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self, valid_cards: Cards, min_num_gain: int = 0, max_num_gain: int = -1, **_: Any
    ) -> Cards:
        return self.some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self, valid_cards: Cards, min_num_topdeck: int = 0, max_num_topdeck: int = -1, **_: Any
    ) -> Cards:
        return self.some(valid_cards, min_num_topdeck, max_num_topdeck)


def dominion(players: int, dabbler: Dabbler) -> Any:
    """A new game."""
    cards = import_module("pyminion.expansions.base").base_set
    player = import_module("pyminion.player").Player
    seats = [player(dabbler, player_id=str(seat)) for seat in range(players)]
    return import_module("pyminion.game").Game(seats, [cards], log_stdout=False)


def pyminion(game: str, players: int, seed: int, seconds: float) -> Result:
    import_module("random").seed(seed)  # its shuffles
    dabbler = Dabbler(seed)

    def play() -> int:
        before = dabbler.decisions
        with suppress(AssertionError):  # one game in a thousand: Remodel with an empty hand
            dominion(players, dabbler).play()
        return dabbler.decisions - before

    return rate(play, seconds)


def pyminion_quiet(game: str, players: int, seed: int, seconds: float) -> Result:
    """pyminion writes a log that nobody reads, even when told not to; this measures it without."""
    logging.disable()
    return pyminion(game, players, seed, seconds)


def pyminion_copy(game: str, players: int, seed: int, seconds: float) -> Result:
    match = dominion(players, Dabbler(seed))
    match.start()
    for _ in range(10):
        for player in match.players:
            player.take_turn(match)
    return micros(lambda: copy.deepcopy(match), seconds)


MEASURES: dict[str, Callable[[str, int, int, float], Result]] = {
    "openspiel": openspiel,
    "openspiel-copy": openspiel_copy,
    "openspiel-ismcts": openspiel_ismcts,
    "rlcard": rlcard,
    "rlcard-copy": rlcard_copy,
    "pettingzoo": pettingzoo,
    "pyminion": pyminion,
    "pyminion-quiet": pyminion_quiet,
    "pyminion-copy": pyminion_copy,
}
