"""What people say to each other at a table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from entrepot import text
from entrepot.phrases import PHRASES
from entrepot.server.company_protocol import Say, SetTalk
from entrepot.server.errors import BadText, NotAllowed, TableRefused
from entrepot.server.sender import SPECTATOR
from entrepot.server.tables import Tables, rematch_header
from kit.live import Live
from kit.server import Person, new_ticket, seated, served, serving, until, wanted


def say(words: str | None = None, phrase: Any = None, ticket: str = "") -> Say:
    return Say(ticket=ticket or new_ticket(), text=words, phrase=phrase)


def heard(person: Person) -> list[tuple[int | None, str, str | None, str | None]]:
    lines = [line for told in person.told if told["type"] == "talk" for line in told["lines"]]
    return [(each["seat"], each["name"], each["phrase"], each["text"]) for each in lines]


async def two(tables: Tables, **more: Any) -> tuple[Person, Person]:
    [ann, ben] = await seated(tables, wanted("person", "open", name="Ann", **more), "Ben")
    await asyncio.gather(ann.watch(), ben.watch())
    return ann, ben


@served
async def test_everybody_hears_what_is_said_and_whoever_comes_later_too(tables: Tables) -> None:
    ann, ben = await two(tables)
    await ann.do(say("  Hello,\n Ben! "))
    await ben.do(say(phrase="thanks"))
    said = [(ann.seat, "Ann", None, "Hello, Ben!"), (ben.seat, "Ben", "thanks", None)]
    await until(lambda: heard(ann) == said and heard(ben) == said)
    later = ann.table.subscribe(SPECTATOR)
    messages = []
    async for message in later:
        messages.append(message)
        if len(messages) == 2:
            break
    assert b'"type":"talk"' in messages[1]
    assert b'"all":true' in messages[1]
    assert b"Hello, Ben!" in messages[1]
    ann.table.unsubscribe(later)


@served
async def test_it_is_neither_in_the_journal_nor_in_the_record(tables: Tables) -> None:
    ann, _ = await two(tables)
    before = ann.table.state
    await ann.do(say("a secret word"))
    assert ann.table.state is before
    stored = await tables._store.table(ann.table.id)
    assert stored is not None
    assert not any(b"secret word" in row.data for row in stored.entries)


@served
async def test_a_line_that_is_sent_twice_is_said_once(tables: Tables) -> None:
    ann, ben = await two(tables)
    for _ in range(2):
        await ann.do(say("once", ticket="the-same"))
    await ben.do(say("once", ticket="the-same"))
    await until(lambda: len(heard(ben)) == 2)


@served
async def test_the_host_decides_whether_and_who_talks(tables: Tables) -> None:
    ann, ben = await two(tables)
    with pytest.raises(NotAllowed):
        await ann.table.do(SPECTATOR, say(phrase="hello"))
    with pytest.raises(NotAllowed):
        await ben.do(SetTalk(talk="off", spectators=False))
    await ann.do(SetTalk(talk="phrases", spectators=True))
    await until(lambda: ben.last("table")["table"]["talk"] == "phrases")
    await ann.table.do(SPECTATOR._replace(name="Zoë"), say(phrase="hello"))
    await until(lambda: heard(ben) == [(None, "Zoë", "hello", None)])
    with pytest.raises(TableRefused):
        await ben.do(say("free words"))
    await ann.do(SetTalk(talk="off", spectators=True))
    with pytest.raises(TableRefused):
        await ben.do(say(phrase="hello"))
    assert len(heard(ben)) == 1


def test_the_hosts_choice_holds_after_a_restart_but_what_was_said_is_gone(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as tables:
            ann, _ = await two(tables, talk="phrases")
            assert ann.table.public_table().talk == "phrases"
            await ann.do(SetTalk(talk="free", spectators=True))
            await ann.do(say("hello"))
        async with serving(tmp_path) as tables:
            table = await tables.get(ann.table.id)
            public = table.public_table()
            assert (public.talk, public.spectators_talk) == ("free", True)
            assert table.talk_lines().lines == []

    asyncio.run(look())


@pytest.mark.parametrize(
    "words",
    ["", "  ", "x" * 201, "\u202egnp", "a\u0000b", "Z" + "\u0335" * 8, "a\u200bb", "\u2800"],
)
def test_what_can_not_be_read_is_refused(words: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as tables:
            ann, _ = await two(tables)
            with pytest.raises(BadText):
                await ann.do(say(words))
            with pytest.raises(BadText):
                await ann.do(say("both", phrase="hello"))
            with pytest.raises(BadText):
                await ann.do(say())
            assert heard(ann) == []

    asyncio.run(look())


@served
async def test_only_the_last_lines_are_kept(tables: Tables) -> None:
    ann, _ = await two(tables)
    for number in range(120):
        await ann.do(say(f"line {number}"))
    kept = ann.table.talk_lines().lines
    assert (len(kept), kept[0].text, kept[-1].n) == (100, "line 20", 119)


def test_a_rematch_keeps_the_hosts_choice(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as tables:
            ann, _ = await two(tables)
            await ann.do(SetTalk(talk="off", spectators=False))
            assert rematch_header(ann.table.state).talk == "off"

    asyncio.run(look())


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_phrase_has_words(lang: str) -> None:
    assert len({text.say(f"talk-phrase-{each}", lang) for each in PHRASES}) == len(PHRASES)


def test_over_http(server: Live) -> None:
    keys = server.made("person", "open")
    where, key = f"/api/tables/{keys['table']}", {"Authorization": f"Bearer {keys['key']}"}
    line = {"type": "say", "ticket": "a", "phrase": "hello"}
    assert server.http.post(f"{where}/say", json=line, headers=key).status_code == 200
    [said] = server.http.get(f"{where}/talk").json()["lines"]
    assert (said["seat"], said["phrase"], said["text"]) == (keys["seat"], "hello", None)
    refused = server.http.post(f"{where}/say", json=line)
    assert (refused.status_code, refused.json()["code"]) == (403, "talk-spectators")
    body = {"talk": "off", "spectators": False}
    assert server.http.post(f"{where}/talk", json=body, headers=key).status_code == 403
    host = {"Authorization": f"Bearer {keys['host_key']}"}
    assert server.http.post(f"{where}/talk", json=body, headers=host).status_code == 204
