"""Every lesson can be played to its end; every practice position has the answer that it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import entrepot
from entrepot import text
from entrepot.kernel.errors import IllegalAnswer
from entrepot.lessons import LEARNER, Lesson, lessons
from entrepot.lessons.following import (
    ELSEWHERE,
    IDLE,
    NEXT,
    NOT_YET,
    Course,
    LessonRefused,
    begun,
    followed,
)

ALL = list(lessons().values())
GUIDED = [lesson for lesson in ALL if lesson.kind == "guided"]
PRACTICE = [lesson for lesson in ALL if lesson.kind == "practice"]
WORDS = Path(entrepot.__file__).parent / "text"


def named(lesson: Lesson) -> str:
    return lesson.id


guided = pytest.mark.parametrize("lesson", GUIDED, ids=named)
practice = pytest.mark.parametrize("lesson", PRACTICE, ids=named)


def steps(lesson: Lesson) -> Iterator[Course]:
    """The lesson before each of its steps."""
    course = begun(lesson)
    for step in lesson.steps:
        yield course
        assert course.answer(step.answers[0] if step.answers else NEXT) is None


def copied(course: Course) -> Course:
    return Course(course.lesson, course.match.copy(), course.first, course.answers[:], course.done)


def ways(course: Course, depth: int) -> Iterator[list[str]]:
    """All ways of at most so many answers that solve it."""
    asked = course.match.question(LEARNER)
    for option in asked.by_id if asked and depth else ():
        trial = copied(course)
        if trial.answer(option) is None:
            yield from [trial.answers] if trial.done else ways(trial, depth - 1)


def test_there_is_a_guided_game_of_each_game_and_a_dozen_positions() -> None:
    for game in ("import-export", "maritime-silk-road"):
        assert [lesson.game for lesson in GUIDED].count(game) == 1
        assert [lesson.game for lesson in PRACTICE].count(game) >= 12
    assert all(lesson.goal is not None and lesson.solutions for lesson in PRACTICE)


@guided
def test_a_guided_game_is_won_by_what_it_asks_for(lesson: Lesson) -> None:
    for course in steps(lesson):
        assert not course.done
    assert course.done
    view = course.view()
    assert view.over
    assert view.winners == [LEARNER]


@guided
def test_a_guided_game_asks_its_learner_whenever_it_wants_an_answer(lesson: Lesson) -> None:
    for course in steps(lesson):
        step = course.step
        assert step is not None
        asked = course.match.question(LEARNER)
        if step.answers:
            assert asked is not None
            question = course.view().question
            assert question is not None
            assert question.options == list(asked.by_id)
        else:
            assert course.view().question is None


@guided
def test_any_other_answer_is_refused_and_changes_nothing(lesson: Lesson) -> None:
    for course in steps(lesson):
        step, asked = course.step, course.match.question(LEARNER)
        assert step is not None
        before = course.match.digest()
        with pytest.raises(IllegalAnswer):
            course.answer("sail:away")
        if asked and step.answers:
            with pytest.raises(IllegalAnswer):
                course.answer(NEXT)
            for option in asked.by_id:
                if option not in step.answers:
                    assert course.answer(option) == ELSEWHERE
        assert course.match.digest() == before
        assert course.step is step


@guided
def test_a_guided_game_goes_on_where_it_was_left(lesson: Lesson) -> None:
    for course in steps(lesson):
        again = followed(lesson, list(course.answers))
        assert again.view() == course.view()
        assert again.match.digest() == course.match.digest()


@guided
def test_what_is_pointed_at_is_on_the_table(lesson: Lesson) -> None:
    """Cards lie where the point says; buttons stand for options."""
    for course in steps(lesson):
        view: Any = course.match.view(LEARNER)
        me = view.players[LEARNER]
        assert course.step is not None
        for point in course.step.points:
            zone, _, what = point.partition(":")
            if zone == "hand" or (hasattr(me, zone) and what):
                assert what in getattr(me, zone), point
            elif zone == "market":
                assert 1 <= int(what) <= len(view.market)
            elif zone == "island" and what:
                assert what in view.island, point
            elif zone == "ship":
                assert 1 <= int(what) <= len(me.ships)
            elif zone in ("supply", "buy"):
                assert (view.supply if zone == "supply" else view.shop)[what] > 0
            elif re.fullmatch(r"[a-z]+-[12]", zone):
                colour, number = zone.split("-")
                owner = next(p for p in view.players if p.colour == colour)
                aboard = [c.card for c in owner.ships[int(number) - 1].containers]
                assert not what or what in aboard, point
            else:
                known = ("deck", "pass", "goods", "imports", "island", "action", "bid")
                assert zone in known, point


@practice
def test_a_position_is_solved_by_its_solutions(lesson: Lesson) -> None:
    for solution in lesson.solutions:
        assert len(solution) <= lesson.count
        course = begun(lesson)
        for option in solution:
            assert not course.done
            assert course.answer(option) is None
        assert course.done
        with pytest.raises(LessonRefused, match="finished"):
            course.answer(solution[-1])


@practice
def test_a_position_is_not_solved_by_just_anything(lesson: Lesson) -> None:
    """And where the solution is said to be the only one, it is."""
    found = list(ways(begun(lesson), lesson.count))
    assert all(solution in found for solution in lesson.solutions)
    if lesson.unique:
        assert sorted(found) == sorted(lesson.solutions)
    asked = begun(lesson).match.question(LEARNER)
    assert asked is not None
    assert {way[0] for way in found} < set(asked.by_id)


@practice
def test_the_idle_do_not_solve_a_position(lesson: Lesson) -> None:
    if lesson.solutions[0] in (["draw"], ["draw", "yes"]):
        return
    course = begun(lesson)
    for _ in range(lesson.count):
        asked = course.match.question(LEARNER)
        assert asked is not None
        idle = next((option for option in IDLE if option in asked.by_id), next(iter(asked.by_id)))
        if course.answer(idle) == NOT_YET:
            return
    raise AssertionError(course.answers)


def test_the_last_answer_that_misses_the_goal_is_not_taken() -> None:
    course = begun(lessons()["silk-count"])
    assert course.answer("play:tea:glass+ore") == NOT_YET
    assert course.answers == []
    assert course.answer("play:ore:glass+spice") is None
    assert course.done


def test_answers_of_another_lesson_are_refused() -> None:
    with pytest.raises(LessonRefused) as refused:
        followed(lessons()["silk-first"], [NEXT, "pass"])
    assert refused.value.facts["number"] == 2
    with pytest.raises(LessonRefused):
        followed(lessons()["silk-count"], ["play:tea:glass+ore"])


def wanted() -> set[str]:
    keys = {ELSEWHERE, NOT_YET}
    for lesson in ALL:
        what = ["title", "done", *(step.say for step in lesson.steps)]
        what += [] if lesson.steps else ["question", "hint"]
        keys |= {lesson.words(each) for each in what}
    return keys


@pytest.mark.parametrize("lang", [f.parent.name for f in WORDS.glob("*/lessons.ftl")])
def test_every_lesson_has_words_and_no_words_are_left_over(lang: str) -> None:
    written = (WORDS / lang / "lessons.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(lesson-[a-z0-9-]+) =", written, re.M)) == wanted()
    for key in wanted():
        assert len(text.say(key, lang, rival="Zheng")) > 1


def test_steps_of_a_lesson_are_said_once_and_briefly() -> None:
    for lesson in GUIDED:
        said = [step.say for step in lesson.steps]
        assert len(set(said)) == len(said)
        for step in said:
            assert len(text.say(lesson.words(step), rival="Zheng")) < 330
