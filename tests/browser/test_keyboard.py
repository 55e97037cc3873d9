"""Whole games by keyboard alone: Tab to what is marked, Enter to take it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from kit.clicking import awaited
from kit.serving import Serving

FOCUSED = """() => {
  const here = document.activeElement
  const act = here?.dataset?.act
  if (!here || here.disabled || here.getAttribute('aria-disabled')) return ''
  if (act === 'confirm' || act === 'choice') return act
  return ['can', 'target'].includes(here.dataset?.mark) ? here.dataset.mark : ''
}"""
TABS = 400
"""More than a table has places to stop at."""


def tab_to(page: Page, wanted: set[str], random: Random, pick: float) -> None:
    """On to one of the things wanted; passing over some, so that not always the first is taken."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate(f"({FOCUSED})()") in wanted and random.random() < pick:
            return
    raise AssertionError(f"{wanted} can't be reached by keyboard")


@pytest.mark.parametrize("game", ["import-export", "maritime-silk-road"])
def test_a_whole_game_is_played_by_keyboard_alone(meet, serving: Serving, game: str) -> None:
    player = meet(serving)
    page = player.goto()
    player.table(
        {
            "game": game,
            "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}],
            "seed": 4,
            "pace": 0,
        }
    )
    random, picks = Random(4), 0
    while (state := awaited(page)) != "over":
        if state == "confirm":
            tab_to(page, {"confirm"}, random, 1)
            picks = 0
        else:
            targets = page.locator('[data-mark="target"]:visible').count()
            tab_to(page, {"target"} if targets else {"can", "choice"}, random, 0.5)
            picks += 1
            assert picks < 40, "many things picked and nothing to confirm"
        page.keyboard.press("Enter")
    expect(page.locator("[data-table]")).to_have_attribute("data-state", "over")
