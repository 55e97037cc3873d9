"""The clock: this process's CPU time, together with how fast the machine was meanwhile.

A shared machine's speed drifts by half within seconds. So work is timed in slices, a bare loop is
timed between them, and `machine` gives the loop's speed over the whole measurement: rates divided
by it can be compared.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from time import process_time as clock

Result = dict[str, float | list[float]]
"""`value` in the unit of its kind, and whatever else is worth knowing."""

TURNS = 400_000
SLICE = 0.04
"""The least seconds that a slice of work lasts: several times as long as the loop."""


def machine_speed() -> float:
    """Turns per second of a loop that allocates nothing."""
    bit = 0
    start = clock()
    for _ in repeat(None, TURNS):
        bit ^= 1
    return TURNS / (clock() - start)


class Watch:
    def __init__(self) -> None:
        self.seconds = 0.0
        self.turns = 0.0
        """The work so far, in turns of the loop: a measure that does not drift."""
        self._speed = machine_speed()

    def time(self, work: Callable[[], int]) -> int:
        """Time a slice of work; returns what the work returned."""
        start = clock()
        done = work()
        took = clock() - start
        speed = machine_speed()
        self.seconds += took
        self.turns += took * (self._speed + speed) / 2
        self._speed = speed
        return done

    @property
    def machine(self) -> float:
        return self.turns / self.seconds


def rate(play: Callable[[], int], seconds: float) -> Result:
    """Decisions per second; `play` plays once and returns how many there were."""
    play()
    watch, decisions, games = Watch(), 0, 0

    def some_games() -> int:
        nonlocal games
        done, start = 0, clock()
        while clock() - start < SLICE:
            done += play()
            games += 1
        return done

    while watch.seconds < seconds:
        decisions += watch.time(some_games)
    return {
        "value": decisions / watch.seconds,
        "per_game": decisions / games,
        "machine": watch.machine,
    }


def micros(call: Callable[[], object], seconds: float) -> Result:
    """Mean microseconds per call."""
    watch, calls, batch = Watch(), 0, _batch(call)

    def some_calls() -> int:
        for _ in repeat(None, batch):
            call()
        return batch

    while watch.seconds < seconds:
        calls += watch.time(some_calls)
    return {"value": watch.seconds / calls * 1e6, "machine": watch.machine}


def _batch(call: Callable[[], object]) -> int:
    """How many calls make a slice."""
    batch = 1
    while True:
        start = clock()
        for _ in repeat(None, batch):
            call()
        if clock() - start >= SLICE:
            return batch
        batch *= 2
