"""Whether the server is well, and whether it takes requests: for hosts and balancers."""

from __future__ import annotations

from http import HTTPStatus

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from entrepot.about import this_version
from entrepot.server import protocol as p
from entrepot.server.errors import Busy
from entrepot.server.services import ServicesDep
from entrepot.server.table_requests import errors

UNWELL = {503: ResponseSpec(p.Health, description=HTTPStatus(503).phrase)}


@get("/health", responses=errors(reads=True) | UNWELL)
async def health(services: ServicesDep) -> Response[p.Health]:
    """Whether the server is well; if not, what is wrong, and status 503."""
    problems = services.problems()
    found = p.Health(
        ok=not problems,
        version=this_version(),
        tables=services.tables.count(),
        problems=problems,
    )
    return Response(found, status_code=503 if problems else 200)


@get("/ready", responses=errors(reads=True), sync_to_thread=False)
def ready(services: ServicesDep) -> dict[str, bool]:
    """Whether to send requests here: 503 until it has started, while it stops or has no store."""
    if not services.settings.readiness.ready:
        raise Busy("server-stops")
    if services.tables.sharing is not None and not services.tables.sharing.ready:
        raise Busy("database-away")
    return {"ready": True}
