"""The compiled rules are the plain rules: what `make compile` built plays as the source does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import entrepot
from kit.built import PLAIN, compiled_tree

TESTS = Path(__file__).parents[1]


def outcome(tree: Path) -> dict[str, Any]:
    """What kit/game_outcomes.py prints with the package from that tree."""
    paths = os.pathsep.join([str(tree), str(TESTS)])
    run = subprocess.run(
        [sys.executable, "-m", "kit.game_outcomes"],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    assert all(Path(file).is_relative_to(tree) for file in found["files"])
    return found


def test_compiled_and_plain_rules_play_the_same_games() -> None:
    fast, plain = outcome(compiled_tree()), outcome(PLAIN)
    assert [Path(file).suffix for file in plain["files"]] == [".py"] * len(plain["files"])
    assert {Path(file).suffix for file in fast["files"]} <= {".so", ".pyd"}, (
        "the rules were not compiled: a C compiler is needed for the tests"
    )
    assert set(plain["writers"]) == {"entrepot.research.rows"}
    assert set(fast["writers"]) == {"entrepot.research._rows"}, "the C writer of rows was not built"
    assert len(plain["games"]) == 18
    for name, game in plain["games"].items():
        assert fast["games"][name] == game, name
    assert fast["golden"] == plain["golden"]
    assert fast["rows"] == plain["rows"]
    assert fast["scores"] == plain["scores"]


def test_the_source_tree_holds_nothing_compiled() -> None:
    assert list(PLAIN.rglob("*.so")) == []
    assert Path(entrepot.__file__).suffix == ".py"
