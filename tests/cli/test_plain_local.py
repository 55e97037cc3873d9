"""Playing in the terminal, from the first question to the record."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import entrepot
from cli.conftest import Run, only, saved
from entrepot import text
from entrepot.cli.plain import PlainClient
from kit.screens import Still
from kit.waiting import PATIENCE

Seated = Callable[..., Path]
ONES = " ".join(["1"] * 1000)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played_by_always_choosing_the_first_line(
    run: Run, data: Path, players: int
) -> None:
    result = run("play", "--players", players, "--seed", 7, typed=ONES)
    assert result.exit_code == 0, result.stderr
    path = only(data / "records")
    match = entrepot.replay(path.read_bytes())
    assert path.name.startswith("maritime-silk-road-7-")
    assert match.over
    assert str(path) in result.stdout
    for seat in range(players):
        assert f"Player {seat + 1}" in result.stdout.split("Score")[1]
    winners = [f"Player {seat + 1}" for seat in match.winners]
    assert text.listed(winners) in result.stdout.split("Score")[1]


def test_everything_printed_fits_into_80_columns(run: Run) -> None:
    result = run("play", "--seed", 7, "--players", 4, typed=f"? l load:s zebra {ONES}")
    lines = [line for line in result.stdout.splitlines() if " replay /" not in line]
    assert max(map(len, lines)) <= 80


def test_a_full_table_fits_into_80_columns(run: Run, seated: Seated) -> None:
    path = seated(
        hand=["tea"] * 10,
        coins=999,
        ships=["porcelain"] * 5 + ["spice"] * 5,
        licences=2,
        porters=1,
        exchanges=2,
    )
    result = run("play", "--resume", path, typed="q")
    assert "2 exchanges" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()[:-1]) <= 80


def test_the_seed_and_the_answers_make_the_game(run: Run, tmp_path: Path) -> None:
    games = []
    for name, seed in (("one", 11), ("two", 11), ("three", 12)):
        run("play", "--seed", seed, "--save-dir", tmp_path / name, typed="1 1 p d p d p d q")
        games.append(saved(only(tmp_path / name)))
    assert games[0] == games[1]
    assert games[0]["answers"] != games[2]["answers"]


def test_the_screen_shows_the_whole_table(run: Run, seated: Seated) -> None:
    shown = run("play", "--resume", seated(coins=17, porters=2), typed="q").stdout
    assert "Turn 1, 55 cards in the deck" in shown
    rows = {line.split("  ")[0]: line.split() for line in shown.splitlines() if line}
    assert rows["Market"] == ["Market", "1", "1", "1", "1", "1", "1"]
    assert rows["Cubes left"] == ["Cubes", "left", "5", "4", "4", "5", "3", "3"]
    assert rows["Your hand"] == ["Your", "hand", "-", "1", "2", "-", "-", "-"]
    goods = ["-", "1", "1", "-", "-", "-"]
    assert rows["Player 1, you"] == ["Player", "1,", "you", *goods, "3", "17", "2", "porters"]
    assert rows["Player 2"] == ["Player", "2", "-", "-", "-", "-", "1", "1", "1", "?"]
    assert "Your ships  1 tea  2 silk" in shown
    assert "8 ships at 10  2 licences at 11  no porter at 12  2 exchanges at 8" in shown


def test_coins_of_others_are_shown_when_they_are_open(run: Run) -> None:
    assert " ? " in run("play", "--seed", 5).stdout
    assert " ? " not in run("play", "--seed", 5, "--show-coins").stdout.split("A number")[0]


def test_a_person_may_sit_anywhere(run: Run, data: Path) -> None:
    result = run("play", "--seed", 5, "--seat", 2, typed="1 q")
    assert "Player 3, you" in result.stdout
    assert sorted({a[0] for a in saved(only(data / "saved"))["answers"]}) == [0, 1, 2]
    assert "You are dealt 3 cards" not in result.stdout
    assert "You are dealt " in result.stdout
    assert "Player 3 is" not in result.stdout
    assert "Player 1 is dealt 3 cards" in result.stdout


def test_what_happened_since_the_last_decision_is_told(run: Run) -> None:
    result = run("play", "--seed", 5, typed="tea silk p d q")
    after = result.stdout.split("> d")[1]
    assert "You draw" in after
    assert "Turn 3: Player 2" in after
    assert "Turn 1: Player 3" not in after


def test_the_log_tells_everything(run: Run) -> None:
    result = run("play", "--seed", 5, typed="tea silk p d l q")
    log = result.stdout.split("> l")[1]
    for line in ("The market opens with", "Turn 1: Player 3", "Turn 4: Player 3"):
        assert line in log.replace("\n  ", " ")


def test_the_question_mark_explains_the_question_and_the_commands(run: Run) -> None:
    result = run("play", "--seed", 5, typed="? q")
    assert "Every ship carries exactly one cube." in result.stdout
    assert "the game is kept, and you can go on" in result.stdout
    assert result.stdout.count("Which good will your new ship carry?") == 2


def test_a_first_phase_is_taken_back_during_the_second(run: Run, seated: Seated) -> None:
    path = seated()
    before = saved(path)
    result = run("play", "--resume", path, typed="exchange:1:ore u q")
    assert "Taken back." in result.stdout
    assert saved(path)["answers"] == before["answers"]
    assert saved(path)["digest"] == before["digest"]


def test_undo_is_refused_when_others_have_answered_since(run: Run, seated: Seated) -> None:
    path = seated()
    result = run("play", "--resume", path, typed="p d u q")
    assert "You can't take your last answer back: others have answered since" in " ".join(
        result.stdout.split()
    )
    assert [0, "phase-2", "draw"] in saved(path)["answers"]


def test_undo_is_refused_when_a_card_was_drawn(run: Run, seated: Seated) -> None:
    path = seated(exchanges=1)
    result = run("play", "--resume", path, typed="p d u q")
    assert "something hidden has been seen since" in " ".join(result.stdout.split())
    assert saved(path)["answers"][-1] == [0, "phase-2", "draw"]


def test_undo_is_refused_before_the_first_answer(run: Run) -> None:
    assert "there is nothing to take back" in run("play", "--seed", 5, typed="u q").stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", 5], "This game takes 2 to 4 players, not 5."),
        (["--players", 1], "This game takes 2 to 4 players, not 1."),
        (["chess"], "No game is called 'chess'. Known:"),
        (["--seat", 3], "There is no seat 3: seats go from 0 to 2."),
        (["--seat", -1], "There is no seat -1"),
        (["--seed", -1], "A seed is a whole number"),
        (["bazaar"], "No game is called bazaar. Known: import-export, maritime-silk-road."),
    ],
)
def test_wrong_options_are_explained(run: Run, arguments: list[object], message: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


def test_the_record_goes_where_it_is_wanted(run: Run, data: Path, tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.json"
    result = run("play", "--seed", 7, "--record", path, typed=ONES)
    assert f"entrepot replay '{path}'" in result.stdout
    assert json.loads(path.read_bytes())["seed"] == 7
    assert not (data / "records").exists()


def test_the_end_of_a_game_is_not_left_waiting_for_news() -> None:
    match = entrepot.new("maritime-silk-road", 2, 7)
    while not match.over:
        match.answer(match.pending[0].seat, match.pending[0].options[0].id)
    client = PlainClient(Still(match), "en")
    client.out = Console(file=StringIO())
    asyncio.run(asyncio.wait_for(client.take_turns(), PATIENCE))
    assert isinstance(client.out.file, StringIO)
    assert "Score" in client.out.file.getvalue()


def test_a_record_that_cannot_be_written_is_told_after_the_scores(run: Run, tmp_path: Path) -> None:
    result = run("play", "--seed", 7, "--record", tmp_path, typed=ONES)
    assert result.exit_code == 1
    assert "Score" in result.stdout
    assert str(tmp_path) in result.stderr
