"""Leaving a game and going on with it."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import entrepot
from cli.conftest import Run, only, saved
from entrepot.cli import saves
from entrepot.kernel.documents import LARGEST

Seated = Callable[..., Path]
ONES = " ".join(["1"] * 1000)


def test_quitting_prints_the_command_that_goes_on(run: Run, data: Path) -> None:
    result = run("play", "--seed", 5, typed="1 q")
    program, *arguments = shlex.split(result.stdout.splitlines()[-1])
    assert program == "entrepot"
    assert arguments == ["play", "--resume", str(only(data / "saved"))]
    assert run(*arguments, typed="q").exit_code == 0


def test_a_resumed_match_is_exactly_the_one_that_was_saved(run: Run, data: Path) -> None:
    run("play", "--seed", 5, typed="1 2 p d p q")
    path = only(data / "saved")
    before = path.read_bytes()
    assert entrepot.restore(saved(path)).save() == saved(path)
    run("play", "--resume", path, typed="q")
    assert only(data / "saved").read_bytes() == before


def test_an_interrupted_game_goes_on_as_if_it_was_not(
    run: Run, seated: Seated, tmp_path: Path
) -> None:
    run("play", "--resume", seated(deck=12), "--record", tmp_path / "whole", typed=ONES)
    whole = (tmp_path / "whole").read_bytes()
    for moment in range(1, 8):
        path = seated(deck=12)
        run("play", "--resume", path, typed=" ".join(["1"] * moment + ["q"]))
        run("play", "--resume", path, "--record", tmp_path / "parts", typed=ONES)
        assert (tmp_path / "parts").read_bytes() == whole


def test_resuming_tells_again_what_happened_since_the_last_decision(run: Run, data: Path) -> None:
    first = run("play", "--seed", 5, typed="tea silk p d q").stdout.split("> d")[1]
    again = run("play", "--resume", only(data / "saved"), typed="q").stdout
    assert first.split("Phase 1")[0] in again


def test_the_end_of_input_saves(run: Run, data: Path) -> None:
    result = run("play", "--seed", 5, typed="1")
    assert result.exit_code == 0
    assert "entrepot play --resume" in result.stdout
    assert [a[2] for a in saved(only(data / "saved"))["answers"] if a[0] == 0] == ["load:porcelain"]


def test_the_game_is_saved_in_the_folder_that_was_named(
    run: Run, data: Path, tmp_path: Path
) -> None:
    run("play", "--seed", 5, "--save-dir", tmp_path / "mine", typed="q")
    assert saved(only(tmp_path / "mine"))["seed"] == 5
    assert not data.exists()


def test_games_saved_in_the_same_second_do_not_overwrite_each_other(run: Run, data: Path) -> None:
    for _ in range(3):
        run("play", "--seed", 5, typed="q")
    assert len(list((data / "saved").iterdir())) == 3


def test_the_command_keeps_where_the_record_goes(run: Run, tmp_path: Path) -> None:
    result = run("play", "--seed", 5, "--record", tmp_path / "it's mine", typed="q")
    assert shlex.split(result.stdout.splitlines()[-1])[-2:] == [
        "--record",
        str(tmp_path / "it's mine"),
    ]


def test_a_game_that_cannot_be_saved_goes_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("play", "--seed", 5, "--save-dir", tmp_path / "file", typed="q 1 q")
    assert result.stderr.count("can't be used") == 3
    assert "You load porcelain" in result.stdout
    assert result.exit_code == 1


def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: int) -> None:
        raise OSError(28, "full")

    path = tmp_path / "game.json"
    saves.write(path, {"old": 1})
    monkeypatch.setattr("os.fsync", broken)
    with pytest.raises(OSError, match="full"):
        saves.write(path, {"new": 1})
    assert json.loads(only(tmp_path).read_bytes()) == {"old": 1}


def changed(document: dict[str, Any], **fields: Any) -> bytes:
    return json.dumps({**document, **fields}).encode()


def test_a_wrong_save_is_refused_with_a_reason(run: Run, seated: Seated, tmp_path: Path) -> None:
    whole = seated().read_bytes()
    good = json.loads(whole)
    wrong = tmp_path / "wrong.json"
    for content, reason in (
        (b"", "not JSON"),
        (b"\xff\xfe\x00", "not JSON"),
        (whole[: len(whole) // 2], "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"[]", "The document as a whole"),
        (b"{}", "client"),
        (changed(good, client=2), "client"),
        (changed(good, seat=3), "There is no seat 3"),
        (changed(good, seat="x"), "seat"),
        (changed(good, more=1), "more"),
        (changed(good, match={**good["match"], "digest": "0"}), "was changed"),
        (changed(good, match={**good["match"], "frames": []}), "frames"),
        (changed(good, match={}), "entrepot"),
        (b" " * (LARGEST + 1), "at most"),
    ):
        wrong.write_bytes(content)
        result = run("play", "--resume", wrong, typed="q")
        assert (result.exit_code, result.stdout) == (2, ""), (content[:80], result.stderr)
        assert reason in result.stderr
        assert "Traceback" not in result.stderr


def test_a_missing_save_is_told(run: Run, tmp_path: Path) -> None:
    result = run("play", "--resume", tmp_path / "none.json")
    assert result.exit_code == 2
    assert "none.json can't be used: No such file" in result.stderr


def test_a_record_is_not_a_saved_game(run: Run, data: Path) -> None:
    run("play", "--seed", 7, typed=ONES)
    path = only(data / "records")
    result = run("play", "--resume", path)
    assert result.exit_code == 2
    assert f"entrepot replay {path}" in result.stderr


@pytest.mark.parametrize("arguments", [["--seat", 1], ["--players", 3], ["--show-coins"]])
def test_a_saved_game_brings_its_own_options(
    run: Run, seated: Seated, arguments: list[object]
) -> None:
    result = run("play", "--resume", seated(), *arguments)
    assert result.exit_code == 2
    assert "use --resume without them" in result.stderr


def test_without_a_data_folder_of_its_own_the_home_folder_has_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for value in ("", "relative/path"):
        monkeypatch.setenv("XDG_DATA_HOME", value)
        assert saves.data_folder() == tmp_path / ".local" / "share" / "entrepot"
