"""Two people, a bot, and somebody who looks on: all see the same, and no hand but their own."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from entrepot.import_export.cards import CARDS
from kit.clicking import STIRRED, answer
from kit.people import Person
from kit.serving import Serving

OWN = {"hand", "shown", "question", "sealed", "copies", "stored"}


@pytest.fixture
def party(meet, serving: Serving) -> list[Person]:
    """Ann made the table, Ben took the open seat through its page, Cem looks on."""
    ann, ben, cem = meet(serving), meet(serving), meet(serving)
    id = ann.table(
        {
            "game": "import-export",
            "name": "Ann",
            "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}],
            "seed": 8,
            "shuffle": False,
            "pace": 0,
        }
    )
    for other in (ben, cem):
        other.goto(f"#/t/{id}")
    ben.page.locator(".sit input").fill("Ben")
    ben.page.locator('[data-act="join"]').click()
    for person in (ann, ben, cem):
        expect(person.page.locator("[data-table]")).to_have_attribute("data-state", "playing")
    return [ann, ben, cem]


def play_together(*people: Person) -> None:
    """Whoever is asked answers, until all are shown the end."""
    random = Random(3)
    over: set[int] = set()
    while len(over) < len(people):
        for number, person in enumerate(people):
            match person.page.evaluate(f"({STIRRED})()"):
                case "over":
                    over.add(number)
                case "pick" | "confirm":
                    answer(person.page, random)


def views(person: Person) -> list[tuple[int, int, dict[str, Any]]]:
    """What a person was shown: the era, the number of events by then, and the view with news."""
    found = []
    for frame in person.frames:
        if frame["type"] in {"state", "update"} and frame["view"]:
            told = {"view": frame["view"]}
            if frame["type"] == "update":
                told["events"] = frame["events"]
            found.append((frame["era"], frame["first"] + len(frame["events"]), told))
    return found


def public(view: dict[str, Any]) -> dict[str, Any]:
    players = [{k: v for k, v in p.items() if k not in OWN} for p in view["players"]]
    return {**{k: v for k, v in view.items() if k not in OWN}, "players": players}


def secrets(person: Person, seat: int) -> dict[tuple[int, int], set[str]]:
    """The cards that the person held at each moment, those left out that all were ever shown."""
    shown = {
        card
        for frame in person.frames
        for event in frame.get("events", [])
        if event["type"] != "draw" or event.get("from") != "deck"
        for card in event.get("cards", [])
    }
    held: dict[tuple[int, int], set[str]] = {}
    for era, number, told in views(person):
        held[era, number] = set(told["view"]["players"][seat]["hand"]) - shown
    return held


def named(told: dict[str, Any]) -> set[str]:
    return set(re.findall(r"[a-z0-9_]+", json.dumps(told))) & set(CARDS)


def leaks(watcher: Person, held: dict[tuple[int, int], set[str]]) -> set[str]:
    """The cards of somebody else's hand that were told at a moment when they were secret."""
    return {
        card
        for era, number, told in views(watcher)
        for card in named(told) & held.get((era, number), set())
    }


def test_two_people_and_a_bot_play_a_whole_game_while_somebody_looks_on(
    party: list[Person],
) -> None:
    ann, ben, cem = party
    play_together(ann, ben)
    for person in party:
        expect(person.page.locator("[data-table]")).to_have_attribute("data-state", "over")
    last = [views(person)[-1] for person in party]
    assert last[0][1] == last[1][1] == last[2][1]
    assert public(last[0][2]["view"]) == public(last[1][2]["view"]) == public(last[2][2]["view"])
    assert last[0][2]["view"]["over"]
    anns, bens = secrets(ann, 0), secrets(ben, 1)
    assert len(leaks(ann, anns)) > 5, "a check that finds nothing at all checks nothing"
    assert len(leaks(ben, bens)) > 5
    assert leaks(ben, anns) == set()
    assert leaks(ann, bens) == set()
    assert leaks(cem, anns) == set()
    assert leaks(cem, bens) == set()
