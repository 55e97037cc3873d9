"""The server's worker processes, which think for bots, give hints, replay records and review."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from entrepot.about import rules_form
from entrepot.bot_workers import BotWorkers
from entrepot.kernel.errors import BadDocument
from entrepot.review.branches import Verdict
from entrepot.review.result import Settings
from entrepot.review.reviewing import Part, Piece, Plan, work
from entrepot.server.branching import Branched, branched, clean_title, judged_answer
from entrepot.server.fair_queue import FairQueue, Share, Urgency
from entrepot.server.replays import LONGEST_REPLAY, replayed
from entrepot.server.review_protocol import BranchWanted, PracticeWanted
from entrepot.server.timed_work import TIME_IS_UP, in_time
from entrepot.server.worker_protocol import Advice, Hint, ReplayWanted
from entrepot.workers import WorkLost, cores

PATIENCE = 4
"""How many times its limit work may take on a machine that does other things meanwhile."""
LONGEST_BRANCH = 2
"""Seconds of processor time. A table that is a branch plays its game again when it is loaded."""
LONGEST_PIECE = 240 if rules_form() == "plain" else 60
"""Seconds of processor time for a piece of a review. With six players and plain Python, comparing
two options in 1,024 worlds takes up to 105; with compiled rules, a fraction of that."""
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
        record, frames = bytes(wanted.record), (wanted.first, wanted.last, wanted.knowledge)
        return await self.queue.run(
            lambda: share,
            lambda: self._in_time(LONGEST_REPLAY, replayed, record, wanted.seat, *frames),
        )

    async def plan_review(
        self,
        plan: Callable[[bytes, Settings], Plan],
        document: bytes,
        settings: Settings,
        client: str,
    ) -> Plan:
        """Making the plan of a review takes as long as a replay, and somebody waits for it."""
        share = Share(Urgency.REPLAY, (client,))
        return await self.queue.run(
            lambda: share, lambda: self._in_time(LONGEST_REPLAY, plan, document, settings)
        )

    async def review(self, piece: Piece, share: Callable[[], Share]) -> Part:
        return await self.queue.run(share, lambda: self._in_time(LONGEST_PIECE, work, piece))

    async def branch(self, document: bytes, wanted: BranchWanted, client: str) -> Branched:
        """The beginning of a branch."""
        share, title = Share(Urgency.REPLAY, (client,)), clean_title(wanted.title)
        facts = document, wanted.answer, wanted.seat, title, wanted.redealt
        return await self.queue.run(
            lambda: share, lambda: self._in_time(LONGEST_BRANCH, branched, *facts)
        )

    async def judge(self, wanted: PracticeWanted, client: str) -> Verdict:
        """How good an answer to a practice position is."""
        share = Share(Urgency.REVIEW, (client,))
        facts = bytes(wanted.record), wanted.answer, wanted.better, wanted.option
        return await self.queue.run(
            lambda: share, lambda: self._in_time(LONGEST_PIECE, judged_answer, *facts)
        )

    async def _in_time(self, limit: float, function: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return await self.pool.call(PATIENCE * limit, 1, in_time, limit, function, *arguments)
        except WorkLost as lost:
            if lost.facts.get("exit", 0) not in TIME_IS_UP:
                raise
            raise BadDocument("record-too-slow", field="answers", seconds=limit) from None
