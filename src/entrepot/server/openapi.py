"""The API's own description."""

from __future__ import annotations

from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from entrepot.server.protocol import PROTOCOL
from entrepot.text import say

CONFIG = OpenAPIConfig(
    title=say("server-title"),
    version=str(PROTOCOL),
    description=say("server-about"),
    path="/api",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "seat": SecurityScheme(type="apiKey", name="seat", security_scheme_in="cookie"),
            "host": SecurityScheme(type="apiKey", name="host", security_scheme_in="cookie"),
            "bearer": SecurityScheme(type="http", scheme="bearer"),
        }
    ),
)
