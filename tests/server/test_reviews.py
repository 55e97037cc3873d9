"""Reviews are worked out piece by piece, kept, shared, stopped and limited; only of ended games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import entrepot
from entrepot import BadDocument
from entrepot.review.result import Review, Settings
from entrepot.review.reviewing import review
from entrepot.server import reviews as module
from entrepot.server.bots import Workers
from entrepot.server.errors import Busy, NoSuchReview, TooOften
from entrepot.server.fair_queue import Urgency
from entrepot.server.review_protocol import ReviewProgress
from entrepot.server.reviews import MOST_ANSWERS, MOST_OF_CLIENT, Reviews
from entrepot.server.sqlite_store import SqliteStore
from entrepot.server.store import ReviewRow
from entrepot.server.table import Table
from kit.live import Live, live
from kit.slow_records import slow_record
from kit.stores import whole
from kit.waiting import PATIENCE
from review.conftest import thrown_away
from server.test_app import told

QUICK = Settings(worlds=64, moments=4)
SHORT = thrown_away("maritime-silk-road")[0].record()
"""A record of four answers."""
OTHER = thrown_away("import-export")[0].record()

Using = Callable[[Reviews], Coroutine[Any, Any, None]]


class SlowWorkers(Workers):
    """Pieces of reviews wait until the test lets them go."""

    def __init__(self) -> None:
        super().__init__(1)
        self.go = asyncio.Event()

    async def review(self, piece: Any, share: Any) -> Any:
        assert share().urgency == Urgency.REVIEW
        await self.go.wait()
        return await super().review(piece, share)


def using(
    folder: Path, test: Using, workers: Callable[[], Workers] = lambda: Workers(1), **more: Any
) -> None:
    async def main() -> None:
        storage, pool = SqliteStore(folder), workers()
        found = Reviews(pool, storage, QUICK, **more)
        try:
            if await storage.table("t1") is None:
                await storage.create(whole("t1", state="over"))
            await test(found)
        finally:
            await found.stop()
            await pool.stop()
            storage.close()

    asyncio.run(main())


async def finished(reviews: Reviews, id: str) -> ReviewProgress:
    end = time.monotonic() + PATIENCE
    while (found := reviews.progress(id)).state != "done":
        assert time.monotonic() < end
        await asyncio.sleep(0.02)
    return found


def release(reviews: Reviews) -> None:
    workers = reviews._workers
    assert isinstance(workers, SlowWorkers)
    workers.go.set()


def test_a_review_is_the_librarys_own_and_kept_with_its_table(tmp_path: Path) -> None:
    async def first(reviews: Reviews) -> None:
        assert await reviews.of_table("t1", False) is None
        begun = await reviews.ask(SHORT, False, "ada", "t1")
        assert begun.review is None
        found = await finished(reviews, begun.id)
        assert found.review == review(SHORT, QUICK)
        assert 0 < found.done <= found.of
        assert await reviews.of_table("t1", True) is None

    async def later(reviews: Reviews) -> None:
        kept = await reviews.of_table("t1", False)
        assert kept is not None
        assert kept.state == "done"
        assert kept.review == review(SHORT, QUICK)
        assert (await reviews.ask(SHORT, False, "ben", "t1")).review == kept.review

    async def after_a_change(reviews: Reviews) -> None:
        older = msgspec.json.encode({**msgspec.to_builtins(review(SHORT, QUICK)), "version": 0})
        await reviews._store.keep_review("t1", ReviewRow(False, older))
        assert await reviews.of_table("t1", False) is None
        await reviews._store.keep_review("t1", ReviewRow(False, b"{"))
        assert await reviews.of_table("t1", False) is None

    async def deleted(reviews: Reviews) -> None:
        await reviews._store.delete("t1")
        assert await reviews._store.review("t1", False) is None

    using(tmp_path, first)
    using(tmp_path, later, no_pieces)
    using(tmp_path, after_a_change, no_pieces)
    using(tmp_path, deleted, no_pieces)


def no_pieces() -> Workers:
    """Whoever asks them for a piece waits for ever."""
    return SlowWorkers()


def test_who_asks_for_the_same_shares_the_work_and_it_stops_when_nobody_wants_it(
    tmp_path: Path,
) -> None:
    async def test(reviews: Reviews) -> None:
        mine = await reviews.ask(SHORT, False, "ada")
        theirs = await reviews.ask({**SHORT, "fair_deal": {}}, False, "ben")
        assert mine.id == theirs.id != (await reviews.ask(SHORT, True, "ada")).id
        reviews.leave(mine.id, "ada")
        reviews.leave(mine.id, "mallory")
        assert reviews.progress(mine.id).state == "waiting"
        reviews.leave(mine.id, "ben")
        with pytest.raises(NoSuchReview):
            reviews.progress(mine.id)
        again = await reviews.ask(SHORT, False, "ada")
        release(reviews)
        assert (await finished(reviews, again.id)).review
        reviews.leave(again.id, "ada")
        assert reviews.progress(again.id).review, "what is done stays"

    using(tmp_path, test, SlowWorkers)


def test_a_client_has_few_under_way_and_the_server_not_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_IN_ALL", 3)

    async def test(reviews: Reviews) -> None:
        assert MOST_OF_CLIENT == 2
        for open in (False, True):
            await reviews.ask(SHORT, open, "ada")
        with pytest.raises(TooOften) as refused:
            await reviews.ask(OTHER, False, "ada")
        assert refused.value.code == "reviews-running"
        assert (await reviews.ask(SHORT, True, "ada")).state == "waiting", "it is no other one"
        await reviews.ask(OTHER, False, "ben")
        with pytest.raises(Busy):
            await reviews.ask(OTHER, True, "cleo")

    using(tmp_path, test, SlowWorkers)


def test_a_review_that_nobody_looks_at_stops(tmp_path: Path) -> None:
    async def test(reviews: Reviews) -> None:
        begun = await reviews.ask(SHORT, False, "ada")
        with pytest.raises(NoSuchReview):
            await finished(reviews, begun.id)
        assert (await reviews.ask(SHORT, False, "ada")).id == begun.id

    using(tmp_path, test, unattended=-1)


def test_a_record_that_is_too_long_slow_or_unfinished_is_refused(tmp_path: Path) -> None:
    async def test(reviews: Reviews) -> None:
        running = entrepot.new("maritime-silk-road", 2, 1).record()
        long = {**running, "answers": [[0, "a", "b"]] * (MOST_ANSWERS + 1)}
        for record, code in (
            (running, "review-later"),
            (long, "record-too-long"),
            ({**SHORT, "digest": "0"}, "diverged-digest"),
        ):
            with pytest.raises(entrepot.EntrepotError) as refused:
                await reviews.ask(record, False, "ada")
            assert refused.value.code == code

    using(tmp_path, test, no_pieces)


def test_a_record_that_takes_too_long_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("entrepot.server.bots.LONGEST_REPLAY", 0.3)

    async def test(reviews: Reviews) -> None:
        with pytest.raises(BadDocument) as refused:
            await reviews.ask(slow_record(), False, "ada")
        assert refused.value.code == "record-too-slow"

    using(tmp_path, test)


# -- over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("reviews"), review=QUICK) as found:
        yield found


def test_a_record_is_reviewed_over_http(server: Live) -> None:
    begun = server.http.post("/api/reviews", json={"record": SHORT, "open": True})
    assert begun.status_code == 200, begun.text
    where = f"/api/reviews/{begun.json()['id']}"
    end = time.monotonic() + PATIENCE
    while (found := server.http.get(where).json())["state"] != "done":
        assert time.monotonic() < end
        time.sleep(0.05)
    expected = review(SHORT, msgspec.structs.replace(QUICK, open=True))
    assert msgspec.convert(found["review"], Review) == expected
    assert server.http.delete(where).status_code == 204
    told(server.http.get("/api/reviews/nothing"), 404, "no-such-review")
    told(server.http.delete("/api/reviews/nothing"), 404, "no-such-review")
    told(server.http.post("/api/reviews", json={"record": 5}), 400, "bad-document")


def test_a_table_is_reviewed_once_its_game_is_over(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game itself would take long to review: a shorter record stands in for its own."""

    async def record(self: Table) -> dict[str, Any]:
        return SHORT

    monkeypatch.setattr(Table, "record", record)
    table = server.made("easy", "easy")["table"]
    where = f"/api/tables/{table}/review"
    with server.socket(table) as socket:
        while not (socket.view or {}).get("over"):
            socket.read()
    assert server.http.get(where).json() is None
    begun = server.http.post(where, json={}).json()
    end = time.monotonic() + PATIENCE
    while (found := server.http.get(where).json())["state"] != "done":
        assert time.monotonic() < end
        time.sleep(0.05)
    assert found["id"] == begun["id"]
    assert found["review"]["answers"] == len(SHORT["answers"])
    assert server.http.get(where, params={"open": "true"}).json() is None
