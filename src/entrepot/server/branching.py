"""Trying again: a table that goes on from a moment of a finished game, which stays as it was."""

from __future__ import annotations

import secrets
from itertools import takewhile
from typing import NamedTuple

import msgspec

from entrepot.kernel.documents import Document
from entrepot.kernel.errors import BadOptions
from entrepot.kernel.game import GAMES
from entrepot.kernel.match import Match
from entrepot.kernel.record import new, replay
from entrepot.review.branches import Verdict, branch_off, judged
from entrepot.server.fair_deals import seed_of
from entrepot.server.names import clean_name
from entrepot.server.records import read_record
from entrepot.server.review_protocol import BranchWanted
from entrepot.server.table_state import Header, SeatState, TableState

LONGEST_TITLE = 60


class Branched(NamedTuple):
    """The beginning of a branch: what its table's header needs to know."""

    game: str
    players: int
    options: Document
    record: Document
    branch: Document


def branched(document: bytes, answer: int, seat: int, title: str, redealt: bool) -> Branched:
    """For a worker: the beginning of a branch. Nothing in the record is trusted."""
    record = msgspec.to_builtins(read_record(document))
    chance = secrets.randbelow(2**53)
    match, branch = branch_off(record, answer, title, seat if redealt else None, chance)
    if match.over:
        raise BadOptions("no-such-answer", field="answer", answer=answer, last=answer - 1)
    match.view(seat)  # refuses a seat that does not exist
    options, begun = msgspec.to_builtins(match.options), match.record()
    return Branched(match.game, match.players, options, begun, msgspec.to_builtins(branch))


def clean_title(title: str) -> str:
    """The name of a branch as it is shown; it need not have one."""
    return clean_name(title, LONGEST_TITLE) if title.strip() else ""


def branch_header(begun: Branched, wanted: BranchWanted, own: SeatState) -> Header:
    """The header of a branch: its maker at one seat, bots at the others. It waits for its maker.

    Its deal is known from the game that it leaves, so there is nothing to prove about it.
    """
    bot = SeatState(kind="bot", level=wanted.level)
    return Header(
        game=begun.game,
        players=begun.players,
        options=begun.options,
        seed=secrets.randbelow(2**53),
        rules=GAMES[begun.game].version,
        seats=[own if seat == wanted.seat else bot for seat in range(begun.players)],
        listed=False,
        pace=wanted.pace,
        clock=None,
        grace=None,
        shuffle=False,
        host=own.key,
        record=begun.record,
        branch=begun.branch,
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


def judged_answer(document: bytes, answer: int, better: str, option: str) -> Verdict:
    """For a worker: how good an answer to a practice position is."""
    return judged(msgspec.to_builtins(read_record(document)), answer, better, option)
