"""The socket: updates for everybody, commands with tickets, and what it does not take."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kit.live import Live, Socket, live
from kit.waiting import PATIENCE


def answered(socket: Socket, **more: Any) -> dict[str, Any]:
    """Answer the open question with its first option."""
    view = socket.view
    assert view is not None
    question = view["question"]
    return socket.ask("answer", question=question["id"], option=question["options"][0], **more)


def asked(*sockets: Socket) -> Socket:
    """The one who must answer now, all having heard what there was."""
    for each in sockets:
        each.say("resync", first=0)
        each.until("state")
    return next(each for each in sockets if each.view and each.view.get("question"))


def test_people_play_and_a_spectator_sees_only_what_is_public(server: Live) -> None:
    keys = server.made("person", "open", seed=8)
    body = {"name": "Ada", "bearer": True}
    joined = server.http.post(f"/api/tables/{keys['table']}/join", json=body).json()
    with (
        server.socket(keys["table"], keys["key"]) as one,
        server.socket(keys["table"], joined["key"]) as two,
        server.socket(keys["table"]) as three,
    ):
        assert [each.first["seat"] for each in (one, two, three)] == [0, 1, None]
        for _ in range(6):
            who = asked(one, two)
            assert answered(who)["type"] == "accepted"
            three.until("update")
            assert three.view is not None
            assert "question" not in three.view
            assert all("hand" not in player for player in three.view["players"])


def test_the_first_message_continues_where_one_left_off(server: Live) -> None:
    keys = server.made("person", "open", seed=8)
    server.http.post(f"/api/tables/{keys['table']}/join", json={"name": "Ada", "bearer": True})
    with server.socket(keys["table"], keys["key"]) as socket:
        whole = socket.first["events"]
        assert socket.first["first"] == 0
    with server.socket(keys["table"], keys["key"], "?era=0&first=2") as socket:
        assert (socket.first["first"], socket.first["events"]) == (2, whole[2:])
        socket.say("resync", first=1)
        again = socket.until("state")
        assert (again["first"], again["events"]) == (1, whole[1:])
    with server.socket(keys["table"], keys["key"], "?era=7&first=2") as socket:
        assert socket.first["first"] == 0


def test_a_command_sent_twice_is_done_once_and_acknowledged_twice(server: Live) -> None:
    keys = server.made("person", "open", seed=8)
    server.http.post(f"/api/tables/{keys['table']}/join", json={"name": "Ada", "bearer": True})
    with server.socket(keys["table"], keys["key"]) as socket:
        question = socket.first["view"]["question"]
        said = {"ticket": "same", "question": question["id"], "option": question["options"][0]}
        assert socket.ask("answer", **said)["type"] == "accepted"
        events = server.http.get(f"/api/tables/{keys['table']}").json()["events"]
        assert socket.ask("answer", **said)["type"] == "accepted"
        assert server.http.get(f"/api/tables/{keys['table']}").json()["events"] == events
        told = socket.ask("answer", question=question["id"], option="nonsense")
        assert told["type"] == "refused"
        assert told["text"]


def test_pings_are_answered_with_the_same_time(server: Live) -> None:
    with server.socket(server.made("person", "open")["table"]) as socket:
        socket.say("ping", at=12.5)
        assert socket.until("pong") == {"type": "pong", "at": 12.5}
        for at in range(40):
            socket.say("ping", at=at)
            assert socket.until("pong")["at"] == at


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "not-json"),
        ("[]", "bad-document"),
        ('{"type": "fly"}', "bad-field"),
        ('{"type": "answer", "ticket": "a"}', "bad-document"),
        ('{"type": "answer", "ticket": "a b", "question": "0.0", "option": "x"}', "bad-field"),
        ('{"type": "ping", "at": 1, "more": 2}', "bad-document"),
        ('{"type": "ping", "at": "1"}', "bad-field"),
        (b"\xff\xfe", "not-json"),
        ('"' + "x" * 17_000 + '"', "frame-too-large"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_malformed_message_is_refused_and_the_socket_stays(
    server: Live, message: str | bytes, code: str
) -> None:
    with server.socket(server.made("person", "open")["table"]) as socket:
        socket.line.send(message)
        told = socket.until("refused")
        assert (told["code"], told["ticket"]) == (code, None)
        assert told["text"]
        socket.say("ping", at=1)
        assert socket.until("pong")


def test_nothing_but_nonsense_ends_the_socket(server: Live) -> None:
    with server.socket(server.made("person", "open")["table"]) as socket:
        with suppress(ConnectionClosed):  # it may have heard enough before the last
            for _ in range(30):
                socket.line.send("nonsense")
        assert socket.code() == 4400


def test_a_spectator_and_a_stranger_command_nothing(server: Live) -> None:
    keys, other = server.made("person", "easy", seed=1), server.made("person", "open")
    for key in (None, other["key"], keys["host_key"], "A" * 32):
        with server.socket(keys["table"], key) as socket:
            assert socket.first["seat"] is None
            told = socket.ask("answer", question="0.0", option="pass")
            assert told["code"] == "not-your-seat"


def test_a_table_that_is_not_there_is_told_as_gone(server: Live) -> None:
    socket = server.socket("nowhere")
    assert socket.first == {"type": "gone", "code": "no-such-table"}
    assert socket.code() == 4404


def test_a_deleted_table_and_a_moved_seat_end_their_sockets(server: Live) -> None:
    keys = server.made("person", "open")
    where = f"/api/tables/{keys['table']}"
    own = {"Authorization": f"Bearer {keys['key']}"}
    with server.socket(keys["table"], keys["key"]) as old, server.socket(keys["table"]) as other:
        code = server.http.post(f"{where}/move", headers=own).json()["code"]
        server.http.post(f"{where}/take", json={"code": code, "bearer": True})
        assert old.until("gone")["code"]
        assert old.code() == 4404
        server.http.delete(where, headers={"Authorization": f"Bearer {keys['host_key']}"})
        assert other.until("gone")["code"]
        assert other.code() == 4404


@pytest.mark.parametrize(
    "origin",
    [None, "null", "http://evil.example", "http://127.0.0.1:1", "https://127.0.0.1.evil.example"],
)
def test_a_browser_on_a_foreign_page_gets_no_socket(server: Live, origin: str | None) -> None:
    table = server.made("person", "open")["table"]
    sent = {"Origin": origin} if origin else {}
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws://{server.host}/api/tables/{table}/socket",
            additional_headers=sent,
            open_timeout=PATIENCE,
        )
    assert refused.value.response.status_code == 403
    problem = json.loads(refused.value.response.body or b"")
    assert problem["code"] in ("no-origin", "foreign-origin")


def test_a_browser_is_known_by_its_cookies(server: Live) -> None:
    keys = server.made("person", "open")
    cookie = f"seat={keys['key']}; host={keys['host_key']}"
    with server.socket(keys["table"], None, "", Cookie=cookie) as socket:
        assert (socket.first["seat"], socket.first["host"]) == (0, True)


def test_whoever_says_too_much_is_refused_and_then_let_go(tmp_path: Any) -> None:
    with live(tmp_path, limits=0.2) as server:
        table = server.made("person", "open")["table"]
        with server.socket(table) as socket:
            with suppress(ConnectionClosed):  # it may have heard enough before the last
                for _ in range(100):
                    socket.say("ping", at=0)
            told = [socket.read()["type"] for _ in range(20)]
            assert "pong" in told
            assert socket.until("refused")["code"] == "too-often"
            assert socket.code() == 4400
        with server.socket(table) as socket:
            for _ in range(10):
                socket.say("ping", at=0)
                assert socket.until("pong", "refused")
                time.sleep(0.05)


def test_an_address_has_so_many_sockets_and_no_more(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("entrepot.server.limits.MOST_SOCKETS", 2)
    with live(tmp_path, limits=1) as server:
        table = server.made("person", "open")["table"]
        with server.socket(table), server.socket(table):
            with pytest.raises(ConnectionClosed) as closed:
                server.socket(table)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        while True:
            with suppress(ConnectionClosed), server.socket(table) as socket:
                assert socket.first["type"] == "state"
                break


def test_a_nonsensical_beginning_does_not_disturb_the_server(server: Live) -> None:
    table = server.made("person", "open")["table"]
    for query in ("?first=x", "?era=-"):
        with pytest.raises(InvalidStatus) as refused:
            server.socket(table, None, query)
        assert refused.value.response.status_code == 403
    for query in ("?first=1000000000", "?first=-5&era=99999999999", "?first=3"):
        with server.socket(table, None, query) as socket:
            assert (socket.first["first"], socket.first["events"]) == (0, [])


def test_a_socket_that_says_nothing_for_long_is_closed(tmp_path: Any) -> None:
    with live(tmp_path, idle=0.2) as server:
        assert server.socket(server.made("person", "open")["table"]).code() == 4408


def test_when_the_server_stops_sockets_are_told_that_it_comes_back(tmp_path: Any) -> None:
    with live(tmp_path) as server:
        keys = server.made("person", "easy", "easy", seed=2)
        socket = server.socket(keys["table"], keys["key"])
    assert socket.code() in (1012, 4404)
    with live(tmp_path) as server, server.socket(keys["table"], keys["key"]) as socket:
        before = None
        for _ in range(5):
            while not socket.view or socket.view.get("question", {}).get("id", before) == before:
                socket.read()
            before = socket.view["question"]["id"]
            assert answered(socket)["type"] == "accepted"
