"""What every route needs: strict bodies, the errors it may give, the table and its sender."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import InternalServerException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from entrepot import BadDocument
from entrepot.server.errors import RequestRefused
from entrepot.server.guard import client
from entrepot.server.protocol import Problem
from entrepot.server.sender import Sender
from entrepot.server.services import ServicesDep, keys_of
from entrepot.server.table import Table

Id = Annotated[str, PathParameter(max_length=40)]

Security = list[dict[str, list[str]]]
KEY: Security = [{"person": []}, {"bearer": []}]


def errors(*codes: int, reads: bool = False) -> dict[int, ResponseSpec]:
    usual = {400, 403, 421, 429, 500, 503, *([] if reads else [413, 415])}
    return {
        code: ResponseSpec(Problem, description=HTTPStatus(code).phrase)
        for code in sorted({*codes, *usual})
    }


class StrictRequest(Request[Any, Any, Any]):
    """Reads a body strictly by its type: a number written as text is not a number."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        assert wanted is not None
        return msgspec.json.decode(await self.body(), type=wanted.annotation)

    async def body(self) -> bytes:
        try:
            found = await super().body()
        except InternalServerException:  # the sender has gone, and will not read the reply
            raise RequestRefused("bad-request", status=400) from None
        wanted = self.route_handler.parsed_data_field
        if not found and wanted is not None:
            if wanted.is_optional:
                return b"null"
            raise BadDocument("no-body", field="")
        return found


class TableRequest(NamedTuple):
    """The table that a request is for, and its sender."""

    table: Table
    sender: Sender


AtTable = NamedDependency[TableRequest]


async def find_table(services: ServicesDep, request: StrictRequest, id: Id) -> TableRequest:
    table = await services.tables.get(id)
    sender = table.identify(*keys_of(request, id), client=client(request.scope))
    return TableRequest(table, sender)
