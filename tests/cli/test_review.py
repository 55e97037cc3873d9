"""A review in the terminal: text, JSON and a picture; branches and practice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import entrepot
from cli.conftest import Run, only
from entrepot.cli import saves
from entrepot.cli.saves import LocalGame
from entrepot.kernel.documents import shaped
from entrepot.review.branches import branch_of
from entrepot.review.result import Review
from review.conftest import thrown_away

QUICK = ("--worlds", 128, "--cores", 1)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    saves.write(path, thrown_away("maritime-silk-road")[0].record())
    return path


def test_the_text_names_the_mistake_what_is_better_and_why(run: Run, record: Path) -> None:
    before = record.read_bytes()
    result = run("review", record, *QUICK)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    assert lines[at].startswith("1. Turn 1, Player 1: Draw")
    assert "of the chance to win" in lines[at + 1]
    assert lines[at + 2].strip().startswith("Better: Play")
    assert "On average Player 1 ends with" in result.stdout
    assert "--from 2" in result.stdout
    assert "Player 2  " in result.stdout
    assert "100%" in result.stdout
    assert record.read_bytes() == before


def test_json_is_the_whole_review_and_is_kept(run: Run, record: Path, data: Path) -> None:
    result = run("review", record, *QUICK, "--json")
    found = shaped(result.stdout, Review)
    assert found.turning_points[0].answer == 1
    kept = only(data / "reviews")
    assert shaped(kept.read_bytes(), Review) == found
    changed = {**json.loads(result.stdout), "turning_points": []}
    saves.write(kept, changed)
    assert "No answer has clearly cost" in run("review", record, *QUICK).stdout
    kept.write_text("{}")
    assert run("review", record, *QUICK, "--json").stdout == result.stdout


def test_turning_points_of_one_seat(run: Run, record: Path) -> None:
    shown = run("review", record, *QUICK, "--seat", 1).stdout
    assert "Player 1: Draw" not in shown


def test_a_picture_is_drawn(run: Run, record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "chances.svg"
    result = run("review", record, *QUICK, "--picture", picture, "--lang", "fr")
    assert result.exit_code == 0
    drawn = picture.read_text(encoding="utf-8")
    assert "Joueur 1" in drawn
    assert "1: −" in drawn
    refused = run("review", record, *QUICK, "--picture", tmp_path / "chances.gif")
    assert refused.exit_code == 2
    assert "gif" in refused.stderr


def test_playing_on_makes_a_branch_with_a_file_of_its_own(
    run: Run, record: Path, data: Path
) -> None:
    before = record.read_bytes()
    result = run("review", record, "--from", 2, "--name", "Take it!", "--plain", typed="q")
    assert result.exit_code == 0
    saved = only(data / "saved")
    assert saved.name.startswith("Take-it-")
    branch = json.loads(saved.read_text(encoding="utf-8"))["branch"]
    assert (branch["name"], branch["answers"]) == ("Take it!", 1)
    assert record.read_bytes() == before
    run("play", "--resume", saved, "--plain", typed="play:tea:glass+ore+spice q")
    later = json.loads(saved.read_text(encoding="utf-8"))
    assert later["branch"] == branch
    assert [0, "phase-2", "play:tea:glass+ore+spice"] in later["match"]["answers"]


def test_a_finished_branch_is_recorded_as_one(tmp_path: Path, run: Run) -> None:
    match, _ = thrown_away("maritime-silk-road")
    branch = branch_of({**match.record(), "branch": {"game": "f00", "answers": 3, "name": "b"}})
    path = saves.write_record(
        LocalGame(match, branch=branch), saves.Files(record=tmp_path / "branch.json")
    )
    assert branch_of(json.loads(path.read_text(encoding="utf-8"))) == branch
    shown = run("review", path, *QUICK).stdout
    assert '"b": a branch of a recorded game, which it left after 3 answers.' in shown


def test_a_turning_point_is_practised_and_judged(run: Run, record: Path) -> None:
    worse = run("review", record, *QUICK, "--practice", 1, "--plain", typed="draw q")
    assert worse.exit_code == 0
    assert "Practice:" in worse.stdout
    assert "That costs" in worse.stdout
    none = run("review", record, *QUICK, "--practice", 9, "--plain")
    assert none.exit_code == 2
    assert "none with the number 9" in none.stderr


def test_a_turning_point_keeps_its_number_when_one_seat_is_asked_for(
    run: Run, record: Path, data: Path
) -> None:
    shown = json.loads(run("review", record, *QUICK, "--json").stdout)
    point = shown["turning_points"][0]
    shown["turning_points"] = [{**point, "seat": 1 - point["seat"]}, point]
    saves.write(only(data / "reviews"), shown)
    own = (*QUICK, "--seat", point["seat"])
    assert "\n2. Turn 1, Player 1: Draw" in run("review", record, *own).stdout
    practised = run("review", record, *own, "--practice", 2, "--plain", typed="draw q")
    assert "That costs" in practised.stdout
    none = run("review", record, *own, "--practice", 1, "--plain")
    assert "There is 1 turning point, but none with the number 1" in none.stderr


def test_a_review_that_is_stopped_keeps_nothing(
    run: Run, record: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("entrepot.cli.review.review", lambda *arguments: None)
    for more in ((), ("--practice", 1)):
        result = run("review", record, *QUICK, *more)
        assert result.exit_code == 130
        assert "Stopped" in result.stderr
    assert not (data / "reviews").exists()


def test_a_running_game_is_not_reviewed(run: Run, tmp_path: Path) -> None:
    match = entrepot.new("maritime-silk-road", players=2, seed=1)
    path = saves.write_game(LocalGame(match), saves.Files(save_dir=tmp_path))
    result = run("review", path, *QUICK)
    assert result.exit_code == 2
    assert "is not over" in result.stderr
    assert not result.stdout


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"match": 3}'])
def test_what_is_no_record_is_explained(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content, encoding="utf-8")
    result = run("review", path, *QUICK)
    assert result.exit_code == 2
    assert result.stderr.strip()
