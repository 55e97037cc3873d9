"""The command `arena` as a person uses it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from cli.conftest import Run
from entrepot.lab import pictures
from entrepot.text import LANGUAGES, say
from kit.server_process import free_port

GAME = "maritime-silk-road"


def test_an_arena_ends_with_tables_and_files(run: Run, tmp_path: Path) -> None:
    out, picture = tmp_path / "new" / "a.jsonl", tmp_path / "pictures" / "a.svg"
    arguments = ["arena", GAME, "--bots", "random,random,random", "--games", 4, "--seed", 3]
    result = run(*arguments, "--out", out, "--picture", picture, "--report")
    assert result.exit_code == 0, result.output
    for words in ("How they fared", "random#3", "Win rate by seat", "ms mean", "Where coins came"):
        assert words in result.stdout
    assert "4 games would leave a deal unfinished: there will be 6" in result.stderr
    summary = json.loads((tmp_path / "new" / "a.summary.json").read_text())
    assert summary["games"] == 6
    assert sum(bot["wins"] for bot in summary["bots"]) == pytest.approx(6)
    assert json.loads((tmp_path / "new" / "a.report.json").read_text())["games"] == 6
    assert "random#2" in picture.read_text()
    again = run(*arguments, "--out", out)
    assert "6 of 6 games are in" in again.stderr
    assert again.stdout == result.stdout[: len(again.stdout)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_tells_how_games_go_in_any_language(run: Run, data: Path, lang: str) -> None:
    """Without --out the games lie in the data folder."""
    played = ["arena", "import-export", "--bots", "random,random", "--games", 2, "--seed", 1]
    result = run(*played, "--report", "--lang", lang)
    assert result.exit_code == 0, result.output
    for key in ("lab-title-bots", "lab-source-selling"):
        assert say(key, lang) in result.stdout
    games, *told = sorted((data / "arena").iterdir())
    assert games.name.startswith("import-export-random-")
    assert games.suffix == ".jsonl"
    assert [file.name for file in told] == [
        f"{games.stem}.report.json",
        f"{games.stem}.summary.json",
    ]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "--bots", "random,random"], "No game is called chess"),
        ([GAME], "Name the bots with --bots"),
        ([GAME, "--bots", "random,"], "Name the bots with --bots"),
        ([GAME, "--bots", "random,clever"], "clever"),
        ([GAME, "--bots", "random"], "2 to 4 players, not 1"),
        ([GAME, "--bots", "random,random", "--games", "0"], "at least 1"),
        ([GAME, "--bots", "random,random", "--cores", "0"], "at least 1"),
        ([GAME, "--bots", "random,random", "--seed", "-1"], "A seed is"),
        ([GAME, "--bots", "random,random", "--target", "60"], "Options of this game: show_coins"),
        ([GAME, "--bots", "random,random", "--picture", "a.doc"], ".png, .svg, .pdf"),
        ([GAME, "--bots", "random,random", "--out", "/proc/nothing/a"], "can't be used"),
        ([GAME, "--bots", "random,random", "--out", "/"], "can't be used"),
        ([GAME, "--bots", "random,random", "--cluster", "local"], "give auto, HOST:PORT or"),
        ([GAME, "--bots", "random,random", "--cluster", "ray://a b:1"], "give auto, HOST:PORT or"),
    ],
)
def test_what_is_wrong_is_said_with_exit_code_2(
    run: Run, arguments: list[str], words: str, data: Path
) -> None:
    result = run("arena", *arguments)
    assert result.exit_code == 2, result.output
    assert words in result.stderr
    assert not data.exists() or not list((data / "arena").iterdir())


def test_a_picture_without_matplotlib_says_how_to_get_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pictures, "find_spec", lambda name: None)
    result = run("arena", GAME, "--bots", "random,random", "--picture", tmp_path / "a.png")
    assert result.exit_code == 2
    assert 'pip install "entrepot[pictures]"' in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_nobody_at_the_clusters_address_is_said_at_once(run: Run, form: str, lang: str) -> None:
    address = form.format(free_port())
    result = run("arena", GAME, "--bots", "random,random", "--cluster", address, "--lang", lang)
    assert result.exit_code == 2
    said = say("error-cluster-away", lang, address=address, why="…").partition("…")[0]
    assert said in result.stderr


def test_a_cluster_without_ray_says_how_to_get_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    out = tmp_path / "a.jsonl"
    arguments = ["--bots", "random,random", "--cluster", "auto", "--out", out]
    result = run("arena", GAME, *arguments)
    assert result.exit_code == 2
    assert 'pip install "entrepot[cluster]"' in result.stderr
    assert not out.exists()


def test_games_that_failed_are_told_with_their_seed(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from entrepot.lab import arena
    from kit import arena_bots

    defaults = arena.run.__defaults__
    assert defaults is not None
    monkeypatch.setattr(arena.run, "__defaults__", (defaults[0], arena_bots.make))
    arguments = ["--games", 24, "--out", tmp_path / "a.jsonl", "--seed", 1]
    result = run("arena", GAME, "--bots", "errs,dies", *arguments)
    assert result.exit_code == 1
    assert "failed when errs at seat" in result.stderr
    assert "its process ended with code 9" in result.stderr
    assert "games are missing in these results" in result.stderr
    assert "How they fared" in result.stdout
    summary = json.loads((tmp_path / "a.summary.json").read_text())
    assert summary["games"] + len(summary["failed"]) == 24
    assert all(str(fault["seed"]) in result.stderr for fault in summary["failed"][:10])
