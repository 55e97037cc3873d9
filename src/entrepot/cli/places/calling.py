"""Requests to a table server, and the link by which people share a table."""

from __future__ import annotations

import http.client
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from entrepot import BadOptions, EntrepotError
from entrepot.server.protocol import Hint, Keys, Problem, State

PATIENCE = 20.0
"""Seconds for a reply."""
OPEN = "open"

Shape = TypeVar("Shape")


class Unreached(EntrepotError):
    """The server does not answer, or what answers is none."""


class Link(NamedTuple):
    """`https://host/prefix/#/t/<id>`, or `#/move/<id>/<code>`, which takes a seat along."""

    secure: bool
    host: str
    prefix: str
    id: str
    code: str = ""

    @property
    def page(self) -> str:
        return f"{self._web}{self.host}{self.prefix}/#/t/{self.id}"

    @property
    def origin(self) -> str:
        return f"{self._web}{self.host}"

    @property
    def socket(self) -> str:
        scheme = "wss://" if self.secure else "ws://"
        return f"{scheme}{self.host}{self.prefix}/api/tables/{self.id}/socket"

    @property
    def _web(self) -> str:
        return "https://" if self.secure else "http://"


def link(address: str) -> Link:
    try:
        parts = urlsplit(address.strip())
        known = parts.scheme in ("http", "https") and bool(parts.hostname)
        _ = parts.port
    except ValueError:
        known = False
    where = parts.fragment.strip("/").split("/") if known else []
    if len(where) == 2 and where[0] == "t":
        code = ""
    elif len(where) == 3 and where[0] == "move":
        code = where[2]
    else:
        raise BadOptions("bad-table-link", address=address[:200])
    if not (where[1].isascii() and where[1].replace("-", "").replace("_", "").isalnum()):
        raise BadOptions("bad-table-link", address=address[:200])
    prefix = parts.path.removesuffix("index.html").rstrip("/")
    return Link(parts.scheme == "https", parts.netloc.rpartition("@")[2], prefix, where[1], code)


def call(link: Link, method: str, path: str, key: str, body: Any = None) -> bytes:
    """The reply of the table's own address; what is refused raises the server's reason."""
    kind = http.client.HTTPSConnection if link.secure else http.client.HTTPConnection
    line = kind(link.host, timeout=PATIENCE)
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    content = None if body is None else msgspec.json.encode(body)
    if content is not None:
        headers["Content-Type"] = "application/json"
    try:
        line.request(method, f"{link.prefix}/api/tables/{link.id}{path}", content, headers)
        reply = line.getresponse()
        told = reply.read()
    except (OSError, http.client.HTTPException) as error:
        raise Unreached("not-reached", address=link.origin, why=str(error)) from None
    finally:
        line.close()
    if reply.status >= 300:
        raise problem(link, reply.status, told)
    return told


def problem(link: Link, status: int, told: bytes) -> EntrepotError:
    try:
        why = msgspec.json.decode(told, type=Problem)
    except msgspec.DecodeError:
        return Unreached("not-reached", address=link.origin, why=str(status))
    return EntrepotError(why.code, **why.facts)


def read(link: Link, told: bytes, shape: type[Shape]) -> Shape:
    try:
        return msgspec.json.decode(told, type=shape)
    except msgspec.DecodeError as error:
        raise Unreached("not-reached", address=link.origin, why=str(error)) from None


def sit_down(link: Link, name: str, key: str) -> tuple[Link, str]:
    """Take the seat of the key or the code, else an open one; without any, look on (no key)."""
    if link.code:
        taken = call(link, "POST", "/take", "", {"code": link.code, "bearer": True})
        return link._replace(code=""), read(link, taken, Keys).key or ""
    state = read(link, call(link, "GET", "", key), State)
    if key:
        if state.seat is None:
            raise EntrepotError("not-your-seat")
        return link, key
    if any(seat.kind == OPEN and not seat.reserved for seat in state.table.seats):
        joined = call(link, "POST", "/join", "", {"name": name, "bearer": True})
        return link, read(link, joined, Keys).key or ""
    return link, ""


def hint(link: Link, key: str) -> Hint:
    return read(link, call(link, "GET", "/hint", key), Hint)
