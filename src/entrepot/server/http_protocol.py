"""HTTP on one connection: uvicorn's protocol, with limits on what is sent and how slowly."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Literal

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from entrepot import EntrepotError
from entrepot.server.connections import Connections
from entrepot.server.errors import RequestRefused, status
from entrepot.server.guard import HEADERS
from entrepot.server.problems import problem

MOST_HEAD = 32 * 1024
"""Bytes of a request's head: the request line and all headers."""
MOST_ADDRESS = 8 * 1024
MOST_HEADERS = 100
MOST_BODY = 4 * 1024 * 1024
"""Bytes of a body that are taken at all, whatever becomes of it; routes accept less."""
MOST_IGNORED = 1024 * 1024
"""Bytes that are still read after a refusal, so that the client gets to see it."""
LINGER = 2.0
"""Seconds that a client has to read a refusal."""

Stage = Literal["head", "body", "done", "refused"]
"""What of the current request has come so far; `head` also means: nothing yet."""


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, *, connections: Connections, **more: Any) -> None:
        super().__init__(**more)
        self._all, self._limits = connections, connections.limits
        self._stage: Stage = "head"
        self._since = self.loop.time()
        """When the stage began."""
        self._received = 0
        """Bytes that came in this stage."""
        self._begun = 0
        """How many requests have begun."""
        self._unsent, self._sent_at = 0, self._since
        """How many bytes the client has yet to take, and when it last took some."""
        self._refusal: EntrepotError | None = None

    # -- what `Connections` wants to know

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def waiting(self) -> bool:
        if self._stage == "done":
            return self.cycle is None or self.cycle.response_complete
        return self._stage in ("head", "refused")

    def check(self, now: float) -> None:
        unsent = self.transport.get_write_buffer_size()
        if not unsent or unsent != self._unsent:
            self._unsent, self._sent_at = unsent, now
        taken, limits = now - self._since, self._limits
        if now - self._sent_at > limits.send_seconds:
            self.transport.abort()
        elif self._stage == "refused":
            if taken > LINGER:
                self.transport.abort()
        elif self._stage == "head" and taken > limits.head_seconds:
            if self._received:
                self.refuse(RequestRefused("request-too-slow", status=408))
            else:
                self.end()
        elif (
            self._stage == "body"
            and taken > limits.body_seconds + self._received / limits.body_rate
        ):
            self.refuse(RequestRefused("request-too-slow", status=408))

    def end(self) -> None:
        self.transport.abort()

    # -- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._all.add(self, self.connections, self.loop.time())
        except RequestRefused as error:
            self.refuse(error)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.remove(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._all.add_socket(self, self.transport)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._stage == "done" and self.waiting:
            self._enter("head")
        while data and self._stage != "refused":
            most = MOST_BODY if self._stage == "body" else MOST_HEAD
            room = max(most - self._received, 1)
            data, rest = data[:room], data[room:]
            stage, begun = self._stage, self._begun
            if not self._feed(data):
                return
            if self._stage == stage and self._begun <= begun + 1:
                self._received += len(data)
            if self._stage == "body" and len(self.headers) > MOST_HEADERS:  # as trailers
                self.refuse(RequestRefused("head-too-large", status=431))
            if rest and self._stage == stage and self._received >= most:
                self.refuse(
                    RequestRefused("body-too-large", status=413)
                    if stage == "body"
                    else RequestRefused("head-too-large", status=431)
                )
            data = rest
        if self._stage == "refused":
            self._received += len(data)
            if self._received > MOST_IGNORED:
                self.transport.abort()

    def _feed(self, data: bytes) -> bool:
        """Parse what came; False if this connection is no longer for requests."""
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return False  # any other upgrade is answered as if it had not been asked for
        except httptools.HttpParserError:
            self.refuse(self._refusal or RequestRefused("bad-request", status=400))
            return False
        return True

    def _enter(self, stage: Stage) -> None:
        self._stage, self._since, self._received = stage, self.loop.time(), 0

    def refuse(self, error: EntrepotError) -> None:
        """Say why, take nothing more, and close the connection once that has been read."""
        if self.transport.is_closing() or self._stage == "refused":
            return
        self._enter("refused")
        cycle = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(reply(error))
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()

    # -- called by the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begun += 1
        if self._stage != "head":
            self._enter("head")

    def on_headers_complete(self) -> None:
        if len(self.url) > MOST_ADDRESS:
            self._stop(RequestRefused("address-too-long", status=414))
        if len(self.headers) > MOST_HEADERS:
            self._stop(RequestRefused("head-too-large", status=431))
        super().on_headers_complete()
        self._enter("body")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stage, self._received = "done", 0

    def _stop(self, refusal: RequestRefused) -> None:
        """Stop parsing: the parser passes the error on as one of its own."""
        self._refusal = refusal
        raise refusal


def reply(error: EntrepotError) -> bytes:
    """A whole reply; what follows it on the connection is not answered."""
    body, code = msgspec.json.encode(problem(error)), HTTPStatus(status(error))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
        *HEADERS,
    ]
    lines = [f"HTTP/1.1 {code.value} {code.phrase}".encode()]
    lines += [b"%s: %s" % header for header in headers]
    return b"\r\n".join([*lines, b"", body])
