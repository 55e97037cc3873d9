"""Copies of one table at several servers: they agree, and people notice nothing."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from entrepot import Refused
from entrepot.review.result import Settings
from entrepot.server.bots import Workers
from entrepot.server.commands import MoveSeat, SetRematch, StepBack
from entrepot.server.company_protocol import Say
from entrepot.server.errors import NoSuchReview, NoSuchTable, NotAllowed, TableRefused
from entrepot.server.protocol import Answer, Join, Rename, Stand, Take
from entrepot.server.reviews import Reviews
from entrepot.server.sender import SERVER, SPECTATOR
from kit.copies import copies, moved
from kit.server import Person, answer_count, new_ticket, play, seated, until, wanted
from kit.waiting import PATIENCE
from review.conftest import thrown_away


async def told(person: Person, type: str, count: int = 1) -> None:
    await until(lambda: sum(each["type"] == type for each in person.told) >= count)


def test_what_one_seat_answers_the_other_sees_by_way_of_another_server(database: str) -> None:
    async def look() -> None:
        async with copies(database) as (first, second):
            [ann, ben] = await seated(first, wanted("person", "open"), "Ben")
            ben = await moved(ben, second)
            await asyncio.gather(ann.watch(), ben.watch())
            await until(lambda: ann.table.online() == ben.table.online() == {0, 1})
            async with asyncio.timeout(PATIENCE):
                await play([ann, ben], Random(3))
            await until(lambda: all(each.table.state.status == "over" for each in (ann, ben)))
            assert ann.table.state.match is not None
            assert ben.table.state.match is not None
            assert ann.table.state.match.digest() == ben.table.state.match.digest()
            assert ann.table.state.head == ben.table.state.head
            await until(lambda: [p for p in (ann, ben) if p.last("update")["view"]["over"]])

    asyncio.run(look())


def test_nine_writers_at_three_servers_lose_and_double_nothing(database: str) -> None:
    async def look() -> None:
        async with copies(database, 3) as servers:
            [ann] = await seated(servers[0], wanted("person", "open", talk="free"))
            everywhere = [await moved(ann, each) for each in servers for _ in range(3)]

            async def write(number: int, person: Person) -> None:
                for count in range(20):
                    await person.do(Rename(name=f"A{number:02}{count:02}"))

            await asyncio.gather(*(write(i, each) for i, each in enumerate(everywhere)))
            stored = await servers[0]._store.table(ann.table.id)
            assert stored is not None
            names = [row for row in stored.entries if row.kind == "name"]
            assert len(names) == 180
            length = len(stored.entries)
            await until(lambda: all(p.table.state.entry_count == length for p in everywhere))

    asyncio.run(look())


def test_only_a_copy_that_has_caught_up_refuses(database: str) -> None:
    async def look() -> None:
        async with copies(database, news=None) as (first, second):  # nobody hears of anything
            [ann, ben] = await seated(first, wanted("person", "open"), "Ben")
            late = [await moved(person, second) for person in (ann, ben)]
            for _ in range(4):
                asked = ann if ann.question else ben
                await asked.answer()
            assert late[0].table.state.entry_count < ann.table.state.entry_count
            asked = ann if ann.question else ben
            other = late[asked.seat]
            question = asked.question  # which the other copy does not have yet
            answer = Answer(ticket="new", question=question.id, option=next(iter(question.by_id)))
            await other.table.do(other.table.identify(*keys(other)), answer)
            assert other.table.state.entry_count == ann.table.state.entry_count + 1
            with pytest.raises(Refused):
                await asked.do(Answer(ticket="x", question=question.id, option=answer.option))
            await asked.do(answer)  # the same ticket again: it was done
            assert answer_count(ann) == 5

    asyncio.run(look())


def keys(person: Person) -> list[str]:
    return [key for key in (person.keys.key, person.keys.host_key) if key]


def test_a_key_that_was_made_elsewhere_is_good_at_once(database: str) -> None:
    async def look() -> None:
        async with copies(database, news=None) as (first, second):
            [ann] = await seated(first, wanted("person", "open"))
            table = await second.get(ann.table.id)
            ben = Person(ann.table, await ann.table.do(SPECTATOR, Join(name="Ben")))
            assert table.identify(*keys(ben)).seat is None
            assert (await moved(ben, second)).sender.seat == 1

    asyncio.run(look())


def test_a_one_time_code_is_good_once_wherever_it_is_used(database: str) -> None:
    async def look() -> None:
        async with copies(database) as (first, second):
            [ann, _] = await seated(first, wanted("person", "open"), "Ben")
            code = (await ann.do(MoveSeat())).code
            other = await second.get(ann.table.id)
            takes = [table.do(SPECTATOR, Take(code=code)) for table in (ann.table, other)]
            found = await asyncio.gather(*takes, return_exceptions=True)
            assert sum(isinstance(each, NotAllowed) for each in found) == 1

    asyncio.run(look())


def test_of_two_rematches_at_once_there_is_one(database: str) -> None:
    async def look() -> None:
        async with copies(database) as (first, second):
            [ann, ben] = await seated(first, wanted("person", "open"), "Ben")
            async with asyncio.timeout(PATIENCE):
                await play([ann, ben], Random(4))
            there = await moved(ben, second)
            found = await asyncio.gather(
                first.rematch(ann.table.id, ann.sender), second.rematch(ben.table.id, there.sender)
            )
            assert found[0].table == found[1].table
            assert {each.seat for each in found} == {0, 1}
            assert await first._store.count_by_state() == {"over": 1, "playing": 1}
            await ann.table.do(SERVER, SetRematch(table="another"))
            assert ann.table.state.next == found[0].table

    asyncio.run(look())


def test_a_step_back_of_the_host_is_done_once(database: str) -> None:
    async def look() -> None:
        async with copies(database) as (first, second):
            [ann, ben] = await seated(first, wanted("person", "open"), "Ben")
            for _ in range(6):
                await (ann if ann.question else ben).answer()
            there = await moved(ann, second)
            await asyncio.gather(ann.do(StepBack()), there.do(StepBack()))
            await until(lambda: answer_count(ann) == answer_count(there) == 4)

    asyncio.run(look())


def test_a_table_that_is_deleted_is_gone_everywhere(database: str) -> None:
    async def look() -> None:
        async with copies(database) as (first, second):
            [ann, ben] = await seated(first, wanted("person", "open"), "Ben")
            ben = await (await moved(ben, second)).watch()
            await first.delete(ann.table.id, ann.sender)
            await told(ben, "gone")
            assert ben.last("gone")["code"] == "table-deleted"
            with pytest.raises(NoSuchTable):
                await second.get(ann.table.id)

    asyncio.run(look())


def test_what_is_said_is_heard_everywhere_and_by_whoever_comes_later(database: str) -> None:
    async def look() -> None:
        async with copies(database, 3) as (first, second, third):
            [ann, ben] = await seated(first, wanted("person", "open"), "Ben")
            ben = await (await moved(ben, second)).watch()
            await ann.watch()
            await ann.do(Say(ticket="one", text="hello"))
            await told(ben, "talk")
            await ben.do(Say(ticket="two", text="who is there?"))
            await told(ann, "talk", 2)
            again = Say(ticket="one", text="hello")  # a reconnect to another server
            await (await moved(ann, second)).do(again)
            late = await third.get(ann.table.id)
            await until(lambda: len(late.talk_lines().lines) == 2)
            texts = [[line.text for line in each.talk_lines().lines] for each in (ann.table, late)]
            assert texts == [["hello", "who is there?"]] * 2
            numbers = [line.n for line in late.talk_lines().lines]
            assert len(set(numbers)) == 2

    asyncio.run(look())


def test_standing_answers_hold_at_every_server(database: str) -> None:
    async def look() -> None:
        async with copies(database) as (first, second):
            [ann, ben] = await seated(first, wanted("person", "open", game="import-export"), "Ben")
            there = await moved(ann, second)
            command = Stand(ticket=new_ticket(), kind="drones", answer="never")
            await there.do(command)
            await until(lambda: ann.table.state.standing[ann.seat] == {"drones": "never"})
            with pytest.raises(TableRefused):
                await ben.do(Stand(ticket=new_ticket(), kind="no such kind", answer="never"))

    asyncio.run(look())


def test_a_review_is_made_once_and_can_be_asked_for_everywhere(database: str) -> None:
    record = thrown_away("maritime-silk-road")[0].record()  # of four answers

    async def look() -> None:
        async with copies(database) as (first, second):
            stores = [tables._store for tables in (first, second)]
            pools = [Workers(1), Workers(1)]
            here, there = (
                Reviews(pool, store, Settings(worlds=64, moments=4))
                for pool, store in zip(pools, stores, strict=True)
            )
            try:
                begun = await here.ask(record, False, "ada")
                async with asyncio.timeout(PATIENCE):
                    while (found := await there.find(begun.id)).state != "done":
                        await asyncio.sleep(0.05)
                assert found.review == here.progress(begun.id).review
                assert (await there.ask(record, False, "ben")).review == found.review
                assert there._jobs == {}
                with pytest.raises(NoSuchReview):
                    await there.find("f" * 64)
            finally:
                for reviews, pool in zip((here, there), pools, strict=True):
                    await reviews.stop()
                    await pool.stop()

    asyncio.run(look())
