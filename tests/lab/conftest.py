"""Small arenas."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from entrepot.lab.arena import Outcome, Plan, run
from entrepot.lab.playing import Played
from entrepot.lab.reading import Told
from kit.arena_bots import make

SILK = "maritime-silk-road"


@pytest.fixture
def arena(tmp_path: Path) -> Callable[..., Outcome]:
    """Play so many games between these bots, on one process unless told otherwise."""

    def arena(
        bots: list[str], games: int, out: str = "games.jsonl", game: str = SILK, **more: Any
    ) -> Outcome:
        plan = Plan(game, bots, games, tmp_path / out, more.pop("seed", 1), **{"cores": 1, **more})
        return run(plan, make=make)

    return arena


def untimed(played: list[Played]) -> list[dict[str, Any]]:
    """The games without what the clock says: of the times only how many there are."""
    documents = [msgspec.to_builtins(game) for game in played]
    return [{**each, "times": [len(t) for t in each["times"]]} for each in documents]


def game(block: int, rotation: int, scores: list[int], winners: list[int], **more: Any) -> Played:
    """A game as if it had been played."""
    empty = Told([{} for _ in scores], [{} for _ in scores], [{} for _ in scores])
    fields = {"seed": 0, "turns": 10, "times": [[1000] for _ in scores], "told": empty}
    return Played(
        block=block, rotation=rotation, scores=scores, winners=winners, **{**fields, **more}
    )
