"""Lessons over HTTP: the learner's place in a lesson comes with every request."""

from __future__ import annotations

from fnmatch import fnmatchcase

from entrepot import GameView
from entrepot.lessons import LEARNER, Lesson, lessons
from entrepot.lessons.following import Course, followed
from entrepot.server import lesson_protocol as p
from entrepot.server.errors import NoSuchLesson
from entrepot.server.wire import explained


def lesson_listing(lesson: Lesson) -> p.LessonListed:
    return p.LessonListed(id=lesson.id, game=lesson.game, kind=lesson.kind, count=lesson.count)


def lesson_after(id: str, wanted: p.LessonWanted) -> p.Lesson:
    """The lesson after the answers so far, plus the new one if it is accepted."""
    if id not in lessons():
        raise NoSuchLesson("no-such-lesson", lesson=id)
    course = followed(lessons()[id], wanted.answers)
    wrong = course.answer(wanted.answer) if wanted.answer is not None else None
    lesson, view = course.lesson, course.view()
    assert isinstance(view, GameView)
    return p.Lesson(
        id=lesson.id,
        game=lesson.game,
        kind=lesson.kind,
        count=lesson.count,
        answers=course.answers,
        view=view,
        explanation=explained(course.match, view, LEARNER),
        events=course.match.events(LEARNER),
        step=lesson_step(course),
        solution=[] if lesson.steps else lesson.solutions[0],
        wrong=wrong,
        done=course.done,
    )


def lesson_step(course: Course) -> p.LessonStep | None:
    step, question = course.step, course.match.question(LEARNER)
    if step is None:
        return None
    options = list(question.by_id) if question else []
    allowed = [
        option for pattern in step.answers for option in options if fnmatchcase(option, pattern)
    ]
    return p.LessonStep(
        say=course.lesson.words(step.say),
        answers=list(dict.fromkeys(allowed)) if step.answers else [],
        points=step.points,
    )
