"""Whole games by keyboard alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Meet
from kit.clicking import awaited
from kit.server_process import ServerProcess

FOCUSED = """() => {
  const here = document.activeElement
  if (!here || here.disabled || here.getAttribute('aria-disabled')) return ''
  if (here.matches('[data-bar] .choices select')) return 'list'
  return here.dataset?.mark ?? here.dataset?.act ?? ''
}"""
TABS = 400
"""More than a table has places to stop at."""
PLAIN = 5
"""So many answers with Tab and Enter alone; then with the keys that the page offers besides."""
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]


def tab_to(page: Page, wanted: set[str], random: Random, pick: float = 0.5) -> str:
    """On to one of the things wanted; passing over some, so that not always the first is taken."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        found = str(page.evaluate(f"({FOCUSED})()"))
        if found in wanted and random.random() < pick:
            return found
    raise AssertionError(f"{wanted} can't be reached by keyboard")


def steer_to(page: Page, wanted: set[str], random: Random) -> str:
    """The quicker way: arrows go from one thing that is marked to the next; Tab where they end."""
    for _ in range(12):
        page.keyboard.press(random.choice(ARROWS))
        if (found := str(page.evaluate(f"({FOCUSED})()"))) in wanted:
            return found
    return tab_to(page, wanted, random)


@pytest.mark.parametrize("game", ["import-export", "maritime-silk-road"])
def test_a_whole_game_is_played_by_keyboard_alone(
    meet: Meet, server: ServerProcess, game: str
) -> None:
    player = meet(server)
    page = player.goto()
    player.table(
        {
            "game": game,
            "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}],
            "seed": 4,
            "pace": 0,
        }
    )
    random, picks, answers = Random(4), 0, 0
    while (state := awaited(page)) != "over":
        if answers or picks:
            assert page.evaluate("() => !!document.activeElement.closest('.play')"), "lost focus"
        if state == "confirm":
            if answers < PLAIN:
                tab_to(page, {"confirm"}, random, 1)
            page.keyboard.press("Enter" if answers < PLAIN else "c")
            answers, picks = answers + 1, 0
            continue
        targets = page.locator('[data-mark="target"]:visible').count()
        wanted = {"target"} if targets else {"can", "list"}
        found = (tab_to if answers < PLAIN else steer_to)(page, wanted, random)
        page.keyboard.press("ArrowDown" if found == "list" else "Enter")
        picks += 1
        assert picks < 40, "many things picked and nothing to confirm"
    assert answers > 20
    expect(page.locator("[data-table]")).to_have_attribute("data-state", "over")
