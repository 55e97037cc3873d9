"""Interfaces for research: many games at once, PettingZoo, Gymnasium and OpenSpiel.

docs/research.md shows each.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from entrepot import text

NEEDED = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
"""The modules of the extra `research`."""

if missing := [name for name in NEEDED if find_spec(name) is None]:
    raise ImportError(text.say("research-missing", modules=text.listed(missing)))

if TYPE_CHECKING:
    from entrepot.research.vector import Many


def many(game: str, games: int = 256, players: int = 2, **options: Any) -> Many:
    """Many games at once. `options`: seed, opponents, processes, and those of the game."""
    from entrepot.research import vector

    return vector.Many(game, games, players, **options)
