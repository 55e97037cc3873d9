"""The full screen at a table of a real server, and the server's refusals and absences."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from entrepot import BadOptions, EntrepotError, Option
from entrepot.cli.full.app import PlayApp
from entrepot.cli.play import play_table
from entrepot.cli.sessions.remote import RemoteSession
from entrepot.cli.sessions.table_api import ServerUnreachable, parse_link, take_seat
from kit.games import NIGHTLY
from kit.live import Live, live
from kit.screens import SMALL, Desk, playing, run, seated
from kit.server_process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("tables") / "data") as found:
        yield found


def page(server: Live, table: str) -> str:
    return f"http://{server.host}/#/t/{table}"


def remote(server: Live, keys: dict[str, Any]) -> RemoteSession:
    return RemoteSession(*take_seat(parse_link(page(server, keys["table"])), "", keys["key"]))


def options(desk: Desk) -> dict[str, Option] | None:
    asked = desk.app.scene().question
    return asked and asked.options


def test_a_game_at_a_table_is_played_with_a_bot(server: Live) -> None:
    """To its end where there is time: the end in lines is another test's."""
    keys = server.made("open", "easy", seed=7)
    place = RemoteSession(*take_seat(parse_link(page(server, keys["table"])), "Ann", ""))
    assert place.key

    def own() -> int:
        return len([event for event in place.events if event.seat == place.seat])

    async def play() -> None:
        async with seated(place, SMALL) as desk:
            await desk.asked()
            assert "Ann, you" in desk.seen()
            assert "(bot, easy)" in desk.seen()
            while not desk.app.scene().over and (NIGHTLY or own() < 8):
                await desk.press("enter")
                await desk.asked()
            assert ("Score" in desk.seen()) == NIGHTLY

    run(play())
    assert {event.seat for event in place.events if event.seat is not None} == {0, 1}


def test_an_answer_is_prepared_from_a_list_and_the_clock_of_the_game_runs(server: Live) -> None:
    keys = server.made("person", "open", game="import-export", seed=7, budget=600)
    path = f"/api/tables/{keys['table']}/join"
    other = server.http.post(path, json={"name": "Bob", "bearer": True}).json()

    async def play() -> None:
        async with seated(remote(server, {**keys, **other})) as desk:
            await desk.until(lambda: "9:5" in desk.seen("#notices"))
            await desk.press("P")
            await desk.until(lambda: "P NUMBER prepares" in desk.seen())
            await desk.press("1", "enter")
            await desk.until(lambda: "Next: Follow with" in desk.seen("#notices"))
            await desk.press("P")
            await desk.until(lambda: "P NUMBER prepares" in desk.seen())
            await desk.press("0", "enter")
            await desk.until(lambda: "Next:" not in desk.seen("#notices"))

    run(play())


def test_the_screen_asks_what_the_server_asks_with_its_ids(server: Live) -> None:
    keys = server.made("person", "open", game="import-export", seed=7)
    other = server.http.post(
        f"/api/tables/{keys['table']}/join", json={"name": "Bob", "bearer": True}
    ).json()

    async def play() -> None:
        async with seated(remote(server, keys)) as desk:
            await desk.asked()
            with server.socket(keys["table"], keys["key"]) as socket:
                told = socket.first["view"]["question"]
                asked = desk.app.scene().question
                assert asked is not None
                assert told == {"id": asked.id, "kind": asked.kind, "options": list(asked.options)}
            await desk.press("d")
            await desk.until(lambda: "Waiting for Bob to lead the turn." in desk.seen("#question"))
            with server.socket(keys["table"], other["key"]) as socket:
                question = socket.first["view"]["question"]
                answer = {"question": question["id"], "option": "draw"}
                assert (await asyncio.to_thread(socket.ask, "answer", **answer))["type"]
            await desk.asked()

    run(play())


def test_undo_is_done_or_refused_and_a_hint_comes(server: Live) -> None:
    keys = server.made("person", "open", game="import-export", seed=7)
    server.http.post(f"/api/tables/{keys['table']}/join", json={"name": "Bob", "bearer": True})

    async def play() -> None:
        async with seated(remote(server, keys)) as desk:
            await desk.asked()
            await desk.press("u")
            await desk.until(lambda: "You have given no answer yet" in desk.seen())
            await desk.press("h")
            await desk.until(lambda: len(desk.app.screen_stack) == 2)
            assert "to win" in desk.seen()
            await desk.press("escape")
            asked = desk.app.scene().question
            assert asked is not None
            lead = next(option for option in asked.options if option.startswith("lead:load"))
            playing(desk).chosen(asked.id, lead)
            await desk.until(lambda: desk.app.scene().question != asked)
            await desk.until(lambda: not playing(desk).sent)
            await desk.press("u")
            await desk.until(lambda: options(desk) == asked.options)

    run(play())


def test_all_agree_to_step_back(server: Live) -> None:
    keys = server.made("person", "open", seed=7)
    other = server.http.post(
        f"/api/tables/{keys['table']}/join", json={"name": "Bob", "bearer": True}
    ).json()
    places = [remote(server, keys), remote(server, other)]

    async def play() -> None:
        async with seated(places[0]) as ann, seated(places[1]) as bob:
            desks = [ann, bob]
            await ann.until(lambda: any(desk.app.scene().question for desk in desks))
            first = next(desk for desk in desks if desk.app.scene().question)
            then = desks[1 - desks.index(first)]
            await first.asked()
            await first.press("1")
            await then.asked()
            before = max(len(place.events) for place in places)
            await then.press("1")
            await first.until(lambda: all(len(place.events) > before for place in places))
            await first.until(lambda: not (playing(first).sent or playing(then).sent))
            await first.press("U")
            await then.until(lambda: "agree" in then.app.scene().commands)
            await then.until(lambda: "asks to step back" in then.seen("#notices"))
            assert "refuse" in then.seen("#keys")
            await first.until(lambda: "withdraw" in first.seen("#keys"))
            era = places[0].era
            await then.press("A")
            await first.until(lambda: all(place.era > era for place in places))
            await first.until(lambda: first.app.scene().question is not None)

    run(play())


def test_who_has_no_key_and_finds_no_seat_looks_on(server: Live) -> None:
    keys = server.made("person", "easy", seed=7)
    place = RemoteSession(*take_seat(parse_link(page(server, keys["table"])), "Eve", ""))
    assert place.key == ""

    async def play() -> None:
        async with seated(place) as desk:
            await desk.until(lambda: "You are watching" in desk.seen("#notices"))
            assert desk.app.scene().question is None
            assert "Your hand" not in desk.seen()

    run(play())


def test_a_waiting_table_shows_who_is_there(server: Live) -> None:
    keys = server.made("person", "open", "open", name="Ann")

    async def play() -> None:
        async with seated(remote(server, keys)) as desk:
            await desk.until(lambda: "Waiting for 2 more players." in desk.seen("#notices"))
            assert "Ann, you" in desk.seen("#table")
            assert "Open seat 3" in desk.seen("#table")
            await desk.press("enter", "u", "h", "i", "slash")
            assert len(desk.app.screen_stack) == 1

    run(play())


def test_a_seat_moves_from_the_browser_to_the_terminal(server: Live) -> None:
    keys = server.made("person", "easy", seed=7)
    headers = {"Authorization": f"Bearer {keys['key']}"}
    moving = server.http.post(f"/api/tables/{keys['table']}/move", headers=headers).json()
    address = f"http://{server.host}/#/move/{keys['table']}/{moving['code']}"
    found, key = take_seat(parse_link(address), "", "")
    assert key
    assert key != keys["key"]
    assert take_seat(parse_link(found.page), "", key)[1] == key
    with pytest.raises(EntrepotError):
        take_seat(parse_link(address), "", "")


@pytest.mark.nightly
def test_an_answer_survives_a_server_that_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--workers", "1")
    try:
        wanted = {
            "game": "maritime-silk-road",
            "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}],
            "pace": 0,
            "bearer": True,
            "shuffle": False,
        }
        keys = server.want("POST", "/api/tables", wanted)
        place = RemoteSession(parse_link(f"{server.url}/#/t/{keys['table']}"), keys["key"])

        async def play() -> None:
            async with seated(place) as desk:
                await desk.asked()
                await asyncio.to_thread(server.kill)
                await desk.until(lambda: "The connection is lost." in desk.seen("#notices"))
                asked = desk.app.scene().question
                assert asked is not None
                await desk.press("1")
                await desk.until(lambda: "Sent:" in desk.seen("#question"))
                await asyncio.to_thread(server.start)
                await desk.until(lambda: not playing(desk).sent)
                await desk.until(
                    lambda: any(event.type == "load" and event.seat == 0 for event in place.events)
                )
                assert "The connection is lost." not in desk.seen()

        run(play())
    finally:
        server.stop()


@pytest.mark.parametrize(
    "address",
    ["", "table", "ftp://host/#/t/abc", "http://host/", "http://host/#/t/", "http://host/#/x/abc",
     "http://host/#/t/abc/host", "http://[/#/t/abc", "http://host:port/#/t/abc",
     "http://host/#/t/a%20b", "http:///#/t/abc"],
)  # fmt: skip
def test_what_is_no_link_is_refused(address: str) -> None:
    with pytest.raises(BadOptions) as refused:
        parse_link(address)
    assert refused.value.code == "bad-table-link"


def test_links_are_read_with_their_prefix() -> None:
    found = parse_link("https://example.org/games/#/t/abc-D_1")
    assert found.page == "https://example.org/games/#/t/abc-D_1"
    assert found.socket == "wss://example.org/games/api/tables/abc-D_1/socket"
    assert found.origin == "https://example.org"
    assert parse_link("http://ann:secret@host:81/#/t/abc").host == "host:81"


def test_what_the_server_refuses_is_told_before_the_screen_opens(server: Live) -> None:
    with pytest.raises(EntrepotError) as gone:
        take_seat(parse_link(page(server, "nonesuch")), "Ann", "")
    assert gone.value.code == "no-such-table"
    keys = server.made("person", "open")
    with pytest.raises(EntrepotError) as wrong:
        take_seat(parse_link(page(server, keys["table"])), "", "x" * 32)
    assert wrong.value.code == "not-your-seat"
    with pytest.raises(ServerUnreachable):
        take_seat(parse_link("http://127.0.0.1:9/#/t/abc"), "Ann", "")
    with pytest.raises(EntrepotError) as unnamed:
        take_seat(parse_link(page(server, keys["table"])), "x" * 99, "")
    assert unnamed.value.code != "not-reached"


def test_who_leaves_is_told_how_to_come_back(
    server: Live, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = server.made("open", "easy")
    monkeypatch.setattr(PlayApp, "run", lambda app: None)
    assert play_table(page(server, keys["table"]), "Ann", None, True, "en") == 0
    told = capsys.readouterr().out
    assert "The table is still there." in told
    key = told.split("--key ")[1].split()[0].strip("'")
    state = take_seat(parse_link(page(server, keys["table"])), "", key)
    assert state[1] == key


def test_an_open_deal_is_named_on_the_full_screen(server: Live) -> None:
    keys = server.made("person", "easy", seed=7)

    async def look() -> None:
        async with seated(remote(server, keys), SMALL) as desk:
            await desk.asked()
            assert "Open deal: " in desk.seen()

    run(look())
