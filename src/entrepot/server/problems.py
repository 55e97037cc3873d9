"""Turns every error over HTTP into a `Problem` with a fitting status."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from entrepot import BadDocument, EntrepotError, text
from entrepot.server.errors import RequestRefused, TooOften, status
from entrepot.server.instruments import REFUSALS
from entrepot.server.protocol import Problem

log = logging.getLogger("entrepot.server")

AnyRequest = Request[Any, Any, Any]


def problem(error: EntrepotError) -> Problem:
    REFUSALS.labels(error.code).inc()
    return Problem(code=error.code, facts=error.facts, text=text.error(error))


def malformed(error: Exception) -> BadDocument:
    """What msgspec says about a message, as one of our errors."""
    if not isinstance(error, msgspec.ValidationError):
        return BadDocument("not-json", field="", why=str(error)[:200])
    why, _, path = str(error).partition(" - at ")
    field = path.strip("`").removeprefix("$").removeprefix(".")
    if not field:
        return BadDocument("bad-document", field="", why=why[:200])
    return BadDocument("bad-field", field=field[:80], why=why[:200])


def as_entrepot_error(error: Exception) -> EntrepotError:
    """Any error as one of ours. An unexpected one is logged, and its details kept from clients."""
    if isinstance(error, EntrepotError):
        return error
    if isinstance(error, (msgspec.DecodeError, RecursionError, UnicodeDecodeError)):
        return malformed(error)
    if isinstance(error, HTTPException) and error.status_code < 500:
        return from_framework(error)
    log.error("unforeseen", exc_info=error)
    return RequestRefused("internal", status=500)


def from_framework(error: HTTPException) -> EntrepotError:
    facts = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if error.status_code == 400 and isinstance(facts, dict) and "message" in facts:
        if facts.get("key") == "data":
            return BadDocument("not-json", field="", why="")
        return BadDocument("bad-field", field=str(facts.get("key")), why=str(facts["message"]))
    if error.status_code == 404:
        return RequestRefused("not-found", status=404)
    if error.status_code == 405:
        return RequestRefused("wrong-method", status=405)
    if error.status_code == 413:
        return RequestRefused("body-too-large", status=413)
    return RequestRefused("bad-request", status=error.status_code)


def problem_response(request: AnyRequest, error: Exception) -> Response[Problem]:
    found = as_entrepot_error(error)
    headers = dict(getattr(error, "headers", None) or {})
    if isinstance(found, TooOften):
        headers["Retry-After"] = str(found.facts["seconds"])
    return Response(problem(found), status_code=status(found), headers=headers)


HANDLERS: ExceptionHandlersMap = {Exception: problem_response, HTTPException: problem_response}
