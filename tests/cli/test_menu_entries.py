"""What can be typed to choose, and what is said to what can't."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from cli.conftest import Run, only, saved
from entrepot.cli.games import face
from entrepot.cli.menu_entries import build_menu, matching_options, shortcut_letters
from entrepot.silk_road.view_types import SilkOption, SilkParts

Seated = Callable[..., Path]
BIG_HAND = ["tea"] * 4 + ["silk"] * 4 + ["glass"] * 3 + ["ore"] * 3


def last_answer(path: Path) -> str:
    return str(saved(path)["answers"][-1][2])


@pytest.mark.parametrize("typed", ["3", "load:tea", "load:t", "LOAD:TEA", "tea", "te", "t"])
def test_a_good_is_loaded_by_number_id_or_beginning(run: Run, data: Path, typed: str) -> None:
    run("play", "--seed", 5, typed=f"{typed} q")
    answers = saved(only(data / "saved"))["answers"]
    assert [a for a in answers if a[0] == 0] == [[0, "load", "load:tea"]]


@pytest.mark.parametrize("typed", ["p", "pass", "pa", "3"])
def test_a_simple_option_has_a_letter(run: Run, seated: Seated, typed: str) -> None:
    path = seated()
    result = run("play", "--resume", path, typed=f"{typed} q")
    assert "3  Pass (p)" in result.stdout
    assert last_answer(path) == "pass"


def test_ambiguous_input_explains_itself_and_asks_again(run: Run, data: Path) -> None:
    result = run("play", "--seed", 5, typed="load:s silk q")
    assert '"load:s" could mean load:silk, load:spice. Type more of it' in result.stdout
    assert [a[2] for a in saved(only(data / "saved"))["answers"] if a[0] == 0] == ["load:silk"]


@pytest.mark.parametrize(
    "typed", ["zebra", "99", "0", "-1", "7", "load:", "9" * 50, "²", "\x1b[2J"]
)
def test_input_that_means_nothing_explains_itself_and_asks_again(
    run: Run, data: Path, typed: str
) -> None:
    result = run("play", "--seed", 5, typed=f"{typed} q")
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    told = " ".join(result.stdout.split())
    assert ("is not among the choices. Type a number from 1 to 6" in told) != (typed == "load:")
    assert [a for a in saved(only(data / "saved"))["answers"] if a[0] == 0] == []


def test_many_options_are_asked_for_in_two_steps(run: Run, seated: Seated) -> None:
    path = seated("pass", hand=BIG_HAND)
    result = run("play", "--resume", path, typed="6 1 q")
    first, second = result.stdout.split("Phase 2:")[1].split("> 6")
    assert "6  Play 2 tea …" in first
    assert "Play 2 tea: which cards of the market will they cover?" in second
    assert "1  porcelain and silk" in second
    assert first.count("\n") < 12
    assert "play:tea:porcelain+silk" in [answer[2] for answer in saved(path)["answers"]]


@pytest.mark.parametrize(
    "typed",
    [
        "play:tea:glass+ore+silk",
        "play:tea:silk+ore+glass",
        "7 glass+ore+silk",
        "7 silk+ore+glass",
        "7 glass+ore+si",
        "6 play:tea:glass+ore+silk",
        "6 b 7 silk+ore+glass",
        "7 ? glass+ore+si",
    ],
)
def test_ids_work_in_both_steps_and_in_any_order(run: Run, seated: Seated, typed: str) -> None:
    path = seated("pass", hand=BIG_HAND)
    run("play", "--resume", path, typed=f"{typed} q")
    assert [0, "phase-2", "play:tea:glass+ore+silk"] in saved(path)["answers"]


def test_enter_goes_back_to_the_first_step(run: Run, seated: Seated) -> None:
    path = seated("pass", hand=BIG_HAND)
    result = run("play", "--resume", path, typed="7  d q")
    assert result.stdout.count("Phase 2: play cards of one good") == 2
    assert [0, "phase-2", "draw"] in saved(path)["answers"]


def test_the_beginning_of_one_group_opens_it(run: Run, seated: Seated) -> None:
    result = run("play", "--resume", seated(), typed="exchange:1 q")
    assert "Ship 1 carries tea: what shall it carry instead?" in result.stdout


def test_the_beginning_of_several_groups_names_some_of_what_it_could_mean(
    run: Run, seated: Seated
) -> None:
    result = run("play", "--resume", seated(), typed="ex q")
    assert '"ex" could mean exchange:1:porcelain, ' in result.stdout
    assert "or 6 more" in result.stdout


def test_letters_are_only_for_simple_options_that_do_not_share_one() -> None:
    assert shortcut_letters(["yes", "no"]) == {"yes": "y", "no": "n"}
    assert shortcut_letters(["draw", "done", "play:tea:ore"]) == {}
    assert shortcut_letters(["quit", "use", "log"]) == {}


def test_an_exact_id_wins_over_a_longer_one_that_begins_with_it() -> None:
    options = ["play:tea:ore", "play:tea:ore+silk"]
    covered = [["ore"], ["ore", "silk"]]
    plays = {
        id: SilkOption(id, "play", SilkParts(good="tea", covered=goods))
        for id, goods in zip(options, covered, strict=True)
    }
    menu = build_menu(plays, partial(face("maritime-silk-road").group, view=None))
    assert matching_options("play:tea:ore", menu, options) == ["play:tea:ore"]
    assert matching_options("ore", menu, options) == ["play:tea:ore"]
