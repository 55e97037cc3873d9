"""How uvicorn serves the app: the one configuration, for the command line and for tests."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from entrepot.server import pages
from entrepot.server.app import make_app
from entrepot.server.connections import Connections
from entrepot.server.http_protocol import HttpProtocol
from entrepot.server.services import Settings

LARGEST_FRAME = 64 * 1024
"""A larger message closes the socket. The tables themselves accept less."""
GRACE = 3
"""Seconds to finish requests when the server stops."""


def uvicorn_config(settings: Settings, page: Path = pages.HERE, **more: Any) -> uvicorn.Config:
    connections = Connections(settings.connections, settings.limits)
    protocol: Any = partial(HttpProtocol, connections=connections)
    return uvicorn.Config(
        make_app(settings, connections, page),
        http=protocol,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=GRACE,
        **more,
    )
