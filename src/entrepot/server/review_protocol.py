"""Reviews of finished games over HTTP, and trying again."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from entrepot.review.comparing import LEAST_COST
from entrepot.review.result import Review
from entrepot.server.protocol import Level, Name, OptionId, Pace, SeatNumber


class ReviewWanted(Struct, kw_only=True, forbid_unknown_fields=True):
    open: bool = False
    """Judged with all cards open, not by what each seat knew."""


class RecordReviewWanted(ReviewWanted, kw_only=True, forbid_unknown_fields=True):
    record: msgspec.Raw


class BranchWanted(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table that goes on from a moment of a finished game, against bots."""

    answer: Annotated[int, Meta(ge=0)]
    """Before which answer it goes on, from 0."""
    seat: SeatNumber
    level: Level = "normal"
    name: Name = "Captain"
    title: Annotated[str, Meta(max_length=60)] = ""
    """What the branch is called."""
    redealt: bool = False
    """What the seat could not know is dealt again."""
    pace: Pace = 900
    bearer: bool = False


class RecordBranchWanted(BranchWanted, kw_only=True, forbid_unknown_fields=True):
    """The same from a record that somebody has."""

    record: msgspec.Raw


class PracticeWanted(Struct, kw_only=True, forbid_unknown_fields=True):
    """How good is an option at a moment of a finished game, beside the one that a review found?"""

    record: msgspec.Raw
    answer: Annotated[int, Meta(ge=0)]
    """Before which answer, from 0."""
    better: OptionId
    option: OptionId


ReviewState = Literal["waiting", "running", "done"]


class ReviewProgress(Struct, kw_only=True):
    """How far a review is. Whoever waits for it asks again from time to time."""

    id: str
    state: ReviewState
    done: int
    of: int
    """How many pieces of work are done, and how many there may be."""
    review: Review | None
    """Once it is done."""
    least: float = LEAST_COST
    """How much an answer must have cost, beyond doubt, to be a turning point."""
