"""Looking at recorded games."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import entrepot
from cli.conftest import Run


def record(path: Path, steps: int = 10_000, **changes: Any) -> Path:
    match = entrepot.new("maritime-silk-road", players=3, seed=4)
    chance = Random(4)
    while match.pending and steps:
        question, steps = match.pending[0], steps - 1
        match.answer(question.seat, chance.choice(question.options).id)
    path.write_text(json.dumps({**match.record(), **changes}))
    return path


def test_a_recorded_game_is_shown_to_its_end(run: Run, tmp_path: Path) -> None:
    path = record(tmp_path / "game.json")
    answers = json.loads(path.read_text())["answers"]
    result = run("replay", path)
    assert result.exit_code == 0
    assert f"A record of {len(answers)} answers, seen by a spectator" in result.stdout
    for number in (1, 2, len(answers)):
        assert f"\n{number}. Player {answers[number - 1][0] + 1}: " in result.stdout
    assert "The last card is drawn: the game is" in result.stdout
    assert "wins" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_all_and_a_pipe_show_the_same(run: Run, tmp_path: Path) -> None:
    path = record(tmp_path / "game.json")
    assert run("replay", path).stdout == run("replay", path, "--all").stdout


def test_a_spectator_sees_no_hands_and_a_seat_its_own(run: Run, tmp_path: Path) -> None:
    path = record(tmp_path / "game.json", steps=20)
    outside = " ".join(run("replay", path).stdout.split())
    inside = " ".join(run("replay", path, "--seat", 1).stdout.split())
    assert outside.count("is dealt 3 cards") == 3
    assert inside.count("is dealt 3 cards") == 2
    assert "Your hand" not in outside
    assert "Your hand" in inside


def test_a_game_that_was_not_over_is_shown_as_far_as_it_went(run: Run, tmp_path: Path) -> None:
    result = run("replay", record(tmp_path / "game.json", steps=9))
    assert result.exit_code == 0
    assert "the game was not over" in result.stdout


def test_a_record_from_a_position_is_shown(run: Run, tmp_path: Path) -> None:
    match = entrepot.load(entrepot.new("maritime-silk-road", players=2, seed=1).position())
    match.answer(match.pending[0].seat, "load:tea")
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record()))
    assert "Load tea" in run("replay", path).stdout


def test_a_sampled_world_in_a_record_is_told(run: Run, tmp_path: Path) -> None:
    match = entrepot.new("maritime-silk-road", players=2, seed=1).sample(0, 5)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record()))
    result = run("replay", path)
    assert result.exit_code == 0
    assert "Player 1: everything this player can't know is dealt anew" in result.stdout


def test_a_record_that_does_not_fit_is_refused_with_a_reason(run: Run, tmp_path: Path) -> None:
    path = record(tmp_path / "game.json")
    whole = path.read_bytes()
    good = json.loads(whole)
    answers = good["answers"]
    edited = [*answers[:3], [answers[3][0], "load", "load:gold"], *answers[4:]]
    for content, reason in (
        (b"", "not JSON"),
        (b"\x00\x01\x02", "not JSON"),
        (whole[:-100], "not JSON"),
        (b"{" * 100_000, "not JSON"),
        (b"17", "The document as a whole"),
        (json.dumps({**good, "answers": edited}).encode(), "Answer 3 does not fit"),
        (json.dumps({**good, "answers": answers[:-1]}).encode(), "was cut or changed"),
        (json.dumps({**good, "answers": [*answers, answers[0]]}).encode(), "the game is over"),
        (json.dumps({**good, "seed": 5}).encode(), "does not fit"),
        (json.dumps({**good, "game": "chess"}).encode(), "No game is called 'chess'"),
        (json.dumps({**good, "players": 9}).encode(), "2 to 4 players"),
        (json.dumps({**good, "entrepot": 2}).encode(), "entrepot"),
        (json.dumps({**good, "options": {"game": "x"}}).encode(), "options"),
    ):
        path.write_bytes(content)
        result = run("replay", path)
        assert (result.exit_code, result.stdout) == (2, ""), (content[:80], result.stderr)
        assert reason in result.stderr
        assert "Traceback" not in result.stderr


def test_what_would_steer_the_terminal_is_not_shown(run: Run, tmp_path: Path) -> None:
    hostile = [[0, "load", "\x1b[2J\x9b31m\u202ebad"]]
    result = run("replay", record(tmp_path / "game.json", answers=hostile))
    assert result.exit_code == 2
    assert "bad" in result.stderr
    assert not {"\x1b", "\x9b", "\u202e"} & set(result.stderr)


def test_a_saved_game_is_not_a_record(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", 5, "--save-dir", tmp_path / "saved", typed="q")
    (path,) = (tmp_path / "saved").iterdir()
    result = run("replay", path)
    assert result.exit_code == 2
    assert f"entrepot play --resume {path}" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [(["none.json"], "can't be used"), (["."], "can't be used"), (["/dev/zero"], "at most")],
)
def test_what_is_no_file_of_ours_is_told(run: Run, arguments: list[str], reason: str) -> None:
    result = run("replay", *arguments)
    assert result.exit_code == 2
    assert reason in result.stderr


def test_a_seat_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("replay", record(tmp_path / "game.json"), "--seat", 3)
    assert result.exit_code == 2
    assert "There is no seat 3" in result.stderr
