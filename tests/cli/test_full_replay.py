"""A recorded game on the full screen."""

from __future__ import annotations

from pathlib import Path

import pytest

import entrepot
from entrepot.cli import saves
from entrepot.cli.full.replay import ReplayApp, show_replay
from entrepot.kernel.match import Match
from kit.screens import LARGE, SMALL, Desk, driven, run


def played(tmp_path: Path, game: str, answers: int) -> tuple[Path, Match]:
    match = entrepot.new(game, 2, 7)
    while not match.over and len(match.answers) < answers:
        asked = match.pending[0]
        match.answer(asked.seat, asked.options[-1].id)
    path = tmp_path / "game.json"
    saves.write(path, match.record())
    return path, match


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[ReplayApp]:
    """The apps that would have been run."""
    found: list[ReplayApp] = []
    monkeypatch.setattr(ReplayApp, "run", lambda app: found.append(app))
    return found


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_a_record_is_stepped_through_by_keys(
    tmp_path: Path, opened: list[ReplayApp], size: tuple[int, int]
) -> None:
    path, match = played(tmp_path, "maritime-silk-road", 1000)
    assert show_replay(path, None, "en") == 0
    (app,) = opened
    last = len(match.answers)

    async def watch() -> None:
        async with driven(app, size) as desk:
            assert f"Set-up, answer 0 of {last}" in desk.seen("#wheel")
            await desk.press("left", "right", "right", "left")
            assert f"Set-up, answer 1 of {last}" in desk.seen("#wheel")
            assert "1. Player" in desk.seen("#question")
            await desk.press("down", "down")
            assert "Turn 2, answer" in desk.seen("#wheel")
            await desk.press("up", "home")
            assert app.at == 0
            await desk.press("end", "right")
            assert app.at == last
            assert "The game is over." in desk.seen("#question")
            await desk.press("r")
            assert "Score" in desk.seen()
            await desk.press("escape", "x", "7")
            assert app.at == last

    run(watch())


def test_nobody_sees_more_than_the_eyes_that_are_chosen(
    tmp_path: Path, opened: list[ReplayApp]
) -> None:
    path, match = played(tmp_path, "import-export", 12)
    show_replay(path, None, "en")
    (app,) = opened

    async def watch() -> None:
        async with driven(app) as desk:
            await desk.press("end")
            assert "Seen by a spectator" in desk.seen("#wheel")
            assert app.scene().view.players[0].hand is None  # type: ignore[union-attr]
            assert "Your hand" not in desk.seen()
            for seat in range(2):
                await desk.press("e")
                assert app.scene().view.players == match.view(seat).players  # type: ignore[union-attr]
                assert "Your hand" in desk.seen()
            await desk.press("e")
            assert "Your hand" not in desk.seen()

    run(watch())


def test_a_replay_runs_by_itself_and_stops(
    tmp_path: Path, opened: list[ReplayApp], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("entrepot.cli.full.replay.PACE", 0.01)
    path, _ = played(tmp_path, "maritime-silk-road", 8)
    show_replay(path, 1, "en")
    (app,) = opened

    async def watch() -> None:
        async with driven(app) as desk:
            assert isinstance(desk, Desk)
            await desk.press("space")
            await desk.until(lambda: app.at == 8 and app.autoplay is None)

    run(watch())


def test_a_seat_that_is_not_there_is_refused(tmp_path: Path, opened: list[ReplayApp]) -> None:
    path, _ = played(tmp_path, "maritime-silk-road", 8)
    with pytest.raises(entrepot.EntrepotError):
        show_replay(path, 5, "en")
    assert opened == []
