"""Trying again: a table that goes on from a moment of a finished game, which stays as it was."""

from __future__ import annotations

import secrets
from itertools import takewhile

import msgspec

from entrepot.kernel.documents import Document
from entrepot.kernel.errors import BadOptions
from entrepot.kernel.game import GAMES
from entrepot.kernel.match import Match
from entrepot.kernel.record import new, replay
from entrepot.review.branches import branch_off
from entrepot.server.fair_deals import seed_of
from entrepot.server.review_protocol import BranchWanted
from entrepot.server.table_state import Header, SeatState, TableState


def branch_header(source: Header, record: Document, wanted: BranchWanted, own: SeatState) -> Header:
    """The header of a branch: its maker at one seat, bots at the others, nobody to be waited for.

    Its deal is known from the game that it leaves, so there is nothing to prove about it.
    """
    match, branch = branch_off(record, wanted.answer)
    if match.over:
        facts = {"answer": wanted.answer, "last": wanted.answer - 1}
        raise BadOptions("no-such-answer", field="answer", **facts)
    match.view(wanted.seat)  # refuses a seat that does not exist
    bot = SeatState(kind="bot", level=wanted.level)
    return msgspec.structs.replace(
        source,
        seed=secrets.randbelow(2**53),
        seeded=False,
        rules=GAMES[source.game].version,
        seats=[own if seat == wanted.seat else bot for seat in range(source.players)],
        listed=False,
        pace=wanted.pace,
        clock=None,
        budget=None,
        shuffle=False,
        host=own.key,
        record=match.record(),
        branch=msgspec.to_builtins(branch),
    )


def first_match(state: TableState) -> Match:
    """The match as it begins at the table."""
    header = state.header
    if header.record is not None:
        return replay(header.record)
    return new(header.game, header.players, seed_of(state), **header.options)


def own_record(state: TableState) -> Document:
    """The record of a table, or what is left of it; that of a branch says where it comes from."""
    record = state.frozen_record or (state.match.record() if state.match else {})
    branch, begun = state.header.branch, state.header.record
    if branch is not None and begun is not None and not state.frozen:
        pairs = zip(begun["answers"], record["answers"], strict=False)
        shared = takewhile(lambda pair: list(pair[0]) == list(pair[1]), pairs)
        record["branch"] = {**branch, "answers": sum(1 for _ in shared)}
    return record
