"""What the server is made of, and how its routes get it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from entrepot.server.addresses import PublicAddress
from entrepot.server.bots import Workers
from entrepot.server.limits import Limits
from entrepot.server.tables import Tables


@dataclass(frozen=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public: PublicAddress | None = None
    workers: int | None = None
    """None: as many as there are cores."""
    limits: float = 1
    """All rate limits are multiplied by this; 0: there are none."""
    idle: float = 3600
    """Seconds after which a socket that says nothing is closed."""


@dataclass
class Services:
    settings: Settings
    limits: Limits
    workers: Workers
    tables: Tables


ServicesDep = NamedDependency[Services]
"""How a route gets the services."""


def keys_of(connection: ASGIConnection[Any, Any, Any, Any]) -> list[str]:
    """The keys that came along: of a program, or else the browser's cookies."""
    kind, _, keys = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return [key.strip() for key in keys.split(",")][:4]
    cookies = connection.cookies
    return [cookies[name] for name in ("seat", "host") if name in cookies]
