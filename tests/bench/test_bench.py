"""The benchmark runs, tells what it found, and goes on when a peer is missing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def bench(tmp_path: Path, only: str, *more: str) -> tuple[dict[str, Any], str]:
    """What a run saved, and what it printed."""
    command = [sys.executable, str(ROOT / "bench" / "run.py"), "--quick", "--only", only]
    command += ["--seconds", "0.02", "--out", str(tmp_path / "out"), *more]
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    (path,) = (tmp_path / "out").glob("*-quick.json")
    return json.loads(path.read_text(encoding="utf-8")), done.stdout


def test_a_short_run_measures_the_plain_rules(tmp_path: Path) -> None:
    names = ["rollout", "live", "view", "copy", "match-copy", "sample", "imagine", "memory"]
    found, printed = bench(tmp_path, f"^({'|'.join([*names, 'phases'])})/maritime-silk-road-4p")
    assert list(found["rows"]) == [f"{kind}/maritime-silk-road-4p" for kind in [*names, "phases"]]
    assert found["missing"] == {}
    for name, sides in found["rows"].items():
        assert list(sides) == ["plain"]
        assert sides["plain"]["value"] > 0
        assert name in printed
    assert found["rows"]["live/maritime-silk-road-4p"]["plain"]["per_game"] > 100
    memory = found["rows"]["memory/maritime-silk-road-4p"]["plain"]
    assert 1 < memory["value"] < memory["late_kb"]
    assert memory["event_bytes"] > 64
    assert len(found["rows"]["phases/maritime-silk-road-4p"]["plain"]["fifths_us"]) == 5


def test_a_missing_peer_is_named_and_the_rest_runs(tmp_path: Path) -> None:
    (tmp_path / "pyminion.py").write_text("raise ImportError('pyminion is not there')\n")
    found, printed = bench(tmp_path, "^pyminion/dominion-2p|^match-copy/maritime-silk-road-2p")
    assert list(found["rows"]) == ["match-copy/maritime-silk-road-2p"]
    assert "pyminion is not there" in found["missing"]["pyminion/dominion-2p peer"]
    assert "left out: pyminion/dominion-2p" in printed


def test_plain_source_is_not_measured_as_a_compiled_build(tmp_path: Path) -> None:
    found, _ = bench(tmp_path, "^match-copy/maritime-silk-road-2p", "--compiled", str(ROOT / "src"))
    assert list(found["rows"]["match-copy/maritime-silk-road-2p"]) == ["plain"]
    assert "not compiled" in found["missing"]["match-copy/maritime-silk-road-2p compiled"]


def test_numbers_are_told_for_one_speed_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    import report

    twice = {"value": 200.0, "machine": 2.0, "per_game": 50.0}
    once = {"value": 100.0, "machine": 1.0, "per_game": 50.0}
    slow, fast = {"value": 8.0, "machine": 1.0}, {"value": 4.0, "machine": 2.0}
    found = report.summary(
        {
            "rollout/import-export-2p": {"compiled": [twice, once, once]},
            "pyminion/dominion-2p": {"peer": [{**once, "value": 20.0}]},
            "copy/import-export-2p": {"compiled": [slow, fast, slow]},
        }
    )
    rollout = found["rows"]["rollout/import-export-2p"]["compiled"]
    assert (rollout["value"], rollout["spread"], rollout["times"]["Dominion"]) == (100, 0, 5)
    assert rollout["games_s"] == 2
    copy = found["rows"]["copy/import-export-2p"]["compiled"]
    assert (copy["value"], copy["spread"]) == (8, 0)
    reached = {(target["of"], target["limit"]): target["reached"] for target in found["targets"]}
    assert reached == {("rollout/import-export-2p", 4): True, ("copy/import-export-2p", 15): True}


def test_strength_is_a_table_of_matches_with_their_targets(tmp_path: Path) -> None:
    """In short: one deal each, a few iterations. What was measured before stays."""
    path = tmp_path / "out" / "strength-quick.json"
    before = {"silk-2": {"games": 7}, "import-2": {"games": 9}}
    path.parent.mkdir()
    path.write_text(json.dumps({"matches": before}), encoding="utf-8")
    command = [sys.executable, str(ROOT / "bench" / "strength.py"), "--quick", "--cores", "1"]
    command += ["--only", "silk-4-greedy|silk-expert|import-2|silk-10ms"]
    command += ["--games", str(tmp_path / "games"), "--out", str(tmp_path / "out")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(path.read_text(encoding="utf-8"))["matches"]
    assert found.pop("silk-2") == before["silk-2"]
    assert list(found) == ["silk-4-greedy", "import-2", "silk-expert", "silk-10ms"]
    assert found["silk-10ms"]["least"] is None
    for name, match in found.items():
        assert match["games"] == len(match["bots"])
        assert match["low"] <= match["win_rate"] <= match["high"]
        assert match["reached"] == (match["low"] >= (match["least"] or 0))
        assert name in done.stdout
