"""The HTTP API. What a route does is the first line of its docstring; the API's page shows it."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, NamedTuple

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response.base import ASGIResponse

from entrepot import GAMES
from entrepot.about import this_version
from entrepot.bots.levels import LEVELS
from entrepot.kernel.documents import Document
from entrepot.lessons import lessons
from entrepot.server import lesson_shapes
from entrepot.server import protocol as p
from entrepot.server.bodies import Strict
from entrepot.server.house import (
    COOKIE_LIVES,
    Here,
    House,
    is_program,
    keys,
    sender,
    through_proxy,
)
from entrepot.server.openapi import description
from entrepot.server.sharing import addresses
from entrepot.server.tables import Table, Who
from entrepot.server.teaching import at_lesson, listed_lesson
from entrepot.text import LANGUAGES

Id = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]

Security = list[dict[str, list[str]]]
SEAT: Security = [{"seat": []}, {"bearer": []}]
HOST: Security = [{"host": []}, {"bearer": []}]
SMALL, RECORD = 32 * 1024, 2 * 1024 * 1024


def errors(*codes: int, reads: bool = False) -> dict[int, ResponseSpec]:
    usual = {400, 403, 421, 429, 500, 503, *([] if reads else [413, 415])}
    return {
        code: ResponseSpec(p.Problem, description=HTTPStatus(code).phrase)
        for code in sorted({*codes, *usual})
    }


class Found(NamedTuple):
    """The table of a request, and who is asking there."""

    table: Table
    who: Who


At = NamedDependency[Found]


async def found(house: Here, request: Strict, id: Id) -> Found:
    table = await house.tables.get(id)
    return Found(table, table.who(*keys(request)))


def seated(house: House, request: Strict, told: p.Keys, bearer: bool) -> Response[p.Keys]:
    """Programs are told their keys; browsers get them as cookies that no script can read."""
    if bearer:
        return Response(told)
    public = through_proxy(request, house.settings.public)
    path = f"{public.prefix if public else ''}/api/tables/{told.table}"
    secure = public.scheme == "https" if public else request.url.scheme == "https"
    cookies = [
        Cookie(
            key=name,
            value=key,
            path=path,
            max_age=COOKIE_LIVES,
            secure=secure,
            httponly=True,
            samesite="strict",
        )
        for name, key in (("seat", told.key), ("host", told.host_key))
        if key is not None
    ]
    told = msgspec.structs.replace(told, key=None, host_key=None)
    return Response(told, cookies=cookies)


@get("/server", responses=errors(reads=True), sync_to_thread=False)
def server(house: Here) -> p.Server:
    """What this server is: its games with their options, levels, languages, addresses to share."""
    settings = house.settings
    return p.Server(
        version=this_version(),
        protocol=p.PROTOCOL,
        games=[
            p.Game(
                id=game.id,
                least=game.seats[0],
                most=game.seats[1],
                rules=game.version,
                schema=msgspec.json.schema(game.options),
            )
            for game in GAMES.values()
        ],
        levels=list(LEVELS),
        languages=list(LANGUAGES),
        addresses=addresses(settings.host, settings.port, settings.public),
    )


@get("/tables", responses=errors(reads=True))
async def lobby(house: Here) -> list[p.Listing]:
    """The lobby: the listed tables, newest first."""
    return await house.tables.lobby()


@post("/tables", responses=errors())
async def make(request: Strict, house: Here, data: JSONBody[p.NewTable]) -> Response[p.Keys]:
    """Make a table. It begins at once when no seat is open."""
    house.limits.take("make", sender(request))
    return seated(house, request, await house.tables.create(data), data.bearer)


@get("/tables/{id:str}", responses=errors(404, reads=True))
async def state(at: At, first: Number = 0) -> p.State:
    """The table as the sender may see it, with the events from number `first` on."""
    return at.table.state(at.who, era=at.table.era, first=first)


@delete("/tables/{id:str}", security=HOST, responses=errors(404, 409))
async def remove(house: Here, at: At) -> None:
    """Delete the table for good."""
    await house.tables.delete(at.table.id, at.who)


@post("/tables/{id:str}/join", responses=errors(404, 409))
async def join(request: Strict, house: Here, at: At, data: JSONBody[p.Join]) -> Response[p.Keys]:
    """Take an open seat. The table begins when it was the last."""
    house.limits.take("join", sender(request))
    return seated(house, request, await at.table.join(data, at.who), data.bearer)


@post("/tables/{id:str}/take", responses=errors(404, 409))
async def take(request: Strict, house: Here, at: At, data: JSONBody[p.Take]) -> Response[p.Keys]:
    """Take a seat to this device with a one-time code."""
    house.limits.take("join", sender(request))
    return seated(house, request, await at.table.take(data), data.bearer)


@post("/tables/{id:str}/rematch", security=SEAT, responses=errors(404, 409))
async def rematch(request: Strict, house: Here, at: At) -> Response[p.Keys]:
    """A new table with the same people and settings; the first who asks makes it."""
    house.limits.take("make", sender(request))
    told = await house.tables.rematch(at.table.id, at.who)
    return seated(house, request, told, is_program(request))


# -- commands of a seat


@post("/tables/{id:str}/answer", security=SEAT, status_code=200, responses=errors(404, 409))
async def answer(at: At, data: JSONBody[p.Answer]) -> p.Accepted:
    """Answer a question."""
    return await at.table.do(at.who, data)


@post("/tables/{id:str}/undo", security=SEAT, status_code=200, responses=errors(404, 409))
async def undo(at: At, data: JSONBody[p.Undo]) -> p.Accepted:
    """Take the last answer back, or all of this turn."""
    return await at.table.do(at.who, data)


@post("/tables/{id:str}/propose", security=SEAT, status_code=200, responses=errors(404, 409))
async def propose(at: At, data: JSONBody[p.Propose]) -> p.Accepted:
    """Propose to all people at the table to step back before one's own last answer."""
    return await at.table.do(at.who, data)


@post("/tables/{id:str}/vote", security=SEAT, status_code=200, responses=errors(404, 409))
async def vote(at: At, data: JSONBody[p.Vote]) -> p.Accepted:
    """Agree to a proposal, or not."""
    return await at.table.do(at.who, data)


@post("/tables/{id:str}/stand", security=SEAT, status_code=200, responses=errors(404, 409))
async def stand(at: At, data: JSONBody[p.Stand]) -> p.Accepted:
    """Give a standing answer to a power's question, or take it back."""
    return await at.table.do(at.who, data)


@post("/tables/{id:str}/leave", security=SEAT, status_code=204, responses=errors(404, 409))
async def leave(at: At) -> None:
    """Leave the seat to a bot until one comes back; at a waiting table it becomes open."""
    await at.table.leave(at.who)


@post("/tables/{id:str}/back", security=SEAT, status_code=204, responses=errors(404, 409))
async def back(at: At) -> None:
    """Play again oneself."""
    await at.table.back(at.who)


@post("/tables/{id:str}/rename", security=SEAT, status_code=204, responses=errors(404, 409))
async def rename(at: At, data: JSONBody[p.Rename]) -> None:
    """Take another name."""
    await at.table.rename(at.who, data.name)


@post("/tables/{id:str}/move", security=SEAT, status_code=200, responses=errors(404, 409))
async def move(at: At) -> p.Move:
    """Get a one-time code that takes the seat to another device."""
    return await at.table.move(at.who)


@get("/tables/{id:str}/hint", security=SEAT, responses=errors(404, 409, reads=True))
async def hint(request: Strict, house: Here, at: At) -> p.Hint:
    """What a bot would do now, knowing what the seat knows."""
    house.limits.take("hint", sender(request))
    document = at.table.document(at.who)
    assert at.who.seat is not None
    return await house.workers.hint(document, at.who.seat)


# -- the host


@post("/tables/{id:str}/begin", security=HOST, status_code=204, responses=errors(404, 409))
async def begin(at: At, data: JSONBody[p.Begin]) -> None:
    """Bots take the open seats, and it begins."""
    await at.table.begin(at.who, data.level)


@post("/tables/{id:str}/seats", security=HOST, status_code=204, responses=errors(404, 409))
async def seats(at: At, data: JSONBody[p.HandOver]) -> None:
    """Give a seat to a bot, open it, or give it back to its person."""
    await at.table.hand_over(at.who, data)


@post("/tables/{id:str}/step-back", security=HOST, status_code=204, responses=errors(404, 409))
async def step_back(at: At) -> None:
    """Step back before the match's last answer; everybody is told."""
    await at.table.step_back(at.who)


@post("/tables/{id:str}/listed", security=HOST, status_code=204, responses=errors(404, 409))
async def listed(at: At, data: JSONBody[p.SetListed]) -> None:
    """Show the table in the lobby, or hide it."""
    await at.table.set_listed(at.who, data.listed)


@get("/tables/{id:str}/export", security=HOST, responses=errors(404, 409, reads=True))
async def export(at: At) -> Document:
    """The record once the game is over; before that, what the host's seat may know."""
    return at.table.export(at.who)


# -- records


@get("/tables/{id:str}/record", responses=errors(404, 409, reads=True))
async def record(at: At) -> Document:
    """The record of a game that is over."""
    return at.table.record()


@post(
    "/replay",
    status_code=200,
    request_max_body_size=RECORD,
    responses={200: ResponseSpec(p.Replay, description=HTTPStatus(200).phrase)} | errors(),
)
async def replay(request: Strict, house: Here, data: JSONBody[p.ReplayWanted]) -> ASGIResponse:
    """The frames of any record, as one of its seats or a spectator saw them."""
    house.limits.take("replay", sender(request))
    found = await house.workers.replay(data)
    return ASGIResponse(body=found, media_type="application/json")


# -- lessons


@get("/lessons", responses=errors(reads=True), sync_to_thread=False)
def all_lessons() -> list[lesson_shapes.LessonListed]:
    """The guided first games and the practice positions."""
    return [listed_lesson(lesson) for lesson in lessons().values()]


@post("/lessons/{id:str}", status_code=200, responses=errors(404, 409), sync_to_thread=False)
def lesson(
    request: Strict, house: Here, id: Id, data: JSONBody[lesson_shapes.LessonWanted]
) -> lesson_shapes.Lesson:
    """A lesson after the learner's answers so far, and one more if it is taken. Keeps nothing."""
    house.limits.take("lesson", sender(request))
    return at_lesson(id, data)


@get("/health", responses=errors(reads=True), sync_to_thread=False)
def health(house: Here) -> p.Health:
    """Whether the server is well."""
    return p.Health(ok=True, version=this_version(), tables=house.tables.count())


API = Router(
    "/api",
    request_class=Strict,
    request_max_body_size=SMALL,
    dependencies={"at": Provide(found)},
    route_handlers=[
        *(server, lobby, make, state, remove, join, take, rematch),
        *(answer, undo, propose, vote, stand, leave, back, rename, move, hint),
        *(begin, seats, step_back, listed, export, record, replay, description),
        *(all_lessons, lesson),
    ],
)
