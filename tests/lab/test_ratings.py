"""Intervals, comparisons and ratings against known values."""

from __future__ import annotations

import pytest

from entrepot.lab.ratings import ranks, ratings, sign_test, wilson
from entrepot.lab.schedule import settings
from entrepot.lab.summary import quantile, summary
from lab.conftest import game


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 10, 0.0179, 0.4042),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson_gives_the_published_intervals(
    wins: float, tries: int, low: float, high: float
) -> None:
    share = wilson(wins, tries)
    assert share.rate == wins / tries
    assert (share.low, share.high) == pytest.approx((low, high), abs=0.00006)


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0, 0)[1:] == (0, 1)


@pytest.mark.parametrize(
    ("better", "worse", "p"),
    [(0, 0, 1), (5, 5, 1), (9, 1, 22 / 1024), (1, 9, 22 / 1024), (6, 0, 2 / 64)],
)
def test_the_sign_test_is_exact(better: int, worse: int, p: float) -> None:
    assert sign_test(better, worse) == pytest.approx(p)


def test_who_won_is_first_whatever_the_scores_and_equals_share_a_rank() -> None:
    assert ranks(game(0, 0, [50, 30, 40], [1])) == [1, 0, 2]
    assert ranks(game(0, 0, [20, 30, 30], [1, 2])) == [2, 0, 0]
    assert ranks(game(0, 0, [60, 10, 10, 5], [0])) == [0, 1, 1, 3]


def test_ratings_stand_in_the_order_of_strength_whoever_sits_where() -> None:
    chosen = settings("maritime-silk-road", ["good", "bad", "middling"], 1, {})
    strength = {0: 30, 1: 10, 2: 20}
    played = []
    for block in range(10):
        for rotation in range(3):
            scores = [strength[bot] for bot in chosen.seating(rotation)]
            played.append(game(block, rotation, scores, [scores.index(30)]))
    good, bad, middling = ratings(chosen, played)
    assert good.mu - 2 * good.sigma > middling.mu > bad.mu + 2 * bad.sigma
    assert good.sigma < 25 / 3


def test_a_summary_counts_shared_wins_by_bot_and_by_seat() -> None:
    chosen = settings("maritime-silk-road", ["x", "y"], 1, {})
    played = [
        game(0, 0, [9, 4], [0], times=[[1000, 3000], [2000]], turns=8),
        game(0, 1, [5, 5], [0, 1], turns=12),  # here y has the first seat
        game(1, 0, [7, 3], [0]),
    ]
    found = summary(chosen, played)
    x, y = found["bots"]
    assert (x["wins"], y["wins"]) == (2.5, 0.5)
    assert (x["score"], x["margin"]) == (pytest.approx(7), pytest.approx(3))
    assert [here["wins"] for here in x["by_seat"]] == [2, 0.5]
    assert [here["games"] for here in y["by_seat"]] == [1, 2]
    assert [each["wins"] for each in found["seats"]] == [2.5, 0.5]
    assert x["milliseconds"] == {"mean": 1.5, "p95": pytest.approx(2.7), "max": 3}
    assert (x["decisions"], found["turns"]["mean"]) == (pytest.approx(4 / 3), 10)
    assert x["mu"] > y["mu"]


def test_pairs_compare_whole_blocks_only() -> None:
    chosen = settings("maritime-silk-road", ["x", "y"], 1, {})
    played = [
        *[game(0, 0, [9, 4], [0]), game(0, 1, [4, 9], [1])],  # x wins both
        *[game(1, 0, [9, 4], [0]), game(1, 1, [9, 4], [0])],  # one each
        *[game(2, 0, [4, 9], [1]), game(2, 1, [5, 5], [0, 1])],  # y wins one and shares one
        game(3, 0, [9, 4], [0]),  # its other half is not played yet
    ]
    (pair,) = summary(chosen, played)["pairs"]
    assert (pair["better"], pair["equal"], pair["worse"]) == (1, 1, 1)


def test_equal_bots_are_also_taken_together() -> None:
    chosen = settings("maritime-silk-road", ["x", "y", "x"], 1, {})
    played = [game(0, 0, [9, 4, 1], [0]), game(0, 1, [1, 2, 3], [2]), game(0, 2, [7, 7, 1], [0, 1])]
    found = summary(chosen, played)
    assert [bot["name"] for bot in found["bots"]] == ["x", "y", "x#2"]
    (pooled,) = found["pooled"]
    assert (pooled["games"], pooled["wins"]) == (6, 3)
    (pair,) = found["pairs"]  # a bot of kind x wins one and a half, y none
    assert (pair["first"], pair["second"], pair["better"]) == ("x", "y", 1)


def test_quantiles_lie_between_neighbours() -> None:
    assert [quantile([1, 2, 3, 4, 5], part) for part in (0, 0.25, 0.5, 1)] == [1, 2, 3, 5]
    assert quantile([1, 2], 0.5) == 1.5
    assert quantile([], 0.5) == 0
