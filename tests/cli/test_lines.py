"""A table of a server in lines, for screen readers and pipes."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from cli.conftest import PATIENCE, PROGRAM, Open
from entrepot import EntrepotError
from entrepot.cli import lines, screen
from entrepot.cli.lines import Lines
from entrepot.cli.places.calling import link, sit_down
from entrepot.cli.places.remote import Remote
from kit.live import Live, Socket, live
from kit.screens import run
from kit.server import until
from kit.serving import Serving

TRADE = "import-export"
BLINK = 0.01


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("tables") / "data") as found:
        yield found


@pytest.fixture(autouse=True)
def hands_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the test types; and it is soon said who is waited for."""
    monkeypatch.setattr(screen, "listen", lambda heard: None)
    monkeypatch.setattr(lines, "QUIET", 0.1)


class Reader:
    """Somebody who reads what was printed, and types."""

    def __init__(self, client: Lines) -> None:
        self.client, self.read = client, 0

    @property
    def printed(self) -> str:
        """All of it, as it reads when lines are not told apart."""
        assert isinstance(self.client.out.file, StringIO)
        return " ".join(self.client.out.file.getvalue().split())

    @property
    def fresh(self) -> str:
        """What was printed since something was typed."""
        return self.printed[self.read :]

    def type(self, *typed: str) -> None:
        self.read = len(self.printed)
        for line in typed:
            self.client.hear(line)

    async def until(self, *words: str) -> None:
        """These words come, one after the other, after what was typed."""
        for _ in range(int(PATIENCE / BLINK)):
            if self.seen(words):
                return
            assert self.client.failure is None, self.client.failure
            await asyncio.sleep(BLINK)
        raise AssertionError(self.fresh[-2000:])

    def seen(self, words: Sequence[str]) -> bool:
        rest = self.fresh
        for each in words:
            _, found, rest = rest.partition(each)
            if not found:
                return False
        return True

    async def asked(self) -> None:
        await until(lambda: self.client.menu is not None and self.client.prompted)

    async def settled(self) -> None:
        """Nothing that was typed is on its way any more, and nobody asks for anything."""
        client = self.client
        await until(lambda: not (client.typed or client.doing or client.notices))


@asynccontextmanager
async def reading(place: Remote, terminal: bool = True) -> AsyncIterator[Reader]:
    client = Lines(place, "en")
    client.terminal = terminal
    client.out = Console(file=StringIO(), width=80, highlight=False, markup=False, emoji=False)
    playing = asyncio.create_task(client.play())
    try:
        yield Reader(client)
    finally:
        client.leave()
        await playing
    if client.failure:
        raise client.failure


def page(server: Live, keys: dict[str, Any]) -> str:
    return f"http://{server.host}/#/t/{keys['table']}"


def remote(server: Live, keys: dict[str, Any]) -> Remote:
    return Remote(*sit_down(link(page(server, keys)), "", keys["key"]))


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
            await ann.until("Ann draws", "Waiting for Bob to lead the turn.")
            assert ">" not in ann.fresh
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
            assert len([e for e in ann.client.told if e["type"] == "turn"]) == 3

    run(play())


def test_a_pipe_plays_a_whole_game_without_looking(server: Live) -> None:
    """Its lines wait until they are asked for, so that none is lost."""
    keys = server.made("open", "easy", seed=7)
    place = Remote(*sit_down(link(page(server, keys)), "Ann", ""))

    async def play() -> None:
        async with reading(place, terminal=False) as ann:
            ann.type("l", *["1"] * 200)
            ann.client.hear(None)
            await ann.until("> 1", "Ann, you", "Bot (easy)", "Score", "win")

    run(play())
    record = server.http.get(f"/api/tables/{keys['table']}/record").json()
    assert {answer[0] for answer in record["answers"]} == {0, 1}
    assert place.view is not None
    assert place.view["over"]


def test_the_end_of_a_pipe_leaves_after_what_came_before_it(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = Remote.answer

    async def slowly(self: Remote, question: str, option: str) -> None:
        await asyncio.sleep(0.1)
        await answer(self, question, option)

    monkeypatch.setattr(Remote, "answer", slowly)
    monkeypatch.setattr(lines, "BRIEF", 0)
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
            await ann.until("Turn 1: Ann", "q quit", ">")
            ann.type("h")
            await ann.until("to win", "what Ann can know", ">")
            ann.type("u")
            await ann.until("Ann has given no answer yet", "U ask to step back", ">")
            assert "> >" not in ann.printed
            ann.type("xyz")
            await ann.until("not among the choices", ">")
            ann.type("A")
            await ann.until("That can't be done now.", ">")
            ann.type("lead:load")
            await ann.until("which one?", "1", ">")
            ann.type("1")
            await ann.until("Ann leads")
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
            for who, key in ((ann, "W"), (bob, "R")):
                ann.type("U")
                await ann.until("You ask to step back", "W withdraw")
                await bob.until("Ann asks to step back", "A agree, R refuse", ">")
                who.type(key)
                await bob.settled()
                await ann.settled()
            ann.type("U")
            await bob.until("Ann asks to step back", ">")
            bob.type("A")
            await ann.until("The game has stepped back.", "Ann, you", ">")
            await bob.until("The game has stepped back.", "This question is not open any more")

    run(play())


def test_a_question_that_was_answered_elsewhere_is_told(server: Live) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7, name="Ann")
    joined(server, keys)

    async def play() -> None:
        async with reading(remote(server, keys)) as ann:
            await ann.asked()
            with server.socket(keys["table"], keys["key"]) as tablet:
                await answer(tablet, "draw")
            await ann.until("Ann draws", "This question is not open any more", "Waiting for Bob")
            ann.type("1")
            await ann.until("Waiting for Bob")

    run(play())


def test_an_answer_that_is_refused_is_told_and_asked_again(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = server.made("person", "open", game=TRADE, seed=7)
    joined(server, keys)

    async def refuse(self: Remote, question: str, option: str) -> None:
        raise EntrepotError("too-busy")

    async def play() -> None:
        async with reading(remote(server, keys)) as ann:
            await ann.asked()
            monkeypatch.setattr(Remote, "answer", refuse)
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
    place = Remote(*sit_down(link(page(server, keys)), "Eve", ""))

    async def play() -> None:
        async with reading(place) as eve:
            await eve.until("You look on", "Waiting for Ann to lead the turn.")
            eve.type("1", "d")
            await eve.until("Waiting for Ann")
            with server.socket(keys["table"], keys["key"]) as ann:
                await answer(ann, "draw")
            await eve.until("Ann draws")
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


# -- the program itself, and servers that go away


@pytest.fixture(scope="module")
def killable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    found = Serving(tmp_path_factory.mktemp("killed") / "data", "--workers", "1")
    yield found
    found.stop()


def made(server: Serving) -> dict[str, Any]:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
    wanted = {"game": "maritime-silk-road", "seats": seats, "pace": 0, "bearer": True}
    return dict(server.want("POST", "/api/tables", {**wanted, "shuffle": False, "seed": 7}))


def test_an_answer_survives_a_server_that_is_killed(killable: Serving) -> None:
    keys = made(killable)
    place = Remote(link(f"{killable.url}/#/t/{keys['table']}"), keys["key"])

    async def play() -> None:
        async with reading(place) as ann:
            await ann.asked()
            await asyncio.to_thread(killable.kill)
            await ann.until("The connection is lost.", ">")
            ann.type("silk")
            await ann.until("Sent:")
            ann.type("tea")
            await ann.until("Your answer is on its way.")
            await asyncio.to_thread(killable.start)
            await ann.until("The connection is back.", "loads silk on ship 1", "q quit", ">")
            loads = [e for e in place.events if e["type"] == "load" and e["seat"] == 0]
            assert [event["cards"] for event in loads] == [["silk"]]

    run(play())


def test_the_program_plays_in_a_pipe_and_in_a_terminal(killable: Serving, terminal: Open) -> None:
    keys = made(killable)
    address = f"{killable.url}/#/t/{keys['table']}"
    seat = ["play", "--table", address, "--key", keys["key"]]
    piped = subprocess.run(
        [*PROGRAM, *seat], input=b"silk\n", capture_output=True, timeout=PATIENCE, check=True
    )
    assert b"\x1b" not in piped.stdout
    assert b"> silk\n" in piped.stdout
    assert b"loads silk on ship 1" in piped.stdout
    assert piped.stdout.endswith(f"--key {keys['key']}\n".encode())
    shown = terminal(*seat, "--plain", NO_COLOR="1")
    assert shown.until("> ")
    shown.type("\x03")  # Ctrl-C
    assert shown.end() == 0
    assert "Traceback" not in shown.shown
    assert "\x1b" not in shown.shown
    assert f"--key {keys['key']}" in shown.shown
