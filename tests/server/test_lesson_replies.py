"""Lessons over HTTP: stateless, so where one is travels with each request."""

from __future__ import annotations

from typing import Any

import pytest

from entrepot import text
from entrepot.lessons import lessons
from kit.live import Live


def asked(server: Live, id: str, *answers: str, answer: str | None = None) -> dict[str, Any]:
    reply = server.http.post(f"/api/lessons/{id}", json={"answers": answers, "answer": answer})
    assert reply.status_code == 200, reply.text
    return dict(reply.json())


def refused(server: Live, id: str, status: int, **body: Any) -> str:
    reply = server.http.post(f"/api/lessons/{id}", json=body)
    assert reply.status_code == status, reply.text
    return str(reply.json()["code"])


def test_all_lessons_are_listed_and_have_titles(server: Live) -> None:
    listed = server.http.get("/api/lessons").json()
    assert [each["id"] for each in listed] == list(lessons())
    assert {each["kind"] for each in listed} == {"guided", "practice"}
    for each in listed:
        assert text.say(f"lesson-{each['id']}-title")


@pytest.mark.parametrize("id", list(lessons()))
def test_a_lesson_is_followed_to_its_end_by_what_it_tells(server: Live, id: str) -> None:
    told = asked(server, id)
    while not told["done"]:
        step = told["step"]
        if step is None:
            answer = told["solution"][len(told["answers"])]
        else:
            assert step["answers"] or "question" not in told["view"]
            assert text.say(step["say"], rival="Zheng")
            answer = step["answers"][0] if step["answers"] else "next"
        before, told = told, asked(server, id, *told["answers"], answer=answer)
        assert told["wrong"] is None
        assert told["answers"] == [*before["answers"], answer]
        assert told["events"][: len(before["events"])] == before["events"]
    assert (told["step"], told["count"]) == (None, len(told["answers"]))


def test_a_card_lies_where_it_was_put_and_the_coach_points_at_it_there(server: Live) -> None:
    """Places that show the same good are one for the rules: the first is covered."""
    told = asked(server, "silk-first")
    while told["view"].get("question", {}).get("kind") != "phase-2" or not any(
        option.startswith("play:") for option in told["step"]["answers"]
    ):
        told = asked(server, "silk-first", *told["answers"], answer=step_answer(told))
    [play] = told["step"]["answers"]
    _, good, covered = play.split(":")
    market = told["view"]["market"]
    wanted = covered.split("+")
    last = [n for n, shown in enumerate(market, 1) if shown in wanted][-len(wanted) :]
    body = {"answers": told["answers"], "answer": play, "covers": last}
    reply = server.http.post("/api/lessons/silk-first", json=body).json()
    lying = [good if n in last else shown for n, shown in enumerate(market, 1)]
    assert reply["view"]["market"] == lying
    again = {"answers": reply["answers"], "places": reply["places"]}
    assert server.http.post("/api/lessons/silk-first", json=again).json() == reply
    plain = asked(server, "silk-first", *told["answers"], answer=play)
    assert sorted(plain["view"]["market"]) == sorted(lying)
    goods = [
        [
            each["view"]["market"][int(thing.removeprefix("market:")) - 1]
            for thing in each["step"]["points"]
            if thing.startswith("market:")
        ]
        for each in (plain, reply)
    ]
    assert goods[0] == goods[1]


def step_answer(told: dict[str, Any]) -> str:
    return str(told["step"]["answers"][0]) if told["step"]["answers"] else "next"


def test_an_answer_that_is_not_taken_changes_nothing_and_says_why(server: Live) -> None:
    before = asked(server, "silk-first", "next", "next", "next")
    told = asked(server, "silk-first", "next", "next", "next", answer="exchange:1:silk")
    assert text.say(told["wrong"])
    assert {**told, "wrong": None} == before
    told = asked(server, "trade-discard", answer="draw")
    assert text.say(told["wrong"])
    assert told["answers"] == []


def test_nobody_is_told_what_the_learner_may_not_know(server: Live) -> None:
    told = asked(server, "trade-first", *["next"] * 3, answer="lead:contract:rice")
    assert "hand" not in told["view"]["players"][1]
    assert all("cards" not in e for e in told["events"] if e["type"] == "draw" and e["seat"] == 1)


def test_what_is_no_lesson_or_no_answer_is_refused(server: Live) -> None:
    assert refused(server, "nothing", 404, answers=[]) == "no-such-lesson"
    assert refused(server, "silk-first", 409, answers=["pass"]) == "lesson-lost"
    assert refused(server, "silk-first", 409, answers=[], answer="pass") == "not-an-option"
    assert refused(server, "trade-discard", 409, answers=[], answer="sail") == "not-an-option"
    solved = ["discard-contract:rice"]
    assert refused(server, "trade-discard", 409, answers=solved, answer="draw") == "lesson-done"
    assert refused(server, "silk-first", 400, answers=["next"] * 101) == "bad-field"
    assert refused(server, "silk-first", 400, answers=[1]) == "bad-field"
