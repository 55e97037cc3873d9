"""Servers and database fail in every way while programs play; nothing is lost, doubled or leaked.

NIGHTLY=1: 20,000 answers, and the same with all news lost.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kit.games import NIGHTLY
from several_processes.chaos import BROKEN, Cluster, check_ledger, check_told, under_faults

TABLES = 12
ANSWERS, ROUNDS = (20_000, 8) if NIGHTLY else (300, 1)


def play_and_check(cluster: Cluster, answers: int, rounds: int) -> int:
    """How many answers were acknowledged."""
    played = asyncio.run(under_faults(cluster, TABLES, answers, rounds))
    check_ledger(played)
    check_told(played)
    return len(played.ledger.accepted)


def test_whatever_fails_every_answer_counts_once_and_everybody_sees_the_same(
    tmp_path: Path,
) -> None:
    cluster = Cluster(tmp_path, lost=0.1)
    try:
        assert play_and_check(cluster, ANSWERS, ROUNDS) >= ANSWERS
        assert cluster.not_ready > 0
    finally:
        cluster.stop()


@pytest.mark.nightly
def test_without_any_news_the_same_holds_more_slowly(tmp_path: Path) -> None:
    cluster = Cluster(tmp_path, lost=1.0)
    try:
        play_and_check(cluster, 1_000, 1)
    finally:
        cluster.stop()


@pytest.mark.nightly
@pytest.mark.parametrize("rule", BROKEN)
def test_without_one_of_the_rules_this_is_noticed(rule: str, tmp_path: Path) -> None:
    cluster = Cluster(tmp_path, program=BROKEN[rule])
    try:
        with pytest.raises((AssertionError, TimeoutError)):
            play_and_check(cluster, 1_500, 1)
    finally:
        cluster.stop()
