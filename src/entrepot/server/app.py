"""The server as an ASGI app: the guard, the API, the socket and the page."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.routes import HTTPRoute

from entrepot.about import rules_form, this_version
from entrepot.server import pages
from entrepot.server.asgi import App, Receive, Scope, Send, reply
from entrepot.server.bots import Workers
from entrepot.server.connections import Connections
from entrepot.server.garbage import Collector
from entrepot.server.guard import Guard
from entrepot.server.health import health, ready
from entrepot.server.instruments import PAUSES
from entrepot.server.limits import Limits
from entrepot.server.metrics import metrics
from entrepot.server.openapi import CONFIG
from entrepot.server.problems import HANDLERS
from entrepot.server.reviews import Reviews
from entrepot.server.routes import API
from entrepot.server.services import Services, Settings
from entrepot.server.sockets import socket
from entrepot.server.stores import open_news, open_store, open_thinkers
from entrepot.server.tables import Tables

log = logging.getLogger("entrepot.server")

FOR_HOSTS = {"/health", "/ready", "/metrics"}
SWITCH_SECONDS = 0.0005
"""How long a busy thread keeps the interpreter from the others. The thread that writes needs it
again after every call of SQLite, and with Python's 5 ms a change could take a tenth of a second."""


@asynccontextmanager
async def lifespan(
    app: Litestar, settings: Settings, limits: Limits, connections: Connections
) -> AsyncIterator[None]:
    """Open the data folder and start the workers; on exit, shut everything down in order."""
    sys.setswitchinterval(SWITCH_SECONDS)
    store = await open_store(settings.where)
    news = await open_news(store)
    workers = Workers(settings.workers)
    thinkers = open_thinkers(store, news, workers)
    tables = Tables(store, thinkers or workers, news=news)
    reviews = Reviews(workers, store, settings.review)
    workers.start()
    watching = [asyncio.create_task(connections.watch())]
    if thinkers is not None and tables.sharing is not None:
        tables.sharing.listeners.append(thinkers.hear)
        watching.append(asyncio.create_task(thinkers.watch()))
    settings.readiness.goodbye = tables.say_goodbye
    collector = Collector(PAUSES.observe)
    try:
        await tables.start()
        collector.start()
        app.state.services = Services(
            settings, limits, workers, tables, reviews, connections, store
        )
        facts = {"version": this_version(), "rules": rules_form(), "workers": workers.count}
        log.info("started", extra=facts)
        settings.readiness.started = True
        yield
    finally:
        settings.readiness.stopping = True
        await collector.stop()
        for task in watching:
            task.cancel()
        await reviews.stop()
        await tables.stop()
        await workers.stop()
        await store.stop()
        log.info("stopped")


def services_of(state: State) -> Services:
    services: Services = state.services
    return services


def make_app(settings: Settings, connections: Connections, page: Path = pages.HERE) -> App:
    limits = Limits(settings.limits)
    app = Litestar(
        route_handlers=[API, health, ready, metrics, socket],
        lifespan=[partial(lifespan, settings=settings, limits=limits, connections=connections)],
        dependencies={"services": Provide(services_of, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=CONFIG,
        logging_config=None,
    )
    inner = partial(dispatch, app, allowed_methods(app), pages.read_files(page))
    return Guard(inner, limits, settings.public)


def allowed_methods(app: Litestar) -> dict[re.Pattern[str], str]:
    """The methods that each path allows; the framework's own reply names only half of them."""
    return {
        re.compile(re.sub(r"\{[^}]+\}", "[^/]+", route.path_format)): ", ".join(
            sorted(route.methods)
        )
        for route in app.routes
        if isinstance(route, HTTPRoute)
    }


async def dispatch(
    app: Litestar,
    methods: dict[re.Pattern[str], str],
    files: dict[str, pages.File],
    scope: Scope,
    receive: Receive,
    send: Send,
) -> None:
    """The API, or else the page."""
    if scope["type"] == "http" and scope["method"] == "OPTIONS":
        found = [allow for path, allow in methods.items() if path.fullmatch(scope["path"])]
        if found:
            headers = [(b"allow", found[0].encode()), (b"content-length", b"0")]
            return await reply(send, 204, headers)
    if scope["type"] != "http" or scope["path"].startswith("/api/") or scope["path"] in FOR_HOSTS:
        return await app(scope, receive, send)  # type: ignore[arg-type]
    return await pages.send_file(files, scope, receive, send)
