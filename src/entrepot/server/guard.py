"""The guard: checks every request before anything else sees it, and sets every reply's headers.

A foreign page must not reach a table with its visitor's keys. So cookies are SameSite=Strict,
requests that change something must come from the page itself (Origin) and as JSON, and the Host
must be one of this server's names, so that no foreign name can be pointed here (DNS rebinding).
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from ipaddress import ip_address
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec

from entrepot import EntrepotError
from entrepot.server.addresses import PublicAddress, own_names
from entrepot.server.asgi import App, Message, Receive, Scope, Send, header, reply
from entrepot.server.errors import RequestRefused, TooOften, status
from entrepot.server.keys import key_hash
from entrepot.server.limits import Limits, client_of
from entrepot.server.logs import REQUEST, request_id
from entrepot.server.problems import problem

log = logging.getLogger("entrepot.http")

POLICY = {
    "default-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'", "data:"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
}
HEADERS = [
    (
        b"content-security-policy",
        "; ".join(" ".join([kind, *allowed]) for kind, allowed in POLICY.items()).encode(),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = {"GET", "HEAD", "OPTIONS"}


def client(scope: Mapping[str, Any]) -> str:
    """The client against whose limits a request counts."""
    address = scope.get("client")
    return client_of(address[0]) if address else ""


class Guard:
    def __init__(self, app: App, limits: Limits, public: PublicAddress | None = None) -> None:
        self.app, self.limits, self.public = app, limits, public
        self.names = own_names() | ({public.host, hostname(public.host)} if public else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        began, status_sent = perf_counter(), 0
        request = request_id(header(scope, b"x-request-id"))
        REQUEST.set(request)
        fresh = [(b"cache-control", b"no-store")] if "/api/" in scope["path"] else []

        async def send_with_headers(message: Message) -> None:
            nonlocal status_sent
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status_sent = message["status"]
                own = (b"x-request-id", request.encode())
                message["headers"] = [*message.get("headers", []), *HEADERS, *fresh, own]
            await send(message)

        try:
            self.check(scope)
        except EntrepotError as error:
            await refuse(scope, send_with_headers, error)
        else:
            if self.strip_prefix(scope):
                await self.app(scope, receive, send_with_headers)
            else:
                to = f"{scope['path']}/".encode()
                await reply(send_with_headers, 308, [(b"location", to), (b"content-length", b"0")])
        facts = {
            "method": scope.get("method", "SOCKET"),
            "route": scope.get("path_template", ""),
            "status": status_sent,
            "ms": round((perf_counter() - began) * 1000, 1),
        }
        broke = status_sent >= 500 and scope["path"] != "/health"
        log.log(logging.WARNING if broke else logging.DEBUG, "request", extra=facts)

    def strip_prefix(self, scope: Scope) -> bool:
        """Remove the public address's path, unless the proxy has already done so.

        False if the page's own address lacks the trailing slash that relative addresses need.
        """
        prefix, path = self.public.prefix if self.public else "", scope["path"]
        if prefix and path.startswith(f"{prefix}/"):
            scope["path"] = path[len(prefix) :]
            scope["raw_path"] = scope["path"].encode()
        return not prefix or path != prefix

    def check(self, scope: Scope) -> None:
        host = (header(scope, b"host") or "").lower()
        if not self.is_own(host):
            raise RequestRefused("unknown-host", status=421, host=host[:80])
        if scope["type"] == "websocket":
            self.check_origin(scope, host, needed=not has_bearer(scope))
            self.limits.take("socket", client(scope))
            return
        if "/api/" in scope["path"]:
            self.limits.take("request", client(scope))
            if keys := header(scope, b"authorization") or header(scope, b"cookie"):
                self.limits.take("own-request", key_hash(keys))
        if scope["method"] not in SAFE:
            self.check_origin(scope, host, needed=False)
            check_type(scope)

    def is_own(self, host: str) -> bool:
        name = hostname(host)
        if name in self.names or host in self.names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def check_origin(self, scope: Scope, host: str, needed: bool) -> None:
        origin = header(scope, b"origin")
        if origin is None:
            if needed or header(scope, b"sec-fetch-site") == "cross-site":
                raise RequestRefused("no-origin", status=403)
            return
        if self.public and origin.lower() == self.public.origin:
            return
        if self.public and host == self.public.host:
            raise RequestRefused("foreign-origin", status=403, origin=origin[:80])
        try:
            parts = urlsplit(origin.lower())
        except ValueError:
            parts = urlsplit("")
        if parts.scheme not in ("http", "https") or not host or parts.netloc != host:
            raise RequestRefused("foreign-origin", status=403, origin=origin[:80])


def check_type(scope: Scope) -> None:
    """Require JSON of any body that changes something: a foreign page's form can't send it."""
    kind = header(scope, b"content-type")
    length = header(scope, b"content-length")
    says = length not in (None, "0") or header(scope, b"transfer-encoding") is not None
    if (says or kind) and (kind or "").partition(";")[0].strip().lower() != "application/json":
        raise RequestRefused("not-json-type", status=415)


def has_bearer(scope: Mapping[str, Any]) -> bool:
    return (header(scope, b"authorization") or "").lower().startswith("bearer ")


def hostname(host: str) -> str:
    """The host without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


async def refuse(scope: Scope, send: Send, error: EntrepotError) -> None:
    body = msgspec.json.encode(problem(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if isinstance(error, TooOften):
        headers.append((b"retry-after", b"%d" % error.facts["seconds"]))
    await reply(
        send, status(error), headers, body, "websocket." if scope["type"] == "websocket" else ""
    )
