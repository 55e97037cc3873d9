"""Measurements of Entrepôt. The import path decides which build is measured."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import count
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import entrepot
from catalogue import LONG_OPTIONS, OPTIONS
from entrepot.kernel import match as matches
from entrepot.kernel.match import Match
from entrepot.kernel.table import copied
from timing import Result, Watch, micros, rate

SIMULATIONS = 100
"""Per search."""
GAMES = 256
"""At once."""

Chance = Callable[[], float]


def compiled() -> bool:
    return not str(matches.__file__).endswith(".py")


def new(game: str, players: int, seed: int) -> Match:
    return entrepot.new(game, players, seed, **OPTIONS[game])


def play_on(match: Match, chance: Chance, most: int = -1, look: bool = False) -> int:
    """Answer at random through the public API, `most` times or to the end; returns how often."""
    done = 0
    while done != most and not match.over:
        question = match.pending[0]
        if look:
            match.view(question.seat)
        ids = list(question.by_id)
        match.answer(question.seat, ids[int(chance() * len(ids))])
        done += 1
    return done


def partway(game: str, players: int, seed: int, share: float = 0.5) -> Match:
    """A randomly played match that is this far through its decisions."""
    decisions = play_on(new(game, players, seed), Random(seed).random)
    match = new(game, players, seed)
    play_on(match, Random(seed).random, int(decisions * share))
    return match


def rollout(game: str, players: int, seed: int, seconds: float) -> Result:
    chance, seeds, decisions = Random(seed).random, count(seed), 0

    def policy(table: Any, seat: int, kind: str, choices: list[Any]) -> Any:
        nonlocal decisions
        decisions += 1
        return choices[int(chance() * len(choices))]

    def play() -> int:
        before = decisions
        new(game, players, next(seeds)).rollout(policy)
        return decisions - before

    return rate(play, seconds)


def live(game: str, players: int, seed: int, seconds: float) -> Result:
    chance, seeds = Random(seed).random, count(seed)
    return rate(lambda: play_on(new(game, players, next(seeds)), chance), seconds)


def view(game: str, players: int, seed: int, seconds: float) -> Result:
    chance, seeds = Random(seed).random, count(seed)
    return rate(lambda: play_on(new(game, players, next(seeds)), chance, look=True), seconds)


def pettingzoo_steps(game: str, players: int, seed: int, seconds: float) -> Result:
    """Random play through PettingZoo, word by word: the observation, its mask, a step."""
    module = import_module(f"entrepot.research.pettingzoo.{game.replace('-', '_')}_v0")
    flatnonzero = import_module("numpy").flatnonzero
    env, chance, seeds = module.env(players, **OPTIONS[game]), Random(seed).random, count(seed)

    def play() -> int:
        done = 0
        env.reset(seed=next(seeds))
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            words = flatnonzero(observation["action_mask"])
            env.step(words[int(chance() * len(words))])
            done += 1
        return done

    return rate(play, seconds)


def many(game: str, players: int, seed: int, seconds: float) -> Result:
    """Random words in many games at once, chosen with numpy; frozen as docs/research.md advises."""
    numpy, research = import_module("numpy"), import_module("entrepot.research")
    env = research.many(game, GAMES, players, seed=seed, **OPTIONS[game])
    gc.freeze()
    chance, mask = numpy.random.default_rng(seed), env.observe().mask

    def step() -> int:
        places, counts = numpy.flatnonzero(mask), mask.sum(1)
        chosen = counts.cumsum() - counts + (chance.random(GAMES) * counts).astype(int)
        env.step(places[chosen] % mask.shape[1])
        return GAMES

    return rate(step, seconds)


def copy(game: str, players: int, seed: int, seconds: float) -> Result:
    table = partway(game, players, seed).state.table
    return micros(lambda: copied(table), seconds)


def match_copy(game: str, players: int, seed: int, seconds: float) -> Result:
    return micros(partway(game, players, seed).copy, seconds)


def sample(game: str, players: int, seed: int, seconds: float) -> Result:
    match, seeds = partway(game, players, seed), count()
    seat = match.pending[0].seat
    return micros(lambda: match.sample(seat, next(seeds)), seconds)


def imagine(game: str, players: int, seed: int, seconds: float) -> Result:
    """A rollout to the end from a world that the seat to answer may imagine."""
    match, seeds, chance = partway(game, players, seed), count(), Random(seed).random
    seat = match.pending[0].seat

    def policy(table: Any, seat: int, kind: str, choices: list[Any]) -> Any:
        return choices[int(chance() * len(choices))]

    return micros(lambda: match.rollout(policy, seat, next(seeds)), seconds)


def memory(game: str, players: int, seed: int, seconds: float) -> Result:
    """What a match keeps allocated, apart from its events, halfway and shortly before its end."""
    decisions = play_on(new(game, players, seed), Random(seed).random)  # also fills all caches
    middle, _, _ = _held(game, players, seed, decisions // 2)
    late, event, events = _held(game, players, seed, decisions - 5)
    return {
        "value": middle / 1024,
        "late_kb": late / 1024,
        "event_bytes": event,
        "events": events,
        "per_game": decisions,
    }


def _held(game: str, players: int, seed: int, decisions: int) -> tuple[float, float, int]:
    """Bytes of a match without its events, bytes per event, and how many events."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = new(game, players, seed)
    play_on(match, Random(seed).random, decisions)
    gc.collect()
    whole = tracemalloc.get_traced_memory()[0] - before
    events = len(match.state.events)
    match.state.events.clear()
    gc.collect()  # this also frees the tuples that Python keeps in reserve
    rest = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return rest, (whole - rest) / events, events


def phases(game: str, players: int, seed: int, seconds: float) -> Result:
    """Live play of long games: the cost of a decision in each fifth, and how many options it had.

    Every game is played twice: to learn its length and options, and against the clock.
    `equal_options` compares only decisions with the same number of options.
    """
    watches, shown, decisions, games = [Watch() for _ in range(5)], [0] * 5, 0, 0
    single: list[list[tuple[int, float]]] = [[] for _ in range(5)]
    while sum(watch.seconds for watch in watches) < seconds:
        timed = _timed(_long(game, players, seed + games), Random(seed + games).random)
        options, fifth = [shown for shown, _ in timed], len(timed) // 5
        match, chance = _long(game, players, seed + games), Random(seed + games).random
        play = partial(play_on, match, chance, fifth)
        for part, watch in enumerate(watches):
            decisions += watch.time(play)
            shown[part] += sum(options[part * fifth : (part + 1) * fifth])
            single[part] += timed[part * fifth : (part + 1) * fifth]
        games += 1
    return {
        "value": watches[-1].turns / watches[0].turns,
        "equal_options": _at_equal_options(single[0], single[-1]),
        "fifths_us": [watch.seconds / decisions * 5e6 for watch in watches],
        "fifths_options": [options / decisions * 5 for options in shown],
        "per_game": decisions / games,
        "machine": sum(watch.machine for watch in watches) / 5,
    }


def _timed(match: Match, chance: Chance) -> list[tuple[int, float]]:
    """How many options each decision of a random game has, and how long it takes."""
    found = []
    while not match.over:
        options, start = len(match.pending[0].choices) + len(match.pending[0].uses), perf_counter()
        play_on(match, chance, 1)
        found.append((options, perf_counter() - start))
    return found


def _at_equal_options(early: list[tuple[int, float]], late: list[tuple[int, float]]) -> float:
    """How much longer a late decision takes than an early one with as many options: medians,
    weighted by how many decisions there are of each kind in both."""
    ratios, weights = 0.0, 0
    for options in {options for options, _ in early}:
        sides = [[took for shown, took in side if shown == options] for side in (early, late)]
        fewer = min(len(side) for side in sides)
        if fewer:
            ratios += fewer * median(sides[1]) / median(sides[0])
            weights += fewer
    return ratios / weights


def _long(game: str, players: int, seed: int) -> Match:
    return entrepot.new(game, players, seed, **LONG_OPTIONS[game])


def search(game: str, players: int, seed: int, seconds: float) -> Result:
    """Simulations of the searching bot, with each search started afresh in mid-game."""
    bots, searching = import_module("entrepot.bots"), import_module("entrepot.bots.search")
    evaluator = import_module("entrepot.bots.levels").EVALUATORS[game]
    budget = searching.Budget(iterations=SIMULATIONS)
    match, chance, seeds = partway(game, players, seed), Random(seed).random, count(seed)

    def searched() -> int:
        """Search once; returns how many worlds were imagined."""
        worlds = 0
        knowledge = bots.knowledge(match, match.pending[0].seat)

        def imagine(policy: Any, world: int) -> Any:
            nonlocal worlds
            worlds += 1
            return knowledge.imagine(policy, world)

        bot = searching.Search(evaluator, budget, next(seeds), searching.SearchSettings())
        bot(replace(knowledge, imagine=imagine))
        return worlds

    while searched() < SIMULATIONS:  # it knew the answer without a search
        play_on(match, chance, 1)
    # Worlds imagined only to look for an immediate win do not count as simulations.
    return rate(lambda: min(searched(), SIMULATIONS), seconds)


MEASURES = {
    "rollout": rollout,
    "live": live,
    "view": view,
    "pettingzoo-steps": pettingzoo_steps,
    "many": many,
    "copy": copy,
    "match-copy": match_copy,
    "sample": sample,
    "imagine": imagine,
    "memory": memory,
    "phases": phases,
    "search": search,
}
