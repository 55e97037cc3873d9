"""Reloads, kills, bad lines: the game goes on, and nothing is lost or done twice."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from browser.conftest import Meet
from kit.bad_connections import BAD_LINE, LATENCY
from kit.clicking import CONFIRM, answer, awaited, pick, play
from kit.people import Person
from kit.prepared_tables import play_until
from kit.server_process import ServerProcess


def two_seats(meet: Meet, server: ServerProcess, seed: int) -> tuple[Person, Person, str]:
    """Two people at a table of Import / Export; neither looks at it yet."""
    ann, ben = meet(server), meet(server)
    wanted = {
        "game": "import-export",
        "name": "Ann",
        "seats": [{"kind": "person"}, {"kind": "open"}],
        "seed": seed,
        "shuffle": False,
    }
    id = str(ann.post("/api/tables", wanted)["table"])
    ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
    return ann, ben, id


def numbers(person: Person, least: int) -> list[int]:
    """The numbers of the events in the log, as the page shows them, once so many are there."""
    expect(person.page.locator(f'[data-event="{least - 1}"]')).to_be_attached()
    shown = person.page.locator("[data-event]")
    return sorted(shown.evaluate_all("all => all.map((e) => Number(e.dataset.event))"))


def test_a_bid_stays_when_the_page_is_loaded_again(meet: Meet, server: ServerProcess) -> None:
    ann, ben, id = two_seats(meet, server, seed=2)
    play_until(id, [ann, ben], "import-export", 2, lambda m: len(m.pending) == 2)
    page = ann.goto(f"#/t/{id}")
    page.locator('[data-option="bid:2"]').click()
    page.locator(CONFIRM).click()
    expect(page.locator("[data-sealed]")).to_have_attribute("data-sealed", "bid:2")
    page.reload()
    expect(page.locator("[data-sealed]")).to_have_attribute("data-sealed", "bid:2")
    assert ann.state(id)["view"]["sealed"] == "bid:2"
    assert "sealed" not in ben.state(id)["view"]
    page.locator('[data-act="undo"]').click()
    page.locator('[data-option="bid:0"]').click()
    page.locator(CONFIRM).click()
    expect(page.locator("[data-sealed]")).to_have_attribute("data-sealed", "bid:0")
    theirs = ben.goto(f"#/t/{id}")
    theirs.locator('[data-option="bid:2"]').click()
    theirs.locator(CONFIRM).click()
    expect(page.locator("[data-sealed]")).to_have_count(0)
    assert ann.state(id)["view"]["pending"][0]["kind"] != "bid"


def test_a_killed_server_comes_back_and_the_game_goes_on(
    meet: Meet, own_server: ServerProcess
) -> None:
    ann, ben, id = two_seats(meet, own_server, seed=3)
    people = [ann, ben]
    play_until(id, people, "import-export", 3, lambda m: m.view(None).turn >= 2)
    for person in people:
        person.goto(f"#/t/{id}")
    asked = people[ann.state(id)["view"]["pending"][0]["seat"]]
    assert awaited(asked.page) == "pick"
    before = [person.state(id) for person in people]
    for person in people:
        person.outage = True
    own_server.kill()
    for person in people:
        expect(person.page.locator("[data-connection]")).not_to_have_attribute(
            "data-connection", "on"
        )
    own_server.start()
    for person in people:
        expect(person.page.locator("[data-connection]")).to_have_attribute("data-connection", "on")
        person.outage = False
    assert [person.state(id)["events"] for person in people] == [s["events"] for s in before]
    assert [person.state(id)["view"] for person in people] == [s["view"] for s in before]
    assert play(asked.page, seed=1, answers=1) == 1
    after = ann.state(id)["events"]
    assert after[: len(before[0]["events"])] == before[0]["events"]
    assert numbers(ann, len(after)) == numbers(ben, len(after)) == list(range(len(after)))
    assert len(asked.answers()) == 1


def test_lost_and_doubled_frames_neither_stop_nor_double_anything(
    meet: Meet, server: ServerProcess
) -> None:
    ann = meet(server)
    ann.context.add_init_script(BAD_LINE)
    id = ann.table(
        {
            "game": "maritime-silk-road",
            "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}],
            "seed": 5,
            "pace": 0,
        }
    )
    assert play(ann.page, seed=5, answers=25) == 25
    awaited(ann.page)
    faults = ann.page.evaluate("window.__faults")
    assert faults["lost"] >= 5
    assert faults["doubled"] >= 5
    told = [said["ticket"] for said in ann.said if said["type"] == "answer"]
    assert len(told) > len(set(told)), "some were sent twice"
    events = len(ann.state(id)["events"])
    assert numbers(ann, events) == list(range(events)), "no line twice, no line missing"


def test_a_click_shows_at_once_on_a_slow_line(meet: Meet, server: ServerProcess) -> None:
    ann = meet(server)
    ann.context.add_init_script(LATENCY)
    ann.table(
        {
            "game": "import-export",
            "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}],
            "seed": 1,
            "pace": 0,
        }
    )
    random = Random(1)
    page = ann.page
    awaited(page)
    while awaited(page) != "confirm":
        pick(page, random)
    # Before the server can have heard of it, the page shows that it was done.
    shown = page.evaluate(
        """() => new Promise((done) => {
          document.querySelector('[data-act="confirm"]').click()
          setTimeout(() => done(document.querySelector('[data-bar][data-waiting]') !== null), 50)
        })"""
    )
    assert shown
    assert answer(page, random)
    latency = page.locator("[data-latency]")
    assert int(latency.get_attribute("data-latency") or 0) >= 400
