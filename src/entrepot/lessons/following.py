"""Following a lesson: from the learner's answers so far to where the lesson is now."""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase

import entrepot
from entrepot.kernel.errors import EntrepotError, IllegalAnswer
from entrepot.kernel.match import Match
from entrepot.kernel.view_types import View
from entrepot.lessons import LEARNER, Lesson, Step
from entrepot.lessons.goals import missed, reached

NEXT = "next"
"""The learner has read a step at which nothing is answered."""
IDLE = ("draw", "pass", "done", "no")
"""What a rival answers in practice if the lesson says nothing else."""
ELSEWHERE, NOT_YET = "lesson-elsewhere", "lesson-not-yet"
"""Words for an answer that was not taken: in a guided game, and in practice."""


class LessonRefused(EntrepotError):
    """The answers do not belong to this lesson, or no longer do."""


@dataclass
class Course:
    lesson: Lesson
    match: Match
    first: View
    answers: list[str] = field(default_factory=list)
    done: bool = False

    @property
    def step(self) -> Step | None:
        steps = self.lesson.steps
        return steps[len(self.answers)] if len(self.answers) < len(steps) else None

    def view(self) -> View:
        """While there is something to read, nothing is asked."""
        view = self.match.view(LEARNER)
        reads = self.step is not None and not self.step.answers
        if reads or self.done:
            view.question = None
        return view

    def answer(self, option: str) -> str | None:
        """Take the answer; or change nothing and return the key of a message that says why not."""
        if self.done:
            raise LessonRefused("lesson-done")
        return self._guided(self.step, option) if self.step else self._practised(option)

    def _guided(self, step: Step, option: str) -> str | None:
        if not step.answers:
            if option != NEXT:
                raise IllegalAnswer("not-an-option", option=option, kind=NEXT, legal=[NEXT])
        else:
            trial = self.match.copy()
            trial.answer(LEARNER, option)
            if not any(fnmatchcase(option, pattern) for pattern in step.answers):
                return ELSEWHERE
            self.match = trial
        for seat, reply in step.then:
            self.match.answer(seat, reply)
        self.answers.append(option)
        self.done = self.step is None
        return None

    def _practised(self, option: str) -> str | None:
        lesson, trial = self.lesson, self.match.copy()
        assert lesson.goal is not None
        trial.answer(LEARNER, option)
        reply(trial, lesson.replies)
        view, events = trial.view(LEARNER), trial.events(LEARNER)
        done = reached(lesson.goal, LEARNER, self.first, view, events)
        last = len(self.answers) + 1 >= lesson.count
        if not done and (last or missed(lesson.goal, self.first, view)):
            return NOT_YET
        self.match, self.done = trial, done
        self.answers.append(option)
        return None


def reply(match: Match, replies: dict[str, str]) -> None:
    """The rivals answer until the learner is asked."""
    while match.pending and match.question(LEARNER) is None:
        asked = match.pending[0]
        wanted = (replies.get(asked.kind, ""), *IDLE, next(iter(asked.by_id)))
        match.answer(asked.seat, next(each for each in wanted if each in asked.by_id))


def begun(lesson: Lesson) -> Course:
    match = entrepot.load(lesson.position)
    return Course(lesson, match, match.view(LEARNER))


def followed(lesson: Lesson, answers: list[str]) -> Course:
    """The lesson after these answers; they must be ones that it accepts."""
    course = begun(lesson)
    for number, option in enumerate(answers):
        try:
            taken = course.answer(option) is None
        except EntrepotError:
            taken = False
        if not taken:
            raise LessonRefused("lesson-lost", number=number + 1)
    return course
