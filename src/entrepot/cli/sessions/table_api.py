"""HTTP requests to a server's table, and the link by which people share it."""

from __future__ import annotations

import http.client
from secrets import token_hex
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from entrepot import BadOptions, EntrepotError
from entrepot.fair_deal import part_commitment
from entrepot.server.company_protocol import Preparable
from entrepot.server.protocol import Keys, Problem, State
from entrepot.server.worker_protocol import Hint

TIMEOUT = 20.0
"""Seconds to wait for a reply."""
OPEN = "open"

Shape = TypeVar("Shape")


class ServerUnreachable(EntrepotError):
    """Nothing answers at that address, or what answers is not a table server."""


class TableLink(NamedTuple):
    """`https://host/prefix/#/t/<id>`, or `#/move/<id>/<code>`, which moves a seat here."""

    secure: bool
    host: str
    prefix: str
    id: str
    code: str = ""
    part: str = ""
    """This person's own part of the deal, once they sit down."""

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


def parse_link(address: str) -> TableLink:
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
    return TableLink(
        parts.scheme == "https", parts.netloc.rpartition("@")[2], prefix, where[1], code
    )


def request(link: TableLink, method: str, path: str, key: str, body: Any = None) -> bytes:
    """The server's reply about this table. A refusal raises the server's reason."""
    kind = http.client.HTTPSConnection if link.secure else http.client.HTTPConnection
    connection = kind(link.host, timeout=TIMEOUT)
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    content = None if body is None else msgspec.json.encode(body)
    if content is not None:
        headers["Content-Type"] = "application/json"
    try:
        connection.request(method, f"{link.prefix}/api/tables/{link.id}{path}", content, headers)
        reply = connection.getresponse()
        told = reply.read()
    except (OSError, http.client.HTTPException) as error:
        raise ServerUnreachable("not-reached", address=link.origin, why=str(error)) from None
    finally:
        connection.close()
    if reply.status >= 300:
        raise server_error(link, reply.status, told)
    return told


def server_error(link: TableLink, status: int, told: bytes) -> EntrepotError:
    try:
        why = msgspec.json.decode(told, type=Problem)
    except msgspec.DecodeError:
        return ServerUnreachable("not-reached", address=link.origin, why=str(status))
    return EntrepotError(why.code, **why.facts)


def decode(link: TableLink, told: bytes, shape: type[Shape]) -> Shape:
    try:
        return msgspec.json.decode(told, type=shape)
    except msgspec.DecodeError as error:
        raise ServerUnreachable("not-reached", address=link.origin, why=str(error)) from None


def take_seat(link: TableLink, name: str, key: str) -> tuple[TableLink, str]:
    """Take the seat of the key or the code, else an open one, else watch (the key is "")."""
    if link.code:
        taken = request(link, "POST", "/take", "", {"code": link.code, "bearer": True})
        return link._replace(code=""), decode(link, taken, Keys).key or ""
    state = decode(link, request(link, "GET", "", key), State)
    if key:
        if state.seat is None:
            raise EntrepotError("not-your-seat")
        return link, key
    if any(seat.kind == OPEN and not seat.reserved for seat in state.table.seats):
        part = token_hex(32)
        wanted = {"name": name, "bearer": True, "commitment": part_commitment(part)}
        joined = request(link, "POST", "/join", "", wanted)
        return link._replace(part=part), decode(link, joined, Keys).key or ""
    return link, ""


def fetch_preparable(link: TableLink, key: str) -> dict[str, list[str]]:
    return decode(link, request(link, "GET", "/preparable", key), Preparable).kinds


def fetch_hint(link: TableLink, key: str) -> Hint:
    return decode(link, request(link, "GET", "/hint", key), Hint)
