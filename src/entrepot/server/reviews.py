"""Reviews that people ask for: worked out piece by piece between other work, and kept.

A review follows from its record and its settings, so everybody who asks gets the same one. That of
a table is kept in the database; that of a record that somebody sent, in memory for a while.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from time import monotonic

import msgspec

from entrepot.kernel.documents import Record, shaped
from entrepot.kernel.errors import BadDocument, EntrepotError
from entrepot.review.result import USUAL, VERSION, Review, Settings
from entrepot.review.reviewing import Part, Piece, Plan, planned, planned_pieces
from entrepot.server.bots import Workers
from entrepot.server.errors import Busy, NoSuchReview, StoreProblem, TooOften
from entrepot.server.fair_queue import AGING, Share, Urgency
from entrepot.server.review_protocol import ReviewProgress, ReviewState
from entrepot.server.store import ReviewRow, Store, UnderWay

MOST_ANSWERS = 2_000
"""More than the longest games have."""
MOST_OF_CLIENT = 2
MOST_IN_ALL = 20
"""How many reviews may be under way, for one client and for all."""
UNATTENDED = 120.0
"""Seconds after which a review is stopped if nobody asks how far it is."""
TELL_EVERY = 1.0
"""Seconds between two times that other processes are told how far a review is."""
MOST_KEPT = 50
"""How many finished ones stay in memory."""


class Job:
    """A review under way, done, or failed."""

    def __init__(self, id: str, settings: Settings, table: str) -> None:
        self.id, self.settings, self.table = id, settings, table
        self.clients: dict[str, None] = {}
        """Who asked for it."""
        self.done = self.of = 0
        self.review: Review | None = None
        self.error: EntrepotError | None = None
        self.accepted = asyncio.Event()
        """Set once the record is known to be one of a finished game, or not."""
        self.looked_at = monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def under_way(self) -> bool:
        return self.review is None and self.error is None

    def share(self) -> Share:
        return Share(Urgency.REVIEW, tuple(self.clients) or ("",), self.table or self.id)

    def progress(self) -> ReviewProgress:
        if self.error is not None:
            raise self.error
        self.looked_at = monotonic()
        return ReviewProgress(
            id=self.id,
            state="done" if self.review else "running" if self.done else "waiting",
            done=self.done,
            of=self.of,
            review=self.review,
        )


class Reviews:
    def __init__(
        self,
        workers: Workers,
        storage: Store,
        settings: Settings = USUAL,
        unattended: float = UNATTENDED,
    ) -> None:
        self._workers, self._store, self._settings = workers, storage, settings
        self._unattended = unattended
        self._jobs: dict[str, Job] = {}

    async def stop(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ask(self, record: object, open: bool, client: str, table: str = "") -> ReviewProgress:
        """Begin a review, unless there is one. `table`: whose game it is, if of one of ours."""
        settings = msgspec.structs.replace(self._settings, open=open)
        id, document = await asyncio.to_thread(identified, record, settings)
        kept = await self._kept(table, settings) if id not in self._jobs else None
        if kept is None and id not in self._jobs and self._store.shared:
            elsewhere = await self._elsewhere(id)
            if elsewhere is not None:
                return elsewhere
        job = self._jobs.get(id)
        if job is None or job.error is not None:
            if kept is None:
                self._check_room(client)
            job = self._jobs[id] = Job(id, settings, table)
            job.review = kept
            if kept is None:
                job.task = asyncio.create_task(self._run(job, document))
        if job.under_way:
            job.clients[client] = None
            await job.accepted.wait()
        return job.progress()

    async def find(self, id: str) -> ReviewProgress:
        """How far it is, here or at another process."""
        if id not in self._jobs:
            elsewhere = await self._elsewhere(id)
            if elsewhere is not None:
                return elsewhere
        return self.progress(id)

    async def _elsewhere(self, id: str) -> ReviewProgress | None:
        found = await self._store.review_under_way(id)
        if found is None:
            return None
        review = msgspec.json.decode(found.review, type=Review) if found.review else None
        state: ReviewState = "done" if review else "running" if found.done else "waiting"
        return ReviewProgress(id=id, state=state, done=found.done, of=found.of, review=review)

    async def _tell(self, job: Job) -> None:
        """Let other processes know how far it is; whoever looks there waits for it, too."""
        while True:
            review = msgspec.json.encode(job.review) if job.review else None
            with suppress(StoreProblem):
                ago = await self._store.tell_review(job.id, UnderWay(job.done, job.of, review))
                if ago < TELL_EVERY * 3:
                    job.looked_at = monotonic()
            if not job.under_way:
                return
            await asyncio.sleep(TELL_EVERY)

    async def of_table(self, table: str, open: bool) -> ReviewProgress | None:
        """That of a table, if somebody has asked for it."""
        for job in self._jobs.values():
            if (job.table, job.settings.open) == (table, open) and job.error is None:
                return job.progress()
        settings = msgspec.structs.replace(self._settings, open=open)
        kept = await self._kept(table, settings)
        if kept is None:
            return None
        return ReviewProgress(id="", state="done", done=0, of=0, review=kept)

    def progress(self, id: str) -> ReviewProgress:
        return self._job(id).progress()

    def leave(self, id: str, client: str) -> None:
        """The client does not want it any more; it stops when nobody does."""
        job = self._job(id)
        job.clients.pop(client, None)
        if job.under_way and not job.clients:
            assert job.task is not None
            job.task.cancel()
            del self._jobs[id]

    def _job(self, id: str) -> Job:
        job = self._jobs.get(id)
        if job is None:
            raise NoSuchReview("no-such-review")
        return job

    def _check_room(self, client: str) -> None:
        running = [job for job in self._jobs.values() if job.under_way]
        if sum(client in job.clients for job in running) >= MOST_OF_CLIENT:
            raise TooOften("reviews-running", most=MOST_OF_CLIENT, seconds=round(2 * AGING))
        if len(running) >= MOST_IN_ALL:
            raise Busy("too-busy")

    async def _kept(self, table: str, settings: Settings) -> Review | None:
        """What is stored, unless this version would say something else."""
        found = await self._store.review(table, settings.open) if table else None
        if found is None:
            return None
        try:
            review = msgspec.json.decode(found, type=Review)
        except msgspec.DecodeError:
            return None
        return review if (review.version, review.settings) == (VERSION, settings) else None

    # -- the work

    async def _run(self, job: Job, document: bytes) -> None:
        telling = asyncio.create_task(self._tell(job)) if self._store.shared else None
        try:
            plan = await self._workers.plan_review(
                plan_finished, document, job.settings, next(iter(job.clients), "")
            )
            job.accepted.set()
            job.review = await self._worked_out(job, plan)
            if job.table:
                await self._keep(job.table, job.review)
        except EntrepotError as error:
            job.error = error
        finally:
            job.accepted.set()
            if telling is not None and job.review is None:
                telling.cancel()
            finished = [id for id, each in self._jobs.items() if not each.under_way]
            for id in finished[:-MOST_KEPT]:
                del self._jobs[id]

    async def _worked_out(self, job: Job, plan: Plan) -> Review:
        steps = planned_pieces(plan, job.settings)
        batch = next(steps)
        while True:
            job.of = job.done + len(batch.pieces) + batch.later
            parts = await self._parts(job, batch.pieces)
            try:
                batch = steps.send(parts)
            except StopIteration as finished:
                found: Review = finished.value
                return found

    async def _parts(self, job: Job, pieces: list[Piece]) -> list[Part]:
        """What comes of each piece; a few wait for the workers at a time."""
        lanes = asyncio.Semaphore(max(1, self._workers.count - 1))

        async def part(piece: Piece) -> Part:
            async with lanes:
                if monotonic() - job.looked_at > self._unattended:
                    raise NoSuchReview("no-such-review")
                found = await self._workers.review(piece, job.share)
            job.done += 1
            return found

        tasks = [asyncio.create_task(part(piece)) for piece in pieces]
        try:
            return await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()

    async def _keep(self, table: str, review: Review) -> None:
        row = ReviewRow(review.settings.open, msgspec.json.encode(review))
        try:
            await self._store.keep_review(table, row)
        except StoreProblem:  # the table was deleted, or the disk is full: it stays in memory
            return


def identified(record: object, settings: Settings) -> tuple[str, bytes]:
    """The review's id, and the record without what a review does not depend on."""
    found = shaped(bytes(record) if isinstance(record, msgspec.Raw) else record, Record)
    check_length(found)
    plain = msgspec.structs.replace(found, fair_deal=None, branch=None)
    document = msgspec.json.encode(plain)
    return sha256(document + msgspec.json.encode(settings)).hexdigest(), document


def check_length(record: Record) -> None:
    count = len(record.answers)
    if count > MOST_ANSWERS:
        raise BadDocument("record-too-long", field="answers", answers=count, most=MOST_ANSWERS)


def plan_finished(document: bytes, settings: Settings) -> Plan:
    """For a worker: the plan of a review, if the game is over."""
    plan = planned(document, settings)
    if not plan.over:
        raise BadDocument("review-later", field="answers")
    return plan
