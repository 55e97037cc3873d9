"""The server's worker processes, which think for bots, give hints and replay records."""

from __future__ import annotations

from collections.abc import Callable

from entrepot.bot_workers import BotWorkers
from entrepot.kernel.errors import BadDocument
from entrepot.server.fair_queue import FairQueue, Share, Urgency
from entrepot.server.replays import LONGEST_REPLAY, TIME_IS_UP, replayed_in_time
from entrepot.server.worker_protocol import Advice, Hint, ReplayWanted
from entrepot.workers import WorkLost, cores

PATIENCE = 20.0
"""Seconds after which a replay is given up on a machine that does other things meanwhile."""
BEST = 5
"""How many options a hint lists."""


class Workers:
    """As many processes as there are cores, at least two, unless told otherwise."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(2, cores())  # a replay must not block the bots
        self.pool = BotWorkers(self.count)
        self.queue = FairQueue(self.count)

    def start(self) -> None:
        self.pool.start()

    async def stop(self) -> None:
        await self.pool.stop()

    async def think(
        self, document: bytes, seat: int, level: str, seed: int, share: Callable[[], Share]
    ) -> str:
        """The option that a bot takes in the match; it knows what the seat knows."""
        return await self.queue.run(share, lambda: self.pool.think(document, seat, level, seed))

    async def hint(self, document: bytes, seat: int, client: str = "", table: str = "") -> Hint:
        share = Share(Urgency.HINT, (client,), table)
        question, found = await self.queue.run(
            lambda: share, lambda: self.pool.advise(document, seat)
        )
        best = [
            Advice(option=a.option, chance=a.chance, tried=a.tried, worth=a.worth)
            for a in found[:BEST]
        ]
        return Hint(question=question, best=best)

    async def replay(self, wanted: ReplayWanted, client: str = "") -> bytes:
        """An encoded `Replay`."""
        share = Share(Urgency.REPLAY, (client,))
        return await self.queue.run(lambda: share, lambda: self._replay(wanted))

    async def _replay(self, wanted: ReplayWanted) -> bytes:
        facts = LONGEST_REPLAY, bytes(wanted.record), wanted.seat, wanted.first, wanted.last
        try:
            return bytes(await self.pool.call(PATIENCE, 1, replayed_in_time, *facts))
        except WorkLost as lost:
            if lost.facts.get("exit", 0) not in TIME_IS_UP:
                raise
            raise BadDocument("record-too-slow", field="answers", seconds=LONGEST_REPLAY) from None
