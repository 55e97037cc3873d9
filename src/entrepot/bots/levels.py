"""Bots by name: a stand-in until the levels are there."""

from __future__ import annotations

from entrepot.bots import Bot
from entrepot.bots import random as random_bot
from entrepot.kernel.errors import BadOptions


def make(spec: str, game: str, seed: int) -> Bot:
    """The bot of that name, with a seed of its own, for one seat of one game."""
    if spec != "random":
        raise BadOptions("unknown-bot", field="bots", bot=spec, bots=["random"])
    return random_bot.bot(seed)
