"""Lessons: a guided first match of each game, and practice positions. All of them are data.

A lesson begins with a position and is played by seat 0 on the real table; the files beside this
module say what is said, what may be answered and what the rivals do. The words are
`lesson-<id>-<step>` in text/<language>/lessons.ftl.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from entrepot.kernel.documents import Document
from entrepot.lessons.goals import Goal

LEARNER = 0
HERE = Path(__file__).parent


class Step(Struct, forbid_unknown_fields=True):
    """One thing that is said, and what the learner does next."""

    say: str
    answers: list[str] = []
    """Options that continue, the expected one first; `*` stands for anything. None: read on."""
    points: list[str] = []
    """Things on the table that it is about, named as on the page."""
    then: list[tuple[int, str]] = []
    """What the rivals answer afterwards."""


class Lesson(Struct, forbid_unknown_fields=True):
    id: str
    position: Document
    steps: list[Step] = []
    """For a guided game."""
    goal: Goal | None = None
    """For a practice position: what is to be reached."""
    solutions: list[list[str]] = []
    """Ways to the goal, the best one first; none takes more answers than the first."""
    unique: bool = False
    """No other way of that length leads to the goal."""
    replies: dict[str, str] = {}
    """What rivals answer, by the kind of question; otherwise as little as they can."""

    @property
    def game(self) -> str:
        return str(self.position["game"])

    @property
    def kind(self) -> Literal["guided", "practice"]:
        return "guided" if self.steps else "practice"

    @property
    def count(self) -> int:
        return len(self.steps) or len(self.solutions[0])

    def words(self, what: str) -> str:
        return f"lesson-{self.id}-{what}"


class File(Struct, forbid_unknown_fields=True):
    lesson: list[Lesson]


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their ids, guided games first."""
    found = [
        lesson
        for file in sorted(HERE.glob("*.toml"))
        for lesson in msgspec.convert(tomllib.loads(file.read_text("utf-8")), File).lesson
    ]
    found.sort(key=lambda lesson: lesson.kind)
    return {lesson.id: lesson for lesson in found}
