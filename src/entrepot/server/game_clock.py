"""A clock for the whole game: each seat has a budget of time, used only while it is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

SAVE_EVERY = 30
"""Seconds after which the time that was used is written down: more is not lost by a crash."""


class GameClock:
    def __init__(
        self,
        budget: int,
        used: Sequence[int],
        second: float,
        now: Callable[[], int],
        rings: Callable[[], None],
    ) -> None:
        """`budget` in seconds, `used` in milliseconds by seat; `rings` when it must be seen to."""
        self._budget, self._second, self._now, self._rings = budget * 1000, second, now, rings
        self._used = list(used)
        """By seat, without what runs now."""
        self._since: dict[int, float] = {}
        """When the time of those who are asked began to run."""
        self._runs_out: dict[int, int] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return bool(self._since)

    def totals(self) -> list[int]:
        """The milliseconds that each seat has used until now."""
        return [used + self._running_for(seat) for seat, used in enumerate(self._used)]

    def catch_up(self, used: Sequence[int]) -> None:
        """Others may know of more time that was used."""
        for seat, (known, own) in enumerate(zip(used, self.totals(), strict=True)):
            if known > own:
                self._used[seat] += known - own
                if seat in self._runs_out:
                    self._runs_out[seat] -= round((known - own) * self._second)

    def is_used_up(self, seat: int) -> bool:
        return self._used[seat] + self._running_for(seat) >= self._budget

    def shown(self, seat: int) -> tuple[int, int | None]:
        """What is left, and when it will be used up if it runs: then the first is as it began."""
        return max(0, self._budget - self._used[seat]), self._runs_out.get(seat)

    def run_for(self, asked: Iterable[int]) -> bool:
        """Let the time of these seats run, and no other; tells whether some seat's time stopped."""
        asked = {seat for seat in asked if not self.is_used_up(seat)}
        stopped = self._since.keys() - asked
        for seat in stopped:
            self._used[seat] = min(self._budget, self._used[seat] + self._running_for(seat))
            del self._since[seat], self._runs_out[seat]
        for seat in asked - self._since.keys():
            self._since[seat] = asyncio.get_running_loop().time()
            left = (self._budget - self._used[seat]) * self._second
            self._runs_out[seat] = self._now() + round(left)
        self._set_timer()
        return bool(stopped)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _running_for(self, seat: int) -> int:
        since = self._since.get(seat)
        if since is None:
            return 0
        return round((asyncio.get_running_loop().time() - since) / self._second * 1000)

    def _set_timer(self) -> None:
        self.stop()
        if self._since:
            left = min(self._budget - self.totals()[seat] for seat in self._since) / 1000
            wait = max(0.001, min(left, SAVE_EVERY)) * self._second
            self._timer = asyncio.get_running_loop().call_later(wait, self._rings)
