"""The server as an ASGI app: the guard, the API and the socket, the page."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide

from entrepot.server import pages
from entrepot.server.asgi import App, Receive, Scope, Send
from entrepot.server.bots import Workers
from entrepot.server.house import House, Settings
from entrepot.server.limits import Limits
from entrepot.server.openapi import CONFIG
from entrepot.server.problems import HANDLERS
from entrepot.server.routes import API, health
from entrepot.server.safety import Guard
from entrepot.server.sockets import socket
from entrepot.server.store import Store
from entrepot.server.tables import Tables

log = logging.getLogger("entrepot.server")


@asynccontextmanager
async def living(app: Litestar, settings: Settings, limits: Limits) -> AsyncIterator[None]:
    """Open the data folder and start the workers; afterwards, everything is put away in order."""
    store = Store(settings.data)
    workers = Workers(settings.workers)
    tables = Tables(store, workers)
    workers.start()
    try:
        await tables.start()
        app.state.house = House(settings, limits, workers, tables)
        log.info("started", extra={"workers": workers.count})
        yield
    finally:
        await tables.stop()
        await workers.stop()
        store.close()
        log.info("stopped")


def house_of(state: State) -> House:
    house: House = state.house
    return house


def make_app(settings: Settings, page: Path = pages.HERE) -> App:
    limits = Limits(settings.limits)
    app = Litestar(
        route_handlers=[API, health, socket],
        lifespan=[partial(living, settings=settings, limits=limits)],
        dependencies={"house": Provide(house_of, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=CONFIG,
        logging_config=None,
    )
    return Guard(partial(front, app, pages.read(page)), limits, settings.public)


async def front(
    app: Litestar, files: dict[str, pages.File], scope: Scope, receive: Receive, send: Send
) -> None:
    """The API, or else the page."""
    api = scope["type"] != "http" or scope["path"].startswith("/api/")
    if api or scope["path"] == "/health":
        await app(scope, receive, send)  # type: ignore[arg-type]
    else:
        await pages.show(files, scope, receive, send)
