"""Lessons over HTTP: the learner's place in a lesson comes with every request."""

from __future__ import annotations

from fnmatch import fnmatchcase

from entrepot import GameView
from entrepot.lessons import LEARNER, Lesson, lessons
from entrepot.lessons.following import Course, followed
from entrepot.server import lesson_protocol as p
from entrepot.server.errors import NoSuchLesson
from entrepot.server.market_order import Order, order_covering, shown
from entrepot.server.wire import explained


def lesson_listing(lesson: Lesson) -> p.LessonListed:
    return p.LessonListed(id=lesson.id, game=lesson.game, kind=lesson.kind, count=lesson.count)


def lesson_after(id: str, wanted: p.LessonWanted) -> p.Lesson:
    """The lesson after the answers so far, plus the new one if it is accepted."""
    if id not in lessons():
        raise NoSuchLesson("no-such-lesson", lesson=id)
    lesson, given = lessons()[id], len(wanted.answers)
    course = followed(lesson, wanted.answers)
    wrong = course.answer(wanted.answer) if wanted.answer is not None else None
    places = [*wanted.places, *([] for _ in range(given))][:given]
    places += [wanted.covers] if len(course.answers) > given else []
    order = market_order_after(lesson, course.answers, places)
    view = course.view()
    assert isinstance(view, GameView)
    view = shown(view, order)
    return p.Lesson(
        id=lesson.id,
        game=lesson.game,
        kind=lesson.kind,
        count=lesson.count,
        answers=course.answers,
        places=places,
        view=view,
        explanation=explained(course.match, view, LEARNER),
        events=course.match.events(LEARNER),
        step=lesson_step(course, order),
        solution=[] if lesson.steps else lesson.solutions[0],
        wrong=wrong,
        done=course.done,
    )


def market_order_after(lesson: Lesson, answers: list[str], places: list[list[int]]) -> Order | None:
    """How the market lies after these answers, each with the places that it covered."""
    order: Order | None = None
    for number, covered in enumerate(places):
        if covered:
            match = followed(lesson, answers[:number]).match
            order = order_covering(match, LEARNER, answers[number], covered, order) or order
    return order


def lies_at(thing: str, order: Order | None) -> str:
    """A thing of the rules as the table shows it: another place of the market, perhaps."""
    zone, _, place = thing.partition(":")
    if order is None or zone != "market" or not place.isdecimal():
        return thing
    return f"market:{order.index(int(place) - 1) + 1}"


def lesson_step(course: Course, order: Order | None) -> p.LessonStep | None:
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
        points=[lies_at(thing, order) for thing in step.points],
    )
