"""A small client of raw sockets, which does what no honest client would.

It shares nothing with the client of the other tests, so that one mistake can't hide in both.
"""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import uvicorn

from entrepot.server.services import Settings
from entrepot.server.serving import uvicorn_config

PATIENCE = 60.0
"""Seconds after which something counts as not coming; a slow machine takes its time."""
SOURCE = Path(__file__).parents[2] / "src"

Found = TypeVar("Found")


def soon(look: Callable[[], Found]) -> Found:
    """What one finds, as soon as there is something."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
    return found


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        return str(self.json["code"])


class Wire:
    """One connection. What is sent is what the test says, byte by byte."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(
            ("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0)
        )
        self._left = b""

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *why: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """False if the other side takes no more."""
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            return False
        return True

    def read(self) -> bytes:
        """What comes next; nothing at the end."""
        left, self._left = self._left, b""
        if left:
            return left
        try:
            return self.socket.recv(65536)
        except ConnectionResetError:
            return b""

    def reply(self) -> Reply:
        data = b""
        while b"\r\n\r\n" not in data:
            more = self.read()
            assert more, f"the connection ended after {data!r}"
            data += more
        head, _, body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in lines)
        }
        length = int(headers.get("content-length", 0))
        while len(body) < length:
            more = self.read()
            assert more, "the body was cut off"
            body += more
        self._left = body[length:]
        return Reply(int(first.split()[1]), headers, body[:length])

    def ended(self) -> bool:
        """Read on until the server has closed the connection."""
        while self.read():
            pass
        return True

    def is_open(self) -> bool:
        """Without waiting: has the server left the connection open?"""
        return self._peek() != b""

    def has_more(self) -> bool:
        """Without waiting: is there something to read?"""
        return bool(self._peek())

    def _peek(self) -> bytes | None:
        """The next byte; nothing at the end; None if it has yet to come."""
        self.socket.setblocking(False)
        try:
            return self.socket.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return None
        except OSError:
            return b""
        finally:
            self.socket.settimeout(PATIENCE)


class Frames:
    """A WebSocket, frame by frame. A payload need not be a message, nor text."""

    TEXT, BINARY, CLOSE = 1, 2, 8

    def __init__(self, wire: Wire, head: bytes) -> None:
        self.wire, self._data = wire, b""
        wire.send(head)
        self.status = wire.reply().status

    def send(self, payload: bytes, opcode: int = TEXT) -> bool:
        size, masked = len(payload), 0x80
        if size < 126:
            length = bytes([masked | size])
        else:
            length = bytes([masked | 126]) + size.to_bytes(2, "big")
        return self.wire.send(bytes([0x80 | opcode]) + length + bytes(4) + payload)

    def receive(self) -> dict[str, Any] | None:
        """The next message; None at the end."""
        while True:
            frame = self._next()
            if frame is None or frame[0] == self.CLOSE:
                return None
            if frame[0] == self.TEXT:
                return dict(json.loads(frame[1]))

    def until(self, *types: str) -> dict[str, Any] | None:
        """The next message of one of these types."""
        while (message := self.receive()) is not None and message["type"] not in types:
            pass
        return message

    def _next(self) -> tuple[int, bytes] | None:
        head = self._take(2)
        if head is None:
            return None
        size, more = head[1] & 0x7F, {126: 2, 127: 8}.get(head[1] & 0x7F, 0)
        if more:
            size = int.from_bytes(self._take(more) or b"", "big")
        payload = self._take(size)
        return None if payload is None else (head[0] & 0x0F, payload)

    def _take(self, count: int) -> bytes | None:
        while len(self._data) < count:
            more = self.wire.read()
            if not more:
                return None
            self._data += more
        taken, self._data = self._data[:count], self._data[count:]
        return taken


class Attacker:
    """Somebody who knows a server's port."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.port, self.source = port, source

    def wire(self) -> Wire:
        return Wire(self.port, self.source)

    def head(self, method: str, path: str, **headers: object) -> bytes:
        named = {"Host": f"127.0.0.1:{self.port}", **headers}
        lines = [f"{name.replace('_', '-')}: {value}" for name, value in named.items()]
        return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode()

    def ask(self, method: str, path: str, body: Any = None, **headers: object) -> Reply:
        """A request of its own connection, as an honest client sends it."""
        data = b"" if body is None else json.dumps(body).encode()
        if body is not None:
            headers = {"Content_Type": "application/json", "Content_Length": len(data), **headers}
        with self.wire() as wire:
            wire.send(self.head(method, path, Connection="close", **headers) + data)
            return wire.reply()

    def table(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """A new table's keys."""
        seats = [
            {"kind": kind} if kind in ("person", "open") else {"kind": "bot", "level": kind}
            for kind in kinds
        ]
        wanted = {"game": "maritime-silk-road", "seats": seats, "pace": 0, "shuffle": False}
        reply = self.ask("POST", "/api/tables", {**wanted, "bearer": True, **more})
        assert reply.status == 201, reply
        return dict(reply.json)

    def upgrade(self, table: str, **headers: object) -> bytes:
        """The head that opens a table's WebSocket."""
        return self.head(
            "GET",
            f"/api/tables/{table}/socket",
            Origin=f"http://127.0.0.1:{self.port}",
            Connection="Upgrade",
            Upgrade="websocket",
            Sec_WebSocket_Version=13,
            Sec_WebSocket_Key="MDEyMzQ1Njc4OTAxMjM0NQ==",
            **headers,
        )


class Attacked(Attacker):
    """A server in a process of its own, as `entrepot serve` starts it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        assert process.stderr is not None
        self.process, said = process, ""
        self.lines: list[dict[str, Any]] = []
        """What it has logged so far."""
        self.reading = threading.Thread(target=self._read_log, daemon=True)
        while "Ctrl-C" not in said:
            line = process.stdout.readline()
            assert line, process.communicate()[1]
            said += line
        self.reading.start()
        port = re.search(r"http://127.0.0.1:(\d+)/", said)
        assert port
        super().__init__(int(port[1]))

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            try:
                self.lines.append(json.loads(line))
            except ValueError:  # a process that was killed says so in other words
                self.lines.append({"event": line, "level": "none"})

    def logged(self, event: str) -> list[dict[str, Any]]:
        return [line for line in self.lines if line["event"] == event]

    def health(self) -> Reply:
        return self.ask("GET", "/health")

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.reading.join(PATIENCE)
        return code


@contextmanager
def attacked_here(data: Path, **settings: Any) -> Iterator[Attacker]:
    """A server in a thread of this process, with settings that no command line offers."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port = bound.getsockname()[1]
        usual = {"port": port, "workers": 1, "limits": 0}
        config = uvicorn_config(Settings(data, **{**usual, **settings}), data / "no-page")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([bound],), daemon=True)
        thread.start()
        try:
            soon(lambda: server.started or not thread.is_alive())
            assert thread.is_alive()
            yield Attacker(port)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


@contextmanager
def attacked(
    data: Path, *words: object, files: tuple[int, int] | None = None, **environment: str
) -> Iterator[Attacked]:
    """A server on loopback over this folder; `files` is how many it may open (soft, hard)."""
    run = "from entrepot.cli import main; main()"
    if files is not None:
        run = f"import resource as r; r.setrlimit(r.RLIMIT_NOFILE, {files}); {run}"
    command = [sys.executable, "-c", run, "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        [*command, "--workers", "1", *map(str, words)],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "LANG": "C", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        found = None
        try:
            found = Attacked(process)
            yield found
        finally:
            process.kill()
            process.wait()
            if found is not None:
                found.reading.join(PATIENCE)
