"""Hints, and who sits at the other seats."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import entrepot
from cli.conftest import Run, only
from entrepot import Match
from entrepot.cli.saves import LocalGame
from kit.import_export import begin, harbour, sea, trader

QUICK = ("--time", 1)


def written(path: Path, document: dict[str, Any]) -> Path:
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def started() -> Match:
    match = entrepot.new("maritime-silk-road", players=2, seed=1)
    for _ in range(6):
        question = match.pending[0]
        match.answer(question.seat, sorted(question.by_id)[0])
    return match


@pytest.mark.parametrize("form", ["position", "record", "save"])
def test_any_document_of_a_match_gets_a_hint(run: Run, tmp_path: Path, form: str) -> None:
    match = started()
    result = run("hint", written(tmp_path / "match.json", getattr(match, form)()), *QUICK)
    assert result.exit_code == 0
    assert entrepot.text.question(match.pending[0], "en") in result.stdout
    assert "to win" in result.stdout


def test_a_saved_game_gets_a_hint_without_spoiling_hands(
    run: Run, seated: Callable[..., Path]
) -> None:
    path = seated()
    before = path.read_bytes()
    result = run("hint", path, *QUICK)
    assert result.exit_code == 0
    assert path.read_bytes() == before
    table = entrepot.restore(json.loads(before)["match"]).view(0)
    assert table.players[1].hand is None


def test_the_best_option_comes_first_with_its_estimates(run: Run, tmp_path: Path) -> None:
    """One load completes the ship and wins the game: a hint must see that."""
    match = begin(
        trader("technology*2", credits=46, ships=[harbour("drones", "tablets"), sea("soap")]),
        trader(credits=4),
    )
    result = run("hint", written(tmp_path / "position.json", match.position()), "--time", 400)
    lines = result.stdout.splitlines()
    top = lines[next(i for i, line in enumerate(lines) if line.startswith("to win")) + 1]
    assert "Lead load" in top
    assert top.split()[0].endswith("%")


def test_a_finished_game_has_nothing_to_decide(run: Run, tmp_path: Path) -> None:
    chance, match = Random(1), entrepot.new("maritime-silk-road", players=2, seed=1)
    while not match.over:
        question = match.pending[0]
        match.answer(question.seat, chance.choice(sorted(question.by_id)))
    result = run("hint", written(tmp_path / "over.json", match.record()), *QUICK)
    assert result.exit_code == 2
    assert "nothing to decide" in result.stderr


def test_only_who_is_asked_can_be_advised(run: Run, tmp_path: Path) -> None:
    match = started()
    path = written(tmp_path / "match.json", match.save())
    idle = 1 - match.pending[0].seat
    result = run("hint", path, *QUICK, "--seat", idle)
    assert result.exit_code == 2
    assert f"Player {idle + 1} has nothing to decide now" in result.stderr
    assert run("hint", path, *QUICK, "--seat", 7).exit_code == 2


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"match": 3}', '{"game": "chess"}'])
def test_a_document_that_is_none_is_explained(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content, encoding="utf-8")
    result = run("hint", path, *QUICK)
    assert result.exit_code == 2
    assert result.stderr.strip()
    assert not result.stdout


def test_a_hint_while_playing_leaves_the_game_as_it_is(
    run: Run, seated: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("entrepot.bot_workers.HINT_TIME", 0.001)
    path = seated()
    before = json.loads(path.read_text(encoding="utf-8"))["match"]
    result = run("play", "--resume", path, typed="h q")
    assert "to win" in result.stdout
    assert json.loads(path.read_text(encoding="utf-8"))["match"] == before


# -- who sits at the other seats


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ("clever", 'No bot is called "clever".'),
        ("easy,easy,easy", "Name one bot for all other seats, or 2"),
        ("", "No bot is called"),
        ("easy,", "No bot is called"),
    ],
)
def test_wrong_bots_are_explained(run: Run, bots: str, message: str) -> None:
    result = run("play", "--bots", bots)
    assert result.exit_code == 2
    assert message in result.stderr


def test_bots_are_saved_with_the_game(run: Run, data: Path) -> None:
    run("play", "--bots", "random,search:2i", "--seed", 5, typed="load:tea q")
    path = only(data / "saved")
    assert json.loads(path.read_text(encoding="utf-8"))["bots"] == "random,search:2i"
    run("play", "--resume", path, typed="load:silk q")
    assert json.loads(path.read_text(encoding="utf-8"))["bots"] == "random,search:2i"


def test_a_saved_game_with_bots_that_are_not_there_is_refused(
    run: Run, seated: Callable[..., Path]
) -> None:
    path = seated()
    document = json.loads(path.read_text(encoding="utf-8"))
    written(path, {**document, "bots": "clever"})
    result = run("play", "--resume", path, typed="q")
    assert result.exit_code == 2
    assert 'No bot is called "clever".' in result.stderr


def test_each_seat_has_the_bot_that_was_named_for_it() -> None:
    match = entrepot.new("maritime-silk-road", 3, 5)
    game = LocalGame(match, 1, bots="random,greedy")
    assert [game.bot(seat) for seat in (0, 2)] == ["random", "greedy"]
    assert [LocalGame(match, 1, bots="hard").bot(seat) for seat in (0, 2)] == ["hard", "hard"]
