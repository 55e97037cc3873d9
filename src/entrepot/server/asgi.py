"""ASGI's types, as loose as ASGI itself defines them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


def header(scope: Mapping[str, Any], name: bytes) -> str | None:
    found = [value for key, value in scope["headers"] if key.lower() == name]
    return found[0].decode("latin-1") if found else None


async def reply(send: Send, status: int, headers: Headers, body: bytes = b"", to: str = "") -> None:
    """Send a whole reply at once; `to` is `websocket.` when a socket is turned away."""
    await send({"type": f"{to}http.response.start", "status": status, "headers": headers})
    await send({"type": f"{to}http.response.body", "body": body, "more_body": False})
