"""The net's extension, training from the first game to the file, and the nets of the package."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kit.built import compiled_tree

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    """What kit/training_outcomes.py prints with the compiled package."""
    paths = os.pathsep.join([str(compiled_tree()), str(TESTS)])
    run = subprocess.run(
        [sys.executable, "-m", "kit.training_outcomes"],
        env={**os.environ, "PYTHONPATH": paths, "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    printed: dict[str, Any] = json.loads(run.stdout)
    assert printed["extension"], "the net's extension was not built: run make compile"
    return printed


def test_the_extension_scores_as_plain_python_does(found: dict[str, Any]) -> None:
    assert len(found["differences"]) == 64
    assert max(found["differences"]) < 1e-4


def test_the_extension_refuses_what_does_not_fit(found: dict[str, Any]) -> None:
    assert found["refusals"] == [
        "the weights do not fit the columns",
        "the rows do not fit the columns",
        "the weights do not fit the marks",
        "there is no such mark",
        "there is no such mark",
    ]


def test_the_number_of_cores_changes_nothing(found: dict[str, Any]) -> None:
    assert found["two"] == found["one"]
    assert [games for games, _ in found["one"]["results"]] == [24, 36]
    assert found["two_trade"] == found["one_trade"]
    assert [games for games, _ in found["one_trade"]["results"]] == [24]
    assert found["two_scores"] == found["one_scores"]
    assert [games for games, _ in found["one_scores"]["results"]] == [100, 200]


def test_after_a_stop_it_goes_on_as_if_there_had_been_none(found: dict[str, Any]) -> None:
    again = found["again"]
    assert again["seen"] == [36]
    assert again["weights"] == found["one"]["weights"]
    assert again["made"]["games"] == 36
    assert again["made"]["settings"]["seed"] == 5
    assert again["made"]["results"] == found["one"]["results"]
    assert found["refused"], "a training with other settings went on"


def test_with_greedy_rivals_one_seat_learns(found: dict[str, Any]) -> None:
    rivals = found["rivals"]
    assert 0 < 2 * rivals["few"] < rivals["many"]
    assert rivals["few"] == rivals["few_targets"]
    assert rivals["judged_rows"] == 0
    assert 0 <= rivals["judged_won"] <= 2


@pytest.mark.parametrize(("players", "least"), [("2", 26), ("3", 20), ("4", 17)])
def test_the_packaged_nets_beat_greedy_bots_without_search(
    found: dict[str, Any], players: str, least: int
) -> None:
    """Of 40 games; who plays as well as the rivals wins 20, 13 and 10."""
    won = found["strength"][players]
    assert won["packaged"] >= least
    assert won["untrained"] < least / 2


def test_hard_and_expert_search_with_the_net(found: dict[str, Any]) -> None:
    assert found["levels"] == ["hard", "expert"]
