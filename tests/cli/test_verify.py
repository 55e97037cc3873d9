"""`entrepot verify` says in words what a record proves, or what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import entrepot
from cli.conftest import Run
from entrepot.text import LANGUAGES, say
from kit.fair_record import fair_record


@pytest.fixture
def record(tmp_path: Path) -> Any:
    def write(document: Any) -> Path:
        path = tmp_path / "game.json"
        path.write_text(json.dumps(document))
        return path

    return write


def test_an_honest_record_is_proven(run: Run, record: Any) -> None:
    document = fair_record()
    fair = document["fair_deal"]
    result = run("verify", record(document))
    words = " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert "The deal and all steps are as committed." in words
    assert "the random parts of Player 1 and Player 2" in words
    assert "in time: the parts of Player 3" in words
    assert f"The chain of {len(fair['entries'])} steps is unbroken" in words
    assert "fits itself only" in words
    assert fair["commitment"] in result.stdout
    seen = run(
        "verify", record(document), "--commitment", fair["commitment"], "--head", fair["head"]
    )
    words = " ".join(seen.stdout.split())
    assert seen.exit_code == 0
    assert "The commitment is the one that you saw." in words
    assert f"is that of step {len(fair['entries'])}." in words
    assert "fits itself only" not in words


def test_a_wrong_step_is_named_and_the_status_is_1(run: Run, record: Any) -> None:
    document = fair_record()
    fair = document["fair_deal"]
    other = run("verify", record(document), "--commitment", "ab" * 32)
    assert other.exit_code == 1
    assert "not the one that was shown at the table" in " ".join(other.stdout.split())
    fair["entries"][2][3] = "pass"
    result = run("verify", record(document))
    assert result.exit_code == 1
    assert "does not prove" in result.stdout
    assert "do not lead to the final hash" in " ".join(result.stdout.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_every_language(run: Run, record: Any, lang: str) -> None:
    proven = run("verify", record(fair_record()), "--lang", lang)
    assert proven.exit_code == 0
    assert say("cli-verify-proven", lang) in proven.stdout
    open_deal = entrepot.new("maritime-silk-road", 2, 3).record()
    refused = run("verify", record(open_deal), "--lang", lang)
    assert refused.exit_code == 1
    assert say("cli-verify-failed", lang) in " ".join(refused.stdout.split())


def test_a_file_that_is_not_there_is_no_verdict(run: Run, tmp_path: Path) -> None:
    assert run("verify", tmp_path / "none.json").exit_code == 2
