"""Connections that say nothing, never finish, or come by the hundred."""

from __future__ import annotations

import json
import resource
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from attack.client import Attacker, Wire, attacked, attacked_here, soon
from entrepot.server.connections import ConnectionLimits, TrustedProxies

SHORT = ConnectionLimits(head_seconds=0.5, body_seconds=0.5, send_seconds=0.5, check_seconds=0.05)
FOREIGN = "127.0.0.2"
"""Another address of this machine, from which no proxy is trusted."""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacker]:
    """A server with little patience."""
    with attacked_here(tmp_path_factory.mktemp("hasty"), connections=SHORT) as server:
        yield server


def json_head(server: Attacker, length: int, **more: object) -> bytes:
    sent = {"Content_Type": "application/json", "Content_Length": length, **more}
    return server.head("POST", "/api/tables", **sent)


# -- silence and slowness


def test_a_connection_that_says_nothing_is_closed(hasty: Attacker) -> None:
    with hasty.wire() as wire:
        assert wire.ended()


def test_a_head_that_trickles_in_is_refused_and_closed(hasty: Attacker) -> None:
    with hasty.wire() as wire:
        wire.send(b"GET / HTTP/1.1\r\nHost: x\r\nA: ")
        soon(lambda: not (wire.is_open() and wire.send(b"a")) or wire.has_more())
        reply = wire.reply()
        assert (reply.status, reply.code) == (408, "request-too-slow")
        assert reply.headers["connection"] == "close"
        assert wire.ended()


def test_a_second_request_has_no_more_time_than_the_first(hasty: Attacker) -> None:
    for trickle in (b"GET / HT", b"\r\n"):
        with hasty.wire() as wire:
            wire.send(hasty.head("GET", "/health"))
            assert wire.reply().status == 200
            wire.send(trickle)
            assert wire.ended()


def test_a_body_that_trickles_in_is_refused_and_closed(hasty: Attacker) -> None:
    with hasty.wire() as wire:
        wire.send(json_head(hasty, 1000) + b"{")
        reply = wire.reply()
        assert (reply.status, reply.code) == (408, "request-too-slow")
        assert wire.ended()


def test_an_upgrade_that_trickles_in_is_refused_and_closed(hasty: Attacker) -> None:
    with hasty.wire() as wire:
        wire.send(hasty.upgrade("x")[:-2])
        assert wire.reply().status == 408
        assert wire.ended()


def test_whoever_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    page = tmp_path / "no-page"
    page.mkdir()
    (page / "large.bin").write_bytes(bytes(30_000_000))
    with attacked_here(tmp_path, connections=SHORT) as server, server.wire() as wire:
        wire.send(server.head("GET", "/large.bin"))
        wire.socket.recv(1000)
        soon(lambda: not wire.send(b"\r\n"))


def test_a_socket_that_does_not_read_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asks for the state again and again; the server gives up, and frees the connection."""
    monkeypatch.setattr("entrepot.server.sockets.PATIENCE", 0.5)
    words = b'{"type":"resync"}'
    frame = bytes([0x81, 0x80 | len(words), 0, 0, 0, 0]) + words
    with attacked_here(tmp_path, connections=SHORT) as server:
        keys = server.table("person", "easy")
        with server.wire() as wire:
            wire.send(server.upgrade(keys["table"], Authorization=f"Bearer {keys['key']}"))
            assert wire.reply().status == 101
            wire.socket.settimeout(0.1)
            soon(lambda: not patient_send(wire, frame * 20))


def patient_send(wire: Wire, data: bytes) -> bool:
    """Send what the other side takes now; False once it has closed the connection."""
    try:
        return wire.send(data)
    except TimeoutError:
        return True


def test_an_honest_request_in_pieces_is_answered(hasty: Attacker) -> None:
    body = json.dumps({"game": "maritime-silk-road", "seats": [{"kind": "person"}] * 1}).encode()
    with hasty.wire() as wire:
        for data in (hasty.head("GET", "/health"), json_head(hasty, len(body)) + body):
            for start in range(0, len(data), 40):
                wire.send(data[start : start + 40])
            assert wire.reply().status in (200, 400)


def test_requests_sent_together_are_answered_in_turn(hasty: Attacker) -> None:
    with hasty.wire() as wire:
        wire.send(hasty.head("GET", "/health") * 5)
        assert [wire.reply().status for _ in range(5)] == [200] * 5


# -- how many


def test_a_stranger_gets_a_share_of_the_connections(tmp_path: Path) -> None:
    limits = ConnectionLimits(per_client=5)
    with attacked_here(tmp_path, connections=limits, limits=1) as server, ExitStack() as opened:
        stranger = Attacker(server.port, FOREIGN)
        held = [opened.enter_context(stranger.wire()) for _ in range(5)]
        reply = soon(lambda: stranger.ask("GET", "/health"))
        assert (reply.status, reply.code) == (429, "too-many-connections")
        assert server.ask("GET", "/health").status == 200
        held.pop().socket.close()
        soon(lambda: stranger.ask("GET", "/health").status == 200)
        proxied = [opened.enter_context(server.wire()) for _ in range(10)]
        assert server.ask("GET", "/health").status == 200
        assert all(wire.is_open() for wire in proxied)


def test_an_open_socket_is_no_plain_connection(tmp_path: Path) -> None:
    limits = ConnectionLimits(per_client=2)
    with attacked_here(tmp_path, connections=limits, limits=1) as server, ExitStack() as opened:
        stranger = Attacker(server.port, FOREIGN)
        table = server.table("person", "open")["table"]
        for _ in range(4):
            wire = opened.enter_context(stranger.wire())
            wire.send(stranger.upgrade(table))
            assert wire.reply().status == 101
        assert stranger.ask("GET", "/health").status == 200


def test_silent_connections_make_room_and_this_is_told(tmp_path: Path) -> None:
    """The server may open 200 files here; once this many were used, it served nobody."""
    with attacked(tmp_path, "--limits", 0, files=(200, 200)) as server, ExitStack() as opened:
        for _ in range(300):
            opened.enter_context(server.wire())
        health = server.health()
        assert (health.status, health.json["problems"]) == (503, ["server-full"])
        assert server.table("person", "open")["table"]
        (line,) = soon(lambda: server.logged("connections-full"))
        assert line["files"] == 200
        assert line["level"] == "error"


def test_files_that_others_use_up_are_told_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    used_up = True
    monkeypatch.setattr("entrepot.server.open_files.used_up", lambda: used_up)
    monkeypatch.setattr("entrepot.server.connections.TOLD_FOR", 0.5)
    with attacked_here(tmp_path, connections=SHORT) as server:
        soon(lambda: server.ask("GET", "/health").status == 503)
        health = server.ask("GET", "/health").json
        assert (health["ok"], health["problems"]) == (False, ["server-full"])
        used_up = False
        soon(lambda: server.ask("GET", "/health").status == 200)


def test_the_limit_of_open_files_is_raised_at_the_start(tmp_path: Path) -> None:
    with attacked(tmp_path, files=(256, 512)) as server:
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (512, 512)


def test_proxies_are_trusted_as_uvicorn_trusts_them() -> None:
    named = TrustedProxies("127.0.0.1, 10.0.0.0/8,::1,nonsense")
    assert all(each in named for each in ("127.0.0.1", "::ffff:127.0.0.1", "10.2.3.4", "::1"))
    assert not any(each in named for each in ("127.0.0.2", "11.0.0.1", "fe80::1", "nonsense", ""))
    assert "1.2.3.4" in TrustedProxies("*")
