"""Import / Export for PettingZoo: `import_export_v0.env(players=3, sets=["base"], target=50)`."""

from __future__ import annotations

from typing import Any

from entrepot.research.pettingzoo.table import TableEnv


class raw_env(TableEnv):  # noqa: N801 - PettingZoo's name for it
    game = "import-export"
    metadata = {"name": "import_export_v0", "render_modes": ["ansi"], "is_parallelizable": False}


def env(players: int = 2, **options: Any) -> TableEnv:
    """`options`: seed, render_mode, and the game's own: sets, target, cards, closed_hands."""
    return raw_env(players, **options)
