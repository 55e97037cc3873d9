"""Bodies of requests, read as strictly as their shapes say."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request

from entrepot import BadDocument


class Strict(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The body as the route wants it; a number written as text is not a number."""
        wanted = self.route_handler.parsed_data_field
        assert wanted is not None
        return msgspec.json.decode(await self.body(), type=wanted.annotation)

    async def body(self) -> bytes:
        found = await super().body()
        if not found and self.route_handler.parsed_data_field is not None:
            raise BadDocument("no-body", field="")
        return found
