"""A server at a port of its own, in a thread of the test's process, and people who call it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from entrepot.cli.serve import bound_socket
from entrepot.server.services import Settings
from entrepot.server.serving import uvicorn_config
from kit.waiting import PATIENCE

TICKETS = count()


class Live:
    def __init__(self, port: int) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)

    def made(self, *kinds: str, game: str = "maritime-silk-road", **more: Any) -> dict[str, Any]:
        """A table with these seats; the keys."""
        seats = [
            {"kind": k} if k in ("person", "open") else {"kind": "bot", "level": k} for k in kinds
        ]
        wanted = {"game": game, "seats": seats, "pace": 0, "bearer": True, "shuffle": False, **more}
        reply = self.http.post("/api/tables", json=wanted)
        assert reply.status_code == 201, reply.text
        return dict(reply.json())

    def socket(self, table: str, key: str | None = None, query: str = "", **headers: str) -> Socket:
        sent = {"Authorization": f"Bearer {key}"} if key else {"Origin": f"http://{self.host}"}
        where = f"ws://{self.host}/api/tables/{table}/socket{query}"
        return Socket(where, {**sent, **headers})


class Socket:
    """A connection that has read its first frame, the state."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.opened = ExitStack()
        opening = connect(address, additional_headers=headers, open_timeout=PATIENCE)
        self.line: ClientConnection = self.opened.enter_context(opening)
        self.first = self.read()
        self.view = self.first.get("view")

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *why: object) -> None:
        self.opened.close()

    def read(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.line.recv(timeout=PATIENCE))
        self.view = told.get("view") or getattr(self, "view", None)
        return told

    def until(self, *types: str) -> dict[str, Any]:
        """The next frame of one of these types."""
        while (told := self.read())["type"] not in types:
            pass
        return told

    def say(self, type: str, **more: Any) -> None:
        self.line.send(json.dumps({"type": type, **more}))

    def ask(self, type: str, **more: Any) -> dict[str, Any]:
        """Say something with a ticket, and hear whether it was accepted."""
        ticket = f"t{next(TICKETS)}"
        self.say(type, **{"ticket": ticket, **more})
        told = self.until("accepted", "refused")
        assert told["ticket"] == more.get("ticket", ticket)
        return told

    def code(self) -> int:
        """With which code the server ends the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.line.recv(timeout=PATIENCE)
        self.opened.close()
        assert self.line.close_code is not None
        return self.line.close_code


@contextmanager
def live(data: Path, page: Path | None = None, **more: Any) -> Iterator[Live]:
    bound = bound_socket("127.0.0.1", 0, "en")
    port = bound.getsockname()[1]
    settings = Settings(data, port=port, **{"workers": 1, "limits": 0, **more})
    server = uvicorn.Server(uvicorn_config(settings, page or data / "no-page"))

    def run() -> None:
        asyncio.run(server.serve(sockets=[bound]))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    found = Live(port)
    try:
        while not server.started:
            assert thread.is_alive()
            thread.join(0.01)
        yield found
    finally:
        found.http.close()
        server.should_exit = True
        thread.join(PATIENCE)
        bound.close()
        assert not thread.is_alive()
