"""The server's worker processes, which think for bots, give hints and replay records."""

from __future__ import annotations

import asyncio

from entrepot.bot_workers import BotWorkers
from entrepot.server.errors import Busy
from entrepot.server.replays import replayed
from entrepot.server.worker_protocol import Advice, Hint, ReplayWanted
from entrepot.workers import cores

LONGEST_REPLAY = 20.0
MOST_REPLAYS = 20
"""Counts both those being worked on and those waiting."""
BEST = 5
"""How many options a hint lists."""


class Workers(BotWorkers):
    """As many processes as there are cores, at least two, unless told otherwise."""

    def __init__(self, count: int | None = None) -> None:
        super().__init__(count or max(2, cores()))  # a replay must not block the bots
        self.one_replay = asyncio.Semaphore(1)
        self.replays = 0

    async def hint(self, document: bytes, seat: int) -> Hint:
        question, found = await self.advise(document, seat)
        best = [
            Advice(option=a.option, chance=a.chance, tried=a.tried, worth=a.worth)
            for a in found[:BEST]
        ]
        return Hint(question=question, best=best)

    async def replay(self, wanted: ReplayWanted) -> bytes:
        """An encoded `Replay`. Only one runs at a time and few may wait: bots go first."""
        facts = bytes(wanted.record), wanted.seat, wanted.first, wanted.last
        if self.replays >= MOST_REPLAYS:
            raise Busy("too-busy")
        self.replays += 1
        try:
            async with self.one_replay:
                return bytes(await self.call(LONGEST_REPLAY, 1, replayed, *facts))
        finally:
            self.replays -= 1
