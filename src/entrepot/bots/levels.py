"""Bots by name. A stand-in that knows the random bot only."""

from __future__ import annotations

from entrepot.bots import Bot, random

BOTS = {"random": random.bot}


def make(spec: str, game: str, seed: int) -> Bot:
    """A bot for one seat of one match."""
    return BOTS[spec](seed)
