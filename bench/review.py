"""How well a review finds mistakes: games into which a gross one was planted.

Bots play a game. At one decision, the good answer is replaced by one that wins far less often, as
judged by playing on in many other worlds; then the bots go on. The review does not know where. It
is asked twice, with different seeds: is the mistake among the three worst moments that it marks,
and do both mark the same moments?

    python bench/review.py maritime-silk-road --games 100 --first 1000
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from statistics import fmean
from time import process_time

import msgspec
from msgspec import Struct

import entrepot
from entrepot import Match
from entrepot.bots import knowledge
from entrepot.bots.levels import make
from entrepot.lab.ratings import wilson
from entrepot.review.comparing import Decision
from entrepot.review.playouts import Viewpoint, play_on, world_seeds
from entrepot.review.result import Settings
from entrepot.review.reviewing import review
from entrepot.workers import spread

GROSS = 0.3
"""How many wins of a whole the planted answer must cost."""
WORST = 3
TRIAL, VERDICT = 24, 240
"""In how many worlds an answer is tried first, and in how many its cost is then judged."""
PLAYERS = "search:20i"


class Job(Struct, frozen=True):
    game: str
    players: int
    seed: int
    worlds: int


class Result(Struct, frozen=True):
    seed: int
    planted: int
    """The number of the planted answer."""
    cost: float
    """What it costs, as judged beforehand."""
    marked: list[list[int]]
    """By review: the answers that it marks, the most expensive first."""
    seconds: float
    """Processor time of a review."""


def wins(decision: Decision, option: str, seeds: range) -> float:
    """The share of worlds in which the seat wins in the end; ties count in part."""
    seat, game = decision.question.seat, decision.here.match.state.start.game
    choice, total = decision.question.by_id[option], 0.0
    for seed in seeds:
        winners = game.winners(play_on(decision.here, seed, seat, choice).table)
        total += (seat in winners) / len(winners)
    return total / len(seeds)


def mistake(match: Match, seat: int, good: str, chance: Random) -> tuple[str, float] | None:
    """An option that wins far less often than the good one, and how much less often."""
    asked = match.question(seat)
    assert asked is not None
    decision = Decision(Viewpoint(match, seat), 0, asked, good)
    others = [option for option in asked.by_id if option != good]
    if not others:
        return None
    bad, (trial, verdict) = (
        chance.choice(others),
        (
            world_seeds(chance.randrange(2**50), purpose, 0, count)
            for purpose, count in (("trial", TRIAL), ("verdict", VERDICT))
        ),
    )
    if wins(decision, good, trial) - wins(decision, bad, trial) < GROSS:
        return None
    cost = wins(decision, good, verdict) - wins(decision, bad, verdict)
    return (bad, cost) if cost >= GROSS else None


def with_mistake(job: Job) -> tuple[Match, int, float] | None:
    """A finished game with one planted mistake, its place and its cost; None if none was found."""
    chance = Random(f"{job.game} {job.seed}")
    match = entrepot.new(job.game, job.players, job.seed)
    bots = [make(PLAYERS, job.game, chance.randrange(2**50)) for _ in range(job.players)]
    wait, planted, cost = chance.randrange(60), -1, 0.0
    while not match.over:
        asked = match.pending[0]
        option = bots[asked.seat](knowledge(match, asked.seat))
        if planted < 0 and len(match.answers) >= wait:
            found = mistake(match, asked.seat, option, chance)
            if found is not None:
                planted, (option, cost) = len(match.answers), found
        match.answer(asked.seat, option)
    return None if planted < 0 else (match, planted, cost)


def measured(job: Job) -> Result | None:
    found = with_mistake(job)
    if found is None:
        return None
    match, planted, cost = found
    started, reviews = process_time(), []
    for seed in (2 * job.seed, 2 * job.seed + 1):
        one = review(match.record(), Settings(seed=seed, worlds=job.worlds, moments=0))
        assert one is not None
        reviews.append([point.answer for point in one.turning_points])
    return Result(job.seed, planted, cost, reviews, (process_time() - started) / 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(entrepot.GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the first deal's seed")
    parser.add_argument("--worlds", type=int, default=Settings().worlds)
    parser.add_argument("--cores", type=int, default=1)
    given = parser.parse_args()
    jobs = (Job(given.game, given.players, given.first + n, given.worlds) for n in range(10**6))
    results: list[Result] = []
    for _, result in spread(jobs, measured, given.cores, lambda: len(results) >= given.games):
        if isinstance(result, Result) and len(results) < given.games:
            results.append(result)
            print(msgspec.json.encode(result).decode(), file=sys.stderr, flush=True)
    print(msgspec.json.encode(summary(results)).decode())


def summary(results: list[Result]) -> dict[str, float]:
    found = sum(each.planted in each.marked[0][:WORST] for each in results)
    first = sum(each.planted in each.marked[0][:1] for each in results)
    both = sum(len(set(each.marked[0]) & set(each.marked[1])) for each in results)
    either = sum(len(set(each.marked[0]) | set(each.marked[1])) for each in results)
    marked = sum(len(each.marked[0]) + len(each.marked[1]) for each in results)
    share = wilson(found, len(results))
    return {
        "games": len(results),
        "among_the_worst": found,
        "low": round(share.low, 3),
        "the_worst": first,
        "marked_by_both": both,
        "marked_by_one": either - both,
        "agreement": round(2 * both / max(1, marked), 3),
        "marks_per_game": round(marked / 2 / max(1, len(results)), 2),
        "mean_cost": round(fmean(each.cost for each in results), 3),
        "seconds_per_review": round(fmean(each.seconds for each in results), 1),
    }


if __name__ == "__main__":
    main()
