"""Playing a game as a person does who clicks what is marked, until the page says it is over."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page

CONFIRM = '[data-act="confirm"]:not([aria-disabled]):not(:disabled)'
TARGET, CAN = '[data-mark="target"]', '[data-mark="can"]'
LIST = "[data-bar] .choices select"
"""Bids, and choices that are too many for buttons."""
STIRRED = f"""() => {{
  const all = (found) => [...document.querySelectorAll(found)]
  const shown = (found) => all(found).some((e) => e.getClientRects().length)
  if (window.__broken) return 'broken: ' + window.__broken
  if (document.querySelector('[data-table][data-state="over"]')) return 'over'
  if (shown('[data-bar][data-waiting]')) return false
  if (shown('{CONFIRM}')) return 'confirm'
  if (shown('{TARGET}, {CAN}, {LIST}')) return 'pick'
  return false
}}"""
POINT = """(thing) => {
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = thing.getBoundingClientRect()
  for (const [x, y] of [[0.5, 0.5], [0.5, 0.1], [0.1, 0.5], [0.9, 0.5], [0.5, 0.9],
    [0.03, 0.1], [0.97, 0.1], [0.03, 0.9], [0.97, 0.9], [0.25, 0.25], [0.75, 0.75]]) {
    const found = document.elementFromPoint(left + x * width, top + y * height)
    if (found?.closest('[data-mark]') === thing) return { x: left + x * width, y: top + y * height }
  }
}"""
"""Where on the screen a person would click it: a zone beside the things that lie in it. Nowhere
while something covers it."""
CANDIDATES = f"""() => {{
  const seen = (found) => [...document.querySelectorAll(found)].filter(
    (e) => e.getClientRects().length && e.checkVisibility({{ visibilityProperty: true }}))
  const targets = seen('{TARGET}')
  return targets.length ? targets : seen('{CAN}, {LIST}')
}}"""
"""Where a chosen thing can go comes before another thing."""
COUNT = f"() => ({CANDIDATES})().length"
CHOOSE = f"""(number) => {{
  const chosen = ({CANDIDATES})()[number]
  if (!chosen) return {{ gone: true }}
  if (chosen.tagName !== 'SELECT') return ({POINT})(chosen)
  const values = [...chosen.options].filter((e) => !e.disabled).map((e) => e.value)
  return {{ list: [...document.querySelectorAll('{LIST}')].indexOf(chosen), values }}
}}"""
TAKEN = "() => window.__broken || !document.querySelector('[data-bar][data-waiting]')"
"""The page has heard what came of the answer."""
CLICKS = 40
"""More than any answer takes."""


def awaited(page: Page) -> str:
    """What there is to do: `pick`, `confirm`, or nothing any more: `over`."""
    found = str(page.wait_for_function(STIRRED, polling=30).json_value())
    assert not found.startswith("broken"), found
    return found


def pick(page: Page, random: Random) -> None:
    """Clicks with the mouse on something that is marked, or takes something from a list."""
    chosen = random.randrange(page.evaluate(COUNT) or 1)  # a forced move may play itself meanwhile
    match page.wait_for_function(CHOOSE, arg=chosen).json_value():
        case {"list": number, "values": values}:
            page.locator(LIST).nth(number).select_option(random.choice(values))
        case {"x": x, "y": y}:
            page.mouse.click(x, y)


def click(there: Locator) -> None:
    """Clicks with the mouse where a person would."""
    at = there.page.wait_for_function(POINT, arg=there.element_handle()).json_value()
    there.page.mouse.click(at["x"], at["y"])


def answer(page: Page, random: Random) -> bool:
    """One answer by clicks, until it is taken; False if the game is over instead."""
    for _ in range(CLICKS):
        match awaited(page):
            case "over":
                return False
            case "confirm":
                page.locator(CONFIRM).click()
                page.wait_for_function(TAKEN, polling=30)
                return True
        pick(page, random)
    raise AssertionError(f"{CLICKS} clicks and nothing to confirm")


def play(page: Page, seed: int, answers: int = 500) -> int:
    """Plays on to the end, or so many answers; how many it took."""
    random = Random(seed)
    for done in range(answers):
        if not answer(page, random):
            return done
    return answers
