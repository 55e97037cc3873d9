"""Bots for arenas that are put to the test: workers import them, so they live in a module."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

from entrepot.bots import Bot, Knowledge
from entrepot.bots.random import bot as random_bot


def make(spec: str, game: str, seed: int) -> Bot:
    """`first`, `last`, `random`; and by what goes wrong in every fourth game: `errs`, `dies`."""
    kind, _, where = spec.partition("@")
    chosen = Random(seed).random() < 0.25

    def choose(knowledge: Knowledge) -> str:
        ids = sorted(knowledge.question.options)
        if kind == "errs" and chosen:
            raise ArithmeticError("no idea")
        if kind == "cheats" and chosen:
            return "win:now"
        if kind == "thinks":
            Path(where, str(os.getpid())).touch()
            time.sleep(100)
        if kind == "held":
            Path(where, str(os.getpid())).touch()
            while Path(where, "hold").exists():
                time.sleep(0.02)
        if kind == "dies" and chosen:
            os._exit(9)
        if kind == "once" and not Path(where).exists():
            Path(where).touch()
            os._exit(9)
        return ids[0] if kind == "first" else ids[-1]

    return random_bot(seed) if kind == "random" else choose
