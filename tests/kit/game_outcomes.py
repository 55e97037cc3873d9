"""Plays seeded games and prints all that comes of them: for plain and compiled rules."""

from __future__ import annotations

import importlib
from hashlib import sha256
from random import Random
from typing import Any

import numpy as np
from msgspec.json import encode

from entrepot.bots.levels import EVALUATORS
from entrepot.kernel.choice import Choice
from entrepot.research import many, rows
from golden.test_golden import SETTINGS, playthrough
from kit.both_ways import both_ways, looks
from kit.games import ALL_SETS, Setting

MODULES = ["kernel.match", "kernel.ask", "kernel.table", "silk_road.turn", "import_export.turn"]
MODULES += ["research.sitting", "research.games", "bots.import_export.counts"]
MODULES += ["import_export.powers", "import_export.powers.luxury", "import_export.actions.load"]
GAMES = [Setting("maritime-silk-road", players) for players in (2, 3, 4)]
GAMES += [Setting("import-export", players, ALL_SETS) for players in (2, 4, 6)]
SEEDS = 3


def played(setting: Setting, seed: int) -> list[object]:
    """Record, events, views and digests of a game, and how a rollout from its middle ends; rules
    that stay alive and rules that run again must agree in all of it at every step."""
    digests, chance = [], Random(seed)
    for count, (alive, again) in enumerate(both_ways(setting, seed)):
        assert looks(alive) == looks(again), (setting, seed, count)
        digests.append(alive.digest())
        if count == 40:
            table = again.rollout(lambda t, seat, kind, choices: chance.choice(choices), 0, seed)
            digests += [repr(table), again.sample(1, seed).digest()]
    told = [[match.record(), match.events(None), match.events(0)] for match in (alive, again)]
    assert told[0] == told[1]
    views = [again.view(seat) for seat in range(again.players)]
    return [*told[1], views, digests]


def observed(setting: Setting, seed: int) -> list[object]:
    """What the seats to move see and may say in some steps of many games."""
    env, chance = (
        many(setting.game, 3, setting.players, seed=seed, **dict(setting.options)),
        Random(1),
    )
    found = []
    for _ in range(60):
        words = [chance.choice(mask.nonzero()[0].tolist()) for mask in env.observe().mask]
        found.append([sha256(array.tobytes()).hexdigest() for array in env.step(words)])
    return [found, [array.dtype.name for array in env.observe()]]


def written(seed: int) -> list[object]:
    """Rows written over one another at random: nothing of one may be left in the next."""
    chance, size = Random(seed), 40
    found: list[object] = []
    buffer, mask, notes = np.zeros(3 * size, np.float32), np.zeros(size, np.int8), rows.new_notes(3)
    for _ in range(200):
        at, amount = size * chance.randrange(3), chance.randrange(30)
        marks = [chance.choices(range(20), k=amount) for _ in range(2)]
        numbers = [chance.randrange(size), 7, 3, chance.choices(range(3), k=amount)]
        rows.write_row(buffer, at, size, [0, 20], marks, numbers, notes)
        for _ in range(chance.randrange(3)):
            rows.add_to_row(buffer, at, size, chance.choices(range(1, size), k=4), notes)
        rows.write_mask(mask, 10, 20, chance.sample(range(20), 5))
        found += [buffer.tolist(), mask.tolist()]
    return found


def scored(setting: Setting, seed: int) -> list[list[float]]:
    """How bots score the options of a game that they play, and each seat's chances in each turn."""
    evaluator, found = EVALUATORS[setting.game], []

    def best(t: Any, seat: int, kind: str, choices: list[Choice]) -> Choice:
        if kind == evaluator.cutoff_kind:
            found.append(evaluator.win_chances(t))
        found.append(evaluator.option_scores(t, seat, kind, choices))
        return choices[found[-1].index(max(found[-1]))]

    setting.new(seed).rollout(best)
    return found


if __name__ == "__main__":
    files = [importlib.import_module(f"entrepot.{name}").__file__ for name in MODULES]
    games = {f"{s} {seed}": played(s, seed) for s in GAMES for seed in range(SEEDS)}
    golden = {str(s): playthrough(s.new(s.players), Random(s.players)) for s in SETTINGS}
    observations = {str(setting): observed(setting, 1) for setting in GAMES}
    scores = {str(setting): scored(setting, 1) for setting in GAMES}
    found = {"files": files, "games": games, "golden": golden, "scores": scores}
    writers = [writer.__module__ for writer in (rows.write_row, rows.add_to_row, rows.write_mask)]
    print(encode({**found, "rows": [observations, written(1)], "writers": writers}).decode())
