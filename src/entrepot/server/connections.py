"""All connections over HTTP: how many there may be, and how long they may take.

A connection that sends nothing, sends slowly or does not read is ended. If there are too many, the
one that has waited longest makes room. WebSockets are counted in `limits.py` once they are open.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Protocol

from entrepot.server import open_files
from entrepot.server.errors import RequestRefused
from entrepot.server.limits import client_of

LOG_EVERY = 60.0
"""Seconds between two log lines about the same thing."""
TOLD_FOR = 10.0
"""Seconds for which health tells that connections were refused or files used up."""

log = logging.getLogger("entrepot.connections")


@dataclass(frozen=True)
class ConnectionLimits:
    """Times are in seconds. Nobody who means well comes near any of this."""

    head_seconds: float = 10
    """For a request's head, from the connection's start or from the head's first byte."""
    body_seconds: float = 10
    """For a body, and another one for every `body_rate` bytes that have come."""
    body_rate: int = 10_000
    send_seconds: float = 30
    """For a client to take anything of what it was sent."""
    check_seconds: float = 1
    """How often connections are checked."""
    per_client: int = 600
    """How many one address may have, unless it is a proxy that we trust."""
    most: int | None = None
    """How many there may be in all; None means as many as the open files allow."""


class Connection(Protocol):
    """What is to be known of a connection; `http_protocol.HttpProtocol` is one."""

    @property
    def address(self) -> str: ...
    @property
    def waiting(self) -> bool:
        """No request has come, or all of them have been answered."""

    def check(self, now: float) -> None:
        """End the connection if it has taken too long."""

    def end(self) -> None:
        """End it at once."""


class Connections:
    def __init__(self, limits: ConnectionLimits, factor: float = 1) -> None:
        self.limits = limits
        self._share = round(limits.per_client * factor)
        self._most = limits.most or open_files.most_connections()
        self._open: dict[Connection, str] = {}
        """Those that are not WebSockets, the oldest first, with their clients."""
        self._counts: Counter[str] = Counter()
        self._sockets: dict[asyncio.Transport, float | None] = {}
        """The WebSockets, each with the time since which it is being closed."""
        self._proxies = TrustedProxies(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))
        self._full_at = self._logged_at = float("-inf")

    def add(self, connection: Connection, others: Collection[object], now: float) -> None:
        """Count a new connection, or refuse it. `others` are all there are, WebSockets too."""
        client = client_of(connection.address)
        self._open[connection] = client
        self._counts[client] += 1
        too_many = self._share and self._counts[client] > self._share
        if too_many and connection.address not in self._proxies:
            raise RequestRefused("too-many-connections", status=429)
        if len(others) > self._most:
            self.note_full(now, len(others))
            oldest = next((each for each in self._open if each.waiting), None)
            if oldest is None or oldest is connection:
                raise RequestRefused("server-full", status=503)
            self.remove(oldest)
            oldest.end()

    def remove(self, connection: Connection) -> None:
        """Forget a connection that has ended or become a WebSocket."""
        client = self._open.pop(connection, None)
        if client is not None:
            self._counts[client] -= 1
            if not self._counts[client]:
                del self._counts[client]

    def add_socket(self, connection: Connection, transport: asyncio.Transport) -> None:
        """A connection has become a WebSocket."""
        self.remove(connection)
        self._sockets[transport] = None

    async def watch(self) -> None:
        """Check all connections, and whether files can be opened, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self.limits.check_seconds)
            now = loop.time()
            for connection in list(self._open):
                connection.check(now)
            self._check_sockets(now)
            if open_files.used_up():
                self.note_full(now, len(self._open))

    def _check_sockets(self, now: float) -> None:
        """End sockets that were closed but whose clients do not read what is left to them."""
        for transport, since in list(self._sockets.items()):
            if not transport.is_closing():
                continue
            if since is None:
                self._sockets[transport] = now
            elif now - since > self.limits.send_seconds:
                transport.abort()
                del self._sockets[transport]

    def note_full(self, now: float, count: int) -> None:
        self._full_at = now
        if now - self._logged_at >= LOG_EVERY:
            self._logged_at = now
            facts = {"connections": count, "most": self._most, "files": open_files.limit()}
            log.error("connections-full", extra=facts)

    def problem(self, now: float) -> str | None:
        """The code of what health should tell, if anything."""
        return "server-full" if now - self._full_at < TOLD_FOR else None


class TrustedProxies:
    """The addresses whose `X-Forwarded-For` uvicorn believes; all their clients share them."""

    def __init__(self, named: str) -> None:
        names = {name.strip() for name in named.split(",")}
        self._all = "*" in names
        self._networks = []
        for name in names:
            try:
                self._networks.append(ip_network(name, strict=False))
            except ValueError:
                continue

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            found = ip_address(client_of(address) if "." in address else address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)
