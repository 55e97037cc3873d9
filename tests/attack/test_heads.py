"""Heads without end: long lines, many headers, and all of it slowly or at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from attack.client import Attacker, Wire, attacked_here
from entrepot.server.http_protocol import MOST_BODY, MOST_HEAD, MOST_HEADERS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacker]:
    with attacked_here(tmp_path_factory.mktemp("heads")) as found:
        yield found


def flood(wire: Wire, piece: bytes, most: int) -> int:
    """Send this again and again; how much the server took before it closed the connection."""
    sent = 0
    while sent < most and wire.send(piece):
        sent += len(piece)
    return sent


@pytest.mark.parametrize("kind", ["plain", "upgrade"])
@pytest.mark.parametrize(
    "piece",
    [b"a" * 9_999, b"Name: value\r\n" * 900, b"X: " + b"y" * 9_999 + b"\r\n"],
    ids=["one header", "many", "long ones"],
)
def test_headers_without_end_are_refused(server: Attacker, piece: bytes, kind: str) -> None:
    head = server.upgrade("x") if kind == "upgrade" else server.head("GET", "/health")
    with server.wire() as wire:
        wire.send(head[:-2] + b"A: ")
        most = 50_000_000
        assert flood(wire, piece, most) < most
        wire.ended()
    with server.wire() as wire:
        wire.send(head[:-2] + b"A: " + piece * 4)
        reply = wire.reply()
        assert (reply.status, reply.code) == (431, "head-too-large")
        assert reply.headers["connection"] == "close"
        assert wire.ended()


def test_an_address_without_end_is_refused(server: Attacker) -> None:
    with server.wire() as wire:
        wire.send(server.head("GET", "/" + "a" * 9_000))
        reply = wire.reply()
        assert (reply.status, reply.code) == (414, "address-too-long")
        assert wire.ended()


def test_the_largest_head_is_still_answered(server: Attacker) -> None:
    some = {f"X{i}": "y" for i in range(MOST_HEADERS - 2)}
    assert server.ask("GET", "/health", **some).status == 200
    assert server.ask("GET", "/health", Large="y" * (MOST_HEAD - 200)).status == 200
    assert server.ask("GET", f"/api/{'a' * 7_000}").status == 404


def test_every_request_of_a_connection_has_its_own_room(server: Attacker) -> None:
    with server.wire() as wire:
        for _ in range(5):
            wire.send(server.head("GET", "/health", Large="y" * (MOST_HEAD - 200)))
            assert wire.reply().status == 200


@pytest.mark.parametrize("trailer", [False, True])
def test_a_body_without_end_is_cut_off(server: Attacker, trailer: bool) -> None:
    sent = {"Content_Type": "application/json", "Transfer_Encoding": "chunked"}
    piece = b"a" * 10_000 if trailer else b"2710\r\n" + b" " * 10_000 + b"\r\n"
    with server.wire() as wire:
        wire.send(server.head("POST", "/api/replay", **sent) + (b"0\r\nA: " if trailer else b""))
        most = 10 * MOST_BODY
        assert flood(wire, piece, most) < most
        wire.ended()


def test_trailers_are_counted_among_the_headers(server: Attacker) -> None:
    sent = {"Content_Type": "application/json", "Transfer_Encoding": "chunked"}
    with server.wire() as wire:
        wire.send(server.head("POST", "/api/tables", **sent) + b"0\r\n" + b"A: b\r\n" * 200)
        assert wire.reply().status == 431
        assert wire.ended()


def test_an_upgrade_to_something_else_is_answered_without_it(server: Attacker) -> None:
    with server.wire() as wire:
        wire.send(server.head("GET", "/health", Connection="Upgrade", Upgrade="h2c"))
        assert wire.reply().status == 200


def test_what_is_no_request_is_refused_in_words(server: Attacker) -> None:
    with server.wire() as wire:
        wire.send(b"\x16\x03\x01 hello\r\n\r\n")
        reply = wire.reply()
        assert (reply.status, reply.code) == (400, "bad-request")
        assert "content-security-policy" in reply.headers
        assert wire.ended()
