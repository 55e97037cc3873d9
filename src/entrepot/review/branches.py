"""Trying again: a branch leaves a recorded game at some moment and is played on, in a match of its
own; the game stays as it was. A practice position is a branch at a turning point."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from entrepot.kernel.documents import Count, Document, Record, Word, shaped
from entrepot.kernel.errors import BadDocument, BadOptions, IllegalAnswer
from entrepot.kernel.match import Match
from entrepot.kernel.record import beginning, replay
from entrepot.review.comparing import LEAST_COST, Decision, chances_of, interval
from entrepot.review.playouts import Viewpoint, world_seeds
from entrepot.review.result import USUAL, Settings, TurningPoint


class Branch(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a branch comes from; kept with its save or record."""

    game: Word
    """The digest of the game's last table, as in its record."""
    answers: Count
    """How many answers it shares with that game."""
    name: Annotated[str, Meta(max_length=60)] = ""
    redealt: bool = False
    """What the player could not know was dealt again."""


def match_at(record: object, answer: int) -> Match:
    """The game before the answer with that number (from 0)."""
    end = replay(record)
    if not 0 <= answer <= len(end.answers):
        raise BadOptions("no-such-answer", field="from", answer=answer, last=len(end.answers))
    match = beginning(end.record())
    match.follow(end.answers[:answer])
    return match


def branch_off(
    record: object, answer: int, name: str = "", redealt_for: int | None = None, seed: int = 0
) -> tuple[Match, Branch]:
    """A match that goes on from there, and where it comes from.

    `redealt_for`: what this seat could not know is dealt again from the seed, so that whoever has
    seen how the game went on knows no more than before.
    """
    match = match_at(record, answer)
    if redealt_for is not None:
        match = match.sample(redealt_for, seed)
    given = shaped(record, Record)
    return match, Branch(given.digest, answer, name, redealt_for is not None)


def branch_record(match: Match, branch: Branch | None) -> Document:
    """The record of a match that may be a branch."""
    record = match.record()
    return record if branch is None else {**record, "branch": msgspec.to_builtins(branch)}


def branch_of(record: object) -> Branch | None:
    """Where the record's match comes from, if it is a branch."""
    document = shaped(record, Record).branch
    if document is None:
        return None
    try:
        return shaped(document, Branch)
    except BadDocument as error:
        field = f"branch.{error.field}".rstrip(".")
        raise BadDocument(error.code, **{**error.facts, "field": field}) from None


# -- practice


class Verdict(Struct, frozen=True):
    """An answer to a practice position, compared with the better one in the same worlds."""

    judgement: Literal["best", "as-good", "unclear", "worse"]
    cost: float
    low: float
    high: float


def practice(record: object, point: TurningPoint, seed: int = 0) -> tuple[Match, Branch]:
    """The moment of a turning point to be played again by whoever was at it, with other cards where
    they could not know them."""
    return branch_off(record, point.answer, "", point.seat, seed)


def judged(
    record: object, answer: int, better: str, option: str, settings: Settings = USUAL
) -> Verdict:
    """How good this option is before the answer with that number (from 0), beside a better one."""
    end = replay(record)
    if not 0 <= answer < len(end.answers):
        raise BadOptions("no-such-answer", field="answer", answer=answer, last=len(end.answers) - 1)
    seat, kind, played = end.answers[answer]
    match = match_at(end.record(), answer)
    asked = match.question(seat)
    for each in (better, option):
        if asked is None or each not in asked.by_id:
            legal = sorted(asked.by_id) if asked else []
            raise IllegalAnswer("not-an-option", option=each, kind=kind, legal=legal)
    if option == better:
        return Verdict("best", 0.0, 0.0, 0.0)
    assert asked is not None
    decision = Decision(Viewpoint(match, seat), answer, asked, played)
    seeds = world_seeds(settings.seed, "practice", answer, max(32, settings.worlds // 4))
    there, here = (chances_of(decision, each, seeds) for each in (better, option))
    cost = interval([b - o for b, o in zip(there, here, strict=True)])
    if cost.low > 0:
        return Verdict("worse", *cost)
    return Verdict("as-good" if cost.high < LEAST_COST else "unclear", *cost)
