"""Whose work is next when more is wanted than the workers can do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from entrepot.server.errors import Busy, TooOften
from entrepot.server.fair_queue import (
    AGING,
    MOST_WAITING,
    MOST_WAITING_IN_ALL,
    FairQueue,
    Share,
    Urgency,
)

WATCHED, HINT, REPLAY, UNWATCHED, REVIEW = Urgency


class Bench:
    """A queue whose workers work only when told to, at a clock that is set by hand."""

    def __init__(self, workers: int = 1) -> None:
        self.time = 0.0
        self.queue = FairQueue(workers, lambda: self.time)
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[str]] = {}
        self._ends: dict[str, asyncio.Event] = {}

    async def want(self, name: str, share: Share | Callable[[], Share]) -> asyncio.Task[str]:
        ends = self._ends[name] = asyncio.Event()

        async def work() -> str:
            self.begun.append(name)
            await ends.wait()
            return name

        look = share if callable(share) else lambda: share
        self.tasks[name] = asyncio.ensure_future(self.queue.run(look, work))
        await settled()
        return self.tasks[name]

    async def end(self, name: str, seconds: float = 1.0) -> None:
        self.time += seconds
        self._ends[name].set()
        await settled()

    async def end_all(self) -> list[str]:
        """What is done in which order, a second each."""
        for number in range(10_000):
            if number == len(self.begun):
                return self.begun
            await self.end(self.begun[number])
        raise AssertionError(self.begun)


async def settled() -> None:
    for _ in range(6):
        await asyncio.sleep(0)


def bench(test: Callable[[Bench], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def run() -> None:
        async def inside() -> None:
            await test(Bench())

        asyncio.run(inside())

    run.__name__ = test.__name__
    return run


@bench
async def test_whoever_wants_much_does_not_hold_up_whoever_wants_little(work: Bench) -> None:
    for number in range(60):
        await work.want(f"mallory {number}", Share(WATCHED, ("mallory",), f"table {number}"))
    await work.want("ann", Share(WATCHED, ("ann",), "ann's"))
    assert (await work.end_all())[:3] == ["mallory 0", "ann", "mallory 1"]


@bench
async def test_two_who_want_much_take_turns(work: Bench) -> None:
    for number in range(3):
        await work.want(f"a{number}", Share(HINT, ("ann",)))
    for number in range(3):
        await work.want(f"b{number}", Share(HINT, ("ben",)))
    assert await work.end_all() == ["a0", "b0", "a1", "b1", "a2", "b2"]


@bench
async def test_a_clients_tables_take_turns(work: Bench) -> None:
    for number in range(3):
        await work.want(f"one {number}", Share(WATCHED, ("ann",), "one"))
    await work.want("two", Share(WATCHED, ("ann",), "two"))
    assert (await work.end_all())[:3] == ["one 0", "two", "one 1"]


@bench
async def test_what_took_long_counts_for_more(work: Bench) -> None:
    await work.want("slow", Share(REPLAY, ("mallory",)))
    await work.want("mallory", Share(REPLAY, ("mallory",)))
    for name in "abc":
        await work.want(name, Share(REPLAY, ("ann",)))
    await work.end("slow", seconds=AGING - 1)
    assert (await work.end_all())[1:] == ["a", "b", "c", "mallory"]


@bench
async def test_what_somebody_waits_for_comes_first(work: Bench) -> None:
    await work.want("begun", Share(WATCHED))
    for urgency in reversed(Urgency):
        await work.want(urgency.name, Share(urgency, (urgency.name,)))
    assert await work.end_all() == ["begun", *(urgency.name for urgency in Urgency)]


@bench
async def test_a_table_that_is_watched_while_it_waits_is_served_earlier(work: Bench) -> None:
    share = [Share(UNWATCHED, ("ann",), "ann's")]
    await work.want("begun", Share(WATCHED))
    await work.want("ann", lambda: share[0])
    await work.want("ben", Share(REPLAY, ("ben",)))
    assert work.queue.waiting() == {UNWATCHED: 1, REPLAY: 1}
    share[0] = Share(WATCHED, ("ann",), "ann's")
    assert await work.end_all() == ["begun", "ann", "ben"]


@bench
async def test_a_replay_is_not_put_off_for_ever_by_bots(work: Bench) -> None:
    await work.want("begun", Share(WATCHED, ("ann",)))
    await work.want("replay", Share(REPLAY, ("ben",)))
    for number in range(30):
        await work.want(f"bot {number}", Share(WATCHED, ("ann",)))
    place = (await work.end_all()).index("replay")
    assert 2 < place <= 2 * AGING + 1


def test_replays_reviews_and_unwatched_bots_leave_a_worker_for_those_who_wait() -> None:
    async def look() -> None:
        work = Bench(workers=3)
        for number in range(4):
            await work.want(f"replay {number}", Share(REPLAY, (f"{number}",)))
            await work.want(f"unwatched {number}", Share(UNWATCHED, (f"{number}",)))
            await work.want(f"review {number}", Share(REVIEW, (f"{number}",)))
        assert work.queue.running.total() == 2
        await work.want("bot", Share(WATCHED, ("ann",)))
        assert "bot" in work.begun

    asyncio.run(look())


@bench
async def test_a_table_with_several_watchers_counts_for_the_one_who_used_least(
    work: Bench,
) -> None:
    for number in range(9):
        await work.want(f"mallory {number}", Share(WATCHED, ("mallory",), f"{number}"))
    await work.want("ann", Share(WATCHED, ("mallory", "ann"), "ann's"))
    assert (await work.end_all())[1] == "ann"


@bench
async def test_a_client_with_enough_waiting_is_refused_and_others_are_not(work: Bench) -> None:
    for number in range(MOST_WAITING + 1):
        await work.want(f"{number}", Share(REPLAY, ("mallory",)))
    refused = await work.want("more", Share(HINT, ("mallory",)))
    with pytest.raises(TooOften) as error:
        await refused
    assert error.value.code == "work-waiting"
    await work.want("bot", Share(WATCHED, ("mallory",)))
    await work.want("ann", Share(REPLAY, ("ann",)))
    assert {"bot", "ann"} <= set(await work.end_all())


@bench
async def test_a_full_queue_makes_room_at_the_cost_of_whoever_wants_most(work: Bench) -> None:
    await work.want("begun", Share(WATCHED))
    for number in range(MOST_WAITING_IN_ALL):
        client = "mallory" if number < 5 else f"{number}"
        await work.want(f"{number}", Share(REPLAY, (client,)))
    honest = await work.want("ann", Share(REPLAY, ("ann",)))
    with pytest.raises(Busy):
        await work.tasks["4"]
    await work.end_all()
    assert await honest == "ann"


@bench
async def test_whoever_goes_away_is_forgotten_but_work_under_way_keeps_its_worker(
    work: Bench,
) -> None:
    begun = await work.want("begun", Share(REPLAY, ("ann",)))
    waiting = await work.want("waiting", Share(REPLAY, ("ann",)))
    await work.want("next", Share(REPLAY, ("ben",)))
    begun.cancel()
    waiting.cancel()
    await settled()
    assert work.begun == ["begun"]
    assert await work.end_all() == ["begun", "next"]
    assert not work.queue.running.total()
