"""A server's table in the plain client."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from entrepot import EntrepotError
from entrepot.cli.sessions.remote import RemoteSession
from entrepot.cli.sessions.table_api import parse_link, take_seat
from entrepot.fair_deal import part_commitment
from entrepot.verify import verify
from kit.live import Live, Socket, live
from kit.reading import reading
from kit.screens import run
from kit.server import until

TRADE = "import-export"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("tables") / "data") as found:
        yield found


def page(server: Live, keys: dict[str, Any]) -> str:
    return f"http://{server.host}/#/t/{keys['table']}"


def remote(server: Live, keys: dict[str, Any]) -> RemoteSession:
    return RemoteSession(*take_seat(parse_link(page(server, keys)), "", keys["key"]))


def joined(server: Live, keys: dict[str, Any], name: str = "Bob") -> dict[str, Any]:
    where = f"/api/tables/{keys['table']}/join"
    return dict(server.http.post(where, json={"name": name, "bearer": True}).json())


async def answer(socket: Socket, wanted: str) -> None:
    """The first option that begins so, given from another device."""
    question = socket.view["question"]  # type: ignore[index]
    option = next(each for each in question["options"] if each.startswith(wanted))
    facts = {"question": question["id"], "option": option}
    assert (await asyncio.to_thread(socket.ask, "answer", **facts))["type"] == "accepted"


def test_what_others_do_is_told_as_it_comes_and_then_it_is_asked(server: Live) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7, name="Ann")
    other = joined(server, keys)

    async def play() -> None:
        async with reading(remote(server, keys)) as ann:
            await ann.until("Bob", "Ann, you", "?", " 1 ", "q quit", ">")
            ann.type("d")
            await ann.until("You draw", "Waiting for Bob to lead the turn.")
            assert ">" not in ann.fresh
            assert "You play technology and start with" in ann.printed
            assert "Bob plays" in ann.printed
            assert ann.printed.count("Ann") == ann.printed.count("Ann, you")
            with server.socket(keys["table"], other["key"]) as bob:
                await answer(bob, "draw")
            await ann.until("Bob draws", "Ann, you", "q quit", ">")

    run(play())


def test_nothing_that_was_typed_before_the_question_answers_it_at_a_terminal(server: Live) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7)
    other = joined(server, keys)

    async def play() -> None:
        async with reading(remote(server, keys)) as ann:
            await ann.asked()
            ann.type("d")
            await ann.until("Waiting for Bob")
            ann.type("d", "1", "h")
            await ann.until("Waiting for Bob", "That can't be done now.")
            with server.socket(keys["table"], other["key"]) as bob:
                await answer(bob, "draw")
            await ann.asked()
            assert len([e for e in ann.client.told if e.type == "turn"]) == 3

    run(play())


def test_a_pipe_plays_a_whole_game_without_looking(server: Live) -> None:
    """Its lines wait until they are asked for. What it saw proves the deal."""
    keys = server.made("open", "easy")
    place = RemoteSession(*take_seat(parse_link(page(server, keys)), "Ann", ""))

    async def play() -> None:
        async with reading(place, terminal=False) as ann:
            ann.type("l", *["1"] * 400)
            ann.client.hear(None)
            await ann.until("> 1", "Ann, you", "(bot, easy)", "Score", "win")

    run(play())
    record = server.http.get(f"/api/tables/{keys['table']}/record").json()
    assert {answer[0] for answer in record["answers"]} == {0, 1}
    assert place.view is not None
    assert place.view.over
    assert verify(record, place.commitment, place.head).seen_at is not None
    line = place.way_back("en")[-1]
    file, seen = f"{keys['table']}.json", f"--commitment {place.commitment} --head {place.head}"
    assert line.endswith(f"verify {file} {seen}")


def test_the_end_of_a_pipe_leaves_after_what_came_before_it(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = RemoteSession.answer

    async def slowly(self: RemoteSession, question: str, option: str) -> None:
        await asyncio.sleep(0.1)
        await answer(self, question, option)

    monkeypatch.setattr(RemoteSession, "answer", slowly)
    monkeypatch.setattr("entrepot.cli.plain.LAST_ANSWER_TIME", 0)
    keys = server.made("person", "open", game=TRADE, seed=7)
    joined(server, keys)
    place = remote(server, keys)

    async def play() -> None:
        async with reading(place, terminal=False) as ann:
            ann.type("d")
            ann.client.hear(None)
            await until(lambda: ann.client.leaving)

    run(play())
    with server.socket(keys["table"], keys["key"]) as again:
        assert "question" not in (again.view or {})


def test_help_cards_log_hint_and_undo(server: Live) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7, name="Ann")
    other = joined(server, keys)

    async def play() -> None:
        async with reading(remote(server, keys)) as ann:
            await ann.asked()
            ann.type("?")
            await ann.until("Choose by typing", "i NAME", "U ", "ask all to step back", "q quit")
            ann.type("i drones")
            await ann.until("Drones", "tier", "q quit", ">")
            ann.type("l")
            await ann.until("Turn 1: You", "q quit", ">")
            ann.type("h")
            await ann.until("to win", "what you can know", ">")
            ann.type("u")
            await ann.until("You have given no answer yet", "U ask to step back", ">")
            assert "> >" not in ann.printed
            ann.type("xyz")
            await ann.until("not among the choices", ">")
            ann.type("A")
            await ann.until("That can't be done now.", ">")
            ann.type("lead:load")
            await ann.until("which one?", "1", ">")
            ann.type("1")
            await ann.until("You lead")
            await ann.settled()
            ann.type("u")
            await ann.until("The game has stepped back.", "Ann, you", "q quit", ">")
            ann.type("d")
            await ann.until("Waiting for Bob")
            ann.type("?")
            await ann.until("U ", "ask all to step back", "q leave")
            with server.socket(keys["table"], other["key"]):
                pass

    run(play())


def test_all_agree_to_step_back(server: Live) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7, name="Ann")
    other = joined(server, keys)

    async def play() -> None:
        places = [remote(server, keys), remote(server, other)]
        async with reading(places[0]) as ann, reading(places[1]) as bob:
            await ann.asked()
            ann.type("d")
            await bob.asked()
            await ann.settled()
            ends = ((ann, "W", "Ann no longer proposes"), (bob, "R", "Bob does not agree"))
            for who, key, told in ends:
                ann.type("U")
                await ann.until("You ask to step back", "W withdraw")
                await bob.until("Ann asks to step back", "A agree, R refuse", ">")
                who.type(key)
                await (bob if who is ann else ann).until(told)
                await bob.settled()
                await ann.settled()
            ann.type("U")
            await bob.until("Ann asks to step back", ">")
            bob.type("A")
            await ann.until("The game has stepped back.", "Ann, you", ">")
            await bob.until("The game has stepped back.", "This question is not open any more")

    run(play())


def test_people_talk_in_phrases_and_in_words(server: Live) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7, name="Ann")
    other = joined(server, keys)

    async def play() -> None:
        places = [remote(server, keys), remote(server, other)]
        async with reading(places[0]) as ann, reading(places[1]) as bob:
            await ann.asked()
            ann.type("S")
            await ann.until("S WORDS says something", "9 Well played!")
            ann.type("S 1")
            await ann.until("You: Hello!")
            await bob.until("Ann: Hello!")
            bob.type("S Hello Ann, how are you?")
            await ann.until("Bob: Hello Ann, how are you?")
            bob.type("S \u202egnp")
            await bob.until("U+202E")

    run(play())


def test_an_answer_is_prepared_while_others_play_and_the_clock_of_the_game_is_told(
    server: Live,
) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7, name="Ann", budget=600)
    other = joined(server, keys)

    async def play() -> None:
        places = [remote(server, keys), remote(server, other)]
        async with reading(places[0]) as ann, reading(places[1]) as bob:
            await ann.until("Time left for the whole game: Ann ", "Bob 10:00", ">")
            ann.type("P")
            await ann.until("That can't be done now")
            bob.type("P")
            await bob.until("P NUMBER prepares", "1 Follow with")
            bob.type("P 1")
            await bob.until("Next: Follow with")
            bob.type("P 99")
            await bob.until("be prepared for the question")
            bob.type("P 0")
            await bob.until("Nothing is prepared any more.")
            while places[1].prepared:
                await asyncio.sleep(0.01)

    run(play())


def test_a_question_that_was_answered_elsewhere_is_told(server: Live) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7, name="Ann")
    joined(server, keys)

    async def play() -> None:
        async with reading(remote(server, keys)) as ann:
            await ann.asked()
            with server.socket(keys["table"], keys["key"]) as tablet:
                await answer(tablet, "draw")
            await ann.until("You draw", "This question is not open any more", "Waiting for Bob")
            ann.type("1")
            await ann.until("Waiting for Bob")

    run(play())


def test_an_answer_that_is_refused_is_told_and_asked_again(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7)
    joined(server, keys)

    async def refuse(self: RemoteSession, question: str, option: str) -> None:
        raise EntrepotError("too-busy")

    async def play() -> None:
        async with reading(remote(server, keys)) as ann:
            await ann.asked()
            monkeypatch.setattr(RemoteSession, "answer", refuse)
            ann.type("d")
            await ann.until("q quit", ">")
            monkeypatch.undo()

    run(play())


def test_who_was_stood_in_for_plays_again(server: Live) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7)
    joined(server, keys)
    host = {"Authorization": f"Bearer {keys['host_key']}"}
    where = f"/api/tables/{keys['table']}/seats"

    async def play() -> None:
        async with reading(remote(server, keys)) as ann:
            await ann.asked()
            ann.type("d")
            await ann.until("Waiting for Bob")
            away = {"seat": keys["seat"], "to": "away"}
            reply = await asyncio.to_thread(server.http.post, where, json=away, headers=host)
            assert reply.status_code == 204
            await ann.until("B play myself")
            ann.type("B")
            await ann.settled()

    run(play())


def test_who_has_no_seat_looks_on(server: Live) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7, name="Ann")
    joined(server, keys)
    place = RemoteSession(*take_seat(parse_link(page(server, keys)), "Eve", ""))

    async def play() -> None:
        async with reading(place) as eve:
            await eve.until("You are watching", "Waiting for Ann to lead the turn.")
            eve.type("1", "d")
            await eve.until("Waiting for Ann")
            with server.socket(keys["table"], keys["key"]) as ann:
                await answer(ann, "draw")
            await eve.until("Ann draws")
            assert "You draw" not in eve.printed
            assert "Your hand" not in eve.printed

    run(play())


def test_a_waiting_table_says_so_and_then_begins(server: Live) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7, name="Ann")

    async def play() -> None:
        async with reading(remote(server, keys)) as ann:
            await ann.until("Waiting for 1 more player")
            ann.type("1", "l", "?", "u")
            await ann.until("q leave", "That can't be done now.")
            await asyncio.to_thread(joined, server, keys)
            await ann.until("Ann, you", "q quit", ">")

    run(play())


def test_a_table_that_is_deleted_ends_it(server: Live) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7)
    host = {"Authorization": f"Bearer {keys['host_key']}"}

    async def play() -> None:
        async with reading(remote(server, keys)) as ann:
            await ann.until("Waiting for 1 more player")
            await asyncio.to_thread(
                server.http.delete, f"/api/tables/{keys['table']}", headers=host
            )
            await until(lambda: ann.client.leaving)
            assert ann.client.return_code == 1

    run(play())


def test_the_terminal_adds_its_part_to_the_deal_by_itself(server: Live) -> None:
    keys = server.made("open", "easy")
    place = RemoteSession(*take_seat(parse_link(page(server, keys)), "Ann", ""))
    where = f"/api/tables/{keys['table']}"
    assert server.http.get(where).json()["table"]["state"] == "dealing"

    async def play() -> None:
        async with reading(place) as ann:
            await ann.asked()

    run(play())
    fair = server.http.get(where).json()["table"]["fair"]
    assert fair["seats"] == [part_commitment(place.link.part), None]
    assert fair["revealed"] == [0]


def test_an_open_deal_is_named_at_the_table(server: Live) -> None:
    keys = server.made("person", "open", seed=7, name="Ann")

    async def look() -> None:
        async with reading(remote(server, keys)) as ann:
            await ann.until("Open deal: ", "chose the seed")

    run(look())
