"""Lessons over HTTP: stateless, so where one is travels with each request."""

from __future__ import annotations

from typing import Any

import pytest

from entrepot import text
from entrepot.lessons import lessons
from kit.live import Live


def asked(house: Live, id: str, *answers: str, answer: str | None = None) -> dict[str, Any]:
    reply = house.http.post(f"/api/lessons/{id}", json={"answers": answers, "answer": answer})
    assert reply.status_code == 200, reply.text
    return dict(reply.json())


def refused(house: Live, id: str, status: int, **body: Any) -> str:
    reply = house.http.post(f"/api/lessons/{id}", json=body)
    assert reply.status_code == status, reply.text
    return str(reply.json()["code"])


def test_all_lessons_are_listed_and_have_titles(house: Live) -> None:
    listed = house.http.get("/api/lessons").json()
    assert [each["id"] for each in listed] == list(lessons())
    assert {each["kind"] for each in listed} == {"guided", "practice"}
    for each in listed:
        assert text.say(f"lesson-{each['id']}-title")


@pytest.mark.parametrize("id", list(lessons()))
def test_a_lesson_is_followed_to_its_end_by_what_it_tells(house: Live, id: str) -> None:
    told = asked(house, id)
    while not told["done"]:
        step = told["step"]
        if step is None:
            answer = told["solution"][len(told["answers"])]
        else:
            assert step["answers"] or "question" not in told["view"]
            assert text.say(step["say"], rival="Zheng")
            answer = step["answers"][0] if step["answers"] else "next"
        before, told = told, asked(house, id, *told["answers"], answer=answer)
        assert told["wrong"] is None
        assert told["answers"] == [*before["answers"], answer]
        assert told["events"][: len(before["events"])] == before["events"]
    assert (told["step"], told["count"]) == (None, len(told["answers"]))


def test_an_answer_that_is_not_taken_changes_nothing_and_says_why(house: Live) -> None:
    before = asked(house, "silk-first", "next", "next", "next")
    told = asked(house, "silk-first", "next", "next", "next", answer="exchange:1:silk")
    assert text.say(told["wrong"])
    assert {**told, "wrong": None} == before
    told = asked(house, "trade-discard", answer="draw")
    assert text.say(told["wrong"])
    assert told["answers"] == []


def test_nobody_is_told_what_the_learner_may_not_know(house: Live) -> None:
    told = asked(house, "trade-first", *["next"] * 3, answer="lead:contract:rice")
    assert "hand" not in told["view"]["players"][1]
    assert all("cards" not in e for e in told["events"] if e["type"] == "draw" and e["seat"] == 1)


def test_what_is_no_lesson_or_no_answer_is_refused(house: Live) -> None:
    assert refused(house, "nothing", 404, answers=[]) == "no-such-lesson"
    assert refused(house, "silk-first", 409, answers=["pass"]) == "lesson-lost"
    assert refused(house, "silk-first", 409, answers=[], answer="pass") == "not-an-option"
    assert refused(house, "trade-discard", 409, answers=[], answer="sail") == "not-an-option"
    solved = ["discard-contract:rice"]
    assert refused(house, "trade-discard", 409, answers=solved, answer="draw") == "lesson-done"
    assert refused(house, "silk-first", 400, answers=["next"] * 101) == "bad-field"
    assert refused(house, "silk-first", 400, answers=[1]) == "bad-field"
