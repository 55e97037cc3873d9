"""Seats that move, hosts that help, people who leave and come back, and another game after this."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.clicking import awaited, play
from kit.people import Person
from kit.prepared_tables import play_until
from kit.server_process import ServerProcess
from kit.waiting import eventually

Party = tuple[Person, Person, str]


@pytest.fixture
def party(meet: Any, server: ServerProcess) -> Party:
    """Ann, who is the host, and Ben, at a table of Maritime Silk Road."""
    ann, ben = meet(server), meet(server)
    id = ann.table(
        {
            "game": "maritime-silk-road",
            "name": "Ann",
            "seats": [{"kind": "person"}, {"kind": "open"}],
            "seed": 1,
            "shuffle": False,
            "pace": 0,
        }
    )
    ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
    ben.goto(f"#/t/{id}")
    for person in (ann, ben):
        expect(person.page.locator("[data-table]")).to_have_attribute("data-state", "playing")
    return ann, ben, id


def menu(page: Page, act: str) -> None:
    page.locator('[data-act="menu"]').click()
    page.locator(f'[data-act="{act}"]').click()


def asked(party: Party) -> Person:
    ann, ben, id = party
    return (ann, ben)[ann.state(id)["view"]["pending"][0]["seat"]]


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(
    party: Party, meet: Any, server: ServerProcess
) -> None:
    ann, _, id = party
    phone, thief = meet(server), meet(server)
    menu(ann.page, "move")
    ann.page.locator('[data-act="make-code"]').click()
    link = ann.page.locator("[data-link]").input_value()
    hash = link[link.index("#") :]
    phone.goto(hash)
    expect(phone.page.locator("[data-table]")).to_have_attribute("data-state", "playing")
    assert "#/move/" not in phone.page.url, "the code is not left in the address"
    assert phone.state(id)["seat"] == 0
    assert ann.state(id)["seat"] is None
    assert phone.state(id)["table"]["seats"][0]["name"] == "Ann"
    thief.outage = True
    thief.goto(hash)
    expect(thief.page.get_by_role("alert")).to_be_visible()
    assert thief.state(id)["seat"] is None


def test_who_leaves_is_played_by_a_bot_until_coming_back(party: Party) -> None:
    ann, ben, id = party
    menu(ben.page, "leave")
    ben.page.locator('[data-act="leave-now"]').click()
    expect(ben.page.locator('[data-act="play"]').first).to_be_visible()
    assert ann.state(id)["table"]["seats"][1]["away"]
    assert play(ann.page, seed=1, answers=3) == 3
    awaited(ann.page)
    ben.goto(f"#/t/{id}")
    expect(ben.page.locator("[data-connection]")).to_have_attribute("data-connection", "on")
    expect(ben.page.locator('[data-act="back"]')).to_have_count(0)
    assert not ann.state(id)["table"]["seats"][1]["away"]


def test_the_host_gives_a_seat_to_a_bot_steps_back_exports_and_deletes(
    party: Party, tmp_path: Path
) -> None:
    ann, ben, id = party
    play_until(id, [ann, ben], "maritime-silk-road", 1, lambda m: len(m.record()["answers"]) >= 6)
    before = ann.state(id)
    menu(ann.page, "host")
    page = ann.page
    page.locator('[data-act="step-back"]').click()
    page.wait_for_function(
        "() => document.querySelector('[role=status].visually-hidden')?.textContent"
    )
    assert ann.state(id)["era"] > before["era"]
    assert ben.state(id)["era"] == ann.state(id)["era"]
    expect(ben.page.locator('[data-undo="host"]')).to_contain_text("The host has taken back")
    page.locator('[data-seat="1"] [data-act="give-bot"]').click()
    expect(page.locator('[data-seat="1"]')).to_have_attribute("data-kind", "bot")
    with page.expect_download() as download:
        page.locator('[data-act="export"]').click()
    download.value.save_as(tmp_path / "export.json")
    exported = json.loads((tmp_path / "export.json").read_text())
    assert exported["view"]["players"][0]["hand"]
    assert "hand" not in exported["view"]["players"][1], "a host who plays sees no other hand"
    ann.outage = ben.outage = True
    page.locator('[data-act="delete"]').click()
    page.locator('[data-act="delete-now"]').click()
    expect(page.locator('[data-act="play"]').first).to_be_visible()
    assert ann.page.request.get(f"{ann.url}/api/tables/{id}").status == 404


def test_nobody_but_the_host_gets_to_the_hosts_page(party: Party) -> None:
    _, ben, id = party
    ben.goto(f"#/t/{id}/host")
    expect(ben.page.get_by_role("alert")).to_be_visible()
    expect(ben.page.locator('[data-act="delete"]')).to_have_count(0)


def test_a_step_back_needs_everybodys_consent(party: Party) -> None:
    ann, ben, id = party
    mover = asked(party)
    other = ben if mover is ann else ann
    while asked(party) is mover:
        assert play(mover.page, seed=1, answers=1) == 1
    assert play(other.page, seed=2, answers=1) == 1
    before = ann.state(id)
    propose(mover)
    other.page.locator('[data-act="disagree"]').click()
    for person in (ann, ben):
        expect(person.page.locator('[data-act="disagree"]')).to_have_count(0)
    assert ann.state(id)["era"] == before["era"]
    propose(mover)
    other.page.locator('[data-act="agree"]').click()
    eventually(lambda: ann.state(id)["era"] > before["era"])
    assert len(ann.state(id)["events"]) < len(before["events"])
    assert asked(party) is mover
    awaited(mover.page)


def propose(mover: Person) -> None:
    """Ask for a step back, and see that it is asked for: it can be withdrawn then."""
    mover.page.locator('[data-act="propose"]').click()
    expect(mover.page.locator('[data-act="disagree"]')).to_be_visible()


def test_after_the_end_the_same_people_sit_at_another_table(party: Party) -> None:
    ann, ben, id = party
    for person in (ann, ben):
        person.goto()  # nobody need watch all of it
    play_until(id, [ann, ben], "maritime-silk-road", 1, lambda m: m.over)
    for person in (ann, ben):
        person.goto(f"#/t/{id}")
        expect(person.page.locator("[data-table]")).to_have_attribute("data-state", "over")
    ann.page.locator('[data-act="rematch"]').click()
    ann.page.wait_for_function(f"() => !location.hash.includes({id!r})")
    ben.page.locator('[data-act="rematch"]').click()
    for person in (ann, ben):
        expect(person.page.locator("[data-table]")).to_have_attribute("data-state", "playing")
    new = ann.page.url.rsplit("/", 1)[1]
    assert ben.page.url.endswith(new)
    assert {seat["name"] for seat in ann.state(new)["table"]["seats"]} == {"Ann", "Ben"}
