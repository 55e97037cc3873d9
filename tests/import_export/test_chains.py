"""Powers that set each other off come to an end."""

from __future__ import annotations

import pytest

from entrepot import Match
from kit.import_export import answer, asked, begin, complete, end_turn, harbour, kinds, trader

LIMIT = 200


def say_yes(match: Match, *wanted: str) -> int:
    """Answer the wanted kinds of question with anything but no; how many there were."""
    count = 0
    while not match.over and match.pending[0].kind in wanted:
        question = match.pending[0]
        busy = [option for option in question.by_id if option not in ("no", "done")]
        match.answer(question.seat, busy[0] if busy else "no", question.id)
        count += 1
        assert count < LIMIT
    return count


def test_lumber_and_a_copy_of_it_answer_a_draw_once_each() -> None:
    """Draws that either of them makes set off neither."""
    match = begin(
        trader("technology"),
        trader(shipments="lumber"),
        trader(shipments="wind_turbines"),
        copies={"wind_turbines": "lumber"},
    )
    answer(match, 0, "draw")
    assert asked(match) == [(1, "lumber")]
    answer(match, 1, "yes")
    assert asked(match) == [(2, "wind_turbines")]
    answer(match, 2, "yes")
    assert kinds(match) == ["lead"]


def test_nanobots_and_laptops_end_when_no_ship_can_be_completed() -> None:
    """A completed ship draws, a draw loads, a load completes the next ship; then it is over."""
    match = begin(
        trader(
            "technology*3",
            shipments="nanobots laptops",
            completes="drones",
            ships=[harbour(), harbour("playstations", "technology")],
        ),
        trader("technology"),
    )
    complete(match)
    assert say_yes(match, "nanobots", "laptops", "drones") >= 1
    end_turn(match)
    assert kinds(match) == ["lead"]


def test_satellite_and_shoes_of_all_players_answer_a_ship_once_each() -> None:
    match = begin(
        trader("consumer", completes="honey", shipments="satellite"),
        trader("technology*2", shipments="shoes", ships=[harbour("drones", "technology")]),
        deck="rope soap books cups",
    )
    complete(match)
    assert say_yes(match, "satellite", "shoes") <= 8
    end_turn(match)
    assert kinds(match) == ["lead"]


def test_bamboo_comes_back_once_a_turn_and_again_in_the_next() -> None:
    match = begin(
        trader("agriculture*4", completes="bamboo", ships=[harbour(), harbour()]),
        trader("technology*2"),
    )
    complete(match)
    assert kinds(match) == ["bamboo"]
    answer(match, 0, "ship:technology-2")
    assert kinds(match) != ["bamboo"]
    end_turn(match)
    assert kinds(match) == ["lead"]
    players = match.view(0).players
    assert players[0].ships[1].contracts == ["bamboo"]
    assert players[0].shipments == []


@pytest.mark.parametrize("seed", range(3))
def test_everything_at_once_still_ends(seed: int) -> None:
    """All the powers that answer something, in two hands, and everybody always says yes."""
    match = begin(
        trader(
            "technology*2 agriculture*2",
            shipments="nanobots laptops satellite shoes drones paprika whole_wheat",
            completes="potatoes",
            ships=[harbour(), harbour("tortillas", "agriculture:tortillas")],
        ),
        trader(
            "technology*2",
            shipments="lumber chairs backpacks protractors bubblegum fixie_bikes fake_dvds",
        ),
        seed=seed,
    )
    complete(match)
    wanted = [card for each in match.view(0).players for card in each.shipments]
    say_yes(match, *wanted)
    end_turn(match)
    assert match.over or kinds(match) == ["lead"]
