"""Checks a record against what its server committed to before and during the game."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from entrepot.fair_deal import (
    FairDeal,
    Terms,
    answers_left,
    deal_seed,
    heads,
    part_commitment,
    server_commitment,
)
from entrepot.kernel.documents import Record, decoded, shaped
from entrepot.kernel.errors import Diverged, EntrepotError
from entrepot.kernel.record import replay


class NotProven(EntrepotError):
    """The record is not what was committed to, or does not show it."""


class Proof(NamedTuple):
    """What a record proves."""

    commitment: str
    head: str
    parts: list[int]
    """The seats whose parts are in the deal."""
    left_out: list[int]
    """The seats that committed to a part and did not reveal it in time."""
    entries: int
    taken_back: int
    """How many answers were taken back."""
    seen_at: int | None
    """After how many entries the head that somebody saw was the current one."""


def verify(document: object, commitment: str | None = None, head: str | None = None) -> Proof:
    """What the record proves; `commitment` and `head` are what somebody saw at the table."""
    record = shaped(decoded(document), Record)
    if record.fair_deal is None:
        raise NotProven("fair-none")
    fair = shaped(record.fair_deal, FairDeal)
    _check_deal(record, fair, commitment)
    seen = _check_chain(record, fair, head)
    _check_steps(record, fair)
    seats = list(enumerate(fair.seats))
    answers = sum(entry[0] == "answer" for entry in fair.entries)
    return Proof(
        fair.commitment,
        fair.head,
        [i for i, seat in seats if seat and seat.part],
        [i for i, seat in seats if seat and not seat.part],
        len(fair.entries),
        answers - len(record.answers),
        seen,
    )


def _check_deal(record: Record, fair: FairDeal, commitment: str | None) -> None:
    if server_commitment(fair.table, fair.secret) != fair.commitment:
        raise NotProven("fair-secret")
    if commitment is not None and commitment.strip().lower() != fair.commitment:
        raise NotProven("fair-other-commitment")
    if len(fair.seats) != record.players:
        raise NotProven("fair-seats")
    for number, seat in enumerate(fair.seats):
        if seat and seat.part and part_commitment(seat.part) != seat.commitment:
            raise NotProven("fair-part", seat=number + 1)
    if deal_seed(fair.table, fair.secret, fair.seats) != record.seed:
        raise NotProven("fair-seed")


def _check_chain(record: Record, fair: FairDeal, head: str | None) -> int | None:
    terms = Terms(
        table=fair.table,
        game=record.game,
        rules=fair.rules,
        options=record.options,
        secret=fair.secret,
        seats=fair.seats,
    )
    chain = list(heads(terms, fair.entries))
    if chain[-1] != fair.head:
        raise NotProven("fair-chain")
    if head is None:
        return None
    if head.strip().lower() not in chain:
        raise NotProven("fair-other-head")
    return chain.index(head.strip().lower())


def _check_steps(record: Record, fair: FairDeal) -> None:
    if record.rules != fair.rules or record.position is not None:
        raise NotProven("fair-rules-changed")
    try:
        left = answers_left(fair.entries)
    except ValueError:
        raise NotProven("fair-steps") from None
    if left != [list(answer) for answer in record.answers]:
        raise NotProven("fair-steps")
    try:
        match = replay(msgspec.to_builtins(record))
    except Diverged as error:
        raise NotProven("fair-replay", why=str(error)) from None
    if not match.over:
        raise NotProven("fair-unfinished")
