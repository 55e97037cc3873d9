"""Playing a game as a person does who clicks what is marked, until the page says it is over."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

LIVE = '[data-mark="can"]:visible, [data-mark="target"]:visible'
CHOICE = '[data-act="choice"]:visible:not([aria-disabled]):not(:disabled)'
CONFIRM = '[data-act="confirm"]:not(:disabled)'
TABLE = "[data-table]"
STIRRED = """() => {
  const all = (found) => [...document.querySelectorAll(found)]
  const shown = (found) => all(found).some((e) => e.getClientRects().length)
  if (document.querySelector('[data-table][data-state="over"]')) return 'over'
  if (shown('[data-act="confirm"]:not(:disabled)')) return 'confirm'
  if (shown('[data-mark="can"], [data-mark="target"]')) return 'pick'
  if (shown('[data-act="choice"]:not([aria-disabled]):not(:disabled)')) return 'pick'
  return false
}"""
CLICKS = 40
"""More than any answer takes."""


def awaited(page: Page) -> str:
    """What there is to do: `pick`, `confirm`, or nothing any more: `over`."""
    return str(page.wait_for_function(STIRRED, polling=30).json_value())


def candidates(page: Page) -> list[Locator]:
    """Where a chosen thing can go comes before another thing."""
    for found in ('[data-mark="target"]:visible', LIVE, CHOICE):
        if there := page.locator(found).all():
            return there if found != LIVE else there + page.locator(CHOICE).all()
    return []


def answer(page: Page, random: Random) -> bool:
    """One answer by clicks; False if the game is over instead."""
    for _ in range(CLICKS):
        match awaited(page):
            case "over":
                return False
            case "confirm":
                page.locator(CONFIRM).first.click()
                return True
        there = candidates(page)
        if there:
            random.choice(there).click()
    raise AssertionError(f"{CLICKS} clicks and nothing to confirm")


def play(page: Page, seed: int, answers: int = 500) -> int:
    """Plays on to the end, or so many answers; how many it took."""
    random = Random(seed)
    for done in range(answers):
        if not answer(page, random):
            return done
    return answers
