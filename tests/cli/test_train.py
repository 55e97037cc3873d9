"""`entrepot train`: what it says, and what it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import entrepot
from entrepot.cli.commands import app
from entrepot.learning import training
from entrepot.learning.settings import ImportExportSettings, ScoresSettings, SilkRoadSettings
from entrepot.learning.training import OtherSettings, Progress

SILK_ROAD = "maritime-silk-road"
NETS = Path(entrepot.__file__).parent / "bots" / "silk_road" / "nets"


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["train", *words])
    return result.exit_code, result.output


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What was asked of the training, which only says that it was done."""
    found: list[Any] = []

    def kept(
        wanted: training.Training,
        folder: Path,
        cores: int | None = None,
        cluster: str | None = None,
    ) -> Iterator[Progress]:
        found.append((wanted.settings, folder, cores, cluster))
        yield Progress(2048, 0.5, None, 100.0, 61.0)
        yield Progress(4096, 0.4, 0.625, 100.0, 0.0)

    monkeypatch.setattr(training, "kept", kept)
    return found


def test_it_says_how_strong_the_net_is_and_where_it_is_kept(
    asked: list[Any], tmp_path: Path
) -> None:
    words = (SILK_ROAD, "--players", "3", "--games", "4000", "--seed", "7", "--cores", "2")
    code, output = run(*words, "--out", str(tmp_path), "--cluster", "auto")
    assert code == 0
    assert asked == [(SilkRoadSettings.usual(3, 4000, 7), tmp_path, 2, "auto")]
    assert "After 4,096 games the net alone wins 62.5% of its games against greedy bots." in output
    assert "3.net" in output


def test_the_net_of_import_export_is_tried_in_a_search(asked: list[Any], tmp_path: Path) -> None:
    code, output = run("import-export", "--out", str(tmp_path))
    assert code == 0
    assert asked[0][0] == ImportExportSettings.usual(2, 1_000_000, 1)
    assert "After 4,096 games, a search with the net wins 62.5% of its games" in output
    assert "greedy" not in output


def test_a_net_may_learn_from_games_by_learned_scores(asked: list[Any], tmp_path: Path) -> None:
    code, _ = run("import-export", "--by-scores", "--games", "4000", "--out", str(tmp_path))
    assert code == 0
    settings = asked[0][0]
    assert settings == ImportExportSettings.by_learned_scores(2, 4000, 1)
    assert settings != ImportExportSettings.usual(2, 4000, 1)


def test_scores_of_options_are_learned_apart_from_the_net(asked: list[Any], tmp_path: Path) -> None:
    words = ("import-export", "--scores", "--players", "3", "--games", "4000")
    code, output = run(*words, "--out", str(tmp_path))
    assert code == 0
    assert asked[0][0] == ScoresSettings.usual(3, 4000, 1)
    assert "After 4,096 games, the learned scores win 62.5% of their games" in output
    assert "scores-3.net" in output


def test_a_net_goes_on_from_another_in_smaller_steps(asked: list[Any], tmp_path: Path) -> None:
    code, _ = run(SILK_ROAD, "--games", "4000", "--start", str(NETS / "2.net"))
    assert code == 0
    settings = asked[0][0]
    assert settings == SilkRoadSettings.going_on(2, 4000, 1, (NETS / "2.net").read_bytes())
    usual = SilkRoadSettings.usual(2, 4000, 1)
    assert settings.rate < usual.rate
    assert settings.style.noise < usual.style.noise
    assert len(settings.begun_with) == 64


@pytest.mark.parametrize(
    ("content", "reason"),
    [(None, "No such file"), (b"chess", "not a net"), (b'{"shape":1}\n', "not a net")],
)
def test_what_is_no_net_is_refused(content: bytes | None, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "some.net"
    if content is not None:
        file.write_bytes(content)
    code, output = run(SILK_ROAD, "--start", str(file))
    assert code == 2
    assert reason in " ".join(output.split())


def test_a_net_is_only_for_its_number_of_players() -> None:
    code, output = run(SILK_ROAD, "--players", "3", "--start", str(NETS / "2.net"))
    assert code == 2
    assert "is not a net for 3 players" in " ".join(output.split())


def test_numbers_are_written_as_the_language_does(asked: list[Any], tmp_path: Path) -> None:
    _, output = run(SILK_ROAD, "--lang", "fr", "--out", str(tmp_path))
    assert "62,5" in output


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("chess",), "No game is called chess"),
        (("import-export", "--players", "7"), "2 to 6 players, not 7"),
        ((SILK_ROAD, "--players", "5"), "2 to 4 players, not 5"),
        ((SILK_ROAD, "--games", "0"), "0 games are too few"),
        ((SILK_ROAD, "--cores", "0"), "With 0 processes"),
        ((SILK_ROAD, "--scores"), "leave --scores out"),
        (("import-export", "--start", "2.net"), "leave --start out"),
        ((SILK_ROAD, "--by-scores"), "leave --by-scores out"),
        (("import-export", "--scores", "--by-scores"), "leave --by-scores out"),
    ],
)
def test_what_can_not_be_trained_is_refused(words: tuple[str, ...], reason: str) -> None:
    code, output = run(*words)
    assert code == 2
    assert reason in " ".join(output.split())


def test_a_folder_with_another_training_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def kept(*_: object, **__: object) -> Iterator[Progress]:
        raise OtherSettings
        yield

    monkeypatch.setattr(training, "kept", kept)
    code, output = run(SILK_ROAD, "--out", str(tmp_path))
    assert code == 2
    assert "other settings" in " ".join(output.split())
