"""Requests and frames of all kinds, valid ones with something wrong in them.

None may fail the server (500), change a game that nobody may change, or stop the server.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from attack.client import Attacker, Frames, attacked
from kit.games import short_or_nightly

PATHS = (
    *("", "/join", "/take", "/rematch", "/answer", "/undo", "/propose", "/vote", "/stand"),
    *("/leave", "/back", "/rename", "/move", "/hint", "/begin", "/seats", "/step-back"),
    *("/listed", "/export", "/record", "/reveal", "/socket", "/nothing"),
)
BODY: dict[str, Any] = {
    "ticket": "t1",
    "question": "0.1",
    "option": "pass",
    "name": "Ann",
    "seat": 1,
    "to": "bot",
    "level": "easy",
    "agree": True,
    "proposal": 3,
    "turn": False,
    "kind": "extra-draw",
    "answer": "never",
    "code": "x" * 32,
    "part": "0" * 64,
    "commitment": "f" * 64,
    "listed": False,
    "bearer": True,
}
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 2**53, 10**30, 1e308, "", " ", "\x00", "\u202e", "ő" * 300),
    *([], {}, [[]], {"a": {"b": []}}, "../../etc/passwd", "' OR 1=1 --", "${7*7}", "0.0"),
)
TYPES = ("answer", "undo", "propose", "vote", "stand", "resync", "ping", "reveal", "state", "")


def odd_body(chance: Random) -> bytes:
    """A body that is nearly right, or not even JSON."""
    names = chance.sample(list(BODY), chance.randrange(1, 6))
    body = {name: BODY[name] for name in names}
    for name in names:
        if chance.random() < 0.4:
            body[name] = chance.choice(ODD)
    text = json.dumps(body).encode()
    for _ in range(chance.choice((0, 0, 0, 1, 4))):
        at = chance.randrange(len(text) + 1)
        text = text[:at] + chance.randbytes(chance.randrange(3)) + text[at + chance.randrange(3) :]
    return text


def odd_request(server: Attacker, table: str, chance: Random) -> bytes:
    method = chance.choice(("GET", "POST", "POST", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "X"))
    path = chance.choice(
        (f"/api/tables/{table}{chance.choice(PATHS)}", "/api/tables", "/api/replay")
    )
    if chance.random() < 0.2:
        path += chance.choice(("?first=-1", "?first=x", "?era=%00", "/%2e%2e/", "?" + "a=1&" * 90))
    body = odd_body(chance)
    headers: dict[str, object] = {"Content_Length": len(body), "Connection": "close"}
    headers["Content_Type"] = chance.choice(
        ("application/json", "text/plain", "application/json;x")
    )
    if chance.random() < 0.3:
        headers["Authorization"] = chance.choice(("Bearer ", "Bearer " + "k" * 2000, "Basic eA=="))
    if chance.random() < 0.2:
        headers["Cookie"] = chance.choice(("person=" + "p" * 32, "seat=1; host=2", "=", ";;;"))
    if chance.random() < 0.1:
        headers["Content_Length"] = chance.choice((0, 5, "x", -1, 10**12))
    return server.head(method, path, **headers) + body


def test_no_request_fails_the_server(tmp_path: Path) -> None:
    chance, seen = Random(1), Counter[int]()
    with attacked(tmp_path, "--limits", "0") as server:
        table = server.table("person", "open")
        server.ask("POST", f"/api/tables/{table['table']}/join", {"name": "Ben", "bearer": True})
        own = {"Authorization": f"Bearer {table['key']}"}
        before = server.ask("GET", f"/api/tables/{table['table']}", **own).json["view"]
        for _ in range(short_or_nightly(400, 15_000)):
            with server.wire() as wire:
                wire.send(odd_request(server, table["table"], chance))
                wire.socket.settimeout(0.5)
                try:
                    seen[wire.reply().status] += 1
                except (AssertionError, TimeoutError):
                    seen[0] += 1  # it waits for the rest of a body, or has hung up
        assert not [status for status in seen if status >= 500], seen
        assert len(seen) > 5
        after = server.ask("GET", f"/api/tables/{table['table']}", **own).json["view"]
        assert after == before
        assert server.health().status == 200
        assert [line for line in server.lines if line.get("level") == "error"] == []


def test_no_frame_fails_the_server(tmp_path: Path) -> None:
    chance = Random(2)
    with attacked(tmp_path, "--limits", "0") as server:
        table = server.table("person", "easy")
        own = {"Authorization": f"Bearer {table['key']}"}
        sent, most = 0, short_or_nightly(200, 5_000)
        while sent < most:
            with server.wire() as wire:
                frames = Frames(wire, server.upgrade(table["table"], **own))
                assert frames.status == 101
                for _ in range(15):  # more would close the socket
                    body = odd_body(chance)
                    if chance.random() < 0.7:
                        kind = json.dumps(chance.choice(TYPES)).encode()
                        body = b'{"type":' + kind + b"," + body[1:]
                    frames.send(body, chance.choice((Frames.TEXT, Frames.TEXT, Frames.BINARY)))
                    sent += 1
                frames.send(b'{"type":"ping","at":1}')
                while (message := frames.receive()) is not None and message["type"] != "pong":
                    assert message.get("code") != "internal", message
        assert server.health().status == 200
        assert [line for line in server.lines if line.get("level") == "error"] == []
