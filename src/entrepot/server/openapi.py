"""The API's OpenAPI description: routes from the app, schemas from msgspec."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from entrepot.kernel.documents import Document
from entrepot.server import protocol
from entrepot.text import say

CONFIG = OpenAPIConfig(
    title=say("server-title"),
    version=str(protocol.PROTOCOL),
    description=say("server-about"),
    render_plugins=[],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "person": SecurityScheme(type="apiKey", name="person", security_scheme_in="cookie"),
            "bearer": SecurityScheme(type="http", scheme="bearer"),
        }
    ),
)


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def description(request: Request[Any, Any, Any]) -> Document:
    state = request.app.state
    if "description" not in state:
        state.description = openapi_document(request.app)
    found: Document = state.description
    return found


def openapi_document(app: Litestar) -> Document:
    document = app.openapi_schema.to_schema()
    for operations in document["paths"].values():
        for each in operations.values():
            each["summary"] = each.pop("description").rstrip(".")
            each["tags"] = list(each.get("security", [{"all": []}])[0])
    document["components"]["schemas"] = schemas()
    document["servers"] = [{"url": ".."}]  # relative to this document, for proxies with a path
    return document


def schemas() -> Document:
    """All messages and bodies. Over HTTP a command needs no `type`: the path implies it."""
    structs = [
        each
        for each in vars(protocol).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct)
        if each.__module__ == protocol.__name__
    ]
    _, found = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    for name in ("Answer", "Undo", "Propose", "Vote", "Stand"):
        found[name]["required"].remove("type")
    return found
