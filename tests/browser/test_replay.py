"""Finished games can be looked at again, from any seat's eyes, and carried around as files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import entrepot
from browser.conftest import Meet
from kit.prepared_tables import answers_until
from kit.server_process import ServerProcess
from kit.tour import SILK, TRADE, seated

DROP = """async (text) => {
  const file = new File([text], 'game.json', { type: 'application/json' })
  const data = new DataTransfer()
  data.items.add(file)
  for (const kind of ['dragenter', 'dragover', 'drop'])
    document.body.dispatchEvent(
      new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }))
}"""


@pytest.mark.parametrize("game", [TRADE, SILK])
def test_a_finished_game_is_replayed_downloaded_and_opened_from_the_file(
    meet: Meet, server: ServerProcess, tmp_path: Path, game: str
) -> None:
    ann = meet(server)
    id = seated(ann, server, game, 2, 1, lambda m: m.over)
    page = ann.goto(f"#/t/{id}")
    page.locator('[data-act="replay"]').click()
    replay = page.locator("[data-replay]")
    expect(replay).to_be_visible()
    log = page.locator(".log")
    expect(log).to_contain_text("Ann")
    expect(log).not_to_contain_text("You")
    answers = len(ann.get(f"/api/tables/{id}/record")["answers"])

    page.locator('[data-act="last"]').click()
    expect(replay).to_have_attribute("data-n", str(answers))
    page.locator('[data-act="back"]').click()
    expect(replay).to_have_attribute("data-n", str(answers - 1))
    page.locator('input[type="range"]').fill("10")
    expect(replay).to_have_attribute("data-n", "10")
    page.locator('[data-act="on"]').click()
    expect(replay).to_have_attribute("data-n", "11")
    page.locator('[data-act="first"]').click()
    expect(replay).to_have_attribute("data-n", "0")

    with page.expect_download() as download:
        page.locator('[data-act="download"]').click()
    download.value.save_as(tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    assert entrepot.replay(json.loads(text)).over

    other = meet(server)
    there = other.goto()
    there.locator('[data-act="play"]').first.wait_for()
    there.evaluate(DROP, text)
    expect(there.locator("[data-replay]")).to_be_visible()
    there.locator('[data-act="last"]').click()
    expect(there.locator("[data-replay]")).to_have_attribute("data-n", str(answers))

    there.locator('[data-act="eyes"]').select_option("1")
    there.locator('[data-act="lens"]').click()
    there.locator('[data-act="first"]').click()
    expect(there.locator("[data-who-knows] .holding")).to_have_count(3)
    there.locator('[data-act="try-again"]').click()
    there.locator("dialog input").fill("What if")
    there.locator('[data-act="begin-branch"]').click()
    expect(there.locator("[data-branch]")).to_have_text("What if")
    expect(there.locator("[data-state]")).to_have_attribute("data-state", "playing")


def test_a_replay_shows_the_hand_of_the_seat_whose_eyes_are_taken_and_no_other(
    meet: Meet, server: ServerProcess
) -> None:
    ann = meet(server)
    id = seated(ann, server, TRADE, 2, 1, lambda m: m.over)
    early = entrepot.new(TRADE, players=2, seed=1)
    answers_until(early, lambda m: len(m.record()["answers"]) == 6, 1)
    page = ann.goto(f"#/replay/{id}")
    page.locator('input[type="range"]').fill("6")
    for seat in (0, 1):
        page.locator('[data-act="eyes"]').select_option(str(seat))
        expect(page.locator("[data-replay]")).to_have_attribute("data-n", "6")
        for card in early.view(seat).players[seat].hand:
            expect(page.locator(f'[data-thing="hand:{card}"]')).to_be_visible()
        hands = page.locator('[data-thing^="hand:"]').evaluate_all(
            "all => all.map((e) => e.dataset.thing.slice(5)).sort()"
        )
        assert hands == sorted(early.view(seat).players[seat].hand)


CUT = """() => {
  const middle = document.querySelector('.replay .middle')
  const { bottom } = middle.getBoundingClientRect()
  return [...middle.querySelectorAll('*')]
    .filter((e) => e.getBoundingClientRect().bottom > bottom + 1 && e.textContent.trim())
    .map((e) => e.outerHTML.slice(0, 80))
}"""
"""What sticks out of the middle of the table, where nothing scrolls."""


def test_on_a_low_screen_a_replay_shows_the_whole_table(meet: Meet, server: ServerProcess) -> None:
    ann = meet(server)
    ann.page.set_viewport_size({"width": 1280, "height": 640})
    for players in (2, 4):
        id = seated(ann, server, SILK, players, 1, lambda m: m.over, "greedy")
        page = ann.goto(f"#/replay/{id}")
        for n in (15, 60):
            page.locator('input[type="range"]').fill(str(n))
            expect(page.locator("[data-replay]")).to_have_attribute("data-n", str(n))
            assert page.evaluate(CUT) == [], (players, n)


def test_a_file_that_is_no_record_says_so(meet: Meet, server: ServerProcess) -> None:
    ann = meet(server)
    page = ann.goto()
    page.locator('[data-act="play"]').first.wait_for()
    ann.outage = True
    page.evaluate(DROP, '{"hello": "there"}')
    expect(page.get_by_role("alert").first).to_be_visible()
    expect(page.locator("[data-replay]")).to_have_count(0)
