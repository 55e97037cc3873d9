"""The part of the HTTP API that is about reviews. Only games that are over have any."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from entrepot.review.branches import Verdict
from entrepot.server.errors import TableRefused
from entrepot.server.guard import client
from entrepot.server.review_protocol import (
    PracticeWanted,
    RecordReviewWanted,
    ReviewProgress,
    ReviewWanted,
)
from entrepot.server.services import ServicesDep
from entrepot.server.table import Table
from entrepot.server.table_requests import AtTable, StrictRequest, errors

ReviewId = Annotated[str, PathParameter(max_length=64)]
RECORD = 2 * 1024 * 1024


def check_over(table: Table) -> None:
    """A review tells what nobody may know while the game is played."""
    if table.state.status != "over":
        raise TableRefused("review-later")


@get("/tables/{id:str}/review", responses=errors(404, 409, reads=True))
async def table_review(
    services: ServicesDep,
    at: AtTable,
    cards_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> ReviewProgress | None:
    """The review of a game that is over, if somebody has asked for it."""
    check_over(at.table)
    return await services.reviews.of_table(at.table.id, cards_open)


@post("/tables/{id:str}/review", status_code=200, responses=errors(404, 409))
async def review_table(
    request: StrictRequest, services: ServicesDep, at: AtTable, data: JSONBody[ReviewWanted]
) -> ReviewProgress:
    """Have a game that is over reviewed."""
    check_over(at.table)
    address = client(request.scope)
    await services.take("review", address)
    record = await at.table.record()
    return await services.reviews.ask(record, data.open, address, at.table.id)


@post("/reviews", status_code=200, request_max_body_size=RECORD, responses=errors())
async def review_record(
    request: StrictRequest, services: ServicesDep, data: JSONBody[RecordReviewWanted]
) -> ReviewProgress:
    """Have the record of any finished game reviewed."""
    address = client(request.scope)
    await services.take("review", address)
    return await services.reviews.ask(data.record, data.open, address)


@get("/reviews/{review:str}", responses=errors(404, reads=True))
async def review_progress(services: ServicesDep, review: ReviewId) -> ReviewProgress:
    """How far a review is; its result once it is done."""
    return await services.reviews.find(review)


@delete("/reviews/{review:str}", responses=errors(404))
async def stop_review(request: StrictRequest, services: ServicesDep, review: ReviewId) -> None:
    """Want a review no longer. It stops when nobody wants it."""
    services.reviews.leave(review, client(request.scope))


@post("/practice", status_code=200, request_max_body_size=RECORD, responses=errors(409))
async def practice(
    request: StrictRequest, services: ServicesDep, data: JSONBody[PracticeWanted]
) -> Verdict:
    """How good an answer to a practice position is, beside the better one that a review found."""
    address = client(request.scope)
    await services.take("review", address)
    return await services.workers.judge(data, address)


REVIEWS = (table_review, review_table, review_record, review_progress, stop_review, practice)
