"""Maritime Silk Road for PettingZoo: `maritime_silk_road_v0.env(players=3)`."""

from __future__ import annotations

from typing import Any

from entrepot.research.pettingzoo.table import TableEnv


class raw_env(TableEnv):  # noqa: N801 - PettingZoo's name for it
    game = "maritime-silk-road"
    metadata = {
        "name": "maritime_silk_road_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }


def env(players: int = 2, **options: Any) -> TableEnv:
    """`options`: seed, render_mode, and the game's own: show_coins."""
    return raw_env(players, **options)
