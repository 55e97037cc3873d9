"""What the server is made of, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from entrepot.server.bots import Workers
from entrepot.server.limits import Limits, neighbourhood
from entrepot.server.safety import hostname
from entrepot.server.sharing import Public
from entrepot.server.tables import Tables

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE_LIVES = 365 * 24 * 60 * 60


@dataclass(frozen=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public: Public | None = None
    workers: int | None = None
    """None: as many as there are cores."""
    limits: float = 1
    """All limits on how often one may do what, so many times as high; 0: none."""
    idle: float = 3600
    """Seconds after which a socket that says nothing is closed."""


@dataclass
class House:
    settings: Settings
    limits: Limits
    workers: Workers
    tables: Tables


Here = NamedDependency[House]
"""How a route gets at the house."""


def keys(connection: Connection) -> list[str]:
    """The keys that came along: of a program, or else the browser's cookies."""
    kind, _, told = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return [key.strip() for key in told.split(",")][:4]
    cookies = connection.cookies
    return [cookies[name] for name in ("seat", "host") if name in cookies]


def is_program(connection: Connection) -> bool:
    return connection.headers.get("authorization", "").lower().startswith("bearer ")


def sender(connection: Connection) -> str:
    return neighbourhood(connection.client.host) if connection.client else ""


def through_proxy(connection: Connection, public: Public | None) -> Public | None:
    """The public address, if the request came that way."""
    host = connection.headers.get("host", "").lower()
    return public if public and hostname(host) == hostname(public.host) else None
