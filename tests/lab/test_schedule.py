"""Who sits where, and what is dealt."""

from __future__ import annotations

import pytest

import entrepot
from entrepot.lab.schedule import Key, bot_seed, deal, keys, names, settings


def test_in_a_block_every_bot_has_every_seat_once() -> None:
    chosen = settings("import-export", ["a", "b", "c", "d"], 1, {})
    seatings = [chosen.seating(rotation) for rotation in range(4)]
    for bot in range(4):
        assert sorted(seating.index(bot) for seating in seatings) == [0, 1, 2, 3]
    assert all(sorted(seating) == [0, 1, 2, 3] for seating in seatings)


def test_a_block_has_one_deal_and_every_block_another() -> None:
    chosen = settings("maritime-silk-road", ["a", "b"], 1, {})
    schedule = keys(chosen, 40)
    deals = {key: deal(chosen, key) for key in schedule}
    assert all(deals[key] == deals[Key(key.block, 0)] for key in schedule)
    assert len(set(deals.values())) == 20
    other = settings("maritime-silk-road", ["a", "b"], 2, {})
    assert deal(other, Key(0, 0)) != deal(chosen, Key(0, 0))


def test_every_bot_has_a_chance_of_its_own_in_every_game() -> None:
    chosen = settings("maritime-silk-road", ["a", "a", "a"], 1, {})
    seeds = [bot_seed(chosen, key, bot) for key in keys(chosen, 30) for bot in range(3)]
    assert len(set(seeds)) == 90


@pytest.mark.parametrize(("wanted", "played"), [(1, 3), (3, 3), (4, 6), (300, 300)])
def test_games_are_rounded_up_to_whole_blocks(wanted: int, played: int) -> None:
    schedule = keys(settings("maritime-silk-road", ["a", "b", "c"], 1, {}), wanted)
    assert len(schedule) == len(set(schedule)) == played


def test_equal_bots_are_told_apart() -> None:
    assert names(["greedy", "random", "greedy", "greedy"]) == [
        "greedy",
        "random",
        "greedy#2",
        "greedy#3",
    ]


def test_what_the_game_refuses_is_refused() -> None:
    with pytest.raises(entrepot.BadOptions, match="No game is called"):
        settings("chess", ["a", "b"], 1, {})
    with pytest.raises(entrepot.BadOptions, match="2 to 4 players, not 5"):
        settings("maritime-silk-road", ["a"] * 5, 1, {})
    with pytest.raises(entrepot.BadOptions, match="target"):
        settings("import-export", ["a", "b"], 1, {"target": 3})
    with pytest.raises(entrepot.BadOptions, match="at least 1"):
        keys(settings("import-export", ["a", "b"], 1, {}), 0)
