"""The parts that make up the server, and how its routes get them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from entrepot.review import result as review
from entrepot.server.addresses import PublicAddress
from entrepot.server.bots import Workers
from entrepot.server.connections import ConnectionLimits, Connections
from entrepot.server.errors import StoreProblem, TooOften
from entrepot.server.keys import new_key, table_key
from entrepot.server.limits import Limits
from entrepot.server.places import Where
from entrepot.server.reviews import Reviews
from entrepot.server.store import Store
from entrepot.server.tables import Tables


@dataclass
class Readiness:
    """Whether the server takes requests, for whoever sends them on."""

    started: bool = False
    stopping: bool = False
    goodbye: Callable[[], None] = lambda: None
    """Tells everybody who listens that the server stops."""

    @property
    def ready(self) -> bool:
        return self.started and not self.stopping


@dataclass(frozen=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    public: PublicAddress | None = None
    workers: int | None = None
    """None means one per core."""
    limits: float = 1
    """All rate limits are multiplied by this; 0 turns them off."""
    idle: float = 3600
    """Seconds after which a silent socket is closed."""
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)
    metrics_token: str | None = None
    """With it, /metrics can be read from other machines."""
    review: review.Settings = review.USUAL
    readiness: Readiness = field(default_factory=Readiness)
    drain: float = 0
    """Seconds for which it still serves after it was told to stop."""
    database: str | None = None
    """The address of a database, instead of the folder."""

    @property
    def where(self) -> Where:
        return self.database or self.data


@dataclass
class Services:
    settings: Settings
    limits: Limits
    workers: Workers
    tables: Tables
    reviews: Reviews
    connections: Connections
    store: Store

    async def take(self, name: str, client: str) -> None:
        """Count a use of something that costs much, here and at all processes together."""
        self.limits.take(name, client)
        if self.limits.factor and self.store.shared:
            seconds = 0.0
            with suppress(StoreProblem):  # without a database, each process counts for itself
                seconds = await self.store.take_token(name, client, *self.limits.limits[name])
            if seconds:
                raise TooOften("too-often", seconds=max(1, round(seconds)))

    def problems(self) -> list[str]:
        """The codes of everything that keeps the server from being well."""
        now = asyncio.get_running_loop().time()
        found = [self.connections.problem(now), self.tables.store_problem()]
        return [code for code in found if code is not None]


AnyConnection = ASGIConnection[Any, Any, Any, Any]
PERSON = "person"
"""The cookie's name."""

ServicesDep = NamedDependency[Services]
"""How a route gets the services."""


def keys_of(connection: AnyConnection, table: str) -> list[str]:
    """The keys for this table that came with the request: a program's, or else the browser's.

    Until version 0.2 a browser had up to two cookies for each table; they are still accepted.
    """
    kind, _, keys = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return [key.strip() for key in keys.split(",")][:4]
    cookies, person = connection.cookies, person_of(connection)
    older = [cookies[name] for name in ("seat", "host") if name in cookies]
    return [*older, table_key(person, table)] if person else older


def person_of(connection: AnyConnection) -> str:
    """The secret from which a browser's keys for all tables follow; empty if it has none yet."""
    secret = connection.cookies.get(PERSON, "")
    return secret if len(secret) == len(new_key()) else ""
