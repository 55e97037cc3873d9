"""What goes over the wire about lessons; see protocol.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entrepot import Event, GameExplanation, GameView
from entrepot.server.protocol import OptionId


class LessonListed(Struct, kw_only=True):
    """A lesson: a guided first game, or a practice position. Its title is `lesson-<id>-title`."""

    id: str
    game: str
    kind: Literal["guided", "practice"]
    count: int
    """Steps of a guided game; answers that a practice position takes at most."""


class LessonWanted(Struct, kw_only=True, forbid_unknown_fields=True):
    """Where the learner is, as told before, and what is answered now, if anything."""

    answers: Annotated[list[OptionId], Meta(max_length=100)] = []
    answer: OptionId | None = None


class LessonStep(Struct, kw_only=True):
    say: str
    """The key of what is said."""
    answers: list[str]
    """The options that go on. None: it is read, and the answer is `next`."""
    points: list[str]
    """Things on the table that it is about."""


class Lesson(Struct, kw_only=True):
    """A lesson as its learner, seat 0, sees it after these answers."""

    id: str
    game: str
    kind: Literal["guided", "practice"]
    count: int
    answers: list[str]
    """The answers taken so far; nothing else is to be kept."""
    view: GameView
    explanation: GameExplanation | None = None
    events: list[Event]
    step: LessonStep | None
    """Of a guided game that is not done."""
    solution: list[str]
    """Of a practice position: answers that solve it."""
    wrong: str | None
    """The key of words that say why the answer was not taken."""
    done: bool
