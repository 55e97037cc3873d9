"""The part of the HTTP API that is about company: preparing answers, and talk."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from entrepot.server.company_protocol import Preparable, Prepare, Say, SetTalk, Talk
from entrepot.server.guard import client
from entrepot.server.protocol import Accepted
from entrepot.server.services import ServicesDep
from entrepot.server.table_requests import KEY, AtTable, StrictRequest, errors
from entrepot.server.table_talk import talker


@get("/tables/{id:str}/preparable", security=KEY, responses=errors(404, 409, reads=True))
async def preparable(at: AtTable) -> Preparable:
    """What you may prepare for your next question."""
    return at.table.preparable(at.sender)


@post("/tables/{id:str}/prepare", security=KEY, status_code=200, responses=errors(404, 409))
async def prepare(at: AtTable, data: JSONBody[Prepare]) -> Accepted:
    """Prepare the answer to your next question, or take it back."""
    return await at.table.do(at.sender, data)


@get("/tables/{id:str}/talk", responses=errors(404, reads=True))
async def talk(at: AtTable) -> Talk:
    """What was said at the table lately."""
    return at.table.talk_lines()


@post("/tables/{id:str}/say", status_code=200, responses=errors(404, 409))
async def say(
    request: StrictRequest, services: ServicesDep, at: AtTable, data: JSONBody[Say]
) -> Accepted:
    """Say something to everybody at the table."""
    services.limits.take("talk", talker(at.table.id, at.sender, client(request.scope)))
    return await at.table.do(at.sender, data)


@post("/tables/{id:str}/talk", security=KEY, status_code=204, responses=errors(404, 409))
async def set_talk(at: AtTable, data: JSONBody[SetTalk]) -> None:
    """Decide what may be said at the table, and whether spectators may."""
    await at.table.do(at.sender, data)


COMPANY = (preparable, prepare, talk, say, set_talk)
