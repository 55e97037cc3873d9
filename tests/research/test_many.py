"""Many games at once: what each row shows, how games end and begin, and what nobody may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest

import entrepot
from entrepot.research import arrays, many, rows
from entrepot.research import gymnasium as ours
from entrepot.research.sitting import CODES, Sitting, rewards
from entrepot.research.vector import Many
from kit.games import ALL_SETS, Setting, settings, short_or_nightly

SETTINGS = [setting for setting in settings() if setting.game in CODES]


def random_words(env: Many, chance: np.random.RandomState) -> Any:
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in env.observe().mask])


def check_rows(env: Many) -> None:
    """Every row is what the seat to move sees and may say, as the other interfaces tell it."""
    shown = env.observe()
    for number, sitting in enumerate(env.sittings):
        seat = sitting.actor
        assert shown.seat[number] == seat
        assert np.array_equal(shown.observation[number], arrays.observation(sitting, seat))
        assert np.array_equal(shown.mask[number], arrays.mask(sitting, seat))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_rows_show_what_seats_see_and_games_begin_anew(setting: Setting) -> None:
    env = many(setting.game, 3, setting.players, seed=4, **dict(setting.options))
    chance, ended = np.random.RandomState(4), 0
    for step in range(short_or_nightly(300, 5000)):
        if step % 7 == 0:  # also in the middle of answers
            check_rows(env)
        before = env.sittings[:]
        shown = env.step(random_words(env, chance))
        for number, done in enumerate(shown.done):
            if done:
                match = before[number].match
                assert match.over
                expected = rewards(setting.game, match.state.table, setting.players)
                assert shown.reward[number] == pytest.approx(expected)
                last = arrays.observation(Sitting(match), before[number].actor)
                assert np.array_equal(shown.final[number], last)
                assert not env.sittings[number].match.over
                assert env.sittings[number].match.answers == []
                check_rows(env)
                ended += 1
            else:
                assert not shown.reward[number].any()
    assert ended > 0 or setting.game == "import-export"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_row_depends_on_what_the_seat_to_move_can_not_know(setting: Setting) -> None:
    env = many(setting.game, 8, setting.players, seed=2, **dict(setting.options))
    chance, worlds = np.random.RandomState(2), 0
    assert env.share is not None
    games = env.share.games
    assert games is not None
    for step in range(short_or_nightly(20, 400)):
        shown = env.step(random_words(env, chance))
        seen = [array.copy() for array in shown]
        real = env.sittings[:]
        for number, sitting in enumerate(real):
            world = sitting.imagined(sitting.actor, 100 * step + number)
            worlds += world.match.digest() != sitting.match.digest()
            games.sittings[number] = world
        games.show()
        assert same([seen], [[*env.observe()]])
        games.sittings[:] = [Sitting(each.match, each.said, True) for each in real]
    assert worlds > 50


def histories(env: Many, steps: int) -> list[list[Any]]:
    """Copies of all arrays at each step of random play."""
    chance = np.random.RandomState(1)
    with env:
        return [
            [array.copy() for array in env.step(random_words(env, chance))] for _ in range(steps)
        ]


def same(one: list[list[Any]], other: list[list[Any]]) -> bool:
    pairs = zip(one, other, strict=True)
    return all(np.array_equal(*each) for step in pairs for each in zip(*step, strict=True))


def test_several_processes_play_the_same_games_as_one() -> None:
    settings = {"seed": 3, "opponents": "random"}
    one, two = (
        histories(many("maritime-silk-road", 5, 2, processes=count, **settings), 60)
        for count in (1, 2)
    )
    assert same(one, two)


def test_a_seed_repeats_the_games_and_each_game_has_its_own() -> None:
    [one, again, other] = [many("import-export", 4, 3, seed=seed) for seed in (7, 7, 8)]
    seeds = [[sitting.match.seed for sitting in env.sittings] for env in (one, again, other)]
    assert seeds[0] == seeds[1] != seeds[2]
    assert len({*seeds[0], *seeds[2]}) == 8
    one.reset(8)
    assert [sitting.match.seed for sitting in one.sittings] == seeds[2]
    one, again = (many("import-export", 2, 2, seed=5) for _ in range(2))
    assert same(histories(one, 30), histories(again, 30))


def test_import_export_is_played_to_its_end_too() -> None:
    env, chance = many("import-export", 1, 2, seed=1), np.random.RandomState(1)
    match = env.sittings[0].match
    while not env.step(random_words(env, chance)).done.all():
        assert not match.over
    assert match.over
    assert env.observe().reward[0].sum() == pytest.approx(0)
    assert env.observe().reward[0].any()
    check_rows(env)
    env.step(random_words(env, chance))
    assert not env.observe().done.any()
    assert not env.observe().reward.any()


def test_bots_have_the_other_seats() -> None:
    env = many("maritime-silk-road", 6, 3, seed=1, opponents="random")
    chance, ended = np.random.RandomState(1), 0
    for _ in range(120):
        shown = env.step(random_words(env, chance))
        assert shown.seat.tolist() == [0, 1, 2, 0, 1, 2]
        for sitting in env.sittings:
            assert len(sitting.match.pending) == 1
        ended += int(shown.done.sum())
    assert ended > 0


@pytest.mark.parametrize("words", [[1, 2], [0, 0, 0], [-1, 1, 1], [999, 1, 1], [0.5, 1, 1]])
def test_words_that_can_not_be_said_are_refused_and_change_nothing(words: list[Any]) -> None:
    env = many("import-export", 3, 2, seed=6)
    before = [array.copy() for array in env.observe()]
    with pytest.raises(entrepot.IllegalAnswer):
        env.step(words)
    assert same([before], [[*env.observe()]])
    assert all(sitting.match.answers == [] for sitting in env.sittings)


@pytest.mark.parametrize(
    "options",
    [{"players": 9}, {"processes": 0}, {"processes": 3}, {"opponents": "nobody"}, {"sets": ["x"]}],
)
def test_what_can_not_be_set_up_is_refused_at_once(options: dict[str, Any]) -> None:
    with pytest.raises(entrepot.EntrepotError):
        many("import-export", games=2, **options)


@pytest.fixture
def tables() -> Iterator[Any]:

    env = gymnasium.make_vec(
        next(id for id, game in ours.GAMES.items() if game == "maritime-silk-road"),
        num_envs=6,
        vectorization_mode="vector_entry_point",
        players=2,
        opponents="random",
    )
    yield env
    env.close()


def test_gymnasium_sees_many_games_as_its_own_vectors(tables: Any) -> None:
    observations, info = tables.reset(seed=3)
    chance, ended = np.random.RandomState(3), 0
    for _ in range(300):
        assert observations in tables.observation_space
        words = np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        assert words in tables.action_space
        observations, reward, terminated, truncated, info = tables.step(words)
        assert reward.shape == terminated.shape == truncated.shape == (6,)
        assert info["seat"].tolist() == [0, 1] * 3
        for number in np.flatnonzero(terminated):
            assert info["final_obs"][number] in tables.single_observation_space
            assert reward[number] == info["rewards"][number, number % 2]
            ended += 1
        assert not reward[~terminated].any()
    assert ended > 3


def test_a_wrapper_of_gymnasium_counts_the_episodes(tables: Any) -> None:
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(tables)
    _, info = env.reset(seed=3)
    chance = np.random.RandomState(3)
    while "episode" not in info:
        words = [chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        *_, info = env.step(np.array(words))
    assert set(info["episode"]["r"]) <= {-1, 0, 1}


def test_rows_written_in_python_hold_what_they_are_given() -> None:
    buffer = np.full(12, 9, np.float32)
    rows.plain_row(buffer, 4, 6, [0, 2, 4], [[1, 3], [], [0]], [5, 7, 2, [0, 2]])
    assert buffer.tolist() == [9, 9, 9, 9, 0, 1, 0, 2, 1, 7, 9, 9]
    rows.add_to_plain_row(buffer, 4, 6, [0, 3, 5, 1], None)
    assert buffer.tolist() == [9, 9, 9, 9, 3, 1, 0, 2, 1, 1, 9, 9]
    mask = np.full(5, 9, np.int8)
    rows.plain_mask(mask, 1, 3, [2])
    assert mask.tolist() == [9, 0, 0, 1, 9]


def test_nobody_else_writes_into_observations() -> None:
    env = many("maritime-silk-road", 2, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        env.observe().observation[0, 0] = 1


def test_all_sets_are_played() -> None:
    env = many("import-export", 2, 4, seed=1, **dict(ALL_SETS))
    options: Any = env.sittings[0].match.options
    assert len(options.sets) == 4
