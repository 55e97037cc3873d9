"""The messages about lessons; see protocol.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entrepot import Event, GameExplanation, GameView
from entrepot.server.protocol import MarketPlace, OptionId


class LessonListed(Struct, kw_only=True):
    """A lesson: a guided first game, or a practice position. Its title is `lesson-<id>-title`."""

    id: str
    game: str
    kind: Literal["guided", "practice"]
    count: int
    """The steps of a guided game, or the most answers that a practice position takes."""


class LessonWanted(Struct, kw_only=True, forbid_unknown_fields=True):
    """Where the learner is, as the last reply said, and the new answer, if any."""

    answers: Annotated[list[OptionId], Meta(max_length=100)] = []
    answer: OptionId | None = None
    places: Annotated[list[list[MarketPlace]], Meta(max_length=100)] = []
    """On the Silk Road: the places that each answer covered, as the last reply said."""
    covers: Annotated[list[MarketPlace], Meta(max_length=6)] = []
    """The places that the new answer covers, for the eye."""


class LessonStep(Struct, kw_only=True):
    say: str
    """The key of the text to show."""
    answers: list[str]
    """The options that move the lesson on. If empty, there is only text to read: answer `next`."""
    points: list[str]
    """The things on the table that this step is about."""


class Lesson(Struct, kw_only=True):
    """A lesson as its learner, seat 0, sees it after these answers."""

    id: str
    game: str
    kind: Literal["guided", "practice"]
    count: int
    answers: list[str]
    """The answers accepted so far; a client needs to keep nothing else but `places`."""
    places: list[list[int]]
    """The places of the market that each of them covered, if any."""
    view: GameView
    explanation: GameExplanation | None = None
    events: list[Event]
    step: LessonStep | None
    """The current step of a guided game; None once it is done, and in a practice position."""
    solution: list[str]
    """For a practice position, answers that solve it."""
    wrong: str | None
    """The key of the text that says why the answer was not accepted."""
    done: bool
