"""Two people, a bot, and somebody who looks on: all see the same, and no hand but their own."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import expect

from browser.conftest import Meet
from entrepot.import_export.cards import CARDS, IDS
from entrepot.kernel.match import Match
from entrepot.kernel.record import beginning
from kit.clicking import CONFIRM, STIRRED, answer
from kit.people import Person
from kit.server_process import ServerProcess
from kit.worlds import places

BOT = 2
"""The seat of the bot."""
OWN = {"hand", "shown", "question", "sealed", "copies", "stored"}


@pytest.fixture
def party(meet: Meet, server: ServerProcess) -> list[Person]:
    """Ann made the table, Ben took the open seat through its page, Cem looks on."""
    ann, ben, cem = meet(server), meet(server), meet(server)
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


HIT = """(e) => {
  e.scrollIntoView({ block: 'nearest' })
  const { left, right, top, bottom } = e.getBoundingClientRect()
  return e.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}"""
"""Whether a click on it would reach it."""


def test_lists_of_answers_to_give_or_prepare_lie_over_the_table(party: list[Person]) -> None:
    """Whoever is asked has one list, and whoever waits the other."""
    pages = [person.page for person in party[:2]]
    expect(pages[0].locator("[data-mine], [data-prepare]")).to_be_visible()
    for page in pages:
        asked = page.locator("[data-mine]").count() > 0
        button = page.locator("details.options summary" if asked else "[data-prepare] summary")
        answers = page.locator(f'[data-act="{"option" if asked else "prepare"}"]')
        for width, height in ((1280, 640), (844, 390), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            button.click()
            expect(answers.first).to_be_visible()
            for each in answers.all():
                assert each.evaluate(HIT), (width, each.text_content())
            button.click()
            expect(answers).to_have_count(0)


def test_everybody_reads_you_where_others_read_their_name(party: list[Person]) -> None:
    page = next(person for person in party[:2] if person.page.locator("[data-mine]").count()).page
    page.locator('[data-option="draw"]').click()
    page.locator(CONFIRM).click()
    for person, own, other in ((party[0], "Ann", "Ben"), (party[1], "Ben", "Ann")):
        log = person.page.locator(".log")
        expect(log).to_contain_text(re.compile("You play .* and start with 10 credits."))
        expect(log).to_contain_text(re.compile(f"(You draw|{other} draws)"))
        expect(log).to_contain_text(re.compile(f"{other} plays .* and starts with 10 credits."))
        expect(log).not_to_contain_text(own)
    log = party[2].page.locator(".log")
    expect(log).to_contain_text(re.compile("(Ann|Ben) draws"))
    expect(log).not_to_contain_text("You")


def test_on_a_phone_your_tables_come_first(party: list[Person]) -> None:
    page = party[0].goto("#/")
    page.set_viewport_size({"width": 390, "height": 844})
    mine, games = page.locator("[data-my-tables]"), page.locator(".home > .games")
    expect(mine.get_by_role("link").first).to_be_visible()
    places = [part.bounding_box() for part in (mine, games)]
    assert places[0]
    assert places[1]
    assert places[0]["y"] < places[1]["y"]


def play_together(*people: Person) -> list[int]:
    """Whoever is asked answers, until all are shown the end; how many answers each gave."""
    random = Random(6)  # a short game
    answers = [0] * len(people)
    over: set[int] = set()
    while len(over) < len(people):
        for number, person in enumerate(people):
            match person.page.evaluate(STIRRED):
                case "over":
                    over.add(number)
                case "pick" | "confirm":
                    answers[number] += answer(person.page, random)
                case _:
                    person.page.wait_for_timeout(10)
    return answers


def views(person: Person) -> list[tuple[tuple[int, int], dict[str, Any]]]:
    """What a person was told: at which moment (era, number of events), and the frame."""
    return [
        ((frame["era"], frame["first"] + len(frame["events"])), frame)
        for frame in person.frames
        if frame["type"] in {"state", "update"} and frame["view"]
    ]


def public(view: dict[str, Any]) -> dict[str, Any]:
    players = [{k: v for k, v in p.items() if k not in OWN} for p in view["players"]]
    return {**{k: v for k, v in view.items() if k not in OWN}, "players": players}


def secrets(person: Person, seat: int) -> dict[tuple[int, int], set[str]]:
    """The cards of the own hand, at each moment, that came from the deck and were not shown yet."""
    held: dict[tuple[int, int], set[str]] = {}
    secret: set[str] = set()
    for moment, frame in views(person):
        for event in frame["events"]:
            cards = set(event.get("cards", []))
            if event["type"] == "draw" and event["from"] == "deck" and event["seat"] == seat:
                secret |= cards
            else:
                secret -= cards
        secret &= set(frame["view"]["players"][seat].get("hand", []))
        held[moment] = set(secret)
    return held


def named(frame: dict[str, Any]) -> set[str]:
    """All cards in a frame; events of long ago are left out, for cards come back to the deck."""
    told = {**frame, "events": frame["events"] if frame["type"] == "update" else []}
    return set(re.findall(r"[a-z0-9_]+", json.dumps(told))) & set(CARDS)


def told_too_much(watcher: Person, seat: int | None, past: dict[int, list[Match]]) -> set[str]:
    """The cards told to somebody while they lay where this seat may not look, by the record."""
    found = set()
    for (_, moment), frame in views(watcher):
        now = unknown(past[moment], seat)
        found |= named({**frame, "events": []}) & now
        if frame["type"] == "update":  # what comes to light and is gone again was seen
            found |= named(frame) & now & unknown(past[frame["first"]], seat)
    return found


def unknown(matches: list[Match], seat: int | None) -> set[str]:
    """The cards of the deck, and of other hands, that the seat has not seen go there."""
    hidden = [places(m, m.state.table, seat).get("card", []) for m in matches]
    return set.intersection(*[{IDS[s.zone[s.place]] for s in secrets} for secrets in hidden])


def by_the_record(record: dict[str, Any]) -> dict[int, list[Match]]:
    """The match at every moment, as the server had it: by the number of events so far.

    A sealed answer makes no event: there are several then. Where its hand leaves the bot no choice,
    the server waits all the same, and everybody is told that moment, too.
    """
    match = beginning(record)
    past = {match.event_count: [match.copy()]}
    for seat, kind, option in record["answers"]:
        match.state.unhurried = 1 << BOT
        match.follow([(seat, kind, option)])
        past.setdefault(match.event_count, []).append(match.copy())
        while any(question.forced for question in match.pending):
            match.go_on()
            past.setdefault(match.event_count, []).append(match.copy())
    return past


def leaks(watcher: Person, held: dict[tuple[int, int], set[str]]) -> set[str]:
    """The cards of somebody else's hand that were told at a moment when they were secret."""
    return {
        card for moment, frame in views(watcher) for card in named(frame) & held.get(moment, set())
    }


def test_two_people_and_a_bot_play_a_whole_game_while_somebody_looks_on(
    party: list[Person],
) -> None:
    ann, ben, cem = party
    assert min(play_together(ann, ben)) > 20
    for person in party:
        expect(person.page.locator("[data-table]")).to_have_attribute("data-state", "over")
    last = [views(person)[-1] for person in party]
    assert last[0][0] == last[1][0] == last[2][0]
    seen = [public(frame["view"]) for _, frame in last]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0]["over"]
    assert seen[0]["winners"]
    anns, bens = secrets(ann, 0), secrets(ben, 1)
    assert len(leaks(ann, anns)) > 5, "a check that finds nothing at all checks nothing"
    assert len(leaks(ben, bens)) > 5
    assert leaks(ben, anns) == set()
    assert leaks(ann, bens) == set()
    assert leaks(cem, anns) == set()
    assert leaks(cem, bens) == set()
    check_by_the_record(party, by_the_record(ann.get(f"/api/tables/{last_table(ann)}/record")))


def last_table(person: Person) -> str:
    return str(next(f["table"]["id"] for f in reversed(person.frames) if f["type"] == "state"))


def check_by_the_record(party: list[Person], past: dict[int, list[Match]]) -> None:
    """Nobody was told more than the rules let that seat see, nor any card of deck or bot."""
    for own, person in zip((0, 1, None), party, strict=True):
        assert told_too_much(person, own, past) == set()
        seat = None
        for (_, moment), frame in views(person):
            seat = frame.get("seat", seat)
            assert seat in (own, None), "whoever has not sat down yet looks on"
            assert frame["view"] in [to_builtins(match.view(seat)) for match in past[moment]]
            assert frame["events"] == to_builtins(past[moment][-1].events(seat, frame["first"]))
        for frame in person.frames:
            assert frame["type"] in {"state", "update"} or named({"events": [], **frame}) == set()
    assert len(told_too_much(party[0], 1, past)) > 5, "a check that finds nothing checks nothing"
