"""What every kind of store promises, on each of them."""

from __future__ import annotations

import asyncio

import pytest

from entrepot.server.errors import StoreProblem
from entrepot.server.store import DAY, Change, Old, Outcome, ReviewRow, SnapshotRow
from kit.store_kinds import KINDS, StoreKind
from kit.stores import add, change, entry, facts, there, whole

pytestmark = pytest.mark.parametrize("kind", KINDS, indirect=True)


def test_what_was_written_is_there_when_the_store_is_opened_again(kind: StoreKind) -> None:
    snapshot = SnapshotRow(1, 2, 3, "d", b"s", b"p")

    async def write() -> None:
        async with kind.opened() as store:
            await store.create(whole("t", entry(0), snapshot=snapshot))
            await store.append(Change("t", 1, [entry(1), entry(2)], facts("playing", 7, True)))
            await store.keep_review("t", ReviewRow(False, b"r"))
        async with kind.opened() as again:
            found = await there(again, "t")
            assert (found.header, found.made, found.state) == (b"{}", 5, "playing")
            assert found.entries == [entry(0), entry(1), entry(2)]
            assert found.snapshot == snapshot
            assert await again.review("t", False) == b"r"
            assert await again.review("t", True) is None
            assert await again.table("other") is None
            assert await again.ages() == [("playing", 7, True)]

    asyncio.run(write())


def test_a_change_planned_on_another_length_is_late_and_writes_nothing(kind: StoreKind) -> None:
    async def write() -> None:
        async with kind.opened() as store:
            await store.create(whole("t", entry(0), entry(1)))
            other = whole("rematch")
            for length in (0, 1, 3):
                late = Change("t", length, [entry(length)], facts("over"))
                assert await store.append(late, other) is Outcome.LATE
            assert await store.append(change("nowhere", entry(1))) is Outcome.LATE
            found = await there(store, "t")
            assert (len(found.entries), found.state) == (2, "waiting")
            assert await store.table("rematch") is None
            assert await store.append(change("t", entry(2)), other) is Outcome.WRITTEN
            assert await store.table("rematch") is not None

    asyncio.run(write())


def test_of_many_writers_on_one_length_one_is_first(kind: StoreKind) -> None:
    async def write() -> None:
        async with kind.opened() as store:
            await store.create(whole("t"))
            for number in range(5):
                work = [store.append(change("t", entry(number, f"{number} {i}"))) for i in range(6)]
                found = await asyncio.gather(*work)
                assert found.count(Outcome.WRITTEN) == 1
            assert [row.number for row in (await there(store, "t")).entries] == [0, 1, 2, 3, 4]

    asyncio.run(write())


def test_an_older_snapshot_never_replaces_a_later_one(kind: StoreKind) -> None:
    async def write() -> None:
        async with kind.opened() as store:
            await store.create(whole("t"))
            for number in (3, 7, 5):
                await store.keep_snapshot("t", SnapshotRow(number, 1, 0, "", b"", b""))
            found = await there(store, "t")
            assert found.snapshot is not None
            assert found.snapshot.number == 7

    asyncio.run(write())


def test_a_ticket_of_a_seat_can_stand_in_a_journal_only_once(kind: StoreKind) -> None:
    async def write() -> None:
        async with kind.opened() as store:
            await store.create(whole("t", entry(0, "a")))
            with pytest.raises(StoreProblem):
                await store.append(change("t", entry(1, "a")))
            await add(store, "t", entry(1, "b"))

    asyncio.run(write())


def test_a_table_that_is_deleted_leaves_nothing(kind: StoreKind) -> None:
    async def write() -> None:
        async with kind.opened() as store:
            await store.create(whole("t", entry(0)))
            await store.keep_review("t", ReviewRow(True, b"r"))
            await store.delete("t")
            assert await store.table("t") is None
            assert await store.review("t", True) is None
            assert await store.append(change("t", entry(1))) is Outcome.LATE
            with pytest.raises(StoreProblem):
                await store.keep_review("t", ReviewRow(True, b"r"))
            await store.create(whole("t", entry(0)))  # nothing of the first is in its way

    asyncio.run(write())


def test_a_frozen_table_keeps_the_time_of_its_last_activity(kind: StoreKind) -> None:
    async def write() -> None:
        async with kind.opened() as store:
            await store.create(whole("t", state="playing", touched=9, due=True))
            await store.freeze("t")
            assert await store.ages() == [("frozen", 9, False)]
            assert await store.count_by_state() == {"frozen": 1}

    asyncio.run(write())


def test_the_lobby_has_those_that_wait_first_then_the_newest(kind: StoreKind) -> None:
    async def write() -> None:
        async with kind.opened() as store:
            for made, (id, state) in enumerate(
                [("a", "playing"), ("b", "waiting"), ("c", "over"), ("d", "waiting")]
            ):
                game = b'{"game": "x"}' if id in "ab" else b"no document"
                await store.create(whole(id, state=state)._replace(header=game, made=made))
            hidden = whole("e")
            await store.create(hidden._replace(facts=facts(listed=False)))
            assert [each.id for each in await store.listed(10)] == ["d", "b", "a"]
            assert [each.id for each in await store.listed(2, skip=1)] == ["b", "a"]
            assert [each.id for each in await store.listed(10, state="playing")] == ["a"]
            assert [each.id for each in await store.listed(10, game="x")] == ["b", "a"]
            assert sorted(await store.still_listed(["a", "c", "d", "e"])) == ["a", "d"]

    asyncio.run(write())


def test_old_tables_of_the_chosen_states_go_with_all_their_entries(kind: StoreKind) -> None:
    async def write() -> None:
        async with kind.opened() as store:
            for state in ("waiting", "over"):
                for age in (1, 10):
                    touched = (100 - age) * DAY
                    await store.create(
                        whole(f"{state}-{age}", entry(0), state=state, touched=touched)
                    )
            old = Old(95 * DAY, ["over", "frozen"])
            assert await store.old_tables(old) == ["over-10"]
            assert await store.delete_old(["over-1", "over-10", "waiting-10"], old) == 1
            assert await store.count_by_state() == {"waiting": 2, "over": 1}

    asyncio.run(write())


def test_everything_can_be_carried_elsewhere(kind: StoreKind) -> None:
    async def write() -> None:
        async with kind.opened() as store:
            snapshot = SnapshotRow(1, 2, 3, "d", b"s", b"p")
            tables = [
                whole("a", entry(0), entry(1, "t"), touched=4, due=True, snapshot=snapshot),
                whole("b")._replace(reviews=(ReviewRow(False, b"1"), ReviewRow(True, b"2"))),
            ]
            for table in tables:
                await store.create(table)
            assert [table async for table in store.all_tables()] == tables

    asyncio.run(write())
