"""The HTTP API. The API's page shows the first line of each route's docstring."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response.base import ASGIResponse

from entrepot import GAMES
from entrepot.about import this_version
from entrepot.bots.levels import LEVELS
from entrepot.kernel.documents import Document
from entrepot.lessons import lessons
from entrepot.review.who_knows import WhoKnows
from entrepot.server import commands
from entrepot.server import protocol as p
from entrepot.server.addresses import shared_addresses
from entrepot.server.company_routes import COMPANY
from entrepot.server.deal_protocol import Rematch, Reveal
from entrepot.server.guard import client, has_bearer, hostname
from entrepot.server.keys import new_key, table_key
from entrepot.server.lesson_protocol import Lesson, LessonListed, LessonWanted
from entrepot.server.lesson_replies import lesson_after, lesson_listing
from entrepot.server.openapi import description
from entrepot.server.review_protocol import BranchWanted, RecordBranchWanted
from entrepot.server.review_routes import RECORD, REVIEWS, check_over
from entrepot.server.sender import Sender
from entrepot.server.services import PERSON, Services, ServicesDep, person_of
from entrepot.server.table_requests import (
    KEY,
    AtTable,
    Id,
    StrictRequest,
    TableRequest,
    errors,
    find_table,
)
from entrepot.server.worker_protocol import Hint, Replay, ReplayWanted
from entrepot.text import LANGUAGES

Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]

COOKIE_LIFETIME = 365 * 24 * 60 * 60
SMALL = 32 * 1024


def person_for(request: StrictRequest, bearer: bool) -> str:
    """A browser's secret, a new one if it has none yet; a program has none."""
    return "" if bearer else person_of(request) or new_key()


def with_own_key(at: TableRequest, person: str) -> Sender:
    return at.sender._replace(own_key=table_key(person, at.table.id)) if person else at.sender


def lobby_client(services: Services, request: StrictRequest) -> str | None:
    """The client whose share of the lobby counts, if there are limits at all."""
    return client(request.scope) if services.limits.factor else None


def keys_reply(
    services: Services, request: StrictRequest, keys: p.Keys, person: str
) -> Response[p.Keys]:
    """Programs get their keys in the reply; browsers get a cookie that no script can read."""
    if not person:
        return Response(keys)
    public, host = services.settings.public, request.headers.get("host", "").lower()
    if public and hostname(host) != hostname(public.host):
        public = None  # the request bypassed the proxy
    cookie = Cookie(
        key=PERSON,
        value=person,
        path=f"{public.prefix if public else ''}/api",
        max_age=COOKIE_LIFETIME,
        secure=public.scheme == "https" if public else request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return Response(msgspec.structs.replace(keys, key=None, host_key=None), cookies=[cookie])


@get("/server", responses=errors(reads=True), sync_to_thread=False)
def server(services: ServicesDep) -> p.Server:
    """What this server offers: games and their options, levels, languages, addresses to share."""
    settings = services.settings
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
        addresses=shared_addresses(settings.host, settings.port, settings.public),
    )


@get("/tables", responses=errors(reads=True))
async def lobby(
    services: ServicesDep,
    wanted: Annotated[Literal["waiting", "playing"] | None, QueryParameter(name="state")] = None,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    skip: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
) -> list[p.Listing]:
    """The lobby: listed tables, 50 at a time; those that wait first, then the newest."""
    return await services.tables.lobby(wanted, game, skip)


@post("/tables", responses=errors())
async def make(
    request: StrictRequest, services: ServicesDep, data: JSONBody[p.NewTable]
) -> Response[p.Keys]:
    """Create a table. The game begins at once if no seat is open."""
    address = client(request.scope)
    await services.take("new-table", address)
    person, who = person_for(request, data.bearer), lobby_client(services, request)
    keys = await services.tables.create(data, person, address, who)
    return keys_reply(services, request, keys, person)


@get("/tables/{id:str}", responses=errors(404, reads=True))
async def state(at: AtTable, first: Number = 0) -> p.State:
    """The table as the sender may see it, with the events from number `first` on."""
    return at.table.state_for(at.sender, first)


@delete("/tables/{id:str}", security=KEY, responses=errors(404, 409))
async def remove(services: ServicesDep, at: AtTable) -> None:
    """Delete the table for good."""
    await services.tables.delete(at.table.id, at.sender)


@post("/tables/{id:str}/join", responses=errors(404, 409))
async def join(
    request: StrictRequest, services: ServicesDep, at: AtTable, data: JSONBody[p.Join]
) -> Response[p.Keys]:
    """Take an open seat. The game begins when the last one is taken."""
    services.limits.take("join", client(request.scope))
    person = person_for(request, data.bearer)
    keys = await at.table.do(with_own_key(at, person), data)
    return keys_reply(services, request, keys, person)


@post("/tables/{id:str}/take", responses=errors(404, 409))
async def take(
    request: StrictRequest, services: ServicesDep, at: AtTable, data: JSONBody[p.Take]
) -> Response[p.Keys]:
    """Move a seat to this device with a one-time code."""
    services.limits.take("join", client(request.scope))
    person = person_for(request, data.bearer)
    keys = await at.table.do(with_own_key(at, person), data)
    return keys_reply(services, request, keys, person)


@post("/tables/{id:str}/rematch", security=KEY, responses=errors(404, 409))
async def rematch(
    request: StrictRequest, services: ServicesDep, at: AtTable, data: JSONBody[Rematch | None]
) -> Response[p.Keys]:
    """Join a new table with the same people and settings; the first to ask creates it."""
    await services.take("new-table", client(request.scope))
    person, who = person_for(request, has_bearer(request.scope)), lobby_client(services, request)
    commitment = data.commitment if data else None
    keys = await services.tables.rematch(at.table.id, at.sender, commitment, person, who)
    return keys_reply(services, request, keys, person)


@post("/tables/{id:str}/branch", responses=errors(404, 409))
async def branch(
    request: StrictRequest, services: ServicesDep, at: AtTable, data: JSONBody[BranchWanted]
) -> Response[p.Keys]:
    """Try again from a moment of a game that is over, against bots, at a table of your own."""
    check_over(at.table)
    await services.take("new-table", client(request.scope))
    record = msgspec.json.encode(await at.table.record())
    return await branch_off(request, services, data, record)


@post("/branches", request_max_body_size=RECORD, responses=errors())
async def branch_record(
    request: StrictRequest, services: ServicesDep, data: JSONBody[RecordBranchWanted]
) -> Response[p.Keys]:
    """Try again from a moment of a record, against bots, at a table of your own."""
    await services.take("review", client(request.scope))
    return await branch_off(request, services, data, bytes(data.record))


@post("/branches/record", status_code=200, request_max_body_size=RECORD, responses=errors())
async def branch_file(
    request: StrictRequest, services: ServicesDep, data: JSONBody[RecordBranchWanted]
) -> Document:
    """The record of a branch that nobody has played yet, to be kept or sent to others."""
    address = client(request.scope)
    await services.take("replay", address)
    begun = await services.workers.branch(bytes(data.record), data, address)
    return {**begun.record, "branch": begun.branch}


async def branch_off(
    request: StrictRequest, services: Services, wanted: BranchWanted, record: bytes
) -> Response[p.Keys]:
    address, person = client(request.scope), person_for(request, wanted.bearer)
    begun = await services.workers.branch(record, wanted, address)
    keys = await services.tables.branch(begun, wanted, person, address)
    return keys_reply(services, request, keys, person)


# -- commands of a seat


@post("/tables/{id:str}/answer", security=KEY, status_code=200, responses=errors(404, 409))
async def answer(at: AtTable, data: JSONBody[p.Answer]) -> p.Accepted:
    """Answer a question."""
    return await at.table.do(at.sender, data)


@post("/tables/{id:str}/undo", security=KEY, status_code=200, responses=errors(404, 409))
async def undo(at: AtTable, data: JSONBody[p.Undo]) -> p.Accepted:
    """Take back the last answer, or all those of this turn."""
    return await at.table.do(at.sender, data)


@post("/tables/{id:str}/propose", security=KEY, status_code=200, responses=errors(404, 409))
async def propose(at: AtTable, data: JSONBody[p.Propose]) -> p.Accepted:
    """Ask everyone at the table to agree to undo back to before your own last answer."""
    return await at.table.do(at.sender, data)


@post("/tables/{id:str}/vote", security=KEY, status_code=200, responses=errors(404, 409))
async def vote(at: AtTable, data: JSONBody[p.Vote]) -> p.Accepted:
    """Agree to a proposal, or not."""
    return await at.table.do(at.sender, data)


@post("/tables/{id:str}/stand", security=KEY, status_code=200, responses=errors(404, 409))
async def stand(at: AtTable, data: JSONBody[p.Stand]) -> p.Accepted:
    """Give a standing answer to a power's question, or take it back."""
    return await at.table.do(at.sender, data)


@post("/tables/{id:str}/reveal", security=KEY, status_code=200, responses=errors(404, 409))
async def reveal(at: AtTable, data: JSONBody[Reveal]) -> p.Accepted:
    """Add your part to the deal."""
    return await at.table.do(at.sender, data)


@post("/tables/{id:str}/leave", security=KEY, status_code=204, responses=errors(404, 409))
async def leave(at: AtTable) -> None:
    """Leave the seat to a bot until you come back; at a waiting table the seat becomes open."""
    await at.table.do(at.sender, commands.Leave())


@post("/tables/{id:str}/back", security=KEY, status_code=204, responses=errors(404, 409))
async def back(at: AtTable) -> None:
    """Take over again from the bot that stood in."""
    await at.table.do(at.sender, commands.ComeBack())


@post("/tables/{id:str}/rename", security=KEY, status_code=204, responses=errors(404, 409))
async def rename(at: AtTable, data: JSONBody[p.Rename]) -> None:
    """Take another name."""
    await at.table.do(at.sender, data)


@post("/tables/{id:str}/move", security=KEY, status_code=200, responses=errors(404, 409))
async def move(at: AtTable) -> p.Move:
    """Get a one-time code that moves the seat to another device."""
    return await at.table.do(at.sender, commands.MoveSeat())


@get("/tables/{id:str}/hint", security=KEY, responses=errors(404, 409, reads=True))
async def hint(request: StrictRequest, services: ServicesDep, at: AtTable) -> Hint:
    """What a bot would do now, knowing what the seat knows."""
    address = client(request.scope)
    await services.take("hints", address)
    document = at.table.hint_document(at.sender)
    services.limits.take("hint", f"{at.table.id} {at.sender.seat}")
    assert at.sender.seat is not None
    return await services.workers.hint(document, at.sender.seat, address, at.table.id)


@get("/tables/{id:str}/knowledge", responses=errors(404, 409, reads=True))
async def knowledge(at: AtTable) -> WhoKnows:
    """Which cards you can be certain of, and who is certain of yours."""
    return at.table.knowledge(at.sender)


# -- the host


@post("/tables/{id:str}/begin", security=KEY, status_code=204, responses=errors(404, 409))
async def begin(at: AtTable, data: JSONBody[p.Begin]) -> None:
    """Begin the game, with bots in the open seats."""
    await at.table.do(at.sender, data)


@post("/tables/{id:str}/seats", security=KEY, status_code=204, responses=errors(404, 409))
async def seats(at: AtTable, data: JSONBody[p.HandOver]) -> None:
    """Give a seat to a bot, open it, or give it back to its person."""
    await at.table.do(at.sender, data)


@post("/tables/{id:str}/step-back", security=KEY, status_code=204, responses=errors(404, 409))
async def step_back(at: AtTable) -> None:
    """Undo the match's last answer; everybody is told."""
    await at.table.do(at.sender, commands.StepBack())


@post("/tables/{id:str}/listed", security=KEY, status_code=204, responses=errors(404, 409))
async def listed(
    request: StrictRequest, services: ServicesDep, at: AtTable, data: JSONBody[p.SetListed]
) -> None:
    """Show the table in the lobby, or hide it."""
    who = lobby_client(services, request)
    await services.tables.set_listed(at.table, at.sender, data, who)


@get("/tables/{id:str}/export", security=KEY, responses=errors(404, 409, reads=True))
async def export(at: AtTable) -> Document:
    """The record once the game is over; before that, what the host's seat may know."""
    return await at.table.export(at.sender)


# -- records


@get("/tables/{id:str}/record", responses=errors(404, 409, reads=True))
async def record(at: AtTable) -> Document:
    """The record of a game that is over."""
    return await at.table.record()


@post(
    "/replay",
    status_code=200,
    request_max_body_size=RECORD,
    responses={200: ResponseSpec(Replay, description=HTTPStatus(200).phrase)} | errors(),
)
async def replay(
    request: StrictRequest, services: ServicesDep, data: JSONBody[ReplayWanted]
) -> ASGIResponse:
    """The frames of any record, as one of its seats or a spectator saw them."""
    address = client(request.scope)
    await services.take("replay", address)
    body = await services.workers.replay(data, address)
    return ASGIResponse(body=body, media_type="application/json")


# -- lessons


@get("/lessons", responses=errors(reads=True), sync_to_thread=False)
def all_lessons() -> list[LessonListed]:
    """The guided first games and the practice positions."""
    return [lesson_listing(lesson) for lesson in lessons().values()]


@post("/lessons/{id:str}", status_code=200, responses=errors(404, 409), sync_to_thread=False)
def lesson(
    request: StrictRequest, services: ServicesDep, id: Id, data: JSONBody[LessonWanted]
) -> Lesson:
    """A lesson after the answers so far, plus the new one if accepted. Stores nothing."""
    services.limits.take("lesson", client(request.scope))
    return lesson_after(id, data)


API = Router(
    "/api",
    request_class=StrictRequest,
    request_max_body_size=SMALL,
    dependencies={"at": Provide(find_table)},
    route_handlers=[
        *(server, lobby, make, state, remove, join, take, rematch),
        *(branch, branch_record, branch_file),
        *COMPANY,
        *REVIEWS,
        *(answer, undo, propose, vote, stand, reveal, leave, back, rename, move, hint),
        knowledge,
        *(begin, seats, step_back, listed, export, record, replay, description),
        *(all_lessons, lesson),
    ],
)
